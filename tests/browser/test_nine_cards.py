"""Nine cards in three rows: rows, columns and diagonals cancel and are cleared, by clicks, to the end of the match."""

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.laid import Laid, rules
from tests.browser.people import Guests
from tests.browser.player import Player
from tests.browser.room import wrong_at_every_size
from tests.browser.scores import match_card, table_of
from tests.browser.test_two_people import whose_turn
from tests.support.server import Server

pytestmark = pytest.mark.timeout(180)

ROW = "9h 9c 9d / 4s Ks 2d / Jh Qs 6c"
DIAGONAL = "7h 3c 8d / 5s 7c Qd / Th 4c 7d"


def test_a_match_with_clearing_by_clicks(server: Server, guests: Guests) -> None:
    mara, ieva = guests.come(server), guests.come(server, viewport={"width": 390, "height": 844})
    wanted = {"start": "up3", "end": "up_last_turn", "remove_cancelled": "optional"}
    laid = Laid(server, mara, rules("nine-card-lines", **wanted), 2, people=[ieva])
    laid.hole([ROW, DIAGONAL], bare=True)
    table = laid.show()
    ieva.goto(f"/t/{table}")
    for page, seat, cells in ((mara, 0, (1, 2, 3)), (ieva, 1, (1, 5, 9))):
        for cell in cells:
            page.click(f"#c-{seat}-{cell}[aria-disabled=false]")

    # A row of nines and a diagonal of sevens: each wears its bar before everybody.
    expect(mara.locator(".own .cancels.across")).to_be_visible()
    expect(mara.locator(".seat .aslant")).to_be_visible()
    expect(ieva.locator(".own .aslant")).to_be_visible()
    expect(ieva.locator(".seat .cancels.across")).to_be_visible()
    expect(mara.locator("#c-0-2")).to_have_accessible_name(
        "Your top middle card, 9 of clubs, cancels"
    )
    expect(ieva.locator("#c-1-5")).to_have_accessible_name("Your centre card, 7 of clubs, cancels")
    for page in (mara, ieva):
        wrong = wrong_at_every_size(page)
        assert not wrong, "\n".join(wrong)
        assert complaints_of(page) == []

    clear(mara, 0, (1, 2, 3), "9 of hearts, 9 of clubs, 9 of diamonds")
    clear(ieva, 1, (1, 5, 9), "7 of hearts, 7 of clubs, 7 of diamonds")
    expect(ieva.locator(".seat .mini.gone")).to_have_count(3)
    expect(mara.locator(".seat .place.empty")).to_have_count(3)
    mara.keyboard.press("?")
    expect(mara.locator("#voice-now")).to_contain_text("Your cards: cleared, cleared, cleared; ")

    players = [Player(mara, 1), Player(ieva, 2)]
    for act in itertools.count():
        player = whose_turn(players)
        if player is None:
            break
        version = table_of(mara)["version"]
        look = player.step()
        for page in (mara, ieva) if look.next is None else ():
            hear(page, table, version + 1)
        if act == 6:
            wrong = wrong_at_every_size(mara)
            assert not wrong, "\n".join(wrong)
    told = table_of(mara)["view"]["told"]
    groups = [[(group["kind"], group["cells"]) for group in one["groups"]] for one in told]
    assert ("row", [1, 2, 3]) in groups[0]
    assert ("diagonal", [1, 5, 9]) in groups[1]
    mara.get_by_role("button", name="To the match card").click()
    mara.wait_for_selector(".board")
    card = match_card(mara)
    assert sorted(row.total for row in card.values()) == sorted(one["score"] for one in told)


def clear(page: Page, seat: int, cells: tuple[int, ...], cards: str) -> None:
    """Draws, throws the card away, and puts the finished cards under the pile."""
    page.click("#stock[aria-disabled=false]")
    page.wait_for_selector("#held.mine")
    page.click("#discard[aria-disabled=false]")
    button = page.locator(f'[data-action="clear {" ".join(map(str, cells))}"]')
    expect(button).to_have_accessible_name(
        f"Put the cancelled cards under the discard pile: {cards}"
    )
    button.click()
    for cell in cells:
        expect(page.locator(f"#c-{seat}-{cell}")).to_have_class("card place empty")
    expect(page.locator("#voice")).to_contain_text(f"You put {cards} under the pile")
    expect(button).to_have_count(0)


def hear(page: Page, table: str, version: int) -> None:
    """Until the page shows as many lines of the log as the table has told by then."""
    for _ in range(300):
        found = page.request.get(f"/api/tables/{table}").json()
        if found["version"] >= version:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"nothing came of the act after version {version - 1}")
