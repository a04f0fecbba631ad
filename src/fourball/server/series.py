"""A match of several games of All Fours, as a table may agree on: best of so many, or first to so many."""

from dataclasses import dataclass, replace

from fourball.play import Match


@dataclass(frozen=True, slots=True)
class Series:
    """The games of one match; each of them is a record of its own.

    Attributes:
        games: ``best_of:N`` or ``first_to:N``.
        finished: the games that are over, in order.
    """

    games: str
    finished: tuple[Match, ...] = ()

    @staticmethod
    def agreed(games: str) -> "Series | None":
        """A match before its first game; ``None`` where one game is the match."""
        return None if games == "one" else Series(games)

    @property
    def needed(self) -> int:
        """How many games win the match: more than half of those it is the best of."""
        kind, _, number = self.games.partition(":")
        return int(number) if kind == "first_to" else int(number) // 2 + 1

    @property
    def won(self) -> tuple[int, int]:
        """The games won, by side."""
        winners = [match.winners[0] for match in self.finished]
        return winners.count(0), winners.count(1)

    @property
    def winner(self) -> int | None:
        """The side that has won the match."""
        return next((side for side, won in enumerate(self.won) if won >= self.needed), None)

    def with_game(self, match: Match) -> "Series":
        """The same after another game."""
        return replace(self, finished=(*self.finished, match))
