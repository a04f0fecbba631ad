/** What is told of a hand that is over: its points one by one, in the order in which they were scored, and why. */

import { mark, strong } from "../lib/cards";
import type { Args } from "../lib/i18n.svelte";
import type { CardText, Seat } from "../lib/types";
import { isYou, nameOf, person, sideNames, sidesOf, totalsBefore, whoOf } from "./told-sides";
import type { FoursMatch, FoursTable, FoursView, Score, ScoreKind, Side } from "./types";

/** A sentence, still without a language. */
export interface Sentence {
  message: string;
  args: Args;
}

export interface Line {
  what: ScoreKind;
  /** What it is called: a jack that was lost is hung only where that is worth more than a jack. */
  title: ScoreKind;
  /** Null where nobody scores. */
  side: Side | null;
  points: number;
  card: CardText | null;
  /** For game, what each side's tricks count, by side. */
  game: number[];
  why: Sentence;
  /** Whether its side has won the game by it. */
  wins: boolean;
  /** The great moment of the hand. */
  hang: boolean;
}

/** How a hand ended: played and counted, won by the card turned up or by the gift, or thrown in. */
export type HandEnd = "counted" | "kicked" | "gift" | "thrown_in";

const JACK = "J";

/** How the hand on the table ended. */
export function handEnd(view: FoursView): HandEnd {
  if (view.thrown_in) return "thrown_in";
  if (view.tricks.length > 0) return "counted";
  return view.scored.at(-1)?.what === "gift" ? "gift" : "kicked";
}

/** Every point of a hand that is over, in order, with its reason; what was not scored says why. */
export function linesOf(table: FoursTable, view: FoursView): Line[] {
  const totals = totalsBefore(view);
  let won = totals.some((total) => total >= view.target);
  return view.scored.map((score) => {
    const isLate = won;
    if (score.side !== null) totals[score.side] = (totals[score.side] ?? 0) + score.points;
    const wins = !isLate && score.side !== null && (totals[score.side] ?? 0) >= view.target;
    won ||= wins;
    const hangs = score.what === "hang_jack" && Number(table.rules["hang_jack"]) > 1;
    return {
      what: score.what,
      title: score.what === "hang_jack" && !hangs ? "jack" : score.what,
      side: score.side,
      points: score.points,
      card: score.card,
      game: score.game,
      why: isLate && isThere(score) ? plain("fours-told-late") : whyOf(table, view, score),
      wins,
      hang: hangs && score.side !== null,
    };
  });
}

function plain(message: string, args: Args = {}): Sentence {
  return { message, args };
}

/** Whether there was anything to score: a card that was dealt, or the tricks. */
function isThere({ what, card }: Score): boolean {
  return what === "game" || card !== null;
}

function whyOf(table: FoursTable, view: FoursView, score: Score): Sentence {
  if (score.what === "turn_up") return plain("fours-told-turn-up", person(table, view.dealer));
  if (score.what === "gift") return giftOf(table, view);
  if (score.what === "game") return gameOf(score);
  if (score.card === null || score.holder === null || score.taker === null) return nothingOf(view, score);
  if (score.what === "high") return plain("fours-told-high", person(table, score.holder));
  if (score.what === "low") return lowOf(table, view, score.card, score.holder, score.taker);
  return jackOf(table, score, score.holder, score.taker);
}

function giftOf(table: FoursTable, view: FoursView): Sentence {
  const you = table.you === view.dealer ? "dealer" : table.you === view.eldest ? "eldest" : "no";
  const [dealer, eldest] = [view.dealer, view.eldest].map((seat) => strong(nameOf(table, seat)));
  return plain("fours-told-gift", { you, dealer: dealer as string, eldest: eldest as string });
}

function nothingOf(view: FoursView, { what }: Score): Sentence {
  const high = view.scored.find((score) => score.what === "high");
  if (what !== "jack" || high?.card === null) return plain("fours-told-no-trump");
  const wasTurned = view.trump !== null && view.turn_ups.includes(JACK + view.trump);
  return plain(wasTurned ? "fours-told-jack-turned" : "fours-told-no-jack");
}

function two(table: FoursTable, holder: Seat, taker: Seat): Args {
  return {
    held: isYou(table, holder),
    took: isYou(table, taker),
    holder: strong(nameOf(table, holder)),
    taker: strong(nameOf(table, taker)),
  };
}

function lowOf(table: FoursTable, view: FoursView, card: CardText, holder: Seat, taker: Seat): Sentence {
  const isOnly = view.scored.some((score) => score.what === "high" && score.card === card);
  if (isOnly) return plain("fours-told-low-only", person(table, holder));
  if (holder === taker) return plain("fours-told-low-kept", person(table, holder));
  const rule = String(table.rules["low_to"] ?? "holder");
  const counts = holder % 2 === taker % 2 ? "side" : rule;
  return plain("fours-told-low-moved", { ...two(table, holder, taker), counts });
}

