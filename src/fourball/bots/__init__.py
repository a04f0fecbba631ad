"""Bots: players that get a view, as a person does, and answer with one of their legal actions."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from fourball.bots.chance import RandomBot
from fourball.bots.club import ClubBot
from fourball.bots.fours import FoursBot
from fourball.errors import RulesError

__all__ = ["DEFAULT", "NAMES", "Bot", "make"]


class Bot(Protocol):
    """A player that keeps nothing between two choices: the same view and seed give the same choice.

    A bot plays one game; the view and the rules that it gets are those of its game.
    """

    def choose(self, view: Any, rules: Any) -> str:
        """One of ``view.legal``, which must not be empty."""
        ...


_BOTS: Final[Mapping[str, Mapping[str, Callable[[int], Bot]]]] = {
    "golf": {"club": ClubBot, "random": RandomBot},
    "allfours": {"club": FoursBot, "random": RandomBot},
}

NAMES: Final = tuple(_BOTS["golf"])
"""The bots there are, the best first; the same in every game."""
DEFAULT: Final = NAMES[0]


def make(name: str, seed: int, game: str = "golf") -> Bot:
    """A bot by its name; the seed settles what it leaves to chance.

    Args:
        name: one of ``NAMES``.
        seed: any number.
        game: ``golf`` or ``allfours``.

    Raises:
        RulesError: ``unknown-bot``, ``unknown-game``.
    """
    if game not in _BOTS:
        raise RulesError(
            "unknown-game",
            f"There are bots for {' and '.join(_BOTS)}, not for “{game[:40]}”.",
            game=game[:40],
        )
    if name not in _BOTS[game]:
        raise RulesError(
            "unknown-bot",
            f"There is no bot “{name[:40]}”; the bots are {' and '.join(NAMES)}.",
            bot=name[:40],
            bots=list(NAMES),
        )
    return _BOTS[game][name](seed)
