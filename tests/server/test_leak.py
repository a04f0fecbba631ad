"""No card leaves the server for somebody who may not know it.

Everything that a seat and an onlooker are sent, through whole matches, is kept: every frame and every answer. Afterwards the
truth is worked out from the log alone, by a few lines that know how cards move and nothing of the program's own views, and
every message is held against what its reader could know at the version it shows.
"""

import asyncio
import copy
import json
import random
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest

from tests.server.harness import Json, Person, Server, Socket

pytestmark = pytest.mark.timeout(90)

CARD = re.compile(r"(?<![A-Za-z0-9])(?:[A23456789TJQK][cdhs]|X[rb])(?![A-Za-z0-9])")


@dataclass
class Moment:
    """The truth at one version."""

    hole: int = 0
    over: bool = True
    cells: list[list[str]] = field(default_factory=list)
    up: list[set[int]] = field(default_factory=list)
    cleared: list[set[int]] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    stock: list[str] = field(default_factory=list)
    held: tuple[int, str, str] | None = None
    known: dict[int | None, set[str]] = field(default_factory=dict)
    """By seat, `None` being everybody: the cards seen in this hole."""
    finished: list[tuple[str, list[list[str]]]] = field(default_factory=list)
    """Pack and layouts of the holes of this match that are over."""

    def show(self, card: str, seat: int | None = None) -> None:
        self.known[seat].add(card)


def truth(rows: list[Json], show_first: bool) -> dict[int, Moment]:
    """What really lies on the table, version by version."""
    now, pack, moments, seats = Moment(), "", {}, 0
    for row in rows:
        now = copy.deepcopy(now)
        body = row["body"]
        if row["kind"] == "open":
            cells = 2 * int(body["rules"]["layout"][2])
        elif row["kind"] in ("deal", "rematch"):
            if "seats" in body:
                seats, dealer, finished = len(body["seats"]), body["dealer"], []
            else:
                dealer, finished = (dealer + 1) % seats, now.finished
            pack = body["pack"]
            cards = pack.split()
            now = Moment(
                now.hole + 1,
                over=False,
                finished=finished,
                known={s: set() for s in (None, *range(seats))},
            )
            now.cells = [["" for _ in range(cells)] for _ in range(seats)]
            for k in range(cells):
                for n in range(seats):
                    now.cells[(dealer + 1 + n) % seats][k] = cards[k * seats + n]
            rest = cards[cells * seats :]
            now.pile, now.stock = [rest[0]], rest[1:]
            now.up = [set() for _ in range(seats)]
            now.cleared = [set() for _ in range(seats)]
            now.show(rest[0])
        elif row["kind"] == "put back":
            assert now.held is not None
            now.pile.append(now.held[1])
            now.held = None
        elif row["kind"] == "act":
            move(now, body, show_first)
            if is_over(now, rows, row["version"]):
                now.over = True
                now.known[None].update(pack.split())
                now.finished = [*now.finished, (pack, [list(layout) for layout in now.cells])]
        moments[row["version"]] = now
    return moments


def move(now: Moment, body: Json, show_first: bool) -> None:
    seat_text, word, *numbers = body["action"].split()
    seat = int(seat_text)
    places = [int(number) - 1 for number in numbers]
    if word == "turn":
        now.up[seat].add(places[0])
        now.show(now.cells[seat][places[0]])
    elif word == "draw":
        if not now.stock:
            now.stock, now.pile = body["stock"].split(), now.pile[-1:]
        now.held = (seat, now.stock.pop(0), "stock")
        now.show(now.held[1], seat)
    elif word == "take":
        now.held = (seat, now.pile.pop(), "discard")
    elif word == "discard":
        assert now.held is not None
        now.pile.append(now.held[1])
        now.show(now.held[1])
        now.held = None
    elif word == "swap":
        assert now.held is not None
        out, now.cells[seat][places[0]] = now.cells[seat][places[0]], now.held[1]
        now.up[seat].add(places[0])
        now.pile.append(out)
        now.show(out)
        now.show(now.held[1])
        now.held = None
    elif word == "clear":
        now.cleared[seat].update(places)
        now.pile[:0] = [now.cells[seat][place] for place in places]
    # With the cards shown before the last turns, a player who is all face up lays the others' cards open.
    ended = len(now.up[seat]) == len(now.cells[seat]) and now.held is None
    if show_first and ended:
        for other, layout in enumerate(now.cells):
            now.up[other].update(range(len(layout)))
            for card in layout:
                now.show(card)


def is_over(now: Moment, rows: list[Json], version: int) -> bool:
    """Whether this is the hole's last action: the log goes on with a deal, or with nothing."""
    later = [row["kind"] for row in rows if row["version"] > version]
    return not later or later[0] in ("deal", "rematch", "sit", "end")


def check_record(record: Json, moment: Moment) -> None:
    """A record holds finished holes and no others."""
    assert [deal["pack"] for deal in record["deals"]] == [pack for pack, _ in moment.finished]
    assert all("scores" in deal for deal in record["deals"])


def check(text: str, seat: int | None, moments: dict[int, Moment], one_deck: bool) -> None:
    """Holds one message against the truth."""
    message = json.loads(text)
    table = message.get("table", message if "seats" in message else None)
    if table is None:
        assert not CARD.search(text), text
        return
    now = moments[table["version"]]
    if table["match"] is not None:
        holes = table["match"].pop("holes")
        assert len(holes) == len(now.finished)
        for hole, (_, layouts) in zip(holes, now.finished, strict=True):
            for told, layout in zip(hole["told"], layouts, strict=True):
                for column in told["columns"]:
                    assert column["cards"] == [layout[cell - 1] for cell in column["cells"]]
    if not now.over:
        assert table["opened"] is None
        assert (table["view"] or {}).get("told", []) == []
    if one_deck:
        shown = range(message.get("since", table["version"]), table["version"] + 1)
        known = [moments[version].known for version in shown]
        allowed = set().union(*(k.get(None, set()) | k.get(seat, set()) for k in known))
        strange = set(CARD.findall(json.dumps(message))) - allowed
        assert not strange, f"seat {seat}, version {table['version']}: {strange}"
    view = table["view"]
    if view is None or now.over:
        return
    for n, layout in enumerate(view["layouts"]):
        for cell, shown in enumerate(layout["cells"]):
            expected = now.cells[n][cell] if cell in now.up[n] else "??"
            assert shown == ("--" if cell in now.cleared[n] else expected), (
                seat,
                n,
                cell,
                table["version"],
            )
    if now.held is None:
        assert view["held"] is None
    else:
        holder, card, source = now.held
        mine = holder == seat or source == "discard"
        assert view["held"] == {"seat": holder, "card": card if mine else "??", "source": source}
    assert view["discard_top"] == (now.pile[-1] if now.pile else None)
    assert view["stock_count"] == len(now.stock)


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
