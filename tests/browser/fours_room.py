"""Whether everything on a table of All Fours has room: the own hand whole and to be hit, no word covered, nothing beyond the edge."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

SIZES = {
    "320": (320, 640),
    "360": (360, 740),
    "390": (390, 844),
    "844": (844, 390),
    "768": (768, 1024),
    "1280": (1280, 800),
    "1920": (1920, 1080),
}
"""Phones, one on its side, a tablet, desktops."""

FINGER = 44
"""The least height of what a finger has to hit, and the least width of a button, in pixels."""
STRIP = 32
"""The least width of what is free of a card in the fan, and of an exposed card that may be called."""
LEAN = 8
"""By so much the corner of a card that leans in the trick may reach into the empty margin of a seat."""

# Half a pixel is rounding.
WRONG = """([finger, strip, lean]) => {
  const found = [];
  const shown = (e) => e.checkVisibility() && e.getClientRects().length > 0 && e.closest(".vh, [hidden]") === null;
  const all = (words) => [...document.querySelectorAll(words)].filter(shown);
  const name = (e) => e.id || e.dataset.action || e.className.toString();
  const round = (b) => [b.left, b.top, b.right, b.bottom].map(Math.round).join(" ");
  const off = (b, by = .5) => b.left < -by || b.top < -by || b.right > innerWidth + by || b.bottom > innerHeight + by;
  const cards = all(".ownh .holding button"), buttons = all(".tray .btn"), seats = all(".seat"), lies = all(".trick [data-card]");
  for (const e of [...cards, ...buttons, ...seats, ...lies, ...all(".slate, .tray .say, .turnups li, .ribbon")]) {
    const box = e.getBoundingClientRect();
    if (off(box)) found.push(`off the screen: ${name(e)} ${round(box)}`);
  }
  for (const e of [...buttons, ...all(".seat button, header .btn")])
    if (e.offsetWidth < (e.closest(".seat") ? strip : finger) - .5 || e.offsetHeight < finger - .5)
      found.push(`too small for a finger: ${name(e)} ${e.offsetWidth} x ${e.offsetHeight}`);
  for (const e of cards) {
    const box = e.getBoundingClientRect();
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let y = Math.ceil(box.top) + 1; y < box.bottom; y += 3)
      for (let x = Math.ceil(box.left) + 1; x < box.right; x += 3)
        if (document.elementFromPoint(x, y)?.closest("button") === e)
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    const [wide, high] = [right - left + 3, bottom - top + 3];
    if (!(high >= finger - 3)) found.push(`too low to be hit: ${name(e)} ${wide} x ${high}`);
    if (!(wide >= strip - 3)) found.push(`too narrow to be hit: ${name(e)} ${wide} x ${high}`);
  }
  const overlap = (a, b, by = 1.5) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const things = [...buttons, ...seats, ...all(".tray .say, .me > *, .slate, .turnup, .ribbon")];
  const near = [...things, ...cards];
  things.forEach((one) => near.forEach((other) => {
    if (one === other || one.contains(other) || other.contains(one)) return;
    if (near.indexOf(other) < things.length && things.indexOf(other) < things.indexOf(one)) return;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    if (overlap(a, b, cards.includes(other) ? lean / 2 : 1.5)) found.push(`over each other: ${name(one)} [${round(a)}] and ${name(other)} [${round(b)}]`);
  }));
  for (const card of lies) for (const other of [...seats, ...cards, ...buttons, ...all(".tray .say, .me > *, .ribbon")])
    if (overlap(card.getBoundingClientRect(), other.getBoundingClientRect(), lean))
      found.push(`over each other: the trick's ${card.dataset.card} and ${name(other)} [${round(other.getBoundingClientRect())}]`);
  // Every word: nothing lies over it, and no other word runs into it.
  const words = [];
  const walker = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !shown(parent) || parent.closest(".side, .bk") !== null || getComputedStyle(parent).visibility === "hidden") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      let { left, right, top, bottom } = whole;
      for (let around = parent; around !== null; around = around.parentElement) {  // what is cut off is not there
        if (getComputedStyle(around).overflowX === "visible") continue;
        const edge = around.getBoundingClientRect();
        [left, right, top, bottom] = [Math.max(left, edge.left), Math.min(right, edge.right), Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      const box = new DOMRect(left, top, right - left, bottom - top);
      if (box.width > 2 && box.height > 2) words.push({ parent, box, text: node.textContent.trim() });
    }
  }
  for (const { parent, box, text } of words) {
    const y = box.top + box.height / 2;
    for (const x of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
      const top = document.elementFromPoint(x, y);
      if (top !== null && !parent.contains(top) && !top.contains(parent))
        { found.push(`covered: “${text.slice(0, 30)}” by ${name(top)} at ${Math.round(x)} ${Math.round(y)}`); break; }
    }
  }
  words.forEach((one, i) => words.slice(i + 1).forEach((other) => {
    if (one.parent !== other.parent && overlap(one.box, other.box)) found.push(`words over each other: “${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`);
  }));
  if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls sideways");
  return [...new Set(found)];
}"""


def fours_wrong_with(page: Page) -> list[str]:
    """What has no room on the table as it stands before the reader."""
    found: list[str] = page.evaluate(WRONG, [FINGER, STRIP, LEAN])
    return found


def fours_wrong_at_every_size(
    page: Page, picture: Callable[[str], Path] | None = None
) -> list[str]:
    """The same on every screen, with a picture of each if there is a place for it."""
    wrong = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        if picture is not None:
            page.screenshot(path=picture(size))
        wrong += [f"{size}: {what}" for what in fours_wrong_with(page)]
    return wrong
