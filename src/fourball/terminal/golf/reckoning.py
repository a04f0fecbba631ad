"""How a score came about, in sentences: each names its reason, and the rule that made it."""

from collections.abc import Callable, Sequence

from fourball.golf import Group, Rules, Told
from fourball.golf.view import Adjustment, Column
from fourball.words import Words

Who = Callable[[int], dict[str, str | int]]
"""A player's name, and whether that is the reader, for a message."""


class Reckoning:
    """Tells the scores of a finished hole.

    Args:
        words: in which language.
        rules: of the table.
        who: names a player.
        number: writes a number.
        rank: names a rank as messages select it.
        told: the hole, by seat.
        ender: who brought it to its end.
    """

    def __init__(
        self,
        words: Words,
        rules: Rules,
        who: Who,
        number: Callable[[int], str],
        rank: Callable[[str], str],
        told: Sequence[Told],
        ender: int | None,
    ) -> None:
        self._words = words
        self._rules = rules
        self._who = who
        self._number = number
        self._rank = rank
        self._told = told
        self._ender = ender

    def lines(self, seat: int) -> list[str]:
        """What of a player's cards cancels or keeps its points, what else counts, and what was added to that."""
        told = self._told[seat]
        return [*self._cards(told), *self._added(told, seat)]

    def _cards(self, told: Told) -> list[str]:
        points = {
            cell: value
            for column in told.columns
            for cell, value in zip(column.cells, column.points, strict=True)
        }
        counted: set[int] = set()
        lines = []
        for group in told.groups:
            fresh = set(group.cells) - counted  # where kept lines cross, a card counts once
            total = sum(points[cell] for cell in fresh)
            if not (group.kept and total == 0):
                lines.append(self._group(group, total, again=len(fresh) < len(group.cells)))
                counted |= set(group.cells)
        rest = set(points) - counted
        if rest:
            message = "told-rest" if lines else "told-all-count"
            left = self._number(sum(points[cell] for cell in rest))
            lines.append(f"{self._words(message, count=len(rest))}: {left}")
        return lines

    def _group(self, group: Group, points: int, *, again: bool) -> str:
        pairs = len(group.cells) // 2 if group.kind == "pair" else 1
        if not group.kept:
            message = "told-pairs-cancel" if pairs > 1 else "told-group-cancels"
        elif pairs > 1:
            message = "told-pairs-kept"
        else:
            message = "told-group-kept-rest" if again else "told-group-kept"
        return self._words(
            message,
            kind=group.kind,
            rank=self._rank(group.rank),
            count=pairs,
            points=self._number(points),
        )

    def _added(self, told: Told, seat: int) -> list[str]:
        lines = []
        for one in told.adjustments:
            if one.kind == "block_self":
                lines += self._own_blocks(told, one)
            elif one.kind == "block":
                count = len(blocks(self._told[one.seat]))
                text = self._words("told-block-of", count=count, **self._who(one.seat))
                lines.append(self._with_amount(text, one.points))
            else:
                text = self._penalty("told-penalty", seat, told.score - one.points, one.rule)
                lines.append(self._with_amount(text, one.points))
        if self._fails_for_nothing(told, seat):
            lines.append(
                self._penalty("told-penalty-nothing", seat, told.score, self._rules.penalty)
            )
        return lines

    def _own_blocks(self, told: Told, one: Adjustment) -> list[str]:
        found = blocks(told)
        cards = f"n{2 * self._rules.rows}"
        return [
            self._with_amount(
                self._words("told-block-own", cards=cards, rank=self._rank(rank)),
                one.points // len(found),
            )
            for rank in found
        ]

    def _with_amount(self, text: str, points: int) -> str:
        return f"{text}: {'+' if points > 0 else ''}{self._number(points)}"

    def _lowest_other(self, seat: int) -> int:
        return min(one.score for other, one in enumerate(self._told) if other != seat)

    def _penalty(self, message: str, seat: int, before: int, rule: str) -> str:
        tied = "yes" if self._lowest_other(seat) == before else "no"
        return self._words(message, tied=tied, rule=rule, **self._who(seat))

    def _fails_for_nothing(self, told: Told, seat: int) -> bool:
        """Whether the ender has failed, but the penalty comes to nothing, which has to be said too."""
        if self._rules.penalty == "none" or self._ender != seat:
            return False
        if any(one.kind == "penalty" for one in told.adjustments):
            return False
        best = self._lowest_other(seat)
        return best < told.score or (best == told.score and self._rules.tie == "penalised")


def blocks(told: Told) -> list[str]:
    """The ranks of the blocks of a finished layout: two neighbouring columns of one rank that cancel (7.17, 7.18)."""
    found = []
    before = ""
    for column in told.columns:
        rank = _solid(column)
        if rank and rank == before:
            found.append(rank)
            before = ""  # a column is in one block only
        else:
            before = rank
    return found


def _solid(column: Column) -> str:
    ranks = {card[0] for card in column.cards}
    return ranks.pop() if len(ranks) == 1 and all(column.cancelled) else ""
