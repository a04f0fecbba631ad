import { beforeAll, describe, expect, it, vi } from "vitest";
import { spoken } from "../lib/cards";
import { speak } from "../lib/i18n.svelte";
import type { Entry } from "../lib/tell";
import { countActs, remember, restOf } from "./game";
import { addToLog, cardInTrick, countsOf, lineOf, promptOf, whereAmI, whyNoGift } from "./tell";
import type { FoursEvent, FoursTable, FoursView, Score } from "./types";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

function event(type: FoursEvent["type"], more: Partial<FoursEvent> = {}): FoursEvent {
  return { type, seat: null, cards: [], detail: null, score: null, ...more };
}

function score(what: Score["what"], side: Score["side"], points: number, more: Partial<Score> = {}): FoursEvent {
  return event("score", { score: { what, side, points, card: null, holder: null, taker: null, game: [], ...more } });
}

const play = (seat: number, card: string) => event("play", { seat, cards: [card] });
const taken = (seat: number, ...cards: string[]) => event("trick", { seat, cards });
const hand = (...cards: string[]) => ({ cards, exposed: [] as string[], called: null as string | null });
const backs = (count: number) => hand(...Array.from({ length: count }, () => "??"));

const view = {
  game: "allfours",
  seat: 0,
  seats: 4,
  dealer: 3,
  eldest: 0,
  phase: "stand",
  to_act: 0,
  packet: 3,
  hands: [hand("Ac", "4c", "Ah"), backs(3), backs(3), backs(3)],
  blind: false,
  turn_ups: ["9h"],
  trump: null,
  trick: { plays: [], taker: null, worth: 0 },
  last: null,
  tricks: [],
  game_counts: [],
  totals: [9, 11],
  target: 14,
  scored: [],
  legal: ["stand", "beg"],
  over: false,
} as unknown as FoursView;

const table = {
  you: 0,
  seats: [{ name: "Mara" }, { name: "Keisha" }, { name: "Marlon" }, { name: "Asha" }],
  match: { hole: 7 },
  rules: { twos_toward_game: 0, follow: "follow_or_trump", undertrump: "allowed" },
  agreed: { memory_aid: false },
  view,
} as unknown as FoursTable;

const at = (more: Partial<FoursView>, other: object = {}) => ({ ...table, ...other, view: { ...view, ...more } }) as FoursTable;
const said = (log: readonly Entry[], of: FoursTable = table) => log.map((line) => spoken(lineOf(line, of)));
const tell = (events: FoursEvent[], of: FoursTable = table) => said(addToLog([], events, null, of), of);

const FIRST = [play(0, "Kc"), play(1, "4c"), play(2, "2h"), play(3, "3c"), taken(2, "Kc", "4c", "2h", "3c")];
const SECOND = [play(2, "As"), play(3, "5s"), play(0, "Ts"), play(1, "7s"), taken(2, "As", "5s", "Ts", "7s")];

