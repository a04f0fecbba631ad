"""No page is sent or shows a card that its reader may not know: not in a frame, an answer, a picture, a label, or a flight."""

import re

import pytest

from tests.browser.people import LIVELY, STILL, Guests
from tests.browser.player import Player
from tests.browser.taps import Tap, cards_in
from tests.support.proxy import Proxy
from tests.support.server import Json, Server
from tests.support.truth import Moment, truth

pytestmark = pytest.mark.timeout(180)


@pytest.mark.parametrize(
    ("preset", "options", "seats", "holes", "settings"),
    [
        ("six-card", {}, 3, 2, LIVELY | {"botPace": 0}),
        ("six-card-show-first", {}, 3, 2, STILL),
        ("six-card-jokers", {}, 6, 2, STILL),
        ("ten-card", {"remove_cancelled": "optional"}, 2, 1, STILL),
    ],
)
def test_no_page_is_told_a_card_it_may_not_know(
    server: Server,
    guests: Guests,
    preset: str,
    options: Json,
    seats: int,
    holes: int,
    settings: Json,
) -> None:
    page, stranger = guests.come(server, settings), guests.come(server, settings)
    own, public = Tap(page, 0), Tap(stranger, None)
    page.goto("/", wait_until="networkidle")
    own.read()
    table = page.request.post(
        "/api/tables",
        data={
            "preset": preset,
            "options": options | {"length": f"holes:{holes}"},
            "seats": seats,
            "bots": seats - 1,
            "name": "Mara",
            "start": True,
        },
    ).json()
    for tap in (own, public):
        tap.page.goto(f"/t/{table['id']}")
        tap.page.wait_for_selector(".felt")
        tap.look()
    player = Player(page, seed=seats)
    steps = 0
    while player.look().scene != "match":
        player.step()
        own.look()
        steps += 1
        if steps % 3 == 0:
            public.look()
        if steps == 7:
            page.reload(wait_until="networkidle")
            own.look()
            page.evaluate(
                f"fetch('/api/tables/{table['id']}/record').then((answer) => answer.text())"
            )
            own.look()
    public.look()

    moments = moments_of(server, table["id"])
    one_deck = (
        len(server.rows(table["id"])[-1]["body"].get("pack", "").split()) <= 52 and seats <= 3
    )
    assert min(own.frames, public.frames) > 20
    assert len(own.snapshots) > 15
    own.check(moments, one_deck)
    public.check(moments, one_deck)


def moments_of(server: Server, table: str, unfinished: bool = False) -> dict[int, Moment]:
    return truth(server.rows(table), unfinished)


def test_the_taps_find_a_card_that_leaks(server: Server, line: Proxy, guests: Guests) -> None:
    """A line between server and page that tells the reader one of her own face-down cards."""
    secret, told = "", 0

    def doctor(sent: bytes) -> bytes:
        nonlocal told
        if not secret:
            return sent
        doctored = re.sub(
            rb'("layouts":\[\{"cells":\[)"\?\?"', rb'\1"' + secret.encode() + b'"', sent
        )
        told += doctored != sent
        return doctored

    line.doctor = doctor
    page = guests.come(server, port=line.port)
    tap = Tap(page, 0)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".felt")
    tap.look()
    table = page.url.rpartition("/")[2]
    tap.check(moments_of(server, table, unfinished=True), one_deck=False)

    secret = moments_of(server, table, unfinished=True)[2].cells[0][0]
    page.click("#c-0-3")
    page.wait_for_function("() => !/back-/.test(document.querySelector('#c-0-1 img').src)")
    tap.look()
    assert told
    assert secret in cards_in(page.content())
    moments = moments_of(server, table, unfinished=True)
    with pytest.raises(AssertionError, match=rf"version \d+: .*{secret}"):  # in a frame
        tap.check(moments, one_deck=False)
    tap.sent.clear()
    with pytest.raises(AssertionError, match="c-0-1"):  # in the page
        tap.check(moments, one_deck=False)


def test_every_way_to_name_a_card_is_found() -> None:
    assert cards_in('<img src="/assets/two-4C-Dx3M4bc0.svg" alt="">') == {"4c"}
    assert cards_in('<img src="/assets/joker-outline-BaiUSa3k.svg">') == {"Xb"}
    assert cards_in('<button aria-label="Take 10 of hearts from the discard pile">') == {"Th"}
    assert cards_in('<span class="vh">red joker</span>') == {"Xr"}
    assert cards_in('<i id="Kd">') == {"Kd"}
    assert (
        cards_in(
            '<img src="/assets/suit-c-CAyKYDyz.svg"><img src="/assets/back-heather-STjbdtNB.svg">'
        )
        == set()
    )
