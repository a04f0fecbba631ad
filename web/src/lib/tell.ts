/** What happened, in words: the log, the voice, and the answer to “where am I”. */

import { cardName, HIDDEN, isFace, mark, spoken, strong } from "./cards";
import { t, type Args } from "./i18n.svelte";
import type { Choices } from "./follow";
import type { GameEvent, Seat, TableView, View } from "./types";

/** One line of the log, kept without words so that it follows a change of language. */
export interface Entry {
  id: number;
  message: string;
  seat: Seat | null;
  args: Record<string, string | number>;
}

let entries = 0;

function entry(message: string, seat: Seat | null, args: Entry["args"] = {}): Entry {
  entries += 1;
  return { id: entries, message, seat, args };
}

export function playerName(table: TableView, seat: Seat): string {
  return seat === table.you ? t("you") : (table.seats[seat]?.name ?? "");
}

/** `$you` and `$name`, which every message about a player gets. */
export function player(table: TableView, seat: Seat, write: (name: string) => string = strong): Args {
  return { you: seat === table.you ? "yes" : "no", name: write(playerName(table, seat)) };
}

/** The line in the reader's language, cards and names marked. */
export function lineOf(line: Entry, table: TableView): string {
  return t(line.message, { ...(line.seat === null ? {} : player(table, line.seat)), ...line.args });
}

const OPEN = new Set(["log-drew", "log-drew-own", "log-took"]);

/** The log's lines for the events of one frame. A turn is one line: what ends it replaces what began it. */
export function addToLog(log: readonly Entry[], events: readonly GameEvent[], before: View | null): Entry[] {
  const lines = [...log];
  /** Cells that earlier events of the same frame have changed. */
  const changed = new Set<string>();
  for (const event of events) {
    const { seat } = event;
    const card = mark(event.cards[0] ?? HIDDEN);
    const cell = event.cells[0] ?? 0;
    const last = lines.at(-1);
    const mine = last !== undefined && last.seat === seat;
    const begun = mine && OPEN.has(last.message) ? last.message : null;
    const put = (line: Entry, replace: boolean) => (replace ? (lines[lines.length - 1] = line) : lines.push(line));

    if (event.type === "deal") changed.clear();
    if (event.type === "deal") put(entry("log-dealt", null, { card }), false);
    else if (event.type === "draw" && isFace(event.cards[0])) put(entry("log-drew-own", seat, { card }), false);
    else if (event.type === "draw") put(entry("log-drew", seat), false);
    else if (event.type === "take") put(entry("log-took", seat, { card }), false);
    else if (event.type === "put_back") put(entry("log-put-back", seat, { card }), begun !== null);
    else if (event.type === "discard") put(entry("log-drew-discarded", seat, { card }), begun !== null);
    else if (event.type === "swap") {
      const old = seat === null ? undefined : before?.layouts[seat]?.cells[cell - 1];
      const hidden = old === HIDDEN && !changed.has(`${seat}/${cell}`) ? "yes" : "no";
      const message = begun === "log-took" ? "log-took-swapped" : "log-drew-swapped";
      put(entry(message, seat, { card, out: mark(event.out ?? HIDDEN), cell, hidden }), begun !== null);
      changed.add(`${seat}/${cell}`);
    } else if (event.type === "turn") {
      changed.add(`${seat}/${cell}`);
      const thrown = mine && last.message === "log-drew-discarded" ? last.args["card"] : undefined;
      const message = before?.phase === "start" ? "log-turned-start" : thrown ? "log-discarded-turned" : "log-turned";
      put(entry(message, seat, { card, cell, thrown: thrown ?? "" }), thrown !== undefined);
    } else if (event.type === "clear") {
      put(entry("log-cleared", seat, { cards: event.cards.map(mark).join(" "), count: event.cards.length }), false);
    } else if (event.type === "knock") put(entry("log-knocked", seat), false);
    else if (event.type === "last_turns") put(entry("log-last-turns", seat), false);
    else if (event.type === "reveal") {
      put(entry("log-revealed", seat, { cards: event.cards.map(mark).join(" "), count: event.cards.length }), false);
    } else if (event.type === "reshuffle") put(entry("log-reshuffled", null), false);
    else if (event.type === "over") {
      put(entry("log-over", null, { how: (event.detail ?? "").replaceAll(" ", "-") }), false);
    }
  }
  return lines.slice(-200);
}

