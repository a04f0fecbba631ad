"""Cutting for the first deal: each seat cuts a card; the lowest deals in Golf, the highest in All Fours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fourball.cards import DECK, Card, card_text


@dataclass(frozen=True, slots=True)
class Cutting:
    """The cards cut for the first deal.

    Attributes:
        rounds: of each round, by seat, the card that was cut; ``None`` for whoever was out of it already.
        dealer: who cut the card of the last round that deals.
    """

    rounds: tuple[tuple[str | None, ...], ...]
    dealer: int

    @staticmethod
    def of(
        seats: int,
        shuffled: Callable[[Sequence[Card]], Sequence[Card]],
        order: Callable[[Card], int],
    ) -> "Cutting":
        """Cuts until one seat alone has the card that deals; those who tie for it cut again, from a pack shuffled anew.

        Args:
            seats: how many cut; jokers are left out of the pack.
            shuffled: gives cards in a random order.
            order: a number of each card; the card with the least deals.
        """
        left, rounds = tuple(range(seats)), []
        while len(left) > 1:
            cards = dict(zip(left, shuffled(DECK), strict=False))
            rounds.append(tuple(card_text(cards[n]) if n in cards else None for n in range(seats)))
            least = min(map(order, cards.values()))
            left = tuple(n for n, card in cards.items() if order(card) == least)
        return Cutting(tuple(rounds), left[0])

    def to_list(self) -> list[list[str | None]]:
        """The rounds as they are stored."""
        return list(map(list, self.rounds))

    @staticmethod
    def stored(rounds: Sequence[Sequence[str | None]], dealer: int) -> "Cutting":
        """The cards as they were stored."""
        return Cutting(tuple(map(tuple, rounds)), dealer)
