"""What a Golf table agrees on before the deal: options, presets, and what does not go together.

The names and values are those of a record's ``rules`` object (docs/rules/golf.md, section 10).
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Final, TypeAlias, cast

from fourball.cards import Card, new_pack
from fourball.errors import RulesError
from fourball.options import PresetInfo, bad_value, check_names, check_preset, spelled_out

Value: TypeAlias = str | int

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8


GAME: Final = "Golf"


@dataclass(frozen=True, slots=True)
class Option:
    """One row of the options' table.

    Attributes:
        values: the words it may have, the default first where the default is a word.
        least, most: the whole numbers it may have instead of a word; ``None`` where it takes no number.
        counted: words that carry a number, as in ``holes:9``, each with its largest number.
        default: what holds when nothing else is agreed.
    """

    values: tuple[str, ...]
    default: Value
    least: int | None = None
    most: int | None = None
    counted: tuple[tuple[str, int], ...] = ()

    def takes(self, value: object) -> bool:
        """Whether the value stands in the table for this option."""
        if isinstance(value, bool):
            return False
        if isinstance(value, int):
            return (
                self.least is not None
                and self.most is not None
                and self.least <= value <= self.most
            )
        if not isinstance(value, str):
            return False
        if value in self.values:
            return True
        word, _, number = value.partition(":")
        return any(
            word == name
            and re.fullmatch(r"[1-9][0-9]{0,8}", number, re.ASCII) is not None
            and int(number) <= most
            for name, most in self.counted
        )

    def wanted(self) -> str:
        """The values it takes, for a sentence."""
        parts = [*self.values, *(f"{word}:N (N from 1 to {most})" for word, most in self.counted)]
        if self.least is not None:
            parts.append(f"a whole number from {self.least} to {self.most}")
        return ", ".join(parts)


# The bounds on numbers are this program's, wide enough for any table; they keep a pack and a match finite.
OPTIONS: Final[Mapping[str, Option]] = {
    "layout": Option(("2x3", "2x2", "2x4", "2x5", "3x3", "hand4"), "2x3"),
    "values": Option(("basic", "harder", "twos"), "basic"),
    "jokers": Option(("none",), "none", -1000, 1000),
    "jokers_count": Option(("two_per_deck",), "two_per_deck", 1, 100),
    "bonus": Option(("none", "twos", "one_eyed_jacks"), "none"),
    "match": Option(("column", "line", "line_diagonal", "anywhere", "none"), "column"),
    "negative_pairs": Option(("cancel", "keep"), "cancel"),
    "block": Option(("none", "others_plus_10"), "none"),
    "block_self": Option(("none",), "none", -1000, 1000),
    "start": Option(("up2", "up3", "peek2_any", "peek2_nearest", "open"), "up2"),
    "start_columns": Option(("free", "same", "different"), "free"),
    "place": Option(("face_up", "face_down"), "face_up"),
    "flip_after_discard": Option(("never", "may", "must", "endgame"), "never"),
    "flip_turn": Option(("off", "on"), "off"),
    "end": Option(("up_last_turn", "up_now", "knock_last_turn"), "up_last_turn"),
    "last_turn_draw": Option(("any", "stock_only"), "any"),
    "last_turn_reveal": Option(("after", "before"), "after"),
    "penalty": Option(("none", "plus10", "add_winner", "double", "double_plus5", "worst"), "none"),
    "tie": Option(("ok", "penalised"), "ok"),
    "remove_cancelled": Option(("off", "optional"), "off"),
    "stock_empty": Option(("reshuffle", "end_hole"), "reshuffle"),
    "turn_cap": Option((), 50, 1, 10_000),
    "length": Option(("open",), "holes:9", counted=(("holes", 10_000), ("points", 1_000_000))),
    "decks": Option(
        ("from_four", "from_five", "from_eight", "two_or_more", "by_threes"), "from_four"
    ),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """What one table has agreed on; fixed for the match. Each field is an option of section 10 of docs/rules/golf.md.

    Build it with ``Rules.preset`` or ``Rules.from_dict``, which check it.
    """

    preset_name: str = "six-card"
    layout: str = "2x3"
    values: str = "basic"
    jokers: Value = "none"
    jokers_count: Value = "two_per_deck"
    bonus: str = "none"
    match: str = "column"
    negative_pairs: str = "cancel"
    block: str = "none"
    block_self: Value = "none"
    start: str = "up2"
    start_columns: str = "free"
    place: str = "face_up"
    flip_after_discard: str = "never"
    flip_turn: str = "off"
    end: str = "up_last_turn"
    last_turn_draw: str = "any"
    last_turn_reveal: str = "after"
    penalty: str = "none"
    tie: str = "ok"
    remove_cancelled: str = "off"
    stock_empty: str = "reshuffle"
    turn_cap: int = 50
    length: str = "holes:9"
    decks: str = "from_four"

    @staticmethod
    def preset(preset_id: str, **differences: Value) -> "Rules":
        """The rules of a preset, with house rules on top.

        Raises:
            RulesError: ``unknown-preset``, ``unknown-option``, ``bad-value`` or ``refused-combination``.
        """
        check_preset(preset_id, PRESETS, GAME)
        check_names(differences, OPTIONS, GAME)
        # The names were checked just now; the values are checked by check().
        return check(replace(PRESETS[preset_id], **differences))  # type: ignore[arg-type]

    @staticmethod
    def from_dict(options: Mapping[str, object]) -> "Rules":
        """The rules of a record's ``rules`` object, which spells out every option.

        Raises:
            RulesError: ``missing-option``, ``unknown-option``, ``bad-value`` or ``refused-combination``.
        """
        preset_name, named = spelled_out(options, OPTIONS, GAME)
        values = cast("dict[str, Value]", named)
        return check(Rules(preset_name=preset_name, **values))  # type: ignore[arg-type]

    def to_dict(self) -> dict[str, Value]:
        """The ``rules`` object of a record: the preset's name and every option."""
        options = asdict(self)
        return {"preset": options.pop("preset_name"), **options}

    @property
    def rows(self) -> int:
        """Rows of a layout; cards in the hand lie in one."""
        return 1 if self.layout == "hand4" else int(self.layout[0])

    @property
    def columns(self) -> int:
        """Columns of a layout."""
        return 4 if self.layout == "hand4" else int(self.layout[2])

    @property
    def cells(self) -> int:
        """Cards of a layout."""
        return self.rows * self.columns

    @property
    def start_cards(self) -> int:
        """How many own cards each player turns up or looks at before play (2.12 to 2.16)."""
        return {"up2": 2, "up3": 3, "peek2_any": 2, "peek2_nearest": 2, "open": 0}[self.start]

    @property
    def holes(self) -> int | None:
        """After how many holes the match ends (9.2), or ``None``."""
        return int(self.length[6:]) if self.length.startswith("holes:") else None

    @property
    def points(self) -> int | None:
        """At which total the match ends (9.3), or ``None``."""
        return int(self.length[7:]) if self.length.startswith("points:") else None


