"""Sitting down at a table of either game."""

from typing import Any

from rich.console import Console

from fourball.golf import Rules
from fourball.terminal import allfours, golf
from fourball.terminal.session import Ask, Company, Session
from fourball.words import Words


def sit_down(
    company: Company, words: Words, console: Console, ask: Ask, *, plain: bool
) -> Session[Any]:
    """The game that is played by the company's rules, ready to run."""
    game = golf.Game if isinstance(company.rules, Rules) else allfours.Game
    return game(company, words, console, ask, plain=plain)
