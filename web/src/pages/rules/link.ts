/** A link that carries the rules of a table: `/new?preset=four-card&penalty=plus10&ties=extra_hole`, only what differs. */

import type { Agreed } from "../../lib/types";
import { GAMES, type Game } from "./guide";
import { pointsOf, pointsText } from "./turnups";
import type { OptionEntry, RuleValue } from "./words";

/** What a table of Golf agrees on where nothing is said. */
export const USUAL_AGREED: Readonly<Agreed> = { first_dealer: "chance", memory_aid: false, ties: "shared" };

/** How many games make a match of All Fours: these are offered, any other can be typed. */
export const GAMES_OFFERED = ["one", "best_of:3", "best_of:5"] as const;
export const MOST_GAMES = 99;

/** What may be agreed beside the rules of a game; of `games` these are some. */
export const AGREED: Readonly<
  Record<Game, { usual: Readonly<Agreed>; values: { readonly [part in keyof Agreed]?: readonly (string | boolean)[] } }>
> = {
  golf: {
    usual: USUAL_AGREED,
    values: {
      first_dealer: ["chance", "volunteer", "cut"],
      memory_aid: [false, true],
      ties: ["shared", "extra_hole", "hands"],
    },
  },
  allfours: {
    usual: { first_dealer: "cut", memory_aid: false, ties: "shared", games: "one" },
    values: { first_dealer: ["cut", "chance", "volunteer"], memory_aid: [false, true], games: GAMES_OFFERED },
  },
};

/* What messengers and search engines hang on to a link. */
const STRANGERS = /^(utm_.*|fbclid|gclid|igshid|mc_.*)$/;
/* The page's own words in its address: free seats for friends, and which game. */
export const FRIENDS = "friends";
const GAME = "game";

export interface LinkedRules {
  preset: string | null;
  options: Record<string, RuleValue>;
  agreed: Agreed;
  /** Pairs that name no rule, or a value that the rule does not have. */
  unknown: string[];
}

/** The address of these rules, differences from the preset only; every name and value is readable in it. */
export function addressOf(
  preset: string,
  options: Record<string, RuleValue>,
  agreed: Agreed,
  friends = false,
  game: Game = "golf",
): string {
  const differing = partsOf(game).filter((part) => agreed[part] !== AGREED[game].usual[part]);
  const pairs = [
    ...(friends ? [FRIENDS] : []),
    `preset=${preset}`,
    ...Object.entries(options).map(([option, value]) => `${option}=${value}`),
    ...differing.map((part) => `${part}=${agreed[part]}`),
  ];
  return `/new?${pairs.join("&")}`;
}

/** Which game an address speaks of: that of its preset, or the one it names. */
export function gameOf(search: string, presets: Readonly<Record<Game, readonly string[]>>): Game {
  const pairs = new URLSearchParams(search);
  const preset = pairs.get("preset") ?? "";
  return GAMES.find((game) => presets[game].includes(preset)) ?? namedGame(search) ?? "golf";
}

/** The game that an address names. */
export function namedGame(search: string): Game | undefined {
  return GAMES.find((game) => game === new URLSearchParams(search).get(GAME));
}

/** Reads such an address; what it does not understand it names, and keeps the rest. */
export function readAddress(
  search: string,
  presets: readonly string[],
  options: readonly OptionEntry[],
  game: Game = "golf",
): LinkedRules {
  const found: LinkedRules = { preset: null, options: {}, agreed: { ...AGREED[game].usual }, unknown: [] };
  for (const [name, text] of new URLSearchParams(search)) {
    if (name === FRIENDS || STRANGERS.test(name) || (name === GAME && GAMES.some((known) => known === text))) continue;
    const option = options.find((known) => known.name === name);
    const value = option ? valueOf(option, text) : null;
    if (name === "preset" && presets.includes(text)) found.preset = text;
    else if (value !== null) found.options[name] = value;
    else if (!agree(found.agreed, name, text, game)) found.unknown.push(`${name}=${text}`.slice(0, 60));
  }
  return found;
}

function partsOf(game: Game): (keyof Agreed)[] {
  return Object.keys(AGREED[game].values) as (keyof Agreed)[];
}

function valueOf(option: OptionEntry, text: string): RuleValue | null {
  if (option.table) {
    const points = pointsOf(text);
    return points && pointsText(points);
  }
  const known = option.values.find((value) => String(value) === text);
  if (known !== undefined) return known;
  const { least, most } = option;
  if (/^-?\d{1,7}$/.test(text) && least !== null && most !== null)
    return Number(text) >= least && Number(text) <= most ? Number(text) : null;
  const [, word, count] = /^([a-z]+):([1-9]\d{0,6})$/.exec(text) ?? [];
  return word !== undefined && Number(count) <= (option.counted[word] ?? 0) ? text : null;
}

/** `one`, `best_of:` an odd number, `first_to:` any, up to 99. */
function isGames(text: string): boolean {
  return /^(one|best_of:[1-9]?[13579]|first_to:[1-9]\d?)$/.test(text);
}

function agree(agreed: Agreed, name: string, text: string, game: Game): boolean {
  const part = partsOf(game).find((known) => known === name);
  if (part === undefined) return false;
  const value = part === "games" && isGames(text) ? text : AGREED[game].values[part]?.find((known) => String(known) === text);
  if (value === undefined) return false;
  Object.assign(agreed, { [part]: value });
  return true;
}
