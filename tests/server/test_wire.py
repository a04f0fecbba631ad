"""The protocol: what is said over HTTP and over the WebSocket, and what is said to messages that are wrong."""

import json
import sqlite3
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.support.server import Person, Server, new_nonce, settled

pytestmark = pytest.mark.timeout(40)


async def test_the_first_frame_is_the_whole_table(mara: Person) -> None:
    table = await mara.open_table(start=True)
    table = await settled(mara, table["id"])
    async with mara.watch(table["id"]) as socket:
        frame = await socket.receive()
        assert frame["type"] == "table"
        assert frame["since"] == frame["version"] == table["version"]
        assert frame["events"] == []
        assert frame["table"]["you"] == 0
        assert frame["table"]["seats"][0]["here"]
        assert frame["table"]["view"] == table["view"]


async def test_every_version_has_a_frame_of_its_own(mara: Person, onlooker: Person) -> None:
    table = await mara.open_table(seats=4, bots=3, start=True)
    table = await settled(mara, table["id"])
    async with onlooker.watch(table["id"]) as socket:
        shown = (await socket.receive())["version"]
        await mara.act(table["id"], table["version"], table["view"]["legal"][0])
        table = await settled(mara, table["id"])
        accepted = await mara.act(table["id"], table["version"], table["view"]["legal"][0])
        while shown < accepted["version"]:
            frame = await socket.receive()
            assert (frame["since"], frame["version"]) == (shown, shown + 1)
            assert frame["table"]["version"] == frame["version"]
            assert frame["events"]
            shown = frame["version"]


async def test_an_action_by_websocket_is_accepted_and_shown(mara: Person) -> None:
    table = await mara.open_table(start=True)
    table = await settled(mara, table["id"])
    async with mara.watch(table["id"]) as socket:
        await socket.receive()
        nonce = new_nonce()
        words = table["view"]["legal"][-1]
        await socket.send(
            {"type": "act", "version": table["version"], "action": words, "nonce": nonce}
        )
        got = [await socket.receive(), await socket.receive()]
        accepted = next(message for message in got if message["type"] == "accepted")
        frame = next(message for message in got if message["type"] == "table")
        assert accepted == {"type": "accepted", "nonce": nonce, "version": table["version"] + 1}
        assert frame["version"] == table["version"] + 1
        assert frame["events"][0]["type"] == "turn"


async def test_ping_and_sync_are_answered(mara: Person) -> None:
    table = await mara.open_table(seats=3, bots=0)
    async with mara.watch(table["id"]) as socket:
        await socket.receive()
        await socket.send({"type": "ping"})
        assert await socket.receive() == {"type": "pong"}
        await socket.send({"type": "sync"})
        frame = await socket.receive()
        assert (frame["since"], frame["version"], frame["events"]) == (1, 1, [])


async def test_sitting_down_is_shown_to_everybody(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=3, bots=0)
    async with mara.watch(table["id"]) as socket:
        await socket.receive()
        await ilze.sit(table["id"], "Ilze")
        frame = await socket.table_at(2)
        assert frame["table"]["seats"][1]["name"] == "Ilze"


async def test_coming_and_going_is_shown_without_a_new_version(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=0)
    await ilze.sit(table["id"], "Ilze")
    async with mara.watch(table["id"]) as socket:
        assert not (await socket.receive())["table"]["seats"][1]["here"]
        async with ilze.watch(table["id"]) as other:
            await other.receive()
            frame = await socket.receive()
            assert frame["table"]["seats"][1]["here"]
            assert frame["since"] == frame["version"] == 2
        assert not (await socket.receive())["table"]["seats"][1]["here"]


async def test_the_page_for_a_table_that_is_not_there_is_told_so(mara: Person) -> None:
    assert (await mara.call("GET", "/api/tables/bcdfgh", 404))["code"] == "unknown-table"
    assert (await mara.call("GET", "/api/tables/..%2f..", 404))["code"] in (
        "unknown-table",
        "unknown-address",
    )
    async with mara.watch("bcdfgh") as socket:
        refused = await socket.receive()
        assert (refused["type"], refused["code"]) == ("refused", "unknown-table")
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4404


