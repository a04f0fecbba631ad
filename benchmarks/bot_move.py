"""How long the bots think: processor time a move, over every playable preset and 2, 4 and 8 seats.

Run: python benchmarks/bot_move.py [--bot club] [--json]
"""

import argparse
import json
import random
import statistics
import time

from fourball import bots
from fourball.golf import PRESETS, Rules, is_playable, pack
from fourball.play import State


def think(rules: Rules, seats: int, name: str, seed: int) -> list[float]:
    """Seconds for each move of one hole."""
    rng = random.Random(seed)
    cards = list(pack(rules, seats))
    rng.shuffle(cards)
    state = State.deal(rules, seats, seed % seats, cards)
    bot = bots.make(name, seed)
    took = []
    while state.to_act is not None:
        view = state.view(state.to_act)
        started = time.process_time()
        words = bot.choose(view, rules)
        took.append(time.process_time() - started)
        stock = list(state.discards_below_top) if state.needs_stock else None
        state, _ = state.apply(f"{state.to_act} {words}", stock)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="club", choices=bots.NAMES)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    took = [
        seconds
        for number, rules in enumerate(filter(is_playable, PRESETS.values()))
        for seats in (2, 4, 8)
        for seconds in think(rules, seats, given.bot, number)
    ]
    milliseconds = sorted(1000 * seconds for seconds in took)
    result = {
        "bot": given.bot,
        "moves": len(milliseconds),
        "median_ms": round(statistics.median(milliseconds), 3),
        "p99_ms": round(milliseconds[int(len(milliseconds) * 0.99)], 3),
        "max_ms": round(milliseconds[-1], 3),
    }
    print(
        json.dumps(result)
        if given.json
        else " ".join(f"{name} {value}" for name, value in result.items())
    )


if __name__ == "__main__":
    main()
