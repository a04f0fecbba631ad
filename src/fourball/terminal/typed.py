"""What a player types may mean, in either game: an action, an order to the program, or neither."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

ORDERS: Final[Mapping[str, str]] = {
    "?": "help",
    "h": "help",
    "help": "help",
    "w": "where",
    "where": "where",
    "score": "score",
    "rules": "rules",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
"""The orders that both games have, by what is typed."""


@dataclass(frozen=True, slots=True)
class Action:
    """Words of an action that may be done now."""

    words: str


@dataclass(frozen=True, slots=True)
class Order:
    """Something that the program shall do: ``help``, ``where``, ``score``, ``rules``, ``quit`` or what a game adds."""

    name: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why nothing is done: a message, and its values.

    Values named ``card`` and ``called`` are cards' texts; one named ``why`` is a message of its own, with the same values.
    """

    message: str
    values: Mapping[str, str | int] = field(default_factory=dict)


Meant: TypeAlias = Action | Order | Refusal


def not_understood(text: str) -> Refusal:
    """What is said of words that mean nothing here."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text.strip()[:30])
    return Refusal("terminal-not-understood", {"text": shown})
