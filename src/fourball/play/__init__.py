"""Holes, hands and matches as values that never change: every action gives a new one, and tells what happened."""

from fourball.play.cutting import Cutting
from fourball.play.deal import Deal, SeatInfo
from fourball.play.hand import HandState
from fourball.play.hole import State, check_pack, is_match_over, lowest
from fourball.play.match import RULES_VERSION, Match

Hole = Deal
"""A deal of Golf."""

__all__ = [
    "RULES_VERSION",
    "Cutting",
    "Deal",
    "HandState",
    "Hole",
    "Match",
    "SeatInfo",
    "State",
    "check_pack",
    "is_match_over",
    "lowest",
]
