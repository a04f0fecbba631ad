"""A group just finished can be cleared before the next player acts, also where that is a bot."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from fourball.cards import Card, parse_cards
from fourball.golf import Rules, pack
from fourball.server import chance
from fourball.server.bus import LocalBus
from fourball.server.lobby import Lobby
from fourball.server.people import People
from fourball.server.store import Store, open_store
from fourball.server.table import Table
from tests.support.server import Json, Person, Server, choose, new_nonce

pytestmark = pytest.mark.timeout(40)

LONG = 20.0
SHORT = 0.3
# Seat 0 is dealt 7c 8c Kc 2h Qh Js, the bot in seat 1 the others. Whoever draws, an eight comes off the stock.
PAIR = "7c 2c 8c 3c Kc 4c 2h 5c Qh 6c Js Tc 7d 8d 8h 8s"
# With any pair cancelling: three turned up by seat 0, 7c 7h 8c, and 8h to be taken.
TWO_PAIRS = "7c 2c 7h 3c 8c 4c 2h 5c Qh 6c Js Tc 8h"
# Nine cards, row by row: 7c 7d 2h for seat 0, and 7h to be taken.
ROW = "7c Kc 7d Kd 2h Qc 3h Qd 4h Jc 5h Jd 6c Tc 8c Td 9c 2c 7h"


@dataclass
class Play:
    """A table at which one person plays against one bot."""

    store: Store
    lobby: Lobby
    person: str
    name: str = ""

    async def table(self) -> Table:
        return await self.lobby.table(self.name)

    async def do(self, *actions: str) -> Table:
        """Does the actions, each as soon as no bot is to act."""
        table = await self.table()
        for words in actions:
            await self.until(lambda: table.board.bot_to_act is None)
            await table.act(self.person, table.version, words, new_nonce())
        return table

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not reached():
                await asyncio.sleep(0.005)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with open_store(tmp_path / "a.db") as opened:
        yield opened


async def dealt(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    stack: str,
    wait: float,
    preset: str = "six-card",
    **options: str,
) -> Play:
    """A hole whose first cards are known, seat 0 to begin."""

    def stacked(cards: Iterable[Card]) -> tuple[Card, ...]:
        first, rest = parse_cards(stack), list(cards)
        for card in first:
            rest.remove(card)
        return (*first, *rest)

    monkeypatch.setattr(chance, "shuffled", stacked)
    monkeypatch.setattr(chance, "any_of", lambda number: number - 1)
    lobby = Lobby(store, LocalBus(), wait)
    person = (await People(store).newcomer()).person
    rules = Rules.preset(preset, **options)
    assert len(pack(rules, 2)) >= len(stack.split())
    table = await lobby.open_table(person, "Mara", rules, 2, 1, start=True)
    return Play(store, lobby, person.id, table.board.table)


def can(table: Table, play: Play) -> tuple[str, ...]:
    return table.view(play.person).can


async def test_a_bot_waits_while_a_group_just_finished_can_be_cleared(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, PAIR, LONG)
    table = await play.do("turn 1", "turn 2", "take", "swap 4")
    version = table.version
    assert "go on" in can(table, play)
    assert "go on" not in table.view(None).can
    assert table.view(play.person).view.legal == ("clear 1 4",)  # type: ignore[union-attr]
    await asyncio.sleep(SHORT)
    assert table.version == version
    await table.act(play.person, version, "clear 1 4", new_nonce())
    await play.until(lambda: table.version > version + 1)  # the bot
    assert "go on" not in can(table, play)
    await play.lobby.close()


async def test_who_leaves_the_group_says_so_and_the_bot_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, PAIR, LONG)
    table = await play.do("turn 1", "turn 2", "take", "swap 4")
    version = table.version
    assert await table.act(play.person, version, "go on", "once") == version
    await play.until(lambda: table.version > version)
    # Late, twice, or with nothing to wait for: the answer is yes, and nothing happens.
    await play.until(lambda: table.board.bot_to_act is None)
    now = table.version
    assert await table.act(play.person, version, "go on", "once") == now
    assert await table.act(play.person, now, "go on", "again") == now
    assert table.version == now == (await store.rows(play.name))[-1].version
    await play.lobby.close()


async def test_the_bot_goes_on_by_itself_after_a_while(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, PAIR, SHORT)
    table = await play.do("turn 1", "turn 2", "take", "swap 4")
    began, version = time.monotonic(), table.version
    await play.until(lambda: table.version > version)
    assert SHORT * 0.8 < time.monotonic() - began < SHORT + 2
    await play.lobby.close()


async def test_a_bot_waits_for_new_groups_only(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, PAIR, LONG)
    table = await play.do("turn 1", "turn 2", "take", "swap 4")
    await table.act(play.person, table.version, "go on", new_nonce())
    await play.do("draw", "swap 5")  # an eight below the eight: a second group, beside the first
    version = table.version
    assert table.board.clearings.new == {"0 clear 2 5"}
    assert "go on" in can(table, play)
    await asyncio.sleep(SHORT)
    assert table.version == version
    await table.act(play.person, version, "go on", new_nonce())
    await play.do("draw", "discard")  # both groups still lie there, and were left before
    version = table.version
    await play.until(lambda: table.version > version or table.board.status != "playing")
    await play.lobby.close()


async def test_a_bot_waits_again_for_the_second_of_two_new_groups(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, TWO_PAIRS, LONG, "six-card-easy", start="up3")
    table = await play.do("turn 1", "turn 2", "turn 3", "take", "swap 4")
    assert table.board.clearings.new == {"0 clear 1 2", "0 clear 3 4"}
    version = table.version
    await table.act(play.person, version, "clear 1 2", new_nonce())
    await asyncio.sleep(SHORT)
    assert table.version == version + 1
    assert "go on" in can(table, play)
    await table.act(play.person, version + 1, "clear 4 3", new_nonce())
    await play.until(lambda: table.version > version + 2)
    await play.lobby.close()


async def test_a_bot_waits_for_a_row_of_nine_cards_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, ROW, LONG, "nine-card")
    table = await play.do("turn 1", "turn 2", "turn 5", "take", "swap 3")
    version = table.version
    assert table.board.clearings.new == {"0 clear 1 2 3"}
    assert "go on" in can(table, play)
    await asyncio.sleep(SHORT)
    assert table.version == version
    await table.act(play.person, version, "clear 1 2 3", new_nonce())
    await play.until(lambda: table.version > version + 1)  # the bot
    await play.lobby.close()


@pytest.mark.parametrize(("wait", "options"), [(0.0, {}), (LONG, {"remove_cancelled": "off"})])
async def test_nobody_waits_where_nothing_can_be_cleared_or_no_time_is_given(
    store: Store, monkeypatch: pytest.MonkeyPatch, wait: float, options: dict[str, str]
) -> None:
    play = await dealt(store, monkeypatch, PAIR, wait, **options)
    table = await play.do("turn 1", "turn 2", "take", "swap 4")
    version = table.version
    assert "go on" not in can(table, play)
    await play.until(lambda: table.version > version)
    await play.lobby.close()


async def test_after_a_restart_the_bot_just_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, PAIR, LONG)
    table = await play.do("turn 1", "turn 2", "take", "swap 4")
    known, new = table.board.clearings.known, table.board.clearings.new
    began = time.monotonic()
    await play.lobby.close()
    assert time.monotonic() - began < 1
    play.lobby = Lobby(store, LocalBus(), LONG)
    again = await play.table()
    assert (again.board.clearings.known, again.board.clearings.new) == (known, new)
    assert "go on" not in can(again, play)
    await play.until(lambda: again.version > table.version)
    await play.lobby.close()


async def test_other_tables_are_played_while_a_bot_waits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = await dealt(store, monkeypatch, PAIR, LONG)
    await play.do("turn 1", "turn 2", "take", "swap 4")
    other = await dealt(store, monkeypatch, PAIR, 0.0)
    began = time.monotonic()
    table = await other.do("turn 1", "turn 2", "take", "swap 4", "draw")
    assert table.version > 5
    assert time.monotonic() - began < 5
    await other.lobby.close()
    await play.lobby.close()


async def test_the_word_works_on_the_wire(own_server: Server) -> None:
    """With any pair cancelling a group is finished before long."""
    own_server.settings["clear_wait"] = LONG
    own_server.start()
    rng = random.Random(3)

    def wish(view: Json) -> str:
        held, own = view["view"]["held"], view["view"]["layouts"][0]
        ranks = [card[0] for card in own["cells"]]
        if held is not None and held["card"][0] in ranks and "??" in ranks:
            return f"swap {ranks.index('?') + 1}"
        return next((w for w in view["can"] if w == "deal"), "") or choose(view, rng)

    async with Person(own_server) as mara, Person(own_server) as onlooker:
        view = await mara.open_table(preset="six-card-easy", seats=2, bots=1, start=True)
        name = view["id"]
        async with asyncio.timeout(20), mara.watch(name) as socket:
            while "go on" not in view["can"]:
                if view["status"] == "hole_over" or view["view"]["to_act"] == 0:
                    await mara.act(name, view["version"], wish(view))
                    view = await mara.look(name)
                else:
                    await asyncio.sleep(0.01)
                    view = await mara.look(name)
            assert "go on" not in (await onlooker.look(name))["can"]
            frame = await socket.table_at(view["version"])
            assert "go on" in frame["table"]["can"]
            refused = await onlooker.act(name, view["version"], "go on", status=403)
            assert refused["code"] == "not-seated"
            assert (await mara.look(name))["version"] == view["version"]
            answer = await socket.act(view["version"], "go on")
            assert (answer["type"], answer["version"]) == ("accepted", view["version"])
            frame = await socket.table_at(view["version"] + 1)
            assert frame["events"][0]["seat"] == 1
    own_server.stop()
