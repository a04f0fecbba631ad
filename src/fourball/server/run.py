"""Running a server in this process."""

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import structlog
import uvicorn

from fourball.errors import HostError
from fourball.server.app import create_app
from fourball.server.house import open_house
from fourball.server.problems import explained, where
from fourball.server.settings import Settings

GRACE_SECONDS: Final = 1
PING_SECONDS: Final = 20.0
MAX_FRAME: Final = 16 * 1024
SEND_BUFFER: Final = 128 * 1024
"""Bytes under way to one reader; the system's own limit of some megabytes would hold a slow page a thousand frames back."""

Ready = Callable[[str], None]


def serve(settings: Settings, ready: Ready | None = None) -> None:
    """Serves until it is told to stop, by Ctrl+C or a signal.

    Args:
        settings: what the host has chosen.
        ready: called with the server's address as soon as it answers; opening a browser goes here.

    Raises:
        HostError: the address, the port or the database cannot be used.
    """
    listener = _listen(settings.host, settings.port)
    with listener:
        _write_logs()
        config = uvicorn.Config(
            "",
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            timeout_graceful_shutdown=GRACE_SECONDS,
            proxy_headers=True,
            forwarded_allow_ips=list(settings.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
        )
        try:
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(_serve(settings, config, listener, ready))
        except KeyboardInterrupt:
            return


class _Server(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _serve(
    settings: Settings, config: uvicorn.Config, listener: socket.socket, ready: Ready | None
) -> None:
    asyncio.get_running_loop().set_exception_handler(_tell_of_trouble)
    async with open_house(settings) as house:
        config.app = create_app(settings, house)
        address = _address(settings.host, listener)
        await _Server(config, lambda: ready(address) if ready else None).serve([listener])


def _tell_of_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Of an error that nobody waits for: one line, as of any other."""
    error = context.get("exception")
    if isinstance(error, Exception):
        explained(error, "background")
    else:
        logging.getLogger("asyncio").error("%s", context.get("message"))


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError) as error:
        raise HostError(
            "bad-host", f"“{host}” is no address of this machine.", host=host
        ) from error
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listener.bind(place)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise _cannot_listen(error, host, port) from error
    return listener


def _cannot_listen(error: OSError, host: str, port: int) -> HostError:
    if error.errno == errno.EADDRINUSE:
        return HostError(
            "port-in-use",
            f"Port {port} of {host} is in use, perhaps by another fourball. Stop that one, or choose with --port.",
            host=host,
            port=port,
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return HostError(
            "port-forbidden",
            f"This user may not open port {port}. Choose one from 1024.",
            port=port,
        )
    return HostError(
        "bad-host", f"The server cannot listen on {host}, port {port}: {error.strerror}.", host=host
    )


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    if host in ("", "0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class _OneLine(logging.Formatter):
    """The libraries' trouble in one line each: where an error arose, but not its own words, which might name a card."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{record.levelname} {record.name}: {' '.join(record.getMessage().split())}"
        error = record.exc_info[1] if record.exc_info else None
        return line if error is None else f"{line} ({type(error).__name__} at {where(error)})"


def _write_logs() -> None:
    """One line an event, to standard error; the libraries only tell of trouble."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_OneLine())
    # A viewer that does not read is cut off when the server stops; that is no trouble.
    handler.addFilter(
        lambda record: (
            not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    # Somebody who plays from a terminal wants to hear of trouble only; a log file gets every move.
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(level),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
