"""One hole and one match, as values that never change: every action gives a new one, and tells what happened.

``State`` is the friendly face over the rules of a hole: it reads words, checks them, and shows views. ``Match`` adds the
holes up, moves the dealer, and keeps what a record needs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from fourball.cards import Card, cards_text, is_same_pack
from fourball.errors import DealError, IllegalAction, NotationError
from fourball.golf import rules as r
from fourball.golf import view as golf_view
from fourball.golf.actions import ENDED_BY, action_words, actor, encode, parse_action
from fourball.golf.options import Rules, pack
from fourball.golf.view import Happened, Told, View

RULES_VERSION: Final = 1
"""Rises only when a change of behaviour would alter the replay of a record."""


_POSITION_FIELDS: Final = tuple(f.name for f in fields(r.Position))


def _copy(p: r.Position) -> r.Position:
    copy = r.Position.__new__(r.Position)
    for name in _POSITION_FIELDS:
        value = getattr(p, name)
        setattr(copy, name, value[:] if isinstance(value, list) else value)
    return copy


@dataclass(frozen=True, slots=True)
class State:
    """One hole of Golf at one moment.

    Example:
        >>> from fourball.golf import Rules, pack
        >>> rules = Rules.preset("six-card")
        >>> state = State.deal(rules, seats=2, dealer=1, pack=pack(rules, 2))
        >>> state.legal_actions()[:2]
        ('0 turn 1', '0 turn 2')
        >>> state, happened = state.apply("0 turn 1")
        >>> state.view(1).layouts[0].cells
        ('Ac', '??', '??', '??', '??', '??')
    """

    rules: Rules
    _options: r.Options
    _position: r.Position
    _before_take: "State | None" = None

    @staticmethod
    def deal(rules: Rules, seats: int, dealer: int, pack: Sequence[Card]) -> "State":
        """Deals a hole from a pack, the card that comes off the top first being the first (2.6, 2.8).

        Raises:
            DealError: ``bad-pack`` when the pack is not the agreed one, ``bad-dealer`` when there is no such seat.
            RulesError: ``bad-seats``.
        """
        options = encode(rules, seats)
        check_pack(rules, seats, pack)
        _check_dealer(dealer, seats)
        position = r.Position()
        _lay(position, pack)
        r.deal(position, options, dealer)
        return State(rules, options, position)

    @property
    def seats(self) -> int:
        """Number of players."""
        return self._options.seats

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self._position.dealer

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; ``None`` when the hole is over."""
        return None if self.over else self._position.seat

    @property
    def over(self) -> bool:
        """Whether the hole is over."""
        return self._position.phase == r.AT_END

    @property
    def ended_by(self) -> str | None:
        """``last turns``, ``all face up``, ``stock empty``, ``turn cap``, or ``None``."""
        return ENDED_BY.get(self._position.ended_by)

    @property
    def ender(self) -> int | None:
        """Who brought the hole to its end; set as soon as the last turns begin (1.10)."""
        return self._position.ender if self._position.ender >= 0 else None

    @property
    def raw(self) -> tuple[int, ...] | None:
        """The raw scores of a finished hole, by seat (8.2)."""
        return tuple(self._position.raw[: self.seats]) if self.over else None

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The results of a finished hole, by seat (section 8)."""
        return tuple(self._position.scores[: self.seats]) if self.over else None

    @property
    def told(self) -> tuple[Told, ...]:
        """How each score of a finished hole came about, by seat; empty before."""
        if not self.over:
            return ()
        return tuple(
            golf_view.told(self._position, self._options, self.rules, seat)
            for seat in range(self.seats)
        )

    @property
    def needs_stock(self) -> bool:
        """Whether a draw now needs a new stock, so that ``apply`` wants its order (5.15)."""
        return r.needs_stock(self._position)

    @property
    def discards_below_top(self) -> tuple[Card, ...]:
        """The discards that would become the new stock. For whoever shuffles, not for players."""
        return tuple(self._position.pile[: self._position.piled - 1])

    @property
    def can_put_back(self) -> bool:
        """Whether a card was just taken, so that the seat to act may put it back (3.8)."""
        return self._before_take is not None

    def wants_stock(self, action: str) -> bool:
        """Whether an action would draw from a used-up stock, so that ``apply`` wants the order of a new one (5.15)."""
        return self.needs_stock and action.split()[1:] == ["draw"]

    def legal_actions(self) -> tuple[str, ...]:
        """Every action allowed now, as in a record: ``0 draw``, ``0 swap 3``."""
        return tuple(
            f"{seat} {words}"
            for seat, words in golf_view.legal_words(self._position, self._options)
        )

    def apply(self, action: str, stock: Sequence[Card] | None = None) -> "tuple[State, Happened]":
        """The hole after an action, and what happened.

        Args:
            action: a seat and the words of an action: ``0 swap 3``.
            stock: the new stock in the order in which it will be drawn; wanted where ``wants_stock``, and not looked
                at otherwise.

        Raises:
            NotationError: ``bad-action`` when the text is no action.
            IllegalAction: ``hole-over``, ``not-your-turn`` or ``not-allowed-now``.
            DealError: ``bad-stock`` when the new stock is missing, or is not the discards without the top one.
        """
        seat, words = _split(action)
        number = self._allowed(seat, words)
        position = _copy(self._position)
        renew = number == r.DRAW and self.needs_stock
        if renew:
            if stock is None or not is_same_pack(stock, self.discards_below_top):
                raise DealError(
                    "bad-stock", "The new stock must hold exactly the discards without the top one."
                )
            r.renew_stock(position)
            _lay(position, stock)
        r.step(position, self._options, number)
        if position.phase == r.AT_END:
            r.score(position, self._options)
        happened = golf_view.happened(
            self._position, position, self._options, number, reshuffled=renew
        )
        return State(
            self.rules, self._options, position, self if number == r.TAKE else None
        ), happened

    def written(self, action: str) -> str:
        """An action as a record writes it: ``0 clear 1 4`` for ``0  clear 04 1``. Raises like ``apply``."""
        seat, words = _split(action)
        return f"{seat} {action_words(self._allowed(seat, words), self._options)}"

    def put_back(self, seat: int) -> "tuple[State, Happened]":
        """The hole before a mistaken take, nothing hidden having been shown since (3.8).

        Raises:
            IllegalAction: ``nothing-to-put-back`` unless this seat holds a card that it has just taken.
        """
        if self._before_take is None or seat != self._position.seat:
            raise IllegalAction(
                "nothing-to-put-back",
                f"Seat {seat} holds no card from the discard pile.",
                seat=seat,
            )
        return self._before_take, golf_view.put_back(seat, self._position.held)

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        """What a seat, or an onlooker (``None``), may know; with memory also what it has seen before (``golf.view``)."""
        return golf_view.view(
            self._position,
            self._options,
            self.rules,
            seat,
            can_put_back=self._before_take is not None,
            memory=memory,
        )

    def _allowed(self, seat: int, words: str) -> int:
        p, o = self._position, self._options
        number = parse_action(words, o)
        for n in range(r.count_legal(p, o)):
            action = r.legal(p, o, n)
            if action == number and seat == actor(p, action):
                return action
        if self.over:
            raise IllegalAction(
                "hole-over", "The hole is over; nothing more is played in it.", action=words
            )
        if seat != p.seat:
            raise IllegalAction(
                "not-your-turn",
                f"It is not seat {seat}'s turn but seat {p.seat}'s.",
                action=words,
                seat=seat,
                to_act=p.seat,
            )
        allowed = [text for owner, text in golf_view.legal_words(p, o) if owner == seat]
        raise IllegalAction(
            "not-allowed-now",
            f"Seat {seat} cannot “{words}” now; allowed: {', '.join(allowed)}.",
            action=words,
            seat=seat,
            allowed=allowed,
        )


def check_pack(rules: Rules, seats: int, cards: Sequence[Card]) -> None:
    """Sees to it that the cards are the agreed pack (2.6).

    Raises:
        DealError: ``bad-pack``.
    """
    wanted = pack(rules, seats)
    if not is_same_pack(cards, wanted):
        raise DealError(
            "bad-pack",
            f"The pack must hold the {len(wanted)} cards agreed for {seats} players; this one has {len(cards)} cards"
            f"{' and not the same ones' if len(cards) == len(wanted) else ''}.",
            wanted=len(wanted),
            got=len(cards),
        )


def _check_dealer(dealer: int, seats: int) -> None:
    if not 0 <= dealer < seats:
        raise DealError(
            "bad-dealer",
            f"Seat {dealer} cannot deal: there are seats 0 to {seats - 1}.",
            seat=dealer,
        )


def _lay(position: r.Position, cards: Sequence[Card]) -> None:
    for k, card in enumerate(reversed(cards)):
        position.stock[k] = card
    position.stocked = len(cards)


def _split(action: str) -> tuple[int, str]:
    seat, _, words = action.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
        raise NotationError(
            "bad-action",
            f"“{action[:40]}” does not begin with a seat's number, as in “0 draw”.",
            action=action[:40],
        )
    return int(seat), words


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits in a seat: a name, and for a bot which one it is."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Hole:
    """One hole as it was dealt and played so far.

    Attributes:
        dealer: who dealt.
        pack: the order in which the cards came off the top.
        actions: as in a record.
        reshuffles: the new stocks, in draw order.
        scores, told, ender, ended_by: how it came out, once it is over.
        extra: what a record keeps beside that, such as the salt of a shuffle that was committed to.
    """

    dealer: int
    pack: tuple[Card, ...]
    actions: tuple[str, ...] = ()
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    scores: tuple[int, ...] = ()
    told: tuple[Told, ...] = ()
    ender: int | None = None
    ended_by: str | None = None
    extra: tuple[tuple[str, object], ...] = ()

    def to_dict(self) -> dict[str, object]:
        """The hole as a deal of a record."""
        deal: dict[str, object] = {"dealer": self.dealer, "pack": cards_text(self.pack)}
        if self.reshuffles:
            deal["reshuffles"] = list(map(cards_text, self.reshuffles))
        deal["actions"] = list(self.actions)
        if self.scores:
            deal["scores"] = list(self.scores)
        return deal | dict(self.extra)


@dataclass(frozen=True, slots=True)
class Match:
    """A match of Golf: the holes that are added up, and the one on the table."""

    rules: Rules
    seats: tuple[SeatInfo, ...]
    first_dealer: int
    holes: tuple[Hole, ...] = ()
    """The finished holes."""
    state: State | None = None
    """The hole on the table; it stays, finished, until the next deal."""
    playing: Hole | None = None
    """The hole on the table as a record keeps it, while it is not over."""
    agreed_over: bool = False
    """Whether the players of an open match have agreed to end it (9.4)."""

    @staticmethod
    def start(rules: Rules, seats: Sequence[SeatInfo], dealer: int) -> "Match":
        """A match before its first deal.

        Raises:
            RulesError: ``bad-seats``.
            DealError: ``bad-dealer``.
        """
        encode(rules, len(seats))
        _check_dealer(dealer, len(seats))
        return Match(rules, tuple(seats), dealer)

    @property
    def next_dealer(self) -> int:
        """Who deals the next hole: the deal moves one seat clockwise (2.7)."""
        return (self.first_dealer + len(self.holes)) % len(self.seats)

    @property
    def hole(self) -> int:
        """The number, from 1, of the hole on the table or, before the first deal, of the first."""
        return max(1, len(self.holes) + (self.playing is not None))

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; ``None`` between two holes."""
        return self.state.to_act if self.state is not None else None

    @property
    def totals(self) -> tuple[int, ...]:
        """The results of the finished holes, added by seat (9.1)."""
        return tuple(
            sum(hole.scores[seat] for hole in self.holes) for seat in range(len(self.seats))
        )

    @property
    def over(self) -> bool:
        """Whether the match is over (section 9)."""
        return self.playing is None and (
            self.agreed_over or is_match_over(self.rules, len(self.holes), self.totals)
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest total of a match that is over; several share the win (9.5, 9.6)."""
        return lowest(self.totals) if self.over else ()

    def deal(self, pack: Sequence[Card], /, **extra: object) -> "tuple[Match, Happened]":
        """Deals the next hole.

        Args:
            pack: the order in which the cards come off the top.
            extra: fields that a record keeps with this deal, such as ``salt``.

        Raises:
            IllegalAction: ``hole-not-over``, ``match-over``.
            DealError: ``bad-pack``.
        """
        if self.playing is not None:
            raise IllegalAction("hole-not-over", "The hole on the table is not over yet.")
        if self.over:
            raise IllegalAction("match-over", "The match is over; a rematch starts a new one.")
        state = State.deal(self.rules, len(self.seats), self.next_dealer, pack)
        playing = Hole(self.next_dealer, tuple(pack), extra=tuple(extra.items()))
        return replace(self, state=state, playing=playing), golf_view.dealt(state._position)

    def apply(self, action: str, stock: Sequence[Card] | None = None) -> "tuple[Match, Happened]":
        """The match after an action; see ``State.apply`` for arguments and errors.

        Raises:
            IllegalAction: ``nothing-dealt`` before the first deal, and all that ``State.apply`` raises.
        """
        if self.state is None:
            raise IllegalAction("nothing-dealt", "No hole has been dealt yet.", action=action)
        state, happened = self.state.apply(action, stock)
        assert self.playing is not None, "a finished hole refuses every action"
        actions = (*self.playing.actions, self.state.written(action))
        playing = replace(self.playing, actions=actions)
        if stock is not None and self.state.wants_stock(action):
            playing = replace(playing, reshuffles=(*playing.reshuffles, tuple(stock)))
        if state.scores is None:
            return replace(self, state=state, playing=playing), happened
        finished = replace(
            playing,
            scores=state.scores,
            told=state.told,
            ender=state.ender,
            ended_by=state.ended_by,
        )
        return replace(self, state=state, playing=None, holes=(*self.holes, finished)), happened

    def put_back(self, seat: int) -> "tuple[Match, Happened]":
        """The match before a mistaken take, which leaves no trace in the record (3.8).

        Raises:
            IllegalAction: ``nothing-to-put-back``.
        """
        if self.state is None or self.playing is None:
            raise IllegalAction("nothing-to-put-back", f"Seat {seat} holds no card.", seat=seat)
        state, happened = self.state.put_back(seat)
        return replace(
            self, state=state, playing=replace(self.playing, actions=self.playing.actions[:-1])
        ), happened

    def end(self) -> "Match":
        """An open match that the players agree to end between two holes (9.4).

        Raises:
            IllegalAction: ``not-open`` for a match of another length, ``hole-not-over``, ``nothing-dealt``.
        """
        if self.rules.length != "open":
            raise IllegalAction("not-open", f"This match ends by itself: {self.rules.length}.")
        if self.playing is not None:
            raise IllegalAction("hole-not-over", "The hole on the table is not over yet.")
        if not self.holes:
            raise IllegalAction("nothing-dealt", "No hole has been played yet.")
        return replace(self, agreed_over=True)

    def view(self, seat: int | None, *, memory: bool = False) -> View | None:
        """What a seat, or an onlooker (``None``), may know of the hole on the table; see ``State.view``."""
        return self.state.view(seat, memory=memory) if self.state is not None else None

    def record(self, *, unfinished: bool = False) -> dict[str, object]:
        """The match as a game record.

        Args:
            unfinished: whether the hole on the table goes in too, cards and all; never while it is played by others.
        """
        deals = [hole.to_dict() for hole in self.holes]
        if unfinished and self.playing is not None:
            deals.append(self.playing.to_dict())
        record: dict[str, object] = {
            "format": "fourball-record/1",
            "game": "golf",
            "rules_version": RULES_VERSION,
            "rules": self.rules.to_dict(),
            "seats": [{"name": s.name} | ({"bot": s.bot} if s.bot else {}) for s in self.seats],
            "deals": deals,
        }
        if self.over:
            record["totals"] = list(self.totals)
            record["winners"] = list(self.winners)
        return record


def is_match_over(rules: Rules, holes: int, totals: Sequence[int]) -> bool:
    """Whether a match is over by itself after so many holes (9.2 to 9.4)."""
    if rules.holes is not None:
        return holes >= rules.holes
    return rules.points is not None and holes > 0 and max(totals) >= rules.points


def lowest(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the lowest total (9.5, 9.6)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))
