import { describe, expect, it } from "vitest";
import type { TableView } from "../../lib/types";
import { check, checkVoid, fingerprint, noted, type Kept } from "./seals";

const RANKS = [..."A23456789TJQK"];
const PACK = [..."cdhs"].flatMap((suit) => RANKS.map((rank) => rank + suit));
const SALT = "4f1c";
/** Two players with six cards each, so that the thirteenth card is the first discard. */
const FIRST = "Kc";
const OTHERS = [PACK[1], PACK[0], ...PACK.slice(2)] as string[];

const sealOf = (pack: string[]) => fingerprint(SALT, pack.join(" "));

function table(more: Partial<TableView> = {}, pack = PACK): TableView {
  const view = { seats: 2, rows: 2, columns: 3, dealer: 1, discard_count: 1, discard_top: FIRST, turns: [0, 0] };
  const match = { hole: 1, holes: [] };
  const plain = { id: "bcdfgh", status: "playing", view, match, commitment: sealOf(pack), opened: null, void: null, tie: null };
  return { ...plain, ...more } as unknown as TableView;
}

function opened(pack: string[], more: Partial<TableView> = {}): TableView {
  const holes = [{ scores: [1, 2] }];
  return table(
    { status: "hole_over", opened: { salt: SALT, pack: pack.join(" ") }, match: { hole: 1, holes }, ...more } as Partial<TableView>,
    pack,
  );
}

const verdict = (kept: Kept | null, over: TableView) => check(kept, over)?.verdict;

describe("a seal", () => {
  const kept = noted(null, table());

  it("is the fingerprint that the server's documents describe", () =>
    expect(fingerprint("salt", "Ac 2c")).toBe("1579689ba5e75bdabdad680440f7e0a9943983eaf2c2fc91400ce797df6ba406"));
  it("that was here before is a proof", () => expect(verdict(kept, opened(PACK))).toBe("yes"));
  it("that nobody saw before is none", () => expect(verdict(null, opened(PACK))).toBe("late"));
  it("that came with the opened cards is not taken for one from before", () =>
    expect(noted(null, opened(PACK))).toBeNull());
  it("does not fit another order", () =>
    expect(verdict(kept, { ...opened(OTHERS), commitment: sealOf(PACK) })).toBe("no-seal"));
  it("does not fit another salt", () =>
    expect(verdict(kept, opened(PACK, { opened: { salt: "4f1d", pack: PACK.join(" ") } }))).toBe("no-seal"));
  it("that was exchanged with its pack at the end is found out", () =>
    expect(verdict(kept, opened(OTHERS))).toBe("no-changed"));
  it("that was exchanged in the middle of the hole is found out", () => {
    const after = noted(kept, table({}, OTHERS));
    expect(verdict(after, opened(OTHERS))).toBe("no-changed");
    expect(verdict(after, opened(PACK))).toBe("no-changed");
  });
  it("of a pack that did not lie on the table is found out", () => {
    const moved = PACK.map((card) => (card === FIRST ? "Ac" : card === "Ac" ? FIRST : card));
    const before = noted(null, table({}, moved));
    expect(check(before, opened(moved))).toMatchObject({ verdict: "no-first", lay: FIRST });
  });
  it("of a pack with a card twice is found out", () => {
    const twice = PACK.map((card) => (card === "2c" ? "Ac" : card));
    expect(verdict(noted(null, table({}, twice)), opened(twice))).toBe("no-cards");
  });
  it("holds for several decks and jokers too", () => {
    const two = [...PACK, "Xr", ...PACK, "Xb"];
    expect(verdict(noted(null, table({}, two)), opened(two))).toBe("yes");
  });
  it("of an earlier hole says nothing of a later one", () => {
    const later = { hole: 2, holes: [{ scores: [1, 2] }, { scores: [3, 4] }] };
    expect(verdict(kept, opened(OTHERS, { match: later as never }))).toBe("late");
  });
  it("is still known after more of the hole was seen", () => {
    const view = { ...table().view, discard_count: 3, discard_top: "7h", turns: [1, 1] };
    const after = noted(kept, table({ view: view as never }));
    expect(after).toBe(kept);
    expect(verdict(after, opened(PACK))).toBe("yes");
  });
});

describe("a deal that was given up by consent", () => {
  const old = { commitment: sealOf(OTHERS), salt: SALT, pack: OTHERS.join(" ") };
  const kept = noted(noted(null, table({}, OTHERS)), table({ void: old } as never));

  it("is checked beside the one in its place", () => {
    const over = opened(PACK, { void: old } as never);
    expect(verdict(kept, over)).toBe("yes");
    expect(checkVoid(kept, over)?.verdict).toBe("yes");
  });
  it("is found out if it was not the sealed one", () => {
    const false_ = { ...old, pack: PACK.join(" ") };
    expect(checkVoid(kept, opened(PACK, { void: false_ } as never))?.verdict).toBe("no-seal");
  });
  it("is not asked for where there was none", () => expect(checkVoid(kept, opened(PACK))).toBeNull());
});
