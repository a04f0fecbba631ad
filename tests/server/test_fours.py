"""An All Fours table: games and matches of games, seats and partners, the cut, what is refused, and that nothing leaks."""

import asyncio
import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from fourball.allfours import PRESETS
from fourball.cards import RANKS, cards_text, parse_cards, rank
from fourball.games import cut_order
from fourball.play import Cutting
from fourball.record import read
from fourball.server.chance import shuffled
from fourball.server.deals import Deals
from tests.support.fours_truth import check_shown, fours_truth
from tests.support.server import Json, Person, Server, new_nonce, settled

pytestmark = pytest.mark.timeout(120)

NEXT = {"hole_over": "deal", "game_over": "next game"}


def choose(view: Json, chance: random.Random) -> str:
    """What brings the table on: a table word between hands and games, and in a hand a legal action, begging and running often."""
    if view["status"] in NEXT:
        return NEXT[view["status"]]
    legal: list[str] = view["view"]["legal"]
    calls = [words for words in legal if words in ("beg", "run") or words.startswith("call")]
    plain = [words for words in legal if not words.startswith(("expose", "call"))]
    return chance.choice(calls if calls and chance.random() < 0.5 else plain or legal)


async def play_on(person: Person, table: str, seed: int = 0, until: str = "match_over") -> Json:
    """Plays for one person, the others being bots, until the table has a status."""
    chance = random.Random(seed)
    view = await settled(person, table)
    while view["status"] != until:
        view = (await person.act(table, view["version"], choose(view, chance)))["table"]
        view = await settled(person, table)
    return view


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_game_with_bots_is_played_to_its_target(
    server: Server, mara: Person, preset: str
) -> None:
    table = await mara.open_table(preset=preset, start=True)
    players = PRESETS[preset].players
    kinds = ["person"] + ["bot"] * (players - 1)
    assert (table["game"], [seat["kind"] for seat in table["seats"]]) == ("allfours", kinds)
    over = await play_on(mara, table["id"])
    _, games = fours_truth(server.rows(table["id"]))
    assert over["match"]["totals"] == games[-1].totals
    assert over["match"]["winners"] == [games[-1].winner]
    assert max(games[-1].totals) >= PRESETS[preset].target
    assert over["can"] == ["rematch"]
    record = await mara.call("GET", f"/api/tables/{table['id']}/record", 200)
    assert record["game"] == "allfours"
    assert list(read(record).match.totals) == games[-1].totals


async def test_a_match_of_several_games_is_several_records(server: Server, mara: Person) -> None:
    agreed = {"games": "best_of:3", "first_dealer": "volunteer"}
    options = {"target": 3, "packets": "threes"}
    table = await mara.open_table(preset="all-fours", options=options, agreed=agreed, start=True)
    name = table["id"]
    assert table["series"] == {
        "games": "best_of:3",
        "needed": 2,
        "won": [0, 0],
        "finished": [],
        "winner": None,
    }
    now = await settled(mara, name)
    refused = await mara.act(name, now["version"], "next game", 409)
    assert refused["code"] == "no-next-game"
    first = await play_on(mara, name, until="game_over")
    assert first["can"] == ["next game"]
    assert sum(first["series"]["won"]) == 1
    assert (await mara.act(name, first["version"], "rematch", 409))["code"] == "match-not-over"
    assert (await mara.act(name, first["version"], "deal", 409))["code"] == "match-over"
    second = (await mara.act(name, first["version"], "next game"))["table"]
    last = first["match"]["holes"][-1]
    stays = last["thrown_in"]
    assert second["view"]["dealer"] == (last["dealer"] + (not stays)) % 4  # 2.4, 3.10
    if second["status"] == "playing":  # a turned jack wins so short a game at once
        assert second["match"]["totals"] == [0, 0]
    over = await play_on(mara, name, seed=1)
    series = over["series"]
    assert max(series["won"]) == 2
    assert series["winner"] == series["won"].index(2)
    _, games = fours_truth(server.rows(name))
    assert [one["totals"] for one in series["finished"]] == [game.totals for game in games]
    assert [one["winner"] for one in series["finished"]] == [game.winner for game in games]
    for number, game in enumerate(games, 1):
        record = await mara.call("GET", f"/api/tables/{name}/record?game={number}", 200)
        assert (record["totals"], record["winners"]) == (game.totals, [game.winner])
    for number in (0, len(games) + 1):
        path = f"/api/tables/{name}/record?game={number}"
        assert (await mara.call("GET", path, 404))["code"] == "no-such-game"
    again = (await mara.act(name, over["version"], "rematch"))["table"]
    assert (again["status"], again["series"]["won"]) == ("playing", [0, 0])


