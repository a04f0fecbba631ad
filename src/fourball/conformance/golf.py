"""Golf's conformance vectors: layouts, results, matches and holes."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fourball.cards import CLEARED, card_text, parse_card, parse_cards, rank
from fourball.conformance.cases import (
    Case,
    Malformed,
    differences,
    list_of,
    part,
    play_case,
    preset_case,
    rules_case,
)
from fourball.errors import brief
from fourball.golf import rules as r
from fourball.golf.actions import cell_numbers, encode
from fourball.golf.options import PRESETS, Rules, check_seats
from fourball.play import State, is_match_over, lowest


def _rules(case: Case) -> Rules:
    return Rules.from_dict(part(case, "rules", dict))


def _preset(case: Case) -> list[str]:
    return preset_case(case, _rules(case).to_dict(), PRESETS)


def _game(case: Case) -> list[str]:
    return rules_case(case, _rules)


def _layout(case: Case) -> list[str]:
    options = encode(_rules(case), 2)
    rows = [parse_cards(row) for row in part(case, "layout", str).split("/")]
    if [len(row) for row in rows] != [options.columns] * options.rows:
        raise Malformed(f"its layout is {brief(case['layout'])}")
    cards = [card for row in rows for card in row]
    p = r.Position()
    p.grid[: len(cards)] = cards
    r.count_cards(p, options, 0)
    got: dict[str, object] = {"score": p.raw[0], "blocks": p.blocks[0]}
    wanted = {name: part(case, name, int) for name in got}
    wrong = differences(wanted, got)
    if "cancelled" in case:
        cells = sorted(list_of(case, "cancelled", int))
        right = cell_numbers(r.cancelled_cells(p, options, 0, options.layout))
        if not set(cells) <= set(range(1, options.cells + 1)) or len(set(cells)) < len(cells):
            raise Malformed(f"its cancelled is {brief(case['cancelled'])}")
        if not _is_as_good(p, options, cells, right):
            wrong.append(f"cancelled is {list(right)}, not {cells}")
    return wrong


def _is_as_good(p: r.Position, o: r.Options, cells: Sequence[int], right: Sequence[int]) -> bool:
    """Whether these cells cancel as well as the right ones: where cards cancel two by two, equal cards may stand for each other."""
    if o.match not in (r.MATCH_ANYWHERE, r.MATCH_LINE_PAIRS):
        return list(cells) == list(right)
    chosen = sum(1 << (cell - 1) for cell in cells)
    cards = [[p.grid[cell - 1] for cell in choice] for choice in (cells, right)]
    kinds = [Counter((rank(card), o.points[card]) for card in choice) for choice in cards]
    return kinds[0] == kinds[1] and r.cancelled_cells(p, o, 0, chosen) == chosen


def _adjust(case: Case) -> list[str]:
    seats = len(part(case, "raw", list))
    options = encode(_rules(case), seats)
    p = r.Position()
    p.raw[:seats] = list_of(case, "raw", int)
    p.blocks[:seats] = list_of(case, "blocks", int, seats)
    if case.get("ender") is not None:
        p.ender = part(case, "ender", int)
        if not 0 <= p.ender < seats:
            raise Malformed(f"its ender is {brief(p.ender)}")
    r.adjust(p, options)
    return differences({"result": case.get("result")}, {"result": p.scores[:seats]})


def _match(case: Case) -> list[str]:
    rules = _rules(case)
    scores = list_of(case, "scores", int)
    before = list_of(case, "totals_before", int, check_seats(len(scores)))
    totals = [total + score for total, score in zip(before, scores, strict=True)]
    over = is_match_over(rules, part(case, "hole", int), totals)
    got = {"totals": totals, "over": over, "winners": list(lowest(totals)) if over else []}
    return differences({name: case.get(name) for name in got}, got)


def _play(case: Case) -> list[str]:
    rules = _rules(case)
    seats, dealer = encode(rules, part(case, "seats", int)).seats, part(case, "dealer", int)
    stocks = [parse_cards(text) for text in list_of({"reshuffles": [], **case}, "reshuffles", str)]
    pack = parse_cards(part(case, "pack", str))

    def apply(state: State, action: str) -> State:
        renewing = state.wants_stock(action)
        after, _ = state.apply(action, stocks[0] if renewing and stocks else None)
        if renewing:
            stocks.pop(0)
        return after

    return play_case(case, lambda: State.deal(rules, seats, dealer, pack), apply, _seen, _plain)


def _plain(expect: Case, name: str) -> object:
    """What a case expects, in the form of ``_seen``: actions in any order, cards as this program writes them."""
    value: object = expect[name]
    if name == "legal":
        return sorted(list_of(expect, name, str))
    if name in ("held", "discard_top") and isinstance(value, str):
        return card_text(parse_card(value))
    return value


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
    views = [state.view(seat, memory=True) for seat in seats]
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
        "sees": [[" ".join(one.remembered) for one in view.layouts] for view in views],
        "sees_held": [view.held.card if view.held is not None else None for view in views],
    }


KINDS: Final[Mapping[str, Callable[[Case], list[str]]]] = {
    "golf.preset": _preset,
    "golf.layout": _layout,
    "golf.adjust": _adjust,
    "golf.match": _match,
    "golf.play": _play,
    "golf.rules": _game,
}
