"""What holds for every table: cards are conserved, something is always allowed and nothing else is, views do not leak, records
come back."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourball import record
from fourball.cards import CLEARED, HIDDEN, Card, card_text, cards_text, parse_card, parse_cards
from fourball.errors import DealError, IllegalAction, NotationError
from fourball.golf import Layout, Rules, View, pack
from fourball.golf import rules as r
from fourball.golf import view as golf_view
from fourball.golf.actions import action_words, encode
from fourball.play import State
from fourball.play.hole import _copy
from tests.support.tables import another_world, choose, dealt, played, some_rules

seeds = st.integers(min_value=0, max_value=2**32)
slow = settings(max_examples=60, deadline=None)


def all_cards(state: State) -> Counter[Card]:
    """Every card on the table, each once: a cleared one lies in the pile, though its cell remembers it."""
    p = state._position
    cards = Counter(p.stock[: p.stocked]) + Counter(p.pile[: p.piled])
    for seat in range(state.seats):
        for cell in range(state._options.cells):
            if not p.cleared[seat] >> cell & 1:
                cards[p.grid[seat * r.CELLS + cell]] += 1
    if p.phase in (r.WITH_STOCK_CARD, r.WITH_DISCARD):
        cards[p.held] += 1
    return cards


@slow
@given(seeds)
def test_cards_are_conserved_after_every_action(seed: int) -> None:
    rng = random.Random(seed)
    state = dealt(rng)
    whole = Counter(pack(state.rules, state.seats))
    while not state.over:
        assert all_cards(state) == whole
        state, _ = state.apply(*choose(rng, state))
    assert all_cards(state) == whole


@slow
@given(seeds)
def test_something_is_allowed_until_the_end_and_the_end_comes(seed: int) -> None:
    rng = random.Random(seed)
    state = dealt(rng)
    bound = state.seats * (
        3 + (state.rules.turn_cap + 1) * 8
    )  # turn-ups, then draw, swap, flip and clearings in each turn
    steps = 0
    while not state.over:
        assert state.legal_actions()
        state, _ = state.apply(*choose(rng, state))
        steps += 1
        assert steps <= bound
    assert state.legal_actions() == ()


ALL_WORDS = (
    *("draw", "take", "discard", "keep", "knock", "pass"),
    *(f"{word} {cell}" for word in ("swap", "turn", "peek") for cell in range(12)),
    *(f"clear {one} {other}" for one in range(1, 11) for other in range(1, 11)),
    *(
        "clear 1 2 3",
        "clear 4 5 6",
        "clear 1 2 3 4 5",
        "swap",
        "turn 1 2",
        "",
        "DRAW",
        "clear",
        "swap -1",
        "swap ²",
    ),
)


@settings(max_examples=25, deadline=None)
@given(seeds)
def test_any_other_action_is_refused_and_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    state = dealt(rng)
    while not state.over:
        allowed = set(state.legal_actions())
        before = _copy(state._position)
        for seat in range(-1, state.seats + 1):
            for words in rng.sample(ALL_WORDS, 12):
                action = f"{seat} {words}"
                if action in allowed or (
                    words.startswith("clear") and is_same_clear(action, allowed)
                ):
                    continue
                with pytest.raises((IllegalAction, NotationError)) as refusal:
                    state.apply(action, list(state.discards_below_top))
                assert refusal.value.code
                assert refusal.value.sentence.endswith(".")
        assert state._position == before
        state, _ = state.apply(*choose(rng, state))


def is_same_clear(action: str, allowed: set[str]) -> bool:
    """Whether it names the cells of an allowed clearing in another order (4.8)."""
    seat, _, *cells = action.split()
    return " ".join((seat, "clear", *sorted(cells, key=int))) in allowed


def test_a_clearing_may_name_its_cells_in_any_order() -> None:
    state = State.deal(Rules.preset("six-card"), 2, 1, stacked("7h", "7d", 4))
    for action in ("0 turn 1", "0 turn 4", "1 turn 1", "1 turn 2", "0 draw", "0 discard"):
        state, _ = state.apply(action)
    one, _ = state.apply("0 clear 4 1")
    other, _ = state.apply("0 clear 1 4")
    assert one._position == other._position


def stacked(first: str, second: str, cell: int) -> list[Card]:
    """A pack for two in which seat 0, dealt to first, has a card in cell 1 and another in a given cell."""
    cards = list(pack(Rules.preset("six-card"), 2))
    for place, card in ((0, parse_card(first)), (2 * (cell - 1), parse_card(second))):
        other = cards.index(card)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


@slow
@given(seeds)
def test_two_worlds_that_differ_in_hidden_cards_look_the_same(seed: int) -> None:
    """Views with and without memory, legal actions and events, for every seat and an onlooker, before and after an action."""
    rng = random.Random(seed)
    state = dealt(rng)
    while not state.over:
        for viewer in (None, *range(state.seats)):
            memory = rng.random() < 0.5
            other = another_world(rng, state, viewer, memory=memory)
            assert other.view(viewer, memory=memory) == state.view(viewer, memory=memory)
            action, stock = choose(rng, state)
            if shows_something_hidden(action, viewer) or stock is not None:
                continue
            after, happened = state.apply(action)
            other_after, other_happened = other.apply(action)
            if after.over or after.view(None).last_turns:  # cards may have been turned up
                continue
            assert other_happened.seen_by(viewer) == happened.seen_by(viewer)
            assert other_after.view(viewer, memory=memory) == after.view(viewer, memory=memory)
        state, _ = state.apply(*choose(rng, state))


def shows_something_hidden(action: str, viewer: int | None) -> bool:
    """Whether an action may show the viewer a card that was hidden from him."""
    seat, word, *_ = action.split()
    return word in ("turn", "swap", "discard") or (word in ("draw", "peek") and seat == str(viewer))


@slow
@given(seeds)
def test_no_view_shows_a_face_down_card(seed: int) -> None:
    """Own face-down cards included, unless they are held in the hand; and a stock card is the drawer's alone."""
    rng = random.Random(seed)
    state = dealt(rng)
    while not state.over:
        p = state._position
        for viewer in (None, *range(state.seats)):
            view = state.view(viewer)
            for seat, layout in enumerate(view.layouts):
                in_hand = seat == viewer and state.rules.layout == "hand4"
                for cell, card in enumerate(layout.cells):
                    assert (card == HIDDEN) == (p.face_down[seat] >> cell & 1 and not in_hand)
            if p.phase == r.WITH_STOCK_CARD:
                assert view.held is not None
                assert view.held.card == (card_text(p.held) if viewer == p.seat else HIDDEN)
            if viewer != p.seat and (viewer is None or viewer != p.clear_seat):
                assert view.legal == ()
        state, _ = state.apply(*choose(rng, state))


