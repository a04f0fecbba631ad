import { beforeAll, describe, expect, it, vi } from "vitest";
import { cardName, index, mark, pieces, spoken, strong } from "./cards";
import { has, speak, t } from "./i18n.svelte";
import { sortOut } from "./follow";
import { addToLog, cellWords, goalOf, heard, isSecret, lineOf, placeName, placeWhere, promptOf, whereAmI } from "./tell";
import type { GameEvent, GolfTable, View } from "./types";

const PACK = [..."A23456789TJQK"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit)).concat("Xr", "Xb");

function event(type: GameEvent["type"], more: Partial<GameEvent> = {}): GameEvent {
  return { type, seat: 1, cells: [], cards: [], out: null, detail: null, ...more };
}

function layout(...cells: string[]) {
  return { cells, face_up: [], known: [] as number[], remembered: [] as string[], cancelling: [], points: 3 };
}

const view = {
  ender: null,
  seat: 0,
  seats: 2,
  layout: "2x3",
  rows: 2,
  columns: 3,
  phase: "turn",
  to_act: 0,
  held: null,
  discard_top: "9s",
  stock_count: 1,
  last_turns: false,
  over: false,
  layouts: [layout("7h", "??", "Qd", "??", "4d", "??"), layout("??", "??", "??", "??", "??", "--")],
} as unknown as View;

const table = {
  you: 0,
  seats: [{ name: "Mara" }, { name: "Ilze" }],
  match: { hole: 4 },
  rules: { layout: "2x3" },
  agreed: { memory_aid: false },
  view,
} as unknown as GolfTable;

/** The memory game: Ilze has looked at a card, Mara has laid one. */
const memory = {
  ...view,
  layout: "2x2",
  rows: 2,
  columns: 2,
  layouts: [
    { ...layout("??", "??", "??", "??"), known: [2] },
    { ...layout("??", "??", "??", "??"), known: [3] },
  ],
} as unknown as View;
const memoryTable = {
  ...table,
  rules: { layout: "2x2", place: "face_down", start: "peek2_any", end: "knock_last_turn" },
  view: memory,
} as unknown as GolfTable;
const hand = {
  ...view,
  layout: "hand4",
  rows: 1,
  columns: 4,
  layouts: [
    { ...layout("7h", "Ks", "2d", "7d"), known: [1, 2, 3, 4] },
    { ...layout("??", "??", "??", "??"), known: [1, 2, 3, 4] },
  ],
} as unknown as View;
const handTable = { ...memoryTable, rules: { layout: "hand4", place: "face_down" }, view: hand } as unknown as GolfTable;
const aided = (of: GolfTable) => ({ ...of, agreed: { memory_aid: true } }) as unknown as GolfTable;

const said = (events: GameEvent[], at = table) =>
  addToLog([], events, at.view, at).map((line) => spoken(lineOf(line, at)));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

