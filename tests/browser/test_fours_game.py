"""Whole games and matches of All Fours by clicks: what the page tells is what the log says, judged by the independent oracle."""

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.fours_player import FoursPlayer, sit_down
from tests.browser.fours_scores import chalk, hands_of, points_of, told_hand
from tests.browser.people import Guests
from tests.support.fours_truth import fours_truth
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

TABLE_SLATE = """() => [0, 1].map((side) =>
  Number(document.querySelector(`.felt .slate [data-side="${side}"] > b`).textContent))"""


def told_as_in_the_log(page: Page, server: Server, table: str) -> None:
    """The hand that is told is the last one of the log, point by point."""
    hand = hands_of(server.rows(table))[-1]
    told = told_hand(page)
    assert told.scored == points_of(hand)
    assert told.slate == hand.totals
    if hand.counted is not None:  # what nobody scored is told too
        counted = [line.what for line in told.lines if line.what not in ("turn_up", "gift")]
        assert [what.removeprefix("hang_") for what in counted] == ["high", "low", "jack", "game"]
    own, other = hand.totals
    if hand.winner is not None:
        assert (
            told.title
            == f"{('We', 'They')[hand.winner]} win the game, {max(own, other)} to {min(own, other)}"
        )


def test_a_whole_game_by_clicks(server: Server, guests: Guests) -> None:
    """B073, B079, B089: every point names its side, reason and amount; totals are their sum; the deal goes to the right.

    After a hand that was thrown in the same player deals again.
    """
    page = guests.come(server)
    table = sit_down(page, agreed={"first_dealer": "cut"})
    page.click("#cut-seen")
    player = FoursPlayer(page, seed=1)
    names, dealers, announced = seat_names(page), [dealer_on(page)], []
    told = 0
    while (seen := player.see()).scene != "game":
        if seen.scene == "told":
            told_as_in_the_log(page, server, table)
            told += 1
            if (seen.next or "").startswith("Next hand"):
                announced.append(seen.next or "")
        player.move(seen)
        if seen.scene == "told" and player.see().scene == "table":
            assert page.evaluate(TABLE_SLATE) == hands_of(server.rows(table))[-1].totals
            dealers.append(dealer_on(page))
    _, [game] = fours_truth(server.rows(table))
    hands = hands_of(server.rows(table))
    assert max(game.totals) >= 14
    assert told == len(hands)
    assert dealers == [names[hand.dealer] for hand in hands][: len(dealers)]
    for words, (before, after) in zip(announced, itertools.pairwise(hands), strict=True):
        assert after.dealer == (before.dealer if before.thrown_in else (before.dealer + 1) % 4)
        assert ("you deal" if after.dealer == 0 else f"{names[after.dealer]} deals") in words

    shown = chalk(page)
    assert shown.totals == game.totals
    points = [[points for points, _ in hand] for hand in shown.hands]
    assert points == [hand.points for hand in hands]
    assert [[total for _, total in hand] for hand in shown.hands] == [hand.totals for hand in hands]
    who = "We" if game.winner == 0 else "They"
    assert shown.title == f"{who} win the game, {max(game.totals)} to {min(game.totals)}"
    assert complaints_of(page) == []
    page.locator("#act-next").click()  # a rematch, the same seats
    page.wait_for_selector(".felt.fours")
    assert page.evaluate(TABLE_SLATE) == hands_of(server.rows(table))[-1].totals


def dealer_on(page: Page) -> str:
    """Who deals, as the page answers to “where am I?”."""
    page.keyboard.press("?")
    expect(page.locator("#voice-now")).to_contain_text(" deal")
    said = page.locator("#voice-now").inner_text()
    name = said.partition(" deal")[0].rpartition(". ")[2]
    return "Mara" if name == "You" else name


def seat_names(page: Page) -> list[str]:
    table: Json = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return [seat["name"] for seat in table["seats"]]


def test_a_match_of_three_games(server: Server, guests: Guests) -> None:
    """The games of a match follow each other by one button, each with a slate of its own, until somebody has won two."""
    page = guests.come(server)
    table = sit_down(page, options={"target": 4}, agreed={"games": "best_of:3"})
    expect(page.locator(".felt .slate .series, aside .slate .series").first).to_have_text(
        "Best of three: 0 – 0"
    )
    player = FoursPlayer(page, seed=2)
    games = 0
    while True:
        player.play_game()
        games += 1
        _, truth = fours_truth(server.rows(table))
        assert len(truth) == games
        assert chalk(page).totals == truth[-1].totals
        won = [[game.winner for game in truth].count(side) for side in (0, 1)]
        expect(page.locator("main > .parts .slate .series")).to_have_text(
            f"Best of three: {won[0]} – {won[1]}"
        )
        assert complaints_of(page) == []
        if max(won) == 2:
            break
        expect(page.locator("#act-next")).to_contain_text("Next game")
        player.go_on(player.see())
        player.sign = ""
        page.wait_for_selector(".felt.fours, #told")
    assert games in (2, 3)
    title = page.locator("main h1").inner_text()
    assert title == f"{'We' if won[0] == 2 else 'They'} win the match, 2 to {min(won)}"
    rows = page.locator(".games tbody tr")
    expect(rows).to_have_count(games)
    for row, game in zip(rows.all(), truth, strict=True):
        assert row.locator("td.pts b").all_inner_texts() == [str(total) for total in game.totals]
    record = rows.first.get_by_role("link").get_attribute("href") or ""
    told: Json = page.request.get(record).json()
    assert (told["totals"], told["winners"]) == (truth[0].totals, [truth[0].winner])
    page.locator("#act-next").click()
    page.wait_for_selector(".felt.fours, #told")
    expect(page.locator(".slate .series").first).to_have_text("Best of three: 0 – 0")
