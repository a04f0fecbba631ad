"""What the own layout is likely to come to: every choice of the club bot is weighed with it."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from fourball.bots.sight import Sight
from fourball.cards import JOKER, Card
from fourball.golf import rules as r

# Settled by playing some thousand holes against plainer players; none of them is sharp.
LOOKS: Final = 2.0
"""Cards seen in a turn: the discard, and the stock card if that was not taken."""
PAIRING: Final = 1.0
"""How often one makes use of such a chance to cancel a card."""
LOOKS_BEHIND_COLLECTOR: Final = 0.7
"""The share of them that may still be of a rank which the player on the right collects."""
GOOD: Final = 1.5
"""What a card counts that one gives no more thought to."""
REPAIR: Final = 0.35
"""How many cards a turn to come makes good."""


class Weight:
    """What a layout counts.

    Attributes:
        plain: as it lies, each hidden card at the average.
        now: the same, with the chance that a hidden card cancels another.
        later: what it is likely to come to with the turns that are left.
    """

    __slots__ = ("later", "now", "plain")

    def __init__(self, plain: float, now: float, later: float) -> None:
        self.plain = plain
        self.now = now
        self.later = later


@lru_cache(maxsize=64)
def _mates(match: int, rows: int, columns: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each cell the lines it could cancel in: of each line the other cells."""
    lines: list[tuple[int, ...]] = []
    cells = range(rows * columns)
    if match == r.MATCH_ANYWHERE:
        lines = list(combinations(cells, 2))
    elif match != r.MATCH_NONE:
        lines = [tuple(range(first, rows * columns, columns)) for first in range(columns)]
        if match != r.MATCH_COLUMN:
            lines += [tuple(range(k * columns, (k + 1) * columns)) for k in range(rows)]
            if match == r.MATCH_LINE_DIAGONAL:
                lines.append(tuple(range(0, rows * columns, columns + 1)))
                lines.append(tuple(range(columns - 1, rows * columns - 1, columns - 1)))
    return tuple(
        tuple(tuple(other for other in line if other != cell) for line in lines if cell in line)
        for cell in cells
    )


class Outlook:
    """The own layout weighed, with so many turns to come.

    Args:
        sight: what the seat knows; its position may be changed between two weighings.
        turns: how many turns one may still expect after this one.
        scarce: ranks that the player on the right collects.
    """

    def __init__(self, sight: Sight, turns: float, scarce: Mapping[int, int]) -> None:
        self._sight = sight
        self._turns = turns
        o = sight.options
        self.mates = _mates(o.match, o.rows, o.columns)
        self._luck = [sight.likelihood(wanted) for wanted in range(JOKER + 1)]
        self._hope: list[list[float]] = [[0.0] * (JOKER + 1) for _ in range(4)]
        for wanted, chance in enumerate(self._luck):
            looks = turns * LOOKS * (LOOKS_BEHIND_COLLECTOR if wanted in scarce else 1)
            self._hope[1][wanted] = PAIRING * (1 - (1 - chance) ** looks)
            self._hope[2][wanted] = PAIRING * (1 - (1 - chance) ** (looks / 2)) ** 2

    def weigh(self) -> Weight:
        """What the own layout counts as the position has it."""
        sight = self._sight
        p, o, me = sight.position, sight.options, sight.me
        base = me * r.CELLS
        known, mean, points = sight.known[me], sight.mean, o.points
        gone = sight.cancelled(me)
        out = gone | p.cleared[me]
        plain = luck = 0.0
        stays = 1 / (1 + self._turns)  # how likely a hidden card lies there to the end
        later: list[float] = []
        for cell in range(o.cells):
            if out >> cell & 1:
                continue
            if not known >> cell & 1:
                plain += mean
                later.append(mean)
                continue
            card = p.grid[base + cell]
            value = points[card]
            plain += value
            if value <= 0:
                later.append(value)
                continue
            hidden, hope = self._mate(cell, card, known, out)
            luck += 2 * hidden * value
            hidden *= stays
            later.append(value * ((1 - hidden) * (1 - hope) - hidden))
        blocks = 0
        if gone and (o.block_self or o.block_others):
            blocks = (o.block_self - o.block_others) * r.count_blocks(p, o, me, gone)
        return Weight(
            plain + blocks, plain - luck + blocks, sum(later) - self._repaired(later) + blocks
        )

    def _mate(self, cell: int, card: Card, known: int, out: int) -> tuple[float, float]:
        """How likely a card cancels with cards that lie hidden, and with one still to come."""
        sight = self._sight
        grid, base, kind = sight.position.grid, sight.me * r.CELLS, card & 15
        luck = hope = 0.0
        for line in self.mates[cell]:
            missing = hidden = 0
            for other in line:
                if known >> other & 1 and (grid[base + other] & 15) == kind:
                    if len(line) == 1 and out >> other & 1:
                        missing = 9
                        break
                elif out >> other & 1:
                    missing = 9
                    break
                else:
                    missing += 1
                    hidden += not known >> other & 1
            if 0 < missing < 3:
                hope = max(hope, self._hope[missing][kind])
                if hidden == missing:
                    luck += self._luck[kind] ** missing
        return min(luck, 1.0), hope

    def builds(self, cell: int) -> bool:
        """Whether the card in a cell makes a second of its rank in a line of three that lacks one more."""
        sight = self._sight
        p, base, known = sight.position, sight.me * r.CELLS, sight.known[sight.me]
        out = sight.cancelled(sight.me) | p.cleared[sight.me]
        kind = p.grid[base + cell] & 15
        for line in self.mates[cell]:
            equal = [o for o in line if known >> o & 1 and p.grid[base + o] & 15 == kind]
            if len(line) == 2 and len(equal) == 1 and not any(out >> o & 1 for o in line):
                return True
        return False

    def _repaired(self, values: list[float]) -> float:
        """What the turns to come are likely to take off, the worst cards first."""
        if not self._turns or not values:
            return 0.0
        repaired = min(0.8, self._turns * REPAIR / len(values))
        return repaired * sum([value - GOOD for value in values if value > GOOD])
