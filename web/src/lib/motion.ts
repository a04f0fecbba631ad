/**
 * Flights and turns of cards, on clones in a layer of their own; the real places keep their focus and change at once.
 *
 * A place is an element with an id (`stock`, `discard`, `held`, `c-0-3`) that holds a `.face`. Only transform and opacity move.
 */

import { settings } from "./settings.svelte";

export type PlaceId = string;

export const cellId = (seat: number, cell: number): PlaceId => `c-${seat}-${cell}`;

const FLY = "cubic-bezier(.2, .75, .2, 1)";
const FLIP = "cubic-bezier(.45, .05, .35, 1)";
const RING = 1_200;

export interface Spot {
  left: number;
  top: number;
  width: number;
}

export interface Flight {
  from: Spot;
  to: PlaceId;
  /** The picture it shows at the end, and, where it turns over, the one it begins with. */
  picture: string;
  before?: string | null;
  delay?: number;
  /** Milliseconds at the calm speed. */
  time?: number;
  tilt?: number;
  /** Ends under the pile: it fades away at the end and hides nothing. */
  under?: boolean;
  /** Is not seen before it starts, such as a card inside the stock. */
  inside?: boolean;
}

let layer: HTMLElement | null = null;
const running = new Map<PlaceId, Set<Animation>>();

function stage(): HTMLElement {
  if (layer?.isConnected) return layer;
  layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return layer;
}

/** Calm is 1, quick is half. */
export function tempo(): number {
  return settings.movement === "quick" ? 0.5 : 1;
}

/** Where the visible card of a place is now, set upright if it lies aslant; null while it is not on the page. */
export function spot(id: PlaceId): Spot | null {
  const place = document.getElementById(id);
  if (!place) return null;
  for (const face of place.querySelectorAll<HTMLElement>(".face")) {
    const box = face.getBoundingClientRect();
    const width = face.offsetWidth;
    if (box.width > 0 && width > 0)
      return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - width * 1.4) / 2, width };
  }
  const box = place.getBoundingClientRect();
  return box.width > 0 ? { left: box.left, top: box.top, width: box.width } : null;
}

/** The pictures of a place; not the card that lies under its top one. */
function faces(id: PlaceId): HTMLElement[] {
  return [...(document.getElementById(id)?.querySelectorAll<HTMLElement>(".face:not(.underneath .face)") ?? [])];
}

function keep(id: PlaceId, animation: Animation): void {
  const set = running.get(id) ?? new Set();
  running.set(id, set);
  set.add(animation);
  const done = () => void set.delete(animation);
  animation.addEventListener("finish", done);
  animation.addEventListener("cancel", done);
}

/** Hides what lies at a place until the clone has landed there. */
function mask(id: PlaceId, until: number): void {
  for (const face of faces(id))
    keep(id, face.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until, fill: "none" }));
}

function clone(width: number, picture: string, before: string | null): { outer: HTMLElement; inner: HTMLElement } {
  const outer = document.createElement("div");
  outer.className = "flyer";
  outer.style.width = `${width}px`;
  outer.style.height = `${width * 1.4}px`;
  const inner = document.createElement("div");
  inner.className = "flip";
  for (const [side, url] of [
    ["front", picture],
    ["rear", before],
  ] as const) {
    if (url === null) continue;
    const img = document.createElement("img");
    img.src = url;
    img.alt = "";
    img.className = side;
    inner.append(img);
  }
  outer.append(inner);
  return { outer, inner };
}

