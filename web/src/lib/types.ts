/** What the server says, field by field. The shapes follow `server/views.py` and `golf/view.py`; All Fours has `fours/types.ts`. */

import type { FoursEvent, FoursTable } from "../fours/types";

/** A card as text: `7h`, `Ts`, `Xr`; `??` may not be seen now, `--` was cleared. */
export type CardText = string;
export type Seat = number;
export type Version = number;

export interface Held {
  seat: Seat;
  card: CardText;
  source: "stock" | "discard";
}

export interface Layout {
  cells: CardText[];
  face_up: number[];
  /** The face-down cells whose card their owner has seen; public, since everybody watched him look or lay it there. */
  known: number[];
  /** With the memory aid: cell by cell the card as far as the viewer has ever seen it there. Otherwise empty. */
  remembered: CardText[];
  cancelling: number[][];
  points: number;
}

export interface Column {
  cells: number[];
  cards: CardText[];
  points: number[];
  cancelled: boolean[];
}

export interface Adjustment {
  kind: "block_self" | "block" | "penalty";
  points: number;
  seat: Seat;
  rule: string;
}

/** Equal cards of a finished layout: they cancel, or keep their points because they total less than 0. */
export interface Group {
  kind: "column" | "row" | "diagonal" | "pair";
  cells: number[];
  /** `K`, `2`, `X`. */
  rank: string;
  kept: boolean;
}

export interface Told {
  columns: Column[];
  groups: Group[];
  adjustments: Adjustment[];
  raw: number;
  score: number;
}

export type Phase = "start" | "turn" | "held" | "flip" | "over";

export interface View {
  seat: Seat | null;
  seats: number;
  /** The option's value: `2x3`, `hand4`. */
  layout: string;
  rows: number;
  columns: number;
  dealer: Seat;
  phase: Phase;
  to_act: Seat | null;
  layouts: Layout[];
  held: Held | null;
  discard_top: CardText | null;
  discard_count: number;
  stock_count: number;
  turns: number[];
  ender: Seat | null;
  last_turns: boolean;
  legal: string[];
  can_put_back: boolean;
  over: boolean;
  ended_by: string | null;
  told: Told[];
}

export type EventType =
  | "deal"
  | "peek"
  | "turn"
  | "draw"
  | "take"
  | "put_back"
  | "swap"
  | "discard"
  | "keep"
  | "clear"
  | "knock"
  | "last_turns"
  | "reveal"
  | "reshuffle"
  | "over";

/** One thing that happened, as this page may know it. Named `GameEvent` because the browser has an `Event` of its own. */
export interface GameEvent {
  type: EventType;
  seat: Seat | null;
  cells: number[];
  cards: CardText[];
  out: CardText | null;
  detail: string | null;
}

/** Every option of a table, spelled out (rules/options.md). */
export type Rules = Record<string, string | number> & {
  preset?: string;
  layout: string;
  length: string;
};

export interface SeatInfo {
  name: string;
  kind: "person" | "bot" | "free";
  bot: string | null;
  here: boolean;
}

export interface FinishedHole {
  dealer: Seat;
  scores: number[];
  ender: Seat | null;
  ended_by: string | null;
  /** By seat, what was added after its cards were counted; the cards themselves are told in `View.told` only. */
  adjusted: Adjustment[][];
}

export interface MatchView {
  hole: number;
  length: string;
  totals: number[];
  holes: FinishedHole[];
  over: boolean;
  winners: Seat[];
}

/** What the players of a table have agreed beside the rules of the game. */
export interface Agreed {
  first_dealer: "chance" | "volunteer" | "cut";
  memory_aid: boolean;
  ties: "shared" | "extra_hole" | "hands";
  /** In All Fours how many games make the match: `one`, `best_of:3`, `first_to:4`. */
  games?: string;
}

/** What one of the players has asked the others to agree to. */
export interface Question {
  kind: "deal again" | "end";
  by: Seat;
  /** Whose consent is wanted, without who asked. */
  asked: Seat[];
  /** Those of them who have agreed by now. */
  agreed: Seat[];
}

