/** Golf on the page of a table. */

import { backUrl, cardName, faceUrl, HIDDEN, isFace, spoken } from "./cards";
import { countActs, isHand, isLookable, sortOut, takeLooks, type Look } from "./follow";
import type { Act, Game, Round } from "./game";
import { t } from "./i18n.svelte";
import { cellId, fly, LIFT, liftUp, ringAround, spot, tempo, turnOver, type Flight, type PlaceId, type Spot } from "./motion";
import { isStill, settings } from "./settings.svelte";
import { play } from "./sounds";
import { addToLog, goalOf, heard, isSecret, lineOf, placeName, promptOf, whereAmI } from "./tell";
import type { CardText, GameEvent, GolfTable, View } from "./types";

const face = (card: CardText | null | undefined): string =>
  isFace(card) ? faceUrl(card, settings.deck, settings.colours) : backUrl(settings.back);

function yourTurn(table: GolfTable): string {
  const { view, you } = table;
  if (view === null || you === null) return "";
  const yours = t(view.last_turns ? "said-your-last-turn" : "said-your-turn");
  // Who follows every move knows what lies on the pile; at the first turn, or without the moves, it has to be said.
  const isNew = view.phase === "start" || (view.turns[you] ?? 0) === 0;
  if (!isNew && settings.speak) return yours;
  const goal = view.phase === "start" ? goalOf(table, view) : "";
  return `${yours} ${spoken(promptOf(table, view, sortOut(view.legal)))}. ${goal}`.trim();
}

function places(events: readonly GameEvent[]): PlaceId[] {
  const found: PlaceId[] = ["stock", "discard", "held"];
  for (const event of events)
    if (event.seat !== null) for (const cell of event.cells) found.push(cellId(event.seat, cell));
  return found;
}

function animate(
  { events, table }: Act<GolfTable, GameEvent>,
  was: GolfTable | null,
  spots: Map<PlaceId, Spot>,
  looks: readonly Look[],
): number {
  const after = table.view;
  if (after === null) return 0;
  const before = was?.view ?? null;
  const still = isStill();
  const changed = new Set<PlaceId>();
  const back = backUrl(settings.back);
  const oldCell = (seat: number, cell: number) => before?.layouts[seat]?.cells[cell - 1] ?? HIDDEN;
  let end = 0;
  const run = (from: PlaceId, to: PlaceId, card: CardText | null | undefined, old: CardText | null, more: object = {}) => {
    changed.add(to);
    const start = spots.get(from) ?? spot(from);
    if (still || start === null) return;
    end = Math.max(end, fly({ from: start, to, picture: face(card), before: face(old), ...more }));
  };
  let wait = 0;
  for (const event of events) {
    const seat = event.seat ?? 0;
    const card = event.cards[0] ?? HIDDEN;
    if (event.type === "draw") {
      play("take");
      run("stock", "held", card, HIDDEN, { tilt: -2 });
    } else if (event.type === "take") {
      play("take");
      run("discard", "held", card, card, { tilt: -2 });
    } else if (event.type === "put_back") {
      play("put");
      run("held", "discard", card, card, { time: 220 });
    } else if (event.type === "discard") {
      play("put");
      run("held", "discard", card, before?.held?.card ?? HIDDEN, { time: 220 });
    } else if (event.type === "swap") {
      const cell = event.cells[0] ?? 1;
      play("put");
      // What is laid face down turns over on its way; what goes into the own hand stays in sight.
      const lies = isFace(card) ? card : after.layouts[seat]?.cells[cell - 1];
      run("held", cellId(seat, cell), lies, before?.held?.card ?? HIDDEN);
      run(cellId(seat, cell), "discard", event.out, oldCell(seat, cell), { delay: 60 });
      wait = 320;
    } else if (event.type === "peek") {
      const id = cellId(seat, event.cells[0] ?? 1);
      const own = seat === table.you && looks.some((look) => cellId(look.seat, look.cell) === id);
      if (own) continue; // the reader's own look turns it over
      play("turn");
      changed.add(id);
      if (!still) end = Math.max(end, liftUp(id, back));
    } else if (event.type === "turn" || event.type === "reveal") {
      play("turn");
      event.cells.forEach((cell, i) => {
        changed.add(cellId(seat, cell));
        if (!still) end = Math.max(end, turnOver(cellId(seat, cell), face(event.cards[i]), back, wait));
      });
      if (event.type === "reveal") wait += 90;
    } else if (event.type === "clear") {
      play("cancel");
      event.cells.forEach((cell, i) => {
        const id = cellId(seat, cell);
        const start = spots.get(id);
        const cleared = event.cards[i] ?? HIDDEN;
        changed.add(id);
        if (!still && start)
          end = Math.max(end, fly({ from: start, to: "discard", picture: face(cleared), under: true, delay: i * 40 }));
      });
    } else if (event.type === "knock") play("knock");
    else if (event.type === "last_turns") {
      if (!events.some((other) => other.type === "knock")) play("knock");
    } else if (event.type === "reshuffle") {
      play("deal");
      run("discard", "stock", HIDDEN, before?.discard_top ?? HIDDEN);
    } else if (event.type === "deal") {
      play("deal");
      end = still ? 0 : deal(after);
    }
  }
  if (still) ringAround([...changed]);
  return end;
}

