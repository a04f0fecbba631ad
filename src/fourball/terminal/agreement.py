"""The rules of a table as they are typed on the command line: a preset, house rules, seats and bots."""

import re
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Final

from fourball import allfours, bots
from fourball.games import GAMES, Game, Option, Rules, check_seats, game_of_preset, usual_seats
from fourball.terminal.faults import BadInput

_TRUTH: Final = {"true": True, "false": False}
_NOTHING: Final = "none"
_PARTS: Final = 13


def read_rules(preset: str, house_rules: Sequence[str] | None) -> Rules:
    """The rules of a preset of either game, with house rules on top, each written NAME=VALUE."""
    presets = [preset_id for game in GAMES.values() for preset_id in game.presets]
    if preset not in presets:
        near = _near(preset, presets)
        hint = f"did you mean {near}?" if near else "see `fourball presets`."
        raise BadInput(f"There is no preset “{preset[:40]}”: {hint}")
    game = game_of_preset(preset)
    differences = dict(_difference(text, game) for text in house_rules or [])
    return game.make(preset, **differences)


def read_seats(rules: Rules, seats: int | None, golf: int | None = None) -> int:
    """So many seats, or as many as is usual; ``golf`` is how many that is in Golf where it is another number."""
    if seats is None:
        all_fours = isinstance(rules, allfours.Rules)
        seats = usual_seats(rules) if golf is None or all_fours else golf
    return check_seats(rules, seats)


def read_bots(names: str | None, count: int) -> tuple[str, ...]:
    """The bots of so many seats, by their names with commas; too few are repeated in turn."""
    found = [name.strip() for name in names.split(",")] if names else [bots.DEFAULT]
    for name in found:
        bots.make(name, seed=0)  # refuses a name that is none
    if len(found) > count:
        raise BadInput(f"{len(found)} bots are named, but there are seats for {count}.")
    return tuple(found[seat % len(found)] for seat in range(count))


def _difference(text: str, game: Game) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    name, value = name.strip(), value.strip()
    if not equals or not name:
        raise BadInput(f"A house rule is written NAME=VALUE, not “{text[:40]}”.")
    if name not in game.options:
        near = _near(name, game.options) or " or ".join(game.options)
        raise BadInput(f"There is no house rule “{name[:40]}”: did you mean {near}?")
    return name, _value(name, game.options[name], value)


def _near(text: str, known: Collection[str]) -> str:
    return " or ".join(get_close_matches(text, known, n=3, cutoff=0.5))


def _value(name: str, option: Option, text: str) -> object:
    """A value as the rules have it: a truth value, a number, a table of points, or the word itself."""
    if isinstance(option, allfours.Option) and option.is_table:
        return _points(name, text)
    if text.lower() in _TRUTH and True in option.values and False in option.values:
        return _TRUTH[text.lower()]
    numbers = option.least is not None or any(type(value) is int for value in option.values)
    number = text.replace("−", "-")
    if numbers and re.fullmatch(r"-?[0-9]{1,8}", number, re.ASCII):
        return int(number)
    return text


def _points(name: str, text: str) -> dict[str, int]:
    """Ranks and points, as in ``A1-62-J3``: an ace 1, a six 2, a jack 3; ``none`` is nothing."""
    if text.lower() == _NOTHING:
        return {}
    parts = text.upper().split("-", _PARTS)
    found = [re.fullmatch(r"([A2-9TJQK])([0-9]{1,4})", part, re.ASCII) for part in parts]
    points = {part[1]: int(part[2]) for part in found if part is not None}
    if len(points) < len(parts):  # something that is no such pair, or a rank twice
        raise BadInput(
            f"{name} is written as ranks with their points, as in {name}=A1-62-J3 (an ace 1, a six 2, a jack 3), "
            f"or {name}={_NOTHING}; not “{text[:40]}”."
        )
    return points
