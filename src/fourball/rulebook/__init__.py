"""Rule sheets and score sheets for people at a table, built from what is agreed, in every language."""

from fourball.rulebook.chalk import ChalkColumn, ChalkGame, ChalkRow, ChalkSheet, ChalkSide
from fourball.rulebook.example import Example
from fourball.rulebook.fours import FoursRuleSheet
from fourball.rulebook.fours_example import CountExample, PlayExample, TakenCards
from fourball.rulebook.guide import GuideRow
from fourball.rulebook.scores import ScoreRow, ScoreSheet
from fourball.rulebook.sheet import RuleSheet, Section
from fourball.rulebook.sheets import AnyRuleSheet, AnyScoreSheet, rule_sheet, score_sheet

__all__ = [
    "AnyRuleSheet",
    "AnyScoreSheet",
    "ChalkColumn",
    "ChalkGame",
    "ChalkRow",
    "ChalkSheet",
    "ChalkSide",
    "CountExample",
    "Example",
    "FoursRuleSheet",
    "GuideRow",
    "PlayExample",
    "RuleSheet",
    "ScoreRow",
    "ScoreSheet",
    "Section",
    "TakenCards",
    "rule_sheet",
    "score_sheet",
]
