"""The soak: bots play matches of every preset of both games, and of house rules in all pairs; each must finish.

Run: python -m tests.soak.bots [--matches 200] [--games 500] [--jobs 2] [--seed 1] [--presets four-card all-fours ..] [--seats 2 8]

Golf: for each preset and number of seats so many matches are played, every other one by the preset's own rules, the rest by
rows of house rules in which every two values stand together that may (``rows``), whose layout is whatever the row says. All
Fours: for each preset so many games by its own rules, and one by house rules (``rows_fours``) after every four; the oracle
plays along and holds every choice against its own legal set (``fours``). Bots of all kinds sit at one table. Every n-th match
(``--replay``) is written as a record, read back by the program, and judged by the oracle. A match that does not finish, or
replays differently, is told with its seed, its record goes to the file named by ``--failures``, and the exit code is 1.
Ctrl-C stops the soak and tells what was done.
"""

import argparse
import multiprocessing
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from fourball import allfours, bots, record
from fourball.bots import Bot
from fourball.golf import PRESETS, Rules, View, pack
from fourball.golf.actions import encode
from fourball.golf.options import MAX_SEATS, MIN_SEATS
from fourball.play import Hole, Match, SeatInfo
from fourball.simulate.hole import play_hole
from tests.soak.figures import Figures, Stuck, replay
from tests.soak.fours import FoursBatch, fours_batches, play_fours
from tests.soak.judge import judge
from tests.soak.rows import rows, rules_of

LENGTHS: Final = ("holes:1", "holes:2", "points:30", "open")
"""Lengths of the matches by a preset's own rules, in turn."""
OPEN_HOLES: Final = 2
"""After how many holes an open match is ended."""
CLEARS: Final = 0.5
"""How often a finished group is cleared."""
SLOW: Final = 1 / 16
"""How many matches are played slowly."""
PATIENCE: Final = 0.95
"""How often a slow bot lets a chance pass."""
TURN_CHOICES: Final = 3
"""What a turn asks of a player at most: a source, a place, a card to turn up."""
ROWS_APART: Final = 11
"""How many rows of house rules lie between those that two presets begin with."""
AT_ONCE: Final = 20
"""How many matches a process plays before it tells of them."""


