"""What a card is worth in the trick on the table: the points that one expects of it, and what is lost with it for later.

Four things are added up: the trick's cards toward game, by how likely the own side takes it (advice 3 to 5); the jack of trumps,
in the trick, pulled, or kept (advice 1 and 2); low, where it goes to the winner; and what the cards left in the hand promise
for later tricks (advice 4 and 6). The advice stands in ``fours``.
"""

import math
from typing import Final

from fourball.allfours import View
from fourball.allfours import rules as r
from fourball.bots.calls import jack_safety
from fourball.bots.hands import Hands, members, suit_of
from fourball.bots.stakes import Stakes
from fourball.cards import Card

# Settled by playing some ten thousand hands against plainer players; none of them is sharp.
OVERTAKES: Final = 0.9
"""How often an opponent takes a trick with a higher card of the suit that takes it, if he holds one."""
TRUMPS_IN: Final = 0.45
"""How often an opponent trumps a plain trick that counts nothing, if he may and can."""
TEMPTED: Final = 0.05
"""How much oftener for each that the trick counts."""
JACK_TEMPTS: Final = 20
"""What the trick counts, as it were, where the jack of trumps lies in it."""
HELPS: Final = 0.5
"""How often the partner takes a trick that the other side is taking, if he can."""
BRINGS_HOME: Final = 0.7
"""How likely a jack that is not pulled comes home."""
CATCHES: Final = 0.3
"""How likely a trump above the jack catches it in a later trick."""
TEN_LATER: Final = 0.3
"""How much oftener the own side than the other takes a ten, or a trump, that is kept."""
ACE_LATER: Final = 0.25
"""The same of another ace."""
COURT_LATER: Final = 0.15
"""The same of a king, a queen, a jack."""
MASTER: Final = 0.3
"""What a trump is worth that no other beats, for later tricks."""
TRUMP: Final = 0.2
"""What any other trump is worth for them."""
SURE: Final = 0.9
"""A trick that is so likely the own side's is as good as taken."""


