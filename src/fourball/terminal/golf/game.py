"""A match of Golf against bots in the terminal."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from fourball.golf import Event, Rules, View, pack
from fourball.play import Match
from fourball.terminal.golf.commands import understand
from fourball.terminal.golf.drawing import Drawing
from fourball.terminal.golf.sentences import Speaker
from fourball.terminal.session import Ask, Company, Session
from fourball.terminal.typed import Meant
from fourball.terminal.voice import ME, number_text
from fourball.words import Words


class Game(Session[View]):
    """Plays matches of Golf until the reader has had enough."""

    _speaker: Speaker
    _drawing: Drawing

    def __init__(
        self, company: Company, words: Words, console: Console, ask: Ask, *, plain: bool
    ) -> None:
        names = [words("terminal-bot", number=n) for n in range(1, len(company.bots) + 1)]
        super().__init__(company, words, console, ask, plain=plain, names=names)
        assert isinstance(company.rules, Rules), "Golf is played by the rules of Golf"
        self._rules = company.rules
        signs = self._signs
        self._speaker = Speaker(words, self._rules, self._names, spoken=plain, signs=signs)
        self._drawing = Drawing(
            self._speaker, console.width, signs=signs, hand=self._rules.layout == "hand4"
        )
        self._offered: set[str] = set()
        self._match = self._start()

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
            self._pause(self._words("terminal-next-hole", hole=len(self._match.holes) + 1))
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
                self._act(self._bot_chooses(seat))

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

    def _understand(self, typed: str, view: View) -> Meant:
        return understand(typed, view)

    def _sure(self, action: str) -> bool:
        return action != "knock" or self._yes("terminal-knock-sure")

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

    def _help_lines(self) -> Sequence[tuple[str, str]]:
        words = self._words
        return (
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
        )

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
        self._title(title)

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
            self._console.print(self._drawing.holes_card(holes, match.totals))
