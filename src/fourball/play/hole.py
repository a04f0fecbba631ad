"""One hole of Golf as a value that never changes, and how holes make a match.

``State`` is the friendly face over the rules of a hole: it reads words, checks them, and shows views.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from fourball.cards import Card, is_same_pack
from fourball.errors import DealError, IllegalAction
from fourball.golf import rules as r
from fourball.golf import view as golf_view
from fourball.golf.actions import ENDED_BY, action_words, actor, encode, parse_action
from fourball.golf.options import Rules, pack
from fourball.golf.view import Happened, Told, View
from fourball.play.deal import Deal, check_dealer, copied, split_action

GAME: Final = "golf"
_POSITION_FIELDS: Final = tuple(f.name for f in fields(r.Position))


def _copy(p: r.Position) -> r.Position:
    return copied(p, _POSITION_FIELDS)


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
        check_dealer(dealer, seats)
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
        seat, words = split_action(action)
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
        seat, words = split_action(action)
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


def _lay(position: r.Position, cards: Sequence[Card]) -> None:
    for k, card in enumerate(reversed(cards)):
        position.stock[k] = card
    position.stocked = len(cards)


# How holes make a match (section 9)


def check_match(rules: Rules, seats: int) -> None:
    """Sees to it that so many can play by these rules.

    Raises:
        RulesError: ``bad-seats``.
    """
    encode(rules, seats)


def deal(
    rules: Rules, seats: int, dealer: int, pack: Sequence[Card], deals: Sequence[Deal]
) -> tuple[State, Happened]:
    """The next hole of a match, and what was seen of its deal; holes do not depend on those before.

    Raises:
        DealError: ``bad-pack``.
    """
    state = State.deal(rules, seats, dealer, pack)
    return state, golf_view.dealt(state._position)


def finished(state: State, played: Deal) -> Deal:
    """A hole as a record keeps it once it is over."""
    return replace(
        played,
        scores=state.scores or (),
        told=state.told,
        ender=state.ender,
        ended_by=state.ended_by,
    )


def noted(state: State, playing: Deal) -> Deal:
    """A hole on the table as a record keeps it."""
    return playing


def next_dealer(first: int, deals: Sequence[Deal], seats: int) -> int:
    """Who deals the next hole: the deal moves one seat clockwise (2.7)."""
    return (first + len(deals)) % seats


def totals(deals: Sequence[Deal], seats: int) -> tuple[int, ...]:
    """The results of the holes, added by seat (9.1)."""
    return tuple(sum(one.scores[seat] for one in deals) for seat in range(seats))


def is_over(rules: Rules, deals: Sequence[Deal], totals: Sequence[int]) -> bool:
    """Whether a match is over by itself (9.2 to 9.4)."""
    return is_match_over(rules, len(deals), totals)


def length(rules: Rules) -> str:
    """When a match ends by itself (9.2 to 9.4)."""
    return rules.length


def may_end(rules: Rules) -> bool:
    """Whether the players may agree to end the match between two holes (9.4)."""
    return rules.length == "open"


def winners(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the lowest total; several share the win (9.5, 9.6)."""
    return lowest(totals)


def is_match_over(rules: Rules, holes: int, totals: Sequence[int]) -> bool:
    """Whether a match is over by itself after so many holes (9.2 to 9.4)."""
    if rules.holes is not None:
        return holes >= rules.holes
    return rules.points is not None and holes > 0 and max(totals) >= rules.points


def lowest(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the lowest total (9.5, 9.6)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))
