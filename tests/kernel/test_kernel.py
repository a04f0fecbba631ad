"""The compiled rules are the clear ones: equal in lock step, whatever the rules, and never compiled from stale text."""

import os
import random
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from fourball import sets
from fourball.errors import IllegalAction
from fourball.golf import Rules, pack
from fourball.golf import rules as clear_form
from fourball.golf.actions import encode
from fourball.kernel import bench, bits, chance
from fourball.kernel.batch import Batch
from fourball.kernel.limit import limit_program
from fourball.kernel.playout import play
from tests.support.soak import count
from tests.support.tables import shuffled, some_rules

SOURCE = Path(clear_form.__file__).parents[1]
RULE_SETS = 120


def masked(p: clear_form.Position, options: clear_form.Options) -> list[int]:
    out = [0] * clear_form.ACTIONS
    clear_form.legal_mask(p, options, out)
    return out


def seen(p: clear_form.Position, options: clear_form.Options, viewer: int) -> list[int]:
    out = [0] * clear_form.OBSERVATION
    clear_form.observe(p, options, viewer, out)
    return out


@pytest.mark.timeout(600)
def test_compiled_and_clear_form_agree_in_lock_step() -> None:
    """Every field, the mask and the observation after every action, over random rules and seats."""
    rng = random.Random(2026)
    steps = 0
    for number in range(RULE_SETS):
        rules = some_rules(rng)
        seats = rng.randint(2, 8)
        options = encode(rules, seats)
        batch = Batch(rules, seats, 1, seed=number)
        p = clear_form.Position()
        cards = shuffled(rng, rules, seats)
        dealer = rng.randrange(seats)
        batch.deal(0, cards, dealer)
        p.stock[: len(cards)] = reversed(cards)
        p.stocked = len(cards)
        clear_form.deal(p, options, dealer)
        # Swaps and clearings bring the hole to its end; with even chances few holes get beyond their first turns.
        while p.phase != clear_form.AT_END:
            assert batch.legal_mask()[0].tolist() == masked(p, options), number
            assert batch.observe()[0].tolist() == seen(p, options, p.seat), number
            actions = [
                clear_form.legal(p, options, n) for n in range(clear_form.count_legal(p, options))
            ]
            wanted = [
                a
                for a in actions
                if clear_form.CLEAR <= a < clear_form.PEEK or clear_form.SWAP <= a < clear_form.TURN
            ]
            action = rng.choice(wanted if wanted and rng.random() < 0.6 else actions)
            renewed = clear_form.needs_stock(p) and action == clear_form.DRAW
            batch.step(np.array([action]))
            if renewed:
                clear_form.renew_stock(p)
                card = batch.position(0)
                p.stock[:] = card.stock  # the order is the batch's own chance
            clear_form.step(p, options, action)
            if p.phase == clear_form.AT_END:
                clear_form.score(p, options)
            compiled = batch.position(0)
            for field in fields(p):
                assert getattr(p, field.name) == getattr(compiled, field.name), (number, field.name)
            steps += 1
    assert steps > 20 * RULE_SETS


DEALS = count(20_000, 100_000)
DEALS_AT_ONCE = 20


