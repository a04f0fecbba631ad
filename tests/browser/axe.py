"""What axe has to say about a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_axe = Axe()


def complaints_of(page: Page) -> list[str]:
    """Every violation of any impact, each with the first element that it concerns."""
    found = _axe.run(page).response["violations"]
    return [
        f"{one['impact']} {one['id']}: {one['nodes'][0]['html'][:200]} ({len(one['nodes'])})"
        for one in found
    ]
