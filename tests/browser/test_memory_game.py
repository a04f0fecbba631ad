"""The memory game: who looks at a card sees it for a moment, alone, and once; nobody is shown it again, not even its owner."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import complaints_of
from tests.browser.keys import Keys
from tests.browser.people import LIVELY, STILL, Guests
from tests.browser.player import Player
from tests.browser.scores import match_card, table_of
from tests.browser.taps import Snapshot, Tap, cards_in
from tests.browser.test_two_people import whose_turn
from tests.support.server import Json, Server
from tests.support.truth import Moment, check_told_once, truth

pytestmark = pytest.mark.timeout(180)

LOOKED = ".own .looked"
SEEN = ".own .seen"


def open_table(page: Page, *others: Page, **wanted: object) -> Json:
    """A table of these people, and of bots; its first hole is dealt."""
    body = {"preset": "four-card", "options": {"length": "holes:1"}, "seats": 2, "name": "Mara"}
    body |= {"bots": 0, "start": False}
    answer = page.request.post("/api/tables", data=body | wanted)
    assert answer.ok, answer.text()
    table: Json = answer.json()
    for seat, other in enumerate(others, 1):
        name = f"/api/tables/{table['id']}/seat"
        assert other.request.post(name, data={"name": "Ilze", "seat": seat}).ok
    if others:
        now = page.request.get(f"/api/tables/{table['id']}").json()
        data = {"version": now["version"], "action": "deal", "nonce": "deal"}
        assert page.request.post(f"/api/tables/{table['id']}/actions", data=data).ok
    return table


def alone(page: Page, **wanted: object) -> Json:
    """The same against one bot, and the page in front of it, at the reader's turn to look."""
    table = open_table(page, **({"bots": 1, "start": True} | wanted))
    page.goto(f"/t/{table['id']}")
    page.wait_for_selector(".own .cells > button[aria-disabled=false]")
    return table


def first_two(page: Page) -> list[str]:
    """The ids of two cells that one may look at."""
    cells: list[str] = page.locator(".own .cells > button[aria-disabled=false]").evaluate_all(
        "found => found.map((cell) => cell.id)"
    )
    return cells[:2]


# ---------------------------------------------------------------- two people, to the end


@pytest.mark.parametrize(
    ("preset", "options", "settings"),
    [
        ("four-card", {"length": "holes:2"}, STILL),
        ("four-card-nearest", {"length": "holes:1", "last_turn_reveal": "before"}, LIVELY),
    ],
)
def test_what_one_looks_at_reaches_nobody_else_and_never_comes_again(
    server: Server, guests: Guests, preset: str, options: Json, settings: Json
) -> None:
    mara, ilze, onlooker = (guests.come(server, settings) for _ in range(3))
    taps = [Tap(mara, 0), Tap(ilze, 1), Tap(onlooker, None)]
    table = open_table(mara, ilze, preset=preset, options=options)
    for tap in taps:
        tap.page.goto(f"/t/{table['id']}")
        tap.page.wait_for_selector(".felt")
    players = [Player(mara, 5), Player(ilze, 6)]
    looks = steps = 0
    while True:
        player = whose_turn(players)
        if player is None:
            if table_of(mara)["status"] == "match_over":
                break
            player = players[steps % 2]
        before = table_of(mara)["version"]
        look = player.step()
        if "seen" in look.words:
            expect(player.page.locator(LOOKED)).to_have_count(0)
        elif look.scene != "table" or look.next is None:
            all_hear(taps, before + 1)
        steps += 1
        looks += player.page.locator(LOOKED).count()
        mara.wait_for_timeout(0 if settings is STILL else 700)
        for tap in taps:
            tap.look()
        if steps == 7:
            come_back(mara, taps[0])
    assert looks >= 2
    mara.get_by_role("button", name="To the match card").click()
    mara.wait_for_selector(".board")
    for row in match_card(mara).values():
        assert row.total == sum(row.scores)

    moments = truth(server.rows(table["id"]))
    sent = [(tap.seat, text) for tap in taps for text in tap.sent]
    told = check_told_once(sent, moments)
    assert sum(moments[version].does.split()[1] == "peek" for _, version in told) >= 4
    for tap in taps:
        tap.check(moments, one_deck=True)
        for snapshot in tap.snapshots:
            check_forgotten(snapshot, tap.seat, moments)


