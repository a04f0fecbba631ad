"""All Fours, the national game of Trinidad and Tobago: options, rules, actions and views."""

from fourball.allfours.options import OPTIONS, PRESET_INFO, PRESETS, Option, Rules
from fourball.allfours.view import Event, Hand, Happened, Played, Score, Trick, View
from fourball.options import PresetInfo

__all__ = [
    "OPTIONS",
    "PRESETS",
    "PRESET_INFO",
    "Event",
    "Hand",
    "Happened",
    "Option",
    "Played",
    "PresetInfo",
    "Rules",
    "Score",
    "Trick",
    "View",
]
