"""Four people in four browsers at one table of All Fours: where they sit, who plays when, and coming back."""

import json
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.fours_laid import FoursLaid, fours_rules
from tests.browser.fours_player import FoursPlayer
from tests.browser.fours_scores import chalk, hands_of, points_of, told_hand
from tests.browser.laid import NAMES
from tests.browser.people import Guests
from tests.browser.scores import table_of
from tests.support.server import Server

pytestmark = pytest.mark.timeout(180)

PHONE: ViewportSize = {"width": 390, "height": 844}
# The middle of the felt is 0; a card or a seat beside it is at -1 or 1 across or down.
WHERE = """(selector) => {
  const felt = document.querySelector(".felt .mid").getBoundingClientRect();
  const box = document.querySelector(selector).getBoundingClientRect();
  const across = box.left + box.width / 2 - felt.left - felt.width / 2;
  const down = box.top + box.height / 2 - felt.top - felt.height / 2;
  return Math.abs(across) > Math.abs(down) ? [Math.sign(across), 0] : [0, Math.sign(down)];
}"""
AROUND = [[0, 1], [1, 0], [0, -1], [-1, 0]]
"""From the reader on: near, at the right hand, opposite, at the left hand."""


def four(server: Server, guests: Guests) -> list[Page]:
    pages = [guests.come(server) for _ in range(4)]
    pages[1].set_viewport_size(PHONE)
    return pages


def whose_turn(players: list[FoursPlayer]) -> FoursPlayer | None:
    """Who is to act; nobody, when the hand is told to all."""
    for _ in range(700):
        seen = [player.peep() for player in players]
        if all(one is not None and one.scene != "table" for one in seen):
            return None
        acting = [
            p
            for p, one in zip(players, seen, strict=True)
            if one and one.scene == "table" and one.acts
        ]
        if acting:
            assert len(acting) == 1, "two are asked to act"
            return acting[0]
        players[0].page.wait_for_timeout(20)
    raise AssertionError("it is nobody's turn")


def test_four_people_play_a_hand_with_a_run(server: Server, guests: Guests) -> None:
    """B086, B034: partners sit opposite, play runs anticlockwise, whoever takes a trick leads, one who drops out comes back."""
    pages = four(server, guests)
    laid = FoursLaid(server, pages[0], fours_rules(), people=pages[1:])
    laid.hand(["", "", "", ""], "9h 8c")
    table = laid.show()
    for page in pages[1:]:
        page.goto(f"/t/{table}")
    players = [FoursPlayer(page, seed) for seed, page in enumerate(pages)]
    for seat, page in enumerate(pages):
        page.wait_for_selector(".felt.fours")
        for step in range(1, 4):
            other = (seat + step) % 4
            assert page.evaluate(WHERE, f'.seat[data-seat="{other}"]') == AROUND[step]
            expect(page.locator(f'.seat[data-seat="{other}"] .who')).to_contain_text(NAMES[other])
        assert page.evaluate(WHERE, ".ownh .holding") == AROUND[0]
        partner = page.locator(f'.seat[data-seat="{(seat + 2) % 4}"]')
        if seat != 1:  # the dealer's partner sees that he deals
            expect(partner).to_have_attribute("aria-label", re.compile("your partner"))
        expect(page.locator(".turnups.now [data-card]")).to_have_attribute("data-card", "9h")

    assert whose_turn(players) is players[0]
    players[0].do("beg")
    assert whose_turn(players) is players[3]
    players[3].do("run")
    for page in pages:
        expect(page.locator(".ownh .turnups [data-card]")).to_have_count(2)
        expect(page.locator(".ownh [data-trump]")).to_have_attribute("data-trump", "c")
        expect(page.locator(".ownh .holding [data-card]")).to_have_count(9)

    leader, acts = 0, 0
    while (player := whose_turn(players)) is not None:
        hand = hands_of(server.rows(table))[-1]
        seat = players.index(player)
        assert seat == (
            hand.tricks[-1] if hand.tricks and not hand.trick else seat if hand.trick else leader
        )
        assert sorted(player.hand()) == sorted(hand.hands[seat].split())
        seen = player.see()
        assert sorted(seen.acts) == sorted(words[2:] for words in hand.legal())
        player.do(player.chance.choice(seen.acts))
        lie_alike(pages, hands_of(server.rows(table))[-1].all_tricks, hand.trick, seat)
        acts += 1
        if acts == 6:
            drop_out_and_come_back(pages, 2)
        if acts == 11:
            play_in_a_second_window(players, server, table)
    [hand] = hands_of(server.rows(table))
    assert len(hand.tricks) == 9
    for page in pages:
        assert told_hand(page).scored == points_of(hand)
    pages[2].locator("#act-next").click()
    for page in pages:
        page.wait_for_selector(".felt.fours")


