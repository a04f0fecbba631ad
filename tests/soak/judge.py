"""Judges a record of Golf by its JSON alone: the oracle plays it again, card by card, and nothing of the program is asked.

Written from the text on the game record; what it relies on is the oracle, which was written from the rules text.
"""

from collections.abc import Mapping
from typing import Any

from tests.oracle import golf as oracle


class Wrong(Exception):
    """Where a record goes wrong, and how."""


def judge(record: Mapping[str, Any]) -> None:
    """Replays a record.

    Raises:
        Wrong: at the first thing that is not as the rules and the record's own form have it.
    """
    try:
        _judge(record)
    except oracle.Refused as refused:
        raise Wrong(str(refused)) from refused


def _judge(record: Mapping[str, Any]) -> None:
    if record["format"] != "fourball-record/1" or record["game"] != "golf":
        raise Wrong("it is no record of Golf")
    rules, seats = record["rules"], len(record["seats"])
    oracle.check_rules(rules)
    totals, over, winners = [0] * seats, False, list[int]()
    for number, deal in enumerate(record["deals"], 1):
        where = f"deal {number}"
        if over:
            raise Wrong(f"{where}: the match was over")
        first = record["deals"][0]["dealer"]
        if deal["dealer"] != (first + number - 1) % seats:
            raise Wrong(f"{where}: seat {deal['dealer']} deals out of turn")
        scores = _hole(rules, seats, deal, where)
        if scores is None:
            if number < len(record["deals"]) or deal.get("scores"):
                raise Wrong(f"{where}: the hole is not over")
            break
        if deal["scores"] != scores:
            raise Wrong(f"{where}: the scores are {scores}, not {deal['scores']}")
        totals, over, winners = oracle.match(rules, totals, scores, number)
    else:
        _end(record, totals, over, winners)
        return
    if "totals" in record or "winners" in record:
        raise Wrong("totals or winners stand in an unfinished match")


def _end(record: Mapping[str, Any], totals: list[int], over: bool, winners: list[int]) -> None:
    """Totals and winners stand in a finished match and in no other; an open one is over when they do."""
    told = "totals" in record or "winners" in record
    if record["rules"]["length"] == "open" and told and record["deals"]:
        over, winners = True, [seat for seat, total in enumerate(totals) if total == min(totals)]
    if over != told:
        raise Wrong("the match is over" if over else "the match is not over")
    if over and (record["totals"] != totals or record["winners"] != winners):
        raise Wrong(f"the match ended with {totals}, won by {winners}")


def _hole(rules: oracle.Rules, seats: int, deal: Mapping[str, Any], where: str) -> list[int] | None:
    """The scores of a hole, ``None`` if its actions do not bring it to its end."""
    stocks = [text.split() for text in deal.get("reshuffles", [])]
    hole = oracle.Hole(rules, seats, deal["dealer"], deal["pack"].split())
    for place, action in enumerate(deal["actions"], 1):
        stock = None
        if hole.needs_reshuffle() and action.split()[1:] == ["draw"]:
            if not stocks:
                raise Wrong(f"{where}, action {place}: a reshuffle is missing")
            stock = stocks.pop(0)
        try:
            hole.play(action, stock)
        except oracle.Refused as refused:
            raise Wrong(f"{where}, action {place}: {refused}") from refused
    if stocks:
        raise Wrong(f"{where}: {len(stocks)} reshuffles were never reached")
    return hole.scores
