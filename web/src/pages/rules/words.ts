/** House rules as a page tells them: which sentences, in which order, what is worth a mark, what makes no difference. */

import { has, t, type Args } from "../../lib/i18n.svelte";
import type { Agreed, Rules } from "../../lib/types";
import { NO_POINTS, rankWord } from "./turnups";

/** A table of points stands as its text (`turnups.ts`). */
export type RuleValue = string | number | boolean;

/** The rules of either game, as this page holds them. */
export type PageRules = Record<string, RuleValue> & { preset?: string };

/** A house rule as the server lists it: the words it takes, the numbers, and words that carry a number (`holes:9`). */
export interface OptionEntry {
  name: string;
  values: RuleValue[];
  default: RuleValue;
  least: number | null;
  most: number | null;
  counted: Record<string, number>;
  /** Whether it is a table of ranks and points. */
  table?: boolean;
}

/** Plain six-card Golf: what is marked differs from it. A test holds it against the preset `six-card`. */
export const USUAL: Readonly<Record<string, RuleValue>> = {
  layout: "2x3",
  values: "basic",
  jokers: "none",
  jokers_count: "two_per_deck",
  bonus: "none",
  match: "column",
  negative_pairs: "cancel",
  block: "none",
  block_self: "none",
  start: "up2",
  start_columns: "free",
  place: "face_up",
  flip_after_discard: "never",
  flip_turn: "off",
  end: "up_last_turn",
  last_turn_draw: "any",
  last_turn_reveal: "after",
  penalty: "none",
  tie: "ok",
  remove_cancelled: "optional",
  stock_empty: "reshuffle",
  turn_cap: 50,
  length: "holes:9",
  decks: "from_four",
};

/** A number as it is printed, with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** `rule-match-line`, `rule-jokers-number`, `rule-length-holes`, with what the message needs. */
function message(option: string, value: RuleValue): [string, Args] {
  if (typeof value === "boolean") return [`${option}-${value}`, {}];
  if (typeof value === "number") {
    const args = { n: value, points: signed(value) };
    return [has(`rule-${option}-${value}`) ? `${option}-${value}` : `${option}-number`, args];
  }
  if (option === "turn_up_points" && value !== NO_POINTS) return [`${option}-table`, { entries: pointsInWords(value) }];
  if (option === "count_order") {
    const counted = value.split("-").map((word) => t(`fours-counted-${word}`));
    const [first = "", second = "", third = "", fourth = ""] = counted;
    return [`${option}-words`, { first, second, third, fourth }];
  }
  const [word, count] = value.split(":") as [string, string?];
  return [`${option}-${word}`, count === undefined ? {} : { n: Number(count) }];
}

function pointsInWords(text: string): string {
  const entries = text.split(",").map((entry) => entry.split(":") as [string, string]);
  return entries.map(([rank, n]) => t("fours-turn-up-entry", { rank: rankWord(rank), n: Number(n) })).join(", ");
}

/**
 * The value of a house rule as one sentence, its remarkable words between `<b>` and `</b>`; in the words that say it best
 * for a layout, or for `two` players.
 */
export function ruleSentence(option: string, value: RuleValue, form?: string): string {
  const [id, args] = message(option, value);
  return t(wordedFor(`rule-${id}`, form), args);
}

/** The value of a house rule as a short label. */
export function ruleLabel(option: string, value: RuleValue, form?: string): string {
  const [id, args] = message(option, value);
  return t(wordedFor(has(`opt-${id}`) ? `opt-${id}` : `opt-${option}-number`, form), args);
}

/** The message that says it best for a form, if there is one. */
export function wordedFor(id: string, form: string | undefined): string {
  return form !== undefined && has(`${id}-${form}`) ? `${id}-${form}` : id;
}

export function ruleName(option: string): string {
  return t(`rule-${option}`);
}

