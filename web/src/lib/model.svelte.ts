/** One open table: what is true, what is shown of it by now, and the way from one to the other. */

import { flushSync } from "svelte";
import { answer, forget, hush, tell } from "./announce.svelte";
import { api, ApiError } from "./api";
import { Connection, type Line } from "./connection";
import { backUrl, cardName, faceUrl, HIDDEN, isFace, spoken } from "./cards";
import { countActs, isHand, isLookable, judge, nextStep, sortOut, takeLooks, type Look } from "./follow";
import { t, wordError } from "./i18n.svelte";
import {
  cellId,
  finish,
  fly,
  LIFT,
  liftUp,
  ringAround,
  spot,
  tempo,
  turnOver,
  type Flight,
  type PlaceId,
  type Spot,
} from "./motion";
import { isStill, settings } from "./settings.svelte";
import { play, vibrate } from "./sounds";
import { addToLog, goalOf, heard, isSecret, placeName, promptOf, type Entry } from "./tell";
import type { CardText, ErrorBody, GameEvent, ServerFrame, TableView, View } from "./types";

/** The table itself; the hole as it is scored; the match card. */
export type Scene = "table" | "told" | "match";

interface Act {
  events: GameEvent[];
  table: TableView;
  bot: boolean;
}

const AGAIN_PACE = 700;
const LOOK_BEFORE_TOLD = 1_500;
/** How long a card that was turned over in secret stays in sight, unless its reader has seen enough of it. */
export const LOOK = 12_000;
/** How many versions back a page asks for at first, so that its log is not empty. */
const BACKLOG = 60;

export class TableModel {
  readonly id: string;
  /** The newest table heard of. */
  truth = $state.raw<TableView | null>(null);
  /** The table as it is drawn: behind the truth while acts are being shown. */
  shown = $state.raw<TableView | null>(null);
  log = $state.raw<Entry[]>([]);
  line = $state<Line>("connecting");
  /** Acts that wait to be shown. */
  behind = $state(0);
  refusal = $state.raw<ErrorBody | null>(null);
  #scene = $state<Scene>("table");
  /** How many scenes this page has shown. */
  scenes = 1;
  /** Rises whenever the hole is to be told column by column. */
  telling = $state(0);
  /** The own card that the reader looks at in secret. The page keeps it here only, and only as long as it is looked at. */
  look = $state.raw<Look | null>(null);
  /** The card that lies under the top of the discard pile while another flies there. */
  under = $state.raw<CardText | null>(null);
  /** Something the server has to tell this person, by its code; once. */
  notice = $state<string | null>(null);
  /** Why the table cannot be shown at all. */
  missing = $state.raw<ApiError | null>(null);

  #connection: Connection | null = null;
  #waiting: Act[] = [];
  #round: { from: TableView; acts: Act[] } | null = null;
  #again = false;
  #lastAt = 0;
  #busyUntil = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sceneTimer: ReturnType<typeof setTimeout> | null = null;
  #lookTimer: ReturnType<typeof setTimeout> | null = null;
  /** Cards chosen before the server has answered the choice before them, in order. */
  #chosen: string[] = [];
  /** The version that the own last act has made; until its table has come, nothing new can be done on the sight of it. */
  #made = 0;
  /** What was sent to be looked at, until its turn to be shown has come. */
  #looks: Look[] = [];

  constructor(id: string) {
    this.id = id;
  }

  get scene(): Scene {
    return this.#scene;
  }

  set scene(scene: Scene) {
    if (scene !== this.#scene) this.scenes += 1;
    this.#scene = scene;
  }

  /** Whether the own last act has not been answered yet, or its table has not come. */
  get #isAwaited(): boolean {
    return (this.#connection?.unanswered ?? 0) > 0 || this.#version < this.#made;
  }

  get #version(): number {
    return this.truth?.version ?? 0;
  }

  async open(): Promise<void> {
    forget();
    try {
      const table = await api.table(this.id);
      flushSync(() => this.settle(table));
      this.notice = table.notice;
      this.#enter(table);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.missing = error;
      return;
    }
    this.#connection = new Connection(this.id, {
      version: () => (this.log.length > 0 ? this.#version : Math.max(1, this.#version - BACKLOG)),
      heard: (frame) => this.#heard(frame),
      line: (state) => (this.line = state),
      failing: () => void this.#askWhetherItExists(),
    });
    document.addEventListener("visibilitychange", this.#hidden);
    this.#connection.open();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#connection?.close();
    this.#clearTimers();
    this.#looks = [];
    this.#dropLook();
    finish();
  }

