"""Many matches between bots, in one process or several, and what came of them: in Golf by seat, in All Fours by side."""

from fourball.simulate.figures import Figures, SeatFigures
from fourball.simulate.run import simulate
from fourball.simulate.sides import GameFigures, SideFigures

__all__ = ["Figures", "GameFigures", "SeatFigures", "SideFigures", "simulate"]
