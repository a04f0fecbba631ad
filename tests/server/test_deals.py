"""The published figures of the deals: which holes are in them, what is worked out of them, and that no table waits for them."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fourball.cards import JOKER, RANKS, SUITS, Card, cards_text, parse_cards, rank, suit
from fourball.golf import Rules, pack
from fourball.server import dealing
from fourball.server.agreed import Agreed
from fourball.server.board import Board
from fourball.server.deals import Deals, Tally, chance_of, spread
from fourball.server.row import Row
from fourball.server.seats import Seat
from fourball.server.store import open_store
from tests.support.server import Person, Server, play_hole, settled
from tests.support.tables import choose

pytestmark = pytest.mark.timeout(90)


@pytest.mark.parametrize(
    ("chi_square", "freedom", "chance"),
    [  # critical values as they stand in every table of the distribution
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.345, 3, 0.01),
        (16.266, 3, 0.001),
        (9.488, 4, 0.05),
        (6.304, 12, 0.9),
        (21.026, 12, 0.05),
        (26.217, 12, 0.01),
        (32.909, 12, 0.001),
        (0.0, 3, 1.0),
        (0.0, 12, 1.0),
    ],
)
def test_the_chance_of_a_chi_square_is_that_of_the_tables(
    chi_square: float, freedom: int, chance: float
) -> None:
    assert chance_of(chi_square, freedom) == pytest.approx(chance, rel=2e-3)


def test_a_spread_is_reckoned_by_the_formula() -> None:
    """Four suits 10 times each on the average: (4 + 4 + 0 + 0) / 10."""
    found = spread({"c": 8, "d": 12, "h": 10, "s": 10})
    assert (found.expected, found.freedom) == (10.0, 3)
    assert found.chi_square == pytest.approx(0.8)
    assert found.chance == pytest.approx(0.849, abs=1e-3)


def test_nothing_is_said_of_too_few_cards() -> None:
    assert spread({"c": 5, "d": 5, "h": 5, "s": 4}).chance is None
    assert spread({"c": 5, "d": 5, "h": 5, "s": 5}).chance == 1.0
    assert spread(dict.fromkeys("cdhs", 0)).chance is None


def test_a_joker_is_neither_rank_nor_suit() -> None:
    tally = Tally()
    for card in parse_cards("Xr 7h Xb"):
        tally.add(card)
    figures = tally.figures("top")
    assert (figures.cards, figures.jokers) == (1, 2)
    assert figures.ranks.counts["7"] == figures.suits.counts["h"] == 1
    assert sum(figures.ranks.counts.values()) == sum(figures.suits.counts.values()) == 1


class Log:
    """A table's log, made of whatever may happen at a table; what chance decides is settled by the seed."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = random.Random(seed)
        options = {
            "length": rng.choice(["open", "holes:1", "holes:2", "points:30"]),
            "turn_cap": rng.choice([1, 2]),
            "jokers": rng.choice(["none", -2]),
        }
        preset = rng.choice(["six-card", "four-card", "four-in-hand", "nine-card", "ten-card"])
        self.rules = Rules.preset(preset, **options)
        seats = [Seat(f"P{n}", person=f"p{n}") for n in range(rng.randint(2, 5))]
        agreed = Agreed(ties=rng.choice(["extra_hole", "hands"]))
        body = {"rules": self.rules.to_dict(), "seats": [seat.to_dict() for seat in seats]}
        body["agreed"] = {"ties": agreed.ties}
        self.table = f"t{seed:05}"
        self.rows = [Row(self.table, 1, f"{self.table}/1", 0, "open", body)]
        self.board = Board.opened(self.rows[0])
        self.holes: list[tuple[Card, Card]] = []
        """First card and first discard of every finished hole, by what the table itself says."""
        self.kinds = Counter[str]()

    def add(self, kind: str, seat: int = 0, **body: Any) -> None:
        version = self.board.version + 1
        row = Row(self.table, version, f"{self.table}/{version}", seat, kind, body)
        before = self.board.status
        self.board, _ = self.board.after(row)
        self.rows.append(row)
        if before == "playing" and self.board.status != "playing":
            cards = parse_cards(self.board.pack)
            self.holes.append((cards[0], cards[len(self.board.seats) * self.rules.cells]))
            self.kinds["extra hole" if self.board._is_extra else "hole"] += 1

    def shuffled(self, seats: int | None = None) -> dict[str, str]:
        cards = list(pack(self.rules, seats or len(self.board.seats)))
        self.rng.shuffle(cards)
        return {"pack": cards_text(cards), "salt": "salt"}

    def go_on(self) -> None:
        board, rng = self.board, self.rng
        if board.status == "waiting":
            self.add("deal", **(dealing.first_deal(board, 0) | self.shuffled()))
        elif board.status == "playing":
            self._play()
        elif board.status == "hole_over":
            if self.rules.length == "open" and rng.random() < 0.5:
                self.add("ask", what="end", asked=[])
            else:
                self.add("deal", **self.shuffled())
        elif board.tie is not None and board.tie.may_play_off and board.tie.how == "extra_hole":
            body = dealing.extra_hole(board, board.tie)
            self.add("play off", **(body | self.shuffled(len(board.tie.left))))
        else:
            everybody = len(board.everybody)
            self.add("rematch", **(dealing.rematch(board) | self.shuffled(everybody)))
            self.kinds["rematch"] += 1

    def _play(self) -> None:
        board, rng = self.board, self.rng
        state = board.started().state
        assert state is not None
        if rng.random() < 0.02 and board.question is None:
            self.kinds["dealt again"] += 1
            self.add("ask", what="deal again", asked=[], **self.shuffled())
        elif rng.random() < 0.02 and board.question is None:
            self.add("ask", what="deal again", asked=[1])
            if rng.random() < 0.5:
                self.add("agree", 1, **self.shuffled())
                self.kinds["dealt again"] += 1
            else:
                self.add("play on", 1)
        elif state.can_put_back and rng.random() < 0.5:
            assert state.to_act is not None
            self.kinds["put back"] += 1
            self.add("put back", state.to_act)
        else:
            action, stock = choose(rng, state)
            more = {} if stock is None else {"stock": cards_text(stock)}
            self.add("act", int(action.split()[0]), action=action, **more)


