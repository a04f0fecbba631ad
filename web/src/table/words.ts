/** The names of what is on the table. */

import { t } from "../lib/i18n.svelte";
import type { GolfTable } from "../lib/types";
import { firstDealInShort, isExtraHole } from "./around/words";

/** “Six-card Golf”. */
export function gameTitle(table: GolfTable): string {
  const layout = table.rules.layout;
  const cards = layout.split("x").reduce((product, n) => product * Number(n), 1);
  return t("game-golf", { cards: layout.startsWith("hand") ? layout : `c${cards}` });
}

/** “Hole 4 of 9”, or the points the match goes to. */
export function holeOf(table: GolfTable): string {
  if (isExtraHole(table)) return t("around-extra-hole");
  const hole = table.match?.hole ?? 1;
  const [kind, number] = (table.match?.length ?? table.rules.length).split(":");
  if (kind === "holes") return t("table-hole-of", { hole, holes: Number(number) });
  return kind === "points" ? t("table-hole-points", { hole, points: Number(number) }) : t("table-hole", { hole });
}

/** The hole and what is worth knowing of it: at the first, until everybody has had a turn, why its dealer deals. */
export function holeLine(table: GolfTable): string {
  const first = table.view?.turns.some((turns) => turns === 0) ? firstDealInShort(table) : "";
  const aid = table.agreed.memory_aid ? t("table-aid") : "";
  const more = table.seats.length > 4 ? t("table-players", { count: table.seats.length }) : t("table-lowest-wins");
  const parts = [holeOf(table), aid, first || (aid === "" ? more : "")];
  return parts.filter((part) => part !== "").join(" · ");
}
