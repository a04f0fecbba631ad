"""What goes wrong for people: a finger that taps twice, a line that breaks, a late move, a wrong address, a lost cookie."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import LIVELY, STILL, Guests
from tests.browser.player import Player
from tests.browser.scores import table_of
from tests.support.proxy import Proxy
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(90)

SLOW_LINE = """
const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(listen) {
    const late = (event) => setTimeout(() => listen.call(this, event), event.data.includes('"accepted"') ? 100 : 300);
    heard.set.call(this, listen && late);
  },
});
"""
"""What the server says needs a while to come; its answer to an act arrives before the table that the act made."""


def sit_alone(page: Page, **wanted: Any) -> str:
    """A table against bots, with the page in front of it; gives its name."""
    table: Json = page.request.post(
        "/api/tables",
        data={
            "preset": "six-card",
            "options": {},
            "seats": 2,
            "bots": 1,
            "name": "Mara",
            "start": True,
        }
        | wanted,
    ).json()
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".felt, .wgrid")
    return str(table["id"])


def acts(server: Server, table: str, seat: int = 0) -> list[str]:
    rows = server.rows(table)
    return [r["body"]["action"] for r in rows if r["kind"] == "act" and r["seat"] == seat]


def to_my_turn(player: Player) -> None:
    while "stock" not in player.look().piles:
        player.step()


def test_a_double_click_acts_once(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    page.goto("/")
    page.get_by_role("button", name="Play now").dblclick()
    page.wait_for_selector(".felt")
    assert page.evaluate("history.length") <= 3
    table = page.url.rpartition("/")[2]
    page.dblclick("#c-0-2")
    expect(page.locator("#c-0-2[aria-disabled=true]")).to_be_visible()
    page.dblclick("#c-0-4")
    expect(page.locator("#stock[aria-disabled=false]")).to_be_visible()
    page.dblclick("#stock")
    page.wait_for_selector("#held.mine")
    assert acts(server, table) == ["0 turn 2", "0 turn 4", "0 draw"]
    page.wait_for_timeout(500)
    page.locator("#act-0").dblclick()  # throws away; in the same place there will be “Draw”
    expect(page.locator("#stock[aria-disabled=false]")).to_be_visible()
    page.wait_for_timeout(300)
    assert acts(server, table) == ["0 turn 2", "0 turn 4", "0 draw", "0 discard"]


def test_cards_chosen_faster_than_the_network_are_all_turned(
    server: Server, guests: Guests
) -> None:
    page = guests.come(server)
    page.add_init_script(SLOW_LINE)
    rules = {"start": "up3", "layout": "3x3"}
    table = sit_alone(page, options=rules)
    page.wait_for_selector("#c-0-1[aria-disabled=false]")
    for cell in (1, 2, 3):
        page.click(f"#c-0-{cell}")
    expect(page.locator("#stock[aria-disabled=false]")).to_be_visible()
    assert acts(server, table) == ["0 turn 1", "0 turn 2", "0 turn 3"]
    expect(page.locator(".refused")).to_have_count(0)


def test_a_broken_line_is_told_and_heals(server: Server, line: Proxy, guests: Guests) -> None:
    page = guests.come(server, port=line.port)
    table = sit_alone(page)
    player = Player(page)
    to_my_turn(player)
    line.cut()
    expect(page.locator(".strip")).to_have_text(
        "The connection is broken. Trying again; your seat is kept."
    )
    page.click("#stock")  # pressed while nobody can hear it
    page.wait_for_timeout(200)
    line.mend()
    page.wait_for_selector("#held.mine")
    expect(page.locator(".strip")).to_have_count(0)
    assert acts(server, table).count("0 draw") == 1
    guests.complaints.clear()


def test_a_late_move_is_refused_and_the_present_table_shown(
    server: Server, line: Proxy, guests: Guests
) -> None:
    page = guests.come(server, port=line.port)
    table = sit_alone(page)
    player = Player(page)
    to_my_turn(player)
    cookie = page.context.cookies()[0]
    line.hold()
    elsewhere = page.context.new_page()  # the same person, by a line that is not held
    elsewhere.goto(f"{server.url}/t/{table}")
    assert cookie["name"] == "fourball"
    elsewhere.click("#stock")
    elsewhere.wait_for_selector("#held.mine")
    elsewhere.click("#c-0-1")
    expect(elsewhere.locator("#held.mine")).to_have_count(0)
    page.click("#discard")  # is gone, but this page has not heard of it
    line.release()
    expect(page.locator(".refused")).to_have_text(
        "That came too late: something happened at the table meanwhile. This is how it stands now."
    )
    expect(page.locator("#voice-now")).to_contain_text("That came too late")
    assert "0 take" not in acts(server, table)[3:]
    cards = (
        "() => [...document.querySelectorAll('.own img')].map((img) => img.src.split('/').at(-1))"
    )
    page.wait_for_function(
        f"(cards) => JSON.stringify(({cards})()) === cards",
        arg=str(elsewhere.evaluate(f"JSON.stringify(({cards})())")),
    )


def test_a_name_that_cannot_be_seen_is_refused(server: Server, guests: Guests) -> None:
    mara, ilze = guests.come(server), guests.come(server)
    table = sit_alone(mara, bots=0, start=False)
    ilze.goto(f"/t/{table}")
    field = ilze.get_by_label("Your name at the table")
    sit = ilze.get_by_role("button", name="Take a seat")
    for name in ("", "   "):
        field.fill(name)
        sit.click()
        assert field.evaluate(
            "(field) => field.matches(':invalid') && field === document.activeElement"
        )
    field.fill("\u200b")
    sit.click()
    expect(
        ilze.get_by_role("alert").filter(has_text="A name has 1 to 24 characters")
    ).to_be_visible()
    assert len(server.rows(table)) == 1
    guests.complaints.clear()  # Chromium tells of every answer that is a no


def test_two_who_take_the_same_seat(server: Server, line: Proxy, guests: Guests) -> None:
    mara, ilze = guests.come(server), guests.come(server)
    anna = guests.come(server, port=line.port)
    table = sit_alone(mara, seats=3, bots=1, start=False)
    for page, name in ((ilze, "Ilze"), (anna, "Anna")):
        page.goto(f"/t/{table}")
        page.get_by_label("Your name at the table").fill(name)
    line.hold()
    ilze.get_by_role("button", name="seat 3").click()
    expect(mara.locator(".ws", has_text="Ilze")).to_be_visible()
    anna.get_by_role("button", name="seat 3").click()
    line.release()
    expect(
        anna.get_by_role("alert").filter(has_text="Somebody sits there already: Ilze.")
    ).to_be_visible()
    anna.get_by_role("button", name="seat 2").click()
    expect(mara.locator(".ws", has_text="Anna")).to_be_visible()
    guests.complaints.clear()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/t/zzzzzz", "There is no such table. Perhaps a letter of the link is missing."),
        ("/nowhere/at/all", "There is no page at this address."),
    ],
)
def test_a_wrong_address_is_told(server: Server, guests: Guests, address: str, words: str) -> None:
    page = guests.come(server)
    page.goto(address)
    expect(page.get_by_role("heading", name="A lost ball")).to_be_visible()
    expect(page.get_by_text(words)).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    guests.complaints.clear()


def test_a_damaged_cookie_makes_a_new_guest(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    table = sit_alone(page)
    page.context.add_cookies([{"name": "fourball", "value": "damaged", "url": server.url}])
    page.reload()
    expect(page.get_by_text("This browser was not known here any more")).to_be_visible()
    expect(page.get_by_text("You are watching")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("This browser was not known here any more")).to_have_count(0)
    assert table_of(page)["you"] is None
    assert len(server.rows(table)) >= 2


def test_a_server_that_is_not_there_is_told(own_server: Server, guests: Guests) -> None:
    own_server.start()
    page = guests.come(own_server)
    page.goto("/")
    expect(page.get_by_text("You play as")).to_be_visible()
    own_server.kill()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    own_server.start()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".felt")
    guests.complaints.clear()


def test_text_of_twice_the_size(server: Server, guests: Guests) -> None:
    page = guests.come(server, STILL | {"text": 200}, viewport={"width": 360, "height": 740})
    sit_alone(page, seats=4, bots=3)
    player = Player(page)
    player.play_hole()
    expect(page.locator("#told")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("#act-next").click()
    page.wait_for_selector(".felt")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for address in ("/", "/new"):
        page.goto(address)
        page.wait_for_selector("h1")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_another_language_in_the_middle_of_a_hand(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    table = sit_alone(page)
    player = Player(page)
    to_my_turn(player)
    page.click("#stock")
    page.wait_for_selector("#held.mine")
    held = page.locator("#held img").get_attribute("src")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Latviešu").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "lv")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Izvēlne"
    assert page.locator("#held img").get_attribute("src") == held
    expect(page.locator("#say")).to_contain_text("Tavs gājiens")
    assert page.locator("#c-0-1").get_attribute("aria-label") != ""
    page.click("#c-0-1")
    expect(page.locator("#held.mine")).to_have_count(0)
    assert acts(server, table)[-1] == "0 swap 1"


FLIGHTS = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.classList?.contains("flyer")) window.flown.push(node.querySelectorAll("img").length);
  }).observe(document.body, { childList: true, subtree: true });
}"""


