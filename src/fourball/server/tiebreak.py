"""Who takes the prize when several have won a match (agreed beside the rules; the win itself stays shared, 9.6)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from fourball.errors import TableError
from fourball.play import Match
from fourball.server.seats import Seat

HANDS: Final = ("rock", "paper", "scissors")
"""Each beats the one before it."""


@dataclass(frozen=True, slots=True)
class Round:
    """One try to part those who are tied.

    Attributes:
        seats: who took part.
        left: those who are still in it afterwards.
        hands: what each of `seats` chose.
        match: the extra hole, a match of its own between `seats`.
    """

    seats: tuple[int, ...]
    left: tuple[int, ...]
    hands: tuple[str, ...] = ()
    match: Match | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The results of the extra hole, as in `seats`."""
        return () if self.match is None else self.match.totals

    def to_dict(self) -> dict[str, Any]:
        """The round as a record keeps it."""
        told: dict[str, Any] = {"seats": list(self.seats), "left": list(self.left)}
        if self.match is not None:
            return told | {"record": self.match.record()}
        return told | {"hands": list(self.hands)}


@dataclass(frozen=True, slots=True)
class TieBreak:
    """The way from several winners to one who takes the prize. Every number is a seat of the match that was tied.

    Attributes:
        how: ``extra_hole`` or ``hands``.
        match: the match that was tied.
        seats: everybody at the table, whoever only looks on in an extra hole included.
        tied: the winners of the match.
        left: those who may still take the prize.
        rounds: the finished rounds.
        chosen: the hands chosen in the present round; secret until all have chosen.
        playing: who plays the extra hole on the table, in the order of its own seats.
    """

    how: str
    match: Match
    seats: tuple[Seat, ...]
    tied: tuple[int, ...]
    left: tuple[int, ...]
    rounds: tuple[Round, ...] = ()
    chosen: Mapping[int, str] = field(default_factory=dict)
    playing: tuple[int, ...] = ()

    @staticmethod
    def after(match: Match, seats: tuple[Seat, ...], how: str) -> "TieBreak | None":
        """What begins when a match is over; ``None`` if one has won alone, or if the prize is shared."""
        if how == "shared" or len(match.winners) < 2:
            return None
        return TieBreak(how, match, seats, match.winners, match.winners)

    @property
    def winner(self) -> int | None:
        """Who takes the prize, once that is settled."""
        return self.left[0] if len(self.left) == 1 else None

    @property
    def waits_for(self) -> tuple[int, ...]:
        """Those who have not chosen a hand in the present round."""
        if self.how != "hands" or self.winner is not None:
            return ()
        return tuple(seat for seat in self.left if seat not in self.chosen)

    @property
    def bots_to_choose(self) -> tuple[int, ...]:
        """The bots that choose now: when no person's hand is waited for any more."""
        waited_for = self.waits_for
        return () if any(self.seats[n].bot is None for n in waited_for) else waited_for

    @property
    def may_play_off(self) -> bool:
        """Whether ``play off`` would do something: deal an extra hole, or settle it between bots alone."""
        if self.winner is not None:
            return False
        return self.how == "extra_hole" or bool(self.bots_to_choose)

    def chosen_by(self, seat: int, hand: str) -> "TieBreak":
        """The same with one more hand; the last one of a round tells who is left.

        Raises:
            TableError: ``not-tied`` or ``already-chosen``.
        """
        if self.how != "hands" or self.winner is not None or seat not in self.left:
            raise not_tied()
        if seat in self.chosen:
            raise TableError(
                "already-chosen", "You have chosen; the others have not all done so yet."
            )
        chosen = {**self.chosen, seat: hand}
        if len(chosen) < len(self.left):
            return replace(self, chosen=chosen)
        left = _left(chosen)
        hands = tuple(chosen[n] for n in self.left)
        return replace(
            self, left=left, rounds=(*self.rounds, Round(self.left, left, hands)), chosen={}
        )

    def played(self, match: Match) -> "TieBreak":
        """The same after an extra hole."""
        left = tuple(self.playing[n] for n in match.winners)
        return replace(
            self, left=left, rounds=(*self.rounds, Round(self.playing, left, match=match))
        )

    def to_dict(self) -> dict[str, Any]:
        """What a record keeps of it; the numbers are seats of the record's own match."""
        told: dict[str, Any] = {
            "how": self.how,
            "tied": list(self.tied),
            "rounds": [each.to_dict() for each in self.rounds],
        }
        return told if self.winner is None else told | {"winner": self.winner}


def not_tied() -> TableError:
    """What is said to whoever would part what is not tied, or has no part in it."""
    return TableError("not-tied", "There is no tie for you to break at this table now.")


def _left(chosen: Mapping[int, str]) -> tuple[int, ...]:
    shown = {HANDS.index(hand) for hand in chosen.values()}
    if len(shown) != 2:
        return tuple(sorted(chosen))
    low, high = sorted(shown)
    best = HANDS[high if high - low == 1 else low]  # rock beats scissors
    return tuple(sorted(seat for seat, hand in chosen.items() if hand == best))
