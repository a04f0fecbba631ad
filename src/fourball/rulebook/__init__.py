"""Rule sheets and score sheets for people at a table, built from what is agreed, in every language."""

from fourball.rulebook.example import Example
from fourball.rulebook.guide import GuideRow
from fourball.rulebook.scores import ScoreRow, ScoreSheet, score_sheet
from fourball.rulebook.sheet import RuleSheet, Section, rule_sheet

__all__ = [
    "Example",
    "GuideRow",
    "RuleSheet",
    "ScoreRow",
    "ScoreSheet",
    "Section",
    "rule_sheet",
    "score_sheet",
]
