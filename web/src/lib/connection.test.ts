import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, type Line, type Socket } from "./connection";
import type { ServerFrame } from "./types";

class FakeSocket implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly url: string) {}
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent<string>);
  }
  breakDown() {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

let sockets: FakeSocket[];
let version: number;
let heard: ServerFrame[];
let lines: Line[];
let failing: number;
let connection: Connection;
const last = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  sockets = [];
  heard = [];
  lines = [];
  version = 5;
  failing = 0;
  const listener = {
    version: () => version,
    heard: (frame: ServerFrame) => void heard.push(frame),
    line: (state: Line) => void lines.push(state),
    failing: () => void (failing += 1),
  };
  connection = new Connection("k7pm2q", listener, (url) => {
    sockets.push(new FakeSocket(url));
    return last();
  });
  vi.stubGlobal("addEventListener", undefined);
  vi.stubGlobal("removeEventListener", undefined);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks for what came after the version it has", () => {
  expect(last().url).toBe("ws://table.example/ws/tables/k7pm2q?after=5");
});

it("connects again by itself, after the version it has by then", () => {
  last().accept();
  last().say({ type: "table", since: 5, version: 6, events: [], table: {} });
  version = 6;
  last().breakDown();
  expect(lines.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(2);
  expect(last().url).toContain("after=6");
  last().accept();
  last().say({ type: "pong" });
  expect(lines.at(-1)).toBe("open");
});

it("repeats an unanswered act with the same nonce, also over a new socket", () => {
  last().accept();
  last().say({ type: "pong" });
  const nonce = connection.act("draw", 5);
  expect(last().sent).toEqual([{ type: "act", version: 5, action: "draw", nonce }]);
  vi.advanceTimersByTime(4_000);
  expect(last().sent.filter((frame) => frame["nonce"] === nonce).length).toBe(2);
  last().breakDown();
  vi.advanceTimersByTime(300);
  last().accept();
  expect(last().sent).toEqual([{ type: "act", version: 5, action: "draw", nonce }]);
  last().say({ type: "accepted", nonce, version: 6 });
  expect(connection.unanswered).toBe(0);
});

it("forgets a refused act", () => {
  last().accept();
  const nonce = connection.act("draw", 4);
  last().say({ type: "refused", nonce, code: "stale", message: "", facts: {}, version: 5, table: {} });
  expect(connection.unanswered).toBe(0);
  expect(heard.at(-1)?.type).toBe("refused");
});

it("leaves a line that does not answer a ping", () => {
  last().accept();
  last().say({ type: "pong" });
  vi.advanceTimersByTime(14_000);
  expect(last().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(8_000);
  expect(lines).toContain("lost");
  expect(sockets.length).toBeGreaterThan(1);
});

it("asks whether the table still exists when it keeps failing", () => {
  for (let n = 0; n < 4; n += 1) {
    last().breakDown();
    vi.advanceTimersByTime(4_000);
  }
  expect(failing).toBe(1);
});

it("survives a frame that is no JSON", () => {
  last().accept();
  last().onmessage?.({ data: "{" } as MessageEvent<string>);
  expect(heard).toEqual([]);
});

it("stays closed when it was closed", () => {
  connection.close();
  vi.advanceTimersByTime(10_000);
  expect(sockets).toHaveLength(1);
});
