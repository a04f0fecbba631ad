/** The expected values are those of the worked examples of the rules: seats S 0, E 1, N 2, W 3. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { spoken } from "../lib/cards";
import { speak, t } from "../lib/i18n.svelte";
import { chalkOf, handEnd, introOf, linesOf, nextDealer, titleOf, trickRows, type Line, type Sentence } from "./told";
import { seriesLine, sideName, sidesOf, totalsBefore, totalsOf, whoOf } from "./told-sides";
import { strokesOf } from "./told-tally";
import { capital, numberWord } from "./told-words";
import type { FoursTable, FoursView, Played, Score, ScoreKind, Side, Trick } from "./types";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const NAMES = ["Sal", "Eva", "Nils", "Wim"];

function score(what: ScoreKind, side: Side | null, points: number, more: Partial<Score> = {}): Score {
  return { what, side, points, card: null, holder: null, taker: null, game: [], ...more };
}

const dealt = (card: string, holder: number, taker: number) => ({ card, holder, taker });

interface Given {
  scored: Score[];
  before?: [number, number];
  you?: number | null;
  players?: number;
  rules?: Record<string, string | number>;
  view?: Partial<FoursView>;
}

function laid({ scored, before = [0, 0], you = 0, players = 4, rules = {}, view = {} }: Given) {
  const points = [0, 1].map((side) => scored.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0));
  const totals = points.map((now, side) => now + (before[side] as number));
  const winner = totals.findIndex((total) => total >= 14);
  const full = {
    dealer: 3,
    eldest: 0,
    seats: players,
    turn_ups: ["9h"],
    trump: "h",
    tricks: [0],
    thrown_in: false,
    over: true,
    target: 14,
    all_tricks: [],
    winner: winner < 0 ? null : winner,
    points,
    totals,
    scored,
    ...view,
  } as unknown as FoursView;
  const table = {
    you,
    seats: NAMES.slice(0, players).map((name) => ({ name })),
    rules: { hang_jack: 3, low_to: "holder", ...rules },
    match: { totals: before, length: "points:14" },
    view: full,
    series: null,
  } as unknown as FoursTable;
  return { table, view: full };
}

const words = ({ message, args }: Sentence) => spoken(t(message, args));

/** A told line as one string: what, whose, how much, why. */
function told(given: Given): string[] {
  const { table, view } = laid(given);
  return linesOf(table, view).map((line: Line) => {
    const side = line.side === null ? "nobody" : sideName(table, line.side);
    return `${line.title} | ${side} ${line.points} | ${words(line.why)}${line.wins ? ", game" : ""}`;
  });
}

function title(given: Given): string {
  const { table, view } = laid(given);
  return capital(words(titleOf(table, view, numberWord)));
}

/** “A hand. Dealer W, turn-up 9h, S stands.” */
const HAND: Score[] = [
  score("high", 0, 1, dealt("Ah", 0, 0)),
  score("low", 1, 1, dealt("2h", 1, 0)),
  score("jack", 0, 1, dealt("Jh", 2, 2)),
  score("game", 0, 1, { game: [33, 19] }),
];
/** The same points, none of them scored. */
const unscored = (given: Score): Score => ({ ...given, side: null, points: 0 });

describe("the hand of the worked example", () => {
  it("is told to S point by point", () => {
    expect(told({ scored: HAND })).toEqual([
      "high | Us 1 | The highest trump in play was dealt to you, and took its trick",
      "low | Them 1 | Dealt to Eva; you took it, but it counts for who held it",
      "jack | Us 1 | Nils held the jack and took it home",
      "game | Us 1 | 33 against 19 in the cards taken",
    ]);
    expect(title({ scored: HAND })).toBe("Three for us, one for them");
  });

  it("is told to the other side from theirs", () => {
    expect(told({ scored: HAND, you: 1 }).slice(0, 2)).toEqual([
      "high | Them 1 | The highest trump in play was dealt to Sal, and took its trick",
      "low | Us 1 | Dealt to you; Sal took it, but it counts for who held it",
    ]);
    expect(title({ scored: HAND, you: 3 })).toBe("One for us, three for them");
  });

  it("is told to an onlooker with the players' names", () => {
    expect(told({ scored: HAND, you: null }).slice(1, 2)).toEqual([
      "low | Eva & Wim 1 | Dealt to Eva; Sal took it, but it counts for who held it",
    ]);
    expect(title({ scored: HAND, you: null })).toBe("Three for Sal and Nils, one for Eva and Wim");
  });

  it("names its trumps and the card turned up, and S deals next", () => {
    const { table, view } = laid({ scored: HAND });
    expect(introOf(table, view).map(words)).toEqual(["Hearts were trumps.", "Turned up: 9 of hearts"]);
    expect(nextDealer(view)).toBe(0);
  });

  it("counts low for who takes it where that is agreed", () => {
    const scored = [HAND[0], score("low", 0, 1, dealt("2h", 1, 0))] as Score[];
    expect(told({ scored, rules: { low_to: "winner" } })[1]).toBe(
      "low | Us 1 | Dealt to Eva; you took it, and it counts for who takes it",
    );
  });
});