/** Stock to cells in dealing order; what lies face up already turns over as it lands. */
function deal(view: View): number {
  const from = spot("stock");
  if (from === null) return 0;
  const back = backUrl(settings.back);
  const count = view.seats * view.rows * view.columns;
  const step = Math.min(45, (900 - 180) / Math.max(count - 1, 1));
  let n = 0;
  let end = 0;
  for (let cell = 1; cell <= view.rows * view.columns; cell += 1)
    for (let turn = 1; turn <= view.seats; turn += 1) {
      const seat = (view.dealer + turn) % view.seats;
      const picture = face(view.layouts[seat]?.cells[cell - 1]);
      end = Math.max(end, fly({ from, to: cellId(seat, cell), picture, before: back, delay: n * step, time: 180, inside: true }));
      n += 1;
    }
  const first = face(view.discard_top);
  const last: Flight = { from, to: "discard", picture: first, before: back, delay: end / tempo(), time: 220, inside: true };
  return Math.max(end, fly(last));
}

function remember(round: Round | null, before: GolfTable, act: Act<GolfTable, GameEvent>): Round | null {
  // What was laid face down must not be seen once more, by whoever it was seen.
  const { view } = act.table;
  if (view === null || (act.table.rules["place"] === "face_down" && !isHand(view))) return null;
  const own = before.view?.to_act != null && before.view.to_act === act.table.you;
  const next = round === null || own || act.events[0]?.type === "deal" ? { from: before, acts: [] as Act[] } : round;
  next.acts.push(act);
  return next.acts.length > 40 ? null : next;
}

export const golf: Game<GolfTable, GameEvent> = {
  countActs,
  mayQueue: (action) => /^(turn|peek) /.test(action),
  log: (log, events, before, table) => addToLog(log, events, before?.view ?? null, table),
  line: lineOf,
  heard(line, table) {
    const others = line.seat !== null && line.seat !== table.you;
    if (others && (line.message === "log-drew" || line.message === "log-took")) return ""; // the end of the turn tells it
    return heard(line, table);
  },
  isSecret,
  isCovered: (events, table) =>
    events.some((event) => event.type === "swap" && event.seat === table.you && !isFace(event.cards[0])),
  where: whereAmI,
  isNewTurn: (before, after) => before.match?.hole !== after.match?.hole,
  yourTurn,
  news: (before, after) => (after.can.includes("go on") && !before?.can.includes("go on") ? t("said-clear") : ""),
  places,
  under: (events, before) => (events[0]?.type === "deal" ? null : (before?.view?.discard_top ?? null)),
  animate,
  enter({ view }) {
    if (view === null) return 0;
    if (view.discard_count > 1 || view.held !== null || view.turns.some((turns) => turns > 0)) return 0;
    return deal(view);
  },
  remember,
  rests: () => 0,
  gather: () => 0,
  looks: {
    take: (events, table) => takeLooks(events, table.match?.hole ?? 1),
    isLookable: (look, table) => isLookable(look, table.view, table.match?.hole),
    begin(look) {
      const id = cellId(look.seat, look.cell);
      if (isStill()) ringAround([id]);
      else turnOver(id, face(look.card), backUrl(settings.back), 0, LIFT);
    },
    end(look) {
      if (!isStill() && !document.hidden) turnOver(cellId(look.seat, look.cell), backUrl(settings.back), face(look.card), 0, -LIFT);
    },
    words: (look: Look, { view }) =>
      t("said-looking", { place: view === null ? "" : placeName(view, look.cell), card: cardName(look.card) }),
  },
};
