"""A whole match of nine holes against three bots, by clicks alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.people import Guests
from tests.browser.player import Player
from tests.browser.scores import match_card, table_of
from tests.support.server import Server

pytestmark = pytest.mark.timeout(180)


def test_a_whole_match_by_clicks(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    page.goto("/")
    expect(page.get_by_text("You play as")).to_be_visible()
    assert complaints_of(page) == []
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    for _ in range(5):  # two cards turned up, a card drawn
        player.step()
    assert player.look().scene == "table"
    assert complaints_of(page) == []

    player.play_hole()
    assert told_hole(page) == 1
    assert complaints_of(page) == []
    assert player.play_match() == 9

    check_match_card(page, server)
    assert complaints_of(page) == []
    page.get_by_role("button", name="Play again, same seats").click()
    expect(page.get_by_text("Hole 1 of 9")).to_be_visible()
    player.play_hole()
    assert told_hole(page) == 1


def told_hole(page: Page) -> int:
    """The number of the hole that is told, its scores held against the card below."""
    scores = [int(text) for text in page.locator(".told footer strong").all_text_contents()]
    names = page.locator(".told h2").all_text_contents()
    card = match_card(page)
    hole = max(len(row.scores) for row in card.values())
    assert {name: card[name].scores[-1] for name in names} == dict(zip(names, scores, strict=True))
    return hole


def check_match_card(page: Page, server: Server) -> None:
    card = match_card(page)
    assert len(card) == 4
    for row in card.values():
        assert len(row.scores) == 9
        assert row.total == sum(row.scores)
    lowest = min(row.total for row in card.values())
    winners = [name for name, row in card.items() if row.total == lowest]
    title = page.locator("h1").inner_text()
    if len(winners) > 1:
        assert title.endswith("share the win")
        assert all(name in title for name in winners)
    else:
        second = sorted(row.total for row in card.values())[1]
        who = "You win" if winners == ["You"] else f"{winners[0]} wins"
        assert title == f"{who} by {second - lowest}"
    # The card is what was played.
    match = table_of(page)["match"]
    assert sorted(row.total for row in card.values()) == sorted(match["totals"])
