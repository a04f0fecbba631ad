"""The rules of a table as they are typed on the command line: a preset, house rules, seats and bots."""

from collections.abc import Collection, Sequence
from difflib import get_close_matches

from fourball import allfours, bots
from fourball.games import (
    GAMES,
    Game,
    Option,
    Rules,
    check_seats,
    game_of_preset,
    usual_seats,
    value_of,
)
from fourball.terminal.faults import BadInput


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
    value = value_of(option, text.replace("−", "-"))
    if isinstance(option, allfours.Option) and option.is_table and isinstance(value, str):
        raise BadInput(
            f"{name} is written as ranks with their points, as in {name}=A:1,6:2,J:3 (an ace 1, a six 2, a jack 3), "
            f"or {name}=none; not “{text[:40]}”."
        )
    return value
