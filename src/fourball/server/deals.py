"""How the cards have come in all finished holes and hands of a server, counted for whoever doubts its shuffle.

The log is counted only while somebody asks, a slice of time for each question, beside the event loop and on a connection of
its own that reads; so no table waits for it. Of a hole that is being played nothing is counted, not even that it was dealt.
"""

import asyncio
import json
import math
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import structlog
from msgspec import Struct

from fourball import allfours, golf
from fourball.cards import JOKER, RANKS, SUITS, Card, parse_cards, rank, suit
from fourball.errors import FourballError, TableError
from fourball.games import Rules, from_dict
from fourball.play import HandState, State

PLACES: Final = ("top", "discard", "turn_up")
"""The first card of a pack, the one that starts the discard pile (Golf 2.8, 2.9), and the one turned up (All Fours 2.8)."""
SLICE: Final = 0.25
"""Seconds of counting for each question."""
RENEW_AFTER: Final = 20.0
"""Seconds for which figures that are whole count as new."""
FIRST_CARDS: Final = 6
MORE_CARDS: Final = 3
"""What each player of All Fours is dealt at first, and at each run (All Fours 2.8, 3.7)."""
LEAST_EXPECTED: Final = 5.0
"""The chi-square test needs so many cards to be expected of each kind."""

_PLAYED: Final = ("act", "put back")
# What is only possible after the end of a hole shows that the hole before it is over.
_AFTER_A_HOLE: Final = ("sit", "end", "play off", "hand", "rematch", "next game", "deal")


log = structlog.get_logger()


class Spread(Struct, frozen=True):
    """How evenly one kind of thing has come.

    Attributes:
        counts: how often each has come.
        expected: how often each should come on the average.
        chi_square: the sum of (count - expected)² / expected.
        freedom: its degrees of freedom.
        chance: how likely a fair shuffle comes out at least as uneven; ``None`` while there are too few cards to say.
    """

    counts: dict[str, int]
    expected: float
    chi_square: float
    freedom: int
    chance: float | None


class PlaceFigures(Struct, frozen=True):
    """One place of the pack.

    Attributes:
        place: one of ``PLACES``.
        cards: how many cards have come there, without jokers.
        jokers: how many jokers.
        ranks, suits: how evenly the others have come.
    """

    place: str
    cards: int
    jokers: int
    ranks: Spread
    suits: Spread


class DealFigures(Struct, frozen=True):
    """The figures of a server.

    Attributes:
        deals: how many finished holes are in them.
        counting: whether there are more that have not been counted yet; ask again.
        places: by place of the pack.
    """

    deals: int
    counting: bool
    places: tuple[PlaceFigures, ...]


def chance_of(chi_square: float, freedom: int) -> float:
    """How likely chance alone gives such a chi-square or a greater one."""
    half = chi_square / 2
    if freedom % 2:
        k, term = 0.5, math.sqrt(half / math.pi) * math.exp(-half) * 2
        total = math.erfc(math.sqrt(half))
    else:
        k, term = 1.0, math.exp(-half) * half
        total = math.exp(-half)
    while k < freedom / 2:
        total += term
        k += 1
        term *= half / k
    return total


def spread(counts: Mapping[str, int]) -> Spread:
    """The figures of things that should all come equally often."""
    expected = sum(counts.values()) / len(counts)
    chi_square = sum((n - expected) ** 2 / expected for n in counts.values()) if expected else 0.0
    freedom = len(counts) - 1
    chance = chance_of(chi_square, freedom) if expected >= LEAST_EXPECTED else None
    return Spread(dict(counts), expected, chi_square, freedom, chance)


