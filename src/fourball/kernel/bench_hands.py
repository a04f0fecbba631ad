"""How fast the rules of All Fours are, as ratios in one run: the clear form, the compiled one, and the limit that C sets."""

import random
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from fourball.allfours import Rules
from fourball.allfours import rules as clear_form
from fourball.allfours.actions import encode
from fourball.cards import DECK
from fourball.kernel.hands import play
from fourball.kernel.limit import limit_program

HANDS: Final = 60_000
CLEAR_HANDS: Final = 600


def clear_hands(rules: Rules, packs: list[list[int]]) -> int:
    """Plays whole hands of random play in plain Python, from given packs; tells how many steps they took."""
    options = encode(rules)
    p = clear_form.Position()
    chance = random.Random(1).random
    count_legal, legal, step = clear_form.count_legal, clear_form.legal, clear_form.step
    steps = 0
    for hand, cards in enumerate(packs):
        p.stock[:] = cards
        p.packet = 0
        clear_form.deal(p, options, hand % options.seats)
        while p.phase != clear_form.AT_END:
            step(p, options, legal(p, options, int(chance() * count_legal(p, options))))
            steps += 1
    return steps


def run_limit(program: Path, hands: int, seed: int = 1) -> tuple[int, int, float]:
    """Runs the C program: steps, checksum, seconds."""
    words = [str(program), str(hands), str(seed)]
    done = subprocess.run(words, check=True, capture_output=True, text=True)
    steps, checksum, seconds = done.stdout.split()
    return int(steps), int(checksum), float(seconds)


def measure(rounds: int, on_round: Callable[[int], None] = lambda done: None) -> dict[str, object]:
    """Measures everything, by processor time; the fields are those of Golf's bench, with hands a second.

    Args:
        rounds: how many turns each contender gets.
        on_round: told after each round how many are done.
    """
    rules = Rules.preset("all-fours")
    started = time.perf_counter()
    play(rules, 1)
    first_call = time.perf_counter() - started
    rng = random.Random(CLEAR_HANDS)
    packs = [rng.sample(DECK, len(DECK)) for _ in range(CLEAR_HANDS)]
    rates: dict[str, list[float]] = {}
    hands: list[float] = []
    pairs: dict[str, list[float]] = {"compiled / C": [], "compiled / plain Python": []}
    agree = None
    with limit_program("limit_hands.c") as limit:
        for done in range(rounds):
            start = time.process_time()
            clear = clear_hands(rules, packs) / (time.process_time() - start)
            start = time.process_time()
            played = play(rules, HANDS)
            seconds = time.process_time() - start
            fast = played.steps / seconds
            hands.append(HANDS / seconds)
            turn = {"plain Python": clear, "compiled, whole hands": fast}
            pairs["compiled / plain Python"].append(fast / clear)
            if limit is not None:
                steps, checksum, seconds = run_limit(limit, HANDS)
                agree = checksum == played.checksum
                turn["C, whole hands"] = steps / seconds
                pairs["compiled / C"].append(fast / (steps / seconds))
            for name, rate in turn.items():
                rates.setdefault(name, []).append(rate)
            on_round(done + 1)
    return {
        "rules": rules.preset_name,
        "seats": rules.players,
        "rounds": rounds,
        "steps_per_second": {name: round(statistics.median(got)) for name, got in rates.items()},
        "hands_per_second": round(statistics.median(hands)),
        "ratios": {name: round(statistics.median(got), 3) for name, got in pairs.items() if got},
        "same_scores_as_c": agree,
        "seconds_to_first_call": round(first_call, 2),
    }
