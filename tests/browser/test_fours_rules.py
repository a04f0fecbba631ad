"""Before a table of All Fours is played: the choice of the game, its house rules, links, known forms, and the seats of partners."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fourball.allfours import PRESETS
from tests.browser.axe import complaints_of
from tests.browser.people import STILL, Guests
from tests.browser.test_looks import SIDEWAYS, TOO_SMALL
from tests.browser.test_rules import (
    CLASH,
    address,
    choose,
    open_builder,
    rule,
    start_from,
    table_made_by,
)
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

FOURS = "?game=allfours"
LANGUAGES = ("en", "lv", "nl", "fi")
MADE = re.compile(r"\b(rule|opt|preset|about|fours|agreed|moot|clash|first)-[a-z]|[{}]|undefined")
"""What no sentence may show of its making."""


@pytest.fixture
def visitors(guests: Guests) -> Iterator[Guests]:
    """Guests whose browsers say of each refusal of the server that it was one: here they are asked for."""
    yield guests
    guests.complaints = [one for one in guests.complaints if "/api/rules/check" not in one]


def in_words(page: Page) -> str:
    """The rules as the page sums them up."""
    return page.locator("aside .words").inner_text()


def test_either_game_is_played_at_once_from_the_start_page(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    for button, game, seats in (("Play now", "golf", 4), ("Play All Fours", "allfours", 4)):
        page.goto("/")
        page.get_by_role("button", name=button).click()
        page.wait_for_url("**/t/*")
        table: Json = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert (table["game"], table["status"]) == (game, "playing")
        assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (seats - 1)
    assert table["rules"] == PRESETS["all-fours"].to_dict()


def test_friends_choose_the_game_first_and_each_keeps_what_was_built(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    page.goto("/")
    page.get_by_role("link", name="Play with friends").click()
    page.wait_for_selector(".presets")
    assert address(page) == "?friends&preset=six-card"
    choose(page, "penalty", "10 points")
    assert address(page) == "?friends&preset=six-card-plus-ten"
    games = page.get_by_role("group", name="The game").first
    games.get_by_label("All Fours").check(force=True)
    assert address(page) == "?friends&preset=all-fours"
    expect(page.locator("[data-option=layout]")).to_have_count(0)
    choose(page, "target", "21 points")
    assert address(page) == "?friends&preset=all-fours&target=21"
    # With the arrows, as between any two buttons of a group.
    games.get_by_label("All Fours").focus()
    page.keyboard.press("ArrowLeft")
    assert address(page) == "?friends&preset=six-card-plus-ten"
    page.keyboard.press("ArrowRight")
    assert address(page) == "?friends&preset=all-fours&target=21"
    assert table_made_by(page)["rules"] == PRESETS["all-fours"].to_dict() | {"target": 21}


def test_the_game_is_in_the_address(server: Server, visitors: Guests) -> None:
    page = visitors.come(server)
    for query, kept in (
        (FOURS, "?preset=all-fours"),
        ("?game=golf", "?preset=six-card"),
        ("?preset=all-fours-running", "?preset=all-fours-running"),
        ("?game=allfours&friends", "?friends&preset=all-fours"),
    ):
        open_builder(page, query)
        assert address(page) == kept
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_link_carries_rules_and_agreement_to_another_browser(
    server: Server, visitors: Guests
) -> None:
    mara = visitors.come(server, permissions=["clipboard-read", "clipboard-write"])
    open_builder(mara, f"{FOURS}&friends")
    start_from(mara, "all-fours-classic")
    choose(mara, "hang_jack", "Another number")
    rule(mara, "hang_jack").get_by_role("spinbutton").fill("5")
    choose(mara, "undertrump", "Not allowed")
    choose(mara, "give_needs_trump", "Needed")
    rule(mara, "count_order").get_by_role("combobox").select_option(label="jack, high, low, game")
    for part, label in (
        ("first_dealer", "A volunteer"),
        ("memory_aid", "Shown at the table"),
        ("games", "First to win …"),
    ):
        mara.locator(f"[data-agreed={part}]").get_by_label(label).check(force=True)
    mara.locator("[data-agreed=games]").get_by_role("spinbutton").fill("3")
    mara.get_by_role("button", name="Copy a link to these rules").click()
    expect(mara.get_by_text("The link is copied.")).to_be_visible()
    link = mara.evaluate("navigator.clipboard.readText()")
    assert link == (
        f"{server.url}/new?preset=all-fours-classic&hang_jack=5&count_order=jack-high-low-game"
        "&undertrump=banned&give_needs_trump=true"
        "&first_dealer=volunteer&memory_aid=true&games=first_to:3"
    )

    ilze = visitors.come(server, viewport={"width": 360, "height": 740})
    ilze.goto(link)
    ilze.wait_for_selector(".presets")
    address(ilze)
    expect(ilze.locator("aside mark")).to_have_count(mara.locator("aside mark").count())
    assert in_words(ilze) == in_words(mara)
    ilze.get_by_role("group", name="Bots").get_by_label("0").press("Space")
    table = table_made_by(ilze)
    assert table["rules"] == PRESETS["all-fours-classic"].to_dict() | {
        "hang_jack": 5,
        "undertrump": "banned",
        "give_needs_trump": True,
        "count_order": "jack-high-low-game",
    }
    assert table["agreed"] == {
        "first_dealer": "volunteer",
        "memory_aid": True,
        "ties": "shared",
        "games": "first_to:3",
    }

    ilze.get_by_role("button", name="All rules").click()
    told = ilze.locator("dialog")
    for sentence in (
        "it is hung and scores 5",
        "nobody may throw a lower trump on it",
        "only while holding a card of the suit turned up",
        "jack, high, low, game",
        "an opponent may call for it",
        "A volunteer deals first",
        "The table keeps count",
        "first wins 3 games",
    ):
        expect(told).to_contain_text(sentence)
    assert complaints_of(ilze) == []


CONTRADICTIONS = {
    "void must trump, but nothing is followed": (
        "all-fours-classic",
        ("follow", "Follow trumps only"),
        "Nobody can be made to trump for want of a suit",
        {
            "Without the suit led: May play anything": "?preset=all-fours-classic&follow=trump_only&void_must_trump=false",
            "Following suit: Follow or trump": "?preset=all-fours-classic",
        },
    ),
    "no undertrumping, but anything goes": (
        "all-fours-house",
        ("follow", "Anything goes"),
        "no trump can be forbidden",
        {
            "A lower trump on a trump: Allowed": "?preset=all-fours-house&follow=free&undertrump=allowed",
            "Following suit: Follow or trump": "?preset=all-fours-house",
        },
    ),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_contradiction_is_explained_and_settled_by_one_tap(
    server: Server, visitors: Guests, name: str
) -> None:
    preset, choice, reason, ways = CONTRADICTIONS[name]
    page = visitors.come(server)
    for way, settled in ways.items():
        open_builder(page, f"?preset={preset}")
        address(page)
        choose(page, *choice)
        told = rule(page, choice[0]).locator(".clash")
        expect(told).to_contain_text("These rules do not go together.")
        expect(told).to_contain_text(reason)
        expect(told.get_by_role("button", name=way, exact=True)).to_be_visible()
        page.locator("form [type=submit]").click(force=True)
        assert "/new?" in page.url, "rules that are no game were dealt"
        expect(told.locator("button").first).to_be_focused()
        told.get_by_role("button", name=way, exact=True).click()
        expect(page.locator(CLASH)).to_have_count(0)
        assert address(page) == settled


def test_a_link_with_rules_that_clash_says_so(server: Server, visitors: Guests) -> None:
    page = visitors.come(server)
    for query in ("follow=free&void_must_trump=true", "follow=free&undertrump=banned"):
        open_builder(page, f"?preset=all-fours&{query}")
        told = page.locator(CLASH)
        expect(told).to_contain_text("The rules of this link do not go together.")
        told.locator("button").first.focus()
        page.keyboard.press("Enter")
        expect(told).to_have_count(0)
        table = table_made_by(page)
        assert table["status"] == "playing"


def test_what_means_nothing_for_two_players_is_said_kindly(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page, "?preset=all-fours-house")
    address(page)
    choose(page, "players", "Two")
    told = rule(page, "blind_partners").locator(".clash.soft")
    expect(told).to_contain_text("This makes no difference.")
    expect(told).to_contain_text("Two players have no partners")
    # It is still a game, for one of the player and one bot.
    expect(page.locator("form [type=submit]")).to_have_text("Deal the first hand")
    expect(page.get_by_role("group", name="Bots").get_by_role("radio")).to_have_count(2)
    told.get_by_role("button", name="Players: Four, in two sides").click()
    expect(told).to_have_count(0)
    assert address(page) == "?preset=all-fours-house"
    assert len(table_made_by(page)["seats"]) == 4


def test_a_table_of_our_own_for_the_card_turned_up(server: Server, visitors: Guests) -> None:
    page = visitors.come(server, viewport={"width": 360, "height": 740})
    open_builder(page, FOURS)
    address(page)
    choose(page, "turn_up_points", "A table of our own")
    table = rule(page, "turn_up_points")
    fields = table.get_by_role("spinbutton")
    expect(fields).to_have_count(13)
    assert [fields.nth(n).input_value() for n in (0, 3, 8)] == ["1", "3", "2"]
    table.get_by_label("card turned up: 6").fill("")
    # On with the keyboard alone: from the six to the five.
    page.keyboard.press("Tab")
    page.keyboard.type("4")
    table.get_by_label("card turned up: 10").fill("10")
    says = table.locator("p").last
    expect(says).to_have_text(
        "The dealer’s side scores at once for the card turned up:"
        " 1 for an ace, 3 for a jack, 4 for a five, 10 for a ten."
    )
    assert address(page) == "?preset=all-fours&turn_up_points=A:1,J:3,5:4,T:10"
    # What is no number of points changes nothing.
    table.get_by_label("card turned up: 2", exact=False).last.fill("-1")
    expect(says).to_contain_text("10 for a ten.")
    assert complaints_of(page) == []

    other = visitors.come(server)
    other.goto(page.url)
    other.wait_for_selector(".presets")
    address(other)
    expect(rule(other, "turn_up_points").get_by_role("spinbutton").nth(4)).to_have_value("10")
    made = table_made_by(other)["rules"]
    assert made["turn_up_points"] == {"A": 1, "J": 3, "5": 4, "T": 10}

    open_builder(page, FOURS)
    address(page)
    for label, query in (
        ("Tobago: ace, two, jack", "?preset=all-fours-tobago"),
        ("Nothing", "?preset=all-fours&turn_up_points=none"),
        ("Trinidad: ace, six, jack", "?preset=all-fours"),
    ):
        choose(page, "turn_up_points", label)
        assert address(page) == query


def test_every_known_form_can_be_chosen_and_its_table_opened(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    offered = page.request.get("/api/presets?game=allfours").json()["groups"]
    assert list(PRESETS) == [preset["id"] for group in offered for preset in group["presets"]]
    for preset, rules in PRESETS.items():
        open_builder(page, f"{FOURS}&friends")
        address(page)
        page.locator(".all summary").click()
        page.locator(f".all input[value={preset}]").check()
        assert address(page) == f"?friends&preset={preset}"
        table = table_made_by(page)
        assert table["rules"] == rules.to_dict()
        assert len(table["seats"]) == rules.players


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_known_form_says_its_rules_in_words(
    server: Server, visitors: Guests, language: str
) -> None:
    page = visitors.come(server, STILL | {"language": language})
    told = set()
    for preset in PRESETS:
        open_builder(page, f"?preset={preset}")
        address(page)
        words = in_words(page)
        assert not MADE.search(page.locator("main").inner_text()), preset
        marked = page.locator("aside mark").count()
        # What is usual carries no mark; every other form is marked where it differs.
        assert (marked == 0) == (preset == "all-fours"), preset
        told.add(words)
    assert len(told) == len(PRESETS)


def test_what_the_page_calls_usual_is_all_fours_of_trinidad() -> None:
    path = Path(__file__).parents[2] / "web" / "src" / "pages" / "rules" / "fours.ts"
    block = re.search(r"USUAL_FOURS[^{]*\{(.*?)\};", path.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    usual = dict(re.findall(r'(\w+): "?(.+?)"?,\n', block[1]))
    plain = PRESETS["all-fours"].to_dict()
    points = plain["turn_up_points"]
    assert isinstance(points, dict)
    del plain["preset"]
    wanted = {
        name: str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in plain.items()
    }
    wanted["turn_up_points"] = ",".join(f"{rank}:{n}" for rank, n in points.items())
    assert usual == wanted


def test_the_known_forms_are_found_by_their_words(server: Server, visitors: Guests) -> None:
    page = visitors.come(server, STILL | {"language": "fi"})
    open_builder(page, FOURS)
    page.locator(".all summary").click()
    found = page.locator(".known")
    expect(found).to_have_count(len(PRESETS))
    page.get_by_role("searchbox").fill("tobagon kakkosista")
    expect(found).to_have_count(1)


def sides(page: Page) -> list[str]:
    """Who sits with whom, as the waiting room says it."""
    return page.locator(".sides li").all_inner_texts()


def test_friends_choose_their_partners_by_where_they_sit(server: Server, visitors: Guests) -> None:
    mara = visitors.come(server, STILL | {"language": "en"})
    open_builder(mara, f"{FOURS}&friends")
    address(mara)
    name = mara.get_by_label("Your name at the table")
    name.fill("Mara")
    table = table_made_by(mara)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "free", "free", "free"]
    expect(mara.locator(".around [data-seat]")).to_have_count(4)
    expect(mara.locator("#deal")).to_have_text("Cut for the deal")

    ilze = visitors.come(server, STILL | {"language": "lv"}, viewport={"width": 360, "height": 740})
    ilze.goto(f"/t/{table['id']}")
    ilze.get_by_label("Tavs vārds pie galda").fill("Ilze")
    ilze.locator("[data-seat='1']").get_by_role("button").click()
    expect(ilze.locator("[data-own]")).to_have_attribute("data-seat", "1")
    expect(mara.locator("[data-seat='1']")).to_contain_text("your opponent")
    assert sides(mara) == ["Your side: Mara + Free seat", "The other side: Ilze + Free seat"]

    # Ilze moves opposite Mara with a tap anywhere on that seat.
    ilze.locator("[data-seat='2']").click(position={"x": 12, "y": 40})
    expect(ilze.locator("[data-own]")).to_have_attribute("data-seat", "2")
    expect(ilze.locator("[data-own]")).to_be_focused()
    expect(ilze.get_by_text("Tagad tu sēdi 3. vietā.")).to_be_attached()
    expect(ilze.locator("[data-seat='0']")).to_contain_text("tavs partneris")
    expect(mara.locator("[data-seat='2']")).to_contain_text("Ilze")
    expect(mara.locator("[data-seat='2']")).to_contain_text("your partner")
    assert sides(mara) == ["Your side: Mara + Ilze", "The other side: Free seat + Free seat"]
    # Nobody can take the seat of a person.
    expect(mara.locator("[data-seat='2'] button")).to_have_count(0)

    # And Mara moves away again, with the keyboard.
    mara.locator("[data-seat='3'] button").focus()
    mara.keyboard.press("Enter")
    expect(mara.locator("[data-own]")).to_have_attribute("data-seat", "3")
    expect(ilze.locator("[data-seat='3']")).to_contain_text("Mara")
    expect(ilze.locator("[data-seat='3']")).to_contain_text("tavs pretinieks")
    for page in (mara, ilze):
        assert complaints_of(page) == []

    mara.locator("#deal").click()
    expect(mara.locator(".around")).to_have_count(0)
    dealt: Json = mara.request.get(f"/api/tables/{table['id']}").json()
    assert [seat["kind"] for seat in dealt["seats"]] == ["bot", "bot", "person", "person"]
    assert dealt["you"] == 3


def test_the_next_player_sits_at_the_right_and_the_partner_opposite(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page, f"{FOURS}&friends")
    address(page)
    table_made_by(page)
    box = {seat: page.locator(f"[data-seat='{seat}']").bounding_box() for seat in range(4)}
    middles = {
        seat: (found["x"] + found["width"] / 2, found["y"] + found["height"] / 2)
        for seat, found in box.items()
        if found
    }
    assert len(middles) == 4
    assert middles[1][0] > middles[0][0] > middles[3][0]
    assert middles[0][1] > middles[1][1] > middles[2][1]
    assert abs(middles[0][0] - middles[2][0]) < 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_builder_and_the_waiting_room_are_legible(
    server: Server, visitors: Guests, language: str
) -> None:
    page = visitors.come(server, STILL | {"language": language}, color_scheme="light")

    def look() -> list[str]:
        wrong = []
        for width in (320, 360, 768, 1280):
            page.set_viewport_size({"width": width, "height": 740})
            for text in ("100", "200"):
                page.evaluate("text => { document.documentElement.dataset.text = text }", text)
                wrong += [f"{width} {text}: {what}" for what in page.evaluate(SIDEWAYS)]
                wrong += [f"{width} {text}: too small {what}" for what in page.evaluate(TOO_SMALL)]
            page.evaluate("() => { document.documentElement.dataset.text = '100' }")
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            wrong += [f"{theme}: {what}" for what in complaints_of(page)]
        return wrong

    page.goto("/")
    page.wait_for_selector(".you b")
    wrong = look()
    open_builder(
        page, "?preset=all-fours&follow=free&void_must_trump=true&turn_up_points=T:2&foo=1"
    )
    page.locator(CLASH).locator("button").first.wait_for()
    page.locator(".all summary").click()
    page.locator(".more summary").click()
    wrong += look()
    table = page.request.post(
        "/api/tables", data={"preset": "all-fours", "bots": 1, "name": "W" * 24, "start": False}
    ).json()
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".around")
    wrong += look()
    assert not wrong, "\n".join(wrong)
