"""How a sheet speaks: the sentences of the options, numbers, and cards in a line of text."""

from functools import cache

from fourball.cards import JOKER, RANKS, parse_card, rank
from fourball.golf import Rules
from fourball.golf.options import Value
from fourball.words import Words

_SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))


@cache
def words_of(language: str) -> Words:
    """The messages of a language, kept: a server is asked for many sheets."""
    return Words(language)


def signed(number: int) -> str:
    """A number as it is printed, with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def option_sentence(words: Words, rules: Rules, name: str) -> str:
    """What is agreed on an option as one sentence, the same that the pages show, without the marks of what is unusual.

    Where there is a sentence for just this layout, it is that one.
    """
    value: Value = getattr(rules, name)
    number = 0
    if isinstance(value, int):
        message, number = f"rule-{name}-number", value
    else:
        word, _, count = value.partition(":")
        message, number = f"rule-{name}-{word}", int(count or 0)
    for_layout = f"{message}-{rules.layout}"
    message = for_layout if words.has(for_layout) else message
    text = words(message, n=number, points=signed(number))
    return text.replace("<b>", "").replace("</b>", "")


def length_label(words: Words, rules: Rules) -> str:
    """How long the match is, in two words."""
    word, _, number = rules.length.partition(":")
    return words(f"opt-length-{word}", n=int(number or 0))


def rank_name(words: Words, index: str) -> str:
    """What a rank is called in the scoring guide; numbers are their own names."""
    return words("paper-rank", rank=index) if index in "AJQKX" else index.replace("T", "10")


def card_sign(words: Words, card: str) -> str:
    """A card in a line of text: ``10♥``; a joker by its name."""
    if rank(parse_card(card)) == JOKER:
        return words("paper-rank", rank="X")
    return rank_name_short(card[0]) + _SIGNS[card[1]]


def rank_name_short(index: str) -> str:
    """The index as it is printed on a card."""
    assert index in RANKS
    return index.replace("T", "10")
