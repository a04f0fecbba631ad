"""The pages say what the code does: examples run, and tables agree with the code."""

import doctest
import re
from pathlib import Path

import pytest

from fourball.allfours import rules as hand
from fourball.allfours.actions import action_words as hand_words
from fourball.cards import DECK
from fourball.golf import Rules
from fourball.golf import rules as r
from fourball.golf.actions import action_words, encode
from fourball.golf.options import OPTIONS

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(240)
@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_examples_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 0


def test_docstrings_with_examples_run() -> None:
    from fourball.play import hand, hole

    for module in (hole, hand):
        result = doctest.testmod(module)
        assert result.failed == 0
        assert result.attempted > 0


def under(heading: str) -> str:
    """What stands under a heading of the page for researchers, to the next one."""
    page = (ROOT / "docs/research.md").read_text(encoding="utf-8")
    return page.partition(f"\n{heading}\n")[2].partition("\n#")[0]


def test_the_table_of_actions_of_all_fours_is_the_codes() -> None:
    told: dict[int, str] = {}
    rows = re.findall(
        r"^\| (\d+)(?:(?: to |, )(\d+))? \| (.*?) \|",
        under("### Actions of All Fours"),
        re.MULTILINE,
    )
    for first, last, cell in rows:
        numbers = range(int(first), int(last or first) + 1)
        words = re.findall(r"`([^`]+)`", cell)
        words = words if len(words) == len(numbers) else words * len(numbers)
        told |= dict(zip(numbers, words, strict=True))
    assert set(told) == set(range(hand.ACTIONS))
    cards = {first + card for first in (0, 64, 128, 192) for card in DECK}
    for action in cards | set(range(hand.STAND, hand.ACTIONS)):
        said = hand_words(action)
        assert said == told[action].replace("CARD", said.split()[-1])


def test_the_table_of_actions_is_the_codes() -> None:
    page = under("### Actions")
    options = encode(Rules.preset("ten-card", match="line"), 2)
    anywhere = encode(Rules.preset("ten-card", match="anywhere"), 2)
    told = set()
    for first, last, word in re.findall(
        r"^\| (\d+)(?: to (\d+))? \| `([a-z]+)", page, re.MULTILINE
    ):
        for action in range(int(first), int(last or first) + 1):
            told.add(action)
            one = anywhere if action >= r.CLEAR + r.PAIRS else options
            assert action_words(action, one).split()[0] == word
    assert told == set(range(r.ACTIONS))
    assert f"from {r.CLEAR + r.PAIRS} on the pairs" in page


def test_the_table_of_observations_is_the_codes() -> None:
    page = (ROOT / "docs/research.md").read_text(encoding="utf-8")
    names = {
        r.SEEN_PHASE: "phase",
        r.SEEN_TURN: "whose turn",
        r.SEEN_HELD: "the held card",
        r.SEEN_DISCARD: "the top discard",
        r.SEEN_STOCK: "cards in the stock",
        r.SEEN_PILE: "cards in the discard pile",
        r.SEEN_ENDER: "ender",
        r.SEEN_TURNS_LEFT: "last turns",
        r.SEEN_TURNS: "turns the viewer",
    }
    for index, name in names.items():
        assert f"| {index} | {name}" in page
    assert f"{r.OBSERVATION} integers" in page


def test_the_rules_page_lists_every_option_and_value() -> None:
    page = (ROOT / "docs/rules/golf.md").read_text(encoding="utf-8")
    for name, option in OPTIONS.items():
        assert f"`{name}`" in page
        for value in option.values:
            assert f"`{value}`" in page or f"`{name}={value}`" in page, (name, value)


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("golf", ("cards.py", "play/hole.py", "terminal/golf/*.py", "golf/*.py")),
        ("allfours", ("play/hand.py", "terminal/allfours/*.py", "allfours/*.py")),
    ],
)
def test_every_clause_that_code_cites_stands_in_the_rules(
    page: str, names: tuple[str, ...]
) -> None:
    text = (ROOT / f"docs/rules/{page}.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^\*\*(\d+\.\d+) ", text, re.MULTILINE))
    cited = set()
    for name in names:
        for file in (ROOT / "src/fourball").glob(name):
            cited |= set(re.findall(r"\b([1-9]\.\d{1,2})\b", file.read_text(encoding="utf-8")))
    assert cited
    assert cited <= clauses, cited - clauses
