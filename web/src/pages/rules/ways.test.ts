import { describe, expect, it } from "vitest";
import { ApiError } from "../../lib/api";
import { clashOf, differences, waysOut, type Clash, type KnownForm } from "./ways";
import { USUAL, type PageRules as Rules, type RuleValue } from "./words";

/* Some of the server's refusals; the real server stands in for these in the browser tests. */
const refuse = (first: string, second: string) =>
  new ApiError(400, "refused-combination", "", { options: [first, second], layout: "2x3" });

async function ask(rules: Rules): Promise<ApiError | null> {
  if (rules.start_columns !== "free" && !String(rules.start).startsWith("up")) return refuse("start_columns", "start");
  const isHand = rules.layout === "hand4";
  if (isHand && rules.start !== "open") return refuse("layout", "start");
  if (isHand && rules.place !== "face_down") return refuse("layout", "place");
  if (isHand && rules.block !== "none") return refuse("layout", "block");
  if (!isHand && rules.start === "open") return refuse("start", "layout");
  if (rules.place === "face_down" && rules.end !== "knock_last_turn") return refuse("place", "end");
  return null;
}

const six = { ...USUAL, preset: "six-card" } as Rules;
const hand = { ...six, layout: "hand4", start: "open", place: "face_down", end: "knock_last_turn" } as Rules;
const presets = [
  { id: "six-card", rules: six },
  { id: "four-in-hand", rules: hand },
] satisfies KnownForm[];
const VALUES: Record<string, RuleValue[]> = {
  layout: ["2x3", "2x2", "hand4"],
  start: ["up2", "up3", "peek2_any", "open"],
  start_columns: ["free", "same"],
  place: ["face_up", "face_down"],
  end: ["up_last_turn", "up_now", "knock_last_turn"],
};

async function ways(changes: Record<string, RuleValue>, last: string | null, from = six) {
  const rules = { ...from, ...changes } as Rules;
  const clash = clashOf(await ask(rules)) as Clash;
  return waysOut(rules, clash, last, {
    ask,
    valuesOf: (option) => VALUES[option] ?? [],
    presets,
    base: from,
    good: last === null ? null : from,
  });
}

describe("ways out of a clash", () => {
  it("change the other rule first, then take back the last change", async () => {
    expect(await ways({ place: "face_down" }, "place")).toEqual([
      { changes: { end: "knock_last_turn" } },
      { changes: { place: "face_up" } },
    ]);
  });

  it("offer the whole form where no one change lets the last choice stay", async () => {
    expect(await ways({ layout: "hand4" }, "layout")).toEqual([
      { changes: { start: "open", place: "face_down", end: "knock_last_turn" }, preset: "four-in-hand" },
      { changes: { layout: "2x3" } },
    ]);
  });

  it("keep what the house has changed, where it can stand", async () => {
    const house = { ...six, penalty: "plus10", block: "others_plus_10" } as Rules;
    const rules = { ...house, layout: "hand4" } as Rules;
    const [first] = await waysOut(rules, ["layout", "start"], "layout", {
      ask,
      valuesOf: () => [],
      presets,
      base: six,
      good: house,
    });
    const after = { ...rules, ...first?.changes } as Rules;
    expect(differences(after, hand)).toEqual({ penalty: "plus10" });
    expect(await ask(after)).toBeNull();
  });

  it("are there for rules that came by a link", async () => {
    const found = await ways({ start: "open" }, null);
    expect(found[0]?.preset).toBe("four-in-hand");
    expect(found.slice(1)).toEqual(["up2", "up3", "peek2_any"].map((start) => ({ changes: { start } })));
  });

  it("settle one thing at a time where more than two rules are at odds", async () => {
    const found = await ways({ place: "face_down", start: "peek2_any", start_columns: "same" }, null);
    expect(found.filter((way) => !way.preset)).toEqual([
      { changes: { start_columns: "free" } },
      { changes: { start: "up2" } },
      { changes: { start: "up3" } },
    ]);
  });

  it("are all agreed to by whoever is asked", async () => {
    for (const changes of [{ layout: "hand4" }, { start: "open" }, { place: "face_down" }] as Record<string, RuleValue>[])
      for (const way of await ways(changes, null))
        expect(await ask({ ...six, ...changes, ...way.changes } as Rules)).toBeNull();
  });
});
