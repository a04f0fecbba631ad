"""Golf in a terminal."""

from fourball.terminal.golf.game import Game

__all__ = ["Game"]
