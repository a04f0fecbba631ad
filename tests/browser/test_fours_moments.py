"""Around a hand of All Fours: double clicks, a broken line, another language, the bots' pace, stillness, a late move."""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fours_laid import FoursLaid, fours_rules
from tests.browser.fours_player import FREE_POINT, FoursPlayer
from tests.browser.fours_scores import told_hand
from tests.browser.people import LIVELY, STILL, Guests
from tests.support.proxy import Proxy
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(120)

NO_HEARTS = ("As 2c 3c 4c 5c 6c", "4s Ks 5s 2d 3d 4d", "7s 5d 6d 7d 8c 9c", "9s Ts Js 8d 9d 7c")


def acts(server: Server, table: str, seat: int = 0) -> list[str]:
    rows = server.rows(table)
    return [r["body"]["action"] for r in rows if r["kind"] == "act" and r["seat"] == seat]


def at_the_lead(server: Server, page: Page) -> tuple[str, FoursPlayer]:
    laid = FoursLaid(server, page, fours_rules(), dealer=3)
    laid.hand(NO_HEARTS, "9h", "stand")
    table = laid.show()
    player = FoursPlayer(page)
    player.see()
    return table, player


def test_a_double_click_plays_one_card(server: Server, guests: Guests) -> None:
    """B097, B098: the fan closes up under the finger, and what lies there by then is not played; nor after many clicks."""
    page = guests.come(server)
    table, _ = at_the_lead(server, page)
    x, y = page.evaluate(FREE_POINT, "play As")
    for _ in range(6):
        page.mouse.click(x, y)
    expect(page.locator("#h-As")).to_have_count(0)
    page.wait_for_selector(".trick.done")
    page.wait_for_timeout(300)
    assert acts(server, table) == ["0 stand", "0 play As"]


