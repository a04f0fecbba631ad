"""Where tables are opened and found; those in use are kept in memory, and every other one is read from the log again."""

import asyncio
import time
from typing import Final

import msgspec

from fourball.bots import DEFAULT
from fourball.errors import TableError
from fourball.games import Rules, check_seats, game_of, usual_seats
from fourball.server import crash
from fourball.server.agreed import Agreed, check_agreed, usual
from fourball.server.board import Board
from fourball.server.bus import Bus
from fourball.server.chance import is_table_name, new_table_name
from fourball.server.dealing import first_deal
from fourball.server.people import Person
from fourball.server.row import Row
from fourball.server.seats import Seat, bot_name
from fourball.server.store import Conflict, Store
from fourball.server.table import Table
from fourball.server.thinking import Thinker

FORGET_AFTER: Final = 600.0
"""Seconds after which a table that nobody looks at leaves the memory."""
SWEEP_EVERY: Final = 60.0
LONG_LOG: Final = 100


class Lobby:
    """All tables of a house."""

    def __init__(self, store: Store, bus: Bus, clear_wait: float = 0.0) -> None:
        """Over a store; `clear_wait` is how many seconds bots wait for somebody who may clear."""
        self._store = store
        self._bus = bus
        self._clear_wait = clear_wait
        self._thinker = Thinker()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def open_table(
        self,
        person: Person,
        name: str,
        rules: Rules,
        seats: int | None = None,
        bots: int | None = None,
        *,
        start: bool,
        agreed: Agreed | None = None,
        nonce: str | None = None,
    ) -> Table:
        """Opens a table; the person has seat 0, bots have the next seats, and the rest is free.

        In All Fours bots sit down as opponents first, so that a friend who comes finds the partner's seat.

        Args:
            person: who opens it.
            name: under which name.
            rules: what is agreed of the game.
            seats: how many; as many as is usual if not given.
            bots: how many of them are bots'; all but the person's own if not given.
            start: whether to deal at once, which needs all seats taken.
            agreed: what is agreed beside the rules.
            nonce: a word of the person's own; the same again gives the table that it opened.

        Raises:
            TableError: ``too-many-bots``, ``free-seats`` or ``not-in-this-game``.
            RulesError: ``bad-seats``.
        """
        seats = check_seats(rules, usual_seats(rules) if seats is None else seats)
        bots = seats - 1 if bots is None else bots
        agreed = check_agreed(usual(rules) if agreed is None else agreed, rules)
        game = game_of(rules).name
        if not 0 <= bots < seats:
            raise TableError(
                "too-many-bots",
                f"{seats} seats have room for 0 to {seats - 1} bots, not {bots}.",
                seats=seats,
                bots=bots,
            )
        if start and bots < seats - 1:
            raise TableError(
                "free-seats",
                "A table that is dealt at once has no free seats.",
                free=seats - 1 - bots,
            )
        taken = [Seat(name, person.id), *[Seat()] * (seats - 1)]
        order = sorted(range(1, seats), key=lambda seat: game == "allfours" and seat % 2 == 0)
        for seat in order[:bots]:
            taken[seat] = Seat(bot_name(other.name for other in taken), bot=DEFAULT)
        stored = [seat.to_dict() for seat in taken]
        while True:
            table = new_table_name()
            move_id = f"{table}/1" if nonce is None else f"open/{person.id}/{nonce}"
            body = {"game": game, "rules": rules.to_dict(), "agreed": agreed, "seats": stored}
            rows = [Row(table, 1, move_id, 0, "open", msgspec.to_builtins(body))]
            if start:
                board = Board.opened(rows[0])
                rows.append(Row(table, 2, f"{table}/2", 0, "deal", first_deal(board, 0)))
                board.after(rows[1])
            crash.at("before-store")
            try:
                await self._store.append(rows)
            except Conflict:
                opened = None if nonce is None else await self._store.table_of(move_id)
                if opened is None:
                    continue  # the name is another table's
                table = opened
            crash.at("after-store")
            return await self.table(table)

    async def table(self, name: str) -> Table:
        """The table of that name.

        Raises:
            TableError: ``unknown-table``.
        """
        name = name.lower()
        known = self._tables.get(name)
        if known is None:
            if not is_table_name(name):
                raise _unknown(name)
            loading = self._loading.get(name)
            if loading is None:
                loading = self._loading[name] = asyncio.create_task(self._load(name))
                loading.add_done_callback(lambda task: self._loaded(name, task))
            known = await asyncio.shield(loading)
        known.wake()
        return known

    async def sweep(self) -> None:
        """Forgets, as long as it runs, the tables that nobody looks at; the log has them."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.forget(time.monotonic() - FORGET_AFTER)

    def forget(self, before: float) -> None:
        """Forgets the tables that nobody has used since a moment of the monotonic clock."""
        for name, table in tuple(self._tables.items()):
            if table.is_idle and table.touched < before:
                del self._tables[name]

    async def close(self) -> None:
        """Stops all bots and waits for what is being stored."""
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        self._thinker.close()

    def _loaded(self, name: str, task: "asyncio.Task[Table]") -> None:
        del self._loading[name]
        if not task.cancelled():
            task.exception()  # whoever asked has it, or has gone

    async def _load(self, name: str) -> Table:
        rows = await self._store.rows(name)
        if not rows:
            raise _unknown(name)
        made = (rows, self._store, self._bus, self._thinker, self._clear_wait)
        table = await asyncio.to_thread(Table, *made) if len(rows) > LONG_LOG else Table(*made)
        self._tables[name] = table
        return table


def _unknown(name: str) -> TableError:
    return TableError("unknown-table", f"There is no table “{name[:20]}”.", table=name[:20])
