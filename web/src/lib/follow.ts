/** What a page does with what it hears: pure decisions, tested without a browser. */

import { HIDDEN, isFace } from "./cards";
import type { CardText, GameEvent, Seat, Version, View } from "./types";

/**
 * What to do with a table that arrives when the page is at `mine`.
 *
 * `play`: the next version, animate its events; `refresh`: the same version told again; `ignore`: older than ours;
 * `jump`: something in between was missed, so show the table as it is.
 */
export type Judgement = "play" | "refresh" | "ignore" | "jump";

export function judge(mine: Version | null, frame: { since: Version; version: Version }): Judgement {
  if (mine === null) return "jump";
  if (frame.version < mine) return "ignore";
  if (frame.version === mine) return "refresh";
  return frame.since === mine ? "play" : "jump";
}

/** Events that somebody's act begins with; the others follow from one. */
const FIRST = new Set<GameEvent["type"]>(["deal", "peek", "turn", "draw", "take", "put_back", "swap", "discard", "keep", "clear", "knock"]);

/** How many acts a frame tells. More than one means that it sums up what happened while the page was away. */
export function countActs(events: readonly GameEvent[]): number {
  return events.filter((event) => FIRST.has(event.type)).length;
}

/** A card of the own layout that its owner may look at once. */
export interface Look {
  hole: number;
  seat: Seat;
  cell: number;
  card: CardText;
}

/** Parts the cards of secret looks from what happened: the events are kept and told, the looks only for as long as somebody looks. */
export function takeLooks(events: readonly GameEvent[], hole: number): { events: GameEvent[]; looks: Look[] } {
  const looks: Look[] = [];
  const rest = events.map((event) => {
    const [card] = event.cards;
    if (event.type !== "peek" || event.seat === null || !isFace(card)) return event;
    looks.push({ hole, seat: event.seat, cell: event.cells[0] ?? 1, card });
    return { ...event, cards: event.cards.map(() => HIDDEN) };
  });
  return { events: rest, looks };
}

/** Whether the card still lies as it did when its owner might look at it. */
export function isLookable(look: Look, view: View | null, hole: number | undefined): boolean {
  const layout = view?.layouts[look.seat];
  return hole === look.hole && layout?.cells[look.cell - 1] === HIDDEN && layout.known.includes(look.cell);
}

/** Whether four cards are held in the hand, where their owner always sees them. */
export function isHand(view: Pick<View, "layout">): boolean {
  return view.layout.startsWith("hand");
}

export interface Waiting {
  /** Whether a bot did it: bots are shown at the reader's own pace. */
  bot: boolean;
  /** Whether what it brings about has to lie there for a moment, as a finished trick does. */
  rests?: boolean;
}

export type Step = { do: "show" } | { do: "wait"; ms: number } | { do: "flush" } | { do: "pass"; count: number };

/** More acts than this waiting, other than bots', and the page stops telling them one by one. */
export const TOO_FAR_BEHIND = 3;

/**
 * What to do with the acts that wait to be shown.
 *
 * @param waiting the acts not shown yet, oldest first; not empty.
 * @param sinceLast milliseconds since the act before them began to show.
 * @param pace milliseconds the reader wants before each act of a bot; 0 is at once.
 * @param busy milliseconds the last act's cards still fly, or what it has brought about still lies there to be seen.
 *
 * Whoever is too far behind sees the present table at once; but what has to lie there is passed over by nobody's haste.
 */
export function nextStep(waiting: readonly Waiting[], sinceLast: number, pace: number, busy: number): Step {
  const hurried = pace === 0 ? waiting.length : waiting.filter((act) => !act.bot).length;
  if (hurried > TOO_FAR_BEHIND) {
    const count = waiting.findIndex((act) => act.rests);
    if (count < 0) return { do: "flush" };
    if (busy <= 0) return { do: "pass", count };
  }
  const rest = Math.max(waiting[0]?.bot ? pace - sinceLast : 0, busy);
  return rest > 0 ? { do: "wait", ms: rest } : { do: "show" };
}

/** Milliseconds before the n-th attempt (from 0) to connect again: 250 doubling to 4,000, the last fifth by chance. */
export function backOff(attempt: number, chance: number): number {
  const full = Math.min(250 * 2 ** attempt, 4000);
  return full * (0.8 + 0.2 * chance);
}

/** The seats of the others, clockwise from the reader's left; all seats from 0 for an onlooker. */
export function ring(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats);
}

/** The legal actions in the words of the wire, sorted out for buttons. */
export interface Choices {
  draw: boolean;
  take: boolean;
  discard: boolean;
  keep: boolean;
  knock: boolean;
  swap: Set<number>;
  turn: Set<number>;
  peek: Set<number>;
  clear: number[][];
  any: boolean;
}

export function sortOut(legal: readonly string[]): Choices {
  const numbers = (word: string) =>
    legal.filter((action) => action.startsWith(`${word} `)).map((action) => action.split(" ").slice(1).map(Number));
  const has = (word: string) => legal.includes(word);
  return {
    draw: has("draw"),
    take: has("take"),
    discard: has("discard"),
    keep: has("keep"),
    knock: has("knock"),
    swap: new Set(numbers("swap").flat()),
    turn: new Set(numbers("turn").flat()),
    peek: new Set(numbers("peek").flat()),
    clear: numbers("clear"),
    any: legal.length > 0,
  };
}

/** The key that means a cell: 1 to 9, then 0 for the tenth. */
export function keyOfCell(cell: number): string {
  return String(cell % 10);
}

/** Whether an act can be taken back, so that a single key may do it. */
export function canBeTakenBack(action: string): boolean {
  return action === "take" || action === "put back";
}
