"""What holds for every hand of All Fours: cards are conserved, something is always allowed and nothing else is, views do not
leak, records come back."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourball import record
from fourball.allfours import rules as r
from fourball.cards import DECK, HIDDEN, card_text
from fourball.errors import IllegalAction, NotationError
from fourball.play import HandState, Match, SeatInfo
from fourball.play.hand import _copy
from tests.support.hands import (
    another_world,
    choose_in_hand,
    dealt_hand,
    shuffled_deck,
    some_hand_rules,
)

seeds = st.integers(min_value=0, max_value=2**32)
slow = settings(max_examples=80, deadline=None)


def cards_of(mask: int) -> list[int]:
    return [card for card in range(r.CARDS) if mask >> card & 1]


def all_cards(state: HandState) -> Counter[int]:
    """Every card of the table, each once."""
    p = state._position
    cards = Counter(p.stock[p.dealt :]) + Counter(p.turn_ups[: p.turned])
    for seat in range(r.SEATS):
        cards += Counter(cards_of(p.hand[seat])) + Counter(cards_of(p.won[seat]))
    return cards + Counter(p.play[p.plays - p.played : p.plays])


@slow
@given(seeds)
def test_cards_are_conserved_and_the_end_comes(seed: int) -> None:
    rng = random.Random(seed)
    state = dealt_hand(rng)
    steps = 0
    while not state.over:
        assert all_cards(state) == Counter(DECK)
        assert state.legal_actions()
        assert len(set(state.legal_actions())) == len(state.legal_actions())
        state, _ = state.apply(choose_in_hand(rng, state))
        steps += 1
        assert steps < 200
    assert all_cards(state) == Counter(DECK)
    assert state.legal_actions() == ()


WORDS = (
    *(
        "stand",
        "beg",
        "give",
        "run",
        "packet 1",
        "packet 3",
        "packet 2",
        "draw",
        "",
        "play",
        "call",
    ),
    *(f"{word} {card_text(card)}" for word in ("play", "expose", "call") for card in DECK),
    *("play Xr", "expose ??", "play Ah 2h", "PLAY Ah"),
)


@settings(max_examples=30, deadline=None)
@given(seeds)
def test_any_other_action_is_refused_and_changes_nothing(seed: int) -> None:
    """No renege, no foreign card, nothing out of turn, whatever is sent."""
    rng = random.Random(seed)
    state = dealt_hand(rng)
    while not state.over:
        allowed = set(state.legal_actions())
        before = _copy(state._position)
        for seat in range(-1, state.seats + 1):
            for words in rng.sample(WORDS, 20):
                action = f"{seat} {words}"
                if action in allowed:
                    continue
                with pytest.raises((IllegalAction, NotationError)) as refusal:
                    state.apply(action)
                assert refusal.value.code
                assert refusal.value.sentence.endswith(".")
        assert state._position == before
        state, _ = state.apply(choose_in_hand(rng, state))


@slow
@given(seeds)
def test_two_worlds_that_differ_in_hidden_cards_look_the_same(seed: int) -> None:
    rng = random.Random(seed)
    state = dealt_hand(rng)
    while not state.over:
        for viewer in (None, *range(state.seats)):
            other = another_world(rng, state, viewer)
            for memory in (False, True):
                assert other.view(viewer, memory=memory) == state.view(viewer, memory=memory)
        state, _ = state.apply(choose_in_hand(rng, state))


@slow
@given(seeds)
def test_no_view_and_no_event_shows_a_hidden_card(seed: int) -> None:
    """Each viewer's cards are worked out anew from who was dealt what: own ones, exposed ones, played ones, turned ones."""
    rng = random.Random(seed)
    state = dealt_hand(rng)
    blind = state.rules.blind_partners and state.seats == 4
    while not state.over:
        p = state._position
        for viewer in (None, *range(state.seats)):
            view = state.view(viewer)
            can_look = viewer is not None and (
                not blind
                or p.phase == r.AT_PLAY
                or viewer in (p.dealer, (p.dealer + 1) % state.seats)
            )
            for seat, hand in enumerate(view.hands):
                known = [card for card in hand.cards if card != HIDDEN]
                may = cards_of(p.hand[seat] if seat == viewer and can_look else p.exposed)
                assert set(known) <= set(map(card_text, may))
                assert len(hand.cards) == len(cards_of(p.hand[seat]))

        state, happened = state.apply(choose_in_hand(rng, state))
        for viewer in (None, *range(state.seats)):
            for event in happened.seen_by(viewer):
                if event.type == "deal" and event.cards and event.cards[0] != HIDDEN:
                    assert viewer is not None
                    given_cards = state._position.given[viewer]
                    assert set(event.cards) <= set(map(card_text, cards_of(given_cards)))


@slow
@given(seeds)
def test_the_scores_told_add_up(seed: int) -> None:
    rng = random.Random(seed)
    state = dealt_hand(rng)
    while not state.over:
        state, _ = state.apply(choose_in_hand(rng, state))
    points = [0, 0]
    for score in state.told:
        if score.side is not None:
            points[score.side] += score.points
    assert tuple(points) == state.points


def played_game(seed: int) -> Match:
    rng = random.Random(seed)
    rules = some_hand_rules(rng, target=rng.choice([3, 7, 14]))
    seats = rules.players
    match = Match.start(rules, [SeatInfo(f"P{n}") for n in range(seats)], rng.randrange(seats))
    while not match.over:
        match, _ = match.deal(shuffled_deck(rng), salt=str(seed))
        while match.playing is not None:
            match, _ = match.apply(choose_in_hand(rng, match.state))
    return match


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_records_come_back_as_they_were(seed: int) -> None:
    match = played_game(seed)
    document = json.loads(json.dumps(match.record()))
    assert document["game"] == "allfours"
    again = record.read(document)
    assert again.to_dict() == document
    assert len(match.winners) == 1
    assert match.totals[match.winners[0]] >= match.rules.target
    document["deals"][0]["scores"][0] += 1
    with pytest.raises(record.RecordError):
        record.read(document)
