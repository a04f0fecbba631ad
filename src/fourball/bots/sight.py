"""A view put to use: the cards that are seen as the rules' integers, and what may still lie hidden."""

from collections import Counter
from functools import lru_cache
from typing import Final

from fourball.cards import CLEARED, HIDDEN, Card, parse_card, rank
from fourball.golf import Rules, View, pack
from fourball.golf import rules as r
from fourball.golf.actions import encode

_card: Final = lru_cache(maxsize=None)(parse_card)
_encode: Final = lru_cache(maxsize=64)(encode)


@lru_cache(maxsize=64)
def _whole_pack(rules: Rules, seats: int) -> Counter[Card]:
    return Counter(pack(rules, seats))


class Sight:
    """What a seat sees of a hole, ready to count with.

    Attributes:
        me: the own seat.
        options: what is agreed, as integers.
        position: the layouts as far as they are seen; nothing else of it is filled in.
        known: for each seat the cells whose card is seen, as a set.
        held: the card in the own hand, or ``None``.
        top: the top discard, or ``None``.
        unseen: cards not seen now, one of each rank and value, with how many of it there are.
        mean: what an unseen card counts on average.
    """

    def __init__(self, view: View, rules: Rules) -> None:
        """Reads a view, the viewer of which has a seat."""
        assert view.seat is not None, "an onlooker has nothing to choose"
        self.me = view.seat
        self.options = _encode(rules, view.seats)
        self.position = r.Position()
        self.known = [0] * view.seats
        left = _whole_pack(rules, view.seats).copy()
        for seat in range(view.seats):
            self._read_layout(view, seat, left)
        self.held = _seen(view.held.card if view.held else None, left)
        self.top = _seen(view.discard_top, left)
        self.unseen = self._kinds(left)
        self._unseen_ranks = Counter[int]()
        for card, count in self.unseen:
            self._unseen_ranks[rank(card)] += count
        self._hidden = max(1, sum(left.values()))
        self.mean = (
            sum(self.options.points[card] * count for card, count in self.unseen) / self._hidden
        )

    def _read_layout(self, view: View, seat: int, left: Counter[Card]) -> None:
        p = self.position
        for cell, text in enumerate(view.layouts[seat].cells):
            if text == HIDDEN:
                p.face_down[seat] |= 1 << cell
            elif text == CLEARED:
                p.cleared[seat] |= 1 << cell
            else:
                card = _card(text)
                left[card] -= 1
                p.grid[seat * r.CELLS + cell] = card
                self.known[seat] |= 1 << cell

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
        """The seen cells of a seat that cancel as they lie."""
        return r.cancelled_cells(self.position, self.options, seat, self.known[seat])

    def points(self, seat: int) -> float:
        """What a layout counts as it lies, a hidden card at the average."""
        gone = self.cancelled(seat) | self.position.cleared[seat]
        total = 0.0
        for cell in range(self.options.cells):
            if not gone >> cell & 1:
                total += self._cell_points(seat, cell)
        return total

    def _cell_points(self, seat: int, cell: int) -> float:
        if self.known[seat] >> cell & 1:
            return self.options.points[self.position.grid[seat * r.CELLS + cell]]
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


def _seen(text: str | None, left: Counter[Card]) -> Card | None:
    if text is None or text == HIDDEN:
        return None
    card = _card(text)
    left[card] -= 1
    return card
