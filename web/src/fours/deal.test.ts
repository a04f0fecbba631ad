import { describe, expect, it } from "vitest";
import { boundBy, fanOrder, hangOf, howPlayed, placeOf, rowLength, sortOut, suitInQuestion, tricksOf, whyNot } from "./deal";
import type { FoursTable, FoursView, Trick } from "./types";

const plays = (...cards: string[]) => cards.map((card, seat) => ({ seat, card }));

function trick(taker: number | null, ...cards: string[]): Trick {
  return { plays: plays(...cards), taker, worth: 0 };
}

/** A table at which the reader, seat 0, plays to this trick with these cards. */
function table(cards: string[], lies: Trick, rules: Record<string, unknown> = {}, more: Partial<FoursView> = {}): FoursTable {
  const hand = { cards, exposed: [], called: null };
  const view = { phase: "play", to_act: 0, trump: "h", hands: [hand], trick: lies, over: false, ...more };
  return { you: 0, seats: [{}, {}, {}, {}], rules: { follow: "follow_or_trump", undertrump: "allowed", ...rules }, view } as unknown as FoursTable;
}

describe("the seats (1.4)", () => {
  it("the next to act sits at the right, the partner opposite", () =>
    expect([1, 2, 3].map((seat) => placeOf(seat, 4, 0))).toEqual(["e", "n", "w"]));
  it("from every seat", () => expect([0, 1, 2].map((seat) => placeOf(seat, 4, 3))).toEqual(["e", "n", "w"]));
  it("two sit opposite each other", () => expect(placeOf(0, 2, 1)).toBe("n"));
  it("an onlooker stands behind seat 0", () => expect(placeOf(0, 4, null)).toBe("s"));
});

describe("the fan", () => {
  const hand = ["Kh", "2d", "As", "Qh", "Tc", "9d"];
  it("has trumps in front, in each suit from the ace down", () =>
    expect(fanOrder(hand, "d")).toEqual(["As", "Kh", "Qh", "Tc", "9d", "2d"]));
  it("changes its colours from suit to suit", () => {
    const red = (suit: string) => "hd".includes(suit);
    for (const trump of "cdhs") {
      const suits = fanOrder(["2c", "2d", "2h", "2s"], trump).map((card) => card.slice(-1));
      expect(suits[3]).toBe(trump);
      expect(suits.slice(0, 3).filter((suit, k) => k > 0 && red(suit) === red(suits[k - 1] as string)).length).toBeLessThan(2);
    }
  });
  it("keeps what may not be seen at the end", () => expect(fanOrder(["??", "2c", "??"], null)).toEqual(["2c", "??", "??"]));
  it("is one row of six, two of up to six, three of up to seven", () => {
    const rows = (count: number) => [rowLength(count), Math.ceil(count / rowLength(count))];
    expect([6, 9, 12, 15, 21].map(rows)).toEqual([
      [6, 1],
      [5, 2],
      [6, 2],
      [5, 3],
      [7, 3],
    ]);
  });
});

it("sorts the words of the wire", () => {
  const choices = sortOut(["stand", "beg", "packet 1", "play Jh", "play As", "expose Jh", "call Td"]);
  expect([...choices.words]).toEqual(["stand", "beg", "packet 1"]);
  expect([...choices.play]).toEqual(["Jh", "As"]);
  expect([...choices.expose]).toEqual(["Jh"]);
  expect([...choices.call]).toEqual(["Td"]);
});

it("asks about the suit that was turned up last, until trumps are fixed", () => {
  expect(suitInQuestion({ trump: null, turn_ups: ["9h", "6c"] })).toBe("c");
  expect(suitInQuestion({ trump: "d", turn_ups: ["9h", "6d"] })).toBe("d");
  expect(suitInQuestion({ trump: null, turn_ups: [] })).toBe(null);
});

