"""What a table agrees on beside the rules of the game."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

FirstDealer: TypeAlias = Literal["chance", "volunteer", "cut"]
Ties: TypeAlias = Literal["shared", "extra_hole", "hands"]


class Agreed(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on beside the rules of the game; it stays as it was when the table was opened.

    Attributes:
        first_dealer: who deals first: drawn by lot, whoever presses the button, or whoever cuts the lowest card.
        memory_aid: whether the page helps people to remember cards that they have seen.
        ties: who takes the prize when several have won: all, the winner of an extra hole of theirs, or of rock, paper,
            scissors. The win stays shared (9.6).
    """

    first_dealer: FirstDealer = "chance"
    memory_aid: bool = False
    ties: Ties = "shared"


USUAL: Final = Agreed()
"""What holds when nothing is said."""
