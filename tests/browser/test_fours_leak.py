"""No page of All Fours is sent or shows a card that its reader may not know: partners who play blind, onlookers, everybody."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fours_laid import FoursLaid, fours_rules
from tests.browser.fours_player import FoursPlayer
from tests.browser.fours_taps import FoursTap
from tests.browser.people import LIVELY, STILL, Guests
from tests.browser.taps import cards_in
from tests.support.fours_truth import check_shown, fours_truth
from tests.support.proxy import Proxy
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)


@pytest.mark.parametrize(
    ("preset", "options", "settings"),
    [
        ("all-fours", {}, LIVELY | {"botPace": 0}),
        ("all-fours-classic", {}, STILL),
        ("all-twos", {"exposed": "callable"}, STILL),
    ],
)
def test_no_page_is_told_a_card_it_may_not_know(
    server: Server, guests: Guests, preset: str, options: Json, settings: Json
) -> None:
    """B001, B003, B004: frames, answers, files and the whole page of a seat and an onlooker, through a game of more than one hand."""
    page, stranger = guests.come(server, settings), guests.come(server, settings)
    own, public = FoursTap(page, 0), FoursTap(stranger, None)
    page.goto("/", wait_until="networkidle")
    own.read()
    wanted = {"preset": preset, "options": options | {"target": 7}, "name": "Mara", "start": True}
    opened = page.request.post("/api/tables", data=wanted | {"agreed": {"first_dealer": "chance"}})
    table = opened.json()["id"]
    for tap in (own, public):
        tap.page.goto(f"/t/{table}")
        tap.page.wait_for_selector(".felt.fours, #told")
        tap.look()
    player = FoursPlayer(page, seed=len(preset))
    steps = 0
    while player.see().scene != "game":
        player.move()
        own.look()
        steps += 1
        if steps % 3 == 0:
            stranger.keyboard.press(
                "n"
            )  # to what is true, from whatever lies there still to be seen
            public.look()
        if steps == 5:
            page.reload(wait_until="networkidle")
            own.look()
            page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
            own.look()
    public.look()

    rows = server.rows(table)
    moments, games = fours_truth(rows)
    assert max(games[0].totals) >= 7
    assert min(own.frames, public.frames) > 10
    assert len(own.snapshots) > 10
    own.check_fours(moments)
    public.check_fours(moments)
    over = sum("pack" in row["body"] for row in rows)
    assert all(len(record["deals"]) < over for record in own.records())
    # The check finds what it looks for: to the eyes of another seat, and of an onlooker, this seat was shown too much.
    for other in (1, None):
        wrong = 0
        for text in own.sent:
            try:
                if text.startswith("{"):
                    check_shown(text, other, moments)
            except AssertionError:
                wrong += 1
        assert wrong > 10


def test_blind_partners_see_nothing_before_trumps_are_fixed(server: Server, guests: Guests) -> None:
    """B016: nothing of a blind player's hand reaches his browser until trumps are fixed; then all of it is there."""
    pages = [guests.come(server) for _ in range(4)]
    taps = [FoursTap(page, seat) for seat, page in enumerate(pages)]
    laid = FoursLaid(server, pages[0], fours_rules("all-fours-house"), people=pages[1:])
    laid.hand([""] * 4, "9h 8c")
    table = laid.show()
    for page in pages[1:]:
        page.goto(f"/t/{table}")
    players = [FoursPlayer(page, seed) for seed, page in enumerate(pages)]
    eldest, dealer, blind = 0, 3, (1, 2)

    def before() -> None:
        for seat, page in enumerate(pages):
            page.wait_for_selector(".felt.fours")
            expect(page.locator(".ownh .holding [data-card]")).to_have_count(6)
            assert (set(players[seat].hand()) == {"??"}) == (seat in blind)
            expect(page.locator(".ownh .me")).to_contain_text(
                "Only dealer and eldest look at their cards"
                if seat in blind
                else ("You deal" if seat == dealer else "you speak first")
            )
            taps[seat].look()

    before()
    players[eldest].see()
    players[eldest].do("beg")
    players[dealer].see()
    before()
    for seat in blind:  # not even the version at which they may look has been sent
        shown = set().union(*(cards_in(snapshot.html) for snapshot in taps[seat].snapshots))
        assert shown == {"9h"}
        hands = re.findall(r'"hands":\[.*?\],"blind":(\w+)', "".join(taps[seat].sent))
        assert hands
        assert set(hands) == {"true"}
    players[dealer].do("run")
    packed = fours_truth(server.rows(table))[0][len(server.rows(table))]
    for seat, page in enumerate(pages):
        expect(page.locator(".ownh [data-trump=c]")).to_be_visible()
        expect(page.locator(".ownh .holding [data-card]")).to_have_count(9)
        assert set(players[seat].hand()) == packed.own[seat]
        assert len(packed.own[seat]) == 9
        taps[seat].look()
    for seat in blind:
        expect(pages[seat].locator("#voice")).to_contain_text("Trumps are fixed")
    players[eldest].see()
    players[eldest].do(players[eldest].see().cards[0])
    for tap in taps:
        tap.page.wait_for_selector(".trick [data-card]")
        tap.look()
    moments, _ = fours_truth(server.rows(table))
    for tap in taps:
        assert tap.frames
        tap.check_fours(moments)


def test_the_taps_find_a_card_that_leaks(server: Server, line: Proxy, guests: Guests) -> None:
    """A line between server and page that tells a blind partner one of the own cards."""
    secret, told = "", 0

    def doctor(sent: bytes) -> bytes:
        nonlocal told
        if not secret:
            return sent
        doctored = re.sub(
            rb'("hands":\[\{"cards":\[)"\?\?"', rb'\1"' + secret.encode() + b'"', sent
        )
        told += doctored != sent
        return doctored

    line.doctor = doctor
    page = guests.come(server, port=line.port)
    # The people at seats 1 and 2 are dealer and eldest; whoever waits for their word is blind.
    rules, others = fours_rules("all-fours-house"), [guests.come(server), guests.come(server)]
    laid = FoursLaid(server, page, rules, people=others, dealer=1)
    hands = ["2c 3c 4c 5c 6c 7c", "", "", ""]
    laid.hand(hands, "9h")
    table = laid.show()
    tap = FoursTap(page, 0)
    page.reload()
    page.wait_for_selector("#h-back-0")
    tap.look()
    tap.check_fours(fours_truth(server.rows(table))[0])

    secret = "2c"
    page.reload()
    page.wait_for_selector(f"#h-{secret}")
    tap.look()
    assert told
    moments, _ = fours_truth(server.rows(table))
    with pytest.raises(AssertionError, match=secret):  # in a frame or an answer
        tap.check_fours(moments)
    tap.sent.clear()
    with pytest.raises(AssertionError, match=f"the page: .*{secret}"):
        tap.check_fours(moments)