# (option, its values, what they need, which values of that): section 11 of docs/rules/golf.md.
_HAND: Final = ("hand4",)
REFUSED: Final[tuple[tuple[str, tuple[str, ...], str, tuple[str, ...]], ...]] = (
    ("layout", _HAND, "start", ("open",)),
    ("layout", _HAND, "match", ("anywhere", "none")),
    ("layout", _HAND, "place", ("face_down",)),
    ("layout", _HAND, "end", ("knock_last_turn",)),
    ("layout", _HAND, "start_columns", ("free",)),
    ("layout", _HAND, "block", ("none",)),
    ("layout", _HAND, "block_self", ("none",)),
    ("layout", _HAND, "flip_after_discard", ("never",)),
    ("layout", _HAND, "flip_turn", ("off",)),
    ("layout", _HAND, "remove_cancelled", ("off",)),
    ("start", ("open",), "layout", _HAND),
    ("start_columns", ("same", "different"), "start", ("up2", "up3")),
    ("place", ("face_down",), "end", ("knock_last_turn",)),
)


def check(rules: Rules) -> Rules:
    """The same rules, if they are a game.

    Raises:
        RulesError: ``bad-value`` for a value out of the table, ``refused-combination`` for two options that do not go
            together (section 11 of docs/rules/golf.md).
    """
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        if not option.takes(value):
            raise bad_value(name, value, option.wanted())
    for name, values, other, needed in REFUSED:
        if getattr(rules, name) in values and getattr(rules, other) not in needed:
            raise _refused(rules, name, other, f"needs {other}={' or '.join(needed)}")
    if rules.start_columns == "same" and rules.rows < rules.start_cards:
        raise _refused(
            rules, "start_columns", "start", f"needs columns of {rules.start_cards} cards"
        )
    if rules.start_columns == "different" and rules.columns < rules.start_cards:
        raise _refused(rules, "start_columns", "start", f"needs {rules.start_cards} columns")
    return rules


