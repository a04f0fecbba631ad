"""Dealing again, and ending an open match, by common consent."""

import asyncio
import hashlib
from contextlib import AsyncExitStack

import pytest

from tests.server.test_agreed import play_by
from tests.support.replay import boards, without_presence
from tests.support.server import Json, Person, Server, Socket, settled
from tests.support.truth import check, truth

pytestmark = pytest.mark.timeout(40)

OPEN = {"length": "open", "turn_cap": 1}


async def table_of(*people: Person, seats: int, **wanted: object) -> str:
    """A dealt table: these persons in the first seats, bots in the others, seat 0 having dealt."""
    wanted = {"agreed": {"first_dealer": "volunteer"}} | wanted
    table = await people[0].open_table(seats=seats, bots=0, **wanted)
    name: str = table["id"]
    for n, person in enumerate(people[1:], 1):
        await person.sit(name, f"Guest {n}")
    await people[0].act(name, len(people), "deal")
    return name


async def look_on(stack: AsyncExitStack, name: str, *people: Person) -> list[Socket]:
    """Opens the table for these persons, whose frames may lie unread."""
    sockets = [
        await stack.enter_async_context(person.watch(name, max_queue=None)) for person in people
    ]
    for socket in sockets:
        await socket.receive_type("table")
    return sockets


async def say(person: Person, name: str, words: str, status: int = 200) -> Json:
    """Says a word on the sight of the present table."""
    view = await settled(person, name)
    return await person.act(name, view["version"], words, status=status)


async def test_all_who_are_there_agree_to_deal_again(
    mara: Person, ilze: Person, onlooker: Person, server: Server
) -> None:
    async with Person(server) as janis, AsyncExitStack() as stack:
        name = await table_of(mara, ilze, janis, seats=4, options={"turn_cap": 1})
        sockets = await look_on(stack, name, mara, ilze, janis, onlooker)
        before = await mara.look(name)
        assert "deal again" in before["can"]
        first = await settled(mara, name)
        await mara.act(name, first["version"], "deal again")
        for person, can in (
            (mara, ["play on"]),
            (ilze, ["agree", "play on"]),
            (janis, ["agree", "play on"]),
            (onlooker, []),
        ):
            seen = await person.look(name)
            assert seen["can"] == can
            assert seen["question"] == {
                "kind": "deal again",
                "by": 0,
                "asked": [1, 2],
                "agreed": [],
            }
            assert (seen["status"], seen["void"]) == ("playing", None)
        half = (await say(janis, name, "agree"))["table"]
        assert half["question"]["agreed"] == [2]
        assert half["can"] == ["play on"]
        done = await say(ilze, name, "agree")
        again = done["table"]
        assert (again["question"], again["status"]) == (None, "playing")
        assert (again["match"]["hole"], again["match"]["holes"]) == (1, [])
        assert again["view"]["dealer"] == before["view"]["dealer"]
        assert [e["type"] for e in done["events"]] == ["deal"]
        void = again["void"]
        assert void["commitment"] == before["commitment"] != again["commitment"]
        opened = f"{void['salt']} {void['pack']}"
        assert hashlib.sha256(opened.encode()).hexdigest() == void["commitment"]
        for socket in sockets:
            frame = await socket.table_at(done["version"])
            assert frame["table"]["void"] == void
        over = await play_by(name, mara, ilze, janis)
        packs = [row["body"]["pack"] for row in server.rows(name) if "pack" in row["body"]]
        assert len(set(packs)) == 2
        record = await mara.call("GET", f"/api/tables/{name}/record", 200)
        assert [deal["pack"] for deal in record["deals"]] == packs[1:]
        assert (await mara.act(name, over["version"], "deal"))["table"]["void"] is None


async def test_alone_at_the_table_one_deals_again_at_once(mara: Person) -> None:
    table = await mara.open_table(seats=4, bots=3, start=True)
    name = table["id"]
    for _ in range(3):
        view = await settled(mara, name)
        again = (await mara.act(name, view["version"], "deal again"))["table"]
        assert again["commitment"] != view["commitment"]
        assert again["void"]["commitment"] == view["commitment"]
        assert again["view"]["dealer"] == table["view"]["dealer"]
        view = await settled(mara, name)
        assert view["view"]["to_act"] == 0  # and the bots play in the new hole


