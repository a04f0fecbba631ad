"""The presets and options of Golf as a page needs them."""

from functools import cache

from msgspec import Struct

from fourball.golf import OPTIONS, PRESET_INFO, PRESETS
from fourball.golf.options import Value


class PresetEntry(Struct, frozen=True):
    """A preset: its name, its English title, whether this version plays it, and every option."""

    id: str
    title: str
    rules: dict[str, Value]


class PresetGroup(Struct, frozen=True):
    """Presets that stand together."""

    id: str
    presets: tuple[PresetEntry, ...]


class OptionEntry(Struct, frozen=True):
    """An option: the words it takes, the numbers it takes, and words that carry a number, as in ``holes:9``."""

    name: str
    values: tuple[str, ...]
    default: Value
    least: int | None
    most: int | None
    counted: dict[str, int]


class Catalog(Struct, frozen=True):
    """All that can be agreed on."""

    game: str
    groups: tuple[PresetGroup, ...]
    options: tuple[OptionEntry, ...]
    defaults: dict[str, Value]


@cache
def catalog() -> Catalog:
    """The presets, in groups, and the options."""
    groups: dict[str, list[PresetEntry]] = {}
    for name, info in PRESET_INFO.items():
        rules = PRESETS[name]
        entry = PresetEntry(name, info.title, rules.to_dict())
        groups.setdefault(info.group, []).append(entry)
    return Catalog(
        game="golf",
        groups=tuple(PresetGroup(name, tuple(entries)) for name, entries in groups.items()),
        options=tuple(
            OptionEntry(
                name, option.values, option.default, option.least, option.most, dict(option.counted)
            )
            for name, option in OPTIONS.items()
        ),
        defaults={name: option.default for name, option in OPTIONS.items()},
    )
