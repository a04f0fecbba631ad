"""The live channel: one WebSocket a viewer. Each viewer pulls, at its own speed, the versions it has not shown yet.

There is no queue of frames to grow: a table keeps its latest 64 versions for everybody, and a viewer that falls further behind
gets the present table instead. Answers to a viewer's own messages are sent before its next message is read. Sending to a viewer
that has gone raises an ``OSError``; that it has gone is only believed when the disconnection itself is read, after all that it
said before.
"""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from fourball.errors import TableError
from fourball.server import crash
from fourball.server.api import COOKIE
from fourball.server.house import House
from fourball.server.limits import Pace
from fourball.server.messages import Accepted, Act, Ping, Pong, Refused, read_incoming
from fourball.server.problems import explained, facts_of, unreadable
from fourball.server.shown import Made
from fourball.server.table import Table

MESSAGES_PER_MINUTE = 600
PAUSE = 0.1
"""Seconds that a viewer who sends more than that is made to wait for each answer."""
NO_TABLE = 4404
"""The close code after a message about a table that does not exist."""
FAULT = 1011
TRY_LATER = 1013

Socket = WebSocket[Any, Any, State]
_encode = msgspec.json.Encoder().encode


@websocket("/ws/tables/{table_name:str}")
async def watch(socket: Socket, table_name: str, house: House) -> None:
    """Shows a table to a viewer until one of both goes."""
    with suppress(OSError):
        await socket.accept()
        token = socket.cookies.get(COOKIE)
        try:
            person = await house.people.of_token(token)
            table = await house.lobby.table(table_name)
        except Exception as any_error:
            await _turn_away(socket, any_error)
            return
        notice = "unknown-token" if token and person is None else None
        viewer = Viewer(socket, house, table, None if person is None else person.id)
        await viewer.stay(_version(socket.query_params.get("after")), notice)


async def _turn_away(socket: Socket, any_error: Exception) -> None:
    error = explained(any_error, "/ws")
    if not isinstance(any_error, TableError):
        await socket.close(code=TRY_LATER, reason=error.code)
        return
    problem = {"type": "refused", "nonce": None, "code": error.code, "message": error.sentence}
    await socket.send_data(_encode(problem | {"facts": facts_of(error)}).decode())
    await socket.close(code=NO_TABLE, reason=error.code)


class Viewer:
    """One connection that looks at a table."""

    def __init__(self, socket: Socket, house: House, table: Table, person: str | None) -> None:
        self._socket = socket
        self._house = house
        self._table = table
        self._person = person
        self._sending = asyncio.Lock()
        self._news = asyncio.Event()
        self._pace = Pace(MESSAGES_PER_MINUTE)

    async def stay(self, after: int | None, notice: str | None) -> None:
        """Shows the table and takes messages until the viewer goes.

        Args:
            after: the version the viewer knows.
            notice: a code to tell the viewer with the first frame.
        """
        name = self._table.board.table
        stop_listening = self._house.bus.listen(name, lambda _version: self._news.set())
        self._table.come(self._person)
        showing = asyncio.create_task(self._show(after, notice))
        try:
            await self._listen()
        finally:
            stop_listening()
            self._table.go(self._person)
            showing.cancel()
            await asyncio.wait([showing])

    async def _show(self, after: int | None, notice: str | None) -> None:
        try:
            await self._show_all(after, notice)
        except OSError:
            return
        except Exception as error:  # a viewer who is shown nothing must not think that all is well
            explained(error, "/ws")
            with suppress(OSError, RuntimeError):
                await self._socket.close(code=FAULT)

    async def _show_all(self, after: int | None, notice: str | None) -> None:
        presence = self._table.presence
        made = self._table.first_frame(self._person, after, notice)
        await self._send_made(made)
        while True:
            await self._news.wait()
            self._news.clear()
            while made.version < self._table.version:
                presence = self._table.presence
                made = self._table.next_frame(self._person, made.version)
                crash.at("before-frame")
                await self._send_made(made)
                crash.at("after-frame")
            if presence != self._table.presence:
                presence = self._table.presence
                made = self._table.first_frame(self._person, None)
                await self._send_made(made)

    async def _listen(self) -> None:
        gone = False
        while True:
            message: dict[str, Any] = dict(await self._socket.receive())
            if message["type"] == "websocket.disconnect":
                return
            self._table.wake()
            text = message.get("text")
            # What was said before hanging up still counts, but nobody waits for the answers.
            too_fast = not gone and not self._pace.allows("")
            await asyncio.sleep(PAUSE if too_fast else 0)
            answer = await self._answer(text if text is not None else message.get("bytes") or b"")
            crash.at("before-answer")
            try:
                await self._send(answer)
            except OSError:
                gone = True
            crash.at("after-answer")

    async def _answer(self, message: str | bytes) -> bytes:
        nonce = None
        try:
            wish = _read(message)
            if isinstance(wish, Ping):
                return _encode(Pong())
            if isinstance(wish, Act):
                nonce = wish.nonce
                version = await self._table.act(self._person, wish.version, wish.action, nonce)
                return _encode(Accepted(nonce, version))
            return self._table.first_frame(self._person, None).frame
        except Exception as any_error:  # whatever it is, the page is told and the connection stays
            error = explained(any_error, "/ws")
            view = self._table.view(self._person)
            return _encode(
                Refused(nonce, error.code, error.sentence, facts_of(error), view.version, view)
            )

    async def _send_made(self, made: Made) -> None:
        try:
            await self._send(made.frame)
        except OSError:
            made.take_back()
            raise

    async def _send(self, frame: bytes) -> None:
        async with self._sending:
            await self._socket.send_data(frame.decode())


def _read(message: str | bytes) -> Any:
    try:
        return read_incoming(message)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise unreadable(str(error)) from None


def _version(text: str | None) -> int | None:
    return int(text) if text and text.isdecimal() and len(text) < 10 else None
