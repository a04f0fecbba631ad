"""Plays many matches between bots; several processes give the same results as one."""

import multiprocessing
import random
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Final

from fourball import bots as all_bots
from fourball.golf import Rules, pack
from fourball.golf import rules as r
from fourball.golf.actions import encode
from fourball.play import Hole, Match, SeatInfo, is_match_over
from fourball.simulate.figures import Figures, Tally
from fourball.simulate.hole import play_hole

OPEN_HOLES: Final = 9
"""After how many holes the bots of an open match agree to stop."""
WORTH_SHARING: Final = 200
"""From how many holes on more processes are worth the time they take to start."""
HOLES_AT_ONCE: Final = 18
"""About how many holes a process plays before it hands them over."""


@dataclass(frozen=True, slots=True)
class _Job:
    """What does not change from match to match."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int

    def options(self) -> r.Options:
        return encode(self.rules, len(self.bots))

    def holes_of_match(self) -> int:
        """How many holes a match has at most; a guess where points end it."""
        return self.rules.holes or OPEN_HOLES


@dataclass(frozen=True, slots=True)
class _Played:
    """A match: its holes, and the turns that each seat had in them."""

    holes: tuple[Hole, ...]
    turns: tuple[tuple[int, ...], ...]


def simulate(
    rules: Rules,
    seats: int,
    deals: int,
    bots: Sequence[str],
    seed: int,
    on_progress: Callable[[int], None] | None = None,
    *,
    jobs: int = 1,
    on_record: Callable[[Mapping[str, object]], None] | None = None,
) -> Figures:
    """Plays whole matches until so many holes are played, and tells the results by seat.

    Match m is dealt by chance of its own, from the seed and m, so that it does not matter how many processes share the
    work. Seat m (modulo the seats) deals first in it, so that nobody gains by sitting well. The last match may stay
    unfinished. An interrupt (Ctrl-C) stops the work; what was played until then is told.

    Args:
        rules: what is agreed.
        seats: number of players.
        deals: how many holes.
        bots: the bots' names by seat; fewer names than seats are repeated in turn.
        seed: settles every shuffle and every chance of a bot.
        on_progress: called with the number of holes played so far.
        jobs: how many processes play.
        on_record: called with the record of each match, in order.

    Raises:
        RulesError: ``bad-seats``, ``unknown-bot``.
    """
    names = tuple(bots[seat % len(bots)] for seat in range(seats)) if bots else ()
    job = _Job(rules, names or (all_bots.DEFAULT,) * seats, seed)
    encode(rules, seats)
    for name in names:
        all_bots.make(name, seed)
    tally = Tally(job.bots)
    started = time.perf_counter()
    stopped = False
    try:
        for number, played in enumerate(_matches(job, deals, jobs)):
            left = deals - tally.deals
            holes = played.holes[:left]
            tally.add_match(holes, played.turns[: len(holes)])
            if on_record is not None:
                on_record(_record(job, number, holes))
            if on_progress is not None:
                on_progress(tally.deals)
            if tally.deals >= deals:
                break
    except KeyboardInterrupt:
        stopped = True
    return tally.figures(time.perf_counter() - started, stopped=stopped)


def _matches(job: _Job, deals: int, jobs: int) -> Iterator[_Played]:
    """Matches in order, without end; none is longer than all deals together."""
    if jobs <= 1 or deals < WORTH_SHARING:
        for number in count():
            yield _play_match(job, number, deals)
        return
    step = max(1, HOLES_AT_ONCE // job.holes_of_match())
    starts = count(step=step)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_ignore_interrupt)
    waiting: deque[Future[list[_Played]]] = deque()
    try:
        while True:
            while len(waiting) < 2 * jobs:
                waiting.append(pool.submit(_play_matches, job, next(starts), step, deals))
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupt() -> None:
    """Leaves Ctrl-C to the process that the reader sees."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_matches(job: _Job, start: int, step: int, most: int) -> list[_Played]:
    return [_play_match(job, number, most) for number in range(start, start + step)]


def _play_match(job: _Job, number: int, most: int) -> _Played:
    """Plays match ``number`` to its end, or to so many holes."""
    rng = random.Random(f"{job.seed}/{number}")
    options = job.options()
    seats = options.seats
    players = [all_bots.make(name, rng.getrandbits(32)) for name in job.bots]
    cards = list(pack(job.rules, seats))
    totals = [0] * seats
    holes: list[Hole] = []
    turns: list[tuple[int, ...]] = []
    while len(holes) < most and not _is_over(job.rules, len(holes), totals):
        rng.shuffle(cards)
        dealer = (number + len(holes)) % seats
        hole, taken = play_hole(job.rules, options, dealer, cards, players, rng)
        totals = [total + score for total, score in zip(totals, hole.scores, strict=True)]
        holes.append(hole)
        turns.append(taken)
    return _Played(tuple(holes), tuple(turns))


def _is_over(rules: Rules, holes: int, totals: Sequence[int]) -> bool:
    if rules.length == "open":
        return holes >= OPEN_HOLES
    return is_match_over(rules, holes, totals)


def _record(job: _Job, number: int, holes: tuple[Hole, ...]) -> dict[str, object]:
    """The record of a match; without totals if it was cut short."""
    seats = tuple(
        SeatInfo(f"{name.capitalize()} {seat + 1}", name) for seat, name in enumerate(job.bots)
    )
    match = Match(job.rules, seats, number % len(seats), holes)
    if job.rules.length == "open" and len(holes) == OPEN_HOLES:
        match = match.end()
    return match.record()
