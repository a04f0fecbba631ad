import { beforeAll, describe, expect, it, vi } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import type { Rules } from "../../lib/types";
import {
  agreedInWords,
  clashReason,
  deckCount,
  isIdle,
  isMemoryGame,
  moot,
  plain,
  ruleSentence,
  rulesInWords,
  signed,
  USUAL,
  type RuleValue,
} from "./words";

type Differences = Record<string, RuleValue>;

const rules = (differences: Differences = {}) => ({ ...USUAL, ...differences }) as Rules;
const reasons = (differences: Differences) =>
  moot(rules(differences)).map(({ option, reason }) => `${option}: ${reason}`);

describe("house rules that make no difference", () => {
  it("plain six-card Golf has none", () => {
    expect(moot(rules())).toEqual([]);
  });

  it("last turns are idle where the hole ends at once", () => {
    expect(reasons({ end: "up_now", last_turn_draw: "stock_only" })).toEqual(["last_turn_draw: moot-no-last-turns"]);
  });

  it("a shared lowest score is idle without a penalty", () => {
    expect(reasons({ tie: "penalised" })).toEqual(["tie: moot-no-penalty"]);
    expect(reasons({ tie: "penalised", penalty: "plus10" })).toEqual([]);
  });

  it("negative pairs need something below zero", () => {
    expect(reasons({ negative_pairs: "keep" })).toEqual(["negative_pairs: moot-nothing-below-zero"]);
    for (const below of [{ values: "twos" }, { jokers: -2 }, { bonus: "one_eyed_jacks" }] as Differences[])
      expect(reasons({ negative_pairs: "keep", ...below })).toEqual([]);
  });

  it("every hint offers a way out that settles it", () => {
    for (const differences of [
      { end: "up_now", last_turn_reveal: "before" },
      { tie: "penalised" },
      { jokers_count: 2 },
      { values: "twos", bonus: "twos" },
      { match: "none", block: "others_plus_10" },
      { match: "line_diagonal" },
    ] as Differences[]) {
      const [found] = moot(rules(differences));
      for (const fix of found!.fixes)
        expect(moot(rules({ ...differences, [fix.option]: fix.value })), fix.option).toEqual([]);
    }
  });
});

describe("decks", () => {
  it("follow the table of the rule", () => {
    const counts = (decks: string, layout = "2x3") =>
      [2, 3, 4, 5, 6, 7, 8].map((seats) => deckCount(rules({ decks, layout }), seats));
    expect(counts("from_four")).toEqual([1, 1, 2, 2, 2, 2, 3]);
    expect(counts("from_five")).toEqual([1, 1, 1, 2, 2, 2, 2]);
    expect(counts("two_or_more")).toEqual([2, 2, 2, 2, 3, 3, 3]);
    expect(counts("by_threes")).toEqual([1, 1, 2, 2, 2, 3, 3]);
  });

  it("are one more where the pack would be too small", () => {
    expect(deckCount(rules({ decks: "from_eight", layout: "2x5" }), 5)).toBe(2);
  });
});

const HAND: Differences = {
  layout: "hand4",
  match: "anywhere",
  start: "open",
  place: "face_down",
  end: "knock_last_turn",
  remove_cancelled: "off",
};

describe("sentences", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
  });

  const told = (differences: Differences, brief = false) =>
    rulesInWords(rules(differences), brief)
      .map((line) => line.map((piece) => piece.text).join(""))
      .join(" ");

  it("are those of the layout where it has its own", () => {
    expect(plain(ruleSentence("match", "line", "2x2"))).toMatch(/^Two equal cards in a column or in a row cancel/);
    expect(plain(ruleSentence("match", "line", "3x3"))).toMatch(/^Equal cards that fill a column or a row/);
    expect(plain(ruleSentence("length", "holes:7", "2x2"))).toBe("The match is 7 holes.");
  });

  it("do not speak of columns where the cards are in the hand", () => {
    expect(told(HAND)).not.toMatch(/column|row|face up|turned up|put cancelled/);
    expect(told(HAND)).toContain("Any two equal cards in the hand cancel");
  });

  it("say what cancels also where diagonals were chosen that are not there", () => {
    expect(told({ match: "line_diagonal" })).toContain("only a square has one");
  });

  it("do not speak of columns of cards that are not turned up", () => {
    expect(told({ start: "peek2_any" })).not.toContain("first cards turned up");
    expect(told({ start: "up3" })).toContain("The first cards turned up may lie in any column.");
  });

  it("say what equal means once, and not where nothing cancels", () => {
    expect(told({}).match(/Equal means/g)).toHaveLength(1);
    expect(told({ match: "none" })).not.toContain("Equal means");
  });

  it("of the agreement speak of the memory only where something is to be remembered", () => {
    const agreed = { first_dealer: "cut", memory_aid: true, ties: "hands" } as const;
    expect(agreedInWords(agreed, rules())).toHaveLength(2);
    expect(agreedInWords(agreed, rules({ start: "peek2_any" }))).toHaveLength(3);
  });

  it("give the reason that fits the values", () => {
    const pair = ["start_columns", "start"] as const;
    expect(clashReason(pair, rules({ start_columns: "same", start: "up3" }))).toMatch(/column of two/);
    expect(clashReason(pair, rules({ start_columns: "same", start: "peek2_any" }))).toMatch(/^Nothing is turned up/);
  });
});

describe("nothing is left to choose", () => {
  it("of columns in the hand, but what cannot stand is shown", () => {
    expect(isIdle(rules(HAND), "remove_cancelled")).toBe(true);
    expect(isIdle(rules({ ...HAND, remove_cancelled: "optional" }), "remove_cancelled")).toBe(false);
  });

  it("of last turns where the hole ends at once", () => {
    expect(isIdle(rules({ end: "up_now" }), "last_turn_draw")).toBe(true);
    expect(isIdle(rules(), "last_turn_draw")).toBe(false);
  });
});

it("there is something to remember where cards are peeked at or laid face down", () => {
  const games = [{}, { start: "peek2_any" }, { place: "face_down" }, HAND];
  expect(games.map((differences) => isMemoryGame(rules(differences)))).toEqual([false, true, true, false]);
});

it("a number has a true minus sign", () => {
  expect([signed(-2), signed(0), signed(10)]).toEqual(["−2", "0", "10"]);
});

it("a sentence without marks has no tags", () => {
  expect(plain("The hole <b>ends at once</b>.")).toBe("The hole ends at once.");
});
