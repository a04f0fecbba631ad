"""The soak of All Fours in short: every preset and every pair of options; the long form is ``python -m tests.soak.bots``."""

import time
from itertools import count

import pytest

from fourball import bots
from fourball.allfours import PRESETS, Rules
from fourball.record import write_line
from fourball.simulate import simulate
from tests.soak import fours
from tests.soak.bots import Progress, soak
from tests.soak.figures import Figures
from tests.soak.fours import fours_batches, play_fours, play_game
from tests.soak.judge import Wrong
from tests.soak.judge_fours import judge_fours
from tests.soak.rows_fours import all_pairs_fours, pairs_of_row, rows_fours, rules_of_row

SECONDS = 20
"""After so long no further game is begun of those that only add to what was seen; the first part is always played."""


def test_every_two_options_that_go_together_stand_in_a_row():
    covered = set().union(*map(pairs_of_row, rows_fours()))
    refused = {pair for pair in all_pairs_fours() if pair not in covered}
    assert refused == {
        ("follow", 2, "void_must_trump", 1),  # trump_only, free: nobody is bound (9.1)
        ("follow", 3, "void_must_trump", 1),
        ("follow", 3, "undertrump", 1),  # (9.2)
    }


def test_games_of_every_preset_and_every_pair_of_options_finish():
    figures = Figures()
    for number, rules in enumerate(PRESETS.values()):
        play_game(rules, f"preset {number}", figures, replayed=True)
    started = time.monotonic()
    for number, row in enumerate(rows_fours()):
        if time.monotonic() - started > SECONDS:
            break
        play_game(rules_of_row(row), f"row {number}", figures, replayed=number % 3 == 0)
    assert [why for _, why, _ in figures.failures] == []
    assert figures.matches > len(PRESETS) + 20
    words = {"packet", "stand", "beg", "give", "run", "play", "expose", "call"}
    assert set(figures.actions) == words
    assert {"turn_up", "gift", "high", "low", "jack", "game"} <= set(figures.scored)


def test_a_soak_of_both_games_in_two_processes_plays_what_it_plays_in_one():
    todo = list(fours_batches(["all-twos", "all-fours-seven"], 4, seed=3, replay=2))
    alone, shared = Progress(10, every=99), Progress(10, every=99)
    soak(todo, 1, alone.add)
    soak(todo, 2, shared.add)
    assert alone.figures == shared.figures
    assert alone.figures.matches == 10  # four of each by its own rules, one by house rules
    assert alone.figures.failures == []


def test_long_form_meets_every_row():
    met = [
        batch.row(n) for batch in fours_batches(list(PRESETS), 500, 1, 10) for n in batch.numbers
    ]
    assert met.count(None) == 500 * len(PRESETS)
    assert set(met) - {None} == set(range(len(rows_fours())))


def test_a_batch_is_the_same_again():
    (batch,) = fours_batches(["all-twos"], 4, seed=9, replay=1)
    assert play_fours(batch) == play_fours(batch)


def test_bot_that_revokes_is_told_with_seed_and_record():
    class Revoker:
        """Plays the first card of its hand, whatever was led."""

        def choose(self, view, rules):
            if view.phase != "play":
                return view.legal[0]
            return f"play {view.hands[view.seat].cards[0]}"

    figures = Figures()
    play_game(PRESETS["all-fours"], "seed", figures, replayed=False, make=lambda *_: Revoker())
    ((seed, why, record),) = figures.failures
    assert (seed, figures.matches) == ("seed", 0)
    assert "is not allowed now" in why
    assert record["deals"][-1]["actions"]


def test_view_that_calls_too_little_legal_is_told(monkeypatch):
    from dataclasses import replace

    true = fours.Refereed.choose

    def with_less(self, view, rules):
        return true(self, replace(view, legal=view.legal[:1]), rules)

    monkeypatch.setattr(fours.Refereed, "choose", with_less)
    figures = Figures()
    play_game(PRESETS["all-fours"], "seed", figures, replayed=False)
    assert "legal is [" in figures.failures[0][1]


def test_points_that_the_oracle_does_not_tell_are_told(monkeypatch):
    from dataclasses import replace

    true = fours.play_hand

    def generous(*args, **more):
        hand = true(*args, **more)
        return replace(hand, scores=(hand.scores[0] + 1, hand.scores[1]))

    monkeypatch.setattr(fours, "play_hand", generous)
    figures = Figures()
    play_game(PRESETS["all-fours"], "seed", figures, replayed=False)
    assert "the oracle tells" in figures.failures[0][1]


def test_game_that_does_not_finish_is_told(monkeypatch):
    monkeypatch.setattr(fours, "MOST_HANDS", 1)
    figures = Figures()
    play_game(PRESETS["all-fours-running"], "seed", figures, replayed=False)
    assert "the game is not over" in figures.failures[0][1]


# The judge finds what is falsified in a record.


def written(rules=PRESETS["all-fours"], deals=40):
    found = []
    simulate(rules, rules.players, deals, ["club", "random"], 2, on_record=found.append)
    return found


def falsified(one, change):
    import copy

    record = copy.deepcopy(one)
    change(record)
    return record


def last(record):
    return record["deals"][-1]


FALSE = {
    "a score": (lambda r: last(r)["scores"].append(last(r)["scores"].pop() + 1), "the points are"),
    "the winner": (lambda r: r.update(winners=[1 - r["winners"][0]]), "the game stands at"),
    "no totals": (lambda r: r.pop("totals"), "the game stands at"),
    "another game": (lambda r: r.update(game="golf"), "no record of All Fours"),
    "too few seats": (lambda r: r["seats"].pop(), "sit at a table"),
    "a dealer": (lambda r: last(r).update(dealer=(last(r)["dealer"] + 1) % 4), "deals out of turn"),
    "a hand too many": (lambda r: r["deals"].append(last(r)), "the game was over"),
    "a card left out": (lambda r: last(r)["actions"].pop(), "the hand is not over"),
    "a revoke": (lambda r: last(r)["actions"].append(last(r)["actions"][-1]), "not allowed now"),
    "thrown in": (lambda r: last(r).update(thrown_in=True), "thrown in"),
    "the packets": (lambda r: last(r).update(packet=4 - last(r)["packet"]), "packets of"),
    "a pack": (lambda r: last(r).update(pack=last(r)["pack"].replace("Ah", "Kh")), "pack"),
}


@pytest.mark.parametrize("what", FALSE)
def test_judge_refuses_what_is_falsified(what):
    one = next(record for record in written() if len(record["deals"]) > 1 and "totals" in record)
    judge_fours(one)
    change, why = FALSE[what]
    with pytest.raises(Wrong, match=why):
        judge_fours(falsified(one, change))


def test_judge_takes_what_a_simulation_writes_of_every_preset():
    for preset, number in zip(PRESETS, count(), strict=False):
        records = written(Rules.preset(preset), 8 + number)
        for record in records:
            judge_fours(record)
        assert write_line(records[0])
    assert bots.NAMES == ("club", "random")
