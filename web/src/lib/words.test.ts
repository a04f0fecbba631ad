import { beforeAll, describe, expect, it, vi } from "vitest";
import { cardName, index, mark, pieces, spoken, strong } from "./cards";
import { has, speak, t } from "./i18n.svelte";
import { sortOut } from "./follow";
import { addToLog, goalOf, heard, lineOf, placeName, promptOf, whereAmI } from "./tell";
import type { GameEvent, TableView, View } from "./types";

const PACK = [..."A23456789TJQK"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit)).concat("Xr", "Xb");

function event(type: GameEvent["type"], more: Partial<GameEvent> = {}): GameEvent {
  return { type, seat: 1, cells: [], cards: [], out: null, detail: null, ...more };
}

function layout(...cells: string[]) {
  return { cells, face_up: [], cancelling: [], points: 3 };
}

const view = {
  seat: 0,
  seats: 2,
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
  view,
} as unknown as TableView;

const said = (events: GameEvent[], before: View | null = view) =>
  addToLog([], events, before).map((line) => spoken(lineOf(line, table)));

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
    const own = (...events: GameEvent[]) => addToLog([], events, view).map((line) => heard(line, table));
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
    } as unknown as TableView;
    const now = first.view as View;
    expect(spoken(promptOf(first, now, sortOut(["draw", "take"])))).toBe("Draw from the stock, or take 9 of spades");
    expect(goalOf(first, now)).toBe("Fewest points win. Equal ranks in a column count 0. Kings count 0.");
    expect(goalOf(first, { ...now, turns: [1, 1] })).toBe("");
    expect(goalOf({ ...first, you: null }, now)).toBe("");
    const waits = { ...first, can: ["go on"] } as unknown as TableView;
    expect(promptOf(waits, { ...now, to_act: 1 }, sortOut(["clear 1 4"]))).toBe("Clear the cancelled cards, or leave them");
  });

  it("names the places of six cards, and numbers those of ten", () => {
    const six = { rows: 2, columns: 3 };
    expect([1, 2, 3, 4, 5, 6].map((cell) => placeName(six, cell))).toEqual([
      "top left card",
      "top middle card",
      "top right card",
      "near left card",
      "near middle card",
      "near right card",
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

  it("shows the name of a message that nobody wrote", () => {
    expect(has("nobody-wrote-this")).toBe(false);
    expect(t("nobody-wrote-this")).toBe("nobody-wrote-this");
  });
});
