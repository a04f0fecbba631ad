/** What a screen reader is told: a polite log of what happens, and answers to a question at once. */

import { untrack } from "svelte";

interface Line {
  id: number;
  text: string;
}

const KEEP = 12;
let next = 0;

export const said = $state<{ polite: Line[]; now: Line }>({ polite: [], now: { id: 0, text: "" } });

/** Adds a sentence to the polite log; sentences that come together are spoken in order. */
export function tell(text: string): void {
  if (text === "") return;
  next += 1;
  said.polite = [...untrack(() => said.polite), { id: next, text }].slice(-KEEP);
}

/** Speaks at once: the answer to “where am I”, a refusal, a key that waits for its second press. */
export function answer(text: string): void {
  next += 1;
  said.now = { id: next, text };
}

export function forget(): void {
  said.polite = [];
  said.now = { id: 0, text: "" };
}