describe("the order of the count decides", () => {
  it("13 and 13: high ends the game, and nothing else is counted", () => {
    const scored = [HAND[0] as Score, ...HAND.slice(1).map(unscored)];
    expect(told({ scored, before: [13, 13] })).toEqual([
      "high | Us 1 | The highest trump in play was dealt to you, and took its trick, game",
      "low | nobody 0 | Not counted: the game was won before",
      "jack | nobody 0 | Not counted: the game was won before",
      "game | nobody 0 | Not counted: the game was won before",
    ]);
    expect(title({ scored, before: [13, 13] })).toBe("We win the game, 14 to 13");
  });

  it("12 and 13: low wins for E and W before the jack", () => {
    const scored = [HAND[0] as Score, HAND[1] as Score, ...HAND.slice(2).map(unscored)];
    expect(told({ scored, before: [12, 13] }).map((line) => line.split(" | ").slice(0, 2).join(" "))).toEqual([
      "high Us 1",
      "low Them 1",
      "jack nobody 0",
      "game nobody 0",
    ]);
    const { table, view } = laid({ scored, before: [12, 13] });
    expect(linesOf(table, view).map((line) => line.wins)).toEqual([false, true, false, false]);
    expect(title({ scored, before: [12, 13] })).toBe("They win the game, 14 to 13");
    expect(totalsBefore(view)).toEqual([12, 13]);
    expect(totalsOf(table)).toEqual([13, 14]);
  });
});

describe("the jack", () => {
  const jack = (given: Score, more: Partial<Given> = {}) => told({ scored: [HAND[0] as Score, given], ...more })[1];

  // “Th Jh Qh 3h to N, 13, and N has hung E's jack: 3.”
  it("of E, taken by N, is hung: 3", () => {
    const given = score("hang_jack", 0, 3, dealt("Jh", 1, 2));
    expect(jack(given)).toBe("hang_jack | Us 3 | Nils took Eva’s jack: 3 in place of 1");
    expect(jack(given, { you: 1 })).toBe("hang_jack | Them 3 | Nils took your jack: 3 in place of 1");
    expect(jack(given, { you: 2 })).toBe("hang_jack | Us 3 | You took Eva’s jack: 3 in place of 1");
    const { table, view } = laid({ scored: [given] });
    expect(linesOf(table, view)[0]?.hang).toBe(true);
  });

  it("counts 6 hung, where that is agreed", () =>
    expect(jack(score("hang_jack", 0, 6, dealt("Jh", 1, 2)), { rules: { hang_jack: 6 } })).toContain("6 in place of 1"));

  it("is only lost where a hung one is worth no more", () => {
    const given = score("hang_jack", 0, 1, dealt("Jh", 1, 2));
    expect(jack(given, { rules: { hang_jack: 1 } })).toBe("jack | Us 1 | Nils took Eva’s jack");
    const { table, view } = laid({ scored: [given], rules: { hang_jack: 1 } });
    expect(linesOf(table, view)[0]?.hang).toBe(false);
  });

  // “Qh 3h Jh 4h to S, 3, and the jack came from the partner: 1.”
  it("that came from the partner counts 1", () =>
    expect(jack(score("jack", 0, 1, dealt("Jh", 2, 0)))).toBe("jack | Us 1 | Nils held the jack; you took it home"));

  it("that was not dealt is nobody's", () =>
    expect(jack(score("jack", null, 0))).toBe("jack | nobody 0 | The jack of trumps was not dealt"));

  it("that was turned up was not dealt", () =>
    expect(jack(score("jack", null, 0), { view: { turn_ups: ["Jh"] } })).toContain("was turned up, not dealt"));

  it("hung after the game was won is no moment", () => {
    const given = score("hang_jack", null, 0, dealt("Jh", 1, 2));
    const { table, view } = laid({ scored: [HAND[0] as Score, given], before: [13, 0] });
    expect(linesOf(table, view)[1]).toMatchObject({ title: "hang_jack", hang: false, side: null });
  });
});

