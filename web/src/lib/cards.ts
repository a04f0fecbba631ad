/** Cards for eyes and ears: pictures, spoken names, and cards inside sentences. */

import backBracken from "../assets/art/back-bracken.svg";
import backHeather from "../assets/art/back-heather.svg";
import jokerBlack from "../assets/art/joker-outline.svg";
import jokerRed from "../assets/art/joker-colour.svg";
import suitC from "../assets/art/suit-c.svg";
import suitD from "../assets/art/suit-d.svg";
import suitH from "../assets/art/suit-h.svg";
import suitS from "../assets/art/suit-s.svg";
import suitDTwo from "../assets/art/suit-d.svg?two";
import suitCTwo from "../assets/art/suit-c.svg?two";
import { t } from "./i18n.svelte";
import type { CardText } from "./types";

export const HIDDEN: CardText = "??";
export const CLEARED: CardText = "--";

export type Deck = "large" | "plain";
export type Colours = "four" | "two";
export type Back = "heather" | "bracken";
export type Suit = "c" | "d" | "h" | "s";

const FACES: Record<string, string> = import.meta.glob("../assets/art/deck/*/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const FACES_TWO: Record<string, string> = import.meta.glob("../assets/art/deck/*/*[CD].svg", {
  query: "?two",
  import: "default",
  eager: true,
});
const SUITS: Record<Suit, string> = { c: suitC, d: suitD, h: suitH, s: suitS };
const SUITS_TWO: Record<Suit, string> = { ...SUITS, d: suitDTwo, c: suitCTwo };
const BACKS: Record<Back, string> = { heather: backHeather, bracken: backBracken };

/** Whether the card's face is known. */
export function isFace(card: CardText | null | undefined): card is CardText {
  return card != null && card !== HIDDEN && card !== CLEARED;
}

export function isJoker(card: CardText): boolean {
  return card.startsWith("X");
}

/** Rank as printed on the card: `A`, `10`, `K`; empty for a joker. */
export function index(card: CardText): string {
  const rank = card.slice(0, -1);
  return rank === "X" ? "" : rank === "T" ? "10" : rank;
}

/** Suit letter `c d h s`; a joker's is `r` or `b`. */
export function suitOf(card: CardText): string {
  return card.slice(-1);
}

export function faceUrl(card: CardText, deck: Deck, colours: Colours): string {
  if (isJoker(card)) return suitOf(card) === "r" ? jokerRed : jokerBlack;
  const path = `../assets/art/deck/${deck}/${card.toUpperCase()}.svg`;
  return (colours === "two" && FACES_TWO[path]) || (FACES[path] as string);
}

export function backUrl(back: Back): string {
  return BACKS[back];
}

export function suitUrl(suit: string, colours: Colours): string {
  return (colours === "two" ? SUITS_TWO : SUITS)[suit as Suit];
}

/** Loads the whole chosen deck when the page has time. Never by need: what is loaded must not tell what is in play. */
export function preloadDeck(deck: Deck, colours: Colours, back: Back): void {
  const ranks = "A23456789TJQK";
  const cards = [...ranks].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
  for (const card of [...cards, "Xr", "Xb"]) new Image().src = faceUrl(card, deck, colours);
  new Image().src = backUrl(back);
}

const RANK_WORDS: Record<string, string> = {
  A: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  X: "joker",
};
const SUIT_WORDS: Record<string, string> = {
  c: "clubs",
  d: "diamonds",
  h: "hearts",
  s: "spades",
  r: "red",
  b: "black",
};

/** Rank and suit as words for Fluent selectors: `{ rank: "four", suit: "clubs" }`. */
export function cardArgs(card: CardText): { rank: string; suit: string } {
  return { rank: RANK_WORDS[card.slice(0, -1)] ?? "unknown", suit: SUIT_WORDS[suitOf(card)] ?? "unknown" };
}

/** How a card is spoken: “4 of clubs”, “face down”, “cleared”. */
export function cardName(card: CardText): string {
  if (card === HIDDEN) return t("card-face-down");
  if (card === CLEARED) return t("card-cleared");
  return t("card-name", cardArgs(card));
}

/* A sentence carries its cards and names between private characters: a page draws them, a voice speaks them. */
const MARKS = /\uE000(.{2})\uE001|\uE002(.*?)\uE003/g;

/** A card as an argument of a message. */
export function mark(card: CardText): string {
  return `\uE000${card}\uE001`;
}

/** A player's name as an argument of a message; it is written strong. */
export function strong(name: string): string {
  return `\uE002${name}\uE003`;
}

/** The sentence as it is spoken: cards by their names, several of them as a list. */
export function spoken(sentence: string): string {
  return sentence.replaceAll("\uE001 \uE000", "\uE001, \uE000").replace(MARKS, (_, card: CardText | undefined, name: string | undefined) =>
    card === undefined ? (name ?? "") : cardName(card),
  );
}

export interface Piece {
  text: string;
  kind: "text" | "card" | "name";
}

/** The sentence in pieces: plain text, cards and names. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKS)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), kind: "text" });
    if (match[1] !== undefined) found.push({ text: match[1], kind: "card" });
    else found.push({ text: match[2] ?? "", kind: "name" });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), kind: "text" });
  return found;
}
