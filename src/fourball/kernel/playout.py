"""Many whole holes of random play in one compiled call."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from fourball.golf import Rules
from fourball.golf.rules import AT_END
from fourball.kernel.chance import below, following, shuffle, stream
from fourball.kernel.compile import door, inline, jit
from fourball.kernel.golf import (
    POSITION,
    count_legal,
    deal,
    legal,
    needs_stock,
    options_record,
    pack_array,
    renew_stock,
    score,
    step,
)


@jit
def shuffled_deal(p: Any, o: Any, pack: Any, dealer: Any, x: Any) -> Any:
    """Deals from a freshly shuffled pack; gives the stream's state after it."""
    for k in range(len(pack)):
        p.stock[k] = pack[k]
    p.stocked = len(pack)
    x = shuffle(p.stock, p.stocked, x)
    deal(p, o, dealer)
    return x


@inline
def random_step(p: Any, o: Any, x: Any) -> Any:
    """Does one action, each that is allowed being as likely; gives the stream's state after it."""
    if needs_stock(p):
        renew_stock(p)
        x = shuffle(p.stock, p.stocked, x)
    x = following(x)
    step(p, o, legal(p, o, below(x, count_legal(p, o))))
    return x


@door
def _play(
    positions: Any, options: Any, pack: Any, seed: Any, first: Any, games: Any, scores: Any
) -> Any:
    p = positions[0]
    o = options[0]
    steps = 0
    checksum = np.uint64(0)
    for game in range(first, first + games):
        x = stream(seed, game)
        x = shuffled_deal(p, o, pack, game % o.seats, x)
        while p.phase != AT_END:
            x = random_step(p, o, x)
            steps += 1
        score(p, o)
        for seat in range(o.seats):
            scores[seat] += p.scores[seat]
            checksum = checksum * np.uint64(31) + np.uint64(p.scores[seat] + 1000)
    return steps, checksum


@dataclass(frozen=True, slots=True)
class Played:
    """What many holes of random play came to.

    Attributes:
        games: how many holes.
        steps: decisions in all of them.
        totals: points by seat.
        checksum: over every score in order, for comparing with another program.
    """

    games: int
    steps: int
    totals: tuple[int, ...]
    checksum: int


def play(rules: Rules, seats: int, games: int, *, seed: int = 1, first: int = 0) -> Played:
    """Plays whole holes of random play; the n-th is the same whatever ``first`` and ``games`` are.

    Raises:
        RulesError: as ``actions.encode``.
    """
    scores = np.zeros(seats, np.int64)
    steps, checksum = _play(
        np.zeros(1, POSITION),
        options_record(rules, seats),
        pack_array(rules, seats),
        seed,
        first,
        games,
        scores,
    )
    return Played(games, int(steps), tuple(scores.tolist()), int(checksum))
