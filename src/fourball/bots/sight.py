"""A view put to use: the cards that are known as the rules' integers, and what may still lie hidden."""

import math
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from fourball.cards import CLEARED, HIDDEN, Card, parse_card, rank
from fourball.golf import Rules, View, pack
from fourball.golf import rules as r
from fourball.golf.actions import encode
from fourball.golf.view import Layout

TURNS_TO_CHOOSE: Final = 3
"""After so many turns what a player still keeps face down of the cards he knows are the ones that he wants to keep."""

_card: Final = lru_cache(maxsize=None)(parse_card)
_encode: Final = lru_cache(maxsize=64)(encode)


@lru_cache(maxsize=64)
def _whole_pack(rules: Rules, seats: int) -> Counter[Card]:
    return Counter(pack(rules, seats))


class Sight:
    """What a seat knows of a hole, ready to count with.

    A view with memory gives what the seat has ever seen, one without only what it sees now.

    Attributes:
        me: the own seat.
        options: what is agreed, as integers.
        position: the layouts as far as they are known; nothing else of it is filled in.
        known: for each seat the cells whose card the viewer knows, as a set.
        looked: for each seat the cells whose card the viewer does not know, but their owner does.
        held: the card in the own hand, or ``None``.
        top: the top discard, or ``None``.
        unseen: cards not known, one of each rank and value, with how many of it there are.
        mean: what an unseen card counts on average.
        low: the same for the better half of them: those that a player keeps.
        spread: how far an unseen card is from the average, as a standard deviation.
    """

    def __init__(self, view: View, rules: Rules) -> None:
        """Reads a view, the viewer of which has a seat."""
        assert view.seat is not None, "an onlooker has nothing to choose"
        self.me = view.seat
        self.options = _encode(rules, view.seats)
        self.position = r.Position()
        self.known = [0] * view.seats
        self.looked = [0] * view.seats
        self._turns = view.turns
        left = _whole_pack(rules, view.seats).copy()
        for seat in range(view.seats):
            self._read_layout(view.layouts[seat], seat, left)
        self.held = _seen(view.held.card if view.held else None, left)
        self.top = _seen(view.discard_top, left)
        self.unseen = self._kinds(left)
        self._unseen_ranks = Counter[int]()
        for card, count in self.unseen:
            self._unseen_ranks[rank(card)] += count
        self._hidden = max(1, sum(count for _, count in self.unseen))
        points = self.options.points
        self.mean = sum(points[card] * count for card, count in self.unseen) / self._hidden
        self.spread = math.sqrt(
            sum((points[card] - self.mean) ** 2 * count for card, count in self.unseen)
            / self._hidden
        )
        good = [(points[card], count) for card, count in self.unseen if points[card] <= self.mean]
        self.low = sum(value * count for value, count in good) / max(1, sum(n for _, n in good))

    def _read_layout(self, layout: Layout, seat: int, left: Counter[Card]) -> None:
        p = self.position
        up = _cells(layout.face_up)
        for cell, text in enumerate(layout.remembered or layout.cells):
            if text != CLEARED:
                p.face_down[seat] |= ~up & 1 << cell
            if text == CLEARED:
                p.cleared[seat] |= 1 << cell
            elif text != HIDDEN:
                card = _card(text)
                left[card] -= 1
                p.grid[seat * r.CELLS + cell] = card
                self.known[seat] |= 1 << cell
        self.looked[seat] = _cells(layout.known) & ~self.known[seat]

    def _kinds(self, left: Counter[Card]) -> tuple[tuple[Card, int], ...]:
        kinds: dict[tuple[int, int], tuple[Card, int]] = {}
        for card, count in left.items():
            if count > 0:
                kind = (rank(card), self.options.points[card])
                first, counted = kinds.get(kind, (card, 0))
                kinds[kind] = (first, counted + count)
        return tuple(kinds.values())

    def likelihood(self, wanted: int) -> float:
        """How likely an unseen card is of a rank."""
        return self._unseen_ranks[wanted] / self._hidden

    def cancelled(self, seat: int) -> int:
        """The known cells of a seat that cancel as they lie."""
        return r.cancelled_cells(self.position, self.options, seat, self.known[seat])

    def unknown(self, seat: int) -> int:
        """The cells of a seat that hold a card which is not known."""
        return self.options.layout & ~self.known[seat] & ~self.position.cleared[seat]

    def points(self, seat: int) -> float:
        """What a layout is likely to count as it lies: a hidden card the average, or less if its owner has seen it."""
        gone = self.cancelled(seat) | self.position.cleared[seat]
        total = 0.0
        for cell in range(self.options.cells):
            if not gone >> cell & 1:
                total += self._cell_points(seat, cell)
        return total

    def worst(self, seat: int) -> float:
        """What the card of a seat is likely to count that counts most."""
        gone = self.cancelled(seat) | self.position.cleared[seat]
        cells = [cell for cell in range(self.options.cells) if not gone >> cell & 1]
        return max((self._cell_points(seat, cell) for cell in cells), default=0.0)

    def _cell_points(self, seat: int, cell: int) -> float:
        if self.known[seat] >> cell & 1:
            return self.options.points[self.position.grid[seat * r.CELLS + cell]]
        if self.looked[seat] >> cell & 1:
            chosen = min(1.0, self._turns[seat] / TURNS_TO_CHOOSE)
            return self.mean + (self.low - self.mean) * chosen
        return self.mean

    def collected(self, seat: int) -> dict[int, int]:
        """The ranks that a seat waits for, as they would cancel a card of it, with what that card counts."""
        ranks: dict[int, int] = {}
        if self.options.match != r.MATCH_NONE:
            waiting = self.known[seat] & ~self.cancelled(seat)
            for cell in range(self.options.cells):
                if waiting >> cell & 1:
                    card = self.position.grid[seat * r.CELLS + cell]
                    ranks[rank(card)] = max(self.options.points[card], ranks.get(rank(card), 0))
        return ranks


def _cells(numbers: Iterable[int]) -> int:
    return sum(1 << (number - 1) for number in numbers)


def _seen(text: str | None, left: Counter[Card]) -> Card | None:
    if text is None or text == HIDDEN:
        return None
    card = _card(text)
    left[card] -= 1
    return card
