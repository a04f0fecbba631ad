"""Bots: players that get a view, as a person does, and answer with one of their legal actions."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from fourball.bots.chance import RandomBot
from fourball.bots.club import ClubBot
from fourball.errors import RulesError
from fourball.golf import Rules, View

__all__ = ["DEFAULT", "NAMES", "Bot", "make"]


class Bot(Protocol):
    """A player that keeps nothing between two choices: the same view and seed give the same choice."""

    def choose(self, view: View, rules: Rules) -> str:
        """One of ``view.legal``, which must not be empty."""
        ...


_BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {"club": ClubBot, "random": RandomBot}

NAMES: Final = tuple(_BOTS)
"""The bots there are, the best first."""
DEFAULT: Final = NAMES[0]


def make(name: str, seed: int) -> Bot:
    """A bot by its name; the seed settles what it leaves to chance.

    Raises:
        RulesError: ``unknown-bot``.
    """
    if name not in _BOTS:
        raise RulesError(
            "unknown-bot",
            f"There is no bot “{name[:40]}”; the bots are {' and '.join(NAMES)}.",
            bot=name[:40],
            bots=list(NAMES),
        )
    return _BOTS[name](seed)
