"""How fast the rules are, as ratios in one run: the clear form, the compiled one, a batch, and the limit that C sets.

Every contender takes its turn in every round, by processor time on one core, and the medians are compared; so a machine that
is slow for a while is slow for all of them.
"""

import json
import os
import random
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from fourball.golf import Rules, deck_count, pack
from fourball.golf import rules as clear_form
from fourball.golf.actions import encode
from fourball.kernel import bench_hands
from fourball.kernel.batch import Batch
from fourball.kernel.limit import limit_program
from fourball.kernel.playout import play

SEATS: Final = 2
ROUNDS: Final = 7
GAMES: Final = 40_000
CLEAR_GAMES: Final = 600
BATCH: Final = 1_024
BATCH_STEPS: Final = 600
SEEN_STEPS: Final = 150

Measured = dict[str, tuple[int, float]]
"""By contender: steps, and seconds of processor time."""


def shuffled_packs(rules: Rules, seats: int, count: int) -> list[list[int]]:
    """So many pack orders."""
    rng = random.Random(count)
    cards = list(pack(rules, seats))
    return [rng.sample(cards, len(cards)) for _ in range(count)]


def clear_games(rules: Rules, seats: int, packs: list[list[int]]) -> int:
    """Plays whole holes of random play in plain Python, from given packs; tells how many steps they took."""
    options = encode(rules, seats)
    p = clear_form.Position()
    rng = random.Random(1)
    chance = rng.random
    count_legal, legal, step = clear_form.count_legal, clear_form.legal, clear_form.step
    steps = 0
    for game, cards in enumerate(packs):
        p.stock[: len(cards)] = cards
        p.stocked = len(cards)
        clear_form.deal(p, options, game % seats)
        while p.phase != clear_form.AT_END:
            if p.stocked == 0 and clear_form.needs_stock(p):
                clear_form.renew_stock(p)
                stock = p.stock[: p.stocked]
                rng.shuffle(stock)
                p.stock[: p.stocked] = stock
            step(p, options, legal(p, options, int(chance() * count_legal(p, options))))
            steps += 1
        clear_form.score(p, options)
    return steps


def run_limit(
    program: Path, rules: Rules, seats: int, games: int, seed: int = 1
) -> tuple[int, int, float]:
    """Runs the C program: steps, checksum, seconds."""
    words = [str(program), str(seats), str(deck_count(rules, seats)), str(games), str(seed)]
    done = subprocess.run(words, check=True, capture_output=True, text=True)
    steps, checksum, seconds = done.stdout.split()
    return int(steps), int(checksum), float(seconds)


def measure(
    rounds: int = ROUNDS, on_round: Callable[[int], None] = lambda done: None
) -> dict[str, object]:
    """Measures everything; see the fields of the result.

    Args:
        rounds: how many turns each contender gets.
        on_round: told after each round how many are done.
    """
    rules = Rules.preset("six-card")
    started = time.perf_counter()
    play(rules, SEATS, 1)
    first_call = time.perf_counter() - started
    packs = shuffled_packs(rules, SEATS, CLEAR_GAMES)
    batch = Batch(rules, SEATS, BATCH)
    mask = batch.legal_mask()
    seen = batch.observe()
    batch.step_random()
    plain_batch = Batch(Rules.preset("six-card", remove_cancelled="off"), SEATS, BATCH)

    def timed(work: Callable[[], int]) -> tuple[int, float]:
        start = time.process_time()
        steps = work()
        return steps, time.process_time() - start

    def step_batch(batch: Batch) -> int:
        for _ in range(BATCH_STEPS):
            batch.step_random()
        return BATCH * BATCH_STEPS

    def step_batch_seen() -> int:
        for _ in range(SEEN_STEPS):
            batch.step_random()
            batch.legal_mask(mask)
            batch.observe(seen)
        return BATCH * SEEN_STEPS

    rates: dict[str, list[float]] = {}
    pairs: dict[str, list[float]] = {"compiled / C": [], "compiled / plain Python": []}
    agree = None
    with limit_program("limit.c") as limit:
        for done in range(rounds):
            turn: Measured = {
                "plain Python, one game, its pack given": timed(
                    lambda: clear_games(rules, SEATS, packs)
                ),
                "compiled, whole games": timed(lambda: play(rules, SEATS, GAMES).steps),
                "compiled, batch of 1,024": timed(lambda: step_batch(batch)),
                "compiled, batch of 1,024, clearing not played": timed(
                    lambda: step_batch(plain_batch)
                ),
                "compiled, batch of 1,024 with mask and observation": timed(step_batch_seen),
            }
            if limit is not None:
                steps, checksum, seconds = run_limit(limit, rules, SEATS, GAMES)
                turn["C, whole games"] = (steps, seconds)
                agree = checksum == play(rules, SEATS, GAMES).checksum
            rate = {name: steps / seconds for name, (steps, seconds) in turn.items()}
            for name, value in rate.items():
                rates.setdefault(name, []).append(value)
            pairs["compiled / plain Python"].append(
                rate["compiled, whole games"] / rate["plain Python, one game, its pack given"]
            )
            if limit is not None:
                pairs["compiled / C"].append(rate["compiled, whole games"] / rate["C, whole games"])
            on_round(done + 1)
    return {
        "rules": "six-card",
        "seats": SEATS,
        "rounds": rounds,
        "steps_per_second": {
            name: round(statistics.median(values)) for name, values in rates.items()
        },
        "ratios": {
            name: round(statistics.median(values), 3) for name, values in pairs.items() if values
        },
        "same_scores_as_c": agree,
        "seconds_to_first_call": round(first_call, 2),
    }


def pin_to_one_core() -> None:
    """Keeps this process on one core where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def report(game: str, result: dict[str, object]) -> str:
    """The result as lines for a person."""
    lines = [
        f"{game}, preset {result['rules']}, {result['seats']} players, one core, medians of {result['rounds']} rounds"
    ]
    rates = result["steps_per_second"]
    ratios = result["ratios"]
    assert isinstance(rates, dict)
    assert isinstance(ratios, dict)
    lines += [f"  {name:<52} {rate / 1e6:8.2f} M steps/s" for name, rate in rates.items()]
    lines += [f"  {name:<52} {ratio:8.2f}" for name, ratio in ratios.items()]
    if result["same_scores_as_c"] is None:
        lines.append("  no C compiler here: the ratio to C is not measured")
    else:
        same = "agrees" if result["same_scores_as_c"] else "DISAGREES"
        lines.append(f"  every score {same} between compiled and C")
    lines.append(
        f"  first call after {result['seconds_to_first_call']} s (compiled once, then kept on disk)"
    )
    return "\n".join(lines)


def run(rounds: int = ROUNDS, *, as_json: bool = False) -> None:
    """Measures on one core, shows progress on standard error, and prints the result."""
    pin_to_one_core()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("fourball bench", total=2 * rounds)
        result = measure(rounds, lambda done: progress.update(bar, completed=done))
        hands = bench_hands.measure(
            rounds, lambda done: progress.update(bar, completed=rounds + done)
        )
    if as_json:
        print(json.dumps({"golf": result, "allfours": hands}, indent=2))
    else:
        print(report("Golf", result), report("All Fours", hands), sep="\n\n")
