"""Runs conformance vectors: what the rules give in one situation, as a case of a ``.jsonl`` file says it.

The form of a case is told in tests/conformance/README.md. A case that this version cannot run counts as not supported, never
as agreeing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from fourball.cards import CLEARED, card_text, parse_card, parse_cards
from fourball.errors import FourballError, NotPlayableYet
from fourball.golf import rules as r
from fourball.golf.actions import cell_numbers, encode
from fourball.golf.options import PRESETS, Rules
from fourball.play import State, is_match_over, lowest

Case = Mapping[str, Any]
AGREES: Final = "agrees"
DISAGREES: Final = "disagrees"
NOT_SUPPORTED: Final = "not supported"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a case came out: ``agrees``, ``disagrees`` or ``not supported``, and why if it does not agree."""

    outcome: str
    reason: str = ""


def run(case: object) -> Verdict:
    """Runs one case; a case that is malformed disagrees."""
    if not isinstance(case, dict) or not isinstance(case.get("kind"), str):
        return Verdict(DISAGREES, "a case is an object with a kind")
    runner = _KINDS.get(case["kind"])
    if runner is None:
        return Verdict(NOT_SUPPORTED, f"kind {case['kind']}")
    try:
        wrong = runner(case)
    except NotPlayableYet as error:
        return Verdict(NOT_SUPPORTED, error.sentence)
    except FourballError as error:
        return Verdict(DISAGREES, error.sentence)
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        return Verdict(DISAGREES, f"the case is malformed: {type(error).__name__} {error}")
    return Verdict(DISAGREES, "; ".join(wrong)) if wrong else Verdict(AGREES)


def _differences(wanted: Mapping[str, object], got: Mapping[str, object]) -> list[str]:
    return [
        f"{name} is {got[name]!r}, not {value!r}"
        for name, value in wanted.items()
        if got[name] != value
    ]


def _preset(case: Case) -> list[str]:
    rules = PRESETS.get(case["preset"])
    if rules is None:
        return [f"there is no preset {case['preset']}"]
    Rules.from_dict(case["rules"])
    return _differences({"rules": case["rules"]}, {"rules": rules.to_dict()})


def _layout(case: Case) -> list[str]:
    options = encode(Rules.from_dict(case["rules"]), 2)
    p = r.Position()
    for cell, card in enumerate(parse_cards(case["layout"].replace("/", " "))):
        p.grid[cell] = card
    r.count_cards(p, options, 0)
    cancelled = r.cancelled_cells(p, options, 0, options.layout)
    wanted = {name: case[name] for name in ("score", "blocks") if name in case}
    if "cancelled" in case:
        wanted["cancelled"] = len(case["cancelled"])  # of several choices that are as good, any
    got = {"score": p.raw[0], "blocks": p.blocks[0], "cancelled": r.count_bits(cancelled)}
    return _differences(wanted, got)


def _adjust(case: Case) -> list[str]:
    seats = len(case["raw"])
    options = encode(Rules.from_dict(case["rules"]), seats)
    p = r.Position()
    p.raw[:seats] = case["raw"]
    p.blocks[:seats] = case["blocks"]
    p.ender = r.NOBODY if case["ender"] is None else case["ender"]
    r.adjust(p, options)
    return _differences({"result": case["result"]}, {"result": p.scores[:seats]})


def _match(case: Case) -> list[str]:
    rules = Rules.from_dict(case["rules"])
    encode(rules, len(case["scores"]))
    totals = [
        before + score for before, score in zip(case["totals_before"], case["scores"], strict=True)
    ]
    over = is_match_over(rules, case["hole"], totals)
    got = {"totals": totals, "over": over, "winners": list(lowest(totals)) if over else []}
    return _differences({name: case[name] for name in got}, got)


def _play(case: Case) -> list[str]:
    expect = case["expect"]
    refused = expect.get("refused")
    rules = Rules.from_dict(case["rules"])
    encode(rules, case["seats"])
    stocks = [parse_cards(text) for text in case.get("reshuffles", [])]
    try:
        state = State.deal(rules, case["seats"], case["dealer"], parse_cards(case["pack"]))
    except FourballError as error:
        return [] if refused == 0 else [f"the deal was refused: {error.sentence}"]
    if refused == 0:
        return ["the deal was accepted, but must be refused"]
    for number, action in enumerate(case["actions"], 1):
        renewing = state.needs_stock and action.split()[1] == "draw"
        try:
            state, _ = state.apply(action, stocks[0] if renewing and stocks else None)
        except FourballError as error:
            if refused != number:
                return [f"action {number} ({action}) was refused: {error.sentence}"]
            break
        if refused == number:
            return [f"action {number} ({action}) was accepted, but must be refused"]
        if renewing:
            stocks.pop(0)
    return _differences(
        {name: _plain(name, value) for name, value in expect.items() if name in _SEEN}, _seen(state)
    )


def _plain(name: str, value: object) -> object:
    """What a case expects, in the form of ``_seen``: actions in any order, cards as this program writes them."""
    if name == "legal" and isinstance(value, list):
        return sorted(value)
    if name in ("held", "discard_top") and isinstance(value, str):
        return card_text(parse_card(value))
    return value


_SEEN: Final = frozenset(
    [
        "legal",
        "to_act",
        "face_up",
        "cleared",
        "cells",
        "held",
        "discard_top",
        "discard_count",
        "stock_count",
        "over",
        "ended_by",
        "ender",
        "raw",
        "scores",
    ]
)


def _seen(state: State) -> dict[str, object]:
    p = state._position
    full = state._options.layout
    seats = range(state.seats)
    whole = [
        [
            CLEARED if p.cleared[seat] >> cell & 1 else card_text(p.grid[seat * r.CELLS + cell])
            for cell in range(state._options.cells)
        ]
        for seat in seats
    ]
    return {
        "legal": sorted(state.legal_actions()),
        "to_act": state.to_act,
        "face_up": [
            list(cell_numbers(full & ~p.face_down[seat] & ~p.cleared[seat])) for seat in seats
        ],
        "cleared": [list(cell_numbers(p.cleared[seat])) for seat in seats],
        "cells": [" ".join(cells) for cells in whole],
        "held": card_text(p.held) if p.phase in (r.WITH_STOCK_CARD, r.WITH_DISCARD) else None,
        "discard_top": card_text(p.pile[p.piled - 1]) if p.piled else None,
        "discard_count": p.piled,
        "stock_count": p.stocked,
        "over": state.over,
        "ended_by": state.ended_by,
        "ender": state.ender,
        "raw": list(state.raw) if state.raw is not None else None,
        "scores": list(state.scores) if state.scores is not None else None,
    }


_KINDS: Final[Mapping[str, Callable[[Case], list[str]]]] = {
    "golf.preset": _preset,
    "golf.layout": _layout,
    "golf.adjust": _adjust,
    "golf.match": _match,
    "golf.play": _play,
}
