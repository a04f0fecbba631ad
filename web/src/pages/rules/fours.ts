/** House rules of All Fours as a page tells them. */

import { t } from "../../lib/i18n.svelte";
import type { Agreed } from "../../lib/types";
import { pointsText } from "./turnups";
import { agreedId, joined, piecesOf, ruleSentence, wordedFor, type Moot, type PageRules, type Piece, type RuleValue } from "./words";

/** All Fours as it is usual in Trinidad: what is marked differs from it. A test holds it against the preset `all-fours`. */
export const USUAL_FOURS: Readonly<Record<string, RuleValue>> = {
  players: 4,
  target: 14,
  packets: "dealer_chooses",
  turn_up_points: "A:1,6:2,J:3",
  hang_jack: 3,
  game_points: 1,
  game_tie: "nobody",
  low_to: "holder",
  twos_toward_game: 0,
  count_order: "high-low-jack-game",
  follow: "follow_or_trump",
  void_must_trump: false,
  undertrump: "allowed",
  down_to_trump: "must_beat",
  give_at_match_point: true,
  give_needs_trump: false,
  pack_out: "throw_in",
  exposed: "never",
  blind_partners: false,
};

type Told = Readonly<Record<string, RuleValue | Record<string, number> | undefined>>;

/** Whether rules, as the server says them or as this page holds them, are those of All Fours. */
export function isFours(rules: Told): boolean {
  return rules.players !== undefined;
}

/** Rules as this page holds them: a table of points is its text. */
export function pageRules(rules: Told): PageRules {
  const values = Object.entries(rules).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(
    values.map(([option, value]) => [option, typeof value === "object" ? pointsText(value) : (value as RuleValue)]),
  );
}

/** In which words rules are told best: with two players there are no sides. */
export function foursForm(rules: PageRules): string | undefined {
  return rules.players === 2 ? "two" : undefined;
}

/* What stands together in one line; what begins with an equals sign is played at every table, and told in full only. */
const LINES: readonly (readonly string[])[] = [
  ["players"],
  ["=deal", "packets", "blind_partners"],
  ["turn_up_points"],
  ["=beg", "give_at_match_point", "give_needs_trump", "pack_out"],
  ["=trump-led", "follow", "void_must_trump", "undertrump", "down_to_trump"],
  ["=trick", "exposed"],
  ["=high", "low_to"],
  ["hang_jack"],
  ["game_points", "=game-cards", "twos_toward_game", "game_tie"],
  ["count_order"],
  ["target"],
];
/* Told in brief also where it is as usual. */
const PLAIN = new Set(["players", "turn_up_points", "follow", "hang_jack", "target"]);
/* Not worth a word where it is as usual, even where everything is said. */
const SILENT = new Set(["exposed", "twos_toward_game", "give_needs_trump", "blind_partners"]);

/** Whether the other rules leave nothing to say about a house rule; a value that cannot stand beside them is never idle. */
export function isIdleInFours(rules: PageRules, option: string): boolean {
  const isUsual = rules[option] === USUAL_FOURS[option];
  if (option === "blind_partners") return rules.players === 2;
  if (option === "down_to_trump") return rules.undertrump === "allowed";
  if (option === "void_must_trump") return isUsual && (rules.follow === "trump_only" || rules.follow === "free");
  return option === "undertrump" && isUsual && rules.follow === "free";
}

/** House rules that were chosen but can never matter beside the others. */
export function mootInFours(rules: PageRules): Moot[] {
  const found: Moot[] = [];
  const differs = (option: string) => rules[option] !== USUAL_FOURS[option];
  if (rules.players === 2 && differs("blind_partners"))
    found.push({
      option: "blind_partners",
      reason: "moot-two-no-partners",
      fixes: [
        { option: "blind_partners", value: false },
        { option: "players", value: 4 },
      ],
    });
  if (rules.undertrump === "allowed" && differs("down_to_trump"))
    found.push({
      option: "down_to_trump",
      reason: "moot-undertrump-allowed",
      fixes: [
        { option: "down_to_trump", value: "must_beat" },
        { option: "undertrump", value: "banned" },
      ],
    });
  return found;
}

/** The rules of a table, line by line: all of them, or in brief. */
export function foursInWords(rules: PageRules, brief: boolean): Piece[][] {
  const form = foursForm(rules);
  const isTold = (option: string) => {
    if (option === "=trump-led") return !brief && rules.follow !== "free";
    if (option.startsWith("=")) return !brief;
    if (isIdleInFours(rules, option)) return false;
    return rules[option] !== USUAL_FOURS[option] || (brief ? PLAIN.has(option) : !SILENT.has(option));
  };
  return LINES.map((line) =>
    line.filter(isTold).map((option) => {
      if (option.startsWith("=")) return piecesOf(t(wordedFor(`fours-rules-${option.slice(1)}`, form)), false);
      const value = rules[option] as RuleValue;
      return piecesOf(ruleSentence(option, value, form), value !== USUAL_FOURS[option]);
    }),
  )
    .filter((line) => line.length > 0)
    .map(joined);
}

export type FoursPart = "first_dealer" | "memory_aid" | "games";

/** `best_of:3` as the end of a message and what it needs. */
function gamesMessage(games: string): [string, { n: number; needed: number }] {
  const [word, count] = games.split(":") as [string, string?];
  const n = Number(count ?? 1);
  return [`games-${word}`, { n, needed: word === "best_of" ? Math.floor(n / 2) + 1 : n }];
}

/** What a table of All Fours agrees on beside the rules, one part of it, as a sentence. */
export function foursAgreedSentence(part: FoursPart, value: string | boolean, rules: PageRules): string {
  const [id, args] = part === "games" ? gamesMessage(String(value)) : [agreedId(part, value), {}];
  return t(wordedFor(`fours-agreed-${id}`, foursForm(rules)), args);
}

/** The same as a short label. */
export function foursAgreedLabel(part: FoursPart, value: string | boolean): string {
  const [id, args] = part === "games" ? gamesMessage(String(value)) : [agreedId(part, value), {}];
  return t(`fours-agreed-opt-${id}`, args);
}

/** What a table of All Fours has agreed on beside the rules, a sentence each. */
export function foursAgreedInWords(agreed: Agreed, rules: PageRules): string[] {
  return (["first_dealer", "memory_aid", "games"] as const).map((part) =>
    foursAgreedSentence(part, agreed[part] ?? "one", rules),
  );
}