describe.each(["en", "lv", "nl", "fi"] as const)("in %s", (language) => {
  beforeAll(() => speak(language));
  it("all 54 cards have names of their own", () => expect(new Set(PACK.map(cardName)).size).toBe(54));
  it("no name shows its making", () => {
    for (const name of PACK.map(cardName)) expect(name).not.toMatch(/[{}]|card-name|^\s|\s$/);
  });
  it("every line of the log has words", () => {
    const events = [
      event("deal", { seat: null, cards: ["9s"] }),
      event("draw", { cards: ["??"] }),
      event("swap", { cells: [2], cards: ["4c"], out: "Jh" }),
      event("clear", { cells: [1, 4], cards: ["7h", "7d"] }),
      event("knock"),
      event("last_turns"),
      event("reshuffle", { seat: null }),
      event("reveal", { cells: [3], cards: ["Ks"] }),
      event("over", { seat: null, detail: "stock empty" }),
    ];
    for (const line of said(events)) expect(line).not.toMatch(/log-|[{}]/);
  });
  it("every line of the memory game and of a hand has words, for the reader and for others", () => {
    for (const at of [memoryTable, aided(memoryTable), handTable, aided(handTable)])
      for (const seat of [0, 1]) {
        const laid = event("swap", { seat, cells: [2], cards: ["??"], out: "Jh" });
        const lines = said(
          [
            event("peek", { seat, cells: [1], cards: ["??"] }),
            event("draw", { seat, cards: [seat === 0 ? "4c" : "??"] }),
            laid,
            event("take", { seat, cards: ["9s"] }),
            laid,
          ],
          at,
        );
        expect(lines).toHaveLength(3);
        for (const line of lines) expect(line).not.toMatch(/log-|place-|[{}]/);
      }
  });
  it("every place of a layout has a name and a where of its own", () => {
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
      [3, 3],
      [2, 5],
    ] as const) {
      const cells = Array.from({ length: rows * columns }, (_, i) => i + 1);
      for (const say of [placeName, placeWhere]) {
        const words = cells.map((cell) => say({ rows, columns }, cell));
        expect(new Set(words).size).toBe(cells.length);
        for (const word of words) expect(word).not.toMatch(/place-|[{}]|^\s|\s$| {2}/);
      }
    }
  });
});

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("speaks cards as at the table", () => {
    expect(cardName("4c")).toBe("4 of clubs");
    expect(cardName("Ah")).toBe("ace of hearts");
    expect(cardName("Td")).toBe("10 of diamonds");
    expect(cardName("Xr")).toBe("red joker");
    expect(cardName("??")).toBe("face down");
    expect(cardName("--")).toBe("cleared");
  });

  it("prints ten with two figures", () => expect(index("Ts")).toBe("10"));

  it("draws a sentence's cards and speaks their names", () => {
    const sentence = `${strong("Ilze")} threw ${mark("9s")} away`;
    expect(spoken(sentence)).toBe("Ilze threw 9 of spades away");
    expect(pieces(sentence).map((piece) => piece.kind)).toEqual(["name", "text", "card", "text"]);
    expect(pieces("no card")).toEqual([{ text: "no card", kind: "text" }]);
  });

  it("tells a turn in one line", () => {
    expect(said([event("draw", { cards: ["??"] }), event("discard", { cards: ["9s"] })])).toEqual([
      "Ilze drew, and threw away 9 of spades",
    ]);
  });

  it("says what was hidden", () => {
    const swap = { cells: [2], cards: ["4c"], out: "Jh" };
    expect(said([event("take", { cards: ["4c"] }), event("swap", swap)])).toEqual([
      "Ilze took 4 of clubs for hidden card 2; jack of hearts went out",
    ]);
  });

  it("says what was not hidden, also within one frame", () => {
    const first = [event("draw"), event("swap", { cells: [2], cards: ["4c"], out: "Jh" })];
    const second = [event("draw"), event("swap", { cells: [2], cards: ["3c"], out: "4c" })];
    expect(said([...first, ...second])[1]).toBe("Ilze drew 3 of clubs for 4 of clubs, card 2");
  });

  it("joins a discard and the card turned up after it", () => {
    const events = [event("draw"), event("discard", { cards: ["9s"] }), event("turn", { cells: [1], cards: ["2h"] })];
    expect(said(events)).toEqual(["Ilze threw away 9 of spades and turned up 2 of hearts"]);
  });

  it("forgets a take that was put back", () => {
    const events = [event("take", { seat: 0, cards: ["9s"] }), event("put_back", { seat: 0, cards: ["9s"] })];
    expect(said(events)).toEqual(["You put 9 of spades back"]);
  });

  it("speaks several cards as a list", () =>
    expect(said([event("reveal", { cells: [1, 2], cards: ["Qc", "Jc"] })])).toEqual([
      "Ilze turned over the rest: queen of clubs, jack of clubs",
    ]));

  it("tells the ear only where the own drawn card went", () => {
    const own = (...events: GameEvent[]) => addToLog([], events, view, table).map((line) => heard(line, table));
    const drew = event("draw", { seat: 0, cards: ["4c"] });
    expect(own(drew)).toEqual(["You drew 4 of clubs from the stock"]);
    expect(own(drew, event("swap", { seat: 0, cells: [2], cards: ["4c"], out: "Jh" }))).toEqual([
      "4 of clubs is now card 2; jack of hearts went out",
    ]);
    expect(own(drew, event("discard", { seat: 0, cards: ["4c"] }))).toEqual(["4 of clubs thrown away"]);
  });

  it("asks for what can be done, and says the goal in the first turns only", () => {
    const first = {
      ...table,
      can: [] as string[],
      rules: { match: "column", values: "basic", start: "up2" },
      match: { hole: 1 },
      view: { ...view, turns: [0, 0] },
    } as unknown as GolfTable;
    const now = first.view as View;
    expect(spoken(promptOf(first, now, sortOut(["draw", "take"])))).toBe("Draw from the stock, or take 9 of spades");
    expect(goalOf(first, now)).toBe("Fewest points win. Equal ranks in a column count 0. Kings count 0.");
    expect(goalOf(first, { ...now, turns: [1, 1] })).toBe("");
    expect(goalOf({ ...first, you: null }, now)).toBe("");
    const waits = { ...first, can: ["go on"] } as unknown as GolfTable;
    expect(promptOf(waits, { ...now, to_act: 1 }, sortOut(["clear 1 4"]))).toBe("Clear the cancelled cards, or leave them");
  });

  it("names the places of six cards, and numbers those of ten", () => {
    const six = { rows: 2, columns: 3 };
    expect([1, 2, 3, 4, 5, 6].map((cell) => placeName(six, cell))).toEqual([
      "top left card",
      "top middle card",
      "top right card",
      "bottom left card",
      "bottom middle card",
      "bottom right card",
    ]);
    expect(placeName({ rows: 2, columns: 5 }, 7)).toBe("card 7");
  });

  it("tells where I am, the own cards before the others", () => {
    expect(whereAmI(table).join(" ")).toBe(
      "Hole 4. It is your turn. On the discard pile: 9 of spades. 1 card in the stock. " +
        "Your cards: 7 of hearts, face down, queen of diamonds; face down, 4 of diamonds, face down. Face up they count 3. " +
        "Ilze: face down, face down, face down; face down, face down, cleared. Face up they count 3.",
    );
  });

  const drawn = event("draw", { seat: 0, cards: ["4c"] });
  const laid = event("swap", { seat: 0, cells: [2], cards: ["??"], out: "Jh" });

  it("forgets the name of a card that was laid face down", () => {
    expect(said([drawn], memoryTable)).toEqual(["You drew 4 of clubs from the stock"]);
    expect(said([drawn, laid], memoryTable)).toEqual([
      "You drew a card and laid it face down at the top right; jack of hearts went out",
    ]);
    expect(said([event("take", { cards: ["9s"] }), { ...laid, seat: 1 }], memoryTable)).toEqual([
      "Ilze took the top discard and laid it face down at the top right; jack of hearts went out",
    ]);
    expect(JSON.stringify(addToLog([], [drawn, laid], memory, memoryTable))).not.toContain("4c");
    expect(addToLog([], [drawn], memory, memoryTable).map((line) => isSecret(line, memoryTable))).toEqual([true]);
    expect(addToLog([], [drawn], view, table).map((line) => isSecret(line, table))).toEqual([false]);
  });

  it("names it where the players have agreed to be reminded, and in the own hand", () => {
    expect(said([drawn, laid], aided(memoryTable))[0]).toContain("drew 4 of clubs and laid it");
    expect(said([drawn, laid], handTable)).toEqual(["You drew 4 of clubs into the hand; jack of hearts went out"]);
    expect(said([event("draw", { cards: ["??"] }), { ...laid, seat: 1 }], handTable)).toEqual([
      "Ilze drew a card into the hand; jack of hearts went out",
    ]);
  });

  it("tells of a look, to its owner without the line of the log, and a knock in one line", () => {
    const look = (seat: number) => event("peek", { seat, cells: [3], cards: ["??"] });
    expect(said([look(1)], memoryTable)).toEqual(["Ilze looked at the card at the bottom left"]);
    expect(addToLog([], [look(0)], memory, memoryTable).map((line) => heard(line, memoryTable))).toEqual([""]);
    expect(said([event("knock"), event("last_turns")], memoryTable)).toEqual(["Ilze knocked; the others have one last turn"]);
  });

  it("asks for two looks, one after the other", () => {
    const start = (known: number[]) => {
      const own = { ...memory.layouts[0], known };
      return { ...memory, phase: "start", layouts: [own, memory.layouts[1]] } as unknown as View;
    };
    const ask = (known: number[], at = memoryTable) =>
      promptOf({ ...at, can: [] } as unknown as GolfTable, start(known), sortOut(["peek 1"]));
    expect(ask([])).toBe("Look at 2 of your cards");
    expect(ask([2])).toBe("Look at one more of your cards");
    const near = { ...memoryTable, rules: { ...memoryTable.rules, start: "peek2_nearest" } } as unknown as GolfTable;
    expect(ask([], near)).toBe("Look at 2 cards of the row nearest to you");
    expect(spoken(ask([], { ...memoryTable, you: 1 } as unknown as GolfTable))).toBe("Mara looks at two cards");
  });

  it("says of a card that lies face down whether it was looked at, and what is remembered of it", () => {
    expect(cellWords(memory, memory.layouts[0], 1)).toBe("face down");
    expect(cellWords(memory, memory.layouts[0], 2)).toBe("face down, looked at");
    const own = { ...memory.layouts[0], remembered: ["??", "4c", "??", "??"] } as unknown as View["layouts"][0];
    expect(cellWords(memory, own, 2)).toBe("face down, you remember 4 of clubs");
    expect(cellWords(hand, hand.layouts[1], 2)).toBe("face down");
  });

  it("tells where I am in the memory game and with a hand", () => {
    const looking = { hole: 4, seat: 0, cell: 1, card: "Qd" };
    const told = whereAmI({ ...memoryTable, view: { ...memory, ender: 1 } } as unknown as GolfTable, looking).join(" ");
    expect(told).toContain("Your top left card: queen of diamonds. Only you see it. Ilze has knocked.");
    expect(told).toContain("Your cards: face down, face down, looked at; face down, face down.");
    expect(whereAmI(handTable).join(" ")).toContain(
      "In your hand: 7 of hearts, king of spades, 2 of diamonds, 7 of diamonds. They count 3. Ilze: 4 cards in the hand.",
    );
  });

  it("shows the name of a message that nobody wrote", () => {
    expect(has("nobody-wrote-this")).toBe(false);
    expect(t("nobody-wrote-this")).toBe("nobody-wrote-this");
  });
});
