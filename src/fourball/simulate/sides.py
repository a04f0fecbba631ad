"""What came of a simulation of All Fours, by side."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from fourball.play import Deal
from fourball.simulate.figures import NORMAL_95, mean_interval

SIDES: Final = 2
SCORED: Final = ("turn_up", "gift", "high", "low", "jack", "hang_jack", "game")
"""What a side scores for, as ``allfours.Score`` names it, in the order in which it may come."""
CALLS: Final = ("beg", "give", "run")
"""The calls that are counted."""


@dataclass(frozen=True, slots=True)
class SideFigures:
    """One side's results.

    Attributes:
        side: 0 or 1; seat s is on side s modulo 2.
        bots: who played in its seats, in seat order.
        mean: points a hand.
        spread: standard deviation of the points of a hand.
        interval: the 95 % interval of the mean, as (least, most).
        lead: points a hand more than the other side's.
        lead_interval: the 95 % interval of that.
        won: games won.
        won_share: share of the finished games that it won.
        won_interval: the 95 % interval of that share (Wilson's).
        scored: share of the hands in which it scored for the turn-up, a gift, high, low, jack (its own, brought home), hanging
            the other side's jack, and game, by the names ``turn_up``, ``gift``, ``high``, ``low``, ``jack``, ``hang_jack``,
            ``game``. In a hand with several turn-ups one is counted.
        called: how often its players said ``beg``, ``give`` and ``run``, of the times that they could have: ``beg`` of the hands
            in which they were asked as eldest, ``give`` and ``run`` of those in which they were begged as dealer. No entry
            where they never could.
    """

    side: int
    bots: tuple[str, ...]
    mean: float
    spread: float
    interval: tuple[float, float]
    lead: float
    lead_interval: tuple[float, float]
    won: int
    won_share: float
    won_interval: tuple[float, float]
    scored: dict[str, float]
    called: dict[str, float]


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The results of a simulation of All Fours.

    Attributes:
        deals: hands dealt, those thrown in included.
        matches: games begun, the unfinished one at the end included.
        finished: games played to the target.
        hands_a_game: hands of a finished game, on average; 0 where none was finished.
        thrown_in: share of the hands that were thrown in.
        seconds: how long it took.
        stopped: whether it was stopped before all hands were played.
        sides: the results by side; empty where nothing was played.
    """

    deals: int
    matches: int
    finished: int
    hands_a_game: float
    thrown_in: float
    seconds: float
    stopped: bool
    sides: tuple[SideFigures, ...]

    @property
    def deals_per_second(self) -> float:
        """Hands a second, all processes together."""
        return self.deals / self.seconds if self.seconds else 0.0

    def to_dict(self) -> dict[str, object]:
        """The results as JSON values."""
        return asdict(self) | {"deals_per_second": self.deals_per_second}


class SideTally:
    """Adds games up.

    Args:
        bots: by seat.
        target: what wins a game.
    """

    def __init__(self, bots: Sequence[str], target: int) -> None:
        self._bots = tuple(bots)
        self._target = target
        self.deals = 0
        self.matches = 0
        self._finished = 0
        self._hands_finished = 0
        self._thrown_in = 0
        self._sums = [0] * SIDES
        self._squares = [0] * SIDES
        self._lead_squares = 0
        self._won = [0] * SIDES
        self._scored = [Counter[str]() for _ in range(SIDES)]
        self._called = [Counter[str]() for _ in range(SIDES)]
        self._asked = [Counter[str]() for _ in range(SIDES)]

    def add_game(self, hands: Sequence[Deal]) -> None:
        """Adds a game's hands; it counts as finished where they bring a side to the target."""
        self.matches += 1
        totals = [0] * SIDES
        for hand in hands:
            self.deals += 1
            self._thrown_in += hand.thrown_in
            for side, points in enumerate(hand.scores):
                totals[side] += points
                self._sums[side] += points
                self._squares[side] += points * points
            self._lead_squares += (hand.scores[0] - hand.scores[1]) ** 2
            for side, what in {(one.side, one.what) for one in hand.told if one.side is not None}:
                self._scored[side][what] += 1
            self._add_calls(hand)
        for side, total in enumerate(totals):
            if total >= self._target:
                self._won[side] += 1
                self._finished += 1
                self._hands_finished += len(hands)

    def _add_calls(self, hand: Deal) -> None:
        """Counts what eldest and the dealer said, and what they could have said."""
        for action in hand.actions:
            seat, _, words = action.partition(" ")
            side = int(seat) % SIDES
            if words in ("stand", "beg"):
                self._asked[side]["beg"] += 1
            elif words in ("give", "run"):
                self._asked[side]["give"] += 1
                self._asked[side]["run"] += 1
            self._called[side][words] += 1

    def figures(self, seconds: float, *, stopped: bool) -> GameFigures:
        """The results so far."""
        return GameFigures(
            deals=self.deals,
            matches=self.matches,
            finished=self._finished,
            hands_a_game=self._hands_finished / self._finished if self._finished else 0.0,
            thrown_in=self._thrown_in / self.deals if self.deals else 0.0,
            seconds=seconds,
            stopped=stopped,
            sides=tuple(map(self._side, range(SIDES))) if self.deals else (),
        )

    def _side(self, side: int) -> SideFigures:
        n = self.deals
        mean, spread, interval = mean_interval(n, self._sums[side], self._squares[side])
        led = self._sums[side] - self._sums[1 - side]
        lead, _, lead_interval = mean_interval(n, led, self._lead_squares)
        asked = self._asked[side]
        return SideFigures(
            side=side,
            bots=self._bots[side::SIDES],
            mean=mean,
            spread=spread,
            interval=interval,
            lead=lead,
            lead_interval=lead_interval,
            won=self._won[side],
            won_share=self._won[side] / self._finished if self._finished else 0.0,
            won_interval=share_interval(self._won[side], self._finished),
            scored={what: self._scored[side][what] / n for what in SCORED},
            called={call: self._called[side][call] / asked[call] for call in CALLS if asked[call]},
        )


def share_interval(times: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula, which holds for few and for extreme ones too."""
    if not of:
        return 0.0, 1.0
    share, z = times / of, NORMAL_95
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)
