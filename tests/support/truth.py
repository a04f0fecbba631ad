"""The truth about a table, worked out from its log, and what a message may show of it.

A few lines that know how cards move and nothing of the program's own views. "Seen by all" is a seat of its own, `ALL`.
"""

import copy
import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.support.server import Json

CARD = re.compile(r"(?<![A-Za-z0-9])(?:[A23456789TJQK][cdhs]|X[rb])(?![A-Za-z0-9])")
ALL = -1
CELLS = {"2x2": 4, "2x3": 6, "2x4": 8, "2x5": 10, "3x3": 9, "hand4": 4}


@dataclass
class Moment:
    """The truth at one version."""

    hole: int = 0
    over: bool = True
    rules: Json = field(default_factory=dict)
    pack: str = ""
    cells: list[list[str]] = field(default_factory=list)
    up: list[set[int]] = field(default_factory=list)
    cleared: list[set[int]] = field(default_factory=list)
    seen: list[list[set[int]]] = field(default_factory=list)
    """Of each cell, the seats that have seen the card that lies there; `ALL` where all have."""
    pile: list[str] = field(default_factory=list)
    stock: list[str] = field(default_factory=list)
    held: tuple[int, str, str] | None = None
    finished: list[tuple[str, list[list[str]]]] = field(default_factory=list)
    """Pack and layouts of the holes of this match that are over."""
    thrown_away: str = ""
    """The pack that was dealt before this one and thrown away."""
    secret: str = ""
    """The card that the last action showed to its player only, by drawing or looking."""
    does: str = ""
    """The last action of the game."""
    known: dict[int | None, set[str]] = field(default_factory=dict)
    """By seat, `None` being an onlooker: the cards that could be seen at any moment of this hole."""

    @property
    def in_hand(self) -> bool:
        return bool(self.rules["layout"] == "hand4")

    def visible(self, seat: int | None) -> set[str]:
        """The cards that somebody at this seat can see at this moment."""
        if self.over:
            return set(f"{self.pack} {self.thrown_away}".split())
        cards = {
            card
            for n, layout in enumerate(self.cells)
            for cell, card in enumerate(layout)
            if cell in self.up[n] or (self.in_hand and n == seat)
        }
        cards.update(self.pile[-1:], self.thrown_away.split())
        if self.held is not None and (self.held[2] == "discard" or self.held[0] == seat):
            cards.add(self.held[1])
        return cards

    def knows(self, seat: int | None, n: int, cell: int) -> bool:
        """Whether a seat has seen the card in that cell since it lies there."""
        return cell in self.up[n] or bool(self.seen[n][cell] & {ALL, ALL if seat is None else seat})


def truth(rows: list[Json], unfinished: bool = False) -> dict[int, Moment]:
    """What really lies on the table, version by version; `unfinished` says that the last hole still is."""
    now, moments, dealer = Moment(), {}, 0
    for row in rows:
        now = copy.deepcopy(now)
        now.secret = now.does = ""
        body, kind = row["body"], row["kind"]
        if kind == "open":
            now.rules = body["rules"]
        if "pack" in body:
            again = kind in ("ask", "agree")
            if "seats" in body:
                seats, dealer, now.finished = len(body["seats"]), body["dealer"], []
            elif kind == "play off":
                seats, dealer, now.finished = len(body["playing"]), body["dealer"], []
            elif not again:
                dealer = (dealer + 1) % seats
            now = dealt(now, body["pack"], seats, dealer, now.pack if again else "")
        elif kind == "put back":
            assert now.held is not None
            now.pile.append(now.held[1])
            now.held = None
        elif kind == "act":
            move(now, body)
            if is_over(rows, row["version"], unfinished):
                now.over = True
                now.finished = [*now.finished, (now.pack, [list(layout) for layout in now.cells])]
        for seat, cards in now.known.items():
            cards |= now.visible(seat)
        if now.secret:
            now.known[int(now.does.split()[0])].add(now.secret)
        moments[row["version"]] = now
    return moments


def dealt(now: Moment, pack: str, seats: int, dealer: int, thrown_away: str) -> Moment:
    cells, cards = CELLS[now.rules["layout"]], pack.split()
    new = Moment(now.hole + 1, False, now.rules, pack, finished=now.finished)
    new.thrown_away = thrown_away
    new.known = {seat: set() for seat in (None, *range(seats))}
    new.cells = [["" for _ in range(cells)] for _ in range(seats)]
    for k in range(cells):
        for n in range(seats):
            new.cells[(dealer + 1 + n) % seats][k] = cards[k * seats + n]
    rest = cards[cells * seats :]
    new.pile, new.stock = [rest[0]], rest[1:]
    new.up = [set() for _ in range(seats)]
    new.cleared = [set() for _ in range(seats)]
    new.seen = [[{n} if new.in_hand else set() for _ in range(cells)] for n in range(seats)]
    return new


