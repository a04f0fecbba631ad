"""Tables whose cards are known: their rows are written into a server's log, and whoever opens them finds them so."""

import itertools
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Page

from fourball.bots import DEFAULT
from fourball.cards import Card, cards_text, parse_cards
from fourball.games import Rules as GameRules
from fourball.golf import PRESETS, Rules, pack
from fourball.play import Match, SeatInfo
from fourball.server.chance import new_table_name
from tests.support.server import Json, Server

NAMES = ("Mara", "Ieva", "Bram", "Aino", "Olga", "Jānis", "Pekka", "Wim")
"""Mara is whoever opens the page."""
PLAIN: Json = {"start": "up2", "end": "knock_last_turn", "place": "face_up", "length": "holes:1"}
"""The first player knocks, the others throw one card away: what was dealt is what is scored."""


@dataclass
class Laid:
    """A table in the making: its rules, who sits there, and its log so far."""

    server: Server
    page: Page
    rules: GameRules
    seats: int
    agreed: Json = field(default_factory=dict)
    people: Sequence[Page] = ()
    """Those at the seats after Mara's; bots sit at the rest."""
    dealer: int = -1
    """Who deals first: by default the last seat, so that Mara begins."""
    cut: Sequence[Sequence[str | None]] = ()
    """The cards cut for it, round by round."""

    def __post_init__(self) -> None:
        self.dealer %= self.seats
        self.table = new_table_name()
        self.rows: list[Json] = []
        infos = [SeatInfo(name, None) for name in NAMES[: self.seats]]
        self.match = Match.start(self.rules, infos, self.dealer)
        self._open()

    def hole(self, layouts: Sequence[str], *, knock: bool = True, bare: bool = False) -> None:
        """One hole in which everybody keeps the layout that he was dealt, seat by seat; `bare` is only the deal."""
        self._deal(self._pack([parse_cards(layout.replace("/", " ")) for layout in layouts]))
        while not bare and self.match.to_act is not None:
            self.act(self._word(knock))

    def act(self, words: str, seat: int | None = None) -> None:
        """An action of whoever is to act, or of somebody else."""
        seat = self.match.to_act if seat is None else seat
        assert seat is not None
        self.match, _ = self.match.apply(f"{seat} {words}")
        self._write("act", seat, {"action": f"{seat} {words}"})

    def show(self, path: str = "") -> str:
        """Stores the table and opens it before Mara; gives its name."""
        with sqlite3.connect(self.server.database) as connection:
            connection.executemany(
                'INSERT INTO event ("table", version, move_id, seat, kind, body, at) VALUES (?, ?, ?, ?, ?, ?, 0)',
                [
                    (self.table, n, f"{self.table}/{n}", row["seat"], row["kind"], row["body"])
                    for n, row in enumerate(self.rows, 1)
                ],
            )
        connection.close()
        self.page.goto(f"/t/{self.table}{path}")
        return self.table

    def _deal(self, cards: Sequence[Card]) -> None:
        body: Json = {"pack": cards_text(cards), "salt": "salt"}
        if not self.match.holes:
            body |= {"seats": self.seated, "dealer": self.dealer}
            body |= {"cut": self.cut} if self.cut else {}
        self.match, _ = self.match.deal(cards, salt="salt")
        self._write("deal", self.dealer, body)

    def _lender(self) -> str:
        """A form of the same game."""
        return "six-card"

    def _open(self) -> None:
        """Somebody's secret is never told: a real table, opened and entered in the real way, lends its seats."""
        wanted = {"preset": self._lender(), "options": {}, "seats": self.seats, "name": NAMES[0]}
        opened = self.page.request.post("/api/tables", data=wanted | {"bots": 0, "start": False})
        assert opened.ok, opened.text()
        lent = opened.json()["id"]
        for seat, person in enumerate(self.people, 1):
            sat = person.request.post(
                f"/api/tables/{lent}/seat", data={"name": NAMES[seat], "seat": seat}
            )
            assert sat.ok, sat.text()
        rows = self.server.rows(lent)
        self.seated: list[Json] = rows[0]["body"]["seats"]
        for row in rows[1:]:
            self.seated[row["seat"]] = {
                "name": row["body"]["name"],
                "person": row["body"]["person"],
                "bot": None,
            }
        for seat in range(1 + len(self.people), self.seats):
            self.seated[seat] = {"name": NAMES[seat], "person": None, "bot": DEFAULT}
        body = {"rules": self.rules.to_dict(), "seats": self.seated, "agreed": self.agreed}
        self._write("open", 0, rows[0]["body"] | body)

    def _write(self, kind: str, seat: int, body: Json) -> None:
        self.rows.append({"kind": kind, "seat": seat, "body": json.dumps(body)})

    def _word(self, knock: bool) -> str:
        state = self.match.state
        assert state is not None
        legal = [words.partition(" ")[2] for words in state.legal_actions()]
        for wanted in ("knock",) * knock + ("discard", "draw", "keep", "turn", "peek"):
            found = [words for words in legal if words.split()[0] == wanted]
            if found:
                return found[0]
        raise AssertionError(legal)

    def _pack(self, layouts: Sequence[Sequence[Card]]) -> list[Card]:
        assert isinstance(self.rules, Rules)
        cards = list(pack(self.rules, self.seats))
        for card in itertools.chain(*layouts):
            cards.remove(card)
        cells = range(len(layouts[0]))
        dealer = self.match.next_dealer
        order = [(dealer + 1 + n) % self.seats for n in range(self.seats)]
        return [layouts[seat][cell] for cell in cells for seat in order] + cards


def rules(preset: str, **options: object) -> Rules:
    """A preset with other options."""
    return Rules.from_dict(PRESETS[preset].to_dict() | PLAIN | options)