def all_hear(taps: Iterable[Tap], version: int) -> None:
    """Until every page has heard of a version, and no card flies any more."""
    for tap in taps:
        tap.page.wait_for_function(
            "(version) => window.heard >= version && document.querySelector('.flyer') === null",
            arg=version,
        )


def come_back(page: Page, tap: Tap) -> None:
    """After a refresh every own card is a back, its mark stays, and nothing tells what it is."""
    tap.look()
    page.reload(wait_until="networkidle")
    page.wait_for_selector(".own .cells")
    for picture in page.locator(".own .cells img").all():
        assert "/back-" in (picture.get_attribute("src") or "")
    expect(page.locator(SEEN).first).to_be_visible()
    expect(page.locator(LOOKED)).to_have_count(0)
    tap.look()


def check_forgotten(snapshot: Snapshot, seat: int | None, moments: dict[int, Moment]) -> None:
    """A page names no card that was shown to its reader alone, unless it is in the hand, or looked at, at this moment."""
    now = moments[snapshot.version]
    if now.over:
        return
    hole = [m for v, m in moments.items() if v <= snapshot.version and m.hole == now.hole]
    public = {card for moment in hole for card in moment.visible(None)}
    allowed = public | now.visible(seat)
    if re.search(r'class="[^"]*\blooked\b', snapshot.html):
        own = [m for m in hole if m.does.startswith(f"{seat} peek")]
        assert own, "somebody looks at a card without having asked for it"
        allowed.add(own[-1].secret)
    shown = cards_in(snapshot.html if now.hole == 1 else snapshot.now)
    assert shown <= allowed, f"seat {seat}, version {snapshot.version}: {shown - allowed}"


# ---------------------------------------------------------------- a look


