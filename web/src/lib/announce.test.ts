import { beforeEach, describe, expect, it } from "vitest";
import { answer, forget, hush, said, tell } from "./announce.svelte";

const heard = () => [...said.polite.map((line) => line.text), said.now.text];

describe("hush", () => {
  beforeEach(forget);
  it("takes back what was secret, and leaves the rest in its order", () => {
    tell("It is your turn.");
    tell("You drew 4 of clubs from the stock", true);
    tell("Ilze knocked");
    answer("Your top left card: queen of hearts.", true);
    hush();
    expect(heard()).toEqual(["It is your turn.", "Ilze knocked", ""]);
  });
  it("leaves an answer that anybody may hear", () => {
    answer("That cannot be done now.");
    const { id } = said.now;
    hush();
    expect(said.now).toMatchObject({ id, text: "That cannot be done now." });
  });
});
