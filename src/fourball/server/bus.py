"""Notes between the parts of a house: "table T is at version V". Never cards, never views.

One process needs no more than `LocalBus`. Servers that share a database will need a bus that carries the same notes between
processes; a lost note costs nothing, because every reader of a note looks into the log.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[int], None]


class Bus(Protocol):
    """Carries notes to whoever listens for a table."""

    async def publish(self, table: str, version: int) -> None:
        """Tells all listeners of a table that it is at a version."""

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Calls the listener with each version of a table from now on; the answer stops it."""


class LocalBus:
    """The bus inside one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    async def publish(self, table: str, version: int) -> None:
        """Calls every listener of the table."""
        for listener in tuple(self._listeners.get(table, ())):
            listener(version)

    def listen(self, table: str, listener: Listener) -> Callable[[], None]:
        """Adds a listener; the answer removes it."""
        self._listeners.setdefault(table, set()).add(listener)

        def stop() -> None:
            listeners = self._listeners.get(table)
            if listeners is not None:
                listeners.discard(listener)
                if not listeners:
                    del self._listeners[table]

        return stop
