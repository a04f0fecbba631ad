"""Reading a conformance case: its parts, each of the kind it must be."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from fourball.errors import brief
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
