"""The conformance vectors of All Fours: what may be played, tricks, the deal and whole hands."""

from collections.abc import Callable, Mapping
from typing import Final

from fourball.allfours import rules as r
from fourball.allfours.actions import COUNTED, encode
from fourball.allfours.options import PRESETS, Rules
from fourball.allfours.view import card_list, was_counted
from fourball.cards import SUITS, card_text, parse_card, parse_cards
from fourball.conformance.cases import (
    Case,
    Malformed,
    differences,
    list_of,
    part,
    play_case,
    preset_case,
    rules_case,
)
from fourball.errors import brief
from fourball.play import HandState


def _rules(case: Case) -> Rules:
    return Rules.from_dict(part(case, "rules", dict))


def _preset(case: Case) -> list[str]:
    return preset_case(case, _rules(case).to_dict(), PRESETS)


def _game(case: Case) -> list[str]:
    return rules_case(case, _rules)


def _cards(case: Case, name: str) -> int:
    return sum(1 << card for card in set(parse_cards(part(case, name, str))))


def _suit(case: Case) -> int:
    suit = part(case, "trump", str)
    if len(suit) != 1 or suit not in SUITS:
        raise Malformed(f"its trump is {brief(suit)}")
    return SUITS.index(suit)


def _legal(case: Case) -> list[str]:
    o = encode(_rules(case))
    p = r.Position(phase=r.AT_PLAY, trump=_suit(case))
    p.hand[0] = p.given[0] = _cards(case, "hand")
    p.exposed = _cards(case, "exposed")
    if case.get("called") is not None:
        p.called = 1 << parse_card(part(case, "called", str))
    for card in parse_cards(part(case, "trick", str)):
        p.play[p.plays] = card
        if p.plays == 0 or r.beats(card, p.best, p.trump):
            p.best = card
        p.plays += 1
    p.played = p.plays
    wanted = list(card_list(_cards(case, "legal")))
    return differences({"legal": wanted}, {"legal": list(card_list(r.legal_plays(p, o)))})


def _trick(case: Case) -> list[str]:
    o = encode(_rules(case))
    leader = part(case, "leader", int)
    plays = parse_cards(part(case, "plays", str))
    if len(plays) != o.seats or len(set(plays)) != len(plays) or not 0 <= leader < o.seats:
        raise Malformed(f"its plays are {brief(case['plays'])}")
    p = r.Position(phase=r.AT_PLAY, trump=_suit(case), seat=leader)
    for k, card in enumerate(plays):
        seat = (leader + k) % o.seats
        p.hand[seat] = p.given[seat] = 1 << card
    for card in plays:
        r.play_card(p, o, card)
    jack = None
    if p.jack_holder >= 0:
        points = r.jack_points(o, p.jack_holder, p.jack_taker)
        jack = {"side": p.jack_taker & 1, "points": points}
    worth = r.game_value(o, sum(1 << card for card in plays))
    got = {"winner": p.taken_by[0], "game_points": worth, "jack": jack}
    return differences({name: case.get(name) for name in got}, got)


def _hand(case: Case) -> list[str]:
    rules = _rules(case)
    packet = None if case.get("packet") is None else part(case, "packet", int)
    totals = list_of(case, "totals_before", int, r.SIDES)
    pack = parse_cards(part(case, "pack", str))
    dealer = part(case, "dealer", int)
    return play_case(
        case,
        lambda: HandState.deal(rules, dealer, pack, totals=totals, packet=packet),
        lambda state, action: state.apply(action)[0],
        _seen,
        _plain,
    )


def _plain(expect: Case, name: str) -> object:
    """What a case expects, in the form of ``_seen``: actions and the cards of a hand in any order."""
    if name == "legal":
        return sorted(list_of(expect, name, str))
    if name == "hands":
        hands = list_of(expect, name, str)
        return [sorted(parse_cards(hand)) for hand in hands]
    if name == "sees":
        seats = [list_of({name: hands}, name, str) for hands in list_of(expect, name, list)]
        return [[sorted(hand.split()) for hand in hands] for hands in seats]
    return expect[name]


def _seen(state: HandState) -> dict[str, object]:
    p, o = state._position, state._options
    counted = was_counted(p)
    hands = [sorted(parse_cards(" ".join(card_list(hand)))) for hand in p.hand[: o.seats]]
    high = low = jack = None
    if counted and p.high >= 0:
        high = {"card": card_text(p.high), "holder": p.high_holder}
        low = {"card": card_text(p.low), "holder": p.low_holder, "taker": p.low_taker}
    if counted and p.jack_holder >= 0:
        hung = bool((p.jack_holder ^ p.jack_taker) & 1)
        jack = {"holder": p.jack_holder, "taker": p.jack_taker, "hung": hung}
    return {
        "legal": sorted(action for action in state.legal_actions() if " expose " not in action),
        "to_act": state.to_act,
        "trump": SUITS[p.trump] if p.trump >= 0 else None,
        "turned": " ".join(map(card_text, p.turn_ups[: p.turned])),
        "hands": hands,
        "hand_sizes": list(map(len, hands)),
        "left": r.DECK - p.dealt,
        "points": list(state.points),
        "totals": [before + now for before, now in zip(p.totals, p.points, strict=True)],
        "over": state.over,
        "thrown_in": state.thrown_in,
        "winner": state.winner,
        "tricks": p.taken_by[: p.tricks],
        "high": high,
        "low": low,
        "jack": jack,
        "game": list(p.game) if counted else None,
        "sees": [
            [sorted(hand.cards) for hand in state.view(seat).hands] for seat in range(o.seats)
        ],
        "counted": [COUNTED[what] for what in p.counted[: p.counts]] if counted else None,
    }


KINDS: Final[Mapping[str, Callable[[Case], list[str]]]] = {
    "allfours.preset": _preset,
    "allfours.legal": _legal,
    "allfours.trick": _trick,
    "allfours.auction": _hand,
    "allfours.hand": _hand,
    "allfours.rules": _game,
}
