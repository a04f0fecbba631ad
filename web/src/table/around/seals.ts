/** The seal of a deal: what the page was told before the cards were opened, held against what was opened. */

import { sha256 } from "@noble/hashes/sha2.js"; // `crypto.subtle` is missing on plain http
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isJoker } from "../../lib/cards";
import type { FoursView } from "../../fours/types";
import type { CardText, TableView, View } from "../../lib/types";

/** What a page was told of one hole while it was played. */
export interface Kept {
  /** Which hole of which match. */
  hole: string;
  /** Its seal; the ones before it are of deals given up by consent. */
  seals: string[];
  /** The first discard as it lay on the table, if the page saw it. */
  first: CardText | null;
  /** Whether another seal was shown in the middle of the hole. */
  changed: boolean;
}

/**
 * - `yes`: this is what was sealed, and the seal was here before the cards were opened.
 * - `late`: it fits its seal, but the page came when the cards had been opened already.
 * - `no-seal`: it does not fit the seal.
 * - `no-changed`: the seal is another one than that which was here before.
 * - `no-first`: the first discard that lay on the table is not the one of this pack.
 * - `no-cards`: these are not whole decks.
 */
export type Verdict = "yes" | "late" | "no-seal" | "no-changed" | "no-first" | "no-cards";

export interface Check {
  verdict: Verdict;
  seal: string;
  /** The fingerprint of what was opened, worked out here. */
  worked: string;
  salt: string;
  pack: CardText[];
  /** How many cards were dealt to the players before the first discard. */
  dealt: number;
  /** The first discard as it lay on the table, where it is not that of the pack. */
  lay: CardText | null;
}

const place = (id: string) => `fourball-seal-${id}`;

/** SHA-256, in hex, of the salt, a space, and the pack. */
export function fingerprint(salt: string, pack: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt} ${pack}`)));
}

/** Which hole lies on the table, whatever the server says of its cards. */
function holeOf({ match, view, tie }: TableView): string {
  const before = (match?.holes ?? []).slice(0, (match?.hole ?? 1) - 1).map((hole) => hole.scores);
  return JSON.stringify([match?.hole, view?.dealer, before, tie?.playing ?? null]);
}

/** The card turned up after the deal, as long as it can be told from the table: the first discard, or the first turn-up. */
function firstOf(view: View | FoursView): CardText | null {
  if ("turn_ups" in view) return view.turn_ups[0] ?? null;
  return view.discard_count === 1 && view.turns.every((turns) => turns === 0) ? view.discard_top : null;
}

/** How many cards were dealt before it. */
function dealtBefore(view: View | FoursView): number {
  return view.seats * ("turn_ups" in view ? 6 : view.rows * view.columns);
}

/** What is known of a hole after one more sight of its table; only what is said before the end counts. */
export function noted(kept: Kept | null, table: TableView): Kept | null {
  const { view, commitment: seal, opened } = table;
  if (view === null || seal === null || opened !== null || table.status !== "playing") return kept;
  const hole = holeOf(table);
  const first = firstOf(view);
  if (kept === null || kept.hole !== hole) return { hole, seals: [seal], first, changed: false };
  if (kept.seals.at(-1) === seal) return kept.first === null && first !== null ? { ...kept, first } : kept;
  if (table.void !== null) return { ...kept, seals: [...kept.seals, seal], first };
  return { ...kept, changed: true };
}

/** Holds the hole that is over against what was known of it before. */
export function check(kept: Kept | null, table: TableView): Check | null {
  const { view, commitment, opened } = table;
  if (view === null || commitment === null || opened === null) return null;
  const dealt = dealtBefore(view);
  const own = kept?.hole === holeOf(table) ? kept : null;
  return judge(own, own?.seals.at(-1), commitment, opened, dealt, own?.first ?? null);
}

/** The same for the deal before it that was given up by consent. */
export function checkVoid(kept: Kept | null, table: TableView): Check | null {
  const { view, void: old } = table;
  if (view === null || old === null) return null;
  const own = kept?.hole === holeOf(table) ? kept : null;
  return judge(own, own?.seals.at(-2), old.commitment, old, dealtBefore(view), null);
}

function judge(
  own: Kept | null,
  before: string | undefined,
  seal: string,
  opened: { salt: string; pack: string },
  dealt: number,
  first: CardText | null,
): Check {
  const pack = opened.pack.split(" ");
  const worked = fingerprint(opened.salt, opened.pack);
  const lay = first !== null && pack[dealt] !== first ? first : null;
  const verdict = (): Verdict => {
    if (worked !== seal) return "no-seal";
    if (!isWhole(pack)) return "no-cards";
    if (own === null || before === undefined) return "late";
    if (own.changed || before !== seal) return "no-changed";
    return lay === null ? "yes" : "no-first";
  };
  return { verdict: verdict(), seal, worked, salt: opened.salt, pack, dealt, lay };
}

/** Whether a pack is made of whole decks, jokers aside. */
function isWhole(pack: readonly CardText[]): boolean {
  const counts = new Map<CardText, number>();
  for (const card of pack) if (!isJoker(card)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts.size === 52 && new Set(counts.values()).size === 1;
}

/* For as long as the tab lives, a page that is loaded again included. */
const memory = new Map<string, string>();

function stored(id: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(id)) ?? memory.get(id) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Remembers what a table says of its hole. To be called with every table that is heard of. */
export function note(table: TableView | null): void {
  if (table === null) return;
  const before = stored(table.id);
  const after = noted(before, table);
  if (after === before || after === null) return;
  const text = JSON.stringify(after);
  memory.set(table.id, text);
  try {
    sessionStorage.setItem(place(table.id), text);
  } catch {
    /* no store: remembered until the page is left */
  }
}

/** What was remembered of a table's hole. */
export function kept(table: TableView): Kept | null {
  return stored(table.id);
}
