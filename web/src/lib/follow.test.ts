import { describe, expect, it } from "vitest";
import { backOff, canBeTakenBack, countActs, judge, keyOfCell, nextStep, ring, sortOut } from "./follow";
import type { GameEvent } from "./types";

const event = (type: GameEvent["type"]): GameEvent => ({ type, seat: 0, cells: [], cards: [], out: null, detail: null });
const bots = (n: number) => Array.from({ length: n }, () => ({ bot: true }));
const people = (n: number) => Array.from({ length: n }, () => ({ bot: false }));

describe("judge", () => {
  it("plays the next version", () => expect(judge(7, { since: 7, version: 8 })).toBe("play"));
  it("jumps over a gap", () => expect(judge(7, { since: 8, version: 9 })).toBe("jump"));
  it("ignores what is older", () => expect(judge(7, { since: 5, version: 6 })).toBe("ignore"));
  it("refreshes the version it has", () => expect(judge(7, { since: 6, version: 7 })).toBe("refresh"));
  it("shows the first table it hears", () => expect(judge(null, { since: 0, version: 3 })).toBe("jump"));
  it("plays a backlog that begins where the page was", () => expect(judge(7, { since: 7, version: 12 })).toBe("play"));
});

describe("countActs", () => {
  it("counts a swap that ends the hole as one act", () =>
    expect(countActs([event("swap"), event("last_turns"), event("reveal"), event("over")])).toBe(1));
  it("counts a reshuffle with its draw as one act", () => expect(countActs([event("reshuffle"), event("draw")])).toBe(1));
  it("counts a backlog act by act", () => expect(countActs([event("draw"), event("discard"), event("draw")])).toBe(3));
});

describe("nextStep", () => {
  it("shows a person's act at once", () => expect(nextStep(people(1), 10, 600, 0)).toEqual({ do: "show" }));
  it("lets flying cards land first", () => expect(nextStep(people(1), 10, 600, 120)).toEqual({ do: "wait", ms: 120 }));
  it("keeps the pace of bots", () => expect(nextStep(bots(6), 200, 600, 0)).toEqual({ do: "wait", ms: 400 }));
  it("lets a deal end before a bot acts", () =>
    expect(nextStep(bots(1), 600, 600, 350)).toEqual({ do: "wait", ms: 350 }));
  it("shows a bot's act when its time has come", () => expect(nextStep(bots(6), 600, 600, 0)).toEqual({ do: "show" }));
  it("does not count bots that wait for their pace as being behind", () =>
    expect(nextStep(bots(14), 600, 600, 0)).toEqual({ do: "show" }));
  it("finishes at once when more than three acts of people wait", () =>
    expect(nextStep(people(4), 0, 600, 0)).toEqual({ do: "flush" }));
  it("still tells three", () => expect(nextStep(people(3), 900, 600, 0)).toEqual({ do: "show" }));
  it("finishes at once when bots are wanted at once", () => expect(nextStep(bots(4), 0, 0, 0)).toEqual({ do: "flush" }));
});

describe("ring", () => {
  it("begins at the reader's left", () => expect(ring(4, 2)).toEqual([3, 0, 1]));
  it("shows an onlooker everybody", () => expect(ring(3, null)).toEqual([0, 1, 2]));
});

describe("sortOut", () => {
  it("sorts the words of the wire", () => {
    const choices = sortOut(["swap 1", "swap 10", "discard", "clear 1 4", "clear 2 5"]);
    expect([...choices.swap]).toEqual([1, 10]);
    expect(choices.discard).toBe(true);
    expect(choices.draw).toBe(false);
    expect(choices.clear).toEqual([
      [1, 4],
      [2, 5],
    ]);
  });
  it("knows when there is nothing to do", () => expect(sortOut([]).any).toBe(false));
});

it("names ten cells by ten keys", () =>
  expect(Array.from({ length: 10 }, (_, i) => keyOfCell(i + 1)).join("")).toBe("1234567890"));

it("takes back only what showed nothing hidden", () => {
  expect(["take", "put back"].every(canBeTakenBack)).toBe(true);
  expect(["draw", "swap 3", "discard", "knock", "keep", "turn 2", "clear 1 4", "deal"].some(canBeTakenBack)).toBe(false);
});

it("waits longer between attempts, four seconds at most", () => {
  expect([0, 1, 2, 3, 4, 9].map((n) => backOff(n, 1))).toEqual([250, 500, 1000, 2000, 4000, 4000]);
  expect(backOff(0, 0)).toBe(200);
});
