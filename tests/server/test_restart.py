"""A server that stops, in order or not, and starts again on the same file."""

import asyncio
import socket as sockets
import sqlite3
import time
from contextlib import suppress

import httpx
import pytest

from fourball.errors import TableError
from fourball.golf import Rules
from fourball.server.bus import LocalBus
from fourball.server.lobby import Lobby
from fourball.server.people import People
from fourball.server.store import open_store
from tests.support.server import Person, Server, new_nonce, play_hole, settled

pytestmark = pytest.mark.timeout(60)


async def test_a_table_comes_back_as_it_was(own_server: Server) -> None:
    own_server.start()
    async with Person(own_server) as mara, Person(own_server) as onlooker:
        table = await mara.open_table(start=True)
        view = await settled(mara, table["id"])
        nonce = new_nonce()
        accepted = await mara.act(
            table["id"], view["version"], view["view"]["legal"][0], nonce=nonce
        )
        before, seen = await settled(mara, table["id"]), await onlooker.look(table["id"])
        for end in (own_server.stop, own_server.kill):
            end()
            own_server.start()
            assert await mara.look(table["id"]) == before
            assert await onlooker.look(table["id"]) == seen
        again = await mara.act(table["id"], view["version"], view["view"]["legal"][0], nonce=nonce)
        assert again["version"] == accepted["version"]


async def test_tables_in_every_phase_come_back(own_server: Server) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        waiting = await mara.open_table(seats=3, bots=1)
        over = await mara.open_table(seats=2, bots=1, start=True, options={"length": "holes:1"})
        between = await mara.open_table(seats=2, bots=1, start=True)
        begun = await mara.open_table(seats=2, bots=1, start=True)
        names = [table["id"] for table in (waiting, over, between, begun)]
        await play_hole(mara, over["id"])
        await play_hole(mara, between["id"])
        before = [await settled(mara, name) for name in names]
        assert [view["status"] for view in before] == [
            "waiting",
            "match_over",
            "hole_over",
            "playing",
        ]
        own_server.kill()
        own_server.start()
        assert [await mara.look(name) for name in names] == before


async def test_a_bot_that_was_to_move_moves_when_the_page_comes_back(own_server: Server) -> None:
    own_server.start(trap="before-bot:3")
    async with Person(own_server) as mara:
        # Whoever deals is drawn by lot, so bots may be to move at once or after the own turn.
        table = await mara.open_table(seats=4, bots=3, start=True)
        name = table["id"]
        try:
            view = await settled(mara, name)
            while own_server.running:
                view = (await mara.act(name, view["version"], view["view"]["legal"][0]))["table"]
                view = await settled(mara, name)
        except httpx.HTTPError:
            assert own_server.wait_for_death(5)
        stopped_at = own_server.rows(name)[-1]["version"]
        own_server.start()
        async with mara.watch(name, after=stopped_at) as socket:
            frame = await socket.receive()
            while frame["table"]["seats"][frame["table"]["view"]["to_act"]]["kind"] == "bot":
                frame = await socket.receive()
            assert frame["version"] > stopped_at
    own_server.stop()


async def test_a_stop_takes_a_moment_with_pages_open(own_server: Server) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(start=True)
        async with mara.watch(table["id"]) as socket:
            await socket.receive()
            began = time.monotonic()
            own_server.stop()
            assert time.monotonic() - began < 1.5  # most of it the end of the process itself
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 1012


async def test_a_stop_does_not_wait_for_a_page_that_does_not_read(own_server: Server) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(start=True)
        window = sockets.socket()
        window.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        window.connect(("127.0.0.1", own_server.port))
        async with mara.watch(table["id"], sock=window, max_queue=1) as socket:
            for _ in range(4000):
                await socket.send({"type": "sync"})
            await asyncio.sleep(0.2)
            began = time.monotonic()
            await asyncio.to_thread(own_server.stop)
            assert time.monotonic() - began < 3
            socket.connection.transport.abort()
    assert "Traceback" not in own_server.log.read_text()


