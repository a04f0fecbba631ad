/** The server's own figures of its deals, and what they mean in words. */

import type { Args } from "../../lib/i18n.svelte";

export interface Spread {
  counts: Record<string, number>;
  expected: number;
  chi_square: number;
  freedom: number;
  /** How likely a fair shuffle comes out at least as uneven; null while there are too few cards. */
  chance: number | null;
}

export interface Place {
  place: "top" | "discard";
  cards: number;
  jokers: number;
  ranks: Spread;
  suits: Spread;
}

export interface DealFigures {
  deals: number;
  counting: boolean;
  places: Place[];
}

/** Milliseconds before asking again while the server still counts. */
export const AGAIN = 1_000;
/** How many cards of each kind have to be expected before anything can be said. */
const LEAST = 5;

/** The message that says what a chance means: an everyday one, a rare one, one to ask about. */
export function verdictOf(spread: Spread): [string, Args] {
  const { chance } = spread;
  if (chance === null) return ["fair-too-few", { count: LEAST * Object.keys(spread.counts).length }];
  if (chance >= 0.05) return ["fair-usual", { n: Math.round(100 * chance) }];
  if (chance >= 0.001) return ["fair-rare", { n: Math.max(1, Math.round(1000 * chance)) }];
  return ["fair-strange", {}];
}
