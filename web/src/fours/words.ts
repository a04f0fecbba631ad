/** The names of what is on the table. */

import { t } from "../lib/i18n.svelte";
import type { Seat } from "../lib/types";
import { placeOf, tricksOf } from "./deal";
import type { FoursTable, FoursView, Trick } from "./types";

/** Where the hand is: “stand or beg?”, “trick 3 of 12”. */
export function nowOf(view: FoursView, isDone: boolean): string {
  if (view.phase === "over") return t("fours-now-over");
  if (view.phase !== "play") return t(`fours-now-${view.phase}`);
  return t("fours-now-trick", { trick: view.tricks.length + Number(!isDone), tricks: tricksOf(view) });
}

/** What somebody is doing or is, in a few words: what matters most of it now, and what stays true. */
export function roleOf(table: FoursTable, view: FoursView, seat: Seat, trick: Trick): string[] {
  const at = trick.plays.findIndex((play) => play.seat === seat);
  const partner = table.you !== null && seat !== table.you && placeOf(seat, view.seats, table.you) === "n" && view.seats === 4;
  const now =
    view.to_act === seat && at < 0 && !view.over
      ? t(`fours-turn-${view.phase}`)
      : at === 0
        ? t("fours-role-led")
        : at > 0
          ? t("fours-role-played")
          : view.phase === "answer" && seat === view.eldest
            ? t("fours-role-begged")
            : "";
  const was = view.dealer === seat ? t("fours-role-dealer") : partner ? t("fours-role-partner") : "";
  return [now, was].filter((word) => word !== "");
}
