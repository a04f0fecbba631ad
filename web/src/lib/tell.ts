/** What happened, in words: the log, the voice, and the answer to “where am I”. */

import { cardName, HIDDEN, isFace, mark, spoken, strong } from "./cards";
import { isHand, type Choices, type Look } from "./follow";
import { t, type Args } from "./i18n.svelte";
import type { GameEvent, GolfTable, Layout, Seat, TableView, View } from "./types";

type Seated = Pick<TableView, "you" | "seats">;

/** One line of the log, kept without words so that it follows a change of language. */
export interface Entry {
  id: number;
  message: string;
  seat: Seat | null;
  args: Record<string, string | number>;
}

let entries = 0;

/** A new line of the log. */
export function entry(message: string, seat: Seat | null, args: Entry["args"] = {}): Entry {
  entries += 1;
  return { id: entries, message, seat, args };
}

export function playerName(table: Seated, seat: Seat): string {
  return seat === table.you ? t("you") : (table.seats[seat]?.name ?? "");
}

/** `$you` and `$name`, which every message about a player gets. */
export function player(table: Seated, seat: Seat, write: (name: string) => string = strong): Args {
  return { you: seat === table.you ? "yes" : "no", name: write(playerName(table, seat)) };
}

/** The line in the reader's language, cards, names and places put in. */
export function lineOf(line: Entry, table: Seated): string {
  const { cell, columns } = line.args;
  const where = typeof columns === "number" ? placeWhere({ rows: Number(line.args["rows"]), columns }, Number(cell)) : "";
  return t(line.message, { ...(line.seat === null ? {} : player(table, line.seat)), ...line.args, where });
}

/** Whether cards are laid face down at this table, where even their owner may not look at them again. */
export function isMemoryGame(table: GolfTable): boolean {
  return table.rules["place"] === "face_down" && table.rules.layout !== "hand4";
}

/** Whether the line names a card that the reader may know now and not be shown again. */
export function isSecret(line: Entry, table: GolfTable): boolean {
  return line.message === "log-drew-own" && isMemoryGame(table);
}

const OPEN = new Set(["log-drew", "log-drew-own", "log-took"]);

/**
 * The log's lines for the events of one frame. A turn is one line: what ends it replaces what began it.
 *
 * A card that was laid face down is not named any more, though its owner has seen it and perhaps everybody, unless the
 * players have agreed to be reminded. What lies in the reader's own hand is named.
 *
 * @param before the hole as it lay before the events, if that is known.
 * @param table the table after them.
 */
