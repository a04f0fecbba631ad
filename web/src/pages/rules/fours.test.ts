import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { foursAgreedInWords, foursInWords, isIdleInFours, mootInFours, pageRules, USUAL_FOURS } from "./fours";
import { GUIDES } from "./guide";
import { addressOf, AGREED, gameOf, readAddress } from "./link";
import { pointsOf, pointsText, RANKS } from "./turnups";
import { plain, ruleLabel, ruleSentence, type OptionEntry, type PageRules, type RuleValue } from "./words";

const rules = (differences: Record<string, RuleValue> = {}): PageRules => ({ ...USUAL_FOURS, ...differences });

/** Every value of every option that the rules name (section 8 of the rules of All Fours), numbers by example. */
const WORDS = ["high", "low", "jack", "game"];
const ORDERS = WORDS.flatMap((a) =>
  WORDS.flatMap((b) => WORDS.flatMap((c) => WORDS.map((d) => [a, b, c, d]).filter((order) => new Set(order).size === 4))),
).map((order) => order.join("-"));
const VALUES: Record<string, RuleValue[]> = {
  players: [4, 2],
  target: [1, 7, 14, 31],
  packets: ["dealer_chooses", "threes", "ones"],
  turn_up_points: ["A:1,6:2,J:3", "A:1,2:2,J:3", "J:1", "none", "J:1,Q:2,K:3,A:4", "T:1000"],
  hang_jack: [1, 3, 6],
  game_points: [1, 2],
  game_tie: ["nobody", "non_dealer"],
  low_to: ["holder", "winner"],
  twos_toward_game: [0, 2],
  count_order: ORDERS,
  follow: ["follow_or_trump", "strict", "trump_only", "free"],
  void_must_trump: [false, true],
  undertrump: ["allowed", "banned"],
  down_to_trump: ["must_beat", "free"],
  give_at_match_point: [true, false],
  give_needs_trump: [false, true],
  pack_out: ["throw_in", "turn_last"],
  exposed: ["never", "callable"],
  blind_partners: [false, true],
};

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

describe.each(["en", "lv", "nl", "fi"] as const)("in %s", (language) => {
  beforeAll(() => speak(language));

  it("every value of every option is a sentence of its own, and has a label of its own", () => {
    expect(ORDERS).toHaveLength(24);
    expect(Object.keys(VALUES)).toEqual(Object.keys(USUAL_FOURS));
    for (const [option, values] of Object.entries(VALUES))
      for (const form of [undefined, "two"])
        for (const say of [ruleSentence, ruleLabel]) {
          const words = values.map((value) => plain(say(option, value, form)));
          expect(new Set(words).size, `${option}: ${words.join(" | ")}`).toBe(values.length);
          for (const word of words) expect(word).not.toMatch(/rule-|opt-|fours-|[{}]|undefined|^\s|\s$| {2}/);
        }
  });

  it("what is unusual carries a mark, and nothing else does", () => {
    for (const [option, values] of Object.entries(VALUES))
      for (const value of values.filter((one) => one !== USUAL_FOURS[option]))
        for (const form of [undefined, "two"])
          expect(ruleSentence(option, value, form), `${option}=${value}`).toMatch(/<b>.+<\/b>/s);
    for (const line of foursInWords(rules(), false)) for (const piece of line) expect(piece.marked).toBe(false);
  });

  it("speaks of no side where two play each for themselves", () => {
    const told = (of: PageRules) => foursInWords(of, false).flatMap((line) => line.map((piece) => piece.text)).join(" ");
    const sides = /\bsides?\b|\bpuse|\bpartij(en)?\b|\bpuol(i|en|elle|ella)\b/i;
    const two = told(rules({ players: 2, game_tie: "non_dealer", low_to: "winner" }));
    expect(told(rules())).toMatch(sides);
    // Whoever sits at the dealer's right sits there in Finnish with the same word.
    expect(two.replaceAll(/oikealla puolella(an)?/g, "")).not.toMatch(sides);
  });

  it("says what is agreed beside the rules", () => {
    for (const games of ["one", "best_of:3", "best_of:21", "first_to:1", "first_to:4", "first_to:21"]) {
      const told = foursAgreedInWords({ ...AGREED.allfours.usual, memory_aid: true, games }, rules());
      expect(told).toHaveLength(3);
      for (const sentence of told) expect(sentence).not.toMatch(/fours-|[{}]|undefined/);
    }
  });
});

describe("sentences in English", () => {
  beforeAll(() => speak("en"));

  it("say what is played in Trinidad, in brief", () => {
    expect(foursInWords(rules(), true).map((line) => line.map((piece) => piece.text).join(""))).toEqual([
      "Four play in two fixed partnerships; partners sit opposite each other.",
      "The dealer’s side scores at once for the card turned up: 1 for an ace, 2 for a six, 3 for a jack.",
      "On a plain lead, whoever holds the suit follows or trumps.",
      "The jack of trumps scores 1 for the side that takes it, but if the other side held it, it is hung and scores 3.",
      "The first side with 14 points or more wins the game.",
    ]);
  });

  it("count how many games win a match", () => {
    const games = (value: string) => foursAgreedInWords({ ...AGREED.allfours.usual, games: value }, rules())[2];
    expect(games("best_of:5")).toBe("The match is the best of 5 games: whoever first wins 3 has won it.");
    expect(games("first_to:4")).toBe("The match goes to whoever first wins 4 games.");
  });
});