async def test_whoever_is_away_is_not_asked_but_may_decline_on_coming_back(
    mara: Person, ilze: Person, server: Server
) -> None:
    async with Person(server) as janis, AsyncExitStack() as stack:
        name = await table_of(mara, ilze, janis, seats=3)
        await look_on(stack, name, mara, ilze)
        await say(mara, name, "deal again")
        seen = await janis.look(name)
        assert seen["question"]["asked"] == [1]
        assert seen["can"] == ["play on"]
        assert (await say(janis, name, "agree", 409))["code"] == "not-asked"
        assert (await say(janis, name, "play on"))["table"]["question"] is None
        assert (await say(ilze, name, "agree", 409))["code"] == "nothing-asked"
        assert len([r for r in server.rows(name) if "pack" in r["body"]]) == 1


async def test_play_on_declines_and_withdraws(mara: Person, ilze: Person) -> None:
    async with AsyncExitStack() as stack:
        name = await table_of(mara, ilze, seats=2)
        await look_on(stack, name, mara, ilze)
        before = (await mara.look(name))["commitment"]
        for asking, saying in ((mara, ilze), (mara, mara), (ilze, mara)):
            await say(asking, name, "deal again")
            for person in (mara, ilze):
                assert (await say(person, name, "deal again", 409))["code"] == "already-asked"
                assert (await say(person, name, "end", 409))["code"] == "already-asked"
            assert (await say(asking, name, "agree", 409))["code"] == "not-asked"
            view = (await say(saying, name, "play on"))["table"]
            assert (view["question"], view["commitment"]) == (None, before)
            assert (await say(saying, name, "play on", 409))["code"] == "nothing-asked"


async def test_play_goes_on_under_a_question_and_ends_it_with_the_hole(
    mara: Person, ilze: Person
) -> None:
    async with AsyncExitStack() as stack:
        name = await table_of(mara, ilze, seats=2, options={"turn_cap": 1})
        await look_on(stack, name, mara, ilze)
        await say(mara, name, "deal again")
        for _ in range(2):
            for person in (ilze, mara):
                view = await person.look(name)
                if view["view"]["legal"] and view["view"]["to_act"] == view["you"]:
                    view = (await person.act(name, view["version"], view["view"]["legal"][0]))[
                        "table"
                    ]
                    assert view["question"]["kind"] == "deal again"
        over = await play_by(name, mara, ilze)
        assert (over["status"], over["question"], over["can"]) == ("hole_over", None, ["deal"])
        assert (await say(ilze, name, "agree", 409))["code"] == "nothing-asked"
        assert (await say(ilze, name, "deal again", 409))["code"] == "no-hole"


async def test_a_question_waits_where_a_bot_would_play(mara: Person, ilze: Person) -> None:
    """Bots have no say, and do not wait either."""
    async with AsyncExitStack() as stack:
        name = await table_of(mara, ilze, seats=4)
        await look_on(stack, name, mara, ilze)
        asked = await say(mara, name, "deal again")
        view = await settled(ilze, name)
        while view["view"]["to_act"] == 1:
            view = (await ilze.act(name, view["version"], view["view"]["legal"][0]))["table"]
        view = await settled(mara, name)  # the bots have played
        assert view["version"] > asked["version"] + 2
        assert view["question"]["asked"] == [1]
        assert (await say(ilze, name, "agree"))["table"]["void"] is not None


async def test_an_open_match_ends_when_all_agree(
    mara: Person, ilze: Person, onlooker: Person
) -> None:
    async with AsyncExitStack() as stack:
        name = await table_of(mara, ilze, seats=3, options=OPEN)
        await look_on(stack, name, mara, ilze)
        assert (await say(mara, name, "end", 409))["code"] == "hole-not-over"
        await play_by(name, mara, ilze)
        for person in (mara, ilze):
            assert (await person.look(name))["can"] == ["deal", "end"]
        assert (await say(onlooker, name, "end", 403))["code"] == "not-seated"
        asked = (await say(ilze, name, "end"))["table"]
        assert (asked["status"], asked["can"]) == ("hole_over", ["deal", "play on"])
        assert (await mara.look(name))["can"] == ["deal", "agree", "play on"]
        # Whoever deals plays on.
        view = (await say(mara, name, "deal"))["table"]
        assert (view["status"], view["question"]) == ("playing", None)
        await play_by(name, mara, ilze)
        await say(mara, name, "end")
        ended = (await say(ilze, name, "agree"))["table"]
        assert (ended["status"], ended["question"]) == ("match_over", None)
        assert ended["match"]["winners"]


