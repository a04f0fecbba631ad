"""Sets of cells in few processor instructions: what compiled code uses for a few helpers of the rules."""

import platform
from typing import Any, Final

import numba
import numpy as np
from llvmlite import binding, ir  # type: ignore[import-untyped]
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


@intrinsic
def _leading_zeros(_typing: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = context.cast(builder, args[0], signature.args[0], types.int64)
        return builder.ctlz(value, context.get_constant(types.boolean, 1))

    return types.int64(mask), build


@inline
def _count_bits(mask: Any) -> Any:
    return _population(mask)  # type: ignore[call-arg]  # Numba passes the typing context


@inline
def _lowest_bit(mask: Any) -> Any:
    return _trailing_zeros(mask)  # type: ignore[call-arg]  # as above


@inline
def _highest_bit(mask: Any) -> Any:
    return 63 - _leading_zeros(mask)  # type: ignore[call-arg]  # as above


@inline
def _nth_bit(mask: Any, n: Any) -> Any:
    """A loop of n rounds is guessed wrong by the processor most times; for a set of cells a table is not."""
    if mask < (1 << CELLS):
        return np.int64(_NTH_BITS[np.uint64(mask * _STRIDE + n)])
    for _ in range(n):
        mask &= mask - 1
    return np.int64(_lowest_bit(mask))


@intrinsic
def _deposit(_typing: Any, bits: Any, mask: Any) -> Any:
    """Spreads bits, the lowest first, over the places of a mask."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        instruction = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, (word, word))
        )
        return builder.call(
            instruction,
            [
                context.cast(builder, arg, given, types.int64)
                for arg, given in zip(args, signature.args, strict=True)
            ],
        )

    return types.int64(bits, mask), build


def _can_deposit() -> bool:
    """Whether this processor has the instruction; the first two of AMD that had it took many times as long for it."""
    set_by_hand = vars(numba.config)
    if set_by_hand["CPU_NAME"] or set_by_hand["CPU_FEATURES"]:
        return False  # code is made for another processor, of which this one's features say nothing
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return False
    slow = binding.get_host_cpu_name() in ("znver1", "znver2")
    return bool(binding.get_host_cpu_features().get("bmi2")) and not slow


@inline
def nth_card_by_steps(mask: Any, n: Any) -> Any:
    """The first five steps are made without a branch, which would be guessed wrong; few hands offer more cards."""
    for k in range(5):
        mask = mask & (mask - 1) if k < n else mask
    for _ in range(5, n):
        mask &= mask - 1
    return np.int64(_lowest_bit(mask))


@inline
def _nth_card_by_deposit(mask: Any, n: Any) -> Any:
    return np.int64(_lowest_bit(_deposit(1 << n, mask)))  # type: ignore[call-arg]  # as above


INSTRUCTIONS: Final[dict[str, Any]] = {
    "count_bits": _count_bits,
    "highest_bit": _highest_bit,
    "lowest_bit": _lowest_bit,
    "nth_bit": _nth_bit,
}
"""The rules' helpers that compiled code replaces; a test holds them equal."""
CARD_INSTRUCTIONS: Final[dict[str, Any]] = INSTRUCTIONS | {
    "nth_bit": _nth_card_by_deposit if _can_deposit() else nth_card_by_steps
}
"""The same where sets are of cards, too many for a table."""
