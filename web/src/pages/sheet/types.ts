/** The rule sheet and the score sheet as the server writes them. Every text is in the language that was asked for. */

import type { CardText } from "../../lib/types";

export interface Section {
  name: string;
  title: string;
  sentences: string[];
  /** Ways to go on, of which the player takes one. */
  choices: string[];
  more: string[];
}

export interface GuideRow {
  cards: string[];
  label: string;
  points: number | null;
  value: string;
}

export interface Example {
  title: string;
  /** Row by row, the near row last. */
  cards: CardText[][];
  /** The numbers, from 1, of the places whose cards cancel. */
  cancelled: number[];
  steps: string[];
  score: number;
  result: string;
}

export interface RuleSheet {
  language: string;
  title: string;
  facts: string[];
  seats: number;
  decks: number;
  jokers: number;
  places: number[][];
  places_label: string;
  sections: Section[];
  guide: GuideRow[];
  examples: Example[];
}

export interface ScoreRow {
  hole: number;
  dealer: number | null;
  scores: number[];
  totals: number[];
}

export interface ScoreSheet {
  language: string;
  title: string;
  game: string;
  length: string;
  names: string[];
  part: string;
  before: number | null;
  after: number | null;
  carried: number[];
  rows: ScoreRow[];
  /** Whether each hole wants the total so far beside it. */
  running: boolean;
  totals: number[];
  labels: Record<"hole" | "total" | "carried" | "so_far" | "deals" | "date", string>;
  deal_moves: string;
  guide: GuideRow[];
  notes: string[];
}
