"""Who takes the prize when several have won: an extra hole, or rock, paper, scissors (B075: the win itself stays shared)."""

import asyncio
import itertools
import json
import random
import re
from collections.abc import AsyncIterator

import pytest

from fourball import record
from fourball.errors import TableError
from fourball.server.tiebreak import HANDS, TieBreak, _left
from tests.support.replay import boards, without_presence
from tests.support.server import Json, Person, Server
from tests.support.ties import equal_pack, play_out, tied_table
from tests.support.truth import check, truth

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
async def three(own_server: Server) -> AsyncIterator[list[Person]]:
    people = [Person(own_server) for _ in range(3)]
    yield people
    for person in people:
        await person.http.aclose()
    own_server.kill()


async def say(person: Person, name: str, words: str, status: int = 200) -> Json:
    return await person.act(name, (await person.look(name))["version"], words, status=status)


async def restarted(server: Server, person: Person, name: str) -> Json:
    """The table after the server was killed, which is the table before."""
    before = await person.look(name)
    server.kill()
    server.start()
    after = await person.look(name)
    assert without_presence(after) == without_presence(before)
    return after


async def test_a_shared_win_stays_shared_where_nothing_else_is_agreed(
    own_server: Server, three: list[Person]
) -> None:
    name = await tied_table(own_server, three, 3, (0, 2), "shared")
    seen = await three[0].look(name)
    assert (seen["match"]["winners"], seen["tie"], seen["can"]) == ([0, 2], None, ["rematch"])
    for words in ("play off", *HANDS):
        assert (await say(three[0], name, words, 409))["code"] == "not-tied"
    found = await three[0].call("GET", f"/api/tables/{name}/record", 200)
    assert "tie_break" not in found


@pytest.mark.parametrize("ties", ["extra_hole", "hands"])
async def test_whoever_wins_alone_needs_no_tie_break(
    own_server: Server, three: list[Person], ties: str
) -> None:
    name = await tied_table(own_server, three, 3, (1,), ties)
    seen = await three[0].look(name)
    assert (seen["match"]["winners"], seen["tie"], seen["can"]) == ([1], None, ["rematch"])
    for words in ("play off", *HANDS):
        assert (await say(three[1], name, words, 409))["code"] == "not-tied"


