"""Taps on pages of All Fours: all that reaches one, and all that stands in it, held against the truth of its log."""

import json
from dataclasses import dataclass

from fourball.cards import DECK
from tests.browser.taps import Snapshot, Tap, cards_in
from tests.support.fours_truth import FoursMoment, check_shown
from tests.support.server import Json


@dataclass
class FoursTap(Tap):
    """All that one viewer of a table of All Fours was sent and shown."""

    def check_fours(self, moments: dict[int, FoursMoment]) -> None:
        """Holds everything against the truth.

        Raises:
            AssertionError: something was sent or shown that the viewer could not know.
        """
        self.read()
        for text in self.sent:
            if text.startswith("{"):
                check_shown(text, self.seat, moments)
        self.check_files()
        ends = [version for version, now in moments.items() if len(now.public) == len(DECK)]
        first = min(ends, default=max(moments))
        for snapshot in self.snapshots:
            check_page(snapshot, self.seat, moments, is_first=snapshot.version <= first)

    def records(self) -> list[Json]:
        """The game records that were sent."""
        return [
            json.loads(text) for text in self.sent if text.startswith("{") and '"format"' in text
        ]


def check_page(
    snapshot: Snapshot, seat: int | None, moments: dict[int, FoursMoment], *, is_first: bool
) -> None:
    """Holds what a page showed against the truth at the newest version it had heard of.

    After the first hand a page may still tell of earlier ones in its log.
    """
    if (
        'id="told"' in snapshot.html
    ):  # a hand that is over, with all its cards, until the page follows
        return
    now = moments[snapshot.version]
    if not now.own:  # before the deal
        assert not cards_in(snapshot.now)
        return
    shown = cards_in(snapshot.html if is_first else snapshot.now)
    extra = shown - now.may_know(seat)
    assert not extra, f"seat {seat}, version {snapshot.version}, the page: {sorted(extra)}"
