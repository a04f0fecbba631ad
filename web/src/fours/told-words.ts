/** Small words of the told hand. */

import { language, t } from "../lib/i18n.svelte";
import { numberKey } from "./told";
import type { ScoreKind } from "./types";

/** What a point is called: “High”, “Hang jack”. */
export function title(what: ScoreKind): string {
  return t("fours-told-what", { what });
}

/** A number of points as a word, as far as words are written. */
export function numberWord(points: number): string {
  return t("fours-told-number", numberKey(points));
}

/** The same with a capital at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