def test_a_look_is_one_persons_and_ends_with_a_button(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    alone(page)
    first, second = first_two(page)
    page.click(f"#{first}")
    expect(page.locator(LOOKED)).to_have_id(first)
    card = the_card(page)
    expect(page.locator("#say")).to_contain_text("Only you see your top left card")
    expect(page.locator("#voice-now")).to_contain_text("Your top left card: ")
    expect(page.locator(f"#{first}")).to_have_accessible_name(
        re.compile("seen by you only$"), ignore_case=False
    )
    assert complaints_of(page) == []
    page.get_by_role("button", name="I have seen it").click()
    expect(page.locator(LOOKED)).to_have_count(0)
    gone(page, card)
    expect(page.locator(f"#{first} .seen")).to_be_visible()
    expect(page.locator(f"#{first}")).to_have_accessible_name(
        "Your top left card, face down, looked at"
    )

    page.wait_for_timeout(450)  # the same place pressed again at once would be half a double click
    page.click(f"#{second}")
    expect(page.locator(LOOKED)).to_have_id(second)
    other = the_card(page)
    page.wait_for_selector("#stock[aria-disabled=false]")
    expect(page.locator(LOOKED)).to_have_count(1)  # the others go on, and one may look on
    page.click("#stock")
    page.wait_for_selector("#held.mine")
    expect(page.locator(LOOKED)).to_have_count(0)
    gone(page, other)


def test_the_next_look_ends_the_one_before(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    alone(page)
    first, second = first_two(page)
    page.click(f"#{first}")
    card = the_card(page)
    page.click(f"#{second}")
    expect(page.locator(LOOKED)).to_have_id(second)
    gone(page, card, but=[the_card(page)])


def test_a_look_ends_by_itself_but_leaves_time(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    page.clock.install()
    alone(page)
    page.click(f"#{first_two(page)[0]}")
    page.wait_for_selector(LOOKED)
    card = the_card(page)
    page.clock.run_for(9_000)
    expect(page.locator(LOOKED)).to_have_count(1)
    page.clock.run_for(6_000)
    expect(page.locator(LOOKED)).to_have_count(0)
    gone(page, card)


def test_a_look_by_keys_and_by_ear(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    alone(page)
    keys = Keys(page)
    said = page.locator("#voice-now")
    assert keys.type("1") == "Look at your top left card"
    expect(said).to_have_text("Look at your top left card. Press 1 again, or Enter")
    keys.type("1")
    expect(said).to_have_text(re.compile(r"^Your top left card: .+\. Only you see it\.$"))
    told = said.inner_text()
    card = the_card(page)
    keys.type("?")
    expect(said).to_contain_text(told)
    expect(said).to_contain_text("It is your turn.")
    keys.type("n")
    expect(page.locator(LOOKED)).to_have_count(0)
    expect(said).to_have_text("")
    gone(page, card)
    keys.type("?")
    expect(said).to_contain_text(
        "Your cards: face down, looked at, face down; face down, face down."
    )
    keys.type("2")
    keys.type("Enter")
    expect(page.locator(LOOKED)).to_have_id(re.compile("-2$"))
    card = the_card(page)
    keys.type("Escape")
    gone(page, card)

    # A drawn card is told, and laid face down it is told no more.
    page.wait_for_selector("#stock[aria-disabled=false]")
    keys.type("d")
    keys.type("d")
    page.wait_for_selector("#held.mine")
    held = next(iter(cards_in(page.locator("#held").evaluate("e => e.outerHTML"))))
    expect(page.locator("#voice")).to_contain_text("You drew ")
    keys.type("1")
    expect(said).to_contain_text("with your top left card, face down, looked at. Press 1 again")
    keys.type("1")
    expect(page.locator("#voice")).to_contain_text("It lies face down at the top left now; ")
    gone(page, held)
    expect(page.locator("#voice")).not_to_contain_text("You drew ")


def the_card(page: Page) -> str:
    """The card that is looked at."""
    (card,) = cards_in(page.locator(LOOKED).evaluate("cell => cell.outerHTML"))
    return card


def gone(page: Page, card: str, but: Iterable[str] = ()) -> None:
    """Nothing in the page shows or names the card: no picture, no label, no flight, no line for the ear."""
    page.wait_for_function("() => document.querySelector('.flyer') === null")
    public = cards_in(page.locator("#discard").evaluate("pile => pile.outerHTML"))
    assert card not in cards_in(page.content()) - public - set(but)


# ---------------------------------------------------------------- the knock, and the memory aid


def test_a_knock_takes_two_presses_and_is_shown(server: Server, guests: Guests) -> None:
    mara, ilze = guests.come(server), guests.come(server)
    table = open_table(mara, ilze, options={"length": "holes:1"})
    for page in (mara, ilze):
        page.goto(f"/t/{table['id']}")
    players = [Player(mara, 1, knocks=0), Player(ilze, 2, knocks=0)]
    while (player := whose_turn(players)) is not None:
        if player.page.locator("#act-knock").count():
            break
        player.step()
    assert player is not None
    page, other = player.page, next(p.page for p in players if p is not player)
    version = table_of(page)["version"]
    page.dblclick("#act-knock")  # half of it must not be the second press
    expect(page.locator("#act-knock")).to_have_text(re.compile("Press again to knock"))
    assert table_of(page)["version"] == version
    assert complaints_of(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#act-knock")).to_have_accessible_name(
        "Knock: the others have one last turn"
    )
    page.keyboard.press("k")
    expect(page.locator("#voice-now")).to_contain_text("Press K again, or Enter")
    page.keyboard.press("k")
    knocker, rest = table_of(page)["seats"][table_of(page)["you"]]["name"], other
    expect(rest.locator(".bar")).to_contain_text(f"{knocker} has knocked. You have one turn left.")
    expect(rest.locator(".seat .state")).to_contain_text("knocked")
    expect(rest.locator("#say")).to_contain_text("Your last turn")
    expect(rest.locator("#voice")).to_contain_text(f"{knocker} knocked")
    expect(page.locator(".bar")).to_contain_text("you have knocked")
    expect(rest.locator("#act-knock")).to_have_count(0)


def test_with_the_memory_aid_own_cards_are_backs_with_an_index(
    server: Server, guests: Guests, pictures: Callable[[str], Path]
) -> None:
    page = guests.come(server)
    alone(page, agreed={"memory_aid": True})
    first, _ = first_two(page)
    page.click(f"#{first}")
    page.wait_for_selector(LOOKED)
    card = the_card(page)
    page.click("#act-0")
    expect(page.locator(LOOKED)).to_have_count(0)
    cell = page.locator(f"#{first}")
    assert "/back-" in (cell.locator("img").first.get_attribute("src") or "")
    expect(cell.locator(".memo")).to_have_text(re.compile(card[0].replace("T", "10")))
    expect(cell).to_have_accessible_name(re.compile("Your top left card, face down, you remember"))
    expect(page.locator(".bar")).to_contain_text("memory aid on")
    page.reload()
    expect(page.locator(f"#{first} .memo")).to_be_visible()
    assert complaints_of(page) == []
    page.screenshot(path=pictures("memory-aid-1280-light"))
