"""House rules of All Fours for the soak: rows of options in which every two values that go together do so at least once."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from allpairspy import AllPairs

from fourball.allfours import OPTIONS, Rules
from fourball.allfours.options import REFUSED, TOBAGO, TRINIDAD, Value

NUMBERS: Final[Mapping[str, tuple[Value, ...]]] = {
    "target": (14, 7, 1, 31),
    "hang_jack": (3, 1, 6),
    "game_points": (1, 2),
}
"""The values tried of options that take numbers."""
TURN_UPS: Final[tuple[Value, ...]] = (TRINIDAD, TOBAGO, {}, {"A": 4, "K": 3, "Q": 2, "J": 1})
VALUES: Final[Mapping[str, tuple[Value, ...]]] = {
    name: NUMBERS.get(name, option.values) for name, option in OPTIONS.items()
} | {"turn_up_points": TURN_UPS}
BOUND: Final = ("follow", "void_must_trump", "undertrump")
"""Options that bind others come first: what does not go together is then found early."""
NAMES: Final = (*BOUND, *(name for name in VALUES if name not in BOUND))

Row = tuple[Value, ...]
Pair = tuple[str, int, str, int]


@lru_cache(maxsize=1)
def rows_fours() -> tuple[Row, ...]:
    """Games in which every two values stand together that do in any game."""
    choices = [list(range(len(VALUES[name]))) for name in NAMES]
    found = [list(row) for row in AllPairs(choices, filter_func=_goes_together)]
    covered = {pair for row in found for pair in _pairs(row)}
    for one, place, other, wanted in all_pairs_fours():
        if (
            one,
            place,
            other,
            wanted,
        ) not in covered:  # the rows that refuse something leave some out
            row = [0] * len(NAMES)
            row[NAMES.index(one)], row[NAMES.index(other)] = place, wanted
            if _goes_together(row):
                found.append(row)
                covered |= _pairs(row)
    return tuple(
        tuple(VALUES[name][n] for name, n in zip(NAMES, row, strict=True)) for row in found
    )


def rules_of_row(row: Sequence[Value]) -> Rules:
    """The rules of a row."""
    return Rules.from_dict({"preset": "house rules", **dict(zip(NAMES, row, strict=True))})


def pairs_of_row(row: Sequence[Value]) -> set[Pair]:
    """The pairs of values that stand together in a row, by their places in ``VALUES``."""
    return _pairs([VALUES[name].index(value) for name, value in zip(NAMES, row, strict=True)])


def _pairs(places: Sequence[int]) -> set[Pair]:
    return {
        (NAMES[one], places[one], NAMES[other], places[other])
        for one, other in combinations(range(len(NAMES)), 2)
    }


def all_pairs_fours() -> Iterator[Pair]:
    """Every two values of two options, whether they go together or not."""
    for one, other in combinations(NAMES, 2):
        for place in range(len(VALUES[one])):
            for wanted in range(len(VALUES[other])):
                yield one, place, other, wanted


def _goes_together(row: Sequence[int]) -> bool:
    """Whether the first options of a row do not refuse each other."""
    given = {name: VALUES[name][n] for name, n in zip(NAMES, row, strict=False)}
    return not any(
        given.get(name) in values and other in given and given[other] not in needed
        for name, values, other, needed in REFUSED
    )
