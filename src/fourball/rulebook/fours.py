"""The rule sheet of a table of All Fours: what its options come to, sentence by sentence.

Numbers in brackets are clauses of docs/rules/allfours.md. As on a sheet of Golf, a sentence stands here only where it is true
and matters for what is agreed, and what an option says by itself is said by that option's own message.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from fourball.allfours import Rules
from fourball.games import check_seats
from fourball.rulebook.fours_example import (
    CountExample,
    PlayExample,
    count_example,
    play_examples,
)
from fourball.rulebook.sheet import Section
from fourball.rulebook.speech import for_players, fours_sentence, words_of
from fourball.words import Words


@dataclass(frozen=True, slots=True)
class FoursRuleSheet:
    """The rules of one table of All Fours, in one language.

    Attributes:
        game: ``allfours``.
        language: the language of all its texts.
        title: the game.
        facts: players, target and games, each in two words.
        seats: number of players.
        places: what stands at the places of the picture, in turn order, the dealer last.
        places_label: what the picture shows.
        sections: the rules.
        plays: what may be played to some tricks.
        plays_title: what they are examples of.
        plays_label: how what may not be played is marked.
        count: a hand counted; ``None`` where the first card turned up would win the game in any case.
    """

    game: str
    language: str
    title: str
    facts: tuple[str, ...]
    seats: int
    places: tuple[str, ...]
    places_label: str
    sections: tuple[Section, ...]
    plays: tuple[PlayExample, ...]
    plays_title: str
    plays_label: str
    count: CountExample | None


def fours_rule_sheet(
    rules: Rules,
    seats: int,
    language: str,
    *,
    first_dealer: str = "cut",
    memory_aid: bool = False,
    games: str = "one",
) -> FoursRuleSheet:
    """The rule sheet of a table of All Fours.

    Args:
        rules: what is agreed.
        seats: number of players.
        language: ``en``, ``lv``, ``nl`` or ``fi``.
        first_dealer: who deals the first hand: ``cut``, ``chance`` or ``volunteer``; anything else is the usual cut (2.3).
        memory_aid: whether the table shows a running count for game.
        games: how many games are the match: ``one``, ``best_of:N`` or ``first_to:N``.

    Raises:
        RulesError: ``bad-seats``.
    """
    check_seats(rules, seats)
    words = words_of(language)
    return FoursRuleSheet(
        game="allfours",
        language=language,
        title=words("fours-sheet-title"),
        facts=match_facts(rules, words, games),
        seats=seats,
        places=tuple(
            words("fours-sheet-place-dealer") if place == seats else str(place)
            for place in range(1, seats + 1)
        ),
        places_label=words(for_players(words, rules, "fours-sheet-places")),
        sections=tuple(_Writer(rules, words, first_dealer, games, memory_aid).sections()),
        plays=play_examples(rules, words),
        plays_title=words("fours-sheet-example-play"),
        plays_label=words("fours-sheet-example-struck"),
        count=count_example(rules, words),
    )


def match_facts(rules: Rules, words: Words, games: str) -> tuple[str, ...]:
    """Players, target and games, each in two words."""
    kind, _, number = games.partition(":")
    return (
        words("table-players", count=rules.players),
        words("opt-length-points", n=rules.target),
        *(
            []
            if kind == "one"
            else [
                words(f"fours-agreed-opt-games-{kind}", n=int(number), needed=int(number) // 2 + 1)
            ]
        ),
    )


def games_sentence(words: Words, games: str) -> str:
    """How many games are the match."""
    kind, _, number = games.partition(":")
    n = int(number or 1)
    return words(f"fours-agreed-games-{kind}", n=n, needed=n // 2 + 1)


def count_steps(rules: Rules, words: Words) -> list[str]:
    """What is scored when a hand has been played, in this table's order (5.1 to 5.5)."""
    said = {
        "high": words(for_players(words, rules, "fours-rules-high")),
        "low": fours_sentence(words, rules, "low_to"),
        "jack": fours_sentence(words, rules, "hang_jack"),
        "game": fours_sentence(words, rules, "game_points"),
    }
    return [said[what] for what in rules.count_order.split("-")]


def game_values(rules: Rules, words: Words) -> list[str]:
    """What counts toward game, and what becomes of equal counts (5.5)."""
    twos = [fours_sentence(words, rules, "twos_toward_game")] if rules.twos_toward_game else []
    return [words("fours-rules-game-cards"), *twos, fours_sentence(words, rules, "game_tie")]


