"""Two people in two browsers play a hole together; one of them reads Latvian; a third looks on."""

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Guests
from tests.browser.player import Player
from tests.browser.scores import table_of
from tests.support.server import Server

pytestmark = pytest.mark.timeout(180)

CARDS = """() => [...document.querySelectorAll('[id^="c-"]')].map((cell) => {
  const picture = cell.querySelector(".card img") ?? cell.querySelector("img");
  return [cell.id, /back-/.test(picture?.src ?? "back-") ? "" : picture.src];
}).sort()"""


def test_two_people_play_a_hole(server: Server, guests: Guests) -> None:
    mara = guests.come(server)
    mara.goto("/")
    mara.get_by_role("link", name="Play with friends").click()
    mara.get_by_role("group", name="Players").get_by_label("2").check(force=True)
    mara.get_by_label("Your name at the table").fill("Māra")
    expect(mara.get_by_text("You and one free seat for a friend.")).to_be_visible()
    mara.get_by_role("button", name="Open the table").click()
    expect(mara.get_by_role("heading", name="One at the table, one seat free")).to_be_visible()
    link = mara.locator(".url").inner_text()

    ilze = guests.come(server, locale="lv-LV", viewport={"width": 390, "height": 844})
    ilze.goto(f"http://{link}")
    expect(ilze.locator("html")).to_have_attribute("lang", "lv")
    ilze.get_by_label("Tavs vārds pie galda").fill("Ilze")
    ilze.locator("form button[type=submit]").click()
    expect(ilze.locator(".ws", has_text="Ilze")).to_be_visible()
    expect(mara.locator(".ws", has_text="Ilze")).to_be_visible()
    expect(mara.get_by_role("heading", name="All 2 at the table")).to_be_visible()

    onlooker = guests.come(server)
    onlooker.goto(f"http://{link}")
    mara.get_by_role("button", name="Deal the first hole").click()
    for page in (mara, ilze, onlooker):
        page.wait_for_selector(".felt")
    expect(onlooker.get_by_text("You are watching")).to_be_visible()
    expect(onlooker.locator(".own, .acts [data-action]")).to_have_count(0)
    expect(ilze.locator(".seat")).to_contain_text("Māra")
    expect(mara.locator(".seat")).to_contain_text("Ilze")

    players = [Player(mara, 1), Player(ilze, 2)]
    for act in itertools.count(1):
        player = whose_turn(players)
        if player is None:
            break
        player.step()
        same_table(mara, ilze, onlooker)
        if act == 6:
            refresh(mara)
        if act == 9:
            leave_and_come_back(ilze)
        if act == 12:
            open_a_second_tab(mara, guests)
    for page in (mara, ilze, onlooker):
        expect(page.locator("#told")).to_be_visible()
        scores = sorted(page.locator(".told footer strong").all_text_contents())
        assert scores == sorted(str(total) for total in table_of(mara)["match"]["totals"])

    # Somebody deals the next hole, and it lies before everybody.
    ilze.locator("#act-next").click()
    for page in (mara, ilze, onlooker):
        page.wait_for_selector(".felt")


def whose_turn(players: list[Player]) -> Player | None:
    """Who is to act; nobody, when the hole is over for both."""
    for _ in range(400):
        looks = [player.glance() for player in players]
        if all(look is not None and look.next for look in looks):
            return None
        for player, look in zip(players, looks, strict=True):
            if look is not None and look.scene == "table" and not look.next:
                return player
        players[0].page.wait_for_timeout(20)
    raise AssertionError("it is nobody's turn")


def same_table(*pages: Page) -> None:
    """All pages show the same cards lying face up and face down."""
    for _ in range(100):
        shown = [page.evaluate(CARDS) for page in pages]
        if all(cards == shown[0] for cards in shown):
            return
        pages[0].wait_for_timeout(20)
    raise AssertionError(shown)


def refresh(page: Page) -> None:
    before, seat = page.evaluate(CARDS), table_of(page)["you"]
    page.reload()
    page.wait_for_selector(".own .cells")
    assert page.evaluate(CARDS) == before
    assert table_of(page)["you"] == seat


def leave_and_come_back(page: Page) -> None:
    """By the mark in the bar, and the browser's Back."""
    before = page.evaluate(CARDS)
    page.locator("a.mark-link").click()
    expect(page.get_by_role("navigation")).to_be_visible()
    page.go_back()
    page.wait_for_selector(".own .cells")
    assert page.evaluate(CARDS) == before


def open_a_second_tab(page: Page, guests: Guests) -> None:
    """The same seat in both; closing one leaves the other in place."""
    tab = page.context.new_page()
    tab.goto(page.url)
    tab.wait_for_selector(".own .cells")
    assert tab.evaluate(CARDS) == page.evaluate(CARDS)
    tab.close()
    assert all(seat["here"] for seat in table_of(page)["seats"])
    assert guests.complaints == []
