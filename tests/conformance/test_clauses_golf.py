"""What the cases of Golf have to show, and its tables of decks, moments, questions and worked examples, row by row."""

import re
from collections.abc import Mapping

import pytest

from fourball import golf
from fourball.cards import parse_cards
from fourball.golf import OPTIONS
from fourball.play import State
from tests.conformance.coverage import Case, Coverage, is_refusal

# Clauses that no case can show, and why. A definition or a rule that a case can show does not belong here.
NOT_SHOWN = {
    "1.1": "names the game",
    "1.2": "says what players want, not what they may do",
    "1.12": "names",
    "2.2": "a case has one rules object and no later one; records have one for the match (tests of the record)",
    "2.10": "about real cards; a program shows none too early (tests of the view)",
    "2.19": "what a client may do; the record has seat order (2.11)",
    "2.20": "agreed at the table, before the first deal",
    "2.21": "agreed at the table; a hole given up leaves no record",
    "3.8": "what a client may do before an action stands (tests of the table)",
    "3.29": "agreed at the table; it changes no action (tests of the table)",
    "10.3": "lists which of the other clauses are these rules' own choice",
    "10.6": "names the sources",
    **{f"15.{number}": "advice, not a rule" for number in range(1, 8)},
    "16.3": "advice, not a rule",
}

# Values that can refuse no action, no pack and no combination. Each has a case that it leaves alone instead.
REFUSES_NOTHING = {
    "values=basic": "only counts",
    "values=harder": "only counts",
    "bonus=none": "only counts",
    "negative_pairs=cancel": "lets everything cancel",
    "block=none": "only counts",
    "block_self=none": "only counts",
    **{f"penalty={value}": "only counts" for value in OPTIONS["penalty"].values},
    **{f"tie={value}": "only counts" for value in OPTIONS["tie"].values},
    "length=open": "says when a match is over, not what may be done",
    "length=holes:9": "says when a match is over, not what may be done",
    "length=holes:18": "says when a match is over, not what may be done",
    "length=points:1": "says when a match is over, not what may be done",
    "length=points:100": "says when a match is over, not what may be done",
}

# Of numbers: usual ones and those at a border. Numbers below a border are no values, so they are only refused.
NUMBERS = {
    "jokers": (-2, -5, 0, 3),
    "jokers_count": (1, 2, 3),
    "block_self": (-10, -20, 0, 5),
    "turn_cap": (1, 2, 50),
    "length": ("holes:1", "holes:9", "holes:18", "points:1", "points:100"),
}
BELOW = ("jokers_count=0", "turn_cap=0", "length=holes:0", "length=points:0")
NEVER_UNDECIDED = {"length=holes:1": "the match is over after any hole; holes:0 is refused"}

# Rows of the table of 2.3, by the players they are for. The row of from_five for nine or more is never reached (2.22).
DECKS = {
    "from_four": {1: (2, 3), 2: (4, 5, 6, 7), 3: (8,)},
    "from_five": {1: (2, 3, 4), 2: (5, 6, 7, 8)},
    "from_eight": {1: (2, 3, 4, 5, 6, 7), 2: (8,)},
    "two_or_more": {2: (2, 3, 4, 5), 3: (6, 7, 8)},
    "by_threes": {1: (2, 3), 2: (4, 5, 6), 3: (7, 8)},
}

VALUES = [f"{name}={value}" for name, option in OPTIONS.items() for value in option.values] + [
    f"{name}={value}" for name, values in NUMBERS.items() for value in values
]


GOLF = Coverage(
    game="golf",
    title="Golf",
    copied="copied.json",
    values=VALUES,
    below=BELOW,
    not_shown=NOT_SHOWN,
    refuses_nothing=REFUSES_NOTHING,
    undecided=NEVER_UNDECIDED,
)
CASES = GOLF.cases
PAGE = GOLF.page
shown_by = GOLF.shown_by


