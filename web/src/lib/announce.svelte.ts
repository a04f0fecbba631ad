/** What a screen reader is told: a polite log of what happens, and answers to a question at once. */

import { untrack } from "svelte";

interface Line {
  id: number;
  text: string;
  /** Names a card that the reader may see now and not again later. */
  secret: boolean;
}

const KEEP = 12;
let next = 0;

export const said = $state<{ polite: Line[]; now: Line }>({ polite: [], now: { id: 0, text: "", secret: false } });

/** Adds a sentence to the polite log; sentences that come together are spoken in order. */
export function tell(text: string, secret = false): void {
  if (text === "") return;
  next += 1;
  said.polite = [...untrack(() => said.polite), { id: next, text, secret }].slice(-KEEP);
}

/** Speaks at once: the answer to “where am I”, a refusal, a key that waits for its second press. */
export function answer(text: string, secret = false): void {
  next += 1;
  said.now = { id: next, text, secret };
}

/** Takes back whatever was secret: the card lies face down now, and even its reader may not look at it again. */
export function hush(): void {
  said.polite = untrack(() => said.polite).filter((line) => !line.secret);
  if (untrack(() => said.now.secret)) said.now = { id: (next += 1), text: "", secret: false };
}

export function forget(): void {
  said.polite = [];
  said.now = { id: 0, text: "", secret: false };
}
