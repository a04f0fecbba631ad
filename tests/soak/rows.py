"""House rules for the soak: rows of options in which every two values that go together do so at least once."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from allpairspy import AllPairs

from fourball.errors import RulesError
from fourball.golf import PRESETS, Rules
from fourball.golf.options import OPTIONS, REFUSED, Value

NUMBERS: Final[Mapping[str, tuple[Value, ...]]] = {
    "jokers": ("none", -2, -5, 0, 4),
    "jokers_count": ("two_per_deck", 1, 3),
    "block_self": ("none", -20, 5),
    "turn_cap": (50, 3, 12),
    "length": ("holes:1", "holes:2", "holes:3", "points:30", "open"),
}
"""The values tried of options that take numbers; lengths are short ones."""

VALUES: Final[Mapping[str, tuple[Value, ...]]] = {
    name: NUMBERS.get(name, option.values) for name, option in OPTIONS.items()
}
BOUND: Final = ("layout", "start", "start_columns", "place", "end", "match", "block", "block_self")
"""Options that bind others come first: what does not go together is then found early."""
NAMES: Final = (*BOUND, *(name for name in VALUES if name not in BOUND))

Row = tuple[Value, ...]
Pair = tuple[str, Value, str, Value]


def pairs_of(row: Sequence[Value]) -> set[Pair]:
    """The pairs of values that stand together in a row."""
    return {
        (one, row[NAMES.index(one)], other, row[NAMES.index(other)])
        for one, other in combinations(NAMES, 2)
    }


def all_pairs() -> Iterator[Pair]:
    """Every two values of two options, whether they go together or not."""
    for one, other in combinations(NAMES, 2):
        for value in VALUES[one]:
            for wanted in VALUES[other]:
                yield one, value, other, wanted


@lru_cache(maxsize=1)
def rows() -> tuple[Row, ...]:
    """Games in which every two values stand together that do in any game."""
    found: list[Row] = [
        tuple(row) for row in AllPairs([VALUES[name] for name in NAMES], filter_func=_may_be_a_game)
    ]
    found = [row for row in found if _is_game(row)]
    covered = set().union(*map(pairs_of, found))
    for pair in all_pairs():
        if pair not in covered:
            row = _with(pair, found)
            if row is not None:
                found.append(row)
                covered |= pairs_of(row)
    return tuple(found)


def rules_of(row: Sequence[Value]) -> Rules:
    """The rules of a row."""
    return Rules.from_dict({"preset": "house rules", **dict(zip(NAMES, row, strict=True))})


def _may_be_a_game(row: Sequence[Value]) -> bool:
    """Whether the first options of a row do not refuse each other."""
    given = dict(zip(NAMES, row, strict=False))
    if list(given) == ["layout", "start", "start_columns"] and given["layout"] != "hand4":
        return _goes_together(given)
    return not any(
        given.get(name) in values and other in given and given[other] not in needed
        for name, values, other, needed in REFUSED
    )


def _is_game(row: Sequence[Value]) -> bool:
    return _goes_together(dict(zip(NAMES, row, strict=True)))


def _goes_together(options: Mapping[str, Value]) -> bool:
    try:
        Rules.preset("six-card", **options)
    except RulesError:
        return False
    return True


@lru_cache(maxsize=1)
def _starts() -> tuple[Row, ...]:
    knocking = Rules.preset("six-card", end="knock_last_turn")
    short = {"length": "holes:1", "turn_cap": 12}
    return tuple(
        tuple(short.get(name, getattr(rules, name)) for name in NAMES)
        for rules in (*PRESETS.values(), knocking)
    )


def _with(pair: Pair, rows: Sequence[Row]) -> Row | None:
    """A game with two values, made from one that there is already; ``None`` if the two never go together."""
    one, value, other, wanted = pair
    for start in (*rows, *_starts()):
        row = list(start)
        row[NAMES.index(one)], row[NAMES.index(other)] = value, wanted
        if _is_game(row):
            return tuple(row)
    return None