def lie_alike(
    pages: list[Page], tricks: list[list[tuple[int, str]]], before: list[tuple[int, str]], seat: int
) -> None:
    """The card lies before whoever played it, on the screen of each."""
    for reader, page in enumerate(pages):
        card = page.locator(f'.trick [data-seat="{seat}"][data-card]')
        expect(card).to_have_count(1)
        assert page.evaluate(WHERE, f'.trick [data-seat="{seat}"]') == AROUND[(seat - reader) % 4]


def drop_out_and_come_back(pages: list[Page], seat: int) -> None:
    """The tab is closed in the middle of a trick; the others see it, nothing is lost, and he has the same hand again."""
    gone = pages[seat]
    before = FoursPlayer(gone).hand()
    lies = FoursPlayer(gone).lies()
    address = gone.url
    gone.goto("about:blank")
    for page in pages[:seat] + pages[seat + 1 :]:
        expect(page.locator(f'.seat[data-seat="{seat}"].absent')).to_have_count(1)
        expect(page.locator(".ownh .holding [data-card]").first).to_be_visible()
    gone.goto(address)
    gone.wait_for_selector(".ownh .holding [data-card]")
    assert FoursPlayer(gone).hand() == before
    assert FoursPlayer(gone).lies() == lies
    for page in pages[:seat] + pages[seat + 1 :]:
        expect(page.locator(f'.seat[data-seat="{seat}"].absent')).to_have_count(0)


def play_in_a_second_window(players: list[FoursPlayer], server: Server, table: str) -> None:
    """B029: the same person in two windows has one seat and one hand; a card played in one has gone in both."""
    player = whose_turn(players)
    assert player is not None
    seat = players.index(player)
    tab = player.page.context.new_page()
    tab.goto(player.page.url)
    tab.wait_for_selector(".ownh .holding [data-card]")
    twin = FoursPlayer(tab)
    assert twin.hand() == player.hand()
    action = twin.see().acts[0]
    twin.do(action)
    for window in (tab, player.page):
        expect(window.locator(f'.ownh [data-card="{action[5:]}"]')).to_have_count(0)
    assert server.rows(table)[-1]["body"]["action"] == f"{seat} {action}"
    tab.close()
    assert all(one["here"] for one in table_of(player.page)["seats"])


def test_friends_sit_down_as_partners(server: Server, guests: Guests) -> None:
    """The friend who comes by the link is the partner; whoever sits may still move; then the first hand is dealt to all."""
    mara, ieva = guests.come(server), guests.come(server)
    mara.goto("/")
    opened = mara.request.post(
        "/api/tables",
        data={
            "preset": "all-fours",
            "name": "Mara",
            "bots": 2,
            "agreed": {"first_dealer": "chance"},
        },
    ).json()
    mara.goto(f"/t/{opened['id']}")
    ieva.goto(f"/t/{opened['id']}")
    ieva.get_by_label("Your name at the table").fill("Ieva")
    ieva.locator("form button[type=submit]").click()
    expect(mara.get_by_text("Ieva").first).to_be_visible()
    assert [seat["kind"] for seat in table_of(mara)["seats"]] == ["person", "bot", "person", "bot"]
    mara.get_by_role("button", name=re.compile("^Deal")).click()
    for page, other in ((mara, "Ieva"), (ieva, "Mara")):
        page.wait_for_selector(".felt.fours")
        expect(page.locator(".seat.n .who")).to_contain_text(other)
        expect(page.locator(".seat.n")).to_have_attribute(
            "aria-label", re.compile("your partner|dealer")
        )


def test_an_old_game_is_found_again(server: Server, guests: Guests) -> None:
    """A game that was finished elsewhere is told to whoever opens the link later."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules(target=1))
    laid.hand([""] * 4, "As")
    assert laid.match.winners == (1,)
    laid.show()
    assert told_hand(page).title == "They win the game, 1 to 0"
    page.locator("#act-next").click()
    assert chalk(page).totals == [0, 1]
    assert json.dumps(table_of(page)["match"]["winners"]) == "[1]"
