"""All Fours tables for tests: random rules, dealt hands, random play, and worlds that look alike from a seat."""

import random
from dataclasses import replace

from fourball.allfours import OPTIONS, Rules
from fourball.allfours import rules as r
from fourball.allfours.view import may_look
from fourball.cards import DECK, RANKS, Card
from fourball.errors import RulesError
from fourball.play import HandState
from fourball.play.hand import _copy


def some_hand_rules(rng: random.Random, **wanted: object) -> Rules:
    """Random rules; those of ``wanted`` are as given."""
    while True:
        drawn: dict[str, object] = {
            name: rng.choice(option.values) for name, option in OPTIONS.items() if option.values
        }
        drawn |= {
            "target": rng.choice([1, 7, 14, 31, rng.randint(1, 40)]),
            "hang_jack": rng.choice([1, 3, 6]),
            "game_points": rng.choice([1, 2]),
            "turn_up_points": {
                rank: rng.randint(1, 4) for rank in rng.sample(RANKS, rng.randint(0, 5))
            },
        }
        try:
            return Rules.from_dict({"preset": "", **drawn, **wanted})
        except RulesError:
            continue


def shuffled_deck(rng: random.Random) -> list[Card]:
    return rng.sample(DECK, len(DECK))


def dealt_hand(rng: random.Random, rules: Rules | None = None) -> HandState:
    """A hand before its first action; now and then one whose pack makes long runs."""
    rules = rules or some_hand_rules(rng)
    pack = shuffled_deck(rng)
    if rng.random() < 0.3:  # turn-ups of one suit, wherever they may come
        suit = [card for card in pack if card >> 4 == 2]
        others = [card for card in pack if card >> 4 != 2]
        pack = others
        for place in (6 * rules.players, 9 * rules.players + 1, 12 * rules.players + 2):
            pack.insert(min(place, len(pack)), suit.pop())
        pack += suit
    totals = [rng.randrange(rules.target), rng.randrange(rules.target)]
    return HandState.deal(rules, rng.randrange(rules.players), pack, totals=totals)


def choose_in_hand(rng: random.Random, state: HandState) -> str:
    """An action; begging and running oftener than chance, exposing seldom."""
    actions = state.legal_actions()
    plain = [action for action in actions if " expose " not in action]
    wanted = [action for action in plain if action.endswith((" beg", " run"))]
    if wanted and rng.random() < 0.6:
        return rng.choice(wanted)
    return rng.choice(plain if plain and rng.random() < 0.9 else actions)


def another_world(rng: random.Random, state: HandState, viewer: int | None) -> HandState:
    """The same hand with the cards that the viewer may not see shuffled among their places."""
    p, o = state._position, state._options
    copy = _copy(p)
    places: list[tuple[int, Card]] = []
    for seat in range(o.seats):
        if seat == viewer and may_look(p, o, seat):
            continue
        hidden = p.hand[seat] & ~p.exposed
        places += [(seat, card) for card in range(r.CARDS) if hidden >> card & 1]
    rest = list(p.stock[p.dealt :])
    cards = [card for _, card in places] + rest
    rng.shuffle(cards)
    swapped = dict(zip([card for _, card in places] + rest, cards, strict=True))
    for seat, old in places:
        copy.hand[seat] &= ~(1 << old)
        copy.given[seat] &= ~(1 << old)
    for seat, old in places:
        copy.hand[seat] |= 1 << swapped[old]
        copy.given[seat] |= 1 << swapped[old]
    copy.stock[:] = [swapped.get(card, card) for card in p.stock]
    if copy.phase == r.AT_PLAY:
        copy.playable = r.legal_plays(copy, o)
    return replace(state, _position=copy)