describe("plurals", () => {
  it("are those of the language", async () => {
    const label = (n: number) => ruleLabel("target", n);
    await speak("lv");
    expect([1, 2, 11, 21, 31].map(label)).toEqual(["1 punkts", "2 punkti", "11 punktu", "21 punkts", "31 punkts"]);
    await speak("fi");
    expect([1, 2, 21].map(label)).toEqual(["1 piste", "2 pistettä", "21 pistettä"]);
    expect(plain(ruleSentence("turn_up_points", "A:1,6:2,K:3"))).toContain("ässästä 1, kuutosesta 2, kuninkaasta 3");
  });
});

describe("what makes no difference", () => {
  it("is said of blind partners where there are none, and of going higher where nobody has to", () => {
    const found = (differences: Record<string, RuleValue>) => mootInFours(rules(differences)).map((one) => one.option);
    expect(found({})).toEqual([]);
    expect(found({ players: 2 })).toEqual([]);
    expect(found({ players: 2, blind_partners: true })).toEqual(["blind_partners"]);
    expect(found({ down_to_trump: "free" })).toEqual(["down_to_trump"]);
    expect(found({ down_to_trump: "free", undertrump: "banned" })).toEqual([]);
  });

  it("every hint offers ways that settle it", () => {
    for (const differences of [{ players: 2, blind_partners: true }, { down_to_trump: "free" }] as Record<string, RuleValue>[])
      for (const fix of mootInFours(rules(differences))[0]!.fixes)
        expect(mootInFours(rules({ ...differences, [fix.option]: fix.value })), fix.option).toEqual([]);
  });

  it("hides no value that is refused beside another", () => {
    expect(isIdleInFours(rules({ follow: "free" }), "void_must_trump")).toBe(true);
    expect(isIdleInFours(rules({ follow: "free", void_must_trump: true }), "void_must_trump")).toBe(false);
    expect(isIdleInFours(rules({ follow: "free", undertrump: "banned" }), "undertrump")).toBe(false);
  });

  it("every option stands somewhere on the page once", () => {
    const { sections, more } = GUIDES.allfours;
    const shown = ["players", ...[...sections, ...more].flatMap(([, options]) => options)];
    expect(shown.toSorted()).toEqual(Object.keys(USUAL_FOURS).toSorted());
  });
});

describe("a table of points for the card turned up", () => {
  it("has one text, however it was written", () => {
    expect(pointsText({ J: 3, "6": 2, A: 1 })).toBe("A:1,6:2,J:3");
    expect(pointsText({ "2": 1, T: 1, A: 1, K: 0 })).toBe("A:1,T:1,2:1");
    expect(pointsText({})).toBe("none");
    expect(RANKS).toHaveLength(13);
  });

  it("is read as it was written", () => {
    for (const text of ["none", "A:1,6:2,J:3", "T:1000"]) expect(pointsText(pointsOf(text) ?? {})).toBe(text);
    for (const wrong of ["", "A", "A:0", "A:1001", "A:1,A:2", "10:1", "X:1", "a:1", "A:1.5", "A:1,"])
      expect(pointsOf(wrong), wrong).toBeNull();
  });

  it("is text on the page and a table for the server", () => {
    expect(pageRules({ players: 4, turn_up_points: { "6": 2, A: 1 } })).toEqual({ players: 4, turn_up_points: "A:1,6:2" });
  });
});

describe("a link to rules of All Fours", () => {
  const option = (name: string, more: Partial<OptionEntry>): OptionEntry => ({
    name,
    values: [],
    default: "",
    least: null,
    most: null,
    counted: {},
    ...more,
  });
  const OPTIONS = [
    option("players", { values: [4, 2] }),
    option("target", { least: 1, most: 1000 }),
    option("turn_up_points", { table: true }),
    option("void_must_trump", { values: [false, true] }),
  ];
  const read = (search: string) => readAddress(search, ["all-fours"], OPTIONS, "allfours");

  it("is read as it was written", () => {
    const options = { players: 2, target: 21, turn_up_points: "A:2,T:5", void_must_trump: true };
    const agreed = { first_dealer: "volunteer", memory_aid: true, ties: "shared", games: "best_of:5" } as const;
    const address = addressOf("all-fours", options, agreed, true, "allfours");
    expect(address).toBe(
      "/new?friends&preset=all-fours&players=2&target=21&turn_up_points=A:2,T:5&void_must_trump=true" +
        "&first_dealer=volunteer&memory_aid=true&games=best_of:5",
    );
    expect(read(new URL(address, "http://localhost").search)).toEqual({ preset: "all-fours", options, agreed, unknown: [] });
  });

  it("leaves out what is usual", () => {
    expect(addressOf("all-fours", {}, AGREED.allfours.usual, false, "allfours")).toBe("/new?preset=all-fours");
  });

  it.each(["games=best_of:4", "games=first_to:100", "games=best_of:0", "turn_up_points=A:0", "void_must_trump=yes", "ties=hands"])(
    "names %s as unknown",
    (wrong) => expect(read(`?game=allfours&preset=all-fours&${wrong}`).unknown).toEqual([wrong]),
  );

  it("knows its game by the preset, or by name", () => {
    const presets = { golf: ["six-card"], allfours: ["all-fours"] };
    expect(gameOf("?preset=all-fours", presets)).toBe("allfours");
    expect(gameOf("?game=allfours", presets)).toBe("allfours");
    expect(gameOf("?game=allfours&preset=six-card", presets)).toBe("golf");
    expect(gameOf("?game=bridge", presets)).toBe("golf");
    expect(gameOf("", presets)).toBe("golf");
  });
});
