import { expect, it } from "vitest";
import { parseRoute } from "./router.svelte";

it("knows its addresses", () => {
  expect(parseRoute("/")).toEqual({ name: "start" });
  expect(parseRoute("/settings")).toEqual({ name: "start" });
  expect(parseRoute("/new/")).toEqual({ name: "new" });
  expect(parseRoute("/t/k7pm2q")).toEqual({ name: "table", id: "k7pm2q" });
});

it("says so when there is no such page", () => {
  for (const path of ["/t/", "/t/a/b", "/t/%2e%2e", "/nothing"]) expect(parseRoute(path).name).toBe("missing");
});
