"""Sheets for the printer: one page each, legible, in black, with nothing of the page around them."""

import io
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from fourball import allfours
from fourball.golf import PRESETS, Rules
from fourball.rulebook import rule_sheet
from fourball.rulebook.text import rule_sheet_text
from tests.browser.axe import complaints_of
from tests.browser.people import STILL, Guests
from tests.browser.test_looks import SIDEWAYS, TOO_SMALL
from tests.oracle import random_hands
from tests.oracle.random_rules import NAMES, random_rules
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

LANGUAGES = ("en", "lv", "nl", "fi")
PAPERS = ("A4", "Letter")
SMALLEST = 8.5  # points
NAMES_OF_EIGHT = (
    "Maximilian von Hohenheim",  # as long as a name may be
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Ilze",
    "Jānis",
    "Bartholomeus",
    "Cosy Kestrel",
    "Väinö",
    "Ole",
)
FULL: Json = {
    "preset": "six-card",
    "jokers": -2,
    "bonus": "one_eyed_jacks",
    "negative_pairs": "keep",
    "block": "others_plus_10",
    "block_self": -20,
    "penalty": "double_plus5",
}

FULL_FOURS: Json = {
    "preset": "all-fours",
    "turn_up_points": ",".join(f"{rank}:1000" for rank in "AKQJT9865432"),
    "packets": "dealer_chooses",
    "target": 40,
    "low_to": "winner",
    "twos_toward_game": 2,
    "game_tie": "non_dealer",
    "undertrump": "banned",
    "void_must_trump": "true",
    "give_at_match_point": "false",
    "give_needs_trump": "true",
    "pack_out": "turn_last",
    "exposed": "callable",
    "blind_partners": "true",
    "games": "best_of:15",
}
"""The agreement with most to say."""

PRINTED = """() => [...document.querySelectorAll("article *")]
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && !e.closest(".vh"))
  .map((e) => [e.textContent.trim().slice(0, 30), getComputedStyle(e)])
  .map(([text, style]) => [text, parseFloat(style.fontSize) * .75, style.color])"""


# What reaches out of the paper, as wide as A4 is between its margins.
TOO_WIDE = """() => {
  const paper = document.querySelector("article");
  paper.style.width = "190mm";
  const right = paper.getBoundingClientRect().right + 1;
  const found = [...paper.querySelectorAll("table, .bundles, .notes")].filter(
    (e) => e.getBoundingClientRect().right > right && !e.closest(".scroll"),
  );
  paper.style.width = "";
  return found.map((e) => e.className || e.tagName);
}"""


@cache
def random_agreements() -> tuple[Rules, ...]:
    rng = random.Random(155)
    return tuple(Rules.from_dict(random_rules(rng, tuple(NAMES))) for _ in range(300))


@cache
def longest(language: str) -> Rules:
    """Of many agreements the one with most to say."""
    return max(
        random_agreements(), key=lambda rules: len(rule_sheet_text(rule_sheet(rules, 8, language)))
    )


def address(rules: Rules, seats: int) -> str:
    """The page of a rule sheet, every option spelled out."""
    base = next(name for name, one in PRESETS.items() if one.layout == rules.layout)
    return f"/rules?{urlencode(rules.to_dict() | {'preset': base, 'seats': seats})}"


def show(page: Page, path: str, language: str) -> None:
    page.goto(path)
    page.wait_for_selector(f"article[lang={language}]")
    page.evaluate("document.fonts.ready")


def printed(page: Page, paper: str) -> PdfReader:
    return PdfReader(io.BytesIO(page.pdf(format=paper)))


def faults_on_paper(page: Page) -> list[str]:
    """What would be too small to read, or not black."""
    page.emulate_media(media="print")
    found = [
        f"{text}: {size} pt, {colour}"
        for text, size, colour in page.evaluate(PRINTED)
        if size < SMALLEST - 0.01 or colour not in ("rgb(0, 0, 0)", "rgb(26, 22, 38)")
    ]
    found += [f"{what} is printed" for what in (".bar", ".acts") if page.is_visible(what)]
    page.emulate_media(media="null")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_sheet_is_one_page(server: Server, guests: Guests, language: str) -> None:
    page = guests.come(server, STILL | {"language": language}, color_scheme="dark")
    some = random_agreements()[LANGUAGES.index(language) :: 60]
    for rules in (longest(language), *some, PRESETS["six-card"], PRESETS["four-in-hand"]):
        show(page, address(rules, 8), language)
        assert faults_on_paper(page) == []
        for paper in PAPERS:
            assert len(printed(page, paper).pages) == 1, (paper, rules)


@cache
def fours_agreements() -> tuple[allfours.Rules, ...]:
    rng = random.Random(156)
    made = (random_hands.random_rules(rng) for _ in range(300))
    return tuple(map(allfours.Rules.from_dict, made))


