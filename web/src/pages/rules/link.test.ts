import { describe, expect, it } from "vitest";
import type { Agreed } from "../../lib/types";
import { addressOf, readAddress, USUAL_AGREED } from "./link";
import type { OptionEntry } from "./words";

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
  option("penalty", { values: ["none", "plus10"] }),
  option("jokers", { values: ["none"], least: -1000, most: 1000 }),
  option("length", { values: ["open"], counted: { holes: 10_000, points: 1_000_000 } }),
];
const PRESETS = ["six-card", "four-card"];
const agreed = (parts: Partial<Agreed> = {}): Agreed => ({ ...USUAL_AGREED, ...parts });
const read = (search: string) => readAddress(search, PRESETS, OPTIONS);

describe("a link to rules", () => {
  it("names only what differs, to be read by anybody", () => {
    expect(addressOf("six-card", {}, agreed())).toBe("/new?preset=six-card");
    expect(
      addressOf("four-card", { jokers: -2, length: "holes:12" }, agreed({ first_dealer: "cut", memory_aid: true }), true),
    ).toBe("/new?friends&preset=four-card&jokers=-2&length=holes:12&first_dealer=cut&memory_aid=true");
  });

  it("is read as it was written", () => {
    const options = { penalty: "plus10", jokers: -5, length: "points:250" };
    const parts = agreed({ first_dealer: "volunteer", memory_aid: true, ties: "hands" });
    const { search } = new URL(addressOf("four-card", options, parts, true), "http://localhost");
    expect(read(search)).toEqual({ preset: "four-card", options, agreed: parts, unknown: [] });
  });

  it.each([
    "preset=canasta",
    "penalti=plus10",
    "penalty=plus11",
    "penalty=",
    "jokers=1001",
    "jokers=-2.5",
    "jokers=",
    "length=holes:0",
    "length=holes:10001",
    "length=bogey:9",
    "first_dealer=me",
    "memory_aid=yes",
    "toString=1",
    "__proto__=1",
  ])("names %s as unknown and keeps the rest", (wrong) => {
    expect(read(`?preset=six-card&${wrong}&ties=hands&jokers=-2`)).toEqual({
      preset: "six-card",
      options: { jokers: -2 },
      agreed: agreed({ ties: "hands" }),
      unknown: [wrong],
    });
  });

  it("does not mind what a messenger hangs on to it", () => {
    expect(read("?friends&utm_source=chat&fbclid=1").unknown).toEqual([]);
  });

  it("cuts short what it repeats", () => {
    expect(read(`?penalty=${"x".repeat(5000)}`).unknown[0]).toHaveLength(60);
  });
});
