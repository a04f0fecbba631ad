"""Exposed and called cards: one shows a card, an opponent calls it, and its owner must play it as soon as that is legal."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.fours_laid import FoursLaid, fours_rules
from tests.browser.fours_player import FoursPlayer
from tests.browser.people import Guests
from tests.browser.player import TWICE
from tests.support.server import Server

pytestmark = pytest.mark.timeout(120)

MARA = "As 4s Kc 7h Td 2d"
AINO = "9c 8d 3d 5s 6s 3h"


def expose(page: Page, card: str) -> None:
    """In three steps, as it cannot be taken back."""
    page.click("#act-expose")
    expect(page.locator("#say")).to_contain_text("Which card do you show to everybody?")
    page.click(f"#h-{card}", position={"x": 12, "y": 20})
    expect(page.locator("#say")).to_contain_text("It cannot be taken back")
    assert complaints_of(page) == []
    page.click("#expose-yes")
    page.wait_for_timeout(1000 * TWICE)  # sooner, another press would be half a double click
    expect(page.locator(f"#h-{card}")).to_have_attribute("aria-label", re.compile("lies open"))


def two_opponents(server: Server, guests: Guests, dealer: int) -> tuple[FoursLaid, Page, Page]:
    mara, ieva = guests.come(server), guests.come(server, viewport={"width": 390, "height": 844})
    rules = fours_rules("all-fours-classic")
    laid = FoursLaid(server, mara, rules, people=[ieva], dealer=dealer)
    return laid, mara, ieva


def test_a_called_card_must_be_played(server: Server, guests: Guests) -> None:
    """B087: on the own lead any card might be played, but not when one of them has been called."""
    laid, mara, ieva = two_opponents(server, guests, dealer=3)
    laid.hand([MARA, "", "", AINO], "9h", "stand")
    table = laid.show()
    ieva.goto(f"/t/{table}")
    expect(ieva.locator(".seat[data-seat='0'] [data-card]")).to_have_count(0)
    expose(mara, "As")
    before = len(server.rows(table))
    call = ieva.locator('[data-action="call As"]')
    expect(call).to_have_accessible_name("Call Mara’s ace of spades")
    expect(mara.locator('[data-action="call As"]')).to_have_count(0)
    assert complaints_of(ieva) == []
    call.click()
    expect(mara.locator("#say")).to_contain_text("has been called: play it")
    expect(ieva.locator(".seat[data-seat='0'] .called[data-card=As]")).to_be_visible()
    for card in MARA.split():
        button = mara.locator(f"#h-{card}")
        expect(button).to_have_attribute("aria-disabled", "false" if card == "As" else "true")
        words = (
            "Play the ace of spades"
            if card == "As"
            else "cannot be played: your ace of spades has been called"
        )
        expect(button).to_have_attribute("aria-label", re.compile(words))
    mara.click("#h-4s", position={"x": 12, "y": 20}, force=True)
    mara.wait_for_timeout(500)
    assert len(server.rows(table)) == before + 1
    assert complaints_of(mara) == []
    FoursPlayer(mara).do("play As")
    expect(ieva.locator(".trick [data-card=As]")).to_be_visible()
    expect(ieva.locator(".seat[data-seat='0'] [data-card]")).to_have_count(0)
    actions = [row["body"]["action"] for row in server.rows(table) if row["kind"] == "act"]
    assert actions[1:4] == ["0 expose As", "1 call As", "0 play As"]


def test_a_called_card_that_is_not_legal_stays_in_the_hand(server: Server, guests: Guests) -> None:
    """The call lapses with the card that is played instead, and the card may be called again."""
    laid, mara, ieva = two_opponents(server, guests, dealer=2)
    laid.hand([MARA, "", "", AINO], "9h", "stand", "play 9c")
    table = laid.show()
    ieva.goto(f"/t/{table}")
    expose(mara, "As")
    ieva.locator('[data-action="call As"]').click()
    expect(mara.locator("#h-As")).to_have_attribute(
        "aria-label", re.compile("called, cannot be played: clubs were led: follow, or trump")
    )
    may = mara.locator(".ownh .holding [aria-disabled=false]")
    assert sorted(may.evaluate_all("(all) => all.map((one) => one.dataset.card)")) == ["7h", "Kc"]
    FoursPlayer(mara).do("play Kc")
    expect(mara.locator("#h-As")).to_have_attribute("aria-label", re.compile("lies open"))
    expect(ieva.locator('[data-action="call As"]')).to_be_visible()