async def test_first_to_so_many_games_needs_all_of_them(mara: Person) -> None:
    agreed = {"games": "first_to:2"}
    table = await mara.open_table(
        preset="all-twos", options={"target": 1}, agreed=agreed, start=True
    )
    over = await play_on(mara, table["id"])
    assert over["series"]["needed"] == 2
    assert max(over["series"]["won"]) == 2


@pytest.mark.parametrize(
    "games", ["best_of:4", "best_of:0", "first_to:0", "best_of:101", "two", "one\n"]
)
async def test_an_impossible_number_of_games_is_refused(mara: Person, games: str) -> None:
    body = {"preset": "all-fours", "agreed": {"games": games}}
    assert (await mara.call("POST", "/api/tables", 400, body))["code"] == "bad-field"


async def test_what_is_agreed_belongs_to_the_game(mara: Person) -> None:
    for body in (
        {"preset": "all-fours", "agreed": {"ties": "hands"}},
        {"preset": "six-card", "agreed": {"games": "best_of:3"}},
    ):
        assert (await mara.call("POST", "/api/tables", 400, body))["code"] == "not-in-this-game"
    assert (await mara.open_table(preset="all-fours"))["agreed"]["first_dealer"] == "cut"
    assert (await mara.open_table(preset="six-card"))["agreed"]["first_dealer"] == "chance"


async def test_seats_follow_from_the_rules(mara: Person) -> None:
    two = await mara.open_table(preset="all-fours", options={"players": 2})
    assert len(two["seats"]) == 2
    for preset, seats in (("all-fours", 2), ("all-fours", 5), ("all-twos", 4)):
        body = {"preset": preset, "seats": seats, "bots": 0}
        assert (await mara.call("POST", "/api/tables", 400, body))["code"] == "bad-seats"
    checked = await mara.call(
        "POST",
        "/api/rules/check",
        200,
        {"preset": "all-fours", "options": {"turn_up_points": {"A": 5}, "blind_partners": True}},
    )
    assert (checked["decks"], checked["cards"]) == (1, 52)
    assert checked["rules"]["turn_up_points"] == {"A": 5}
    wrong = {"preset": "all-fours", "options": {"undertrump": "banned", "follow": "free"}}
    refused = await mara.call("POST", "/api/rules/check", 400, wrong)
    assert refused["code"] == "refused-combination"


async def test_bots_sit_down_as_opponents_first(mara: Person, ilze: Person) -> None:
    """Two friends against two bots are partners without a word."""
    table = await mara.open_table(preset="all-fours", bots=2)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "free", "bot"]
    assert (await ilze.sit(table["id"], "Ilze"))["you"] == 2


