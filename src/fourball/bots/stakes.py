"""What the points of the count are worth to either side of All Fours, in its order and near the target (advice 9)."""

from typing import Final

from fourball.allfours import View
from fourball.allfours import rules as r
from fourball.bots.hands import Hands, members, strength, suit_of

MATCH: Final = 3.0
"""What the point that wins the game is worth beside itself."""


class Stakes:
    """What a point is worth to either side: more when it wins the game, nothing when the game is won before it is counted.

    That high or low goes to a side is reckoned with as soon as it is certain who was dealt it.

    Attributes:
        jack: what the jack of trumps is worth to the own side if it brings it home, and if it hangs the other side's.
        their_jack: the same to the other side.
        game: what game is worth to the own side, and to the other.
        low: what low is worth to them, where it goes to the winner.
    """

    def __init__(self, view: View, hands: Hands) -> None:
        o = hands.options
        totals = [view.totals[hands.side], view.totals[1 - hands.side]]
        won = False
        self.jack = self.their_jack = (0.0, 0.0)
        self.game = self.low = (0.0, 0.0)

        def worth(points: int, who: int) -> float:
            if won:
                return 0.0
            return points + (MATCH if totals[who] + points >= o.target else 0.0)

        for what in o.order:
            if what == r.JACK_POINT:
                self.jack = worth(1, 0), worth(o.hang_jack, 0)
                self.their_jack = worth(1, 1), worth(o.hang_jack, 1)
            elif what == r.GAME:
                self.game = worth(o.game_points, 0), worth(o.game_points, 1)
            elif what == r.LOW and o.low_to_winner:
                self.low = worth(1, 0), worth(1, 1)
            else:
                who = _dealt_to(hands, what)
                if who is not None:
                    totals[who] += 1
                    won = won or totals[who] >= o.target


def _dealt_to(hands: Hands, what: int) -> int | None:
    """The side that is known to have been dealt high or low: 0 the own one, 1 the other, ``None`` if that is open."""
    suit = suit_of(hands.trump)
    seats = [
        (seat, card) for seat, card in (*hands.played, *hands.trick) if card >> 4 == hands.trump
    ]
    seats += [(hands.me, card) for card in members(hands.own & suit)]
    for seat, shown in enumerate(hands.shown):
        seats += [(seat, card) for card in members(shown & suit)]
    if not seats:
        return None
    extreme = max if what == r.HIGH else min
    seat, card = extreme(seats, key=lambda pair: strength(pair[1]))
    above = r.higher(card)
    beyond = above if what == r.HIGH else suit & ~above & ~(1 << card)
    return None if hands.unseen & beyond else seat & 1 ^ hands.side
