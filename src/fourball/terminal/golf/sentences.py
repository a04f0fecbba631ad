"""The table in sentences: what happened, what may be done, how the score came about."""

from collections.abc import Mapping, Sequence
from typing import Final

from fourball.cards import HIDDEN
from fourball.golf import OPTIONS, Event, Rules, Told, View
from fourball.golf.view import Layout
from fourball.rulebook.speech import option_sentence
from fourball.terminal.golf.reckoning import Reckoning
from fourball.terminal.voice import Voice, number_text, span
from fourball.words import RANK_NAMES, Words

CELL_WORDS: Final = ("swap", "turn", "peek")
"""The first words of actions that a card's number alone stands for."""


class Speaker(Voice[View]):
    """Says things to the player in seat 0.

    Args:
        words: in which language.
        rules: of the table.
        names: of all players; the first is not used, as the reader is addressed.
        spoken: whether cards are called by their names rather than drawn by their signs.
        signs: whether the suits' signs can be shown.
    """

    def __init__(
        self, words: Words, rules: Rules, names: Sequence[str], *, spoken: bool, signs: bool
    ) -> None:
        super().__init__(words, names, spoken=spoken, signs=signs)
        self._rules = rules
        self._hand = rules.layout == "hand4"
        self._taken = False
        self._thrown = ""
        self._knocked = False

    def place(self, cell: int) -> str:
        """A cell within a sentence: “top left card”, “card 7”."""
        return self._placed("place-named", "place-numbered", cell)

    def _where(self, cell: int) -> str:
        return self._placed("place-where", "place-where-numbered", cell)

    def _placed(self, named: str, numbered: str, cell: int) -> str:
        rows, columns = self._rules.rows, self._rules.columns
        if max(rows, columns) > 3:
            return self.words(numbered, cell=cell)
        row, column = divmod(cell - 1, columns)
        height = "top" if row == 0 else "near" if row == rows - 1 else "middle"
        side = "left" if column == 0 else "right" if column == columns - 1 else "middle"
        return self.words(named, height=height, side=side, cell=cell)

    # What happened

    def news(self, events: Sequence[Event], before: View | None, after: View) -> list[str]:
        """Lines for what an action brought about; a turn is told in one, when it is over."""
        return [line for event in events for line in self._line(event, before, after)]

    def _line(self, event: Event, before: View | None, after: View) -> list[str]:
        who = self.who(event.seat) if event.seat is not None else {}
        card = self.card(event.cards[0]) if event.cards else ""
        if event.type == "deal":
            return [self.words("log-dealt", card=card)]
        if event.type in ("draw", "take"):
            self._taken = event.type == "take"
            return []
        if event.type == "put_back":
            return [self.words("log-put-back", card=card, **who)]
        if event.type == "swap":
            return [self._swapped(event, before, card, who)]
        if event.type == "discard":
            if after.phase == "flip":
                self._thrown = card
                return []
            return [self.words("log-drew-discarded", card=card, **who)]
        if event.type in ("keep", "turn"):
            return self._after_discard(event, before, card, who)
        if event.type == "peek":  # what the reader sees has been shown, and is not told again
            return [self.words("log-peeked", where=self._where(event.cells[0]), **who)]
        if event.type == "last_turns" and self._knocked:
            return []  # the knock has said so
        self._knocked = event.type == "knock"
        if event.type in ("clear", "reveal"):
            message = "log-cleared" if event.type == "clear" else "log-revealed"
            count = len(event.cards)
            return [self.words(message, cards=self.cards(event.cards), count=count, **who)]
        if event.type == "over":
            return [self.words("log-over", how=(event.detail or "").replace(" ", "-"))]
        return [self.words(_PLAIN_NEWS[event.type], **who)]

    def _swapped(
        self, event: Event, before: View | None, card: str, who: dict[str, str | int]
    ) -> str:
        assert event.seat is not None, "somebody swapped"
        assert event.out is not None, "a swap throws a card out"
        if event.cards[0] == HIDDEN:
            return self._laid(event, before, who)
        old = before.layouts[event.seat].cells[event.cells[0] - 1] if before else HIDDEN
        return self.words(
            "log-took-swapped" if self._taken else "log-drew-swapped",
            card=card,
            out=self.card(event.out),
            cell=event.cells[0],
            hidden="yes" if old == HIDDEN else "no",
            **who,
        )

    def _laid(self, event: Event, before: View | None, who: dict[str, str | int]) -> str:
        """A card laid face down or taken into the hand: named if all have seen it, or if it is in the reader's hand."""
        held = before.held.card if before and before.held else HIDDEN
        known = held != HIDDEN and (self._taken or self._hand)
        return self.words(
            f"log-{'took' if self._taken else 'drew'}-{'hand' if self._hand else 'laid'}",
            known="yes" if known else "no",
            card=self.card(held) if known else "",
            out=self.card(event.out or HIDDEN),
            where=self._where(event.cells[0]),
            **who,
        )

    def _after_discard(
        self, event: Event, before: View | None, card: str, who: dict[str, str | int]
    ) -> list[str]:
        thrown, self._thrown = self._thrown, ""
        if event.type == "keep":
            return [self.words("log-drew-discarded", card=thrown, **who)]
        if thrown:
            return [self.words("log-discarded-turned", thrown=thrown, card=card, **who)]
        start = before is not None and before.phase == "start"
        return [self.words("log-turned-start" if start else "log-turned", card=card, **who)]

    # What may be done

    def invitation(self, view: View) -> str:
        """What the reader may do now, in a sentence."""
        held = self.card(view.held.card) if view.held else ""
        hand = "-hand" if self._hand else ""
        if view.phase == "start":
            return self._first_cards(view.layouts[0])
        if view.phase == "flip":
            return self.words("say-flip-may" if "keep" in view.legal else "say-flip-must")
        if view.phase == "held":
            if view.legal == ("discard",):
                return self.words("say-held-only-discard", card=held)
            source = "stock" if "discard" in view.legal else "discard"
            return self.words(f"say-held-{source}{hand}", card=held)
        said = self.words(_turn_message(view), card=self.card(view.discard_top or HIDDEN))
        return f"{self.words('said-your-last-turn')} {said}." if view.last_turns else said

    def _first_cards(self, layout: Layout) -> str:
        rules = self._rules
        if rules.start in ("up2", "up3"):
            return self.words("say-start", left=rules.start_cards - len(layout.face_up))
        message = "say-peek-near" if rules.start == "peek2_nearest" else "say-peek"
        return self.words(message, left=rules.start_cards - len(layout.known))

    def keys(self, view: View) -> list[tuple[str, str]]:
        """The keys that do something now, with a word for each."""
        words = self.words
        numbers = [text.split()[1] for text in view.legal if text.split()[0] in CELL_WORDS]
        keys = []
        for action, key, message in (
            ("draw", "d", "table-key-draw"),
            ("take", "t", "table-key-take"),
            ("knock", "k", "table-key-knock"),
            ("discard", "x", "table-key-discard"),
            ("keep", "k", "act-keep"),
        ):
            if action in view.legal:
                keys.append((key, words(message).lower()))
        if numbers:
            keys.append((span(numbers), words("table-key-cards")))
        if view.can_put_back:
            keys.append(("b", words("table-key-back")))
        return [*keys, ("?", words("terminal-key-help"))]

    def ending(self) -> str:
        """How a hole is brought to its end here: ``knocked`` or ``ended``."""
        return "knocked" if self._rules.end == "knock_last_turn" else "ended"

    # Where the table stands

    def where(self, view: View, deal: int) -> list[str]:
        """The whole table, for the ear."""
        words = self.words
        parts = [words("where-hole", hole=deal)]
        if view.to_act is not None:
            parts.append(words("where-turn", **self.who(view.to_act)))
        if view.last_turns:
            parts.append(words("where-last-turns"))
        if view.held is not None:
            known = "no" if view.held.card == HIDDEN else "yes"
            card = self.card(view.held.card)
            parts.append(words("where-held", known=known, card=card, **self.who(view.held.seat)))
        if view.ender is not None and self._rules.end == "knock_last_turn":
            parts.append(words("where-knocked", **self.who(view.ender)))
        lines = [" ".join(parts)]
        lines += [self._where_layout(view, seat) for seat in range(1, view.seats)]
        if view.discard_top is None:
            discard = words("where-discard-empty")
        else:
            discard = words("where-discard", card=self.card(view.discard_top))
        stock = words("where-stock", count=view.stock_count)
        return [*lines, f"{discard} {stock}", self._where_layout(view, 0)]

    def _where_layout(self, view: View, seat: int) -> str:
        layout = view.layouts[seat]
        if self._hand and all(text == HIDDEN for text in layout.cells):
            return self.words("where-hand-closed", count=len(layout.cells), **self.who(seat))
        cells = [self._lying(layout, number) for number in range(1, len(layout.cells) + 1)]
        if seat == 0:
            cells = [f"{number}: {text}" for number, text in enumerate(cells, 1)]
        if self._hand:
            cards = ", ".join(cells)
            points = layout.points
            return self.words("where-hand", cards=cards, points=points, **self.who(seat))
        rows = "; ".join(
            ", ".join(cells[start : start + view.columns])
            for start in range(0, len(cells), view.columns)
        )
        return self.words("where-layout", rows=rows, points=layout.points, **self.who(seat))

    def _lying(self, layout: Layout, number: int) -> str:
        text = layout.cells[number - 1]
        if text == HIDDEN and number in layout.known and not self._hand:
            return self.words("card-looked-at")
        return self.card(text)

    # How the score came about

    def result(self, told: Sequence[Told]) -> str:
        """Who has the lowest score of a hole."""
        scores = [one.score for one in told]
        best = [seat for seat, score in enumerate(scores) if score == min(scores)]
        if len(best) > 1:
            return self.words("told-shared", names=self._all_of(best))
        return self.words("told-you-win" if best == [0] else "told-wins", **self.who(best[0]))

    def reckoning(self) -> str:
        """By which rule cards cancel."""
        rules = self._rules
        match = rules.match
        if match == "line_diagonal" and rules.rows != rules.columns:
            match = "line"
        if rules.rows == rules.columns == 2:
            match = {"line": "neighbours", "line_diagonal": "anywhere"}.get(match, match)
        parts = [self.words(f"told-intro-{match}")]
        if rules.negative_pairs == "keep" and match != "none":
            parts.append(self.words("told-intro-kept"))
        return " ".join([*parts, self.words("told-low-is-good")])

    def column(self, told: Told, number: int) -> tuple[str, str]:
        """A column's cards, and how they count: ``7♥ 4♣``, ``7+4=11``."""
        column = told.columns[number]
        cards = self.cards(column.cards)
        if all(column.cancelled):
            return cards, f"{self.words('told-cancels')} 0"
        total = number_text(sum(column.points))
        if self._spoken or len(column.points) == 1:
            return cards, total
        return cards, f"{'+'.join(map(number_text, column.points))}={total}"

    def column_name(self, number: int) -> str:
        """What stands over a column; of cards in the hand each is its own."""
        return self.words("told-card" if self._hand else "told-column", column=number + 1)

    def reasons(self, told: Sequence[Told], ender: int | None, ended_by: str | None) -> list[str]:
        """Line by line why each score is what it is, and by which rule; the end of the hole if nobody has ended it."""
        lines = []
        if ender is None and ended_by is not None:
            lines.append(self.words("told-no-ender", how=ended_by.replace(" ", "-")))
        reckoning = Reckoning(
            self.words, self._rules, self.who, number_text, RANK_NAMES.__getitem__, told, ender
        )
        for seat in range(len(told)):
            lines += [f"{self.name(seat)}: {line}" for line in reckoning.lines(seat)]
        return lines

    def _all_of(self, seats: Sequence[int]) -> str:
        names = [self.name(seat) for seat in seats]
        return self.words("match-and", first=", ".join(names[:-1]), last=names[-1])

    def outcome(self, totals: Sequence[int], winners: Sequence[int], holes: int) -> list[str]:
        """Who has won the match, and by how much."""
        words = self.words
        if len(winners) > 1:
            line = words("match-shared", names=self._all_of(winners))
        else:
            by = sorted(totals)[1] - min(totals)
            message = "match-you-win" if winners[0] == 0 else "match-wins"
            line = words(message, by=by, **self.who(winners[0]))
        points = words("seat-points", points=min(totals))
        return [line, words("match-line", points=points, holes=holes)]

    # The rules of the table

    def rules(self) -> list[tuple[str, str]]:
        """The rules of the table: the name of each, and what is agreed, in a sentence."""
        moot = _moot(self._rules)
        return [
            (self.words(f"rule-{name}"), option_sentence(self.words, self._rules, name))
            for name in OPTIONS
            if name not in moot
        ]


_PLAIN_NEWS: Final[Mapping[str, str]] = {
    "knock": "log-knocked",
    "last_turns": "log-last-turns",
    "reshuffle": "log-reshuffled",
}


def _turn_message(view: View) -> str:
    source = "" if "take" in view.legal else "-stock"
    knock = "-knock" if "knock" in view.legal else ""
    turning = any(words.startswith("turn ") for words in view.legal)
    return f"say-turn{source}{knock}{'-flip' if turning else ''}"


def _moot(rules: Rules) -> set[str]:
    """Options that make no difference beside the others."""
    moot = set()
    if rules.jokers == "none":
        moot.add("jokers_count")
    if rules.penalty == "none":
        moot.add("tie")
    if rules.end == "up_now":
        moot |= {"last_turn_draw", "last_turn_reveal"}
    if rules.match == "none":
        moot |= {"negative_pairs", "block", "block_self", "remove_cancelled"}
    return moot
