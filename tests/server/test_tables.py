"""Opening a table, sitting down, playing a match, and playing another."""

import hashlib

import pytest

from tests.support.server import Person, Server, play_hole, settled

pytestmark = pytest.mark.timeout(40)


async def test_one_call_opens_a_dealt_table_against_bots(mara: Person) -> None:
    table = await mara.open_table(seats=4, bots=3, start=True)
    assert table["you"] == 0
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert len({seat["name"] for seat in table["seats"]}) == 4
    assert table["match"]["hole"] == 1
    assert table["view"]["seat"] == 0


async def test_house_rules_are_on_the_table_spelled_out(mara: Person) -> None:
    table = await mara.open_table(
        preset="six-card", options={"penalty": "plus10", "length": "holes:1"}
    )
    assert table["rules"]["penalty"] == "plus10"
    assert table["rules"]["length"] == "holes:1"
    assert table["rules"]["preset"] == "six-card"
    assert len(table["rules"]) == 25


async def test_a_newcomer_takes_a_free_seat_first(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=3, bots=1)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "free"]
    seated = await ilze.sit(table["id"], "Ilze")
    assert seated["you"] == 2
    assert seated["seats"][2] == {"name": "Ilze", "kind": "person", "bot": None, "here": False}


async def test_a_newcomer_takes_a_bots_seat_before_the_deal(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=1)
    assert (await ilze.look(table["id"]))["can"] == ["sit"]
    assert (await ilze.sit(table["id"], "Ilze"))["you"] == 1


async def test_a_newcomer_may_name_the_seat(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=4, bots=1)
    assert (await ilze.sit(table["id"], "Ilze", seat=3))["you"] == 3


async def test_sitting_down_twice_is_sitting_once(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=4, bots=0)
    first = await ilze.sit(table["id"], "Ilze")
    again = await ilze.sit(table["id"], "Ilze")
    assert (first["you"], first["version"]) == (again["you"], again["version"])
    moved = await ilze.sit(table["id"], "Ilze", seat=3)
    assert moved["you"] == 3
    assert [seat["kind"] for seat in moved["seats"]] == ["person", "free", "free", "person"]


async def test_a_name_that_is_at_the_table_gets_a_number(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=0, name="Mara")
    assert (await ilze.sit(table["id"], "mara"))["seats"][1]["name"] == "mara 2"


async def test_without_a_name_the_nickname_is_taken(mara: Person) -> None:
    nickname = (await mara.call("GET", "/api/me", 200))["name"]
    table = await mara.call("POST", "/api/tables", 201, {"seats": 2, "bots": 0})
    assert table["seats"][0]["name"] == nickname


async def test_the_first_deal_fills_free_seats_with_bots(mara: Person) -> None:
    table = await mara.open_table(seats=5, bots=1)
    dealt = (await mara.act(table["id"], table["version"], "deal"))["table"]
    assert [seat["kind"] for seat in dealt["seats"]] == ["person", "bot", "bot", "bot", "bot"]
    assert len({seat["name"] for seat in dealt["seats"]}) == 5


