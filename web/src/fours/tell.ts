/** All Fours in words: the log, the voice, what is asked, and the answer to “where am I”. */

import { cardArgs, cardName, HIDDEN, isFace, mark, spoken, strong, suitOf } from "../lib/cards";
import { t, type Args } from "../lib/i18n.svelte";
import { entry, playerName, type Entry } from "../lib/tell";
import type { CardText, Seat } from "../lib/types";
import { boundBy, hangOf, howPlayed, placeOf, sortOut, suitInQuestion, tricksOf } from "./deal";
import { person, sideName, sideNames, sideOf, sidesOf, whoOf } from "./told-sides";
import type { FoursEvent, FoursTable, FoursView, Score, Side, Trick } from "./types";

type Seated = Pick<FoursTable, "you" | "seats">;

const plain = (table: Seated, seat: Seat): Args => person(table, seat, (name) => name);

/** The word of a suit's letter for messages: `clubs`. */
export function suitArg(letter: string | null): string {
  return cardArgs(`A${letter ?? "s"}`).suit;
}

/** `$otherYou` and `$other`: the second player of a sentence. */
function second(table: Seated, seat: Seat): Args {
  return { otherYou: seat === table.you ? "yes" : "no", other: playerName(table, seat) };
}

/** `$for`: so many points for a side, in the words for whoever reads. */
function pointsFor(table: Seated, side: Side, points: number): Args {
  return { for: t("fours-for", { who: whoOf(table, side), names: sideNames(table, side), points }) };
}

/** A line of the log in the reader's language. */
export function lineOf(line: Entry, table: Seated): string {
  const { other, side, points } = line.args;
  return t(line.message, {
    ...(line.seat === null ? {} : person(table, line.seat, strong)),
    ...(typeof other === "number" ? second(table, other) : {}),
    ...(typeof side === "number" ? { ...pointsFor(table, side as Side, Number(points ?? 0)), who: whoOf(table, side as Side), names: sideNames(table, side as Side) } : {}),
    ...Object.fromEntries(Object.entries(line.args).filter(([name]) => name !== "other" && name !== "side")),
  });
}

/** What is counted when a hand is over; the page tells it point by point, by voice too. */
const COUNTED = new Set(["high", "low", "jack", "hang_jack", "game", "game-nobody"].map((what) => `fours-log-${what}`));

/** The same for the ear; nothing where it is told in another place. */
export function heard(line: Entry, table: Seated): string {
  return COUNTED.has(line.message) ? "" : spoken(lineOf(line, table));
}

const IN_TRICK = new Set(["fours-log-led", "fours-log-followed", "fours-log-trumped", "fours-log-overtrumped", "fours-log-threw", "fours-log-hang", "fours-log-trick"]);

/**
 * The log with what has happened added.
 *
 * A trick may be looked at again until the next but one is led; the log forgets its cards then, unless the players have agreed on
 * a running count. When the hand is over everything may be seen, in the score of the hand.
 */
export function addToLog(
  log: readonly Entry[],
  events: readonly FoursEvent[],
  before: FoursView | null,
  table: Pick<FoursTable, "view" | "agreed" | "rules">,
): Entry[] {
  let lines = [...log];
  const after = table.view;
  let trump = before?.trump ?? null;
  let tricks = before?.tricks.length ?? 0;
  let plays = [...(before?.trick.plays ?? [])];
  const dealer = after?.dealer ?? 0;
  const put = (message: string, seat: Seat | null, args: Entry["args"] = {}) => lines.push(entry(`fours-log-${message}`, seat, args));
  for (const event of events) {
    const { type, seat, score } = event;
    const card = mark(event.cards[0] ?? HIDDEN);
    if (type === "packet") put("packet", seat, { packet: `p${event.detail}` });
    else if (type === "turn_up") put("turned", seat ?? dealer, { card, points: 0 });
    else if (type === "deal") {
      // What nobody could look at before trumps were fixed comes as a deal once more.
      if (trump !== null && events.some((other) => other.type === "trump")) put("look-own", null, { cards: event.cards.map(mark).join(" ") });
      else if (events[0] === event) [trump, tricks, plays] = [null, 0, []];
    } else if (type === "look") put("look", null);
    else if (type === "give") put("give", seat, { side: 1 - sideOf(seat ?? dealer), points: 1 }); // to the side that begged (3.6)
    else if (type === "stand" || type === "beg" || type === "run") put(type, seat);
    else if (type === "trump") {
      trump = (event.detail ?? null) as FoursView["trump"];
      put("trump", null, { suit: suitArg(trump) });
    } else if (type === "expose") put("expose", seat, { card });
    else if (type === "call") {
      const owner = after?.hands.findIndex((hand) => hand.called === event.cards[0]) ?? -1;
      put("call", seat, { card, other: Math.max(owner, 0) });
    } else if (type === "play" && seat !== null) {
      if (plays.length === 0 && !table.agreed.memory_aid) lines = forgetTricks(lines, tricks);
      plays.push({ seat, card: event.cards[0] ?? HIDDEN });
      put(howPlayed(plays, trump), seat, { card, trick: tricks + 1 });
    } else if (type === "trick" && seat !== null) {
      tricks += 1;
      const taken = plays.length === event.cards.length ? plays : [];
      const worth = after?.last !== null && after?.tricks.length === tricks ? (after?.last?.worth ?? 0) : worthOf(event.cards, Number(table.rules["twos_toward_game"] ?? 0));
      const hang = hangOf({ plays: taken, taker: seat, worth }, trump, taken.length);
      plays = [];
      if (hang !== null) put("hang", seat, { card: mark(hang.jack), by: mark(hang.by), other: hang.loser, trick: tricks });
      put("trick", seat, { trick: tricks, worth });
    } else if (type === "score" && score !== null) addScore(lines, score, put);
    else if (type === "thrown_in") put("thrown-in", null);
    else if (type === "over" && event.detail !== null) put("won", null, { side: Number(event.detail), points: 0 });
    else if (type === "over" && !events.some((other) => other.type === "thrown_in")) put("over", null);
  }
  return lines.slice(-200);
}

