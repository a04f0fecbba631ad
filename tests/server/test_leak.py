"""No card leaves the server for somebody who may not know it.

Everything that a seat and an onlooker are sent, through whole matches, is kept: every frame and every answer. Afterwards
every message is held against the truth of the log: what its reader could know at the version it shows.
"""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.support.server import Json, Person, Server, Socket
from tests.support.truth import CARD, check, check_record, truth

pytestmark = pytest.mark.timeout(90)


def lively(legal: list[str], chance: random.Random) -> str:
    return chance.choice(legal)


def idle(legal: list[str], chance: random.Random) -> str:
    """Draws and throws away for ever, so that the stock runs out."""
    return next((words for words in ("draw", "discard") if words in legal), legal[0])


@pytest.mark.parametrize(
    ("preset", "options", "seats", "bots", "choose"),
    [
        ("six-card", {}, 3, 1, lively),
        ("six-card-show-first", {}, 3, 1, lively),
        ("speed-golf", {"remove_cancelled": "optional"}, 3, 0, lively),
        ("six-card", {"end": "knock_last_turn", "flip_turn": "on"}, 2, 0, lively),
        ("six-card-easy", {"flip_after_discard": "may"}, 3, 1, lively),
        ("ten-card", {"stock_empty": "reshuffle", "turn_cap": 30}, 2, 0, idle),
        ("six-card-jokers", {}, 6, 4, lively),
    ],
)
async def test_nobody_is_sent_a_card_he_may_not_know(
    server: Server,
    preset: str,
    options: Json,
    seats: int,
    bots: int,
    choose: Callable[[list[str], random.Random], str],
) -> None:
    chance = random.Random(f"{preset} {options}")
    sent: list[tuple[int | None, str]] = []
    records: list[tuple[int, Json]] = []
    people = [
        Person(server, lambda _, text, n=n: sent.append((n, text))) for n in range(seats - bots)
    ]
    stranger = Person(server, lambda _, text: sent.append((None, text)))
    table = await people[0].call(
        "POST",
        "/api/tables",
        201,
        {"preset": preset, "options": options | {"length": "holes:2"}, "seats": seats, "bots": 0},
    )
    name = table["id"]
    for n, person in enumerate(people[1:], 1):
        await person.sit(name, f"Guest {n}")

    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(person.watch(name)) for person in (*people, stranger)
        ]

        async def keep_reading(socket: Socket) -> None:
            while True:
                await socket.receive(seconds=60)

        readers = [asyncio.create_task(keep_reading(socket)) for socket in sockets]
        matches = 0
        while matches < 2:
            view = await people[0].look(name)
            if view["status"] in ("waiting", "hole_over", "match_over"):
                matches += view["status"] == "match_over"
                if matches == 2:
                    break
                words = "rematch" if view["status"] == "match_over" else "deal"
                await people[0].act(name, view["version"], words)
                continue
            to_act = view["view"]["to_act"]
            if to_act >= len(people):
                await asyncio.sleep(0.005)
                continue
            seen = await people[to_act].look(name)
            if not seen["view"]["legal"]:
                continue
            answer = await people[to_act].http.post(
                f"/api/tables/{name}/actions",
                json={
                    "version": seen["version"],
                    "action": choose(seen["view"]["legal"], chance),
                    "nonce": f"nonce{len(sent)}",
                },
            )
            sent.append((to_act, answer.text))
            if chance.random() < 0.05:
                await stranger.look(name)
                refused = await stranger.act(name, seen["version"], "draw", status=403)
                assert refused["code"] == "not-seated"
                before = await stranger.look(name)
                record = (await stranger.http.get(f"/api/tables/{name}/record")).json()
                if (await stranger.look(name))["version"] == before["version"]:
                    records.append((before["version"], record))
            if chance.random() < 0.05:  # a page that comes back and is told what it missed
                back = chance.randrange(len(people))
                async with people[back].watch(
                    name, after=max(0, seen["version"] - chance.randrange(12))
                ) as socket:
                    await socket.receive()
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)

    rows = server.rows(name)
    moments = truth(rows, show_first=table["rules"]["last_turn_reveal"] == "before")
    assert len(sent) > 100
    for seat, text in sent:
        check(
            text,
            seat,
            moments,
            one_deck=len(rows[-1]["body"].get("pack", "").split()) <= 52 and seats <= 3,
        )
    for version, record in records:
        check_record(record, moments[version])
    assert records
    for person in (*people, stranger):
        await person.http.aclose()
    if choose is idle:
        assert any("stock" in row["body"] for row in rows), "the stock never ran out"


async def test_no_log_line_names_a_card(server: Server) -> None:
    lines = server.log.read_text().splitlines()
    assert all(not CARD.search(line) for line in lines)
