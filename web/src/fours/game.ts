/** All Fours on the page of a table. */

import type { Act, Game, Round } from "../lib/game";
import type { TableView } from "../lib/types";
import { hangOf } from "./deal";
import { animate, enter, gather, placesOf } from "./motion";
import { addToLog, heard, lineOf, whereAmI, yourTurn } from "./tell";
import type { FoursEvent, FoursTable } from "./types";

/** Events that somebody's act begins with; a deal begins one only where no run or choice of packets comes before it. */
const FIRST = new Set<FoursEvent["type"]>(["packet", "stand", "beg", "give", "run", "expose", "call", "play"]);

export function countActs(events: readonly FoursEvent[]): number {
  return events.filter(({ type }, at) => FIRST.has(type) || (at === 0 && type === "deal")).length;
}

/** How long a finished trick lies there: twice the pace of bots, but never so short that it could not be seen. */
export function restOf(pace: number, isHang: boolean): number {
  const time = pace === 0 ? 700 : Math.max(1_200, 2 * pace);
  return isHang ? time + 1_600 : time;
}

function rests({ events, table }: Act<FoursTable, FoursEvent>, pace: number): number {
  if (!events.some((event) => event.type === "trick")) return 0;
  const { view } = table;
  return restOf(pace, hangOf(view?.last ?? null, view?.trump ?? null, view?.seats ?? 4) !== null);
}

const tricksOf = ({ view }: TableView): number => (view !== null && "tricks" in view ? view.tricks.length : 0);

/** Only the present trick and the one before it may be seen again. */
export function remember(round: Round | null, before: FoursTable, act: Act<FoursTable, FoursEvent>): Round | null {
  const { view, you } = before;
  const own = view?.to_act != null && view.to_act === you;
  const isNew = before.match?.hole !== act.table.match?.hole || act.events[0]?.type === "deal";
  const isFirst = round === null || own || isNew;
  const acts: Act[] = isFirst ? [] : [...round.acts];
  let from: TableView = isFirst ? before : round.from;
  acts.push(act as unknown as Act);
  const oldest = tricksOf(act.table) - 1;
  while (acts[0] !== undefined && tricksOf(from) < oldest) from = (acts.shift() as Act).table;
  return acts.length > 40 || acts.length === 0 ? null : { from, acts };
}

export const fours: Game<FoursTable, FoursEvent> = {
  countActs,
  mayQueue: () => false,
  log: (log, events, before, table) => addToLog(log, events, before?.view ?? null, table),
  line: lineOf,
  heard,
  isSecret: () => false,
  isCovered: () => false,
  where: (table) => whereAmI(table),
  isNewTurn: ({ view: was, match }, { view: is, match: now }) =>
    match?.hole !== now?.hole || was?.phase !== is?.phase || was?.tricks.length !== is?.tricks.length,
  yourTurn,
  news: () => "",
  places: placesOf,
  under: () => null,
  animate,
  enter,
  remember,
  rests,
  gather,
  looks: null,
};
