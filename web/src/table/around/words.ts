/** What is said around a hole: who deals first, who has won, what is asked. */

import { index, mark, strong, suitOf } from "../../lib/cards";
import { t, type Args } from "../../lib/i18n.svelte";
import { player, playerName } from "../../lib/tell";
import type { CardText, Cut, GolfTable, Seat, TableView, Tie } from "../../lib/types";

/** Names as a person counts them up, the reader first: “You, Mara and Ieva”. */
export function namesOf(table: Pick<TableView, "you" | "seats">, seats: readonly Seat[]): string {
  const order = [...seats].sort((a, b) => Number(b === table.you) - Number(a === table.you) || a - b);
  const names = order.map((seat) => playerName(table, seat));
  if (names.length < 2) return names[0] ?? "";
  return t("match-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) as string });
}

/** The table of the match itself: during an extra hole the table on the page is only that hole's. */
export function mainTable(table: GolfTable): GolfTable {
  const { tie } = table;
  if (tie === null) return table;
  return { ...table, seats: tie.seats, you: tie.you, match: tie.match, tie: { ...tie, playing: null } };
}

/** Whether the hole on the page is an extra hole. */
export function isExtraHole(table: TableView): boolean {
  return table.tie?.playing != null;
}

/** How a match that is over came out, in the same words everywhere; empty before, and in All Fours, where the log tells it. */
export function outcomeOf(table: TableView): string {
  if (table.game !== "golf") return "";
  const main = mainTable(table);
  const { match, tie } = main;
  if (match === null || !match.over) return "";
  if (tie?.winner != null) return t("match-tie-won", { ...plain(main, tie.winner), how: tie.how });
  if (match.winners.length > 1) return t("match-shared", { names: namesOf(main, match.winners) });
  const winner = match.winners[0] as Seat;
  const best = match.totals[winner] as number;
  const by = Math.min(...match.totals.filter((_, seat) => seat !== winner)) - best;
  return winner === main.you ? t("match-you-win", { by }) : t("match-wins", { name: playerName(main, winner), by });
}

/** `$you` and `$name` of a player without the marks of a strong name. */
export function plain(table: Pick<TableView, "you" | "seats">, seat: Seat): Args {
  return player(table, seat, (name) => name);
}

/** The card that made a player the dealer: the last one cut. */
export function cardOf(cut: Cut, seat: Seat): CardText {
  return cut.rounds.map((round) => round[seat] ?? null).findLast((card) => card !== null) ?? "??";
}

/** Who deals the first hole, and why; empty later on and during an extra hole. Cards are marked. */
export function firstDeal(table: TableView, write: (name: string) => string = strong): string {
  const { view, agreed, cut } = table;
  if (view === null || table.match?.hole !== 1 || table.rematch || isExtraHole(table)) return "";
  if (cut !== null) return t(table.game === "allfours" ? "fours-first-cut" : "around-first-cut", { ...player(table, cut.dealer, write), card: mark(cardOf(cut, cut.dealer)) });
  if (agreed.first_dealer === "cut") return "";
  return t("around-first", { ...player(table, view.dealer, write), how: agreed.first_dealer });
}

const SUITS: Record<string, string> = { c: "\u2663", d: "\u2666", h: "\u2665", s: "\u2660" };

/** The same in a few words, for the head of the page: the card that was cut is printed as it is on a card. */
export function firstDealInShort(table: TableView): string {
  const { cut } = table;
  const words = firstDeal(table, (name) => name);
  if (words === "" || cut === null) return words;
  const card = cardOf(cut, cut.dealer);
  return t(table.game === "allfours" ? "fours-first-cut-short" : "around-first-cut-short", { ...plain(table, cut.dealer), card: `${index(card)}${SUITS[suitOf(card)] ?? ""}` });
}

/** A round of the play-off in a sentence. */
export function roundOf(main: GolfTable, tie: Tie, number: number): string {
  const round = tie.rounds[number];
  if (round === undefined) return "";
  const what = round.seats.map((seat, i) => {
    const did = round.hands?.[i] === undefined ? String(round.scores?.[i] ?? "") : t(`around-hand-${round.hands[i]}`);
    return `${playerName(main, seat)}: ${did}`;
  });
  const left =
    round.left.length === round.seats.length
      ? t("around-round-none")
      : round.left.length > 1
        ? t("around-round-left", { names: namesOf(main, round.left) })
        : t("around-round-won", plain(main, round.left[0] as Seat));
  return `${what.join(", ")}. ${left}`;
}