@dataclass(slots=True)
class Tally:
    """The cards that have come to one place."""

    ranks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RANKS, 0))
    suits: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SUITS, 0))
    jokers: int = 0

    def add(self, card: Card) -> None:
        """Counts a card; a joker has no suit, and says nothing of the others."""
        if rank(card) == JOKER:
            self.jokers += 1
        else:
            self.ranks[RANKS[rank(card)]] += 1
            self.suits[SUITS[suit(card)]] += 1

    def figures(self, place: str) -> PlaceFigures:
        """What has come so far."""
        cards = sum(self.suits.values())
        return PlaceFigures(place, cards, self.jokers, spread(self.ranks), spread(self.suits))


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hole or hand as it was dealt: in which version of its table, for whom, from which pack."""

    version: int
    rules: Rules
    seats: int
    dealer: int
    pack: tuple[Card, ...]

    @property
    def shown(self) -> dict[str, Card]:
        """The cards that have come to the places there are in its game."""
        if isinstance(self.rules, golf.Rules):
            return {"top": self.pack[0], "discard": self.pack[self.seats * self.rules.cells]}
        return {"top": self.pack[0], "turn_up": self.pack[self.seats * FIRST_CARDS]}


@dataclass(frozen=True, slots=True)
class _Row:
    version: int
    kind: str
    body: Mapping[str, Any]


class Deals:
    """The figures of one server's database, kept up whenever they are asked for."""

    def __init__(
        self, database: Path, slice_seconds: float = SLICE, renew_after: float = RENEW_AFTER
    ) -> None:
        """Counts nothing yet."""
        self._database = database
        self._slice = slice_seconds
        self._renew_after = renew_after
        self._lock = asyncio.Lock()
        self._deals = 0
        self._tallies = {place: Tally() for place in PLACES}
        self._looked_at: dict[str, int] = {}
        """The version of each table at which it was last counted."""
        self._counted: dict[str, int] = {}
        """The version of the last deal that was counted of each table."""
        self._waiting: list[tuple[str, int]] = []
        self._listed = -math.inf

    async def figures(self) -> DealFigures:
        """The figures, after another slice of counting if there is something to count.

        Raises:
            TableError: ``store-unavailable``.
        """
        if not self._lock.locked():
            async with self._lock:
                try:
                    await asyncio.to_thread(self._count)
                except sqlite3.Error as error:
                    raise TableError(
                        "store-unavailable",
                        "The server cannot read its database now. Try again later.",
                    ) from error
        places = tuple(tally.figures(place) for place, tally in self._tallies.items())
        return DealFigures(self._deals, bool(self._waiting) or self._lock.locked(), places)

    def _count(self) -> None:
        """Counts as far as the slice of time goes."""
        stop = time.monotonic() + self._slice
        if not self._waiting and time.monotonic() - self._listed < self._renew_after:
            return
        with closing(
            sqlite3.connect(f"{self._database.absolute().as_uri()}?mode=ro", uri=True)
        ) as reader:
            if not self._waiting:
                self._listed = time.monotonic()
                newest = reader.execute('SELECT "table", max(version) FROM event GROUP BY "table"')
                self._waiting = [one for one in newest if self._looked_at.get(one[0]) != one[1]]
            while self._waiting:
                table, version = self._waiting.pop()
                self._count_table(reader, table, version)
                self._looked_at[table] = version
                if time.monotonic() > stop:
                    break

    def _count_table(self, reader: sqlite3.Connection, table: str, version: int) -> None:
        after = self._counted.get(table, 0)
        try:
            holes = [
                each for each in finished(_rows(reader, table, version)) if each.version > after
            ]
        except FourballError as error:  # one table that cannot be read does not hide all the others
            log.error("table not counted", table=table, error=error.code)
            return
        for dealt in holes:
            self._counted[table] = dealt.version
            self._deals += 1
            for place, card in dealt.shown.items():
                self._tallies[place].add(card)


def _rows(reader: sqlite3.Connection, table: str, version: int) -> Iterator[_Row]:
    """A table's log as it was at a version."""
    query = (
        'SELECT version, kind, body FROM event WHERE "table" = ? AND version <= ? ORDER BY version'
    )
    for number, kind, body in reader.execute(query, (table, version)):
        # Of the many actions only those of the last hole are ever read.
        yield _Row(number, kind, json.loads(body) if kind not in _PLAYED else {"text": body})


def finished(rows: Iterable[_Row]) -> Iterator[Dealt]:
    """The finished holes of a table's log; one that was dealt again by consent is none."""
    rules: Rules | None = None
    seats = dealer = 0
    now: Dealt | None = None
    played: list[_Row] = []
    for row in rows:
        if row.kind in _PLAYED:
            played.append(row)
            continue
        if now is not None and _shows_the_end(row):
            yield now
            now = None
        if row.kind == "open":
            rules = from_dict(row.body.get("game", "golf"), row.body["rules"])
        elif "pack" in row.body and rules is not None:
            if "dealer" in row.body:  # a new match, or an extra hole
                dealer, seats = (
                    row.body["dealer"],
                    len(row.body.get("playing") or row.body["seats"]),
                )
            elif now is None:
                dealer = (dealer + 1) % seats
            now = Dealt(row.version, rules, seats, dealer, parse_cards(row.body["pack"]))
            played = []
    if now is not None and is_over(now, played):
        yield now


def _shows_the_end(row: _Row) -> bool:
    return row.kind in _AFTER_A_HOLE or (row.kind == "ask" and row.body["what"] == "end")


def is_over(dealt: Dealt, played: Sequence[_Row]) -> bool:
    """Whether the hole or hand is over after what was played, by the rules.

    A hand that ends because a side has reached the target counts when the next one is dealt: what the sides had before it
    does not stand in its own rows.
    """
    if not isinstance(dealt.rules, golf.Rules):
        words = [json.loads(row.body["text"])["action"].split()[1] for row in played]
        return _is_played_out(dealt, dealt.rules, words)
    state = State.deal(dealt.rules, dealt.seats, dealt.dealer, dealt.pack)
    for row in played:
        if row.kind == "put back":
            assert state.to_act is not None
            state, _ = state.put_back(state.to_act)
        else:
            body = json.loads(row.body["text"])
            stock = parse_cards(body["stock"]) if "stock" in body else None
            state, _ = state.apply(body["action"], stock)
    return state.over


def _is_played_out(dealt: Dealt, rules: allfours.Rules, words: Sequence[str]) -> bool:
    """Whether all cards of a hand were played, or none can be because the pack ran out (All Fours 3.10, 4.1)."""
    each = FIRST_CARDS
    if "run" in words:
        # How far the pack runs depends on the cards alone, so the packets in which they are dealt do not matter.
        target = allfours.MOST_POINTS
        longest = allfours.Rules.from_dict(rules.to_dict() | {"target": target})
        state = HandState.deal(longest, dealt.dealer, dealt.pack, packet=3)
        eldest = (dealt.dealer + 1) % dealt.seats
        for action in (f"{eldest} beg", f"{dealt.dealer} run"):
            state, _ = state.apply(action)
        if state.over:
            return True
        each += MORE_CARDS * state.view(None).runs
    return words.count("play") == dealt.seats * each
