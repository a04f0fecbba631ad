"""The memory game: a card that somebody looks at is shown once, to him, and never again (B002, B009, B010, B011)."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from fourball.golf import Rules, View
from fourball.server.agreed import Agreed
from fourball.server.bus import LocalBus
from fourball.server.lobby import Lobby
from fourball.server.people import People
from fourball.server.store import open_store
from fourball.server.table import Table
from fourball.server.thinking import Thinker
from tests.support.server import Json, Person, Server, new_nonce
from tests.support.truth import CARD

pytestmark = pytest.mark.timeout(40)


async def two_at(
    mara: Person, ilze: Person, preset: str = "four-card", *, aid: bool = False
) -> Json:
    """A table of two persons, Mara in seat 0 having dealt; so Ilze, in seat 1, is the first to act."""
    agreed = {"first_dealer": "volunteer", "memory_aid": aid}
    table = await mara.open_table(preset=preset, seats=2, bots=0, agreed=agreed)
    await ilze.sit(table["id"], "Ilze")
    return (await mara.act(table["id"], 2, "deal"))["table"]  # type: ignore[no-any-return]


def looks(message: Json) -> list[str]:
    """What the peek events of a message tell."""
    return [e["cards"][0] for e in message["events"] if e["type"] == "peek"]


def first_pack(server: Server, table: str) -> list[str]:
    return next(row["body"]["pack"] for row in server.rows(table) if "pack" in row["body"]).split()


async def test_a_look_is_told_in_one_frame_and_nowhere_else(
    mara: Person, ilze: Person, onlooker: Person, server: Server
) -> None:
    table = await two_at(mara, ilze)
    name, version = table["id"], table["version"]
    card = first_pack(server, name)[0]  # seat 1 is dealt to first
    texts: list[str] = []
    ilze.tap = lambda _, text: texts.append(text)
    async with (
        ilze.watch(name) as tab,
        ilze.watch(name) as second,
        mara.watch(name) as other,
        onlooker.watch(name) as public,
    ):
        for socket in (tab, second, other, public):
            await socket.receive_type("table")
        await tab.send({"type": "act", "version": version, "action": "peek 1", "nonce": "look"})
        frames = [await s.table_at(version + 1) for s in (tab, second, other, public)]
        assert sorted(looks(frame)[0] for frame in frames[:2]) == sorted(["??", card])
        assert [looks(frame) for frame in frames[2:]] == [["??"], ["??"]]
        assert all(f["table"]["view"]["layouts"][1]["known"] == [1] for f in frames)
        assert all(f["table"]["view"]["layouts"][1]["cells"] == ["??"] * 4 for f in frames)
        assert sum(card in CARD.findall(text) for text in texts) == 1

        # From here on nothing that Ilze is sent may name the card.
        texts.clear()
        await tab.send({"type": "sync"})
        await tab.receive_type("table")
        refused = await tab.act(version, "peek 2")  # too late
        assert refused["code"] == "stale-version"
        refused = await tab.act(version + 1, "peek 1")  # again
        assert refused["code"] == "not-allowed-now"
        again = await tab.act(version, "peek 1", nonce="look")
        assert (again["type"], again["version"]) == ("accepted", version + 1)
    for after in (None, *range(version + 2)):
        async with ilze.watch(name, after=after) as socket:
            frame = await socket.receive()
            assert looks(frame) == (["??"] if frame["since"] <= version else [])
    await ilze.look(name)
    assert (await ilze.act(name, version, "peek 1", nonce="look"))["events"] == []
    await ilze.act(name, version, "peek 1", status=409)
    await ilze.call("GET", f"/api/tables/{name}/record", 200)
    assert not any(card in CARD.findall(text) for text in texts)


async def test_who_has_no_connection_is_told_in_the_answer_and_once(
    mara: Person, ilze: Person, server: Server
) -> None:
    table = await two_at(mara, ilze)
    name, version = table["id"], table["version"]
    cards = first_pack(server, name)
    first = await ilze.act(name, version, "peek 1", nonce="look")
    assert looks(first) == [cards[0]]
    assert (await ilze.act(name, version, "peek 1", nonce="look"))["events"] == []
    async with ilze.watch(name, after=version) as socket:
        assert looks(await socket.receive()) == ["??"]
        # With a connection open, that is where it is told.
        second = await ilze.act(name, version + 1, "peek 2")
        assert looks(second) == ["??"]
        assert looks(await socket.table_at(version + 2)) == [cards[2]]


async def test_after_a_restart_a_look_counts_as_told(own_server: Server) -> None:
    for step in ("after-store", "after-publish", "before-frame", "before-answer"):
        own_server.start()
        async with Person(own_server) as mara, Person(own_server) as ilze:
            table = await two_at(mara, ilze)
            name, version = table["id"], table["version"]
            own_server.kill()
            own_server.start(trap=step + (":2" if step == "before-answer" else ""))
            try:
                async with ilze.watch(name) as socket:
                    await socket.receive()
                    await socket.act(version, "turn 9")  # no action of this table
                    await socket.act(version, "peek 1")
            except Exception:
                assert await asyncio.to_thread(own_server.wait_for_death, 10), step
            assert await asyncio.to_thread(own_server.wait_for_death, 10), step
            own_server.start()
            assert [row["kind"] for row in own_server.rows(name)][-1] == "act"
            async with ilze.watch(name, after=version) as socket:
                frame = await socket.receive()
                assert looks(frame) == ["??"]
                assert frame["table"]["view"]["layouts"][1]["known"] == [1]
            own_server.kill()


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[tuple[Lobby, People]]:
    async with open_store(tmp_path / "a.db") as store:
        opened = Lobby(store, LocalBus())
        yield opened, People(store)
        await opened.close()


async def four_cards(lobby: tuple[Lobby, People]) -> tuple[Table, str]:
    """A table against a bot, at which the person is the first to act."""
    house, people = lobby
    person = (await people.newcomer()).person
    for _ in range(100):  # until the bot has dealt
        table = await house.open_table(
            person, "Mara", Rules.preset("four-card"), 2, 1, start=True, agreed=Agreed()
        )
        if table.board.started().to_act == 0:
            return table, person.id
    raise AssertionError("the bot has never dealt")


async def test_a_look_that_met_no_connection_is_told_to_the_next_one_once(
    lobby: tuple[Lobby, People],
) -> None:
    table, person = await four_cards(lobby)
    version = table.version
    await table.act(person, version, "peek 1", new_nonce())
    assert looks(read(table.first_frame(None, version))) == ["??"]
    assert looks(read(table.first_frame(person, version + 1))) == []
    made = table.first_frame(person, version)
    told = looks(read(made))
    assert told != ["??"]
    assert looks(read(table.first_frame(person, version))) == ["??"]
    # A frame that could not be sent has told nothing.
    made.take_back()
    assert looks(read(table.first_frame(person, version))) == told
    assert looks(read(table.next_frame(person, version))) == ["??"]


async def test_a_frame_that_cannot_be_sent_leaves_the_look_to_the_next(
    mara: Person, ilze: Person
) -> None:
    """Whoever acts and hangs up at once may be told on coming back, and no more than once altogether."""
    for _ in range(10):
        table = await two_at(mara, ilze)
        name, version = table["id"], table["version"]
        seen = []
        async with ilze.watch(name) as socket:
            await socket.receive()
            await socket.send(
                {"type": "act", "version": version, "action": "peek 1", "nonce": "look"}
            )
            socket.connection.transport.abort()
        while (await mara.look(name))["version"] == version:
            await asyncio.sleep(0.005)
        for _ in range(3):
            async with ilze.watch(name, after=version) as socket:
                seen += looks(await socket.receive())
        assert len(seen) == 3
        assert seen.count("??") >= 2


def read(made: Any) -> Json:
    message: Json = json.loads(made.frame)
    return message


async def test_a_drawn_card_laid_face_down_is_not_told_again(
    mara: Person, ilze: Person, server: Server
) -> None:
    table = await two_at(mara, ilze)
    name = table["id"]
    version = table["version"]
    for person in (ilze, mara):
        for cell in (1, 2):
            version = (await person.act(name, version, f"peek {cell}"))["version"]
    before = version
    drawn = await ilze.act(name, version, "draw")
    held = drawn["table"]["view"]["held"]["card"]
    assert drawn["events"][0]["cards"] == [held]

    async def draws(after: int) -> list[str]:
        async with ilze.watch(name, after=after) as socket:
            frame = await socket.receive()
            return [e["cards"][0] for e in frame["events"] if e["type"] == "draw"]

    assert await draws(before) == [held]  # it is in the hand and on the table's view
    assert (await ilze.look(name))["view"]["held"]["card"] == held
    await ilze.act(name, before + 1, "swap 3")
    assert await draws(before) == ["??"]
    # Nor while another drawn card is in the hand, or one that was taken.
    version = before + 2
    for words in ("draw", "discard"):
        version = (await mara.act(name, version, words))["version"]
    second = (await ilze.act(name, version, "draw"))["table"]["view"]["held"]["card"]
    assert await draws(before) == ["??", "??", second]
    version = (await ilze.act(name, version + 1, "swap 4"))["version"]
    for words in ("draw", "discard"):
        version = (await mara.act(name, version, words))["version"]
    await ilze.act(name, version, "take")
    assert await draws(before) == ["??"] * 4
    view = (await ilze.look(name))["view"]
    assert view["layouts"][1]["cells"] == ["??"] * 4
    assert view["layouts"][1]["known"] == [1, 2, 3, 4]


async def test_six_cards_tell_a_drawn_card_to_every_page_of_its_player(
    mara: Person, ilze: Person
) -> None:
    table = await two_at(mara, ilze, "six-card")
    name, version = table["id"], table["version"]
    for person in (ilze, mara):
        for cell in (1, 2):
            version = (await person.act(name, version, f"turn {cell}"))["version"]
    async with ilze.watch(name) as tab, ilze.watch(name) as second:
        for socket in (tab, second):
            await socket.receive()
        answer = await ilze.act(name, version, "draw")
        held = answer["table"]["view"]["held"]["card"]
        told = [answer, await tab.table_at(version + 1), await second.table_at(version + 1)]
        assert [message["events"][0]["cards"] for message in told] == [[held]] * 3


async def test_a_hand_is_always_seen_by_its_owner_only(
    mara: Person, ilze: Person, onlooker: Person, server: Server
) -> None:
    table = await two_at(mara, ilze, "four-in-hand")
    name, cards = table["id"], first_pack(server, table["id"])
    for person, seen in ((ilze, 1), (mara, 0), (onlooker, None)):
        for _ in range(2):
            layouts = (await person.look(name))["view"]["layouts"]
            for seat in (0, 1):
                own = cards[1 - seat : 8 : 2]
                assert layouts[seat]["cells"] == (own if seat == seen else ["??"] * 4)
                assert layouts[seat]["remembered"] == []


async def test_the_memory_aid_stays_with_a_page_that_comes_back(
    mara: Person, ilze: Person, onlooker: Person, server: Server
) -> None:
    table = await two_at(mara, ilze, aid=True)
    assert table["agreed"]["memory_aid"]
    name, version = table["id"], table["version"]
    await ilze.act(name, version, "peek 2")
    card = first_pack(server, name)[2]
    own = (await ilze.look(name))["view"]["layouts"][1]
    assert own["remembered"] == ["??", card, "??", "??"]
    assert own["cells"] == ["??"] * 4
    for person in (mara, onlooker):
        assert (await person.look(name))["view"]["layouts"][1]["remembered"] == ["??"] * 4


async def test_bots_remember_what_they_have_looked_at(lobby: tuple[Lobby, People]) -> None:
    """A bot plays from what it has seen: here the view that it is given is caught on its way."""
    table, person = await four_cards(lobby)
    given: list[View] = []

    class Caught(Thinker):
        """Of this table alone: the lobby's own thinks for the bots of all its tables."""

        async def choose(self, level: str, view: Any, rules: Any) -> str:
            given.append(view)
            return await super().choose(level, view, rules)

    table._thinker = Caught()
    for words in ("peek 1", "peek 2"):
        await table.act(person, table.version, words, new_nonce())
    while table.board.bot_to_act is not None:
        await asyncio.sleep(0.005)
    table._thinker.close()
    second = given[1]
    assert [card != "??" for card in second.layouts[1].remembered].count(True) == 1
    assert second.layouts[0].remembered == ("??",) * 4
