"""One match as a value that never changes: deals, dealers, totals and the end, of either game.

A match of Golf is the holes that are added up; one of All Fours is the hands of one game to the target. What differs between
the two stands in ``hole`` and ``hand``; which one is played is told by the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, Final

from fourball import allfours
from fourball.cards import Card
from fourball.errors import IllegalAction
from fourball.games import Rules
from fourball.play import hand, hole
from fourball.play.deal import Deal, SeatInfo, check_dealer

RULES_VERSION: Final = 1
"""Rises only when a change of behaviour would alter the replay of a record."""


def _game(rules: Rules) -> ModuleType:
    return hand if isinstance(rules, allfours.Rules) else hole


@dataclass(frozen=True, slots=True)
class Match:
    """A match: the deals that are added up, and the one on the table."""

    rules: Rules
    seats: tuple[SeatInfo, ...]
    first_dealer: int
    deals: tuple[Deal, ...] = ()
    """The finished holes or hands."""
    state: Any = None
    """The hole or hand on the table (``State``, ``HandState``); it stays, finished, until the next deal; ``None`` before."""
    playing: Deal | None = None
    """The deal on the table as a record keeps it, while it is not over."""
    agreed_over: bool = False
    """Whether the players of an open match of Golf have agreed to end it (Golf 9.4)."""

    @staticmethod
    def start(rules: Rules, seats: Sequence[SeatInfo], dealer: int) -> "Match":
        """A match before its first deal.

        Raises:
            RulesError: ``bad-seats``.
            DealError: ``bad-dealer``.
        """
        _game(rules).check_match(rules, len(seats))
        check_dealer(dealer, len(seats))
        return Match(rules, tuple(seats), dealer)

    @property
    def game(self) -> str:
        """``golf`` or ``allfours``."""
        return str(_game(self.rules).GAME)

    @property
    def length(self) -> str:
        """When the match ends by itself: ``holes:N``, ``points:N`` or ``open``."""
        return str(_game(self.rules).length(self.rules))

    @property
    def next_dealer(self) -> int:
        """Who deals next: the deal moves on in turn order (Golf 2.7, All Fours 2.4)."""
        return int(_game(self.rules).next_dealer(self.first_dealer, self.deals, len(self.seats)))

    @property
    def holes(self) -> tuple[Deal, ...]:
        """The finished deals, as Golf names them."""
        return self.deals

    @property
    def hole(self) -> int:
        """The number, from 1, of the deal on the table or, before the first deal, of the first."""
        return max(1, len(self.deals) + (self.playing is not None))

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; ``None`` between two deals."""
        return None if self.state is None else self.state.to_act

    @property
    def totals(self) -> tuple[int, ...]:
        """The results of the finished deals, added: by seat in Golf (Golf 9.1), by side in All Fours."""
        return tuple(_game(self.rules).totals(self.deals, len(self.seats)))

    @property
    def over(self) -> bool:
        """Whether the match is over (Golf section 9, All Fours 5.8)."""
        return self.playing is None and (
            self.agreed_over or _game(self.rules).is_over(self.rules, self.deals, self.totals)
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won a match that is over: the seats with the lowest total in Golf (several share), the side in All Fours."""
        return tuple(_game(self.rules).winners(self.rules, self.totals)) if self.over else ()

    def deal(self, pack: Sequence[Card], /, **extra: object) -> tuple["Match", Any]:
        """Deals the next hole or hand.

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
        game = _game(self.rules)
        state, happened = game.deal(self.rules, len(self.seats), self.next_dealer, pack, self.deals)
        playing = game.noted(state, Deal(self.next_dealer, tuple(pack), extra=tuple(extra.items())))
        return replace(self, state=state, playing=playing)._closed(), happened

    def apply(self, action: str, stock: Sequence[Card] | None = None) -> tuple["Match", Any]:
        """The match after an action; see ``State.apply`` and ``HandState.apply`` for arguments and errors.

        Raises:
            IllegalAction: ``nothing-dealt`` before the first deal, and all that the states raise.
        """
        if self.state is None:
            raise IllegalAction("nothing-dealt", "Nothing has been dealt yet.", action=action)
        state, happened = self.state.apply(action, stock)
        assert self.playing is not None, "a finished deal refuses every action"
        actions = (*self.playing.actions, self.state.written(action))
        playing = _game(self.rules).noted(state, replace(self.playing, actions=actions))
        if stock is not None and self.state.wants_stock(action):
            playing = replace(playing, reshuffles=(*playing.reshuffles, tuple(stock)))
        return replace(self, state=state, playing=playing)._closed(), happened

    def _closed(self) -> "Match":
        """The match with the deal on the table counted if it is over."""
        if not self.state.over:
            return self
        finished = _game(self.rules).finished(self.state, self.playing)
        return replace(self, playing=None, deals=(*self.deals, finished))

    def put_back(self, seat: int) -> tuple["Match", Any]:
        """The match before a mistaken take, which leaves no trace in the record (Golf 3.8).

        Raises:
            IllegalAction: ``nothing-to-put-back``.
        """
        if self.state is None or self.playing is None:
            raise IllegalAction("nothing-to-put-back", f"Seat {seat} holds no card.", seat=seat)
        state, happened = self.state.put_back(seat)
        return replace(
            self, state=state, playing=replace(self.playing, actions=self.playing.actions[:-1])
        ), happened

    @property
    def may_end(self) -> bool:
        """Whether the players may agree to end it between two deals (Golf 9.4)."""
        return bool(_game(self.rules).may_end(self.rules))

    def end(self) -> "Match":
        """An open match that the players agree to end between two holes (Golf 9.4).

        Raises:
            IllegalAction: ``not-open`` for a match that ends by itself, ``hole-not-over``, ``nothing-dealt``.
        """
        if not self.may_end:
            raise IllegalAction("not-open", "This match ends by itself.")
        if self.playing is not None:
            raise IllegalAction("hole-not-over", "The hole on the table is not over yet.")
        if not self.deals:
            raise IllegalAction("nothing-dealt", "No hole has been played yet.")
        return replace(self, agreed_over=True)

    def view(self, seat: int | None, *, memory: bool = False) -> Any:
        """What a seat, or an onlooker (``None``), may know of the deal on the table; ``None`` before the first."""
        return None if self.state is None else self.state.view(seat, memory=memory)

    def record(self, *, unfinished: bool = False) -> dict[str, object]:
        """The match as a game record.

        Args:
            unfinished: whether the deal on the table goes in too, cards and all; never while it is played by others.
        """
        deals = [deal.to_dict() for deal in self.deals]
        if unfinished and self.playing is not None:
            deals.append(self.playing.to_dict())
        record: dict[str, object] = {
            "format": "fourball-record/1",
            "game": self.game,
            "rules_version": RULES_VERSION,
            "rules": self.rules.to_dict(),
            "seats": [{"name": s.name} | ({"bot": s.bot} if s.bot else {}) for s in self.seats],
            "deals": deals,
        }
        if self.over:
            record["totals"] = list(self.totals)
            record["winners"] = list(self.winners)
        return record
