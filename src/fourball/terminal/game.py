"""A match against bots in the terminal."""

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from rich.console import Console
from rich.text import Text

from fourball import bots
from fourball.golf import Event, Rules, View, pack
from fourball.play import Match, SeatInfo
from fourball.terminal.commands import Action, Order, understand
from fourball.terminal.drawing import Drawing
from fourball.terminal.sentences import Speaker, number_text
from fourball.words import Words

Ask = Callable[[str], str]
"""Shows a prompt and reads a line; raises ``EOFError`` when there is nothing more to read."""

ME: Final = 0


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


class Game:
    """Plays matches until the reader has had enough."""

    def __init__(
        self, company: Company, words: Words, console: Console, ask: Ask, *, plain: bool
    ) -> None:
        self._rules = company.rules
        self._words = words
        self._console = console
        self._read = ask
        self._plain = plain
        self._rng = random.SystemRandom() if company.seed is None else random.Random(company.seed)
        self._names = ["You"] + [
            words("terminal-bot", number=number) for number in range(1, len(company.bots) + 1)
        ]
        self._seats = [
            SeatInfo(name, bot)
            for name, bot in zip(self._names, (None, *company.bots), strict=True)
        ]
        self._players = [bots.make(name, self._rng.getrandbits(32)) for name in company.bots]
        signs = can_draw(console)
        self._gap = " · " if signs and not plain else ", "
        self._speaker = Speaker(words, self._rules, self._names, spoken=plain, signs=signs)
        self._drawing = Drawing(
            self._speaker, console.width, signs=signs, hand=self._rules.layout == "hand4"
        )
        self._offered: set[str] = set()
        self._match = self._start()

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

    def _start(self) -> Match:
        return Match.start(self._rules, self._seats, self._rng.randrange(len(self._seats)))

    def _play_match(self) -> None:
        going_on = True
        while going_on:
            self._play_hole()
            self._tell_hole()
            going_on = self._goes_on()
        match = self._match
        for line in self._speaker.outcome(match.totals, match.winners, len(match.holes)):
            self._say(line)

    def _goes_on(self) -> bool:
        """Whether another hole is played; an open match ends when the reader wants it (9.4)."""
        if self._match.over:
            return False
        if self._rules.length != "open":
            self._pause()
        elif not self._yes("terminal-another-hole"):
            self._match = self._match.end()
            return False
        return True

    def _play_hole(self) -> None:
        cards = list(pack(self._rules, len(self._seats)))
        self._rng.shuffle(cards)
        self._match, happened = self._match.deal(cards)
        self._offered.clear()
        self._head()
        self._tell(happened.seen_by(ME), None)
        while self._match.playing is not None:
            seat = self._match.to_act
            assert seat is not None, "a hole that is not over has somebody to act"
            if seat == ME:
                with self._unseen_afterwards():
                    action = self._choose()
                self._act(action)
                self._offer_clearing()
            else:
                view = self._match.view(seat, memory=True)
                assert view is not None, "a hole has been dealt"
                self._act(f"{seat} {self._players[seat - 1].choose(view, self._rules)}")

    def _act(self, action: str) -> None:
        before = self._view()
        state = self._match.state
        assert state is not None, "a hole has been dealt"
        if action == f"{ME} put back":
            self._match, happened = self._match.put_back(ME)
        else:
            stock = None
            if state.needs_stock:
                stock = list(state.discards_below_top)
                self._rng.shuffle(stock)
            self._match, happened = self._match.apply(action, stock)
        events = happened.seen_by(ME)
        for event in events:
            if event.type == "peek" and event.seat == ME:
                self._look(event)
        self._tell(events, before)

    def _look(self, event: Event) -> None:
        """Shows a card that the reader looks at before play, once; what the terminal shows afterwards is without it."""
        place, card = self._speaker.place(event.cells[0]), self._speaker.card(event.cards[0])
        with self._apart():
            self._say(self._words("said-looking", place=place, card=card))
            self._ask(self._words("terminal-look-done"))

    @contextmanager
    def _unseen_afterwards(self) -> Iterator[None]:
        """A card from the stock that may go face down on the table is not left to be read again, where that can be helped."""
        view = self._view()
        held = view.held is not None and view.held.source == "stock"
        lies_down = self._rules.place == "face_down" and self._rules.layout != "hand4"
        if held and lies_down and self._has_second_screen():
            with self._apart():
                yield
        else:
            yield

    @contextmanager
    def _apart(self) -> Iterator[None]:
        """What is shown meanwhile is gone afterwards: from a second screen, or else scrolled out of sight."""
        if self._has_second_screen():
            with self._console.screen(hide_cursor=False):
                yield
            return
        yield
        self._say("\n" * self._console.height)

    def _has_second_screen(self) -> bool:
        console = self._console
        plain = console.is_dumb_terminal or console.legacy_windows
        return console.is_terminal and not plain

    def _choose(self) -> str:
        """Asks for an action until there is one that may be done."""
        view = self._view()
        self._show(view)
        while True:
            self._say(self._speaker.invitation(view))
            typed = self._ask(self._keys(view))
            if not typed:
                continue
            meant = understand(typed, view)
            if isinstance(meant, Order):
                self._obey(meant, view)
            elif isinstance(meant, Action):
                if meant.words != "knock" or self._yes("terminal-knock-sure"):
                    return f"{ME} {meant.words}"
            else:
                values = dict(meant.values)
                if "card" in values:
                    values["card"] = self._speaker.card(str(values["card"]))
                keys = self._keys(view)
                self._say(self._words(meant.message, **{"keys": keys} | values))

    def _offer_clearing(self) -> None:
        """Offers to clear a group that was not finished before."""
        while self._match.playing is not None:
            clears = [words for words in self._view().legal if words.startswith("clear ")]
            new = [words for words in clears if words not in self._offered]
            if not new:
                return
            self._offered.add(new[0])
            cells = ", ".join(new[0].split()[1:])
            typed = self._ask(self._words("terminal-clear-offer", cells=cells)).lower()
            if typed.split()[:1] in (["c"], ["clear"]):
                self._act(f"{ME} {new[0]}")

    # Orders

    def _obey(self, order: Order, view: View) -> None:
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
        words = self._words
        self._say(words("terminal-help-head"))
        for keys, text in (
            ("d, draw", words("act-draw-spoken")),
            ("t, take", words("terminal-help-take")),
            ("1, 2, 3 …", words("terminal-help-cell")),
            ("x, discard", words("terminal-help-discard")),
            ("b, back", words("terminal-help-back")),
            ("k, keep", words("terminal-help-keep")),
            ("k, knock", words("act-knock-spoken")),
            ("c, clear", words("terminal-help-clear")),
            ("w, where", words("terminal-help-where")),
            ("s, score", words("terminal-help-score")),
            ("r, rules", words("terminal-help-rules")),
            ("?, help", words("terminal-help-help")),
            ("q, quit", words("terminal-help-quit")),
        ):
            line = f"  {keys:<12}{text[0].lower() + text[1:]}"
            width = len(line) if self._plain else self._console.width
            self._say(fill(line, max(width, 40), subsequent_indent=" " * 14))

    def _pause(self) -> None:
        while True:
            typed = self._ask(self._words("terminal-next-hole", hole=len(self._match.holes) + 1))
            if not typed:
                return
            view = self._view()
            meant = understand(typed, view)
            if isinstance(meant, Order):
                self._obey(meant, view)

    # What is shown

    def _head(self) -> None:
        words, rules = self._words, self._rules
        if rules.holes is not None:
            hole = words("table-hole-of", hole=self._match.hole, holes=rules.holes)
        elif rules.points is not None:
            hole = words("table-hole-points", hole=self._match.hole, points=rules.points)
        else:
            hole = words("table-hole", hole=self._match.hole)
        title = f"{words(f'preset-{rules.preset_name}')} · {hole} · {words('table-lowest-wins')}"
        if self._plain:
            self._say(title)
        else:
            self._console.rule(Text(title))

    def _show(self, view: View) -> None:
        if self._plain and view.phase in ("turn", "start"):
            self._lines(self._speaker.where(view, self._match.hole))
        elif not self._plain:
            held = view.phase in ("held", "flip")
            drawn = self._drawing.own(view) if held else self._drawing.table(view)
            self._console.print(Text(""), *drawn, sep="\n", no_wrap=True, crop=False)

    def _tell(self, events: Sequence[Event], before: View | None) -> None:
        self._lines(self._speaker.news(events, before, self._view()))

    def _tell_hole(self) -> None:
        hole = self._match.holes[-1]
        speaker = self._speaker
        self._say("")
        self._say(f"{speaker.result(hole.told)}. {speaker.reckoning()}")
        if self._plain:
            for seat, told in enumerate(hole.told):
                columns = [": ".join(speaker.column(told, n)) for n in range(len(told.columns))]
                self._say(f"{speaker.name(seat)}: {'; '.join(columns)}.")
        else:
            self._console.print(self._drawing.score(hole.told))
        self._lines(speaker.reasons(hole.told, hole.ender, hole.ended_by))
        if self._plain:
            for seat, told in enumerate(hole.told):
                score = number_text(told.score)
                self._say(self._words("told-spoken", name=speaker.name(seat), score=score))
        self._card()

    def _card(self) -> None:
        """The match card."""
        match = self._match
        if not match.holes:
            self._say(self._words("log-none"))
        elif self._plain:
            for seat, total in enumerate(match.totals):
                scores = ", ".join(number_text(hole.scores[seat]) for hole in match.holes)
                name = self._speaker.name(seat)
                leads = f", {self._words('sc-leads')}" if total == min(match.totals) else ""
                self._say(
                    f"{name}: {scores}; {self._words('sc-total')} {number_text(total)}{leads}"
                )
        else:
            holes = [hole.scores for hole in match.holes]
            self._console.print(self._drawing.match_card(holes, match.totals))

    # Reading and writing

    def _view(self) -> View:
        view: View | None = self._match.view(ME)
        assert view is not None, "a hole has been dealt"
        return view

    def _keys(self, view: View) -> str:
        return self._gap.join(f"{key} {word}" for key, word in self._speaker.keys(view))

    def _ask(self, prompt: str) -> str:
        self._say(prompt)
        return self._read("> ").strip()

    def _yes(self, question: str) -> bool:
        while True:
            typed = self._ask(self._words(question)).lower()
            if typed in (*self._words("terminal-yes").split(), "y", "yes"):
                return True
            if typed in (*self._words("terminal-no").split(), "n", "no"):
                return False
            self._say(self._words("terminal-yes-or-no"))

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._say(line)

    def _say(self, line: str) -> None:
        text = Text(line) if self._plain else self._drawing.coloured(line)
        self._console.print(text, soft_wrap=self._plain)


def can_draw(console: Console) -> bool:
    """Whether the terminal can show the suits' signs and the lines of cards."""
    try:
        "♥░┌".encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
