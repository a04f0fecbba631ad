"""Repeated, late and lost messages; pages that come back; readers that do not read."""

import asyncio
import json
import random
import socket as sockets
import time
from typing import Any

import pytest

from fourball.errors import IllegalAction
from fourball.server.row import Row
from tests.support.replay import boards
from tests.support.server import Person, Server, Socket, choose, new_nonce, settled

pytestmark = pytest.mark.timeout(40)


async def playing(person: Person, **wanted: object) -> Any:
    table = await person.open_table(start=True, **wanted)
    return await settled(person, table["id"])


async def test_the_same_nonce_is_answered_again_and_nothing_is_done_twice(
    mara: Person, server: Server
) -> None:
    table = await playing(mara)
    nonce, words = new_nonce(), table["view"]["legal"][0]
    first = await mara.act(table["id"], table["version"], words, nonce=nonce)
    again = await mara.act(table["id"], table["version"], words, nonce=nonce)
    assert first["version"] == again["version"] == table["version"] + 1
    async with mara.watch(table["id"]) as socket:
        assert (await socket.act(table["version"], words, nonce=nonce))["version"] == first[
            "version"
        ]
    rows = server.rows(table["id"])
    assert len([row for row in rows if row["move_id"].endswith(nonce)]) == 1


async def test_a_retry_is_answered_also_after_others_have_moved_on(mara: Person) -> None:
    table = await playing(mara)
    nonce, words = new_nonce(), table["view"]["legal"][0]
    first = await mara.act(table["id"], table["version"], words, nonce=nonce)
    view = first["table"]
    for _ in range(3):
        view = await settled(mara, table["id"])
        view = (await mara.act(table["id"], view["version"], view["view"]["legal"][0]))["table"]
    assert (await mara.act(table["id"], table["version"], words, nonce=nonce))["version"] == first[
        "version"
    ]


async def test_a_table_whose_answer_was_lost_is_found_again(mara: Person, ilze: Person) -> None:
    nonce = new_nonce()
    first = await mara.open_table(start=True, nonce=nonce)
    again = await asyncio.gather(*(mara.open_table(start=True, nonce=nonce) for _ in range(5)))
    assert {table["id"] for table in again} == {first["id"]}
    assert {table["you"] for table in again} == {0}
    assert (await mara.open_table(start=True))["id"] != first["id"]
    assert (await ilze.open_table(start=True, nonce=nonce))["id"] != first["id"]
    at_once = await asyncio.gather(*(ilze.open_table(nonce="two") for _ in range(5)))
    assert len({table["id"] for table in at_once}) == 1