async def test_before_the_deal_people_choose_their_partners(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(preset="all-fours", bots=1)
    name = table["id"]
    assert (await ilze.sit(name, "Ilze"))["you"] == 2
    moved = await ilze.sit(name, "Ilze", seat=1)
    assert (moved["you"], moved["seats"][1]["name"]) == (1, "Ilze")
    assert Counter(seat["kind"] for seat in moved["seats"]) == {"person": 2, "bot": 1, "free": 1}
    assert moved["seats"][2]["kind"] == "bot"
    taken = await ilze.sit(name, "Ilze", 409, seat=0)
    assert taken["code"] == "seat-taken"
    host = await mara.sit(name, "Mara", seat=3)
    assert (host["you"], host["host"]) == (3, 3)
    dealt = (await mara.act(name, host["version"], "deal"))["table"]
    assert (await ilze.sit(name, "Ilze", seat=2))["you"] == 1, "nobody moves in a hand"
    assert dealt["view"]["seats"] == 4


def test_the_highest_card_cut_deals_and_those_who_tie_cut_again() -> None:
    """2.3: ace high, suits do not rank."""
    packs = iter(map(parse_cards, ("Kc Ad 2h As", "5c 9d", "7c 7d", "Tc Kd")))
    cutting = Cutting.of(4, lambda deck: next(packs), cut_order(PRESETS["all-fours"]))
    wanted = (
        ("Kc", "Ad", "2h", "As"),
        (None, "5c", None, "9d"),
    )
    assert (cutting.rounds, cutting.dealer) == (wanted, 3)
    again = Cutting.of(2, lambda deck: next(packs), cut_order(PRESETS["all-fours"]))
    assert (again.rounds, again.dealer) == ((("7c", "7d"), ("Tc", "Kd")), 1)


def test_every_seat_is_as_likely_to_cut_the_highest() -> None:
    dealers = Counter(
        Cutting.of(4, shuffled, cut_order(PRESETS["all-fours"])).dealer for _ in range(2000)
    )
    assert all(400 < dealers[seat] < 600 for seat in range(4))


async def test_the_cut_is_seen_by_all(mara: Person) -> None:
    for _ in range(5):
        table = await mara.open_table(preset="all-fours", start=True)
        cut, dealer = table["cut"]["rounds"][-1], table["cut"]["dealer"]
        order = "A" + RANKS[:0:-1]  # ace high
        ranks = {seat: order.index(card[0]) for seat, card in enumerate(cut) if card}
        assert [seat for seat, place in ranks.items() if place == min(ranks.values())] == [dealer]
        assert table["view"]["dealer"] == dealer


async def table_of_four(people: list[Person], **wanted: Any) -> Json:
    table = await people[0].open_table(bots=0, **wanted)
    for person in people[1:]:
        await person.sit(table["id"], f"P{people.index(person)}")
    return (
        await people[0].act(table["id"], (await people[0].look(table["id"]))["version"], "deal")
    )["table"]


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("all-fours", {}),
        ("all-fours-house", {"exposed": "callable"}),
        ("all-fours-classic", {"pack_out": "turn_last"}),
        ("all-twos", {"exposed": "callable"}),
    ],
)
async def test_no_card_leaves_the_server_for_somebody_who_may_not_know_it(
    server: Server, preset: str, options: Json
) -> None:
    """B001, B004, B016: everything that four people and an onlooker are sent through a match of two games, held against the log."""
    chance = random.Random(preset)
    players = PRESETS[preset].players
    sent: list[tuple[int | None, str]] = []
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(
                Person(server, lambda _, text, n=n: sent.append((n, text)))
            )
            for n in range(players)
        ]
        stranger = await stack.enter_async_context(
            Person(server, lambda _, text: sent.append((None, text)))
        )
        wanted: Json = {"preset": preset, "options": {"target": 5} | options}
        view = await table_of_four(people, **wanted, agreed={"games": "first_to:2"})
        name = view["id"]
        before_seats = len(sent)
        sockets = [
            await stack.enter_async_context(person.watch(name)) for person in (*people, stranger)
        ]
        blinds = 0
        while view["status"] != "match_over":
            views = [await person.look(name) for person in people]
            blinds += sum(one["view"]["blind"] for one in views)
            if view["status"] in NEXT:
                seat, words = 0, NEXT[view["status"]]
            else:
                anybody = [n for n in range(players) if views[n]["view"]["legal"]]
                seat = chance.choice([*anybody, *[view["view"]["to_act"]] * 3])
                words = choose(views[seat], chance)
                if chance.random() < 0.1:
                    words = chance.choice(views[seat]["view"]["legal"])
            done = await sockets[seat].act(view["version"], words)
            assert done["type"] == "accepted", done
            for socket in sockets:
                if socket is not sockets[seat]:  # that one may have had it before the answer
                    await socket.table_at(done["version"])
            if chance.random() < 0.05:  # somebody comes back after a while
                async with people[seat].watch(name, after=max(1, done["version"] - 5)) as again:
                    await again.receive()
            view = await stranger.look(name)
    moments, games = fours_truth(server.rows(name))
    assert len(games) >= 2
    assert bool(blinds) == ("house" in preset)
    checked = 0
    for seat, text in sent[before_seats:]:
        if text.startswith("{") and '"version"' in text:
            check_shown(text, seat, moments)
            checked += 1
    assert checked > 100
    # The check finds what it looks for: the truth of one seat shown to another.
    wrong = [((seat + 1) % players, text) for seat, text in sent[before_seats:] if seat is not None]
    found = 0
    for seat, text in wrong:
        try:
            check_shown(text, seat, moments)
        except AssertionError:
            found += 1
    assert found > 100


