"""A move's way through the server: from the POST to the moment the last of all viewers has the frame.

A real server in a process of its own, four people (or ``--seats``) at one table, each with a WebSocket; moves of real holes are posted one after the
other. ``--json`` prints the figures for a program.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVE = (
    "import sys; from fourball.server.run import serve; from fourball.server.settings import Settings;"
    "serve(Settings.read({}, port=0, database=sys.argv[1]), lambda address: print(address, flush=True))"
)


class Poster:
    """An HTTP connection kept open, with as little of its own as can be."""

    def __init__(self, address: str, cookie: str) -> None:
        host = httpx.URL(address)
        self._place = (host.host, host.port)
        self._head = (
            f"Host: {host.host}:{host.port}\r\nCookie: {cookie}\r\nContent-Type: application/json"
        )
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> "Poster":
        self._reader, self._writer = await asyncio.open_connection(*self._place)
        return self

    async def post(self, path: str, body: dict[str, Any]) -> int:
        """Sends a body; the status of the answer."""
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\n{self._head}\r\nContent-Length: {len(content)}\r\n\r\n"
        self._writer.write(head.encode() + content)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        await self._reader.readexactly(int(answer.partition("content-length: ")[2].split("\r")[0]))
        return int(answer.split()[1])

    def close(self) -> None:
        self._writer.close()


async def receive(socket: ClientConnection, version: int) -> tuple[float, dict[str, Any]]:
    """When a viewer had the version, and its frame."""
    while True:
        text = await socket.recv()
        now = time.perf_counter()
        frame = json.loads(text)
        if frame["type"] == "table" and frame["version"] >= version:
            return now, frame


async def play(address: str, moves: int, seed: int, seats: int) -> tuple[list[float], list[int]]:
    """Times `moves` moves; seconds each, and the bytes of the frames."""
    chance = random.Random(seed)
    times: list[float] = []
    sizes: list[int] = []
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=address))
            for _ in range(seats)
        ]
        opened = await people[0].post(
            "/api/tables", json={"preset": "six-card", "seats": seats, "bots": 0, "name": "A"}
        )
        name = opened.json()["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{name}/seat", json={"name": "B"})
        sockets, posters = [], []
        for person in people:
            cookie = f"fourball={person.cookies['fourball']}"
            url = f"{address.replace('http', 'ws', 1)}ws/tables/{name}"
            sockets.append(
                await stack.enter_async_context(
                    connect(url, additional_headers={"Cookie": cookie}, compression=None)
                )
            )
            posters.append(await Poster(address, cookie).open())
            stack.callback(posters[-1].close)
        frames = [(await receive(socket, 0))[1] for socket in sockets]
        while len(times) < moves:
            table = frames[0]["table"]
            seat = 0 if table["status"] != "playing" else table["view"]["to_act"]
            own = frames[seat]["table"]
            words = next((word for word in ("deal", "rematch") if word in own["can"]), "")
            words = words or chance.choice(
                [w for w in own["view"]["legal"] if not w.startswith("clear")]
            )
            body = {"version": table["version"], "action": words, "nonce": f"bench-{len(times)}"}
            began = time.perf_counter()
            post = asyncio.create_task(posters[seat].post(f"/api/tables/{name}/actions", body))
            shown = await asyncio.gather(
                *(receive(socket, table["version"] + 1) for socket in sockets)
            )
            times.append(max(moment for moment, _ in shown) - began)
            frames = [frame for _, frame in shown]
            sizes.append(len(json.dumps(frames[0], separators=(",", ":"))))
            assert await post == 200
    return times, sizes


def main() -> None:
    """Starts a server, measures, prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "bench.db")]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
            if len(cores) > 1:  # the server on one core, this program on another
                os.sched_setaffinity(server.pid, cores[:1])
                os.sched_setaffinity(0, cores[1:])
            try:
                times, sizes = asyncio.run(
                    play(server.stdout.readline().strip(), args.moves, args.seed, args.seats)
                )
            finally:
                server.terminate()
    warm = sorted(times[20:])
    figures = {
        "moves": len(warm),
        "viewers": args.seats,
        "median_ms": round(statistics.median(warm) * 1000, 2),
        "p99_ms": round(warm[int(len(warm) * 0.99)] * 1000, 2),
        "frame_bytes_median": int(statistics.median(sizes)),
        "frame_bytes_most": max(sizes),
    }
    if args.json:
        print(json.dumps(figures))
    else:
        print(
            "POST to the last of {viewers} viewers: median {median_ms} ms, p99 {p99_ms} ms over {moves} moves;".format(
                **figures
            )
        )
        print(
            "a frame has {frame_bytes_median} bytes (median), {frame_bytes_most} at most.".format(
                **figures
            )
        )


if __name__ == "__main__":
    main()
