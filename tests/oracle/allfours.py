"""A slow and plain reading of the rules of All Fours, for tests only.

It shares nothing with the engine. Section numbers in the docstrings are those of the rules text for
All Fours; "options" is the list of options and presets, "the record" the text on the game record.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

Rules = dict[str, Any]
Told = dict[str, Any]

RANKS = "23456789TJQKA"
"""The ranks of a suit, the lowest first (section 2)."""
SUITS = "cdhs"
SUIT_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
PACK = [rank + suit for suit in SUITS for rank in RANKS]

WORTH = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
"""What a card counts toward game; twos as `twos_toward_game` says, others nothing (section 5)."""

COUNTED = ("high", "low", "jack", "game")

CHOICES: dict[str, tuple[object, ...]] = {
    "players": (4, 2),
    "packets": ("dealer_chooses", "threes", "ones"),
    "game_tie": ("nobody", "non_dealer"),
    "low_to": ("holder", "winner"),
    "twos_toward_game": (0, 2),
    "count_order": tuple("-".join(words) for words in permutations(COUNTED)),
    "follow": ("follow_or_trump", "strict", "trump_only", "free"),
    "void_must_trump": (False, True),
    "undertrump": ("allowed", "banned"),
    "down_to_trump": ("must_beat", "free"),
    "give_at_match_point": (True, False),
    "give_needs_trump": (False, True),
    "pack_out": ("throw_in", "turn_last"),
    "exposed": ("never", "callable"),
    "blind_partners": (False, True),
}
"""Options with a list of values, the default first (options)."""

NUMBERS = ("target", "hang_jack", "game_points")
"""Options that take a number from 1 (options)."""

MOST = 1_000
"""The highest number that this program takes."""

OPTIONS = {*CHOICES, *NUMBERS, "turn_up_points"}

PACKETS = {"threes": 3, "ones": 1}
BY_PACKET = {3: (3, 3), 1: (1, 1, 1, 1, 1, 1)}
"""How many each player gets in each round of the first deal (section 2)."""


class Refused(Exception):
    """What the rules do not allow, in words."""


def check_rules(rules: Rules) -> None:
    """Refuse a rules object that is not a game (options: the table and the refused combinations).

    The preset is a name only and may be any string.
    """
    if not isinstance(rules.get("preset"), str):
        raise Refused("the rules do not name a preset")
    for name in sorted(OPTIONS):
        if name not in rules:
            raise Refused(f"the option {name} is missing")
    for name in rules:
        if name != "preset" and name not in OPTIONS:
            raise Refused(f"there is no option {name}")
    for name, values in CHOICES.items():
        if not any(type(rules[name]) is type(value) and rules[name] == value for value in values):
            raise Refused(f"{name} cannot be {rules[name]!r}")
    for name in NUMBERS:
        if not _is_number(rules[name]):
            raise Refused(f"{name} cannot be {rules[name]!r}")
    table = rules["turn_up_points"]
    if not isinstance(table, dict):
        raise Refused(f"turn_up_points cannot be {table!r}")
    for rank, points in table.items():
        if rank not in list(RANKS) or not _is_number(points):
            raise Refused(f"turn_up_points cannot have {points!r} for {rank!r}")
    if rules["void_must_trump"] and rules["follow"] not in ("follow_or_trump", "strict"):
        raise Refused("void_must_trump=true needs follow=follow_or_trump or strict")
    if rules["undertrump"] == "banned" and rules["follow"] == "free":
        raise Refused("undertrump=banned does not go with follow=free")


def _is_number(value: object) -> bool:
    return type(value) is int and 1 <= value <= MOST


def read_card(text: str) -> str:
    """The one written form of a card (the record, cards)."""
    rank = text[:-1].upper().replace("10", "T")
    suit = SUIT_SIGNS.get(text[-1:], text[-1:].lower())
    if rank + suit not in PACK:
        raise Refused(f"{text!r} is not a card")
    return rank + suit


def read_cards(text: str) -> list[str]:
    """A list of cards (the record, cards)."""
    return [read_card(card) for card in text.split()]


def side(seat: int) -> int:
    """The side of a seat, with four players and with two (section 1)."""
    return seat % 2


def higher(one: str, other: str) -> bool:
    """Whether a card is higher than another of its suit (section 2)."""
    assert one[1] == other[1]
    return RANKS.index(one[0]) > RANKS.index(other[0])


def highest(cards: Sequence[str]) -> str:
    """The highest of cards of one suit (section 2)."""
    return max(cards, key=lambda card: RANKS.index(card[0]))


def lowest(cards: Sequence[str]) -> str:
    """The lowest of cards of one suit (section 2)."""
    return min(cards, key=lambda card: RANKS.index(card[0]))


def game_worth(rules: Rules, card: str) -> int:
    """What a card counts toward game (section 5)."""
    return int(rules["twos_toward_game"]) if card[0] == "2" else WORTH.get(card[0], 0)


def winning_card(trump: str, trick: Sequence[str]) -> str:
    """The card that wins: the highest trump, or else the highest of the suit led (section 4)."""
    trumps = [card for card in trick if card[1] == trump]
    return highest(trumps or [card for card in trick if card[1] == trick[0][1]])


def jack_points(rules: Rules, holder: int, taker: int) -> int:
    """What the side that took the jack of trumps scores for it (section 5)."""
    return 1 if side(holder) == side(taker) else int(rules["hang_jack"])


def may_play(
    rules: Rules, trump: str, trick: Sequence[str], hand: Sequence[str], called: str | None = None
) -> list[str]:
    """The cards of a hand that may be played to a trick (section 4)."""
    allowed = _by_the_rules(rules, trump, list(trick), list(hand))
    return [called] if called in allowed and called is not None else allowed


def _by_the_rules(rules: Rules, trump: str, trick: list[str], hand: list[str]) -> list[str]:
    """What may be played before a call is looked at (section 4)."""
    trumps = [card for card in hand if card[1] == trump]
    if not trick:
        return hand
    led = trick[0][1]
    if led == trump:
        return hand if rules["follow"] == "free" or not trumps else trumps
    allowed = hand
    followers = [card for card in hand if card[1] == led]
    if rules["follow"] in ("follow_or_trump", "strict"):
        if followers:
            with_trumps = rules["follow"] == "follow_or_trump"
            allowed = followers + trumps if with_trumps else followers
        elif rules["void_must_trump"] and trumps:
            allowed = trumps
    trumps_before = [card for card in trick if card[1] == trump]
    if rules["undertrump"] == "banned" and trumps_before:
        if rules["down_to_trump"] == "free" and trumps == hand:
            return allowed
        best = highest(trumps_before)
        left = [card for card in allowed if card[1] != trump or higher(card, best)]
        allowed = left or allowed
    return allowed


class Hand:
    """One hand, played action by action (sections 2 to 5)."""

    def __init__(
        self,
        rules: Rules,
        dealer: int,
        pack: Sequence[str],
        packet: int | None = None,
        totals: Sequence[int] = (0, 0),
    ) -> None:
        """Deal, if the packets are known (section 2).

        `packet` is what the dealer has chosen in an earlier hand of the game, `totals` what the
        sides had before this hand.
        """
        check_rules(rules)
        seats = int(rules["players"])
        if type(dealer) is not int or not 0 <= dealer < seats:
            raise Refused(f"there is no seat {dealer} to deal")
        cards = [read_card(card) for card in pack]
        if sorted(cards) != sorted(PACK):
            raise Refused("the pack is not one of 52 cards")
        if packet not in (None, 1, 3):
            raise Refused(f"nobody deals in packets of {packet}")

        self.rules = dict(rules)
        self.seats = seats
        self.dealer = dealer
        self.eldest = (dealer + 1) % seats
        self.packet = PACKETS.get(rules["packets"], packet)
        self._order = [(dealer + step) % seats for step in range(1, seats + 1)]
        self._pack = cards
        """The cards neither dealt nor turned, the next first."""
        self._dealt: list[list[str]] = [[] for _ in range(seats)]
        self._hands: list[list[str]] = [[] for _ in range(seats)]
        self._turned: list[str] = []
        self._exposed: set[str] = set()
        self._called: dict[int, str] = {}
        """The call that stands against a seat."""
        self._taken: list[list[str]] = [[] for _ in range(seats)]
        """The cards of the tricks each seat has taken."""
        self._before = list(totals)
        self._moment = "packet" if self.packet is None else "turned"
        """One of: packet, turned, begged, play, over."""

        self.points = [0, 0]
        self.told: list[Told] = []
        self.trump: str | None = None
        self.to_act: int | None = dealer
        self.thrown_in = False
        self.winner: int | None = None
        self.tricks: list[int] = []
        """The winner of each trick."""
        self.trick: list[tuple[int, str]] = []
        """The seats and cards of the trick on the table."""
        self.all_tricks: list[list[tuple[int, str]]] = []
        """The tricks before it."""
        self.high: dict[str, Any] | None = None
        self.low: dict[str, Any] | None = None
        self.jack: dict[str, Any] | None = None
        self.game: list[int] | None = None
        self.counted: list[str] | None = None
        if self.packet is not None:
            self._deal()

    @property
    def over(self) -> bool:
        """Whether the hand is over."""
        return self._moment == "over"

    @property
    def hands(self) -> list[str]:
        """For each seat the cards in its hand, in the order dealt."""
        return [" ".join(cards) for cards in self._hands]

    @property
    def hand_sizes(self) -> list[int]:
        """For each seat the number of cards in its hand."""
        return [len(cards) for cards in self._hands]

    @property
    def turned(self) -> str:
        """All turn-ups in order."""
        return " ".join(self._turned)

    @property
    def left(self) -> int:
        """How many cards of the pack are neither dealt nor turned."""
        return len(self._pack)

    @property
    def totals(self) -> list[int]:
        """The sides' points with those of this hand."""
        return [before + now for before, now in zip(self._before, self.points, strict=True)]

    @property
    def exposed(self) -> list[list[str]]:
        """For each seat the cards of its hand that lie exposed."""
        return [[card for card in cards if card in self._exposed] for cards in self._hands]

    @property
    def called(self) -> list[str | None]:
        """For each seat the card that is called for."""
        return [self._called.get(seat) for seat in range(self.seats)]

    @property
    def game_so_far(self) -> list[int]:
        """What each side's tricks count toward game."""
        counts = [0, 0]
        for seat, cards in enumerate(self._taken):
            counts[side(seat)] += sum(game_worth(self.rules, card) for card in cards)
        return counts

    def sees(self, seat: int | None) -> list[str]:
        """The hands as a seat may know them, or an onlooker (section 7, who may look)."""
        return [self._seen(seat, owner) for owner in range(self.seats)]

    def _seen(self, seat: int | None, owner: int) -> str:
        return " ".join(
            card if self._may_see(seat, owner) or card in self._exposed else "??"
            for card in self._hands[owner]
        )

    def _may_see(self, seat: int | None, owner: int) -> bool:
        """Whether a seat may look at a hand (section 7, who may look; section 3, blind partners)."""
        if self.over:
            return True
        if seat != owner:
            return False
        blind = self.rules["blind_partners"] and self.seats == 4 and self.trump is None
        return not blind or seat in (self.dealer, self.eldest)

    def legal(self) -> set[str]:
        """Every action allowed now (sections 2 to 4)."""
        if self.over:
            return set()
        found = {f"{self.to_act} {words}" for words in self._words()}
        if self.rules["exposed"] == "callable":
            for owner, cards in enumerate(self._hands):
                for card in cards:
                    if card not in self._exposed:
                        found.add(f"{owner} expose {card}")
                    elif self._moment == "play" and owner not in self._called:
                        for caller in range(self.seats):
                            if side(caller) != side(owner):
                                found.add(f"{caller} call {card}")
        return found

    def _words(self) -> list[str]:
        """What the player to act may do (sections 2 to 4)."""
        if self._moment == "packet":
            return ["packet 1", "packet 3"]
        if self._moment == "turned":
            return ["stand", "beg"]
        if self._moment == "begged":
            return ["give", "run"] if self._may_give() else ["run"]
        assert self.to_act is not None
        assert self.trump is not None
        cards = may_play(
            self.rules,
            self.trump,
            [card for _, card in self.trick],
            self._hands[self.to_act],
            self._called.get(self.to_act),
        )
        return [f"play {card}" for card in cards]

    def _may_give(self) -> bool:
        """Whether the dealer may give one (section 3)."""
        would_win = self.totals[side(self.eldest)] + 1 >= self.rules["target"]
        if would_win and not self.rules["give_at_match_point"]:
            return False
        has_one = any(card[1] == self._turned[0][1] for card in self._hands[self.dealer])
        return has_one or not self.rules["give_needs_trump"]

    def play(self, action: str) -> None:
        """Play one action, or refuse it and change nothing."""
        if action not in self.legal():
            raise Refused(f"{action!r} is not allowed now; allowed: {sorted(self.legal())}")
        seat_word, word, *rest = action.split()
        seat = int(seat_word)
        if word == "packet":
            self.packet = int(rest[0])
            self._deal()
        elif word == "stand":
            self._fix(self._turned[0][1])
        elif word == "beg":
            self._moment = "begged"
            self.to_act = self.dealer
        elif word == "give":
            self._give()
        elif word == "run":
            self._run()
        elif word == "expose":
            self._exposed.add(rest[0])
        elif word == "call":
            owner = next(s for s in range(self.seats) if rest[0] in self._hands[s])
            self._called[owner] = rest[0]
        else:
            self._play_card(seat, rest[0])

    def _deal(self) -> None:
        """Six cards to each and one turned (section 2)."""
        assert self.packet is not None
        for count in BY_PACKET[self.packet]:
            self._deal_round(count)
        self._moment = "turned"
        self.to_act = self.eldest
        self._turn()

    def _deal_round(self, count: int) -> None:
        for seat in self._order:
            for _ in range(count):
                card = self._pack.pop(0)
                self._dealt[seat].append(card)
                self._hands[seat].append(card)

    def _turn(self) -> None:
        """Turn the next card and score it (section 3)."""
        card = self._pack.pop(0)
        self._turned.append(card)
        points = self.rules["turn_up_points"].get(card[0], 0)
        if points:
            self._score("turn_up", side(self.dealer), points, card=card)

    def _score(self, what: str, whose: int, points: int, **about: object) -> None:
        """Score points, which may end the game (sections 3 and 5)."""
        self.points[whose] += points
        self.told.append({"what": what, "side": whose, "points": points, **about})
        if self.totals[whose] >= self.rules["target"]:
            self.winner = whose
            self._end()

    def _end(self) -> None:
        self._moment = "over"
        self.to_act = None

    def _fix(self, suit: str) -> None:
        """Trump is fixed, and eldest leads (sections 3 and 4)."""
        self.trump = suit
        self._moment = "play"
        self.to_act = self.eldest

    def _give(self) -> None:
        """The suit stays, and eldest's side has a point at once (section 3)."""
        self._fix(self._turned[0][1])
        self._score("gift", side(self.eldest), 1)

    def _run(self) -> None:
        """Deal three more and turn until another suit comes (section 3)."""
        assert self.packet is not None
        refused = self._turned[0][1]
        while len(self._pack) >= 3 * self.seats + 1:
            for count in (3,) if self.packet == 3 else (1, 1, 1):
                self._deal_round(count)
            if self._turned_another(refused):
                return
        if self.rules["pack_out"] == "turn_last":
            while self._pack:
                if self._turned_another(refused):
                    return
        self.thrown_in = True
        self._end()

    def _turned_another(self, refused: str) -> bool:
        """Turn a card; whether that ends the run, by another suit or by the end of the game."""
        self._turn()
        if self.over:
            return True
        if self._turned[-1][1] == refused:
            return False
        self._fix(self._turned[-1][1])
        return True

    def _play_card(self, seat: int, card: str) -> None:
        """Play a card to the trick (section 4)."""
        assert self.trump is not None
        self._hands[seat].remove(card)
        self._exposed.discard(card)
        self._called.pop(seat, None)
        self.trick.append((seat, card))
        if len(self.trick) < self.seats:
            self.to_act = (seat + 1) % self.seats
            return
        cards = [card for _, card in self.trick]
        best = winning_card(self.trump, cards)
        taker = next(player for player, card in self.trick if card == best)
        self._taken[taker] += cards
        self.tricks.append(taker)
        self.all_tricks.append(self.trick)
        self.trick = []
        self.to_act = taker
        if not any(self._hands):
            self._count()

    def _count(self) -> None:
        """Count the points of the hand (section 5)."""
        self.counted = []
        self.game = self.game_so_far
        trumps = [card for cards in self._dealt for card in cards if card[1] == self.trump]
        if trumps:
            best, least = highest(trumps), lowest(trumps)
            self.high = {"card": best, "holder": self._holder(best)}
            holder, taker = self._holder(least), self._taker(least)
            self.low = {"card": least, "holder": holder, "taker": taker}
        jack = f"J{self.trump}"
        if jack in trumps:
            holder, taker = self._holder(jack), self._taker(jack)
            self.jack = {"holder": holder, "taker": taker, "hung": side(holder) != side(taker)}
        for what in self.rules["count_order"].split("-"):
            whose, points = self._worth(what)
            if whose is None:
                continue
            self.counted.append(what)
            self._score(what, whose, points)
            if self.over:
                return
        self._end()

    def _worth(self, what: str) -> tuple[int | None, int]:
        """Which side has a point of the count, and how much it is (section 5)."""
        if what == "high" and self.high is not None:
            return side(self.high["holder"]), 1
        if what == "low" and self.low is not None:
            return side(self.low["holder" if self.rules["low_to"] == "holder" else "taker"]), 1
        if what == "jack" and self.jack is not None:
            holder, taker = self.jack["holder"], self.jack["taker"]
            return side(taker), jack_points(self.rules, holder, taker)
        if what != "game":
            return None, 0
        assert self.game is not None
        if self.game[0] != self.game[1]:
            return self.game.index(max(self.game)), self.rules["game_points"]
        if self.rules["game_tie"] == "nobody":
            return None, 0
        return side(self.eldest), self.rules["game_points"]

    def _holder(self, card: str) -> int:
        """Who was dealt a card."""
        return next(seat for seat in range(self.seats) if card in self._dealt[seat])

    def _taker(self, card: str) -> int:
        """Who took a card in a trick."""
        return next(seat for seat in range(self.seats) if card in self._taken[seat])


class Game:
    """Hands to the target (sections 2 and 5)."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        """Agree on the rules and the first dealer."""
        check_rules(rules)
        self.rules = dict(rules)
        self.next_dealer = dealer
        self.totals = [0, 0]
        self.winner: int | None = None
        self.packets: dict[int, int] = {}
        """What each dealer has chosen."""
        self.thrown_in = 0

    def deal(self, pack: Sequence[str]) -> Hand:
        """The next hand."""
        if self.winner is not None:
            raise Refused("the game is over")
        packet = self.packets.get(self.next_dealer)
        return Hand(self.rules, self.next_dealer, pack, packet, self.totals)

    def finish(self, hand: Hand) -> None:
        """Note a hand that is over (section 5, next hand)."""
        assert hand.over
        assert hand.packet is not None
        self.packets[hand.dealer] = hand.packet
        self.totals = hand.totals
        self.winner = hand.winner
        if hand.thrown_in:
            self.thrown_in += 1
        else:
            self.next_dealer = hand.eldest