@pytest.mark.timeout(3_600)
def test_playouts_are_those_of_the_clear_form() -> None:
    """Whole random holes of random rules, the same stream in both: steps, totals and every score."""
    rng = random.Random(7)
    for seed in range(DEALS // DEALS_AT_ONCE):
        rules = some_rules(rng)
        seats = rng.randint(2, 8)
        played = play(rules, seats, DEALS_AT_ONCE, seed=seed)
        assert (played.steps, played.totals, played.checksum) == clear_playout(
            rules, seats, DEALS_AT_ONCE, seed
        ), (seed, rules, seats)


def clear_playout(
    rules: Rules, seats: int, games: int, seed: int
) -> tuple[int, tuple[int, ...], int]:
    """The compiled playout, written again with the clear form and Python's own integers."""
    options = encode(rules, seats)
    p = clear_form.Position()
    steps, checksum, totals = 0, 0, [0] * seats

    def following(x: int) -> int:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        return x ^ (x << 5 & 0xFFFFFFFF)

    def shuffle(count: int, x: int) -> int:
        for i in range(count - 1, 0, -1):
            x = following(x)
            j = x * (i + 1) >> 32
            p.stock[i], p.stock[j] = p.stock[j], p.stock[i]
        return x

    for game in range(games):
        x = int(chance.stream(seed, game))
        cards = pack(rules, seats)
        p.stock[: len(cards)] = cards
        p.stocked = len(cards)
        x = shuffle(p.stocked, x)
        clear_form.deal(p, options, game % seats)
        while p.phase != clear_form.AT_END:
            if clear_form.needs_stock(p):
                clear_form.renew_stock(p)
                x = shuffle(p.stocked, x)
            x = following(x)
            n = x * clear_form.count_legal(p, options) >> 32
            clear_form.step(p, options, clear_form.legal(p, options, n))
            steps += 1
        clear_form.score(p, options)
        for seat in range(seats):
            totals[seat] += p.scores[seat]
            checksum = (checksum * 31 + p.scores[seat] + 1000) % 2**64
    return steps, tuple(totals), checksum


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_the_c_program_plays_the_same_games(seats: int) -> None:
    """benchmarks/limit.c plays the preset six-card; every score of 20,000 holes is that of the compiled rules."""
    rules = Rules.preset("six-card")
    with limit_program("limit.c") as program:
        assert program is not None, "the comparison with C needs gcc or cc"
        steps, checksum, _ = bench.run_limit(program, rules, seats, 20_000, seed=9)
    played = play(rules, seats, 20_000, seed=9)
    assert (steps, checksum) == (played.steps, played.checksum)


def test_a_hole_is_the_same_in_any_batch() -> None:
    rules = Rules.preset("six-card")
    whole = Batch(rules, 3, 8, seed=3)
    part = Batch(rules, 3, 2, seed=3, first=5)
    for k in range(2):
        assert part.position(k) == whole.position(5 + k)


def test_an_illegal_action_is_refused_and_changes_no_hole() -> None:
    batch = Batch(Rules.preset("six-card"), 2, 2)
    before = [batch.position(k) for k in range(2)]
    with pytest.raises(IllegalAction, match="Hole 1 of the batch does not allow action 0 now"):
        batch.step(np.array([clear_form.TURN, clear_form.DRAW]))
    assert [batch.position(k) for k in range(2)] == before


def test_random_stepping_deals_finished_holes_anew() -> None:
    batch = Batch(Rules.preset("six-card-pagat"), 2, 64)
    assert sum(batch.step_random() for _ in range(400)) > 64


def test_bit_instructions_are_the_rules_own_helpers() -> None:
    for mask in [0, *(1 << k for k in range(62)), 0b1011, (1 << 55) - 1]:
        assert bits.INSTRUCTIONS["count_bits"](mask) == sets.count_bits(mask)
        if mask:
            assert bits.INSTRUCTIONS["lowest_bit"](mask) == sets.lowest_bit(mask)
            assert bits.INSTRUCTIONS["highest_bit"](mask) == sets.highest_bit(mask)
            members = [bit for bit in range(63) if mask >> bit & 1]
            assert (sets.lowest_bit(mask), sets.highest_bit(mask)) == (members[0], members[-1])
    for mask in (*range(1, 1 << clear_form.CELLS), 1 << 40 | 1 << 54 | 1 << 3, (1 << 55) - 1):
        for n in range(mask.bit_count()):
            wanted = [bit for bit in range(63) if mask >> bit & 1][n]
            assert sets.nth_bit(mask, n) == wanted
            assert bits.INSTRUCTIONS["nth_bit"](mask, n) == wanted
            assert bits.CARD_INSTRUCTIONS["nth_bit"](mask, n) == wanted
            assert bits.nth_card_by_steps(mask, n) == wanted


@pytest.mark.timeout(600)
def test_an_edited_rule_reaches_compiled_code(tmp_path: Path) -> None:
    """Numba keeps compiled code by the file of the function called, and would not notice an edit of the rules."""
    shutil.copytree(
        SOURCE,
        tmp_path / "fourball",
        ignore=shutil.ignore_patterns("__pycache__", "client", "server"),
    )
    rules = tmp_path / "fourball" / "golf" / "rules.py"
    code = (
        "from fourball.kernel.playout import play; from fourball.golf import Rules;"
        "print(*play(Rules.preset('six-card', penalty='plus10'), 2, 50).totals)"
    )

    def totals() -> str:
        environment = os.environ | {
            "PYTHONPATH": str(tmp_path),
            "FOURBALL_CACHE": str(tmp_path / "cache"),
        }
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    first = totals()
    assert totals() == first
    text = rules.read_text(encoding="utf-8")
    edited = text.replace(
        "if o.penalty == PENALTY_PLUS10:\n        return 10",
        "if o.penalty == PENALTY_PLUS10:\n        return 70",
    )
    assert edited != text
    rules.write_text(edited, encoding="utf-8")
    assert totals() != first
