"""The bot that leaves everything to chance, and chance for the others."""

import random

from fourball import allfours, golf


class RandomBot:
    """Plays any legal action, all alike: the floor that every other bot must stand well above."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: golf.View | allfours.View, rules: golf.Rules | allfours.Rules) -> str:
        """Any of the legal actions."""
        return generator(self._seed, view).choice(view.legal)


def generator(seed: int, view: golf.View | allfours.View) -> random.Random:
    """A generator that depends on the seed and on what is seen, and on nothing else."""
    if isinstance(view, allfours.View):
        return random.Random(
            f"{seed} {view.seat} {view.phase} {view.hands} {view.turn_ups} {view.tricks} {view.trick.plays} {view.totals}"
        )
    seen = "".join(cell for layout in view.layouts for cell in layout.cells)
    held = view.held.card if view.held else ""
    return random.Random(
        f"{seed} {view.seat} {view.phase} {view.turns} {seen} {held} {view.discard_top} {view.stock_count}"
    )
