"""A game of All Fours against bots in the terminal: the reader and a partner against two, or against one."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from fourball.allfours import Event, Rules, View
from fourball.cards import DECK, Card
from fourball.games import cut_order
from fourball.play import Cutting, Match
from fourball.terminal.allfours.commands import understand
from fourball.terminal.allfours.drawing import Drawing
from fourball.terminal.allfours.reckoning import Reckoning, was_counted
from fourball.terminal.allfours.sentences import SIDES, Speaker
from fourball.terminal.session import Ask, Company, Session
from fourball.terminal.typed import Meant, Order
from fourball.terminal.voice import ME
from fourball.words import Words

_PLACES: Final = {2: ("opposite",), 4: ("right", "partner", "left")}
"""Where the others sit, in turn order: the next player at the reader's right."""


class Game(Session[View]):
    """Plays games of All Fours until the reader has had enough."""

    _speaker: Speaker
    _drawing: Drawing

    def __init__(
        self, company: Company, words: Words, console: Console, ask: Ask, *, plain: bool
    ) -> None:
        rules = company.rules
        assert isinstance(rules, Rules), "All Fours is played by the rules of All Fours"
        names = [words(f"fours-terminal-bot-{place}") for place in _PLACES[rules.players]]
        super().__init__(company, words, console, ask, plain=plain, names=names)
        self._rules = rules
        signs = self._signs
        self._speaker = Speaker(words, rules, self._names, spoken=plain, signs=signs)
        self._drawing = Drawing(self._speaker, console.width, signs=signs)
        self._games = [0] * SIDES
        self._cutting = Cutting.of(rules.players, self._shuffled, cut_order(rules))
        self._match = Match.start(rules, self._seats, self._cutting.dealer)

    def _shuffled(self, cards: Sequence[Card]) -> list[Card]:
        mixed = list(cards)
        self._rng.shuffle(mixed)
        return mixed

    def _start(self) -> Match:
        """The next game; the deal goes on to the right (7.1)."""
        return Match.start(self._rules, self._seats, self._match.next_dealer)

    def _play_match(self) -> None:
        if not any(self._games):
            self._lines(self._speaker.cut(self._cutting.rounds, self._cutting.dealer))
        while True:
            self._play_hand()
            self._tell_hand()
            if self._match.over:
                break
            number = len(self._match.deals) + 1
            self._pause(self._words("fours-terminal-next-hand", hand=number))
        self._games[self._match.winners[0]] += 1
        self._say(self._speaker.outcome(self._view()))
        if sum(self._games) > 1:
            self._say(self._games_won())

    def _games_won(self) -> str:
        return f"{self._words('fours-terminal-games')}: {self._speaker.standing(self._games)}"

    def _play_hand(self) -> None:
        self._match, happened = self._match.deal(self._shuffled(DECK))
        self._head()
        self._tell(happened.seen_by(ME), None)
        while self._match.playing is not None:
            seat = self._match.to_act
            assert seat is not None, "a hand that is not over has somebody to act"
            if seat == ME:
                self._act(self._choose())
                continue
            self._offer_calls(seat)
            self._act(self._bot_chooses(seat))

    def _act(self, action: str) -> None:
        before = self._view()
        self._match, happened = self._match.apply(action)
        self._tell(happened.seen_by(ME), before)

    def _offer_calls(self, seat: int) -> None:
        """Offers to call a card that an opponent has exposed and may have to play now."""
        view = self._view()
        hand = view.hands[seat]
        for card in hand.exposed:
            if f"call {card}" not in view.legal or hand.called is not None:
                continue
            who, shown = self._speaker.who(seat), self._speaker.card(card)
            typed = self._ask(self._words("fours-terminal-call-offer", card=shown, **who)).lower()
            if typed in ("c", "call", f"call {card}".lower()):
                self._act(f"{ME} call {card}")
                return

    def _understand(self, typed: str, view: View) -> Meant:
        return understand(typed, view, self._rules)

    def _sure(self, action: str) -> bool:
        word, _, card = action.partition(" ")
        if word != "expose":
            return True
        return self._yes("fours-terminal-expose-sure", card=self._speaker.card(card))

    def _obey(self, order: Order, view: View) -> None:
        if order.name == "last":
            self._say(self._speaker.last_trick(view))
        else:
            super()._obey(order, view)

    def _help_lines(self) -> Sequence[tuple[str, str]]:
        words = self._words
        lines = [
            ("s, stand", words("fours-terminal-help-stand")),
            ("b, beg", words("fours-terminal-help-beg")),
            ("g, give", words("fours-terminal-help-give")),
            ("r, run", words("fours-terminal-help-run")),
            ("packet 3", words("fours-terminal-help-packet")),
            ("1, 2, 3 …", words("fours-terminal-help-number")),
            ("jh, 10h", words("fours-terminal-help-card")),
        ]
        if self._rules.exposed != "never":
            lines += [
                ("expose jh", words("fours-terminal-help-expose")),
                ("call jh", words("fours-terminal-help-call")),
            ]
        return [
            *lines,
            ("l, last", words("fours-terminal-help-last")),
            ("w, where", words("terminal-help-where")),
            ("score", words("terminal-help-score")),
            ("rules", words("terminal-help-rules")),
            ("?, help", words("terminal-help-help")),
            ("q, quit", words("terminal-help-quit")),
        ]

    # What is shown

    def _head(self) -> None:
        words = self._words
        hand = words("fours-hand", hand=self._match.hole)
        first_to = words("fours-slate-first-to", target=self._rules.target)
        self._title(f"{words(f'preset-{self._rules.preset_name}')} · {hand} · {first_to}")

    def _show(self, view: View) -> None:
        if not self._plain:
            drawn = self._drawing.table(view)
            self._console.print(Text(""), *drawn, sep="\n", no_wrap=True, crop=False)
        elif view.phase == "play" and view.last is not None:
            self._lines(self._speaker.how_it_lies(view))
        else:
            self._lines(self._speaker.where(view, self._match.hole))

    def _tell(self, events: Sequence[Event], before: View | None) -> None:
        self._lines(self._speaker.news(events, before, self._view()))

    def _tell_hand(self) -> None:
        """The hand point by point, or how it ended without a count."""
        view = self._view()
        if not was_counted(view.scored):
            self._lines(self._speaker.ending(view))
            self._card()
            return
        reckoning = Reckoning(self._speaker, self._rules, view)
        self._say("")
        counted = self._words("fours-told-count")
        self._say(f"{self._words('fours-hand', hand=self._match.hole)}: {counted}")
        if self._plain:
            self._lines(reckoning.lines())
        else:
            self._console.print(self._drawing.count(reckoning.points()))
        self._lines(reckoning.toward_game())
        self._card()

    def _card(self) -> None:
        """The slate, and the hands of the game."""
        view = self._view()
        if self._plain:
            self._say(self._speaker.standing(view.totals))
            for number, hand in enumerate(self._match.deals, 1):
                scores = self._speaker.standing(hand.scores)
                self._say(f"{self._words('fours-hand', hand=number)}: {scores}")
        else:
            self._console.print(*self._drawing.slate(view.totals), sep="\n")
            if self._match.deals:
                hands = [hand.scores for hand in self._match.deals]
                self._console.print(self._drawing.hands_card(hands, self._match.totals))
        if any(self._games):
            self._say(self._games_won())
