"""The All Fours bot that plays the written strategy, with a sense of its partner.

The advice, from the maxims for All Fours that the Hoyles and household books of the nineteenth century print, and from what
guides to All Fours and Pitch tell partners. It is marked where it is followed:

1. Make your jack as soon as you can; until then keep trumps beside it.
2. Eldest, with ace, king or queen of trumps: lead it, it may pull the jack. Do not lead low and keep the king.
3. Win the other side's best cards, with higher ones or by trumping.
4. Keep the tens for tricks that are your own; no ten for the other side.
5. Give your partner's trick all that counts when it stands, and do not trump it.
6. Lead the aces and kings that still stand.
7. Remember what was played, and who has run out of a suit.
8. Beg with a poor hand: a kick costs less than it seems. Never where the point, or the kick, wins the other side the game.
9. Mind the order of the count: a point counted after the game is won is worth nothing.

Every card is weighed by one number, the points that it is worth (``tricks``), and so is every call (``calls``). Beside that the
bot keeps to what no partner would forgive.
"""

from typing import Final

from fourball.allfours import Rules, View
from fourball.allfours import rules as r
from fourball.bots.calls import Call
from fourball.bots.chance import generator
from fourball.bots.hands import Hands, card_of, strength
from fourball.bots.tricks import SURE, Trick
from fourball.cards import Card, card_text

WORTH_CALLING: Final = 0.2
"""By how many points a trick must become better when an exposed card is called."""


class FoursBot:
    """Plays the written advice, with every option.

    It calls an opponent's exposed card where that helps, and never exposes a card of its own; so it is to be asked when it is
    its turn.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, rules: Rules) -> str:
        """The legal action that is worth most."""
        if len(view.legal) == 1 or view.to_act != view.seat:
            return view.legal[0]
        if view.phase == "packet":
            return generator(self._seed, view).choice(view.legal)
        hands = Hands(view, rules)
        if view.phase == "stand":
            return Call(view, hands).stand_or_beg()
        if view.phase == "answer":
            return Call(view, hands).give_or_run()
        cards = [card_of(words[5:]) for words in view.legal if words.startswith("play ")]
        trick = Trick(view, hands)
        best = _best(trick, cards)
        called = _worth_calling(view, trick, cards, trick.worth(best))
        return called or f"play {card_text(best)}"


def _best(trick: Trick, cards: list[Card]) -> Card:
    """The card that is worth most of those that a partner would forgive; of equal ones the lowest."""
    cards = _forgivable(trick, cards)
    return cards[0] if len(cards) == 1 else max(cards, key=lambda c: (trick.worth(c), -strength(c)))


def _forgivable(trick: Trick, cards: list[Card]) -> list[Card]:
    """The cards without those that no partner would forgive, as long as any is left."""
    hands = trick.hands
    if hands.trick:
        kept = cards
        if trick.led != hands.trump and trick.partners() >= SURE:  # advice 5
            kept = [card for card in cards if card >> 4 != hands.trump or card == trick.jack]
        return kept or cards
    trumps = hands.own & trick.trumps
    top = r.highest(trumps, hands.trump) if trumps else r.NO_CARD
    pulls = top >= 0 and trick.above_jack >> top & 1 and hands.unseen >> trick.jack & 1
    if pulls and not hands.played:  # advice 2
        return [top] if top in cards else cards
    if top == trick.jack and hands.unseen & trick.above_jack:  # advice 1
        kept = [card for card in cards if card != trick.jack]
    else:  # the high trump before the low one
        kept = [card for card in cards if card >> 4 != hands.trump or card == top]
    return kept or cards


def _worth_calling(view: View, trick: Trick, cards: list[Card], worth: float) -> str:
    """The call of an exposed card that makes the trick better by most, if any is worth it."""
    hands = trick.hands
    wanted, most = "", worth + WORTH_CALLING
    for words in view.legal:
        if not words.startswith("call "):
            continue
        card = card_of(words[5:])
        owner = next(seat for seat, shown in enumerate(hands.shown) if shown >> card & 1)
        if owner in hands.after:
            hands.called[owner] = card
            then = trick.worth(_best(trick, cards))
            hands.called[owner] = r.NO_CARD
            if then > most:
                wanted, most = words, then
    return wanted
