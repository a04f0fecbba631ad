import random
import time

import pytest

from fourball import bots
from fourball.cards import parse_cards
from fourball.errors import RulesError
from fourball.golf import Rules, pack
from fourball.golf.actions import encode
from fourball.play import State
from fourball.simulate import simulate
from fourball.simulate.hole import play_hole
from tests.support.tables import another_world, dealt, shuffled, some_rules

SIX = Rules.preset("six-card")


def view_of(pack_start, actions, rules=SIX, seats=2):
    """A hole from the first cards of its pack; seat 0 begins. The viewer is whoever is to act."""
    state = deal_of(pack_start, rules, seats)
    for action in actions:
        state, _ = state.apply(action)
    return state.view(state.to_act)


def deal_of(pack_start, rules, seats):
    first = list(parse_cards(pack_start))
    rest = list(pack(rules, seats))
    for card in first:
        rest.remove(card)
    return State.deal(rules, seats, seats - 1, [*first, *rest])


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_choice_is_legal_under_random_options(name):
    rng = random.Random(11)
    for _ in range(60):
        rules = some_rules(rng)
        seats = rng.randint(2, 8)
        cards = shuffled(rng, rules, seats)
        players = [bots.make(name, seat) for seat in range(seats)]
        hole, _ = play_hole(rules, encode(rules, seats), 0, cards, players, rng)  # refuses others
        assert len(hole.scores) == seats


@pytest.mark.parametrize("name", bots.NAMES)
def test_choice_does_not_depend_on_hidden_cards(name):
    rng = random.Random(12)
    compared = 0
    for _ in range(12):
        rules = some_rules(rng)
        state = dealt(rng, rules, rng.randint(2, 5))
        while not state.over:
            seat = state.to_act
            bot = bots.make(name, 3)
            choice = bot.choose(state.view(seat, memory=True), rules)
            world = another_world(rng, state, seat)
            assert state.view(seat, memory=True) == world.view(seat, memory=True)
            assert choice == bots.make(name, 3).choose(world.view(seat, memory=True), rules)
            compared += 1
            stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
            state, _ = state.apply(f"{seat} {choice}", stock)
    assert compared > 100


@pytest.mark.parametrize("name", bots.NAMES)
def test_equal_seed_and_view_give_an_equal_choice(name):
    state = dealt(random.Random(5), SIX, 2)
    view = state.view(state.to_act)
    bot = bots.make(name, 9)
    assert {bot.choose(view, SIX) for _ in range(5)} == {bots.make(name, 9).choose(view, SIX)}


def test_random_bot_spreads_its_choices_over_all_legal_actions():
    state = dealt(random.Random(5), SIX, 2)
    view = state.view(state.to_act)
    chosen = {bots.make("random", seed).choose(view, SIX) for seed in range(200)}
    assert set(view.legal) == chosen


def test_bot_out_of_turn_may_only_clear():
    rules = Rules.preset("six-card", flip_turn="on")
    pack_start = "7h 2c 7d 3c 4s 5c 7s 6c 8d 8c 9s 9c Qh"
    state = deal_of(pack_start, rules, 2)
    for action in ("0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2", "0 turn 4"):
        state, _ = state.apply(action)
    assert state.view(0).legal == ("clear 1 4",)
    assert bots.make("club", 1).choose(state.view(0), rules) == "clear 1 4"


def test_club_turns_its_first_cards_up_in_different_columns():
    for seed in range(30):
        state = dealt(random.Random(seed), SIX, 2)
        seat = state.to_act
        first = bots.make("club", seed).choose(state.view(seat), SIX)
        state, _ = state.apply(f"{seat} {first}")
        second = bots.make("club", seed).choose(state.view(seat), SIX)
        assert int(first[-1]) % 3 != int(second[-1]) % 3


# Seat 0 has a queen over a hidden card, a four over a hidden card; seat 1 shows two threes.
START = "Qh 3c 4d 3h 9s 8c 7d 8s 6d 6c 5d 5c"
SHOWN = ("0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2")