const WORTH: Record<string, number> = { A: 4, K: 3, Q: 2, J: 1, T: 10 };

function worthOf(cards: readonly CardText[], twos: number): number {
  return cards.reduce((sum, card) => sum + (card.startsWith("2") ? twos : (WORTH[card.charAt(0)] ?? 0)), 0);
}

/** Tricks before the last finished one are told in a few words only. */
function forgetTricks(lines: readonly Entry[], finished: number): Entry[] {
  return lines.flatMap((line) => {
    const { trick } = line.args;
    if (!IN_TRICK.has(line.message) || typeof trick !== "number" || trick >= finished) return [line];
    return line.message === "fours-log-trick" ? [{ ...line, message: "fours-log-trick-old", args: { trick } }] : [];
  });
}

function addScore(lines: Entry[], score: Score, put: (message: string, seat: Seat | null, args?: Entry["args"]) => void): void {
  const { what, side, points, card } = score;
  const last = lines.at(-1);
  if (what === "gift") return; // the gift has told it
  if (what === "turn_up") {
    if (last?.message === "fours-log-turned" && side !== null) lines[lines.length - 1] = { ...last, args: { ...last.args, points, side } };
    return;
  }
  const counts = score.game.join(" : ");
  if (what === "game") put(side === null ? "game-nobody" : "game", null, { counts, points, ...(side === null ? {} : { side }) });
  else if (side !== null) put(what, null, { card: mark(card ?? HIDDEN), points, side });
}

/** `$suit` and `$called` for a message that tells how the reader is bound. */
export function boundArgs(table: FoursTable): Args {
  const { view, you } = table;
  const led = view?.trick.plays[0]?.card;
  const called = you === null ? null : (view?.hands[you]?.called ?? null);
  return { suit: suitArg(led === undefined ? null : suitOf(led)), card: mark(called ?? HIDDEN), called: cardName(called ?? HIDDEN) };
}

/** What the table says to the reader now: what can be done, or who is to play. */
export function promptOf(table: FoursTable, view: FoursView): string {
  const { you } = table;
  if (view.over || view.to_act === null) return t("fours-say-over");
  if (view.to_act !== you) {
    const leads = view.phase === "play" && view.trick.plays.length === 0;
    return t(`fours-say-others-${leads ? "lead" : view.phase}`, person(table, view.to_act));
  }
  if (view.phase === "packet") return t("fours-say-packet");
  if (view.phase === "stand") return t("fours-say-stand", { suit: suitArg(suitInQuestion(view)) });
  if (view.phase === "answer") return t("fours-say-answer", person(table, view.eldest));
  const cards = (view.hands[you]?.cards ?? []).filter(isFace);
  return t(`fours-say-${boundBy(table, cards, sortOut(view.legal).play)}`, boundArgs(table));
}

/** Why the dealer may not give; empty where he may, or is not asked. */
export function whyNoGift(table: FoursTable, view: FoursView): string {
  if (view.phase !== "answer" || view.to_act !== table.you || view.legal.includes("give")) return "";
  const suit = suitInQuestion(view);
  const holds = (view.hands[view.to_act ?? 0]?.cards ?? []).some((card) => suitOf(card) === suit);
  const suits = table.rules["give_needs_trump"] === true && !holds;
  return t(suits ? "fours-why-give-suit" : "fours-why-give-match", { suit: suitArg(suit) });
}

