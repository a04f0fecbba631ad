"""A table at one version: a value, made from the log's rows and from nothing else.

`Board.after` is the only way from one version to the next. A live action goes through it before it is stored, and a restart
goes through it again, so that both cannot come out differently.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from fourball.cards import cards_text, parse_cards
from fourball.errors import IllegalAction, TableError
from fourball.golf import Happened, Rules, View
from fourball.play import Hole, Match, SeatInfo
from fourball.server.chance import commitment
from fourball.server.clearing import Clearings
from fourball.server.row import Row

TABLE_WORDS: Final = ("deal", "rematch", "end", "put back", "go on")
"""What may be done at a table beside the actions of the game."""
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


@dataclass(frozen=True, slots=True)
class Board:
    """A table at one version.

    Attributes:
        table: its name.
        version: the version of the last row.
        rules: what is agreed.
        seats: who sits where.
        creator: the seat of whoever opened the table.
        match: the match from its first deal on.
        commitment: what was published of the hole on the table when it was dealt.
        clearings: what its players may clear, where the rules let them.
    """

    table: str
    version: int
    rules: Rules
    seats: tuple[Seat, ...]
    creator: int
    match: Match | None = None
    commitment: str | None = None
    clearings: Clearings = field(default_factory=Clearings)

    @staticmethod
    def opened(row: Row) -> "Board":
        """The table that a log's first row opens."""
        seats = tuple(map(Seat.from_dict, row.body["seats"]))
        return Board(row.table, row.version, Rules.from_dict(row.body["rules"]), seats, row.seat)

    def after(self, row: Row) -> "tuple[Board, Happened | None]":
        """The table with one more row, and what happened in the game.

        Raises:
            FourballError: the row asks for what is not allowed now; nothing has changed.
        """
        board = replace(self, version=row.version)
        body = row.body
        if row.kind == "sit":
            return replace(
                board, seats=_with(self.seats, row.seat, Seat(body["name"], body["person"]))
            ), None
        if row.kind in ("deal", "rematch"):
            if "seats" in body:
                board = board._with_new_match(body)
            match, happened = board.started().deal(parse_cards(body["pack"]), salt=body["salt"])
            board = replace(
                board,
                commitment=commitment(body["salt"], body["pack"]),
                clearings=Clearings(),
            )
        elif row.kind == "end":
            return replace(board, match=self.started().end()), None
        elif row.kind == "put back":
            match, happened = self.started().put_back(row.seat)
        else:
            stock = parse_cards(body["stock"]) if "stock" in body else None
            match, happened = self.started().apply(body["action"], stock)
            board = replace(board, clearings=self._clearings_in(match))
        return replace(board, match=match), happened

    @property
    def status(self) -> str:
        """``waiting``, ``playing``, ``hole_over`` or ``match_over``."""
        if self.match is None:
            return "waiting"
        if self.match.playing is not None:
            return "playing"
        return "match_over" if self.match.over else "hole_over"

    @property
    def host(self) -> int:
        """The creator's seat, or the next one a person holds."""
        count = len(self.seats)
        order = ((self.creator + k) % count for k in range(count))
        return next((n for n in order if self.seats[n].person is not None), self.creator)

    @property
    def salt(self) -> str:
        """The salt of the hole on the table; secret until the hole is over."""
        return str(dict(self._hole().extra)["salt"])

    @property
    def pack(self) -> str:
        """The pack of the hole on the table, as in a record; secret until the hole is over."""
        return cards_text(self._hole().pack)

    @property
    def bot_to_act(self) -> tuple[int, str] | None:
        """The seat and level of the bot whose turn it is, or ``None``."""
        seat = None if self.match is None else self.match.to_act
        bot = None if seat is None else self.seats[seat].bot
        return None if seat is None or bot is None else (seat, bot)

    @property
    def first_to_clear(self) -> int | None:
        """The seat of a person whose turn has finished a group that could still be cleared, while a bot is next to act."""
        seat = self.clearings.seat
        if not self.clearings.new or seat is None or self.bot_to_act is None:
            return None
        return None if self.seats[seat].person is None else seat

    def started(self) -> Match:
        """The match.

        Raises:
            IllegalAction: ``nothing-dealt`` before the first deal.
        """
        if self.match is None:
            raise IllegalAction("nothing-dealt", "Nothing has been dealt at this table yet.")
        return self.match

    def seat_of(self, person: str | None) -> int | None:
        """The seat that a person holds, or ``None``."""
        if person is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def may_sit(self) -> bool:
        """Whether a newcomer could take a seat now: no match is being played, and not all seats are people's."""
        return self.status in ("waiting", "match_over") and any(
            seat.person is None for seat in self.seats
        )

    def seat_to_take(self, wanted: int | None) -> int:
        """The seat that a newcomer takes: the wanted one, else a free one, else a bot's.

        Raises:
            TableError: ``already-dealt``, ``no-such-seat``, ``seat-taken`` or ``table-full``.
        """
        if wanted is not None and not 0 <= wanted < len(self.seats):
            raise TableError(
                "no-such-seat",
                f"There is no seat {wanted}: seats are 0 to {len(self.seats) - 1}.",
                seat=wanted,
            )
        if self.status not in ("waiting", "match_over"):
            raise TableError(
                "already-dealt", "The match has begun: seats can be taken before it or after it."
            )
        if wanted is not None:
            holder = self.seats[wanted]
            if holder.person is not None:
                raise TableError(
                    "seat-taken",
                    f"{holder.name} sits there already.",
                    seat=wanted,
                    name=holder.name,
                )
            return wanted
        order = [
            n for kind in ("free", "bot") for n, seat in enumerate(self.seats) if seat.kind == kind
        ]
        if not order:
            raise TableError("table-full", "Every seat is taken; you can watch.")
        return order[0]

    def free_name(self, name: str, seat: int) -> str:
        """The name, with a number behind it if somebody in another seat has it."""
        others = {other.name.casefold() for n, other in enumerate(self.seats) if n != seat}
        return numbered(name, others)

    def can(
        self, you: int | None, view: View | None, waited_for: int | None = None
    ) -> tuple[str, ...]:
        """The words of the table, beside the game's actions, that a viewer may use now."""
        if you is None:
            return ("sit",) if self.may_sit() else ()
        words = {
            "waiting": ("deal",),
            "hole_over": ("deal",),
            "match_over": ("rematch",),
            "playing": (),
        }[self.status]
        if self.status == "hole_over" and self.rules.length == "open" and you == self.host:
            words = (*words, "end")
        if you == waited_for:
            words = (*words, "go on")
        return (*words, "put back") if view is not None and view.can_put_back else words

    def filled(self, level: str) -> "tuple[Seat, ...]":
        """The seats with a bot in every free one."""
        seats = self.seats
        for n, seat in enumerate(seats):
            if seat.kind == "free":
                seats = _with(seats, n, Seat(bot_name(s.name for s in seats), bot=level))
        return seats

    def _with_new_match(self, body: Mapping[str, Any]) -> "Board":
        seats = tuple(map(Seat.from_dict, body["seats"]))
        infos = [SeatInfo(seat.name, seat.bot) for seat in seats]
        return replace(self, seats=seats, match=Match.start(self.rules, infos, body["dealer"]))

    def _clearings_in(self, match: Match) -> Clearings:
        before = None if self.match is None else self.match.state
        if before is None or match.state is None or self.rules.remove_cancelled == "off":
            return self.clearings
        return self.clearings.after(before, match.state)

    def _hole(self) -> Hole:
        match = self.started()
        return match.holes[-1] if match.playing is None else match.playing


def _with(seats: tuple[Seat, ...], n: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:n], seat, *seats[n + 1 :])


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
