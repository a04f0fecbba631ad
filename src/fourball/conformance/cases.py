"""Reading a conformance case, and what the cases of both games have in common: presets, refused rules, actions in order."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar, cast

from fourball.errors import FourballError, RulesError, brief
from fourball.record import is_same

Case: TypeAlias = Mapping[str, Any]
_T = TypeVar("_T")


class Malformed(Exception):
    """A case that cannot be read; it is told, never raised to a caller."""


def part(case: Case, name: str, kind: type[_T]) -> _T:
    """One part of a case.

    Raises:
        Malformed: it is missing or of another kind.
    """
    value = case.get(name)
    if type(value) is not kind:  # and so no bool is taken for an int
        raise Malformed(f"its {name} is {brief(value)}")
    return value


def list_of(case: Case, name: str, kind: type[_T], count: int | None = None) -> list[_T]:
    """A list in a case, of so many values of a kind.

    Raises:
        Malformed: it is missing or something else.
    """
    values = part(case, name, list)
    if not all(type(value) is kind for value in values) or count not in (None, len(values)):
        raise Malformed(f"its {name} is {brief(values)}")
    return values


def differences(wanted: Mapping[str, object], got: Mapping[str, object]) -> list[str]:
    """What a case wants and does not get, in sentences."""
    return [
        f"{name} is {brief(got[name], 200)}, not {brief(value, 200)}"
        for name, value in wanted.items()
        if not is_same(value, got[name])
    ]


def preset_case(case: Case, rules: Mapping[str, object], presets: Mapping[str, Any]) -> list[str]:
    """What differs between a case's preset and the program's of that name."""
    preset = part(case, "preset", str)
    if preset not in presets:
        return [f"there is no preset {brief(preset)}"]
    return differences(rules, presets[preset].to_dict())


def rules_case(case: Case, read: Callable[[Case], object]) -> list[str]:
    """What differs in the options that stand in the way of a case's rules being a game."""
    wanted = sorted(list_of(case, "refused", str)) if "refused" in case else []
    got: list[str] = []
    try:
        read(case)
    except RulesError as error:
        named = error.facts["options"] if "options" in error.facts else [error.facts["option"]]
        got = sorted(str(name) for name in cast("list[object]", named))
    return differences({"refused": wanted}, {"refused": got})


def play_case(
    case: Case,
    deal: Callable[[], _T],
    apply: Callable[[_T, str], _T],
    seen: Callable[[_T], Mapping[str, object]],
    plain: Callable[[Case, str], object],
) -> list[str]:
    """Plays a case's actions from the deal, and says what differs from what it expects then.

    Args:
        case: with `actions` and `expect`.
        deal: gives the state before the first action.
        apply: gives the state after an action.
        seen: everything that a case may expect, by name, as it is in a state.
        plain: one expectation of the case, in the form of `seen`.
    """
    expect = part(case, "expect", dict)
    actions = list_of(case, "actions", str)
    refused = part(expect, "refused", int) if "refused" in expect else None
    if refused not in (None, 0, len(actions)):
        raise Malformed("the action to be refused is not its last")
    try:
        state = deal()
    except FourballError as error:
        return [] if refused == 0 else [f"the deal was refused: {error.sentence}"]
    if refused == 0:
        return ["the deal was accepted, but must be refused"]
    for number, action in enumerate(actions, 1):
        try:
            state = apply(state, action)
        except FourballError as error:
            if refused != number:
                return [f"action {number} ({brief(action)}) was refused: {error.sentence}"]
            break
        if refused == number:
            return [f"action {number} ({brief(action)}) was accepted, but must be refused"]
    got = seen(state)
    return differences({name: plain(expect, name) for name in got if name in expect}, got)