async def test_two_persons_who_press_the_same_button_make_one_deal(
    mara: Person, ilze: Person, server: Server
) -> None:
    table = await mara.open_table(seats=2, bots=0, options={"length": "holes:1", "turn_cap": 1})
    name = table["id"]
    await ilze.sit(name, "Ilze")

    async def both(words: str) -> Any:
        version = (await mara.look(name))["version"]
        answers = await asyncio.gather(
            *(
                person.http.post(
                    f"/api/tables/{name}/actions",
                    json={"version": version, "action": words, "nonce": new_nonce()},
                )
                for person in (mara, ilze, mara, ilze)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        late = [answer.json()["code"] for answer in answers if answer.status_code == 409]
        assert set(late) == {"stale-version"}
        return await mara.look(name)

    view = await both("deal")
    while view["status"] == "playing":
        person = (mara, ilze)[view["view"]["to_act"]]
        seen = await person.look(name)
        view = (await person.act(name, seen["version"], choose(seen, random.Random(1))))["table"]
    assert (await both("rematch"))["match"]["hole"] == 1
    assert [row["kind"] for row in server.rows(name)].count("rematch") == 1


async def test_a_seat_taken_as_the_cards_are_dealt_is_taken_or_refused(
    mara: Person, ilze: Person
) -> None:
    for _ in range(10):
        table = await mara.open_table(seats=2, bots=0)
        name = table["id"]
        deal = {"version": 1, "action": "deal", "nonce": new_nonce()}
        dealing, sitting = await asyncio.gather(
            mara.http.post(f"/api/tables/{name}/actions", json=deal),
            ilze.http.post(f"/api/tables/{name}/seat", json={"name": "Ilze"}),
        )
        if sitting.status_code == 200:
            assert dealing.json()["code"] == "stale-version"
            assert sitting.json()["seats"][1]["kind"] == "person"
        else:
            assert sitting.json()["code"] == "already-dealt"
            assert dealing.json()["table"]["seats"][1]["kind"] == "bot"


async def test_the_move_that_scores_a_hole_scores_it_once(own_server: Server) -> None:
    """B074: it is sent again at once, from a second connection, after a restart, and put to the log's fold again."""
    own_server.start()
    async with Person(own_server) as mara, Person(own_server) as ilze:
        table = await mara.open_table(seats=2, bots=0, options={"turn_cap": 1})
        name, people = table["id"], (mara, ilze)
        await ilze.sit(name, "Ilze")
        view = (await mara.act(name, 2, "deal"))["table"]
        last: dict[str, Any] = {}
        while view["status"] == "playing":
            person = people[view["view"]["to_act"]]
            seen = await person.look(name)
            last = {
                "version": seen["version"],
                "action": seen["view"]["legal"][0],
                "nonce": new_nonce(),
            }
            answers = await asyncio.gather(
                *(person.http.post(f"/api/tables/{name}/actions", json=last) for _ in range(3))
            )
            assert {answer.json()["version"] for answer in answers} == {seen["version"] + 1}
            view = await person.look(name)
        before = view["match"]
        assert len(before["holes"]) == 1
        async with person.watch(name) as socket:
            await socket.receive()
            await socket.send({"type": "act"} | last)
            accepted = await socket.receive_type("accepted", "refused")
            assert accepted["version"] == view["version"]
        own_server.kill()
        own_server.start()
        again = (await person.http.post(f"/api/tables/{name}/actions", json=last)).json()
        assert (again["version"], again["table"]["match"]) == (view["version"], before)
        rows = own_server.rows(name)
        board = boards(rows)[len(rows)]
        row = rows[-1]
        twice = Row(name, row["version"] + 1, "again", row["seat"], row["kind"], row["body"])
        with pytest.raises(IllegalAction, match="over"):
            board.after(twice)
    own_server.stop()


async def test_another_persons_nonce_is_another_move(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=0)
    await ilze.sit(table["id"], "Ilze")
    accepted = await mara.act(table["id"], 2, "deal", nonce="same")
    refused = await ilze.act(table["id"], 2, "deal", nonce="same", status=409)
    assert accepted["version"] == 3
    assert refused["code"] == "stale-version"


async def test_twenty_presses_at_once_make_one_move(mara: Person, server: Server) -> None:
    table = await playing(mara)
    words = table["view"]["legal"][0]

    async def press(nonce: str) -> int:
        body = {"version": table["version"], "action": words, "nonce": nonce}
        return (await mara.http.post(f"/api/tables/{table['id']}/actions", json=body)).status_code

    same = new_nonce()
    codes = await asyncio.gather(
        *(press(same) for _ in range(10)), *(press(new_nonce()) for _ in range(10))
    )
    assert codes.count(200) in (1, 10)
    assert set(codes) == {200, 409}
    made = [row for row in server.rows(table["id"]) if row["version"] == table["version"] + 1]
    assert len(made) == 1


async def test_an_old_version_is_refused_with_the_present_table(mara: Person) -> None:
    """B094: a page that is out of step is shown the table as it is."""
    table = await playing(mara)
    await mara.act(table["id"], table["version"], table["view"]["legal"][0])
    now = await settled(mara, table["id"])
    for version in (table["version"], now["version"] + 1, 0, -1, 10**12):
        refused = await mara.act(table["id"], version, now["view"]["legal"][0], status=409)
        assert refused["code"] == "stale-version"
        assert refused["facts"] == {"seen": version, "version": now["version"]}
        assert refused["table"]["version"] == now["version"]


async def test_a_page_that_comes_back_is_told_what_it_missed(mara: Person) -> None:
    table = await playing(mara)
    async with mara.watch(table["id"]) as socket:
        known = (await socket.receive())["version"]
    missed = []
    async with mara.watch(table["id"]) as other:
        await other.receive()
        accepted = await mara.act(table["id"], known, table["view"]["legal"][0])
        while True:
            frame = await other.receive()
            missed += frame["events"]
            if frame["version"] >= accepted["version"]:
                break
        now = frame["version"]
        async with mara.watch(table["id"], after=known) as back:
            frame = await back.receive()
            assert (frame["since"], frame["version"]) == (known, now)
            assert frame["events"] == missed


@pytest.mark.parametrize("after", ["0", "999999", "-3", "x", ""])
async def test_a_page_that_knows_nothing_useful_gets_the_table(mara: Person, after: str) -> None:
    table = await playing(mara, seats=2, bots=1)
    chance = random.Random(1)
    for _ in range(40):  # further back than the server remembers
        table = await settled(mara, table["id"])
        if table["status"] != "playing":
            table = (await mara.act(table["id"], table["version"], "deal"))["table"]
        else:
            table = (await mara.act(table["id"], table["version"], choose(table, chance)))["table"]
    table = await settled(mara, table["id"])
    async with mara.watch(f"{table['id']}?after={after}") as socket:
        frame = await socket.receive()
        assert frame["since"] == frame["version"] == table["version"]
        assert frame["events"] == []


async def test_two_tabs_have_one_seat_and_both_are_live(mara: Person) -> None:
    table = await playing(mara)
    async with mara.watch(table["id"]) as left, mara.watch(table["id"]) as right:
        await left.receive()
        await right.receive()
        words = table["view"]["legal"][0]
        answers = await asyncio.gather(
            left.act(table["version"], words), right.act(table["version"], words)
        )
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        for tab in (left, right):
            await tab.send({"type": "sync"})
            frame = await tab.receive_type("table")
            assert frame["table"]["you"] == 0
            assert frame["version"] > table["version"]
        assert [seat["kind"] for seat in frame["table"]["seats"]].count("person") == 1


async def test_closing_one_of_two_tabs_is_not_going_away(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=0)
    async with mara.watch(table["id"]) as left:
        await left.receive()
        async with mara.watch(table["id"]) as right:
            await right.receive()
        await asyncio.sleep(0.05)
        assert (await ilze.look(table["id"]))["seats"][0]["here"]
    await asyncio.sleep(0.05)
    assert not (await ilze.look(table["id"]))["seats"][0]["here"]


async def test_a_move_sent_just_before_hanging_up_counts(mara: Person, onlooker: Person) -> None:
    table = await playing(mara)
    async with onlooker.watch(table["id"]) as eyes:
        await eyes.receive()
        async with mara.watch(table["id"]) as socket:
            await socket.send(
                {
                    "type": "act",
                    "version": table["version"],
                    "action": table["view"]["legal"][0],
                    "nonce": new_nonce(),
                }
            )
        frame = await eyes.table_at(table["version"] + 1)
        assert frame["version"] == table["version"] + 1
        assert frame["events"]


async def test_a_reader_who_does_not_read_holds_up_nobody_and_gets_the_present_table(
    own_server: Server,
) -> None:
    own_server.start()
    received = 0
    last = 0

    async def read_all(socket: Socket) -> None:
        nonlocal received, last
        while True:
            text = await socket.connection.recv()
            frame = json.loads(text)
            assert last in (0, frame["since"]), "the quick reader missed a version"
            received, last = received + len(text), frame["version"]

    async with Person(own_server) as mara, Person(own_server) as slow, Person(own_server) as quick:
        # Many short holes: the card of the match makes the frames long.
        table = await playing(
            mara, seats=8, bots=7, options={"length": "holes:1000", "turn_cap": 1}
        )
        name = table["id"]
        window = sockets.socket()
        window.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        window.connect(("127.0.0.1", own_server.port))
        # The slow reader's window holds one message: what is not asked for stays with the server.
        async with slow.watch(name, sock=window, max_queue=1) as socket, quick.watch(name) as other:
            reading = asyncio.create_task(read_all(other))
            chance = random.Random(2)
            slowest = 0.0
            while received < 1_200_000:
                view = await settled(mara, name)
                words = "deal" if view["status"] == "hole_over" else choose(view, chance)
                asked = time.monotonic()
                await mara.act(name, view["version"], words)
                slowest = max(slowest, time.monotonic() - asked)
                assert not reading.done()
            now = (await settled(mara, name))["version"]
            versions, gaps = [], 0
            while not versions or versions[-1] < now:
                frame = await socket.receive()
                if versions and frame["since"] != versions[-1]:
                    gaps += 1
                    assert frame["since"] == frame["version"]
                versions.append(frame["version"])
            reading.cancel()
            assert versions == sorted(versions)
            assert gaps >= 1, "the slow reader was sent every one of the frames"
            assert slowest < 1
    own_server.stop()


async def test_a_reader_who_hangs_up_while_frames_wait_is_gone_at_once(own_server: Server) -> None:
    own_server.start()
    async with Person(own_server) as mara, Person(own_server) as ilze:
        table = await mara.open_table(
            seats=2, bots=0, options={"length": "holes:1000", "turn_cap": 1}
        )
        name = table["id"]
        await ilze.sit(name, "Ilze")
        window = sockets.socket()
        window.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        window.connect(("127.0.0.1", own_server.port))
        async with ilze.watch(name, sock=window, max_queue=1) as socket:
            for _ in range(4000):  # each is answered with the table, until the way is full
                await socket.send({"type": "sync"})
            for _ in range(3):
                view = await mara.look(name)
                assert view["seats"][1]["here"]
                who = mara if view["view"] is None or view["view"]["to_act"] == 0 else ilze
                seen = await who.look(name)
                words = "deal" if "deal" in seen["can"] else choose(seen, random.Random(1))
                await who.act(name, seen["version"], words)
            socket.connection.transport.abort()
            async with asyncio.timeout(5):
                while (await mara.look(name))["seats"][1]["here"]:
                    await asyncio.sleep(0.02)
    own_server.stop()
    assert "Traceback" not in own_server.log.read_text()


async def test_a_flood_of_messages_is_slowed_down_and_does_not_disturb_others(
    mara: Person, ilze: Person
) -> None:
    table = await mara.open_table(seats=2, bots=0)
    async with mara.watch(table["id"]) as socket:
        await socket.receive()
        for _ in range(700):
            await socket.send({"type": "ping"})
        began = time.monotonic()
        await ilze.sit(table["id"], "Ilze")
        assert time.monotonic() - began < 1
        socket.connection.transport.abort()