describe("what binds the player", () => {
  const bound = (cards: string[], legal: string[], lies: Trick, rules = {}, more = {}) =>
    boundBy(table(cards, lies, rules, more), cards, new Set(legal));
  it("any card may be led (4.2)", () => expect(bound(["2c", "Ah"], ["2c", "Ah"], trick(null))).toBe("lead"));
  it("a trump is led: play one (4.3)", () => expect(bound(["2c", "Jh"], ["Jh"], trick(3, "3h"))).toBe("trump-led"));
  it("without one anything goes (4.3)", () => expect(bound(["2c", "3d"], ["2c", "3d"], trick(3, "3h"))).toBe("trump-led-void"));
  it("follow or trump (4.4)", () => expect(bound(["2c", "3d", "4h"], ["2c", "4h"], trick(3, "9c"))).toBe("follow-or-trump"));
  it("void plays anything (4.4)", () => expect(bound(["3d", "4h"], ["3d", "4h"], trick(3, "9c"))).toBe("void"));
  it("strict (4.5)", () => expect(bound(["2c", "4h"], ["2c"], trick(3, "9c"), { follow: "strict" })).toBe("follow"));
  it("a plain lead binds nobody (4.6)", () =>
    expect(bound(["2c", "3d", "4h"], ["2c", "3d", "4h"], trick(3, "9c"), { follow: "trump_only" })).toBe("free"));
  it("void must trump (4.7)", () =>
    expect(bound(["3d", "4h"], ["4h"], trick(3, "9c"), { void_must_trump: true })).toBe("void-must-trump"));
  it("a called card comes first (4.13)", () => {
    const hands = [{ cards: ["2c", "9c", "4h"], exposed: ["9c"], called: "9c" }];
    expect(bound(["2c", "9c", "4h"], ["9c"], trick(null), {}, { hands })).toBe("called");
  });
  it("a lower trump (4.8)", () => {
    const lies = trick(1, "9c", "Th");
    const at = table(["2c", "4h", "3d"], lies, { undertrump: "banned" });
    expect(whyNot(at, "4h", new Set(["2c"]))).toBe("under");
    expect(whyNot(at, "3d", new Set(["2c"]))).toBe("follow");
    expect(whyNot(at, "2c", new Set(["2c"]))).toBe(null);
  });
  it("says when it is somebody else's turn, and when trumps are not fixed", () => {
    expect(whyNot(table(["2c"], trick(null), {}, { to_act: 2 }), "2c", new Set())).toBe("not-turn");
    expect(whyNot(table(["2c"], trick(null), {}, { phase: "stand" }), "2c", new Set())).toBe("no-trump");
  });
});

describe("hang jack (1.8)", () => {
  it("the other side's jack is taken", () =>
    expect(hangOf(trick(2, "Th", "Jh", "Qh", "3h"), "h", 4)).toEqual({ jack: "Jh", loser: 1, taker: 2, by: "Qh" }));
  it("not the partner's (10.1)", () => expect(hangOf(trick(0, "Qh", "3h", "Jh", "4h"), "h", 4)).toBe(null));
  it("not a plain jack", () => expect(hangOf(trick(2, "Ts", "Js", "Qs", "3s"), "h", 4)).toBe(null));
  it("not before the trick is finished", () => expect(hangOf(trick(2, "Th", "Jh", "Qh"), "h", 4)).toBe(null));
  it("of two players the other one loses it (6.1)", () => expect(hangOf(trick(1, "Jh", "Qh"), "h", 2)?.loser).toBe(0));
});

it("says how a card was played", () => {
  const how = (...cards: string[]) => howPlayed(plays(...cards), "h");
  expect(how("9c")).toBe("led");
  expect(how("9c", "2c")).toBe("followed");
  expect(how("9c", "2h")).toBe("trumped");
  expect(how("9c", "2h", "3h")).toBe("overtrumped");
  expect(how("9c", "2d")).toBe("threw");
  expect(how("9h", "2h")).toBe("followed");
});

it("counts the tricks of a hand (4.2)", () => {
  const hands = (...counts: number[]) => counts.map((count) => ({ cards: Array.from({ length: count }, () => "??") }));
  const view = (more: object) => ({ tricks: [], trick: trick(null), over: false, ...more }) as unknown as FoursView;
  expect(tricksOf(view({ hands: hands(12, 12, 12, 12) }))).toBe(12);
  expect(tricksOf(view({ hands: hands(4, 3, 3, 4), tricks: [1, 1], trick: { plays: [{ seat: 1 }, { seat: 2 }], taker: 1 } }))).toBe(6);
  expect(tricksOf(view({ hands: hands(0, 0, 0, 0), tricks: [1, 1, 0, 2, 1, 3], over: true }))).toBe(6);
});
