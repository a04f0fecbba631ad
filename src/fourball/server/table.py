"""One table: whatever changes it goes through here, one at a time, in this order: validate, apply, store, publish."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec
import structlog

from fourball import bots
from fourball.cards import cards_text
from fourball.errors import FourballError, TableError
from fourball.golf import Event, Happened, pack
from fourball.server import chance, crash
from fourball.server.board import Board
from fourball.server.bus import Bus
from fourball.server.messages import Frame
from fourball.server.row import Row
from fourball.server.store import Conflict, Store
from fourball.server.thinking import Thinker
from fourball.server.views import TableView, table_view

KEPT: Final = 64
"""How many versions a slow reader may be behind and still see each of them; beyond that he gets the present table."""
BOT_TRIES: Final = 5

T = TypeVar("T")
log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Step:
    """One version of a table, what brought it about, and the frames made of it so far."""

    board: Board
    happened: Happened | None
    reseated: bool
    frames: dict[int, bytes] = field(default_factory=dict)
    """For onlookers, who may be many and see the same, by the presence they show."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Bots wait: somebody may want to clear a group that the turn just over has finished."""

    seat: int
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Table:
    """A table in memory: the fold of its log, its latest steps, and who is looking."""

    def __init__(
        self,
        rows: Sequence[Row],
        store: Store,
        bus: Bus,
        thinker: Thinker,
        clear_wait: float = 0.0,
    ) -> None:
        """A table from its whole log, which is not empty.

        Bots wait so many seconds for a person who may clear what the own turn has finished.
        """
        self._store = store
        self._bus = bus
        self._thinker = thinker
        self._clear_wait = clear_wait
        self._pause: Pause | None = None
        self._closed = False
        self._lock = asyncio.Lock()
        self._moves: dict[str, int] = {}
        self._steps: deque[Step] = deque(maxlen=KEPT)
        self._here: dict[str, int] = {}
        self._looking = 0
        self._driver: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self.presence = 0
        """Rises whenever somebody comes or goes."""
        self.touched = time.monotonic()
        """When the table was last used."""
        self._steps.append(Step(Board.opened(rows[0]), None, reseated=True))
        self._moves[rows[0].move_id] = rows[0].version
        for row in rows[1:]:
            self._take(row, *self.board.after(row))

    @property
    def board(self) -> Board:
        """The table as it is now."""
        return self._steps[-1].board

    @property
    def version(self) -> int:
        """The present version."""
        return self.board.version

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and no bot is at work."""
        return self._looking == 0 and not self._running

    def view(self, person: str | None, notice: str | None = None) -> TableView:
        """What a person may see of the table now."""
        return table_view(self.board, person, self._here.keys(), notice, self._waited_for)

    def come(self, person: str | None) -> None:
        """Somebody opens the table."""
        self._looking += 1
        if person is not None:
            self._here[person] = self._here.get(person, 0) + 1
            self._note_presence(person, first=self._here[person] == 1)
        self.wake()

    def go(self, person: str | None) -> None:
        """Somebody closes the table."""
        self._looking -= 1
        self.touched = time.monotonic()
        if person is not None:
            self._here[person] -= 1
            if not self._here[person]:
                del self._here[person]
                self._note_presence(person, first=True)

    def first_frame(
        self, person: str | None, after: int | None, notice: str | None = None
    ) -> tuple[bytes, int]:
        """What a page gets on connecting: the table, and what it missed since the version it knows.

        Returns:
            The frame, and the version it shows.
        """
        missed = [step for step in self._steps if after is not None and step.board.version > after]
        whole = after is not None and len(missed) == self.version - after
        since, events = self.version, tuple[Event, ...]()
        if after is not None and whole and not any(step.reseated for step in missed):
            seat = self.board.seat_of(person)
            since = after
            events = tuple(
                event for step in missed if step.happened for event in step.happened.seen_by(seat)
            )
        frame = Frame(since, self.version, events, self.view(person, notice))
        return _encode(frame), self.version

    def next_frame(self, person: str | None, shown: int) -> tuple[bytes, int]:
        """The frame that comes after a version: the next version's, or the present one's if that is too long ago.

        Returns:
            The frame, and the version it shows.
        """
        position = shown - self.version + len(self._steps)
        if not 0 <= position < len(self._steps):
            return self.first_frame(person, None)
        step = self._steps[position]
        seat = step.board.seat_of(person)
        made = step.frames.get(self.presence) if seat is None else None
        if made is None:
            events = () if step.happened is None else step.happened.seen_by(seat)
            waited_for = self._waited_for if step is self._steps[-1] else None
            view = table_view(step.board, person, self._here.keys(), waited_for=waited_for)
            made = _encode(Frame(shown, step.board.version, events, view))
            if seat is None:
                step.frames[self.presence] = made
        return made, step.board.version

    async def sit(self, person: str, name: str, wanted: int | None) -> None:
        """Gives a person a seat; one who has a seat keeps it.

        Raises:
            TableError: ``already-dealt``, ``no-such-seat``, ``seat-taken`` or ``table-full``.
        """
        await self._whole(self._sit(person, name, wanted))

    async def act(self, person: str | None, version: int, words: str, nonce: str) -> int:
        """Does what a person asks for, or answers again what the same nonce was answered before.

        Args:
            person: who asks.
            version: the version that the person saw.
            words: an action of the game or of the table.
            nonce: a word of the person's own for this wish.

        Returns:
            The version that the action made.

        Raises:
            FourballError: the action is refused, and nothing has changed.
        """
        if person is None:
            raise _not_seated()
        return await self._whole(self._act(person, version, words, nonce))

    def wake(self) -> None:
        """Lets a bot whose turn it is play on; also after a restart, when somebody comes to look."""
        self.touched = time.monotonic()
        if self._closed or self.board.bot_to_act is None:
            return
        if self._driver is None or self._driver.done():
            self._driver = self._start(self._drive())

    @property
    def _waited_for(self) -> int | None:
        return None if self._pause is None else self._pause.seat

    async def close(self) -> None:
        """Stops the bots for good and waits for what is being stored."""
        self._closed = True
        if self._driver is not None:
            self._driver.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _sit(self, person: str, name: str, wanted: int | None) -> None:
        began = time.perf_counter()
        async with self._lock:
            while self.board.seat_of(person) is None:
                seat = self.board.seat_to_take(wanted)
                body = {"person": person, "name": self.board.free_name(name, seat)}
                with suppress(Conflict):
                    await self._commit(self._row("sit", seat, body), began)

    async def _act(self, person: str, version: int, words: str, nonce: str) -> int:
        began = time.perf_counter()
        move_id = f"{self.board.table}/{person}/{nonce}"
        async with self._lock:
            if move_id in self._moves:
                return self._moves[move_id]
            seat = self.board.seat_of(person)
            if seat is None:
                raise _not_seated()
            if words == "go on":  # late or twice it means the same: no row, and no harm
                if seat == self._waited_for:
                    self._end_pause()
                return self.version
            if version != self.version:
                raise _stale(version, self.version)
            try:
                await self._commit(self._wish(seat, words, move_id), began)
            except Conflict:
                if move_id not in self._moves:
                    raise _stale(version, self.version) from None
            return self._moves[move_id]

    def _wish(self, seat: int, words: str, move_id: str) -> Row:
        board = self.board
        if words == "deal" and board.status == "waiting":
            dealer = chance.any_of(len(board.seats))
            return self._row("deal", seat, match_body(board, dealer) | pack_body(board), move_id)
        if words == "deal":
            return self._row("deal", seat, pack_body(board), move_id)
        if words == "rematch":
            if board.match is None or not board.match.over:
                raise TableError(
                    "match-not-over", "The match is not over, so there is no rematch yet."
                )
            return self._row(
                "rematch",
                seat,
                match_body(board, board.match.next_dealer) | pack_body(board),
                move_id,
            )
        if words == "end":
            if seat != board.host:
                name = board.seats[board.host].name
                raise TableError(
                    "not-host", f"Only the host, {name}, ends the match.", host=board.host
                )
            return self._row("end", seat, {}, move_id)
        if words == "put back":
            return self._row("put back", seat, {}, move_id)
        return self._action(seat, words, move_id)

    def _action(self, seat: int, words: str, move_id: str) -> Row:
        first, _, rest = words.partition(" ")
        if first.isdecimal():
            if first != str(seat):
                raise TableError(
                    "not-your-seat", f"You sit at seat {seat}, not at seat {first}.", seat=seat
                )
            words = rest
        words = " ".join(words.split())
        body: dict[str, Any] = {"action": f"{seat} {words}"}
        state = None if self.board.match is None else self.board.match.state
        if state is not None and state.needs_stock and words == "draw":
            body["stock"] = cards_text(chance.shuffled(state.discards_below_top))
        return self._row("act", seat, body, move_id)

    def _row(self, kind: str, seat: int, body: dict[str, Any], move_id: str | None = None) -> Row:
        version = self.version + 1
        return Row(
            self.board.table, version, move_id or f"{self.board.table}/{version}", seat, kind, body
        )

    async def _commit(self, row: Row, began: float) -> None:
        """The one way from a version to the next; called with the lock held.

        Raises:
            FourballError: the row is not allowed; nothing has changed.
            Conflict: another writer was first; the table has caught up with the log.
        """
        board, happened = self.board.after(row)
        crash.at("before-store")
        try:
            await self._store.append([row])
        except Conflict:
            await self._catch_up()
            raise
        crash.at("after-store")
        self._take(row, board, happened)
        if board.first_to_clear is not None and self._clear_wait > 0:
            self._pause = Pause(board.first_to_clear)
        crash.at("before-publish")
        await self._bus.publish(row.table, row.version)
        crash.at("after-publish")
        ms = round((time.perf_counter() - began) * 1000, 2)
        log.info("move", table=row.table, version=row.version, seat=row.seat, kind=row.kind, ms=ms)
        self.wake()

    async def _catch_up(self) -> None:
        for row in await self._store.rows(self.board.table, self.version):
            self._take(row, *self.board.after(row))

    def _take(self, row: Row, board: Board, happened: Happened | None) -> None:
        self._end_pause()
        self._moves[row.move_id] = row.version
        self._steps.append(Step(board, happened, reseated=board.seats != self.board.seats))

    async def _drive(self) -> None:
        failures = 0
        while failures < BOT_TRIES:
            await self._let_clear()
            board, turn = self.board, self.board.bot_to_act
            view = None if turn is None or board.match is None else board.match.view(turn[0])
            if turn is None or view is None:
                return
            seat, level = turn
            began = time.perf_counter()
            words = await self._thinker.choose(level, view, board.rules)
            crash.at("before-bot")
            try:
                await self._whole(self._bot_act(board.version, seat, words, began))
                failures = 0
            except (
                Exception
            ) as error:  # the log may be out of reach for a while; the table must not stop for that
                failures += 1
                log.error(
                    "bot's move failed",
                    table=board.table,
                    version=board.version,
                    error=type(error).__name__,
                )
                await asyncio.sleep(failures)

    async def _let_clear(self) -> None:
        """Waits while somebody may want to clear; whatever happens at the table meanwhile ends it."""
        while (pause := self._pause) is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(pause.over.wait(), self._clear_wait)
            if self._pause is pause:
                self._pause = None

    def _end_pause(self) -> None:
        if self._pause is not None:
            self._pause.over.set()
            self._pause = None

    async def _bot_act(self, version: int, seat: int, words: str, began: float) -> None:
        async with self._lock:
            if self.version == version:
                move_id = f"{self.board.table}/{version + 1}"
                with suppress(Conflict):
                    await self._commit(self._action(seat, words, move_id), began)

    def _note_presence(self, person: str, *, first: bool) -> None:
        if first and self.board.seat_of(person) is not None:
            self.presence += 1
            self._start(self._bus.publish(self.board.table, self.version))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Lets work end that was begun, even if whoever asked for it hangs up meanwhile."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or has gone


def match_body(board: Board, dealer: int) -> dict[str, Any]:
    """What the row of a match's first deal says of the match: who plays it, and who deals first."""
    return {"seats": [seat.to_dict() for seat in board.filled(bots.DEFAULT)], "dealer": dealer}


def pack_body(board: Board) -> dict[str, Any]:
    """What the row of a deal says of the hole: a newly shuffled pack and a salt."""
    cards = chance.shuffled(pack(board.rules, len(board.seats)))
    return {"pack": cards_text(cards), "salt": chance.new_salt()}


def _not_seated() -> FourballError:
    return TableError("not-seated", "You watch this table; only those who sit at it act.")


def _stale(seen: int, now: int) -> FourballError:
    return TableError(
        "stale-version",
        f"The table has moved on: you saw version {seen}, it is at {now}. Look again, then act.",
        seen=seen,
        version=now,
    )
