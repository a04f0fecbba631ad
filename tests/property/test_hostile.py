"""Whatever a document, a text or a file holds: an answer, or a ``FourballError`` with a code and one sentence, never anything else."""

import copy
import functools
import itertools
import json
import math
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fourball import conformance, record
from fourball.cards import card_text, parse_card, parse_cards
from fourball.errors import FourballError, NotationError, RecordError, brief
from fourball.golf import PRESETS, Rules
from fourball.play import State
from fourball.terminal.checking import check_file
from tests.support.tables import choose, dealt, played

CASES = [
    json.loads(line)
    for path in sorted((Path(__file__).parents[1] / "conformance").glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]
GOLF_CASES = [case for case in CASES if case["kind"].startswith("golf.")]


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


ODD = (
    *(None, True, False, 0, -1, 1, 7, 255, 10**30, 10**5_000, 1.0, 1.5, math.nan, math.inf),
    *("", " ", "0", "0 ", "x", "0 draw", "0 turn ²", "0 swap ٣", "7ſ", "\ud800", "\u2028", "9" * 5_000),
    *([], {}, [[]], [None], [True], ["0"], [""], {"a": 1}, {"self": 1}, nested(60)),
)  # fmt: skip
odd = st.sampled_from([*ODD, nested(100_000)]) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
fuzz = settings(max_examples=300, deadline=None)


def answer_of(read: Callable[[], object]) -> object:
    """What is read; ``None`` if it is refused as it should be."""
    try:
        return read()
    except FourballError as error:
        refusal = error
    assert refusal.code
    assert refusal.sentence.endswith(".")
    assert len(refusal.sentence) < 700
    json.dumps(refusal.facts)
    return None


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    inner = document.items() if isinstance(document, dict) else ()
    if isinstance(document, list):
        inner = list(enumerate(document))[:3]
    for name, value in inner:
        yield from places(value, (*path, name))


def changed(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    whole = copy.deepcopy(document)
    inner = whole
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return whole


@functools.cache
def documents() -> list[dict[str, Any]]:
    return [played(seed).record(unfinished=True) for seed in range(8)]


# Records


def assert_read_or_refused(document: Any) -> None:
    answer = answer_of(lambda: record.read(document))
    if isinstance(answer, record.Record):
        assert record.read(answer.to_dict()).to_dict() == answer.to_dict()


@fuzz
@given(st.data())
def test_a_record_with_anything_in_any_place_is_read_or_refused(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(documents()))
    path = data.draw(st.sampled_from(list(places(document))))
    assert_read_or_refused(changed(document, path, data.draw(odd)))


@pytest.mark.parametrize("path", list(places(documents()[0])), ids=str)
def test_a_record_with_each_odd_value_in_each_place_is_read_or_refused(path: Any) -> None:
    for value in ODD:
        assert_read_or_refused(changed(documents()[0], path, value))


def test_a_record_with_any_new_field_keeps_it() -> None:
    document = changed(documents()[0], ("deals", 0, "self"), 1)
    document = changed(document, ("rules_versions",), [None])
    assert record.read(document).to_dict() == document


def finished() -> dict[str, Any]:
    return next(d for d in documents() if "totals" in d and d["deals"][0]["scores"][0] != 0)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("rules_version",), True),
        (("deals", 0, "dealer"), True),
        (("deals", 0, "actions", 0), "0"),
        (("deals", 0, "actions", 0), ""),
        (("deals", 0, "reshuffles"), ["7h"]),
        (("deals", 0, "scores"), None),
        (("totals",), None),
        (("winners",), "all"),
    ],
)
def test_a_record_with_a_wrong_value_is_refused(path: Any, value: Any) -> None:
    with pytest.raises(RecordError):
        record.read(changed(finished(), path, value))


@pytest.mark.parametrize("kind", [float, str])
def test_scores_of_another_kind_are_wrong_scores(kind: type) -> None:
    document = finished()
    scores = [kind(score) for score in document["deals"][0]["scores"]]
    with pytest.raises(RecordError, match=r"^Deal 1, action \d+: the scores are"):
        record.read(changed(document, ("deals", 0, "scores"), scores))


def test_actions_are_written_in_one_way() -> None:
    document = documents()[0]
    loose = [f"0{action.replace(' ', '  ')}" for action in document["deals"][0]["actions"]]
    again = record.read(changed(document, ("deals", 0, "actions"), loose))
    assert again.to_dict()["deals"] == document["deals"]


# Rules, cards, actions


@fuzz
@given(st.sampled_from(sorted(PRESETS["six-card"].to_dict())), odd)
def test_rules_with_anything_for_an_option_are_rules_or_refused(name: str, value: object) -> None:
    rules = answer_of(lambda: Rules.from_dict(PRESETS["six-card"].to_dict() | {name: value}))
    if isinstance(rules, Rules):
        assert Rules.from_dict(rules.to_dict()) == rules


pieces = st.sampled_from(
    [*"0123456789", " ", "  ", "\t", "\n", "\0", "-", "+", "٣", "²", "\ud800", "9" * 5_000,
     *("draw", "take", "swap", "turn", "clear", "discard", "keep", "knock", "pass", "peek", "DRAW")]
)  # fmt: skip


