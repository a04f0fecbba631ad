"""Judges a record of All Fours by its JSON alone: the oracle plays it again, card by card, and nothing of the program is asked."""

from collections.abc import Mapping
from typing import Any

from tests.oracle import allfours as oracle
from tests.soak.judge import Wrong


def judge_fours(record: Mapping[str, Any]) -> None:
    """Replays a record.

    Raises:
        Wrong: at the first thing that is not as the rules and the record's own form have it.
    """
    try:
        _judge(record)
    except oracle.Refused as refused:
        raise Wrong(str(refused)) from refused


def _judge(record: Mapping[str, Any]) -> None:
    if record["format"] != "fourball-record/1" or record["game"] != "allfours":
        raise Wrong("it is no record of All Fours")
    rules, deals = record["rules"], record["deals"]
    if len(record["seats"]) != rules["players"]:
        raise Wrong(f"{len(record['seats'])} sit at a table of {rules['players']}")
    game = oracle.Game(rules, deals[0]["dealer"] if deals else 0)
    for number, deal in enumerate(deals, 1):
        where = f"deal {number}"
        if game.winner is not None:
            raise Wrong(f"{where}: the game was over")
        if deal["dealer"] != game.next_dealer:
            raise Wrong(f"{where}: seat {deal['dealer']} deals out of turn")
        if not _hand(game, deal, where):
            if number < len(deals) or deal.get("scores"):
                raise Wrong(f"{where}: the hand is not over")
            break
    told = record.get("totals"), record.get("winners")
    over = (None, None) if game.winner is None else (game.totals, [game.winner])
    if told != over:
        raise Wrong(f"the game stands at {over}, not {told}")


def _hand(game: oracle.Game, deal: Mapping[str, Any], where: str) -> bool:
    """Plays a hand; whether its actions bring it to its end."""
    hand = game.deal(deal["pack"].split())
    for place, action in enumerate(deal["actions"], 1):
        try:
            hand.play(action)
        except oracle.Refused as refused:
            raise Wrong(f"{where}, action {place}: {refused}") from refused
    if deal.get("packet") != hand.packet:
        raise Wrong(f"{where}: it was dealt in packets of {hand.packet}")
    if not hand.over:
        return False
    if deal["scores"] != hand.points:
        raise Wrong(f"{where}: the points are {hand.points}, not {deal['scores']}")
    if deal.get("thrown_in", False) != hand.thrown_in:
        raise Wrong(f"{where}: whether it was thrown in is told wrongly")
    game.finish(hand)
    return True