function jackOf(table: FoursTable, score: Score, holder: Seat, taker: Seat): Sentence {
  if (holder === taker) return plain("fours-told-jack-kept", person(table, holder));
  if (holder % 2 === taker % 2) return plain("fours-told-jack-saved", two(table, holder, taker));
  const more = score.points > 1 ? "yes" : "no";
  return plain("fours-told-jack-hung", { ...two(table, holder, taker), more, points: score.points });
}

function gameOf({ side, game }: Score): Sentence {
  const [first, second] = [game[0] ?? 0, game[1] ?? 0];
  if (first === second) return plain(side === null ? "fours-told-game-tie" : "fours-told-game-other", { each: first });
  return plain("fours-told-game", { own: Math.max(first, second), other: Math.min(first, second) });
}

/** The numbers up to nine are written in words. */
export function numberKey(points: number): Args {
  return { n: points <= 9 ? `n${points}` : "more", points };
}

/** The title of a hand once it has been told: who has won the game by it, or what each side has scored. */
export function titleOf(table: FoursTable, view: FoursView, number: (points: number) => string): Sentence {
  if (view.winner !== null) return wonBy(table, view.winner, view.totals, "fours-told-won");
  if (view.thrown_in) return plain("fours-told-thrown-in");
  const sides = sidesOf(table);
  const [own, other] = sides.map((side) => view.points[side] ?? 0) as [number, number];
  if (own === 0 && other === 0) return plain("fours-told-nothing");
  const points = { own: number(own), other: number(other) };
  const who = whoOf(table, sides[0]);
  if (who === "us") return plain("fours-told-points", points);
  const [first, second] = sides.map((side) => sideNames(table, side)) as [string, string];
  return plain("fours-told-points-names", { ...points, mine: who === "you" ? "yes" : "no", first, second });
}

/** Who has won a game or a match, and with how many against how many. */
export function wonBy(table: FoursTable, side: Side, totals: readonly number[], message: string): Sentence {
  return plain(message, {
    who: whoOf(table, side),
    names: sideNames(table, side),
    points: totals[side] ?? 0,
    other: totals[1 - side] ?? 0,
  });
}

const SUITS = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" } as const;

/** What stands under the title: how the hand ended, the trumps, the cards turned up. */
export function introOf(table: FoursTable, view: FoursView): Sentence[] {
  const found: Sentence[] = [];
  const end = handEnd(view);
  if (end === "thrown_in") found.push(plain("fours-told-pack-out", person(table, view.dealer)));
  if (end === "thrown_in" && view.scored.length > 0) found.push(plain("fours-told-points-stand"));
  if (end === "kicked" || end === "gift") found.push(plain(`fours-told-end-${end}`));
  if (end === "counted" && view.trump !== null) found.push(plain("fours-told-trumps", { suit: SUITS[view.trump] }));
  found.push(plain("fours-told-turned", { cards: view.turn_ups.map(mark).join(" ") }));
  return found;
}

/** Who deals next: after a hand that was thrown in the same dealer once more. */
export function nextDealer(view: FoursView): Seat {
  return view.thrown_in ? view.dealer : view.eldest;
}

/** One hand in the list of a game. */
export interface ChalkHand {
  /** From 1. */
  number: number;
  dealer: Seat;
  thrownIn: boolean;
  /** By side. */
  points: number[];
  /** By side, what they were scored for, each with its amount; several cards turned up are one. */
  reasons: { title: ScoreKind; points: number }[][];
  /** By side, the points of the game after it. */
  totals: number[];
}

/** The hands of a game, as they are chalked up one under the other. */
export function chalkOf(table: Pick<FoursTable, "rules">, match: Pick<FoursMatch, "holes">): ChalkHand[] {
  const totals = [0, 0];
  const hangs = Number(table.rules["hang_jack"]) > 1;
  return match.holes.map((hand, k) => {
    hand.scores.forEach((points, side) => (totals[side] = (totals[side] ?? 0) + points));
    const reasons = [0, 1].map((side) => {
      const sums = new Map<ScoreKind, number>();
      for (const score of hand.told) {
        if (score.side !== side || score.points === 0) continue;
        const title = score.what === "hang_jack" && !hangs ? "jack" : score.what;
        sums.set(title, (sums.get(title) ?? 0) + score.points);
      }
      return [...sums].map(([title, points]) => ({ title, points }));
    });
    return {
      number: k + 1,
      dealer: hand.dealer,
      thrownIn: hand.thrown_in,
      points: [...hand.scores],
      reasons,
      totals: [...totals],
    };
  });
}

/** A trick as a row of the list: by seat what was played, who led, who took it, and what it counts toward game. */
export interface TrickRow {
  cards: (CardText | null)[];
  leader: Seat;
  taker: Seat;
  worth: number;
}

/** All tricks of a hand that is over, seat by seat. */
export function trickRows(view: FoursView): TrickRow[] {
  return view.all_tricks.map(({ plays, taker, worth }) => {
    const cards: (CardText | null)[] = Array.from({ length: view.seats }, () => null);
    for (const { seat, card } of plays) cards[seat] = card;
    return { cards, leader: plays[0]?.seat ?? 0, taker: taker ?? 0, worth };
  });
}
