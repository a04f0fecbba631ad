"""A whole match of nine holes by keyboard alone, and by ear: focus is never lost, and everything is spoken."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keys import FOCUS, Keys
from tests.browser.people import Guests
from tests.browser.scores import match_card
from tests.support.server import Server

pytestmark = pytest.mark.timeout(240)


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
