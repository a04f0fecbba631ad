"""People in front of pages: their browsers, their settings, and what their pages complain of."""

import json
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.support.server import Json, Server

STILL: Json = {"movement": "none", "botPace": 0, "sound": False, "vibrate": False}
"""The settings of most tests: nothing moves, nobody waits."""
LIVELY: Json = {"movement": "quick", "botPace": 600, "sound": True, "vibrate": False}


PATIENCE: Final = 15
"""Seconds that a page may take for anything; it takes none of them on an idle machine."""

expect.set_options(timeout=PATIENCE * 1000)


class Guests:
    """Whoever comes to the tables of one test."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        """Errors of pages and refusals of the browser; a test that provokes some empties the list."""

    def come(
        self, server: Server, settings: Json = STILL, *, port: int | None = None, **options: Any
    ) -> Page:
        """An open but empty page in a browser of its own."""
        origin = f"http://127.0.0.1:{port or server.port}"
        stored = {"name": "fourball-settings", "value": json.dumps(settings)}
        context = self._chromium.new_context(
            base_url=origin,
            storage_state={
                "cookies": [],
                "origins": [{"origin": origin, "localStorage": [stored]}],
            },
            **({"locale": "en-GB", "viewport": {"width": 1280, "height": 800}} | options),
        )
        context.set_default_timeout(PATIENCE * 1000)
        self._contexts.append(context)
        context.on("page", self._listen)
        return context.new_page()

    def leave(self) -> None:
        """Closes all browsers.

        Raises:
            AssertionError: a page has complained.
        """
        for context in self._contexts:
            context.close()
        assert not self.complaints, self.complaints

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")
