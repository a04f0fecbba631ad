"""Every public complaint about stocks, scores and legality, and every one about All Fours, has a test that says which one it is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]

# From the list of public complaints about such games: its sections on stock, shuffle and chance, on scoring, on rules and
# legality; and from the others what was said of All Fours, of partners and of tricks.
COMPLAINTS = {
    "B013": "an action is done for whoever it names",
    "B016": "partners tell each other what the others do not hear",
    "B034": "one dropped line ends the match for all four",
    "B056": "drawing from an empty stock leaves the player with no action",
    "B057": "drawing from an empty stock shows a spinner for ever",
    "B058": "a draw that gave no card used up the turn",
    "B059": "discards are not turned back into the stock",
    "B061": "a restart after a shuffle deals other cards",
    "B062": "after a restart the same hands come again",
    "B063": "players do not trust the shuffle, and cannot check it",
    "B064": "players accuse the site of fixed cards, and nothing answers them in plain words",
    "B065": "the seed of a shuffle can be guessed, or is used again",
    "B067": "equal negative cards are scored wrongly",
    "B068": "server, bot and client score by rules of their own",
    "B069": "the ender's penalty is reckoned of zero and negative scores",
    "B070": "a line that cancels is left because another crosses it",
    "B071": "a single row counts as complete columns",
    "B073": "points go to the wrong seat, or with the wrong size",
    "B074": "a hole is scored twice",
    "B075": "a tie is shown as a win for one, as none, or differently in two places",
    "B076": "both sides reach the target together, and the game goes to the wrong one",
    "B077": "a kick that reaches the target counts as an aborted hand",
    "B079": "counters of a hole are wiped at the wrong moment",
    "B080": "nobody is lowest where all scores are negative or equal",
    "B081": "a replay counts in the standings, or moves the dealer",
    "B082": "figures that came and went leave a subtotal behind",
    "B083": "what is legal is not what the rules say",
    "B085": "a trump does not beat the suit led",
    "B086": "somebody else than the winner of a trick leads, or the turn goes the wrong way round",
    "B087": "another suit may be thrown while the one led is held",
    "B088": "bots play what is not legal after an option was added",
    "B089": "the dealer never moves",
    "B091": "a stale choice is let through",
    "B092": "the same cell twice counts as two cards shown",
    "B093": "from the second hole on a table waits for ever before play",
    "B094": "a client out of step is not told how the table stands",
    "B095": "a player has no last turn, or is not told of it",
    "B104": "the last card of a trick is swept away before anyone sees it",
    "B113": "a bot leads a low trump and keeps the king",
    "B115": "a bot trumps its partner's winning card",
    "B145": "a new version loses what was there",
    "B146": "the page needs what browsers no longer have",
}


def docstrings() -> Iterator[str]:
    """What each test says of itself."""
    for path in TESTS.rglob("test_*.py"):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_test = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            if is_test and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_every_complaint_has_a_test():
    """The number stands in the docstring of a test function."""
    named = {number for text in docstrings() for number in re.findall(r"\bB\d{3}\b", text)}
    missing = {number: text for number, text in COMPLAINTS.items() if number not in named}
    assert missing == {}
