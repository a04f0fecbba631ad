"""Complaints about stocks that run out and about shuffles, as they would look here."""

import json
import random

import pytest

from fourball import record
from fourball.cards import Card, parse_cards
from fourball.golf import Rules
from fourball.golf.options import OPTIONS
from fourball.play import State
from fourball.simulate import simulate
from tests.complaints.driving import (
    FORMS,
    SEATS,
    Watch,
    all_cards,
    almost_up,
    begun,
    does,
    ended_by,
    form,
    own,
    whole_pack,
    with_stock,
)

EMPTY = OPTIONS["stock_empty"].values
MOST_STEPS = 60


def short_of_stock(layout: str, seats: int, stock_empty: str, left: int, *, ending: bool):
    """A hole with so few stock cards at the beginning of a turn; in the last turns if it is ending."""
    state = begun(form(layout, stock_empty=stock_empty), seats)
    ender = seats - 1
    if ending and state.rules.end != "knock_last_turn":
        state = almost_up(state, ender)
    state = with_stock(state, left)
    return ended_by(state, ender) if ending and not state.over else state


@pytest.mark.parametrize("ending", [False, True], ids=["playing", "last turns"])
@pytest.mark.parametrize("stock_empty", EMPTY)
@pytest.mark.parametrize("layout", FORMS)
def test_with_an_empty_stock_something_is_always_allowed(layout, stock_empty, ending):
    """B056: with no stock card left the list of legal actions is never empty until the hole is over.

    B057, B058: forced to 0 and 1 stock card for every layout and number of players, also in last turns that may use nothing
    but the stock, every draw gives a card, and no turn is spent without a card, a knock or a card turned up.
    """
    for seats in SEATS:
        for left in (0, 1):
            state = short_of_stock(layout, seats, stock_empty, left, ending=ending)
            if stock_empty == "end_hole" and left == 0:
                assert (state.over, state.ended_by, state.ender) == (True, "stock empty", None)
                continue
            view = state.view(None)
            assert (view.stock_count, view.phase, view.last_turns) == (left, "turn", ending)
            watch = Watch(state, seed=seats)
            for _ in range(MOST_STEPS):
                if watch.state.over:
                    break
                check_moment(watch)
                watch.step()
            for seat in range(seats):
                assert watch.finished(seat) in (watch.spent[seat], watch.spent[seat] - 1)


def check_moment(watch: Watch) -> None:
    """Something is allowed to the seat to act, and a draw gives it a card."""
    state = watch.state
    assert own(state)
    view = state.view(None)
    if view.phase != "turn":
        return
    assert "draw" in own(state)
    drawn = does(state, "draw")
    held = drawn.view(drawn.to_act).held
    assert held is not None
    assert held.source == "stock"
    assert held.card != "??"
    assert drawn.to_act == state.to_act
    assert drawn.view(None).turns == view.turns


@pytest.mark.parametrize("layout", FORMS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_new_stock_is_the_discards_without_the_top_one(layout, seats):
    """B059: the top discard stays, all other discards come back as the stock in the order given, and no card is lost (5.15)."""
    state = with_stock(begun(form(layout), seats), 0)
    view = state.view(None)
    discards = state.discards_below_top
    assert len(discards) == view.discard_count - 1 > seats
    order = random.Random(seats).sample(discards, len(discards))
    action = f"{state.to_act} draw"
    assert state.wants_stock(action)
    after, happened = state.apply(action, order)
    seen = after.view(after.to_act)
    assert [event.type for event in happened.seen_by(None)] == ["reshuffle", "draw"]
    assert (seen.discard_top, seen.discard_count) == (view.discard_top, 1)
    assert seen.stock_count == len(discards) - 1
    assert all_cards(after) == whole_pack(after)
    drawn = [after._position.held]
    for _ in range(len(order) - 1):
        after = does(after, "discard")
        after = does(after, "keep") if after.view(None).phase == "flip" else after
        after = does(after, "draw")
        drawn.append(after._position.held)
    assert drawn == order


def test_holes_of_bots_shuffle_the_discards_and_lose_no_card():
    """B059: a simulation's new stocks are the discards without the top one, shuffled: its records are replayed card by card."""
    records = []
    rules = Rules.preset("ten-card", length="holes:1")
    simulate(rules, 8, 12, ["random"], 5, on_record=records.append)
    reshuffled = [deal for one in records for deal in one["deals"] if "reshuffles" in deal]
    assert len(reshuffled) >= 5
    for one in records:
        assert record.read(json.loads(json.dumps(one))).to_dict() == one
    for deal in reshuffled:
        for stock, lay in zip(stocks_of(deal), piles_of(rules, deal), strict=True):
            assert sorted(stock) == sorted(lay)
            assert stock not in (lay, lay[::-1])


def stocks_of(deal) -> list[list[Card]]:
    """The new stocks of a recorded deal, in the order in which they were drawn."""
    return [list(parse_cards(text)) for text in deal["reshuffles"]]


def piles_of(rules: Rules, deal) -> list[list[Card]]:
    """The discards without the top one, as they lay when each of them was made."""
    state = State.deal(rules, len(deal["scores"]), deal["dealer"], parse_cards(deal["pack"]))
    stocks, piles = stocks_of(deal), []
    for action in deal["actions"]:
        if state.wants_stock(action):
            piles.append(list(state.discards_below_top))
        state, _ = state.apply(action, stocks[len(piles) - 1] if piles else None)
    return piles
