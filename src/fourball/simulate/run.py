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
from typing import Final, overload

from fourball import allfours, golf
from fourball import bots as all_bots
from fourball.allfours.actions import encode as encode_hand
from fourball.games import Rules, check_seats, from_dict, game_of, pack
from fourball.golf.actions import encode as encode_hole
from fourball.play import Deal, Match, SeatInfo, is_match_over
from fourball.play.hand import next_dealer
from fourball.simulate.figures import Figures, Tally
from fourball.simulate.hand import play_hand
from fourball.simulate.hole import play_hole
from fourball.simulate.sides import GameFigures, SideTally

OPEN_HOLES: Final = 9
"""After how many holes the bots of an open match agree to stop."""
HANDS_OF_GAME: Final = 8
"""About how many hands a game of All Fours has."""
WORTH_SHARING: Final = 200
"""From how many deals on more processes are worth the time they take to start."""
DEALS_AT_ONCE: Final = 18
"""About how many deals a process plays before it hands them over."""


@dataclass(frozen=True, slots=True)
class _Job:
    """What does not change from match to match; the rules as in a record, for rules cannot go to another process as they are."""

    game: str
    agreed: Mapping[str, object]
    bots: tuple[str, ...]
    seed: int

    @property
    def rules(self) -> Rules:
        """What is agreed."""
        return from_dict(self.game, self.agreed)

    def deals_of_match(self) -> int:
        """How many deals a match has at most; a guess where points end it."""
        rules = self.rules
        return HANDS_OF_GAME if isinstance(rules, allfours.Rules) else rules.holes or OPEN_HOLES


@dataclass(frozen=True, slots=True)
class _Played:
    """A match: its deals, and in Golf the turns that each seat had in them."""

    deals: tuple[Deal, ...]
    turns: tuple[tuple[int, ...], ...] = ()


@overload
def simulate(
    rules: golf.Rules,
    seats: int,
    deals: int,
    bots: Sequence[str],
    seed: int,
    on_progress: Callable[[int], None] | None = None,
    *,
    jobs: int = 1,
    on_record: Callable[[Mapping[str, object]], None] | None = None,
) -> Figures: ...


@overload
def simulate(
    rules: allfours.Rules,
    seats: int,
    deals: int,
    bots: Sequence[str],
    seed: int,
    on_progress: Callable[[int], None] | None = None,
    *,
    jobs: int = 1,
    on_record: Callable[[Mapping[str, object]], None] | None = None,
) -> GameFigures: ...


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
) -> Figures | GameFigures:
    """Plays whole matches until so many holes or hands are played, and tells the results: in Golf by seat, in All Fours by side.

    Match m is dealt by chance of its own, from the seed and m, so that it does not matter how many processes share the
    work. Seat m (modulo the seats) deals first in it, so that nobody gains by sitting well. The last match may stay
    unfinished. An interrupt (Ctrl-C) stops the work; what was played until then is told.

    Args:
        rules: what is agreed, of either game. A match of All Fours is one game to the target.
        seats: number of players.
        deals: how many holes or hands; a hand that is thrown in is one.
        bots: the bots' names by seat; fewer names than seats are repeated in turn. In All Fours two names are a side each.
        seed: settles every shuffle and every chance of a bot.
        on_progress: called with the number of deals played so far.
        jobs: how many processes play.
        on_record: called with the record of each match, in order.

    Raises:
        RulesError: ``bad-seats``, ``unknown-bot``.
    """
    check_seats(rules, seats)
    names = tuple(bots[seat % len(bots)] for seat in range(seats)) if bots else ()
    game = game_of(rules).name
    for name in names:
        all_bots.make(name, seed, game)
    job = _Job(game, rules.to_dict(), names or (all_bots.DEFAULT,) * seats, seed)
    tally: Tally | SideTally
    if isinstance(rules, allfours.Rules):
        tally = SideTally(job.bots, rules.target)
    else:
        tally = Tally(job.bots)
    started = time.perf_counter()
    stopped = False
    try:
        for number, played in enumerate(_matches(job, deals, jobs)):
            left = deals - tally.deals
            kept = played.deals[:left]
            if isinstance(tally, SideTally):
                tally.add_game(kept)
            else:
                tally.add_match(kept, played.turns[: len(kept)])
            if on_record is not None:
                on_record(_record(job, number, kept))
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
    step = max(1, DEALS_AT_ONCE // job.deals_of_match())
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
    """Plays match ``number`` to its end, or to so many deals."""
    rng = random.Random(f"{job.seed}/{number}")
    rules = job.rules
    players = [all_bots.make(name, rng.getrandbits(32), job.game) for name in job.bots]
    cards = list(pack(rules, len(players)))
    if isinstance(rules, allfours.Rules):
        return _play_game(rules, players, cards, number, most, rng)
    return _play_holes(rules, players, cards, number, most, rng)


def _play_holes(
    rules: golf.Rules,
    players: Sequence[all_bots.Bot],
    cards: list[int],
    number: int,
    most: int,
    rng: random.Random,
) -> _Played:
    seats = len(players)
    options = encode_hole(rules, seats)
    totals = [0] * seats
    holes: list[Deal] = []
    turns: list[tuple[int, ...]] = []
    while len(holes) < most and not _is_over(rules, len(holes), totals):
        rng.shuffle(cards)
        dealer = (number + len(holes)) % seats
        hole, taken = play_hole(rules, options, dealer, cards, players, rng)
        totals = [total + score for total, score in zip(totals, hole.scores, strict=True)]
        holes.append(hole)
        turns.append(taken)
    return _Played(tuple(holes), tuple(turns))


def _play_game(
    rules: allfours.Rules,
    players: Sequence[all_bots.Bot],
    cards: list[int],
    number: int,
    most: int,
    rng: random.Random,
) -> _Played:
    seats = len(players)
    options = encode_hand(rules)
    totals = [0, 0]
    packets: dict[int, int | None] = {}
    hands: list[Deal] = []
    while len(hands) < most and max(totals) < rules.target:
        rng.shuffle(cards)
        dealer = next_dealer(number % seats, hands, seats)
        packet = packets.get(dealer)
        hand = play_hand(rules, options, dealer, cards, players, totals=totals, packet=packet)
        packets[dealer] = hand.packet
        totals = [total + score for total, score in zip(totals, hand.scores, strict=True)]
        hands.append(hand)
    return _Played(tuple(hands))


def _is_over(rules: golf.Rules, holes: int, totals: Sequence[int]) -> bool:
    if rules.length == "open":
        return holes >= OPEN_HOLES
    return is_match_over(rules, holes, totals)


def _record(job: _Job, number: int, deals: tuple[Deal, ...]) -> dict[str, object]:
    """The record of a match; without totals if it was cut short."""
    seats = tuple(
        SeatInfo(f"{name.capitalize()} {seat + 1}", name) for seat, name in enumerate(job.bots)
    )
    match = Match(job.rules, seats, number % len(seats), deals)
    if match.may_end and len(deals) == OPEN_HOLES:
        match = match.end()
    return match.record()