async def test_those_who_tie_play_an_extra_hole_and_the_others_look_on(
    own_server: Server, three: list[Person]
) -> None:
    name = await tied_table(own_server, three, 3, (0, 2), "extra_hole")
    mara, ilze, janis = three
    sent: list[tuple[int, str]] = []
    for n, person in enumerate(three):
        person.tap = lambda _, text, n=n: sent.append((n, text))
    over = await ilze.look(name)
    tie = over["tie"]
    assert (tie["how"], tie["tied"], tie["left"]) == ("extra_hole", [0, 2], [0, 2])
    assert (tie["winner"], tie["rounds"], tie["playing"], tie["you"]) == (None, [], None, 1)
    assert tie["match"] == over["match"]
    assert tie["seats"] == over["seats"]
    for person in three:
        assert (await person.look(name))["can"] == ["play off", "rematch"]
    assert (await say(mara, name, "rock", 409))["code"] == "not-tied"
    assert (await say(mara, name, "deal", 409))["code"] == "match-over"

    dealt_at = over["version"] + 1
    await say(ilze, name, "play off")  # any of them may
    seen = await ilze.look(name)
    assert (seen["status"], seen["you"], seen["can"]) == ("playing", None, [])
    assert [seat["name"] for seat in seen["seats"]] == ["Mara", "Guest 2"]
    assert (seen["tie"]["playing"], seen["tie"]["you"]) == ([0, 2], 1)
    assert [seat["name"] for seat in seen["tie"]["seats"]] == ["Mara", "Guest 1", "Guest 2"]
    assert seen["tie"]["match"] == over["match"]
    # Seat 0 dealt the match's only hole, so seat 1 would be next, and of those who play seat 2.
    assert seen["view"]["dealer"] == 1
    assert [(await p.look(name))["you"] for p in (mara, janis)] == [0, 1]
    assert (await say(ilze, name, "draw", 403))["code"] == "not-seated"
    assert (await say(ilze, name, "deal again", 403))["code"] == "not-seated"
    assert (await say(ilze, name, "play off", 409))["code"] == "not-tied"
    assert (await say(ilze, name, "rematch", 409))["code"] == "match-not-over"
    assert (await say(mara, name, "deal", 409))["code"] == "hole-not-over"

    unfinished = await ilze.call("GET", f"/api/tables/{name}/record", 200)
    assert unfinished["tie_break"] == {"how": "extra_hole", "tied": [0, 2], "rounds": []}
    await restarted(own_server, ilze, name)
    await say(mara, name, "deal again")  # alone, and for that hole alone
    seen = await play_out(name, [mara, janis])
    while seen["tie"]["winner"] is None:
        assert "play off" in seen["can"]
        await say(janis, name, "play off")
        seen = await play_out(name, [mara, janis])
    seen = await restarted(own_server, ilze, name)
    winner = seen["tie"]["winner"]
    assert winner in (0, 2)
    assert seen["tie"]["left"] == [winner]
    last = seen["tie"]["rounds"][-1]
    assert (last["seats"], last["left"], last["hands"]) == ([0, 2], [winner], None)
    assert last["scores"] == seen["match"]["totals"]
    assert last["scores"][(0, 2).index(winner)] == min(last["scores"])
    assert seen["can"] == ["rematch"]
    assert (await say(ilze, name, "play off", 409))["code"] == "not-tied"

    # Whoever looked on was sent no more than any onlooker.
    rows = own_server.rows(name)
    first = next(row["version"] for row in rows if row["kind"] == "play off")
    moments = truth(rows)
    seats = {0: 0, 1: None, 2: 1}
    for n, text in sent:
        table = json.loads(text).get("table") or json.loads(text)
        if table.get("version", 0) >= first and "view" in table and table["tie"]["playing"]:
            check(text, seats[n], moments)
    assert first == dealt_at

    found = await ilze.call("GET", f"/api/tables/{name}/record", 200)
    assert (found["winners"], len(found["deals"])) == ([0, 2], 1)
    assert found["tie_break"]["winner"] == winner
    replayed = record.read(found)
    assert replayed.match.winners == (0, 2)
    assert replayed.to_dict()["tie_break"] == found["tie_break"]
    for each in found["tie_break"]["rounds"]:
        extra = record.read(each["record"]).match
        assert extra.totals
        assert [extra.seats[n].name for n in (0, 1)] == ["Mara", "Guest 2"]

    last_dealer = (0, 2)[seen["view"]["dealer"]]
    again = (await say(ilze, name, "rematch"))["table"]
    assert (again["you"], again["tie"], again["status"]) == (1, None, "playing")
    assert [seat["name"] for seat in again["seats"]] == ["Mara", "Guest 1", "Guest 2"]
    assert again["view"]["dealer"] == (last_dealer + 1) % 3
    assert again["match"]["length"] == "holes:1"


async def test_who_ties_again_plays_again_alone(own_server: Server, three: list[Person]) -> None:
    """Three tie, then two of them, and the third only looks on."""
    name = await tied_table(own_server, three, 3, (0, 1, 2), "extra_hole")
    own_server.kill()
    pack = equal_pack(3, (0, 1), 1)
    body = {"playing": [0, 1, 2], "dealer": 1, "pack": pack, "salt": "0" * 32}
    own_server.add_row(name, 0, "play off", body)
    own_server.start()
    seen = await play_out(name, three)
    assert (seen["status"], seen["tie"]["left"]) == ("match_over", [0, 1])
    assert seen["match"]["winners"] == [0, 1]
    assert seen["tie"]["rounds"][0]["left"] == [0, 1]
    for person in three:
        assert "play off" in (await person.look(name))["can"]
    await restarted(own_server, three[2], name)
    await say(three[2], name, "play off")
    seen = await three[2].look(name)
    assert (seen["tie"]["playing"], seen["you"], seen["tie"]["you"]) == ([0, 1], None, 2)
    # The last hole's dealer was seat 1, then comes seat 2, who is out, then seat 0.
    assert seen["view"]["dealer"] == 0


async def test_an_extra_hole_of_bots_is_played_for_all_to_see(
    own_server: Server, three: list[Person]
) -> None:
    mara = three[0]
    name = await tied_table(own_server, [mara], 3, (1, 2), "extra_hole")
    async with mara.watch(name, max_queue=None):
        while (seen := await mara.look(name))["tie"]["winner"] is None:
            if seen["status"] == "match_over":
                assert "play off" in seen["can"]
                await say(mara, name, "play off")
            await asyncio.sleep(0.02)
    assert seen["tie"]["winner"] in (1, 2)
    assert (seen["you"], seen["tie"]["you"]) == (None, 0)


