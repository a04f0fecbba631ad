"""The reader's own hand as it is shown: sorted, trumps first, each card with its number."""

from fourball.allfours import View
from fourball.allfours.view import Hand
from fourball.terminal.voice import ME


def own(view: View) -> Hand:
    """The reader's hand."""
    return view.hands[ME]


def in_hand(view: View) -> tuple[str, ...]:
    """The reader's cards in the order in which they are shown and numbered; ``??`` for those that may not be seen yet."""
    return tuple(sorted(own(view).cards, key=lambda card: card[1] != view.trump))


def playable(view: View) -> tuple[str, ...]:
    """Those that may be played now, in the same order."""
    return tuple(card for card in in_hand(view) if f"play {card}" in view.legal)
