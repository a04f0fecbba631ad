"""Score cards as they are read from a page."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.support.server import Json

ROWS = """() => [...document.querySelectorAll("main table.sc")].at(-1).querySelectorAll("tbody tr").values().map((row) => [
  row.querySelector(".nm").textContent, [...row.querySelectorAll("td")].map((cell) => cell.textContent)]).toArray()"""


@dataclass
class Line:
    """One player's line."""

    scores: list[int]
    total: int


def match_card(page: Page) -> dict[str, Line]:
    """The last score card of the page, by names."""
    lines = {}
    for name, cells in page.evaluate(ROWS):
        *scores, total = (re.match(r"-?\d+", cell.replace("\N{MINUS SIGN}", "-")) for cell in cells)
        assert total is not None
        lines[name] = Line([int(score[0]) for score in scores if score], int(total[0]))
    return lines


def table_of(page: Page) -> Json:
    """The table as the server tells it to this page's owner."""
    answer = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert answer.ok
    found: Json = answer.json()
    return found
