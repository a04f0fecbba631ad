"""The seats of a table, and the names of those who sit there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

# Short, and the same in all our languages; a page says beside each that it is a bot.
BOT_NAMES: Final = (
    "Alma",
    "Bruno",
    "Dora",
    "Emil",
    "Frida",
    "Gustav",
    "Hilda",
    "Ivo",
    "Klara",
    "Leo",
)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: a person's, a bot's, or free."""

    name: str = ""
    person: str | None = None
    bot: str | None = None

    @property
    def kind(self) -> str:
        """``person``, ``bot`` or ``free``."""
        if self.person is not None:
            return "person"
        return "free" if self.bot is None else "bot"

    def to_dict(self) -> dict[str, str | None]:
        """The seat as it is stored."""
        return {"name": self.name, "person": self.person, "bot": self.bot}

    @staticmethod
    def from_dict(stored: Mapping[str, str | None]) -> "Seat":
        """A stored seat."""
        return Seat(stored["name"] or "", stored["person"], stored["bot"])


def with_seat(seats: tuple[Seat, ...], n: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with another one in that place."""
    return (*seats[:n], seat, *seats[n + 1 :])


def held_by(person: str | None, seats: Sequence[Seat]) -> int | None:
    """The seat that a person holds, or ``None``."""
    if person is None:
        return None
    return next((n for n, seat in enumerate(seats) if seat.person == person), None)


def filled(seats: tuple[Seat, ...], level: str) -> tuple[Seat, ...]:
    """The seats with a bot in every free one."""
    for n, seat in enumerate(seats):
        if seat.kind == "free":
            seats = with_seat(seats, n, Seat(bot_name(s.name for s in seats), bot=level))
    return seats


def numbered(name: str, others: Iterable[str]) -> str:
    """The name, or the name and the least number from 2 that makes it unlike the others (given in lower case)."""
    taken = set(others)
    number, candidate = 1, name
    while candidate.casefold() in taken:
        number += 1
        candidate = f"{name} {number}"
    return candidate


def bot_name(others: Iterable[str]) -> str:
    """A bot's name that nobody at the table has."""
    taken = {name.casefold() for name in others}
    return next(
        (name for name in BOT_NAMES if name.casefold() not in taken), numbered(BOT_NAMES[0], taken)
    )
