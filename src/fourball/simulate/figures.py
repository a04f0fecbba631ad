"""What came of a simulation of Golf."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from fourball.play import Deal

NORMAL_95: Final = 1.96
"""Standard errors to either side of a mean that hold it 95 times in a hundred."""


def mean_interval(
    count: int, total: float, squares: float
) -> tuple[float, float, tuple[float, float]]:
    """Mean, standard deviation and the 95 % interval of the mean, from a sum and a sum of squares."""
    mean = total / count
    excess = squares - total * mean
    spread = math.sqrt(max(0.0, excess) / (count - 1)) if count > 1 else 0.0
    half = NORMAL_95 * spread / math.sqrt(count)
    return mean, spread, (mean - half, mean + half)


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """One seat's results.

    Attributes:
        seat: its number.
        bot: who played there.
        mean: points a hole.
        spread: standard deviation of the points of a hole.
        interval: the 95 % interval of the mean, as (least, most).
        turns: turns a hole.
        lowest: share of the holes in which the seat had the lowest score, alone or shared.
    """

    seat: int
    bot: str
    mean: float
    spread: float
    interval: tuple[float, float]
    turns: float
    lowest: float


@dataclass(frozen=True, slots=True)
class Figures:
    """A simulation's results.

    Attributes:
        deals: holes played.
        matches: matches played, the unfinished one at the end included.
        seconds: how long it took.
        stopped: whether it was stopped before all deals were played.
        seats: the results by seat.
    """

    deals: int
    matches: int
    seconds: float
    stopped: bool
    seats: tuple[SeatFigures, ...]

    @property
    def deals_per_second(self) -> float:
        """Holes a second, all processes together."""
        return self.deals / self.seconds if self.seconds else 0.0

    def to_dict(self) -> dict[str, object]:
        """The results as JSON values."""
        return asdict(self) | {"deals_per_second": self.deals_per_second}


class Tally:
    """Adds holes up."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._bots = tuple(bots)
        self.deals = 0
        self.matches = 0
        self._sums = [0] * len(bots)
        self._squares = [0] * len(bots)
        self._turns = [0] * len(bots)
        self._lowest = [0] * len(bots)

    def add_match(self, holes: Iterable[Deal], turns: Iterable[Sequence[int]]) -> None:
        """Adds a match's holes, with the turns that each seat had in them."""
        self.matches += 1
        for hole, taken in zip(holes, turns, strict=True):
            self.deals += 1
            best = min(hole.scores)
            for seat, score in enumerate(hole.scores):
                self._sums[seat] += score
                self._squares[seat] += score * score
                self._turns[seat] += taken[seat]
                self._lowest[seat] += score == best

    def figures(self, seconds: float, *, stopped: bool) -> Figures:
        """The results so far."""
        seats = tuple(self._seat(seat) for seat in range(len(self._bots))) if self.deals else ()
        return Figures(self.deals, self.matches, seconds, stopped, seats)

    def _seat(self, seat: int) -> SeatFigures:
        mean, spread, interval = mean_interval(self.deals, self._sums[seat], self._squares[seat])
        return SeatFigures(
            seat=seat,
            bot=self._bots[seat],
            mean=mean,
            spread=spread,
            interval=interval,
            turns=self._turns[seat] / self.deals,
            lowest=self._lowest[seat] / self.deals,
        )
