"""A hand of All Fours told point by point: the worked hand of the rules, both sides at match point, wins in the deal."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.fours_laid import WORKED, WORKED_TRICKS, FoursLaid, fours_rules
from tests.browser.fours_player import FoursPlayer, sit_down
from tests.browser.fours_scores import Point, chalk, hands_of, points_of, told_hand
from tests.browser.people import LIVELY, STILL, Guests
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(120)

NS, EW = 0, 1
ALL_RANKS = dict.fromkeys("A23456789TJQK", 1)


def play_the_last_card(page: Page, laid: FoursLaid) -> None:
    """The worked hand up to its last trick, which is led by a click."""
    laid.hand(WORKED, "9h", "stand")
    laid.tricks(*WORKED_TRICKS[:-1])
    laid.show()
    player = FoursPlayer(page)
    player.see()
    player.do("play Qh")
    page.wait_for_selector("#told")


@pytest.mark.parametrize("settings", [STILL, LIVELY | {"movement": "calm"}])
def test_the_worked_hand(server: Server, guests: Guests, settings: Json) -> None:
    """B073: high to who was dealt it, low too though the other side took it, the jack kept, game 33 to 19: three points and one."""
    page = guests.come(server, settings)
    laid = FoursLaid(server, page, fours_rules())
    play_the_last_card(page, laid)
    if settings is not STILL:  # told one by one, and a press anywhere shows the rest
        expect(page.locator("main .line.unseen")).not_to_have_count(0)
        page.locator("main header").click()
        expect(page.locator("main .line.unseen")).to_have_count(0, timeout=300)
    told = told_hand(page)
    assert told.lines == [
        Point("high", NS, 1),
        Point("low", EW, 1),
        Point("jack", NS, 1),
        Point("game", NS, 1),
    ]
    assert told.slate == [3, 1]
    assert told.title == "Three for us, one for them"
    lines = page.locator("main .line")
    for line, words in zip(
        lines.all(),
        [
            "The highest trump in play was dealt to you",
            "Dealt to Ieva; you took it, but it counts for who held it",
            "Bram held the jack and took it home",
            "33 against 19 in the cards taken",
        ],
        strict=True,
    ):
        expect(line).to_contain_text(words)
    pictures = page.locator("main .line .card img").evaluate_all(
        "(all) => all.map((one) => one.alt)"
    )
    assert pictures == ["ace of hearts", "2 of hearts", "jack of hearts"]
    for one in (
        "High: Us, +1.",
        "Low: Them, +1.",
        "Jack: Us, +1.",
        "Game: Us, +1.",
        "Us: 3 of 14.",
        "Them: 1 of 14.",
    ):
        expect(page.locator("#voice")).to_contain_text(one)
    page.locator("#tricks").click()
    taken = page.locator("#all-tricks tbody tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.querySelectorAll('td')].findIndex((cell) => cell.matches('.takes')))"
    )
    assert taken == [3, 2, 1, 2, 0, 1]
    expect(page.locator("#all-tricks .worth").nth(4)).to_contain_text("13")
    assert complaints_of(page) == []
    page.locator("#tell-again").click()
    if settings is not STILL:
        expect(page.locator("main .line.unseen")).not_to_have_count(0)
    expect(page.locator("main .line.unseen")).to_have_count(0)


def match_point(server: Server, page: Page, ns: str) -> FoursLaid:
    """Both sides just before the end: EW have turned up a king for 13, NS a card of their own."""
    rules = fours_rules(turn_up_points={"K": 13, "Q": 12})
    laid = FoursLaid(server, page, rules, dealer=1)
    laid.nothing("Kh")
    laid.nothing(ns)
    return laid


def test_at_thirteen_each_high_wins(server: Server, guests: Guests) -> None:
    """B076: points count in their order, and the first side at 14 has won; the others are told as not counted."""
    page = guests.come(server)
    laid = match_point(server, page, "Kh")
    play_the_last_card(page, laid)
    told = told_hand(page)
    assert told.lines == [
        Point("high", NS, 1),
        Point("low", None, 0),
        Point("jack", None, 0),
        Point("game", None, 0),
    ]
    assert (told.title, told.slate) == ("We win the game, 14 to 13", [14, 13])
    expect(page.locator("main .line").first).to_contain_text("and with it the game")
    for line in page.locator("main .line").all()[1:]:
        expect(line).to_contain_text("Not counted: the game was won before")
    page.locator("#act-next").click()
    shown = chalk(page)
    assert (shown.title, shown.totals) == ("We win the game, 14 to 13", [14, 13])
    assert shown.hands == [[(0, 0), (13, 13)], [(13, 13), (0, 13)], [(1, 14), (0, 13)]]


def test_low_wins_before_jack_and_game(server: Server, guests: Guests) -> None:
    """B076: 12 and 13: high makes it 13 each, low is the other side's and wins, though the first would have come to 15."""
    page = guests.come(server)
    laid = match_point(server, page, "Qh")
    play_the_last_card(page, laid)
    told = told_hand(page)
    assert told.lines == [
        Point("high", NS, 1),
        Point("low", EW, 1),
        Point("jack", None, 0),
        Point("game", None, 0),
    ]
    assert (told.title, told.slate) == ("They win the game, 14 to 13", [13, 14])
    expect(page.locator("main .line").nth(1)).to_contain_text("and with it the game")