@slow
@given(seeds)
def test_observation_and_mask_say_what_the_view_says(seed: int) -> None:
    """Worked out from the view alone, by the table of docs/research.md: so an observation shows no more than a view."""
    rng = random.Random(seed)
    state = dealt(rng)
    while not state.over:
        p, o = state._position, state._options
        for viewer in range(state.seats):
            out = [0] * r.OBSERVATION
            r.observe(p, o, viewer, out)
            turns_left = out.pop(r.SEEN_TURNS_LEFT)
            assert (turns_left > 0) == state.view(None).last_turns
            assert out == observed(state.view(viewer, memory=True))
        mask = [2] * r.ACTIONS
        r.legal_mask(p, o, mask)
        allowed = [action_words(action, o) for action in range(r.ACTIONS) if mask[action] == 1]
        assert set(mask) == {0, 1}
        assert sorted(allowed) == sorted(a.partition(" ")[2] for a in state.legal_actions())
        state, _ = state.apply(*choose(rng, state))


def observed(view: View) -> list[int]:
    """What an observation has to be, without the number of last turns, which a view does not tell."""

    def code(card: str | None) -> int:
        return {None: 0, HIDDEN: 1, CLEARED: 2}.get(card) or (4 + parse_card(card) if card else 0)

    def cell_code(layout: Layout, cell: int) -> int:
        card = layout.remembered[cell - 1]
        if card == CLEARED or cell in layout.face_up:
            return code(card)
        if card == HIDDEN:
            return 3 if cell in layout.known else 1
        return 68 + parse_card(card)

    assert view.seat is not None
    assert view.to_act is not None
    out = []
    for place in range(8):
        layout = view.layouts[(view.seat + place) % view.seats] if place < view.seats else None
        cells = [cell_code(layout, n + 1) for n in range(len(layout.cells))] if layout else []
        out += cells + [0] * (10 - len(cells))
    phase = {"start": 0, "turn": 1, "flip": 4}.get(view.phase, 2)
    if view.held is not None and view.held.source == "discard":
        phase = 3
    out += [phase, (view.to_act - view.seat) % view.seats]
    out += [code(view.held.card if view.held else None), code(view.discard_top)]
    out += [view.stock_count, view.discard_count]
    out.append(0 if view.ender is None else 1 + (view.ender - view.seat) % view.seats)
    return [*out, view.turns[view.seat]]