describe("game", () => {
  const game = (given: Score, more: Partial<Given> = {}) => told({ scored: [HAND[0] as Score, given], ...more })[1];

  it("with equal counts is nobody's", () =>
    expect(game(score("game", null, 0, { game: [26, 26] }))).toBe("game | nobody 0 | 26 each: nobody scores"));
  it("with nothing taken on either side is a tie too", () =>
    expect(game(score("game", null, 0, { game: [0, 0] }))).toBe("game | nobody 0 | 0 each: nobody scores"));
  it("goes to the side that did not deal where that is agreed", () =>
    expect(game(score("game", 0, 1, { game: [26, 26] }))).toBe(
      "game | Us 1 | 26 each: it goes to the side that did not deal",
    ));
  it("is worth two where that is agreed, the winner's count first", () =>
    expect(game(score("game", 1, 2, { game: [19, 33] }))).toBe("game | Them 2 | 33 against 19 in the cards taken"));
  it("in a tie after the game was won says that it was won", () =>
    expect(game(score("game", null, 0, { game: [26, 26] }), { before: [13, 0] })).toContain("the game was won before"));
});

describe("low", () => {
  const low = (holder: number, taker: number) =>
    told({ scored: [HAND[0] as Score, score("low", (holder % 2) as Side, 1, dealt("2h", holder, taker))] })[1];

  it("taken by the partner needs no explanation", () =>
    expect(low(1, 3)).toBe("low | Them 1 | Dealt to Eva; Wim took it"));
  it("taken by its holder names one player", () =>
    expect(low(2, 2)).toBe("low | Us 1 | The lowest trump in play was dealt to Nils, who took it too"));
});

describe("trumps in play", () => {
  it("a single one is high and low", () => {
    const scored = [score("high", 1, 1, dealt("7h", 3, 3)), score("low", 1, 1, dealt("7h", 3, 3)), score("jack", null, 0)];
    expect(told({ scored })[1]).toBe("low | Them 1 | The only trump in play, dealt to Wim, is the lowest as well");
    expect(told({ scored })[2]).toContain("The jack of trumps was not dealt");
  });
  it("without any there is no high, low or jack", () => {
    const scored = [score("high", null, 0), score("low", null, 0), score("jack", null, 0)];
    expect(told({ scored })).toEqual(["high", "low", "jack"].map((what) => `${what} | nobody 0 | No trump was dealt`));
    expect(title({ scored })).toBe("Nobody scores");
  });
});