def test_club_takes_a_card_that_pairs_a_high_one():
    view = view_of(f"{START} Qc", SHOWN)
    assert bots.make("club", 1).choose(view, SIX) == "take"
    view = view_of(f"{START} Qc", (*SHOWN, "0 take"))
    assert bots.make("club", 1).choose(view, SIX) == "swap 4"


def test_club_replaces_its_highest_card_with_a_low_one():
    view = view_of(f"{START} Kc", (*SHOWN, "0 take"))
    assert bots.make("club", 1).choose(view, SIX) == "swap 1"


def test_club_throws_a_high_card_away():
    view = view_of("4h 3c 2d 3h 9s 8c 7d 8s 6d 6c 5d 5c 9d Jc", (*SHOWN, "0 draw"))
    assert bots.make("club", 1).choose(view, SIX) == "discard"


def test_club_in_its_last_turn_puts_a_low_card_where_it_saves_most():
    rules = Rules.preset("six-card", end="knock_last_turn")
    view = view_of(
        f"{START} 9d Kc Ks Qd As", (*SHOWN, "0 draw", "0 discard", "1 knock", "0 draw"), rules
    )
    assert bots.make("club", 1).choose(view, rules) == "swap 1"


def test_club_knocks_when_it_is_far_ahead():
    rules = Rules.preset("six-card", end="knock_last_turn", flip_turn="on")
    cards = "Kh Qc Kd Jc 9s Tc Ks 9c 9h 8c 9d Qs 2d Ac"
    start = [f"{seat} turn {cell}" for seat in (0, 1) for cell in (1, 2)]
    turns = [f"{seat} turn {cell}" for cell in (3, 4, 5, 6) for seat in (0, 1)]
    view = view_of(cards, start + turns, rules)
    assert bots.make("club", 1).choose(view, rules) == "knock"


def test_club_beats_random_by_far():
    figures = simulate(SIX, 2, 1000, ["club", "random"], seed=20)
    club, chance = figures.seats
    assert club.interval[1] + 20 < chance.interval[0]
    assert club.lowest > 0.97


@pytest.mark.parametrize(
    ("preset", "seats", "differences"),
    [
        ("six-card-pagat", 4, {}),
        ("speed-golf", 3, {}),
        ("ten-card", 3, {}),
        ("six-card-easy", 2, {}),
        ("eight-card-jokers", 2, {}),
        ("six-card", 3, {"end": "knock_last_turn", "penalty": "plus10"}),
        ("six-card", 2, {"match": "none", "penalty": "worst", "tie": "penalised"}),
        ("six-card", 2, {"match": "line", "negative_pairs": "keep", "values": "twos"}),
    ],
)
def test_club_beats_random_in_other_forms(preset, seats, differences):
    rules = Rules.preset(preset, **differences)
    figures = simulate(rules, seats, 45, ["club", *["random"] * (seats - 1)], seed=21)
    club, *others = figures.seats
    assert all(club.interval[1] < other.interval[0] for other in others)


def test_club_against_itself_scores_like_a_decent_player():
    figures = simulate(SIX, 2, 270, ["club"], seed=22)
    for seat in figures.seats:
        assert 5 < seat.mean < 9
        assert 6 < seat.turns < 10


def test_club_needs_few_milliseconds_a_move():
    rng = random.Random(6)
    slowest = 0.0
    for rules in (SIX, Rules.preset("ten-card", match="anywhere")):
        state = dealt(rng, rules, 8)
        while not state.over:
            view = state.view(state.to_act)
            before = time.thread_time()
            choice = bots.make("club", 1).choose(view, rules)
            slowest = max(slowest, time.thread_time() - before)
            stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
            state, _ = state.apply(f"{state.to_act} {choice}", stock)
    assert slowest < 0.05


def test_unknown_bot_is_refused_by_name():
    with pytest.raises(RulesError, match="no bot “clubb”") as caught:
        bots.make("clubb", 1)
    assert caught.value.code == "unknown-bot"
