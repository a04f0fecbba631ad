"""All Fours by keyboard alone, and by ear."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fours_laid import FoursLaid, fours_rules
from tests.browser.fours_player import FoursKeys, sit_down
from tests.browser.fours_scores import hands_of, points_of, told_hand
from tests.browser.keys import FOCUS
from tests.browser.people import LIVELY, Guests
from tests.support.server import Server

pytestmark = pytest.mark.timeout(180)


def test_a_hand_by_keyboard_alone(server: Server, guests: Guests) -> None:
    """B103, B122: every act by keys, nothing by one key that cannot be taken back; the focus is never lost; all of it is spoken."""
    page = guests.come(server)
    table = sit_down(page)
    keys = FoursKeys(page, seed=3)
    assert page.evaluate(FOCUS) is not None or page.locator("main").count() == 1
    asked = False
    while (seen := keys.see()).scene == "table":
        if seen.acts and not asked and keys.hand():
            ask_where_i_am(page, keys)
            asked = True
        if seen.acts and page.locator("#last-trick").count():
            look_at_the_last_trick(page, keys, server, table)
        keys.move(seen)
    assert asked
    [hand] = hands_of(server.rows(table))
    assert told_hand(page).scored == points_of(hand)
    for one in points_of(hand):
        title = {"turn_up": "Turn-up", "gift": "Take one", "hang_jack": "Hang jack"}.get(
            one.what, one.what.capitalize()
        )
        said = f"{title}: {('Us', 'Them')[one.side or 0]}, +{one.points}."
        assert any(said in line for line in keys.spoken()), (said, keys.spoken())
    assert page.evaluate(FOCUS) is not None, "the focus is lost on the way to the told hand"
    if hand.winner is None:
        assert keys.type("n").startswith("Next hand")
        keys.type("n")
        page.wait_for_selector(".felt.fours")
        assert page.evaluate(FOCUS) is not None, "the focus is lost on the way to the next hand"


def ask_where_i_am(page: Page, keys: FoursKeys) -> None:
    page.keyboard.press("?")
    voice = page.locator("#voice-now")
    for words in (
        "Hand 1, 14 points win.",
        "Us ",
        "Them ",
        "Your cards: ",
        ", your partner: ",
    ):
        expect(voice).to_contain_text(words)


def look_at_the_last_trick(page: Page, keys: FoursKeys, server: Server, table: str) -> None:
    """B104: L shows it, and Escape gives the focus back."""
    trick = hands_of(server.rows(table))[-1].all_tricks[-1]
    page.locator("#last-trick").focus()
    page.keyboard.press("l")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_have_accessible_name("Last trick")
    cards = sheet.locator(".lasttrick [data-card]")
    assert cards.evaluate_all("(all) => all.map((one) => one.dataset.card)") == [
        card for _, card in trick
    ]
    page.keyboard.press("s")  # means nothing while a sheet is open
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == "last-trick"


@pytest.mark.parametrize(
    ("word", "dealer", "before"),
    [
        ("stand", 3, []),
        ("beg", 3, []),
        ("give", 0, ["beg"]),
        ("run", 0, ["beg"]),
        ("packet 3", 0, []),
    ],
)
@pytest.mark.parametrize("second", ["key", "Enter"])
def test_a_word_needs_a_second_press(
    server: Server, guests: Guests, word: str, dealer: int, before: list[str], second: str
) -> None:
    """B103: one key alone says nothing that cannot be taken back; Escape withdraws it, and another key does not confirm it."""
    page = guests.come(server)
    packets = {"packets": "dealer_chooses"} if word == "packet 3" else {}
    laid = FoursLaid(server, page, fours_rules("all-twos", **packets), dealer=dealer % 2)
    laid.hand(["", ""], "9h 8c", *before)
    table = laid.show()
    key = {"packet 3": "3"}.get(word, word[0])
    page.wait_for_selector(f'[data-action="{word}"]')
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    rows = len(server.rows(table))
    page.keyboard.press(key)
    expect(page.locator("#voice-now")).to_contain_text(f"Press {key.upper()} again, or Enter")
    expect(page.locator(f'[data-action="{word}"].armed')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".armed")).to_have_count(0)
    page.keyboard.press(key)
    expect(page.locator(f'[data-action="{word}"].armed')).to_be_visible()
    page.wait_for_timeout(450)
    assert len(server.rows(table)) == rows
    page.keyboard.press(key if second == "key" else "Enter")
    expect(page.locator(f'[data-action="{word}"]')).to_have_count(0)
    assert server.rows(table)[rows]["body"]["action"] == f"0 {word}"


def test_a_choice_stands_while_somebody_comes(server: Server, guests: Guests) -> None:
    """B121: what has been chosen and waits for its second press is not lost when another player opens the table."""
    page, ieva = guests.come(server), guests.come(server)
    laid = FoursLaid(server, page, fours_rules("all-twos"), people=[ieva], dealer=1)
    laid.hand(["", ""], "9h")
    table = laid.show()
    expect(page.locator(".seat.absent")).to_have_count(1)
    page.keyboard.press("s")
    expect(page.locator('[data-action="stand"].armed')).to_be_visible()
    ieva.goto(f"/t/{table}")
    expect(page.locator(".seat.absent")).to_have_count(0)
    expect(page.locator('[data-action="stand"].armed')).to_be_visible()


def test_arrows_walk_through_the_fan(server: Server, guests: Guests) -> None:
    """B121: when a card has been played the focus is on its neighbour."""
    page = guests.come(server, viewport={"width": 360, "height": 740})
    laid = FoursLaid(server, page, fours_rules("all-twos"), dealer=0)
    laid.hand(["", ""], "9h 8h 7h 6c", "beg", "run")
    laid.act(next(one[2:] for one in laid.match.state.legal_actions() if " play " in one))
    laid.show()
    keys = FoursKeys(page)
    seen = keys.see()
    keys.walk_to(seen.cards[0])
    cards = keys.hand()
    assert len(cards) == 15
    at = "document.activeElement.dataset.card"
    keys.type("Home")
    assert page.evaluate(at) == cards[0]
    keys.type("ArrowLeft")
    assert page.evaluate(at) == cards[0]
    keys.type("End")
    assert page.evaluate(at) == cards[-1]
    keys.type("ArrowUp")  # a row up
    assert page.evaluate(at) == cards[-6]
    keys.type("ArrowDown")
    assert page.evaluate(at) == cards[-1]
    card = next(card for card in cards if f"play {card}" in seen.cards)
    keys.do(f"play {card}")
    expect(page.locator(f"#h-{card}")).to_have_count(0)
    neighbour = page.evaluate(at)
    assert neighbour in cards[max(0, cards.index(card) - 1) : cards.index(card) + 2]


def test_a_key_goes_on_from_a_finished_trick(server: Server, guests: Guests) -> None:
    """B104: a trick lies there until it has been seen, and N says that it has."""
    page = guests.come(server, LIVELY | {"botPace": 3000})
    laid = FoursLaid(server, page, fours_rules("all-twos"), dealer=0)
    laid.hand(["2h 3h 2c 3c 2d 3d", "Ah Kh Ac Kc Ad Kd"], "9h", "stand", "play Ah")
    laid.show()
    keys = FoursKeys(page)
    keys.see()
    keys.do("play 2h")
    expect(page.locator(".trick.done [data-card]")).to_have_count(2)
    page.keyboard.press("n")
    expect(page.locator(".trick.done")).to_have_count(0, timeout=1500)
