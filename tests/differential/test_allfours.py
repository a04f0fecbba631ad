"""The oracle and the engine play the same random games of All Fours and agree action by action.

The oracle was written from the rules text alone.
"""

import json
import random
from collections import Counter
from copy import deepcopy
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from fourball import conformance
from fourball.allfours import Rules, View
from fourball.allfours import rules as r
from fourball.cards import parse_cards
from fourball.play import HandState, Match, SeatInfo
from fourball.play.hand import _copy as copied
from tests.oracle import allfours as oracle
from tests.oracle.random_hands import random_pack, random_rules
from tests.support.soak import count

Case = dict[str, Any]

GAMES = count(600, 5_000)
BATCH = 100
MOST_HANDS = 40
"""A game that takes longer is left there."""

PERFT = json.loads(
    (Path(oracle.__file__).parent / "perft_allfours.json").read_text(encoding="utf-8")
)


def assert_equal_now(hand: oracle.Hand, state: HandState, viewer: int | None) -> None:
    """Both say the same of the hand as it stands: what is allowed, what lies where, what a viewer sees, the points."""
    actions = state.legal_actions()
    assert set(actions) == hand.legal()
    assert len(set(actions)) == len(actions)
    assert (state.dealer, state.packet, state.to_act) == (hand.dealer, hand.packet, hand.to_act)
    assert (state.over, state.thrown_in, state.winner) == (hand.over, hand.thrown_in, hand.winner)
    assert list(state.points) == hand.points
    assert state.scores == (tuple(hand.points) if hand.over else None)
    view = state.view(viewer)
    mine = [action for action in actions if action.startswith(f"{viewer} ")]
    if view.blind:  # what may be exposed would tell the cards
        mine = [action for action in mine if " expose " not in action]
    assert [f"{viewer} {words}" for words in view.legal] == mine
    assert_view(hand, view)
    with_memory = state.view(viewer, memory=True)
    played = [play for trick in hand.all_tricks for play in trick]
    assert [(play.seat, play.card) for play in with_memory.seen] == played
    assert list(with_memory.game_counts) == hand.game_so_far


def assert_view(hand: oracle.Hand, view: View) -> None:
    """What the viewer sees is what the viewer may know."""
    for seat, cards in enumerate(hand.sees(view.seat)):
        assert Counter(view.hands[seat].cards) == Counter(cards.split())
        assert sorted(view.hands[seat].exposed) == sorted(hand.exposed[seat])
        assert view.hands[seat].called == hand.called[seat]
    assert (view.dealer, view.eldest, view.packet) == (hand.dealer, hand.eldest, hand.packet)
    assert (view.to_act, view.over, view.winner) == (hand.to_act, hand.over, hand.winner)
    assert (view.trump, " ".join(view.turn_ups), view.left) == (hand.trump, hand.turned, hand.left)
    assert [(play.seat, play.card) for play in view.trick.plays] == hand.trick
    if hand.trick:
        assert hand.trump is not None
        cards_played = [card for _, card in hand.trick]
        best = oracle.winning_card(hand.trump, cards_played)
        assert (view.trick.taker, best) in hand.trick
        assert view.trick.worth == sum(oracle.game_worth(hand.rules, card) for card in cards_played)
    assert list(view.tricks) == hand.tricks
    last = [] if view.last is None else [(play.seat, play.card) for play in view.last.plays]
    assert last == (hand.all_tricks[-1] if hand.all_tricks else [])
    shown = [[(play.seat, play.card) for play in trick.plays] for trick in view.all_tricks]
    assert shown == (hand.all_tricks if hand.over else [])
    assert (list(view.points), list(view.totals)) == (hand.points, hand.totals)


def assert_equal_end(hand: oracle.Hand, state: HandState) -> None:
    """Both tell the same scores, in the order in which they were made."""
    told = [
        ("jack" if score.what == "hang_jack" else score.what, score.side, score.points)
        for score in state.told
        if score.side is not None
    ]
    assert told == [(one["what"], one["side"], one["points"]) for one in hand.told]
    turned = [one["card"] for one in hand.told if one["what"] == "turn_up"]
    assert [score.card for score in state.told if score.what == "turn_up"] == turned
    for score in state.told:
        what = "jack" if score.what == "hang_jack" else score.what
        assert (score.side is None) <= (hand.counted is not None and what not in hand.counted)
        if what == "game":
            assert list(score.game) == hand.game
        elif what in oracle.COUNTED:
            about = getattr(hand, what)
            if about is None:
                assert score.side is None
                continue
            assert score.holder == about["holder"]
            assert score.taker == about.get("taker", score.taker)
            assert score.card == about.get("card", f"J{hand.trump}")


