"""Complaints about stocks and ties that show on a page."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.laid import Laid, rules
from tests.browser.people import Guests
from tests.browser.test_looks import open_table
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(120)


def sit(page: Page, table: str, name: str) -> None:
    assert page.request.post(f"/api/tables/{table}/seat", data={"name": name}).ok


def throw_away_until(pages: list[Page], name: str, left: int) -> Json:
    """Everybody draws and throws away until so many stock cards are left, at the beginning of a turn."""
    for number in range(1_000):
        table = pages[0].request.get(f"/api/tables/{name}").json()
        view = table["view"]
        if view["stock_count"] == left and view["phase"] == "turn":
            return dict(table)
        words = {"start": f"turn {1 + number % 2}", "turn": "draw", "held": "discard"}
        body = {
            "version": table["version"],
            "action": words[view["phase"]],
            "nonce": f"n{number}",
        }
        answer = pages[view["to_act"]].request.post(f"/api/tables/{name}/actions", data=body)
        assert answer.ok, answer.text()
    raise AssertionError("the stock never runs out")


@pytest.mark.parametrize("left", [0, 1])
def test_a_stock_that_is_used_up_gives_the_next_card(
    server: Server, guests: Guests, left: int
) -> None:
    """B057: with no or one stock card left a press on the stock shows the next card, and the game goes on; nothing waits."""
    pages = [guests.come(server), guests.come(server)]
    table = open_table(pages[0], seats=2, bots=0, start=False)
    sit(pages[1], table["id"], "Ilze")
    table = pages[0].request.get(f"/api/tables/{table['id']}").json()
    dealt = {"version": table["version"], "action": "deal", "nonce": "deal"}
    assert pages[0].request.post(f"/api/tables/{table['id']}/actions", data=dealt).ok
    now = throw_away_until(pages, table["id"], left)
    top = now["view"]["discard_top"]
    page = pages[now["view"]["to_act"]]
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("#stock[aria-disabled=false]")
    page.click("#stock")
    held = page.locator("#held.mine img")
    expect(held).to_be_visible()
    expect(held).not_to_have_attribute("alt", "")
    assert page.locator("[aria-busy=true]").count() == 0
    after = page.request.get(f"/api/tables/{table['id']}").json()["view"]
    assert after["held"]["card"] != "??"
    assert after["discard_top"] == top
    assert after["stock_count"] == (now["view"]["discard_count"] - 2 if left == 0 else 0)
    page.click("[data-action=discard]")
    expect(page.locator("#held.mine")).to_have_count(0)
    other = pages[1 - now["view"]["to_act"]]
    other.goto(f"/t/{table['id']}")
    other.wait_for_selector("#stock[aria-disabled=false]")
    other.click("#stock")
    expect(other.locator("#held.mine img")).to_be_visible()


@pytest.mark.parametrize("holes", [9, 18])
def test_a_tie_at_the_end_is_shown_as_a_shared_win(
    server: Server, guests: Guests, holes: int
) -> None:
    """B075: equal lowest totals after 9 or 18 holes are a win that both share, on the match card and in its table (9.6)."""
    page = guests.come(server)
    laid = Laid(server, page, rules("six-card", match="none", length=f"holes:{holes}"), 3)
    one, other = "Ac 2c 3c / 4c 5c 6c", "Ad 2d 3d / 4d 5d 6d"
    low, high = "Ah 2h 3h / 4h 5h 7h", "8c 8d 8h / 9c 9d 9h"
    for hole in range(holes):
        pair = (one, other) if hole == 8 and holes == 9 else ((one, low), (low, one))[hole % 2]
        laid.hole([*pair, high])
    assert laid.match.winners == (0, 1)
    laid.show()
    page.get_by_role("button", name="To the match card").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("You and Ieva")
    assert page.locator("main tr.ldr").count() == 2
    told = page.request.get(f"/api/tables/{laid.table}").json()["match"]
    assert told["winners"] == [0, 1]
    assert told["totals"][0] == told["totals"][1]
