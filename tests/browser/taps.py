"""Taps: all that reaches a page, and all that stands in it, kept to be held against the truth."""

import json
import re
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response, WebSocket

from fourball.server import client
from tests.support.truth import CARD, Moment, check, check_record

FACE = re.compile(r"/assets/(?:two-)?([A2-9TJQK][CDHS])-[\w-]+\.svg")
JOKER = re.compile(r"/assets/joker-(colour|outline)-[\w-]+\.svg")
# Names of files, and the lines of drawings, may hold anything.
NO_CARDS = re.compile(r"/assets/[\w.-]+|\bd=\"[^\"]*\"")
SPOKEN = re.compile(
    r"\b(ace|\d+|jack|queen|king) of (clubs|diamonds|hearts|spades)\b|\b(red|black) joker\b"
)
RANKS = {"ace": "A", "10": "T", "jack": "J", "queen": "Q", "king": "K"}

# The page says itself which version of the table it has heard of, before it makes anything of it.
HEARD = """() => {
  window.heard = 0;
  const note = (table) => (window.heard = Math.max(window.heard, table?.version ?? 0));
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", (event) => note(JSON.parse(event.data)));
    }
  };
  const ask = window.fetch;
  window.fetch = async (...words) => {
    const answer = await ask(...words);
    note(await answer.clone().json().catch(() => null));
    return answer;
  };
}"""
# The whole page, the same without what it has told of earlier holes, and the places of the table.
LOOK = """() => {
  const now = document.documentElement.cloneNode(true);
  for (const old of now.querySelectorAll(".log, .news, #voice, .say .just, .say .still")) old.remove();
  const places = document.querySelectorAll('.felt [id^="c-"], #stock, #discard, #held');
  return {
    version: window.heard,
    html: document.documentElement.outerHTML,
    now: now.outerHTML,
    places: [...places].map((place) => [place.id, place.outerHTML]),
  };
}"""


def cards_in(html: str) -> set[str]:
    """Every card that a piece of a page shows, says, or names in any other way."""
    found = {rank_suit[0] + rank_suit[1].lower() for rank_suit in FACE.findall(html)}
    found |= {"Xr" if which == "colour" else "Xb" for which in JOKER.findall(html)}
    for rank, suit, joker in SPOKEN.findall(html):
        found.add(f"X{joker[0]}" if joker else RANKS.get(rank, rank) + suit[0])
    return found | set(CARD.findall(NO_CARDS.sub("", html)))


@dataclass
class Snapshot:
    """What a page showed when it had heard of a version of its table; it may still show an earlier one."""

    version: int
    html: str
    now: str
    places: list[tuple[str, str]]


@dataclass
class Tap:
    """All that one viewer was sent and shown."""

    page: Page
    seat: int | None
    sent: list[str] = field(default_factory=list)
    snapshots: list[Snapshot] = field(default_factory=list)
    frames: int = 0
    files: set[str] = field(default_factory=set)
    _answers: list[Response] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.add_init_script(f"({HEARD})()")
        self.page.on("websocket", self._open)
        self.page.on("response", lambda answer: self._answers.append(answer))

    def look(self) -> None:
        """Keeps what the page shows now, and what it was answered until now."""
        self.snapshots.append(Snapshot(**self.page.evaluate(LOOK)))
        self.read()

    def check(self, moments: dict[int, Moment], one_deck: bool) -> None:
        """Holds everything against the truth.

        Raises:
            AssertionError: something was sent or shown that the viewer could not know.
        """
        self.read()
        for text in self.sent:
            if json.loads(text).get("format"):
                record = json.loads(text)
                check_record(
                    record,
                    next(m for m in moments.values() if len(m.finished) == len(record["deals"])),
                )
            else:
                check(text, self.seat, moments)
        self.check_files()
        for snapshot in self.snapshots:
            check_snapshot(snapshot, self.seat, moments, one_deck)

    def check_files(self) -> None:
        """Sees to it that all other files are the client's own, which are the same for everybody."""
        for path in self.files:
            name = "index.html" if path == "/" or path.startswith("/t/") else path[1:]
            file = client.FOLDER / name
            assert file.is_file(), path
            if file.suffix != ".svg":
                assert self.page.request.get(path).body() == file.read_bytes(), path

    def _open(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        assert isinstance(payload, str)
        self.frames += 1
        self.sent.append(payload)

    def read(self) -> None:
        """Reads what was answered until now; to be called before the page goes elsewhere."""
        while self._answers:
            answer = self._answers.pop(0)
            path = urlsplit(answer.url).path
            if path.startswith("/ws/"):
                continue
            if path.startswith("/api/"):
                self.sent.append(answer.text())
            else:
                self.files.add(path)


def check_snapshot(
    snapshot: Snapshot, seat: int | None, moments: dict[int, Moment], one_deck: bool
) -> None:
    """Holds what a page showed against the truth at the newest version it had heard of."""
    now = moments[snapshot.version]
    if now.over:
        return
    if one_deck:
        allowed = now.known[None] | now.known.get(seat, set())
        shown = cards_in(snapshot.html if now.hole == 1 else snapshot.now)
        assert shown <= allowed, f"seat {seat}, version {snapshot.version}: {shown - allowed}"
    hole = [
        m for v, m in moments.items() if v <= snapshot.version and m.hole == now.hole and not m.over
    ]
    for place, html in snapshot.places:
        shown = cards_in(html)
        may = may_show(place, seat, hole)
        assert shown <= may, f"seat {seat}, version {snapshot.version}, {place}: {shown - may}"


def may_show(place: str, seat: int | None, hole: list[Moment]) -> set[str]:
    """The cards that a place on the page may show or name: those that have lain there for this viewer to see."""
    held = {m.held[1] for m in hole if m.held and (m.held[0] == seat or m.held[2] == "discard")}
    if place == "held":
        return held
    if place == "stock":
        return set()
    if place == "discard":
        return held | {card for m in hole for card in m.pile[-2:]}
    owner, cell = (int(number) for number in place.split("-")[1:])
    own = owner == seat
    lain = {
        m.cells[owner][cell - 1] for m in hole if cell - 1 in m.up[owner] or (own and m.in_hand)
    }
    looks = {m.secret for m in hole if m.does == f"{seat} peek {cell}"}
    return lain | held | looks if own else lain
