"""A whole match of nine holes by keyboard alone, and by ear: focus is never lost, and everything is spoken."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Guests
from tests.browser.player import Look, Player
from tests.browser.scores import match_card
from tests.support.server import Server

pytestmark = pytest.mark.timeout(240)

FOCUS = """() => {
  const at = document.activeElement;
  return at === null || at === document.body ? null : at.getAttribute("aria-label") ?? at.textContent.trim();
}"""

CHANGED = """(heard) => {
  const said = [...document.querySelectorAll("#voice p")].map((line) => line.textContent);
  return JSON.stringify(said) !== JSON.stringify(heard);
}"""


class Keys(Player):
    """Somebody who has a keyboard and a voice, and no mouse."""

    def press(self, button: str) -> None:
        raise AssertionError("there is no mouse")

    def type(self, key: str) -> str:
        """Presses a key; says where the focus is then."""
        self.did = f"key {key}"
        self.page.keyboard.press(key)
        at: str | None = self.page.evaluate(FOCUS)
        assert at is not None, f"the focus is lost after {key}"
        return at

    def tab_to(self, label: str) -> None:
        for _ in range(60):
            self.page.keyboard.press("Tab")  # after the last button comes the browser's own frame
            if label in (self.page.evaluate(FOCUS) or ""):
                return
        raise AssertionError(f"Tab never comes to {label}")

    def spoken(self) -> list[str]:
        """What a screen reader has been told of late, the newest last."""
        return self.page.locator("#voice p").all_text_contents()

    def step(self) -> Look:
        look = self.look()
        heard = self.spoken()
        if look.scene == "table" and look.next is None:
            key, certain = self.key_for(look)
            self.type(key)
            if not certain:
                assert (
                    self.page.locator("#voice-now")
                    .inner_text()
                    .endswith(f"Press {key.upper()} again, or Enter")
                )
                assert self.page.locator(".armed").first.is_visible()
                self.confirm(key)
            self.wait_for(CHANGED, heard)
            assert all(self.spoken())
        elif look.scene == "told":
            assert self.type("n") == look.next
            self.type("n")
        else:  # the hole is over: its score comes by itself
            self.page.wait_for_selector("#told")
        self.sign = look.sign
        return look

    def confirm(self, key: str) -> None:
        """The second press: the key again, now and then Enter."""
        button = "act-0" if key in "dx" else key
        if self.chance.random() < 0.2:
            self.be_human(button)
            self.type("Enter")
        else:
            self.type(key)
        self._pressed[button] = time.monotonic()

    def key_for(self, look: Look) -> tuple[str, bool]:
        """A key, and whether it acts at once."""
        button = self.choose(look)
        if button == "stock":
            return "d", False
        if button == "discard":
            return "t", True
        if button.startswith("c-"):
            return button.rpartition("-")[2], False
        word = next(word for word, one in look.words.items() if one == button)
        return {"c": "c", "g": "n"}.get(word[0], "x"), word == "go on"


def test_a_whole_match_by_keyboard(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    page.goto("/")
    expect(page.get_by_text("You play as")).to_be_visible()
    keys = Keys(page, seed=3)
    keys.tab_to("Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".felt")
    assert page.evaluate(FOCUS) is not None, "the focus is lost on the way to the table"
    expect(page.locator("#voice")).to_contain_text("It is your turn.")

    ask_where_i_am(page, keys)
    open_and_close_everything(page, keys)
    told = keys.play_match()
    assert told == 9
    for row in match_card(page).values():
        assert row.total == sum(row.scores)
    keys.tab_to("Play again, same seats")
    keys.type("Enter")
    expect(page.get_by_text("Hole 1 of 9")).to_be_visible()
    assert page.evaluate(FOCUS) is not None


def ask_where_i_am(page: Page, keys: Keys) -> None:
    keys.type("?")
    said = page.locator("#voice-now").inner_text()
    for words in (
        "Hole 1.",
        "It is your turn.",
        "On the discard pile: ",
        "cards in the stock.",
        "Your cards: ",
    ):
        assert words in said
    assert said.count("Face up they count") == 4


def open_and_close_everything(page: Page, keys: Keys) -> None:
    """Each sheet takes the focus, keeps it, and gives it back."""
    for button, title in [
        ("Score card", "Score card"),
        ("Rules of this table", "Rules of this table"),
        ("Menu", "Menu"),
        ("Show these cards large", None),
    ]:
        keys.tab_to(button)
        opener = page.evaluate("document.activeElement.getAttribute('aria-label')")
        keys.type("Enter")
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        if title is not None:
            expect(sheet).to_have_accessible_name(title)
        for _ in range(12):
            keys.page.keyboard.press("Tab")
            assert page.evaluate(
                "document.activeElement.closest('dialog') !== null || document.activeElement === document.body"
            ), "the focus leaves the sheet"
        keys.page.keyboard.press("d")  # means nothing while a sheet is open
        keys.type("Escape")
        expect(sheet).to_be_hidden()
        assert page.evaluate("document.activeElement.getAttribute('aria-label')") == opener
