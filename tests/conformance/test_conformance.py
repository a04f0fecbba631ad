"""Every case of Golf and of All Fours agrees; a case of another game is not supported, and says so."""

import json
from collections import Counter
from pathlib import Path

import pytest

from fourball import conformance

FOLDER = Path(__file__).parent
CASES = [
    json.loads(line)
    for path in sorted(FOLDER.glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_agrees(case: dict[str, object]) -> None:
    verdict = conformance.run(case)
    assert verdict == conformance.Verdict(conformance.AGREES)


def test_case_of_another_game_is_not_supported() -> None:
    verdict = conformance.run({"id": "x", "kind": "whist.play"})
    assert verdict.outcome == conformance.NOT_SUPPORTED
    assert verdict.reason


def test_no_kind_of_case_is_left_out() -> None:
    """How many cases of each kind agree here: the copied ones, and those written clause by clause."""
    assert Counter(case["kind"] for case in CASES) == {
        "golf.layout": 78 + 107,
        "golf.adjust": 26 + 51,
        "golf.match": 9 + 22,
        "golf.play": 112 + 339,
        "golf.preset": 39,
        "golf.rules": 129,
        "allfours.legal": 34 + 39,
        "allfours.trick": 12 + 39,
        "allfours.auction": 44 + 116,
        "allfours.hand": 62 + 127,
        "allfours.preset": 13,
        "allfours.rules": 98,
    }


def changed(case_id: str, **changes: object) -> dict[str, object]:
    case = next(case for case in CASES if case["id"] == case_id)
    return {**case, **changes}


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        (changed("layout-001", score=13), "score is 12, not 13"),
        (changed("adjust-001", result=[17, 12]), "result is"),
        (changed("play-001", expect={"to_act": 1}), "to_act is 0, not 1"),
        (
            changed("play-004", actions=["0 turn 1"], expect={"refused": 1}),
            "was accepted, but must be refused",
        ),
        (changed("play-004", expect={"refused": 1}), "to be refused is not its last"),
        (changed("play-004", expect={"refused": 3}), "to be refused is not its last"),
        (changed("layout-001", cancelled=[2, 5]), "cancelled is [1, 4], not [2, 5]"),
        (changed("layout-001", layout="7h Ks / 7d 4c"), "the case is malformed: its layout"),
        (changed("play-002", actions=["1 turn 1"]), "was refused"),
        (changed("play-001", pack="7h"), "the deal was refused"),
        (changed("golf-preset-001", preset="nobody's"), "there is no preset"),
        (changed("golf-11.6-1", refused=["place"]), "refused is ['end', 'place'], not ['place']"),
        (changed("golf-11.6-3", refused=["place", "end"]), "refused is [], not"),
        (changed("golf-11.6-1", refused="place"), "its refused is 'place'"),
        ({"id": "x", "kind": "golf.rules"}, "the case is malformed: its rules"),
        ({"id": "x", "kind": "golf.layout"}, "the case is malformed"),
        (changed("legal-001", legal="Kh"), "legal is ['Kh', '3h'], not ['Kh']"),
        (changed("trick-001", winner=2), "winner is 1, not 2"),
        (changed("auction-002", expect={"points": [1, 0]}), "points is [0, 1], not [1, 0]"),
        (changed("auction-027", expect={"refused": 1}), "to be refused is not its last"),
        (changed("hand-048", actions=["0 stand"], expect={"refused": 1}), "must be refused"),
        (changed("allfours-3.12-1", expect={"sees": []}), "sees is"),
        (changed("allfours-3.12-1", expect={"sees": [[1]]}), "the case is malformed: its sees"),
        (changed("allfours-9.1-3", refused=["follow"]), "refused is ['follow', 'void_must_trump']"),
        ({"id": "x", "kind": "allfours.rules"}, "the case is malformed: its rules"),
        (["no", "case"], "a case is an object with a kind"),
    ],
)
def test_a_wrong_case_disagrees_and_says_why(case: object, reason: str) -> None:
    verdict = conformance.run(case)
    assert verdict.outcome == conformance.DISAGREES
    assert reason in verdict.reason
