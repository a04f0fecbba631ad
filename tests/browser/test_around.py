"""Around a hole: who deals first, dealing again and ending by consent, shared wins and how they are played off."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import complaints_of
from tests.browser.laid import Laid, rules
from tests.browser.people import STILL, Guests
from tests.browser.player import Player
from tests.browser.scores import match_card, table_of
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
EQUAL = ["7h Ks 9d / 7d 4c 4h", "Th 8c Kc / Td 9s Kh"]
"""Seventeen each."""
HIGH = "Jc 9c 3h / Jh As 7s"
HANDS = ("rock", "paper", "scissors")


@pytest.fixture
def look(pictures: Callable[[str], Path]) -> Iterator[Callable[[Page, str], None]]:
    """Takes pictures of a page as it is, wide and narrow, by day and by night, and asks axe; what is wrong is told at the end."""
    wrong = []

    def of(page: Page, name: str) -> None:
        before = page.viewport_size
        for width, theme in ((1280, "light"), (360, "light"), (360, "dark"), (1280, "dark")):
            page.set_viewport_size({"width": width, "height": 800 if width > 800 else 740})
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.screenshot(path=pictures(f"{name}-{width}-{theme}"))
            wrong.extend([f"{name} {width}: sideways"] * bool(page.evaluate(SIDEWAYS)))
            if (width, theme) in ((360, "dark"), (1280, "light")):
                wrong.extend(f"{name} {width}: {what}" for what in complaints_of(page))
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(before or {"width": 1280, "height": 800})

    yield of
    assert not wrong, "\n".join(wrong)


def come(server: Server, guests: Guests, **settings: object) -> Page:
    return guests.come(server, STILL | settings, color_scheme="light")


def open_table(page: Page, **wanted: object) -> str:
    body = {
        "preset": "six-card",
        "options": {},
        "seats": 2,
        "bots": 0,
        "name": "Mara",
        "start": False,
    }
    answer = page.request.post("/api/tables", data=body | wanted)
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/t/{table}")
    return table


def sit(page: Page, table: str, name: str) -> None:
    answer = page.request.post(f"/api/tables/{table}/seat", data={"name": name, "seat": None})
    assert answer.ok, answer.text()
    page.goto(f"/t/{table}")


def said(page: Page) -> Locator:
    return page.locator("#voice")


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog")


def bar(page: Page) -> Locator:
    return page.locator(".bar .where")


def cards(page: Page) -> str:
    """What nobody sees of the hole on the table, sealed."""
    seal: str = table_of(page)["commitment"]
    return seal


# ------------------------------------------------------------------ who deals first


def test_the_first_dealer_is_drawn_by_lot(server: Server, guests: Guests) -> None:
    page = come(server, guests)
    open_table(page, seats=4, bots=3, agreed={"first_dealer": "chance"})
    expect(page.locator("main")).to_contain_text("Chance decides who deals the first hole.")
    page.get_by_role("button", name="Deal the first hole").click()
    page.wait_for_selector(".felt")
    table = table_of(page)
    dealer = table["view"]["dealer"]
    words = "You deal, by lot" if dealer == 0 else f"{table['seats'][dealer]['name']} deals, by lot"
    expect(bar(page)).to_contain_text(words)
    expect(said(page)).to_contain_text(words)
    expect(page.locator(".side .log li").last).to_have_text(words)


def test_a_volunteer_deals_first(server: Server, guests: Guests) -> None:
    mara, ieva = come(server, guests), come(server, guests)
    table = open_table(mara, agreed={"first_dealer": "volunteer"})
    sit(ieva, table, "Ieva")
    expect(mara.get_by_role("button", name="I deal")).to_be_visible()
    ieva.get_by_role("button", name="I deal").click()
    mara.wait_for_selector(".felt")
    expect(bar(mara)).to_contain_text("Ieva deals, as a volunteer")
    expect(bar(ieva)).to_contain_text("You deal, as a volunteer")
    assert table_of(mara)["view"]["dealer"] == 1


def test_cards_are_cut_for_the_first_deal(
    server: Server, guests: Guests, look: Callable[[Page, str], None]
) -> None:
    mara, ieva = come(server, guests), come(server, guests)
    table = open_table(mara, seats=4, bots=1, agreed={"first_dealer": "cut"})
    sit(ieva, table, "Ieva")
    expect(mara.locator(".ws", has_text="Ieva")).to_be_visible()
    look(mara, "waiting-cut")
    expect(ieva.locator("main")).to_contain_text("the lowest deals")
    mara.get_by_role("button", name="Cut for the deal").click()
    for page in (mara, ieva):
        shown = page.get_by_role("dialog", name="The cut for the deal")
        expect(shown).to_be_visible()
        cut = table_of(page)["cut"]
        names = [seat["name"] for seat in table_of(page)["seats"]]
        names[table_of(page)["you"]] = "You"
        rounds = shown.locator("ul").evaluate_all(
            "lists => lists.map(list => [...list.querySelectorAll('li > b')].map(name => name.textContent))"
        )
        assert rounds == [
            [name for name, card in zip(names, each, strict=True) if card is not None]
            for each in cut["rounds"]
        ]
        dealer = names[cut["dealer"]]
        words = f"{dealer} deal{'s' if dealer != 'You' else ''}: "
        expect(shown.locator(".lead")).to_contain_text(words)
        expect(said(page)).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(shown).to_be_hidden()
        expect(bar(page)).to_contain_text(words)
    menu(mara).get_by_role("button", name="The cut for the deal").click()
    expect(mara.get_by_role("dialog")).to_contain_text("is the lowest card cut")


def test_a_cut_that_was_tied_is_told_round_by_round(
    server: Server, guests: Guests, look: Callable[[Page, str], None]
) -> None:
    page = come(server, guests)
    cut: list[list[str | None]] = [["Kc", "2h", "2d", "9s"], [None, "9s", "4c", None]]
    laid = Laid(server, page, rules("six-card"), 4, {"first_dealer": "cut"}, dealer=2, cut=cut)
    laid.hole([*EQUAL, HIGH, "2h 3c 5d / 6h 8d Qs"], bare=True)
    laid.show()
    shown = page.get_by_role("dialog")
    expect(shown).to_contain_text("Cut 2: the lowest were equal")
    expect(shown.locator("ul").nth(0).locator(".low b")).to_have_text(["Ieva", "Bram"])
    expect(shown.locator("ul").nth(1).locator("li b")).to_have_text(["Ieva", "Bram"])
    expect(shown.locator(".lead")).to_contain_text("Bram deals: ")
    look(page, "cut")
    page.get_by_role("button", name="To the table").click()
    expect(bar(page)).to_contain_text("Bram deals: 4♣")
    look(page, "cut-over")


# ------------------------------------------------------------------ by common consent


def three_people(server: Server, guests: Guests, **wanted: object) -> tuple[Page, Page, Page]:
    mara, ieva, bram = (come(server, guests) for _ in range(3))
    table = open_table(mara, seats=4, bots=1, **wanted)
    sit(ieva, table, "Ieva")
    sit(bram, table, "Bram")
    mara.get_by_role("button", name="Deal the first hole").click()
    for page in (mara, ieva, bram):
        page.wait_for_selector(".felt")
    return mara, ieva, bram


def test_a_hole_is_dealt_again_when_all_agree(
    server: Server, guests: Guests, look: Callable[[Page, str], None]
) -> None:
    mara, ieva, bram = three_people(server, guests)
    before = cards(mara)
    sheet = menu(mara)
    sheet.get_by_role("button", name="Deal again").click()
    expect(sheet).to_contain_text("The others at the table must agree.")
    look(mara, "deal-again")
    sheet.get_by_role("button", name="Ask the others").click()

    for page in (ieva, bram):
        expect(page.get_by_role("region", name="Mara asks: deal this hole again?")).to_be_visible()
        expect(said(page)).to_contain_text("Mara asks: deal this hole again?")
    expect(mara.locator(".ask")).to_contain_text("Not yet: Ieva and Bram")
    expect(mara.get_by_role("button", name="Take it back")).to_be_visible()
    look(ieva, "question")
    # One of them says no.
    bram.get_by_role("button", name="Play on").click()
    for page in (mara, ieva, bram):
        expect(page.locator(".ask")).to_have_text("Play goes on.")
        expect(said(page)).to_contain_text("Play goes on.")
    assert cards(mara) == before

    # Asked once more, by keyboard, and this time all agree.
    menu(mara)
    for button in ("Deal again", "Ask the others"):
        mara.get_by_role("button", name=button).focus()
        mara.keyboard.press("Enter")
    ieva.get_by_role("button", name="Agree").click()
    for page in (mara, bram):
        expect(page.locator(".ask")).to_contain_text("Agreed: Ieva")
        expect(said(page)).to_contain_text("Ieva agrees")
    expect(ieva.locator(".ask")).to_contain_text("Agreed: You")
    assert cards(mara) == before
    bram.locator("body").press("Tab")
    bram.get_by_role("button", name="Agree").focus()
    bram.keyboard.press("Enter")
    for page in (mara, ieva, bram):
        expect(page.locator(".ask")).to_have_text("All agreed: the hole is dealt again.")
        expect(said(page)).to_contain_text("All agreed: the hole is dealt again.")
        assert page.evaluate("document.activeElement !== document.body")
    assert cards(mara) != before
    assert table_of(mara)["void"]["commitment"] == before
    assert table_of(mara)["match"]["hole"] == 1


def test_alone_with_bots_a_hole_is_dealt_again_at_once(server: Server, guests: Guests) -> None:
    page = come(server, guests)
    open_table(page, bots=1, start=True)
    page.wait_for_selector(".felt")
    before = cards(page)
    sheet = menu(page)
    sheet.get_by_role("button", name="Deal again").click()
    sheet.get_by_role("button", name="Leave it").click()
    assert cards(page) == before
    sheet.get_by_role("button", name="Deal again").click()
    sheet.get_by_role("button", name="Deal again now").click()
    expect(said(page)).to_contain_text("All agreed: the hole is dealt again.")
    assert cards(page) != before


def test_an_open_match_ends_when_all_agree(
    server: Server, guests: Guests, look: Callable[[Page, str], None]
) -> None:
    mara, ieva = come(server, guests), come(server, guests)
    laid = Laid(server, mara, rules("six-card", length="open"), 2, people=[ieva])
    laid.hole(["7h Ks 9d / 7d 4c 4h", "2h 3c 5d / 6h 8d Qs"])
    table = laid.show()
    ieva.goto(f"/t/{table}")
    ieva.wait_for_selector("#told")
    mara.get_by_role("button", name="End the match here").click()
    expect(said(ieva)).to_contain_text("Mara asks: stop here?")
    expect(ieva.locator(".ask")).to_contain_text("Not yet: You")
    look(ieva, "stop-here")
    # Dealing on is as good as a no.
    ieva.get_by_role("button", name="Deal hole 2").click()
    for page in (mara, ieva):
        page.wait_for_selector(".felt")
        expect(said(page)).to_contain_text("Play goes on.")

    players = [Player(mara, 1), Player(ieva, 2)]
    while not all(page.locator("#told").is_visible() for page in (mara, ieva)):
        for player in players:
            if player.page.locator(".felt").is_visible():
                player.try_step(0.3)
    ieva.get_by_role("button", name="End the match here").click()
    mara.get_by_role("button", name="Agree").click()
    for page in (mara, ieva):
        expect(said(page)).to_contain_text("All agreed: the match ends here.")
        page.get_by_role("button", name="To the match card").click()
        page.wait_for_selector(".board")
    assert table_of(mara)["status"] == "match_over"


# ------------------------------------------------------------------ shared wins


def tied(
    server: Server, guests: Guests, ties: str, people: int, seats: int = 3
) -> tuple[Laid, list[Page]]:
    """A match that the first two share, before everybody, told to its end."""
    pages = [come(server, guests) for _ in range(people)]
    laid = Laid(server, pages[0], rules("six-card"), seats, {"ties": ties}, people=pages[1:])
    laid.hole([*EQUAL, HIGH][:seats])
    table = laid.show()
    for page in pages:
        page.goto(f"/t/{table}")
        page.wait_for_selector("#told")
        page.get_by_role("button", name="To the match card").click()
        page.wait_for_selector(".board")
    return laid, pages


def test_a_shared_win_is_told_in_the_same_words_everywhere(
    server: Server, guests: Guests, look: Callable[[Page, str], None]
) -> None:
    _, (mara, ieva) = tied(server, guests, "shared", people=2)
    for page, words in (
        (mara, "You and Ieva share the win"),
        (ieva, "You and Mara share the win"),
    ):
        expect(page.get_by_role("heading", level=1)).to_have_text(words)
        expect(page.locator(".board caption")).to_have_text(words)
        expect(page.locator(".board tr.ldr .nm")).to_have_count(2)
        menu(page).get_by_role("button", name="What happened").click()
        expect(page.get_by_role("dialog").locator(".log li").first).to_have_text(words)
        page.keyboard.press("Escape")
    assert table_of(mara)["match"]["winners"] == [0, 1]
    assert [line.total for line in match_card(mara).values()] == [17, 17, 20]
    look(mara, "shared")
    mara.get_by_role("button", name="Play again, same seats").click()
    expect(bar(ieva)).to_contain_text("Hole 1 of 1")


def play_out(*pages: Page) -> None:
    """Until the hole on the table is told to all."""
    players = [Player(page, n) for n, page in enumerate(pages)]
    while not all(page.locator("#told").is_visible() for page in pages):
        for player in players:
            if player.page.locator(".felt").is_visible():
                player.try_step(0.3)


def test_an_extra_hole_decides(
    server: Server, guests: Guests, look: Callable[[Page, str], None]
) -> None:
    _, (mara, ieva, bram) = tied(server, guests, "extra_hole", people=3)
    expect(mara.get_by_role("heading", level=1)).to_have_text("You and Ieva share the win")
    expect(mara.locator(".tie")).to_contain_text("You and Ieva play one more hole for the prize")
    expect(bram.locator(".tie")).to_contain_text("You will look on.")
    look(mara, "extra-hole")
    mara.get_by_role("button", name="Play an extra hole").click()
    for page in (mara, ieva, bram):
        page.wait_for_selector(".felt")
        expect(bar(page)).to_contain_text("Extra hole")
        # The card beside the table is still that of the match.
        assert list(match_totals(page)) == ["17", "17", "20"]
    expect(bram.get_by_text("You are watching")).to_be_visible()
    expect(bram.locator(".own")).to_have_count(0)
    play_out(mara, ieva)
    for _ in range(5):
        scores = table_of(mara)["match"]["holes"][0]["scores"]
        for page in (mara, ieva, bram):
            page.wait_for_selector("#told")
            expect(page.locator(".told h2")).to_have_count(2)
            page.get_by_role("button", name="To the match card").click()
        tie = table_of(mara)["tie"]
        assert scores == tie["rounds"][-1]["scores"]
        if tie["winner"] is not None:
            break
        mara.get_by_role("button", name="Play another extra hole").click()
        play_out(mara, ieva)
    names = ["Mara", "Ieva"]
    assert tie["winner"] == scores.index(min(scores))
    for seat, page in enumerate((mara, ieva, bram)):
        words = "You win" if seat == tie["winner"] else f"{names[tie['winner']]} wins"
        words += " by an extra hole"
        expect(page.get_by_role("heading", level=1)).to_have_text(words)
        expect(page.locator(".board caption")).to_have_text(words)
        expect(bar(page)).to_contain_text("Hole 1 of 1")
        expect(page.locator("main > header")).to_contain_text("have the same total")
        assert [line.total for line in match_card(page).values()] == [17, 17, 20]
    look(bram, "extra-hole-won")
    bram.get_by_role("button", name="Play again, same seats").click()
    for page in (mara, ieva, bram):
        expect(bar(page)).to_contain_text("Hole 1 of 1")
        assert len(table_of(page)["seats"]) == 3


def match_totals(page: Page) -> list[str]:
    return page.locator(".side table.sc td.sum").all_text_contents()


def test_rock_paper_scissors_decides(
    server: Server, guests: Guests, look: Callable[[Page, str], None]
) -> None:
    _, (mara, ieva, bram) = tied(server, guests, "hands", people=3)
    expect(bram.locator(".hand")).to_have_count(0)
    expect(bram.locator(".who li")).to_have_text(["Mara is choosing", "Ieva is choosing"])
    look(mara, "hands")
    # The same twice: nobody is out.
    mara.get_by_role("button", name="rock").click()
    for page in (ieva, bram):
        expect(page.locator(".who li").first).to_have_text("Mara has chosen")
        expect(said(page)).to_contain_text("Mara has chosen")
        assert "rock" not in page.locator(".tie .who, .tie .rounds").all_text_contents()
        assert hands_known(table_of(page)) == []
    expect(mara.locator(".hand")).to_have_count(0)
    assert hands_known(table_of(mara)) == []
    ieva.get_by_role("button", name="rock").click()
    for page in (mara, ieva, bram):
        expect(page.locator(".rounds")).to_contain_text("Nobody is out: once more.")
    expect(said(bram)).to_contain_text("Mara: rock, Ieva: rock. Nobody is out: once more.")
    # By keyboard.
    mara.locator("#hand-scissors").focus()
    mara.keyboard.press("Enter")
    expect(ieva.locator(".who li").first).to_have_text("Mara has chosen")
    ieva.locator("#hand-paper").focus()
    ieva.keyboard.press("Enter")
    for page, words in ((mara, "You win"), (ieva, "Mara wins"), (bram, "Mara wins")):
        expect(page.get_by_role("heading", level=1)).to_have_text(
            f"{words} by rock, paper, scissors"
        )
        expect(page.locator(".board caption")).to_have_text(f"{words} by rock, paper, scissors")
        expect(said(page)).to_contain_text(f"{words} by rock, paper, scissors.")
        expect(page.locator(".rounds > li")).to_have_count(2)
    look(ieva, "hands-won")
    assert table_of(mara)["match"]["winners"] == [0, 1]


def hands_known(table: Json) -> list[str]:
    """What a table tells of hands that are not out yet."""
    assert table["tie"]["rounds"] == []
    return [word for word in HANDS if f'"{word}"' in str(table["tie"]).replace("'", '"')]


@pytest.mark.parametrize("language", ["lv", "nl", "fi"])
def test_other_languages_fit(
    server: Server, guests: Guests, pictures: Callable[[str], Path], language: str
) -> None:
    """The smallest phone, and the longest words."""
    small = {"width": 320, "height": 640}
    page = guests.come(server, STILL | {"language": language}, viewport=small)
    cut: list[list[str | None]] = [["Kc", "2h", "2d"], [None, "9s", "4c"]]
    wrong = []

    def shoot(name: str) -> None:
        page.wait_for_timeout(100)
        page.screenshot(path=pictures(f"around-{name}-{language}"), full_page=True)
        if page.evaluate(SIDEWAYS):
            wrong.append(name)

    table = open_table(page, seats=3, bots=2, agreed={"first_dealer": "cut"})
    page.wait_for_selector(".wgrid")
    shoot("waiting")
    laid = Laid(server, page, rules("six-card"), 3, {"first_dealer": "cut"}, dealer=2, cut=cut)
    laid.hole([*EQUAL, HIGH], bare=True)
    laid.show()
    page.wait_for_selector("#cut-seen")
    shoot("cut")
    page.click("#cut-seen")
    page.locator(".bar .tools button").last.click()
    page.click("#deal-again")
    page.wait_for_selector("#deal-again-yes")
    shoot("again")
    page.click("#deal-again-yes")
    page.wait_for_selector(".ask")
    shoot("dealt-again")
    other = come(server, guests)
    for ties in ("extra_hole", "hands"):
        laid = Laid(server, page, rules("six-card"), 3, {"ties": ties}, people=[other])
        laid.hole([*EQUAL, HIGH])
        table = laid.show()
        page.wait_for_selector("#told")
        page.click("#act-next")
        page.wait_for_selector(".tie")
        shoot(ties)
    other.goto(f"/t/{table}")
    other.wait_for_selector("#told")
    other.click("#act-next")
    page.click("#hand-paper")
    other.click("#hand-rock")
    page.wait_for_selector(".rounds")
    shoot("hands-won")
    laid = Laid(server, page, rules("six-card", length="open"), 2, people=[other])
    laid.hole(EQUAL)
    table = laid.show()
    other.goto(f"/t/{table}")
    other.wait_for_selector("#told")
    other.get_by_role("button", name="End the match here").click()
    page.wait_for_selector("#ask-agree")
    shoot("stop-here")
    assert not wrong
