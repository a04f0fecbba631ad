"""Every error a caller can meet: a stable code, one clear sentence, and the facts behind it.

The code and the facts travel on the wire, so that a page can word the error in the reader's language; the sentence is the
English wording for a terminal, a log or a program.
"""


class FourballError(Exception):
    """The root of all errors raised on purpose.

    Attributes:
        code: a stable word for programs, such as ``not-your-turn``.
        sentence: what is wrong, where, and what to do, in English.
        facts: the values the sentence names (cards, seats, options), as JSON values.
    """

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        """Keeps the three parts; ``str()`` of the error is the sentence."""
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.facts = facts


class NotationError(FourballError, ValueError):
    """A text that should name a card, an action or a layout cannot be read."""


class RulesError(FourballError, ValueError):
    """Rules that are no game: an unknown preset or option, a value out of its table, a combination that is refused."""


class IllegalAction(FourballError):
    """An action that the rules do not allow now. Nothing has changed."""


class DealError(FourballError, ValueError):
    """A pack, a new stock or a number of seats that does not fit the rules. Nothing has changed."""


class RecordError(FourballError, ValueError):
    """A game record that cannot be read or replayed."""


class TableError(FourballError):
    """A request to a table that cannot be granted: unknown table, taken seat, stale version, not seated."""


class HostError(FourballError):
    """The place the program runs in does not allow what was asked: a port in use, a database out of reach."""


def brief(value: object, most: int = 40) -> str:
    """Any value at all as a sentence can hold it: as Python writes it, cut short."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number of too many digits
        text = f"a {type(value).__name__} too big to show"
    return text if len(text) <= most else text[: most - 1] + "…"
