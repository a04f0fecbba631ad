"""Which cases show a clause or a value, the same for both games: each game says what its page, values and reasons are."""

import json
import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

Case = Mapping[str, Any]

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Coverage:
    """What one game's cases have to show.

    Attributes:
        game: as in the kinds of cases.
        title: as cases cite its clauses.
        copied: the file that tells of cases which do not say themselves what they show.
        values: every value of an option, as ``option=value``, of numbers the usual ones and those at a border.
        below: numbers below a border: no values, so they are only refused.
        not_shown: clauses that no case can show, and why. A definition or a rule that a case can show does not belong here.
        refuses_nothing: values, or options with all of them, that can refuse no action, no pack and no combination. Each has
            a case that it leaves alone instead.
        undecided: values that never leave anything to refuse, and why.
    """

    game: str
    title: str
    copied: str
    values: Collection[str]
    below: Collection[str]
    not_shown: Mapping[str, str]
    refuses_nothing: Mapping[str, str]
    undecided: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def page(self) -> str:
        """The rules in numbered clauses."""
        return (FOLDER.parents[1] / f"docs/rules/{self.game}.md").read_text(encoding="utf-8")

    @cached_property
    def clauses(self) -> dict[str, str]:
        """The titles of the clauses by their numbers."""
        return dict(re.findall(r"^\*\*(\d+\.\d+) ([^*]+)\.\*\*", self.page, re.MULTILINE))

    @cached_property
    def cases(self) -> list[Case]:
        """Every case of the game, with what the file of copied ones says of those that do not say it themselves."""
        told = json.loads((FOLDER / self.copied).read_text(encoding="utf-8"))
        lines = [
            line
            for path in sorted(FOLDER.glob("*.jsonl"))
            for line in path.read_text(encoding="utf-8").splitlines()
        ]
        cases = [
            case for case in map(json.loads, lines) if case["kind"].startswith(f"{self.game}.")
        ]
        unknown = set(told) - {case["id"] for case in cases}
        assert not unknown, f"{self.copied} tells of cases that are not there: {unknown}"
        return [{**case, **told.get(case["id"], {})} for case in cases]

    def shown_by(self, case: Case) -> set[str]:
        """The numbers of the clauses that a case shows; an answered question of Golf shows the table of questions too."""
        clauses = {clause.removeprefix(f"{self.title} ") for clause in case.get("clauses", [])}
        return clauses | ({"13.1"} if "question" in case else set())

    def shown(self) -> set[str]:
        """The clauses that any case shows."""
        return {clause for case in self.cases for clause in self.shown_by(case)}

    def without(self, *, accepting: bool) -> list[str]:
        """The values that have no accepting, or no refusing, case."""
        told = {case["option"] for case in self.cases if case.get("accepts") is accepting}
        return [value for value in self.values if value not in told]

    def is_harmless(self, value: str) -> bool:
        """Whether a value can refuse nothing."""
        names = {value, value.partition("=")[0]}
        return bool(names & set(self.refuses_nothing)) and value not in self.below

    def listing(self) -> str:
        """How many cases each clause and each value has, and what has none."""
        clauses = Counter(clause for case in self.cases for clause in self.shown_by(case))
        yes, no = (
            Counter(case["option"] for case in self.cases if case.get("accepts") is accepting)
            for accepting in (True, False)
        )
        lines = [f"{len(self.cases)} cases of {self.title}", "Clauses:"]
        for clause, title in self.clauses.items():
            reason = self.not_shown.get(clause, "AND NO REASON")
            lines.append(f"  {clause} {title}: {clauses[clause] or 'none, ' + reason}")
        lines += ["Values (accepting, refusing):"]
        for value in self.values:
            instead = "" if no[value] else f" ({self.undecided.get(value, 'NONE')})"
            instead = " (left alone)" if self.is_harmless(value) else instead
            lines.append(f"  {value}: {yes[value]}, {no[value]}{instead}")
        return "\n".join(lines)


def is_refusal(case: Case) -> bool:
    """Whether something is refused in the case: an action, the deal, or the rules."""
    return "refused" in case.get("expect", case)


def written(value: object) -> str:
    """A value as a case names it: words and numbers as they are, anything else as in JSON."""
    return value if isinstance(value, str) else json.dumps(value)
