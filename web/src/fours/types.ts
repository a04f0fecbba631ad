/** What the server says of an All Fours table, field by field. The shapes follow `server/views.py` and `allfours/view.py`. */

import type { Agreed, CardText, Seat, SeatInfo, Question, TableWord, Version, VoidDeal } from "../lib/types";

/** Seats 0 and 2 against 1 and 3; with two players each for himself: seat s is on side s modulo 2. */
export type Side = 0 | 1;

export interface Hand {
  /** Sorted by suit and rank; `??` for each card that may not be seen. */
  cards: CardText[];
  /** Those of them that lie face up before everybody. */
  exposed: CardText[];
  /** The exposed card that has been called. */
  called: CardText | null;
}

export interface Played {
  seat: Seat;
  card: CardText;
}

export interface Trick {
  plays: Played[];
  /** Who has taken it, or takes it as it lies; null before the lead. */
  taker: Seat | null;
  /** What its cards count toward game. */
  worth: number;
}

export type ScoreKind = "turn_up" | "gift" | "high" | "low" | "jack" | "hang_jack" | "game";

export interface Score {
  what: ScoreKind;
  /** Null where nobody scores: a tie for game, or a point that came after the game was won. */
  side: Side | null;
  points: number;
  card: CardText | null;
  /** Who was dealt the card. */
  holder: Seat | null;
  /** Who took it in a trick. */
  taker: Seat | null;
  /** For `game` what each side's tricks count. */
  game: number[];
}

export type FoursPhase = "packet" | "stand" | "answer" | "play" | "over";

export interface FoursView {
  game: "allfours";
  seat: Seat | null;
  /** Two or four, in turn order, anticlockwise. */
  seats: number;
  dealer: Seat;
  /** The player at the dealer's right, who stands or begs and leads. */
  eldest: Seat;
  phase: FoursPhase;
  to_act: Seat | null;
  /** In packets of how many the dealer deals; null before the choice. */
  packet: 1 | 3 | null;
  hands: Hand[];
  /** Whether the viewer may not look at the own cards before trump is fixed. */
  blind: boolean;
  /** In order; those laid aside stay on the table. */
  turn_ups: CardText[];
  trump: "c" | "d" | "h" | "s" | null;
  runs: number;
  left: number;
  trick: Trick;
  last: Trick | null;
  /** Who took each trick, in order. */
  tricks: Seat[];
  /** Every finished trick; empty until the hand is over. */
  all_tricks: Trick[];
  /** With a running count only: every card played before the present trick. */
  seen: Played[];
  /** With a running count, and after the hand: what each side's tricks count toward game. Otherwise empty. */
  game_counts: number[];
  /** By side, this hand's points included. */
  totals: number[];
  points: number[];
  target: number;
  /** In order; after the count also what was not scored. */
  scored: Score[];
  /** `stand`, `beg`, `give`, `run`, `packet 1`, `packet 3`, `play Jh`, `expose Jh`, `call Jh`. */
  legal: string[];
  over: boolean;
  thrown_in: boolean;
  winner: Side | null;
}

export type FoursEventType =
  | "packet"
  | "deal"
  | "turn_up"
  | "stand"
  | "beg"
  | "give"
  | "run"
  | "trump"
  | "look"
  | "expose"
  | "call"
  | "play"
  | "trick"
  | "score"
  | "thrown_in"
  | "over";

export interface FoursEvent {
  type: FoursEventType;
  seat: Seat | null;
  cards: CardText[];
  detail: string | null;
  score: Score | null;
}

export interface FinishedHand {
  dealer: Seat;
  /** By side. */
  scores: number[];
  thrown_in: boolean;
  /** How they came about, in the order of scoring. */
  told: Score[];
}

/** One game to the target. */
export interface FoursMatch {
  hole: number;
  /** `points:14`. */
  length: string;
  /** By side, finished hands only. */
  totals: number[];
  holes: FinishedHand[];
  over: boolean;
  /** The side that has won. */
  winners: Side[];
}

/** A match of several games, where the table has agreed on one. */
export interface Series {
  /** `best_of:3`, `first_to:4`. */
  games: string;
  /** How many games win it. */
  needed: number;
  /** Games won, by side. */
  won: number[];
  /** The finished games: the totals by side and who won. */
  finished: { totals: number[]; winner: Side }[];
  winner: Side | null;
}

export interface FoursTable {
  id: string;
  version: Version;
  you: Seat | null;
  notice: string | null;
  /** `game_over`: a game of a series is over, and the series is not. */
  status: "waiting" | "playing" | "hole_over" | "game_over" | "match_over";
  game: "allfours";
  rules: Record<string, string | number | boolean | Record<string, number>> & { preset?: string };
  agreed: Agreed;
  seats: SeatInfo[];
  host: Seat;
  match: FoursMatch | null;
  view: FoursView | null;
  commitment: string | null;
  opened: { pack: string; salt: string } | null;
  rematch: boolean;
  /** While the first hand of a match whose dealer was cut for is on the table: the highest deals, ace high. */
  cut: { rounds: (CardText | null)[][]; dealer: Seat } | null;
  question: Question | null;
  void: VoidDeal | null;
  tie: null;
  /** Null where one game is the match. */
  series: Series | null;
  can: (TableWord | "next game")[];
}
