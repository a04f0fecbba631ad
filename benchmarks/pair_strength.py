"""How strong a pair of bots is at All Fours: it plays each preset against a plain pair and against `random`, with intervals.

Run: python benchmarks/pair_strength.py [--bot club] [--deals 1000] [--seed 77] [--preset all-fours ..] [--json]

Every pack is played twice, once with the bot on each side, so that luck of the cards and of the deal weighs less. A figure is
the bot's points of a hand less the rival's, and the interval is over packs. Hands are played at 0-0 and to the count; how many
games to the target a bot wins is told by `fourball simulate all-fours --bots club,random`.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from typing import Final

from fourball import bots
from fourball.allfours import PRESETS, Rules, View
from fourball.allfours.actions import encode
from fourball.bots import Bot
from fourball.cards import DECK, RANKS
from fourball.simulate.figures import NORMAL_95
from fourball.simulate.hand import play_hand

ORDER: Final = RANKS[1:] + "A"


class PlainPlayer:
    """Plays as somebody does who knows the rules and thinks of the present trick alone.

    Stands, and gives one. Leads his highest card. Takes a trick with the lowest card that takes it as it lies, his partner's
    tricks too; otherwise throws his lowest card.
    """

    def __init__(self, _seed: int) -> None:
        """Leaves nothing to chance."""

    def choose(self, view: View, _rules: Rules) -> str:
        """A legal action."""
        for words in ("packet 3", "stand", "give"):
            if words in view.legal:
                return words
        plays = [words for words in view.legal if words.startswith("play ")]
        if not plays:
            return view.legal[0]
        plays.sort(key=lambda words: (words[6] == view.trump, ORDER.index(words[5])))
        if not view.trick.plays:
            return max(plays, key=lambda words: ORDER.index(words[5]))
        return next((words for words in plays if _takes(words[5:], view)), plays[0])


def _takes(card: str, view: View) -> bool:
    """Whether a card takes the present trick as it lies (4.10)."""
    best = next(play.card for play in view.trick.plays if play.seat == view.trick.taker)
    if card[1] == best[1]:
        return ORDER.index(card[0]) > ORDER.index(best[0])
    return card[1] == view.trump


def duel(
    rules: Rules,
    bot: Callable[[int], Bot],
    rival: Callable[[int], Bot],
    deals: int,
    seed: int,
) -> tuple[float, float]:
    """The bot on one side and the rival on the other, and the other way round with the same cards: mean and half interval."""
    rng = random.Random(seed)
    options = encode(rules)
    seats = range(rules.players)
    cards = list(DECK)
    margins = []
    for deal in range(deals):
        rng.shuffle(cards)
        margin = 0
        for side in (0, 1):
            players = [(bot if seat % 2 == side else rival)(deal + seat) for seat in seats]
            scores = play_hand(rules, options, deal % rules.players, cards, players).scores
            margin += scores[side] - scores[1 - side]
        margins.append(margin / 2)
    return _interval(margins)


def _interval(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, NORMAL_95 * spread / math.sqrt(len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="club", choices=bots.NAMES)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--preset", nargs="*", default=list(PRESETS), choices=PRESETS)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    rivals: dict[str, Callable[[int], Bot]] = {
        "plain": PlainPlayer,
        "random": lambda seed: bots.make("random", seed, "allfours"),
    }
    for preset in given.preset:
        for name, rival in rivals.items():
            mean, half = duel(
                PRESETS[preset],
                lambda seed: bots.make(given.bot, seed, "allfours"),
                rival,
                given.deals,
                given.seed,
            )
            told = {"preset": preset, "rival": name, "packs": given.deals}
            print(
                json.dumps(told | {"margin": mean, "half": half})
                if given.json
                else f"{preset:24} {name:6} {mean:+6.2f} ± {half:.2f} points a hand, {given.deals} packs played twice",
                flush=True,
            )


if __name__ == "__main__":
    main()
