"""What the log of a table consists of."""

import time
from dataclasses import dataclass, field
from typing import Any


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Row:
    """One accepted action of one table.

    Attributes:
        table: the table's name.
        version: the table's version with this action, from 1 without gaps.
        move_id: who asked for it and by which nonce; no two rows have the same.
        seat: who did it.
        kind: ``open``, ``sit``, ``deal``, ``act``, ``put back``, ``rematch``, ``next game``, ``ask``, ``agree``, ``play on``, ``play off``,
            ``hand``; in older logs ``end``.
        body: what is needed to do it again, packs included; never sent to anybody.
        at: when, in milliseconds since 1970.
    """

    table: str
    version: int
    move_id: str
    seat: int
    kind: str
    body: dict[str, Any]
    at: int = field(default_factory=now_ms)
