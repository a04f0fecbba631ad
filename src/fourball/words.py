"""Words in the reader's language, from the same Fluent files that the page uses."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "lv", "nl", "fi")
"""The languages there are; English stands in where another lacks a message."""

# By the letters of a card's text; the names are those that messages select by.
RANK_NAMES: Final[Mapping[str, str]] = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "X": "joker",
}
SUIT_NAMES: Final[Mapping[str, str]] = {
    "c": "clubs",
    "d": "diamonds",
    "h": "hearts",
    "s": "spades",
    "r": "red",
    "b": "black",
}
SIGNS: Final[Mapping[str, str]] = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

_FILES: Final = (
    *("terminal", "table", "rules", "start", "errors", "settings", "sheet"),
    *("fours", "fours-told", "fours-rules", "fours-sheet", "fours-terminal"),
)
_PLACES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The reader's language by the environment, or English."""
    for place in _PLACES:
        if environ.get(place):
            language = environ[place].replace("-", "_").partition("_")[0].partition(".")[0]
            return language if language in LANGUAGES else "en"
    return "en"


class Words:
    """Messages of one language: ``words("log-knocked", name="Mara", you="no")``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._shelves = [_Shelf(each) for each in dict.fromkeys((language, "en"))]

    def __call__(self, message: str, **values: str | int) -> str:
        """A message with its values; its bare name if no language has it."""
        for shelf in self._shelves:
            pattern = shelf.find(message)
            if pattern is not None:
                return str(shelf.bundle.format_pattern(pattern, values)[0])
        return message

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(shelf.find(message) is not None for shelf in self._shelves)


class _Shelf:
    """One language's files, each read when something is not found in those before it."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._unread = list(_FILES)
        self.bundle = FluentBundle([language], use_isolating=False)

    def find(self, message: str) -> Any:
        while True:
            if self.bundle.has_message(message):
                return self.bundle.get_message(message).value
            if not self._unread:
                return None
            resource = _read(self._language, self._unread.pop(0))
            if resource is not None:
                self.bundle.add_resource(resource)


@cache
def _read(language: str, name: str) -> Any:
    path = files("fourball") / "locale" / language / f"{name}.ftl"
    return FluentResource(path.read_text(encoding="utf-8")) if path.is_file() else None
