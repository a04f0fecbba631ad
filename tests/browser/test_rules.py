"""The builder of house rules: contradictions and their ways out, links that carry the rules, every known form."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from fourball.golf import PRESETS
from fourball.golf.options import REFUSED
from tests.browser.axe import complaints_of
from tests.browser.people import STILL, Guests
from tests.browser.test_looks import SIDEWAYS, TOO_SMALL
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

CLASH = "form .clash[role=alert]"


@pytest.fixture
def visitors(guests: Guests) -> Iterator[Guests]:
    """Guests whose browsers say of each refusal of the server that it was one: here they are asked for."""
    yield guests
    guests.complaints = [one for one in guests.complaints if "/api/rules/check" not in one]


def open_builder(page: Page, query: str = "") -> None:
    page.goto(f"/new{query}")
    page.wait_for_selector(".presets")


def rule(page: Page, option: str) -> Locator:
    """A house rule; one that stands among the less usual ones is unfolded first."""
    found = page.locator(f"[data-option={option}]")
    if not found.is_visible():
        page.locator(".more summary").click()
    return found


def choose(page: Page, option: str, label: str) -> None:
    rule(page, option).get_by_label(label, exact=True).check(force=True)


def start_from(page: Page, preset: str) -> None:
    """One of the forms to look at first."""
    page.locator(f".presets input[value={preset}]").check(force=True)


def address(page: Page) -> str:
    """What the address says of the rules, once it does not change any more."""
    expect(page.locator("form [type=submit]")).to_have_attribute("aria-disabled", "false")
    return page.url.partition("/new")[2]


def table_made_by(page: Page) -> Json:
    """The table that the builder opens."""
    page.locator("form [type=submit]").click()
    page.wait_for_url("**/t/*")
    table: Json = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return table


def is_a_game(page: Page, query: str) -> bool:
    """What the server says of the rules in an address."""
    pairs = dict(pair.split("=") for pair in query.removeprefix("?").split("&"))
    options = {
        name: int(value) if value.removeprefix("-").isdigit() else value
        for name, value in pairs.items()
        if name != "preset"
    }
    body = {"preset": pairs["preset"], "options": options, "seats": 4}
    return page.request.post("/api/rules/check", data=body).ok


CONTRADICTIONS = {
    "cards in the hand": (
        "six-card",
        ("layout", "Four in hand"),
        "there is nothing to turn up or to look at before play",
        {
            "Play it as usual: Four cards in hand": "?preset=four-in-hand",
            "Cards: Six cards": "?preset=six-card",
        },
    ),
    "face down without a knock": (
        "six-card",
        ("place", "Face down"),
        "a hole can end only when somebody knocks",
        {
            "The end: By knocking": "?preset=six-card&place=face_down&end=knock_last_turn",
            "A card swapped in: Face up": "?preset=six-card",
        },
    ),
    "columns of cards that are not turned up": (
        "six-card-same-column",
        ("start", "Look at any two"),
        "Nothing is turned up before play",
        {
            "The first cards turned up: Any column": "?preset=six-card&start=peek2_any",
            "Before play: Turn up two": "?preset=six-card-same-column",
        },
    ),
    "three cards in a column of two": (
        "six-card",
        ("start_columns", "One column"),
        "Three cards do not fit into a column of two",
        {
            "Before play: Turn up two": "?preset=six-card-same-column",
            "The first cards turned up: Any column": "?preset=six-card&start=up3",
        },
    ),
    "columns in the hand": (
        "four-in-hand",
        ("match", "In columns"),
        "Cards in the hand have no rows or columns",
        {"Equal cards cancel: Anywhere": "?preset=four-in-hand"},
    ),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_contradiction_is_explained_and_settled_by_one_tap(
    server: Server, visitors: Guests, name: str
) -> None:
    preset, choice, reason, ways = CONTRADICTIONS[name]
    page = visitors.come(server)
    for way, settled in ways.items():
        more = "&start=up3" if choice[0] == "start_columns" else ""
        open_builder(page, f"?preset={preset}{more}")
        address(page)
        choose(page, *choice)
        told = rule(page, choice[0]).locator(".clash")
        expect(told).to_contain_text("These rules do not go together.")
        expect(told).to_contain_text(reason)
        expect(told.get_by_role("button", name=way, exact=True)).to_be_visible()
        # Marked as disabled, but it can be pressed: then it leads to what is to be settled.
        page.locator("form [type=submit]").click(force=True)
        assert "/new?" in page.url, "rules that are no game were dealt"
        expect(told.locator("button").first).to_be_focused()
        told.get_by_role("button", name=way, exact=True).click()
        expect(page.locator(CLASH)).to_have_count(0)
        assert settled == address(page)


def contradictions() -> list[tuple[str, str, str]]:
    """For each row of the refused combinations a form, and the options that contradict each other in it."""
    found = []
    for name, values, other, needed in REFUSED:
        for preset, rules in PRESETS.items():
            if getattr(rules, name) in values:
                wrong = {
                    "layout": "2x3",
                    "start": "up2",
                    "match": "line",
                    "place": "face_up",
                    "end": "up_now",
                    "start_columns": "same",
                    "block": "others_plus_10",
                    "block_self": "-10",
                    "flip_after_discard": "may",
                    "flip_turn": "on",
                    "remove_cancelled": "optional",
                }[other]
                if name == "start_columns":
                    wrong = "peek2_any"
                assert wrong not in needed
                found.append((preset, other, wrong))
                break
    return found


def test_every_refused_combination_has_a_reason_and_ways_that_settle_it(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    cases = contradictions()
    assert len(cases) == len(REFUSED)
    for preset, option, value in cases:
        query = f"?preset={preset}&{option}={value}"
        open_builder(page, query)
        told = page.locator(CLASH)
        expect(told).to_contain_text("The rules of this link do not go together.")
        expect(told.locator("button").first).to_be_visible()
        for way in {0, told.locator("button").count() - 1}:
            open_builder(page, query)
            told.locator("button").nth(way).click()
            expect(told).to_have_count(0)
            assert is_a_game(page, address(page)), query


def test_what_the_house_has_changed_stays_when_the_whole_form_is_taken(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page, "?preset=six-card&penalty=plus10&jokers=-5&block=others_plus_10")
    address(page)
    choose(page, "layout", "Four in hand")
    page.get_by_role("button", name="Play it as usual: Four cards in hand").click()
    expect(page.locator(CLASH)).to_have_count(0)
    assert address(page) == "?preset=four-in-hand&jokers=-5&penalty=plus10"


def test_a_layout_chosen_by_hand_offers_what_usually_goes_with_it(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page, "?preset=six-card&penalty=double")
    address(page)
    choose(page, "layout", "Four cards")
    told = rule(page, "layout").locator(".clash")
    expect(told).to_contain_text("A card swapped in: Face down")
    assert address(page) == "?preset=six-card&layout=2x2&penalty=double"
    told.get_by_role("button", name="Play it as usual: Four-card Golf").click()
    expect(told).to_have_count(0)
    assert address(page) == "?preset=four-card&penalty=double"


def test_a_link_carries_rules_and_agreement_to_another_browser(
    server: Server, visitors: Guests
) -> None:
    mara = visitors.come(server, permissions=["clipboard-read", "clipboard-write"])
    open_builder(mara, "?friends")
    start_from(mara, "four-card")
    choose(mara, "penalty", "Double and 5")
    choose(mara, "jokers", "Another number")
    rule(mara, "jokers").get_by_role("spinbutton").fill("-3")
    length = mara.get_by_role("group", name="Length")
    length.get_by_label("Other number of holes").check(force=True)
    length.get_by_role("spinbutton").fill("7")
    for part, label in (
        ("first_dealer", "The lowest card cut"),
        ("memory_aid", "Show what I have seen"),
        ("ties", "Rock, paper, scissors"),
    ):
        mara.locator(f"[data-agreed={part}]").get_by_label(label).check(force=True)
    mara.get_by_role("button", name="Copy a link to these rules").click()
    expect(mara.get_by_text("The link is copied.")).to_be_visible()
    link = mara.evaluate("navigator.clipboard.readText()")
    assert link == (
        f"{server.url}/new?preset=four-card&jokers=-3&penalty=double_plus5&length=holes:7"
        "&first_dealer=cut&memory_aid=true&ties=hands"
    )

    ilze = visitors.come(server, viewport={"width": 360, "height": 740})
    ilze.goto(link)
    ilze.wait_for_selector(".presets")
    expect(ilze.locator("aside mark")).to_have_count(mara.locator("aside mark").count())
    assert ilze.locator("aside .words").inner_text() == mara.locator("aside .words").inner_text()
    ilze.get_by_role("group", name="Bots").get_by_label("0").press("Space")
    table = table_made_by(ilze)
    wanted = PRESETS["four-card"].to_dict()
    assert table["rules"] == wanted | {
        "jokers": -3,
        "penalty": "double_plus5",
        "length": "holes:7",
    }
    wanted = {"first_dealer": "cut", "memory_aid": True, "ties": "hands", "games": "one"}
    assert table["agreed"] == wanted

    ilze.goto(f"/t/{table['id']}")
    ilze.get_by_role("button", name="All rules").click()
    told = ilze.locator("dialog")
    for sentence in (
        "Jokers are in the pack and count −3 each",
        "The match is 7 holes.",
        "Everybody cuts a card for the first deal",
        "The table helps you remember",
        "settled by rock, paper, scissors",
    ):
        expect(told).to_contain_text(sentence)
    assert complaints_of(ilze) == []


def test_whoever_is_quicker_than_the_network_opens_no_table_of_other_rules(
    server: Server, visitors: Guests
) -> None:
    """Until the known forms have come, the page does not yet hold the rules that its link carries."""
    page = visitors.come(server)
    held: list[Route] = []
    opened: list[str] = []
    page.route("**/api/presets", lambda route: held.append(route))
    page.on(
        "request", lambda request: opened.append(request.url) if request.method == "POST" else None
    )
    page.goto("/new?friends&preset=crazy-nines&penalty=worst")
    button = page.locator("button[type=submit]")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(page.get_by_role("link", name="Rule sheet to print")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy a link to these rules")).to_have_count(0)
    assert not [url for url in opened if url.endswith("/api/tables")]
    held[0].continue_()
    expect(button).to_have_attribute("aria-disabled", "false")
    assert table_made_by(page)["rules"] == PRESETS["crazy-nines"].to_dict() | {"penalty": "worst"}


def test_help_for_the_memory_is_offered_only_where_something_is_to_be_remembered(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page, "?preset=four-card&memory_aid=true")
    aid = page.locator("[data-agreed=memory_aid]")
    expect(aid).to_be_visible()
    start_from(page, "four-in-hand")
    expect(aid).to_have_count(0)
    assert address(page) == "?preset=four-in-hand"
    assert table_made_by(page)["agreed"]["memory_aid"] is False


def test_every_known_form_can_be_chosen_and_its_table_opened(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    offered = page.request.get("/api/presets").json()["groups"]
    assert list(PRESETS) == [preset["id"] for group in offered for preset in group["presets"]]
    for preset, rules in PRESETS.items():
        open_builder(page, "?friends")
        page.locator(".all summary").click()
        page.locator(f".all input[value={preset}]").check()
        expect(page.locator(".chosen b")).not_to_contain_text("preset-")
        assert address(page) == f"?friends&preset={preset}"
        assert table_made_by(page)["rules"] == rules.to_dict()


def test_the_known_forms_are_found_by_their_words(server: Server, visitors: Guests) -> None:
    page = visitors.come(server, STILL | {"language": "fi"})
    open_builder(page)
    page.locator(".all summary").click()
    search = page.get_by_role("searchbox")
    found = page.locator(".known")
    expect(found).to_have_count(len(PRESETS))
    search.fill("NELJAN LAVISTAJAT")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Neljän kortin golf, myös lävistäjät")
    search.press("Enter")
    assert "/new" in page.url
    search.fill("canasta")
    expect(page.get_by_text("Sen nimistä pelimuotoa ei ole.").last).to_be_visible()


def test_a_broken_link_is_told_in_one_sentence_and_nothing_is_lost(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page, "?preset=bridge&penalty=plus10&jokers=lots&trumps=hearts&ties=extra_hole")
    told = page.get_by_role("alert")
    expect(told).to_have_count(1)
    expect(told).to_have_text(
        "This link names something that no rule here is called: preset=bridge, jokers=lots, trumps=hearts."
        " Everything else is as the link says."
    )
    # Six-card Golf with ten for ending too early has a name of its own.
    assert address(page) == "?preset=six-card-plus-ten&ties=extra_hole"


def test_rules_set_aside_by_another_form_can_be_taken_back(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page, "?preset=six-card&penalty=double&tie=penalised")
    address(page)
    start_from(page, "crazy-nines")
    expect(page.get_by_text("The rules you had changed were set aside.")).to_be_visible()
    assert address(page) == "?preset=crazy-nines"
    page.get_by_role("button", name="Take them back").click()
    assert address(page) == "?preset=six-card&penalty=double&tie=penalised"
    page.get_by_role("button", name="Back to the known form").click()
    assert address(page) == "?preset=six-card"


def test_a_contradiction_is_settled_with_the_keyboard_alone(
    server: Server, visitors: Guests
) -> None:
    page = visitors.come(server)
    open_builder(page)
    address(page)
    place = rule(page, "place")
    place.get_by_label("Face up").focus()
    page.keyboard.press("ArrowRight")
    expect(place.locator(".clash button").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(place.locator(".clash button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(CLASH)).to_have_count(0)
    expect(place.get_by_label("Face down")).to_be_focused()
    assert address(page) == "?preset=six-card&place=face_down&end=knock_last_turn"


@pytest.mark.parametrize("language", ["en", "lv", "nl", "fi"])
def test_a_contradiction_and_all_forms_are_legible(
    server: Server, visitors: Guests, language: str
) -> None:
    page = visitors.come(server, STILL | {"language": language}, color_scheme="light")
    open_builder(page, "?preset=six-card&layout=hand4&foo=bar")
    page.locator(CLASH).locator("button").first.wait_for()
    page.locator(".all summary").click()
    page.locator(".more summary").click()
    wrong = []
    for width in (320, 360, 430, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        for text in ("100", "200"):
            page.evaluate("text => { document.documentElement.dataset.text = text }", text)
            wrong += [f"{width} {text}: {what}" for what in page.evaluate(SIDEWAYS)]
            wrong += [f"{width} {text}: too small {what}" for what in page.evaluate(TOO_SMALL)]
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        wrong += [f"{theme}: {what}" for what in complaints_of(page)]
    assert not wrong, "\n".join(wrong)
