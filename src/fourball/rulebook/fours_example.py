"""Worked examples of All Fours: what may be played to some tricks, and a hand counted; both by the engine's own rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fourball.allfours import Rules, Score
from fourball.allfours import rules as r
from fourball.allfours.actions import encode
from fourball.allfours.view import card_list
from fourball.cards import DECK, SUITS, Card, parse_card, parse_cards
from fourball.play.hand import HandState
from fourball.rulebook.speech import card_sign, card_signs, for_players
from fourball.words import Words

_TRUMP: Final = "h"
_DEALT: Final = {
    4: ("Kh Ac 3c 2s Jc 8s", "5c 5d 3d Jh 9c 5s", "8d Td Ad Tc 4h 2d", "6s Js Jd 4s 3h 8c"),
    2: ("3d Ks 2d 5h Kh 7c", "Kd Qs Td 3h Jh 4c"),
}
"""The hands of the example, eldest first, by the number of players."""
_PLAYED: Final = {
    4: "Kh Jh 4h 3h 3c 9c Tc 8c Td Jd 8s 3d Js 2s 5s Ad 4s Jc 5c 8d 6s Ac 5d 2d",
    2: "3d Td 4c 7c 2d Kd 3h 5h Kh Jh Ks Qs",
}
"""Its cards in the order of play. All follow suit, and whoever is void has no trump that could have been asked for, so that
it may be played by any rules."""
_TURN_UPS: Final = "62AQT987"
"""Ranks of trumps that are in no hand of either example, in the order in which they would be turned up gladly."""


@dataclass(frozen=True, slots=True)
class PlayExample:
    """One moment of a trick.

    Attributes:
        trick: the cards that lie there.
        hand: the cards of the player to act.
        allowed: those of them that may be played.
        told: the same in words.
    """

    trick: tuple[str, ...]
    hand: tuple[str, ...]
    allowed: tuple[str, ...]
    told: str


@dataclass(frozen=True, slots=True)
class TakenCards:
    """The cards that count toward game in the tricks of one side.

    Attributes:
        label: whose they are.
        cards: the cards.
        worth: what they count.
    """

    label: str
    cards: tuple[str, ...]
    worth: int


@dataclass(frozen=True, slots=True)
class CountExample:
    """A hand that was played out, counted.

    Attributes:
        title: what it is an example of.
        told: how it began, in words.
        taken: what the sides have taken, by side.
        steps: the points in the order in which they are scored, in words.
        scores: the points of the hand, by side.
        result: the same in words.
    """

    title: str
    told: str
    taken: tuple[TakenCards, ...]
    steps: tuple[str, ...]
    scores: tuple[int, ...]
    result: str


# What may be played


def play_examples(rules: Rules, words: Words) -> tuple[PlayExample, ...]:
    """Tricks that show what the options of following are about; hearts are trump."""
    return tuple(
        _play_example(rules, words, trick.split(), hand.split()) for trick, hand in _tricks(rules)
    )


def _tricks(rules: Rules) -> Iterator[tuple[str, str]]:
    yield ("Ah 4h" if rules.players == 4 else "4h"), "Jh Tc 9c As"
    if rules.players == 4:
        yield "9c Jh", "Qc 5h Qh 2d"
    else:
        yield "9c", "Qc 5h 2d"
    if rules.follow in ("follow_or_trump", "strict"):
        yield "9c", "7h As Td"
    if rules.undertrump == "banned" and rules.players == 4:
        yield "9c Jh", "Qh 5h"


def _play_example(
    rules: Rules, words: Words, trick: Sequence[str], hand: Sequence[str]
) -> PlayExample:
    p = r.Position(phase=r.AT_PLAY, trump=SUITS.index(_TRUMP))
    for card in map(parse_card, trick):
        p.play[p.plays] = card
        if p.plays == 0 or r.beats(card, p.best, p.trump):
            p.best = card
        p.plays += 1
    p.played = p.plays
    p.hand[p.seat] = sum(1 << parse_card(card) for card in hand)
    playable = card_list(r.legal_plays(p, encode(rules)))
    allowed = tuple(card for card in hand if card in playable)
    told = words(
        "fours-sheet-example-all" if len(allowed) == len(hand) else "fours-sheet-example-some",
        trick=card_signs(words, trick),
        hand=card_signs(words, hand),
        cards=card_signs(words, allowed),
    )
    return PlayExample(tuple(trick), tuple(hand), allowed, told)


# The count


def count_example(rules: Rules, words: Words) -> CountExample | None:
    """A hand that the engine deals, plays and counts by these rules.

    The other side deals; ``None`` where any card turned up would win the game at once.
    """
    dealer = rules.players - 1
    turned = _turn_up(rules)
    if turned is None:
        return None
    state = HandState.deal(rules, dealer, _pack(rules, turned), packet=3)
    state, _ = state.apply("0 stand")
    for card in _PLAYED[rules.players].split():
        state, _ = state.apply(f"{state.to_act} play {card}")
    view = state.view(None)
    scored_turn_up = view.scored[0].points if view.scored[0].what == "turn_up" else 0
    return CountExample(
        title=words("fours-sheet-example-count"),
        told=words(
            for_players(words, rules, "fours-sheet-example-turned")
            if scored_turn_up
            else "fours-sheet-example-turned-nothing",
            card=card_sign(words, turned),
            points=scored_turn_up,
        ),
        taken=tuple(
            TakenCards(
                words(for_players(words, rules, f"fours-sheet-example-took-{whose}")),
                tuple(
                    play.card
                    for trick in view.all_tricks
                    if trick.taker is not None and trick.taker % 2 == side
                    for play in trick.plays
                    if r.game_value(encode(rules), 1 << parse_card(play.card))
                ),
                view.game_counts[side],
            )
            for side, whose in enumerate(("you", "they"))
        ),
        steps=tuple(_step(rules, words, score) for score in view.scored if score.what != "turn_up"),
        scores=view.points,
        result=words(
            for_players(words, rules, "fours-sheet-example-result"),
            you=view.points[0],
            they=view.points[1],
        ),
    )


def _turn_up(rules: Rules) -> str | None:
    """The card to be turned: one that scores, if it leaves something to be played for."""
    points = rules.turn_up_points
    scoring = [rank for rank in _TURN_UPS if 0 < points.get(rank, 0) < rules.target]
    silent = [rank for rank in _TURN_UPS if rank not in points]
    return (scoring + silent)[0] + _TRUMP if scoring or silent else None


def _pack(rules: Rules, turned: str) -> tuple[Card, ...]:
    """A pack from which the example's hands are dealt and that card is turned up."""
    hands = [parse_cards(hand) for hand in _DEALT[rules.players]]
    each = 1 if rules.packets == "ones" else 3
    dealt = [
        card
        for first in range(0, len(hands[0]), each)
        for hand in hands
        for card in hand[first : first + each]
    ]
    top = [*dealt, parse_card(turned)]
    return (*top, *(card for card in DECK if card not in top))


def _step(rules: Rules, words: Words, score: Score) -> str:
    """One line of the count."""
    what = "jack" if score.what == "hang_jack" and rules.hang_jack == 1 else score.what
    shown = (
        f"{score.game[0]} : {score.game[1]}" if score.card is None else card_sign(words, score.card)
    )
    named = words(f"fours-sheet-{what}")
    if score.side is None:
        return words("fours-sheet-example-late", what=named, shown=shown)
    return words(
        for_players(words, rules, "fours-sheet-example-step"),
        what=named,
        shown=shown,
        side=("you", "they")[score.side],
        points=score.points,
    )
