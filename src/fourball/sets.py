"""What the rules of both games are written with: sets as bit masks, and fields of integers.

The functions run as they are, and ``fourball.kernel`` compiles them along with the rules.
"""

from dataclasses import field


def small(default: int = 0, dtype: str = "int8") -> int:
    """A field that the compiled form keeps in few bits; unsigned where it is never negative, which saves it a test."""
    return field(default=default, metadata={"dtype": dtype})


def ints(size: int, dtype: str = "int64") -> list[int]:
    """A field of so many integers."""
    return field(default_factory=lambda: [0] * size, metadata={"dtype": dtype})


def count_bits(mask: int) -> int:
    """How many members a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: int) -> int:
    """The bit number of the first member of a set that is not empty."""
    bit = 0
    while mask & 0xFFFF == 0:
        mask >>= 16
        bit += 16
    if mask & 0xFF == 0:
        mask >>= 8
        bit += 8
    if mask & 0xF == 0:
        mask >>= 4
        bit += 4
    if mask & 3 == 0:
        mask >>= 2
        bit += 2
    return bit if mask & 1 else bit + 1


def highest_bit(mask: int) -> int:
    """The bit number of the last member of a set that is not empty."""
    bit = 0
    while mask >> 8:
        mask >>= 8
        bit += 8
    while mask > 1:
        mask >>= 1
        bit += 1
    return bit


def nth_bit(mask: int, n: int) -> int:
    """The bit number of the n-th member of a set, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)