describe("the deal", () => {
  // “6c, beg, give | D 2, O 1”
  it("tells what was turned up and given before the count", () => {
    const scored = [score("turn_up", 1, 2, { card: "6c" }), score("gift", 0, 1), score("high", 0, 1, dealt("Ac", 0, 0))];
    expect(told({ scored }).slice(0, 2)).toEqual([
      "turn_up | Them 2 | Wim turned it up as dealer",
      "gift | Us 1 | You begged, and Wim gave you one",
    ]);
    expect(told({ scored, you: 3 })[1]).toBe("gift | Them 1 | Sal begged, and you gave one");
    expect(told({ scored, you: 1 })[1]).toBe("gift | Them 1 | Sal begged, and Wim gave one");
  });

  // “Ah, beg, run, 6h, 9d | D 1+2”
  it("tells each card turned up, in order", () => {
    const scored = [score("turn_up", 1, 1, { card: "Ah" }), score("turn_up", 1, 2, { card: "6h" })];
    const view = { turn_ups: ["Ah", "6h", "9d"], trump: "d" as const };
    expect(told({ scored, view }).map((line) => line.split(" | ")[1])).toEqual(["Them 1", "Them 2"]);
    const given = laid({ scored, view });
    expect(introOf(given.table, given.view).map(words)).toEqual([
      "Diamonds were trumps.",
      "Turned up: ace of hearts, 6 of hearts, 9 of diamonds",
    ]);
  });

  // “Jh, beg, run, 6h, Ah | D 3+2+1 | 1 card left: thrown in, same dealer, 6 kept”
  it("that used up the pack is thrown in, the same dealer deals again, and 6 stand", () => {
    const scored = ["Jh", "6h", "Ah"].map((card, k) => score("turn_up", 1, 3 - k, { card }));
    const view = { turn_ups: ["Jh", "6h", "Ah"], trump: null, tricks: [], thrown_in: true };
    const given = laid({ scored, view });
    expect(handEnd(given.view)).toBe("thrown_in");
    expect(title({ scored, view })).toBe("The hand is thrown in");
    expect(introOf(given.table, given.view).map(words).slice(0, 2)).toEqual([
      "The pack ran out before another suit came up; Wim deals again.",
      "The points for the cards turned up stand.",
    ]);
    expect(given.view.points).toEqual([0, 6]);
    expect(nextDealer(given.view)).toBe(3);
  });

  // “two players: 5c, beg, run, 9c, 2c, Kc, 7c, Tc | none | thrown in”
  it("of two that was thrown in without a point says nothing of points", () => {
    const view = { turn_ups: ["5c", "9c"], trump: null, tricks: [], thrown_in: true, dealer: 1 };
    const given = laid({ scored: [], players: 2, view });
    expect(introOf(given.table, given.view).map(words)[0]).toContain("Eva deals again.");
    expect(introOf(given.table, given.view)).toHaveLength(2);
    expect(linesOf(given.table, given.view)).toEqual([]);
  });

  it("that kicks a side out ends the hand", () => {
    const scored = [score("turn_up", 1, 3, { card: "Jh" })];
    const given = laid({ scored, before: [13, 11], view: { tricks: [], trump: null, turn_ups: ["Jh"] } });
    expect(handEnd(given.view)).toBe("kicked");
    expect(told({ scored, before: [13, 11] })).toEqual(["turn_up | Them 3 | Wim turned it up as dealer, game"]);
    expect(words(titleOf(given.table, given.view, numberWord))).toBe("They win the game, 14 to 13");
    expect(words(introOf(given.table, given.view)[0] as Sentence)).toContain("The card turned up won the game");
  });

  // “O at 13: Kc, beg, give | O 1 | O win”
  it("in which the gift wins ends the hand", () => {
    const scored = [score("gift", 0, 1)];
    const given = laid({ scored, before: [13, 5], view: { tricks: [], trump: "c", turn_ups: ["Kc"] } });
    expect(handEnd(given.view)).toBe("gift");
    expect(told({ scored, before: [13, 5] })).toEqual(["gift | Us 1 | You begged, and Wim gave you one, game"]);
    expect(words(titleOf(given.table, given.view, numberWord))).toBe("We win the game, 14 to 5");
    expect(words(introOf(given.table, given.view)[0] as Sentence)).toContain("The point given won the game");
  });
});

describe("sides", () => {
  const four = (you: number | null) => laid({ scored: [], you }).table;
  const two = (you: number | null) => laid({ scored: [], you, players: 2 }).table;

  it("stand the reader's own first", () => expect([0, 1, 2, 3, null].map((you) => sidesOf(four(you))[0])).toEqual([0, 1, 0, 1, 0]));
  it("are us and them for four who sit, names for all others", () => {
    expect([0, 1].map((side) => sideName(four(2), side as Side))).toEqual(["Us", "Them"]);
    expect([0, 1].map((side) => sideName(four(null), side as Side))).toEqual(["Sal & Nils", "Eva & Wim"]);
    expect([0, 1].map((side) => sideName(two(1), side as Side))).toEqual(["Sal", "You"]);
    expect([0, 1].map((side) => sideName(two(null), side as Side))).toEqual(["Sal", "Eva"]);
  });
  it("of two are told by name", () => {
    const given = { scored: [score("high", 1, 1, dealt("Ah", 1, 1))], players: 2 };
    expect(whoOf(laid(given).table, 0)).toBe("you");
    expect(title(given)).toBe("Nothing for you, one for Eva");
    expect(title({ ...given, you: 1, before: [0, 13] })).toBe("You win the game, 14 to 0");
    expect(title({ ...given, before: [0, 13] })).toBe("Eva wins the game, 14 to 0");
  });
  it("have won games of a series", () => {
    const series = { games: "best_of:3", needed: 2, won: [1, 0], finished: [], winner: null };
    expect(seriesLine({ you: 0, series })).toBe("Best of three: 1 – 0");
    expect(seriesLine({ you: 1, series })).toBe("Best of three: 0 – 1");
    expect(seriesLine({ you: 0, series: { ...series, games: "first_to:4" } })).toBe("First to four games: 1 – 0");
    expect(seriesLine({ you: 0, series: { ...series, games: "best_of:9" } })).toBe("Best of 9: 1 – 0");
    expect(seriesLine({ you: 0, series: null })).toBe("");
  });
});

