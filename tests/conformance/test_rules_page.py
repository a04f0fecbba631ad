"""The rules in numbered clauses are whole: their index, their references, and their tables of options, decks and presets."""

import re
from pathlib import Path

import pytest

from fourball.golf import (
    MAX_SEATS,
    MIN_SEATS,
    OPTIONS,
    PRESET_INFO,
    PRESETS,
    Option,
    Rules,
    deck_count,
)

PAGE = (Path(__file__).parents[2] / "docs/rules/golf.md").read_text(encoding="utf-8")
HEADINGS = re.findall(r"^\*\*(\d+)\.(\d+) ([^*]+)\.\*\*", PAGE, re.MULTILINE)
CLAUSES = {f"{section}.{number}" for section, number, _ in HEADINGS}


def rows_after(heading: str) -> list[list[str]]:
    """The rows of the first table after a heading, cell by cell."""
    lines = PAGE[PAGE.index(heading) :].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("| ---"))
    rows = []
    for line in lines[start + 1 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return rows


def clause(number: str) -> str:
    """The text of a clause, its table included, in one line."""
    text = PAGE[PAGE.index(f"**{number} ") :]
    end = re.search(r"\n\n(?:\*\*\d|## )", text)
    return " ".join(text[: end.start() if end else None].split())


def test_clauses_are_numbered_without_a_gap() -> None:
    seen: dict[str, int] = {}
    for section, number, _ in HEADINGS:
        assert int(number) == seen.get(section, 0) + 1, f"{section}.{number}"
        seen[section] = int(number)
    assert list(seen) == [str(section) for section in range(1, len(seen) + 1)]


def test_the_index_names_every_clause() -> None:
    index = " ".join(PAGE[PAGE.index("## Index") : PAGE.index("## 1 ")].split())
    wanted = [f"{section}.{number}: {title}" for section, number, title in HEADINGS]
    assert re.findall(r"\d+\.\d+: [^;*]+?(?=;| \* \*\*|$)", index) == wanted


def test_every_clause_that_is_referred_to_exists() -> None:
    text = re.sub(r"https?://\S+|`[^`]*`", "", PAGE)
    assert {
        number for number in re.findall(r"\b\d+\.\d+\b", text) if number not in CLAUSES
    } == set()


def values_in_words(option: Option) -> str:
    """The values of an option as its row of the table puts them."""
    words = [f"`{value}`" for value in option.values]
    words += [f"`{word}:N` (N from 1 to {most})" for word, most in option.counted]
    if option.least is not None:
        number = f"a whole number from {option.least} to {option.most}"
        words.append(f"or {number}" if words else number)
    return ", ".join(words)


def test_the_table_of_options_is_the_programs() -> None:
    told = [(row[0], row[1], row[2]) for row in rows_after("## 10 ")]
    assert told == [
        (f"`{name}`", values_in_words(option), f"`{option.default}`")
        for name, option in OPTIONS.items()
    ]


def test_every_option_is_said_in_the_clauses_beside_it() -> None:
    for name, values, _, _, clauses in rows_after("## 10 "):
        beside = []
        for first, last in re.findall(r"(\d+\.\d+)(?: to (\d+\.\d+))?", clauses):
            section, number = first.split(".")
            until = int(last.split(".")[1]) if last else int(number)
            beside += [clause(f"{section}.{one}") for one in range(int(number), until + 1)]
        text = " ".join(beside)
        assert name.strip("`") in text
        for value in re.findall(r"`([a-z0-9_]+)`", values):
            assert value in text, (name, value)


@pytest.mark.parametrize("name", OPTIONS)
def test_a_default_is_a_value(name: str) -> None:
    assert OPTIONS[name].takes(OPTIONS[name].default)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("jokers", (-1000, 1000, -1001, 1001)),
        ("block_self", (-1000, 1000, -1001, 1001)),
        ("jokers_count", (1, 100, 0, 101)),
        ("turn_cap", (1, 10_000, 0, 10_001)),
        ("length", ("holes:1", "holes:10000", "holes:0", "holes:10001")),
        ("length", ("points:1", "points:1000000", "points:0", "points:1000001")),
    ],
)
def test_numbers_are_taken_up_to_their_bounds_and_no_further(
    option: str, values: tuple[int | str, ...]
) -> None:
    assert [OPTIONS[option].takes(value) for value in values] == [True, True, False, False]


def test_the_sentence_on_decks_is_what_is_dealt() -> None:
    text = clause("2.3")
    numbers = {"one": 1, "two": 2, "three": 3}
    for name in OPTIONS["decks"].values:
        told = text[text.index(f"`decks={name}`") :]
        told = told[: told.index(".")]
        decks: dict[int, int] = {}
        for word, first, last in re.findall(
            r"(one|two|three)(?: decks?)? for (\d+)(?:-(\d+)| or more)", told
        ):
            for seats in range(int(first), int(last or 99) + 1):
                decks[seats] = numbers[word]
        rules = Rules.preset("four-card", decks=name)
        for seats in range(MIN_SEATS, 13):
            needed = decks[seats]
            while seats * 5 + 1 > 52 * needed:
                needed += 1
            assert deck_count(rules, seats) == needed, (name, seats)


def test_the_seats_are_as_many_as_the_rules_say() -> None:
    assert "two to eight seats" in clause("2.22")
    assert (MIN_SEATS, MAX_SEATS) == (2, 8)


def test_the_table_of_presets_is_the_programs() -> None:
    wanted = []
    for preset, rules in PRESETS.items():
        differing = [
            f"`{name}={getattr(rules, name)}`"
            for name, option in OPTIONS.items()
            if getattr(rules, name) != option.default
        ]
        info = PRESET_INFO[preset]
        wanted.append([f"`{preset}`", info.title, ", ".join(differing), info.follows])
    assert rows_after("**16.1 ") == wanted


def test_presets_that_the_rules_name_exist() -> None:
    named = set(re.findall(r"`([a-z]+(?:-[a-z0-9]+)+)`", PAGE))
    assert named
    assert named <= set(PRESETS)
