"""Every form of Golf, with as few and as many players as there may be, on every screen; and ten cards for eight on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.people import STILL, Guests
from tests.browser.player import Player
from tests.browser.room import wrong_at_every_size, wrong_with
from tests.browser.scores import table_of
from tests.browser.test_looks import open_table, play
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

PHONE = {"width": 360, "height": 740}


def mid_turn(page: Page, turns: int, **wanted: object) -> None:
    """A table with so many turns played and one of the reader's begun: a stock card is held."""
    seats = int(str(wanted["seats"]))

    def until(table: Json) -> bool:
        view = table["view"]
        mine: bool = view["to_act"] == 0 and view["phase"] == "turn"
        return mine and sum(view["turns"]) >= turns * seats

    table = play(page, open_table(page, bots=seats - 1, **wanted), until)
    page.goto(f"/t/{table['id']}")
    page.click("#stock")
    page.wait_for_selector("#held.mine")


@pytest.mark.parametrize(
    ("preset", "turns"),
    [
        ("four-card", 0),
        ("four-in-hand", 0),
        ("six-card", 2),
        ("eight-card", 2),
        ("nine-card-lines", 3),
        ("ten-card", 3),
    ],
)
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_everything_has_room(
    server: Server, guests: Guests, preset: str, turns: int, seats: int
) -> None:
    # A knock would end the hole before the reader's turn.
    options = {"end": "knock_last_turn", "turn_cap": 50} if turns else {}
    page = guests.come(server, viewport=PHONE)
    mid_turn(page, turns, preset=preset, options=options, seats=seats)
    wrong = wrong_at_every_size(page)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["lv", "nl", "fi"])
@pytest.mark.parametrize("preset", ["four-card", "four-in-hand", "nine-card-lines", "ten-card"])
def test_everything_has_room_in_other_languages(
    server: Server, guests: Guests, language: str, preset: str
) -> None:
    page = guests.come(server, STILL | {"language": language}, viewport=PHONE)
    mid_turn(page, 0, preset=preset, seats=8)
    wrong = wrong_at_every_size(page, ("360", "430", "844", "1280"))
    assert not wrong, "\n".join(wrong)


def test_a_hole_for_eight_by_clicks_on_a_phone(
    server: Server, guests: Guests, pictures: Callable[[str], Path]
) -> None:
    page = guests.come(server, viewport=PHONE)
    options = {"length": "holes:1"}
    table = open_table(page, preset="ten-card", seats=8, bots=7, options=options)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".own .cells > button[aria-disabled=false]")
    player = Player(page, seed=10)
    acts = 0
    while (look := player.look()).scene == "table":
        if look.next is None:
            assert wrong_with(page) == [], f"before act {acts}"
        if acts == 5:
            assert complaints_of(page) == []
            enlarge(page)
            page.screenshot(path=pictures("ten-cards-for-eight-360"))
        player.step()
        acts += 1
    assert acts > 10
    expect(page.locator("#told")).to_be_visible()
    match = table_of(page)["match"]
    assert len(match["holes"]) == 1
    assert len(match["totals"]) == 8


def enlarge(page: Page) -> None:
    """A tap shows somebody's cards large, every one with its name."""
    name = page.locator(".seat.s3 b").inner_text()
    page.click(".seat.s3 .open")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_have_accessible_name(name)
    cards = sheet.locator(".large img")
    expect(cards).to_have_count(10)
    for number, card in enumerate(cards.all(), 1):
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= 50
        assert (card.get_attribute("alt") or "").startswith(f"card {number}: ")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_watcher_sees_eight_hands_on_every_screen(server: Server, guests: Guests) -> None:
    page, watcher = guests.come(server), guests.come(server, viewport=PHONE)
    for preset in ("four-card", "nine-card", "four-in-hand"):
        table = open_table(page, preset=preset, seats=8, bots=7)
        watcher.goto(f"/t/{table['id']}")
        expect(watcher.get_by_text("You are watching")).to_be_visible()
        wrong = wrong_at_every_size(watcher)
        assert not wrong, "\n".join(wrong)