async def test_nobody_sits_down_in_a_hole(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(start=True)
    refused = await ilze.sit(table["id"], "Ilze", status=409)
    assert refused["code"] == "already-dealt"
    assert refused["table"]["you"] is None
    assert (await ilze.look(table["id"]))["can"] == []


async def test_a_taken_seat_and_a_full_table_are_refused(
    mara: Person, ilze: Person, onlooker: Person
) -> None:
    table = await mara.open_table(seats=2, bots=0)
    assert (await ilze.sit(table["id"], "Ilze", status=409, seat=0))["code"] == "seat-taken"
    assert (await ilze.sit(table["id"], "Ilze", status=400, seat=2))["code"] == "no-such-seat"
    await ilze.sit(table["id"], "Ilze")
    assert (await onlooker.sit(table["id"], "Late", status=409))["code"] == "table-full"


async def test_the_seat_comes_back_with_the_cookie(
    mara: Person, ilze: Person, server: Server
) -> None:
    table = await mara.open_table(start=True)
    async with Person(server) as same:
        same.http.cookies.update(mara.http.cookies)
        assert (await same.look(table["id"]))["you"] == 0
    assert (await ilze.look(table["id"]))["you"] is None


async def test_a_whole_match_then_a_rematch(mara: Person) -> None:
    table = await mara.open_table(seats=3, bots=2, start=True, options={"length": "holes:2"})
    name = table["id"]
    over = await play_hole(mara, name)
    assert over["status"] == "hole_over"
    assert over["can"] == ["deal"]
    assert over["view"]["over"]
    assert len(over["view"]["told"]) == 3
    salt, pack = over["opened"]["salt"], over["opened"]["pack"]
    assert hashlib.sha256(f"{salt} {pack}".encode()).hexdigest() == over["commitment"]

    second = (await mara.act(name, over["version"], "deal"))["table"]
    assert second["match"]["hole"] == 2
    assert second["opened"] is None
    assert second["commitment"] != over["commitment"]
    assert second["view"]["dealer"] == (table["view"]["dealer"] + 1) % 3
    ended = await play_hole(mara, name, seed=1)
    assert ended["status"] == "match_over"
    assert ended["match"]["over"]
    assert ended["match"]["winners"]
    assert ended["can"] == ["rematch"]
    totals = [sum(hole["scores"][seat] for hole in ended["match"]["holes"]) for seat in range(3)]
    assert ended["match"]["totals"] == totals
    record = await mara.call("GET", f"/api/tables/{name}/record", 200)
    assert record["totals"] == totals
    assert len(record["deals"]) == 2

    again = (await mara.act(name, ended["version"], "rematch"))["table"]
    assert again["status"] == "playing"
    assert again["match"]["holes"] == []
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in table["seats"]]


async def test_after_a_match_a_person_can_take_a_bots_seat(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=1, start=True, options={"length": "holes:1"})
    ended = await play_hole(mara, table["id"])
    assert ended["status"] == "match_over"
    seated = await ilze.sit(table["id"], "Ilze")
    assert seated["you"] == 1
    again = (await mara.act(table["id"], seated["version"], "rematch"))["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person"]


async def test_a_mistaken_take_is_put_back(mara: Person) -> None:
    table = await mara.open_table(seats=2, bots=1, start=True)
    view = await settled(mara, table["id"])
    while "take" not in view["view"]["legal"]:
        view = (await mara.act(table["id"], view["version"], view["view"]["legal"][0]))["table"]
        view = await settled(mara, table["id"])
    top = view["view"]["discard_top"]
    taken = (await mara.act(table["id"], view["version"], "take"))["table"]
    assert "put back" in taken["can"]
    back = (await mara.act(table["id"], taken["version"], "put back"))["table"]
    assert back["view"]["discard_top"] == top
    assert back["view"]["held"] is None
    assert back["view"]["legal"] == view["view"]["legal"]
    assert (await mara.act(table["id"], back["version"], "put back", status=409))[
        "code"
    ] == "nothing-to-put-back"


async def test_eight_people_play_a_hole(server: Server) -> None:
    people = [Person(server) for _ in range(8)]
    table = await people[0].open_table(seats=8, bots=0, options={"turn_cap": 1})
    for n, person in enumerate(people[1:], 1):
        await person.sit(table["id"], f"Guest {n}")
    view = (await people[0].act(table["id"], 8, "deal"))["table"]
    while view["status"] == "playing":
        person = people[view["view"]["to_act"]]
        seen = await person.look(table["id"])
        view = (await person.act(table["id"], seen["version"], seen["view"]["legal"][0]))["table"]
    assert len(view["match"]["holes"][0]["scores"]) == 8
    for person in people:
        await person.http.aclose()
