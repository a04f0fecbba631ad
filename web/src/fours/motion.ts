/** All Fours in motion: the deal, turn-ups, cards on their way to a trick, and tricks to whoever took them. */

import { backUrl, faceUrl, HIDDEN, isFace } from "../lib/cards";
import type { Act } from "../lib/game";
import { fly, ringAround, spot, tempo, type PlaceId, type Spot } from "../lib/motion";
import { isStill, settings } from "../lib/settings.svelte";
import { play } from "../lib/sounds";
import type { CardText, Seat } from "../lib/types";
import type { FoursEvent, FoursTable, FoursView } from "./types";

/** A card of the reader's hand. */
export const ownId = (card: CardText, at: number): PlaceId => (isFace(card) ? `h-${card}` : `h-back-${at}`);
/** The cards that somebody else holds, and where tricks go that he takes. */
export const backsId = (seat: Seat): PlaceId => `b-${seat}`;
/** A card that lies exposed at its owner's. */
export const openId = (card: CardText): PlaceId => `x-${card}`;
/** A card in the middle, laid before whoever played it. */
export const trickId = (seat: Seat): PlaceId => `t-${seat}`;
export const turnUpId = (at: number): PlaceId => `tu-${at}`;

const DEAL = 180;
/** All dealing of one act is over by then, whatever the number of cards. */
const ALL_DEALT = 900;
const TO_TRICK = 240;

const face = (card: CardText | null | undefined): string =>
  isFace(card) ? faceUrl(card, settings.deck, settings.colours) : backUrl(settings.back);

/** Where the card that an event plays lies before it. */
export function placesOf(events: readonly FoursEvent[], { you }: FoursTable): PlaceId[] {
  return events.flatMap(({ type, seat, cards }) => {
    const [card] = cards;
    if (type !== "play" || seat === null || card === undefined) return [];
    return seat === you ? [ownId(card, 0)] : [openId(card), backsId(seat)];
  });
}

/** Moves the cards of one act; returns the milliseconds until the last has landed. */
export function animate({ events, table }: Act<FoursTable, FoursEvent>, before: FoursTable | null, spots: Map<PlaceId, Spot>): number {
  const after = table.view;
  if (after === null) return 0;
  const still = isStill();
  const changed: PlaceId[] = [];
  let turned = before?.match?.hole === table.match?.hole && before?.view?.packet !== null ? (before?.view?.turn_ups.length ?? 0) : 0;
  if (events[0]?.type === "deal") turned = 0;
  let end = 0;
  for (const event of events) {
    const { type, seat } = event;
    if (type === "deal" && after.turn_ups.length > turned) {
      play("deal");
      if (!still) end = Math.max(end, deal(after, table.you, event.cards, end));
    } else if (type === "turn_up") {
      play("turn");
      const id = turnUpId(turned);
      const from = spot(backsId(after.dealer));
      turned += 1;
      changed.push(id);
      if (!still && from !== null)
        end = Math.max(end, fly({ from, to: id, picture: face(event.cards[0]), before: face(HIDDEN), delay: end / tempo(), time: 220, inside: true }));
    } else if (type === "play" && seat !== null) {
      play("put");
      const card = event.cards[0] ?? HIDDEN;
      const own = seat === table.you;
      const open = own ? null : (spots.get(openId(card)) ?? null);
      const from = own ? spots.get(ownId(card, 0)) : (open ?? spots.get(backsId(seat)));
      changed.push(trickId(seat));
      if (!still && from !== undefined) {
        const hidden = own || open !== null ? face(card) : face(HIDDEN);
        end = Math.max(end, fly({ from, to: trickId(seat), picture: face(card), before: hidden, time: TO_TRICK }));
      }
    } else if (type === "expose") {
      play("turn");
      changed.push(seat === table.you ? ownId(event.cards[0] ?? HIDDEN, 0) : openId(event.cards[0] ?? HIDDEN));
    } else if (type === "call" || type === "beg") play("knock");
    else if (type === "thrown_in") play("refused");
  }
  if (still) ringAround(changed);
  return end;
}

/** So many cards to each, eldest first, in the dealer's packets; the reader's own go to their places in the fan. */
function deal(view: FoursView, you: Seat | null, own: readonly CardText[], wait: number): number {
  const from = spot(backsId(view.dealer));
  if (from === null) return 0;
  const each = Math.max(own.length, 1);
  const packet = view.packet ?? 1;
  const count = each * view.seats;
  const start = wait / tempo();
  const step = Math.min(45, (ALL_DEALT - DEAL) / Math.max(count - 1, 1));
  let end = 0;
  let n = 0;
  for (let done = 0; done < each; done += packet)
    for (let turn = 1; turn <= view.seats; turn += 1) {
      const seat = (view.dealer + turn) % view.seats;
      for (let k = done; k < Math.min(done + packet, each); k += 1) {
        const to = seat === you ? ownId(own[k] ?? HIDDEN, k) : backsId(seat);
        const picture = seat === you ? face(own[k]) : face(HIDDEN);
        const delay = start + n * step;
        n += 1;
        // Towards other players only one card of a packet is seen to fly, and what they hold stays in sight.
        if (seat !== you && k > done) continue;
        end = Math.max(end, fly({ from, to, picture, before: face(HIDDEN), delay, time: DEAL, inside: true, under: seat !== you }));
      }
    }
  return end;
}

/** A hand that has only just been dealt is dealt before the reader's eyes. */
export function enter({ view, you }: FoursTable): number {
  if (view === null || view.phase !== "stand" || view.turn_ups.length !== 1) return 0;
  const own = you === null ? Array.from({ length: 6 }, () => HIDDEN) : (view.hands[you]?.cards ?? []);
  const end = deal(view, you, own, 0);
  const from = spot(backsId(view.dealer));
  if (from === null) return end;
  const flight = { from, to: turnUpId(0), picture: face(view.turn_ups[0]), before: face(HIDDEN), delay: end / tempo(), time: 220, inside: true };
  return Math.max(end, fly(flight));
}

/** The finished trick slides together and goes to whoever took it. */
export function gather({ view }: FoursTable): number {
  const trick = view?.last;
  if (trick == null || trick.taker === null || isStill() || document.hidden) return 0;
  const to = backsId(trick.taker);
  let end = 0;
  trick.plays.forEach(({ seat, card }, k) => {
    const from = spot(trickId(seat));
    if (from !== null) end = Math.max(end, fly({ from, to, picture: face(card), under: true, delay: k * 20, time: 230 }));
  });
  if (end > 0) play("take");
  return end;
}