describe.each(["en", "lv", "nl", "fi"] as const)("in %s", (language) => {
  beforeAll(() => speak(language));
  const events = [
    event("packet", { seat: 3, detail: "3" }),
    event("turn_up", { seat: 3, cards: ["6h"] }),
    score("turn_up", 1, 2, { card: "6h" }),
    event("beg", { seat: 0 }),
    event("stand", { seat: 1 }),
    event("give", { seat: 3 }),
    event("run", { seat: 3 }),
    event("trump", { detail: "d" }),
    event("look"),
    event("expose", { seat: 1, cards: ["As"] }),
    event("call", { seat: 2, cards: ["As"] }),
    play(0, "Td"),
    play(1, "Jd"),
    play(2, "Qd"),
    play(3, "2s"),
    taken(2, "Td", "Jd", "Qd", "2s"),
    score("high", 0, 1, { card: "Qd" }),
    score("low", 0, 1, { card: "Td" }),
    score("hang_jack", 0, 3, { card: "Jd" }),
    score("game", null, 0, { game: [4, 4] }),
    event("thrown_in"),
    event("over", { detail: "0" }),
  ];
  it("every line of the log has words, for a reader and for an onlooker, of four players and of two", () => {
    const two = at({}, { seats: table.seats.slice(0, 2) });
    for (const of of [table, at({}, { you: null }), two]) {
      const seats = of.seats.length;
      const lines = tell(events.map((one) => (one.seat === null ? one : { ...one, seat: one.seat % seats })), of);
      expect(lines.length).toBeGreaterThan(15);
      for (const line of lines) expect(line).not.toMatch(/fours-|[{}]|undefined/);
    }
  });
  it("everything asked and told of the table has words", () => {
    const lines = [
      ...(["packet", "stand", "answer", "play"] as const).flatMap((phase) =>
        [0, 1].flatMap((to_act) => [promptOf(at({ phase, to_act }), at({ phase, to_act }).view as FoursView), ...whereAmI(at({ phase, to_act, trump: "d" }))]),
      ),
      whyNoGift(at({ phase: "answer", legal: ["run"] }), at({ phase: "answer", legal: ["run"] }).view as FoursView),
    ];
    for (const line of lines) expect(spoken(line)).not.toMatch(/fours-|[{}]|undefined/);
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("tells the deal, what it scored and for whom (3.2, 3.6, 3.7)", () => {
    expect(tell([event("deal"), event("turn_up", { seat: 3, cards: ["6h"] }), score("turn_up", 1, 2, { card: "6h" })])).toEqual([
      "Asha turned up 6 of hearts: 2 for them",
    ]);
    expect(tell([event("turn_up", { seat: 2, cards: ["9h"] })])).toEqual(["Marlon turned up 9 of hearts"]);
    expect(tell([event("give", { seat: 3 }), score("gift", 0, 1), event("trump", { detail: "h" })])).toEqual([
      "Asha gave one: 1 for us",
      "Hearts are trumps",
    ]);
    const run = [event("run", { seat: 3 }), event("deal"), event("turn_up", { seat: 3, cards: ["Jh"] }), score("turn_up", 1, 3)];
    expect(tell([...run, event("trump", { detail: "d" })])).toEqual([
      "Asha ran the pack",
      "Asha turned up jack of hearts: 3 for them",
      "Diamonds are trumps",
    ]);
  });

  it("tells each card by what it did, and the trick", () =>
    expect(tell([event("trump", { detail: "h" }), ...FIRST])).toEqual([
      "Hearts are trumps",
      "You led king of clubs",
      "Keisha followed with 4 of clubs",
      "Marlon trumped with 2 of hearts",
      "Asha followed with 3 of clubs",
      "Marlon took the trick: 3 toward game",
    ]));

  it("names a jack that is hung, and whose it was", () => {
    const lines = tell([event("trump", { detail: "h" }), play(0, "Th"), play(1, "Jh"), play(2, "Qh"), play(3, "3h"), taken(2, "Th", "Jh", "Qh", "3h")]);
    expect(lines).toContain("Marlon took Keisha’s jack of hearts with queen of hearts: hang jack");
    expect(lines.at(-1)).toBe("Marlon took the trick: 13 toward game");
  });

  it("forgets the cards of tricks that may not be looked at any more (4.15)", () => {
    const log = addToLog([], [event("trump", { detail: "h" }), ...FIRST, ...SECOND], null, table);
    expect(said(log)).toContain("Marlon trumped with 2 of hearts");
    const later = addToLog(log, [play(2, "9d")], { ...view, trump: "h", tricks: [2, 2] } as FoursView, table);
    expect(said(later)).toEqual([
      "Hearts are trumps",
      "Marlon took trick 1",
      "Marlon led ace of spades",
      "Asha followed with 5 of spades",
      "You followed with 10 of spades",
      "Keisha followed with 7 of spades",
      "Marlon took the trick: 14 toward game",
      "Marlon led 9 of diamonds",
    ]);
    expect(JSON.stringify(later)).not.toContain("Kc");
  });

  it("keeps them where the players have agreed on a running count", () => {
    const aided = at({}, { agreed: { memory_aid: true } });
    const lines = tell([event("trump", { detail: "h" }), ...FIRST, ...SECOND, play(2, "9d")], aided);
    expect(lines).toContain("Marlon took the trick: 3 toward game");
    expect(lines).toContain("Marlon trumped with 2 of hearts");
  });

  it("counts twos where they count (5.5)", () => {
    const twos = at({}, { rules: { twos_toward_game: 2 } });
    expect(tell([event("trump", { detail: "h" }), ...FIRST], twos).at(-1)).toBe("Marlon took the trick: 5 toward game");
  });

  it("tells the own cards once trumps are fixed, where partners were blind (3.12)", () =>
    expect(tell([event("stand", { seat: 0 }), event("trump", { detail: "h" }), event("deal", { cards: ["Ah", "2c"] })]).at(-1)).toBe(
      "Trumps are fixed: you see your cards, ace of hearts, 2 of clubs",
    ));

  it("asks in full sentences", () => {
    const ask = (more: Partial<FoursView>) => spoken(promptOf(at(more), at(more).view as FoursView));
    expect(ask({})).toBe("Play with hearts as trumps?");
    expect(ask({ phase: "answer", eldest: 3, dealer: 0 })).toBe("Asha begs. Give one point, or run the pack?");
    const led = { phase: "play", trump: "h", trick: { plays: [{ seat: 3, card: "9c" }], taker: 3, worth: 0 } } as Partial<FoursView>;
    expect(ask({ ...led, hands: [hand("2c", "3d", "4h")], legal: ["play 2c", "play 4h"] })).toBe("Clubs were led: follow, or trump");
    expect(ask({ ...led, to_act: 1 })).toBe("Keisha is to play");
  });

  it("says why the dealer may not give (3.6)", () => {
    const asked = { phase: "answer", dealer: 0, eldest: 1, legal: ["run"] } as Partial<FoursView>;
    const why = (rules: object, cards: string[]) => {
      const now = at({ ...asked, hands: [hand(...cards)] }, { rules });
      return whyNoGift(now, now.view as FoursView);
    };
    expect(why({ give_needs_trump: true }, ["2c"])).toBe("You may not give: you hold none of hearts.");
    expect(why({ give_at_match_point: false }, ["2h"])).toBe("You may not give: that point would win them the game.");
    expect(whyNoGift(at({ ...asked, legal: ["give", "run"] }), { ...view, ...asked, legal: ["give", "run"] } as FoursView)).toBe("");
  });

  it("names the card that takes the trick, so far or for good", () => {
    const trick = { plays: [{ seat: 3, card: "Kc" }], taker: 3, worth: 3 };
    expect(cardInTrick(table, trick, 3, "Kc", false)).toBe("Asha: king of clubs, takes the trick so far");
    expect(cardInTrick(table, { ...trick, taker: 0 }, 0, "Ac", true)).toBe("Yours: ace of clubs, takes the trick");
  });

  it("counts toward game only where the table counts while playing", () => {
    const counted = at({ game_counts: [14, 3], trump: "h" });
    expect(countsOf(counted, counted.view as FoursView)).toBe("Toward game: 14 for us, 3 for them");
    expect(countsOf(table, view)).toBe("");
    const over = at({ game_counts: [14, 3], trump: "h", over: true });
    expect(countsOf(over, over.view as FoursView)).toBe("");
  });

  it("tells where I am", () =>
    expect(whereAmI(at({ phase: "play", trump: "h", trick: { plays: [{ seat: 3, card: "9c" }], taker: 3, worth: 0 }, legal: ["play Ac", "play 4c"], hands: [hand("Ac", "4c", "3d"), backs(3), backs(3), backs(2)] })).join(" ")).toBe(
      "Hand 7, 14 points win. Us 9, Them 11. Asha deals. Turned up: 9 of hearts. Hearts are trumps. It is your turn. " +
        "Trick 1 of 3: Asha: 9 of clubs. Asha takes it so far. Clubs were led: follow, or trump. " +
        "Your cards: ace of clubs, 4 of clubs, 3 of diamonds. You may play: ace of clubs, 4 of clubs. You have no trick yet. " +
        "Keisha: 3 cards, no trick. Marlon, your partner: 3 cards, no trick. Asha: 2 cards, no trick.",
    ));
});

describe("acts", () => {
  it("a run is one act, and so is the last card of a hand", () => {
    expect(countActs([event("run", { seat: 3 }), event("deal"), event("turn_up"), event("deal"), event("turn_up"), event("trump")])).toBe(1);
    expect(countActs([play(0, "2c"), taken(1, "2c"), score("high", 0, 1), event("over")])).toBe(1);
  });
  it("the deal of a hand is one, and a backlog is counted act by act", () => {
    expect(countActs([event("deal"), event("turn_up")])).toBe(1);
    expect(countActs([event("packet", { seat: 3 }), event("deal"), event("turn_up"), event("stand", { seat: 0 }), play(0, "2c")])).toBe(3);
  });
  it("a finished trick lies there for a moment at every pace, a jack that is hung longer", () => {
    expect(restOf(0, false)).toBeGreaterThan(0);
    expect(restOf(1200, false)).toBeGreaterThan(restOf(0, false));
    for (const pace of [0, 600, 1200]) expect(restOf(pace, true)).toBeGreaterThan(restOf(pace, false));
  });
  it("only the last trick and the present one are shown again (4.15), for an onlooker too", () => {
    const watch = (tricks: number) => at({ tricks: Array.from({ length: tricks }, () => 0), to_act: 1 }, { you: null });
    let round = null;
    for (let trick = 0; trick < 5; trick += 1)
      for (let card = 0; card < 4; card += 1) {
        const after = watch(card === 3 ? trick + 1 : trick);
        round = remember(round, watch(trick), { events: [play(card, "2c")], table: after, bot: true });
        const from = round?.from.view as FoursView;
        expect(from.tricks.length).toBeGreaterThanOrEqual(after.view!.tricks.length - 1);
        expect(round?.acts.length).toBeGreaterThan(0);
      }
  });
});
