"""Matches that end in a tie: deals written into a stopped server's log, in which chosen seats come out equal."""

from collections.abc import Iterable

from fourball.cards import RANKS
from tests.support.server import Json, Person, Server

LOW, HIGH = RANKS[:6], RANKS[6:12]
OPTIONS = {"length": "holes:1", "turn_cap": 1}
"""One hole in which everybody turns up two cards and has one turn."""


def equal_pack(seats: int, tied: Iterable[int], dealer: int) -> str:
    """A pack of six-card Golf in which these seats are dealt equal low cards, and the others higher ones.

    What comes after them counts ten, so that no bot swaps it in.
    """
    low = set(tied)
    cards = [f"{rank}{suit}" for suit in "cdhs" for rank in RANKS] * (2 if seats > 3 else 1)
    dealt = []
    for k in range(6):
        for n in range(seats):
            seat = (dealer + 1 + n) % seats
            dealt.append((LOW if seat in low else HIGH)[k] + "cdhs"[seat % 4])
    for card in dealt:
        cards.remove(card)
    cards.sort(key=lambda card: card[0] not in "TJQ")
    return " ".join(dealt + cards)


async def tied_table(
    server: Server, people: list[Person], seats: int, tied: Iterable[int], ties: str
) -> str:
    """A table whose only hole is over, these seats having tied; the server is started again for it."""
    if not server.running:
        server.start()
    table = await people[0].open_table(
        seats=seats, bots=0, options=OPTIONS, agreed={"ties": ties, "first_dealer": "volunteer"}
    )
    name: str = table["id"]
    for n, person in enumerate(people[1:], 1):
        await person.sit(name, f"Guest {n}")
    await people[0].act(name, len(people), "deal")
    server.kill()
    # The deal in the log, with bots and all, but with another pack.
    rows = server.rows(name)
    server.drop_rows(name, after=len(people))
    body = rows[len(people)]["body"] | {"pack": equal_pack(seats, tied, 0)}
    server.add_row(name, 0, "deal", body)
    server.start()
    await play_out(name, people)
    return name


async def play_out(name: str, people: list[Person]) -> Json:
    """Plays the hole on the table without exchanging a card."""
    while True:
        for person in people:
            view = await person.look(name)
            if view["status"] != "playing":
                return view
            legal = view["view"]["legal"]
            if legal and view["view"]["to_act"] == view["you"]:
                words = next((w for w in ("discard", "draw") if w in legal), legal[0])
                await person.act(name, view["version"], words)
