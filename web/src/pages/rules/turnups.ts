/** What cards score when they are turned up, as one text: `A:1,6:2,J:3`, or `none`. So rules compare, and stand in a link. */

/** Ranks as a record writes them, high to low. */
export const RANKS = [..."AKQJT98765432"] as const;
export const NO_POINTS = "none";
/** As many points as the server takes for one rank. */
export const MOST_POINTS = 1_000;

const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  "ace king queen jack ten nine eight seven six five four three two".split(" ").map((word, n) => [RANKS[n], word]),
);

/** The name of a rank in messages: `ace`, `ten`. */
export function rankWord(rank: string): string {
  return WORDS[rank] ?? rank;
}

/** The least points first, equal ones from high to low: a table has one text, however it was written. */
export function pointsText(points: Readonly<Record<string, number>>): string {
  const scoring = RANKS.filter((rank) => (points[rank] ?? 0) > 0);
  scoring.sort((one, other) => (points[one] as number) - (points[other] as number));
  return scoring.map((rank) => `${rank}:${points[rank]}`).join(",") || NO_POINTS;
}

/** Reads such a text; `null` if it is none. */
export function pointsOf(text: string): Record<string, number> | null {
  const points: Record<string, number> = {};
  if (text === NO_POINTS) return points;
  for (const entry of text.split(",")) {
    const [, rank, count] = /^([AKQJT2-9]):([1-9]\d{0,3})$/.exec(entry) ?? [];
    if (rank === undefined || rank in points || Number(count) > MOST_POINTS) return null;
    points[rank] = Number(count);
  }
  return points;
}
