"""What is drawn alike in either game: cards, cards side by side, and the card of the match; colour is never the only sign."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fourball.cards import CLEARED, HIDDEN
from fourball.terminal.voice import number_text, signed
from fourball.words import SIGNS

_COLOURS: Final[Mapping[str, str]] = {
    "c": "green",
    "d": "bright_blue",
    "h": "red",
    "s": "bold",
    "r": "red",
    "b": "bold",
}
FACE: Final = 4
"""How wide a card's face is, the sign beside it included."""
BOX: Final = FACE + 2
"""How wide a card with its edges is."""
NAME: Final = 14
"""How much of a name is shown in a table."""


@dataclass(frozen=True, slots=True)
class MatchCard:
    """A card of the match: what each deal has brought, and the totals.

    Attributes:
        heading: over the players.
        names: of those who have totals.
        deals: the scores of each finished deal.
        totals: so far.
        total: over the totals.
        best: which total leads.
        leads: what is said of the leaders.
        mark: the sign beside the best score of a deal; empty where none is marked.
        caption: what the sign means.
    """

    heading: str
    names: Sequence[str]
    deals: Sequence[Sequence[int]]
    totals: Sequence[int]
    total: str
    best: int
    leads: str
    mark: str = ""
    caption: str | None = None


class Drawn:
    """Draws what both games have.

    Args:
        width: of the terminal.
        signs: whether the suits' signs and the lines of cards can be shown.
    """

    def __init__(self, width: int, *, signs: bool) -> None:
        self._width = width
        self._signs = signs

    def coloured(self, line: str) -> Text:
        """A line of text, the cards in it in their colours."""
        text = Text(line)
        for letter, sign in SIGNS.items():
            text.highlight_regex(rf"(?:10|[A2-9JQK]){sign}", _COLOURS[letter])
        return text

    def _text(self, card: str, mark: str = " ") -> Text:
        if card == CLEARED:
            return Text(" " * FACE)
        if card == HIDDEN:
            return Text((" ░░" if self._signs else " ##") + mark, "dim")
        sign = signed(card, self._signs)
        face = Text(" " * (FACE - 1 - len(sign)))
        face.append(sign, _COLOURS[card[1]])
        return face.append(mark)

    def _card(self, card: str) -> list[Text]:
        return self._box(self._text(card))

    def _box(self, face: Text, number: int | None = None) -> list[Text]:
        line, left, right, low_left, low_right, side = "─┌┐└┘│" if self._signs else "-++++|"
        bottom = f"{number or ''}".center(FACE, line)
        return [
            Text(f"{left}{line * FACE}{right}"),
            Text(side).append_text(face).append(side),
            Text(f"{low_left}{bottom}{low_right}"),
        ]

    def room(self) -> int:
        """How many deals a card of the match has room for."""
        return max(1, (self._width - NAME - 12) // 5)

    def match_card(self, card: MatchCard, shortened: str) -> Table:
        """The card of a match: deals across, players down, the leader marked; the last deals if all are too many.

        Args:
            card: what it shows.
            shortened: what stands over it then.
        """
        shown = list(enumerate(card.deals, 1))[-self.room() :]
        table = Table(
            box=self._lines(),
            pad_edge=False,
            title=shortened if len(shown) < len(card.deals) else None,
            title_justify="left",
            caption=card.caption,
            caption_justify="left",
        )
        table.add_column(card.heading)
        for number, _ in shown:
            table.add_column(str(number), justify="right")
        table.add_column(card.total, justify="right")
        table.add_column("")
        for place, total in enumerate(card.totals):
            leads = total == card.best
            scores = [
                number_text(scores[place])
                + (card.mark if scores[place] == min(scores) else " " * len(card.mark))
                for _, scores in shown
            ]
            name = Text(cut(card.names[place]), "bold" if leads else "")
            ahead = card.leads if leads else ""
            table.add_row(name, *scores, Text(number_text(total), name.style), ahead)
        return table

    def _lines(self) -> box.Box:
        return box.SIMPLE_HEAD if self._signs else box.ASCII2


def can_draw(console: Console) -> bool:
    """Whether the terminal can show the suits' signs and the lines of cards."""
    try:
        "♥░┌".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def cut(name: str) -> str:
    """A name that is no longer than there is room for."""
    return name if len(name) <= NAME else name[: NAME - 1] + "…"


def side_by_side(blocks: Sequence[Sequence[Text]], wide: int | Sequence[int]) -> list[Text]:
    """Blocks of lines beside each other, each so wide."""
    widths = [wide] * len(blocks) if isinstance(wide, int) else wide
    lines = []
    for row in range(max(map(len, blocks))):
        line = Text()
        for block, width in zip(blocks, widths, strict=True):
            cell = block[row] if row < len(block) else Text("")
            line.append_text(cell)
            line.append(" " * (width - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return lines
