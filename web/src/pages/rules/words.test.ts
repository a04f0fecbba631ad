import { describe, expect, it } from "vitest";
import type { Rules } from "../../lib/types";
import { deckCount, moot, plain, signed, USUAL } from "./words";

type Differences = Record<string, string | number>;

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

it("a number has a true minus sign", () => {
  expect([signed(-2), signed(0), signed(10)]).toEqual(["−2", "0", "10"]);
});

it("a sentence without marks has no tags", () => {
  expect(plain("The hole <b>ends at once</b>.")).toBe("The hole ends at once.");
});
