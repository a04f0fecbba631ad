"""Small parts of the server, each by itself."""

import asyncio
import time
from collections import Counter

import pytest

from fourball.errors import TableError
from fourball.golf import Rules, pack
from fourball.play import State
from fourball.server.bus import LocalBus
from fourball.server.chance import commitment, is_table_name, new_table_name, shuffled
from fourball.server.limits import Pace
from fourball.server.people import NAME_LENGTH, clean_name
from fourball.server.seats import BOT_NAMES, Seat, bot_name, numbered
from fourball.server.thinking import Thinker

pytestmark = pytest.mark.timeout(30)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Mara", "Mara"),
        ("  Mara  ", "Mara"),
        ("Mara \t  K.", "Mara K."),
        ("e\u0301va", "éva"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Ķirsis", "Ķirsis"),
        ("小林", "小林"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
        ("<b>", "<b>"),
    ],
)
def test_a_name_is_kept_without_the_space_around_it(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\x00b",
        "a\x1b[31m",
        "\u202emara",
        "\u200b",
        "\u200d",
        "a\u2066b",
        "\ue000",
        "\u3164",
        "a\u115fb",
        "\u2800",
        "\u200e\u200f",
        "a\u2028\u200bb",
        "\u0301",
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(TableError) as caught:
        clean_name(name)
    assert caught.value.code == "bad-name"


def test_equal_names_are_numbered() -> None:
    assert numbered("Mara", []) == "Mara"
    assert numbered("Mara", ["mara"]) == "Mara 2"
    assert numbered("Mara", ["mara", "mara 2"]) == "Mara 3"


def test_bots_have_names_that_nobody_at_the_table_has() -> None:
    names: list[str] = [BOT_NAMES[1].upper()]
    for _ in range(12):
        names.append(bot_name(names))
    assert len({name.casefold() for name in names}) == 13


def test_a_seat_is_stored_and_read_back() -> None:
    for seat in (Seat(), Seat("Mara", person="hash"), Seat("Alma", bot="club")):
        assert Seat.from_dict(seat.to_dict()) == seat


def test_table_names_are_short_plain_and_many() -> None:
    names = {new_table_name() for _ in range(1000)}
    assert len(names) > 990
    assert all(map(is_table_name, names))
    for text in ("", "aaaaaa", "bcdfg", "bcdfghj", "BCDFGH", "../../"):
        assert not is_table_name(text)


def test_every_shuffle_is_another_and_every_place_is_equally_likely() -> None:
    cards = pack(Rules.preset("six-card"), 2)
    orders = {shuffled(cards) for _ in range(1000)}
    assert len(orders) == 1000
    assert all(sorted(order) == sorted(cards) for order in orders)
    first = Counter(shuffled(cards)[0] for _ in range(5200))
    # 51 degrees of freedom: a fair shuffle exceeds 112 once in a million runs.
    assert sum((first[card] - 100) ** 2 / 100 for card in cards) < 112


def test_a_commitment_is_the_hash_that_the_docs_describe() -> None:
    assert (
        commitment("salt", "Ac 2c")
        == "1579689ba5e75bdabdad680440f7e0a9943983eaf2c2fc91400ce797df6ba406"
    )


def test_a_pace_lets_a_burst_through_and_then_so_many_a_minute() -> None:
    pace = Pace(per_minute=3)
    assert [pace.allows("a") for _ in range(4)] == [True, True, True, False]
    assert pace.allows("b")
    quick = Pace(per_minute=6000)
    assert all(quick.allows("a") for _ in range(6000))
    time.sleep(0.05)
    assert quick.allows("a")


def test_a_pace_remembers_a_bounded_number_of_keys() -> None:
    pace = Pace(per_minute=1, keys=10)
    for n in range(1000):
        pace.allows(str(n))
    assert len(pace._buckets) == 10


async def test_a_note_reaches_those_who_listen_for_its_table() -> None:
    bus, heard = LocalBus(), list[tuple[str, int]]()
    stop = bus.listen("a", lambda version: heard.append(("first", version)))
    bus.listen("a", lambda version: heard.append(("second", version)))
    bus.listen("b", lambda version: heard.append(("other", version)))
    await bus.publish("a", 7)
    stop()
    stop()
    await bus.publish("a", 8)
    assert sorted(heard) == [("first", 7), ("second", 7), ("second", 8)]


async def test_a_bot_that_fails_does_not_hold_up_the_table() -> None:
    rules = Rules.preset("six-card")
    view = State.deal(rules, 2, 1, pack(rules, 2)).view(0)
    thinker = Thinker()
    assert await thinker.choose("club", view, rules) in view.legal
    assert await thinker.choose("a bot that does not exist", view, rules) in view.legal
    thinker.close()


async def test_a_thinking_bot_does_not_stop_the_loop() -> None:
    rules = Rules.preset("ten-card")
    view = State.deal(rules, 8, 7, pack(rules, 8)).view(0)
    thinker = Thinker()
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    ticking = asyncio.create_task(tick())
    for _ in range(20):
        await thinker.choose("club", view, rules)
    ticking.cancel()
    thinker.close()
    assert ticks > 20