BAD_FRAMES: list[tuple[Any, str, dict[str, Any]]] = [
    ("no json", "not-json", {}),
    ("", "not-json", {}),
    (b"\xff\xfe", "not-json", {}),
    ('{"type":"act"', "not-json", {}),
    ("[]", "bad-field", {}),
    ("null", "bad-field", {}),
    ("[" * 10_000, "bad-field", {}),
    ('{"type":"ping","x":' + "[" * 10_000, "unknown-field", {"field": "x"}),
    ('{"type":"\\ud800"}', "not-json", {}),
    ({"type": "dance"}, "bad-field", {"field": "type"}),
    ({"kind": "act"}, "missing-field", {"field": "type"}),
    ({"type": "act", "version": 2, "action": "draw"}, "missing-field", {"field": "nonce"}),
    (
        {"type": "act", "version": 2, "action": "draw", "nonce": "a", "seat": 1},
        "unknown-field",
        {"field": "seat"},
    ),
    ({"type": "ping", "extra": 1}, "unknown-field", {"field": "extra"}),
    (
        {"type": "act", "version": "2", "action": "draw", "nonce": "a"},
        "bad-field",
        {"field": "version"},
    ),
    (
        {"type": "act", "version": 2.5, "action": "draw", "nonce": "a"},
        "bad-field",
        {"field": "version"},
    ),
    ({"type": "act", "version": 2, "action": "draw", "nonce": ""}, "bad-field", {"field": "nonce"}),
    (
        {"type": "act", "version": 2, "action": "draw", "nonce": "x" * 65},
        "bad-field",
        {"field": "nonce"},
    ),
    (
        {"type": "act", "version": 2, "action": "draw", "nonce": "a b"},
        "bad-field",
        {"field": "nonce"},
    ),
    (
        {"type": "act", "version": 2, "action": "d" * 201, "nonce": "a"},
        "bad-field",
        {"field": "action"},
    ),
]


async def test_frames_that_cannot_be_read_are_refused_and_the_table_stays(mara: Person) -> None:
    table = await mara.open_table(seats=2, bots=0)
    async with mara.watch(table["id"]) as socket:
        await socket.receive()
        for message, code, facts in BAD_FRAMES:
            await socket.send(message)
            refused = await socket.receive()
            assert (refused["type"], refused["code"]) == ("refused", code), message
            assert refused["nonce"] is None
            assert refused["message"]
            assert facts.items() <= refused["facts"].items()
            assert refused["version"] == 1
            assert refused["table"]["version"] == 1


async def test_a_frame_that_is_too_long_ends_the_connection_only(mara: Person) -> None:
    table = await mara.open_table(seats=2, bots=0)
    async with mara.watch(table["id"]) as socket:
        await socket.receive()
        await socket.send("x" * 20_000)
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 1009
    assert (await mara.look(table["id"]))["version"] == 1


@pytest.mark.parametrize(
    ("body", "status", "code", "facts"),
    [
        ("{", 400, "not-json", {}),
        ("", 400, "not-json", {}),
        ("[1]", 400, "bad-field", {}),
        ("[" * 60_000, 400, "not-json", {}),
        (
            '{"version":1,"action":"draw","nonce":"a","person":"b"}',
            400,
            "unknown-field",
            {"field": "person"},
        ),
        ('{"version":1,"nonce":"a"}', 400, "missing-field", {"field": "action"}),
        ('{"version":null,"action":"draw","nonce":"a"}', 400, "bad-field", {"field": "version"}),
        ('{"version":1,"action":7,"nonce":"a"}', 400, "bad-field", {"field": "action"}),
        (
            '{"version":1,"action":"draw","nonce":"' + "x" * 70_000 + '"}',
            413,
            "too-large",
            {"most": 65536},
        ),
    ],
)
async def test_bodies_that_cannot_be_read_are_refused(
    mara: Person, body: str, status: int, code: str, facts: dict[str, Any]
) -> None:
    table = await mara.open_table(seats=2, bots=0)
    headers = {"content-type": "application/json"}
    answer = await mara.http.post(
        f"/api/tables/{table['id']}/actions", content=body, headers=headers
    )
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code)
    assert facts.items() <= problem["facts"].items()
    assert problem["message"]
    assert (await mara.look(table["id"]))["version"] == 1


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"preset": "seven-card"}, 400, "unknown-preset"),
        ({"options": {"luck": "good"}}, 400, "unknown-option"),
        ({"options": {"values": "doubled"}}, 400, "bad-value"),
        ({"options": {"turn_cap": 0}}, 400, "bad-value"),
        ({"options": {"turn_cap": None}}, 400, "bad-field"),
        ({"options": {"place": "face_down"}}, 400, "refused-combination"),
        ({"agreed": {"first_dealer": "youngest"}}, 400, "bad-field"),
        ({"agreed": {"memory_aid": "yes"}}, 400, "bad-field"),
        ({"agreed": {"weather": "fine"}}, 400, "unknown-field"),
        ({"seats": 1, "bots": 0}, 400, "bad-seats"),
        ({"seats": 9, "bots": 0}, 400, "bad-seats"),
        ({"seats": 4, "bots": 4}, 400, "too-many-bots"),
        ({"seats": 4, "bots": -1}, 400, "too-many-bots"),
        ({"seats": 4, "bots": 2, "start": True}, 400, "free-seats"),
        ({"name": "x" * 25}, 400, "bad-name"),
        ({"name": "a\u202eb"}, 400, "bad-name"),
        ({"players": 4}, 400, "unknown-field"),
    ],
)
async def test_tables_that_cannot_be_are_refused(
    mara: Person, wanted: dict[str, Any], status: int, code: str
) -> None:
    problem = await mara.call("POST", "/api/tables", status, wanted)
    assert problem["code"] == code
    assert problem["message"]


