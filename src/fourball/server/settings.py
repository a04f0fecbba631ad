"""What a host may choose: address, database, limits. From arguments, else from the environment, else the defaults."""

import math
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from fourball.errors import HostError

PREFIX: Final = "FOURBALL_"
MOST_CLEAR_WAIT: Final = 60


@dataclass(frozen=True, slots=True)
class Settings:
    """One server's settings; each may come from ``FOURBALL_`` and its name in capitals.

    Attributes:
        host: the address to listen on.
        port: the port to listen on; 0 takes any free one.
        database: a file's path, or ``sqlite:///`` and a path; empty is the reader's own data folder.
        origins: further origins, such as ``https://cards.example``, whose pages may talk to this server.
        proxies: addresses of proxies whose ``X-Forwarded-`` headers are believed.
        synchronous: SQLite's own setting: ``NORMAL`` survives a killed program, ``FULL`` a power cut too.
        tables_per_minute: how many tables one address may open in a minute.
        clear_wait: seconds that bots give a person who may clear a group just finished; 0 is none.
    """

    host: str = "127.0.0.1"
    port: int = 8710
    database: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    synchronous: str = "NORMAL"
    tables_per_minute: int = 60
    clear_wait: float = 2.5

    @staticmethod
    def read(environ: Mapping[str, str] | None = None, **given: object) -> "Settings":
        """The settings a command line gave, then the environment's, then the defaults.

        Args:
            environ: the environment; ``os.environ`` if not given.
            given: settings by name; ``None`` means not given.

        Raises:
            HostError: ``bad-setting`` for a value that is none.
        """
        env = os.environ if environ is None else environ
        named = {name: value for name, value in given.items() if value is not None}
        for field in fields(Settings):
            text = env.get(PREFIX + field.name.upper())
            if field.name not in named and text:
                named[field.name] = text
        return _checked(named)

    def database_path(self) -> Path:
        """The database's file, its folder made if it is the default one.

        Raises:
            HostError: ``bad-database`` where the address names no SQLite file, ``database-folder`` where its folder is missing.
        """
        if not self.database:
            path = _data_folder() / "fourball.db"
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise HostError(
                    "database-folder",
                    f"The folder {path.parent} for the database cannot be made: {error.strerror}. "
                    "Name another place with --database.",
                    path=str(path),
                ) from error
            return path
        path = _sqlite_path(self.database)
        if not path.parent.is_dir():
            raise HostError(
                "database-folder",
                f"The folder {path.parent} for the database does not exist. Make it, or name another place.",
                path=str(path),
            )
        return path


def _checked(named: Mapping[str, object]) -> Settings:
    values: dict[str, object] = {}
    for field in fields(Settings):
        if field.name not in named:
            continue
        value = named[field.name]
        if field.name in ("origins", "proxies"):
            words = (
                value.replace(",", " ").split()
                if isinstance(value, str)
                else tuple(map(str, _items(value)))
            )
            values[field.name] = tuple(words)
        elif field.name in ("port", "tables_per_minute"):
            values[field.name] = _number(field.name, value)
        elif field.name == "clear_wait":
            values[field.name] = _seconds(field.name, value)
        else:
            values[field.name] = str(value)
    settings = Settings(**values)  # type: ignore[arg-type]  # each value was made for its field just now
    if not 0 <= settings.port <= 65535:
        raise _bad("port", settings.port, "a whole number from 0 to 65535")
    if settings.synchronous.upper() not in ("NORMAL", "FULL"):
        raise _bad("synchronous", settings.synchronous, "NORMAL or FULL")
    if not 0 <= settings.clear_wait <= MOST_CLEAR_WAIT:
        raise _bad("clear_wait", settings.clear_wait, f"from 0 to {MOST_CLEAR_WAIT} seconds")
    if settings.tables_per_minute < 1:
        raise _bad("tables_per_minute", settings.tables_per_minute, "a whole number from 1")
    for origin in settings.origins:
        if not _is_origin(origin):
            raise _bad("origins", origin, "an origin such as https://cards.example")
    return settings


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        _ = parts.port
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https")
        and bool(parts.hostname)
        and parts.path in ("", "/")
        and not (parts.query or parts.fragment or parts.username)
    )


def _items(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,)


def _number(name: str, value: object) -> int:
    try:
        return int(str(value))
    except ValueError:
        raise _bad(name, value, "a whole number") from None


def _seconds(name: str, value: object) -> float:
    try:
        seconds = float(str(value))
    except ValueError:
        seconds = math.nan
    if not math.isfinite(seconds):
        raise _bad(name, value, "a number of seconds")
    return seconds


def _bad(name: str, value: object, wanted: str) -> HostError:
    return HostError(
        "bad-setting",
        f"The setting “{name}” is {wanted}, not “{value}”.",
        setting=name,
        value=str(value),
        wanted=wanted,
    )


def _data_folder() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "fourball"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "fourball"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fourball"


def _sqlite_path(address: str) -> Path:
    scheme, mark, rest = address.partition("://")
    if not mark:
        return Path(address).expanduser().absolute()
    # Of an address that is not used no more than its scheme is told: the rest may hold a password.
    if scheme not in ("sqlite", "sqlite+aiosqlite"):
        raise HostError(
            "bad-database",
            f"This version keeps its tables in SQLite only, so a database “{scheme[:20]}://…” cannot be used: "
            "give a file's path, or sqlite:///PATH.",
            address=f"{scheme[:20]}://…",
        )
    if not rest.startswith("/") or len(rest) < 2:
        raise HostError(
            "bad-database",
            "The database's address names no file: give a path, or sqlite:///PATH (four strokes before an absolute path).",
            address=address,
        )
    return Path(unquote(rest[1:])).expanduser().absolute()
