"""The sheets of either game, by the rules they are asked for."""

from collections.abc import Sequence
from typing import TypeAlias, TypedDict, Unpack, overload

from fourball import allfours, golf
from fourball.games import Rules
from fourball.play.deal import Deal
from fourball.rulebook import scores, sheet
from fourball.rulebook.chalk import ChalkSheet, chalk_sheet
from fourball.rulebook.fours import FoursRuleSheet, fours_rule_sheet

AnyRuleSheet: TypeAlias = sheet.RuleSheet | FoursRuleSheet
AnyScoreSheet: TypeAlias = scores.ScoreSheet | ChalkSheet


class AgreedBeside(TypedDict, total=False):
    """What a table agrees on beside the rules of its game.

    Attributes:
        first_dealer: who deals first: ``anybody``, ``chance``, ``volunteer`` or ``cut``; in All Fours anybody is whoever cuts the
            highest card.
        ties: what becomes of equal lowest totals in Golf: ``shared``, ``extra_hole`` or ``hands``.
        memory_aid: whether the table helps people to remember.
        games: how many games of All Fours are the match: ``one``, ``best_of:N`` or ``first_to:N``.
    """

    first_dealer: str
    ties: str
    memory_aid: bool
    games: str


class Played(TypedDict, total=False):
    """What is known of a match, and which part of it is wanted.

    Attributes:
        holes: in Golf the results of the finished holes, by seat.
        hands: in All Fours the finished hands of the game that is played.
        first_dealer: the seat that deals first; ``None`` if it is not known yet.
        is_over: whether nothing more is played.
        start: a hole or hand of the sheet that is wanted; without it the next to be played.
        games: how many games of All Fours are the match.
        finished: the totals of its games before this one, by side.
    """

    holes: Sequence[Sequence[int]]
    hands: Sequence[Deal]
    first_dealer: int | None
    is_over: bool
    start: int | None
    games: str
    finished: Sequence[Sequence[int]]


@overload
def rule_sheet(
    rules: golf.Rules, seats: int, language: str, **agreed: Unpack[AgreedBeside]
) -> sheet.RuleSheet: ...
@overload
def rule_sheet(
    rules: allfours.Rules, seats: int, language: str, **agreed: Unpack[AgreedBeside]
) -> FoursRuleSheet: ...
def rule_sheet(
    rules: Rules, seats: int, language: str, **agreed: Unpack[AgreedBeside]
) -> AnyRuleSheet:
    """The rule sheet of a table.

    Args:
        rules: what is agreed, of either game.
        seats: number of players.
        language: ``en``, ``lv``, ``nl`` or ``fi``.
        agreed: what is agreed beside it; all of it has a usual value.

    Raises:
        RulesError: ``bad-seats``.
    """
    if isinstance(rules, golf.Rules):
        return sheet.rule_sheet(
            rules,
            seats,
            language,
            first_dealer=agreed.get("first_dealer", "anybody"),
            ties=agreed.get("ties", "shared"),
            memory_aid=agreed.get("memory_aid", False),
        )
    return fours_rule_sheet(
        rules,
        seats,
        language,
        first_dealer=agreed.get("first_dealer", "cut"),
        memory_aid=agreed.get("memory_aid", False),
        games=agreed.get("games", "one"),
    )


@overload
def score_sheet(
    rules: golf.Rules, names: Sequence[str], language: str, **played: Unpack[Played]
) -> scores.ScoreSheet: ...
@overload
def score_sheet(
    rules: allfours.Rules, names: Sequence[str], language: str, **played: Unpack[Played]
) -> ChalkSheet: ...
def score_sheet(
    rules: Rules, names: Sequence[str], language: str, **played: Unpack[Played]
) -> AnyScoreSheet:
    """A score sheet for a match.

    Args:
        rules: what is agreed, of either game.
        names: the players, by seat.
        language: ``en``, ``lv``, ``nl`` or ``fi``.
        played: what is known of the match; without it the first seat deals, and nothing has been played.

    Raises:
        RulesError: ``bad-seats`` where these rules of All Fours are not for so many.
    """
    first_dealer = played.get("first_dealer", 0)
    is_over, start = played.get("is_over", False), played.get("start")
    if isinstance(rules, golf.Rules):
        return scores.score_sheet(
            rules,
            names,
            language,
            holes=played.get("holes", ()),
            first_dealer=first_dealer,
            is_over=is_over,
            start=start,
        )
    return chalk_sheet(
        rules,
        names,
        language,
        hands=played.get("hands", ()),
        first_dealer=first_dealer,
        is_over=is_over,
        start=start,
        games=played.get("games", "one"),
        finished=played.get("finished", ()),
    )