class Trick:
    """The trick on the table, and what each own card would do in it.

    Args:
        view: at the own turn.
        hands: the same view, ready to count with.
    """

    def __init__(self, view: View, hands: Hands) -> None:
        self.hands = hands
        self.stakes = Stakes(view, hands)
        o = hands.options
        self.trumps = suit_of(hands.trump)
        self.jack = 16 * hands.trump + r.JACK
        self.above_jack = r.higher(self.jack)
        self.led = hands.trick[0][1] >> 4 if hands.trick else r.NO_TRUMP
        self.lies = r.game_value(o, sum(1 << card for _, card in hands.trick))
        self.jack_lies = any(card == self.jack for _, card in hands.trick)
        self.spread = self._spread()
        self.tie = (0.5 if hands.side != view.dealer & 1 else -0.5) if o.tie_to_non_dealer else 0.0
        self._point = self.game(hands.lead + 1) - self.game(hands.lead)
        self._hangs = self._hang_hope()

    def _spread(self) -> float:
        """How far the cards that are still out may change the count for game, as a standard deviation."""
        hands = self.hands
        total = 0.0
        for card in members((hands.own | hands.unseen) & _COUNTING):
            value = _VALUE[card & r.RANK]
            if hands.own >> card & 1:
                total += value * value
            else:
                shares = sum(hands.share(s, card >> 4) for s in range(hands.options.seats))
                total += shares * value * value
        return math.sqrt(total) + 0.3

    def game(self, lead: float) -> float:
        """What game is worth with such a lead: the own side's chance of it, less the other's."""
        ours, theirs = self.stakes.game
        chance = (1 + math.erf((lead + self.tie) / (self.spread * 1.4142))) / 2
        return ours * chance - theirs * (1 - chance)

    def taken(self, card: Card) -> float:
        """How likely the own side takes the trick if one plays a card."""
        hands = self.hands
        best, taker = hands.best, hands.taker
        if best < 0 or r.beats(card, best, hands.trump):
            best, taker = card, hands.me
        led = card >> 4 if self.led < 0 else self.led
        worth = self.lies + r.game_value(hands.options, 1 << card)
        if card == self.jack or self.jack_lies:
            worth = JACK_TEMPTS
        return self._after(best, taker, led, worth)

    def partners(self) -> float:
        """How likely the trick is the own side's if one stays out of it, the partner having the best card."""
        hands = self.hands
        if hands.best < 0 or not hands.partner(hands.taker):
            return 0.0
        worth = JACK_TEMPTS if self.jack_lies else self.lies
        return self._after(hands.best, hands.taker, self.led, worth)

    def _after(self, best: Card, taker: int, led: int, worth: int) -> float:
        """The same once those who play afterwards have played."""
        ours = 1.0 if self.hands.partner(taker) else 0.0
        for seat in self.hands.after:
            if self.hands.partner(seat):
                if ours < 1:
                    ours += (1 - ours) * HELPS * self._can_beat(seat, best, led, 1.0)
            elif ours:
                willing = min(0.95, TRUMPS_IN + TEMPTED * worth)
                ours *= 1 - OVERTAKES * self._can_beat(seat, best, led, willing)
        return ours

    def _can_beat(self, seat: int, best: Card, led: int, willing: float) -> float:
        """How likely a seat takes the trick from a card, a plain trick being trumped as it is willing."""
        hands = self.hands
        called = hands.called[seat]
        if called >= 0 and self._must(seat, called, led):
            return 1.0 if r.beats(called, best, hands.trump) else 0.0
        over = hands.holds(seat, r.higher(best))
        if best >> 4 == hands.trump:
            return over if led == hands.trump else over * max(willing, 0.6)
        ruffs = hands.holds(seat, self.trumps)
        if hands.options.follow == r.FOLLOW_STRICT:
            ruffs *= 1 - hands.holds(seat, suit_of(led))
        elif hands.options.void_must_trump:
            void = 1 - hands.holds(seat, suit_of(led))
            willing = void + (1 - void) * willing
        return 1 - (1 - over) * (1 - ruffs * willing)

    def _must(self, seat: int, called: Card, led: int) -> bool:
        """Whether a called card is sure to be one that its owner may play, so that he must (4.13)."""
        hands = self.hands
        follow = hands.options.follow
        if called >> 4 == led or follow == r.FOLLOW_FREE:
            return True
        if follow == r.FOLLOW_TRUMP_ONLY:
            return led != hands.trump
        if follow == r.FOLLOW_OR_TRUMP and called >> 4 == hands.trump:
            return True
        return bool(hands.voids[seat] >> led & 1)

    def worth(self, card: Card) -> float:
        """What a card is worth, in points: of two cards one plays the one that is worth more."""
        hands, o = self.hands, self.hands.options
        ours = self.taken(card)
        value = self.lies + r.game_value(o, 1 << card)
        led = card >> 4 if self.led < 0 else self.led
        for seat in hands.after:
            called = hands.called[seat]
            if called >= 0 and self._must(seat, called, led):
                value += r.game_value(o, 1 << called)
        worth = ours * self.game(hands.lead + value) + (1 - ours) * self.game(hands.lead - value)
        return (
            worth
            + self._jack_worth(card, ours)
            + self._low_worth(card, ours)
            + self._kept(hands.own & ~(1 << card))
        )

    # The jack

    def _jack_worth(self, card: Card, ours: float) -> float:
        """The jack of trumps: in the trick, pulled by a trump, or kept."""
        hands, stakes = self.hands, self.stakes
        for seat, lies in (*hands.trick, (hands.me, card)):
            if lies == self.jack:
                if hands.partner(seat):
                    return ours * stakes.jack[0] - (1 - ours) * stakes.their_jack[1]
                return ours * stakes.jack[1] - (1 - ours) * stakes.their_jack[0]
        if hands.own >> self.jack & 1:
            guards = (hands.own & self.trumps & ~(1 << card)).bit_count() - 1
            safe = jack_safety(hands, guards, self.above_jack & hands.unseen)
            return safe * stakes.jack[0] - (1 - safe) * stakes.their_jack[1]
        led = card >> 4 if self.led < 0 else self.led
        worth = 0.0
        for seat in hands.after:
            falls = self._falls(seat, led, ours)
            if hands.partner(seat):
                kept = BRINGS_HOME * stakes.jack[0] - (1 - BRINGS_HOME) * stakes.their_jack[1]
                worth += falls * (ours * stakes.jack[0] - (1 - ours) * stakes.their_jack[1] - kept)
            else:
                kept = (1 - BRINGS_HOME) * stakes.jack[1] - BRINGS_HOME * stakes.their_jack[0]
                worth += falls * (ours * stakes.jack[1] - (1 - ours) * stakes.their_jack[0] - kept)
        return worth

    def _falls(self, seat: int, led: int, ours: float) -> float:
        """How likely a seat holds the jack of trumps and has to play it to this trick, or gladly does."""
        hands = self.hands
        holds = hands.holds(seat, 1 << self.jack)
        if not holds:
            return 0.0
        if hands.called[seat] == self.jack:
            return float(self._must(seat, self.jack, led))
        if led != hands.trump or hands.options.follow == r.FOLLOW_FREE:
            return 0.0
        if hands.partner(seat) and ours > SURE:
            return holds
        alone = 1.0 - hands.holds(seat, self.trumps & ~(1 << self.jack))
        return holds * alone

    # Low, where it goes to the winner

    def _low_worth(self, card: Card, ours: float) -> float:
        """The lowest trump in the trick, where low goes to its winner."""
        lows = self.stakes.low
        if lows == (0.0, 0.0):
            return 0.0
        hands = self.hands
        worth = 0.0
        for lies in (*(c for _, c in hands.trick), card):
            if lies >> 4 != hands.trump:
                continue
            lower = self.trumps & ~r.higher(lies) & ~(1 << lies)
            gone = sum(1 << c for _, c in (*hands.played, *hands.trick)) | hands.own
            if lower & gone:
                continue
            is_low = 1.0 - hands.in_play(lower)
            worth += is_low * (ours * lows[0] - (1 - ours) * lows[1])
        return worth

    # What is kept

    def _kept(self, own: int) -> float:
        """What the cards left in the hand are worth for later tricks."""
        hands = self.hands
        worth = 0.0
        for card in members(own):
            rank = card & r.RANK
            if card >> 4 == hands.trump:
                higher = hands.unseen & r.higher(card)
                worth += MASTER if not higher else TRUMP
                if self.above_jack >> card & 1:
                    worth += self._hangs
                later = TEN_LATER
            else:
                later = TEN_LATER if rank == TEN else ACE_LATER if rank == ACE else COURT_LATER
            worth += later * self._point * r.game_value(hands.options, 1 << card)
        return worth

    def _hang_hope(self) -> float:
        """What it is worth to keep a trump above the jack, while that may be with the other side."""
        hands, stakes = self.hands, self.stakes
        worth = 0.0
        for seat in range(hands.options.seats):
            if seat != hands.me and not hands.partner(seat):
                holds = hands.holds(seat, 1 << self.jack)
                worth += CATCHES * holds * (stakes.jack[1] + stakes.their_jack[0])
        return worth


ACE: Final = 0
TEN: Final = 9
_COUNTING: Final = r.ACES | r.KINGS | r.QUEENS | r.JACKS | r.TENS
_VALUE: Final = (4, 0, 0, 0, 0, 0, 0, 0, 0, 10, 1, 2, 3)
"""What a rank counts toward game."""
