/** What the two sheets share: where they are asked for, and how large their print is. */

import { api } from "../../lib/api";
import type { Example, FoursRuleSheet, GolfRuleSheet, RuleSheet, ScoreSheet } from "./types";

/** The rule sheet of a table, or of the rules that the page's address names. */
export function askRules(id: string | null, language: string): Promise<RuleSheet> {
  return id === null
    ? api.read(`/sheet?${query({ language })}`)
    : api.read(`/tables/${encodeURIComponent(id)}/sheet?language=${language}`);
}

/** The score sheet of a table, or of the names and rules in the page's address; from a hole or hand on if it needs several. */
export function askScores(id: string | null, language: string, hole: number | null): Promise<ScoreSheet> {
  const more: Record<string, string> = hole === null ? { language } : { language, hole: String(hole) };
  return id === null
    ? api.read(`/score-sheet?${query(more)}`)
    : api.read(`/tables/${encodeURIComponent(id)}/score-sheet?${new URLSearchParams(more)}`);
}

function query(more: Record<string, string>): URLSearchParams {
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(more)) asked.set(name, value);
  return asked;
}

/* What A4 and Letter have in common inside their margins, in square millimetres, less the head of the sheet. */
const ROOM = 190 * 238;
const SMALLEST = 8.5;
const LARGEST = 11.5;

/** How large the print can be, in points, so that the sheet fills one page and no more. */
export function printSize(sheet: RuleSheet): number {
  const texts = sheet.sections.flatMap((section) => [
    ...section.sentences,
    ...section.choices,
    ...section.steps,
    ...section.more,
  ]);
  const lines = 2.5 * sheet.sections.length + (sheet.game === "golf" ? golfLines(sheet) : foursLines(sheet));
  const letters = texts.join(" ").length + 50 * lines;
  const perLetter = 0.0815; // square millimetres of a letter of one point
  return Math.min(LARGEST, Math.max(SMALLEST, Math.floor(10 * Math.sqrt(ROOM / (letters * perLetter))) / 10));
}

/* Lines of about fifty letters that are taken by headings, tables, pictures, and the ends of paragraphs. */
function golfLines(sheet: GolfRuleSheet): number {
  const example = ({ cards, steps }: Example) => {
    const [picture, words] = [1.8 * cards.length, 1.4 * (steps.length + 1)];
    const isWide = (cards[0]?.length ?? 0) > 4; // the words may have to go below the picture
    return isWide ? picture + words : Math.max(picture, words);
  };
  const examples = sheet.examples.reduce((sum, one) => sum + 2.5 + example(one), 0);
  return 1.3 * sheet.guide.length + 1.8 * sheet.places.length + examples;
}

function foursLines(sheet: FoursRuleSheet): number {
  const ends = sheet.sections.reduce((sum, { choices, steps }) => sum + 0.6 * (choices.length + steps.length), 0);
  const plays = 3.8 + 1.85 * sheet.plays.length;
  const count = sheet.count === null ? 0 : 8 + 1.2 * sheet.count.steps.length;
  return ends + plays + count + (sheet.seats === 2 ? 3 : 5);
}
