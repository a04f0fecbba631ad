"""The soak in short: every preset, every pair of options, every number of seats; the long form is ``python -m tests.soak.bots``."""

import random
import re
import time

from fourball import bots
from fourball.golf import PRESETS, Rules
from tests.soak.bots import Progress, batches, play, play_one, soak
from tests.soak.figures import Figures
from tests.soak.judge import judge
from tests.soak.rows import all_pairs, pairs_of, rows, rules_of

SECONDS = 25
"""After so long no further match is begun of those that only add to what was seen; the first part is always played."""


def test_every_two_options_that_go_together_stand_in_a_row():
    covered = set().union(*map(pairs_of, rows()))
    refused = [pair for pair in all_pairs() if pair not in covered]
    bound = {("layout", "hand4"), ("start", "open")}
    others = [pair for pair in refused if not bound & {pair[:2], pair[2:]}]
    assert sorted(others) == sorted(
        [
            ("start", peek, "start_columns", columns)
            for peek in ("peek2_any", "peek2_nearest")
            for columns in ("same", "different")
        ]
        + [("place", "face_down", "end", end) for end in ("up_last_turn", "up_now")]
    )
    assert len(refused) - len(others) == 41  # hand4 and open need each other, and bind the rest


def test_matches_of_every_preset_and_every_pair_of_options_finish():
    figures = Figures()
    rng = random.Random(8)
    for number, rules in enumerate(PRESETS.values()):
        rules = Rules.preset(rules.preset_name, length=("holes:1", "holes:2")[number % 2])
        play_one(rules, 2 + number % 7, f"preset {number}", figures, replayed=True)
    started = time.monotonic()
    order = rng.sample(range(len(rows())), len(rows()))
    for place, number in enumerate(order):
        if time.monotonic() - started > SECONDS:
            break
        play_one(rules_of(rows()[number]), 2 + place % 7, f"row {number}", figures, replayed=True)
    assert figures.failures == []
    assert figures.replayed == figures.matches > len(PRESETS) + 20
    assert set(figures.ended) >= {"last turns", "all face up", "turn cap"}
    words = {"draw", "take", "swap", "discard", "turn", "peek", "knock", "clear", "keep"}
    assert set(figures.actions) == words


def test_a_soak_in_two_processes_plays_what_it_plays_in_one():
    todo = list(batches(["four-card", "six-card"], [2, 3], 2, seed=3, replay=2))
    alone, shared = Progress(8, every=99), Progress(8, every=99)
    soak(todo, 1, alone.add)
    soak(todo, 2, shared.add)
    assert alone.figures == shared.figures
    assert alone.figures.matches == 8
    assert re.match(r"8 matches, \d+ deals, \d+ actions", alone.figures.lines(1.0)[0])


def test_a_batch_is_the_same_again():
    (batch,) = batches(["nine-card"], [4], 3, seed=9, replay=1)
    assert play(batch) == play(batch)


def test_match_that_does_not_finish_is_told_with_its_seed_and_record(monkeypatch):
    from tests.soak import bots as soak_bots

    monkeypatch.setattr(soak_bots, "TURN_CHOICES", 0)  # no hole is endless, so the limit comes down
    figures = Figures()
    play_one(Rules.preset("six-card", length="holes:1"), 2, "seed", figures, replayed=False)
    ((seed, why, record),) = figures.failures
    assert (seed, figures.matches) == ("seed", 0)
    assert "the hole is not over" in why
    assert len(record["deals"][0]["actions"]) == 6
    assert re.fullmatch(r"[01] turn \d", record["deals"][0]["actions"][0])


def test_bot_that_fails_is_told(monkeypatch):
    class Failing:
        def choose(self, view, rules):
            return "pass"

    figures = Figures()
    rules = Rules.preset("four-card", length="holes:1")
    play_one(rules, 3, "seed", figures, replayed=False, make=lambda name, seed: Failing())
    assert "chose “pass”" in figures.failures[0][1]


def test_record_that_replays_differently_is_told(monkeypatch):
    from tests.soak import bots as soak_bots

    def wrong(record):
        changed = {**record, "totals": [total + 1 for total in record["totals"]]}
        judge(changed)

    monkeypatch.setattr(soak_bots, "judge", wrong)
    figures = Figures()
    rules = Rules.preset("four-card", length="holes:1")
    play_one(rules, 3, "seed", figures, replayed=True, make=bots.make)
    assert "the match ended with" in figures.failures[0][1]


def test_long_form_meets_every_row_at_every_number_of_seats():
    met = {count: set() for count in range(2, 9)}
    for batch in batches(list(PRESETS), list(met), 200, seed=1, replay=10):
        met[batch.seats] |= {batch.row(number) for number in batch.numbers if number % 2}
    assert all(len(seen) == len(rows()) for seen in met.values())
