"""Random numbers inside compiled code, for simulation only: live packs are shuffled by the system's generator.

Each game has its own xorshift stream of 32 bits, so that results depend on the game's number alone, never on how the games are
spread over threads or calls.
"""

from typing import Any

import numpy as np

from fourball.kernel.compile import inline, jit


@jit
def stream(seed: Any, number: Any) -> Any:
    """The stream of a game: never 0, which xorshift cannot leave."""
    mask = np.uint64(0xFFFFFFFF)
    x = (np.uint64(seed) * np.uint64(0x9E3779B9) + np.uint64(number) * np.uint64(0x85EBCA6B)) & mask
    x ^= x >> np.uint64(15)
    x = (x * np.uint64(0x2C1B3C6D)) & mask
    x ^= x >> np.uint64(12)
    return np.uint32(x) if x else np.uint32(0x9E3779B9)


@inline
def following(x: Any) -> Any:
    """The stream's next state."""
    # Numba widens 32-bit shifts to 64 bits; narrowing each result at once keeps every step one instruction.
    x = np.uint32(x ^ np.uint32(x << np.uint32(13)))
    x = np.uint32(x ^ (x >> np.uint32(17)))
    return np.uint32(x ^ np.uint32(x << np.uint32(5)))


@inline
def below(x: Any, n: Any) -> Any:
    """A number from 0 and below n, from the stream's state."""
    return np.int64((np.uint64(x) * np.uint64(n)) >> np.uint64(32))


@jit
def shuffle(cards: Any, n: Any, x: Any) -> Any:
    """Shuffles the first n cards; gives the stream's state after it."""
    for i in range(n - 1, 0, -1):
        x = following(x)
        j = below(x, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return x


@inline
def draw(cards: Any, first: Any, last: Any, n: Any, x: Any) -> Any:
    """Draws cards from n by chance into the places from first to before last; gives the stream's state after it.

    The cards before them have been drawn already. Cards that nobody will see need not be drawn.
    """
    for i in range(first, last):
        x = following(x)
        j = i + below(x, n - i)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return x
