"""One hand of All Fours between bots, played straight on the rules: many times faster than through ``play.HandState``."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from fourball.allfours import Rules
from fourball.allfours import rules as r
from fourball.allfours import view as hand_view
from fourball.allfours.actions import action_words, actor
from fourball.bots import Bot
from fourball.cards import DECK, Card
from fourball.errors import IllegalAction
from fourball.play import Deal

_NUMBERS: Final[Mapping[str, int]] = {
    action_words(action): action
    for action in (
        *(first + card for first in (r.PLAY, r.EXPOSE) for card in DECK),
        *range(r.STAND, r.ACTIONS),
    )
}
"""The actions, by their words; who calls a card depends on the seat too, so calls are not here."""


def play_hand(
    rules: Rules,
    options: r.Options,
    dealer: int,
    pack: Sequence[Card],
    bots: Sequence[Bot],
    *,
    totals: Sequence[int] = (0, 0),
    packet: int | None = None,
    rng: random.Random | None = None,
    asides: float = 0.0,
) -> Deal:
    """Plays one hand to its end. Bots get views that remember, and nothing else.

    Whoever has to act is asked, until he has; so a bot exposes or calls cards before it plays one of its own.

    Args:
        rules: what is agreed.
        options: the same as integers.
        dealer: who deals.
        pack: the order in which the cards come off the top.
        bots: by seat.
        totals: the sides' points before the hand.
        packet: 1 or 3 where the dealer has chosen in an earlier hand of the game.
        rng: settles what is done aside.
        asides: how often, before anybody acts, somebody exposes or calls a card who may (4.11, 4.12); bots are not asked
            for that when it is not their turn.

    Returns:
        The hand as a record keeps it.
    """
    p = r.Position()
    p.stock[:] = pack
    p.totals[:] = totals
    p.packet = packet or 0
    r.deal(p, options, dealer)
    actions: list[str] = []
    while p.phase != r.AT_END:
        if rng is not None and rng.random() < asides:
            _aside(p, options, rng, actions)
        seat = p.seat
        view = hand_view.view(p, options, rules, seat, memory=True)
        words = bots[seat].choose(view, rules)
        if words not in view.legal:
            raise IllegalAction(
                "not-allowed-now",
                f"The bot in seat {seat} chose “{words}”; allowed: {', '.join(view.legal)}.",
                seat=seat,
                action=words,
            )
        actions.append(f"{seat} {words}")
        r.step(p, options, _number(p, options, seat, words))
    return Deal(
        dealer,
        tuple(pack),
        tuple(actions),
        scores=tuple(p.points),
        told=hand_view.scored(p, options),
        packet=p.packet,
        thrown_in=bool(p.thrown_in),
    )


def _number(p: r.Position, options: r.Options, seat: int, words: str) -> int:
    """The action of a seat that has these words."""
    if words in _NUMBERS:
        return _NUMBERS[words]
    return next(
        action
        for action in hand_view.legal_actions(p, options)
        if action_words(action) == words and actor(p, options, action) == seat
    )


def _aside(p: r.Position, options: r.Options, rng: random.Random, actions: list[str]) -> None:
    """Somebody exposes or calls a card, where any may."""
    chances = [
        action for action in hand_view.legal_actions(p, options) if r.EXPOSE <= action < r.STAND
    ]
    blind = {seat for seat in range(options.seats) if not hand_view.may_look(p, options, seat)}
    chances = [action for action in chances if actor(p, options, action) not in blind]
    if chances:
        action = rng.choice(chances)
        actions.append(f"{actor(p, options, action)} {action_words(action)}")
        r.step(p, options, action)
