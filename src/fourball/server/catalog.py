"""The presets and options of either game as a page needs them."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias, cast

from msgspec import Struct

from fourball import allfours, golf
from fourball.games import GAMES, Option

OptionValue: TypeAlias = str | int | bool | dict[str, int]


class PresetEntry(Struct, frozen=True):
    """A preset: its name, its English title, and every option."""

    id: str
    title: str
    rules: dict[str, OptionValue]


class PresetGroup(Struct, frozen=True):
    """Presets that stand together."""

    id: str
    presets: tuple[PresetEntry, ...]


class OptionEntry(Struct, frozen=True):
    """An option: the values it takes, the numbers it takes, words that carry a number, as in ``holes:9``, or a table of ranks."""

    name: str
    values: tuple[str | int | bool, ...]
    default: OptionValue
    least: int | None
    most: int | None
    counted: dict[str, int]
    table: bool


class Catalog(Struct, frozen=True):
    """All that can be agreed on."""

    game: str
    groups: tuple[PresetGroup, ...]
    options: tuple[OptionEntry, ...]
    defaults: dict[str, OptionValue]


@cache
def catalog(name: str) -> Catalog:
    """The presets, in groups, and the options of the game of that name."""
    game = GAMES[name]
    groups: dict[str, list[PresetEntry]] = {}
    for preset_id, info in game.preset_info.items():
        rules: dict[str, Any] = game.presets[preset_id].to_dict()
        groups.setdefault(info.group, []).append(PresetEntry(preset_id, info.title, rules))
    options = tuple(_entry(name, option) for name, option in game.options.items())
    return Catalog(
        game=name,
        groups=tuple(PresetGroup(name, tuple(entries)) for name, entries in groups.items()),
        options=options,
        defaults={option.name: option.default for option in options},
    )


def _entry(name: str, option: Option) -> OptionEntry:
    if isinstance(option, golf.Option):
        counted = dict(option.counted)
        known = (option.values, option.default, option.least, option.most, counted, False)
        return OptionEntry(name, *known)
    is_number = option.least is not None
    return OptionEntry(
        name,
        tuple(value for value in option.values if isinstance(value, str | int)),
        plain(option.default),
        option.least,
        allfours.MOST_POINTS if is_number or option.is_table else None,
        {},
        option.is_table,
    )


def plain(value: object) -> OptionValue:
    """An option's value as JSON has it."""
    return dict(value) if isinstance(value, Mapping) else cast("OptionValue", value)
