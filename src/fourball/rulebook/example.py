"""Worked examples: layouts chosen to show what the options are about, counted by the engine's own rules."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from fourball.cards import Card, card_text, parse_card, rank
from fourball.golf import Rules, pack
from fourball.golf import rules as r
from fourball.golf.actions import encode
from fourball.golf.view import Told, told
from fourball.rulebook.guide import lowest_points
from fourball.rulebook.speech import card_sign, signed
from fourball.words import Words

_SUITS = "hdcs"
_FILLERS = ("Xr", "2d", "Ks", "Jh", "Ac", "4c", "Qd", "9s", "5h", "Tc", "3d", "8s", "2c")
"""What stands beside the equal cards, the tellingest first; no two of a rank are ever used."""


@dataclass(frozen=True, slots=True)
class Example:
    """One layout and how it counts.

    Attributes:
        title: what it is an example of.
        cards: row by row, the near row last.
        cancelled: the numbers of the cells that cancel, rising.
        steps: the reckoning in words.
        score: what it comes to, the charges for other players' blocks and the penalty aside.
        result: the same in words.
    """

    title: str
    cards: tuple[tuple[str, ...], ...]
    cancelled: tuple[int, ...]
    steps: tuple[str, ...]
    score: int
    result: str


def examples(rules: Rules, seats: int, words: Words) -> tuple[Example, ...]:
    """One layout that shows what counts and what cancels, and one with a block where blocks count."""
    found = [_reckoned(rules, seats, words, "paper-example", _usual_layout(rules, seats))]
    if counts_blocks(rules):
        block = _block_layout(rules, seats)
        if block is not None:
            found.append(_reckoned(rules, seats, words, "paper-example-block", block))
    return tuple(found)


def counts_blocks(rules: Rules) -> bool:
    """Whether two neighbouring columns of one rank are worth anything here (7.17, 7.19, 7.21, 7.22)."""
    return (
        (rules.block != "none" or rules.block_self not in ("none", 0))
        and rules.match != "none"
        and rules.layout != "hand4"
    )


class _Maker:
    """Lays cards of the agreed pack into cells, so that no layout is shown that could not be dealt."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self._left = Counter(pack(rules, seats))
        self._cells: list[Card | None] = [None] * rules.cells

    def can_lay(self, cards: Sequence[str]) -> bool:
        """Whether the pack still has these cards."""
        wanted = Counter(map(parse_card, cards))
        return all(self._left[card] >= count for card, count in wanted.items())

    def lay(self, cells: Iterable[int], cards: Sequence[str]) -> None:
        """Lays cards into cells, counted from 0."""
        for cell, text in zip(cells, cards, strict=True):
            card = parse_card(text)
            self._left[card] -= 1
            self._cells[cell] = card

    def filled(self) -> list[Card]:
        """The layout, each empty cell filled with a card of a rank that is not there yet."""
        ranks = {rank(card) for card in self._cells if card is not None}
        for text in _FILLERS:
            card = parse_card(text)
            if None in self._cells and rank(card) not in ranks and self._left[card] > 0:
                self._cells[self._cells.index(None)] = card
                ranks.add(rank(card))
        cards = [card for card in self._cells if card is not None]
        assert len(cards) == len(self._cells), "there are more ranks than cells"
        return cards


def _of_rank(index: str, count: int) -> list[str]:
    return [index + _SUITS[n % 4] for n in range(count)]


def _usual_layout(rules: Rules, seats: int) -> list[Card]:
    maker = _Maker(rules, seats)
    spots = _spots(rules)
    if rules.match == "none":
        maker.lay(spots[0], ["7h", "7d"])
        return maker.filled()
    negative = _negative_cards(rules, maker, len(spots[-1]))
    # Where there is no room for both, cards below zero are shown only if they keep their points.
    if negative and (len(spots) > 1 or rules.negative_pairs == "keep"):
        maker.lay(spots[-1], negative)
    if len(spots) > 1 or not negative or rules.negative_pairs != "keep":
        maker.lay(spots[0], _of_rank("7", len(spots[0])))
    return maker.filled()