async def test_a_newcomer_takes_a_bots_seat_for_the_rematch(
    own_server: Server, three: list[Person]
) -> None:
    mara, ilze, late = three
    name = await tied_table(own_server, [mara, ilze], 3, (0, 1), "extra_hole")
    await say(mara, name, "play off")
    assert (await late.sit(name, "Late", status=409))["code"] == "already-dealt"
    await play_out(name, [mara, ilze])
    assert (await late.look(name))["can"] == ["sit"]
    assert (await late.sit(name, "Late", status=409, seat=1))["code"] == "seat-taken"
    seated = await late.sit(name, "Late")
    assert (seated["you"], seated["tie"]["you"], seated["tie"]["seats"][2]["name"]) == (
        None,
        2,
        "Late",
    )
    await restarted(own_server, late, name)
    again = (await say(late, name, "rematch"))["table"]
    assert again["you"] == 2
    assert [seat["kind"] for seat in again["seats"]] == ["person"] * 3


def spoken(text: str) -> set[str]:
    """The hands that a message names, beside the words that its reader may say."""
    message = json.loads(text)
    for table in (message, message.get("table")):
        if isinstance(table, dict):
            table.pop("can", None)
    return set(re.findall("rock|paper|scissors", json.dumps(message)))


async def test_hands_are_told_when_all_have_chosen_and_not_before(
    own_server: Server, three: list[Person]
) -> None:
    chance = random.Random(5)
    mara, ilze, onlooker = three
    sent: list[str] = []
    name = await tied_table(own_server, [mara, ilze], 4, (0, 1, 3), "hands")  # seat 3 is a bot's
    for person in three:
        person.tap = lambda _, text: sent.append(text)
    async with (
        mara.watch(name) as first,
        ilze.watch(name) as second,
        onlooker.watch(name) as public,
    ):
        sockets = (first, second, public)
        for socket in sockets:
            await socket.receive_type("table")
        seen = await mara.look(name)
        assert (await ilze.look(name))["can"] == [*HANDS, "rematch"]
        assert (await onlooker.look(name))["can"] == ["sit"]
        assert (await say(onlooker, name, "rock", 403))["code"] == "not-seated"
        assert (await say(mara, name, "play off", 409))["code"] == "not-tied"
        assert (await say(mara, name, "lizard", 400))["code"] == "bad-action"
        while seen["tie"]["winner"] is None:
            left = [n for n in seen["tie"]["left"] if n < 2]
            rounds = len(seen["tie"]["rounds"])
            sent.clear()
            for n in left[:-1]:
                person = three[n]
                await say(person, name, chance.choice(HANDS))
                assert (await person.look(name))["tie"]["chosen"] == [n]
                assert (await say(person, name, "paper", 409))["code"] == "already-chosen"
                assert not set((await person.look(name))["can"]) & set(HANDS)
                for socket in sockets:
                    await socket.send({"type": "sync"})
                    while (await socket.receive())["version"] < seen["version"] + 1:
                        pass
                async with onlooker.watch(name, after=1) as late:
                    await late.receive()
                await onlooker.call("GET", f"/api/tables/{name}/record", 200)
            if rounds == 0:
                assert len(sent) >= 8
                assert not set().union(*map(spoken, sent))
            seen = await say(three[left[-1]], name, chance.choice(HANDS))
            seen = seen["table"]
            assert len(seen["tie"]["rounds"]) > rounds
            told = seen["tie"]["rounds"][rounds]
            assert told["seats"] == seen["tie"]["tied"] if rounds == 0 else True
            assert set(told["hands"]) <= set(HANDS)
            for socket in sockets:
                frame = await socket.table_at(seen["version"])
                assert frame["table"]["tie"]["rounds"] == seen["tie"]["rounds"]
    assert seen["match"]["winners"] == [0, 1, 3]
    assert (await say(mara, name, "rock", 409))["code"] == "not-tied"
    found = await mara.call("GET", f"/api/tables/{name}/record", 200)
    assert found["tie_break"]["winner"] == seen["tie"]["winner"]
    assert found["winners"] == [0, 1, 3]
    record.read(found)


