/** What the page of house rules knows of each game: which rules in which order, what is usual, what makes no difference. */

import type { Agreed } from "../../lib/types";
import { foursAgreedInWords, foursForm, isIdleInFours, mootInFours, USUAL_FOURS } from "./fours";
import { agreedInWords, isIdle, isMemoryGame, moot, USUAL, type Moot, type PageRules, type RuleValue } from "./words";
import type { Rules } from "../../lib/types";

export const GAMES = ["golf", "allfours"] as const;
export type Game = (typeof GAMES)[number];

type Sections = readonly (readonly [title: string, options: readonly string[]])[];

export interface Guide {
  /** The known form that one starts from. */
  plain: string;
  usual: Readonly<Record<string, RuleValue>>;
  /** What is seen at once, and what is folded away. */
  sections: Sections;
  more: Sections;
  /** Numbers offered at once; any other can be typed. */
  numbers: Readonly<Record<string, readonly number[]>>;
  /** The known forms to look at first, and what they are called there. */
  first: readonly (readonly [preset: string, title: string])[];
  /** The form of rules that some sentences have words of their own for: a layout, or `two` players. */
  form: (rules: PageRules) => string | undefined;
  isIdle: (rules: PageRules, option: string) => boolean;
  moot: (rules: PageRules) => Moot[];
  /** Whether a help for the memory makes any difference. */
  hasMemory: (rules: PageRules) => boolean;
  agreedInWords: (agreed: Agreed, rules: PageRules) => string[];
  intro: string;
  deal: string;
}

export const GUIDES: Readonly<Record<Game, Guide>> = {
  golf: {
    plain: "six-card",
    usual: USUAL,
    sections: [
      ["rules-section-cards", ["layout", "start"]],
      ["rules-section-counts", ["values", "jokers", "jokers_count"]],
      ["rules-section-cancels", ["match"]],
      ["rules-section-turn", ["place"]],
      ["rules-section-end", ["end", "penalty", "tie"]],
      ["rules-section-match", ["length"]],
    ],
    more: [
      ["rules-section-cards", ["start_columns", "decks"]],
      ["rules-section-turn", ["flip_after_discard", "flip_turn", "remove_cancelled"]],
      ["rules-section-counts", ["bonus", "negative_pairs", "block", "block_self"]],
      ["rules-section-end", ["last_turn_draw", "last_turn_reveal", "stock_empty", "turn_cap"]],
    ],
    numbers: { jokers: [-2, -5], jokers_count: [2], block_self: [-10, -20], turn_cap: [50, 20] },
    first: [
      ["six-card", "preset-group-six"],
      ["four-card", "preset-group-four"],
      ["six-card-pagat", "opt-values-twos"],
      ["nine-card", "preset-group-nine"],
      ["crazy-nines", "preset-crazy-nines"],
      ["four-in-hand", "preset-group-hand"],
    ],
    form: (rules) => String(rules.layout),
    isIdle: (rules, option) => isIdle(rules as Rules, option),
    moot: (rules) => moot(rules as Rules),
    hasMemory: (rules) => isMemoryGame(rules as Rules),
    agreedInWords: (agreed, rules) => agreedInWords(agreed, rules as Rules),
    intro: "new-intro",
    deal: "new-deal",
  },
  allfours: {
    plain: "all-fours",
    usual: USUAL_FOURS,
    sections: [
      ["rules-section-deal", ["turn_up_points", "blind_partners"]],
      ["rules-section-play", ["follow", "void_must_trump", "undertrump", "down_to_trump"]],
      ["rules-section-count", ["hang_jack", "game_points"]],
      ["rules-section-game", ["target"]],
    ],
    more: [
      ["rules-section-deal", ["packets"]],
      ["rules-section-beg", ["give_at_match_point", "give_needs_trump", "pack_out"]],
      ["rules-section-play", ["exposed"]],
      ["rules-section-count", ["game_tie", "low_to", "twos_toward_game", "count_order"]],
    ],
    numbers: { target: [14, 7, 11, 21], hang_jack: [3, 6, 1], game_points: [1, 2] },
    first: [
      ["all-fours", "preset-all-fours"],
      ["all-fours-tournament", "fours-title-tournament"],
      ["all-fours-tobago", "preset-group-tobago"],
      ["all-fours-classic", "fours-title-classic"],
      ["all-twos", "preset-all-twos"],
      ["all-fours-english", "fours-title-english"],
    ],
    form: foursForm,
    isIdle: isIdleInFours,
    moot: mootInFours,
    hasMemory: () => true,
    agreedInWords: foursAgreedInWords,
    intro: "fours-new-intro",
    deal: "fours-new-deal",
  },
};
