"""Two players at All Fours: a whole hand, and on the smallest phone one of twenty-one cards, after the pack was run five times."""

import pytest
from playwright.sync_api import expect

from tests.browser.fours_laid import FoursLaid, fours_rules
from tests.browser.fours_player import FREE_POINT, FoursPlayer, sit_down
from tests.browser.fours_scores import hands_of, points_of, told_hand
from tests.browser.people import Guests
from tests.support.server import Server

pytestmark = pytest.mark.timeout(120)

SMALL = {"width": 320, "height": 640}
FIVE_RUNS = "5c 9c 2c Kc 7c Th"


def test_a_hand_for_two(server: Server, guests: Guests) -> None:
    page = guests.come(server, viewport=SMALL)
    table = sit_down(page, "all-twos", options={"target": 3})
    expect(page.locator(".seat")).to_have_count(1)
    expect(page.locator(".seat.n")).to_be_visible()  # opposite, as there is nobody else
    player = FoursPlayer(page, seed=5)
    player.play_hand()
    hand = hands_of(server.rows(table))[-1]
    told = told_hand(page)
    assert told.scored == points_of(hand)
    assert told.slate == hand.totals


def test_a_hand_of_twenty_one_cards_on_the_smallest_phone(server: Server, guests: Guests) -> None:
    page = guests.come(server, viewport=SMALL)
    laid = FoursLaid(server, page, fours_rules("all-twos"), dealer=0)
    laid.hand(["", ""], FIVE_RUNS, "beg")
    table = laid.show()
    player = FoursPlayer(page, seed=21)
    player.see()
    player.do("run")
    expect(page.locator(".ownh .turnups [data-card]")).to_have_count(6)
    expect(page.locator(".ownh .holding [data-card]")).to_have_count(21)
    expect(page.locator(".ownh [data-trump=h]")).to_be_visible()
    for card in player.hand():
        action = page.locator(f"#h-{card}").get_attribute("data-action")
        assert page.evaluate(FREE_POINT, action) is not None, f"nothing of {card} can be hit"
    player.play_hand()
    [hand] = hands_of(server.rows(table))
    assert len(hand.tricks) == 21
    assert told_hand(page).scored == points_of(hand)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]
    page.locator("#tricks").click()
    expect(page.locator("#all-tricks tbody tr")).to_have_count(21)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]


def test_a_pack_that_runs_out_is_told(server: Server, guests: Guests) -> None:
    """B089: every suit turned up is the refused one; the hand is thrown in, its points stand, and the same player deals again."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules(), dealer=0)
    laid.hand([""] * 4, "Jh 6h Ah", "beg")
    table = laid.show()
    player = FoursPlayer(page)
    player.see()
    player.do("run")
    told = told_hand(page)
    assert told.title == "The hand is thrown in"
    assert [(line.what, line.side, line.points) for line in told.lines] == [
        ("turn_up", 0, 3),
        ("turn_up", 0, 2),
        ("turn_up", 0, 1),
    ]
    assert told.slate == [6, 0]
    assert hands_of(server.rows(table))[-1].thrown_in
    expect(page.locator("#act-next")).to_have_text("Next hand, you deal N")
    page.locator("#act-next").click()
    page.wait_for_selector(".felt.fours")
    assert hands_of(server.rows(table))[-1].dealer == 0
