"""Every page at every size, by day and by night: pictures to look at, and what can be measured of a look."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.axe import complaints_of
from tests.browser.people import STILL, Guests
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

SIZES = {
    "320": (320, 640),
    "360": (360, 740),
    "768": (768, 1024),
    "844": (844, 390),
    "1280": (1280, 800),
}
WHOLE = ("360", "844", "1280")
"""Where the reader's own cards are always wholly on the screen."""

# Everything that a finger has to hit, and is smaller than a finger. Links inside a sentence are text.
TOO_SMALL = """() => [...document.querySelectorAll("button, a[href], select, summary, input:not([type=radio]):not([type=checkbox]), label:has(input[type=radio], input[type=checkbox])")]
  .filter((e) => e.getClientRects().length > 0 && e.closest("p") === null && !e.classList.contains("vh"))
  .map((e) => [e.getAttribute("aria-label") ?? e.textContent.trim().slice(0, 40), e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll("body *")]
    .filter((e) => e.getBoundingClientRect().right > wide + 1).slice(-3).map((e) => e.outerHTML.slice(0, 120));
}"""
CUT_OFF = """() => [...document.querySelectorAll(".own .cells > button")]
  .map((e) => [e.id, e.getBoundingClientRect()])
  .filter(([, b]) => b.top < 0 || b.left < 0 || b.bottom > innerHeight + .5 || b.right > innerWidth + .5)
  .map(([id, b]) => `${id}: ${Math.round(b.left)} ${Math.round(b.top)} to ${Math.round(b.right)} ${Math.round(b.bottom)}`)"""

CARD_SCROLLS = """() => [...document.querySelectorAll(".board .scroll")].filter((e) => e.scrollWidth > e.clientWidth).length"""


def open_table(page: Page, **wanted: object) -> Json:
    """A table, and the page in front of it."""
    body = {
        "preset": "six-card",
        "options": {},
        "seats": 4,
        "bots": 3,
        "name": "Mara",
        "start": True,
    }
    table: Json = page.request.post("/api/tables", data=body | wanted).json()
    return table


def play(page: Page, table: Json, until: Callable[[Json], bool]) -> Json:
    """Plays without the page, which is quicker."""
    for number in range(10_000):
        if until(table):
            return table
        view = table["view"]
        if table["status"] == "playing" and view["to_act"] != table["you"]:
            table = page.request.get(f"/api/tables/{table['id']}").json()
            continue
        legal = view["legal"]
        hidden = [
            words
            for words in legal
            if words.startswith("swap") and view["layouts"][0]["cells"][int(words[5:]) - 1] == "??"
        ]
        words = "deal" if table["status"] == "hole_over" else (hidden or legal)[0]
        body = {"version": table["version"], "action": words, "nonce": f"n{number}"}
        table = page.request.post(f"/api/tables/{table['id']}/actions", data=body).json()["table"]
    raise AssertionError("this hole never ends")


def start(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector(".you b")


def new_table(page: Page) -> None:
    page.goto("/new")
    page.wait_for_selector(".presets")
    page.wait_for_selector(".all")


def settings(page: Page) -> None:
    page.goto("/settings")
    page.wait_for_selector("dialog")


def waiting(page: Page) -> None:
    table = open_table(page, bots=1, start=False)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".qr")


def six_cards(page: Page) -> None:
    table = play(
        page, open_table(page), lambda t: sum(t["view"]["turns"]) >= 9 and t["view"]["to_act"] == 0
    )
    page.goto(f"/t/{table['id']}")
    page.click("#stock")
    page.wait_for_selector("#held.mine")


def ten_cards(page: Page) -> None:
    table = open_table(page, preset="ten-card", seats=8, bots=7)
    table = play(page, table, lambda t: sum(t["view"]["turns"]) >= 24 and t["view"]["to_act"] == 0)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("#stock[aria-disabled=false]")


def told(page: Page) -> None:
    table = play(
        page,
        open_table(page, options={"penalty": "plus10"}),
        lambda t: t["status"] == "hole_over" and len(t["match"]["holes"]) == 3,
    )
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("#told")


def match_card(page: Page) -> None:
    table = play(page, open_table(page), lambda t: t["status"] == "match_over")
    page.goto(f"/t/{table['id']}")
    page.get_by_role("button", name="To the match card").click()
    page.wait_for_selector(".board")


SCENES = [start, new_table, settings, waiting, six_cards, ten_cards, told, match_card]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_page_at_every_size(
    server: Server,
    guests: Guests,
    pictures: Callable[[str], Path],
    scene: Callable[[Page], None],
) -> None:
    page = guests.come(server, STILL, color_scheme="light")
    scene(page)
    wrong = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.evaluate("scrollTo(0, 0)")
            whole = scene not in (six_cards, ten_cards, settings)
            page.screenshot(path=pictures(f"{scene.__name__}-{size}-{theme}"), full_page=whole)
        wrong += [f"{size}: sideways: {what}" for what in page.evaluate(SIDEWAYS)]
        wrong += [f"{size}: too small: {what}" for what in page.evaluate(TOO_SMALL)]
        if size == "360":  # by night, and on the smallest of common phones
            wrong += [f"{size}: {what}" for what in complaints_of(page)]
        if scene is match_card:
            wrong += [f"{size}: the match card is wider than the screen"] * page.evaluate(
                CARD_SCROLLS
            )
        if size in WHOLE:
            wrong += [f"{size}: cut off: {what}" for what in page.evaluate(CUT_OFF)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["lv", "nl", "fi"])
def test_other_languages_fit(server: Server, guests: Guests, language: str) -> None:
    """Words are longest in Finnish, and longest on a small phone."""
    page = guests.come(
        server, STILL | {"language": language}, viewport={"width": 320, "height": 640}
    )
    wrong = []
    for scene in (start, new_table, waiting, six_cards, told):
        scene(page)
        wrong += [f"{scene.__name__}: {what}" for what in page.evaluate(SIDEWAYS)]
    assert not wrong, "\n".join(wrong)
