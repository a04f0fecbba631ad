"""The truth about a table, worked out from its log, and what a message may show of it.

A few lines that know how cards move and nothing of the program's own views.
"""

import copy
import json
import re
from dataclasses import dataclass, field

from tests.support.server import Json

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


def truth(rows: list[Json], show_first: bool, unfinished: bool = False) -> dict[int, Moment]:
    """What really lies on the table, version by version; `unfinished` says that the last hole still is."""
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
            if is_over(rows, row["version"], unfinished):
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


def is_over(rows: list[Json], version: int, unfinished: bool) -> bool:
    """Whether this is the hole's last action: the log goes on with a deal, or with nothing."""
    later = [row["kind"] for row in rows if row["version"] > version]
    return not unfinished if not later else later[0] in ("deal", "rematch", "sit", "end")


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
        assert len(table["match"]["holes"]) == len(now.finished)
        assert not CARD.search(json.dumps(table["match"]))
    told_seats = table["view"]["told"] if table["view"] else []
    if not now.over:
        assert table["opened"] is None
        assert told_seats == []
    elif now.finished:
        for told, layout in zip(told_seats, now.finished[-1][1], strict=True):
            for column in told["columns"]:
                assert column["cards"] == [layout[cell - 1] for cell in column["cells"]]
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
