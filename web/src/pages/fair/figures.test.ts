import { describe, expect, it } from "vitest";
import { verdictOf, type Spread } from "./figures";

const spread = (chance: number | null): Spread => ({
  counts: { c: 1, d: 1, h: 1, s: 1 },
  expected: 1,
  chi_square: 0,
  freedom: 3,
  chance,
});

describe("what a chance means", () => {
  it.each([
    [null, "fair-too-few", { count: 20 }],
    [1, "fair-usual", { n: 100 }],
    [0.05, "fair-usual", { n: 5 }],
    [0.0499, "fair-rare", { n: 50 }],
    [0.001, "fair-rare", { n: 1 }],
    [0.00099, "fair-strange", {}],
    [0, "fair-strange", {}],
  ])("%s is %s", (chance, message, args) => expect(verdictOf(spread(chance))).toEqual([message, args]));
});