def move(now: Moment, body: Json) -> None:
    seat_text, word, *numbers = body["action"].split()
    seat = int(seat_text)
    places = [int(number) - 1 for number in numbers]
    now.does = body["action"]
    if word == "turn":
        now.up[seat].add(places[0])
    elif word == "peek":
        now.seen[seat][places[0]].add(seat)
        now.secret = now.cells[seat][places[0]]
    elif word == "draw":
        if not now.stock:
            now.stock, now.pile = body["stock"].split(), now.pile[-1:]
        now.held = (seat, now.stock.pop(0), "stock")
        now.secret = now.held[1]
    elif word == "take":
        now.held = (seat, now.pile.pop(), "discard")
    elif word == "discard":
        assert now.held is not None
        now.pile.append(now.held[1])
        now.held = None
    elif word == "swap":
        assert now.held is not None
        out, now.cells[seat][places[0]] = now.cells[seat][places[0]], now.held[1]
        if now.rules["place"] == "face_down":
            now.up[seat].discard(places[0])
            now.seen[seat][places[0]] = {seat, ALL if now.held[2] == "discard" else seat}
        else:
            now.up[seat].add(places[0])
        now.pile.append(out)
        now.held = None
    elif word == "clear":
        now.cleared[seat].update(places)
        now.pile[:0] = [now.cells[seat][place] for place in places]
    # With the cards shown before the last turns, whoever ends the hole lays the others' cards open.
    by_knock = now.rules["end"] == "knock_last_turn"
    all_up = len(now.up[seat]) == len(now.cells[seat]) and now.held is None
    if now.rules["last_turn_reveal"] == "before" and (word == "knock" if by_knock else all_up):
        for other, layout in enumerate(now.cells):
            if other != seat or not by_knock:
                now.up[other].update(range(len(layout)))


def is_over(rows: list[Json], version: int, unfinished: bool) -> bool:
    """Whether this is the hole's last action: the log goes on with another deal, or with nothing of the game."""
    for row in rows:
        if row["version"] > version:
            if row["kind"] in ("act", "put back"):
                return False
            if "pack" in row["body"]:  # a new deal in a hole that is not over comes by consent
                return row["kind"] not in ("ask", "agree")
    return not unfinished


def check_record(record: Json, moment: Moment) -> None:
    """A record holds finished holes and no others."""
    assert [deal["pack"] for deal in record["deals"]] == [pack for pack, _ in moment.finished]
    assert all("scores" in deal for deal in record["deals"])


def check(text: str, seat: int | None, moments: dict[int, Moment], *, aid: bool = False) -> None:
    """Holds one message against the truth; `aid` says that the table agreed on the memory aid."""
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
    # A message with events may also name what could be seen, by its reader, since the version from which they tell.
    versions = {table["version"]}
    if message.get("type") == "accepted":
        versions |= {message["version"] - 1, message["version"]}
    versions |= set(range(message.get("since", table["version"]), table["version"]))
    allowed = {card for v in versions if v in moments for card in moments[v].visible(seat)}
    if aid:
        allowed |= {
            card
            for n, layout in enumerate(now.cells)
            for cell, card in enumerate(layout)
            if now.knows(seat, n, cell)
        }
    for event, version in zip_events(message, moments):
        if event["type"] == "peek" and event["cards"] != ["??"]:
            assert moments[version].does == f"{seat} peek {event['cells'][0]}", "another's look"
            assert event["cards"] == [moments[version].secret]
            allowed.add(moments[version].secret)
    strange = set(CARD.findall(json.dumps(message))) - allowed
    assert not strange, f"seat {seat}, version {table['version']}: {strange}"
    view = table["view"]
    if view is not None and not now.over:
        check_view(view, seat, now, aid=aid)


def check_view(view: Json, seat: int | None, now: Moment, *, aid: bool) -> None:
    for n, layout in enumerate(view["layouts"]):
        known = []
        for cell, shown in enumerate(layout["cells"]):
            place = (seat, n, cell, now.does)
            is_open = cell in now.up[n] or (now.in_hand and n == seat)
            card, gone = now.cells[n][cell], cell in now.cleared[n]
            assert shown == ("--" if gone else card if is_open else "??"), place
            if aid:
                remembered = card if now.knows(seat, n, cell) else "??"
                assert layout["remembered"][cell] == ("--" if gone else remembered), place
            if n in now.seen[n][cell] and cell not in now.up[n] and not gone:
                known.append(cell + 1)
        assert layout["known"] == known
        assert aid or layout["remembered"] == []
    if now.held is None:
        assert view["held"] is None
    else:
        holder, card, source = now.held
        mine = holder == seat or source == "discard"
        assert view["held"] == {"seat": holder, "card": card if mine else "??", "source": source}
    assert view["discard_top"] == (now.pile[-1] if now.pile else None)
    assert view["stock_count"] == len(now.stock)


def zip_events(message: Json, moments: dict[int, Moment]) -> Iterable[tuple[Json, int]]:
    """The events of cards drawn and looked at, each with the version that brought it about."""
    secret = [event for event in message.get("events", ()) if event["type"] in ("draw", "peek")]
    if message.get("type") == "accepted":
        versions = [message["version"]]
    else:
        versions = list(range(message.get("since", 0) + 1, message.get("version", 0) + 1))
    made = [version for version in versions if moments[version].secret]
    return zip(secret, made, strict=True) if secret else ()


def check_told_once(
    sent: Iterable[tuple[int | None, str]], moments: dict[int, Moment]
) -> Counter[tuple[int | None, int]]:
    """Nobody is told twice of a card that he looked at, or of one that he has drawn and laid face down since.

    Returns:
        How often each seat was told of what each version showed it alone.
    """
    told: Counter[tuple[int | None, int]] = Counter()
    for seat, text in sent:
        message = json.loads(text)
        for event, version in zip_events(message, moments) if "table" in message else ():
            if "??" in event["cards"]:
                continue
            told[seat, version] += 1
            now = moments[message["table"]["version"]]
            held = event["type"] == "draw" and now.held is not None and now.held[0] == seat
            if event["type"] == "peek" or (now.rules["place"] == "face_down" and not now.in_hand):
                assert told[seat, version] == 1 or held, f"seat {seat}, version {version}, again"
    return told