/** Cards cut for the first deal: the lowest deals, ace low. */
export interface Cut {
  /** Round by round and by seat; null is who did not cut in it. */
  rounds: (CardText | null)[][];
  dealer: Seat;
}

/** A deal that was thrown away, opened. */
export interface VoidDeal {
  commitment: string;
  salt: string;
  pack: string;
}

export type HandShape = "rock" | "paper" | "scissors";

/** A round that is over. */
export interface TieRound {
  seats: Seat[];
  hands: HandShape[] | null;
  scores: number[] | null;
  left: Seat[];
}

/** A shared win and how it is settled. All seats in it are seats of the main match. */
export interface Tie {
  how: "extra_hole" | "hands";
  tied: Seat[];
  /** Those still in it. */
  left: Seat[];
  winner: Seat | null;
  rounds: TieRound[];
  /** Who has chosen in the present round; never what. */
  chosen: Seat[];
  match: MatchView;
  seats: SeatInfo[];
  you: Seat | null;
  /** While an extra hole is on the table: the seats of its players, in the order of `TableView.seats`. */
  playing: Seat[] | null;
}

export type TableWord =
  | "sit"
  | "deal"
  | "deal again"
  | "agree"
  | "play on"
  | "play off"
  | HandShape
  | "rematch"
  | "end"
  | "put back"
  | "go on";

/** A table, whatever is played at it. */
export type TableView = GolfTable | FoursTable;

/** What happened at it. */
export type TableEvent = GameEvent | FoursEvent;

export interface GolfTable {
  id: string;
  version: Version;
  you: Seat | null;
  notice: string | null;
  status: "waiting" | "playing" | "hole_over" | "match_over";
  game: "golf";
  rules: Rules;
  agreed: Agreed;
  seats: SeatInfo[];
  host: Seat;
  /** From the first deal on. */
  match: MatchView | null;
  view: View | null;
  commitment: string | null;
  opened: { pack: string; salt: string } | null;
  /** Whether the match follows another at this table, so that its first dealer does too. */
  rematch: boolean;
  /** While the first hole of a match whose dealer was cut for is on the table. */
  cut: Cut | null;
  question: Question | null;
  /** After `deal again`, until the next hole is dealt. */
  void: VoidDeal | null;
  /** Once a match is over with several winners, unless they agreed to share. During an extra hole the table is that hole's. */
  tie: Tie | null;
  can: TableWord[];
}

/** Facts of a refusal, for the words of the reader's language. */
export type Facts = Record<string, unknown>;

export interface ErrorBody {
  code: string;
  message: string;
  facts: Facts;
  table?: TableView;
}

export type ServerFrame =
  | { type: "table"; since: Version; version: Version; events: TableEvent[]; table: TableView }
  | { type: "accepted"; nonce: string; version: Version; table?: TableView }
  | {
      type: "refused";
      nonce: string | null;
      code: string;
      message: string;
      facts: Facts;
      version: Version;
      table: TableView;
    }
  | { type: "pong" };

export type ClientFrame =
  | { type: "act"; version: Version; action: string; nonce: string }
  | { type: "sync" }
  | { type: "ping" };

/** A house rule's value; a table of ranks and points in All Fours only. */
export type OptionValue = string | number | boolean | Record<string, number>;

export interface Preset {
  id: string;
  title: string;
  rules: Record<string, OptionValue>;
}

export interface Presets {
  game: string;
  groups: { id: string; presets: Preset[] }[];
  options: {
    name: string;
    values: (string | number | boolean)[];
    default: OptionValue;
    least: number | null;
    most: number | null;
    counted: Record<string, number>;
    table?: boolean;
  }[];
  defaults: Record<string, OptionValue>;
}

export interface CheckedRules {
  rules: Rules;
  decks: number;
  cards: number;
}

export interface NewTable {
  preset: string;
  options: Record<string, OptionValue>;
  /** Left out, as many as the game has. */
  seats?: number;
  /** Left out, all but one. */
  bots?: number;
  name: string;
  start: boolean;
  agreed?: Partial<Agreed>;
}
