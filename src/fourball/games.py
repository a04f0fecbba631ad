"""The games there are, and what they have in common for whoever plays either: presets, options, packs and seats."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from fourball import allfours, golf
from fourball.cards import DECK, Card
from fourball.errors import RulesError
from fourball.options import PresetInfo

Rules: TypeAlias = golf.Rules | allfours.Rules
Option: TypeAlias = golf.Option | allfours.Option
View: TypeAlias = golf.View | allfours.View
Event: TypeAlias = golf.Event | allfours.Event
Happened: TypeAlias = golf.Happened | allfours.Happened


@dataclass(frozen=True, slots=True)
class Game:
    """One game.

    Attributes:
        name: as in a record.
        presets: the rules of every preset, by its id; no two games share an id.
        preset_info: group, title and source of every preset.
        options: every option.
        make: the rules of a preset, with house rules on top.
        from_dict: the rules of a record's ``rules`` object.
    """

    name: str
    presets: Mapping[str, Rules]
    preset_info: Mapping[str, PresetInfo]
    options: Mapping[str, Option]
    make: Callable[..., Rules]
    from_dict: Callable[[Mapping[str, object]], Rules]


GAMES: Final[Mapping[str, Game]] = {
    "golf": Game(
        "golf",
        golf.PRESETS,
        golf.PRESET_INFO,
        golf.OPTIONS,
        golf.Rules.preset,
        golf.Rules.from_dict,
    ),
    "allfours": Game(
        "allfours",
        allfours.PRESETS,
        allfours.PRESET_INFO,
        allfours.OPTIONS,
        allfours.Rules.preset,
        allfours.Rules.from_dict,
    ),
}
"""The games, by the name that a record has for them."""


def game_of(rules: Rules) -> Game:
    """The game that the rules are of."""
    return GAMES["allfours" if isinstance(rules, allfours.Rules) else "golf"]


def game_of_preset(preset_id: str) -> Game:
    """The game that a preset is of.

    Raises:
        RulesError: ``unknown-preset``.
    """
    for game in GAMES.values():
        if preset_id in game.presets:
            return game
    raise RulesError(
        "unknown-preset",
        f"There is no preset “{preset_id[:40]}”; `fourball presets` lists them.",
        preset=preset_id[:40],
    )


def preset(preset_id: str, **differences: Any) -> Rules:
    """The rules of a preset of either game, with house rules on top.

    Raises:
        RulesError: ``unknown-preset``, ``unknown-option``, ``bad-value`` or ``refused-combination``.
    """
    return game_of_preset(preset_id).make(preset_id, **differences)


def from_dict(game: str, options: Mapping[str, object]) -> Rules:
    """The rules of a record's ``rules`` object, which spells out every option.

    Raises:
        RulesError: ``missing-option``, ``unknown-option``, ``bad-value`` or ``refused-combination``.
    """
    return GAMES[game].from_dict(options)


def pack(rules: Rules, seats: int) -> tuple[Card, ...]:
    """The unshuffled pack for these rules and this many players (Golf 2.6, All Fours 2.2)."""
    return golf.pack(rules, seats) if isinstance(rules, golf.Rules) else DECK


def deck_count(rules: Rules, seats: int) -> int:
    """With how many decks they are played."""
    return golf.deck_count(rules, seats) if isinstance(rules, golf.Rules) else 1


def usual_seats(rules: Rules) -> int:
    """How many seats a table has if nobody says: in All Fours as many as the rules have players."""
    return 4 if isinstance(rules, golf.Rules) else rules.players


def check_seats(rules: Rules, seats: int) -> int:
    """The same number of seats, if a table of these rules can have it.

    Raises:
        RulesError: ``bad-seats``.
    """
    if isinstance(rules, golf.Rules):
        return golf.check_seats(seats)
    if seats != rules.players:
        raise RulesError(
            "bad-seats",
            f"These rules are for {rules.players} players, not {seats}.",
            seats=seats,
            players=rules.players,
        )
    return seats