@fuzz
@given(
    st.integers(0, 30), st.lists(pieces, max_size=7).map("".join) | st.text(max_size=20), odd
)  # fmt: skip
def test_any_text_is_an_action_that_is_allowed_or_refused(
    steps: int, text: str, stock: object
) -> None:
    rng = random.Random(steps)
    state: State = dealt(rng)
    for _ in range(steps):
        state = state if state.over else state.apply(*choose(rng, state))[0]
    after = answer_of(lambda: state.apply(text))
    if after is not None:
        assert state.written(text) in state.legal_actions()


@fuzz
@given(st.lists(st.sampled_from([*"A10TJQKxXrbhdsc♥♡♠ſ٣ⅶ７\ufe0f ", ""]), max_size=5).map("".join))
@example("7ſ")
@example("٣h")
@example("10")
@example("")
def test_a_text_that_is_read_as_a_card_is_one(text: str) -> None:
    card = answer_of(lambda: parse_card(text))
    if isinstance(card, int):
        assert parse_card(card_text(card)) == card
        assert card_text(card)[0] in text.upper().replace("10", "T")
    answer_of(lambda: parse_cards(text))


@pytest.mark.parametrize("text", ["7ſ", "٣h", "７h", "10", "1h", "", "7h7h", "h7"])
def test_what_only_looks_like_a_card_is_none(text: str) -> None:
    with pytest.raises(NotationError):
        parse_card(text)


@pytest.mark.parametrize("value", [*ODD, nested(100_000)], ids=lambda value: type(value).__name__)
def test_any_value_can_be_named_in_a_sentence(value: object) -> None:
    assert 0 < len(brief(value)) <= 40


# Conformance cases


@fuzz
@given(st.data())
def test_a_case_with_anything_in_any_place_has_a_verdict(data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(GOLF_CASES))
    path = data.draw(st.sampled_from(list(places(case))))
    verdict = conformance.run(changed(case, path, data.draw(odd)))
    assert bool(verdict.reason) == (verdict.outcome != conformance.AGREES)


def wanted(case: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """What a case is about: its answers, and the situation where that can be of one kind only."""
    names = ("score", "blocks", "cancelled", "result", "raw", "scores", "totals", "totals_before")
    yield from ((name,) for name in (*names, "over", "winners", "pack") if name in case)
    yield from (("expect", name) for name in case.get("expect", ()))


def test_a_case_that_wants_something_impossible_disagrees() -> None:
    played_here = [case for case in GOLF_CASES if conformance.run(case).outcome == "agrees"]
    assert len(played_here) > 150
    impossible = itertools.cycle([1.5, "x", [None], {}, nested(100_000), 10**5_000, True])
    for case in played_here:
        for path in wanted(case):
            value = next(impossible)
            if value is True and path[-1] == "over":
                continue
            verdict = conformance.run(changed(case, path, value))
            assert verdict.outcome == conformance.DISAGREES, (case["id"], path)


# Files


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hostile")


@fuzz
@given(
    st.binary(max_size=60)
    | st.lists(st.sampled_from(['{"kind":', '"x"', "}", "[", "]", "\r\n", "\n", "NaN", "\u2028"]))
    .map("".join)
    .map(str.encode),
    st.sampled_from(["a.json", "a.jsonl", "a"]),
)
def test_any_file_is_checked(folder: Path, content: bytes, name: str) -> None:
    path = folder / name
    path.write_bytes(content)
    report = check_file(path)
    assert report.agree == 0
    assert report.disagree + report.not_supported > 0
    answer_of(lambda: list(record.read_file(path)))


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\n\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("name", ["a.jsonl", "a.json"])
def test_records_are_read_however_lines_end(
    folder: Path, name: str, mark: str, ending: str
) -> None:
    """A name may hold a sign that some programs take for the end of a line."""
    document = changed(documents()[0], ("seats", 0, "name"), "Ma\u2028ra\x85")
    (folder / name).write_text(
        mark + (record.write_line(document).strip() + ending) * 2, encoding="utf-8", newline=""
    )
    found = list(record.read_file(folder / name))
    assert [line for line, _ in found] == [1, 1 + ending.count("\n")]
    assert [one.to_dict() for _, one in found if isinstance(one, record.Record)] == [document] * 2


def test_a_file_that_is_not_there_or_is_a_folder_is_told(folder: Path) -> None:
    for path in (folder, folder / "none", folder / "x\0y"):
        with pytest.raises(RecordError, match=r" cannot be read: .+\.$") as refusal:
            list(record.read_file(path))
        assert refusal.value.code == "unreadable-file"


@pytest.mark.parametrize("text", ["", "{", "NaN", '{"a": Infinity}', "[" * 100_000, "9" * 5_000])
def test_a_text_that_is_no_json_is_no_record(text: str) -> None:
    with pytest.raises(RecordError, match="This is not JSON: ") as refusal:
        record.read_text(text)
    assert refusal.value.code == "bad-record"
