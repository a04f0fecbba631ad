"""Around the whole application: who may call it from a page, and what a browser may do with its answers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec

from fourball.errors import TableError
from fourball.server.messages import Problem
from fourball.server.problems import status_of

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
ASGIApp: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
PRIVATE: Final = ((b"cache-control", b"no-store"),)
"""For answers that are one person's view of one moment."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class Doorkeeper:
    """Refuses pages of other origins, and puts the security headers on every answer.

    A browser sends cookies along with a WebSocket that any page opens, and frameworks check no origin there: without this, a
    strange page could look at its visitor's cards. Programs that are no browser send no ``Origin`` and are let in.
    """

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        """Stands before `app`; `origins` are let in beside the server's own."""
        self._app = app
        self._origins = frozenset(filter(None, map(_place, origins)))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a connection on, or refuses it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                private = PRIVATE if scope["path"].startswith("/api") else ()
                message["headers"] = [*message.get("headers", ()), *HEADERS, *private]
            await send(message)

        if self._may_enter(scope):
            await self._app(scope, receive, send_with_headers)
        else:
            await _refuse(scope, send_with_headers)

    def _may_enter(self, scope: Scope) -> bool:
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return True
        named = {
            name: value.decode("latin-1")
            for name, value in scope["headers"]
            if name in (b"origin", b"host")
        }
        origin = named.get(b"origin")
        if origin is None:
            return True
        place = _place(origin)
        return place is not None and (
            place == _place(f"{place[0]}://{named.get(b'host', '')}") or place in self._origins
        )


def _place(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; ``None`` for one without, such as ``null``."""
    try:
        parts = urlsplit(origin)
        port = parts.port or _DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None


async def _refuse(scope: Scope, send: Send) -> None:
    error = TableError(
        "foreign-origin", "Pages of other sites may not act here. The host can allow an origin."
    )
    body = msgspec.json.encode(Problem(error.code, error.sentence, {}))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status_of(error), "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
