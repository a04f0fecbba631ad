/** The two sides of an All Fours table: their names for whoever looks, and what each has scored. */

import { strong } from "../lib/cards";
import { t, type Args } from "../lib/i18n.svelte";
import type { Seat } from "../lib/types";
import { namesOf } from "../table/around/words";
import type { FoursTable, FoursView, Side } from "./types";

/** How a side is spoken of: a seated person's own and the other pair, the reader alone, one other person, two other people. */
export type Who = "us" | "them" | "you" | "one" | "pair";

type Seated = Pick<FoursTable, "you" | "seats">;

/** The side of a seat. */
export function sideOf(seat: Seat): Side {
  return (seat % 2) as Side;
}

/** The seats of a side, in turn order. */
export function seatsOf(table: Pick<FoursTable, "seats">, side: Side): Seat[] {
  return table.seats.flatMap((_, seat) => (sideOf(seat) === side ? [seat] : []));
}

/** Both sides, the reader's own first; an onlooker has side 0 first. */
export function sidesOf(table: Pick<FoursTable, "you">): [Side, Side] {
  return table.you !== null && sideOf(table.you) === 1 ? [1, 0] : [0, 1];
}

/** The ball of a side: an onlooker has no side, and side 0 is `us` by its shape only. */
export function ballOf(table: Pick<FoursTable, "you">, side: Side): "us" | "them" {
  return sidesOf(table)[0] === side ? "us" : "them";
}

/** How a sentence has to speak of a side. */
export function whoOf(table: Seated, side: Side): Who {
  if (table.you === null) return table.seats.length > 2 ? "pair" : "one";
  const own = sideOf(table.you) === side;
  if (table.seats.length > 2) return own ? "us" : "them";
  return own ? "you" : "one";
}

/** A side's name: “Us” and “Them” for a seated person of four, else the players' names. */
export function sideName(table: Seated, side: Side): string {
  const who = whoOf(table, side);
  if (who === "us" || who === "them") return t(`fours-slate-${who}`);
  const names = seatsOf(table, side).map((seat) => nameOf(table, seat));
  return names.length < 2 ? (names[0] ?? "") : t("fours-slate-pair", { first: names[0] as string, second: names[1] as string });
}

/** The names of a side's players in a sentence: “Mara and Bram”. */
export function sideNames(table: Seated, side: Side): string {
  return namesOf(table, seatsOf(table, side));
}

/** A player's name, “You” for the reader. */
export function nameOf(table: Seated, seat: Seat): string {
  return seat === table.you ? t("you") : (table.seats[seat]?.name ?? "");
}

/** `$you` and `$name` of a player, as every message about one gets them. */
export function person(table: Seated, seat: Seat, write: (name: string) => string = strong): Args {
  return { you: isYou(table, seat), name: write(nameOf(table, seat)) };
}

/** Whether a seat is the reader's, as a word for messages. */
export function isYou(table: Pick<FoursTable, "you">, seat: Seat): "yes" | "no" {
  return seat === table.you ? "yes" : "no";
}

/** By side, the points of the game so far: those of the hand on the table included. */
export function totalsOf({ view, match }: Pick<FoursTable, "view" | "match">): number[] {
  return view?.totals ?? match?.totals ?? [0, 0];
}

/** By side, the points before the hand on the table. */
export function totalsBefore(view: Pick<FoursView, "totals" | "points">): number[] {
  return view.totals.map((total, side) => total - (view.points[side] ?? 0));
}

/** The points that win a game. */
export function targetOf({ view, match }: Pick<FoursTable, "view" | "match">): number {
  return view?.target ?? Number((match?.length ?? "").split(":")[1] ?? 14);
}

/** The words for a match of several games as it stands; empty where one game is the match. */
export function seriesLine(table: Pick<FoursTable, "you" | "series">): string {
  const { series } = table;
  if (series === null) return "";
  const [kind, count] = series.games.split(":");
  const [own, other] = sidesOf(table);
  return t("fours-slate-series", {
    kind: kind as string,
    games: `n${count}`,
    count: Number(count),
    own: series.won[own] ?? 0,
    other: series.won[other] ?? 0,
  });
}
