/** The rule sheets and the score sheets as the server writes them. Every text is in the language that was asked for. */

import type { CardText } from "../../lib/types";

export interface Section {
  name: string;
  title: string;
  sentences: string[];
  /** Ways to go on, of which the player takes one. */
  choices: string[];
  /** What comes one after the other. */
  steps: string[];
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

export interface GolfRuleSheet {
  game: "golf";
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

/** One moment of a trick, and what may be played to it. */
export interface PlayExample {
  trick: CardText[];
  hand: CardText[];
  allowed: CardText[];
  told: string;
}

export interface CountExample {
  title: string;
  told: string;
  /** By side. */
  taken: { label: string; cards: CardText[]; worth: number }[];
  steps: string[];
  scores: number[];
  result: string;
}

export interface FoursRuleSheet {
  game: "allfours";
  language: string;
  title: string;
  facts: string[];
  seats: number;
  /** What stands at the places of the picture, in turn order, the dealer last. */
  places: string[];
  places_label: string;
  sections: Section[];
  plays: PlayExample[];
  plays_title: string;
  plays_label: string;
  count: CountExample | null;
}

export type RuleSheet = GolfRuleSheet | FoursRuleSheet;

export interface ScoreRow {
  hole: number;
  dealer: number | null;
  scores: number[];
  totals: number[];
}

export interface GolfScoreSheet {
  game: "golf";
  language: string;
  title: string;
  form: string;
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

export interface ChalkGame {
  number: number;
  label: string;
  /** By side; empty for a game to come. */
  points: number[];
  winner: number | null;
}

export interface ChalkRow {
  hand: number;
  dealer: number | null;
  dealer_name: string;
  /** For each column the points by side; empty for a hand to be played. */
  points: number[][];
  hung: boolean;
  thrown_in: boolean;
  totals: number[];
}

export interface ChalkSheet {
  game: "allfours";
  language: string;
  title: string;
  form: string;
  facts: string[];
  part: string;
  before: number | null;
  after: number | null;
  sides: { label: string; names: string[] }[];
  target: number;
  /** How many strokes are printed for each side and game; 0 where they are drawn by hand. */
  strokes: number;
  games: ChalkGame[];
  playing: number;
  columns: { name: string; label: string }[];
  carried: number[];
  rows: ChalkRow[];
  labels: Record<"hand" | "dealer" | "total" | "carried" | "thrown_in" | "hung" | "won" | "date", string>;
  notes: string[];
}

export type ScoreSheet = GolfScoreSheet | ChalkSheet;
