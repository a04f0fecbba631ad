"""What is said when something that was typed on the command line cannot be done."""

from typing import Final

import typer

BAD_INPUT: Final = 2
"""The exit code of bad input."""


class BadInput(typer.TyperException):
    """What was typed cannot be done; the message says what and why, in one sentence."""

    exit_code = BAD_INPUT
