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
from tests.support.tables import playable_rules

MATCHES = 2_000
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
    assert [" ".join(layout.cells) for layout in view.layouts] == seen["cells"]
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


class Compiled:
    """One table in the compiled form, hole after hole."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.options = encode(rules, seats)
        self.batch = Batch(rules, seats, 1)

    def legal(self) -> set[str]:
        seat = int(self.batch.to_act[0])
        clear_seat = int(self.batch._positions[0]["clear_seat"])
        return {
            f"{clear_seat if action >= r.CLEAR else seat} {action_words(int(action), self.options)}"
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
    rules = playable_rules(rng, LENGTHS).to_dict()
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


@pytest.mark.timeout(300)
@pytest.mark.parametrize("first", range(0, MATCHES, BATCH))
def test_oracle_clear_and_compiled_form_agree(first: int) -> None:
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
        rules = playable_rules(rng, LENGTHS).to_dict()
        ranks = rng.sample("A29TQK", rng.randint(1, 2))
        cards = [rank + suit for rank in ranks for suit in "cdhs"] + rng.choice(
            [JACKS, [], ["Xr", "Xb"]]
        )
        size = oracle.cell_count(rules)
        dealt = [rng.choice(cards) for _ in range(size)]
        columns = size // 2
        text = " ".join(dealt[:columns]) + " / " + " ".join(dealt[columns:])
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
        rules = playable_rules(rng, LENGTHS).to_dict()
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
    rules = playable_rules(rng).to_dict() | {"jokers": -2, "jokers_count": 3}
    pack = random_pack(rng, rules, 4)
    assert cards_text(parse_cards(" ".join(pack))) == " ".join(pack)
