"""How a sheet speaks: the sentences of the options, numbers, and cards in a line of text."""

from collections.abc import Iterable
from functools import cache

from fourball import allfours
from fourball.cards import JOKER, RANKS, parse_card, rank
from fourball.golf import Rules
from fourball.golf.options import Value
from fourball.words import RANK_NAMES, SIGNS, Words


@cache
def words_of(language: str) -> Words:
    """The messages of a language, kept: a server is asked for many sheets."""
    return Words(language)


def signed(number: int) -> str:
    """A number as it is printed, with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def option_sentence(words: Words, rules: Rules, name: str) -> str:
    """What is agreed on an option of Golf as one sentence, the same that the pages show, without the marks of what is unusual.

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
    return unmarked(words(message, n=number, points=signed(number)))


def fours_sentence(words: Words, rules: allfours.Rules, name: str) -> str:
    """What is agreed on an option of All Fours as one sentence, likewise; where two players need another one, it is that."""
    value = getattr(rules, name)
    if name == "turn_up_points":
        return _turn_up_sentence(words, rules)
    if name == "count_order":
        counted = [words(f"fours-counted-{word}") for word in rules.count_order.split("-")]
        message = for_players(words, rules, "rule-count_order-words")
        places = ("first", "second", "third", "fourth")
        return unmarked(words(message, **dict(zip(places, counted, strict=True))))
    if allfours.OPTIONS[name].least is not None:
        message = f"rule-{name}-{value}"
        message = message if words.has(message) else f"rule-{name}-number"
        return unmarked(words(for_players(words, rules, message), n=value))
    written = str(value).lower() if isinstance(value, bool) else value
    return unmarked(words(for_players(words, rules, f"rule-{name}-{written}")))


def _turn_up_sentence(words: Words, rules: allfours.Rules) -> str:
    points = rules.turn_up_points
    if not points:
        return unmarked(words(for_players(words, rules, "rule-turn_up_points-none")))
    # As the pages do: the least points first, equal ones from the ace down.
    scoring = sorted(points, key=lambda index: (points[index], -(RANKS.index(index) or len(RANKS))))
    entries = ", ".join(
        words("fours-turn-up-entry", n=points[index], rank=RANK_NAMES[index]) for index in scoring
    )
    message = for_players(words, rules, "rule-turn_up_points-table")
    return unmarked(words(message, entries=entries))


def for_players(words: Words, rules: allfours.Rules, message: str) -> str:
    """The message, or the one that says the same of two players, who have no sides."""
    of_two = f"{message}-two"
    return of_two if rules.players == 2 and words.has(of_two) else message


def unmarked(text: str) -> str:
    """A sentence without the marks of what is unusual."""
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
    return rank_name_short(card[0]) + SIGNS[card[1]]


def card_signs(words: Words, cards: Iterable[str]) -> str:
    """Cards in a line of text."""
    return " ".join(card_sign(words, card) for card in cards)


def rank_name_short(index: str) -> str:
    """The index as it is printed on a card."""
    assert index in RANKS
    return index.replace("T", "10")
