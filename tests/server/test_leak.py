"""No card leaves the server for somebody who may not know it, and none that may not be looked at again leaves it twice.

Everything that a seat and an onlooker are sent, through whole matches, is kept: every frame and every answer. Afterwards
every message is held against the truth of the log: what its reader could see at the version it shows.
(B001, B002, B003, B004, B007, B009, B010, B011: first frames, histories and errors, onlookers, later holes and rematches,
returning pages, own hidden cards.)
"""

import asyncio
import copy
import json
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest

from tests.support.server import Json, Person, Server, Socket
from tests.support.truth import (
    CARD,
    Moment,
    check,
    check_record,
    check_told_once,
    truth,
)

pytestmark = pytest.mark.timeout(90)


def lively(legal: list[str], chance: random.Random) -> str:
    return chance.choice(legal)


def idle(legal: list[str], chance: random.Random) -> str:
    """Draws and throws away for ever, so that the stock runs out."""
    return next((words for words in ("draw", "discard") if words in legal), legal[0])


def keen(legal: list[str], chance: random.Random) -> str:
    """Swaps what it can, so that many cards are laid down, and knocks late."""
    swaps = [words for words in legal if words.startswith("swap")]
    others = [words for words in legal if words != "knock" or chance.random() < 0.3]
    return chance.choice(swaps or others or legal)


@dataclass
class Played:
    """What was sent while two matches were played, by the seat of its reader, and the truth."""

    sent: list[tuple[int | None, str]] = field(default_factory=list)
    records: list[tuple[int, Json]] = field(default_factory=list)
    rows: list[Json] = field(default_factory=list)
    people: int = 0

    def moments(self) -> dict[int, Moment]:
        return truth(self.rows)


async def play(
    server: Server,
    wanted: Json,
    seats: int,
    bots: int,
    choose: Callable[[list[str], random.Random], str],
    blind: tuple[int, ...] = (),
) -> Played:
    """Plays two matches; the persons in the `blind` seats have no connection open, but ask and act by HTTP."""
    chance = random.Random(json.dumps(wanted))
    played = Played(people=seats - bots)
    sent = played.sent
    people = [
        Person(server, lambda _, text, n=n: sent.append((n, text))) for n in range(seats - bots)
    ]
    stranger = Person(server, lambda _, text: sent.append((None, text)))
    wanted = wanted | {"options": wanted.get("options", {}) | {"length": "holes:2"}}
    table = await people[0].call("POST", "/api/tables", 201, wanted | {"seats": seats, "bots": 0})
    name = table["id"]
    for n, person in enumerate(people[1:], 1):
        await person.sit(name, f"Guest {n}")

    async with AsyncExitStack() as stack:
        watching = [p for n, p in enumerate(people) if n not in blind] + [stranger]
        sockets = [await stack.enter_async_context(person.watch(name)) for person in watching]

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
                late = await people[to_act].act(name, seen["version"], "draw", status=409)
                assert late["code"] == "stale-version"
                before = await stranger.look(name)
                record = (await stranger.http.get(f"/api/tables/{name}/record")).json()
                if (await stranger.look(name))["version"] == before["version"]:
                    played.records.append((before["version"], record))
            if chance.random() < 0.1:  # a page that comes back and is told what it missed
                back = chance.choice([n for n in range(len(people)) if n not in blind])
                async with people[back].watch(
                    name, after=max(0, seen["version"] - chance.randrange(30))
                ) as socket:
                    await socket.receive()
                    await socket.send({"type": "sync"})
                    await socket.receive_type("table")
        record = (await stranger.http.get(f"/api/tables/{name}/record")).json()
        played.records.append((view["version"], record))
        await asyncio.sleep(0.1)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
    for person in (*people, stranger):
        await person.http.aclose()
    played.rows = server.rows(name)
    return played


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
        ("nine-card", {"turn_cap": 12}, 3, 1, lively),
        ("nine-card-lines", {"turn_cap": 15}, 2, 0, lively),
        ("four-card", {"turn_cap": 12}, 3, 1, keen),
        ("four-card-pagat", {"turn_cap": 8, "last_turn_reveal": "before"}, 3, 0, keen),
        ("four-card", {"stock_empty": "reshuffle", "turn_cap": 25}, 2, 0, idle),
        ("four-in-hand", {"turn_cap": 10}, 3, 1, keen),
        ("four-in-hand", {"turn_cap": 6, "last_turn_reveal": "before"}, 2, 0, lively),
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
    played = await play(server, {"preset": preset, "options": options}, seats, bots, choose)
    moments = played.moments()
    assert len(played.sent) > 100
    for seat, text in played.sent:
        check(text, seat, moments)
    for version, record in played.records:
        check_record(record, moments[version])
    assert played.records
    told = check_told_once(played.sent, moments)
    looks = {v: int(m.does.split()[0]) for v, m in moments.items() if " peek " in m.does}
    for version, seat in looks.items():  # and nobody has looked for nothing
        assert told[seat, version] == (seat < played.people)
    assert bool(looks) == preset.startswith("four-card")
    if choose is idle:
        assert any("stock" in row["body"] for row in played.rows), "the stock never ran out"


