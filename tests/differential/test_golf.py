"""The oracle, the clear form and the compiled form play the same random matches and agree action by action.

The oracle was written from the rules text alone.
"""

import random

import numpy as np
import pytest

from fourball import conformance
from fourball.cards import CLEARED, cards_text, parse_cards
from fourball.golf import Rules
from fourball.golf import rules as r
from fourball.golf.actions import action_words, encode, parse_action
from fourball.kernel.batch import Batch
from fourball.play import Match, SeatInfo, State
from tests.oracle import golf as oracle
from tests.oracle.random_rules import random_pack
from tests.support.soak import count
from tests.support.tables import some_rules

MATCHES = count(1_000, 5_000)
BATCH = 100
LENGTHS = ("holes:1", "holes:2", "holes:3", "points:30", "open")


def assert_equal_now(hole: oracle.Hole, state: State, viewer: int | None) -> None:
    """Both forms say the same of the hole as it stands: what is allowed, what lies where, what a viewer sees, the count."""
    assert set(state.legal_actions()) == hole.legal()
    assert len(set(state.legal_actions())) == len(state.legal_actions())
    assert (state.to_act, state.over, state.ended_by, state.ender) == (
        hole.to_act,
        hole.over,
        hole.ended_by,
        hole.ender,
    )
    assert state.raw == (None if hole.raw is None else tuple(hole.raw))
    assert state.scores == (None if hole.scores is None else tuple(hole.scores))
    view = state.view(viewer)
    seen = hole.sees(viewer)
    with_memory = state.view(viewer, memory=True)
    assert [" ".join(layout.remembered) for layout in with_memory.layouts] == seen["cells"]
    assert [" ".join(layout.cells) for layout in view.layouts] == [
        " ".join(seen_now(hole, seat, cells.split(), own=seat == viewer))
        for seat, cells in enumerate(seen["cells"])
    ]
    assert [set(layout.known) for layout in view.layouts] == [
        hidden_and_known(hole, seat) for seat in range(hole.seats)
    ]
    assert (view.held.card if view.held else None) == seen["held"]
    assert view.discard_top == seen["discard_top"]
    mine = [
        action.partition(" ")[2]
        for action in state.legal_actions()
        if action.startswith(f"{viewer} ")
    ]
    assert list(view.legal) == mine
    assert view.discard_count == hole.discard_count
    assert view.stock_count == hole.stock_count
    assert [list(layout.face_up) for layout in view.layouts] == hole.face_up
    cleared = [
        [cell for cell, card in enumerate(layout.cells, 1) if card == CLEARED]
        for layout in view.layouts
    ]
    assert cleared == hole.cleared


def seen_now(hole: oracle.Hole, seat: int, known: list[str], *, own: bool) -> list[str]:
    """Of what is known of a layout, what lies in sight: the cards face up, and those in the own hand (3.23, 3.26)."""
    in_hand = own and hole.rules["layout"] == "hand4"
    return [
        card if in_hand or card == CLEARED or cell in hole.face_up[seat] else "??"
        for cell, card in enumerate(known, 1)
    ]


def hidden_and_known(hole: oracle.Hole, seat: int) -> set[int]:
    """The face-down cells of a seat whose cards it has seen itself."""
    cells = hole.sees(seat)["cells"][seat].split()
    return {
        cell
        for cell, card in enumerate(cells, 1)
        if card not in ("??", CLEARED) and cell not in hole.face_up[seat]
    }


