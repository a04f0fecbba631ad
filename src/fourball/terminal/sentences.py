"""The table in sentences: what happened, what may be done, how the score came about."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from fourball.cards import CLEARED, HIDDEN
from fourball.golf import Event, Rules, Told, View
from fourball.words import Words

_RANKS: Final[Mapping[str, str]] = {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "X": "joker",
}
_SUITS: Final[Mapping[str, str]] = {
    "c": "clubs",
    "d": "diamonds",
    "h": "hearts",
    "s": "spades",
    "r": "red",
    "b": "black",
}
SIGNS: Final[Mapping[str, str]] = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
JOKER: Final = "Jk"


def signed(card: str, signs: bool = True) -> str:
    """A card as it is drawn: ``10♥``, ``Jkr``; with letters for suits where the signs cannot be shown."""
    rank, suit = card[0], card[1]
    if rank == "X":
        return JOKER + suit
    return ("10" if rank == "T" else rank) + (SIGNS[suit] if signs else suit)


class Speaker:
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
        self.words = words
        self._rules = rules
        self._names = names
        self._spoken = spoken
        self._signs = signs
        self._taken = False
        self._thrown = ""

    def name(self, seat: int) -> str:
        """A player's name; “You” for the reader."""
        return self.words("you") if seat == 0 else self._names[seat]

    def _who(self, seat: int) -> dict[str, str | int]:
        return {"name": self.name(seat), "you": "yes" if seat == 0 else "no"}

    def card(self, text: str) -> str:
        """A card within a sentence."""
        if text == HIDDEN:
            return self.words("card-face-down")
        if text == CLEARED:
            return self.words("card-cleared")
        if self._spoken:
            return self.words("card-name", rank=_RANKS[text[0]], suit=_SUITS[text[1]])
        return signed(text, self._signs)

    def cards(self, texts: Sequence[str]) -> str:
        """Several cards within a sentence."""
        return (", " if self._spoken else " ").join(map(self.card, texts))

    # What happened

    def news(self, events: Sequence[Event], before: View | None, after: View) -> list[str]:
        """Lines for what an action brought about; a turn is told in one, when it is over."""
        return [line for event in events for line in self._line(event, before, after)]

    def _line(self, event: Event, before: View | None, after: View) -> list[str]:
        who = self._who(event.seat) if event.seat is not None else {}
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
        old = before.layouts[event.seat].cells[event.cells[0] - 1] if before else HIDDEN
        return self.words(
            "log-took-swapped" if self._taken else "log-drew-swapped",
            card=card,
            out=self.card(event.out),
            cell=event.cells[0],
            hidden="yes" if old == HIDDEN else "no",
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
        if view.phase == "start":
            left = self._rules.start_cards - len(view.layouts[0].face_up)
            return self.words("say-start", left=left)
        if view.phase == "flip":
            return self.words("say-flip-may" if "keep" in view.legal else "say-flip-must")
        if view.phase == "held":
            if view.legal == ("discard",):
                return self.words("say-held-only-discard", card=held)
            message = "say-held-stock" if "discard" in view.legal else "say-held-discard"
            return self.words(message, card=held)
        said = self.words(_turn_message(view), card=self.card(view.discard_top or HIDDEN))
        return f"{self.words('said-your-last-turn')} {said}." if view.last_turns else said

    def keys(self, view: View) -> list[tuple[str, str]]:
        """The keys that do something now, with a word for each."""
        words = self.words
        numbers = [text.split()[1] for text in view.legal if text.split()[0] in ("swap", "turn")]
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
            keys.append((_span(numbers), words("table-key-cards")))
        if view.can_put_back:
            keys.append(("b", words("table-key-back")))
        return [*keys, ("?", words("terminal-key-help"))]

    # Where the table stands

    def where(self, view: View, hole: int) -> list[str]:
        """The whole table, for the ear."""
        words = self.words
        parts = [words("where-hole", hole=hole)]
        if view.to_act is not None:
            parts.append(words("where-turn", **self._who(view.to_act)))
        if view.last_turns:
            parts.append(words("where-last-turns"))
        if view.held is not None:
            known = "no" if view.held.card == HIDDEN else "yes"
            card = self.card(view.held.card)
            parts.append(words("where-held", known=known, card=card, **self._who(view.held.seat)))
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
        cells = [
            f"{number}: {self.card(text)}" if seat == 0 else self.card(text)
            for number, text in enumerate(layout.cells, 1)
        ]
        rows = "; ".join(
            ", ".join(cells[start : start + view.columns])
            for start in range(0, len(cells), view.columns)
        )
        return self.words("where-layout", rows=rows, points=layout.points, **self._who(seat))

    # How the score came about

    def result(self, told: Sequence[Told]) -> str:
        """Who has the lowest score of a hole."""
        scores = [one.score for one in told]
        best = [seat for seat, score in enumerate(scores) if score == min(scores)]
        if len(best) > 1:
            return self.words("told-shared")
        return self.words("told-you-win" if best == [0] else "told-wins", **self._who(best[0]))

    def reckoning(self) -> str:
        """By which rule cards cancel."""
        match = "line" if self._rules.match == "line_diagonal" else self._rules.match
        return self.words(f"told-intro-{match}")

    def column(self, told: Told, number: int) -> tuple[str, str]:
        """A column's cards, and how they count: ``7♥ 4♣``, ``7+4=11``."""
        column = told.columns[number]
        cards = self.cards(column.cards)
        if all(column.cancelled):
            return cards, f"{self.words('told-cancels')} 0"
        total = number_text(sum(column.points))
        if self._spoken:
            return cards, total
        return cards, f"{'+'.join(map(number_text, column.points))}={total}"

    def adjustments(self, told: Told, seat: int) -> list[str]:
        """What was added to a score, and by which rule."""
        lines = []
        for one in told.adjustments:
            if one.kind == "penalty":
                rule = self.words("told-penalty", rule=one.rule)
                why = f"{self.words('told-penalty-head')} ({rule})"
            elif one.kind == "block_self":
                why = self.words("told-block-self")
            elif one.seat == 0:
                why = self.words("told-block-you")
            else:
                why = self.words("told-block", **self._who(one.seat))
            sign = "+" if one.points > 0 else ""
            lines.append(f"{self.name(seat)}: {sign}{number_text(one.points)}, {why}")
        return lines

    def outcome(self, totals: Sequence[int], winners: Sequence[int], holes: int) -> list[str]:
        """Who has won the match, and by how much."""
        words = self.words
        if len(winners) > 1:
            names = [self.name(seat) for seat in winners]
            first = ", ".join(names[:-1])
            line = words("match-shared", names=words("match-and", first=first, last=names[-1]))
        else:
            by = sorted(totals)[1] - min(totals)
            message = "match-you-win" if winners[0] == 0 else "match-wins"
            line = words(message, by=by, **self._who(winners[0]))
        points = words("seat-points", points=min(totals))
        return [line, words("match-line", points=points, holes=holes)]

    # The rules of the table

    def rules(self) -> list[tuple[str, str]]:
        """The rules of the table: the name of each, and what is agreed, in a sentence."""
        agreed = self._rules.to_dict()
        del agreed["preset"]
        moot = _moot(self._rules)
        return [
            (self.words(f"rule-{name}"), self._rule(name, value))
            for name, value in agreed.items()
            if name not in moot
        ]

    def _rule(self, name: str, value: str | int) -> str:
        if isinstance(value, int):
            text = self.words(f"rule-{name}-number", n=value, points=number_text(value))
        else:
            word, _, number = value.partition(":")
            text = self.words(f"rule-{name}-{word}", n=int(number or 0))
        return re.sub(r"</?b>", "", text)


_PLAIN_NEWS: Final[Mapping[str, str]] = {
    "knock": "log-knocked",
    "last_turns": "log-last-turns",
    "reshuffle": "log-reshuffled",
}


def number_text(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def _span(numbers: Sequence[str]) -> str:
    whole = [str(n) for n in range(int(numbers[0]), int(numbers[-1]) + 1)]
    if list(numbers) == whole and len(numbers) > 2:
        return f"{numbers[0]}-{numbers[-1]}"
    return ",".join(numbers)


def _turn_message(view: View) -> str:
    may_turn = any(words.startswith("turn ") for words in view.legal)
    if "take" not in view.legal:
        return "say-turn-stock-flip" if may_turn else "say-turn-stock"
    if "knock" in view.legal:
        return "say-turn-knock"
    return "say-turn-flip" if may_turn else "say-turn"


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