  /**
   * Sends an act or a table word. False if it cannot be done now; the page then shows the present table.
   *
   * A card to turn up or to look at may be chosen while the card before it is still on its way to the server: it is sent as soon
   * as that has been answered, so that quick fingers lose nothing.
   */
  act(action: string): boolean {
    const { truth } = this;
    if (truth === null || this.#connection === null) return false;
    if (this.#waiting.length > 0) this.flush();
    const allowed = (truth.can as string[]).includes(action) || truth.view?.legal.includes(action);
    if (!allowed) return false;
    if (this.#isAwaited) {
      if (!/^(turn|peek) /.test(action)) return false;
      this.#chosen.push(action);
      return true;
    }
    this.refusal = null;
    this.endLook();
    this.#connection.act(action, truth.version);
    return true;
  }

  /** Ends a secret look: the card turns back, and the page has forgotten it. */
  endLook(): void {
    const { look } = this;
    if (look === null) return;
    const back = backUrl(settings.back);
    const face = faceUrl(look.card, settings.deck, settings.colours);
    flushSync(() => this.#dropLook());
    play("turn");
    if (!isStill() && !document.hidden) turnOver(cellId(look.seat, look.cell), back, face, 0, -LIFT);
    this.#mindLook();
  }

  #dropLook(): void {
    if (this.#lookTimer !== null) clearTimeout(this.#lookTimer);
    this.#lookTimer = null;
    if (this.look === null) return;
    this.look = null;
    hush();
  }

  /** Begins the look that is due, and ends one whose card lies there no more. */
  #mindLook(): void {
    const { shown } = this;
    if (shown === null) return;
    const lies = (look: Look) => isLookable(look, shown.view, shown.match?.hole) && shown.status === "playing";
    if (this.look !== null && !lies(this.look)) this.#dropLook();
    if (this.behind === 0) this.#looks = this.#looks.filter(lies);
    const next = this.#looks.find(lies);
    if (this.look !== null || next === undefined || document.hidden || this.scene !== "table") return;
    this.#looks = this.#looks.filter((look) => look !== next);
    flushSync(() => (this.look = next));
    this.#lookTimer = setTimeout(() => this.endLook(), LOOK);
    play("turn");
    const id = cellId(next.seat, next.cell);
    const face = faceUrl(next.card, settings.deck, settings.colours);
    if (isStill()) ringAround([id]);
    else turnOver(id, face, backUrl(settings.back), 0, LIFT);
    const place = shown.view === null ? "" : placeName(shown.view, next.cell);
    answer(t("said-looking", { place, card: cardName(next.card) }), true);
  }

  /** Takes a seat at a table that is being played. */
  async sit(name: string): Promise<void> {
    try {
      this.settle(await api.sit(this.id, name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#refuse({ code: error.code, message: error.message, facts: error.facts });
    }
  }

  /** Shows this table at once, whatever was on its way. */
  settle(table: TableView): void {
    this.#clearTimers();
    this.#waiting = [];
    this.#again = false;
    this.behind = 0;
    finish();
    const before = this.shown;
    this.truth = table;
    this.shown = table;
    this.under = null;
    if (table.status === "playing" || table.status === "waiting") this.scene = "table";
    else if (before?.match?.holes.length !== table.match?.holes.length) this.scene = "told";
    this.#mindTurn(before, table);
    this.#mindLook();
  }

  /** Ends all waiting and flying and shows the present table. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    finish();
    const before = this.shown;
    for (const act of this.#waiting) {
      if (!this.#again) this.#write(act, this.shown?.view ?? null);
      this.shown = act.table;
    }
    this.#waiting = [];
    this.#again = false;
    this.behind = 0;
    this.shown = this.truth;
    this.under = null;
    this.#busyUntil = 0;
    if (this.shown !== null) {
      this.#mindTurn(before, this.shown);
      this.#mindScene(before, this.shown, 0);
    }
    this.#mindLook();
  }

  /** Whether `again` would show something. */
  get canShowAgain(): boolean {
    return this.#round !== null && this.behind === 0;
  }

  /** Shows once more what has happened since the reader's own last act. */
  again(): void {
    if (this.#round === null || this.#waiting.length > 0) return;
    finish();
    this.#again = true;
    this.shown = this.#round.from;
    this.#waiting = this.#round.acts.map((act) => ({ ...act, bot: true }));
    this.behind = this.#waiting.length;
    this.#lastAt = performance.now();
    this.#pump();
  }

  /** Tells the hole on the table once more. */
  tellAgain(): void {
    this.telling += 1;
  }

  show(scene: Scene): void {
    this.#clearTimers();
    if (scene !== "table") this.flush();
    this.scene = scene;
  }

  #hidden = (): void => {
    if (document.hidden) this.flush();
    else this.#mindLook();
  };

  #clearTimers(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#sceneTimer !== null) clearTimeout(this.#sceneTimer);
    this.#timer = this.#sceneTimer = null;
  }

  /** A hole that has only just been dealt is dealt again before the reader's eyes. */
  #enter(table: TableView): void {
    const { view } = table;
    if (view === null || table.status !== "playing" || isStill() || document.hidden) return;
    if (view.discard_count > 1 || view.held !== null || view.turns.some((turns) => turns > 0)) return;
    this.#busyUntil = performance.now() + this.#deal(view);
  }

  async #askWhetherItExists(): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (table.version > (this.truth?.version ?? 0)) this.settle(table);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        this.close();
        this.missing = error;
      }
    }
  }

  #heard(frame: ServerFrame): void {
    if (frame.type === "accepted") this.#made = frame.version;
    this.#hear(frame);
    if (frame.type === "refused") this.#chosen = [];
    while (!this.#isAwaited && this.#chosen.length > 0) this.act(this.#chosen.shift() as string);
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === "refused") {
      this.settle(frame.table);
      this.#refuse(frame);
    } else if (frame.type === "table") {
      const { events, looks } = takeLooks(frame.events, frame.table.match?.hole ?? 1);
      this.#looks.push(...looks);
      const verdict = judge(this.truth?.version ?? null, frame);
      if (verdict === "ignore") return this.#mindLook();
      if (verdict !== "play" && this.log.length === 0) this.log = addToLog([], events, null, frame.table);
      if (verdict === "jump") {
        this.#round = null;
        this.settle(frame.table);
      } else if (verdict === "refresh") {
        this.truth = frame.table;
        if (this.#waiting.length === 0) this.shown = frame.table;
        this.#mindLook();
      } else this.#follow(events, frame.table);
    }
  }

  #follow(events: GameEvent[], table: TableView): void {
    this.truth = table;
    this.refusal = null;
    if (this.#again) this.flush();
    const first = events.find((event) => event.seat !== null);
    const bot = first?.seat != null && table.seats[first.seat]?.kind === "bot" && events[0]?.type !== "deal";
    this.#waiting.push({ events, table, bot });
    this.behind = this.#waiting.length;
    if (document.hidden || countActs(events) > 1) this.flush();
    else this.#pump();
  }

  #pump(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#waiting.length > 0) {
      const now = performance.now();
      const pace = this.#again ? AGAIN_PACE : settings.botPace;
      const step = nextStep(this.#waiting, now - this.#lastAt, pace, this.#busyUntil - now);
      if (step.do === "flush") return this.flush();
      if (step.do === "wait") {
        this.#timer = setTimeout(() => this.#pump(), step.ms);
        return;
      }
      this.#show(this.#waiting.shift() as Act);
    }
    this.#again = false;
  }

  #show(act: Act): void {
    const before = this.shown;
    this.#lastAt = performance.now();
    if (!this.#again) {
      this.#write(act, before?.view ?? null);
      if (before !== null) this.#remember(before, act);
    }
    const spots = before?.view ? this.#measure(act.events) : new Map<PlaceId, Spot>();
    const next = this.#waiting.length === 0 && !this.#again ? (this.truth ?? act.table) : act.table;
    const toTable = act.table.status === "playing" && this.scene !== "table";
    flushSync(() => {
      this.under = act.events[0]?.type === "deal" ? null : (before?.view?.discard_top ?? null);
      this.shown = next;
      this.behind = this.#waiting.length;
      if (toTable) this.scene = "table";
    });
    const moved = this.#animate(act, before?.view ?? null, spots);
    this.#busyUntil = performance.now() + moved;
    this.#mindLook();
    this.#mindTurn(before, next);
    this.#mindScene(before, next, moved);
  }

  /** Keeps what happened since the reader's own last act, to show it again. */
  #remember(before: TableView, act: Act): void {
    // What was laid face down must not be seen once more, by whoever it was seen.
    const { view } = act.table;
    if (view === null || (act.table.rules["place"] === "face_down" && !isHand(view))) return void (this.#round = null);
    const own = before.view?.to_act != null && before.view.to_act === act.table.you;
    if (this.#round === null || own || act.events[0]?.type === "deal") this.#round = { from: before, acts: [] };
    this.#round.acts.push(act);
    if (this.#round.acts.length > 40) this.#round = null;
  }

  #write(act: Act, before: View | null): void {
    const old = this.log.at(-1);
    this.log = addToLog(this.log, act.events, before, act.table);
    const you = act.table.you;
    if (act.events.some((event) => event.type === "swap" && event.seat === you && !isFace(event.cards[0]))) hush();
    const from = old === undefined ? 0 : this.log.findIndex((line) => line.id >= old.id);
    for (const line of this.log.slice(Math.max(from, 0))) {
      if (line === old) continue;
      const others = line.seat !== null && line.seat !== you;
      if (others && (line.message === "log-drew" || line.message === "log-took")) continue; // the end of the turn tells it
      if (others && !settings.speak) continue;
      tell(heard(line, act.table), isSecret(line, act.table));
    }
  }

  #refuse(error: ErrorBody): void {
    this.refusal = error;
    play("refused");
    answer(wordError(error));
  }

  /** A turn that has just become the reader's: a knock, a buzz, a sentence. */
  #mindTurn(before: TableView | null, after: TableView): void {
    const turn = (table: TableView | null) =>
      table?.view != null && table.you !== null && table.view.to_act === table.you && !table.view.over;
    if (after.can.includes("go on") && !before?.can.includes("go on")) tell(t("said-clear"));
    const newHole = before?.match?.hole !== after.match?.hole;
    if (!turn(after) || (turn(before) && !newHole)) return;
    play("yours");
    vibrate();
    const { view, you } = after;
    if (view === null || you === null) return;
    const yours = t(view.last_turns ? "said-your-last-turn" : "said-your-turn");
    // Who follows every move knows what lies on the pile; at the first turn, or without the moves, it has to be said.
    const isNew = view.phase === "start" || (view.turns[you] ?? 0) === 0;
    if (!isNew && settings.speak) return tell(yours);
    const goal = view.phase === "start" ? goalOf(after, view) : "";
    tell(`${yours} ${spoken(promptOf(after, view, sortOut(view.legal)))}. ${goal}`.trim());
  }

  #mindScene(before: TableView | null, after: TableView, moved: number): void {
    const over = (table: TableView | null) => table?.status === "hole_over" || table?.status === "match_over";
    if (after.status === "playing" || after.status === "waiting") {
      if (this.scene !== "table") this.scene = "table";
      return;
    }
    if (!over(after) || over(before) || this.#again) return;
    if (this.#sceneTimer !== null) clearTimeout(this.#sceneTimer);
    this.#sceneTimer = setTimeout(() => {
      this.#sceneTimer = null;
      this.telling += 1;
      this.scene = "told";
    }, moved + LOOK_BEFORE_TOLD);
  }

  #measure(events: readonly GameEvent[]): Map<PlaceId, Spot> {
    const spots = new Map<PlaceId, Spot>();
    const places: PlaceId[] = ["stock", "discard", "held"];
    for (const event of events)
      if (event.seat !== null) for (const cell of event.cells) places.push(cellId(event.seat, cell));
    finish(places);
    for (const id of places) {
      const found = spot(id);
      if (found !== null) spots.set(id, found);
    }
    return spots;
  }

  /** Moves the cards of one act. Returns the milliseconds until the last has landed. */
  #animate({ events, table }: Act, before: View | null, spots: Map<PlaceId, Spot>): number {
    const after = table.view;
    if (after === null) return 0;
    const still = isStill();
    const changed = new Set<PlaceId>();
    const back = backUrl(settings.back);
    const face = (card: CardText | null | undefined) =>
      isFace(card) ? faceUrl(card, settings.deck, settings.colours) : back;
    const oldCell = (seat: number, cell: number) => before?.layouts[seat]?.cells[cell - 1] ?? HIDDEN;
    let end = 0;
    const run = (from: PlaceId, to: PlaceId, card: CardText | null | undefined, was: CardText | null, more: object = {}) => {
      changed.add(to);
      const start = spots.get(from) ?? spot(from);
      if (still || start === null) return;
      end = Math.max(end, fly({ from: start, to, picture: face(card), before: face(was), ...more }));
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
        const own = seat === table.you && this.#looks.some((look) => cellId(look.seat, look.cell) === id);
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
        end = still ? 0 : this.#deal(after);
      }
    }
    if (still) ringAround([...changed]);
    return end;
  }

  /** Stock to cells in dealing order; what lies face up already turns over as it lands. */
  #deal(view: View): number {
    const from = spot("stock");
    if (from === null) return 0;
    const back = backUrl(settings.back);
    const face = (card: CardText | null | undefined) =>
      isFace(card) ? faceUrl(card, settings.deck, settings.colours) : back;
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
}