def choose(rng: random.Random, hand: oracle.Hand) -> str:
    """An action; begging, running and calling oftener, exposing seldomer than chance has it."""
    actions = sorted(hand.legal())
    bold = [action for action in actions if action.endswith((" beg", " run")) or " call " in action]
    plain = [action for action in actions if " expose " not in action]
    if bold and rng.random() < 0.5:
        return rng.choice(bold)
    return rng.choice(plain if rng.random() < 0.85 else actions)


def play_game(seed: int) -> None:
    """Plays one random game in both, in lock step."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    players = rules["players"]
    dealer = rng.randrange(players)
    game = oracle.Game(rules, dealer)
    match = Match.start(Rules.from_dict(rules), [SeatInfo(f"P{n}") for n in range(players)], dealer)
    for _ in range(MOST_HANDS):
        assert match.next_dealer == game.next_dealer
        pack = random_pack(rng, players)
        hand = game.deal(pack)
        match, _happened = match.deal(parse_cards(" ".join(pack)))
        assert_equal_now(hand, match.state, rng.choice((None, *range(players))))
        while not hand.over:
            action = choose(rng, hand)
            hand.play(action)
            match, _happened = match.apply(action)
            viewer = rng.choice((None, hand.to_act, rng.randrange(players)))
            assert_equal_now(hand, match.state, viewer)
        for viewer in (None, *range(players)):
            assert_view(hand, match.state.view(viewer))
        assert_equal_end(hand, match.state)
        game.finish(hand)
        deal = match.deals[-1]
        assert (deal.dealer, deal.packet, deal.thrown_in) == (
            hand.dealer,
            hand.packet,
            hand.thrown_in,
        )
        assert (list(match.totals), match.over) == (game.totals, game.winner is not None)
        assert list(match.winners) == ([] if game.winner is None else [game.winner])
        if match.over:
            return


@pytest.mark.timeout(600)
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_oracle_and_engine_agree(first: int) -> None:
    for seed in range(first, first + BATCH):
        try:
            play_game(seed)
        except Exception as error:
            error.add_note(f"random game {seed}")
            raise


def engine_counts(position: r.Position, options: r.Options, depth: int) -> list[int]:
    """How many lines of actions of each length there are, by the engine."""
    found = [r.count_legal(position, options)]
    if depth == 1:
        return found
    for number in range(found[0]):
        after = copied(position)
        r.step(after, options, r.legal(position, options, number))
        found = added(found, [0, *engine_counts(after, options, depth - 1)])
    return found


def oracle_counts(hand: oracle.Hand, depth: int) -> list[int]:
    """How many lines of actions of each length there are, by the oracle."""
    actions = hand.legal()
    found = [len(actions)]
    if depth == 1:
        return found
    for action in actions:
        after = deepcopy(hand)
        after.play(action)
        found = added(found, [0, *oracle_counts(after, depth - 1)])
    return found


def added(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip_longest(one, other, fillvalue=0)]


PERFT_DEPTH = count(7, 8)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_the_engine_counts_as_many_lines_of_actions_as_the_oracle_did(case: Case) -> None:
    pack = parse_cards(case["pack"])
    rules = Rules.from_dict(case["rules"])
    totals, packet = case["totals_before"], case["packet"]
    state = HandState.deal(rules, case["dealer"], pack, totals=totals, packet=packet)
    for action in case["actions"]:
        state, _ = state.apply(action)
    found = engine_counts(state._position, state._options, PERFT_DEPTH)
    assert found == case["counts"][:PERFT_DEPTH]


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_the_oracle_still_counts_as_it_did(case: Case) -> None:
    depth = count(4, 6)
    setup = (case["pack"].split(), case["packet"], case["totals_before"])
    hand = oracle.Hand(case["rules"], case["dealer"], *setup)
    for action in case["actions"]:
        hand.play(action)
    assert oracle_counts(hand, depth) == case["counts"][:depth]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("first", range(0, 4_000, 1_000))
def test_both_allow_the_same_cards(first: int) -> None:
    """Dealt hands rarely are all trumps or all of two suits; these are, now and then."""
    for seed in range(first, first + 1_000):
        rng = random.Random(seed)
        rules = random_rules(rng, players=4, exposed="callable")
        trump = rng.choice(oracle.SUITS)
        suits = [trump, rng.choice(oracle.SUITS), rng.choice(oracle.SUITS)]
        cards = [card for card in oracle.PACK if card[1] in suits]
        size = rng.randint(1, 6)
        drawn = rng.sample(cards, size + rng.randint(0, 3))
        hand, trick = drawn[:size], drawn[size:]
        if rng.random() < 0.4:
            hand = [card for card in hand if card[1] == trump] or hand
        called = rng.choice([None, rng.choice(hand)])
        case = {
            "kind": "allfours.legal",
            "rules": rules,
            "trump": trump,
            "trick": " ".join(trick),
            "hand": " ".join(hand),
            "exposed": called or "",
            "called": called,
            "legal": " ".join(oracle.may_play(rules, trump, trick, hand, called)),
        }
        assert conformance.run(case).reason == "", seed
