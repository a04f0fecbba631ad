"""The parts of one server, made when it starts and handed to whoever needs them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from fourball.server.bus import Bus, LocalBus
from fourball.server.deals import Deals
from fourball.server.limits import Pace
from fourball.server.lobby import Lobby
from fourball.server.people import People
from fourball.server.settings import Settings
from fourball.server.store import Store, open_store

NEWCOMERS_PER_TABLE: Final = 10
"""How many newcomers an address may send for each table that it may open; each is a row in the database."""


@dataclass(frozen=True, slots=True)
class House:
    """What a running server consists of."""

    settings: Settings
    store: Store
    bus: Bus
    people: People
    lobby: Lobby
    openings: Pace
    """How often one address opens tables."""
    newcomers: Pace
    """How often somebody without a token comes from one address."""
    deals: Deals
    """How the cards have come in all finished holes."""


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Opens the database and everything over it, and closes all in order.

    Raises:
        HostError: the database cannot be used.
    """
    async with open_store(settings.database_path(), settings.synchronous) as store:
        bus = LocalBus()
        lobby = Lobby(store, bus, settings.clear_wait)
        sweeper = asyncio.create_task(lobby.sweep())
        try:
            yield House(
                settings,
                store,
                bus,
                People(store),
                lobby,
                openings=Pace(settings.tables_per_minute),
                newcomers=Pace(NEWCOMERS_PER_TABLE * settings.tables_per_minute),
                deals=Deals(settings.database_path()),
            )
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await lobby.close()
