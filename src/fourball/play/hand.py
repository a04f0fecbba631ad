"""One hand of All Fours as a value that never changes, and how hands make a game.

``HandState`` is the friendly face over the rules of a hand: it reads words, checks them, and shows views.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from fourball.allfours import rules as r
from fourball.allfours import view as hand_view
from fourball.allfours.actions import action_words, actor, encode, parse_action
from fourball.allfours.options import Rules
from fourball.allfours.view import Happened, Score, View
from fourball.cards import DECK, Card, is_same_pack
from fourball.errors import DealError, IllegalAction
from fourball.games import check_seats
from fourball.play.deal import Deal, check_dealer, copied, split_action

GAME: Final = "allfours"
_POSITION_FIELDS: Final = tuple(f.name for f in fields(r.Position))


def _copy(p: r.Position) -> r.Position:
    return copied(p, _POSITION_FIELDS)


@dataclass(frozen=True, slots=True)
class HandState:
    """One hand of All Fours at one moment.

    Example:
        >>> from fourball.allfours import Rules
        >>> from fourball.cards import DECK
        >>> state = HandState.deal(Rules.preset("all-fours", packets="threes"), dealer=3, pack=DECK)
        >>> state.legal_actions()
        ('0 stand', '0 beg')
        >>> state, happened = state.apply("0 stand")
        >>> state.view(1).hands[1].cards
        ('6c', '5c', '4c', '5d', '4d', '3d')
    """

    rules: Rules
    _options: r.Options
    _position: r.Position

    @staticmethod
    def deal(
        rules: Rules,
        dealer: int,
        pack: Sequence[Card],
        *,
        totals: Sequence[int] = (0, 0),
        packet: int | None = None,
    ) -> "HandState":
        """Deals a hand from a pack, the card that comes off the top first being the first (2.1, 2.6, 2.7).

        Args:
            rules: what is agreed.
            dealer: who deals.
            pack: the 52 cards.
            totals: the sides' points before the hand.
            packet: 1 or 3 where the dealer has chosen in an earlier hand of the game.

        Raises:
            DealError: ``bad-pack`` when the cards are not one pack, ``bad-dealer`` when there is no such seat,
                ``bad-packet``.
        """
        if not is_same_pack(pack, DECK):
            raise DealError(
                "bad-pack",
                f"All Fours is played with the 52 cards of one pack; this one has {len(pack)} cards"
                f"{' and not the same ones' if len(pack) == r.DECK else ''}.",
                wanted=r.DECK,
                got=len(pack),
            )
        check_dealer(dealer, rules.players)
        if packet not in (None, 1, 3):
            raise DealError(
                "bad-packet", f"A dealer deals by 1 or by 3, not by {packet}.", packet=packet
            )
        options = encode(rules)
        position = r.Position()
        position.stock[:] = pack
        position.totals[:] = totals
        position.packet = packet or 0
        r.deal(position, options, dealer)
        return HandState(rules, options, position)

    @property
    def seats(self) -> int:
        """Number of players."""
        return self._options.seats

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self._position.dealer

    @property
    def packet(self) -> int | None:
        """In packets of how many the dealer deals; ``None`` before the choice."""
        return self._position.packet or None

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; ``None`` when the hand is over."""
        return None if self.over else self._position.seat

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self._position.phase == r.AT_END

    @property
    def thrown_in(self) -> bool:
        """Whether the pack ran out (3.10)."""
        return bool(self._position.thrown_in)

    @property
    def winner(self) -> int | None:
        """The side that has won the game with this hand."""
        return self._position.won_by if self._position.won_by >= 0 else None

    @property
    def points(self) -> tuple[int, ...]:
        """What each side has scored in this hand so far."""
        return tuple(self._position.points)

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points of a hand that is over, by side."""
        return self.points if self.over else None

    @property
    def told(self) -> tuple[Score, ...]:
        """What was scored in the hand, in order."""
        return hand_view.scored(self._position, self._options)

    @property
    def can_put_back(self) -> bool:
        """Nothing can be put back in All Fours."""
        return False

    def wants_stock(self, action: str) -> bool:
        """All Fours is played with one pack that is never shuffled again."""
        return False

    def legal_actions(self) -> tuple[str, ...]:
        """Every action allowed now, as in a record: ``0 beg``, ``2 play Jh``."""
        return tuple(
            f"{seat} {words}"
            for seat, words in hand_view.legal_words(self._position, self._options)
        )

    def apply(
        self, action: str, stock: Sequence[Card] | None = None
    ) -> "tuple[HandState, Happened]":
        """The hand after an action, and what happened.

        Args:
            action: a seat and the words of an action: ``0 play Jh``.
            stock: not looked at.

        Raises:
            NotationError: ``bad-action`` or ``bad-card`` when the text is no action.
            IllegalAction: ``hand-over``, ``not-your-turn`` or ``not-allowed-now``.
        """
        number = self._allowed(*split_action(action))
        position = _copy(self._position)
        r.step(position, self._options, number)
        happened = hand_view.happened(self._position, position, self._options, number)
        return HandState(self.rules, self._options, position), happened

    def written(self, action: str) -> str:
        """An action as a record writes it: ``0 play Th`` for ``0  play 10h``. Raises like ``apply``."""
        seat, words = split_action(action)
        return f"{seat} {action_words(self._allowed(seat, words))}"

    def put_back(self, seat: int) -> "tuple[HandState, Happened]":
        """Always refused: a card played is played.

        Raises:
            IllegalAction: ``nothing-to-put-back``.
        """
        raise IllegalAction(
            "nothing-to-put-back", "A card that was played stays played.", seat=seat
        )

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        """What a seat, or an onlooker (``None``), may know; with memory also what it has seen before."""
        return hand_view.view(self._position, self._options, self.rules, seat, memory=memory)

    def _allowed(self, seat: int, words: str) -> int:
        p, o = self._position, self._options
        wanted = parse_action(words)
        for action in hand_view.legal_actions(p, o):
            if action_words(action) == wanted and actor(p, o, action) == seat:
                return action
        if self.over:
            raise IllegalAction(
                "hand-over", "The hand is over; nothing more is played in it.", action=words
            )
        allowed = list(hand_view.legal_of(p, o, seat))
        if seat != p.seat and not wanted.startswith(("expose", "call")):
            raise IllegalAction(
                "not-your-turn",
                f"It is not seat {seat}'s turn but seat {p.seat}'s.",
                action=words,
                seat=seat,
                to_act=p.seat,
            )
        raise IllegalAction(
            "not-allowed-now",
            f"Seat {seat} cannot “{words}” now; allowed: {', '.join(allowed) or 'nothing'}.",
            action=words,
            seat=seat,
            allowed=allowed,
        )


# How hands make a game (section 5)


def check_match(rules: Rules, seats: int) -> None:
    """Sees to it that so many play by these rules.

    Raises:
        RulesError: ``bad-seats``.
    """
    check_seats(rules, seats)


def deal(
    rules: Rules, seats: int, dealer: int, pack: Sequence[Card], deals: Sequence[Deal]
) -> tuple[HandState, Happened]:
    """The next hand of a game, and what was seen of its deal; each dealer keeps his packets (2.5, 5.9).

    Raises:
        DealError: ``bad-pack``.
    """
    chosen = [one.packet for one in deals if one.dealer == dealer]
    state = HandState.deal(
        rules,
        dealer,
        pack,
        totals=totals(deals, seats),
        packet=chosen[-1] if chosen else None,
    )
    return state, hand_view.dealt(state._position, state._options)


def finished(state: HandState, played: Deal) -> Deal:
    """A hand as a record keeps it once it is over."""
    return replace(
        played, scores=state.points, told=state.told, packet=state.packet, thrown_in=state.thrown_in
    )


def noted(state: HandState, playing: Deal) -> Deal:
    """A hand on the table as a record keeps it: with its dealer's packets once they are chosen."""
    return replace(playing, packet=state.packet)


def next_dealer(first: int, deals: Sequence[Deal], seats: int) -> int:
    """Who deals the next hand: the deal passes to the right, and stays after a hand thrown in (2.4, 3.10)."""
    if not deals:
        return first
    return deals[-1].dealer if deals[-1].thrown_in else (deals[-1].dealer + 1) % seats


def totals(deals: Sequence[Deal], seats: int) -> tuple[int, ...]:
    """The points of the hands, added by side (5.8)."""
    return tuple(sum(one.scores[side] for one in deals) for side in range(r.SIDES))


def is_over(rules: Rules, deals: Sequence[Deal], totals: Sequence[int]) -> bool:
    """Whether a side has reached the target (5.8)."""
    return max(totals) >= rules.target


def length(rules: Rules) -> str:
    """A game ends when a side has reached the target (5.8)."""
    return f"points:{rules.target}"


def may_end(rules: Rules) -> bool:
    """A game ends at its target only."""
    return False


def winners(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The side at the target or beyond; never both, as points are scored in order (5.8)."""
    return tuple(side for side, total in enumerate(totals) if total >= rules.target)
