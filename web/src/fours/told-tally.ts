/** Points as strokes of chalk: four upright, the fifth across them. */

export interface Stroke {
  /** A path within its group, 36 wide and 32 high. */
  path: string;
  /** Where its group lies. */
  x: number;
  y: number;
}

export interface Strokes {
  strokes: Stroke[];
  /** Of all groups together. */
  width: number;
  height: number;
  rows: number;
}

const GROUP = 46;
const HEIGHT = 32;
/** Twenty points stand in one line; a longer game goes on below. */
const IN_A_ROW = 4;
/** A hand does not draw like a ruler: the strokes lean, each a little differently. */
const LEAN = [1, -1, 0.5, -0.5, 1.2];

/** The strokes of so many points, in the order in which they are drawn. */
export function strokesOf(points: number): Strokes {
  const strokes = Array.from({ length: points }, (_, k): Stroke => {
    const group = Math.floor(k / 5);
    const at = k % 5;
    const x = GROUP * (group % IN_A_ROW);
    const y = HEIGHT * Math.floor(group / IN_A_ROW);
    if (at === 4) return { path: `M1 ${22 + (group % 2)}l34-14`, x, y };
    const top = 5 + ((k + group) % 3);
    return { path: `M${6 + 8 * at} ${top}l${LEAN[k % LEAN.length]} ${22 - ((k + 1) % 3)}`, x, y };
  });
  const groups = Math.ceil(points / 5);
  const rows = Math.max(1, Math.ceil(groups / IN_A_ROW));
  const last = rows > 1 ? IN_A_ROW : groups;
  const open = points % 5 === 0 || rows > 1 ? 36 : 8 * (points % 5);
  return { strokes, width: Math.max(1, GROUP * (last - 1) + open + 2), height: HEIGHT * rows, rows };
}
