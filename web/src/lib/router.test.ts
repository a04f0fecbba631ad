import { expect, it } from "vitest";
import { parseRoute } from "./router.svelte";

it("knows its addresses", () => {
  expect(parseRoute("/")).toEqual({ name: "start" });
  expect(parseRoute("/settings")).toEqual({ name: "start" });
  expect(parseRoute("/new/")).toEqual({ name: "new" });
  expect(parseRoute("/t/k7pm2q")).toEqual({ name: "table", id: "k7pm2q" });
});

it("knows the sheets, of a table and of any rules", () => {
  expect(parseRoute("/rules")).toEqual({ name: "rules", id: null });
  expect(parseRoute("/t/k7pm2q/rules")).toEqual({ name: "rules", id: "k7pm2q" });
  expect(parseRoute("/scores-sheet/")).toEqual({ name: "scores", id: null });
  expect(parseRoute("/t/k7pm2q/scores-sheet")).toEqual({ name: "scores", id: "k7pm2q" });
});

it("says so when there is no such page", () => {
  for (const path of ["/t/", "/t/a/b", "/t/%2e%2e", "/t/%2e%2e/rules", "/t/a/rules/b", "/rules/a", "/nothing"]) expect(parseRoute(path).name).toBe("missing");
});
