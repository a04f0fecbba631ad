"""What a Golf table agrees on before the deal: options, presets, and what does not go together.

The names and values are those of a record's ``rules`` object (docs/rules/golf.md, section 10).
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Final, TypeAlias, cast

from fourball.cards import Card, new_pack
from fourball.errors import NotPlayableYet, RulesError

Value: TypeAlias = str | int

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8


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
        if preset_id not in PRESETS:
            raise RulesError(
                "unknown-preset",
                f"There is no Golf preset “{preset_id}”; `fourball presets` lists them.",
                preset=preset_id,
            )
        _check_names(differences)
        # The names were checked just now; the values are checked by check().
        return check(replace(PRESETS[preset_id], **differences))  # type: ignore[arg-type]

    @staticmethod
    def from_dict(options: Mapping[str, object]) -> "Rules":
        """The rules of a record's ``rules`` object, which spells out every option.

        Raises:
            RulesError: ``missing-option``, ``unknown-option``, ``bad-value`` or ``refused-combination``.
        """
        named = dict(options)
        preset_name = named.pop("preset", "")
        if not isinstance(preset_name, str):
            raise RulesError(
                "bad-value", "The rules' preset is a name.", option="preset", value=preset_name
            )
        _check_names(named)
        for name in OPTIONS:
            if name not in named:
                raise RulesError(
                    "missing-option", f"The rules do not say which “{name}” is played.", option=name
                )
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
        """How many own cards each player turns up or looks at before play (clause 2.11)."""
        return {"up2": 2, "up3": 3, "peek2_any": 2, "peek2_nearest": 2, "open": 0}[self.start]

    @property
    def holes(self) -> int | None:
        """After how many holes the match ends (clause 9.2), or ``None``."""
        return int(self.length[6:]) if self.length.startswith("holes:") else None

    @property
    def points(self) -> int | None:
        """At which total the match ends (clause 9.3), or ``None``."""
        return int(self.length[7:]) if self.length.startswith("points:") else None


def _check_names(options: Mapping[str, object]) -> None:
    for name in options:
        if name not in OPTIONS:
            raise RulesError("unknown-option", f"“{name}” is no option of Golf.", option=name)


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
            raise RulesError(
                "bad-value",
                f"“{name}” cannot be {str(value)[:40]!r}: it is one of {option.wanted()}.",
                option=name,
                value=value if isinstance(value, str | int) else str(value),
            )
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


PLAYABLE_LAYOUTS: Final = ("2x3", "2x4", "2x5")
PLAYABLE_STARTS: Final = ("up2", "up3")


def check_playable(rules: Rules) -> Rules:
    """The same rules, if this version can play them: layouts in two rows, played with the cards face up.

    Raises:
        NotPlayableYet: ``form-not-playable-yet``, with the option that stands in the way.
    """
    for name, playable in (
        ("layout", PLAYABLE_LAYOUTS),
        ("start", PLAYABLE_STARTS),
        ("place", ("face_up",)),
    ):
        value = getattr(rules, name)
        if value not in playable:
            raise NotPlayableYet(
                "form-not-playable-yet",
                f"This version does not play {name}={value} yet; it plays {name}={' or '.join(playable)}.",
                option=name,
                value=value,
            )
    return rules


def is_playable(rules: Rules) -> bool:
    """Whether this version can play the rules."""
    try:
        check_playable(rules)
    except NotPlayableYet:
        return False
    return True


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


# The least number of players for two and for three decks (clause 2.3); two_or_more never plays with one.
_DECKS: Final[Mapping[str, tuple[int, int]]] = {
    "from_four": (4, 8),
    "from_five": (5, 9),
    "from_eight": (8, 1_000),
    "two_or_more": (0, 6),
    "by_threes": (4, 7),
}


def deck_count(rules: Rules, seats: int) -> int:
    """How many decks are played with (clauses 2.3 and 2.4)."""
    two, three = _DECKS[rules.decks]
    decks = 1 + (seats >= two) + (seats >= three)
    while seats * (rules.cells + 1) + 1 > 52 * decks:
        decks += 1
    return decks


def joker_count(rules: Rules, seats: int) -> int:
    """How many jokers are in the whole pack (clause 2.5)."""
    if rules.jokers == "none":
        return 0
    return (
        2 * deck_count(rules, seats) if isinstance(rules.jokers_count, str) else rules.jokers_count
    )


def pack(rules: Rules, seats: int) -> tuple[Card, ...]:
    """The unshuffled pack for these rules and this many players (clause 2.6)."""
    return new_pack(deck_count(rules, seats), joker_count(rules, seats))


@dataclass(frozen=True, slots=True)
class PresetInfo:
    """What is told of a preset beside its rules: its group on a page, its title and whom it follows."""

    group: str
    title: str
    follows: str


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


_GUIDES: Final = "Latvian and Dutch guides"
_FINNISH: Final = "Finnish guide, pagat.com, Bicycle"
_PRESETS: Final[tuple[tuple[str, str, str, str, dict[str, Value]], ...]] = (
    ("six", "six-card", "Six-card Golf", _GUIDES, _six()),
    (
        "six",
        "six-card-harder",
        "Six-card Golf, harder scoring",
        "Latvian guide",
        _six(values="harder"),
    ),
    (
        "six",
        "six-card-jokers",
        "Six-card Golf with jokers, two to each deck",
        "Latvian guide",
        _six(jokers=-2),
    ),
    (
        "six",
        "six-card-two-jokers",
        "Six-card Golf with two jokers in all",
        "Dutch guide",
        _six(jokers=-2, jokers_count=2),
    ),
    (
        "six",
        "six-card-bonus-twos",
        "Six-card Golf, twos as bonus cards",
        "Latvian guide",
        _six(bonus="twos"),
    ),
    (
        "six",
        "six-card-one-eyed-jacks",
        "Six-card Golf, one-eyed jacks as bonus cards",
        _GUIDES,
        _six(bonus="one_eyed_jacks"),
    ),
    (
        "six",
        "six-card-same-column",
        "Six-card Golf, first two in one column",
        _GUIDES,
        _six(start_columns="same"),
    ),
    (
        "six",
        "six-card-two-columns",
        "Six-card Golf, first two in different columns",
        _GUIDES,
        _six(start_columns="different"),
    ),
    (
        "six",
        "six-card-easy",
        "Six-card Golf, pairs anywhere (for children)",
        _GUIDES,
        _six(match="anywhere"),
    ),
    (
        "six",
        "six-card-fours",
        "Six-card Golf, four of a kind costs the others ten",
        _GUIDES,
        _six(block="others_plus_10"),
    ),
    (
        "six",
        "six-card-stock-finish",
        "Six-card Golf, last turns from the stock",
        _GUIDES,
        _six(last_turn_draw="stock_only"),
    ),
    (
        "six",
        "six-card-show-first",
        "Six-card Golf, cards shown before the last turns",
        _GUIDES,
        _six(last_turn_reveal="before"),
    ),
    (
        "six",
        "six-card-plus-ten",
        "Six-card Golf, ten for ending too early",
        _GUIDES,
        _six(penalty="plus10"),
    ),
    (
        "six",
        "six-card-scrooge",
        "Six-card Golf, add the winner's score",
        _GUIDES,
        _six(penalty="add_winner"),
    ),
    ("twos", "six-card-pagat", "Six-card Golf, twos minus two, ends at once", _FINNISH, _twos()),
    (
        "twos",
        "six-card-pagat-last-turn",
        "Six-card Golf, twos minus two, with a last turn",
        "Finnish guide (variant), golfcards.club",
        _twos(end="up_last_turn"),
    ),
    (
        "twos",
        "six-card-pagat-18",
        "Six-card Golf, twos minus two, eighteen holes",
        "Finnish guide",
        _twos(length="holes:18"),
    ),
    (
        "twos",
        "six-card-pagat-100",
        "Six-card Golf, twos minus two, to one hundred",
        "Finnish guide",
        _twos(length="points:100"),
    ),
    (
        "twos",
        "six-card-wikipedia",
        "Six-card Golf, may turn a card after a discard",
        "Wikipedia",
        _twos(decks="from_four", flip_after_discard="may"),
    ),
    (
        "twos",
        "speed-golf",
        "Speed Golf, must turn a card after a discard",
        "golfcards.club",
        _twos(end="up_last_turn", flip_after_discard="must"),
    ),
    ("eight_ten", "eight-card", "Eight-card Golf", _GUIDES, _six(layout="2x4")),
    ("eight_ten", "ten-card", "Ten-card Golf", _GUIDES, _six(layout="2x5")),
    (
        "eight_ten",
        "eight-card-pagat",
        "Eight-card Golf, twos minus two",
        "Finnish guide",
        _twos(layout="2x4"),
    ),
    (
        "eight_ten",
        "ten-card-pagat",
        "Ten-card Golf, twos minus two",
        "Finnish guide",
        _twos(layout="2x5"),
    ),
    (
        "eight_ten",
        "eight-card-jokers",
        "Eight-card Golf, jokers minus five",
        "pagat.com",
        {"layout": "2x4", "jokers": -5, "block_self": -10, "decks": "from_five"},
    ),
    ("nine", "nine-card", "Nine-card Golf, rows and columns", "Latvian guide", _nine(match="line")),
    (
        "nine",
        "nine-card-columns",
        "Nine-card Golf, columns only",
        "Dutch guide",
        _nine(match="column"),
    ),
    (
        "nine",
        "crazy-nines",
        "Crazy Nines",
        "Finnish guide",
        _twos(layout="3x3", start="up3", decks="two_or_more"),
    ),
    (
        "nine",
        "nine-card-lines",
        "Nine-card Golf, any full line",
        "boardgamearena.com",
        _nine(match="line_diagonal", values="twos"),
    ),
    ("four", "four-card", "Four-card Golf", "Latvian guide", _four()),
    (
        "four",
        "four-card-columns",
        "Four-card Golf, columns only",
        "Dutch guide",
        _four(match="column"),
    ),
    (
        "four",
        "four-card-pagat",
        "Four-card Golf, columns only, look at the near two",
        "Finnish guide",
        _four(match="column", start="peek2_nearest"),
    ),
    (
        "four",
        "four-card-nearest",
        "Four-card Golf, look at the near two",
        _GUIDES,
        _four(start="peek2_nearest"),
    ),
    (
        "four",
        "four-card-diagonals",
        "Four-card Golf, diagonals too",
        _GUIDES,
        _four(match="line_diagonal"),
    ),
    ("four", "four-card-no-pairs", "Four-card Golf, no pairs", _GUIDES, _four(match="none")),
    (
        "four",
        "four-card-stock-finish",
        "Four-card Golf, last turns from the stock",
        _GUIDES,
        _four(last_turn_draw="stock_only"),
    ),
    (
        "four",
        "four-card-plus-ten",
        "Four-card Golf, ten for a wrong knock",
        _GUIDES,
        _four(penalty="plus10"),
    ),
    (
        "four",
        "four-card-scrooge",
        "Four-card Golf, add the winner's score",
        _GUIDES,
        _four(penalty="add_winner"),
    ),
    (
        "hand",
        "four-in-hand",
        "Four cards in hand",
        _GUIDES,
        {
            "layout": "hand4",
            "match": "anywhere",
            "start": "open",
            "place": "face_down",
            "end": "knock_last_turn",
            "decks": "from_eight",
        },
    ),
)

PRESETS: Final[Mapping[str, Rules]] = {
    preset_id: check(Rules(preset_name=preset_id, **differences))  # type: ignore[arg-type]
    for _, preset_id, _, _, differences in _PRESETS
}
"""The rules of every Golf preset, by its id."""

PRESET_INFO: Final[Mapping[str, PresetInfo]] = {
    preset_id: PresetInfo(group, title, follows) for group, preset_id, title, follows, _ in _PRESETS
}
"""Group, title and source of every Golf preset, by its id."""

assert [field.name for field in fields(Rules)][1:] == list(OPTIONS), (
    "Rules and OPTIONS name the same options in order"
)
