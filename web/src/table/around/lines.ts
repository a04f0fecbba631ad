/** The lines that make up one player's score of a hole: each names its reason and its amount, and together they are the score. */

import { cardArgs } from "../../lib/cards";
import type { Args } from "../../lib/i18n.svelte";
import { player } from "../../lib/tell";
import type { Column, FinishedHole, Group, Seat, GolfTable, Told } from "../../lib/types";

export interface ScoreLine {
  /** What it is: equal cards that go, equal cards that keep their points, the other cards, a bonus, a charge. */
  kind: "cancel" | "kept" | "rest" | "block" | "charge";
  points: number;
  message: string;
  args: Args;
  /** The cells it speaks of; empty where it speaks of none of the player's own. */
  cells: number[];
}

/** A number as it is printed: with a real minus. */
export function printed(points: number): string {
  return points < 0 ? `\u2212${-points}` : String(points);
}

/** A number that is added, with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : printed(points);
}

/** What each cell counts, by its number. */
function pointsOf(told: Told): Map<number, number> {
  return new Map(told.columns.flatMap((column) => column.cells.map((cell, i) => [cell, column.points[i] ?? 0])));
}

function rankOf(column: Column): string | null {
  const ranks = new Set(column.cards.map((card) => card[0]));
  return column.cancelled.every(Boolean) && ranks.size === 1 ? (column.cards[0] as string) : null;
}

/** The blocks of a finished layout, told by one card of each: two neighbouring columns of one rank, a column in one block only. */
export function blocksOf(told: Told): string[] {
  const found: string[] = [];
  for (let i = 0; i + 1 < told.columns.length; i += 1) {
    const card = rankOf(told.columns[i] as Column);
    if (card === null || rankOf(told.columns[i + 1] as Column)?.[0] !== card[0]) continue;
    found.push(card);
    i += 1;
  }
  return found;
}

function groupLine(group: Group, points: number, again: boolean): ScoreLine {
  const { cells, kind, kept } = group;
  const pairs = kind === "pair" ? cells.length / 2 : 1;
  const args = { kind, rank: cardArgs(`${group.rank}s`).rank, count: pairs, points: printed(points) };
  if (!kept) return { kind: "cancel", points: 0, message: pairs > 1 ? "told-pairs-cancel" : "told-group-cancels", args, cells };
  const message = pairs > 1 ? "told-pairs-kept" : again ? "told-group-kept-rest" : "told-group-kept";
  return { kind: "kept", points, message, args, cells };
}

/** The line of an ender who has failed and is charged nothing by the rule, which has to be said too; null for anybody else. */
function nothingCharged(table: GolfTable, hole: FinishedHole, told: Told, seat: Seat): ScoreLine | null {
  const rule = String(table.rules["penalty"] ?? "none");
  if (rule === "none" || hole.ender !== seat || told.adjustments.some((line) => line.kind === "penalty")) return null;
  const best = Math.min(...hole.scores.filter((_, other) => other !== seat));
  const tied = best === told.score;
  if (best > told.score || (tied && table.rules["tie"] !== "penalised")) return null;
  const args = { ...player(table, seat, (name) => name), tied: tied ? "yes" : "no", rule };
  return { kind: "charge", points: 0, message: "told-penalty-nothing", args, cells: [] };
}

/**
 * One player's lines, in the order in which a score is reckoned.
 *
 * A card counts once: where kept lines cross, the second names only what the first has not.
 */
export function linesOf(table: GolfTable, hole: FinishedHole, tolds: readonly Told[], seat: Seat): ScoreLine[] {
  const told = tolds[seat] as Told;
  const points = pointsOf(told);
  const counted = new Set<number>();
  const lines: ScoreLine[] = [];
  for (const group of told.groups) {
    const fresh = group.cells.filter((cell) => !counted.has(cell));
    const sum = fresh.reduce((total, cell) => total + (points.get(cell) ?? 0), 0);
    const again = group.kept && fresh.length < group.cells.length;
    if (group.kept && sum === 0) continue;
    for (const cell of group.cells) counted.add(cell);
    lines.push(groupLine(group, sum, again));
  }
  const rest = [...points.keys()].filter((cell) => !counted.has(cell));
  const sum = rest.reduce((total, cell) => total + (points.get(cell) ?? 0), 0);
  if (rest.length > 0) {
    const message = lines.length > 0 ? "told-rest" : "told-all-count";
    lines.push({ kind: "rest", points: sum, message, args: { count: rest.length }, cells: rest });
  }
  for (const line of told.adjustments) {
    if (line.kind === "block_self") {
      const blocks = blocksOf(told);
      const cards = 2 * (told.columns[0]?.cells.length ?? 2);
      for (const card of blocks)
        lines.push({
          kind: "block",
          points: line.points / blocks.length,
          message: "told-block-own",
          args: { cards: `n${cards}`, rank: cardArgs(card).rank },
          cells: [],
        });
    } else if (line.kind === "block") {
      const blocks = blocksOf(tolds[line.seat] as Told).length;
      const args = { ...player(table, line.seat, (name) => name), count: blocks };
      lines.push({ kind: "charge", points: line.points, message: "told-block-of", args, cells: [] });
    } else {
      const best = Math.min(...hole.scores.filter((_, other) => other !== seat));
      const tied = best === told.score - line.points ? "yes" : "no";
      const args = { ...player(table, seat, (name) => name), tied, rule: line.rule };
      lines.push({ kind: "charge", points: line.points, message: "told-penalty", args, cells: [] });
    }
  }
  const nothing = nothingCharged(table, hole, told, seat);
  if (nothing !== null) lines.push(nothing);
  return lines;
}

/** What the rules of this hole cancel, as a word for the sentence under the title. */
export function cancelling(table: GolfTable): string {
  const match = String(table.rules["match"] ?? "column");
  if (table.rules.layout === "2x2" && match === "line") return "neighbours";
  if (table.rules.layout === "2x2" && match === "line_diagonal") return "anywhere";
  return match;
}

/** How a hole without an ender came to its end; null where somebody ended it. */
export function endOf(hole: FinishedHole): string | null {
  return hole.ender === null && hole.ended_by !== null ? hole.ended_by.replaceAll(" ", "-") : null;
}
