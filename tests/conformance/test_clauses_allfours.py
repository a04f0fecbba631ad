"""Every clause of All Fours and every value of an option has its cases; what has none is listed, with the reason."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from fourball.allfours import OPTIONS, PRESETS

Case = Mapping[str, Any]

FOLDER = Path(__file__).parent
PAGE = (FOLDER.parents[1] / "docs/rules/allfours.md").read_text(encoding="utf-8")
CLAUSES = dict(re.findall(r"^\*\*(\d+\.\d+) ([^*]+)\.\*\*", PAGE, re.MULTILINE))


def allfours_cases() -> list[Case]:
    """Every case of All Fours, with what ``copied-allfours.json`` says of those that do not say it themselves."""
    told = json.loads((FOLDER / "copied-allfours.json").read_text(encoding="utf-8"))
    lines = [
        line
        for path in sorted(FOLDER.glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    cases = [case for case in map(json.loads, lines) if case["kind"].startswith("allfours.")]
    unknown = set(told) - {case["id"] for case in cases}
    assert not unknown, f"copied-allfours.json tells of cases that are not there: {unknown}"
    return [{**case, **told.get(case["id"], {})} for case in cases]


CASES = allfours_cases()

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


def written(value: object) -> str:
    """A value as a case names it: words as they are, anything else as in JSON."""
    return value if isinstance(value, str) else json.dumps(value)


VALUES = [
    f"{name}={written(value)}"
    for name, option in OPTIONS.items()
    for value in (option.values or NUMBERS[name])
]


def shown_by(case: Case) -> set[str]:
    """The numbers of the clauses that a case shows."""
    return {clause.removeprefix("All Fours ") for clause in case.get("clauses", [])}


def is_refusal(case: Case) -> bool:
    """Whether something is refused in the case: an action, the deal, or the rules."""
    return "refused" in case.get("expect", case)


def is_never_refusing(value: str) -> bool:
    return value in REFUSES_NOTHING or value.partition("=")[0] in REFUSES_NOTHING


def without(accepting: bool) -> list[str]:
    """The values that have no accepting, or no refusing, case."""
    told = {case["option"] for case in CASES if case.get("accepts") is accepting}
    return [value for value in VALUES if value not in told]


def listing() -> str:
    """How many cases each clause and each value has, and what has none."""
    clauses = Counter(clause for case in CASES for clause in shown_by(case))
    yes, no = (
        Counter(case["option"] for case in CASES if case.get("accepts") is accepting)
        for accepting in (True, False)
    )
    lines = [f"{len(CASES)} cases of All Fours", "Clauses:"]
    lines += [
        f"  {clause} {title}: {clauses[clause] or 'none, ' + NOT_SHOWN.get(clause, 'AND NO REASON')}"
        for clause, title in CLAUSES.items()
    ]
    lines += ["Values (accepting, refusing):"]
    for value in VALUES:
        instead = " (left alone)" if is_never_refusing(value) else " (NONE)" * (not no[value])
        lines.append(f"  {value}: {yes[value]}, {no[value]}{instead}")
    return "\n".join(lines)


def test_every_clause_has_a_case_or_a_reason() -> None:
    print(listing())
    shown = {clause for case in CASES for clause in shown_by(case)}
    assert [clause for clause in CLAUSES if clause not in shown | set(NOT_SHOWN)] == []


def test_no_reason_is_kept_for_a_clause_that_a_case_shows() -> None:
    shown = {clause for case in CASES for clause in shown_by(case)}
    assert set(NOT_SHOWN) <= set(CLAUSES)
    assert set(NOT_SHOWN) & shown == set()


def test_every_clause_that_is_cited_exists() -> None:
    cited = defaultdict(list)
    for case in CASES:
        assert all(clause.startswith("All Fours ") for clause in case.get("clauses", [])), case[
            "id"
        ]
        for clause in shown_by(case):
            cited[clause].append(case["id"])
    assert {clause: ids for clause, ids in cited.items() if clause not in CLAUSES} == {}


def test_every_case_of_all_fours_says_what_it_shows() -> None:
    assert [case["id"] for case in CASES if not case.get("clauses")] == []


def test_no_two_cases_share_an_id() -> None:
    counts = Counter(case["id"] for case in CASES)
    assert [name for name, count in counts.items() if count > 1] == []


def test_every_value_has_an_accepting_case() -> None:
    print(listing())
    assert without(accepting=True) == []


def test_every_value_has_a_refusing_case() -> None:
    print(listing())
    assert without(accepting=False) == []


@pytest.mark.parametrize("value", [*VALUES, *BELOW])
def test_a_refusing_case_refuses_something(value: str) -> None:
    cases = [case for case in CASES if case.get("option") == value and not case["accepts"]]
    refusing = [case for case in cases if is_refusal(case)]
    if is_never_refusing(value) and value not in BELOW:
        assert not refusing
        assert cases
    else:
        assert refusing


def test_an_accepting_case_refuses_nothing() -> None:
    assert [case["id"] for case in CASES if case.get("accepts") and is_refusal(case)] == []


def test_a_value_that_a_case_is_about_is_agreed_in_it() -> None:
    for case in CASES:
        assert ("option" in case) == ("accepts" in case), case["id"]
        if "option" in case:
            name, _, value = case["option"].partition("=")
            assert written(case["rules"][name]) == value, case["id"]


def test_the_options_of_the_page_are_those_of_the_cases() -> None:
    named = re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE)
    assert named == list(OPTIONS)
    assert {case["option"].partition("=")[0] for case in CASES if "option" in case} == set(OPTIONS)


def test_every_value_of_the_page_is_one_of_the_cases() -> None:
    """The words and numbers in code marks of the table of options."""
    rows = re.findall(r"^\| `([a-z_]+)` \| ([^|]+) \|", PAGE, re.MULTILINE)
    told = {f"{name}={value}" for name, cell in rows for value in re.findall(r"`([^`]+)`", cell)}
    assert told <= set(VALUES)


if __name__ == "__main__":
    print(listing())
