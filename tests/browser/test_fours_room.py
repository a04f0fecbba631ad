"""Whether everything on a table of All Fours has room, at every size, with as few and as many cards as there may be; and axe."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import complaints_of
from tests.browser.fours_laid import WORKED, WORKED_TRICKS, FoursLaid, fours_rules
from tests.browser.fours_player import FoursPlayer
from tests.browser.fours_room import fours_wrong_at_every_size
from tests.browser.people import STILL, Guests
from tests.support.server import Server

pytestmark = pytest.mark.timeout(180)

TURN_UPS = {6: "9h", 9: "9h 8c", 12: "9h 8h 7c", 15: "9h 8h 7h 6c", 21: "5c 9c 2c Kc 7c Th"}
LANGUAGES = ("en", "fi")
"""The first, and the one with the longest words."""


def in_a_trick(laid: FoursLaid, cards: int) -> None:
    """Mara has dealt, a trick has been taken, and she is to play to one that another has led."""
    words = ["stand"] if cards == 6 else ["beg", "run"]
    laid.hand([""] * laid.seats, TURN_UPS[cards], *words, seed=cards)
    for _ in range(laid.seats):
        play_first(laid)
    while laid.match.to_act != 0 or not laid.match.view(0).trick.plays:
        play_first(laid)


def play_first(laid: FoursLaid) -> None:
    legal = laid.match.state.legal_actions()
    laid.act(next(one.partition(" ")[2] for one in legal if " play " in one))


def with_a_full_hand(laid: FoursLaid, cards: int) -> None:
    """Mara has dealt and holds all her cards: she is asked for her word, or is the last to play to the first trick."""
    if cards == 6:
        laid.hand([""] * laid.seats, TURN_UPS[6], "beg")
        return
    laid.hand([""] * laid.seats, TURN_UPS[cards], "beg", "run")
    for _ in range(laid.seats - 1):
        play_first(laid)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "cards"),
    [
        ("all-fours", 6),
        ("all-fours", 9),
        ("all-fours", 12),
        ("all-twos", 6),
        ("all-twos", 12),
        ("all-twos", 21),
    ],
)
def test_everything_has_room(
    server: Server,
    guests: Guests,
    pictures: Callable[[str], Path],
    preset: str,
    cards: int,
    language: str,
) -> None:
    """B107: the own hand whole, each card with room for a finger, nothing over a word, nothing beyond the edge."""
    page = guests.come(server, STILL | {"language": language})
    picture = (
        (lambda size: pictures(f"{preset}-{cards}-{language}-{size}")) if language == "en" else None
    )
    laid = FoursLaid(server, page, fours_rules(preset, pack_out="turn_last"), dealer=0)
    in_a_trick(laid, cards)
    laid.show()
    page.wait_for_selector(".ownh .holding [aria-disabled=false]")
    wrong = fours_wrong_at_every_size(page, picture)
    laid = FoursLaid(server, page, fours_rules(preset), dealer=0)
    with_a_full_hand(laid, cards)
    laid.show()
    page.wait_for_selector(".tray .word, .ownh .holding [aria-disabled=false]")
    wrong += [f"with a full hand: {what}" for what in fours_wrong_at_every_size(page)]
    assert not wrong, "\n".join(wrong)


def phase_word(laid: FoursLaid) -> None:
    laid.hand([""] * 4, "6h")


def phase_answer(laid: FoursLaid) -> None:
    laid.hand([""] * 4, "6h", "beg")


def phase_packets(laid: FoursLaid) -> None:
    laid.hand([""] * 4, "6h")


def phase_trick(laid: FoursLaid) -> None:
    in_a_trick(laid, 9)


def phase_told(laid: FoursLaid) -> None:
    laid.hand(WORKED, "9h", "stand")
    laid.tricks(*WORKED_TRICKS)


def phase_called(laid: FoursLaid) -> None:
    laid.hand(["As 4s Kc 7h Td 2d", "Ad 3s Ks", "", ""], "9h", "stand")
    for seat, card in ((0, "As"), (0, "4s"), (1, "Ad"), (1, "3s"), (2, None), (3, None)):
        shown = card or next(
            one.split()[2]
            for one in laid.match.state.legal_actions()
            if one.startswith(f"{seat} expose")
        )
        laid.act(f"expose {shown}", seat)
    laid.act("call As", 1)


PHASES: dict[str, tuple[int, str, Callable[[FoursLaid], None], str]] = {
    "word": (3, "threes", phase_word, ".tray .word"),
    "answer": (0, "threes", phase_answer, ".tray .word"),
    "packets": (0, "dealer_chooses", phase_packets, ".tray .word"),
    "trick": (0, "threes", phase_trick, ".ownh .holding [aria-disabled=false]"),
    "called": (3, "threes", phase_called, ".seat .called, .ownh .tag"),
    "told": (3, "threes", phase_told, "#tell-again"),
}


@pytest.mark.parametrize("phase", PHASES)
def test_axe_finds_nothing(
    server: Server, guests: Guests, pictures: Callable[[str], Path], phase: str
) -> None:
    """By day on a desk, by night on a small phone; the phases of a hand, and what is told of it."""
    dealer, packets, begin, selector = PHASES[phase]
    page = guests.come(server, color_scheme="light")
    rules = fours_rules("all-fours-classic", packets=packets)
    laid = FoursLaid(server, page, rules, dealer=dealer)
    if packets == "dealer_chooses":
        laid.hand([""] * 4, "6h")
    else:
        begin(laid)
    laid.show()
    wrong = []
    for width, height, scheme in (
        (1280, 800, "light"),
        (360, 740, "dark"),
        (320, 640, "light"),
        (1280, 800, "dark"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        page.wait_for_selector(selector)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=pictures(f"fours-{phase}-{width}-{scheme}"), full_page=phase == "told")
        if (width, scheme) in ((1280, "light"), (360, "dark")):
            wrong += [f"{width} {scheme}: {what}" for what in complaints_of(page)]
    if phase != "told":
        wrong += fours_wrong_at_every_size(page)
    assert not wrong, "\n".join(wrong)


def test_the_moment_of_a_hang_and_the_last_trick(
    server: Server, guests: Guests, pictures: Callable[[str], Path]
) -> None:
    """A finished trick with a hung jack, its ribbon, and the sheet of the last trick have room and no complaint of axe."""
    page = guests.come(server, STILL | {"botPace": 1200}, viewport={"width": 360, "height": 740})
    laid = FoursLaid(server, page, fours_rules("all-twos"), dealer=0)
    laid.hand(["Ah Qh Tc 4c Kd 3s", "Jh 2c Ac 9c 5d Qs"], "9h", "stand", "play Jh")
    laid.show()
    player = FoursPlayer(page)
    player.see()
    player.do("play Ah")
    page.wait_for_selector(".ribbon")
    wrong = fours_wrong_at_every_size(page, lambda size: pictures(f"fours-hang-{size}"))
    # On the two lowest screens the ribbon lies for its moment over a seat or the slate, but never over what can be pressed.
    over = (
        "over each other: seat",
        "over each other: slate",
        "covered: ",
        "words over each other: “Hang jack”",
    )
    wrong = [
        what for what in wrong if not (what[:3] in ("320", "844") and what[5:].startswith(over))
    ]
    wrong += complaints_of(page)
    page.set_viewport_size({"width": 320, "height": 640})
    page.locator("#last-trick").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.screenshot(path=pictures("fours-last-trick-320"))
    wrong += complaints_of(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_fits_a_small_phone(
    server: Server, guests: Guests, pictures: Callable[[str], Path], language: str
) -> None:
    """The told hand with all its tricks, the game hand by hand, and the slate in its sheet: nothing beyond the edge."""
    page = guests.come(
        server, STILL | {"language": language}, viewport={"width": 320, "height": 640}
    )
    laid = FoursLaid(server, page, fours_rules(target=3), agreed={"games": "best_of:3"})
    phase_told(laid)
    laid.show()
    page.wait_for_selector("#tell-again")
    page.locator("#tricks").click()
    wide = "document.documentElement.scrollWidth"
    for size in (320, 360, 1280):
        page.set_viewport_size({"width": size, "height": 740})
        page.screenshot(path=pictures(f"fours-told-{language}-{size}"), full_page=True)
        assert page.evaluate(wide) <= size
    page.locator("#act-next").click()
    page.wait_for_selector(".board tfoot")
    for size in (320, 360, 1280):
        page.set_viewport_size({"width": size, "height": 740})
        page.screenshot(path=pictures(f"fours-game-{language}-{size}"), full_page=True)
        assert page.evaluate(wide) <= size
    assert complaints_of(page) == []


def test_text_of_twice_the_size(server: Server, guests: Guests) -> None:
    """The table may be scrolled down then, but not sideways, and no card is lost."""
    page = guests.come(server, STILL | {"text": 200}, viewport={"width": 360, "height": 740})
    laid = FoursLaid(server, page, fours_rules(), dealer=0)
    in_a_trick(laid, 12)
    laid.show()
    page.wait_for_selector(".ownh .holding [aria-disabled=false]")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    player = FoursPlayer(page)
    player.do(player.see().acts[0])
    page.wait_for_selector(".trick.done")
    assert complaints_of(page) == []