async def test_a_contradiction_names_both_options(mara: Person) -> None:
    problem = await mara.call(
        "POST",
        "/api/rules/check",
        400,
        {"preset": "six-card", "options": {"place": "face_down"}, "seats": 3},
    )
    assert problem["code"] == "refused-combination"
    assert problem["facts"]["options"] == ["place", "end"]


async def test_rules_that_can_be_played_are_spelled_out(mara: Person) -> None:
    checked = await mara.call(
        "POST",
        "/api/rules/check",
        200,
        {"preset": "six-card-jokers", "options": {"penalty": "plus10"}, "seats": 4},
    )
    assert checked["rules"]["penalty"] == "plus10"
    assert (checked["decks"], checked["cards"]) == (2, 108)


async def test_every_preset_and_option_is_told(mara: Person) -> None:
    told = await mara.call("GET", "/api/presets", 200)
    presets = [preset for group in told["groups"] for preset in group["presets"]]
    assert len(presets) == len({preset["id"] for preset in presets}) > 30
    assert {"six-card", "four-in-hand"} < {preset["id"] for preset in presets}
    assert set(told["defaults"]) == {option["name"] for option in told["options"]}
    length = next(option for option in told["options"] if option["name"] == "length")
    assert (length["values"], set(length["counted"])) == (["open"], {"holes", "points"})


async def test_an_onlooker_may_not_act(mara: Person, onlooker: Person) -> None:
    table = await mara.open_table(start=True)
    refused = await onlooker.act(table["id"], table["version"], "draw", status=403)
    assert refused["code"] == "not-seated"
    assert refused["table"]["you"] is None
    async with onlooker.watch(table["id"]) as socket:
        assert (await socket.act(table["version"], "draw"))["code"] == "not-seated"


async def test_nobody_acts_for_another_seat(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=0)
    await ilze.sit(table["id"], "Ilze")
    view = (await mara.act(table["id"], 2, "deal"))["table"]
    seat = view["view"]["to_act"]
    waiting, acting = (ilze, mara) if seat == 0 else (mara, ilze)
    refused = await waiting.act(table["id"], view["version"], f"{seat} turn 1", status=403)
    assert refused["code"] == "not-your-seat"
    refused = await waiting.act(table["id"], view["version"], "turn 1", status=409)
    assert (refused["code"], refused["table"]["version"]) == ("not-your-turn", view["version"])
    assert (await acting.act(table["id"], view["version"], f"{seat} turn 1"))["version"] == view[
        "version"
    ] + 1


async def test_words_that_are_no_action_and_actions_that_are_not_allowed_are_refused(
    mara: Person,
) -> None:
    """B094: with the present table."""
    table = await mara.open_table(start=True)
    table = await settled(mara, table["id"])
    name, version = table["id"], table["version"]
    for words in ("fly", "", "turn", "turn x", "swap 1 2", "tell me", "\x00", "turn 1 1"):
        assert (await mara.act(name, version, words, status=400))["code"] == "bad-action", words
    for words in ("turn 7", "turn 0", "swap 1", "draw", "pass", "clear 1 4"):
        refused = await mara.act(name, version, words, status=409)
        assert refused["code"] == "not-allowed-now", words
        assert refused["table"]["version"] == version
    assert (await mara.act(name, version, "deal", status=409))["code"] == "hole-not-over"
    assert (await mara.act(name, version, "rematch", status=409))["code"] == "match-not-over"
    assert (await mara.act(name, version, "end", status=409))["code"] == "not-open"
    assert (await mara.look(name))["version"] == version


async def test_nothing_is_played_before_the_deal(mara: Person) -> None:
    table = await mara.open_table(seats=2, bots=1)
    for words in ("draw", "put back", "end"):
        assert (await mara.act(table["id"], 1, words, status=409))["code"] == "nothing-dealt"
    problem = await mara.call("GET", f"/api/tables/{table['id']}/record", 409)
    assert problem["code"] == "nothing-dealt"