def test_the_first_card_turned_may_win(server: Server, guests: Guests) -> None:
    """B077: the hand is over before anybody speaks, and the game with it."""
    page = guests.come(server)
    table = sit_down(page, options={"target": 1, "turn_up_points": ALL_RANKS, "packets": "threes"})
    told = told_hand(page)
    [hand] = hands_of(server.rows(table))
    assert told.lines == points_of(hand) == [Point("turn_up", hand.dealer % 2, 1)]
    expect(page.locator("main header")).to_contain_text(
        "The card turned up won the game before a card was played."
    )
    expect(page.locator("#act-next")).to_have_text("The game hand by hand")
    expect(page.locator(".felt")).to_have_count(0)


@pytest.mark.parametrize(("turn_ups", "points"), [("Kc Ah", [13, 1]), ("Kc Qc 6h", [13, 1])])
def test_a_card_turned_in_a_run_may_win(
    server: Server, guests: Guests, turn_ups: str, points: list[int]
) -> None:
    """B077: reaching the target on a card turned in the run ends the game at once: it is no aborted hand, and nothing is dealt again."""
    page = guests.come(server)
    rules = fours_rules(turn_up_points={"K": 13, "A": 1, "6": 1})
    laid = FoursLaid(server, page, rules, dealer=0)
    laid.hand([""] * 4, turn_ups, "beg")
    table = laid.show()
    player = FoursPlayer(page)
    player.see()
    player.do("run")
    told = told_hand(page)
    assert told.lines == [Point("turn_up", NS, amount) for amount in points]
    assert (told.title, told.slate) == ("We win the game, 14 to 0", [14, 0])
    expect(page.locator("main header")).to_contain_text(
        "The card turned up won the game before a card was played."
    )
    assert [row["kind"] for row in server.rows(table)][-1] == "act"
    page.locator("#act-next").click()
    assert chalk(page).totals == [14, 0]


def test_a_gift_at_match_point_wins(server: Server, guests: Guests) -> None:
    """Whoever gives one to a side at 13 gives the game away."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules(turn_up_points={"K": 13}), dealer=3)
    laid.nothing("Kh")
    laid.hand([""] * 4, "9h", "beg")
    laid.show()
    player = FoursPlayer(page)
    player.see()
    player.do("give")
    told = told_hand(page)
    assert told.lines == [Point("gift", EW, 1)]
    assert told.title == "They win the game, 14 to 0"
    expect(page.locator("main header")).to_contain_text(
        "The point given won the game before a card was played."
    )
    expect(page.locator("main .line")).to_contain_text("Ieva begged, and you gave one")


def test_a_gift_that_may_not_be_given(server: Server, guests: Guests) -> None:
    """Where the game may not be given away, the button says why and does nothing."""
    page = guests.come(server)
    rules = fours_rules(turn_up_points={"K": 13}, give_at_match_point=False)
    laid = FoursLaid(server, page, rules, dealer=3)
    laid.nothing("Kh")
    laid.hand([""] * 4, "9h", "beg")
    laid.show()
    expect(page.locator("#say")).to_contain_text(
        "You may not give: that point would win them the game."
    )
    give = page.get_by_role("button", name="Give one")
    expect(give).to_have_attribute("aria-disabled", "true")
    expect(give).to_have_accessible_description(
        "You may not give: that point would win them the game."
    )
    page.keyboard.press("g")
    expect(page.locator(".armed")).to_have_count(0)
    expect(page.locator('[data-action="run"]')).to_be_enabled()
    assert complaints_of(page) == []


def test_a_tie_for_game_is_nobodys(server: Server, guests: Guests) -> None:
    """B075: equal counts are told as equal, and nobody scores."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules())
    laid.nothing("9h")
    laid.show()
    told = told_hand(page)
    assert told.lines == [Point(what, None, 0) for what in ("high", "low", "jack", "game")]
    assert told.title == "Nobody scores"
    expect(page.locator("main .line").last).to_contain_text("0 each: nobody scores")
