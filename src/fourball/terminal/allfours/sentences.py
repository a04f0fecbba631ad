"""The table of All Fours in sentences: what happened, what may be done, how it stands; in the words that the page has too."""

from collections.abc import Sequence
from typing import Final

from fourball.allfours import OPTIONS, Event, Rules, View
from fourball.allfours.view import Trick
from fourball.cards import HIDDEN
from fourball.rulebook.speech import fours_sentence
from fourball.terminal.allfours.duty import duty
from fourball.terminal.allfours.holding import in_hand, own, playable
from fourball.terminal.voice import ME, Voice, span
from fourball.words import SUIT_NAMES, Words

SIDES: Final = 2
_CALLS: Final = ("stand", "beg", "give", "run")
_TOLD_ELSEWHERE: Final = ("score", "over")
"""A turn-up and a gift tell their points themselves; the rest is told point by point when the hand is over."""


class Speaker(Voice[View]):
    """Says things to the player in seat 0.

    Args:
        words: in which language.
        rules: of the table.
        names: of all players; the first is not used, as the reader is addressed.
        spoken: whether cards are called by their names rather than drawn by their signs.
        signs: whether the suits' signs can be shown.
    """

    def __init__(
        self, words: Words, rules: Rules, names: Sequence[str], *, spoken: bool, signs: bool
    ) -> None:
        super().__init__(words, names, spoken=spoken, signs=signs)
        self._rules = rules

    @property
    def target(self) -> int:
        """How many points win the game."""
        return self._rules.target

    def side(self, side: int) -> str:
        """A side: “Us” and “Them”, or the players' names where there are two."""
        if self._rules.players == SIDES:
            return self.name(side)
        return self.words("fours-slate-us" if side == ME else "fours-slate-them")

    def whose(self, side: int) -> str:
        """A side as messages select it: ``us``, ``them``, or with two players ``you``, ``one``."""
        if self._rules.players == SIDES:
            return "you" if side == ME else "one"
        return "us" if side == ME else "them"

    def _for(self, side: int, points: int) -> str:
        """So many points for a side, at the end of a sentence."""
        who, names = self.whose(side), self.side(side)
        return self.words("fours-for", who=who, names=names, points=points)

    def _second(self, seat: int) -> dict[str, str | int]:
        """The second player of a sentence."""
        return {"other": self.name(seat), "otherYou": self.who(seat)["you"]}

    def trump(self, suit: str) -> str:
        """That a suit is trump."""
        return self.words("fours-trump", suit=SUIT_NAMES[suit])

    # What happened

    def cut(self, rounds: Sequence[Sequence[str | None]], dealer: int) -> list[str]:
        """The cutting for the first deal: the highest card deals, and those who tie cut again (2.3)."""
        words, lines = self.words, []
        for number, cards in enumerate(rounds, 1):
            if number > 1:
                lines.append(words("fours-cut-again", round=number))
            cut = [
                f"{self.name(seat)} {self.card(card)}"
                for seat, card in enumerate(cards)
                if card is not None
            ]
            lines.append(words("fours-terminal-cut", cards=", ".join(cut)))
        highest = rounds[-1][dealer]
        assert highest is not None, "the dealer has cut in every round"
        return [*lines, words("fours-first-cut", card=self.card(highest), **self.who(dealer))]

    def news(self, events: Sequence[Event], before: View | None, after: View) -> list[str]:
        """Lines for what an action brought about."""
        return [line for event in events for line in self._line(event, before, after)]

    def _line(self, event: Event, before: View | None, after: View) -> list[str]:
        words = self.words
        if event.type in _TOLD_ELSEWHERE:
            return []
        if event.type == "deal":
            return [self._dealt(event, before)]
        if event.type == "trump":
            return [words("fours-log-trump", suit=SUIT_NAMES[event.detail or ""])]
        if event.type == "look":
            return [words("fours-log-look")]
        if event.type == "thrown_in":
            return [words("fours-log-thrown-in")]
        assert event.seat is not None, f"somebody did this: {event.type}"
        who, side = self.who(event.seat), event.seat % SIDES
        if event.type == "packet":
            return [words("fours-log-packet", packet=f"p{event.detail}", **who)]
        if event.type == "give":
            return [words("fours-log-give", **{"for": self._for(1 - side, 1)}, **who)]
        if event.type in _CALLS:
            return [words(f"fours-log-{event.type}", **who)]
        if event.type == "trick":
            return self._taken(after)
        card = self.card(event.cards[0])
        if event.type == "turn_up":
            points = self._rules.turn_up_points.get(event.cards[0][0], 0)
            told: dict[str, str | int] = {"points": points, "for": self._for(side, points)}
            return [words("fours-log-turned", card=card, **told, **who)]
        if event.type == "play":
            return [words(f"fours-log-{_how(event, before, after)}", card=card, **who)]
        if event.type == "call":
            owner = next(n for n, hand in enumerate(after.hands) if hand.called == event.cards[0])
            return [words("fours-log-call", card=card, **who, **self._second(owner))]
        assert event.type == "expose", event.type
        return [words("fours-log-expose", card=card, **who)]

    def _dealt(self, event: Event, before: View | None) -> str:
        count, cards = len(event.cards), self.cards(event.cards)
        if event.cards[0] == HIDDEN:
            return self.words("fours-terminal-dealt-blind", count=count)
        if before is not None and before.blind and before.turn_ups:
            return self.words("fours-log-look-own", cards=cards)
        return self.words("fours-terminal-dealt", count=count, cards=cards)

    def _taken(self, after: View) -> list[str]:
        """Who has taken the trick, and whose jack of trumps was lost in it."""
        trick = after.last
        assert trick is not None, "a trick was taken"
        assert trick.taker is not None, "a trick was taken"
        who, lines = self.who(trick.taker), []
        by = next(play.card for play in trick.plays if play.seat == trick.taker)
        for play in trick.plays:
            if play.card == f"J{after.trump}" and (play.seat - trick.taker) % SIDES:
                cards = {"card": self.card(play.card), "by": self.card(by)}
                if self._rules.hang_jack > 1:
                    lines.append(
                        self.words("fours-log-hang", **cards, **who, **self._second(play.seat))
                    )
        return [*lines, self.words("fours-log-trick", worth=trick.worth, **who)]

    # What may be done

    def invitation(self, view: View) -> str:
        """What the reader may do now, in a sentence."""
        words = self.words
        if view.phase == "packet":
            return words("fours-say-packet")
        if view.phase == "stand":
            return words("fours-say-stand", suit=SUIT_NAMES[view.turn_ups[-1][1]])
        if view.phase == "answer":
            asked = words("fours-say-answer", **self.who(view.eldest))
            return asked if "give" in view.legal else f"{asked} {self.no_gift(view)}"
        led = view.trick.plays[0].card[1] if view.trick.plays else view.trump or ""
        called = self.card(own(view).called or HIDDEN)
        said = words(f"fours-say-{duty(view, self._rules)}", suit=SUIT_NAMES[led], card=called)
        may_play = playable(view)
        if not self._spoken or len(may_play) == len(own(view).cards):
            return said
        return f"{said}. {words('fours-where-may', cards=self.cards(may_play))}"

    def no_gift(self, view: View) -> str:
        """Why the dealer may not give one: the point would win them the game, or he has no card of the suit (3.6)."""
        suit = view.turn_ups[-1][1]
        lacks = all(card[1] != suit for card in own(view).cards)
        if self._rules.give_needs_trump and lacks:
            return self.words("fours-why-give-suit", suit=SUIT_NAMES[suit])
        return self.words("fours-why-give-match")

    def keys(self, view: View) -> list[tuple[str, str]]:
        """The keys that do something now, with a word for each."""
        words = self.words
        keys = [
            (action[0], words(f"fours-key-{action}")) for action in _CALLS if action in view.legal
        ]
        for action in view.legal:
            if action.startswith("packet "):
                size = action.split()[1]
                keys.append((size, words(f"fours-act-packet-{size}").lower()))
        numbers = [
            str(number)
            for number, card in enumerate(in_hand(view), 1)
            if f"play {card}" in view.legal
        ]
        if numbers:
            keys.append((span(numbers), words("table-key-cards")))
        if any(action.startswith("expose ") for action in view.legal):
            keys.append(("expose", words("table-key-cards")))
        if any(action.startswith("call ") for action in view.legal):
            keys.append(("call", words("table-key-cards")))
        if view.last is not None:
            keys.append(("l", words("fours-key-last")))
        return [*keys, ("?", words("terminal-key-help"))]

    # How the table stands

    def where(self, view: View, deal: int) -> list[str]:
        """The whole table, for the ear."""
        words = self.words
        lines = [
            f"{words('fours-where-hand', hand=deal, target=view.target)} {self.standing(view.totals)}"
        ]
        turned = [words("fours-where-dealer", **self.who(view.dealer))]
        if view.turn_ups:
            turned.append(words("fours-where-turned", cards=self.cards(view.turn_ups)))
        lines.append(" ".join(turned))
        lines += [self._where_seat(view, seat) for seat in range(1, view.seats)]
        return [*lines, *self.how_it_lies(view)]

    def standing(self, totals: Sequence[int]) -> str:
        """The score of the game."""
        first, second = self.side(0), self.side(1)
        own, others = totals
        return self.words("fours-where-score", first=first, own=own, second=second, others=others)

    def _where_seat(self, view: View, seat: int) -> str:
        words, who, hand = self.words, self.who(seat), view.hands[seat]
        told = [words("fours-where-seat", count=len(hand.cards), tricks=_tricks(view, seat), **who)]
        if hand.exposed and not view.over:
            told.append(words("fours-where-open", cards=self.cards(hand.exposed), **who))
        if hand.called:
            told.append(f"{words('fours-card-called-spoken', card=self.card(hand.called), **who)}.")
        return " ".join(told)

    def how_it_lies(self, view: View) -> list[str]:
        """Whose turn it is, trump, the trick as it lies and the own hand, for the ear."""
        words, hand = self.words, own(view)
        parts = []
        if view.to_act is not None:
            parts.append(words(f"fours-where-turn-{view.phase}", **self.who(view.to_act)))
        trump = view.trump
        parts.append(f"{self.trump(trump)}." if trump else words("fours-where-no-trump"))
        lines = [" ".join(parts)]
        if view.phase == "play":
            lines.append(self._lying(view))
            lines.append(words("fours-where-own-tricks", tricks=_tricks(view, ME)))
        if view.blind:
            lines.append(words("fours-blind"))
        elif hand.cards:
            numbered = (f"{n}: {self.card(card)}" for n, card in enumerate(in_hand(view), 1))
            lines.append(words("fours-where-own", cards=", ".join(numbered)))
        if hand.exposed:
            lines.append(words("fours-where-open", cards=self.cards(hand.exposed), **self.who(ME)))
        return lines

    def _lying(self, view: View) -> str:
        trick = view.trick
        number = {
            "trick": len(view.tricks) + 1,
            "tricks": len(view.tricks) + max(_left(view, seat) for seat in range(view.seats)),
        }
        if trick.taker is None:
            return self.words("fours-where-trick-empty", **number)
        told = self.words("fours-where-trick", plays=self._plays(trick), **number)
        return f"{told} {self.words('fours-where-leads', **self.who(trick.taker))}"

    def _plays(self, trick: Trick) -> str:
        """The cards of a trick in order, each with its player."""
        return ", ".join(
            self.words("fours-lies", card=self.card(play.card), **self.who(play.seat))
            for play in trick.plays
        )

    def last_trick(self, view: View) -> str:
        """The trick before the present one, which may be looked at again."""
        trick = view.last
        if trick is None or trick.taker is None:
            return self.words("fours-last-none")
        took = self.words("fours-last-took", worth=trick.worth, **self.who(trick.taker))
        return f"{self._plays(trick)}. {took}"

    # How it ended

    def ending(self, view: View) -> list[str]:
        """How a hand ended that was not counted: won by the card turned up or by the gift, or thrown in."""
        words = self.words
        if not view.thrown_in:
            gift = view.scored[-1].what == "gift"
            return [words("fours-told-end-gift" if gift else "fours-told-end-kicked")]
        lines = [words("fours-told-pack-out", **self.who(view.dealer))]
        return [*lines, words("fours-told-points-stand")] if view.scored else lines

    def outcome(self, view: View) -> str:
        """Who has won the game."""
        assert view.winner is not None, "the game is over"
        won, lost = view.totals[view.winner], view.totals[1 - view.winner]
        who, names = self.whose(view.winner), self.side(view.winner)
        return f"{self.words('fours-told-won', who=who, names=names, points=won, other=lost)}."

    # The rules of the table

    def rules(self) -> list[tuple[str, str]]:
        """The rules of the table: the name of each, and what is agreed, in a sentence."""
        moot = _moot(self._rules)
        return [
            (self.words(f"rule-{name}"), fours_sentence(self.words, self._rules, name))
            for name in OPTIONS
            if name not in moot
        ]


def _how(event: Event, before: View | None, after: View) -> str:
    """How a card was played: ``led``, ``followed``, ``trumped``, ``overtrumped`` or ``threw``."""
    if before is None or not before.trick.plays:
        return "led"
    card, led = event.cards[0], before.trick.plays[0].card[1]
    if card[1] == led:
        return "followed"
    trick = after.trick if after.trick.plays else after.last
    if card[1] != before.trump or trick is None or trick.taker != event.seat:
        return "threw"
    trumped = any(play.card[1] == before.trump for play in before.trick.plays)
    return "overtrumped" if trumped else "trumped"


def _tricks(view: View, seat: int) -> int:
    return view.tricks.count(seat)


def _left(view: View, seat: int) -> int:
    """How many cards a player has in the hand and in the present trick."""
    return len(view.hands[seat].cards) + sum(play.seat == seat for play in view.trick.plays)


def _moot(rules: Rules) -> set[str]:
    """Options that make no difference beside the others."""
    moot = set()
    if rules.players == SIDES:
        moot.add("blind_partners")
    if rules.undertrump == "allowed":
        moot.add("down_to_trump")
    return moot
