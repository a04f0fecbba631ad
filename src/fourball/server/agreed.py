"""What a table agrees on beside the rules of the game."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from fourball.errors import TableError
from fourball.games import Rules, game_of

FirstDealer: TypeAlias = Literal["chance", "volunteer", "cut"]
Ties: TypeAlias = Literal["shared", "extra_hole", "hands"]
Games: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(one|best_of:[1-9]?[13579]|first_to:[1-9][0-9]?)$(?!\n)",
        description="`one`, `best_of:` and an odd number, or `first_to:` and a number, up to 99.",
    ),
]


class Agreed(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on beside the rules of the game; it stays as it was when the table was opened.

    Attributes:
        first_dealer: who deals first: drawn by lot, whoever presses the button, or whoever cuts the lowest card in Golf and the
            highest in All Fours.
        memory_aid: whether the page helps people to remember: in Golf cards that they have seen, in All Fours what each side
            has taken toward game.
        ties: who takes the prize when several have won at Golf: all, the winner of an extra hole of theirs, or of rock, paper,
            scissors. The win stays shared (Golf 9.6).
        games: how many games of All Fours are the match: one, the best of so many, or first to so many.
    """

    first_dealer: FirstDealer = "chance"
    memory_aid: bool = False
    ties: Ties = "shared"
    games: Games = "one"


_USUAL: Final = {"golf": Agreed(), "allfours": Agreed(first_dealer="cut")}


def usual(rules: Rules) -> Agreed:
    """What holds when nothing is said (All Fours 2.3)."""
    return _USUAL[game_of(rules).name]


def check_agreed(agreed: Agreed, rules: Rules) -> Agreed:
    """The same, if it can be agreed on in this game.

    Raises:
        TableError: ``not-in-this-game``.
    """
    usual_here = usual(rules)
    part = "ties" if game_of(rules).name == "allfours" else "games"
    if getattr(agreed, part) != getattr(usual_here, part):
        why = (
            "All Fours cannot be tied, so there is nothing to agree on about ties."
            if part == "ties"
            else "A match of several games is played in All Fours only; a match of Golf has holes."
        )
        raise TableError("not-in-this-game", why, field=part)
    return agreed
