"""The rule sheet of a table of Golf: what its options come to, sentence by sentence.

Numbers in brackets are clauses of docs/rules/golf.md. A sentence stands on the sheet only where it is true and matters for
what is agreed; what an option says by itself is said by that option's own message, which pages and terminal show too.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from fourball.golf import Rules, check_seats, deck_count, joker_count
from fourball.rulebook.example import Example, counts_blocks, examples
from fourball.rulebook.guide import GuideRow, lowest_points, scoring_guide
from fourball.rulebook.speech import length_label, option_sentence, words_of
from fourball.words import Words


@dataclass(frozen=True, slots=True)
class Section:
    """One subject of the sheet.

    Attributes:
        name: the subject: in Golf ``game``, ``cards``, ``start``, ``turn``, ``clearing``, ``end``, ``cancels``, ``counts``,
            ``penalty`` or ``match``; in All Fours ``game``, ``table``, ``deal``, ``beg``, ``answer``, ``play``, ``count`` or
            ``match``.
        title: its heading.
        sentences: what is said of it.
        choices: ways to go on, of which the player takes one.
        steps: what comes one after the other.
        more: what is said after them.
    """

    name: str
    title: str
    sentences: tuple[str, ...]
    choices: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """The rules of one table of Golf for so many players, in one language.

    Attributes:
        game: ``golf``.
        language: the language of all its texts.
        title: the form of the game.
        facts: players, decks and length, each in two words.
        seats: number of players.
        decks: how many decks are shuffled together.
        jokers: how many jokers are in the pack.
        places: the numbers of the cells, row by row, the near row last; empty for cards in the hand.
        places_label: what the picture of the places shows.
        sections: the rules.
        guide: what each card counts.
        examples: worked examples.
    """

    game: str
    language: str
    title: str
    facts: tuple[str, ...]
    seats: int
    decks: int
    jokers: int
    places: tuple[tuple[int, ...], ...]
    places_label: str
    sections: tuple[Section, ...]
    guide: tuple[GuideRow, ...]
    examples: tuple[Example, ...]


def rule_sheet(
    rules: Rules,
    seats: int,
    language: str,
    *,
    first_dealer: str = "anybody",
    ties: str = "shared",
    memory_aid: bool = False,
) -> RuleSheet:
    """The rule sheet of a table of Golf.

    Args:
        rules: what is agreed.
        seats: number of players.
        language: ``en``, ``lv``, ``nl`` or ``fi``.
        first_dealer: who deals the first hole: ``anybody``, ``chance``, ``volunteer`` or ``cut``.
        ties: what becomes of equal lowest totals: ``shared``, ``extra_hole`` or ``hands``.
        memory_aid: whether the table helps people to remember the cards that they have seen.

    Raises:
        RulesError: ``bad-seats``.
    """
    check_seats(seats)
    words = words_of(language)
    writer = _Writer(rules, seats, words, first_dealer, ties, memory_aid)
    return RuleSheet(
        game="golf",
        language=language,
        title=sheet_title(rules, words),
        facts=(
            words("table-players", count=seats),
            words("paper-decks", n=deck_count(rules, seats)),
            length_label(words, rules),
        ),
        seats=seats,
        decks=deck_count(rules, seats),
        jokers=joker_count(rules, seats),
        places=tuple(
            tuple(range(row * rules.columns + 1, (row + 1) * rules.columns + 1))
            for row in range(rules.rows)
            if rules.layout != "hand4"
        ),
        places_label=words("paper-cells"),
        sections=tuple(writer.sections()),
        guide=scoring_guide(rules, words),
        examples=examples(rules, seats, words),
    )


def sheet_title(rules: Rules, words: Words) -> str:
    """What the form of the game is called, by its layout."""
    return words("game-golf", cards=rules.layout if rules.rows == 1 else f"c{rules.cells}")


def scoring_notes(rules: Rules, words: Words) -> list[str]:
    """What counts beside the cards, for the guide on a score sheet: cancelling, blocks, penalty, the end of the match."""
    writer = _Writer(rules, 2, words)
    notes = [writer.option("match")]
    if rules.match != "none" and lowest_points(rules) < 0:
        notes.append(writer.option("negative_pairs"))
    notes += writer.blocks()
    notes.append(writer.option("penalty"))
    if rules.penalty != "none":
        notes.append(writer.option("tie"))
    return [*notes, writer.option("length"), words("rules-lowest-wins")]


class _Writer:
    """Puts the sentences of one agreement together."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        words: Words,
        first_dealer: str = "anybody",
        ties: str = "shared",
        memory_aid: bool = False,
    ) -> None:
        self._rules = rules
        self._seats = seats
        self._words = words
        self._first_dealer = first_dealer
        self._ties = ties
        self._memory_aid = memory_aid
        self._in_hand = rules.layout == "hand4"
        self._cancels = rules.match != "none"
        self._has_last_turns = rules.end != "up_now"
        self._below_zero = self._cancels and lowest_points(rules) < 0

    def sections(self) -> Iterable[Section]:
        """All sections, in the order of play."""
        words = self._words
        yield self._section("game", words("paper-section-game"), self._game())
        yield self._section("cards", words("rules-section-cards"), self._cards())
        yield self._section("start", words("rule-start"), self._start())
        yield Section(
            "turn",
            words("rules-section-turn"),
            (words("paper-turn-order"),),
            choices=tuple(self._choices()),
            more=tuple(self._turn()),
        )
        if self._rules.remove_cancelled == "optional" and self._cancels:
            yield self._section("clearing", words("rule-remove_cancelled"), self._clearing())
        yield self._section("end", words("rules-section-end"), self._end())
        yield self._section("cancels", words("rules-section-cancels"), self._what_cancels())
        yield self._section("counts", words("rules-section-counts"), self._counts())
        yield self._section("penalty", words("rule-penalty"), self._penalty())
        yield self._section("match", words("rules-section-match"), self._match())

    def option(self, name: str) -> str:
        """What is agreed on an option."""
        return option_sentence(self._words, self._rules, name)

    def blocks(self) -> Iterable[str]:
        """What two equal columns side by side are worth (7.17 to 7.22)."""
        rules = self._rules
        if not counts_blocks(rules):
            return
        if rules.block != "none":
            yield self.option("block")
        if rules.block_self not in ("none", 0):
            yield self.option("block_self")
        if rules.columns > 2:
            yield self._words("paper-block-once")
        if rules.negative_pairs == "keep" and self._below_zero:
            yield self._words("paper-block-kept")

    @staticmethod
    def _section(name: str, title: str, sentences: Iterable[str]) -> Section:
        return Section(name, title, tuple(sentences))

    def _game(self) -> Iterable[str]:
        """The aim (1.2)."""
        yield self._words("paper-aim")
        if self._cancels:
            yield self._words("paper-aim-equal")
        yield self._words("rules-lowest-wins")

    def _cards(self) -> Iterable[str]:
        """Decks, layout, deal, dealer (2.3 to 2.9)."""
        rules, words = self._rules, self._words
        decks = deck_count(rules, self._seats)
        yield words("rules-decks-now", seats=self._seats, decks=decks)
        if rules.jokers != "none":
            yield words("paper-jokers", n=joker_count(rules, self._seats))
        yield self.option("layout")
        yield words("paper-deal-hand" if self._in_hand else "paper-deal")
        yield words("paper-first-discard")
        yield words("paper-dealer", how=self._first_dealer)
        yield words("paper-dealer-moves")

    def _start(self) -> Iterable[str]:
        """What is turned up or looked at (2.11 to 2.18)."""
        yield self.option("start")
        if self._rules.start_columns != "free":
            yield self.option("start_columns")
        if self._rules.start_cards:
            yield self._words("paper-start-order")

    def _choices(self) -> Iterable[str]:
        """The ways to spend a turn (3.2 to 3.10)."""
        yield self._words("paper-turn-draw")
        yield self._words("paper-turn-take")
        if self._rules.end == "knock_last_turn":
            yield self._words("paper-turn-knock")
        if self._rules.flip_turn == "on":
            yield self.option("flip_turn")

    def _turn(self) -> Iterable[str]:
        """What a turn does, and who sees what (3.4, 3.11 to 3.26)."""
        yield self._words("paper-swap-hand" if self._in_hand else "paper-swap")
        yield self.option("place")
        yield self._words("paper-drawn")
        if not self._in_hand:
            yield self._words("paper-hidden")
            yield self.option("flip_after_discard")
            if self._rules.flip_after_discard == "must":
                yield self._words("paper-flip-last")
        if self._memory_aid:
            yield self._words("agreed-memory_aid-on")

    def _clearing(self) -> Iterable[str]:
        """Putting cancelled cards away (section 4)."""
        yield self.option("remove_cancelled")
        yield self._words("paper-clear-when")

    def _end(self) -> Iterable[str]:
        """How a hole ends (section 5)."""
        rules, words = self._rules, self._words
        is_knocking = rules.end == "knock_last_turn"
        yield self.option("end")
        if is_knocking and rules.place == "face_up":
            yield words("paper-knock-up")
        is_shown_before = self._has_last_turns and rules.last_turn_reveal == "before"
        if self._has_last_turns:
            yield words("paper-ender-stays")
            yield self.option("last_turn_draw")
        if is_shown_before:
            yield self.option("last_turn_reveal")
            if is_knocking:
                yield words("paper-reveal-knocker")
            if rules.place == "face_down":
                yield words("paper-reveal-hand" if self._in_hand else "paper-reveal-down")
        yield words("paper-all-count")
        if self._cancels:
            yield words("paper-all-cancel")
        has_penalty = rules.penalty != "none"
        yield self.option("stock_empty")
        if rules.stock_empty == "end_hole":
            if self._has_last_turns:
                yield words("paper-stock-last")
            if has_penalty:
                yield words("paper-stock-ender")
        yield self.option("turn_cap")
        if has_penalty:
            yield words("paper-cap-ender")
        if self._has_last_turns:
            yield words("paper-cap-last")

    def _what_cancels(self) -> Iterable[str]:
        """Which cards cancel (7.1 to 7.16)."""
        rules, words = self._rules, self._words
        yield self.option("match")
        if not self._cancels:
            return
        is_paired = rules.match == "anywhere" or (rules.layout == "2x2" and rules.match != "column")
        if rules.match == "column":
            yield words("paper-rows-nothing")
        longest = rules.rows if rules.match == "column" else max(rules.rows, rules.columns)
        if not is_paired and longest > 2:
            yield words("paper-full")
        if not is_paired and rules.match != "column":
            yield words("paper-crossing")
        yield words("rules-equal-means")
        if joker_count(rules, self._seats) > 1:
            yield words("paper-equal-jokers")
        if rules.bonus == "one_eyed_jacks":
            yield words("paper-equal-jacks")
            if is_paired:
                yield words("paper-pairs-lowest")
        if self._below_zero:
            yield self.option("negative_pairs")

    def _counts(self) -> Iterable[str]:
        """What counts beside the table of values (6.2 to 6.5, 7.17 to 7.22)."""
        rules = self._rules
        if rules.jokers != "none":
            yield self.option("jokers")
        if rules.bonus == "one_eyed_jacks" or (rules.bonus == "twos" and rules.values != "twos"):
            yield self.option("bonus")
        yield from self.blocks()

    def _penalty(self) -> Iterable[str]:
        """What becomes of an ender who is not lowest (8.1 to 8.14)."""
        rules = self._rules
        yield self.option("penalty")
        if rules.penalty != "none":
            yield self.option("tie")
            if counts_blocks(rules):
                yield self._words("paper-penalty-blocks")

    def _match(self) -> Iterable[str]:
        """When the match is over, and who wins (section 9)."""
        yield self.option("length")
        if self._rules.points is not None:
            yield self._words("paper-crossed")
        yield self._words(f"agreed-ties-{self._ties}")