def table(heading: str) -> list[list[str]]:
    """The rows of the first table after a heading or a clause of the rules, cell by cell."""
    lines = PAGE[PAGE.index(heading) :].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| ---"))
    rows = []
    for line in lines[start + 1 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return rows


@pytest.mark.parametrize(
    ("option", "decks"), [(option, decks) for option, rows in DECKS.items() for decks in rows]
)
def test_every_row_of_the_decks_table_is_dealt_and_guarded(option: str, decks: int) -> None:
    players = DECKS[option][decks]
    about = [
        case
        for case in CASES
        if case.get("option") == f"decks={option}"
        and "2.3" in shown_by(case)
        and case["seats"] in players
    ]
    dealt = [case for case in about if case["accepts"]]
    refused = [case for case in about if not case["accepts"]]
    assert {case["seats"] for case in dealt} >= {players[0], players[-1]}
    assert {len(case["pack"].split()) // 52 for case in dealt} == {decks}
    assert refused
    assert decks not in {len(case["pack"].split()) // 52 for case in refused}


def test_the_decks_table_of_the_cases_is_whole() -> None:
    assert set(DECKS) == set(OPTIONS["decks"].values)
    for option, rows in DECKS.items():
        players = sorted(seats for row in rows.values() for seats in row)
        assert players == list(range(golf.MIN_SEATS, golf.MAX_SEATS + 1)), option


def test_every_moment_of_a_turn_has_a_case() -> None:
    moments = [row[0] for row in table("**3.28 ")]
    assert len(moments) == 6
    assert {case["moment"] for case in CASES if "moment" in case} == set(moments)


def test_every_question_has_a_case() -> None:
    rows = table("**13.1 ")
    assert all(len(row) == 4 for row in rows)
    questions = {row[0] for row in rows}
    assert len(questions) == len(rows) == 59
    answered = {case["question"] for case in CASES if "question" in case}
    assert answered - questions == set()
    # 2.10 is about real cards, see NOT_SHOWN.
    assert questions - answered == {"Somebody saw dealt cards"}


def test_a_question_is_answered_by_the_clauses_beside_it() -> None:
    beside = {row[0]: set(re.findall(r"\d+\.\d+", row[2])) for row in table("**13.1 ")}
    for case in CASES:
        if "question" in case:
            assert shown_by(case) & beside[case["question"]], case["id"]


def options_of(text: str) -> dict[str, str]:
    """The options in a cell of the rules, as ``layout=2x2`` in code marks."""
    return dict(re.findall(r"`([a-z_]+)=([^`]+)`", text))


def agrees(case: Case, options: Mapping[str, str]) -> bool:
    return all(str(case["rules"][name]) == value for name, value in options.items())


def test_every_worked_example_of_a_layout_is_a_case() -> None:
    rows = table("**12.1 ")
    assert len(rows) == 14
    for options, layout, _, score in rows:
        assert [
            case
            for case in CASES
            if case["kind"] == "golf.layout"
            and "12.1" in shown_by(case)
            and (case["layout"], case["score"]) == (layout, int(score))
            and agrees(case, options_of(options))
        ], (options, layout)


def test_every_worked_example_of_a_result_is_a_case() -> None:
    rows = table("**12.2 ")
    assert len(rows) == 6
    for options, raw, result, _ in rows:
        scores = [[int(score) for score in text.split(", ")] for text in (raw, result)]
        assert [
            case
            for case in CASES
            if case["kind"] == "golf.adjust"
            and case["ender"] == 0
            and "12.2" in shown_by(case)
            and [case["raw"], case["result"]] == scores
            and agrees(case, options_of(options))
        ], (options, raw)


def test_the_short_hole_is_a_case_with_each_of_its_three_results() -> None:
    told = PAGE[PAGE.index("**12.4 ") : PAGE.index("## 13 ")]
    words = re.findall(r"\d (?:turn|draw|take|swap|discard)(?: \d)?", told[told.index("```") :])
    scores = {
        tuple(case["expect"]["scores"]): case["actions"]
        for case in CASES
        if "12.4" in shown_by(case) and "scores" in case.get("expect", {})
    }
    assert scores[32, 26] == scores[42, 26] == words
    assert scores[28, 31] == words[:-2]
    for first, second in scores:
        assert re.search(rf"\b{first}\b.*\b{second}\b", told, re.DOTALL)


def after_actions(case: Case) -> State:
    state = State.deal(
        golf.Rules.from_dict(case["rules"]),
        case["seats"],
        case["dealer"],
        parse_cards(case["pack"]),
    )
    for action in case["actions"]:
        state, _ = state.apply(action)
    return state


@pytest.mark.parametrize(
    "case",
    [
        case
        for case in CASES
        if {"sees", "sees_held"} & set(case.get("expect", {})) and not is_refusal(case)
    ],
    ids=lambda case: str(case["id"]),
)
def test_each_seat_sees_what_the_case_says(case: Case) -> None:
    state = after_actions(case)
    views = [state.view(seat, memory=True) for seat in range(case["seats"])]
    got = {
        "sees": [[" ".join(one.remembered) for one in view.layouts] for view in views],
        "sees_held": [view.held.card if view.held is not None else None for view in views],
    }
    wanted = {name: case["expect"][name] for name in got if name in case["expect"]}
    assert wanted == {name: got[name] for name in wanted}


def test_only_cases_that_are_played_through_say_what_is_seen() -> None:
    told = [case for case in CASES if {"sees", "sees_held"} & set(case.get("expect", {}))]
    assert len(told) >= 15
    assert not any(is_refusal(case) or case.get("reshuffles") for case in told)