async def test_two_choices_look_the_same_until_both_are_told(
    own_server: Server, three: list[Person]
) -> None:
    """Neither what is sent nor its length tells a rock from scissors."""
    mara, ilze, _ = three
    seen: list[list[str]] = []
    for hand in HANDS:
        name = await tied_table(own_server, [mara, ilze], 2, (0, 1), "hands")
        async with ilze.watch(name) as socket:
            await socket.receive_type("table")
            version = (await mara.look(name))["version"]
            answer = await mara.act(name, version, hand, nonce="choice")
            frame = await socket.table_at(version + 1)
        texts = [json.dumps(m).replace(name, "") for m in (answer, frame)]
        secrets = (frame["table"]["commitment"], frame["table"]["opened"]["salt"])
        seen.append([text.replace(secrets[0], "").replace(secrets[1], "") for text in texts])
    assert seen[0] == seen[1] == seen[2]


async def test_a_choice_outlives_the_server_and_is_made_once(
    own_server: Server, three: list[Person]
) -> None:
    mara, ilze, _ = three
    name = await tied_table(own_server, [mara, ilze], 3, (0, 1, 2), "hands")
    for step in ("before-store", "after-store"):
        version = (await mara.look(name))["version"]
        own_server.kill()
        own_server.start(trap=step)
        with pytest.raises(Exception, match=r".*"):
            await mara.act(name, version, "paper", nonce="mine")
        assert own_server.wait_for_death(5)
        own_server.start()
    assert (await mara.act(name, version, "rock", nonce="mine"))["version"] == version + 1
    rows = [row for row in own_server.rows(name) if row["kind"] == "hand"]
    assert [row["body"] for row in rows] == [{"hand": "paper", "bots": []}]
    seen = await restarted(own_server, ilze, name)
    assert seen["tie"]["chosen"] == [0]
    await say(ilze, name, "scissors")
    seen = await restarted(own_server, ilze, name)
    stored = own_server.rows(name)[-1]["body"]["bots"]
    assert seen["tie"]["rounds"][0]["hands"] == ["paper", "scissors", stored[0][1]]


async def test_bots_that_tie_alone_settle_it_when_asked(
    own_server: Server, three: list[Person]
) -> None:
    mara = three[0]
    name = await tied_table(own_server, [mara], 4, (1, 2, 3), "hands")
    assert (await mara.look(name))["can"] == ["play off", "rematch"]
    assert (await say(mara, name, "rock", 409))["code"] == "not-tied"
    settled = (await say(mara, name, "play off"))["table"]
    assert settled["tie"]["winner"] in (1, 2, 3)
    await restarted(own_server, mara, name)
    assert (await say(mara, name, "play off", 409))["code"] == "not-tied"


async def test_the_fold_of_every_prefix_of_such_a_log_is_a_table(
    own_server: Server, three: list[Person]
) -> None:
    mara, ilze, janis = three
    name = await tied_table(own_server, three, 3, (0, 1, 2), "extra_hole")
    await say(mara, name, "play off")
    await play_out(name, three)
    await say(ilze, name, "rematch")
    await play_out(name, three)
    rows = own_server.rows(name)
    assert {row["kind"] for row in rows} == {"open", "sit", "deal", "act", "play off", "rematch"}
    once = boards(rows)
    for version, board in boards(json.loads(json.dumps(rows))).items():
        assert board == once[version]
    assert len(janis.http.cookies) == 1


def test_the_hand_that_beats_the_other_stays() -> None:
    def left(*hands: str) -> tuple[int, ...]:
        return _left(dict(enumerate(hands)))

    for winner, loser in (("rock", "scissors"), ("paper", "rock"), ("scissors", "paper")):
        assert left(winner, loser) == (0,)
        assert left(loser, winner) == (1,)
        assert left(winner, loser, winner) == (0, 2)
        assert left(loser, loser, winner, loser) == (2,)
    for hand in HANDS:
        assert left(hand, hand, hand) == (0, 1, 2)
    for hands in itertools.permutations(HANDS):
        assert left(*hands) == (0, 1, 2)


def test_a_tie_break_takes_no_hand_of_whoever_is_out() -> None:
    class Winners:
        winners = (0, 2, 3)

    tie = TieBreak.after(Winners(), (), "hands")  # type: ignore[arg-type]
    assert tie is not None
    tie = tie.chosen_by(3, "rock").chosen_by(0, "paper").chosen_by(2, "rock")
    assert (tie.left, tie.winner, tie.waits_for) == ((0,), 0, ())
    for seat in (0, 1, 2):
        with pytest.raises(TableError) as caught:
            tie.chosen_by(seat, "rock")
        assert caught.value.code == "not-tied"
