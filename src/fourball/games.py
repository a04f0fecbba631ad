"""The games there are, and what they have in common for whoever plays either: presets, options, packs and seats."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from fourball import allfours, golf
from fourball.cards import DECK, RANKS, Card, rank
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


def value_of(option: Option, text: str) -> object:
    """A value as it stands in an address or a command: ``true``, ``12``, ``strict``; a table of points as ``A:1,6:2,J:3`` or ``none``.

    A text that is no value stays as it is, and the rules refuse it.
    """
    if isinstance(option, allfours.Option):
        if option.is_table:
            return _points_of(text)
        for value in option.values:
            if not isinstance(value, str) and text.lower() == str(value).lower():
                return value
    is_number = option.least is not None and re.fullmatch(r"-?[0-9]{1,8}", text, re.ASCII)
    return int(text) if is_number else text


def _points_of(text: str) -> dict[str, int] | str:
    points: dict[str, int] = {}
    for entry in () if text.lower() == "none" else text.upper().split(","):
        found = re.fullmatch(rf"([{RANKS}]):([0-9]{{1,4}})", entry, re.ASCII)
        if found is None or found[1] in points:
            return text
        points[found[1]] = int(found[2])
    return points


def pack(rules: Rules, seats: int) -> tuple[Card, ...]:
    """The unshuffled pack for these rules and this many players (Golf 2.6, All Fours 2.2)."""
    return golf.pack(rules, seats) if isinstance(rules, golf.Rules) else DECK


def deck_count(rules: Rules, seats: int) -> int:
    """With how many decks they are played."""
    return golf.deck_count(rules, seats) if isinstance(rules, golf.Rules) else 1


def cut_order(rules: Rules) -> Callable[[Card], int]:
    """A number of each card: in a cut for the first deal the card with the least deals.

    In Golf the lowest, the ace being low; in All Fours the highest, the ace being high (All Fours 2.3).
    """
    return rank if isinstance(rules, golf.Rules) else _from_the_ace_down


def _from_the_ace_down(card: Card) -> int:
    return -rank(card) % len(RANKS)


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
