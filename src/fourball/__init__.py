"""Golf and All Fours: rules, tables, bots and study.

The friendly names live here; each is fetched from its place when it is first asked for, so that a command starts at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fourball.errors import FourballError
    from fourball.golf import PRESETS, Event, Rules, View, pack
    from fourball.play import Match, SeatInfo, State

__all__ = [
    "PRESETS",
    "Event",
    "FourballError",
    "Match",
    "Rules",
    "SeatInfo",
    "State",
    "View",
    "__version__",
    "pack",
]

__version__ = "0.1.0"

_PLACES: Final = ("fourball.errors", "fourball.golf", "fourball.play")


def __getattr__(name: str) -> object:
    if name in __all__:
        for place in map(import_module, _PLACES):
            if hasattr(place, name):
                return getattr(place, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
