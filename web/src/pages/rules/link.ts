/** A link that carries the rules of a table: `/new?preset=four-card&penalty=plus10&ties=extra_hole`, only what differs. */

import type { Agreed } from "../../lib/types";
import type { OptionEntry, RuleValue } from "./words";

/** What a table agrees on where nothing is said. */
export const USUAL_AGREED: Readonly<Agreed> = { first_dealer: "chance", memory_aid: false, ties: "shared" };

/** What may be agreed beside the rules, usual first. */
export const AGREED_VALUES = {
  first_dealer: ["chance", "volunteer", "cut"],
  memory_aid: [false, true],
  ties: ["shared", "extra_hole", "hands"],
} as const satisfies { [part in keyof Agreed]: readonly Agreed[part][] };

type Part = keyof Agreed;
const PARTS = Object.keys(AGREED_VALUES) as Part[];

/* What messengers and search engines hang on to a link. */
const STRANGERS = /^(utm_.*|fbclid|gclid|igshid|mc_.*)$/;
/* The page's own word in its address: free seats for friends. */
export const FRIENDS = "friends";

export interface LinkedRules {
  preset: string | null;
  options: Record<string, RuleValue>;
  agreed: Agreed;
  /** Pairs that name no rule, or a value that the rule does not have. */
  unknown: string[];
}

/** The address of these rules, differences from the preset only; every name and value is readable in it. */
export function addressOf(preset: string, options: Record<string, RuleValue>, agreed: Agreed, friends = false): string {
  const differing = PARTS.filter((part) => agreed[part] !== USUAL_AGREED[part]);
  const pairs = [
    ...(friends ? [FRIENDS] : []),
    `preset=${preset}`,
    ...Object.entries(options).map(([option, value]) => `${option}=${value}`),
    ...differing.map((part) => `${part}=${agreed[part]}`),
  ];
  return `/new?${pairs.join("&")}`;
}

/** Reads such an address; what it does not understand it names, and keeps the rest. */
export function readAddress(search: string, presets: readonly string[], options: readonly OptionEntry[]): LinkedRules {
  const found: LinkedRules = { preset: null, options: {}, agreed: { ...USUAL_AGREED }, unknown: [] };
  for (const [name, text] of new URLSearchParams(search)) {
    if (name === FRIENDS || STRANGERS.test(name)) continue;
    const option = options.find((known) => known.name === name);
    const value = option ? valueOf(option, text) : null;
    if (name === "preset" && presets.includes(text)) found.preset = text;
    else if (value !== null) found.options[name] = value;
    else if (!agree(found.agreed, name, text)) found.unknown.push(`${name}=${text}`.slice(0, 60));
  }
  return found;
}

function valueOf(option: OptionEntry, text: string): RuleValue | null {
  if (option.values.includes(text)) return text;
  const { least, most } = option;
  if (/^-?\d{1,7}$/.test(text) && least !== null && most !== null)
    return Number(text) >= least && Number(text) <= most ? Number(text) : null;
  const [, word, count] = /^([a-z]+):([1-9]\d{0,6})$/.exec(text) ?? [];
  return word !== undefined && Number(count) <= (option.counted[word] ?? 0) ? text : null;
}

function agree(agreed: Agreed, name: string, text: string): boolean {
  const part = PARTS.find((known) => known === name);
  const value = part && AGREED_VALUES[part].find((known) => String(known) === text);
  if (part === undefined || value === undefined) return false;
  Object.assign(agreed, { [part]: value });
  return true;
}
