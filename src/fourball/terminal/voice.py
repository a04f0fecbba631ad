"""How the terminal names players, cards, numbers and rules to its reader, in either game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from fourball.cards import CLEARED, HIDDEN
from fourball.words import RANK_NAMES, SIGNS, SUIT_NAMES, Words

V = TypeVar("V")
"""What the reader may know of the table: a game's ``View``."""

ME: Final = 0
"""The reader's seat."""
JOKER: Final = "Jk"


class Voice(ABC, Generic[V]):
    """Speaks to the player in seat 0.

    Args:
        words: in which language.
        names: of all players; the first is not used, as the reader is addressed.
        spoken: whether cards are called by their names rather than drawn by their signs.
        signs: whether the suits' signs can be shown.
    """

    def __init__(self, words: Words, names: Sequence[str], *, spoken: bool, signs: bool) -> None:
        self.words = words
        self._names = names
        self._spoken = spoken
        self._signs = signs

    @abstractmethod
    def invitation(self, view: V) -> str:
        """What the reader may do now, in a sentence."""

    @abstractmethod
    def keys(self, view: V) -> list[tuple[str, str]]:
        """The keys that do something now, with a word for each."""

    @abstractmethod
    def where(self, view: V, deal: int) -> list[str]:
        """The whole table, for the ear; ``deal`` is the number of the hole or hand."""

    @abstractmethod
    def rules(self) -> list[tuple[str, str]]:
        """The rules of the table: the name of each, and what is agreed, in a sentence."""

    def name(self, seat: int) -> str:
        """A player's name; “You” for the reader."""
        return self.words("you") if seat == ME else self._names[seat]

    def who(self, seat: int) -> dict[str, str | int]:
        """A player's name, and whether that is the reader, for a message."""
        return {"name": self.name(seat), "you": "yes" if seat == ME else "no"}

    def card(self, text: str) -> str:
        """A card within a sentence."""
        if text == HIDDEN:
            return self.words("card-face-down")
        if text == CLEARED:
            return self.words("card-cleared")
        if self._spoken:
            return self.words("card-name", rank=RANK_NAMES[text[0]], suit=SUIT_NAMES[text[1]])
        return signed(text, self._signs)

    def cards(self, texts: Sequence[str]) -> str:
        """Several cards within a sentence."""
        return (", " if self._spoken else " ").join(map(self.card, texts))


def signed(card: str, signs: bool = True) -> str:
    """A card as it is drawn: ``10♥``, ``Jkr``; with letters for suits where the signs cannot be shown."""
    rank, suit = card[0], card[1]
    if rank == "X":
        return JOKER + suit
    return ("10" if rank == "T" else rank) + (SIGNS[suit] if signs else suit)


def number_text(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def span(numbers: Sequence[str]) -> str:
    """Numbers that may be typed: ``1-6``, or ``1,3`` where some between are missing."""
    whole = [str(n) for n in range(int(numbers[0]), int(numbers[-1]) + 1)]
    if list(numbers) == whole and len(numbers) > 2:
        return f"{numbers[0]}-{numbers[-1]}"
    return ",".join(numbers)