async def test_a_database_whose_tables_have_gone_is_told_and_not_explained(
    own_server: Server,
) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(start=True)
        with sqlite3.connect(own_server.database) as connection:
            connection.execute("DROP TABLE event")
        connection.close()
        assert (await mara.call("GET", "/healthz", 503))["status"] == "no database"
        problem = await mara.call("GET", "/api/tables/bcdfgh", 503)
        assert problem["code"] == "store-unavailable"
        assert "event" not in str(problem)
        async with mara.watch("bcdfgh") as socket:
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 1013
        view = await mara.look(table["id"])  # it is in memory
        if view["view"]["legal"]:
            problem = await mara.act(
                table["id"], view["version"], view["view"]["legal"][0], status=503
            )
            assert problem["code"] == "store-unavailable"
    own_server.stop()
    assert "Traceback" not in own_server.log.read_text()


async def test_two_servers_on_one_file_never_make_the_same_version(own_server: Server) -> None:
    """The database is the referee: here two lobbies play the same seats of the same table at once."""
    path = own_server.database
    async with open_store(path) as first, open_store(path) as second:
        people, bus = People(first), LocalBus()
        left, right = Lobby(first, bus), Lobby(second, LocalBus())
        mara = (await people.newcomer()).person
        ilze = (await people.newcomer()).person
        rules = Rules.preset("six-card", length="holes:1", turn_cap=3)
        table = await left.open_table(mara, "Mara", rules, 2, 0, start=False)
        name = table.board.table
        await table.sit(ilze.id, "Ilze", None)
        await table.act(mara.id, 2, "deal", "deal")

        async def play(lobby: Lobby) -> None:
            mine = await lobby.table(name)
            while mine.board.status == "playing":
                for person in (mara.id, ilze.id):
                    view = mine.view(person)
                    if view.view is not None and view.view.legal:
                        with suppress(TableError):  # the other lobby was first
                            await mine.act(person, view.version, view.view.legal[0], new_nonce())
                await asyncio.sleep(0)

        await asyncio.gather(play(left), play(right))
        rows = await first.rows(name)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        here, there = await left.table(name), await right.table(name)
        assert here.view(mara.id) == there.view(mara.id)
        await left.close()
        await right.close()


async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(
    own_server: Server,
) -> None:
    async with open_store(own_server.database) as store:
        lobby = Lobby(store, LocalBus())
        mara = (await People(store).newcomer()).person
        table = await lobby.open_table(mara, "Mara", Rules.preset("six-card"), 4, 3, start=True)
        while table.board.bot_to_act is not None or not table.is_idle:
            await asyncio.sleep(0.01)
        table.come(mara.id)
        lobby.forget(time.monotonic() + 1)
        assert await lobby.table(table.board.table) is table
        table.go(mara.id)
        while not table.is_idle:
            await asyncio.sleep(0.01)
        lobby.forget(time.monotonic() + 1)
        again = await lobby.table(table.board.table)
        assert again is not table
        assert again.view(mara.id) == table.view(mara.id)
        await lobby.close()


async def test_a_database_that_cannot_be_written_refuses_and_the_same_wish_succeeds_later(
    own_server: Server,
) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(seats=2, bots=1)
        async with mara.watch(table["id"]) as socket:
            await socket.receive()
            locked = sqlite3.connect(own_server.database, isolation_level=None)
            locked.execute("BEGIN IMMEDIATE")
            await socket.send({"type": "act", "version": 1, "action": "deal", "nonce": "wish"})
            refused = await socket.receive(seconds=10)
            assert (refused["type"], refused["code"]) == ("refused", "store-unavailable")
            assert refused["table"]["version"] == 1
            locked.execute("ROLLBACK")
            locked.close()
            assert (await socket.act(1, "deal", nonce="wish"))["version"] == 2
    assert "Traceback" not in own_server.log.read_text()
    assert "database is locked" in own_server.log.read_text()
    own_server.stop()
