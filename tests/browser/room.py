"""Whether everything on a table has room: the reader's own cards, piles and buttons on the screen, nothing over anything else."""

from playwright.sync_api import Page

SIZES = {
    "320": (320, 640),
    "360": (360, 740),
    "390": (390, 844),
    "430": (430, 932),
    "667": (667, 375),
    "844": (844, 390),
    "768": (768, 1024),
    "1280": (1280, 800),
}
"""Phones, the same on their sides, a tablet, a desktop."""

FINGER = 44
"""The least width and height of what a finger has to hit, in pixels."""
OTHERS = (22, 25)
"""The least width and height of somebody else's card; a tap shows it large."""
TYPE = 13
"""The least size of the type on it."""

# Half a pixel is rounding; a card may lean by one.
WRONG = """([finger, least, type]) => {
  const found = [];
  const shown = (e) => e.getClientRects().length > 0;
  const all = (words) => [...document.querySelectorAll(words)].filter(shown);
  const name = (e) => e.id || e.className;
  const round = (b) => [b.left, b.top, b.right, b.bottom].map(Math.round).join(" ");
  const off = (b) => b.left < -.5 || b.top < -.5 || b.right > innerWidth + .5 || b.bottom > innerHeight + .5;
  const own = all(".own .cells > button"), piles = all("#stock, #discard"), buttons = all(".acts .btn"), seats = all(".seat");
  for (const e of [...own, ...piles, ...buttons, ...seats, ...all(".heldpile .card")]) {
    const box = e.getBoundingClientRect();
    if (off(box)) found.push(`off the screen: ${name(e)} ${round(box)}`);
  }
  for (const e of [...own, ...piles, ...buttons, ...all(".seat .open")]) {
    if (e.offsetWidth < finger - .5 || e.offsetHeight < finger - .5)
      found.push(`too small for a finger: ${name(e)} ${e.offsetWidth} x ${e.offsetHeight}`);
  }
  const things = [...own, ...piles, ...buttons, ...seats, ...all(".say")];
  things.forEach((one, i) => things.slice(i + 1).forEach((other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const fan = one.closest(".fan") && other.closest(".fan");
    if (across > 1.5 && down > 1.5 && !fan) found.push(`over each other: ${name(one)} and ${name(other)}`);
  }));
  for (const seat of seats) {
    const room = seat.getBoundingClientRect();
    for (const cell of seat.querySelectorAll(".cell")) {
      const card = [...cell.children].find(shown), box = card.getBoundingClientRect();
      if (box.left < room.left - .5 || box.right > room.right + .5 || box.bottom > room.bottom + .5)
        found.push(`out of its seat: ${cell.id}`);
      if (card.offsetWidth < least[0] || card.offsetHeight < least[1])
        found.push(`too small to read: ${cell.id} ${card.offsetWidth} x ${card.offsetHeight}`);
      if (card.matches(".mini") && parseFloat(getComputedStyle(card).fontSize) < type)
        found.push(`too small type: ${cell.id}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls sideways");
  return found;
}"""


def wrong_with(page: Page) -> list[str]:
    """What has no room on the table as it stands before the reader."""
    found: list[str] = page.evaluate(WRONG, [FINGER, OTHERS, TYPE])
    return found


def wrong_at_every_size(page: Page, names: tuple[str, ...] = tuple(SIZES)) -> list[str]:
    """The same on every screen."""
    wrong = []
    for name in names:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        wrong += [f"{name}: {what}" for what in wrong_with(page)]
    return wrong
