"""Golf, the card game with a layout of cards: options, rules, actions and views."""

from fourball.golf.options import (
    MAX_SEATS,
    MIN_SEATS,
    OPTIONS,
    PRESET_INFO,
    PRESETS,
    Option,
    Rules,
    check_seats,
    deck_count,
    joker_count,
    pack,
)
from fourball.golf.view import (
    Adjustment,
    Column,
    Event,
    Group,
    Happened,
    Held,
    Layout,
    Told,
    View,
)
from fourball.options import PresetInfo

__all__ = [
    "MAX_SEATS",
    "MIN_SEATS",
    "OPTIONS",
    "PRESETS",
    "PRESET_INFO",
    "Adjustment",
    "Column",
    "Event",
    "Group",
    "Happened",
    "Held",
    "Layout",
    "Option",
    "PresetInfo",
    "Rules",
    "Told",
    "View",
    "check_seats",
    "deck_count",
    "joker_count",
    "pack",
]
