"""Fourball in a terminal: the game, and the reports of the other commands."""