async def test_blind_partners_see_nothing_before_trump_is_fixed(server: Server) -> None:
    """3.12; and a refusal to show a card says the same whatever the card is."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server)) for _ in range(4)]
        options = {"exposed": "callable", "packets": "threes"}
        view = await table_of_four(people, preset="all-fours-house", options=options)
        name = view["id"]
        dealer, eldest = view["view"]["dealer"], view["view"]["eldest"]
        views = [await person.look(name) for person in people]
        for seat, one in enumerate(views):
            cards = one["view"]["hands"][seat]["cards"]
            may_look = seat in (dealer, eldest)
            assert one["view"]["blind"] == (not may_look)
            assert ("??" in cards) == (not may_look)
        pack = server.rows(name)[-1]["body"]["pack"].split()
        blind = next(seat for seat in range(4) if seat not in (dealer, eldest))
        answers = set()
        for card in pack:
            refused = await people[blind].act(name, view["version"], f"expose {card}", 409)
            del refused["table"]
            answers.add(json.dumps(refused))
        assert len(answers) == 1
        assert json.loads(answers.pop())["code"] == "not-seen-yet"
        assert len(server.rows(name)) == view["version"]
        async with people[blind].watch(name, after=view["version"]) as socket:
            await socket.receive()
            done = await people[eldest].act(name, view["version"], "stand")
            frame = await socket.table_at(done["version"])
        looks = [event for event in frame["events"] if event["type"] == "look"]
        deals = [event for event in frame["events"] if event["type"] == "deal"]
        assert not looks
        assert [len(event["cards"]) for event in deals] == [6]
        assert sorted(deals[0]["cards"]) == sorted(frame["table"]["view"]["hands"][blind]["cards"])
        assert "??" not in deals[0]["cards"]


async def test_a_hand_outlives_the_server(own_server: Server) -> None:
    """B034, B139: a kill in the middle of a hand loses nothing, and whoever comes back has the same cards to play."""
    own_server.start()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(own_server)) for _ in range(4)]
        view = await table_of_four(people, preset="all-fours")
        name, chance = view["id"], random.Random(5)
        for _ in range(14):
            seat = view["view"]["to_act"]
            one = await people[seat].look(name)
            view = (await people[seat].act(name, one["version"], choose(one, chance)))["table"]
        before = [await person.look(name) for person in people]
        own_server.kill()
        own_server.start()
        after = [await person.look(name) for person in people]
        assert [one["view"] for one in after] == [one["view"] for one in before]


async def test_the_last_trick_may_be_looked_at_again_and_no_older_one(mara: Person) -> None:
    """4.15, until the hand is over."""
    table = await mara.open_table(preset="all-fours", start=True)
    name, chance = table["id"], random.Random(2)
    played: list[str] = []
    view = await settled(mara, name)
    while view["status"] == "playing":
        trick, last = view["view"]["trick"], view["view"]["last"]
        now = {play["card"] for play in trick["plays"]}
        shown = set() if last is None else {play["card"] for play in last["plays"]}
        text = json.dumps({"view": view["view"] | {"hands": [], "turn_ups": [], "scored": []}})
        legal = {words.partition(" ")[2] for words in view["view"]["legal"]}
        older = set(played) - now - shown
        assert not [card for card in older - legal if f'"{card}"' in text]
        view = (await mara.act(name, view["version"], choose(view, chance)))["table"]
        view = await settled(mara, name)
        if view["view"]["last"] is not None:
            played += [play["card"] for play in view["view"]["last"]["plays"]]
        played += [play["card"] for play in view["view"]["trick"]["plays"]]
    tricks = view["view"]["all_tricks"]
    assert len(tricks) == 0 if view["view"]["thrown_in"] else len(tricks) in (0, 6, 9, 12)


@pytest.mark.parametrize("aid", [False, True])
async def test_the_running_count_is_there_where_the_table_has_agreed_on_it(
    mara: Person, aid: bool
) -> None:
    agreed = {"memory_aid": aid}
    table = await mara.open_table(preset="all-fours", agreed=agreed, start=True)
    view, chance = await settled(mara, table["id"]), random.Random(3)
    while not view["view"]["tricks"]:
        view = (await mara.act(table["id"], view["version"], choose(view, chance)))["table"]
        view = await settled(mara, table["id"])
    if view["status"] == "playing":
        assert bool(view["view"]["game_counts"]) == aid
        assert bool(view["view"]["seen"]) == aid


async def test_a_second_client_that_does_what_is_not_allowed_changes_nothing(
    server: Server,
) -> None:
    """B013, B014, B015, B091: illegal, late, doubled and foreign actions, sent beside a game that is being played."""
    chance = random.Random(11)
    tried: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server)) for _ in range(4)]
        stranger = await stack.enter_async_context(Person(server))
        options = {"exposed": "callable", "target": 6}
        view = await table_of_four(people, preset="all-fours", options=options)
        name = view["id"]
        hostile = [
            await stack.enter_async_context(person.watch(name)) for person in (*people, stranger)
        ]
        for socket in hostile:
            await socket.receive()
        done: list[tuple[int, int, str, str]] = []
        while view["status"] == "playing":
            version, seat = view["version"], view["view"]["to_act"]
            views = [await person.look(name) for person in people]
            rows = server.rows(name)
            for n, socket in enumerate(hostile):
                legal = views[n]["view"]["legal"] if n < 4 else []
                wishes = [
                    ("illegal", version, chance.choice(("play ", "call ")) + random_card(chance)),
                    (
                        "illegal",
                        version,
                        chance.choice(("beg", "give", "run", "packet 3", "stand")),
                    ),
                    ("foreign", version, f"{(n + 1) % 4} {chance.choice(['stand', 'play As'])}"),
                    ("late", version - 1, chance.choice(legal or ["stand"])),
                    ("early", version + 1, chance.choice(legal or ["stand"])),
                    (
                        "nonsense",
                        version,
                        chance.choice(("play", "play Zz", "", "play As Ks", "deal")),
                    ),
                ]
                for kind, at, words in wishes:
                    if kind == "illegal" and words in legal:
                        continue
                    answer = await socket.act(at, words)
                    assert answer["type"] == "refused", (n, kind, words, answer)
                    tried[kind] += 1
            for n, at, words, nonce in done[-2:]:
                answer = await hostile[n].act(at, words, nonce)  # the very same wish again
                assert answer["type"] == "accepted"
                tried["doubled"] += 1
            assert server.rows(name) == rows
            assert [await person.look(name) for person in people] == views
            words, nonce = choose(views[seat], chance), new_nonce()
            view = (await people[seat].act(name, version, words, nonce=nonce))["table"]
            done.append((seat, version, words, nonce))
            for socket in hostile:
                await socket.table_at(view["version"])
    assert min(tried[kind] for kind in ("illegal", "foreign", "late", "early", "doubled")) > 10
    fours_truth(server.rows(name))  # the oracle refuses whatever is not allowed


def random_card(chance: random.Random) -> str:
    return chance.choice("A23456789TJQK") + chance.choice("cdhs")


async def test_two_in_one_seat_act_once(server: Server) -> None:
    """B029: the same person in two windows plays a card once."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server)) for _ in range(4)]
        view = await table_of_four(people, preset="all-fours", options={"packets": "ones"})
        seat = view["view"]["eldest"]
        both = [await stack.enter_async_context(people[seat].watch(view["id"])) for _ in range(2)]
        answers = await asyncio.gather(
            *(
                socket.act(view["version"], words)
                for socket, words in zip(both, ("stand", "beg"), strict=True)
            )
        )
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]


async def test_hands_are_in_the_figures_of_the_deals(own_server: Server) -> None:
    """B063: of each finished hand the first card and the first turn-up, in no other place."""
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(preset="all-fours", start=True)
        over = await play_on(mara, table["id"])
        rematch = (await mara.act(table["id"], over["version"], "rematch"))["table"]
        assert rematch["status"] == "playing"
    packs = [row["body"]["pack"] for row in own_server.rows(table["id"]) if "pack" in row["body"]]
    figures = await Deals(Path(own_server.database), slice_seconds=60).figures()
    places = {place.place: place for place in figures.places}
    assert figures.deals == len(packs) - 1 == places["turn_up"].cards == places["top"].cards
    assert places["discard"].cards == 0
    wanted = Counter(RANKS[rank(parse_cards(pack)[24])] for pack in packs[:-1])
    assert {k: n for k, n in places["turn_up"].ranks.counts.items() if n} == wanted
    assert cards_text(parse_cards(packs[0])) == packs[0]
