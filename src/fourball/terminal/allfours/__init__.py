"""All Fours in a terminal."""

from fourball.terminal.allfours.game import Game

__all__ = ["Game"]
