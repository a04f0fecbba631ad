"""Sets of cells in two processor instructions: what the compiled rules use for ``count_bits`` and ``lowest_bit``."""

from typing import Any, Final

from numba import types
from numba.extending import intrinsic

from fourball.kernel.compile import jit


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


@jit
def _count_bits(mask: Any) -> Any:
    return _population(mask)  # type: ignore[call-arg]  # Numba passes the typing context


@jit
def _lowest_bit(mask: Any) -> Any:
    return _trailing_zeros(mask)  # type: ignore[call-arg]  # as above


INSTRUCTIONS: Final = {"count_bits": _count_bits, "lowest_bit": _lowest_bit}
"""The rules' helpers that compiled code replaces; a test holds them equal."""