class Slow:
    """Any bot, but in no hurry: it mostly draws and throws away, so that stocks run out and turn caps are reached."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._rng = random.Random(seed)

    def choose(self, view: View, rules: Rules) -> str:
        """What the bot chooses, or the slowest thing to do."""
        for words in ("draw", "discard"):
            if words in view.legal and self._rng.random() < PATIENCE:
                return words
        return self._bot.choose(view, rules)


class Watched:
    """A bot whose choices are written down, and which stops a hole that has no end."""

    def __init__(self, bot: Bot, log: list[str], most: int) -> None:
        self._bot = bot
        self._log = log
        self._most = most

    def choose(self, view: View, rules: Rules) -> str:
        """What the bot chooses."""
        if len(self._log) >= self._most:
            raise Stuck(f"after {self._most} choices the hole is not over")
        words = self._bot.choose(view, rules)
        self._log.append(f"{view.seat} {words}")
        return words


@dataclass(frozen=True, slots=True)
class Batch:
    """Some matches of one preset at one number of seats.

    Attributes:
        preset: its name.
        place: the number of the preset and seats among all, so that rows of house rules go round.
        seats: number of players.
        numbers: which of its matches.
        seed: of the whole soak.
        replay: every how many-th match is replayed.
    """

    preset: str
    place: int
    seats: int
    numbers: range
    seed: int
    replay: int

    def row(self, number: int) -> int:
        """Which row of house rules a match is played by."""
        return (number // 2 + self.place * ROWS_APART) % len(rows())


def batches(
    presets: Sequence[str], seats: Sequence[int], matches: int, seed: int, replay: int
) -> Iterator[Batch]:
    """All that is to be played, the presets in turn so that a soak stopped early has played some of each."""
    for start in range(0, matches, AT_ONCE):
        numbers = range(start, min(matches, start + AT_ONCE))
        tables = ((preset, count) for preset in presets for count in seats)
        for place, (preset, count) in enumerate(tables):
            yield Batch(preset, place, count, numbers, seed, replay)


def play(batch: Batch) -> Figures:
    """Plays a batch."""
    figures = Figures()
    for number in batch.numbers:
        seed = f"{batch.seed}/{batch.preset}/{batch.seats}/{number}"
        if number % 2:
            rules = rules_of(rows()[batch.row(number)])
        else:
            length = LENGTHS[(number // 2 + batch.place) % len(LENGTHS)]
            rules = replace(PRESETS[batch.preset], length=length)
        replayed = number // 2 % batch.replay == 0  # of both kinds
        play_one(rules, batch.seats, seed, figures, replayed=replayed)
    return figures


def play_one(
    rules: Rules,
    seats: int,
    seed: str,
    figures: Figures,
    *,
    replayed: bool,
    make: Callable[[str, int], Bot] = bots.make,
) -> None:
    """Plays one match to its end, and tells the figures of it and of what went wrong."""
    rng = random.Random(seed)
    names = [rng.choice(bots.NAMES) for _ in range(seats)]
    match = Match.start(
        rules,
        [SeatInfo(f"{name.capitalize()} {n + 1}", name) for n, name in enumerate(names)],
        rng.randrange(seats),
    )
    log: list[str] = []
    cards = list(pack(rules, seats))
    try:
        players = [make(name, rng.getrandbits(32)) for name in names]
        if rng.random() < SLOW:
            players = [Slow(player, rng.getrandbits(32)) for player in players]
        options = encode(rules, seats)
        most = seats * (TURN_CHOICES * (rules.turn_cap + 2) + 3)  # three cards before play
        while not match.over:
            log.clear()
            rng.shuffle(cards)
            watched = [Watched(player, log, most) for player in players]
            hole, _ = play_hole(
                rules, options, match.next_dealer, cards, watched, rng, clears=CLEARS
            )
            figures.add_hole(hole)
            match = replace(match, deals=(*match.deals, hole))
            ended = rules.length == "open" and len(match.holes) == OPEN_HOLES
            match = match.end() if ended else match
        figures.matches += 1
        if replayed:
            figures.replayed += 1
            replay(match, judge)
    except Exception:
        written = match.record()
        if not match.over:
            unfinished = Hole(match.next_dealer, tuple(cards), tuple(log)).to_dict()
            written["deals"] = [*written["deals"], unfinished]  # type: ignore[misc]
        figures.failures.append((seed, traceback.format_exc(), written))


def play_any(batch: Batch | FoursBatch) -> Figures:
    """Plays a batch of either game."""
    return play(batch) if isinstance(batch, Batch) else play_fours(batch)


def soak(
    todo: Sequence[Batch | FoursBatch], jobs: int, on_batch: Callable[[Figures], None]
) -> None:
    """Plays batches, in so many processes, and tells of each as it is done."""
    if jobs <= 1:
        for batch in todo:
            on_batch(play_any(batch))
        return
    pool = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_ignore_interrupt
    )
    try:
        futures: list[Future[Figures]] = [pool.submit(play_any, batch) for batch in todo]
        for future in as_completed(futures):
            on_batch(future.result())
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Progress:
    """Adds up, and tells how far the soak is: now and then a line on standard error."""

    def __init__(self, matches: int, every: float) -> None:
        self.figures = Figures()
        self.started = time.monotonic()
        self._matches = matches
        self._every = every
        self._told = self.started

    def add(self, figures: Figures) -> None:
        """Adds a batch; a failure is told at once."""
        self.figures.add(figures)
        for seed, why, _ in figures.failures:
            print(f"FAILED: match {seed}\n{why}", file=sys.stderr, flush=True)
        now = time.monotonic()
        done = self.figures.matches + len(self.figures.failures)
        if now - self._told >= self._every or done >= self._matches:
            self._told = now
            left = (now - self.started) / max(1, done) * (self._matches - done)
            print(
                f"{done} of {self._matches} matches, {self.figures.ended.total()} deals, "
                f"{len(self.figures.failures)} failed, about {left / 60:.0f} min left",
                file=sys.stderr,
                flush=True,
            )

    def seconds(self) -> float:
        """How long it has taken."""
        return time.monotonic() - self.started


def main() -> int:
    """Runs the soak; answers the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--matches", type=int, default=200, help="of Golf, for each preset and seats"
    )
    parser.add_argument("--games", type=int, default=500, help="of All Fours, for each preset")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", type=int, default=10, help="replay every n-th match")
    presets = [*PRESETS, *allfours.PRESETS]
    parser.add_argument("--presets", nargs="*", default=presets, choices=presets)
    counts = range(MIN_SEATS, MAX_SEATS + 1)
    parser.add_argument(
        "--seats", nargs="*", type=int, default=list(counts), choices=counts, help="of Golf"
    )
    parser.add_argument("--failures", type=Path, default=Path("soak-failures.fourball.jsonl"))
    given = parser.parse_args()
    golf = [preset for preset in given.presets if preset in PRESETS]
    fours = [preset for preset in given.presets if preset in allfours.PRESETS]
    todo: list[Batch | FoursBatch] = [
        *batches(golf, given.seats, given.matches, given.seed, given.replay),
        *fours_batches(fours, given.games, given.seed, given.replay),
    ]
    progress = Progress(sum(len(batch.numbers) for batch in todo), every=15)
    stopped = False
    try:
        soak(todo, given.jobs, progress.add)
    except KeyboardInterrupt:
        stopped = True
        print("Stopped.", file=sys.stderr)
    print("\n".join(progress.figures.lines(progress.seconds())))
    failures = progress.figures.failures
    if failures:
        with given.failures.open("w", encoding="utf-8") as file:
            file.writelines(record.write_line(one | {"seed": seed}) for seed, _, one in failures)
        print(f"The records of {len(failures)} failed matches are in {given.failures}.")
        return 1
    return 130 if stopped else 0


if __name__ == "__main__":
    sys.exit(main())
