/** One open table: what is true, what is shown of it by now, and the way from one to the other. */

import { flushSync } from "svelte";
import { answer, forget, hush, tell } from "./announce.svelte";
import { api, ApiError } from "./api";
import { Connection, type Line } from "./connection";
import { judge, nextStep, type Look } from "./follow";
import type { Act, Game, Round } from "./game";
import { gameOf } from "./games";
import { wordError } from "./i18n.svelte";
import { finish, spot, type PlaceId, type Spot } from "./motion";
import { isStill, settings } from "./settings.svelte";
import { play, vibrate } from "./sounds";
import type { Entry } from "./tell";
import type { CardText, ErrorBody, ServerFrame, TableEvent, TableView } from "./types";

/** The table itself; the deal as it is scored; the match that is over. */
export type Scene = "table" | "told" | "match";

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
  /** Rises whenever the deal that is over is to be told point by point. */
  telling = $state(0);
  /** The own card that the reader looks at in secret. The page keeps it here only, and only as long as it is looked at. */
  look = $state.raw<Look | null>(null);
  /** The card that lies under the top of the discard pile while another flies there. */
  under = $state.raw<CardText | null>(null);
  /** Whether what the last act has brought about, such as a finished trick, lies there still to be seen. */
  resting = $state(false);
  /** Something the server has to tell this person, by its code; once. */
  notice = $state<string | null>(null);
  /** Why the table cannot be shown at all. */
  missing = $state.raw<ApiError | null>(null);

  #connection: Connection | null = null;
  #waiting: Act[] = [];
  #round: Round | null = null;
  #again = false;
  #lastAt = 0;
  #busyUntil = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sceneTimer: ReturnType<typeof setTimeout> | null = null;
  #restTimer: ReturnType<typeof setTimeout> | null = null;
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

  /** What is played here. */
  get #game(): Game {
    return gameOf(this.truth ?? { game: "golf" });
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
    this.goOn();
    if (this.#isAwaited) {
      if (!this.#game.mayQueue(action)) return false;
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
    flushSync(() => this.#dropLook());
    play("turn");
    this.#game.looks?.end(look);
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
    const { looks } = this.#game;
    if (shown === null || looks === null) return;
    const lies = (look: Look) => looks.isLookable(look, shown) && shown.status === "playing";
    if (this.look !== null && !lies(this.look)) this.#dropLook();
    if (this.behind === 0) this.#looks = this.#looks.filter(lies);
    const next = this.#looks.find(lies);
    if (this.look !== null || next === undefined || document.hidden || this.scene !== "table") return;
    this.#looks = this.#looks.filter((look) => look !== next);
    flushSync(() => (this.look = next));
    this.#lookTimer = setTimeout(() => this.endLook(), LOOK);
    play("turn");
    looks.begin(next);
    answer(looks.words(next, shown), true);
  }

  /** Takes away what lies there to be seen, and goes on with what waits behind it. */
  goOn(): void {
    if (!this.resting) return;
    this.#gather();
    this.#busyUntil = 0;
    if (this.#waiting.length > 0) this.#pump();
  }

  #gather(): void {
    this.#endRest();
    if (this.shown === null) return;
    const gone = this.#game.gather(this.shown);
    flushSync(() => (this.resting = false));
    this.#busyUntil = performance.now() + gone;
  }

  /** Forgets what lies there, without a movement. */
  #endRest(): void {
    if (this.#restTimer !== null) clearTimeout(this.#restTimer);
    this.#restTimer = null;
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
    this.resting = false;
    if (table.status === "playing" || table.status === "waiting") this.scene = "table";
    else if (before?.match?.holes.length !== table.match?.holes.length) this.scene = "told";
    this.#mindTurn(before, table);
    this.#mindLook();
  }

  /** Ends all waiting and flying and shows the present table. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting.length === 0) return this.goOn();
    finish();
    const before = this.shown;
    this.#pass(this.#waiting.length, false);
    this.#waiting = [];
    this.#again = false;
    this.behind = 0;
    this.shown = this.truth;
    this.under = null;
    this.resting = false;
    this.#endRest();
    this.#busyUntil = 0;
    if (this.shown !== null) {
      this.#mindTurn(before, this.shown);
      this.#mindScene(before, this.shown, 0);
    }
    this.#mindLook();
  }

  /** Tells the first acts that wait without showing them. */
  #pass(count: number, mayShowAgain: boolean): void {
    for (const act of this.#waiting.splice(0, count)) {
      const before = this.shown;
      if (!this.#again) {
        this.#write(act, before);
        if (before !== null && mayShowAgain) this.#remember(before, act);
      }
      this.shown = act.table;
    }
    this.behind = this.#waiting.length;
  }

  /** Whether `again` would show something. */
  get canShowAgain(): boolean {
    return this.#round !== null && this.behind === 0;
  }

  /** Shows once more what has happened since the reader's own last act. */
  again(): void {
    if (this.#round === null || this.#waiting.length > 0) return;
    finish();
    this.#endRest();
    this.resting = false;
    this.#again = true;
    this.shown = this.#round.from;
    this.#waiting = this.#round.acts.map((act) => ({ ...act, bot: true }));
    this.behind = this.#waiting.length;
    this.#lastAt = performance.now();
    this.#pump();
  }

  /** Tells the deal on the table once more. */
  tellAgain(): void {
    this.telling += 1;
  }

  show(scene: Scene): void {
    this.#clearTimers();
    this.resting = false;
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
    this.#endRest();
  }

  /** What has only just been dealt is dealt again before the reader's eyes. */
  #enter(table: TableView): void {
    if (table.view === null || table.status !== "playing" || isStill() || document.hidden) return;
    const moved = this.#game.enter(table);
    if (moved > 0) this.#busyUntil = performance.now() + moved;
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
      const parted = gameOf(frame.table).looks?.take(frame.events, frame.table);
      const events = parted?.events ?? frame.events;
      this.#looks.push(...(parted?.looks ?? []));
      const verdict = judge(this.truth?.version ?? null, frame);
      if (verdict === "ignore") return this.#mindLook();
      if (verdict !== "play" && this.log.length === 0) this.log = this.#game.log([], events, null, frame.table);
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

  #follow(events: TableEvent[], table: TableView): void {
    this.truth = table;
    this.refusal = null;
    if (this.#again) this.flush();
    const first = events.find((event) => event.seat !== null);
    const bot = first?.seat != null && table.seats[first.seat]?.kind === "bot" && events[0]?.type !== "deal";
    this.#waiting.push({ events, table, bot });
    this.behind = this.#waiting.length;
    if (document.hidden || this.#game.countActs(events) > 1) this.flush();
    else this.#pump();
  }

  #pump(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#waiting.length > 0) {
      const now = performance.now();
      const pace = this.#again ? AGAIN_PACE : settings.botPace;
      const waiting = this.#waiting.map((act) => ({ bot: act.bot, rests: this.#game.rests(act, pace) > 0 }));
      const step = nextStep(waiting, now - this.#lastAt, pace, this.#busyUntil - now);
      if (step.do === "flush") return this.flush();
      if (step.do === "pass") {
        finish();
        flushSync(() => this.#pass(step.count, true));
        this.#show(this.#waiting.shift() as Act);
        continue;
      }
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
    const game = this.#game;
    if (this.resting) this.#gather();
    if (!this.#again) {
      this.#write(act, before);
      if (before !== null) this.#remember(before, act);
    }
    const spots = before?.view ? this.#measure(game.places(act.events, before)) : new Map<PlaceId, Spot>();
    const rests = game.rests(act, this.#again ? AGAIN_PACE : settings.botPace);
    const next = this.#waiting.length === 0 && !this.#again ? (this.truth ?? act.table) : act.table;
    const toTable = act.table.status === "playing" && this.scene !== "table";
    flushSync(() => {
      this.under = game.under(act.events, before);
      this.shown = next;
      this.resting = rests > 0;
      this.behind = this.#waiting.length;
      if (toTable) this.scene = "table";
    });
    const moved = game.animate(act, before, spots, this.#looks);
    this.#busyUntil = performance.now() + moved + rests;
    // When the deal is over, it lies until it is told.
    if (rests > 0 && next.status === "playing") this.#restTimer = setTimeout(() => this.#gather(), moved + rests);
    this.#mindLook();
    this.#mindTurn(before, next);
    this.#mindScene(before, next, moved + Math.max(rests - LOOK_BEFORE_TOLD, 0));
  }

  /** Keeps what happened since the reader's own last act, to show it again. */
  #remember(before: TableView, act: Act): void {
    this.#round = this.#game.remember(this.#round, before, act);
  }

  #write(act: Act, before: TableView | null): void {
    const game = this.#game;
    const old = this.log.at(-1);
    this.log = game.log(this.log, act.events, before, act.table);
    const you = act.table.you;
    if (game.isCovered(act.events, act.table)) hush();
    const from = old === undefined ? 0 : this.log.findIndex((line) => line.id >= old.id);
    for (const line of this.log.slice(Math.max(from, 0))) {
      if (line === old) continue;
      const others = line.seat !== null && line.seat !== you;
      if (others && !settings.speak) continue;
      tell(game.heard(line, act.table), game.isSecret(line, act.table));
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
    tell(this.#game.news(before, after));
    if (!turn(after) || (before !== null && turn(before) && !this.#game.isNewTurn(before, after))) return;
    play("yours");
    vibrate();
    tell(this.#game.yourTurn(after));
  }

  #mindScene(before: TableView | null, after: TableView, moved: number): void {
    const over = (table: TableView | null) => table !== null && table.status !== "playing" && table.status !== "waiting";
    if (after.status === "playing" || after.status === "waiting") {
      if (this.scene !== "table") this.scene = "table";
      return;
    }
    // From one deal's end to another's is a long way, which a page that was away makes at once.
    const isSame = over(before) && before?.match?.holes.length === after.match?.holes.length;
    if (!over(after) || isSame || this.#again) return;
    if (this.#sceneTimer !== null) clearTimeout(this.#sceneTimer);
    this.#sceneTimer = setTimeout(() => {
      this.#sceneTimer = null;
      this.telling += 1;
      this.scene = "told";
    }, moved + LOOK_BEFORE_TOLD);
  }

  #measure(places: PlaceId[]): Map<PlaceId, Spot> {
    const spots = new Map<PlaceId, Spot>();
    finish(places);
    for (const id of places) {
      const found = spot(id);
      if (found !== null) spots.set(id, found);
    }
    return spots;
  }
}
