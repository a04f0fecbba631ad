"""Cards as small integers, and their text.

A card is ``rank + 16 * suit``: ace 0, two 1 .. ten 9, jack 10, queen 11, king 12; clubs 0, diamonds 1, hearts 2, spades 3.
Jokers have rank 13: the black one is 13, the red one 29. Every card is below 61, so a set of cards fits a 64-bit mask, and
rank and suit come out by a mask and a shift, which compiled code does faster than a division.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from fourball.errors import NotationError

Card: TypeAlias = int

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
JOKER: Final = 13
BLACK_JOKER: Final[Card] = 13
RED_JOKER: Final[Card] = 29
HIDDEN: Final = "??"
"""What a view shows for a card that its reader may not see."""
CLEARED: Final = "--"
"""What a layout shows for a cell whose card was cleared."""

DECK: Final[tuple[Card, ...]] = tuple(rank + 16 * suit for suit in range(4) for rank in range(13))

_TEXT: Final[dict[Card, str]] = {card: RANKS[card & 15] + SUITS[card >> 4] for card in DECK} | {
    BLACK_JOKER: "Xb",
    RED_JOKER: "Xr",
}
_SIGNS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s"}
_CARD: Final[dict[str, Card]] = {text.upper(): card for card, text in _TEXT.items()}


def rank(card: Card) -> int:
    """The rank of a card: ace 0 .. king 12, joker 13."""
    return card & 15


def suit(card: Card) -> int:
    """The suit of a card: clubs 0, diamonds 1, hearts 2, spades 3."""
    return card >> 4


def card_text(card: Card) -> str:
    """How a card is written in records: ``7h``, ``Ts``, ``Xr``."""
    return _TEXT[card]


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as in a record, parted by single spaces."""
    return " ".join(map(card_text, cards))


def parse_card(text: str) -> Card:
    """Reads one card; ``10`` for ``T``, either case and the suit signs are accepted.

    Raises:
        NotationError: ``bad-card`` when the text names no card.
    """
    plain = text.strip()
    for sign, letter in _SIGNS.items():
        plain = plain.replace(sign, letter)
    plain = plain.removesuffix("\ufe0f")
    if plain.startswith("10"):
        plain = "T" + plain[2:]
    card = _CARD.get(plain.upper()) if plain.isascii() else None  # some other letters turn into S
    if card is None:
        raise NotationError(
            "bad-card",
            f"“{text[:20]}” is not a card: write a rank of {RANKS} and a suit of {SUITS}, or Xr, Xb.",
            text=text[:20],
        )
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Reads cards parted by white space.

    Raises:
        NotationError: ``bad-card`` for the first word that names no card.
    """
    return tuple(map(parse_card, text.split()))


def new_pack(decks: int, jokers: int) -> tuple[Card, ...]:
    """An unshuffled pack of full decks and jokers; with an odd number the odd joker is red (Golf 2.5, 2.6)."""
    return DECK * decks + tuple(RED_JOKER if n % 2 == 0 else BLACK_JOKER for n in range(jokers))


def is_same_pack(cards: Sequence[Card], pack: Sequence[Card]) -> bool:
    """Whether both hold exactly the same cards, in any order."""
    return sorted(cards) == sorted(pack)
