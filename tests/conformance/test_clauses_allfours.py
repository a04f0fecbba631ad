"""What the cases of All Fours have to show, and its table of options, row by row."""

import json
import re

from fourball.allfours import OPTIONS, PRESETS
from tests.conformance.coverage import Coverage, written

# Clauses that no case can show, and why. A definition or a rule that a case can show does not belong here.
NOT_SHOWN = {
    "1.1": "names the game",
    "1.6": "names",
    "2.3": "about the cut, before the first deal",
    "2.4": "a case is one hand; games are played to their end in tests/differential",
    "5.9": "a case is one hand; games are played to their end in tests/differential",
    "7.1": "a case is one hand; records have one game (tests of the record)",
}

# Values that can refuse no action and no combination. Each has a case that it leaves alone instead.
REFUSES_NOTHING = {
    "turn_up_points": "only counts",
    "hang_jack": "only counts",
    "game_points": "only counts",
    "game_tie": "only counts",
    "low_to": "only counts",
    "twos_toward_game": "only counts",
    "count_order": "only counts",
    "void_must_trump=false": "forbids nothing",
    "undertrump=allowed": "forbids nothing",
    "give_at_match_point=true": "forbids nothing",
    "give_needs_trump=false": "forbids nothing",
    "blind_partners": "changes what is shown, not what may be done",
}

# Of numbers and tables: usual ones and those at a border. Numbers below a border are no values, so they are only refused.
NUMBERS = {
    "target": (1, 7, 11, 14, 31, 1000),
    "hang_jack": (1, 3, 6),
    "game_points": (1, 2),
    "turn_up_points": (
        {},
        *dict.fromkeys(json.dumps(dict(rules.turn_up_points)) for rules in PRESETS.values()),
    ),
}
BELOW = tuple(f"{name}=0" for name in ("target", "hang_jack", "game_points"))


VALUES = [
    f"{name}={written(value)}"
    for name, option in OPTIONS.items()
    for value in (option.values or NUMBERS[name])
]


ALLFOURS = Coverage(
    game="allfours",
    title="All Fours",
    copied="copied-allfours.json",
    values=VALUES,
    below=BELOW,
    not_shown=NOT_SHOWN,
    refuses_nothing=REFUSES_NOTHING,
)
CASES = ALLFOURS.cases
PAGE = ALLFOURS.page


def test_the_options_of_the_page_are_those_of_the_cases() -> None:
    named = re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE)
    assert named == list(OPTIONS)
    assert {case["option"].partition("=")[0] for case in CASES if "option" in case} == set(OPTIONS)


def test_every_value_of_the_page_is_one_of_the_cases() -> None:
    """The words and numbers in code marks of the table of options."""
    rows = re.findall(r"^\| `([a-z_]+)` \| ([^|]+) \|", PAGE, re.MULTILINE)
    told = {f"{name}={value}" for name, cell in rows for value in re.findall(r"`([^`]+)`", cell)}
    assert told <= set(VALUES)