@pytest.mark.parametrize("preset", ["four-card", "four-in-hand", "six-card"])
async def test_who_asks_and_acts_without_a_connection_is_told_once_too(
    server: Server, preset: str
) -> None:
    wanted = {"preset": preset, "options": {"turn_cap": 8}}
    played = await play(server, wanted, 3, 1, keen, blind=(1,))
    moments = played.moments()
    for seat, text in played.sent:
        check(text, seat, moments)
    told = check_told_once(played.sent, moments)
    looks = {v: int(m.does.split()[0]) for v, m in moments.items() if " peek " in m.does}
    assert all(told[seat, v] == (seat < played.people) for v, seat in looks.items())


@pytest.mark.parametrize("preset", ["four-card", "four-in-hand", "six-card"])
async def test_the_memory_aid_tells_what_one_has_seen_and_no_more(
    server: Server, preset: str
) -> None:
    wanted = {"preset": preset, "options": {"turn_cap": 8}, "agreed": {"memory_aid": True}}
    played = await play(server, wanted, 3, 1, keen)
    moments = played.moments()
    for seat, text in played.sent:
        check(text, seat, moments, aid=True)


async def test_a_falsified_line_is_found(server: Server) -> None:
    """The check itself: each of these lines would be a leak, and none may pass."""
    played = await play(server, {"preset": "four-card", "options": {"turn_cap": 8}}, 3, 1, keen)
    moments = played.moments()
    lines = [(seat, json.loads(text)) for seat, text in played.sent]

    def refused(seat: int | None, message: Json) -> bool:
        try:
            check(json.dumps(message), seat, moments)
        except AssertionError:
            return True
        return False

    tried = dict.fromkeys(("own", "foreign", "onlooker", "error", "known"), 0)
    for seat, message in lines:
        table = message.get("table")
        if table is None or table["view"] is None or moments[table["version"]].over:
            continue
        now = moments[table["version"]]
        assert not refused(seat, message)
        for n, layout in enumerate(table["view"]["layouts"]):
            for cell, shown in enumerate(layout["cells"]):
                if shown != "??":
                    continue
                kind = "onlooker" if seat is None else "own" if n == seat else "foreign"
                false = copy.deepcopy(message)
                false["table"]["view"]["layouts"][n]["cells"][cell] = now.cells[n][cell]
                assert refused(seat, false), kind
                tried[kind] += 1
                hidden = now.cells[n][cell]
                if hidden not in now.visible(seat) and "events" not in message:
                    assert refused(seat, message | {"facts": {"card": hidden}})
                    tried["error"] += 1
        if table["view"]["layouts"][0]["known"]:
            false = copy.deepcopy(message)
            false["table"]["view"]["layouts"][0]["known"].pop()
            assert refused(seat, false)
            tried["known"] += 1
    assert all(tried.values()), tried
    looks = [
        (seat, json.dumps(message))
        for seat, message in lines
        if any(e["type"] == "peek" and "??" not in e["cards"] for e in message.get("events", ()))
    ]
    assert looks
    for seat, text in looks:
        check_told_once([(seat, text)], moments)
        with pytest.raises(AssertionError, match="again"):
            check_told_once([(seat, text)] * 2, moments)
        for other in {0, 1, None} - {seat}:
            assert refused(other, json.loads(text))


async def test_no_log_line_names_a_card(server: Server) -> None:
    lines = server.log.read_text().splitlines()
    assert all(not CARD.search(line) for line in lines)
