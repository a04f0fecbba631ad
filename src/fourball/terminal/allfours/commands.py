"""What a player of All Fours types, understood: an action of the game, an order to the program, or why it is neither."""

from collections.abc import Mapping
from typing import Final

from fourball.allfours import Rules, View
from fourball.cards import RANKS, card_text, parse_card
from fourball.errors import NotationError
from fourball.terminal import typed
from fourball.terminal.allfours.duty import why_not
from fourball.terminal.allfours.holding import in_hand, own
from fourball.terminal.typed import Action, Meant, Order, Refusal, not_understood
from fourball.words import SUIT_NAMES

ORDERS: Final[Mapping[str, str]] = {**typed.ORDERS, "l": "last", "last": "last"}
_CALLS: Final[Mapping[str, str]] = {
    "s": "stand",
    "stand": "stand",
    "b": "beg",
    "beg": "beg",
    "g": "give",
    "give": "give",
    "r": "run",
    "run": "run",
}
_WITH_CARD: Final = ("play", "expose", "call")
_PACKETS: Final = ("1", "3")


def understand(text: str, view: View, rules: Rules) -> Meant:
    """What the reader means, who looks at the view of a table of these rules."""
    first, *rest = text.lower().split() or [""]
    if not rest:
        if first in ORDERS:
            return Order(ORDERS[first])
        if first in _CALLS:
            return _call(_CALLS[first], view, rules)
        if first in _PACKETS and view.phase == "packet":
            return _now(f"packet {first}", view)
    if first == "packet" and len(rest) == 1 and rest[0] in _PACKETS:
        return _now(f"packet {rest[0]}", view)
    kind, named = (first, rest) if first in _WITH_CARD else ("play", [first, *rest])
    if not named:
        return Refusal("fours-terminal-which-card", {"word": kind})
    if len(named) > 1:
        return not_understood(text)
    card = _numbered(kind, named[0], view) or _named(named[0])
    if card is None:
        return not_understood(text)
    if isinstance(card, Refusal):
        return card
    return _with_card(kind, card, view, rules)


def _now(words: str, view: View) -> Meant:
    return Action(words) if words in view.legal else Refusal("terminal-not-now")


def _call(words: str, view: View, rules: Rules) -> Meant:
    """A word said before the play."""
    if words == "give" and "run" in view.legal and "give" not in view.legal:
        suit = view.turn_ups[-1][1]
        lacks = rules.give_needs_trump and all(card[1] != suit for card in own(view).cards)
        message = "fours-why-give-suit" if lacks else "fours-why-give-match"
        return Refusal(message, {"suit": SUIT_NAMES[suit]} if lacks else {})
    return _now(words, view)


def _numbered(kind: str, text: str, view: View) -> str | Refusal | None:
    """The card of the own hand with that number."""
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        return None
    if kind == "call":  # the numbers are those of the own hand
        return Refusal("fours-terminal-which-card", {"word": kind})
    if view.blind or (kind == "play" and view.phase != "play"):
        return Refusal("terminal-not-now")
    cards = in_hand(view)
    if not 1 <= int(text) <= len(cards):
        return Refusal("terminal-no-card", {"cell": int(text), "last": len(cards)})
    return cards[int(text) - 1]


def _named(text: str) -> str | None:
    """The card with that name, if it is a card of the pack."""
    try:
        card = card_text(parse_card(text))
    except NotationError:
        return None
    return card if card[0] in RANKS else None


def _with_card(kind: str, card: str, view: View, rules: Rules) -> Meant:
    words = f"{kind} {card}"
    if words in view.legal:
        return Action(words)
    if kind == "call":
        if rules.exposed == "never":
            return Refusal("fours-terminal-none-exposed")
        return Refusal("fours-terminal-not-to-call", {"card": card})
    if kind == "expose" and rules.exposed == "never":
        return Refusal("fours-terminal-none-exposed")
    if view.phase != "play" and kind == "play":
        return Refusal("terminal-not-now")
    if card not in own(view).cards:
        return Refusal("fours-terminal-not-held", {"card": card})
    if kind == "expose":
        shown = card in own(view).exposed
        return Refusal(
            "fours-terminal-exposed-already" if shown else "terminal-not-now", {"card": card}
        )
    led = view.trick.plays[0].card[1] if view.trick.plays else card[1]
    why = f"fours-no-{why_not(card, view, rules)}"
    called = own(view).called
    values = {"card": card, "why": why, "suit": SUIT_NAMES[led]}
    return Refusal("fours-terminal-refused", values | ({"called": called} if called else {}))
