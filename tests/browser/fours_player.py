"""Somebody who plays a page of All Fours, by the mouse or by keys, knowing no more than it shows."""

import re
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.keys import CHANGED, VOICES, Keys
from tests.browser.people import PATIENCE
from tests.browser.player import Player
from tests.support.server import Json

SEE = """(seen) => {
  const shown = (element) => element !== null && element.getClientRects().length > 0;
  const open = (element) => shown(element) && element.getAttribute("aria-disabled") !== "true";
  const scene =
    document.querySelector(".felt.fours") ? "table" :
    document.querySelector("#told") ? "told" :
    document.querySelector("main .board") ? "game" : null;
  if (scene === null) return null;
  const acts = (where) => [...document.querySelectorAll(where)].filter(open).map((one) => one.dataset.action);
  const next = document.querySelector("#act-next");
  const go = document.querySelector("#act-go-on, #act-skip");
  const found = {
    scene,
    words: acts(".tray .btn.word[data-action]"),
    cards: acts(".ownh .holding [data-action]"),
    calls: acts(".seat [data-action]"),
    rests: open(go),
    next: open(next) ? next.textContent.trim() : null,
  };
  const labels = [...document.querySelectorAll("main button")].map((one) => one.getAttribute("aria-label"));
  const lies = [...document.querySelectorAll(".trick [data-card]")].map((one) => one.dataset.card);
  found.sign = JSON.stringify([found, labels, lies, document.querySelector("h1")?.textContent]);
  const any = found.words.length + found.cards.length > 0 || found.next !== null || found.rests;
  return any && found.sign !== seen ? found : null;
}"""

# The middle of what can be hit of it: the cards of a fan lie over each other.
FREE_POINT = """(action) => {
  const card = document.querySelector(`.ownh [data-action="${action}"]`);
  if (card === null) return "gone";
  const box = card.getBoundingClientRect();
  const hits = [];
  for (let y = box.top + 2; y < Math.min(box.bottom, innerHeight); y += 4)
    for (let x = box.left + 2; x < Math.min(box.right, innerWidth); x += 4)
      if (document.elementFromPoint(x, y)?.closest("button") === card) hits.push([x, y]);
  if (hits.length === 0) return null;
  const mean = [0, 1].map((k) => hits.reduce((sum, hit) => sum + hit[k], 0) / hits.length);
  const far = ([x, y]) => (x - mean[0]) ** 2 + (y - mean[1]) ** 2;
  return hits.reduce((best, hit) => (far(hit) < far(best) ? hit : best));
}"""


@dataclass
class Seen:
    """What a page offers now."""

    scene: str
    words: list[str]
    cards: list[str]
    calls: list[str]
    rests: bool
    next: str | None
    sign: str

    @property
    def acts(self) -> list[str]:
        """What brings the hand on."""
        return self.words + self.cards


class FoursPlayer(Player):
    """Plays one page of All Fours to the end of a hand, a game or a match, quickly rather than well."""

    begs = 0.5
    """How often he begs, and how often he runs the pack."""
    waits = False
    """Whether finished tricks are left lying for as long as the page lets them."""

    def see(self, seconds: float = PATIENCE) -> Seen:
        """What the page offers as soon as that is something new."""
        found: Json = self.wait_for(SEE, self.sign, seconds).json_value()
        return Seen(**found)

    def peep(self) -> Seen | None:
        """What the page offers at this moment, if anything."""
        found = self.page.evaluate(SEE, "")
        return None if found is None else Seen(**found)

    def pick(self, seen: Seen) -> str:
        """One of the acts that bring the hand on."""
        for word in ("beg", "run"):
            if word in seen.words and self.chance.random() < self.begs:
                return word
        return self.chance.choice(seen.acts)

    def do(self, action: str) -> None:
        """Does an act by a click."""
        self.be_human("act")
        self.did = f"a click on {action}"
        if action.startswith("play "):
            point = self.page.evaluate(FREE_POINT, action)
            assert point is not None, f"no part of {action} can be hit"
            if point != "gone":  # what was seen may be from before the answer to the act before
                self.page.mouse.click(*point)
        else:
            self.page.click(f'[data-action="{action}"]')
        self._pressed["act"] = time.monotonic()

    def go_on(self, seen: Seen) -> None:
        """Presses what leads on where nothing is to be played: to the next hand, game, match, or past a finished trick."""
        button = "#act-next" if seen.next is not None else "#act-go-on, #act-skip"
        self.did = f"a click on {button}"
        if seen.next is not None:
            self.page.click(button)
        else:  # it may go by itself before it is pressed
            self.page.evaluate("(button) => document.querySelector(button)?.click()", button)

    def move(self, seen: Seen | None = None) -> Seen:
        """Sees what there is, if it has not been seen yet, and does one thing."""
        seen = seen or self.see()
        if seen.scene == "table" and seen.acts:
            self.do(self.pick(seen))
        elif seen.next is not None or not self.waits:
            self.go_on(seen)
        self.sign = seen.sign
        return seen

    def play_hand(self) -> None:
        """Until the hand is told."""
        while (seen := self.see()).scene == "table":
            self.move(seen)

    def play_game(self) -> int:
        """Until the page of the game is shown; gives the number of hands told."""
        told = 0
        while (seen := self.see()).scene != "game":
            told += seen.scene == "told"
            self.move(seen)
        return told

    def lies(self) -> list[str]:
        """The cards in the middle, in the order in which they were played."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.trick [data-card]')].map((one) => one.dataset.card)"
        )
        return found

    def hand(self) -> list[str]:
        """The own cards, in the order of the fan."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('.ownh .holding [data-card]')].map((one) => one.dataset.card)"
        )
        return found