async def test_a_nickname_is_offered_kept_and_checked(server: Server, mara: Person) -> None:
    first = await mara.call("GET", "/api/me", 200)
    assert len(first["name"].split()) == 2
    assert (await mara.call("PUT", "/api/me", 200, {"name": "  Zoë   Ķirsis "}))[
        "name"
    ] == "Zoë Ķirsis"
    assert (await mara.call("GET", "/api/me", 200))["name"] == "Zoë Ķirsis"
    assert (await mara.call("PUT", "/api/me", 200, {"name": "   "}))["name"] == "Zoë Ķirsis"
    for name in ("tab\there", "\u200d\u200d", "line\nbreak", "nul\x00"):
        answer = await mara.http.put("/api/me", json={"name": name})
        assert answer.status_code in (200, 400)
        assert all(
            sign.isprintable() or sign == "\u200d"
            for sign in (await mara.call("GET", "/api/me", 200))["name"]
        )


async def test_a_damaged_cookie_is_replaced_and_told(server: Server, mara: Person) -> None:
    table = await mara.open_table(start=True)
    for token in ("damaged", "ü", "a" * 3000, '"'):
        async with Person(server) as stranger:
            answer = await stranger.http.get(
                f"/api/tables/{table['id']}", headers={"cookie": f"fourball={token}".encode()}
            )
            assert answer.status_code == 200
            assert answer.json()["notice"] == "unknown-token"
            assert answer.json()["you"] is None
            assert len(stranger.http.cookies["fourball"]) > 30
            assert (await stranger.look(table["id"]))["notice"] is None


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(mara: Person) -> None:
    answer = await mara.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert int(cookie.split("Max-Age=")[1].split(";")[0]) > 300 * 24 * 3600


async def test_no_token_and_no_hash_of_one_is_ever_sent(mara: Person, server: Server) -> None:
    import hashlib

    table = await mara.open_table(start=True)
    token = mara.http.cookies["fourball"]
    texts = [json.dumps(table), json.dumps(await mara.look(table["id"]))]
    secret = hashlib.sha256(token.encode()).hexdigest()
    assert all(token not in text and secret not in text for text in texts)
    assert secret in json.dumps(server.rows(table["id"]))


async def test_wrong_addresses_and_methods_are_told_in_the_same_form(mara: Person) -> None:
    assert (await mara.call("GET", "/api/nothing", 404))["code"] == "unknown-address"
    assert (await mara.call("DELETE", "/api/me", 405))["code"] == "wrong-method"
    assert (await mara.call("POST", "/nowhere", 405))["code"] == "wrong-method"


async def test_too_many_newcomers_from_one_address_are_refused(own_server: Server) -> None:
    own_server.settings["tables_per_minute"] = 1
    own_server.start()
    async with Person(own_server) as known, httpx.AsyncClient(base_url=own_server.url) as stranger:
        await known.call("GET", "/api/me", 200)
        answers = []
        for _ in range(12):
            answers.append(await stranger.get("/api/me"))
            stranger.cookies.clear()
        assert [answer.status_code for answer in answers] == [*[200] * 9, *[429] * 3]
        assert answers[-1].json()["code"] == "too-many-requests"
        assert "set-cookie" not in answers[-1].headers
        await known.call("GET", "/api/me", 200)
    own_server.stop()


async def test_nobody_becomes_a_person_by_asking_for_a_table_that_is_not_there(
    own_server: Server,
) -> None:
    own_server.start()
    async with Person(own_server) as person:
        for name in ("bcdfgh", "..", "%00", "x" * 2000, "%f0%9f%83%8f"):
            answer = await person.http.get(f"/api/tables/{name}")
            assert answer.status_code == 404
            assert "set-cookie" not in answer.headers
        await person.call(
            "POST",
            "/api/tables/bcdfgh/actions",
            404,
            {"version": 1, "action": "draw", "nonce": "a"},
        )
    with sqlite3.connect(own_server.database) as connection:
        assert connection.execute("SELECT count(*) FROM person").fetchone() == (0,)
    connection.close()
    own_server.stop()


async def test_a_body_without_an_end_is_cut_off(mara: Person) -> None:
    async def endless() -> AsyncIterator[bytes]:
        yield b'{"name":"'
        for _ in range(64):
            yield b"x" * 4096

    answer = await mara.http.put("/api/me", content=endless())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_too_many_tables_from_one_address_are_refused(own_server: Server) -> None:
    own_server.settings["tables_per_minute"] = 3
    own_server.start()
    async with Person(own_server) as person:
        for _ in range(3):
            await person.open_table(seats=2, bots=0)
        assert (await person.call("POST", "/api/tables", 429, {"seats": 2, "bots": 0}))[
            "code"
        ] == "too-many-requests"
    own_server.stop()


async def test_health_is_told(mara: Person) -> None:
    assert (await mara.call("GET", "/healthz", 200))["status"] == "ok"
