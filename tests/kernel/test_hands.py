"""The compiled rules of All Fours are the clear ones, and those of the program in C."""

import random
from dataclasses import fields

import numpy as np
import pytest

from fourball.allfours import Rules
from fourball.allfours import rules as clear_form
from fourball.allfours.actions import encode
from fourball.cards import DECK
from fourball.kernel import bench_hands, chance, hands
from fourball.kernel.compile import from_record
from fourball.kernel.limit import limit_program
from tests.support.hands import some_hand_rules
from tests.support.soak import count

HANDS = count(10_000, 100_000)
HANDS_AT_ONCE = 20


def following(x: int) -> int:
    x ^= x << 13 & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ (x << 5 & 0xFFFFFFFF)


def draw(cards: list[int], places: range, x: int) -> int:
    """Fills these places by chance from the cards there and behind; gives the stream's state after it."""
    for i in places:
        x = following(x)
        j = i + (x * (len(cards) - i) >> 32)
        cards[i], cards[j] = cards[j], cards[i]
    return x


def clear_playout(rules: Rules, seed: int) -> tuple[int, tuple[int, ...], int]:
    """The compiled playout, written again with the clear form and Python's own integers."""
    options = encode(rules)
    p = clear_form.Position()
    steps, checksum, totals = 0, 0, [0, 0]
    for hand in range(HANDS_AT_ONCE):
        x = int(chance.stream(seed, hand))
        p.stock[:] = DECK
        drawn = 6 * options.seats + 1
        x = draw(p.stock, range(drawn), x)
        p.packet = 0
        clear_form.deal(p, options, hand % options.seats)
        actions = [0] * clear_form.MOST_LEGAL
        while p.phase != clear_form.AT_END:
            x = following(x)
            number = clear_form.list_legal(p, options, actions)
            action = actions[x * number >> 32]
            if action == clear_form.RUN:
                x = draw(p.stock, range(drawn, len(DECK)), x)
            clear_form.step(p, options, action)
            steps += 1
        for side in range(2):
            totals[side] += p.points[side]
            checksum = (checksum * 31 + p.points[side]) % 2**64
        checksum = (checksum * 31 + p.tricks + 32 * p.counts) % 2**64
    return steps, tuple(totals), checksum


@pytest.mark.timeout(3_600)
def test_playouts_are_those_of_the_clear_form() -> None:
    """Whole random hands of random rules, every option live, the same stream in both: steps, totals and every score."""
    rng = random.Random(11)
    for seed in range(HANDS // HANDS_AT_ONCE):
        rules = some_hand_rules(rng)
        played = hands.play(rules, HANDS_AT_ONCE, seed=seed)
        assert (played.steps, played.totals, played.checksum) == clear_playout(rules, seed), rules


@pytest.mark.timeout(600)
def test_compiled_and_clear_form_agree_in_lock_step() -> None:
    """Every field and the mask after every action, over random rules."""
    rng = random.Random(12)
    for _ in range(60):
        rules = some_hand_rules(rng)
        options = encode(rules)
        p = clear_form.Position()
        p.stock[:] = rng.sample(DECK, len(DECK))
        p.totals[:] = [rng.randrange(rules.target), rng.randrange(rules.target)]
        records, compiled_options = np.zeros(1, hands.POSITION), hands.options_record(rules)
        records[0]["stock"], records[0]["totals"] = p.stock, p.totals
        dealer = rng.randrange(options.seats)
        clear_form.deal(p, options, dealer)
        hands.deal(records[0], compiled_options[0], dealer)
        while True:
            got = clear_form.Position()
            from_record(records[0], got)
            for field in fields(p):
                assert getattr(p, field.name) == getattr(got, field.name), field.name
            if p.phase == clear_form.AT_END:
                break
            mask, compiled_mask = [0] * clear_form.ACTIONS, np.zeros(clear_form.ACTIONS, np.uint8)
            clear_form.legal_mask(p, options, mask)
            hands.legal_mask(records[0], compiled_options[0], compiled_mask)
            assert compiled_mask.tolist() == mask
            action = rng.choice([n for n, allowed in enumerate(mask) if allowed])
            clear_form.step(p, options, action)
            hands.step(records[0], compiled_options[0], action)


def test_the_list_of_actions_is_in_the_order_of_legal() -> None:
    rng = random.Random(13)
    for _ in range(40):
        options = encode(some_hand_rules(rng))
        p = clear_form.Position()
        p.stock[:] = rng.sample(DECK, len(DECK))
        clear_form.deal(p, options, 0)
        while p.phase != clear_form.AT_END:
            actions = [0] * clear_form.MOST_LEGAL
            number = clear_form.list_legal(p, options, actions)
            asked = [
                clear_form.legal(p, options, n) for n in range(clear_form.count_legal(p, options))
            ]
            assert actions[:number] == asked
            clear_form.step(p, options, rng.choice(asked))


def test_the_c_program_plays_the_same_hands() -> None:
    """benchmarks/limit_hands.c plays the preset all-fours; every score of 50,000 hands is that of the compiled rules."""
    with limit_program("limit_hands.c") as program:
        assert program is not None, "the comparison with C needs gcc or cc"
        steps, checksum, _ = bench_hands.run_limit(program, 50_000, seed=9)
    played = hands.play(Rules.preset("all-fours"), 50_000, seed=9)
    assert (steps, checksum) == (played.steps, played.checksum)