@slow
@given(seeds)
def test_a_told_score_adds_up(seed: int) -> None:
    """B073: the lines are the score. Layouts of few ranks, as dealt cards rarely make blocks."""
    rng = random.Random(seed)
    rules = some_rules(rng)
    o = encode(rules, rng.randint(2, 8))
    p = r.Position()
    p.grid[:] = rng.choices(parse_cards("7c 7d 2h 2s Jc Jh Kd Xr"), k=len(p.grid))
    p.ender = rng.choice([r.NOBODY, *range(o.seats)])
    r.score(p, o)
    for seat in range(o.seats):
        told = golf_view.told(p, o, rules, seat)
        added = {
            kind: sum(one.points for one in told.adjustments if one.kind == kind)
            for kind in ("block_self", "block", "penalty")
        }
        counted = sum(sum(column.points) for column in told.columns)
        assert told.raw == counted + added["block_self"]
        assert told.score == told.raw + added["block"] + added["penalty"]
        assert added["penalty"] == 0 or (seat == p.ender and added["penalty"] > 0)
        gone = {
            cell
            for column in told.columns
            for cell, cancelled in zip(column.cells, column.cancelled, strict=True)
            if cancelled
        }
        assert {cell for one in told.groups if not one.kept for cell in one.cells} == gone
        kept = {cell for one in told.groups if one.kept for cell in one.cells}
        assert not kept or rules.negative_pairs == "keep"
        if o.match not in (r.MATCH_LINE, r.MATCH_LINE_DIAGONAL):  # where lines do not cross
            assert not kept & gone
        for one in told.groups:
            cards = [p.grid[seat * r.CELLS + cell - 1] for cell in one.cells]
            assert {card_text(card)[0] for card in cards} == {one.rank}
            assert not one.kept or sum(o.points[card] for card in cards) < 0


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_records_come_back_as_they_were(seed: int) -> None:
    match = played(seed)
    document = json.loads(json.dumps(match.record(unfinished=True)))
    document["event"] = "club evening"
    document["seats"][0]["rating"] = 1500
    document["deals"][0]["weather"] = "rain"
    again = record.read(document)
    assert again.to_dict() == document
    assert again.match.totals == match.totals
    assert again.match.winners == match.winners


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_a_record_with_one_thing_changed_is_refused_with_the_place(seed: int) -> None:
    document = json.loads(json.dumps(played(seed).record(unfinished=True)))
    rng = random.Random(seed)
    deal = rng.choice(document["deals"])
    which = rng.choice(["scores", "action", "pack", "drop"])
    if which == "scores" and "scores" in deal:
        deal["scores"][0] += 1
    elif which == "action":
        deal["actions"].insert(rng.randrange(len(deal["actions"]) + 1), "9 draw")
    elif which == "pack":
        deal["pack"] = deal["pack"].rpartition(" ")[0]
    else:
        deal["actions"] = deal["actions"][1:]
    with pytest.raises(record.RecordError) as refusal:
        record.read(document)
    assert refusal.value.sentence.startswith(("Deal ", "This is not a game record: deal "))


@given(st.lists(st.sampled_from(pack(Rules.preset("six-card-jokers"), 2)), max_size=20))
def test_cards_read_back_as_they_were_written(cards: list[Card]) -> None:
    assert parse_cards(cards_text(cards)) == tuple(cards)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10h", "Th"),
        ("tH", "Th"),
        ("A♠", "As"),
        ("q♢", "Qd"),
        ("XR", "Xr"),
        (" xb ", "Xb"),
        ("2♣\ufe0f", "2c"),
    ],
)
def test_cards_are_read_generously(text: str, card: str) -> None:
    assert card_text(parse_card(text)) == card


def test_a_new_stock_must_be_the_discards_below_the_top() -> None:
    rng = random.Random(4)
    state = dealt(rng)
    while not (state.needs_stock and any(a.endswith("draw") for a in state.legal_actions())):
        state, _ = state.apply(*choose(rng, state)) if not state.over else (dealt(rng), None)
    draw = next(action for action in state.legal_actions() if action.endswith("draw"))
    for wrong in (None, [], list(state.discards_below_top)[1:], [*state.discards_below_top, 0]):
        with pytest.raises(DealError):
            state.apply(draw, wrong)
    after, happened = state.apply(draw, list(state.discards_below_top))
    assert [event.type for event in happened.seen_by(None)] == ["reshuffle", "draw"]
    assert after.view(None).stock_count == len(state.discards_below_top) - 1