export function addToLog(
  log: readonly Entry[],
  events: readonly GameEvent[],
  before: View | null,
  table: Pick<GolfTable, "you" | "view" | "agreed">,
): Entry[] {
  const grid = gridOf(table.view);
  const inHand = table.view !== null && isHand(table.view);
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
    else if (event.type === "peek") {
      put(entry("log-peeked", seat, { cell, ...grid }), false);
    } else if (event.type === "swap" && !isFace(event.cards[0])) {
      const from = begun === "log-took" ? "took" : "drew";
      const to = inHand ? "hand" : "laid";
      const placed = begun === null ? undefined : last?.args["card"];
      const named = table.agreed.memory_aid || (inHand && seat === table.you) ? placed : undefined;
      const args = { known: named === undefined ? "no" : "yes", card: named ?? "", out: mark(event.out ?? HIDDEN), cell };
      put(entry(`log-${from}-${to}`, seat, { ...args, ...grid }), begun !== null);
    } else if (event.type === "swap") {
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
    else if (event.type === "last_turns" && mine && last.message === "log-knocked") continue; // the knock has said so
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

type Grid = Pick<View, "rows" | "columns">;

/** Kept with a line that tells of a place. */
function gridOf(view: Grid | null): Entry["args"] {
  return view === null ? {} : { rows: view.rows, columns: view.columns };
}

/** Height and side of a cell as messages select them; `named` where a person would say them rather than a number. */
function placeArgs({ rows, columns }: Grid, cell: number): Args & { named: "yes" | "no" } {
  const row = Math.ceil(cell / columns);
  const column = ((cell - 1) % columns) + 1;
  const side = column === 1 ? "left" : column === columns ? "right" : "middle";
  const height = row === 1 ? "top" : row === rows ? "near" : "middle";
  return { named: columns <= 3 && rows <= 3 ? "yes" : "no", height, side, cell, row, column };
}

/** The name of a cell as a person at the table would say it: “top left card”, “card 7”. */
export function placeName(view: Grid, cell: number): string {
  const args = placeArgs(view, cell);
  return t(args.named === "yes" ? "place-named" : "place-numbered", args);
}

/** Where a cell is, inside a sentence: “at the top left”, “in place 7”. */
export function placeWhere(view: Grid, cell: number): string {
  const args = placeArgs(view, cell);
  return t(args.named === "yes" ? "place-where" : "place-where-numbered", args);
}

/** What lies at a place, in words: “4 of clubs”, “face down”, “face down, looked at”, “face down, remembered: 4 of clubs”. */
export function cellWords(view: View, layout: Layout | undefined, cell: number): string {
  const card = layout?.cells[cell - 1] ?? HIDDEN;
  if (layout === undefined || card !== HIDDEN) return cardName(card);
  const remembered = layout.remembered[cell - 1];
  if (isFace(remembered)) return t("card-remembered", { card: cardName(remembered) });
  return isSeen(view, layout, cell) ? t("card-looked-at") : cardName(card);
}

/** Whether the card lies face down and its owner has looked at it; of a hand this goes without saying. */
export function isSeen(view: View, layout: Layout | undefined, cell: number): boolean {
  return !isHand(view) && layout?.cells[cell - 1] === HIDDEN && layout.known.includes(cell);
}

/** What the table says to the reader now: what can be done, or who is to play. */
export function promptOf(table: GolfTable, view: View, choices: Choices): string {
  if (view.over) return t("say-over");
  const { you } = table;
  if (choices.clear.length > 0 && table.can.includes("go on")) return t("say-clear");
  const start = String(table.rules["start"]);
  const peeks = start.startsWith("peek");
  if (you === null || view.to_act !== you) {
    const others = view.phase !== "start" ? "say-others-turn" : peeks ? "say-others-peek" : "say-others-start";
    return t(others, player(table, view.to_act ?? 0));
  }
  if (view.phase === "start") {
    const wanted = Number(/\d/.exec(start)?.[0] ?? 0);
    const done = view.layouts[you]?.[peeks ? "known" : "face_up"]?.length ?? 0;
    const message = !peeks ? "say-start" : start === "peek2_nearest" ? "say-peek-near" : "say-peek";
    return t(message, { left: Math.max(wanted - done, 1) });
  }
  if (view.phase === "flip") return t(choices.keep ? "say-flip-may" : "say-flip-must");
  const held = view.held?.seat === you ? view.held : null;
  const card = mark(held?.card ?? view.discard_top ?? HIDDEN);
  if (view.phase === "held") {
    const hand = isHand(view) ? "-hand" : "";
    if (held?.source === "discard") return t(`say-held-discard${hand}`, { card });
    return t(choices.swap.size > 0 ? `say-held-stock${hand}` : "say-held-only-discard", { card });
  }
  const more = `${choices.knock ? "-knock" : ""}${choices.turn.size > 0 ? "-flip" : ""}`;
  return choices.take ? t(`say-turn${more}`, { card }) : t(`say-turn-stock${more}`);
}

/** What the game is about, for the first turns of a match; afterwards nothing. */
export function goalOf(table: GolfTable, view: View): string {
  if (table.you === null || (table.match?.hole ?? 1) > 1 || (view.turns[table.you] ?? 0) > 0) return "";
  const match = String(table.rules["match"] ?? "column");
  const kind = match === "line_diagonal" ? (view.rows === view.columns ? "diagonal" : "line") : match;
  const goal = t(`say-goal-${kind}`);
  return table.rules["values"] === "harder" ? goal : `${goal} ${t("say-goal-kings")}`;
}

/** A line of the log for the ear. What the reader drew has been heard already: then only where it went. */
export function heard(line: Entry, table: GolfTable): string {
  const own = line.seat !== null && line.seat === table.you;
  if (own && (line.message === "log-drew-swapped" || line.message === "log-took-swapped"))
    return voice("said-put", line.args);
  if (own && line.message === "log-drew-discarded") return voice("said-thrown", line.args);
  if (own && line.message === "log-peeked") return ""; // the card itself has been told
  if (own && /^log-(drew|took)-(laid|hand)$/.test(line.message)) {
    const heard = line.message.endsWith("laid") ? "said-laid" : line.args["known"] === "yes" ? "said-hand" : line.message;
    return spoken(lineOf({ ...line, message: heard }, table));
  }
  if (line.message === "log-discarded-turned") return spoken(lineOf({ ...line, message: "log-turned" }, table));
  return spoken(lineOf(line, table));
}

/** A sentence for the ear. */
export function voice(message: string, args?: Args): string {
  return spoken(t(message, args));
}

/** The whole table in sentences: whose turn, the piles, the own cards row by row, then the others; `look` is a secret look. */
export function whereAmI(table: GolfTable, look: Look | null = null): string[] {
  const { view } = table;
  if (view === null) return [];
  const parts: string[] = [];
  const plain = (seat: Seat) => player(table, seat, (name) => name);
  parts.push(t("where-hole", { hole: table.match?.hole ?? 1 }));
  if (view.over) parts.push(t("log-over", { how: "other" }));
  else if (view.to_act !== null) parts.push(t("where-turn", plain(view.to_act)));
  if (table.agreed.memory_aid) parts.push(t("where-aid"));
  if (look !== null)
    parts.push(t("said-looking", { place: placeName(view, look.cell), card: cardName(look.card) }));
  if (view.ender !== null && table.rules["end"] === "knock_last_turn") parts.push(t("where-knocked", plain(view.ender)));
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
    const words = layout.cells.map((_, i) => cellWords(view, layout, i + 1));
    if (isHand(view)) {
      const closed = layout.cells.every((card) => card === HIDDEN) && !layout.remembered.some(isFace);
      const args = { ...plain(seat), cards: words.join(", "), count: words.length, points: layout.points };
      return void parts.push(t(closed ? "where-hand-closed" : "where-hand", args));
    }
    const rows = Array.from({ length: view.rows }, (_, row) =>
      words.slice(row * view.columns, (row + 1) * view.columns).join(", "),
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
