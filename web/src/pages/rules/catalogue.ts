/** The known forms and the options of a game, as the server lists them, for this page to hold; and the way back. */

import type { Presets } from "../../lib/types";
import { pageRules } from "./fours";
import { pointsOf, pointsText } from "./turnups";
import type { KnownForm } from "./ways";
import type { OptionEntry, RuleValue } from "./words";

export interface Catalogue {
  groups: { id: string; presets: KnownForm[] }[];
  options: OptionEntry[];
}

export function catalogueOf(listed: Presets): Catalogue {
  return {
    groups: listed.groups.map((group) => ({
      id: group.id,
      presets: group.presets.map((preset) => ({ id: preset.id, rules: pageRules(preset.rules) })),
    })),
    options: listed.options.map((option) => {
      const usual = option.default;
      return { ...option, default: typeof usual === "object" ? pointsText(usual) : usual } as OptionEntry;
    }),
  };
}

/** Options as the server takes them. */
export function sent(
  options: Readonly<Record<string, RuleValue>>,
): Record<string, RuleValue | Record<string, number>> {
  return Object.fromEntries(
    Object.entries(options).map(([option, value]) => [
      option,
      option === "turn_up_points" ? (pointsOf(String(value)) ?? {}) : value,
    ]),
  );
}