/** Why two rules do not go together, in the words for their values if there are any. */
export function clashReason([first, second]: readonly [string, string], rules: PageRules): string {
  const exact = `clash-${first}-${rules[first]}-${second}-${rules[second]}`;
  return t(has(exact) ? exact : `clash-${first}-${second}`);
}

export function plain(sentence: string): string {
  return sentence.replaceAll(/<\/?b>/g, "");
}

export interface Piece {
  text: string;
  marked: boolean;
}

export function piecesOf(sentence: string, marks: boolean): Piece[] {
  return sentence
    .split(/<\/?b>/)
    .map((text, n) => ({ text, marked: marks && n % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/* What stands together in one line. In brief, a sentence that says nothing new (`QUIET`) is left out while it is as usual. */
const LINES: readonly (readonly string[])[] = [
  ["layout", "start", "start_columns"],
  ["values", "jokers", "jokers_count", "bonus"],
  ["match", "negative_pairs", "block", "block_self"],
  ["remove_cancelled"],
  ["place", "flip_after_discard", "flip_turn"],
  ["end", "last_turn_draw", "last_turn_reveal"],
  ["penalty", "tie"],
  ["stock_empty", "turn_cap"],
  ["length"],
];
const QUIET = new Set(
  "start_columns jokers_count bonus negative_pairs block block_self place flip_after_discard flip_turn last_turn_draw last_turn_reveal penalty tie stock_empty turn_cap".split(
    " ",
  ),
);

/* Not played at all: not worth a word even where everything is said. */
const SILENT = new Set(["bonus", "block", "block_self"]);

/* What cards in the hand leave nothing to choose of. */
const NOT_IN_HAND: Readonly<Record<string, RuleValue>> = {
  start_columns: "free",
  block: "none",
  block_self: "none",
  flip_after_discard: "never",
  flip_turn: "off",
  remove_cancelled: "off",
};

/** Whether the other rules leave nothing to say about a house rule; a value that cannot stand beside them is never idle. */
export function isIdle(rules: Rules, option: string): boolean {
  const value = rules[option];
  if (rules.layout === "hand4" && value === NOT_IN_HAND[option]) return true;
  if (option === "start_columns") return value === "free" && !String(rules.start).startsWith("up");
  if (option === "jokers_count") return rules.jokers === "none";
  if (option === "tie") return rules.penalty === "none";
  if (option.startsWith("last_turn_")) return rules.end === "up_now";
  return /^(negative_pairs|block.*|remove_cancelled)$/.test(option) && rules.match === "none";
}

/** Whether a sentence about the option would speak of something that is not played at all. */
function isMute(rules: Rules, option: string): boolean {
  if (isIdle(rules, option) || (SILENT.has(option) && rules[option] === "none")) return true;
  return moot(rules).some((found) => found.option === option && !found.isSaid);
}

/** Whether there is something to remember: cards that are seen once and then lie face down. */
export function isMemoryGame(rules: Rules): boolean {
  return rules.layout !== "hand4" && (String(rules.start).startsWith("peek") || rules.place === "face_down");
}

/** The rules of a table, line by line: all of them, or in brief. With the number of players it says how many decks. */
export function rulesInWords(rules: Rules, brief: boolean, players?: { seats: number; decks: number }): Piece[][] {
  const lines = LINES.map((line) =>
    line
      .filter((option) => rules[option] !== undefined && !isMute(rules, option))
      .filter((option) => !brief || rules[option] !== USUAL[option] || !QUIET.has(option))
      .map((option) => {
        const sentence = ruleSentence(option, rules[option] as RuleValue, rules.layout);
        const means = !brief && option === "match" && rules.match !== "none" ? ` ${t("rules-equal-means")}` : "";
        return piecesOf(sentence + means, rules[option] !== USUAL[option]);
      }),
  ).filter((line) => line.length > 0);
  const decks = players
    ? [{ text: t("rules-decks-now", players), marked: false }]
    : piecesOf(ruleSentence("decks", rules.decks as RuleValue), rules.decks !== USUAL.decks);
  lines.at(-1)?.push(decks);
  return lines.map(joined);
}

/** Several sentences as one line. */
export function joined(line: Piece[][]): Piece[] {
  return line.flatMap((pieces, n) => (n ? [{ text: " ", marked: false }, ...pieces] : pieces));
}

/** `memory_aid-on`, `ties-shared`: the end of the messages for what is agreed beside the rules. */
export function agreedId(part: keyof Agreed, value: string | boolean): string {
  return `${part}-${typeof value === "boolean" ? (value ? "on" : "off") : value}`;
}

/** What the table has agreed on beside the rules, a sentence each. */
export function agreedInWords(agreed: Agreed, rules: Rules): string[] {
  const parts = (["first_dealer", "memory_aid", "ties"] as const).filter(
    (part) => part !== "memory_aid" || isMemoryGame(rules),
  );
  return parts.map((part) => t(`agreed-${agreedId(part, agreed[part])}`));
}

/* The least number of players for two and for three decks, as in the options' table. */
const DECKS: Record<string, [number, number]> = {
  from_four: [4, 8],
  from_five: [5, 9],
  from_eight: [8, 1000],
  two_or_more: [0, 6],
  by_threes: [4, 7],
};

/** How many decks so many players shuffle together; only for words, the server deals. */
export function deckCount(rules: Rules, seats: number): number {
  const [two, three] = DECKS[rules.decks as string] ?? [4, 8];
  const cells = rules.layout === "hand4" ? 4 : Number(rules.layout[0]) * Number(rules.layout[2]);
  const wanted = 1 + Number(seats >= two) + Number(seats >= three);
  return Math.max(wanted, Math.ceil((seats * (cells + 1) + 1) / 52));
}

/** A house rule that changes nothing at this table, why, and what would settle it. */
export interface Moot {
  option: string;
  reason: string;
  fixes: { option: string; value: RuleValue }[];
  /** Whether its sentence still says something true that is worth saying. */
  isSaid?: boolean;
}

/** House rules that were chosen but can never matter beside the others. */
export function moot(rules: Rules): Moot[] {
  const found: Moot[] = [];
  const differs = (option: string) => rules[option] !== undefined && rules[option] !== USUAL[option];
  const add = (option: string, reason: string, ...fixes: [string, RuleValue][]) => {
    if (differs(option)) {
      const all: [string, RuleValue][] = [[option, USUAL[option] as RuleValue], ...fixes];
      found.push({ option, reason, fixes: all.map(([name, value]) => ({ option: name, value })) });
    }
  };
  if (rules.end === "up_now") {
    add("last_turn_draw", "moot-no-last-turns", ["end", "up_last_turn"]);
    add("last_turn_reveal", "moot-no-last-turns", ["end", "up_last_turn"]);
  }
  if (rules.penalty === "none") add("tie", "moot-no-penalty", ["penalty", "plus10"]);
  if (rules.jokers === "none") add("jokers_count", "moot-no-jokers", ["jokers", -2]);
  if (rules.values === "twos" && rules.bonus === "twos")
    found.push({ option: "bonus", reason: "moot-twos-already", fixes: [{ option: "bonus", value: "none" }] });
  if (rules.match === "none") {
    for (const option of ["negative_pairs", "block", "block_self"])
      add(option, "moot-nothing-cancels", ["match", "column"]);
  } else if (
    rules.values !== "twos" &&
    rules.bonus === "none" &&
    !(typeof rules.jokers === "number" && rules.jokers < 0)
  )
    add("negative_pairs", "moot-nothing-below-zero");
  if (rules.match === "line_diagonal" && rules.layout !== "hand4" && rules.layout[0] !== rules.layout[2])
    found.push({ option: "match", reason: "moot-no-square", fixes: [{ option: "match", value: "line" }], isSaid: true });
  return found;
}
