"""Who may clear what, and what of it a turn has only just made possible. Worked out from the log's rows and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fourball.play import State


@dataclass(frozen=True, slots=True)
class Clearings:
    """The finished groups of one hole, as far as their owners may put them away.

    Attributes:
        seat: whose turn was the last to end.
        new: the clearings allowed now that were not allowed after the turn before of the same seat, in an action's words.
        known: by seat, the clearings that were allowed after its last turn.
    """

    seat: int | None = None
    new: frozenset[str] = frozenset()
    known: Mapping[int, frozenset[str]] = field(default_factory=dict)

    def after(self, before: State, now: State) -> "Clearings":
        """The same after one more action in the hole."""
        allowed = {words for words in now.legal_actions() if " clear " in words}
        if now.to_act == before.to_act:
            return Clearings(self.seat, self.new & allowed, self.known)
        seat = before.to_act
        if seat is None:  # a hole that is over takes no action
            return Clearings()
        new = frozenset(allowed) - self.known.get(seat, frozenset())
        return Clearings(seat, new, {**self.known, seat: frozenset(allowed)})