def _refused(rules: Rules, name: str, other: str, need: str) -> RulesError:
    return RulesError(
        "refused-combination",
        f"{name}={getattr(rules, name)} {need}, but {other}={getattr(rules, other)} and layout={rules.layout} are agreed.",
        options=[name, other],
        values=[getattr(rules, name), getattr(rules, other)],
        layout=rules.layout,
    )


def check_seats(seats: int) -> int:
    """The same number of seats, if a table can have it.

    Raises:
        RulesError: ``bad-seats`` for fewer than two or more than eight.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise RulesError(
            "bad-seats",
            f"Golf is for {MIN_SEATS} to {MAX_SEATS} players here, not {seats}.",
            seats=seats,
        )
    return seats


# The least number of players for two and for three decks (2.3); two_or_more never plays with one.
_DECKS: Final[Mapping[str, tuple[int, int]]] = {
    "from_four": (4, 8),
    "from_five": (5, 9),
    "from_eight": (8, 1_000),
    "two_or_more": (0, 6),
    "by_threes": (4, 7),
}


def deck_count(rules: Rules, seats: int) -> int:
    """How many decks are played with (2.3 and 2.4)."""
    two, three = _DECKS[rules.decks]
    decks = 1 + (seats >= two) + (seats >= three)
    while seats * (rules.cells + 1) + 1 > 52 * decks:
        decks += 1
    return decks


def joker_count(rules: Rules, seats: int) -> int:
    """How many jokers are in the whole pack (2.5)."""
    if rules.jokers == "none":
        return 0
    return (
        2 * deck_count(rules, seats) if isinstance(rules.jokers_count, str) else rules.jokers_count
    )


def pack(rules: Rules, seats: int) -> tuple[Card, ...]:
    """The unshuffled pack for these rules and this many players (2.6)."""
    return new_pack(deck_count(rules, seats), joker_count(rules, seats))


def _six(**differences: Value) -> dict[str, Value]:
    return {"remove_cancelled": "optional", **differences}


def _twos(**differences: Value) -> dict[str, Value]:
    return {"values": "twos", "end": "up_now", "decks": "from_five", **differences}


def _nine(**differences: Value) -> dict[str, Value]:
    return {
        "layout": "3x3",
        "start": "up3",
        "remove_cancelled": "optional",
        "decks": "by_threes",
        **differences,
    }


def _four(**differences: Value) -> dict[str, Value]:
    return {
        "layout": "2x2",
        "match": "line",
        "start": "peek2_any",
        "place": "face_down",
        "end": "knock_last_turn",
        "decks": "from_eight",
        **differences,
    }


_LATVIAN: Final = "Latvian guide"
_DUTCH: Final = "Dutch guide"
_GUIDES: Final = "Latvian and Dutch guides"
_FINNISH: Final = "Finnish guide"
_FINNISH_AND_PAGAT: Final = "Finnish guide, pagat.com, Bicycle"
# fmt: off
_PRESETS: Final[Mapping[str, tuple[tuple[str, dict[str, Value], str, str], ...]]] = {
    "six": (
        ("six-card", _six(), "Six-card Golf", _GUIDES),
        ("six-card-harder", _six(values="harder"), "Six-card Golf, harder scoring", _LATVIAN),
        ("six-card-jokers", _six(jokers=-2), "Six-card Golf with jokers, two to each deck", _LATVIAN),
        ("six-card-two-jokers", _six(jokers=-2, jokers_count=2), "Six-card Golf with two jokers in all", _DUTCH),
        ("six-card-bonus-twos", _six(bonus="twos"), "Six-card Golf, twos as bonus cards", _LATVIAN),
        ("six-card-one-eyed-jacks", _six(bonus="one_eyed_jacks"), "Six-card Golf, one-eyed jacks as bonus cards", _GUIDES),
        ("six-card-same-column", _six(start_columns="same"), "Six-card Golf, first two in one column", _GUIDES),
        ("six-card-two-columns", _six(start_columns="different"), "Six-card Golf, first two in different columns", _GUIDES),
        ("six-card-easy", _six(match="anywhere"), "Six-card Golf, pairs anywhere (for children)", _GUIDES),
        ("six-card-fours", _six(block="others_plus_10"), "Six-card Golf, four of a kind costs the others ten", _GUIDES),
        ("six-card-stock-finish", _six(last_turn_draw="stock_only"), "Six-card Golf, last turns from the stock", _GUIDES),
        ("six-card-show-first", _six(last_turn_reveal="before"), "Six-card Golf, cards shown before the last turns", _GUIDES),
        ("six-card-plus-ten", _six(penalty="plus10"), "Six-card Golf, ten for ending too early", _GUIDES),
        ("six-card-scrooge", _six(penalty="add_winner"), "Six-card Golf, add the winner’s score", _GUIDES),
    ),
    "twos": (
        ("six-card-pagat", _twos(), "Six-card Golf, twos minus two, ends at once", _FINNISH_AND_PAGAT),
        ("six-card-pagat-last-turn", _twos(end="up_last_turn"), "Six-card Golf, twos minus two, with a last turn", "Finnish guide (variant), golfcards.club"),
        ("six-card-pagat-18", _twos(length="holes:18"), "Six-card Golf, twos minus two, eighteen holes", _FINNISH),
        ("six-card-pagat-100", _twos(length="points:100"), "Six-card Golf, twos minus two, to one hundred", _FINNISH),
        ("six-card-wikipedia", _twos(decks="from_four", flip_after_discard="may"), "Six-card Golf, may turn up a card after a discard", "Wikipedia"),
        ("speed-golf", _twos(end="up_last_turn", flip_after_discard="must"), "Speed Golf, must turn up a card after a discard", "golfcards.club"),
    ),
    "eight_ten": (
        ("eight-card", _six(layout="2x4"), "Eight-card Golf", _GUIDES),
        ("ten-card", _six(layout="2x5"), "Ten-card Golf", _GUIDES),
        ("eight-card-pagat", _twos(layout="2x4"), "Eight-card Golf, twos minus two", _FINNISH),
        ("ten-card-pagat", _twos(layout="2x5"), "Ten-card Golf, twos minus two", _FINNISH),
        ("eight-card-jokers", {"layout": "2x4", "jokers": -5, "block_self": -10, "decks": "from_five"}, "Eight-card Golf, jokers minus five", "pagat.com"),
    ),
    "nine": (
        ("nine-card", _nine(match="line"), "Nine-card Golf, rows and columns", _LATVIAN),
        ("nine-card-columns", _nine(match="column"), "Nine-card Golf, columns only", _DUTCH),
        ("crazy-nines", _twos(layout="3x3", start="up3", decks="two_or_more"), "Crazy Nines", _FINNISH),
        ("nine-card-lines", _nine(match="line_diagonal", values="twos"), "Nine-card Golf, any full line", "boardgamearena.com"),
    ),
    "four": (
        ("four-card", _four(), "Four-card Golf", _LATVIAN),
        ("four-card-columns", _four(match="column"), "Four-card Golf, columns only", _DUTCH),
        ("four-card-pagat", _four(match="column", start="peek2_nearest"), "Four-card Golf, columns only, look at the near two", _FINNISH),
        ("four-card-nearest", _four(start="peek2_nearest"), "Four-card Golf, look at the near two", _GUIDES),
        ("four-card-diagonals", _four(match="line_diagonal"), "Four-card Golf, diagonals too", _GUIDES),
        ("four-card-no-pairs", _four(match="none"), "Four-card Golf, no pairs", _GUIDES),
        ("four-card-stock-finish", _four(last_turn_draw="stock_only"), "Four-card Golf, last turns from the stock", _GUIDES),
        ("four-card-plus-ten", _four(penalty="plus10"), "Four-card Golf, ten for a wrong knock", _GUIDES),
        ("four-card-scrooge", _four(penalty="add_winner"), "Four-card Golf, add the winner’s score", _GUIDES),
    ),
    "hand": (
        ("four-in-hand", _four(layout="hand4", match="anywhere", start="open"), "Four cards in hand", _GUIDES),
    ),
}
# fmt: on
"""By group: a preset's id, its rules where they are not the options' defaults, its title, and whom it follows."""

PRESETS: Final[Mapping[str, Rules]] = {
    preset_id: check(Rules(preset_name=preset_id, **differences))  # type: ignore[arg-type]
    for presets in _PRESETS.values()
    for preset_id, differences, _, _ in presets
}
"""The rules of every Golf preset, by its id."""

PRESET_INFO: Final[Mapping[str, PresetInfo]] = {
    preset_id: PresetInfo(group, title, follows)
    for group, presets in _PRESETS.items()
    for preset_id, _, title, follows in presets
}
"""Group, title and source of every Golf preset, by its id."""

assert [field.name for field in fields(Rules)][1:] == list(OPTIONS), (
    "Rules and OPTIONS name the same options in order"
)