def test_a_double_click_on_a_word_says_it_once(server: Server, guests: Guests) -> None:
    """B097: under “Beg” there is nothing that a second click could do to the answer."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules("all-twos"), dealer=1)
    laid.hand(["", ""], "9h 8c")
    table = laid.show()
    page.locator('[data-action="stand"]').dblclick()
    expect(page.locator("[data-trump=h]")).to_be_visible()
    page.wait_for_timeout(300)
    assert acts(server, table) == ["0 stand"]


def test_a_broken_line_is_told_and_heals(server: Server, line: Proxy, guests: Guests) -> None:
    """B023: a card played while nobody could hear it is played once, when the line is there again."""
    page = guests.come(server, port=line.port)
    table, player = at_the_lead(server, page)
    line.cut()
    expect(page.locator(".strip")).to_contain_text("The connection is broken.")
    player.do("play As")
    page.wait_for_timeout(200)
    line.mend()
    expect(page.locator("#h-As")).to_have_count(0)
    expect(page.locator(".strip")).to_have_count(0)
    assert acts(server, table).count("0 play As") == 1
    guests.complaints.clear()


def test_a_late_card_is_refused_and_the_present_table_shown(
    server: Server, line: Proxy, guests: Guests
) -> None:
    """B091, B094: what was played elsewhere meanwhile stands; the late card stays in the hand."""
    page = guests.come(server, port=line.port)
    table, player = at_the_lead(server, page)
    line.hold()
    elsewhere = page.context.new_page()
    elsewhere.goto(f"{server.url}/t/{table}")
    elsewhere.wait_for_selector("#h-As")
    FoursPlayer(elsewhere).do("play As")
    expect(elsewhere.locator("#h-As")).to_have_count(0)
    player.do("play 2c")
    line.release()
    expect(page.locator(".refused")).to_contain_text("That came too late")
    expect(page.locator("#h-2c")).to_be_visible()
    expect(page.locator("#h-As")).to_have_count(0)
    assert "0 play 2c" not in acts(server, table)


@pytest.mark.parametrize(("pace", "least"), [(1200, 1150), (600, 560)])
def test_bots_keep_the_readers_pace(server: Server, guests: Guests, pace: int, least: int) -> None:
    """B109: each card of a bot comes as long after the one before it as the reader has chosen."""
    page = guests.come(server, LIVELY | {"movement": "none", "botPace": pace})
    _, player = at_the_lead(server, page)
    page.evaluate("""() => {
      window.came = [];
      const known = new Set();
      new MutationObserver(() => {
        for (const one of document.querySelectorAll(".trick [data-card]")) {
          if (!known.has(one.dataset.card)) window.came.push(performance.now());
          known.add(one.dataset.card);
        }
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    player.do("play As")
    page.wait_for_function("() => window.came.length === 4")
    came = page.evaluate("window.came")
    gaps = [after - before for before, after in itertools.pairwise(came)]
    assert min(gaps) > least, gaps


def test_bots_play_at_once_where_nobody_waits(server: Server, guests: Guests) -> None:
    """B109: instant is instant; a press goes on past the finished trick too."""
    page = guests.come(server)
    _, player = at_the_lead(server, page)
    player.do("play As")
    page.wait_for_function(
        "() => document.querySelectorAll('.trick.done [data-card]').length === 4", timeout=3000
    )
    expect(page.locator("#act-go-on")).to_be_visible()
    page.click("#act-go-on")
    expect(page.locator(".trick.done")).to_have_count(0, timeout=500)
    expect(page.locator(".ownh .holding [data-card]")).to_have_count(5)


def test_another_language_in_the_middle_of_a_hand(server: Server, guests: Guests) -> None:
    """B136: the hand, the trick, the turn and the focus are the same; all words are others, and the calls stay in English beside them."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules(), dealer=2)
    laid.hand((*NO_HEARTS[:3], "9s Ts Js 8d 9d 7c"), "9h", "stand", "play 9s")
    table = laid.show()
    player = FoursPlayer(page)
    player.see()
    hand, lies = player.hand(), player.lies()
    label = page.locator("#h-As").get_attribute("aria-label")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Latviešu").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "lv")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Izvēlne"
    assert (player.hand(), player.lies()) == (hand, lies)
    expect(page.locator("#h-As")).not_to_have_attribute("aria-label", label or "")
    player.do("play As")
    expect(page.locator("#h-As")).to_have_count(0)
    assert acts(server, table)[-1] == "0 play As"


@pytest.mark.parametrize("language", ["lv", "nl", "fi"])
def test_the_calls_stand_in_english_beside_the_translation(
    server: Server, guests: Guests, language: str
) -> None:
    page = guests.come(server, STILL | {"language": language})
    laid = FoursLaid(server, page, fours_rules(), dealer=3)
    laid.hand([""] * 4, "9h")
    laid.show()
    for word, call in (("stand", "Stand"), ("beg", "Beg")):
        button = page.locator(f'[data-action="{word}"]')
        expect(button.locator('[lang="en"]')).to_have_text(call)
        assert button.inner_text().strip() != call


FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.classList?.contains("flyer")) window.flown += 1;
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(
    ("settings", "wish", "moves"),
    [
        (LIVELY, "no-preference", True),
        (LIVELY, "reduce", False),
        (LIVELY | {"movement": "none"}, "no-preference", False),
    ],
)
def test_cards_fly_where_motion_is_wanted_and_nowhere_else(
    server: Server, guests: Guests, settings: Json, wish: str, moves: bool
) -> None:
    page = guests.come(server, settings | {"botPace": 0}, reduced_motion=wish)
    _, player = at_the_lead(server, page)
    page.evaluate(FLIGHTS)
    player.do("play As")
    page.wait_for_selector(".trick.done")
    page.wait_for_selector(".trick.done", state="detached")
    assert page.evaluate("window.flown") == 0 or moves
    if moves:
        assert page.evaluate("window.flown") >= 8  # four to the trick, and four to whoever took it
    page.wait_for_function("() => document.querySelectorAll('.flyer').length === 0", timeout=3000)
    player.play_hand()
    told_hand(page)


def test_an_onlooker_sees_no_hand_and_can_do_nothing(server: Server, guests: Guests) -> None:
    """B003, B008."""
    page, stranger = (
        guests.come(server),
        guests.come(server, viewport={"width": 360, "height": 740}),
    )
    table, player = at_the_lead(server, page)
    stranger.goto(f"/t/{table}")
    expect(stranger.get_by_text("You are watching")).to_be_visible()
    expect(stranger.locator(".ownh .holding, .tray [data-action]")).to_have_count(0)
    expect(stranger.locator(".seat")).to_have_count(4)
    player.do("play As")
    expect(stranger.locator(".trick [data-card=As]")).to_be_visible()
    for seat in range(4):
        described = stranger.locator(f'.seat[data-seat="{seat}"]').get_attribute("aria-label") or ""
        assert re.search(r"\b[56] cards\b", described), described
    assert stranger.evaluate("document.documentElement.scrollWidth") <= 360
