"""Tricks of All Fours: they stay until they have been seen, go to whoever took them, and the last one can be called back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fours_laid import FoursLaid, fours_rules
from tests.browser.fours_player import FoursPlayer, sit_down
from tests.browser.fours_scores import hands_of, told_hand
from tests.browser.people import LIVELY, STILL, Guests
from tests.browser.taps import cards_in
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(120)

# What has lain in the middle, and for how long.
WATCH = """() => {
  window.lain = [];
  const look = () => {
    const cards = [...document.querySelectorAll(".trick [data-card]")].filter((one) => one.checkVisibility());
    const now = cards.map((one) => one.dataset.card).join(" ");
    const last = window.lain.at(-1);
    if (last?.cards === now) return;
    if (last !== undefined) last.to = performance.now();
    window.lain.push({ cards: now, from: performance.now(), to: null });
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
# Where flying cards end.
FLOWN = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (!node.classList?.contains("flyer")) continue;
      const flight = { picture: node.querySelector("img").src, to: { x: node.offsetLeft + node.offsetWidth / 2, y: node.offsetTop + node.offsetHeight / 2 } };
      window.flown.push(flight);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
NEAR = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.left - 60, box.top - 80, box.right + 60, box.bottom + 80];
}"""


@pytest.mark.parametrize(
    ("settings", "least"), [(STILL, 700), (LIVELY | {"movement": "none", "botPace": 600}, 1200)]
)
def test_a_trick_stays_until_it_has_been_seen(
    server: Server, guests: Guests, settings: Json, least: int
) -> None:
    """B104: the last card of a trick is there, with all the others, for at least as long as the pace of the reader's bots asks."""
    page = guests.come(server, settings)
    laid = FoursLaid(server, page, fours_rules(), dealer=0)
    laid.hand([""] * 4, "9h", "stand")
    table = laid.show()
    page.evaluate(WATCH)
    player = FoursPlayer(page, seed=6)
    player.waits = True
    acted: list[float] = []
    while (seen := player.see()).scene == "table" and len(acted) < 3:
        if seen.acts:
            player.page.wait_for_timeout(2 * least if acted else 0)
            acted.append(page.evaluate("performance.now()"))
        player.move(seen)
    page.wait_for_timeout(2 * least)
    lain: list[Json] = page.evaluate("window.lain")
    tricks = [
        " ".join(card for _, card in trick) for trick in hands_of(server.rows(table))[-1].all_tricks
    ]
    gone = [one["cards"] for one in lain if one["to"] is not None and one["cards"].count(" ") == 3]
    assert gone[:2] == tricks[:2]
    for shown in lain:
        if shown["cards"] in gone:
            assert shown["to"] - shown["from"] > least - 50, shown


def test_no_card_of_a_trick_is_left_out(server: Server, guests: Guests) -> None:
    """B104, B105: even where nobody waits, cards lie down one after the other, in the order in which they were played."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules(), dealer=3)
    laid.hand([""] * 4, "9h", "stand")
    table = laid.show()
    page.evaluate(WATCH)
    player = FoursPlayer(page, seed=8)
    player.play_hand()
    lain = [one["cards"] for one in page.evaluate("window.lain")]
    for trick in hands_of(server.rows(table))[-1].all_tricks:
        assert " ".join(card for _, card in trick) in lain, (trick, lain)


def test_the_last_trick_and_no_older_one(server: Server, guests: Guests) -> None:
    """B104: by a button, until the next one is there; older tricks are forgotten, in the log and everywhere else on the page."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules(), dealer=3)
    laid.hand(
        ["As Ks Qs 2c 2d 3d", "3s 4s 5s 3c 4d 5d", "6s 7s 8s 4c 6d 7d", "9s Ts Js 5c 8d 9d"],
        "9h",
        "stand",
    )
    table = laid.show()
    player = FoursPlayer(page)
    played: list[list[str]] = []
    for card in ("As", "Ks", "Qs"):
        player.see()
        expect(page.locator("#last-trick")).to_have_count(min(len(played), 1))
        player.do(f"play {card}")
        page.wait_for_function(
            "() => document.querySelectorAll('.trick.done [data-card]').length === 4"
        )
        played.append(player.lies())
        page.wait_for_selector("#act-go-on", state="detached")
        page.click("#last-trick")
        sheet = page.get_by_role("dialog")
        shown = sheet.locator("[data-card]").evaluate_all(
            "(all) => all.map((one) => one.dataset.card)"
        )
        assert shown == played[-1]
        assert shown == [card for _, card in hands_of(server.rows(table))[-1].all_tricks[-1]]
        expect(sheet.locator(".win")).to_have_attribute("data-card", card)
        expect(sheet).to_contain_text("You took it")
        page.keyboard.press("Escape")
        player.sign = ""
    player.see()
    player.do("play 2c")
    expect(page.locator(".trick [data-card]").first).to_be_visible()
    page.wait_for_timeout(300)
    shown_now = cards_in(page.evaluate(WITHOUT_VOICE))
    assert set(played[2]) <= shown_now
    assert not shown_now & {*played[0], *played[1]}


WITHOUT_VOICE = """() => {
  const now = document.documentElement.cloneNode(true);
  now.querySelector("#voice").remove();
  return now.outerHTML;
}"""