describe("the chalk list of a game", () => {
  it("adds up hand by hand, with the reasons of each side", () => {
    const holes = [
      { dealer: 3, scores: [3, 1], thrown_in: false, told: HAND },
      { dealer: 0, scores: [6, 0], thrown_in: true, told: [score("turn_up", 0, 3), score("turn_up", 0, 2), score("turn_up", 0, 1)] },
      { dealer: 0, scores: [0, 3], thrown_in: false, told: [unscored(HAND[0] as Score), score("hang_jack", 1, 3)] },
    ];
    const rows = chalkOf({ rules: { hang_jack: 3 } }, { holes });
    expect(rows.map((row) => row.totals)).toEqual([[3, 1], [9, 1], [9, 4]]);
    expect(rows[0]?.reasons.map((side) => side.map((one) => one.title))).toEqual([["high", "jack", "game"], ["low"]]);
    expect(rows[1]?.reasons).toEqual([[{ title: "turn_up", points: 6 }], []]);
    expect(rows[1]).toMatchObject({ number: 2, dealer: 0, thrownIn: true, points: [6, 0] });
    expect(rows[2]?.reasons).toEqual([[], [{ title: "hang_jack", points: 3 }]]);
    expect(chalkOf({ rules: { hang_jack: 1 } }, { holes })[2]?.reasons[1]?.[0]?.title).toBe("jack");
  });
});

describe("the tricks", () => {
  const trick = (leader: number, cards: string, taker: number, worth: number): Trick => ({
    plays: cards.split(" ").map((card, k): Played => ({ seat: (leader + k) % 4, card })),
    taker,
    worth,
  });

  // “2  W 6s  S 3s  E Qs  N As    N  6”
  it("stand seat by seat, with leader, taker and worth", () => {
    const { view } = laid({ scored: [], view: { all_tricks: [trick(3, "6s 3s Qs As", 2, 6)] } });
    expect(trickRows(view)).toEqual([{ cards: ["3s", "Qs", "As", "6s"], leader: 3, taker: 2, worth: 6 }]);
  });
});

describe("the tally", () => {
  const across = (points: number) => strokesOf(points).strokes.filter((stroke) => stroke.path.endsWith("l34-14")).length;

  it("has a stroke for each point, every fifth across", () => {
    for (const points of [0, 1, 4, 5, 9, 14, 31]) {
      expect(strokesOf(points).strokes).toHaveLength(points);
      expect(across(points)).toBe(Math.floor(points / 5));
    }
  });
  it("goes on below after twenty", () => {
    expect(strokesOf(20).rows).toBe(1);
    expect(strokesOf(21).rows).toBe(2);
    expect(strokesOf(21).strokes.at(-1)).toMatchObject({ x: 0, y: 32 });
  });
  it("grows wider with every point of a line", () => {
    const widths = Array.from({ length: 20 }, (_, k) => strokesOf(k).width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });
});

describe.each(["en", "lv", "nl", "fi"] as const)("in %s", (language) => {
  beforeAll(() => speak(language));

  it("a told hand leaves nothing unsaid and shows no making", () => {
    for (const you of [0, 1, 2, 3, null]) {
      const scored = [score("turn_up", 1, 2, { card: "6c" }), score("gift", 0, 1), ...HAND, score("hang_jack", 0, 3, dealt("Jh", 1, 2))];
      for (const line of [...told({ scored, you }), title({ scored, you }), title({ scored, you, before: [13, 0] })])
        expect(line).not.toMatch(/[{}]|fours-|undefined|^\s|\s{2}/);
    }
  });
});