/** The name of a cell as a person at the table would say it: “top left card”, “card 7”. */
export function placeName(view: Pick<View, "rows" | "columns">, cell: number): string {
  const row = Math.ceil(cell / view.columns);
  const column = ((cell - 1) % view.columns) + 1;
  const side = column === 1 ? "left" : column === view.columns ? "right" : view.columns === 3 ? "middle" : "none";
  const known = view.columns <= 3 && view.rows <= 3 && side !== "none";
  const height = row === 1 ? "top" : row === view.rows ? "near" : "middle";
  return known ? t("place-named", { height, side, cell }) : t("place-numbered", { cell, row, column });
}

/** What the table says to the reader now: what can be done, or who is to play. */
export function promptOf(table: TableView, view: View, choices: Choices): string {
  if (view.over) return t("say-over");
  const { you } = table;
  if (choices.clear.length > 0 && table.can.includes("go on")) return t("say-clear");
  if (you === null || view.to_act !== you)
    return t(view.phase === "start" ? "say-others-start" : "say-others-turn", player(table, view.to_act ?? 0));
  if (view.phase === "start") {
    const wanted = Number(/\d/.exec(String(table.rules["start"]))?.[0] ?? 0);
    return t("say-start", { left: Math.max(wanted - (view.layouts[you]?.face_up.length ?? 0), 1) });
  }
  if (view.phase === "flip") return t(choices.keep ? "say-flip-may" : "say-flip-must");
  const held = view.held?.seat === you ? view.held : null;
  const card = mark(held?.card ?? view.discard_top ?? HIDDEN);
  if (view.phase === "held") {
    if (held?.source === "discard") return t("say-held-discard", { card });
    return t(choices.swap.size > 0 ? "say-held-stock" : "say-held-only-discard", { card });
  }
  const flip = choices.turn.size > 0 ? "-flip" : "";
  if (!choices.take) return t(`say-turn-stock${flip}`);
  return t(choices.knock ? "say-turn-knock" : `say-turn${flip}`, { card });
}

/** What the game is about, for the first turns of a match; afterwards nothing. */
export function goalOf(table: TableView, view: View): string {
  if (table.you === null || (table.match?.hole ?? 1) > 1 || (view.turns[table.you] ?? 0) > 0) return "";
  const match = String(table.rules["match"] ?? "column");
  const kind = match.startsWith("line") ? "line" : match;
  const goal = t(`say-goal-${kind}`);
  return table.rules["values"] === "harder" ? goal : `${goal} ${t("say-goal-kings")}`;
}

/** A line of the log for the ear. What the reader drew has been heard already: then only where it went. */
export function heard(line: Entry, table: TableView): string {
  const own = line.seat !== null && line.seat === table.you;
  if (own && (line.message === "log-drew-swapped" || line.message === "log-took-swapped"))
    return voice("said-put", line.args);
  if (own && line.message === "log-drew-discarded") return voice("said-thrown", line.args);
  if (line.message === "log-discarded-turned") return spoken(lineOf({ ...line, message: "log-turned" }, table));
  return spoken(lineOf(line, table));
}

/** A sentence for the ear. */
export function voice(message: string, args?: Args): string {
  return spoken(t(message, args));
}

/** The whole table in sentences: whose turn, the piles, the own cards row by row, then the others. */
export function whereAmI(table: TableView): string[] {
  const { view } = table;
  if (view === null) return [];
  const parts: string[] = [];
  const plain = (seat: Seat) => player(table, seat, (name) => name);
  parts.push(t("where-hole", { hole: table.match?.hole ?? 1 }));
  if (view.over) parts.push(t("log-over", { how: "other" }));
  else if (view.to_act !== null) parts.push(t("where-turn", plain(view.to_act)));
  if (view.last_turns) parts.push(t("where-last-turns"));
  if (view.held !== null) {
    const known = isFace(view.held.card) ? "yes" : "no";
    parts.push(t("where-held", { ...plain(view.held.seat), card: cardName(view.held.card), known }));
  }
  parts.push(
    view.discard_top === null
      ? t("where-discard-empty")
      : t("where-discard", { card: cardName(view.discard_top) }),
  );
  parts.push(t("where-stock", { count: view.stock_count }));
  const describe = (seat: Seat) => {
    const layout = view.layouts[seat];
    if (!layout) return;
    const rows = Array.from({ length: view.rows }, (_, row) =>
      layout.cells
        .slice(row * view.columns, (row + 1) * view.columns)
        .map(cardName)
        .join(", "),
    );
    parts.push(t("where-layout", { ...plain(seat), rows: rows.join("; "), points: layout.points }));
  };
  if (table.you !== null) describe(table.you);
  for (let step = 1; step <= view.seats; step += 1) {
    const seat = ((table.you ?? -1) + step) % view.seats;
    if (seat !== table.you) describe(seat);
  }
  return parts;
}