MOVING = """() => document.getAnimations().map((one) =>
  (one.animationName ?? one.transitionProperty ?? "script") + " of " + one.effect.target.outerHTML.slice(0, 80))"""


def test_cards_fly_where_motion_is_wanted(server: Server, guests: Guests) -> None:
    page = guests.come(server, LIVELY | {"movement": "calm", "botPace": 0})
    sit_alone(page, seats=4, bots=3)
    page.evaluate(FLIGHTS)
    player = Player(page)
    for _ in range(6):
        player.step()
    assert len(page.evaluate("window.flown")) >= 6
    page.wait_for_function("() => document.querySelectorAll('.flyer').length === 0", timeout=3000)
    player.play_hole()
    expect(page.locator("#told")).to_be_visible()


@pytest.mark.parametrize(
    ("settings", "wish"), [(LIVELY, "reduce"), (LIVELY | {"movement": "none"}, "no-preference")]
)
def test_nothing_moves_where_stillness_is_wanted(
    server: Server, guests: Guests, settings: Json, wish: str
) -> None:
    page = guests.come(server, settings | {"botPace": 0}, reduced_motion=wish)
    sit_alone(page)
    page.evaluate(FLIGHTS)
    player = Player(page)
    player.play_hole()
    assert page.evaluate("window.flown") == []
    assert page.evaluate(MOVING) == []
    expect(page.locator("#told")).to_contain_text("win")


def test_settings_stay(server: Server, guests: Guests) -> None:
    page = guests.come(server, {})
    page.goto("/settings")
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("radio", name="150%").check(force=True)
    page.get_by_role("radio", name="Suomi").check(force=True)
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-text", "150")
    expect(root).to_have_attribute("lang", "fi")
    page.evaluate("localStorage.setItem('fourball-settings', '{damaged')")
    page.goto("/")
    expect(root).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
