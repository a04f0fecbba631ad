"""What a soak counts, and how it reads a match's record back."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fourball import record
from fourball.play import Deal, Match


class Stuck(Exception):
    """A hole or a game goes on for longer than any can."""


@dataclass
class Figures:
    """What was played."""

    matches: int = 0
    replayed: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    """By their first word."""
    reshuffles: int = 0
    scored: Counter[str] = field(default_factory=Counter)
    """Points of All Fours, by what they were for."""
    ended: Counter[str] = field(default_factory=Counter)
    """Deals, by how they ended."""
    failures: list[tuple[str, str, dict[str, object]]] = field(default_factory=list)
    """Seed, what went wrong, and record."""

    def add(self, other: "Figures") -> None:
        """Adds what another has counted."""
        self.matches += other.matches
        self.replayed += other.replayed
        self.actions += other.actions
        self.reshuffles += other.reshuffles
        self.scored += other.scored
        self.ended += other.ended
        self.failures += other.failures

    def add_hole(self, hole: Deal) -> None:
        """Counts one hole of Golf."""
        self.actions += Counter(action.split()[1] for action in hole.actions)
        self.reshuffles += len(hole.reshuffles)
        self.ended[hole.ended_by or "not over"] += 1

    def add_hand(self, hand: Deal) -> None:
        """Counts one hand of All Fours."""
        self.actions += Counter(action.split()[1] for action in hand.actions)
        self.scored += Counter(one.what for one in hand.told if one.side is not None)
        self.ended["thrown in" if hand.thrown_in else _tricks(hand)] += 1

    def lines(self, seconds: float) -> list[str]:
        """The figures in words."""
        return [
            f"{self.matches} matches, {self.ended.total()} deals, {self.actions.total()} actions, "
            f"{self.reshuffles} reshuffles in {seconds:.0f} s; {self.replayed} matches replayed, "
            f"{len(self.failures)} failed",
            "deals ended by: " + _counts(self.ended),
            "actions: " + _counts(self.actions),
            "scored: " + _counts(self.scored),
        ]


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counter.most_common()) or "none"


def _tricks(hand: Deal) -> str:
    """How a hand that was not thrown in ended: with how many cards played, if any were."""
    played = sum(" play " in action for action in hand.actions)
    return "the deal" if not played else f"{played} cards"


def replay(match: Match, judge: Callable[[Mapping[str, Any]], None]) -> None:
    """Reads the match's record back, and has the oracle judge it."""
    document = record.parse_json(record.write_line(match.record()))
    assert isinstance(document, dict)
    read = record.read(document)
    if read.to_dict() != document:
        raise AssertionError("the record, read and written again, is another")
    if [deal.scores for deal in read.match.deals] != [deal.scores for deal in match.deals]:
        raise AssertionError("the scores of the replay differ")
    judge(document)
