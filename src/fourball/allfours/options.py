"""What an All Fours table agrees on before the deal: options, presets, and what does not go together.

The names and values are those of a record's ``rules`` object (docs/rules/allfours.md, section 8).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import permutations
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from fourball.cards import RANKS
from fourball.errors import RulesError
from fourball.options import PresetInfo, bad_value, check_names, check_preset, spelled_out

TurnUpPoints: TypeAlias = Mapping[str, int]
Value: TypeAlias = str | int | bool | TurnUpPoints

MOST_POINTS: Final = 1_000
"""The largest number that an option may be: this program's bound, wide enough for any table."""
COUNTED: Final = ("high", "low", "jack", "game")
"""What is counted when a hand is over, in the usual order."""


GAME: Final = "All Fours"


@dataclass(frozen=True, slots=True)
class Option:
    """One row of the options' table.

    Attributes:
        default: what holds when nothing else is agreed.
        values: the words, truth values or numbers it may have; empty where it is any number from ``least``, or a table.
        least: the least whole number it may be, ``None`` where only ``values`` are.
        is_table: whether it is a table of ranks and points.
    """

    default: Value
    values: tuple[Value, ...] = ()
    least: int | None = None
    is_table: bool = False

    def takes(self, value: object) -> bool:
        """Whether the value stands in the table for this option."""
        if self.is_table:
            return isinstance(value, Mapping) and all(
                isinstance(rank, str) and rank in RANKS and len(rank) == 1 and _is_points(points)
                for rank, points in value.items()
            )
        if self.least is not None:
            return _is_points(value)
        return any(type(value) is type(known) and value == known for known in self.values)

    def wanted(self) -> str:
        """The values it takes, for a sentence."""
        if self.is_table:
            return f"a table of ranks ({RANKS}) and points from 1 to {MOST_POINTS}"
        if self.least is not None:
            return f"a whole number from {self.least} to {MOST_POINTS}"
        return ", ".join(_written(value) for value in self.values)


def _is_points(value: object) -> bool:
    return type(value) is int and 1 <= value <= MOST_POINTS


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


TRINIDAD: Final[TurnUpPoints] = MappingProxyType({"A": 1, "6": 2, "J": 3})
TOBAGO: Final[TurnUpPoints] = MappingProxyType({"A": 1, "2": 2, "J": 3})

