"""A view of All Fours put to use: the cards as sets, who is void of what, and where an unseen card is likely to lie."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fourball.allfours import Played, Rules, View
from fourball.allfours import rules as r
from fourball.allfours.actions import encode
from fourball.cards import DECK, HIDDEN, SUITS, Card, parse_card

card_of: Final = lru_cache(maxsize=None)(parse_card)
"""A card by its text, quicker the second time."""
_PACK: Final = sum(1 << card for card in DECK)


def suit_of(suit: int) -> int:
    """All cards of a suit."""
    return r.SUIT << 16 * suit


def strength(card: Card) -> int:
    """The place of a card in its suit: two 1 .. king 12, ace 13 (2.2)."""
    return card & r.RANK or 13


def members(cards: int) -> list[Card]:
    """The cards of a set."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards ^= bit
    return found


class Hands:
    """What a seat knows of a hand of All Fours, ready to count with.

    A view with memory gives every card that was played, one without only the present trick and the one before it.

    Attributes:
        me: the own seat.
        side: the own side.
        options: what is agreed, as integers.
        own: the own cards; none where one may not look yet.
        trump: the trump suit; before it is fixed -1.
        trick: the cards of the present trick with their seats, in order.
        best: the card that takes it as it lies; -1 before the lead.
        taker: who has played that.
        after: the seats that play to it after the own one.
        shown: by seat the exposed cards of the others.
        called: by seat the card that was called; -1 where none was.
        unseen: the cards that one has not seen: they lie in the others' hands or in the pack.
        voids: by seat the suits it is known to have no card of, as a set of suits.
        played: every card that is known to be played before this trick, with its seat.
        lead: what the own side's tricks count toward game more than the other's.
    """

    def __init__(self, view: View, rules: Rules) -> None:
        """Reads a view, the viewer of which has a seat."""
        assert view.seat is not None, "an onlooker has nothing to choose"
        self.me = view.seat
        self.side = view.seat & 1
        self.options = encode(rules)
        self.trump = SUITS.index(view.trump) if view.trump else r.NO_TRUMP
        own = [card_of(text) for text in view.hands[self.me].cards if text != HIDDEN]
        self.own = sum(1 << card for card in own)
        self.shown = [sum(1 << card_of(text) for text in hand.exposed) for hand in view.hands]
        self.shown[self.me] = 0
        self.called = [card_of(hand.called) if hand.called else r.NO_CARD for hand in view.hands]
        self.trick = [(play.seat, card_of(play.card)) for play in view.trick.plays]
        self.taker = r.NOBODY if view.trick.taker is None else view.trick.taker
        self.best = next((c for seat, c in self.trick if seat == self.taker), r.NO_CARD)
        seen = view.seen or (view.last.plays if view.last else ())
        self.played = [(play.seat, card_of(play.card)) for play in seen]
        gone = sum(1 << card for _, card in (*self.played, *self.trick))
        gone |= sum(1 << card_of(text) for text in view.turn_ups)
        self.unseen = _PACK & ~(self.own | gone | sum(self.shown))
        self.voids = [0] * view.seats
        self._note_voids(seen, view.seats)
        self._note_voids(view.trick.plays, view.seats)
        self.after = [(self.me + k) % view.seats for k in range(1, view.seats - len(self.trick))]
        self._hidden = [
            0 if seat == self.me else len(hand.cards) - self.shown[seat].bit_count()
            for seat, hand in enumerate(view.hands)
        ]
        pack = max(0, self.unseen.bit_count() - sum(self._hidden))
        self._share = [
            [self._shared(suit, seat, pack) for suit in range(4)] for seat in range(view.seats)
        ]
        counts = view.game_counts or (0, 0)
        self.lead = counts[self.side] - counts[1 - self.side]

    def _note_voids(self, plays: Sequence[Played], seats: int) -> None:
        """Who showed by a card, trick by trick, that he has none of a suit (4.3 to 4.7)."""
        o = self.options
        for first in range(0, len(plays), seats):
            led = card_of(plays[first].card) >> 4
            for play in plays[first + 1 : first + seats]:
                suit = card_of(play.card) >> 4
                if suit == led:
                    continue
                if led == self.trump:
                    void = 0 if o.follow == r.FOLLOW_FREE else 1 << led
                elif o.follow == r.FOLLOW_STRICT or (
                    o.follow == r.FOLLOW_OR_TRUMP and suit != self.trump
                ):
                    void = 1 << led
                    if o.void_must_trump and suit != self.trump:
                        void |= 1 << self.trump
                else:
                    void = 0
                self.voids[play.seat] |= void

    def _shared(self, suit: int, seat: int, pack: int) -> float:
        """How likely an unseen card of a suit lies in a hand."""
        if seat == self.me or self.voids[seat] >> suit & 1:
            return 0.0
        places = pack
        for other, hidden in enumerate(self._hidden):
            if not self.voids[other] >> suit & 1:
                places += hidden
        return self._hidden[seat] / places if places else 0.0

    def share(self, seat: int, suit: int) -> float:
        """How likely an unseen card of a suit lies in a seat's hand."""
        return self._share[seat][suit]

    def holds(self, seat: int, cards: int) -> float:
        """How likely a seat holds one at least of some cards, which are of one suit."""
        if self.shown[seat] & cards:
            return 1.0
        cards &= self.unseen
        if not cards:
            return 0.0
        suit = (cards.bit_length() - 1) >> 4
        return 1.0 - (1.0 - self._share[seat][suit]) ** cards.bit_count()

    def partner(self, seat: int) -> bool:
        """Whether a seat is on the own side."""
        return seat & 1 == self.side

    def in_play(self, cards: int) -> float:
        """How likely one at least of some unseen cards of a suit is in another's hand."""
        missed = 1.0
        for seat in range(self.options.seats):
            if seat != self.me:
                missed *= 1.0 - self.holds(seat, cards)
        return 1.0 - missed
