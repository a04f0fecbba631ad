"""Shuffles: from the system's generator, new for every deal and every stock, and the same again after a restart."""

import ast
import asyncio
import itertools
import random
import sqlite3
from collections import Counter
from pathlib import Path

import httpx
import pytest

import fourball.server
from fourball.cards import parse_cards
from fourball.golf import Rules, pack
from fourball.server import chance
from tests.support.server import Json, Person, Server

pytestmark = pytest.mark.timeout(120)


async def test_a_stock_that_was_shuffled_before_the_server_died_is_the_one_that_is_drawn_from(
    own_server: Server,
) -> None:
    """B061: the new order is in the log with the draw that needed it."""
    own_server.start()
    async with Person(own_server) as mara, Person(own_server) as ilze:
        people = [mara, ilze]
        table = await mara.open_table(
            preset="ten-card-pagat", seats=2, bots=0, options={"stock_empty": "reshuffle"}
        )
        name = table["id"]
        await ilze.sit(name, "Ilze")
        view = (await mara.act(name, 2, "deal"))["table"]

        async def draw_and_discard(view: Json) -> tuple[str, Json]:
            person = people[view["view"]["to_act"]]
            drawn = (await person.act(name, view["version"], "draw"))["table"]
            card = drawn["view"]["held"]["card"]
            return card, (await person.act(name, drawn["version"], "discard"))["table"]

        while view["view"]["stock_count"]:
            person = people[view["view"]["to_act"]]
            if view["view"]["phase"] == "start":
                seen = await person.look(name)
                words = seen["view"]["legal"][0]
                view = (await person.act(name, view["version"], words))["table"]
            else:
                _, view = await draw_and_discard(view)
        discards = view["view"]["discard_count"]
        own_server.kill()
        own_server.start(trap="after-store")
        with pytest.raises(httpx.HTTPError):
            await draw_and_discard(view)
        assert own_server.wait_for_death(5)
        last = own_server.rows(name)[-1]["body"]
        stock = last["stock"].split()
        assert len(stock) == discards - 1
        own_server.start()
        holder = people[view["view"]["to_act"]]
        seen = await holder.look(name)
        drawn = [seen["view"]["held"]["card"]]
        view = (await holder.act(name, seen["version"], "discard"))["table"]
        for n in range(8):
            if n % 3 == 0:
                own_server.kill()
                own_server.start()
            card, view = await draw_and_discard(view)
            drawn.append(card)
        assert drawn == stock[:9]
        deal = next(row["body"]["pack"] for row in own_server.rows(name) if "pack" in row["body"])
        # The order has nothing of the order in which the cards were dealt or thrown away.
        assert not is_run(stock, deal.split())
    own_server.stop()


def is_run(cards: list[str], order: list[str]) -> bool:
    """Whether the cards lie as they lie in an order, forwards or backwards."""
    places = [order.index(card) for card in cards]
    return places in (sorted(places), sorted(places, reverse=True))


async def test_a_thousand_holes_over_twenty_restarts_are_a_thousand_deals(
    own_server: Server,
) -> None:
    """B062: no deal comes twice, and every card is as likely in every place, whenever the server was started."""
    async with Person(own_server) as mara:
        for _ in range(20):
            own_server.start()
            for _ in range(10):
                await asyncio.gather(
                    *(mara.open_table(seats=2, bots=1, start=True) for _ in range(5))
                )
            own_server.kill()
    with sqlite3.connect(own_server.database) as connection:
        found = connection.execute(
            "SELECT json_extract(body, '$.pack'), json_extract(body, '$.salt')"
            " FROM event WHERE kind = 'deal'"
        ).fetchall()
    connection.close()
    packs = [text.split() for text, _ in found]
    assert len(packs) == 1000
    assert len({text for text, _ in found}) == len({salt for _, salt in found}) == 1000
    assert all(sorted(cards) == sorted(packs[0]) for cards in packs)
    seen = Counter((place, card) for cards in packs for place, card in enumerate(cards))
    expected = 1000 / 52
    squares = sum((seen[p, card] - expected) ** 2 for p in range(52) for card in packs[0])
    # 51 x 51 degrees of freedom, so 2,601 and a standard deviation of 72: five of them either way.
    assert 2240 < squares / expected < 2962
    # Nor does a deal tell anything of the one before it.
    pairs = itertools.pairwise(packs)
    same = sum(a == b for one, two in pairs for a, b in zip(one, two, strict=True))
    assert 840 < same < 1160  # one card a deal by chance


def test_shuffles_come_from_the_systems_generator_and_each_is_new() -> None:
    """B065: no seed is kept that a later shuffle could be told from."""
    assert isinstance(chance._system, random.SystemRandom)
    cards = pack(Rules.preset("six-card"), 2)
    orders = set()
    for _ in range(50):
        random.seed(1)
        orders.add(chance.shuffled(cards))
    assert len(orders) == 50
    # Nothing in the server has another generator, of its own or of Python's.
    folder = Path(fourball.server.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
            assert not {"random", "numpy", "numpy.random"} & set(names), path.name


def test_a_new_stock_tells_nothing_of_the_order_of_the_discards() -> None:
    """B065: where a card lay in the pile and where it lies in the new stock have nothing to do with each other."""
    pile = parse_cards("Ac 7d Kh 2s 9c Jd 4h 8s 3c Td")
    places = Counter(
        (before, chance.shuffled(pile).index(card))
        for _ in range(1000)
        for before, card in enumerate(pile)
    )
    squares = sum((places[a, b] - 100) ** 2 / 100 for a in range(10) for b in range(10))
    assert 81 - 70 < squares < 81 + 70  # 81 degrees of freedom, a standard deviation of 12.7
