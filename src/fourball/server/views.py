"""The table as one person may see it: built by adding, from the seats and from the view the rules give that seat."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from fourball.allfours import Score
from fourball.games import View, game_of
from fourball.golf.view import Adjustment
from fourball.play import Cutting, Deal, Match
from fourball.server.agreed import Agreed
from fourball.server.board import Board, Void
from fourball.server.catalog import OptionValue
from fourball.server.consent import Question
from fourball.server.seats import Seat
from fourball.server.series import Series
from fourball.server.tiebreak import TieBreak


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
class HandView:
    """A finished hand of All Fours, without its cards but for those that scored.

    Attributes:
        dealer: who dealt.
        scores: the points, by side.
        thrown_in: whether the pack ran out.
        told: how the points came about, in the order of scoring.
    """

    dealer: int
    scores: tuple[int, ...]
    thrown_in: bool
    told: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class MatchView:
    """The card of the match; of All Fours, of one game.

    Attributes:
        hole: the number of the hole or hand on the table, from 1.
        length: when the match ends: ``holes:N``, ``points:N`` or ``open``.
        totals: by seat, or in All Fours by side.
        holes: the finished holes or hands.
        over: whether the match is over.
        winners: the winners' seats, or in All Fours the side.
    """

    hole: int
    length: str
    totals: tuple[int, ...]
    holes: tuple[HoleView | HandView, ...]
    over: bool
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameView:
    """A finished game of All Fours.

    Attributes:
        totals: by side.
        winner: the side that has won.
    """

    totals: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class SeriesView:
    """A match of several games of All Fours.

    Attributes:
        games: ``best_of:N`` or ``first_to:N``.
        needed: how many games win it.
        won: games won, by side.
        finished: the finished games, in order.
        winner: the side that has won the match.
    """

    games: str
    needed: int
    won: tuple[int, ...]
    finished: tuple[GameView, ...]
    winner: int | None


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
class RoundView:
    """One try to part those who are tied.

    Attributes:
        seats: who took part.
        hands: what each of `seats` chose; ``None`` for an extra hole.
        scores: the results of `seats` in the extra hole; ``None`` for hands.
        left: those who were still in it afterwards.
    """

    seats: tuple[int, ...]
    hands: tuple[str, ...] | None
    scores: tuple[int, ...] | None
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieView:
    """Who takes the prize of a match that several have won. Every number is a seat of that match.

    Attributes:
        how: ``extra_hole`` or ``hands``.
        tied: the winners of the match.
        left: those who may still take the prize.
        winner: who takes it, once that is settled.
        rounds: the finished rounds.
        chosen: who has chosen a hand in the present round; what was chosen is told when all have.
        match: the match that was tied.
        seats: who sits where in it.
        you: the own seat in it.
        playing: who plays the extra hole on the table, in the order of `TableView.seats`.
    """

    how: str
    tied: tuple[int, ...]
    left: tuple[int, ...]
    winner: int | None
    rounds: tuple[RoundView, ...]
    chosen: tuple[int, ...]
    match: MatchView
    seats: tuple[SeatView, ...]
    you: int | None
    playing: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class TableView:
    """All that one person may know about a table.

    Attributes:
        id: the table's name.
        version: rises by one with every accepted action.
        you: the own seat; ``None`` for an onlooker.
        notice: a code to tell this person about, once.
        status: ``waiting``, ``playing``, ``hole_over``, ``game_over`` between two games of a match, or ``match_over``.
        game: ``golf`` or ``allfours``.
        rules: every option.
        agreed: what is agreed beside the rules.
        seats: who plays where; in an extra hole those who play it.
        host: the host's seat.
        match: the match, from its first deal on; of All Fours, the game.
        view: the hole or hand on the table; it stays until the next deal.
        commitment: SHA-256, in hex, of the hole's salt, a space, and its pack.
        opened: salt and pack, once the hole is over.
        rematch: whether the match follows another at this table, so that its first dealer does too.
        cut: the cards cut for the first deal, as long as that hole is on the table.
        question: what waits for the consent of those asked.
        void: the deal that the hole on the table has replaced, opened.
        tie: who takes the prize, if several have won and it is not shared.
        series: the games, where a match of All Fours has several.
        can: the table's words this person may use now.
    """

    id: str
    version: int
    you: int | None
    notice: str | None
    status: str
    game: str
    rules: dict[str, OptionValue]
    agreed: Agreed
    seats: tuple[SeatView, ...]
    host: int
    match: MatchView | None
    view: View | None
    commitment: str | None
    opened: Opened | None
    rematch: bool
    cut: Cutting | None
    question: Question | None
    void: Void | None
    tie: TieView | None
    series: SeriesView | None
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
    view = None if match is None else match.view(you, memory=board.agreed.memory_aid)
    over = view is not None and view.over
    rules: dict[str, Any] = board.rules.to_dict()
    return TableView(
        id=board.table,
        version=board.version,
        you=you,
        notice=notice,
        status=board.status,
        game=game_of(board.rules).name,
        rules=rules,
        agreed=board.agreed,
        seats=_seat_views(board.seats, here),
        host=board.host,
        match=None if match is None else _match_view(match),
        view=view,
        commitment=board.commitment,
        opened=Opened(board.pack, board.salt) if over else None,
        rematch=board.rematch,
        cut=board.cutting,
        question=board.question,
        void=board.void,
        tie=None if board.tie is None else _tie_view(board.tie, board.place_of(person), here),
        series=None if board.series is None else _series_view(board.series),
        can=board.can(person, waited_for),
    )


def _seat_views(seats: tuple[Seat, ...], here: AbstractSet[str]) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(seat.name, seat.kind, seat.bot, seat.bot is not None or seat.person in here)
        for seat in seats
    )


def _tie_view(tie: TieBreak, you: int | None, here: AbstractSet[str]) -> TieView:
    return TieView(
        how=tie.how,
        tied=tie.tied,
        left=tie.left,
        winner=tie.winner,
        rounds=tuple(
            RoundView(each.seats, each.hands or None, each.scores or None, each.left)
            for each in tie.rounds
        ),
        chosen=tuple(sorted(tie.chosen)),
        match=_match_view(tie.match),
        seats=_seat_views(tie.seats, here),
        you=you,
        playing=tie.playing or None,
    )


def _series_view(series: Series) -> SeriesView:
    finished = tuple(GameView(match.totals, match.winners[0]) for match in series.finished)
    return SeriesView(series.games, series.needed, series.won, finished, series.winner)


def _hand_view(hand: Deal) -> HandView:
    return HandView(hand.dealer, hand.scores, hand.thrown_in, hand.told)


def _hole_view(hole: Deal) -> HoleView:
    adjusted = tuple(told.adjustments for told in hole.told)
    return HoleView(hole.dealer, hole.scores, hole.ender, hole.ended_by, adjusted)


def _match_view(match: Match) -> MatchView:
    return MatchView(
        hole=match.hole,
        length=match.length,
        totals=match.totals,
        holes=tuple(map(_hole_view if match.game == "golf" else _hand_view, match.deals)),
        over=match.over,
        winners=match.winners,
    )
