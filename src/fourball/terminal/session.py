"""Sitting at a table in the terminal: asking and answering, the orders, and one match after the other, in either game."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Final, Generic

from rich.console import Console
from rich.text import Text

from fourball import bots
from fourball.games import Rules, game_of
from fourball.play import Match, SeatInfo
from fourball.terminal.drawn import Drawn, can_draw
from fourball.terminal.typed import Action, Meant, Order, Refusal
from fourball.terminal.voice import ME, V, Voice
from fourball.words import Words

Ask = Callable[[str], str]
"""Shows a prompt and reads a line; raises ``EOFError`` when there is nothing more to read."""
_KEYS_WIDE: Final = 12
_CARDS: Final = frozenset({"card", "called"})
"""The values of a refusal that are cards."""


class Leave(Exception):
    """The reader leaves the match."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays by which rules; the reader sits in seat 0.

    Attributes:
        rules: of the table.
        bots: the names of the bots in the other seats.
        seed: settles the deals and the bots' chances; ``None`` leaves them to the system.
    """

    rules: Rules
    bots: tuple[str, ...]
    seed: int | None = None


class Session(ABC, Generic[V]):
    """Plays matches until the reader has had enough.

    Args:
        company: who plays.
        words: in which language.
        console: where it is told.
        ask: reads what is typed.
        plain: lines of text only.
        names: of the bots.
    """

    _speaker: Voice[V]
    _drawing: Drawn
    _match: Match

    def __init__(
        self,
        company: Company,
        words: Words,
        console: Console,
        ask: Ask,
        *,
        plain: bool,
        names: Sequence[str],
    ) -> None:
        self._words = words
        self._console = console
        self._read = ask
        self._plain = plain
        self._rng = random.SystemRandom() if company.seed is None else random.Random(company.seed)
        self._names = ["You", *names]
        self._seats = [
            SeatInfo(name, bot)
            for name, bot in zip(self._names, (None, *company.bots), strict=True)
        ]
        game = game_of(company.rules).name
        self._players: list[Any] = [
            bots.make(name, self._rng.getrandbits(32), game) for name in company.bots
        ]
        self._signs = can_draw(console)
        self._gap = " · " if self._signs and not plain else ", "

    def run(self) -> None:
        """Plays until the reader leaves or the input ends."""
        try:
            self._say(self._words("terminal-begin"))
            while True:
                self._play_match()
                if not self._yes("terminal-again"):
                    break
                self._match = self._start()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self._say("")
            return
        self._say(self._words("terminal-goodbye"))

    @abstractmethod
    def _start(self) -> Match:
        """A new match."""

    @abstractmethod
    def _play_match(self) -> None:
        """Plays the match to its end, and tells how it ended."""

    @abstractmethod
    def _understand(self, typed: str, view: V) -> Meant:
        """What the reader means."""

    @abstractmethod
    def _show(self, view: V) -> None:
        """Shows the table before the reader chooses."""

    @abstractmethod
    def _card(self) -> None:
        """Tells how the match stands."""

    @abstractmethod
    def _help_lines(self) -> Sequence[tuple[str, str]]:
        """What can be typed, and what it does."""

    def _sure(self, action: str) -> bool:
        """Whether the reader is sure; asked of few actions only."""
        return True

    # The reader's turn

    def _choose(self) -> str:
        """Asks for an action until there is one that may be done."""
        view = self._view()
        self._show(view)
        while True:
            self._say(self._speaker.invitation(view))
            typed = self._ask(self._keys(view))
            if not typed:
                continue
            meant = self._understand(typed, view)
            if isinstance(meant, Order):
                self._obey(meant, view)
            elif isinstance(meant, Action):
                if self._sure(meant.words):
                    return f"{ME} {meant.words}"
            else:
                self._refuse(meant, view)

    def _refuse(self, refusal: Refusal, view: V) -> None:
        values: dict[str, str | int] = {"keys": self._keys(view), **refusal.values}
        for name in _CARDS.intersection(values):
            values[name] = self._speaker.card(str(values[name]))
        if "why" in values:
            values["why"] = self._words(str(values["why"]), **values)
        self._say(self._words(refusal.message, **values))

    def _bot_chooses(self, seat: int) -> str:
        view = self._match.view(seat, memory=True)
        return f"{seat} {self._players[seat - 1].choose(view, self._match.rules)}"

    # Orders

    def _obey(self, order: Order, view: V) -> None:
        if order.name == "quit":
            if self._yes("terminal-quit-sure"):
                raise Leave
        elif order.name == "help":
            self._help()
        elif order.name == "where":
            self._lines(self._speaker.where(view, self._match.hole))
        elif order.name == "score":
            self._card()
        else:
            for name, rule in self._speaker.rules():
                self._say(f"{name}: {rule}")

    def _help(self) -> None:
        self._say(self._words("terminal-help-head"))
        for keys, text in self._help_lines():
            line = f"  {keys:<{_KEYS_WIDE}}{text[0].lower() + text[1:]}"
            width = len(line) if self._plain else self._console.width
            self._say(fill(line, max(width, 40), subsequent_indent=" " * (_KEYS_WIDE + 2)))

    def _pause(self, question: str) -> None:
        """Waits for Enter between two deals; orders are obeyed meanwhile."""
        while True:
            typed = self._ask(question)
            if not typed:
                return
            view = self._view()
            meant = self._understand(typed, view)
            if isinstance(meant, Order):
                self._obey(meant, view)

    # Reading and writing

    def _view(self) -> V:
        view: V | None = self._match.view(ME)
        assert view is not None, "a hole or a hand has been dealt"
        return view

    def _keys(self, view: V) -> str:
        return self._gap.join(f"{key} {word}" for key, word in self._speaker.keys(view))

    def _ask(self, prompt: str) -> str:
        self._say(prompt)
        return self._read("> ").strip()

    def _yes(self, question: str, **values: str | int) -> bool:
        while True:
            typed = self._ask(self._words(question, **values)).lower()
            if typed in (*self._words("terminal-yes").split(), "y", "yes"):
                return True
            if typed in (*self._words("terminal-no").split(), "n", "no"):
                return False
            self._say(self._words("terminal-yes-or-no"))

    def _title(self, title: str) -> None:
        """A heading over a deal."""
        if self._plain:
            self._say(title)
        else:
            self._console.rule(Text(title))

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._say(line)

    def _say(self, line: str) -> None:
        text = Text(line) if self._plain else self._drawing.coloured(line)
        self._console.print(text, soft_wrap=self._plain)
