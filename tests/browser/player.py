"""Somebody who plays a page, by the mouse or by keys, knowing no more than it shows."""

import random
import time
from dataclasses import dataclass

from playwright.sync_api import JSHandle, Page, TimeoutError

from tests.browser.people import PATIENCE
from tests.support.server import Json

LOOK = """(seen) => {
  const shown = (element) => element.getClientRects().length > 0;
  const open = (element) => element !== null && element.getAttribute("aria-disabled") !== "true" && shown(element);
  const scene =
    document.querySelector(".felt") ? "table" :
    document.querySelector(".told-page") ? "told" :
    document.querySelector(".board") ? "match" :
    document.querySelector(".wgrid") ? "waiting" : null;
  if (scene === null) return null;
  const cells = [...document.querySelectorAll(".own .cells > button")];
  const next = document.querySelector("#act-next");
  const look = {
    scene,
    held: document.querySelector("#held.mine") !== null,
    down: cells.filter((b) => open(b) && /\\/back-/.test(b.querySelector("img")?.src ?? "")).map((b) => b.id),
    up: cells.filter((b) => open(b) && !/\\/back-/.test(b.querySelector("img")?.src ?? "")).map((b) => b.id),
    piles: ["stock", "discard"].filter((id) => open(document.getElementById(id))),
    words: [...document.querySelectorAll(".acts [data-action]")].filter(open).map((b) => [b.dataset.action, b.id]),
    next: open(next) ? next.textContent.trim() : null,
  };
  look.sign = JSON.stringify([look, [...document.querySelectorAll("main button")].map((b) => b.getAttribute("aria-label"))]);
  const words = look.words.map(([word]) => word);
  // Others' turns go on while the reader may clear; a bot waits for it as long as there is “go on”.
  const urgent = words.includes("go on") || words.some((word) => word !== "skip" && !word.startsWith("clear"));
  const any = look.down.length + look.up.length + look.piles.length > 0 || look.next !== null || urgent;
  return any && look.sign !== seen ? look : null;
}"""

TWICE = 0.42
"""A second press of the same button within 0.4 s is half a double click to the page."""


@dataclass
class Look:
    """What a page offers now."""

    scene: str
    held: bool
    down: list[str]
    up: list[str]
    piles: list[str]
    words: dict[str, str]
    next: str | None
    sign: str

    @staticmethod
    def of(shown: Json) -> "Look":
        """What was found on a page."""
        return Look(**(shown | {"words": dict(shown["words"])}))

    @property
    def cells(self) -> list[str]:
        return self.down + self.up


class Player:
    """Plays one page to the end of a hole or a match, quickly rather than well."""

    def __init__(self, page: Page, seed: int = 0, knocks: float = 0.1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.knocks = knocks
        """How likely it is that this turn is spent on a knock, where one may knock."""
        self.sign = ""
        self.did = ""
        self._pressed: dict[str, float] = {}

    def look(self, seconds: float = PATIENCE) -> Look:
        """What the page offers as soon as that is something new."""
        found = self.wait_for(LOOK, self.sign, seconds)
        return Look.of(found.json_value())

    def glance(self) -> Look | None:
        """What the page offers at this moment, if anything."""
        found = self.page.evaluate(LOOK, "")
        return None if found is None else Look.of(found)

    def wait_for(self, words: str, argument: object, seconds: float = PATIENCE) -> JSHandle:
        """Waits until something is true of the page, and tells what the page shows if it never is."""
        try:
            return self.page.wait_for_function(words, arg=argument, timeout=seconds * 1000)
        except TimeoutError as error:
            shown = self.page.locator("body").inner_text()
            at = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
            raise AssertionError(
                f"{self.did}, and nothing came of it. The focus is on {at}, the page shows:\n{shown}"
            ) from error

    def choose(self, look: Look) -> str:
        """The id of the button that brings the hole on."""
        if look.scene != "table":
            return "act-next"
        if "seen" in look.words:  # a secret look; it ends by itself before long
            return look.words["seen"]
        if look.held:
            cells = look.down or (look.up if self.in_hand() else [])
            if cells and (self.chance.random() < 0.9 or not look.words.get("discard")):
                return self.chance.choice(cells)
            return look.words.get("discard") or self.chance.choice(look.cells)
        if "knock" in look.words and self.chance.random() < self.knocks:
            return look.words["knock"]
        if "stock" in look.piles:
            return self.chance.choice(look.piles)
        if look.cells:
            return self.chance.choice(look.cells)
        for word, button in look.words.items():
            if word == "keep" or (word.startswith("clear") and self.chance.random() < 0.7):
                return button
        return look.words.get("go on") or "act-next"

    def in_hand(self) -> bool:
        """Whether the own cards are held in the hand."""
        return self.page.locator(".felt.hand").count() > 0

    def press(self, button: str) -> None:
        """Clicks."""
        self.be_human(button)
        self.did = f"a click on #{button}"
        self.page.click(f"#{button}")
        self._pressed[button] = time.monotonic()
        if button == "act-knock":  # asks whether one means it
            self.page.wait_for_selector("#act-knock.armed")
            self.be_human(button)
            self.page.click(f"#{button}")
            self._pressed[button] = time.monotonic()

    def be_human(self, button: str) -> None:
        """Waits until a press of the same button is no double click."""
        wait = TWICE - (time.monotonic() - self._pressed.get(button, 0))
        if wait > 0:
            self.page.wait_for_timeout(wait * 1000)

    def step(self) -> Look:
        """Looks, and presses one button."""
        look = self.look()
        self.press(self.choose(look))
        self.sign = look.sign
        return look

    def try_step(self, seconds: float) -> None:
        """Presses a button if the page offers one by then."""
        try:
            look = self.look(seconds)
            button = self.choose(look)
            self.be_human(button)
            self.page.click(f"#{button}", timeout=300)
            self._pressed[button] = time.monotonic()
            self.sign = look.sign
        except (AssertionError, TimeoutError):
            self.sign = ""

    def play_hole(self) -> None:
        """Until the hole is told in full."""
        while self.look().scene == "table":
            self.step()

    def play_match(self) -> int:
        """Until the match card is shown; gives the number of holes told."""
        told = 0
        while (look := self.look()).scene != "match":
            told += look.scene == "told"
            self.step()
        return told
