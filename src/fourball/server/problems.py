"""Errors on the wire: the status of each code, and what every error becomes before it is sent."""

import re
import traceback
from typing import Any, Final

import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fourball.errors import (
    DealError,
    FourballError,
    HostError,
    IllegalAction,
    NotationError,
    RecordError,
    RulesError,
    TableError,
)

log = structlog.get_logger()

CODES: Final[dict[str, int]] = {
    "already-asked": 409,
    "already-chosen": 409,
    "already-dealt": 409,
    "bad-field": 400,
    "bad-name": 400,
    "bad-request": 400,
    "foreign-origin": 403,
    "free-seats": 400,
    "internal": 500,
    "match-not-over": 409,
    "missing-field": 400,
    "no-such-seat": 400,
    "no-hole": 409,
    "no-next-game": 409,
    "no-such-game": 404,
    "not-asked": 409,
    "not-in-this-game": 400,
    "not-json": 400,
    "not-seated": 403,
    "not-tied": 409,
    "not-your-seat": 403,
    "nothing-asked": 409,
    "seat-taken": 409,
    "stale-version": 409,
    "store-unavailable": 503,
    "table-full": 409,
    "too-large": 413,
    "too-many-bots": 400,
    "too-many-requests": 429,
    "unknown-address": 404,
    "unknown-field": 400,
    "unknown-table": 404,
    "wrong-method": 405,
}
"""The codes of this package, with their HTTP status. `docs/api.md` says what each means."""

_BY_CLASS: Final[tuple[tuple[type[FourballError], int], ...]] = (
    (RulesError, 400),
    (NotationError, 400),
    (DealError, 400),
    (RecordError, 400),
    (IllegalAction, 409),
    (HostError, 503),
)


def status_of(error: FourballError) -> int:
    """The HTTP status that goes with an error."""
    if isinstance(error, TableError):
        return CODES[error.code]
    return next((status for kind, status in _BY_CLASS if isinstance(error, kind)), 400)


def unreadable(reason: str) -> TableError:
    """What is wrong with a message, from msgspec's words about it."""
    if field := re.search(r"unknown field `(.*?)`", reason):
        name = field[1]
        return TableError(
            "unknown-field", f"There is no field “{name}” in this message.", field=name
        )
    if field := re.search(r"missing required field `(.*?)`", reason):
        name = field[1]
        if name == "data":  # the framework's word for the whole
            return TableError("not-json", "The message is empty; a JSON object is wanted.")
        return TableError("missing-field", f"The field “{name}” is missing.", field=name)
    what, _, place = reason.partition(" - at `$")
    name = place.strip("`").lstrip(".").removeprefix("data.") if place else ""
    if what.startswith(("JSON is malformed", "Input data was truncated", "Invalid UTF-8")):
        return TableError("not-json", f"The message is no JSON: {what}.")
    if name in ("", "data"):
        return TableError(
            "bad-field", f"The message cannot be read: {what}.", field="", reason=what
        )
    return TableError(
        "bad-field", f"The field “{name}” cannot be read: {what}.", field=name, reason=what
    )


def explained(error: Exception, place: str) -> FourballError:
    """What is said about any error; one that is not meant to happen goes to the log, without cards.

    Args:
        error: what was raised.
        place: the address that was asked for.
    """
    if isinstance(error, FourballError):
        return error
    if isinstance(error, RecursionError):  # nothing of ours calls itself: the decoder met "[[[[..."
        return TableError("not-json", "The message is nested too deeply.")
    if isinstance(error, SQLAlchemyError):
        reason = str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
        log.error("database failed", place=place, reason=reason)
        return TableError(
            "store-unavailable",
            "The server cannot write to its database now, so nothing was changed. Try again later.",
        )
    # Not the error's own words: they might name a card.
    log.error("internal error", place=place, error=type(error).__name__, at=where(error))
    return TableError(
        "internal",
        "Something went wrong on the server. Look at the table again before you repeat this.",
    )


def where(error: BaseException) -> str:
    """The file and line that an error comes from."""
    steps = traceback.extract_tb(error.__traceback__)
    return f"{steps[-1].filename}:{steps[-1].lineno}" if steps else "unknown"


def facts_of(error: FourballError) -> dict[str, Any]:
    """The error's facts as JSON values."""
    return {name: value if _is_json(value) else str(value) for name, value in error.facts.items()}


def _is_json(value: object) -> bool:
    if isinstance(value, (tuple, list)):
        return all(map(_is_json, value))
    return value is None or isinstance(value, (str, int, float, bool))
