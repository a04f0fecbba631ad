"""Stand or beg, give or run: what a suit is worth as trump to whoever holds six cards, and what a kick and a gift are worth."""

from typing import Final

from fourball.allfours import View
from fourball.allfours import rules as r
from fourball.bots.hands import Hands, card_of, members, suit_of
from fourball.bots.stakes import MATCH

# Settled by playing some ten thousand hands against plainer players; none of them is sharp.
TRUMPS: Final = 0.16
"""What each trump more than the average is worth for the tricks that it takes."""
AVERAGE: Final = 1.5
"""Trumps in a hand of six."""
LOW_FOLLOWS: Final = 0.3
"""How much of the chance of high is also one of low, where that goes to the winner."""
SAFE: Final = (0.35, 0.6, 0.75, 0.85)
"""How likely a jack comes home that a higher trump is out against, with so many other trumps beside it."""
CATCHES: Final = (0.1, 0.3)
"""How likely a jack of the other side is caught, without a higher trump in one's own hand and with one."""
SAVES: Final = (0.65, 0.8)
"""How likely the partner's comes home, likewise."""
BLUR: Final = 0.85
"""How much of what six cards promise in a new suit is left when others have been dealt three more."""
GIVES: Final = 0.1
"""How often a dealer gives one when he is begged."""
MEANT: Final = 1.0
"""How much worse the suit is for eldest than it looks where the dealer gives one: he then has trumps himself."""
BEGGED: Final = 0.5
"""How much better it is for the dealer than it looks where eldest has begged."""
KICKS: Final = 1.3
"""Cards turned in a run."""


class Prospect:
    """What is to be expected of the play, in points for the own side less those for the other.

    Args:
        hands: what the seat knows.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        mates = [seat for seat in range(hands.options.seats) if seat != hands.me]
        self._friends = [seat for seat in mates if hands.partner(seat)]
        self._foes = [seat for seat in mates if not hands.partner(seat)]

    def of(self, suit: int) -> float:
        """The same if a suit is trump."""
        hands, o = self._hands, self._hands.options
        trumps = hands.own & suit_of(suit)
        count = trumps.bit_count()
        high = self._outermost(suit, range(12, -1, -1))
        low = LOW_FOLLOWS * high if o.low_to_winner else self._outermost(suit, range(13))
        game = TRUMPS * (count - AVERAGE) * o.game_points
        return high + low + game + self._jack(suit, trumps, count)

    def _outermost(self, suit: int, strengths: range) -> float:
        """Which side the highest or the lowest trump is likely to be dealt to: 1 the own one, -1 the other."""
        hands = self._hands
        ours = sum(hands.share(seat, suit) for seat in self._friends)
        theirs = sum(hands.share(seat, suit) for seat in self._foes)
        expected, left = 0.0, 1.0
        for strength in strengths:
            card = 16 * suit + (strength + 1) % 13  # the ace is the highest, the two the lowest
            if hands.own >> card & 1:
                return expected + left
            if hands.unseen >> card & 1:
                expected += left * (ours - theirs)
                left *= 1 - ours - theirs
        return expected

    def _jack(self, suit: int, trumps: int, count: int) -> float:
        """The jack: brought home, hung, or caught."""
        hands, o = self._hands, self._hands.options
        jack = 16 * suit + r.JACK
        above = r.higher(jack)
        if trumps >> jack & 1:
            safe = jack_safety(hands, count - 1, above & hands.unseen)
            return safe - (1 - safe) * o.hang_jack
        if not hands.unseen >> jack & 1:
            return 0.0
        ours = sum(hands.share(seat, suit) for seat in self._friends)
        theirs = sum(hands.share(seat, suit) for seat in self._foes)
        armed = 1 if trumps & above else 0
        caught, saved = CATCHES[armed], SAVES[armed]
        return theirs * (caught * o.hang_jack - (1 - caught)) + ours * (
            saved - (1 - saved) * o.hang_jack
        )


def jack_safety(hands: Hands, guards: int, above: int) -> float:
    """How likely the own jack of trumps comes home with so many other trumps, these higher ones being unseen."""
    if not above:
        return 1.0
    out = 1.0
    for seat in range(hands.options.seats):
        if not hands.partner(seat):
            out *= 1.0 - hands.holds(seat, above)
    safe = SAFE[min(guards, len(SAFE) - 1)]
    return out + (1.0 - out) * safe


class Call:
    """The decision of eldest or of the dealer.

    Args:
        view: before trump is fixed.
        hands: the same view, ready to count with.
    """

    def __init__(self, view: View, hands: Hands) -> None:
        self._view = view
        self._hands = hands
        prospect = Prospect(hands)
        turned = card_of(view.turn_ups[0]) >> 4
        self.stays = prospect.of(turned)
        others = [prospect.of(suit) for suit in range(4) if suit != turned]
        self.changes = BLUR * sum(others) / len(others)
        self._needs = [view.target - total for total in view.totals]

    def stand_or_beg(self) -> str:
        """Eldest stands when the suit that was turned is better than what begging brings (advice 8)."""
        dealer_side = 1 - self._hands.side
        run = self.changes - self._kicks(dealer_side)
        given = self.stays - MEANT + self._points(1, self._hands.side)
        chance = (
            GIVES if self._needs[self._hands.side] > 1 else 0.0
        )  # no dealer gives the game away
        return "stand" if self.stays >= chance * given + (1 - chance) * run else "beg"

    def give_or_run(self) -> str:
        """The dealer gives one when that costs less than what a run is likely to bring is worth."""
        if "give" not in self._view.legal:
            return "run"
        given = self.stays + BEGGED - self._points(1, 1 - self._hands.side)
        run = self.changes + self._kicks(self._hands.side)
        return "give" if given >= run else "run"

    def _points(self, points: int, side: int) -> float:
        """What points are worth at once: more where they win the game."""
        return points + (MATCH if points >= self._needs[side] else 0.0)

    def _kicks(self, side: int) -> float:
        """What the cards turned in a run are worth to the dealer's side."""
        hands = self._hands
        cards = members(hands.unseen)
        points = hands.options.turn_up_points
        worth = sum(
            self._points(points[card & r.RANK], side) for card in cards if points[card & r.RANK]
        )
        return KICKS * worth / len(cards)