class Compiled:
    """One table in the compiled form, hole after hole."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.options = encode(rules, seats)
        self.batch = Batch(rules, seats, 1)

    def legal(self) -> set[str]:
        seat = int(self.batch.to_act[0])
        clear_seat = int(self.batch._positions[0]["clear_seat"])
        return {
            f"{clear_seat if r.CLEAR <= action < r.PEEK else seat} {action_words(int(action), self.options)}"
            for action in np.flatnonzero(self.batch.legal_mask()[0])
        }

    def apply(self, action: str, stock: list[int] | None) -> None:
        number = parse_action(action.partition(" ")[2], self.options)
        assert number is not None
        if stock is not None:
            self.batch.renew_stock(0, stock)
        self.batch.step(np.array([number]))


def play_match(seed: int) -> None:
    """Plays one random match in all three forms, in lock step."""
    rng = random.Random(seed)
    rules = some_rules(rng, LENGTHS).to_dict()
    seats = rng.randint(2, 8)
    match = Match.start(
        Rules.from_dict(rules), [SeatInfo(f"P{n}") for n in range(seats)], rng.randrange(seats)
    )
    compiled = Compiled(match.rules, seats)
    totals = [0] * seats
    hasty = rng.random() < 0.5
    for number in range(1, 13):
        pack = random_pack(rng, rules, seats)
        hole = oracle.Hole(rules, seats, match.next_dealer, pack)
        compiled.batch.deal(0, parse_cards(" ".join(pack)), match.next_dealer)
        match, _ = match.deal(parse_cards(" ".join(pack)))
        assert match.state is not None
        assert_equal_now(hole, match.state, None)
        while not hole.over:
            actions = sorted(hole.legal())
            assert compiled.legal() == set(actions)
            swaps = [action for action in actions if " swap " in action]
            action = rng.choice(swaps if hasty and swaps else actions)
            stock = None
            if hole.needs_reshuffle() and action.endswith("draw"):
                stock = hole.discards_below_top()
                rng.shuffle(stock)
            hole.play(action, stock)
            cards = None if stock is None else list(parse_cards(" ".join(stock)))
            compiled.apply(action, cards)
            match, _ = match.apply(action, cards)
            assert match.state is not None
            viewer = rng.choice((None, match.to_act, rng.randrange(seats)))
            assert_equal_now(hole, match.state, viewer)
        assert hole.scores is not None
        assert compiled.batch.over[0]
        assert compiled.batch.scores[0].tolist() == hole.scores
        totals, over, winners = oracle.match(rules, totals, hole.scores, number)
        assert (list(match.totals), match.over, list(match.winners)) == (totals, over, winners)
        if over:
            return
    assert rules["length"] in ("open", "points:30"), "a match of a few holes ends"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("first", range(0, MATCHES, BATCH))
def test_oracle_clear_and_compiled_form_agree(first: int) -> None:
    """B083: what is legal, action by action, is what an independent reading of the rules allows."""
    for seed in range(first, first + BATCH):
        try:
            play_match(seed)
        except Exception as error:
            error.add_note(f"random match {seed}")
            raise


JACKS = ["Jc", "Jd", "Jh", "Js"]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("first", range(0, 4_000, 1_000))
def test_oracle_and_clear_form_count_layouts_of_few_ranks_alike(first: int) -> None:
    """Dealt cards rarely make blocks, odd pairs or negative groups; layouts of two or three ranks do."""
    for seed in range(first, first + 1_000):
        rng = random.Random(seed)
        rules = some_rules(rng, LENGTHS).to_dict()
        ranks = rng.sample("A29TQK", rng.randint(1, 2))
        cards = [rank + suit for rank in ranks for suit in "cdhs"] + rng.choice(
            [JACKS, [], ["Xr", "Xb"]]
        )
        size = oracle.cell_count(rules)
        dealt = [rng.choice(cards) for _ in range(size)]
        columns = oracle.SHAPES[rules["layout"]][1]
        rows = [dealt[row : row + columns] for row in range(0, size, columns)]
        text = " / ".join(map(" ".join, rows))
        if "X" in text and rules["jokers"] == "none":
            continue
        score, blocks, cancelled = oracle.layout(rules, text)
        case = {
            "rules": rules,
            "layout": text,
            "score": score,
            "blocks": blocks,
            "cancelled": sorted(cancelled),
        }
        verdict = conformance.run(case | {"kind": "golf.layout"})
        assert verdict.outcome == conformance.AGREES, (seed, text, verdict.reason)


@pytest.mark.parametrize("first", range(0, 3_000, 1_000))
def test_oracle_and_clear_form_adjust_alike(first: int) -> None:
    for seed in range(first, first + 1_000):
        rng = random.Random(seed)
        rules = some_rules(rng, LENGTHS).to_dict()
        seats = rng.randint(2, 8)
        raw = [rng.randint(-12, 30) for _ in range(seats)]
        blocks = [rng.choice([0, 0, 0, 1, 2]) for _ in range(seats)]
        ender = rng.choice([None, *range(seats)])
        result = oracle.adjust(rules, raw, ender, blocks)
        case = {
            "kind": "golf.adjust",
            "rules": rules,
            "raw": raw,
            "ender": ender,
            "blocks": blocks,
            "result": result,
        }
        assert conformance.run(case).reason == "", seed


def test_cards_text_of_the_clear_form_is_the_oracles() -> None:
    rng = random.Random(5)
    rules = some_rules(rng).to_dict() | {"jokers": -2, "jokers_count": 3}
    pack = random_pack(rng, rules, 4)
    assert cards_text(parse_cards(" ".join(pack))) == " ".join(pack)
