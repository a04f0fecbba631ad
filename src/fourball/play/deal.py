"""What a hole and a hand have in common: who sits, what was dealt and done, and how an action names its seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fourball.cards import Card, cards_text
from fourball.errors import DealError, NotationError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits in a seat: a name, and for a bot which one it is."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """One hole of Golf or one hand of All Fours as it was dealt and played so far.

    Attributes:
        dealer: who dealt.
        pack: the order in which the cards came off the top.
        actions: as in a record.
        reshuffles: the new stocks, in draw order.
        scores: the results, by seat in Golf and by side in All Fours, once it is over.
        told: how they came about: a ``golf.Told`` by seat, or each ``allfours.Score`` in the order of scoring.
        ender, ended_by: how a hole ended.
        packet: in packets of how many a hand is dealt.
        thrown_in: whether the pack ran out, so that the hand was not played.
        extra: what a record keeps beside that, such as the salt of a shuffle that was committed to.
    """

    dealer: int
    pack: tuple[Card, ...]
    actions: tuple[str, ...] = ()
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    scores: tuple[int, ...] = ()
    told: tuple[Any, ...] = ()
    ender: int | None = None
    ended_by: str | None = None
    packet: int | None = None
    thrown_in: bool = False
    extra: tuple[tuple[str, object], ...] = ()

    def to_dict(self) -> dict[str, object]:
        """The deal as a record has it."""
        deal: dict[str, object] = {"dealer": self.dealer}
        if self.packet is not None:
            deal["packet"] = self.packet
        deal["pack"] = cards_text(self.pack)
        if self.reshuffles:
            deal["reshuffles"] = list(map(cards_text, self.reshuffles))
        deal["actions"] = list(self.actions)
        if self.thrown_in:
            deal["thrown_in"] = True
        if self.scores:
            deal["scores"] = list(self.scores)
        return deal | dict(self.extra)


def copied(position: T, names: Sequence[str]) -> T:
    """A copy of a record of integers with these fields; many times quicker than ``copy.deepcopy``."""
    copy = object.__new__(type(position))
    for name in names:
        value = getattr(position, name)
        setattr(copy, name, value[:] if isinstance(value, list) else value)
    return copy


def check_dealer(dealer: int, seats: int) -> None:
    """Sees to it that there is such a seat.

    Raises:
        DealError: ``bad-dealer``.
    """
    if not 0 <= dealer < seats:
        raise DealError(
            "bad-dealer",
            f"Seat {dealer} cannot deal: there are seats 0 to {seats - 1}.",
            seat=dealer,
        )


def split_action(action: str) -> tuple[int, str]:
    """An action's seat and its words.

    Raises:
        NotationError: ``bad-action`` when it does not begin with a seat's number.
    """
    seat, _, words = action.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
        raise NotationError(
            "bad-action",
            f"“{action[:40]}” does not begin with a seat's number, as in “0 draw”.",
            action=action[:40],
        )
    return int(seat), words
