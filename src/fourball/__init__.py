"""Golf and All Fours: rules, tables, bots and study."""

__all__ = ["__version__"]

__version__ = "0.1.0"