/** What is spoken when the reader is to act. */
export function yourTurn(table: FoursTable): string {
  const { view } = table;
  if (view === null) return "";
  const talks = view.phase !== "play";
  const leads = !talks && view.trick.plays.length === 0;
  const head = t(talks ? "fours-said-your-word" : leads ? "fours-said-your-lead" : "fours-said-your-card");
  if (leads && boundBy(table, [], new Set()) === "lead" && view.hands[table.you ?? 0]?.called === null) return head;
  return `${head} ${spoken(promptOf(table, view))}`;
}

/** What the dealer's side has scored for turning up a card. */
export function turnedPoints(view: FoursView, card: CardText): number {
  return view.scored.find((score) => score.what === "turn_up" && score.card === card)?.points ?? 0;
}

/** A card that lies in a trick, in words. */
export function cardInTrick(table: FoursTable, trick: Trick, seat: Seat, card: CardText, isDone: boolean): string {
  const message = trick.taker !== seat ? "fours-lies" : isDone ? "fours-lies-taking" : "fours-lies-leading";
  return t(message, { ...plain(table, seat), card: cardName(card) });
}

/** What each side's tricks count toward game, where the table counts while playing; otherwise empty. */
export function countsOf(table: FoursTable, view: FoursView): string {
  if (view.game_counts.length === 0 || view.over || view.trump === null) return "";
  const [near, far] = sidesOf(table);
  const args = { own: view.game_counts[near] ?? 0, others: view.game_counts[far] ?? 0 };
  if (table.you !== null && table.seats.length > 2) return t("fours-counts", args);
  return t("fours-counts-names", { ...args, first: sideName(table, near), second: sideName(table, far) });
}

/** The whole table in sentences: the score, whose turn, turn-ups, the trick, the own cards, then the others in turn order. */
export function whereAmI(table: FoursTable): string[] {
  const { view, you } = table;
  if (view === null) return [];
  const [near, far] = sidesOf(table);
  const names = (cards: readonly CardText[]) => cards.map(cardName).join(", ");
  const parts = [
    t("fours-where-hand", { hand: table.match?.hole ?? 1, target: view.target }),
    t("fours-where-score", {
      first: sideName(table, near),
      own: view.totals[near] ?? 0,
      second: sideName(table, far),
      others: view.totals[far] ?? 0,
    }),
    t("fours-where-dealer", plain(table, view.dealer)),
  ];
  if (view.turn_ups.length > 0) parts.push(t("fours-where-turned", { cards: names(view.turn_ups) }));
  parts.push(view.trump === null ? t("fours-where-no-trump") : `${t("fours-trump", { suit: suitArg(view.trump) })}.`);
  if (view.over || view.to_act === null) parts.push(`${t("fours-say-over")}.`);
  else parts.push(t(`fours-where-turn-${view.phase}`, plain(table, view.to_act)));
  if (view.phase === "play") {
    const { plays, taker } = view.trick;
    const number = { trick: view.tricks.length + 1, tricks: tricksOf(view) };
    const told = plays.map((play) => t("fours-lies", { ...plain(table, play.seat), card: cardName(play.card) }));
    parts.push(plays.length === 0 ? t("fours-where-trick-empty", number) : t("fours-where-trick", { ...number, plays: told.join(", ") }));
    if (taker !== null) parts.push(t("fours-where-leads", plain(table, taker)));
    if (view.to_act === you && you !== null) parts.push(`${spoken(promptOf(table, view))}.`);
  }
  const counts = countsOf(table, view);
  if (counts !== "") parts.push(`${counts}.`);
  const taken = (seat: Seat) => view.tricks.filter((taker) => taker === seat).length;
  if (you !== null) {
    const own = view.hands[you]?.cards ?? [];
    const { play } = sortOut(view.legal);
    if (view.blind) parts.push(t("fours-blind"));
    else if (own.length > 0) parts.push(t("fours-where-own", { cards: names(own) }));
    if (play.size > 0 && play.size < own.length) parts.push(t("fours-where-may", { cards: names([...play]) }));
    if (view.phase === "play") parts.push(t("fours-where-own-tricks", { tricks: taken(you) }));
  }
  for (let step = 1; step <= view.seats; step += 1) {
    const seat = ((you ?? -1) + step) % view.seats;
    if (seat === you) continue;
    const hand = view.hands[seat];
    const partner = you !== null && view.seats === 4 && placeOf(seat, view.seats, you) === "n";
    const args = { ...plain(table, seat), count: hand?.cards.length ?? 0, tricks: taken(seat) };
    parts.push(t(partner ? "fours-where-partner" : "fours-where-seat", args));
    if (hand !== undefined && hand.exposed.length > 0) parts.push(t("fours-where-open", { ...plain(table, seat), cards: names(hand.exposed) }));
  }
  return parts;
}

