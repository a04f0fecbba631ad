"""The table of All Fours drawn with cards, for a terminal of 80 columns or more: partners opposite, the next player at the right."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from fourball.allfours import View
from fourball.cards import HIDDEN
from fourball.terminal.allfours.holding import in_hand, own
from fourball.terminal.allfours.reckoning import Point
from fourball.terminal.allfours.sentences import Speaker
from fourball.terminal.drawn import BOX, Drawn, MatchCard, side_by_side
from fourball.terminal.voice import ME

TAKES: Final = "*"
"""Beside a card of the trick: it takes the trick as it lies."""
CALLED: Final = "!"
"""Beside an exposed card: it has been called."""
_BESIDE: Final = 24
"""How wide the place of a player at the left or right is."""
_CENTRE: Final = _BESIDE + 2 + BOX + 1
"""Where the cards of the reader and of the player opposite begin."""
_STROKES: Final = 40
"""The most points that are chalked as strokes."""


class Drawing(Drawn):
    """Draws a view for the player in seat 0.

    Args:
        speaker: says what stands beside the cards.
        width: of the terminal.
        signs: whether the suits' signs and the lines of cards can be shown.
    """

    def __init__(self, speaker: Speaker, width: int, *, signs: bool) -> None:
        super().__init__(width, signs=signs)
        self._speaker = speaker
        self._shown = "°" if signs else "'"

    def table(self, view: View) -> list[Text]:
        """The whole table: slate and turn-ups, the others around the trick, the own hand below."""
        opposite = view.seats // 2
        lines = [*self._above(view), Text(""), *self._opposite(view, opposite)]
        lines += self._indented(self._lying(view, opposite), _CENTRE)
        if view.seats > 2:
            lines += self._beside(view, opposite + 1, opposite - 1)
        lines += self._indented(self._lying(view, ME), _CENTRE)
        return [*lines, Text(""), *self.hand(view), *self._legend(view)]

    # The slate, and what is turned up

    def _above(self, view: View) -> list[Text]:
        words = self._speaker.words
        turned = []
        if view.turn_ups:
            cards = self._speaker.cards(view.turn_ups)
            turned.append(self.coloured(f"{words('fours-turned')}: {cards}"))
        if view.trump is not None:
            turned.append(Text(self._speaker.trump(view.trump), "bold"))
        slate = self.slate(view.totals)
        wide = max(max(line.cell_len for line in slate) + 3, self._width // 2)
        return side_by_side([slate, turned], wide)

    def slate(self, totals: Sequence[int]) -> list[Text]:
        """The score in strokes, by fives, as it is chalked."""
        names = [self._speaker.side(side) for side in range(len(totals))]
        wide = max(map(cell_len, names)) + 2
        lines = []
        for name, total in zip(names, totals, strict=True):
            line = Text(name + " " * (wide - cell_len(name)), "bold")
            line.append(f"{total:>2}", "bold")
            if 0 < total <= _STROKES:
                strokes = ["||||/"] * (total // 5) + ["|" * (total % 5)]
                line.append(f"  {' '.join(strokes).rstrip()}", "not bold")
            lines.append(line)
        first_to = self._speaker.words("fours-slate-first-to", target=self._speaker.target)
        return [*lines, Text(first_to, "dim")]

    # The others and the trick

    def _seat(self, view: View, seat: int) -> list[Text]:
        """Another player: the name, the cards in the hand, and what there is to say."""
        words, hand = self._speaker.words, view.hands[seat]
        name = Text(self._speaker.name(seat), "bold")
        if seat == view.dealer:
            name.append(f" ({words('seat-dealer')})", "not bold")
        backs = [card for card in hand.cards if card == HIDDEN]
        cards = Text()
        if backs:
            cards.append_text(self._text(HIDDEN, f" {len(backs)} "))
        for card in (card for card in hand.cards if card != HIDDEN):
            cards.append_text(self._text(card, self._mark(card, hand.exposed, hand.called)))
        return [name, cards]

    def _mark(self, card: str, exposed: Sequence[str], called: str | None) -> str:
        return CALLED if card == called else self._shown if card in exposed else " "

    def _opposite(self, view: View, seat: int) -> list[Text]:
        middle = _CENTRE + BOX // 2
        return [
            line
            for text in self._seat(view, seat)
            for line in self._indented([text], max(0, middle - text.cell_len // 2))
        ]

    def _beside(self, view: View, left: int, right: int) -> list[Text]:
        """The players at the left and at the right, each with the card that lies before them."""
        cards = [self._lying(view, left), [], self._lying(view, right)]
        blocks = [self._seat(view, left), *cards, self._seat(view, right)]
        return side_by_side(blocks, (_BESIDE + 2, BOX + 1, BOX + 1, BOX + 2, _BESIDE))

    def _lying(self, view: View, seat: int) -> list[Text]:
        """The card that a player has played to the trick; no line where there is none."""
        for play in view.trick.plays:
            if play.seat == seat:
                takes = seat == view.trick.taker
                return self._box(self._text(play.card, TAKES if takes else " "))
        return []

    @staticmethod
    def _indented(lines: Sequence[Text], by: int) -> list[Text]:
        found = [Text(" " * by) + line for line in lines]
        for line in found:
            line.rstrip()
        return found

    # The own hand

    def hand(self, view: View) -> list[Text]:
        """The own cards, those with a number that may be played."""
        words, hand = self._speaker.words, own(view)
        head = Text(words("fours-own-hand"), "bold")
        if view.dealer == ME:
            head.append(
                f" · {words('seat-dealer')}" if self._signs else f" - {words('seat-dealer')}",
                "not bold dim",
            )
        if view.blind:
            head.append(f" ({words('fours-blind')})", "not bold dim")
        boxes = [
            self._box(
                self._text(card, self._mark(card, hand.exposed, hand.called)),
                number if f"play {card}" in view.legal else None,
            )
            for number, card in enumerate(in_hand(view), 1)
        ]
        room = self._width - 1
        wide = BOX + 1 if len(boxes) * (BOX + 1) <= room else BOX
        a_line = max(1, room // wide)
        lines = [head]
        for start in range(0, len(boxes), a_line):
            lines += side_by_side(boxes[start : start + a_line], wide)
        return lines

    def _legend(self, view: View) -> list[Text]:
        """What the signs mean that stand beside cards, those that can be seen now."""
        words, signs = self._speaker.words, []
        if view.trick.plays:
            signs.append(f"{TAKES} {words('fours-takes')}")
        if any(set(hand.exposed) - {hand.called} for hand in view.hands):
            signs.append(f"{self._shown} {words('fours-card-open')}")
        if any(hand.called for hand in view.hands):
            signs.append(f"{CALLED} {words('fours-card-called')}")
        return [Text("   ".join(signs), "dim")] if signs else []

    # The count

    def count(self, points: Sequence[Point]) -> Table:
        """The points of a hand: what was scored, the card that made it, for whom, and why."""
        words = self._speaker.words
        table = Table(box=self._lines(), pad_edge=False)
        table.add_column("")
        table.add_column("")
        for side in range(2):
            table.add_column(self._speaker.side(side), justify="right")
        table.add_column("")
        totals = [0, 0]
        for point in points:
            scored = ["", ""]
            if point.side is not None:
                scored[point.side] = str(point.points)
                totals[point.side] += point.points
            table.add_row(point.what, self.coloured(point.card), *scored, self.coloured(point.why))
        table.add_row(words("sc-total"), "", *(Text(str(n), "bold") for n in totals), "")
        return table

    def hands_card(self, hands: Sequence[Sequence[int]], totals: Sequence[int]) -> Table:
        """The card of the game: hands across, sides down, the leader marked; the last hands if all are too many."""
        words = self._speaker.words
        card = MatchCard(
            heading=words("fours-game-hand"),
            names=[self._speaker.side(side) for side in range(len(totals))],
            deals=hands,
            totals=totals,
            total=words("sc-total"),
            best=max(totals),
            leads=words("sc-leads", count=list(totals).count(max(totals))),
        )
        return self.match_card(card, words("fours-terminal-last-hands", count=self.room()))
