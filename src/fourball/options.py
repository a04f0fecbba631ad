"""What the options of both games have in common: names that must be known and spelled out, presets, and refused pairs."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from fourball.errors import RulesError, brief


@dataclass(frozen=True, slots=True)
class PresetInfo:
    """What is told of a preset beside its rules: its group on a page, its title and whom it follows."""

    group: str
    title: str
    follows: str


def check_preset(preset_id: str, presets: Collection[str], game: str) -> None:
    """Sees to it that there is such a preset.

    Raises:
        RulesError: ``unknown-preset``.
    """
    if preset_id not in presets:
        raise RulesError(
            "unknown-preset",
            f"There is no {game} preset “{preset_id[:40]}”; `fourball presets` lists them.",
            preset=preset_id[:40],
        )


def check_names(options: Collection[str], known: Collection[str], game: str) -> None:
    """Sees to it that all options are of the game.

    Raises:
        RulesError: ``unknown-option``.
    """
    for name in options:
        if name not in known:
            raise RulesError(
                "unknown-option", f"“{name[:40]}” is no option of {game}.", option=name[:40]
            )


def spelled_out(
    options: Mapping[str, object], known: Collection[str], game: str
) -> tuple[str, dict[str, object]]:
    """The preset's name and the options of a record's ``rules`` object, which spells out every one.

    Raises:
        RulesError: ``missing-option``, ``unknown-option`` or ``bad-value``.
    """
    named = dict(options)
    preset_name = named.pop("preset", "")
    if not isinstance(preset_name, str):
        raise RulesError(
            "bad-value",
            f"The rules' preset is a name, not {brief(preset_name)}.",
            option="preset",
            value=brief(preset_name),
        )
    check_names(named, known, game)
    for name in known:
        if name not in named:
            raise RulesError(
                "missing-option", f"The rules do not say which “{name}” is played.", option=name
            )
    return preset_name, named


def bad_value(name: str, value: object, wanted: str) -> RulesError:
    """What is said of a value that is not in the table of its option."""
    return RulesError(
        "bad-value",
        f"“{name}” cannot be {brief(value)}: it is one of {wanted}.",
        option=name,
        value=brief(value),
    )
