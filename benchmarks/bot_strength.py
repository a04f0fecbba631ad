"""How strong a bot is: it plays each form of Golf against a plain player and against `random`, with intervals.

Run: python benchmarks/bot_strength.py [--bot club] [--deals 500] [--seats 2] [--seed 77] [--preset six-card ..] [--json]

Every deal is played once for each seat that the bot may have, the other seats being the rival's, so that luck of the deal and
of the seat weighs less; a figure is the bot's score of a hole less the mean of the others', and the interval is over deals.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from typing import Final

from fourball import bots
from fourball.bots import Bot
from fourball.bots.sight import Sight
from fourball.cards import Card
from fourball.golf import PRESETS, Rules, View, pack
from fourball.golf import rules as r
from fourball.golf.actions import encode
from fourball.simulate.figures import NORMAL_95
from fourball.simulate.hole import play_hole

FORMS: Final = (
    "six-card",
    "six-card-pagat",
    "speed-golf",
    "six-card-easy",
    "eight-card",
    "ten-card",
    "nine-card",
    "nine-card-columns",
    "crazy-nines",
    "nine-card-lines",
    "four-card",
    "four-card-pagat",
    "four-card-diagonals",
    "four-card-no-pairs",
    "four-card-stock-finish",
    "four-card-plus-ten",
    "four-card-scrooge",
    "four-in-hand",
)
"""Presets that need a player to think in different ways; the others differ from one of these in a value or two."""


class PlainPlayer:
    """Plays as a careful beginner does: looks at the own cards only, and one action ahead.

    Counts the own cards as they lie, each unknown one at the average of the cards not seen. Takes the discard if it lowers
    that count by three or more, otherwise draws; puts a card where the count falls most, and throws it away if it falls
    nowhere. Turns a card up where a rule lets him. Knocks when the count is at most a point and a half for each card.
    """

    TAKES: Final = 3.0
    KNOCKS: Final = 1.5

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, rules: Rules) -> str:
        """A legal action."""
        if view.phase == "start":
            return bots.make("random", self._seed).choose(view, rules)
        if view.phase not in ("turn", "held"):
            return next(words for words in view.legal if words != "keep")
        sight = Sight(view, rules)
        count = sight.points(sight.me)
        card = sight.held if view.phase == "held" else sight.top
        falls = {} if card is None else _falls(sight, card, count)
        best = max(falls, key=falls.__getitem__, default=0)
        if view.phase == "turn":
            if "knock" in view.legal and count <= self.KNOCKS * sight.options.cells:
                return "knock"
            take = "take" in view.legal and bool(falls) and falls[best] >= self.TAKES
            return "take" if take else "draw"
        return "discard" if "discard" in view.legal and not falls[best] > 0 else f"swap {best}"


def _falls(sight: Sight, card: Card, count: float) -> dict[int, float]:
    """By how much the own count falls with a card in each cell."""
    p, me = sight.position, sight.me
    known = sight.known[me]
    falls = {}
    for cell in range(sight.options.cells):
        if not p.cleared[me] >> cell & 1:
            at = me * r.CELLS + cell
            old, p.grid[at] = p.grid[at], card
            sight.known[me] = known | 1 << cell
            falls[cell + 1] = count - sight.points(me)
            p.grid[at] = old
    sight.known[me] = known
    return falls or {0: 0.0}


def duel(
    rules: Rules,
    seats: int,
    bot: Callable[[int], Bot],
    rival: Callable[[int], Bot],
    deals: int,
    seed: int,
) -> dict[str, float]:
    """The bot in one seat, the rival in the others, every seat in turn with the same cards."""
    rng = random.Random(seed)
    options = encode(rules, seats)
    cards = list(pack(rules, seats))
    margins, own, theirs = [], [], []
    won = 0.0
    for deal in range(deals):
        rng.shuffle(cards)
        stock = rng.getrandbits(32)
        margin = 0.0
        for place in range(seats):
            players = [(bot if seat == place else rival)(deal + seat) for seat in range(seats)]
            hole, _ = play_hole(rules, options, deal % seats, cards, players, random.Random(stock))
            others = [score for seat, score in enumerate(hole.scores) if seat != place]
            own.append(hole.scores[place])
            theirs += others
            margin += hole.scores[place] - sum(others) / len(others)
            won += hole.scores[place] < min(others)
        margins.append(margin / seats)
    mean, half = _interval(margins)
    return {
        "margin": mean,
        "half": half,
        "own": sum(own) / len(own),
        "theirs": sum(theirs) / len(theirs),
        "won": won / len(own),
    }


def _interval(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, NORMAL_95 * spread / math.sqrt(len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="club", choices=bots.NAMES)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--preset", nargs="*", default=FORMS, choices=PRESETS)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rivals: dict[str, Callable[[int], Bot]] = {
        "plain": PlainPlayer,
        "random": lambda seed: bots.make("random", seed),
    }
    for preset in given.preset:
        for name, rival in rivals.items():
            deals = given.deals if name == "plain" else max(2, given.deals // 5)
            found = duel(
                PRESETS[preset],
                given.seats,
                lambda seed: bots.make(given.bot, seed),
                rival,
                deals,
                given.seed,
            )
            told = {"preset": preset, "seats": given.seats, "rival": name, "deals": deals, **found}
            print(
                json.dumps(told)
                if given.json
                else f"{preset:24} {given.seats} seats, {name:6} {found['margin']:+7.2f} ± {found['half']:.2f} a hole, "
                f"{found['own']:.1f} to {found['theirs']:.1f}, lowest in {found['won']:.0%} of {deals * given.seats}",
                flush=True,
            )


if __name__ == "__main__":
    main()
