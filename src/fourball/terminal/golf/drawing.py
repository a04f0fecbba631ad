"""The table drawn with cards, for a terminal of 80 columns or more; colour is never the only sign."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from fourball.cards import CLEARED, HIDDEN
from fourball.golf import Told, View
from fourball.golf.view import Layout
from fourball.terminal.drawn import BOX, Drawn, MatchCard, cut, side_by_side
from fourball.terminal.golf.sentences import Speaker
from fourball.terminal.voice import number_text

CANCELS: Final = "="
"""Beside a card: it cancels as it lies."""
ENDER: Final = "*"
"""Beside a name: that player has ended the hole. Beside a score: it is the lowest of the hole."""


class Drawing(Drawn):
    """Draws a view for the player in seat 0.

    Args:
        speaker: says what stands beside the cards.
        width: of the terminal.
        signs: whether the suits' signs and the lines of cards can be shown.
        hand: whether the cards are held in the hand, where their owner sees them all the time.
    """

    def __init__(self, speaker: Speaker, width: int, *, signs: bool, hand: bool) -> None:
        super().__init__(width, signs=signs)
        self._speaker = speaker
        self._hand = hand
        self._seen = "°" if signs else "'"

    def table(self, view: View) -> list[Text]:
        """The whole table: the others above, the piles, the own cards below."""
        return [*self._others(view), Text(""), *self.own(view), *self._legend(view)]

    def own(self, view: View) -> list[Text]:
        """The piles and the own cards."""
        return [*self._piles(view), *self._layout(view)]

    def _others(self, view: View) -> list[Text]:
        blocks = [self._short(view, seat) for seat in range(1, view.seats)]
        wide = max(max(line.cell_len for line in block) for block in blocks) + 3
        a_line = max(1, self._width // wide)
        lines: list[Text] = []
        for start in range(0, len(blocks), a_line):
            if lines:
                lines.append(Text(""))
            lines += side_by_side(blocks[start : start + a_line], wide)
        return lines

    def _short(self, view: View, seat: int) -> list[Text]:
        """Another player's cards, one sign each."""
        layout = view.layouts[seat]
        name = Text(cut(self._speaker.name(seat)), "bold")
        if seat == view.dealer:
            name.append(f" ({self._speaker.words('seat-dealer')})", "not bold")
        if seat == view.ender:
            name.append(f" {ENDER}")
        lines = [name]
        for row in range(view.rows):
            line = Text()
            for cell in range(row * view.columns, (row + 1) * view.columns):
                line.append_text(self._face(layout, cell))
            lines.append(line)
        lines.append(Text(self._points(layout), "dim"))
        return lines

    def _points(self, layout: Layout) -> str:
        """What the cards that can be seen count; nothing where none can."""
        if all(card in (HIDDEN, CLEARED) for card in layout.cells):
            return ""
        return self._speaker.words("seat-points", points=layout.points)

    def _piles(self, view: View) -> list[Text]:
        words = self._speaker.words
        piles = [
            [Text(words("terminal-stock", count=view.stock_count)), *self._card(HIDDEN)],
            [Text(words("pile-discard")), *self._card(view.discard_top or CLEARED)],
        ]
        if view.held is not None and view.held.seat == 0:
            caption = Text(words("pile-held-own"), "bold")
            piles.append([caption, *self._card(view.held.card)])
        return side_by_side(piles, max(max(cell_len(pile[0].plain) for pile in piles), BOX) + 3)

    def _layout(self, view: View) -> list[Text]:
        layout = view.layouts[0]
        words = self._speaker.words
        head = Text(words("table-my-cards"), "bold")
        if self._points(layout):
            head.append(f" · {self._points(layout)}", "not bold dim")
        if view.dealer == 0:
            head.append(f" · {words('seat-dealer')}", "not bold dim")
        if view.ender == 0:
            head.append(f" {ENDER}")
        lines = [head]
        for row in range(view.rows):
            cards = []
            for cell in range(row * view.columns, (row + 1) * view.columns):
                if layout.cells[cell] == CLEARED:
                    cards.append([Text("")] * 3)
                else:
                    cards.append(self._box(self._face(layout, cell), cell + 1))
            lines += side_by_side(cards, BOX + 1)
        return lines

    def _legend(self, view: View) -> list[Text]:
        """What the signs mean that stand beside cards and names, those that can be seen now."""
        signs = []
        if any(layout.cancelling for layout in view.layouts):
            signs.append(("cancels", CANCELS))
        if not self._hand and any(layout.known for layout in view.layouts):
            signs.append(("seen", self._seen))
        if view.ender is not None:
            signs.append((self._speaker.ending(), ENDER))
        told = "   ".join(
            self._speaker.words(f"terminal-legend-{what}", sign=s) for what, s in signs
        )
        return [Text(told, "dim")] if told else []

    def _face(self, layout: Layout, cell: int) -> Text:
        """A card of a layout, as wide as all; a sign beside it says that it cancels, or that its player has seen it."""
        if any(cell + 1 in group for group in layout.cancelling):
            return self._text(layout.cells[cell], CANCELS)
        seen = not self._hand and cell + 1 in layout.known
        return self._text(layout.cells[cell], self._seen if seen else " ")

    def score(self, told: Sequence[Told]) -> Table:
        """The hole told: every player's columns and score."""
        speaker = self._speaker
        table = Table(box=self._lines(), pad_edge=False)
        table.add_column("")
        for number in range(len(told[0].columns)):
            table.add_column(speaker.column_name(number))
        table.add_column(speaker.words("sc-hole"), justify="right")
        best = min(one.score for one in told)
        for seat, one in enumerate(told):
            columns = [
                self.coloured("\n".join(speaker.column(one, n))) for n in range(len(one.columns))
            ]
            mark = ENDER if one.score == best else " "
            table.add_row(
                cut(speaker.name(seat)), *columns, Text(number_text(one.score) + mark, "bold")
            )
        return table

    def holes_card(self, holes: Sequence[Sequence[int]], totals: Sequence[int]) -> Table:
        """The match card: holes across, players down, the leader marked; the last holes if all are too many."""
        words = self._speaker.words
        card = MatchCard(
            heading=words("sc-hole"),
            names=[self._speaker.name(seat) for seat in range(len(totals))],
            deals=holes,
            totals=totals,
            total=words("sc-total"),
            best=min(totals),
            leads=words("sc-leads", count=totals.count(min(totals))),
            mark=ENDER,
            caption=words("terminal-legend-lowest", sign=ENDER),
        )
        return self.match_card(card, words("terminal-last-holes", count=self.room()))
