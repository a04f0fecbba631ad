"""Many matches between bots, in one process or several, and what came of them by seat."""

from fourball.simulate.figures import Figures, SeatFigures
from fourball.simulate.run import simulate

__all__ = ["Figures", "SeatFigures", "simulate"]