class _Writer:
    """Puts the sentences of one agreement together."""

    def __init__(
        self, rules: Rules, words: Words, first_dealer: str, games: str, memory_aid: bool
    ) -> None:
        self._rules = rules
        self._words = words
        self._first_dealer = first_dealer if first_dealer in ("chance", "volunteer") else "cut"
        self._games = games
        self._memory_aid = memory_aid
        self._has_partners = rules.players == 4

    def sections(self) -> Iterable[Section]:
        """All sections, in the order of play."""
        yield self._section("game", "rules-section-game", self._game())
        yield self._section("table", "fours-sheet-section-table", self._table())
        yield self._section("deal", "rules-section-deal", self._deal())
        yield Section(
            "beg",
            self.say("fours-sheet-section-stand"),
            tuple(self._speaking()),
            choices=(self.say("fours-sheet-stand"), self.say("fours-sheet-beg")),
        )
        yield Section(
            "answer",
            self.say("fours-sheet-section-answer"),
            (self.say("fours-sheet-answer"),),
            choices=(self.say("fours-sheet-give"), self.say("fours-sheet-run")),
            more=tuple(self._answering()),
        )
        yield self._section("play", "rules-section-play", self._play())
        yield Section(
            "count",
            self.say("rules-section-count"),
            (self.option("count_order"),),
            steps=tuple(count_steps(self._rules, self._words)),
            more=tuple(self._counting()),
        )
        yield self._section("match", "rules-section-match", self._match())

    def say(self, message: str) -> str:
        """A message, in the form for so many players."""
        return self._words(for_players(self._words, self._rules, message))

    def option(self, name: str) -> str:
        """What is agreed on an option."""
        return fours_sentence(self._words, self._rules, name)

    def _section(self, name: str, title: str, sentences: Iterable[str]) -> Section:
        return Section(name, self._words(title), tuple(sentences))

    def _game(self) -> Iterable[str]:
        """The aim (1.2, 2.1, 5.8)."""
        yield self.option("players")
        yield self.say(
            "fours-sheet-aim" if self._rules.turn_up_points else "fours-sheet-aim-no-turn-up"
        )
        yield self.option("target")

    def _table(self) -> Iterable[str]:
        """Turn order and dealers (1.4, 2.3, 2.4, 3.10)."""
        if self._has_partners:
            yield self.say("fours-sheet-turns")
        yield self.say(f"fours-agreed-first_dealer-{self._first_dealer}")
        if self._first_dealer == "cut":
            yield self.say("fours-sheet-cut-again")
        yield self.say("fours-sheet-deal-passes")

    def _deal(self) -> Iterable[str]:
        """The pack, the six cards and the turn-up (2.2, 2.5 to 2.7, 3.2, 3.12)."""
        yield self.say("fours-sheet-pack")
        yield self.say("fours-sheet-deal")
        yield self.option("packets")
        if self._has_partners:
            yield self.option("blind_partners")
        yield self.option("turn_up_points")
        if self._rules.turn_up_points:
            yield self.say("fours-sheet-turn-up-wins")

    def _speaking(self) -> Iterable[str]:
        """Who stands or begs (3.3 to 3.5)."""
        yield self.say("fours-sheet-speak")

    def _answering(self) -> Iterable[str]:
        """What goes with giving and running (3.6 to 3.11)."""
        yield self.option("give_at_match_point")
        yield self.option("give_needs_trump")
        if self._rules.turn_up_points:
            yield self.say("fours-sheet-run-scores")
        yield self.say("fours-sheet-run-cards")
        yield self.say("fours-sheet-no-second-beg")
        yield self.option("pack_out")
        if self._rules.pack_out == "turn_last":
            yield self.say("fours-sheet-same-dealer")
        if self._rules.turn_up_points:
            yield self.say("fours-sheet-thrown-in")

    def _play(self) -> Iterable[str]:
        """Leads, following, and cards that are called (section 4)."""
        rules = self._rules
        yield self.say("fours-sheet-lead")
        yield self.say("fours-rules-trick")
        if rules.follow != "free":
            yield self.say("fours-rules-trump-led")
            yield self.say("fours-sheet-lone-jack")
        yield self.option("follow")
        if rules.follow in ("follow_or_trump", "strict"):
            yield self.option("void_must_trump")
        if self._has_partners and rules.follow != "free":
            yield self.option("undertrump")
            if rules.undertrump == "banned":
                yield self.say("fours-sheet-partners-trump")
                yield self.option("down_to_trump")
        yield self.option("exposed")
        if rules.exposed == "callable":
            yield self.say("fours-sheet-call")

    def _counting(self) -> Iterable[str]:
        """What counts, and what is in play (5.5 to 5.7)."""
        yield from game_values(self._rules, self._words)
        yield self.say("fours-sheet-in-play")
        yield self.say("fours-sheet-few")

    def _match(self) -> Iterable[str]:
        """How many games, and how each of them ends (5.8, 7.1)."""
        yield games_sentence(self._words, self._games)
        if self._games != "one":
            yield self.say("fours-sheet-next-game")
        yield self.say("fours-sheet-never-tied")
        if self._memory_aid:
            yield self.say("fours-agreed-memory_aid-on")
