"""Golf's rules, compiled, under their own names, for the other files of the kernel."""

from typing import Any, Final

import numpy as np

from fourball.golf import Rules, pack
from fourball.golf import rules as clear_form
from fourball.golf.actions import encode
from fourball.kernel.bits import INSTRUCTIONS
from fourball.kernel.compile import compile_rules, dtype_of, to_record

POSITION: Final = dtype_of(clear_form.Position())
OPTIONS: Final = dtype_of(clear_form.Options())

_INLINED: Final = (
    "may_take",
    "may_knock",
    "may_turn",
    "next_seat",
    "needs_stock",
    "count_legal",
    "legal",
    "step",
    "end_turn",
    "clear_groups",
    "note_column",
)
_fast: Final = compile_rules(clear_form, INSTRUCTIONS, _INLINED)
deal: Final = _fast.deal
needs_stock: Final = _fast.needs_stock
renew_stock: Final = _fast.renew_stock
count_legal: Final = _fast.count_legal
legal: Final = _fast.legal
legal_mask: Final = _fast.legal_mask
step: Final = _fast.step
observe: Final = _fast.observe
score: Final = _fast.score


def options_record(rules: Rules, seats: int) -> Any:
    """The rules of a table as a record of one.

    Raises:
        RulesError: as ``actions.encode``.
    """
    record = np.zeros(1, OPTIONS)
    to_record(encode(rules, seats), record[0])
    return record


def pack_array(rules: Rules, seats: int) -> np.ndarray[Any, Any]:
    """The unshuffled pack as bytes, the first card first."""
    return np.array(pack(rules, seats), np.uint8)
