"""The scoring guide: what each card counts, taken from the table the engine counts by."""

from dataclasses import dataclass

from fourball.cards import JOKER, RANKS, RED_JOKER
from fourball.golf import Rules
from fourball.golf.actions import card_points
from fourball.rulebook.speech import rank_name, signed
from fourball.words import Words

ONE_EYED = ("Jh", "Js")


@dataclass(frozen=True, slots=True)
class GuideRow:
    """Cards that count the same.

    Attributes:
        cards: their ranks as on a card (``A``, ``T``, ``X`` for a joker), or whole cards where the suit matters.
        label: what they are called.
        points: what each counts; ``None`` for cards that count what is printed on them.
        value: the points as text.
    """

    cards: tuple[str, ...]
    label: str
    points: int | None
    value: str


def scoring_guide(rules: Rules, words: Words) -> tuple[GuideRow, ...]:
    """What each card counts (6.1 to 6.4), from the ace to the joker; neighbours that count the same share a row."""
    points = card_points(rules)
    rows: list[GuideRow] = []

    def add(cards: tuple[str, ...], label: str, count: int) -> None:
        if rows and rows[-1].points == count and rows[-1].cards != ONE_EYED:
            before = rows.pop()
            cards, label = before.cards + cards, f"{before.label}, {label}"
        rows.append(GuideRow(cards, label, count, signed(count)))

    as_marked = [index for n, index in enumerate(RANKS) if 0 < n < 10 and points[n] == n + 1]
    for number, index in enumerate(RANKS):
        if index in as_marked:
            if index == as_marked[0]:
                label = f"{as_marked[0]}–{rank_name(words, as_marked[-1])}"
                rows.append(GuideRow(tuple(as_marked), label, None, words("paper-as-marked")))
        elif index == "J" and rules.bonus == "one_eyed_jacks":
            add(ONE_EYED, words("paper-jacks-one-eyed"), points[number + 16 * 2])
            add(("Jc", "Jd"), words("paper-jacks-other"), points[number])
        else:
            add((index,), rank_name(words, index), points[number])
    if isinstance(rules.jokers, int):
        rows.append(
            GuideRow(("X",), rank_name(words, "X"), points[RED_JOKER], signed(points[RED_JOKER]))
        )
    return tuple(
        GuideRow(row.cards, row.label[:1].upper() + row.label[1:], row.points, row.value)
        for row in rows
    )


def lowest_points(rules: Rules) -> int:
    """The least that one card counts."""
    points = card_points(rules)
    jokers = [points[JOKER]] if isinstance(rules.jokers, int) else []
    return min([*(points[n + 16 * suit] for n in range(13) for suit in range(4)), *jokers])
