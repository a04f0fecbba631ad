"""What holds for every table: cards are conserved, something is always allowed and nothing else is, views do not leak, records
come back."""

import contextlib
import json
import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourball import record
from fourball.cards import HIDDEN, Card, card_text, cards_text, parse_card, parse_cards
from fourball.errors import DealError, FourballError, IllegalAction, NotationError
from fourball.golf import Rules, is_playable, pack
from fourball.golf import rules as r
from fourball.play import Match, SeatInfo, State, _copy
from tests.oracle.random_rules import random_rules

seeds = st.integers(min_value=0, max_value=2**32)
slow = settings(max_examples=60, deadline=None)


def playable_rules(rng: random.Random) -> Rules:
    while True:
        rules = Rules.from_dict(
            random_rules(rng) | {"length": rng.choice(["holes:1", "holes:2", "points:20"])}
        )
        if is_playable(rules):
            return rules


def dealt(rng: random.Random) -> State:
    rules = playable_rules(rng)
    seats = rng.randint(2, 8)
    cards = list(pack(rules, seats))
    rng.shuffle(cards)
    return State.deal(rules, seats, rng.randrange(seats), cards)


def choose(rng: random.Random, state: State) -> tuple[str, list[Card] | None]:
    actions = state.legal_actions()
    swaps = [action for action in actions if " swap " in action or " clear " in action]
    action = rng.choice(swaps if swaps and rng.random() < 0.5 else actions)
    stock = None
    if state.needs_stock and action.endswith(" draw"):
        stock = list(state.discards_below_top)
        rng.shuffle(stock)
    return action, stock


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
    """Views, legal actions and events, for every seat and an onlooker, before and after an action."""
    rng = random.Random(seed)
    state = dealt(rng)
    while not state.over:
        for viewer in (None, *range(state.seats)):
            other = another_world(rng, state, viewer)
            assert other.view(viewer) == state.view(viewer)
            action, stock = choose(rng, state)
            if shows_something_hidden(action, viewer) or stock is not None:
                continue
            after, happened = state.apply(action)
            other_after, other_happened = other.apply(action)
            if after.over or after.view(None).last_turns:  # cards may have been turned up
                continue
            assert other_happened.seen_by(viewer) == happened.seen_by(viewer)
            assert other_after.view(viewer) == after.view(viewer)
        state, _ = state.apply(*choose(rng, state))


def shows_something_hidden(action: str, viewer: int | None) -> bool:
    """Whether an action may show the viewer a card that was hidden from him."""
    seat, word, *_ = action.split()
    return word in ("turn", "swap", "discard") or (word == "draw" and seat == str(viewer))


def another_world(rng: random.Random, state: State, viewer: int | None) -> State:
    """The same hole with the cards that the viewer has not seen shuffled among their places."""
    p = _copy(state._position)
    hidden = [
        (p.grid, seat * r.CELLS + cell)
        for seat in range(state.seats)
        for cell in range(state._options.cells)
        if p.face_down[seat] >> cell & 1
    ]
    hidden += [(p.stock, k) for k in range(p.stocked)]
    cards = [place[k] for place, k in hidden]
    held_hidden = p.phase == r.WITH_STOCK_CARD and p.seat != viewer
    if held_hidden:
        cards.append(p.held)
    rng.shuffle(cards)
    if held_hidden:
        p.held = cards.pop()
    for (place, k), card in zip(hidden, cards, strict=True):
        place[k] = card
    return replace(state, _position=p)


@slow
@given(seeds)
def test_no_view_shows_a_face_down_card(seed: int) -> None:
    """Own face-down cards included; and a stock card is the drawer's alone."""
    rng = random.Random(seed)
    state = dealt(rng)
    while not state.over:
        p = state._position
        for viewer in (None, *range(state.seats)):
            view = state.view(viewer)
            for seat, layout in enumerate(view.layouts):
                for cell, card in enumerate(layout.cells):
                    assert (card == HIDDEN) == bool(p.face_down[seat] >> cell & 1)
            if p.phase == r.WITH_STOCK_CARD:
                assert view.held is not None
                assert view.held.card == (card_text(p.held) if viewer == p.seat else HIDDEN)
            if viewer != p.seat and (viewer is None or viewer != p.clear_seat):
                assert view.legal == ()
        state, _ = state.apply(*choose(rng, state))


def played(seed: int) -> Match:
    rng = random.Random(seed)
    rules = playable_rules(rng)
    seats = rng.randint(2, 8)
    match = Match.start(
        rules,
        [SeatInfo(f"P{n}", "club" if n else None) for n in range(seats)],
        rng.randrange(seats),
    )
    for _ in range(3):
        if match.over:
            break
        cards = list(pack(rules, seats))
        rng.shuffle(cards)
        match, _ = match.deal(cards, salt=f"{seed}")
        while match.playing is not None and match.state is not None:
            action, stock = choose(rng, match.state)
            match, _ = match.apply(action, stock)
            if match.state is not None and match.state.can_put_back and rng.random() < 0.3:
                match, _ = match.put_back(int(action.split()[0]))
                break_off = match.to_act
                assert break_off is not None
    return match


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
    assert "deal" in refusal.value.sentence


@given(st.text(max_size=30))
def test_garbage_is_no_card_and_no_action_and_says_so(text: str) -> None:
    state = dealt(random.Random(1))
    for read in (parse_card, parse_cards, state.apply):
        with contextlib.suppress(FourballError):
            read(text)


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
