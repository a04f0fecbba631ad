"""Every clause and every value of an option has its cases, in both games; what has none is listed, with the reason."""

from collections import Counter, defaultdict

import pytest

from tests.conformance.coverage import Coverage, is_refusal, written
from tests.conformance.test_clauses_allfours import ALLFOURS
from tests.conformance.test_clauses_golf import GOLF

GAMES = (GOLF, ALLFOURS)
each = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.game))


@each
def test_every_clause_has_a_case_or_a_reason(game: Coverage) -> None:
    print(game.listing())
    told = game.shown() | set(game.not_shown)
    assert [clause for clause in game.clauses if clause not in told] == []


@each
def test_no_reason_is_kept_for_a_clause_that_a_case_shows(game: Coverage) -> None:
    assert set(game.not_shown) <= set(game.clauses)
    assert set(game.not_shown) & game.shown() == set()


@each
def test_every_clause_that_is_cited_exists(game: Coverage) -> None:
    cited = defaultdict(list)
    for case in game.cases:
        foreign = [one for one in case.get("clauses", []) if not one.startswith(f"{game.title} ")]
        assert not foreign, case["id"]
        for clause in game.shown_by(case):
            cited[clause].append(case["id"])
    assert {clause: ids for clause, ids in cited.items() if clause not in game.clauses} == {}


@each
def test_every_case_says_what_it_shows(game: Coverage) -> None:
    assert [case["id"] for case in game.cases if not case.get("clauses")] == []


def test_no_two_cases_share_an_id() -> None:
    counts = Counter(case["id"] for game in GAMES for case in game.cases)
    assert [name for name, count in counts.items() if count > 1] == []


@each
def test_every_value_has_an_accepting_case(game: Coverage) -> None:
    print(game.listing())
    assert game.without(accepting=True) == []


@each
def test_every_value_has_a_refusing_case(game: Coverage) -> None:
    print(game.listing())
    assert [one for one in game.without(accepting=False) if one not in game.undecided] == []


@pytest.mark.parametrize(
    ("game", "value"),
    [
        pytest.param(game, value, id=f"{game.game}-{value}")
        for game in GAMES
        for value in (*game.values, *game.below)
    ],
)
def test_a_refusing_case_refuses_something(game: Coverage, value: str) -> None:
    cases = [case for case in game.cases if case.get("option") == value and not case["accepts"]]
    refusing = [case for case in cases if is_refusal(case)]
    if game.is_harmless(value):
        assert not refusing
        assert cases
    else:
        assert refusing or value in game.undecided


@each
def test_an_accepting_case_refuses_nothing(game: Coverage) -> None:
    assert [case["id"] for case in game.cases if case.get("accepts") and is_refusal(case)] == []


@each
def test_a_value_that_a_case_is_about_is_agreed_in_it(game: Coverage) -> None:
    for case in game.cases:
        assert ("option" in case) == ("accepts" in case), case["id"]
        if "option" in case:
            name, _, value = case["option"].partition("=")
            assert written(case["rules"][name]) == value, case["id"]


if __name__ == "__main__":
    for game in GAMES:
        print(game.listing())