async def test_alone_one_ends_an_open_match_at_once(mara: Person) -> None:
    name = await table_of(mara, seats=2, options=OPEN)
    await play_by(name, mara)
    assert (await say(mara, name, "end"))["table"]["status"] == "match_over"
    name = await table_of(mara, seats=2, options=OPEN | {"length": "holes:3"})
    await play_by(name, mara)
    assert (await say(mara, name, "end", 409))["code"] == "not-open"


async def test_two_who_answer_at_once_make_one_deal(mara: Person, ilze: Person) -> None:
    async with AsyncExitStack() as stack:
        name = await table_of(mara, ilze, seats=2)
        await look_on(stack, name, mara, ilze)
        asked = await say(mara, name, "deal again")
        answers = await asyncio.gather(
            *(
                person.http.post(
                    f"/api/tables/{name}/actions",
                    json={"version": asked["version"], "action": words, "nonce": words[:4]},
                )
                for person, words in ((ilze, "agree"), (mara, "play on"), (ilze, "agree"))
            )
        )
        versions = {a.json().get("version", a.json().get("code")) for a in answers}
        assert versions <= {asked["version"] + 1, "stale-version"}


async def test_a_question_outlives_the_server_at_every_step(own_server: Server) -> None:
    own_server.start()
    async with Person(own_server) as mara, Person(own_server) as ilze:
        name = await table_of(mara, ilze, seats=2, options=OPEN)

        async def restarted() -> Json:
            before = await mara.look(name)
            own_server.kill()
            own_server.start()
            after = await mara.look(name)
            assert without_presence(after) == without_presence(before)
            return after

        for words in ("play on", "agree"):
            async with AsyncExitStack() as stack:
                await look_on(stack, name, mara, ilze)
                await say(mara, name, "deal again")
            assert (await restarted())["question"]["asked"] == [1]
            await say(ilze, name, words)
            assert ((await restarted())["void"] is None) == (words == "play on")
        await play_by(name, mara, ilze)
        async with AsyncExitStack() as stack:
            await look_on(stack, name, mara, ilze)
            await say(mara, name, "end")
        await restarted()
        await say(ilze, name, "agree")
        assert (await restarted())["status"] == "match_over"
        rows = own_server.rows(name)
        assert {row["kind"] for row in rows} >= {"ask", "agree", "play on"}
        assert boards(rows)[len(rows)].status == "match_over"
    own_server.stop()


async def test_a_deal_by_consent_that_the_server_died_behind_is_the_one_that_is_played(
    own_server: Server,
) -> None:
    own_server.start()
    async with Person(own_server) as mara:
        name = await table_of(mara, seats=2)
        await settled(mara, name)
        for step in ("before-store", "before-commit", "after-store", "before-publish"):
            view = await settled(mara, name)
            own_server.kill()
            own_server.start(trap=step)
            with pytest.raises(Exception, match=r".*"):
                await mara.act(name, view["version"], "deal again", nonce=step)
            assert own_server.wait_for_death(5)
            own_server.start()
            again = (await mara.act(name, view["version"], "deal again", nonce=step))["table"]
            assert again["void"]["commitment"] == view["commitment"]
            asked = [r for r in own_server.rows(name) if r["kind"] == "ask"]
            assert sum(row["move_id"].endswith(step) for row in asked) == 1
    own_server.stop()


async def test_a_deal_thrown_away_shows_nothing_of_the_new_one(
    mara: Person, ilze: Person, server: Server
) -> None:
    sent: list[tuple[int | None, str]] = []
    for seat, person in enumerate((mara, ilze)):
        person.tap = lambda _, text, seat=seat: sent.append((seat, text))
    async with AsyncExitStack() as stack:
        name = await table_of(mara, ilze, seats=2, preset="four-card", options={"turn_cap": 2})
        await look_on(stack, name, mara, ilze)
        await say(ilze, name, "peek 1")
        await say(ilze, name, "deal again")
        await say(mara, name, "agree")
        for person in (ilze, mara):
            assert (await person.look(name))["view"]["layouts"][1]["known"] == []
        await say(ilze, name, "peek 2")
        async with ilze.watch(name, after=2) as socket:
            await socket.receive()
    moments = truth(server.rows(name), unfinished=True)
    for reader, text in sent:
        if '"type":"refused"' not in text:
            check(text, reader, moments)
