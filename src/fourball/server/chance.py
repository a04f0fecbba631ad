"""Chance, from the operating system's generator: shuffles, commitments, table names, seeds for bots."""

import hashlib
import secrets
from collections.abc import Iterable
from typing import Final

from fourball.cards import Card

_system: Final = secrets.SystemRandom()
# No vowels and nothing that reads like another sign: no words arise, and a name can be read aloud.
_SIGNS: Final = "23456789bcdfghjkmnpqrstvwxz"
TABLE_NAME_LENGTH: Final = 6


def shuffled(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in a random order, each order equally likely."""
    order = list(cards)
    _system.shuffle(order)
    return tuple(order)


def new_salt() -> str:
    """128 random bits, so that nobody can try all packs against a commitment."""
    return secrets.token_hex(16)


def commitment(salt: str, pack: str) -> str:
    """What is published at the deal: SHA-256, in hex, of the salt, a space, and the pack as in a record."""
    return hashlib.sha256(f"{salt} {pack}".encode()).hexdigest()


def new_table_name() -> str:
    """A name for a table's address."""
    return "".join(secrets.choice(_SIGNS) for _ in range(TABLE_NAME_LENGTH))


def is_table_name(text: str) -> bool:
    """Whether the text could name a table."""
    return len(text) == TABLE_NAME_LENGTH and all(sign in _SIGNS for sign in text)


def any_of(number: int) -> int:
    """A number from 0 up to, not including, the given one."""
    return secrets.randbelow(number)


def new_seed() -> int:
    """A seed for one bot's decision."""
    return secrets.randbits(63)
