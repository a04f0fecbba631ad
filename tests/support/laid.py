"""Hands of All Fours in which the seats hold wanted cards, and what the club bot does in them."""

from collections.abc import Sequence
from typing import Final

from fourball import bots
from fourball.allfours import Rules
from fourball.cards import DECK, parse_card, parse_cards
from fourball.play import HandState

THREES: Final = {"packets": "threes"}
FOUR: Final = Rules.preset("all-fours", packets="threes")


def laid(
    hands: Sequence[str],
    turn: str,
    actions: Sequence[str] = ("0 stand",),
    rules: Rules = FOUR,
    totals: Sequence[int] = (0, 0),
) -> HandState:
    """A hand in which the seats, eldest (seat 0) first, hold these cards; the rest comes from the pack as it lies.

    Args:
        hands: six cards for each seat; what is missing is filled up.
        turn: the card that is turned up.
        actions: what is done after the deal.
        rules: in packets of three.
        totals: the sides' points before the hand.
    """
    given = [list(parse_cards(cards)) for cards in hands]
    used = {card for cards in given for card in cards} | {parse_card(turn)}
    rest = [card for card in DECK if card not in used]
    given += [[] for _ in range(rules.players - len(given))]
    for cards in given:
        while len(cards) < 6:
            cards.append(rest.pop(0))
    pack = [card for k in (0, 3) for cards in given for card in cards[k : k + 3]]
    last = rules.players - 1
    state = HandState.deal(rules, last, [*pack, parse_card(turn), *rest], totals=totals)
    for action in actions:
        state, _ = state.apply(action)
    return state


def chosen(state: HandState, seed: int = 1) -> str:
    """What the club bot does whose turn it is; it remembers."""
    view = state.view(state.to_act, memory=True)
    return bots.make("club", seed, "allfours").choose(view, state.rules)