/** Flies a card. Returns the milliseconds after which everything has landed. */
export function fly(flight: Flight): number {
  const to = spot(flight.to);
  if (to === null) return 0;
  const pace = tempo();
  const time = (flight.time ?? 260) * pace;
  const delay = (flight.delay ?? 0) * pace;
  const turns = flight.before != null && flight.before !== flight.picture;
  const { outer, inner } = clone(to.width, flight.picture, turns ? (flight.before as string) : null);
  outer.style.left = `${to.left}px`;
  outer.style.top = `${to.top}px`;
  stage().append(outer);

  const dx = flight.from.left - to.left;
  const dy = flight.from.top - to.top;
  const grow = flight.from.width / to.width;
  const lift = Math.min(Math.hypot(dx, dy) * 0.12, 60);
  const middle = `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + grow) / 2 + 0.04})`;
  const path = outer.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${grow})`, opacity: flight.inside ? 0 : 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${grow})`, opacity: 1, offset: 0.001 },
      { transform: middle, opacity: 1, offset: 0.5 },
      { transform: `rotate(${flight.tilt ?? 0}deg)`, opacity: flight.under ? 0 : 1 },
    ],
    { duration: time, delay, easing: FLY, fill: "both" },
  );
  if (turns) {
    const flip = Math.min(160 * pace, time);
    const turning = inner.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], {
      duration: flip,
      delay: delay + (time - flip) * 0.55,
      easing: FLIP,
      fill: "both",
    });
    keep(flight.to, turning);
  }
  if (!flight.under) mask(flight.to, delay + time);
  keep(flight.to, path);
  const land = () => outer.remove();
  path.addEventListener("finish", land);
  path.addEventListener("cancel", land);
  return delay + time;
}

/** How far a card is lifted to be looked at, in pixels. */
export const LIFT = 8;

/** A clone of what lies at a place, over it, until its movement is over. */
function over(id: PlaceId, at: Spot, picture: string, before: string | null, how: Keyframe[], time: number, delay = 0): number {
  const { outer, inner } = clone(at.width, picture, before);
  outer.style.left = `${at.left}px`;
  outer.style.top = `${at.top}px`;
  stage().append(outer);
  const moving = inner.animate(how, { duration: time, delay, easing: FLIP, fill: "both" });
  mask(id, delay + time);
  keep(id, moving);
  const land = () => outer.remove();
  moving.addEventListener("finish", land);
  moving.addEventListener("cancel", land);
  return delay + time;
}

/**
 * Turns a card over in its place.
 *
 * @param wait milliseconds before it begins, at the calm speed.
 * @param rise how far it rises on the way, for a card that is lifted to be looked at; negative sinks.
 */
export function turnOver(id: PlaceId, picture: string, before: string, wait = 0, rise = 0): number {
  const at = spot(id);
  if (at === null) return 0;
  const pace = tempo();
  const how = [
    { transform: `translateY(${rise}px) rotateY(180deg) scale(1)` },
    { transform: `translateY(${rise / 2}px) rotateY(90deg) scale(1.06)` },
    { transform: "translateY(0) rotateY(0deg) scale(1)" },
  ];
  return over(id, at, picture, before, how, 160 * pace, wait * pace);
}

/** Somebody else lifts a card, looks at it, and lays it down: all that the others see of it. */
export function liftUp(id: PlaceId, back: string): number {
  const at = spot(id);
  if (at === null) return 0;
  const up = `translateY(${-LIFT}px) rotateX(24deg)`;
  const how = [
    { transform: "none" },
    { transform: up, offset: 0.3 },
    { transform: up, offset: 0.7 },
    { transform: "none" },
  ];
  return over(id, at, back, null, how, 480 * tempo());
}

/** Ends at once what still moves to these places, or everything; the cards are where they belong. */
export function finish(places?: readonly PlaceId[]): void {
  for (const id of places ?? [...running.keys()]) for (const animation of running.get(id) ?? []) animation.finish();
}

/** Without motion: an ink ring around what changed, for a moment. */
export function ringAround(places: readonly PlaceId[]): void {
  for (const id of places) {
    const place = document.getElementById(id);
    if (!place) continue;
    place.querySelector(":scope > .changed")?.remove();
    const ring = document.createElement("span");
    ring.className = "changed";
    place.append(ring);
    setTimeout(() => ring.remove(), RING);
  }
}
