"""What a page of All Fours tells of points, and what the independent oracle makes of the same log."""

from dataclasses import dataclass

from playwright.sync_api import Page

from tests.oracle import allfours as oracle
from tests.support.server import Json

TOLD = """() => ({
  title: document.querySelector("#told").textContent,
  lines: [...document.querySelectorAll("main .line")].map((line) => [
    line.dataset.what, line.dataset.side, line.querySelector(".amount").textContent]),
  slate: [0, 1].map((side) => document.querySelector(`main .slate [data-side="${side}"] > b`).textContent),
})"""
CHALK = """() => ({
  title: document.querySelector("main h1").textContent,
  sides: [...document.querySelectorAll("main .slate [data-side]")].map((side) => Number(side.dataset.side)),
  hands: [...document.querySelectorAll(".board tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => [
      Number(cell.querySelector("b").textContent), Number(/\\d+/.exec(cell.querySelector(".sum").textContent)[0])])),
  totals: [...document.querySelectorAll(".board tfoot strong")].map((sum) => Number(sum.textContent)),
})"""


@dataclass
class Point:
    """A line of a hand that is told: what, which side, how many."""

    what: str
    side: int | None
    points: int


@dataclass
class ToldHand:
    """A hand as a page tells it."""

    title: str
    lines: list[Point]
    slate: list[int]

    @property
    def scored(self) -> list[Point]:
        """The lines by which somebody scores."""
        return [line for line in self.lines if line.points]


@dataclass
class Chalk:
    """A game as a page tells it: by hands, the points and the totals of each side, side 0 first."""

    title: str
    hands: list[list[tuple[int, int]]]
    totals: list[int]


def told_hand(page: Page) -> ToldHand:
    """The hand that the page tells, once all of it is there."""
    page.wait_for_selector("#tell-again")
    found = page.evaluate(TOLD)
    lines = [
        Point(what, int(side) if side else None, int(amount))
        for what, side, amount in found["lines"]
    ]
    return ToldHand(found["title"], lines, [int(total) for total in found["slate"]])


def chalk(page: Page) -> Chalk:
    """The game that the page tells hand by hand."""
    page.wait_for_selector(".board tfoot")
    found = page.evaluate(CHALK)
    order = found["sides"]
    assert sorted(order) == [0, 1]
    hands = [
        [(points, total) for _, (points, total) in sorted(zip(order, hand, strict=True))]
        for hand in found["hands"]
    ]
    totals = [total for _, total in sorted(zip(order, found["totals"], strict=True))]
    return Chalk(found["title"], hands, totals)


def hands_of(rows: list[Json]) -> list[oracle.Hand]:
    """Every hand of a table's log as the oracle plays it."""
    rules: Json = {}
    game: oracle.Game | None = None
    hands: list[oracle.Hand] = []
    for row in rows:
        body = row["body"]
        if row["kind"] == "open":
            rules = body["rules"]
        if "pack" in body:
            if "seats" in body:
                game = oracle.Game(rules, body["dealer"])
            assert game is not None
            hands.append(game.deal(body["pack"].split()))
        elif row["kind"] == "act":
            hands[-1].play(body["action"])
        else:
            continue
        if hands[-1].over and game is not None and game.winner is None:
            game.finish(hands[-1])
    return hands


def points_of(hand: oracle.Hand) -> list[Point]:
    """What a hand has scored, in order; a jack that was lost is hung."""
    hung = hand.jack is not None and hand.jack["hung"]
    return [
        Point(
            "hang_jack" if one["what"] == "jack" and hung else one["what"],
            one["side"],
            one["points"],
        )
        for one in hand.told
    ]