KEYS = {"stand": "s", "beg": "b", "give": "g", "run": "r", "packet 1": "1", "packet 3": "3"}
FOCUSED = "() => document.activeElement?.dataset?.action ?? null"
TO_CONFIRM = re.compile(r"Press (\w) again, or Enter")


class FoursKeys(FoursPlayer, Keys):
    """The same with a keyboard and a voice, and no mouse."""

    def do(self, action: str) -> None:
        """Does an act by keys: its letter twice, or the arrows to the card and Enter."""
        heard = self.page.evaluate(VOICES)
        if action in KEYS:
            self.type(KEYS[action])
            said = self.page.locator("#voice-now").inner_text()
            asked = TO_CONFIRM.search(said)
            assert asked is not None, said
            assert asked[1].lower() == KEYS[action]
            assert self.page.locator(".tray .armed").first.is_visible()
            heard = self.page.evaluate(VOICES)
            self.be_human("act")
            self.type(KEYS[action] if self.chance.random() < 0.7 else "Enter")
        else:
            self.walk_to(action)
            self.be_human("act")
            self.type("Enter")
        self._pressed["act"] = time.monotonic()
        self.wait_for(CHANGED, heard)
        assert all(self.spoken())

    def walk_to(self, action: str) -> None:
        """By Tab into the fan, where the focus is not there yet, and by arrows to the card."""
        inside = "() => document.activeElement?.closest('.ownh .holding') != null"
        for _ in range(60):
            if self.page.evaluate(inside):
                break
            self.page.keyboard.press("Tab")
        assert self.page.evaluate(inside), "Tab never comes to the hand"
        self.type("Home")
        for _ in self.hand():
            if self.page.evaluate(FOCUSED) == action:
                return
            self.type("ArrowRight")
        raise AssertionError(f"the arrows never come to {action}")

    def go_on(self, seen: Seen) -> None:
        """N, where that is not the end of the hand: N twice, the first time only for the focus."""
        self.did = "key n"
        self.page.keyboard.press("n")
        if seen.next is None or seen.scene == "table":  # the score comes by itself
            return
        focused = "() => document.activeElement?.id === 'act-next'"
        for _ in range(3):  # a page that has just come takes the focus to its title
            if self.page.evaluate(focused):
                break
            self.page.wait_for_timeout(50)
            self.page.keyboard.press("n")
        assert self.page.evaluate(focused), "N does not come to what leads on"
        self.page.keyboard.press("n")


def sit_down(page: Page, preset: str = "all-fours", **wanted: Any) -> str:
    """A table against bots, already dealt, with the page in front of it; gives its name."""
    agreed: Json = {"first_dealer": "chance"} | (wanted.pop("agreed", None) or {})
    body = {"preset": preset, "name": "Mara", "start": True, "agreed": agreed} | wanted
    opened = page.request.post("/api/tables", data=body)
    assert opened.ok, opened.text()
    table = str(opened.json()["id"])
    page.goto(f"/t/{table}")
    page.wait_for_selector(".felt.fours, #told, .wgrid")
    return table