def test_a_trick_is_gathered_to_its_taker(server: Server, guests: Guests) -> None:
    """All cards of it fly to whoever took it, and his tricks are counted there."""
    page = guests.come(server, LIVELY | {"movement": "calm", "botPace": 0})
    laid = FoursLaid(server, page, fours_rules(), dealer=3)
    laid.hand(
        ["3s 2c 3c 4c 5c 6c", "4s Ks 5s 2d 3d 4d", "As 5d 6d 7d 8c 9c", "9s Ts Js 8d 9d 7c"],
        "9h",
        "stand",
    )
    laid.show()
    player = FoursPlayer(page)
    player.see()
    player.do("play 3s")
    page.wait_for_function(
        "() => document.querySelectorAll('.trick.done [data-card]').length === 4"
    )
    page.evaluate(FLOWN)
    taker = page.locator(".trick [data-wins=yes]").get_attribute("data-seat")
    assert taker == "2"
    cards = player.lies()
    expect(page.locator(".seat[data-seat='2'] .took")).to_have_count(0)  # not before it is his
    page.wait_for_selector(".trick.done", state="detached")
    expect(page.locator(".seat[data-seat='2'] .took")).to_have_text("1")
    flown: list[Json] = page.evaluate("window.flown")
    left, top, right, bottom = page.evaluate(NEAR, f"b-{taker}")
    gathered = [
        one for one in flown if left < one["to"]["x"] < right and top < one["to"]["y"] < bottom
    ]
    pictures = [one["picture"].rpartition("/")[2] for one in gathered]
    for card in cards:
        assert any(re.match(rf"(two-)?{card[0]}{card[1].upper()}-", name) for name in pictures), (
            card,
            pictures,
        )


HANG = ["Ah Qh Tc 4c Kd 3s", "Jh 2h Ac 9c 5d Qs", "Th 5h Kc 8d Td As", "8h 6h Qc 3c Ad 6s"]
SAVED = ["Ah Qh Tc 4c Kd 3s", "Th 5h Kc 8d Td As", "Jh 2h Ac 9c 5d Qs", "8h 6h Qc 3c Ad 6s"]


def lone_jack(hands: list[str]) -> list[str]:
    """The holder of the jack has no other trump: it must be played to a trump lead."""
    return [hand.replace("Jh 2h", "Jh 2c") for hand in hands]


@pytest.mark.parametrize("reduced", [False, True])
def test_a_hung_jack_is_shown_and_spoken(server: Server, guests: Guests, reduced: bool) -> None:
    """The great moment of the hand: the ribbon says who took whose jack and what it is worth; it is spoken, and told in the count."""
    page = guests.come(server, STILL if reduced else LIVELY | {"botPace": 0})
    laid = FoursLaid(server, page, fours_rules(), dealer=3)
    laid.hand(lone_jack(HANG), "9h", "stand")
    table = laid.show()
    player = FoursPlayer(page)
    player.see()
    player.do("play Ah")
    ribbon = page.locator(".ribbon")
    expect(ribbon).to_contain_text("Hang jack")
    expect(ribbon).to_contain_text("You took Ieva’s jack: 3 for us in the count.")
    expect(ribbon).to_contain_text("+3")
    expect(page.locator(".trick .jack")).to_have_attribute("data-card", "Jh")
    expect(page.locator("#voice")).to_contain_text("hang jack")
    expect(ribbon).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("hang jack")
    player.play_hand()
    told = told_hand(page)
    [jack] = [line for line in told.lines if line.what == "hang_jack"]
    assert (jack.side, jack.points) == (0, 3)
    expect(page.locator("main .line.hang")).to_contain_text("Hang jack")
    expect(page.locator("main .line.hang")).to_contain_text("You took Ieva’s jack")
    hung = hands_of(server.rows(table))[-1].jack
    assert hung is not None
    assert hung["hung"]


@pytest.mark.parametrize(("hands", "value"), [(SAVED, 3), (HANG, 1)])
def test_no_jack_is_hung_that_the_partner_saves_or_that_is_worth_no_more(
    server: Server, guests: Guests, hands: list[str], value: int
) -> None:
    """A jack that its own side takes home is not hung; where nothing more is paid for one, the count tells it as a jack."""
    page = guests.come(server)
    laid = FoursLaid(server, page, fours_rules(hang_jack=value), dealer=3)
    laid.hand(lone_jack(hands), "9h", "stand")
    laid.show()
    player = FoursPlayer(page)
    player.see()
    page.evaluate("""() => {
      window.ribbons = 0;
      new MutationObserver(() => (window.ribbons += document.querySelectorAll(".ribbon").length))
        .observe(document.body, { childList: true, subtree: true });
    }""")
    player.do("play Ah")
    expect(page.locator(".trick.done [data-card=Jh]")).to_be_visible()
    player.play_hand()
    if value > 1:
        assert page.evaluate("window.ribbons") == 0
        assert not any("hang jack" in line for line in page.locator("#voice p").all_inner_texts())
    told = told_hand(page)
    [jack] = [line for line in told.lines if "jack" in line.what]
    assert (jack.side, jack.points) == (0, 1)
    expect(page.locator("main .line.hang")).to_have_count(0)
    expect(page.locator("main .line", has_text="Jack").first).not_to_contain_text("Hang")


def test_the_winner_of_a_trick_leads(server: Server, guests: Guests) -> None:
    """B086: the page says who leads, and it is whoever took the trick."""
    page = guests.come(server, STILL | {"botPace": 300})
    table = sit_down(page, options={"target": 2})
    player = FoursPlayer(page, seed=12)
    while (seen := player.see()).scene == "table":
        hand = hands_of(server.rows(table))[-1]
        if seen.acts and hand.tricks and not hand.trick and not seen.words:
            assert hand.to_act == hand.tricks[-1] == 0
            expect(page.locator("#say")).to_contain_text("You lead")
        player.move(seen)