async def counted(path: Path) -> Any:
    return await Deals(path, slice_seconds=60).figures()


def tallied(holes: list[tuple[Card, Card]], place: int) -> tuple[dict[str, int], dict[str, int]]:
    cards = [hole[place] for hole in holes if rank(hole[place]) != JOKER]
    ranks = Counter(RANKS[rank(card)] for card in cards)
    suits = Counter(SUITS[suit(card)] for card in cards)
    return {r: ranks[r] for r in RANKS}, {s: suits[s] for s in SUITS}


async def test_every_finished_hole_is_counted_and_no_other(tmp_path: Path) -> None:
    """B063: published figures are over all finished holes: not over one being played, not over one dealt again by consent.

    Each log is cut off somewhere, so that last holes are begun, half played, just over, or over and followed by something.
    """
    path = tmp_path / "tables.db"
    kinds, holes = Counter[str](), list[tuple[Card, Card]]()
    async with open_store(path) as store:
        assert (await counted(path)).deals == 0
        for seed in range(60):
            log = Log(seed)
            for _ in range(log.rng.randint(0, 160)):
                log.go_on()
            await store.append(log.rows)
            kinds += log.kinds
            holes += log.holes
        figures = await counted(path)
    assert min(kinds[kind] for kind in ("hole", "dealt again", "put back", "rematch")) >= 5
    assert kinds["extra hole"] > 0
    assert (figures.deals, figures.counting) == (len(holes), False)
    for n, place in enumerate(figures.places[:2]):
        ranks, suits = tallied(holes, n)
        assert (place.ranks.counts, place.suits.counts) == (ranks, suits)
        assert place.cards + place.jokers == len(holes)
    assert [place.place for place in figures.places] == ["top", "discard", "turn_up"]
    assert figures.places[2].cards == 0


async def test_figures_grow_with_the_log_and_count_nothing_twice(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    log = Log(3)
    async with open_store(path) as store:
        deals = Deals(path, renew_after=0)
        stored = 0
        for _ in range(300):
            log.go_on()
            if log.rng.random() < 0.1:
                await store.append(log.rows[stored:])
                stored = len(log.rows)
                assert (await deals.figures()).deals == len(log.holes)
    assert len(log.holes) > 5


async def test_a_long_log_is_counted_a_slice_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    holes = 0
    async with open_store(path) as store:
        for seed in range(12):
            log = Log(seed)
            for _ in range(80):
                log.go_on()
            await store.append(log.rows)
            holes += len(log.holes)
        deals = Deals(path, slice_seconds=0)
        seen = [await deals.figures() for _ in range(12)]
    assert [figures.counting for figures in seen] == [*[True] * 11, False]
    assert sorted(figures.deals for figures in seen) == [figures.deals for figures in seen]
    assert seen[-1].deals == holes


async def test_whole_figures_are_kept_for_a_while(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    log = Log(3)
    while not log.holes:
        log.go_on()
    async with open_store(path) as store:
        deals = Deals(path, renew_after=60)
        assert (await deals.figures()).deals == 0
        await store.append(log.rows)
        assert (await deals.figures()).deals == 0
        assert (await counted(path)).deals == 1


async def test_who_asks_while_another_is_answered_does_not_wait(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    log = Log(3)
    while len(log.holes) < 3:
        log.go_on()
    async with open_store(path) as store:
        await store.append(log.rows)
        deals = Deals(path)
        first = asyncio.create_task(deals.figures())
        await asyncio.sleep(0)
        second = await deals.figures()
        assert second.counting  # what was counted by then, which the thread may have got to or not
        assert (await first).deals == 3


async def test_a_table_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    log = Log(3)
    while not log.holes:
        log.go_on()
    body = {"rules": {"preset": "six-card"}, "seats": []}
    async with open_store(path) as store:
        await store.append([*log.rows, Row("strange", 1, "strange/1", 0, "open", body)])
        assert (await counted(path)).deals == 1


async def test_a_hole_is_in_the_figures_as_soon_as_it_is_over(own_server: Server) -> None:
    """B063: what the server publishes says nothing of a hole that is being played."""
    own_server.start()
    async with Person(own_server) as mara:
        table = await mara.open_table(seats=2, bots=1, start=True)
        await settled(mara, table["id"])
        assert (await mara.call("GET", "/api/deals", 200))["deals"] == 0
    own_server.stop()
    own_server.start()  # figures are kept for some seconds
    async with Person(own_server) as ilze:
        table = await ilze.open_table(seats=2, bots=1, start=True)
        over = await play_hole(ilze, table["id"])
        figures = await ilze.call("GET", "/api/deals", 200)
        assert (figures["deals"], figures["counting"]) == (1, False)
        cards = over["opened"]["pack"].split()
        for place, card in zip(figures["places"][:2], (cards[0], cards[12]), strict=True):
            assert place["ranks"]["counts"][card[0]] == place["suits"]["counts"][card[1]] == 1
            assert place["ranks"]["chance"] is None
    own_server.stop()
