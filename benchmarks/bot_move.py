"""How long the bots think: processor time a move, form by form, with 2, 4 and 8 seats.

Run: python benchmarks/bot_move.py [--bot club] [--json]
"""

import argparse
import json
import random
import statistics
import time
from typing import Final

from fourball import bots
from fourball.golf import PRESET_INFO, PRESETS, Rules, pack
from fourball.play import State

SEATS: Final = (2, 4, 8)
ALL: Final = "all"


def think(rules: Rules, seats: int, name: str, seed: int) -> list[float]:
    """Seconds for each move of one hole."""
    rng = random.Random(seed)
    cards = list(pack(rules, seats))
    rng.shuffle(cards)
    state = State.deal(rules, seats, seed % seats, cards)
    bot = bots.make(name, seed)
    took = []
    while state.to_act is not None:
        view = state.view(state.to_act, memory=True)
        started = time.process_time()
        words = bot.choose(view, rules)
        took.append(time.process_time() - started)
        stock = list(state.discards_below_top) if state.needs_stock else None
        state, _ = state.apply(f"{state.to_act} {words}", stock)
    return took


def told(seconds: list[float]) -> dict[str, float]:
    """Moves, and milliseconds: the middle one, the 99th of a hundred, the longest."""
    milliseconds = sorted(1000 * one for one in seconds)
    return {
        "moves": len(milliseconds),
        "median_ms": round(statistics.median(milliseconds), 3),
        "p99_ms": round(milliseconds[int(len(milliseconds) * 0.99)], 3),
        "max_ms": round(milliseconds[-1], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="club", choices=bots.NAMES)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    took: dict[str, list[float]] = {}
    for number, (preset, rules) in enumerate(PRESETS.items()):
        for seats in SEATS:
            form = took.setdefault(PRESET_INFO[preset].group, [])
            form += think(rules, seats, given.bot, number)
    took[ALL] = [one for form in took.values() for one in form]
    result = {form: told(seconds) for form, seconds in took.items()}
    if given.json:
        print(json.dumps({"bot": given.bot, **result}))
        return
    for form, figures in result.items():
        print(f"{form:10} " + " ".join(f"{name} {value}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
