/** What differs from game to game on the page of a table. `TableModel` follows a table and shows it; what that means in a game it asks here. */

import type { Look } from "./follow";
import type { PlaceId, Spot } from "./motion";
import type { Entry } from "./tell";
import type { CardText, TableEvent, TableView } from "./types";

/** One act as a page shows it: what happened, and the table after it. */
export interface Act<T extends TableView = TableView, E extends TableEvent = TableEvent> {
  events: E[];
  table: T;
  bot: boolean;
}

/** Acts that may be shown again, and the table before them. */
export interface Round {
  from: TableView;
  acts: Act[];
}

/** A game's part of the page. Methods are given tables and events of that game only. */
export interface Game<T extends TableView = TableView, E extends TableEvent = TableEvent> {
  /** How many acts a frame tells. More than one means that it sums up what happened while the page was away. */
  countActs(events: readonly E[]): number;

  /** Whether an act of this kind may be chosen while the act before it is still on its way to the server. */
  mayQueue(action: string): boolean;

  /** The log with what has happened added; `before` is the table as it was shown before, if that is known. */
  log(log: readonly Entry[], events: readonly E[], before: T | null, table: T): Entry[];

  /** A line of the log in the reader's language, cards and names marked in it. */
  line(line: Entry, table: T): string;

  /** A line of the log for the ear; nothing where something else tells it. */
  heard(line: Entry, table: T): string;

  /** Whether a line names a card that the reader may know now and not be shown again. */
  isSecret(line: Entry, table: T): boolean;

  /** Whether these events cover a card whose name may have been spoken. */
  isCovered(events: readonly E[], table: T): boolean;

  /** The whole table in sentences. */
  where(table: T, look: Look | null): string[];

  /** Whether the reader, who was to act before as well, is asked for something new. */
  isNewTurn(before: T, after: T): boolean;

  /** What is spoken when the reader is to act. */
  yourTurn(table: T): string;

  /** What else is spoken when this table is shown after that one. */
  news(before: T | null, after: T): string;

  /** The places whose cards the events may move; they are measured before the page changes. */
  places(events: readonly E[], before: T): PlaceId[];

  /** The card that lies under the one that is about to land on it. */
  under(events: readonly E[], before: T | null): CardText | null;

  /**
   * Moves the cards of an act; returns the milliseconds until the last has landed.
   *
   * @param looks the cards that are to be turned over before the reader's eyes after it.
   */
  animate(act: Act<T, E>, before: T | null, spots: Map<PlaceId, Spot>, looks: readonly Look[]): number;

  /** A deal that nobody has played from yet is dealt before the reader's eyes; the same milliseconds. */
  enter(table: T): number;

  /** The round with one more act, or none where nothing of it may be shown again. */
  remember(round: Round | null, before: T, act: Act<T, E>): Round | null;

  /** For how many milliseconds what the act has brought about lies there to be seen before anything else happens. */
  rests(act: Act<T, E>, pace: number): number;

  /** What has lain there is taken away; the milliseconds until it has gone. */
  gather(table: T): number;

  /** Cards that the reader alone may see for a moment; null in a game that has none. */
  looks: Looks<T, E> | null;
}

export interface Looks<T extends TableView, E extends TableEvent> {
  /** Parts the cards that only the reader may see from what is kept. */
  take(events: readonly E[], table: T): { events: E[]; looks: Look[] };
  /** Whether the card still lies as it did when it might be looked at. */
  isLookable(look: Look, table: T): boolean;
  /** Turns the card over before the reader's eyes, and back. */
  begin(look: Look): void;
  end(look: Look): void;
  /** What is said to the reader alone. */
  words(look: Look, table: T): string;
}
