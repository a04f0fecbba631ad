/** What a page works out of an All Fours table: pure decisions, tested without a browser. */

import { isFace, suitOf, type Suit } from "../lib/cards";
import type { CardText, Seat } from "../lib/types";
import { sideOf } from "./told-sides";
import type { FoursTable, FoursView, Trick } from "./types";

/** Where a player sits, as the reader sees it: near, at the right hand, opposite, at the left hand. */
export type Place = "s" | "e" | "n" | "w";

/** Seats run anticlockwise: the next to act sits at the right. For an onlooker seat 0 is near. */
export function placeOf(seat: Seat, seats: number, you: Seat | null): Place {
  const steps = (seat - (you ?? 0) + seats) % seats;
  if (seats === 2) return steps === 0 ? "s" : "n";
  return (["s", "e", "n", "w"] as const)[steps] as Place;
}

/** The plain suits from the back of the fan, colours in turn; trumps stand in front. */
const BESIDE: Record<Suit | "none", string> = { c: "hsdc", d: "shcd", h: "sdch", s: "hcds", none: "shcd" };
const RANKS = "AKQJT98765432";

/** The cards of the own hand in the order of the fan, trumps (or the suit that is turned up) last; hidden ones at the end. */
export function fanOrder(cards: readonly CardText[], trump: string | null): CardText[] {
  const suits = BESIDE[(trump as Suit | null) ?? "none"];
  const rank = (card: CardText) => (isFace(card) ? suits.indexOf(suitOf(card)) * 13 + RANKS.indexOf(card.charAt(0)) : 99);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** How many cards a row of the fan holds on a narrow page: six, or seven where there are more than two rows of six. */
export function rowLength(count: number): number {
  if (count <= 6) return Math.max(count, 1);
  return count <= 12 ? Math.ceil(count / 2) : Math.ceil(count / Math.ceil(count / 7));
}

/** The legal actions in the words of the wire, sorted out for buttons. */
export interface Choices {
  words: ReadonlySet<string>;
  play: ReadonlySet<CardText>;
  expose: ReadonlySet<CardText>;
  call: ReadonlySet<CardText>;
}

export function sortOut(legal: readonly string[]): Choices {
  const cards = (word: string) => new Set(legal.filter((action) => action.startsWith(`${word} `)).map((action) => action.slice(word.length + 1)));
  return {
    words: new Set(legal.filter((action) => !/^(play|expose|call) /.test(action))),
    play: cards("play"),
    expose: cards("expose"),
    call: cards("call"),
  };
}

/** The suit that is trump, or would be if eldest stood. */
export function suitInQuestion(view: Pick<FoursView, "trump" | "turn_ups">): string | null {
  const turned = view.turn_ups.at(-1);
  return view.trump ?? (turned === undefined ? null : suitOf(turned));
}

/** How the reader is bound in the present trick: the message that tells it. */
export type Bound =
  | "lead"
  | "called"
  | "trump-led"
  | "trump-led-void"
  | "follow"
  | "follow-or-trump"
  | "void"
  | "void-must-trump"
  | "higher"
  | "free";

/** What binds whoever plays next, with these cards in hand and these of them legal. */
export function boundBy(table: FoursTable, cards: readonly CardText[], legal: ReadonlySet<CardText>): Bound {
  const { view, rules } = table;
  const [first] = view?.trick.plays ?? [];
  if (view === null || view.trump === null) return "free";
  const called = table.you === null ? null : (view.hands[table.you]?.called ?? null);
  if (called !== null && legal.has(called) && legal.size === 1 && cards.length > 1) return "called";
  if (first === undefined) return "lead";
  const led = suitOf(first.card);
  const has = (suit: string) => cards.some((card) => suitOf(card) === suit);
  const { follow } = rules;
  if (legal.size === cards.length) {
    if (cards.length === 1 || follow === "free") return "free";
    if (led === view.trump) return has(led) ? "trump-led" : "trump-led-void";
    if (has(led)) return follow === "follow_or_trump" ? "follow-or-trump" : follow === "strict" ? "follow" : "free";
    return follow === "trump_only" ? "free" : "void";
  }
  if (led === view.trump) return "trump-led";
  const struck = cards.some((card) => suitOf(card) === view.trump && !legal.has(card));
  const lower = struck && rules["undertrump"] === "banned" && !(follow === "strict" && has(led));
  if (has(led) && follow === "strict") return "follow";
  if (has(led) && follow === "follow_or_trump") return lower && ![...legal].some((card) => suitOf(card) === view.trump) ? "follow" : "follow-or-trump";
  if (rules["void_must_trump"] === true && [...legal].every((card) => suitOf(card) === view.trump)) return lower ? "higher" : "void-must-trump";
  return lower ? "higher" : "free";
}

/** Why a card of the own hand cannot be played now; null where it can. */
export type Why = Bound | "not-turn" | "no-trump" | "under";

export function whyNot(table: FoursTable, card: CardText, legal: ReadonlySet<CardText>): Why | null {
  const { view, you, rules } = table;
  if (legal.has(card) || view === null || you === null) return null;
  if (view.phase !== "play") return "no-trump";
  if (view.to_act !== you) return "not-turn";
  const cards = (view.hands[you]?.cards ?? []).filter(isFace);
  const bound = boundBy(table, cards, legal);
  if (bound === "called") return bound;
  const [first] = view.trick.plays;
  const isUnder = suitOf(card) === view.trump && first !== undefined && suitOf(first.card) !== view.trump;
  const mustFollow = rules["follow"] === "strict" && cards.some((own) => suitOf(own) === suitOf(first?.card ?? ""));
  if (isUnder && rules["undertrump"] === "banned" && !mustFollow) return "under";
  return bound;
}

/** The jack of trumps in a trick that the other side has taken: who lost it, and to which card. */
export interface Hang {
  jack: CardText;
  loser: Seat;
  taker: Seat;
  by: CardText;
}

export function hangOf(trick: Trick | null, trump: string | null, size: number): Hang | null {
  if (trick === null || trump === null || trick.taker === null || trick.plays.length < size) return null;
  const jack = `J${trump}`;
  const lost = trick.plays.find((play) => play.card === jack);
  const by = trick.plays.find((play) => play.seat === trick.taker);
  if (lost === undefined || by === undefined || sideOf(lost.seat) === sideOf(trick.taker)) return null;
  return { jack, loser: lost.seat, taker: trick.taker, by: by.card };
}

/** How many tricks the hand has: as many as each was dealt cards. */
export function tricksOf(view: FoursView): number {
  const most = Math.max(...view.hands.map((hand, seat) => hand.cards.length + Number(view.trick.plays.some((play) => play.seat === seat))));
  return view.tricks.length + (view.over ? 0 : most);
}

/** How a card was played: it led, followed, trumped, trumped higher, or neither. */
export function howPlayed(trick: readonly { card: CardText }[], trump: string | null): "led" | "followed" | "trumped" | "overtrumped" | "threw" {
  const card = trick.at(-1)?.card ?? "";
  const first = trick[0]?.card ?? "";
  if (trick.length <= 1) return "led";
  if (suitOf(card) === suitOf(first)) return "followed";
  if (suitOf(card) !== trump) return "threw";
  return trick.slice(0, -1).some((play) => suitOf(play.card) === trump) ? "overtrumped" : "trumped";
}

/** Which of the cards played so far takes the trick. */
export function taking(plays: readonly { seat: Seat; card: CardText }[], trump: string | null): Seat | null {
  const [first] = plays;
  if (first === undefined) return null;
  const worth = (card: CardText) =>
    (suitOf(card) === trump ? 200 : suitOf(card) === suitOf(first.card) ? 100 : 0) - RANKS.indexOf(card.charAt(0));
  return plays.reduce((best, play) => (worth(play.card) > worth(best.card) ? play : best)).seat;
}
