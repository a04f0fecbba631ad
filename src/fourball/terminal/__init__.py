"""Fourball in a terminal: the games, and the reports of the other commands."""
