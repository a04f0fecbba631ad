/** What the server says, field by field. The shapes follow `server/views.py` and `golf/view.py`. */

/** A card as text: `7h`, `Ts`, `Xr`; `??` may not be seen, `--` was cleared. */
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

export interface Told {
  columns: Column[];
  groups: number[][];
  adjustments: Adjustment[];
  raw: number;
  score: number;
}

export type Phase = "start" | "turn" | "held" | "flip" | "over";

export interface View {
  seat: Seat | null;
  seats: number;
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

export type TableWord = "sit" | "deal" | "rematch" | "end" | "put back" | "go on";

export interface TableView {
  id: string;
  version: Version;
  you: Seat | null;
  notice: string | null;
  status: "waiting" | "playing" | "hole_over" | "match_over";
  game: string;
  rules: Rules;
  seats: SeatInfo[];
  host: Seat;
  /** From the first deal on. */
  match: MatchView | null;
  view: View | null;
  commitment: string | null;
  opened: { pack: string; salt: string } | null;
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
  | { type: "table"; since: Version; version: Version; events: GameEvent[]; table: TableView }
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

export interface Preset {
  id: string;
  title: string;
  playable: boolean;
  rules: Rules;
}

export interface Presets {
  game: string;
  groups: { id: string; presets: Preset[] }[];
  options: { name: string; values?: (string | number)[]; kind?: string; default: string | number }[];
  defaults: Rules;
}

export interface CheckedRules {
  rules: Rules;
  decks: number;
  cards: number;
}

export interface NewTable {
  preset: string;
  options: Record<string, string | number>;
  seats: number;
  bots: number;
  name: string;
  start: boolean;
}
