/** Which game is played at a table. */

import { fours } from "../fours/game";
import type { Game } from "./game";
import { golf } from "./golf";
import type { TableView } from "./types";

/** The game of a table, to be asked about tables and events of that game only. */
export function gameOf(table: Pick<TableView, "game">): Game {
  return (table.game === "allfours" ? fours : golf) as unknown as Game;
}
