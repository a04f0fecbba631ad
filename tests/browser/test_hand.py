"""Four cards in the hand: their owner always sees them, the others see backs; a hole by keyboard alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.keys import Keys
from tests.browser.people import Guests
from tests.browser.player import Look
from tests.browser.scores import table_of
from tests.browser.test_looks import open_table
from tests.support.server import Server

pytestmark = pytest.mark.timeout(120)

OWN = re.compile(r"^Card [1-4] in your hand, .+ of ")
SWAP = re.compile(r"^Swap the held .+ for card [1-4] in your hand, .+ of ")


class Keeper(Keys):
    """Keeps every card that comes into the hand."""

    def choose(self, look: Look) -> str:
        return self.chance.choice(look.up) if look.held else super().choose(look)


def test_a_hole_by_keyboard_alone(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    table = open_table(page, preset="four-in-hand", seats=3, bots=2, options={"length": "holes:1"})
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".own .cells.fan")
    keys = Keeper(page, seed=4, knocks=0)
    expect(page.locator("#stock[aria-disabled=false]")).to_be_visible()
    assert complaints_of(page) == []
    ask_where_i_am(page, keys)
    swaps = 0
    while (look := keys.look()).scene == "table" and look.next is None:
        backs_before_others(page)
        names = [b.get_attribute("aria-label") or "" for b in page.locator(".own button").all()]
        wanted = SWAP if look.held else OWN
        assert all(wanted.match(name) or "joker" in name for name in names), names
        before = own_cards(page)
        keys.step()
        if look.held and own_cards(page) != before:
            swaps += 1
            expect(page.locator("#voice")).to_contain_text(
                re.compile("is in your hand now; .+ went out")
            )
    assert swaps
    page.wait_for_selector("#told")
    told = table_of(page)["view"]["told"]
    shown = sorted(page.locator(".told footer strong").all_text_contents())
    assert shown == sorted(str(one["score"]).replace("-", "−") for one in told)


def ask_where_i_am(page: Page, keys: Keys) -> None:
    keys.tab_to("Draw the top card of the stock")
    keys.type("?")
    said = page.locator("#voice-now").inner_text()
    assert re.search(r"In your hand: (.+ of \w+, ){3}.+ of \w+\. They count \d+\.", said)
    assert said.count("4 cards in the hand.") == 2


def own_cards(page: Page) -> list[str | None]:
    return [img.get_attribute("src") for img in page.locator(".own .face img").all()]


def backs_before_others(page: Page) -> None:
    """Own cards are faces, the others' are backs, and no mark says what goes without saying."""
    if table_of(page)["view"]["over"]:
        return
    assert not any("/back-" in (src or "") for src in own_cards(page))
    others = page.locator(".seat .card img").all()
    assert len(others) == 8
    assert all("/back-" in (img.get_attribute("src") or "") for img in others)
    expect(page.locator(".felt .seen, .felt .memo")).to_have_count(0)
