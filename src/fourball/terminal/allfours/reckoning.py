"""How the points of a hand came about: each with the card that made it, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fourball.allfours import Rules, Score, View
from fourball.terminal.allfours.sentences import SIDES, Speaker
from fourball.terminal.voice import ME

_TOWARD_GAME: Final = "AKQJT"


@dataclass(frozen=True, slots=True)
class Point:
    """One line of the count.

    Attributes:
        what: its name: “High”, “Hang jack”.
        card: the card that made it; empty where none did.
        side: who scores; ``None`` where nobody does.
        points: how many.
        why: the reason.
    """

    what: str
    card: str
    side: int | None
    points: int
    why: str


class Reckoning:
    """Tells what was scored in a finished hand.

    Args:
        speaker: in which words.
        rules: of the table.
        view: the hand when it is over.
    """

    def __init__(self, speaker: Speaker, rules: Rules, view: View) -> None:
        self._speaker = speaker
        self._words = speaker.words
        self._rules = rules
        self._view = view

    def points(self) -> list[Point]:
        """Every point of the hand, in the order of scoring."""
        view = self._view
        totals = [total - points for total, points in zip(view.totals, view.points, strict=True)]
        lines = []
        for score in view.scored:
            late = max(totals) >= view.target
            if score.side is not None:
                totals[score.side] += score.points
            wins = not late and max(totals) >= view.target
            lines.append(self._point(score, late=late, wins=wins))
        return lines

    def lines(self) -> list[str]:
        """The same in sentences."""
        return [self._line(point) for point in self.points()]

    def _line(self, point: Point) -> str:
        if point.side is None:
            head = f"{point.what}:"
        else:
            side = self._speaker.side(point.side)
            head = self._words(
                "fours-told-spoken", what=point.what, side=side, amount=str(point.points)
            )
        card = self._words("fours-told-card-spoken", card=point.card) if point.card else ""
        return " ".join(filter(None, (head, card, f"{point.why}.")))

    def toward_game(self) -> list[str]:
        """Which cards each side has taken that count toward game."""
        return [
            self._words(
                "fours-terminal-toward-game",
                side=self._speaker.side(side),
                count=count,
                cards=self._speaker.cards(self._counting(side)),
            )
            for side, count in enumerate(self._view.game_counts)
            if count
        ]

    def _counting(self, side: int) -> list[str]:
        cards = [
            play.card
            for taker, trick in zip(self._view.tricks, self._view.all_tricks, strict=True)
            if taker % SIDES == side
            for play in trick.plays
        ]
        ranks = _TOWARD_GAME + ("2" if self._rules.twos_toward_game else "")
        return sorted((card for card in cards if card[0] in ranks), key=lambda c: ranks.index(c[0]))

    def _point(self, score: Score, *, late: bool, wins: bool) -> Point:
        hung = score.what == "hang_jack" and self._rules.hang_jack == 1
        what = self._words("fours-told-what", what="jack" if hung else score.what)
        card = self._speaker.card(score.card) if score.card else ""
        there = score.what == "game" or score.card is not None
        why = self._words("fours-told-late") if late and there else self._why(score)
        if wins:
            why = f"{why}, {self._words('fours-told-wins')}"
        return Point(what, card, score.side, score.points, why)

    def _why(self, score: Score) -> str:
        words, who = self._words, self._speaker.who
        if score.what == "turn_up":
            return words("fours-told-turn-up", **who(self._view.dealer))
        if score.what == "gift":
            return self._why_gift()
        if score.what == "game":
            return self._why_game(score)
        if score.card is None or score.holder is None or score.taker is None:
            return self._why_nothing(score)
        if score.what == "high":
            return words("fours-told-high", **who(score.holder))
        if score.what == "low":
            return self._why_low(score, score.holder, score.taker)
        return self._why_jack(score, score.holder, score.taker)

    def _why_gift(self) -> str:
        dealer, eldest = self._view.dealer, self._view.eldest
        you = {dealer: "dealer", eldest: "eldest"}.get(ME, "no")
        names = {"dealer": self._speaker.name(dealer), "eldest": self._speaker.name(eldest)}
        return self._words("fours-told-gift", you=you, **names)

    def _why_nothing(self, score: Score) -> str:
        view = self._view
        high = any(one.what == "high" and one.card for one in view.scored)
        if score.what != "jack" or not high:
            return self._words("fours-told-no-trump")
        turned = f"J{view.trump}" in view.turn_ups
        return self._words("fours-told-jack-turned" if turned else "fours-told-no-jack")

    def _why_low(self, score: Score, holder: int, taker: int) -> str:
        words, who = self._words, self._speaker.who
        if any(one.what == "high" and one.card == score.card for one in self._view.scored):
            return words("fours-told-low-only", **who(holder))
        if holder == taker:
            return words("fours-told-low-kept", **who(holder))
        counts = self._rules.low_to if (holder - taker) % SIDES else "side"
        return words("fours-told-low-moved", counts=counts, **self._both(holder, taker))

    def _why_jack(self, score: Score, holder: int, taker: int) -> str:
        words = self._words
        if holder == taker:
            return words("fours-told-jack-kept", **self._speaker.who(holder))
        both = self._both(holder, taker)
        if (holder - taker) % SIDES == 0:
            return words("fours-told-jack-saved", **both)
        more = "yes" if score.points > 1 else "no"
        return words("fours-told-jack-hung", more=more, points=score.points, **both)

    def _both(self, holder: int, taker: int) -> dict[str, str | int]:
        held, took = self._speaker.who(holder), self._speaker.who(taker)
        return {
            "holder": held["name"],
            "held": held["you"],
            "taker": took["name"],
            "took": took["you"],
        }

    def _why_game(self, score: Score) -> str:
        most, least = max(score.game), min(score.game)
        if most > least:
            return self._words("fours-told-game", own=most, other=least)
        tie = "fours-told-game-tie" if score.side is None else "fours-told-game-other"
        return self._words(tie, each=most)


def was_counted(scores: Sequence[Score]) -> bool:
    """Whether a hand was played out, so that its points were counted."""
    return any(score.what == "game" for score in scores)
