"""Whether a deal can be checked by whoever played it: the check in the browser, and the page that explains it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import complaints_of
from tests.browser.people import STILL, Guests
from tests.browser.test_looks import SIDEWAYS, TOO_SMALL, open_table, play
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

SHORT = {"turn_cap": 1, "length": "holes:9"}


def hole_over(table: Json) -> bool:
    return bool(table["status"] == "hole_over")


def begun(page: Page, **wanted: object) -> Json:
    """A table that the page sees before its first hole is over."""
    table = open_table(page, seats=2, bots=1, options=SHORT, **wanted)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".felt")
    return table


def checked(page: Page) -> tuple[str, str]:
    """Presses the button under the scores; gives the verdict, and the sentence that tells it."""
    page.locator("#check-deal").click()
    found = page.locator(".check").first
    expect(found).to_be_visible()
    return found.get_attribute("data-verdict") or "", found.locator(".verdict").inner_text().strip()


def reload_with(page: Page, change: Callable[[Json], None]) -> None:
    """Loads the page again over a line on which the server says something else about the finished hole."""

    def falsify(route: Route) -> None:
        answer = route.fetch()
        table = answer.json()
        change(table)
        route.fulfill(response=answer, json=table)

    page.route(re.compile(r"/api/tables/\w+$"), falsify)
    page.route_web_socket(re.compile(r"/ws/"), lambda line: None)  # what it says over HTTP is all
    page.reload()
    page.wait_for_selector("#told")


def test_a_deal_that_was_sealed_is_told_to_be(
    server: Server, guests: Guests, pictures: Callable[[str], Path]
) -> None:
    """B063: a page that saw the seal while the hole was played says yes to the pack that is opened, and shows it."""
    page = guests.come(server, STILL, color_scheme="light", viewport={"width": 360, "height": 740})
    table = begun(page)
    over = play(page, table, hole_over)
    page.wait_for_selector("#told")
    page.screenshot(path=pictures("fair-told-360"), full_page=True)
    verdict, words = checked(page)
    assert verdict == "yes"
    assert words == "Yes. This is the pack that was sealed before the first card was dealt."
    assert over["commitment"] == table["commitment"]
    codes = page.locator(".check code").all_text_contents()
    assert codes == [over["commitment"], over["commitment"], over["opened"]["salt"]]
    page.locator(".check summary").click()
    cards = page.locator(".pack li")
    assert cards.count() == len(over["opened"]["pack"].split()) == 52
    first = page.locator(".pack li.first")
    assert first.get_attribute("aria-label") == page.locator(".pack li").nth(12).get_attribute(
        "aria-label"
    )
    page.screenshot(path=pictures("fair-check-360"))
    assert not complaints_of(page)
    assert not page.evaluate(SIDEWAYS)
    assert not page.evaluate(TOO_SMALL)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.screenshot(path=pictures("fair-check-1280"))
    page.keyboard.press("Escape")
    expect(page.locator("#check-deal")).to_be_focused()

    # The next hole has a seal of its own, and after a reload in the middle of it the page still knows which.
    over = (
        page.request.post(
            f"/api/tables/{table['id']}/actions",
            data={"version": over["version"], "action": "deal", "nonce": "next"},
        )
    ).json()["table"]
    page.wait_for_selector(".felt")
    page.reload()
    page.wait_for_selector(".felt")
    play(page, over, hole_over)
    page.wait_for_selector("#told")
    page.reload()
    page.wait_for_selector("#told")
    assert checked(page)[0] == "yes"


def test_whoever_comes_late_is_told_that_the_page_cannot_know(
    server: Server, guests: Guests
) -> None:
    """B063: a page that sees seal and pack only when the hole is over does not call it a proof."""
    page = guests.come(server)
    table = play(page, open_table(page, seats=2, bots=1, options=SHORT), hole_over)
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector("#told")
    verdict, words = checked(page)
    assert verdict == "late"
    assert words.startswith("The pack fits its seal. But this page came when")


def swapped(table: Json) -> None:
    """Another order of the same cards under the old seal."""
    cards = table["opened"]["pack"].split()
    table["opened"]["pack"] = " ".join([cards[1], cards[0], *cards[2:]])


def other_deal(table: Json) -> None:
    """Another pack with a seal that fits it."""
    import hashlib

    swapped(table)
    text = f"{table['opened']['salt']} {table['opened']['pack']}"
    table["commitment"] = hashlib.sha256(text.encode()).hexdigest()


def salted(table: Json) -> None:
    table["opened"]["salt"] = "0" * 32


@pytest.mark.parametrize(
    ("change", "verdict", "words"),
    [
        (swapped, "no-seal", "No. What was opened does not fit the seal."),
        (salted, "no-seal", "No. What was opened does not fit the seal."),
        (
            other_deal,
            "no-changed",
            "No. The seal is not the one that this page was shown while the hole was played.",
        ),
    ],
    ids=["another order", "another salt", "another seal"],
)
def test_a_deal_that_was_falsified_is_found_out(
    server: Server,
    guests: Guests,
    change: Callable[[Json], None],
    verdict: str,
    words: str,
) -> None:
    """B063: the page says no to another order, to another salt, and to a pack whose seal was exchanged with it."""
    page = guests.come(server)
    table = begun(page)
    play(page, table, hole_over)
    page.wait_for_selector("#told")
    reload_with(page, change)
    assert checked(page) == (verdict, words)
    assert not complaints_of(page)


@pytest.fixture
def played_server(own_server: Server) -> Iterator[Server]:
    """A server on which nothing has been counted yet."""
    own_server.start()
    yield own_server
    own_server.stop()


def test_the_page_about_the_shuffle_shows_this_servers_figures(
    played_server: Server, guests: Guests, pictures: Callable[[str], Path]
) -> None:
    """B063, B064: shuffle and seal are explained in plain words, with the figures of the holes finished here and no others."""
    page = guests.come(played_server, STILL, color_scheme="light")
    tables = [open_table(page, seats=2, bots=1, options=SHORT) for _ in range(3)]
    packs = []
    for table in tables[:2]:
        over = play(page, table, hole_over)
        packs.append(over["opened"]["pack"].split())
    page.goto("/")
    page.get_by_role("link", name="How the cards are shuffled").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "How the cards are shuffled, and how you can check it"
    )
    expect(page.locator(".figures")).to_contain_text("2 finished holes have been counted.")
    figures = page.request.get("/api/deals").json()
    assert figures["deals"] == 2
    for k, card in enumerate((0, 12)):
        for n, part in enumerate(("ranks", "suits")):
            shown = page.locator("table").nth(2 * k + n).locator("tbody b").all_text_contents()
            told = list(figures["places"][k][part]["counts"].values())
            assert [int(count) for count in shown] == told
            assert sum(told) == 2
            letters = [cards[card][n] for cards in packs]
            assert all(figures["places"][k][part]["counts"][letter] > 0 for letter in letters)
    expect(page.locator(".figures")).to_contain_text("Too few yet to say anything")
    for width, height in ((360, 740), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.screenshot(path=pictures(f"fair-{width}-{theme}"), full_page=True)
        assert not page.evaluate(SIDEWAYS)
        assert not page.evaluate(TOO_SMALL)
        assert not complaints_of(page)


MANY: Json = {
    "deals": 1300,
    "counting": False,
    "places": [
        {
            "place": place,
            "cards": 1300,
            "jokers": 7,
            "ranks": {
                "counts": dict(zip("A23456789TJQK", [100] * 11 + [90, 110], strict=True)),
                "expected": 100.0,
                "chi_square": 2.0,
                "freedom": 12,
                "chance": 0.9994,
            },
            "suits": {
                "counts": {"c": 325, "d": 325, "h": 325, "s": 325},
                "expected": 325.0,
                "chi_square": 0.0,
                "freedom": 3,
                "chance": chance,
            },
        }
        for place, chance in (("top", 0.021), ("discard", 0.0004))
    ],
}


@pytest.mark.parametrize("language", ["en", "lv", "nl", "fi"])
def test_the_page_about_the_shuffle_speaks_every_language(
    server: Server, guests: Guests, pictures: Callable[[str], Path], language: str
) -> None:
    """B064: the plain words are there in all four languages, what a chance means included, and fit a small phone."""
    page = guests.come(
        server,
        STILL | {"language": language},
        color_scheme="light",
        viewport={"width": 320, "height": 640},
    )
    page.route("**/api/deals", lambda route: route.fulfill(json=MANY))
    page.goto("/fair")
    page.wait_for_selector(".figures table")
    assert page.evaluate("document.documentElement.lang") == language
    text = page.locator("main").inner_text()
    assert not re.search(r"\b(fair|proof)-[a-z]", text)
    assert "100" in text
    assert "21" in text
    assert "SHA-256" in text
    rows = page.locator("table").first.locator("tbody th").all_text_contents()
    assert len(set(rows)) == 13
    assert len(set(page.locator("table").nth(1).locator("tbody th").all_text_contents())) == 4
    sentences = page.locator("[data-chance]").all_text_contents()
    assert len(set(sentences)) == 3  # usual twice, rare, strange
    assert all(len(sentence.split()) > 5 for sentence in sentences)
    assert not page.evaluate(SIDEWAYS)
    page.screenshot(path=pictures(f"fair-320-{language}"), full_page=True)


def test_figures_that_are_still_being_counted_are_asked_for_again(
    server: Server, guests: Guests
) -> None:
    page = guests.come(server)
    answers = iter([MANY | {"deals": 7, "counting": True}, MANY])
    page.route("**/api/deals", lambda route: route.fulfill(json=next(answers)))
    page.goto("/fair")
    expect(page.locator(".figures")).to_contain_text("7 finished holes have been counted.")
    expect(page.locator(".figures")).to_contain_text("Still counting…")
    expect(page.locator(".figures")).to_contain_text("1,300 finished holes have been counted.")
    expect(page.locator(".figures")).not_to_contain_text("Still counting…")
