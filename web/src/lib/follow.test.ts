import { describe, expect, it } from "vitest";
import {
  backOff,
  canBeTakenBack,
  countActs,
  isLookable,
  judge,
  keyOfCell,
  nextStep,
  ring,
  sortOut,
  takeLooks,
} from "./follow";
import type { GameEvent, View } from "./types";

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

describe("takeLooks", () => {
  const look = { ...event("peek"), seat: 2, cells: [4], cards: ["Qd"] };
  it("parts the card from what is kept", () => {
    const found = takeLooks([event("draw"), look], 3);
    expect(found.looks).toEqual([{ hole: 3, seat: 2, cell: 4, card: "Qd" }]);
    expect(JSON.stringify(found.events)).not.toContain("Qd");
    expect(found.events.map((one) => one.type)).toEqual(["draw", "peek"]);
  });
  it("finds none in somebody else's look", () =>
    expect(takeLooks([{ ...look, cards: ["??"] }], 3).looks).toEqual([]));
});

describe("isLookable", () => {
  const view = (cell: string, known: number[]) =>
    ({ layouts: [{ cells: ["??", cell], known }] }) as unknown as View;
  const look = { hole: 2, seat: 0, cell: 2, card: "Qd" };
  it("lets a card be seen that lies as it lay", () => expect(isLookable(look, view("??", [2]), 2)).toBe(true));
  it("not in another hole, not once it is face up, not before the page has come so far", () => {
    expect(isLookable(look, view("??", [2]), 3)).toBe(false);
    expect(isLookable(look, view("9s", []), 2)).toBe(false);
    expect(isLookable(look, view("??", [1]), 2)).toBe(false);
    expect(isLookable(look, null, 2)).toBe(false);
  });
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
  expect(["draw", "swap 3", "peek 2", "discard", "knock", "keep", "turn 2", "clear 1 4", "deal"].some(canBeTakenBack)).toBe(false);
});

it("waits longer between attempts, four seconds at most", () => {
  expect([0, 1, 2, 3, 4, 9].map((n) => backOff(n, 1))).toEqual([250, 500, 1000, 2000, 4000, 4000]);
  expect(backOff(0, 0)).toBe(200);
});

describe("nextStep, where something has to lie there to be seen", () => {
  const hurried = (...rests: boolean[]) => rests.map((rest) => ({ bot: true, rests: rest }));
  it("passes over what comes before it, and shows it", () =>
    expect(nextStep(hurried(false, false, true, false), 0, 0, 0)).toEqual({ do: "pass", count: 2 }));
  it("lets lie what lies there already, however much waits", () =>
    expect(nextStep(hurried(false, false, true, false), 0, 0, 500)).toEqual({ do: "wait", ms: 500 }));
  it("finishes at once where there is nothing of the kind", () =>
    expect(nextStep(hurried(false, false, false, false), 0, 0, 0)).toEqual({ do: "flush" }));
});
