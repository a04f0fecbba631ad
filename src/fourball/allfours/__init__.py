"""All Fours, the national game of Trinidad and Tobago: options, rules, actions and views."""

from fourball.allfours.options import MOST_POINTS, OPTIONS, PRESET_INFO, PRESETS, Option, Rules
from fourball.allfours.view import Event, Hand, Happened, Played, Score, Trick, View
from fourball.options import PresetInfo

__all__ = [
    "MOST_POINTS",
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
