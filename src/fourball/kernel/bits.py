"""Sets of cells in few processor instructions: what compiled code uses for three helpers of the rules."""

from typing import Any, Final

import numpy as np
from numba import types
from numba.extending import intrinsic

from fourball.golf.rules import CELLS
from fourball.kernel.compile import inline
from fourball.sets import nth_bit as clear_nth_bit

_STRIDE: Final = 16


def _nth_bits() -> np.ndarray[Any, Any]:
    table = np.zeros(_STRIDE << CELLS, np.uint8)
    for mask in range(1 << CELLS):
        for n in range(mask.bit_count()):
            table[mask * _STRIDE + n] = clear_nth_bit(mask, n)
    return table


_NTH_BITS: Final = _nth_bits()


@intrinsic
def _population(_typing: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(context.cast(builder, args[0], signature.args[0], types.int64))

    return types.int64(mask), build


@intrinsic
def _trailing_zeros(_typing: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.cttz(value, context.get_constant(types.boolean, 1))

    return types.int64(mask), build


@inline
def _count_bits(mask: Any) -> Any:
    return _population(mask)  # type: ignore[call-arg]  # Numba passes the typing context


@inline
def _lowest_bit(mask: Any) -> Any:
    return _trailing_zeros(mask)  # type: ignore[call-arg]  # as above


@inline
def _nth_bit(mask: Any, n: Any) -> Any:
    """A loop of n rounds is guessed wrong by the processor most times; for a set of cells a table is not."""
    if mask < (1 << CELLS):
        return np.int64(_NTH_BITS[np.uint64(mask * _STRIDE + n)])
    for _ in range(n):
        mask &= mask - 1
    return np.int64(_lowest_bit(mask))


INSTRUCTIONS: Final = {"count_bits": _count_bits, "lowest_bit": _lowest_bit, "nth_bit": _nth_bit}
"""The rules' helpers that compiled code replaces; a test holds them equal."""
