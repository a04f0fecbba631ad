"""Sixty deaths, fifty of them at Golf and ten at All Fours: the server kills itself at every named step of a move's way, under an open page that reconnects and plays on.

Afterwards the log has no gap and nothing twice, every move that was answered stands in it, and all that the page ever saw is
what a replay of the log shows.
"""

import asyncio
import itertools
import random
import sqlite3

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fourball.server import crash
from fourball.server.views import table_view
from tests.support.replay import boards, without_presence
from tests.support.server import Json, Person, Server, Socket, choose, new_nonce

pytestmark = pytest.mark.timeout(150)

KILLS = 50
MOVES = ("before-store", "before-commit", "after-store", "before-publish", "after-publish")


class Page:
    """What a page does: shows frames, sends wishes, repeats the unanswered one after a reconnect."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.known: int | None = None
        self.shown: dict[int, Json] = {}
        self.answered: dict[str, int] = {}
        self.connections = 0
        self._wish: Json | None = None
        self._chance = random.Random(4)

    async def run(self) -> None:
        while True:
            try:
                async with self.person.watch(self.table, after=self.known) as socket:
                    self.connections += 1
                    first = await socket.receive(seconds=30)
                    assert first["version"] >= (self.known or 0), "what was seen is lost"
                    await self._take(socket, first)
                    if self._wish is not None:
                        await socket.send(self._wish)
                    while True:
                        await self._take(socket, await socket.receive(seconds=30))
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                await asyncio.sleep(0.02)

    async def _take(self, socket: Socket, message: Json) -> None:
        if message["type"] == "accepted":
            self.answered[message["nonce"]] = message["version"]
            self._wish = None
        elif message["type"] == "refused":
            assert message["code"] == "stale-version", message
            self._wish = None
        elif self.known is None or message["version"] > self.known:
            if self.known is not None and message["since"] == self.known:
                view = message["table"]["view"]  # before the dealer's choice no card is dealt
                assert message["events"] or view["phase"] == "packet"
            self.known = message["version"]
            self.shown[self.known] = message["table"]
        if self._wish is None and self.known is not None:
            await self._play(socket, self.shown[self.known])

    async def _play(self, socket: Socket, table: Json) -> None:
        words = "deal" if "deal" in table["can"] else None
        if words is None and table["view"]["to_act"] == table["you"]:
            words = choose(table, self._chance)
        if words is not None:
            self._wish = {
                "type": "act",
                "version": table["version"],
                "action": words,
                "nonce": new_nonce(),
            }
            await socket.send(self._wish)


@pytest.mark.parametrize(
    ("kills", "wanted"),
    [
        (KILLS, {"seats": 3, "bots": 2, "options": {"length": "holes:1000"}}),
        (len(crash.STEPS), {"preset": "all-fours", "options": {"target": 1000}}),
    ],
    ids=["golf", "allfours"],
)
async def test_deaths_lose_nothing_and_double_nothing(
    own_server: Server, kills: int, wanted: Json
) -> None:
    chance = random.Random(50)
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(start=True, **wanted)
        own_server.kill()
        page = Page(mara, table["id"])
        playing = asyncio.create_task(page.run())
        deaths = dict.fromkeys(crash.STEPS, 0)
        for step in itertools.islice(itertools.cycle(crash.STEPS), kills):
            own_server.start(trap=f"{step}:{chance.randrange(1, 9)}")
            died = await asyncio.to_thread(own_server.wait_for_death, 15)
            assert not playing.done(), playing.exception()
            assert died, f"the server never came to {step}"
            deaths[step] += 1
        assert min(deaths.values()) >= kills // len(crash.STEPS)
        own_server.start()
        connections = page.connections
        while page.connections == connections:
            await asyncio.sleep(0.01)
        seen = len(page.answered)
        while len(page.answered) < seen + 3:  # the page goes on by itself
            await asyncio.sleep(0.01)
        playing.cancel()
        own_server.stop()

    rows = own_server.rows(table["id"])
    assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
    assert len({row["move_id"] for row in rows}) == len(rows)
    by_nonce = {row["move_id"].rpartition("/")[2]: row["version"] for row in rows}
    assert page.answered.items() <= by_nonce.items()
    assert len(page.answered) >= kills // 2
    replayed = boards(rows)
    person = rows[0]["body"]["seats"][0]["person"]
    for version, shown in page.shown.items():
        assert without_presence(shown) == without_presence(
            table_view(replayed[version], person, set())
        ), version


@pytest.mark.parametrize("step", MOVES[:3])
async def test_a_table_is_opened_whole_or_not_at_all(own_server: Server, step: str) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        await mara.call("GET", "/api/me", 200)
        own_server.kill()
        own_server.start(trap=step)
        with pytest.raises(httpx.HTTPError):
            await mara.open_table(start=True)
        assert own_server.wait_for_death(5)
        with sqlite3.connect(own_server.database) as connection:
            rows = connection.execute('SELECT "table", version FROM event').fetchall()
        connection.close()
        assert len(rows) == (2 if step == "after-store" else 0)
        own_server.start()
        if rows:
            assert (await mara.look(rows[0][0]))["you"] == 0
        assert (await mara.open_table(start=True))["status"] == "playing"
    own_server.stop()


@pytest.mark.parametrize("step", [*MOVES, "before-answer"])
async def test_a_seat_taken_as_the_server_dies_is_held_or_free(
    own_server: Server, step: str
) -> None:
    own_server.start()
    async with Person(own_server) as mara, Person(own_server) as ilze:
        table = await mara.open_table(seats=2, bots=0)
        await ilze.call("GET", "/api/me", 200)
        own_server.kill()
        own_server.start(trap=step)
        with pytest.raises(httpx.HTTPError):
            await ilze.sit(table["id"], "Ilze")
        assert own_server.wait_for_death(5)
        own_server.start()
        seated = await ilze.sit(table["id"], "Ilze")
        assert (seated["you"], seated["version"]) == (1, 2)
        assert len(own_server.rows(table["id"])) == 2
    own_server.stop()
