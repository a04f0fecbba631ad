"""A table at one version: a value, made from the log's rows and from nothing else.

`Board.after` is the only way from one version to the next. A live action goes through it before it is stored, and a restart
goes through it again, so that both cannot come out differently.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from fourball import allfours, golf
from fourball.cards import cards_text, parse_cards
from fourball.errors import IllegalAction, TableError
from fourball.games import Happened, Rules, from_dict
from fourball.play import Cutting, Deal, Match, SeatInfo
from fourball.server import consent
from fourball.server.agreed import Agreed
from fourball.server.chance import commitment
from fourball.server.clearing import Clearings
from fourball.server.consent import Question
from fourball.server.row import Row
from fourball.server.seats import Seat, held_by, numbered, with_seat
from fourball.server.series import Series
from fourball.server.tiebreak import HANDS, TieBreak, not_tied

TABLE_WORDS: Final = (
    "deal",
    "rematch",
    "next game",
    "put back",
    "go on",
    *consent.ASKING,
    "agree",
    "play on",
    "play off",
    *HANDS,
)
"""What may be done at a table beside the actions of the game."""


@dataclass(frozen=True, slots=True)
class Void:
    """A deal that was thrown away, opened.

    Attributes:
        commitment: what was published of it when it was dealt.
        pack: the pack as dealt.
        salt: what stood before it.
    """

    commitment: str
    pack: str
    salt: str


@dataclass(frozen=True, slots=True)
class Board:
    """A table at one version.

    Attributes:
        table: its name.
        version: the version of the last row.
        rules: what is agreed of the game.
        agreed: what is agreed beside it.
        seats: who plays where.
        creator: the seat of whoever opened the table.
        match: the match from its first deal on; an extra hole, and a game of All Fours, is a match of its own.
        commitment: what was published of the hole on the table when it was dealt.
        clearings: what its players may clear, where the rules let them.
        rematch: whether the match follows another at this table, so that its first dealer does too.
        cutting: the cards cut for the first deal, as long as that hole is on the table.
        question: what waits for consent.
        void: the deal that the hole on the table has replaced.
        tie: who takes the prize of a match that several have won.
        series: the games of All Fours that are the match, where that is not one.
    """

    table: str
    version: int
    rules: Rules
    agreed: Agreed
    seats: tuple[Seat, ...]
    creator: int
    match: Match | None = None
    commitment: str | None = None
    clearings: Clearings = field(default_factory=Clearings)
    rematch: bool = False
    cutting: Cutting | None = None
    question: Question | None = None
    void: Void | None = None
    tie: TieBreak | None = None
    series: Series | None = None

    @staticmethod
    def opened(row: Row) -> "Board":
        """The table that a log's first row opens."""
        body = row.body
        seats = tuple(map(Seat.from_dict, body["seats"]))
        # Logs of before there was anything to agree on beside the rules say nothing of it.
        agreed = msgspec.convert(body.get("agreed", {}), Agreed)
        rules = from_dict(body.get("game", "golf"), body["rules"])
        series = Series.agreed(agreed.games)
        return Board(row.table, row.version, rules, agreed, seats, row.seat, series=series)

    def after(self, row: Row) -> "tuple[Board, Happened | None]":
        """The table with one more row, and what happened in the game.

        Raises:
            FourballError: the row asks for what is not allowed now; nothing has changed.
        """
        board, body, happened = replace(self, version=row.version), row.body, None
        if row.kind == "sit":
            board = board._with_newcomer(row.seat, Seat(body["name"], body["person"]))
        elif row.kind in ("deal", "rematch", "next game"):
            if "seats" in body:
                board = board._with_new_match(row.kind, body)
            board, happened = board._dealt(body)
        elif row.kind in ("ask", "agree", "play on"):
            board, happened = board._with_answer(row)
        elif row.kind == "end":  # in older logs, the host's word
            board = board._with_match(self.started().end())
        elif row.kind == "put back":
            match, happened = self.started().put_back(row.seat)
            board = replace(board, match=match)
        elif row.kind == "play off":
            board, happened = board._played_off(body)
        elif row.kind == "hand":
            tie = self._tied().chosen_by(row.seat, body["hand"])
            board = replace(board, tie=_with_bots(tie, body))
        else:
            stock = parse_cards(body["stock"]) if "stock" in body else None
            self._check_seen(row.seat, body["action"])
            match, happened = self.started().apply(body["action"], stock)
            board = replace(board, clearings=self._clearings_in(match))._with_match(match)
        return board, happened

    @property
    def status(self) -> str:
        """``waiting``, ``playing``, ``hole_over``, ``game_over`` between two games of a match, or ``match_over``."""
        if self.match is None:
            return "waiting"
        if self.match.playing is not None:
            return "playing"
        if not self.match.over:
            return "hole_over"
        return (
            "match_over" if self.series is None or self.series.winner is not None else "game_over"
        )

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All seats of the table, those included that only look on in an extra hole."""
        return self.seats if self.tie is None else self.tie.seats

    @property
    def host(self) -> int:
        """The creator's seat, or the next one a person holds; in an extra hole, of those who play it."""
        playing = range(len(self.seats)) if not self._is_extra else self._tied().playing
        count = len(self.everybody)
        order = sorted(range(len(self.seats)), key=lambda n: (playing[n] - self.creator) % count)
        return next((n for n in order if self.seats[n].person is not None), order[0])

    @property
    def next_dealer(self) -> int:
        """Who deals next, of everybody: the deal moves on from whoever has dealt last, in an extra hole too.

        Raises:
            IllegalAction: ``nothing-dealt`` before the first deal.
        """
        match = self.started()
        if not self._is_extra:
            return match.next_dealer
        tie = self._tied()
        return (tie.playing[match.first_dealer] + 1) % len(tie.seats)

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

    def record(self, game: int | None = None) -> dict[str, object]:
        """The match as a game record, with the way in which a tie was broken; the hole being played is not in it.

        Args:
            game: which game of a match of several, from 1; the one on the table if not given.

        Raises:
            IllegalAction: ``nothing-dealt`` before the first deal.
            TableError: ``no-such-game``.
        """
        if game is not None:
            return self._game(game).record()
        if self.tie is None:
            return self.started().record()
        return self.tie.match.record() | {"tie_break": self.tie.to_dict()}

    def _game(self, number: int) -> Match:
        games = () if self.series is None else self.series.finished
        if self.match is not None and not (self.match.over and games):
            games = (*games, self.match)
        if not 1 <= number <= len(games):
            raise TableError(
                "no-such-game",
                f"There is no game {number}: {len(games)} were begun in this match.",
                game=number,
                games=len(games),
            )
        return games[number - 1]

    def seat_of(self, person: str | None) -> int | None:
        """The seat in which a person plays, or ``None``."""
        return held_by(person, self.seats)

    def place_of(self, person: str | None) -> int | None:
        """The seat that a person holds among everybody's, or ``None``."""
        return held_by(person, self.everybody)

    def may_sit(self) -> bool:
        """Whether a newcomer could take a seat now: no match is being played, and not all seats are people's."""
        return self.status in ("waiting", "match_over") and any(
            seat.person is None for seat in self.everybody
        )

    def seat_to_take(self, wanted: int | None) -> int:
        """The seat that a newcomer takes: the wanted one, else a free one, else a bot's.

        Raises:
            TableError: ``already-dealt``, ``no-such-seat``, ``seat-taken`` or ``table-full``.
        """
        seats = self.everybody
        if wanted is not None and not 0 <= wanted < len(seats):
            raise TableError(
                "no-such-seat",
                f"There is no seat {wanted}: seats are 0 to {len(seats) - 1}.",
                seat=wanted,
            )
        if self.status not in ("waiting", "match_over"):
            raise TableError(
                "already-dealt", "The match has begun: seats can be taken before it or after it."
            )
        if wanted is not None:
            holder = seats[wanted]
            if holder.person is not None:
                raise TableError(
                    "seat-taken",
                    f"{holder.name} sits there already.",
                    seat=wanted,
                    name=holder.name,
                )
            return wanted
        order = [n for kind in ("free", "bot") for n, seat in enumerate(seats) if seat.kind == kind]
        if not order:
            raise TableError("table-full", "Every seat is taken; you can watch.")
        return order[0]

    def free_name(self, name: str, seat: int) -> str:
        """The name, with a number behind it if somebody in another seat has it."""
        others = {other.name.casefold() for n, other in enumerate(self.everybody) if n != seat}
        return numbered(name, others)

    def can(self, person: str | None, waited_for: int | None = None) -> tuple[str, ...]:
        """The words of the table, beside the game's actions, that a person may use now."""
        if self.place_of(person) is None:
            return ("sit",) if self.may_sit() else ()
        seat = self.seat_of(person)
        words = self._words_of_all(person)
        if seat is None:
            return words
        if self.question is not None:
            words += ("agree",) if seat in self.question.waits_for else ()
            words += ("play on",)
        if seat == waited_for:
            words += ("go on",)
        state = None if self.match is None else self.match.state
        if state is not None and state.can_put_back and state.to_act == seat:
            words += ("put back",)
        return words

    def _words_of_all(self, person: str | None) -> tuple[str, ...]:
        """Those that do not depend on whose turn it is."""
        if self.status == "waiting":
            return ("deal",)
        may_ask = self.question is None
        if self.status == "playing":
            seated = self.seat_of(person) is not None
            return ("deal again",) if seated and may_ask else ()
        if self.status == "hole_over":
            return ("deal", "end") if self.started().may_end and may_ask else ("deal",)
        if self.status == "game_over":
            return ("next game",)
        if self.tie is None:
            return ("rematch",)
        words = ("play off", "rematch") if self.tie.may_play_off else ("rematch",)
        return (*HANDS, *words) if self.place_of(person) in self.tie.waits_for else words

    def _with_newcomer(self, n: int, seat: Seat) -> "Board":
        old = self.place_of(seat.person)
        if (
            old is not None
        ):  # somebody moves before the first deal; whoever sat there takes the old seat
            seats = with_seat(with_seat(self.seats, old, self.seats[n]), n, self.seats[old])
            return replace(self, seats=seats, creator=n if old == self.creator else self.creator)
        if self.tie is None:
            return replace(self, seats=with_seat(self.seats, n, seat))
        tie = replace(self.tie, seats=with_seat(self.tie.seats, n, seat))
        return replace(self, tie=tie, seats=self.seats if self._is_extra else tie.seats)

    def _with_new_match(self, kind: str, body: Mapping[str, Any]) -> "Board":
        if kind == "next game" and self.status != "game_over":
            raise TableError("no-next-game", "There is no game to follow now.")
        series = self.series if kind == "next game" else Series.agreed(self.agreed.games)
        seats = tuple(map(Seat.from_dict, body["seats"]))
        match = Match.start(self.rules, _infos(seats), body["dealer"])
        cutting = Cutting.stored(body["cut"], body["dealer"]) if "cut" in body else None
        rematch = self.match is not None
        return replace(
            self,
            seats=seats,
            match=match,
            rematch=rematch,
            cutting=cutting,
            tie=None,
            series=series,
        )

    def _dealt(self, body: Mapping[str, Any]) -> "tuple[Board, Happened]":
        match, happened = self.started().deal(parse_cards(body["pack"]), salt=body["salt"])
        board = replace(
            self,
            commitment=commitment(body["salt"], body["pack"]),
            clearings=Clearings(),
            cutting=self.cutting if match.hole == 1 else None,
            question=None,
            void=None,
        )
        return board._with_match(
            match
        ), happened  # a card turned up may win a game of All Fours at once

    def _with_match(self, match: Match) -> "Board":
        """The table after what may have ended a hole or the match."""
        if match.playing is not None:
            return replace(self, match=match)
        tie, series = self.tie, self.series
        if tie is not None:
            tie = tie.played(match)
        elif match.over:
            tie = TieBreak.after(match, self.seats, self.agreed.ties)
        if series is not None and match.over:
            series = series.with_game(match)
        return replace(self, match=match, question=None, tie=tie, series=series)

    def _with_answer(self, row: Row) -> "tuple[Board, Happened | None]":
        question = self.question
        if row.kind == "ask":
            question = consent.put(question, row.body["what"], row.seat, tuple(row.body["asked"]))
            self._check_askable(question.kind)
        else:
            question = consent.open_question(question)
            if row.kind == "play on":
                return replace(self, question=None), None
            question = question.agreed_by(row.seat)
        if question.waits_for:
            return replace(self, question=question), None
        if question.kind == "end":
            return self._with_match(self.started().end()), None
        return self._dealt_again(row.body)

    def _check_askable(self, kind: str) -> None:
        match = self.started()
        if kind == "end":
            match.end()
        elif match.playing is None:
            raise TableError("no-hole", "No hole is being played that could be dealt again.")

    def _dealt_again(self, body: Mapping[str, Any]) -> "tuple[Board, Happened]":
        void = Void(self.commitment or "", self.pack, self.salt)
        # As if the hole had never been dealt: the same dealer, no score, nothing in the record.
        match = replace(self.started(), state=None, playing=None)
        board, happened = replace(self, match=match)._dealt(body)
        return replace(board, void=void), happened

    def _played_off(self, body: Mapping[str, Any]) -> "tuple[Board, Happened | None]":
        tie = self._tied()
        if self.status != "match_over" or not tie.may_play_off:
            raise not_tied()
        if tie.how == "hands":
            return replace(self, tie=_with_bots(tie, body)), None
        tie = replace(tie, playing=tuple(body["playing"]))
        seats = tuple(tie.seats[n] for n in tie.playing)
        rules = golf.Rules.from_dict(self.rules.to_dict() | {"length": "holes:1"})
        match = Match.start(rules, _infos(seats), body["dealer"])
        return replace(self, tie=tie, seats=seats, match=match, cutting=None)._dealt(body)

    def _tied(self) -> TieBreak:
        if self.tie is None:
            raise not_tied()
        return self.tie

    @property
    def _is_extra(self) -> bool:
        """Whether the hole on the table is an extra one."""
        return self.tie is not None and self.tie.playing != ()

    def _clearings_in(self, match: Match) -> Clearings:
        before = None if self.match is None else self.match.state
        rules = self.rules
        if before is None or match.state is None or not isinstance(rules, golf.Rules):
            return self.clearings
        if rules.remove_cancelled == "off":
            return self.clearings
        return self.clearings.after(before, match.state)

    def _check_seen(self, seat: int, action: str) -> None:
        """Refuses to show a card before its owner may look at it (All Fours 3.12), whatever it is, so that refusals tell nothing."""
        view = None if self.match is None else self.match.view(seat)
        if isinstance(view, allfours.View) and view.blind and "expose" in action.split()[1:2]:
            raise IllegalAction(
                "not-seen-yet", "You cannot show a card before you may look at your cards."
            )

    def _hole(self) -> Deal:
        match = self.started()
        return match.deals[-1] if match.playing is None else match.playing


def _with_bots(tie: TieBreak, body: Mapping[str, Any]) -> TieBreak:
    for seat, hand in body["bots"]:
        tie = tie.chosen_by(seat, hand)
    return tie


def _infos(seats: tuple[Seat, ...]) -> list[SeatInfo]:
    return [SeatInfo(seat.name, seat.bot) for seat in seats]
