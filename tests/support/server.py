"""Real servers for the tests: each in a process of its own, on a real port and a real file, to be stopped, killed, started again.

Processes are forked from one that has imported everything, so that a start takes a fraction of a second; what runs in them
is `fourball.server.run.serve`, as in earnest.
"""

import asyncio
import itertools
import json
import multiprocessing
import os
import random
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(
    [
        "fourball.server.run",
        "alembic.command",
        "litestar._kwargs",
        "litestar.middleware._internal.exceptions.middleware",
        "litestar.middleware.allowed_hosts",
        "litestar.middleware.csrf",
        "litestar.middleware.response_cache",
        "litestar.plugins.attrs",
        "litestar.plugins.pydantic",
        "sqlalchemy.dialects.sqlite.aiosqlite",
        "uvicorn.lifespan.on",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "uvloop",
    ]
)
_nonces = itertools.count()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def new_nonce() -> str:
    return f"n{next(_nonces)}-{random.getrandbits(40):x}"


def _run(settings: dict[str, object], trap: str, log: str, ready: Connection) -> None:
    errors = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(errors, 2)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    from fourball.server import crash
    from fourball.server.run import serve
    from fourball.server.settings import Settings

    crash.arm(trap)
    serve(Settings.read({}, **settings), ready.send)


class Server:
    """One server, and the same one again after a stop."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.port = free_port()
        self.settings = {
            "database": str(self.database),
            "port": self.port,
            "tables_per_minute": 100_000,
            "clear_wait": 0,
        } | settings
        self._process: Any = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, trap: str = "") -> None:
        here, there = _processes.Pipe(duplex=False)
        self._process = _processes.Process(
            target=_run, args=(self.settings, trap, str(self.log), there), daemon=True
        )
        self._process.start()
        there.close()
        assert here.poll(20), f"the server did not start:\n{self.log.read_text()}"
        here.recv()
        here.close()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def wait_for_death(self, seconds: float) -> bool:
        self._process.join(seconds)
        return not self._process.is_alive()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            if not self.wait_for_death(10):
                self._process.kill()
                self._process.join()
                raise AssertionError("the server did not stop within ten seconds")
            self._process = None

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None

    def rows(self, table: str) -> list[Json]:
        """The truth: the table's log."""
        with sqlite3.connect(self.database) as connection:
            connection.row_factory = sqlite3.Row
            found = connection.execute(
                'SELECT * FROM event WHERE "table" = ? ORDER BY version', (table,)
            ).fetchall()
        connection.close()
        return [dict(row) | {"body": json.loads(row["body"])} for row in found]

    def add_row(self, table: str, seat: int, kind: str, body: Json) -> None:
        """Writes a row that the server will find in the log when it starts; it must not be running now."""
        assert self._process is None
        version = len(self.rows(table)) + 1
        row = (table, version, f"{table}/{version}", seat, kind, json.dumps(body), 0)
        with sqlite3.connect(self.database) as connection:
            connection.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        connection.close()

    def drop_rows(self, table: str, after: int) -> None:
        """Takes the newest rows out of the log; the server must not be running now."""
        assert self._process is None
        with sqlite3.connect(self.database) as connection:
            connection.execute(
                'DELETE FROM event WHERE "table" = ? AND version > ?', (table, after)
            )
        connection.close()


class Person:
    """Somebody with a cookie: HTTP calls, and WebSockets."""

    def __init__(self, server: Server, tap: Callable[[str, str], None] | None = None) -> None:
        self.server = server
        self.tap = tap or (lambda kind, text: None)
        self.http = httpx.AsyncClient(base_url=server.url, timeout=10)

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, status: int, body: object = None) -> Json:
        answer = (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )
        self.tap(f"{method} {path}", answer.text)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        found: Json = answer.json()
        return found

    async def open_table(self, **wanted: object) -> Json:
        return await self.call("POST", "/api/tables", 201, {"name": "Mara"} | wanted)

    async def sit(self, table: str, name: str, status: int = 200, seat: int | None = None) -> Json:
        return await self.call(
            "POST", f"/api/tables/{table}/seat", status, {"name": name, "seat": seat}
        )

    async def look(self, table: str) -> Json:
        return await self.call("GET", f"/api/tables/{table}", 200)

    async def act(
        self, table: str, version: int, action: str, status: int = 200, nonce: str | None = None
    ) -> Json:
        body = {"version": version, "action": action, "nonce": nonce or new_nonce()}
        return await self.call("POST", f"/api/tables/{table}/actions", status, body)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def watch(
        self, table: str, after: int | None = None, **options: Any
    ) -> AsyncIterator["Socket"]:
        query = "" if after is None else f"?after={after}"
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}{query}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(
            address, additional_headers=headers, compression=None, **options
        ) as connection:
            yield Socket(connection, self.tap)


class Socket:
    """A WebSocket to a table."""

    def __init__(self, connection: ClientConnection, tap: Callable[[str, str], None]) -> None:
        self.connection = connection
        self._tap = tap

    async def receive(self, seconds: float = 5) -> Json:
        async with asyncio.timeout(seconds):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self._tap("frame", text)
        frame: Json = json.loads(text)
        return frame

    async def receive_type(self, *types: str, seconds: float = 5) -> Json:
        """The next message of these types."""
        while (message := await self.receive(seconds))["type"] not in types:
            pass
        return message

    async def table_at(self, version: int) -> Json:
        """The frame that shows the table at a version, or at a later one."""
        while (message := await self.receive())["type"] != "table" or message["version"] < version:
            pass
        return message

    async def send(self, message: object) -> None:
        await self.connection.send(
            message if isinstance(message, str | bytes) else json.dumps(message)
        )

    async def act(self, version: int, action: str, nonce: str | None = None) -> Json:
        """Sends an action, and gives the answer to it."""
        nonce = nonce or new_nonce()
        await self.send({"type": "act", "version": version, "action": action, "nonce": nonce})
        return await self.receive_type("accepted", "refused")


async def settled(person: Person, table: str) -> Json:
    """The table once no bot is to act any more."""
    async with asyncio.timeout(20):
        while True:
            view = await person.look(table)
            to_act = view["view"]["to_act"] if view["view"] else None
            if to_act is None or view["seats"][to_act]["kind"] == "person":
                return view
            await asyncio.sleep(0.01)


def choose(view: Json, chance: random.Random) -> str:
    """One of the legal actions of a table's view, rather one that brings the hole on."""
    legal: list[str] = view["view"]["legal"]
    plain = [words for words in legal if not words.startswith("clear")] or legal
    return chance.choice(plain)


async def play_hole(person: Person, table: str, seed: int = 0) -> Json:
    """Plays for one person, the others being bots, until the hole is over."""
    chance = random.Random(seed)
    view = await settled(person, table)
    while view["status"] == "playing":
        view = (await person.act(table, view["version"], choose(view, chance)))["table"]
        view = await settled(person, table)
    return view
