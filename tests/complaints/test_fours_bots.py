"""Complaints about bots of All Fours and its kin, as they would look here."""

import random
import time

import pytest

from fourball import bots
from fourball.allfours import OPTIONS, PRESETS, Rules
from fourball.allfours.actions import encode
from fourball.cards import DECK
from fourball.play import HandState
from fourball.simulate import simulate
from fourball.simulate.hand import play_hand
from tests.support.hands import some_hand_rules
from tests.support.laid import chosen, laid


@pytest.mark.parametrize("preset", PRESETS)
def test_four_bots_play_on_to_the_end_of_every_hand_and_game(preset: str) -> None:
    """B112: no game waits for a bot; the soak plays hundreds of each."""
    rules = PRESETS[preset]
    figures = simulate(rules, rules.players, 25, ["club", "random", "random", "club"], 112)
    assert figures.deals == 25
    assert sum(side.won for side in figures.sides) == figures.finished
    assert figures.finished in (figures.matches - 1, figures.matches)


def test_bot_thinks_no_longer_in_the_longest_hand() -> None:
    """B111: with twenty-one cards for each of two a choice takes milliseconds, not more and more of them."""
    rules = Rules.preset("all-twos", packets="ones", pack_out="turn_last")
    clubs = [card for card in DECK if card >> 4 == 0]
    pack = [card for card in DECK if card >> 4 != 0]
    for place in (12, 19, 26, 33, 40):  # each kick brings the suit that was refused
        pack.insert(place, clubs.pop())
    state = HandState.deal(rules, 0, [*pack, *clubs])
    state, _ = state.apply("1 beg")
    state, _ = state.apply("0 run")
    assert len(state.view(0).hands[0].cards) == 21
    slowest = 0.0
    while not state.over:
        view = state.view(state.to_act, memory=True)
        before = time.thread_time()
        words = bots.make("club", 1, "allfours").choose(view, rules)
        slowest = max(slowest, time.thread_time() - before)
        state, _ = state.apply(f"{state.to_act} {words}")
    assert slowest < 0.1


@pytest.mark.parametrize("honour", ["A", "K", "Q"])
def test_eldest_does_not_lead_the_three_of_trumps_and_keep_the_king(honour: str) -> None:
    """B113: the high trump is led, to clear the way for the jack or to pull it."""
    state = laid((f"{honour}s 3s 6d 7d 8c 5c",), "9s")
    assert chosen(state) == f"play {honour}s"


@pytest.mark.parametrize("honour", ["A", "K", "Q"])
def test_low_trump_is_not_led_from_under_a_high_one_later_either(honour: str) -> None:
    """B113: the same at a later lead, whatever else is in the hand."""
    rng = random.Random(honour)
    leads = 0
    for _ in range(40):
        state = HandState.deal(Rules.preset("all-fours", packets="ones"), 3, rng.sample(DECK, 52))
        while not state.over:
            view = state.view(state.to_act, memory=True)
            words = chosen(state)
            trumps = [card for card in view.hands[state.to_act or 0].cards if card[1] == view.trump]
            if (
                view.phase == "play"
                and not view.trick.plays
                and trumps[:1] == [f"{honour}{view.trump}"]
            ):
                leads += 1
                assert words[5:] == trumps[0] or words[5:] not in trumps
            state, _ = state.apply(f"{state.to_act} {words}")
    assert leads > 5


def test_low_and_ten_are_guarded() -> None:
    """B113: under the other side's ace goes neither the ten nor, where low goes to the winner, the low trump."""
    hands = ("Ah 8d 4d 7c 5c 3h", "Th 4h 2d 2c 3c 4c")
    assert chosen(laid(hands, "9s", ("0 stand", "0 play Ah"))) == "play 4h"
    taken = Rules.preset("all-fours", packets="threes", low_to="winner")
    hands = ("As 8d 4d 7c 5c 3h", "2s 6s 2d 2c 3c 4c")
    assert chosen(laid(hands, "9h", ("0 stand",), taken)).startswith("play ")
    assert chosen(laid(hands, "9s", ("0 stand", "0 play As"), taken)) == "play 6s"


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.players == 4])
def test_partner_does_not_trump_its_own_partners_winning_card(preset: str) -> None:
    """B115: in whole hands nobody trumps the trick that is the partner's already, unless it must or makes the jack so."""
    rules = PRESETS[preset]
    rng = random.Random(preset)
    met = 0
    for _ in range(25):
        state = HandState.deal(rules, 0, rng.sample(DECK, 52))
        while not state.over:
            seat = state.to_act or 0
            view = state.view(seat, memory=True)
            words = chosen(state)
            last = len(view.trick.plays) == 3 and view.trick.taker == (seat + 2) % 4
            cards = [one[5:] for one in view.legal if one.startswith("play ")]
            plain = [card for card in cards if card[1] != view.trump]
            if (
                last
                and plain
                and len(plain) < len(cards)
                and view.trick.plays[0].card[1] != view.trump
            ):
                met += 1
                assert words[5:] in (*plain, f"J{view.trump}")
            state, _ = state.apply(f"{seat} {words}")
    assert met > 5


def test_partners_standing_trick_gets_the_ten() -> None:
    """B115: the last player gives the partner's ace what counts most."""
    hands = ("3h 8d 4d 7c 5c 3d", "Ah 4h 5h 2c 3c 4c", "2h 6h 7h 9h 6d 7d", "Tc Kc 5s 8s 9d 6c")
    state = laid(hands, "9s", ("0 stand", "0 play 3h", "1 play Ah", "2 play 2h"))
    assert chosen(state) == "play Tc"


@pytest.mark.parametrize("bot", bots.NAMES)
def test_bots_of_all_fours_choose_only_what_is_legal_whatever_is_agreed(bot: str) -> None:
    """B088: bots choose from the legal list only, with every value of every option at least once."""
    rng = random.Random(88)
    for name, option in OPTIONS.items():
        for value in option.values:
            while True:
                rules = some_hand_rules(rng)
                if getattr(rules, name) == value:
                    break
            players = [bots.make(bot, seat, "allfours") for seat in range(rules.players)]
            pack = rng.sample(DECK, 52)
            hand = play_hand(rules, encode(rules), 0, pack, players)  # refuses others
            assert hand.scores, (name, value)
