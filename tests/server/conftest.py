from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.server import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that runs as long as the tests do."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, not started yet."""
    own = Server(tmp_path)
    yield own
    own.kill()


@pytest.fixture
async def mara(server: Server) -> AsyncIterator[Person]:
    async with Person(server) as person:
        yield person


@pytest.fixture
async def ilze(server: Server) -> AsyncIterator[Person]:
    async with Person(server) as person:
        yield person


@pytest.fixture
async def onlooker(server: Server) -> AsyncIterator[Person]:
    async with Person(server) as person:
        yield person
