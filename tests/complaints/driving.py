"""Holes brought to where complaints begin: an almost empty stock, last turns, one card still face down."""

import random
from collections import Counter

from fourball.cards import Card
from fourball.golf import Event, Rules, pack
from fourball.golf import rules as r
from fourball.play import State
from tests.support.tables import shuffled

FORMS = ("2x2", "2x3", "2x4", "2x5", "3x3", "hand4")
SEATS = tuple(range(2, 9))


def form(layout: str, **options: str | int) -> Rules:
    """A layout under rules that leave many ways open: also a turning up after a discard, and a closed pile at the end."""
    if layout == "hand4":
        return Rules.preset("four-in-hand", last_turn_draw="stock_only", **options)
    usual: dict[str, str | int] = {
        "layout": layout,
        "flip_after_discard": "may",
        "last_turn_draw": "stock_only",
        "turn_cap": 10_000,
    }
    return Rules.preset("six-card", **(usual | options))


def begun(rules: Rules, seats: int, seed: int = 0) -> State:
    """A hole at its first turn: whatever has to be done before play is done."""
    rng = random.Random(seed)
    state = State.deal(rules, seats, seed % seats, shuffled(rng, rules, seats))
    while state.view(None).phase == "start":
        state, _ = state.apply(state.legal_actions()[0])
    return state


def own(state: State) -> list[str]:
    """What the seat to act may do, without its number."""
    seat = state.to_act
    return [
        words.partition(" ")[2] for words in state.legal_actions() if words.startswith(f"{seat} ")
    ]


def does(state: State, *words: str) -> State:
    """The hole after some actions of the seats to act; a new stock is the discards as they lay."""
    for each in words:
        state, _ = state.apply(f"{state.to_act} {each}", state.discards_below_top)
    return state


def turns_nothing_up(state: State) -> State:
    """The seat to act draws a card and throws it away."""
    state = does(state, "draw", "discard")
    return does(state, "keep") if state.view(None).phase == "flip" else state


def takes_for(state: State, cell: int) -> State:
    """The seat to act takes the top discard for one of its cards, which leaves the stock alone."""
    return does(state, "take", f"swap {cell}")


def with_stock(state: State, left: int) -> State:
    """So many cards in the stock, at the beginning of a turn; everybody draws and throws away until then."""
    while not state.over and state.view(None).stock_count > left:
        state = turns_nothing_up(state)
    return state


def marks_time(state: State) -> State:
    """A turn that uses no stock card and ends nothing."""
    view = state.view(state.to_act)
    layout = view.layouts[view.to_act or 0]
    return takes_for(state, layout.face_up[0] if layout.face_up else 1)


def almost_up(state: State, ender: int) -> State:
    """The ender-to-be has one card face down, and the stock is as it was."""
    while len(state.view(None).layouts[ender].face_up) < state.rules.cells - 1:
        if state.to_act == ender:
            up = state.view(None).layouts[ender].face_up
            down = [cell for cell in range(1, state.rules.cells + 1) if cell not in up]
            state = takes_for(state, down[0])
        else:
            state = marks_time(state)
    return state


def ended_by(state: State, ender: int) -> State:
    """The ender brings the hole to its end, without a card of the stock."""
    while state.to_act != ender:
        state = marks_time(state)
    if state.rules.end == "knock_last_turn":
        return does(state, "knock")
    up = state.view(None).layouts[ender].face_up
    (cell,) = (cell for cell in range(1, state.rules.cells + 1) if cell not in up)
    return takes_for(state, cell)


def all_cards(state: State) -> Counter[Card]:
    """Every card on the table, each once."""
    p = state._position
    cards = Counter(p.stock[: p.stocked]) + Counter(p.pile[: p.piled])
    for seat in range(state.seats):
        for cell in range(state.rules.cells):
            if not p.cleared[seat] >> cell & 1:
                cards[p.grid[seat * r.CELLS + cell]] += 1
    if p.phase in (r.WITH_STOCK_CARD, r.WITH_DISCARD):
        cards[p.held] += 1
    return cards


def whole_pack(state: State) -> Counter[Card]:
    return Counter(pack(state.rules, state.seats))


SPENDS = ("draw", "take", "knock")
"""What spends a turn, with the turning up of a card in place of a draw."""


class Watch:
    """Follows a hole, and counts what each seat's turns were spent on."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.rng = random.Random(seed)
        self.spent = Counter[int]()
        """Of each seat the turns begun since."""
        self.before = state.view(None).turns
        self.seen: list[Event] = []

    def step(self) -> None:
        """One of the legal actions."""
        before = self.state
        legal = before.legal_actions()
        action = self.rng.choice(legal)
        seat, _, words = action.partition(" ")
        stock = before.discards_below_top
        new_stock = self.rng.sample(stock, len(stock)) if before.wants_stock(action) else None
        self.state, happened = before.apply(action, new_stock)
        self.seen += happened.seen_by(None)
        first = words.split()[0]
        if first in SPENDS or (first == "turn" and before.view(None).phase == "turn"):
            self.spent[int(seat)] += 1

    def finished(self, seat: int) -> int:
        """How many turns of a seat have ended since."""
        return self.state.view(None).turns[seat] - self.before[seat]