OPTIONS: Final[Mapping[str, Option]] = {
    "players": Option(4, (4, 2)),
    "target": Option(14, least=1),
    "packets": Option("dealer_chooses", ("dealer_chooses", "threes", "ones")),
    "turn_up_points": Option(TRINIDAD, is_table=True),
    "hang_jack": Option(3, least=1),
    "game_points": Option(1, least=1),
    "game_tie": Option("nobody", ("nobody", "non_dealer")),
    "low_to": Option("holder", ("holder", "winner")),
    "twos_toward_game": Option(0, (0, 2)),
    "count_order": Option("-".join(COUNTED), tuple(map("-".join, permutations(COUNTED)))),
    "follow": Option("follow_or_trump", ("follow_or_trump", "strict", "trump_only", "free")),
    "void_must_trump": Option(False, (False, True)),
    "undertrump": Option("allowed", ("allowed", "banned")),
    "down_to_trump": Option("must_beat", ("must_beat", "free")),
    "give_at_match_point": Option(True, (True, False)),
    "give_needs_trump": Option(False, (False, True)),
    "pack_out": Option("throw_in", ("throw_in", "turn_last")),
    "exposed": Option("never", ("never", "callable")),
    "blind_partners": Option(False, (False, True)),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """What one table has agreed on; fixed for the game. Each field is an option of section 8 of docs/rules/allfours.md.

    Build it with ``Rules.preset`` or ``Rules.from_dict``, which check it.
    """

    preset_name: str = "all-fours"
    players: int = 4
    target: int = 14
    packets: str = "dealer_chooses"
    turn_up_points: TurnUpPoints = field(default_factory=lambda: TRINIDAD)
    hang_jack: int = 3
    game_points: int = 1
    game_tie: str = "nobody"
    low_to: str = "holder"
    twos_toward_game: int = 0
    count_order: str = "high-low-jack-game"
    follow: str = "follow_or_trump"
    void_must_trump: bool = False
    undertrump: str = "allowed"
    down_to_trump: str = "must_beat"
    give_at_match_point: bool = True
    give_needs_trump: bool = False
    pack_out: str = "throw_in"
    exposed: str = "never"
    blind_partners: bool = False

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

    def to_dict(self) -> dict[str, object]:
        """The ``rules`` object of a record: the preset's name and every option."""
        options = {name: getattr(self, name) for name in OPTIONS}
        return {"preset": self.preset_name, **options, "turn_up_points": dict(self.turn_up_points)}


# (option, its values, what they need, which values of that): section 9 of docs/rules/allfours.md.
REFUSED: Final[tuple[tuple[str, tuple[Value, ...], str, tuple[Value, ...]], ...]] = (
    ("void_must_trump", (True,), "follow", ("follow_or_trump", "strict")),
    ("undertrump", ("banned",), "follow", ("follow_or_trump", "strict", "trump_only")),
)


def check(rules: Rules) -> Rules:
    """The same rules, if they are a game.

    Raises:
        RulesError: ``bad-value`` for a value out of the table, ``refused-combination`` for two options that do not go
            together (section 9 of docs/rules/allfours.md).
    """
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        if not option.takes(value):
            raise bad_value(name, value, option.wanted())
    for name, values, other, needed in REFUSED:
        if getattr(rules, name) in values and getattr(rules, other) not in needed:
            raise RulesError(
                "refused-combination",
                f"{name}={_written(getattr(rules, name))} needs {other}={' or '.join(map(_written, needed))}, "
                f"but {other}={_written(getattr(rules, other))} is agreed.",
                options=[name, other],
                values=[getattr(rules, name), getattr(rules, other)],
            )
    return rules


# fmt: off
_PRESETS: Final[Mapping[str, tuple[tuple[str, dict[str, Value], str, str], ...]]] = {
    "trinidad": (
        ("all-fours", {}, "All Fours", "Latvian page, pagat.com, boardgamearena.com"),
        ("all-fours-classic", {"hang_jack": 1, "void_must_trump": True, "exposed": "callable"}, "All Fours as first written: no hang jack, void must trump, cards called", "Latvian page, to the letter"),
        ("all-fours-seven", {"target": 7}, "All Fours to seven", "allfoursonline.com"),
        ("all-fours-house", {"undertrump": "banned", "blind_partners": True}, "All Fours, no undertrumping, partners blind", "pagat.com (house rule)"),
        ("all-fours-last-card", {"pack_out": "turn_last"}, "All Fours, turn to the last card", "allfours.io"),
    ),
    "tournament": (
        ("all-fours-tournament", {"game_points": 2}, "All Fours tournament, two for game", "Staff tournament of the University of the West Indies"),
        ("all-fours-knockout", {"game_points": 2, "undertrump": "banned", "down_to_trump": "free", "give_needs_trump": True}, "All Fours knockout, two for game, no undertrumping", "presalumni.com"),
        ("all-fours-beer-jack", {"game_points": 2, "hang_jack": 6}, "All Fours, hang jack six", "stagbeerjack.com"),
    ),
    "tobago": (
        ("all-fours-tobago", {"turn_up_points": TOBAGO}, "All Fours, Tobago turn-ups", "allfoursonline.com, pagat.com"),
        ("all-fours-tobago-twos", {"turn_up_points": TOBAGO, "twos_toward_game": 2}, "All Fours, Tobago turn-ups, twos count for game", "urbandictionary.com"),
    ),
    "two_players": (
        ("all-twos", {"players": 2}, "All Twos", "Latvian page (two players), allfoursonline.com"),
        ("all-fours-english", {"players": 2, "target": 11, "turn_up_points": MappingProxyType({"J": 1}), "hang_jack": 1, "game_tie": "non_dealer"}, "Old English All Fours, two players", "Encyclopaedia Britannica 1911, Hoyle’s Games Modernized"),
        ("all-fours-running", {"players": 2, "target": 31, "turn_up_points": MappingProxyType({"A": 4, "K": 3, "Q": 2, "J": 1}), "hang_jack": 1}, "Running All Fours (1674)", "pagat.com"),
    ),
}
# fmt: on
"""By group: a preset's id, its rules where they are not the options' defaults, its title, and whom it follows."""

PRESETS: Final[Mapping[str, Rules]] = {
    preset_id: check(Rules(preset_name=preset_id, **differences))  # type: ignore[arg-type]
    for presets in _PRESETS.values()
    for preset_id, differences, _, _ in presets
}
"""The rules of every All Fours preset, by its id."""

PRESET_INFO: Final[Mapping[str, PresetInfo]] = {
    preset_id: PresetInfo(group, title, follows)
    for group, presets in _PRESETS.items()
    for preset_id, _, title, follows in presets
}
"""Group, title and source of every All Fours preset, by its id."""

assert [f.name for f in fields(Rules)][1:] == list(OPTIONS), (
    "Rules and OPTIONS name the same options in order"
)
