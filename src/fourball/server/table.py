"""One table: whatever changes it goes through here, one at a time, in this order: validate, apply, store, publish."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import structlog

from fourball.cards import cards_text
from fourball.errors import FourballError, TableError
from fourball.games import Event, Happened
from fourball.server import chance, consent, crash, dealing
from fourball.server.board import Board
from fourball.server.bus import Bus
from fourball.server.messages import Frame
from fourball.server.row import Row
from fourball.server.shown import Made, Step, tell
from fourball.server.store import Conflict, Store
from fourball.server.thinking import Thinker
from fourball.server.tiebreak import HANDS, not_tied
from fourball.server.views import TableView, table_view

KEPT: Final = 64
"""How many versions a slow reader may be behind and still see each of them; beyond that he gets the present table."""
BOT_TRIES: Final = 5
OF_ALL: Final = ("rematch", "next game", "play off", *HANDS)
"""Words for everybody at the table, whoever only looks on in an extra hole included."""

T = TypeVar("T")
log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


class Done(NamedTuple):
    """What became of a wish: the version that it made, and what happened, if it was not told before."""

    version: int
    events: tuple[Event, ...] = ()


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

    def first_frame(self, person: str | None, after: int | None, notice: str | None = None) -> Made:
        """What a page gets on connecting: the table, and what it missed since the version it knows."""
        missed = [step for step in self._steps if after is not None and step.board.version > after]
        whole = after is not None and len(missed) == self.version - after
        view = self.view(person, notice)
        since, events, told = self.version, list[Event](), list[Step]()
        if after is not None and whole and not any(step.reseated for step in missed):
            since = after
            secrets = [step for step in missed if step.secret(person) is not None]
            for step in missed:
                now = view.view if step in secrets[-1:] else None
                seen, secret_told = tell(step, person, now)
                events += seen
                told += [step] * secret_told
        frame = Frame(since, self.version, tuple(events), view)
        return Made(_encode(frame), self.version, tuple(told))

    def next_frame(self, person: str | None, shown: int) -> Made:
        """The frame that comes after a version: the next version's, or the present one's if that is too long ago."""
        position = shown - self.version + len(self._steps)
        if not 0 <= position < len(self._steps):
            return self.first_frame(person, None)
        step = self._steps[position]
        looks_on = step.board.place_of(person) is None
        made = step.frames.get(self.presence) if looks_on else None
        if made is not None:
            return Made(made, step.board.version)
        waited_for = self._waited_for if step is self._steps[-1] else None
        view = table_view(step.board, person, self._here.keys(), waited_for=waited_for)
        events, secret_told = tell(step, person, view.view)
        made = _encode(Frame(shown, step.board.version, events, view))
        if looks_on:
            step.frames[self.presence] = made
        return Made(made, step.board.version, (step,) if secret_told else ())

    async def sit(self, person: str, name: str, wanted: int | None) -> None:
        """Gives a person a seat; one who has a seat keeps it, or moves to a wanted one before the first deal.

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
        made, _ = await self._whole(self._act(person, version, words, nonce))
        return made

    async def act_and_tell(self, person: str, version: int, words: str, nonce: str) -> Done:
        """Does the same for a person who may have no connection open that would tell what happened.

        Raises:
            FourballError: the action is refused, and nothing has changed.
        """
        made, is_new = await self._whole(self._act(person, version, words, nonce))
        step = next((step for step in self._steps if step.board.version == made), None)
        if step is None or not is_new:
            return Done(made)
        secret = step.secret(person)
        if secret is not None and secret.type == "peek" and person in self._here:
            # The open connection tells it.
            return Done(made, step.events(person, secrets=False))
        now = self.view(person).view if step is self._steps[-1] else None
        return Done(made, tell(step, person, now)[0])

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
            while (place := self.board.place_of(person)) is None or self._moves_seat(place, wanted):
                seat = self.board.seat_to_take(wanted)
                others = seat if place is None else place
                body = {"person": person, "name": self.board.free_name(name, others)}
                with suppress(Conflict):
                    await self._commit(self._row("sit", seat, body), began)

    def _moves_seat(self, place: int, wanted: int | None) -> bool:
        return self.board.status == "waiting" and wanted is not None and wanted != place

    async def _act(self, person: str, version: int, words: str, nonce: str) -> tuple[int, bool]:
        """The version that was made, and whether it was made only now."""
        began = time.perf_counter()
        move_id = f"{self.board.table}/{person}/{nonce}"
        async with self._lock:
            if move_id in self._moves:
                return self._moves[move_id], False
            board = self.board
            seat, place = board.seat_of(person), board.place_of(person)
            if place is None or (seat is None and words not in OF_ALL):
                raise _not_seated()
            if words == "go on":  # late or twice it means the same: no row, and no harm
                if seat == self._waited_for:
                    self._end_pause()
                return self.version, False
            if version != self.version:
                raise _stale(version, self.version)
            by = place if seat is None or words in OF_ALL else seat
            try:
                await self._commit(self._wish(by, words, move_id), began)
            except Conflict:
                if move_id not in self._moves:
                    raise _stale(version, self.version) from None
            return self._moves[move_id], True

    def _wish(self, seat: int, words: str, move_id: str) -> Row:
        kind, body = words, dict[str, Any]()
        if words == "deal":
            body = self._deal(seat)
        elif words == "rematch":
            if self.board.status != "match_over":
                raise TableError(
                    "match-not-over", "The match is not over, so there is no rematch yet."
                )
            body = dealing.rematch(self.board)
        elif words == "next game":
            body = dealing.rematch(self.board)
        elif words in consent.ASKING or words == "agree":
            kind, body = self._consent(seat, words)
        elif words == "play off":
            body = self._play_off()
        elif words in HANDS:
            kind, body = "hand", self._hand(seat, words)
        elif words not in ("put back", "play on"):
            return self._action(seat, words, move_id)
        return self._row(kind, seat, body, move_id)

    def _deal(self, seat: int) -> dict[str, Any]:
        board = self.board
        if board.status == "waiting":
            return dealing.first_deal(board, seat)
        return dict(dealing.new_pack(board.rules, len(board.seats)))

    def _consent(self, seat: int, words: str) -> tuple[str, dict[str, Any]]:
        """A question or an answer; the one that brings about a new deal carries its pack."""
        board = self.board
        if words == "agree":
            question = consent.open_question(board.question).agreed_by(seat)
            kind, body = "agree", dict[str, Any]()
        else:
            asked = tuple(
                n for n, other in enumerate(board.seats) if n != seat and other.person in self._here
            )
            question = consent.put(board.question, words, seat, asked)
            kind, body = "ask", {"what": words, "asked": list(asked)}
        if question.kind == "deal again" and not question.waits_for:
            body |= dealing.new_pack(board.rules, len(board.seats))
        return kind, body

    def _play_off(self) -> dict[str, Any]:
        tie = self.board.tie
        if tie is None or not tie.may_play_off:
            raise not_tied()
        return dealing.hands(tie) if tie.how == "hands" else dealing.extra_hole(self.board, tie)

    def _hand(self, seat: int, hand: str) -> dict[str, Any]:
        tie = self.board.tie
        if tie is None:
            raise not_tied()
        return {"hand": hand} | dealing.hands(tie.chosen_by(seat, hand))

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
        if state is not None and state.wants_stock(body["action"]):
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
        self._take(row, board, happened, live=True)
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

    def _take(
        self, row: Row, board: Board, happened: Happened | None, *, live: bool = False
    ) -> None:
        self._end_pause()
        self._moves[row.move_id] = row.version
        # What was made before a restart, or by another server, counts as told.
        self._steps.append(Step(board, happened, board.seats != self.board.seats, untold=live))

    async def _drive(self) -> None:
        failures = 0
        while failures < BOT_TRIES:
            await self._let_clear()
            board, turn = self.board, self.board.bot_to_act
            view = (
                None
                if turn is None or board.match is None
                else board.match.view(turn[0], memory=True)
            )
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
        if first and self.board.place_of(person) is not None:
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


def _not_seated() -> FourballError:
    return TableError("not-seated", "You watch this table; only those who sit at it act.")


def _stale(seen: int, now: int) -> FourballError:
    return TableError(
        "stale-version",
        f"The table has moved on: you saw version {seen}, it is at {now}. Look again, then act.",
        seen=seen,
        version=now,
    )
