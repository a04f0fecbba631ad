"""Chromium, a real server, and people in front of pages."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from hatch_build import Client
from tests.browser.people import Guests
from tests.support.proxy import Proxy
from tests.support.server import Server

CHROMIUM = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def client() -> None:
    """The client as it is in the sources; a stale one is built again."""
    client = Client()
    try:
        client.build()
    except Exception as error:
        pytest.fail(f"The browser client is stale and could not be built: {error}", pytrace=False)
    if not (client.built / "index.html").is_file():
        pytest.fail(f"There is no browser client in {client.built}.", pytrace=False)


# Not for the whole session: while this Playwright lives, no other event loop can run in the same thread.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    wanted = os.environ.get("FOURBALL_CHROMIUM")
    names = (wanted,) if wanted else (*CHROMIUM, playwright.chromium.executable_path)
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        pytest.fail(
            f"FOURBALL_CHROMIUM names no program: {wanted}"
            if wanted
            else "The browser tests need Chromium or Chrome. Install one, or set FOURBALL_CHROMIUM to where it is.",
            pytrace=False,
        )
    browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that runs as long as these tests do."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, not started yet."""
    own = Server(tmp_path)
    yield own
    own.kill()


@pytest.fixture
def line(server: Server) -> Iterator[Proxy]:
    """A way to the server that can be cut; to be asked for before the guests, so that it outlives them."""
    proxy = Proxy(server.port)
    yield proxy
    proxy.close()


@pytest.fixture
def guests(chromium: Browser) -> Iterator[Guests]:
    """Makes people with browsers of their own; at the end none of their pages may have complained."""
    made = Guests(chromium)
    yield made
    made.leave()


@pytest.fixture
def pictures() -> Callable[[str], Path]:
    """Where a picture of that name is kept."""
    folder = Path(__file__).parents[2] / "test-results"
    folder.mkdir(exist_ok=True)
    return lambda name: folder / f"{name}.png"
