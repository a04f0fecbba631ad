"""Runs conformance vectors: what the rules give in one situation, as a case of a ``.jsonl`` file says it.

The form of a case is told in tests/conformance/README.md. A case of a kind that this version does not know counts as not
supported, never as agreeing.
"""

from dataclasses import dataclass
from typing import Final

from fourball.conformance import allfours, golf
from fourball.conformance.cases import Malformed
from fourball.errors import FourballError

AGREES: Final = "agrees"
DISAGREES: Final = "disagrees"
NOT_SUPPORTED: Final = "not supported"

_KINDS: Final = {**golf.KINDS, **allfours.KINDS}


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a case came out: ``agrees``, ``disagrees`` or ``not supported``, and why if it does not agree."""

    outcome: str
    reason: str = ""


def run(case: object) -> Verdict:
    """Runs one case; a case that is malformed disagrees."""
    if not isinstance(case, dict) or not isinstance(case.get("kind"), str):
        return Verdict(DISAGREES, "a case is an object with a kind")
    runner = _KINDS.get(case["kind"])
    if runner is None:
        return Verdict(NOT_SUPPORTED, f"kind {case['kind'][:40]}")
    try:
        wrong = runner(case)
    except FourballError as error:
        return Verdict(DISAGREES, error.sentence)
    except Malformed as fault:
        return Verdict(DISAGREES, f"the case is malformed: {fault}")
    return Verdict(DISAGREES, "; ".join(wrong)) if wrong else Verdict(AGREES)
