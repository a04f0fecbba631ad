"""What a player types, understood: an action of the game, an order to the program, or why it is neither."""

from collections.abc import Mapping
from typing import Final

from fourball.cards import CLEARED
from fourball.golf import View
from fourball.terminal import typed
from fourball.terminal.typed import Action, Meant, Order, Refusal, not_understood

ORDERS: Final[Mapping[str, str]] = {**typed.ORDERS, "s": "score", "r": "rules"}
_PLAIN: Final[Mapping[str, str]] = {
    "d": "draw",
    "draw": "draw",
    "t": "take",
    "take": "take",
    "x": "discard",
    "discard": "discard",
    "keep": "keep",
    "knock": "knock",
    "b": "put back",
    "back": "put back",
}


def understand(text: str, view: View) -> Meant:
    """What the reader means, whose turn it is in the view."""
    first, *rest = text.lower().split() or [""]
    if first in ORDERS and not rest:
        return Order(ORDERS[first])
    if first == "k" and not rest:
        first = "keep" if view.phase == "flip" else "knock"
    if (first in _PLAIN and not rest) or [first, *rest] == ["put", "back"]:
        return _plain(_PLAIN.get(first, "put back"), view)
    if first in ("swap", "turn", "peek", "clear"):
        return _with_cells(first, rest, view) or not_understood(text)
    if first.isdecimal() and not rest:
        kind = "swap" if view.phase == "held" else _showing(view)
        return _with_cells(kind, [first], view) or not_understood(text)
    return not_understood(text)


def _showing(view: View) -> str:
    """What one does with a card by its number alone where none is held: look at it, or turn it up."""
    return "peek" if any(words.startswith("peek ") for words in view.legal) else "turn"


def _plain(words: str, view: View) -> Action | Refusal:
    if words in view.legal or (words == "put back" and view.can_put_back):
        return Action(words)
    if words in ("draw", "take") and view.held is not None:
        return Refusal("terminal-holding", {"card": view.held.card})
    if words == "take" and view.last_turns and view.phase == "turn":
        return Refusal("terminal-pile-closed")
    if words in ("discard", "put back") and view.phase == "turn":
        return Refusal("terminal-holding-nothing")
    if words == "discard" and view.held is not None:
        return Refusal("terminal-taken-stays")
    if words == "put back" and view.held is not None:
        return Refusal("act-put-back-seen")
    return Refusal("terminal-not-now")


def _with_cells(kind: str, numbers: list[str], view: View) -> Action | Refusal | None:
    if not numbers:
        return Refusal("terminal-which-card")
    if not all(number.isascii() and number.isdecimal() and len(number) < 4 for number in numbers):
        return None
    cells = sorted(map(int, numbers))
    last = view.rows * view.columns
    for cell in cells:
        if not 1 <= cell <= last:
            return Refusal("terminal-no-card", {"cell": cell, "last": last})
    words = " ".join([kind, *map(str, cells)])
    if words in view.legal:
        return Action(words)
    return _why_not(kind, cells[0], view)


def _why_not(kind: str, cell: int, view: View) -> Refusal:
    assert view.seat is not None, "an onlooker types no actions"
    layout = view.layouts[view.seat]
    if kind == "clear":
        return Refusal("terminal-not-now")
    if layout.cells[cell - 1] == CLEARED:
        return Refusal("terminal-is-cleared", {"cell": cell})
    cells = [words.split()[1] for words in view.legal if words.startswith(f"{_showing(view)} ")]
    if view.phase == "turn" and not (kind == "turn" and cells):
        return Refusal("terminal-draw-first")
    if kind == _showing(view) and cells:
        return _not_that_one(kind, cell, cells, seen=cell in layout.known + layout.face_up)
    if kind == "turn" and view.held is not None:
        return Refusal("terminal-holding", {"card": view.held.card})
    return Refusal("terminal-not-now")


def _not_that_one(kind: str, cell: int, cells: list[str], *, seen: bool) -> Refusal:
    """Why a card may not be turned up or looked at where others may."""
    if seen:
        return Refusal(
            "terminal-looked-at" if kind == "peek" else "terminal-face-up", {"cell": cell}
        )
    others = "terminal-other-looks" if kind == "peek" else "terminal-other-cards"
    return Refusal(others, {"cells": ", ".join(cells)})
