"""The table as one person may see it: built by adding, from the seats and from the view the rules give that seat."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from fourball.golf.options import Value
from fourball.golf.view import Adjustment, View
from fourball.play import Hole, Match
from fourball.server.board import Board


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat.

    Attributes:
        name: who sits there; empty where nobody does.
        kind: ``person``, ``bot`` or ``free``.
        bot: the bot's level.
        here: whether the person has the table open now; bots always are.
    """

    name: str
    kind: str
    bot: str | None
    here: bool


@dataclass(frozen=True, slots=True)
class HoleView:
    """A finished hole, without its cards: `TableView.view` tells those as long as they lie on the table.

    Attributes:
        dealer: who dealt.
        scores: the results, by seat.
        ender: who brought it to its end.
        ended_by: how it ended.
        adjusted: by seat, what was added after its cards were counted.
    """

    dealer: int
    scores: tuple[int, ...]
    ender: int | None
    ended_by: str | None
    adjusted: tuple[tuple[Adjustment, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchView:
    """The card of the match.

    Attributes:
        hole: the number of the hole on the table, from 1.
        length: when the match ends, as in the rules.
        totals: by seat.
        holes: the finished holes.
        over: whether the match is over.
        winners: the winners' seats.
    """

    hole: int
    length: str
    totals: tuple[int, ...]
    holes: tuple[HoleView, ...]
    over: bool
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """What the commitment was made of, once the hole is over.

    Attributes:
        pack: the pack as dealt.
        salt: what stood before it.
    """

    pack: str
    salt: str


@dataclass(frozen=True, slots=True)
class TableView:
    """All that one person may know about a table.

    Attributes:
        id: the table's name.
        version: rises by one with every accepted action.
        you: the own seat; ``None`` for an onlooker.
        notice: a code to tell this person about, once.
        status: ``waiting``, ``playing``, ``hole_over`` or ``match_over``.
        game: ``golf``.
        rules: every option.
        seats: who sits where.
        host: the host's seat.
        match: the match, from its first deal on.
        view: the hole on the table; it stays until the next deal.
        commitment: SHA-256, in hex, of the hole's salt, a space, and its pack.
        opened: salt and pack, once the hole is over.
        can: the table's words this person may use now.
    """

    id: str
    version: int
    you: int | None
    notice: str | None
    status: str
    game: str
    rules: dict[str, Value]
    seats: tuple[SeatView, ...]
    host: int
    match: MatchView | None
    view: View | None
    commitment: str | None
    opened: Opened | None
    can: tuple[str, ...]


def table_view(
    board: Board,
    person: str | None,
    here: AbstractSet[str],
    notice: str | None = None,
    waited_for: int | None = None,
) -> TableView:
    """What a person may see of a table.

    Args:
        board: the table at one version.
        person: the person's id; ``None`` is somebody without a token.
        here: the ids of the people who have the table open.
        notice: a code to tell this person about.
        waited_for: the seat that a bot gives time to clear.
    """
    you = board.seat_of(person)
    match = board.match
    view = None if match is None else match.view(you)
    over = view is not None and view.over
    return TableView(
        id=board.table,
        version=board.version,
        you=you,
        notice=notice,
        status=board.status,
        game="golf",
        rules=board.rules.to_dict(),
        seats=tuple(
            SeatView(seat.name, seat.kind, seat.bot, seat.bot is not None or seat.person in here)
            for seat in board.seats
        ),
        host=board.host,
        match=None if match is None else _match_view(match),
        view=view,
        commitment=board.commitment,
        opened=Opened(board.pack, board.salt) if over else None,
        can=board.can(you, view, waited_for),
    )


def _hole_view(hole: Hole) -> HoleView:
    adjusted = tuple(told.adjustments for told in hole.told)
    return HoleView(hole.dealer, hole.scores, hole.ender, hole.ended_by, adjusted)


def _match_view(match: Match) -> MatchView:
    return MatchView(
        hole=match.hole,
        length=match.rules.length,
        totals=match.totals,
        holes=tuple(map(_hole_view, match.holes)),
        over=match.over,
        winners=match.winners,
    )
