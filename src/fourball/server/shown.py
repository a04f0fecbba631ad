"""One version of a table as it is told: what brought it about, and which secret in it is still to be told.

A card that somebody looks at is told to him once, when he looks, and never again (3.24): not to a page that is loaded again,
not to a second one, not with what a page has missed. Whether it was read cannot be known, so it counts as told when it is
handed to a connection that is there.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from fourball import golf
from fourball.games import Event, Happened, View
from fourball.server.board import Board


@dataclass(slots=True)
class Step:
    """One version of a table.

    Attributes:
        board: the table.
        happened: what brought it about in the game.
        reseated: whether seats have changed hands with it.
        untold: whether somebody has not been told yet what it shows him alone.
        frames: those for onlookers, who may be many and see the same, by the presence they show.
    """

    board: Board
    happened: Happened | None
    reseated: bool
    untold: bool = False
    frames: dict[int, bytes] = field(default_factory=dict)

    def secret(self, person: str | None) -> golf.Event | None:
        """What it shows this person alone and not for good: a card of Golf that is drawn or looked at."""
        seat = self.board.seat_of(person)
        if not isinstance(self.happened, golf.Happened) or seat is None:
            return None
        return next((own for _, own, owner in self.happened.parts if owner == seat), None)

    def events(self, person: str | None, *, secrets: bool) -> tuple[Event, ...]:
        """What happened, as the person may know it, with or without what was shown to nobody else."""
        if self.happened is None:
            return ()
        return self.happened.seen_by(self.board.seat_of(person) if secrets else None)


class Made(NamedTuple):
    """A frame, the version that it shows, and the steps whose secrets are told with it."""

    frame: bytes
    version: int
    told: tuple[Step, ...] = ()

    def take_back(self) -> None:
        """The frame was not sent, so its secrets are still to be told."""
        for step in self.told:
            step.untold = True


def tell(step: Step, person: str | None, now: View | None) -> tuple[tuple[Event, ...], bool]:
    """What happened in a step for one person, at this moment and to a connection that is there.

    Args:
        step: what happened.
        person: who is told.
        now: the hole as the person sees it in the same frame; ``None`` if the person has been shown another card since.

    Returns:
        The events, and whether a secret was told with them that counts as told from now on.
    """
    secret = step.secret(person)
    if secret is None:
        return step.events(person, secrets=True), False
    first, step.untold = step.untold, False
    # A drawn card may be told again, but not once it lies face down, where its owner may not look at it (3.23).
    again = secret.type == "draw" and (not _lies_hidden(step.board) or _holds(now))
    return step.events(person, secrets=first or again), first


def _lies_hidden(board: Board) -> bool:
    rules = board.rules
    return isinstance(rules, golf.Rules) and rules.place == "face_down" and rules.layout != "hand4"


def _holds(now: View | None) -> bool:
    held = now.held if isinstance(now, golf.View) else None
    return now is not None and held is not None and (held.seat, held.source) == (now.seat, "stock")