def fours_address(rules: allfours.Rules) -> str:
    """The page of a rule sheet of All Fours, every option spelled out."""
    options = rules.to_dict()
    points = ",".join(f"{rank}:{count}" for rank, count in rules.turn_up_points.items())
    options |= {"preset": "all-fours", "turn_up_points": points or "none"}
    return f"/rules?{urlencode({name: in_address(value) for name, value in options.items()})}"


def in_address(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def longest_of_fours(language: str) -> allfours.Rules:
    """Of many agreements the one with most to say."""
    return max(
        fours_agreements(),
        key=lambda rules: len(rule_sheet_text(rule_sheet(rules, rules.players, language))),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_sheet_of_all_fours_is_one_page(
    server: Server, guests: Guests, language: str
) -> None:
    page = guests.come(server, STILL | {"language": language}, color_scheme="dark")
    some = fours_agreements()[LANGUAGES.index(language) :: 100]
    presets = (allfours.PRESETS["all-fours"], allfours.PRESETS["all-twos"])
    full = f"/rules?{urlencode(FULL_FOURS | {'memory_aid': 'true'})}"
    for path in (full, *map(fours_address, (longest_of_fours(language), *some, *presets))):
        show(page, path, language)
        assert faults_on_paper(page) == []
        for paper in PAPERS:
            assert len(printed(page, paper).pages) == 1, (paper, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chalk_sheet_is_one_page(server: Server, guests: Guests, language: str) -> None:
    page = guests.come(server, STILL | {"language": language}, color_scheme="dark")
    names = [("names", name) for name in NAMES_OF_EIGHT[:4]]
    two: Json = {"preset": "all-fours-running"}
    for more in (
        FULL_FOURS,
        FULL_FOURS | {"target": 1000, "hole": 17},
        {"preset": "all-fours"},
        two,
    ):
        for players in ([], names[: 2 if more is two else 4]):
            path = f"/scores-sheet?{urlencode([*more.items(), *players])}"
            show(page, path, language)
            assert faults_on_paper(page) == []
            assert page.evaluate(TOO_WIDE) == []
            for paper in PAPERS:
                assert len(printed(page, paper).pages) == 1, (paper, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_is_one_page(server: Server, guests: Guests, language: str) -> None:
    page = guests.come(server, STILL | {"language": language}, color_scheme="dark")
    names = [("names", name) for name in NAMES_OF_EIGHT]
    for more in ({"holes": 9}, {"holes": 18}, {"length": "points:200"}, {"holes": 40, "hole": 19}):
        for players in (names, names[1:3]):
            path = f"/scores-sheet?{urlencode([*FULL.items(), *more.items(), *players])}"
            show(page, path, language)
            assert faults_on_paper(page) == []
            for paper in PAPERS:
                assert len(printed(page, paper).pages) == 1, (paper, path)


def test_a_printed_sheet_has_its_rules_and_no_buttons(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    show(page, "/rules?preset=six-card&penalty=plus10&seats=4", "en")
    text = " ".join(printed(page, "A4").pages[0].extract_text().split())
    sheet = rule_sheet(Rules.preset("six-card", penalty="plus10"), 4, "en")
    for section in sheet.sections:
        assert section.title in text
    assert "10 more points" in text
    assert "Print" not in text
    assert "Score sheet to print" not in text


def test_the_button_prints(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    show(page, "/rules", "en")
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed") is True


def test_a_sheet_follows_the_language(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    show(page, "/rules?preset=crazy-nines", "en")
    assert page.get_by_role("heading", level=1).inner_text() == "Nine-card Golf"
    page.evaluate(
        "localStorage.setItem('fourball-settings', JSON.stringify({ language: 'fi', movement: 'none' }))"
    )
    show(page, "/rules?preset=crazy-nines", "fi")
    assert page.get_by_role("heading", level=1).inner_text() == "Yhdeksän kortin golf"


def test_what_is_no_game_has_no_sheet(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    page.goto("/rules?place=face_down&end=up_now")
    page.wait_for_selector(".lost")
    assert "{" not in page.inner_text("main")
    assert page.locator("article").count() == 0
    # The browser tells of the refusal, and nothing complains of a fact that is missing in its words.
    assert [line for line in guests.complaints if "400" not in line] == []
    guests.complaints.clear()


def open_table(page: Page, **wanted: object) -> Json:
    table: Json = page.request.post("/api/tables", data={"name": "Mara"} | wanted).json()
    return table


def test_a_table_has_its_sheets(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    table = open_table(
        page, preset="eight-card", options={"turn_cap": 1}, seats=2, bots=1, start=True
    )
    while table["status"] == "playing":
        view = table["view"]
        if view["to_act"] != table["you"]:
            table = page.request.get(f"/api/tables/{table['id']}").json()
            continue
        words = "discard" if "discard" in view["legal"] else view["legal"][0]
        body = {"version": table["version"], "action": words, "nonce": f"n{table['version']}"}
        table = page.request.post(f"/api/tables/{table['id']}/actions", data=body).json()["table"]
    show(page, f"/t/{table['id']}/rules", "en")
    assert page.get_by_role("heading", level=1).inner_text() == "Eight-card Golf"
    page.get_by_role("link", name="Score sheet to print").click()
    page.wait_for_selector("article table")
    first = page.locator("tbody tr").first.locator(".score").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in first] == table["match"]["holes"][0]["scores"]
    assert page.locator("td .dot").count() == 9
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/t/{table['id']}")


def test_a_table_of_all_fours_has_its_sheets(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    table = open_table(page, preset="all-fours", options={"packets": "ones"}, start=True)
    while table["status"] == "playing":
        view = table["view"]
        if view["to_act"] != table["you"]:
            table = page.request.get(f"/api/tables/{table['id']}").json()
            continue
        body = {
            "version": table["version"],
            "action": view["legal"][0],
            "nonce": f"n{table['version']}",
        }
        table = page.request.post(f"/api/tables/{table['id']}/actions", data=body).json()["table"]
    show(page, f"/t/{table['id']}/rules", "en")
    assert page.get_by_role("heading", level=1).inner_text() == "All Fours"
    assert "one at a time" in page.locator("article").inner_text()
    page.get_by_role("link", name="Score sheet to print").click()
    page.wait_for_selector("article table")
    row = page.locator("tbody tr").first.locator("td")
    [hand] = table["match"]["holes"]
    assert row.first.inner_text().startswith(table["seats"][hand["dealer"]]["name"])
    totals = row.all_inner_texts()[-2:]
    assert [int(text) for text in totals] == hand["scores"]
    for side, points in enumerate(hand["scores"]):
        strokes = page.locator(".games li").first.locator(".strokes").nth(side)
        assert strokes.locator(".made").count() == points
        assert strokes.locator("b").inner_text() == str(points)
    page.get_by_role("button", name="Hands 17 to 32").click()
    expect(page.locator("tbody th").first).to_have_text("17")
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/t/{table['id']}")


def test_a_printed_chalk_sheet_names_everybody(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    show(page, "/scores-sheet?preset=all-fours&hang_jack=6&names=Mara,Ilze,Jan,Ole", "en")
    text = " ".join(printed(page, "A4").pages[0].extract_text().split())
    for name in ("Mara", "Ilze", "Jan", "Ole"):
        assert text.count(name) == 5  # with the partner, and as the dealer of four hands
    for word in ("Turn-up", "Take one", "High", "Low", "Jack", "Game", "Side 1", "To 14"):
        assert word in text
    assert "it is hung and scores 6" in text
    assert "Print" not in text


def test_the_way_to_the_sheets(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    page.goto("/new?preset=crazy-nines&penalty=worst&ties=hands")
    expect(page.get_by_role("link", name="Rule sheet to print")).to_have_attribute(
        "href", re.compile("crazy-nines")
    )
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Rule sheet to print").click()
    sheet = opened.value
    sheet.wait_for_selector("article")
    text = sheet.locator("article").inner_text()
    assert "worst score at the table" in text
    assert "rock, paper, scissors" in text
    assert "4 players" in text
    table = open_table(page, seats=2, bots=1, start=True)
    page.goto(f"/t/{table['id']}")
    page.get_by_role("button", name="Rules of this table").click()
    page.get_by_role("link", name="Rule sheet to print").click()
    page.wait_for_selector("article")
    assert page.url.endswith(f"/t/{table['id']}/rules")


SCENES = {
    "rule-sheet": "/rules?preset=nine-card&jokers=-2&block_self=-20&negative_pairs=keep&penalty=worst",
    "score-sheet": "/scores-sheet?names=Mara,Ilze,Janis&holes=18",
    "rule-sheet-fours": "/rules?preset=all-fours&undertrump=banned&exposed=callable&games=best_of:3",
    "rule-sheet-fours-two": "/rules?preset=all-fours-running",
    "chalk-sheet": "/scores-sheet?preset=all-fours&names=Mara,Ilze,Jan,Maximilian%20von%20Hohenheim",
    "chalk-sheet-strokes": "/scores-sheet?preset=all-twos&target=1000&games=first_to:5",
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_sheet_on_the_screen(
    server: Server, guests: Guests, pictures: Callable[[str], Path], scene: str
) -> None:
    page = guests.come(server, STILL, color_scheme="light")
    show(page, SCENES[scene], "en")
    wrong = []
    for width, height in ((360, 740), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=pictures(f"{scene}-{width}-{theme}"), full_page=True)
            wrong += [f"{width} {theme}: {what}" for what in complaints_of(page)]
        wrong += [f"{width}: sideways: {what}" for what in page.evaluate(SIDEWAYS)]
        wrong += [f"{width}: too small: {what}" for what in page.evaluate(TOO_SMALL)]
    assert not wrong, "\n".join(wrong)
