/** Ways out of rules that do not go together. Which rules are a game, only the server knows: every way is one it agreed to. */

import type { ApiError } from "../../lib/api";
import type { PageRules, RuleValue } from "./words";

/** A known form, its rules as this page holds them. */
export interface KnownForm {
  id: string;
  rules: PageRules;
}

/** What one tap changes; with a preset it plays on as that form is usually played. */
export interface Way {
  changes: Record<string, RuleValue>;
  preset?: string;
}

/** Two rules that do not go together, as the server refused them. */
export type Clash = readonly [string, string];

/** Asks the server; `null` where the rules are a game. */
export type Ask = (rules: PageRules) => Promise<ApiError | null>;

/* Of one rule so many ways out are enough to read. */
const MOST_WAYS = 3;

export function clashOf(refusal: ApiError | null): Clash | null {
  if (refusal?.code !== "refused-combination") return null;
  const [first, second] = refusal.facts.options as string[];
  return first !== undefined && second !== undefined ? [first, second] : null;
}

/** What makes one set of rules of another. */
export function differences(
  now: PageRules,
  from: Readonly<Record<string, RuleValue | undefined>>,
): Record<string, RuleValue> {
  const changed = Object.keys(now).filter((option) => option !== "preset" && now[option] !== from[option]);
  return Object.fromEntries(changed.map((option) => [option, now[option] as RuleValue]));
}

/**
 * The ways out of a clash. What was changed last stays first: the other rule is changed to suit it, then it is taken back
 * itself. Where no single change lets a rule stay, the whole form that it belongs to is offered.
 */
export async function waysOut(
  rules: PageRules,
  clash: Clash,
  last: string | null,
  wanted: {
    ask: Ask;
    valuesOf: (option: string) => readonly RuleValue[];
    presets: readonly KnownForm[];
    base: PageRules;
    good: PageRules | null;
  },
): Promise<Way[]> {
  const { ask, valuesOf, presets, base, good } = wanted;
  const involved = [...clash.filter((option) => option !== last), ...(last === null ? [] : [last])];

  /* The values that settle it; of the last choice only the value before it, if that does. */
  async function byChanging(option: string): Promise<{ settling: Way[]; easing: Way[] }> {
    const back = option === last && good !== null && good[option] !== rules[option] ? (good[option] as RuleValue) : null;
    const values = valuesOf(option).filter((value) => value !== rules[option] && value !== back);
    const tried = (back === null ? values : [back, ...values]).map((value) => ({ changes: { [option]: value } }));
    const answers = await Promise.all(tried.map((way) => ask({ ...rules, ...way.changes } as PageRules)));
    const settling = tried.filter((_, n) => answers[n] === null);
    const easing = tried.filter((_, n) => clashOf(answers[n] ?? null)?.includes(option) === false);
    const isBack = back !== null && answers[0] === null;
    return { settling: settling.slice(0, isBack ? 1 : MOST_WAYS), easing: easing.slice(0, MOST_WAYS) };
  }

  const tried = [];
  for (const option of involved) tried.push(await byChanging(option));
  const found = tried.flatMap((ways) => ways.settling);
  // Where more than two rules are at odds, one of the odds at a time.
  const easing = found.length === 0 ? tried.flatMap((ways) => ways.easing) : [];
  const kept = (option: string) => found.some((way) => !(option in way.changes));
  for (const option of last !== null && clash.includes(last) ? [last] : clash) {
    if (kept(option)) continue;
    const way = await asUsual(rules, option, base, presets, ask);
    if (way) found.unshift(way);
  }
  return [...easing, ...found];
}

/** The way to play a rule as a known form does, keeping what the house has changed where it can stand. */
export async function asUsual(
  rules: PageRules,
  option: string,
  base: PageRules,
  presets: readonly KnownForm[],
  ask: Ask,
): Promise<Way | null> {
  const having = presets.filter((preset) => preset.rules[option] === rules[option]);
  const preset = having.find((one) => one.rules.values === rules.values) ?? having[0];
  if (!preset) return null;
  const next = { ...preset.rules, ...differences(rules, base), [option]: rules[option] } as PageRules;
  // Every round settles at least one rule.
  for (let round = 0; round < Object.keys(next).length; round++) {
    const refusal = await ask(next);
    if (refusal === null) return { changes: differences(next, rules), preset: preset.id };
    const odd = [...(clashOf(refusal) ?? []), "layout"].filter((name) => next[name] !== preset.rules[name]);
    if (clashOf(refusal) === null || odd.length === 0) return null;
    for (const name of odd) next[name] = preset.rules[name] as RuleValue;
  }
  return null;
}
