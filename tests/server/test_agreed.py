"""What a table agrees on beside the rules, and who deals first."""

import json
import sqlite3
from collections import Counter

import pytest

from fourball.cards import DECK, RANKS, Card, rank
from fourball.play import Cutting
from fourball.server.chance import shuffled
from tests.support.server import Json, Person, Server, play_hole

pytestmark = pytest.mark.timeout(40)

USUAL = {"first_dealer": "chance", "memory_aid": False, "ties": "shared", "games": "one"}


async def test_what_is_agreed_is_shown_to_all_and_stays(mara: Person, onlooker: Person) -> None:
    assert (await mara.open_table())["agreed"] == USUAL
    wanted = USUAL | {"first_dealer": "volunteer", "memory_aid": True, "ties": "hands"}
    table = await mara.open_table(agreed=wanted, start=True, options={"length": "holes:1"})
    name = table["id"]
    assert table["agreed"] == wanted
    assert (await onlooker.look(name))["agreed"] == wanted
    ended = await play_hole(mara, name)
    again = (await mara.act(name, ended["version"], "rematch"))["table"]
    assert again["agreed"] == wanted
    part = await mara.open_table(agreed={"ties": "extra_hole"})
    assert part["agreed"] == USUAL | {"ties": "extra_hole"}


async def test_a_table_of_before_there_was_anything_to_agree_on_still_opens(
    own_server: Server,
) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        options = {"length": "open", "turn_cap": 1}
        table = await mara.open_table(seats=2, bots=1, start=True, options=options)
        name = table["id"]
        over = await play_hole(mara, name)
        own_server.kill()
        body = own_server.rows(name)[0]["body"]
        assert body.pop("agreed") == USUAL
        with sqlite3.connect(own_server.database) as connection:
            connection.execute("UPDATE event SET body = ? WHERE version = 1", (json.dumps(body),))
        connection.close()
        own_server.add_row(name, 0, "end", {})  # as the host once ended an open match
        own_server.start()
        ended = await mara.look(name)
        assert ended["agreed"] == USUAL
        assert (ended["status"], ended["tie"]) == ("match_over", None)
        assert ended["match"]["totals"] == over["match"]["totals"]
        assert (await mara.act(name, ended["version"], "rematch"))["table"]["status"] == "playing"


async def test_a_volunteer_deals_first_and_then_the_deal_moves_on(
    mara: Person, ilze: Person
) -> None:
    options = {"length": "holes:2", "turn_cap": 1}
    table = await mara.open_table(
        seats=3, bots=0, options=options, agreed={"first_dealer": "volunteer"}
    )
    name = table["id"]
    await ilze.sit(name, "Ilze", seat=2)
    view = (await ilze.act(name, 2, "deal"))["table"]
    assert view["view"]["dealer"] == 2
    for dealer in (0, 1):
        over = await play_by(name, mara, ilze)
        words = "deal" if dealer == 0 else "rematch"
        view = (await mara.act(name, over["version"], words))["table"]
        assert view["view"]["dealer"] == dealer
    started = await mara.open_table(agreed={"first_dealer": "volunteer"}, start=True)
    assert (await mara.look(started["id"]))["view"]["dealer"] == 0


async def play_by(name: str, *people: Person) -> Json:
    """Plays a hole for several persons."""
    while True:
        for person in people:
            view = await person.look(name)
            if view["status"] != "playing":
                return view
            if view["view"]["legal"] and view["view"]["to_act"] == view["you"]:
                await person.act(name, view["version"], view["view"]["legal"][0])


async def test_the_cards_cut_for_the_deal_are_shown_during_the_first_hole(
    mara: Person, onlooker: Person
) -> None:
    options = {"length": "holes:2", "turn_cap": 1}
    table = await mara.open_table(seats=4, bots=3, options=options, agreed={"first_dealer": "cut"})
    name = table["id"]
    assert table["cut"] is None
    dealt = (await mara.act(name, 1, "deal"))["table"]
    cut = dealt["cut"]
    assert lowest(cut["rounds"]) == cut["dealer"] == dealt["view"]["dealer"]
    assert (await onlooker.look(name))["cut"] == cut
    over = await play_hole(mara, name)
    assert over["cut"] == cut
    second = (await mara.act(name, over["version"], "deal"))["table"]
    assert second["cut"] is None
    assert second["view"]["dealer"] == (cut["dealer"] + 1) % 4
    over = await play_hole(mara, name)
    again = (await mara.act(name, over["version"], "rematch"))["table"]
    assert (again["cut"], again["view"]["dealer"]) == (None, (cut["dealer"] + 2) % 4)
    started = await mara.open_table(agreed={"first_dealer": "cut"}, start=True)
    assert lowest(started["cut"]["rounds"]) == started["cut"]["dealer"]


def lowest(rounds: list[list[str | None]]) -> int:
    """Who deals by these cuts, each checked for being made by those it was left to."""
    left = list(range(len(rounds[0])))
    for cards in rounds:
        cut = {n: RANKS.index(card[0]) for n, card in enumerate(cards) if card is not None}
        assert list(cut) == left
        assert len(set(filter(None, cards))) == len(cut)
        left = [n for n, rank in cut.items() if rank == min(cut.values())]
    (dealer,) = left
    return dealer


async def test_a_cut_is_the_same_after_the_server_died_right_behind_it(own_server: Server) -> None:
    own_server.start(trap="after-store:2")
    async with Person(own_server) as mara:
        table = await mara.open_table(seats=4, bots=3, agreed={"first_dealer": "cut"})
        with pytest.raises(Exception, match=r".*"):
            await mara.act(table["id"], 1, "deal")
        assert own_server.wait_for_death(5)
        stored = own_server.rows(table["id"])[1]["body"]
        for _ in range(2):
            own_server.start()
            seen = await mara.look(table["id"])
            assert seen["cut"] == {"rounds": stored["cut"], "dealer": stored["dealer"]}
            own_server.kill()


def test_only_those_who_tie_for_the_lowest_card_cut_again() -> None:
    def cards(*texts: str) -> list[Card]:
        return [RANKS.index(t[0]) + 16 * "cdhs".index(t[1]) for t in texts]

    packs = iter([cards("2c", "Ac", "Ad", "Ah"), cards("Kc", "5c", "5d"), cards("Qs", "Kd")])
    cutting = Cutting.of(4, lambda deck: next(packs), rank)
    assert cutting.rounds == (
        ("2c", "Ac", "Ad", "Ah"),
        (None, "Kc", "5c", "5d"),
        (None, None, "Qs", "Kd"),
    )
    assert cutting.dealer == 2


def test_everybody_is_as_likely_to_cut_the_lowest_card() -> None:
    assert len(DECK) == 52
    dealers = Counter(Cutting.of(4, shuffled, rank).dealer for _ in range(4000))
    assert sum((dealers[n] - 1000) ** 2 / 1000 for n in range(4)) < 21.1  # 1 in 10,000 by chance