def _spots(rules: Rules) -> list[tuple[int, ...]]:
    """Where to lay equal cards so that they cancel (cells from 0): one place, or a second one too if there is room."""
    rows, columns, cells = rules.rows, rules.columns, rules.cells
    column = [tuple(range(k, cells, columns)) for k in range(columns)]
    if rules.match == "none":
        return [(0, columns) if rows > 1 else (0, 1)]
    keeps = rules.negative_pairs == "keep" and lowest_points(rules) < 0
    if rules.layout == "2x2":
        if rules.match == "column" or keeps:
            return [column[0], column[1]] if keeps else [column[0]]
        # Three of a rank show that one is left over; a diagonal shows itself.
        return [(0, 3)] if rules.match == "line_diagonal" else [(0, 1, 2)]
    if rules.match == "anywhere":
        return (
            [(0, cells - 1), (1, cells - 2)]
            if rules.layout == "hand4"
            else [(0, cells - 1), (1, columns)]
        )
    if keeps:
        return [column[0], column[1]]
    if rules.match == "line_diagonal" and rows == columns:
        return [tuple(range(0, cells, columns + 1))]
    if rules.match != "column" and columns < 5:
        return [tuple(range(cells - columns, cells))]
    return [column[0], column[1]] if columns > 2 else [column[0]]


def _negative_cards(rules: Rules, maker: _Maker, count: int) -> list[str] | None:
    """So many equal cards that total less than 0, if the pack has them."""
    jokers = [("Xr", "Xb")[n % 2] for n in range(count)]
    one_eyed = [("Jh", "Js")[n % 2] for n in range(count)]
    if (rules.values == "twos" or rules.bonus == "twos") and maker.can_lay(_of_rank("2", count)):
        return _of_rank("2", count)
    if rules.bonus == "one_eyed_jacks" and maker.can_lay(one_eyed):
        return one_eyed
    if isinstance(rules.jokers, int) and rules.jokers < 0 and maker.can_lay(jokers):
        return jokers
    return None


def _block_layout(rules: Rules, seats: int) -> list[Card] | None:
    maker = _Maker(rules, seats)
    cells = [row * rules.columns + column for column in (0, 1) for row in range(rules.rows)]
    if not maker.can_lay(_of_rank("6", len(cells))):
        return None  # six equal cards are not in one pack
    maker.lay(cells, _of_rank("6", len(cells)))
    return maker.filled()


def _reckoned(rules: Rules, seats: int, words: Words, title: str, cards: Sequence[Card]) -> Example:
    options = encode(rules, seats)
    position = r.Position()
    position.grid[: len(cards)] = cards
    r.count_cards(position, options, 0)
    position.scores[0] = position.raw[0]
    result = told(position, options, rules, 0)
    cancelled = r.cancelled_cells(position, options, 0, options.layout)
    texts = [card_text(card) for card in cards]
    return Example(
        title=words(title),
        cards=tuple(
            tuple(texts[row * rules.columns : (row + 1) * rules.columns])
            for row in range(rules.rows)
        ),
        cancelled=tuple(n + 1 for n in range(rules.cells) if cancelled >> n & 1),
        steps=tuple(_steps(rules, words, result, texts, options, position.blocks[0])),
        score=position.raw[0],
        result=words("paper-example-score", points=signed(position.raw[0])),
    )


def _steps(
    rules: Rules, words: Words, result: Told, texts: Sequence[str], options: r.Options, blocks: int
) -> list[str]:
    def named(cells: Iterable[int]) -> str:
        return " ".join(card_sign(words, texts[cell - 1]) for cell in cells)

    def points(cell: int) -> int:
        return options.points[parse_card(texts[cell - 1])]

    gone = {
        cell
        for column in result.columns
        for cell, cancelled in zip(column.cells, column.cancelled, strict=True)
        if cancelled
    }
    steps = []
    kept_cells: set[int] = set()
    for group in result.groups:
        if group.kept:
            kept_cells |= set(group.cells)
            kept = signed(sum(map(points, group.cells)))
            steps.append(words("paper-example-kept", cards=named(group.cells), points=kept))
        else:
            cells = [cell for cell in group.cells if cell in gone]
            steps.append(words("paper-example-cancel", cards=named(cells), kind=group.kind))
    rest = [cell for cell in range(1, len(texts) + 1) if cell not in gone | kept_cells]
    if rest:
        total = sum(map(points, rest))
        steps.append(
            words(
                "paper-example-rest" if gone | kept_cells else "paper-example-all",
                sum=_sum(list(map(points, rest)), total),
            )
        )
    if blocks and options.block_self:
        steps.append(words("paper-example-block-self", points=signed(options.block_self * blocks)))
    if blocks and options.block_others:
        steps.append(words("paper-example-block-others", points=options.block_others * blocks))
    return steps


def _sum(points: list[int], total: int) -> str:
    """``10 + 4 − 2 = 12``."""
    text = signed(points[0])
    for count in points[1:]:
        text += f" − {-count}" if count < 0 else f" + {count}"
    return f"{text} = {signed(total)}" if len(points) > 1 else text
