"""Tables of All Fours whose cards are known: packs in which the wished hands and turn-ups come."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from fourball.allfours import Rules
from fourball.cards import DECK, Card, parse_cards
from tests.browser.laid import Laid
from tests.support.server import Json

FIRST, MORE = 6, 3
"""How many cards each is dealt, and how many more in a run."""

WORKED = (
    "Ah Qh Tc 4c Kd 3s",
    "Kh 2h Ac 9c 5d Qs",
    "Jh 5h Kc 8d Td As",
    "8h 6h Qc 3c Ad 6s",
)
"""The hand of section 9 of the rules, by seat: seat 3 deals, 9h is turned up, seat 0 stands."""
WORKED_TRICKS = (
    "Kd 5d 8d Ad",
    "6s 3s Qs As",
    "Kc 3c 4c Ac",
    "9c Jh Qc Tc",
    "Td 6h Ah 2h",
    "Qh Kh 5h 8h",
)
NOTHING = ("2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7d", "2s 3s 4s 5s 6s 7s", "8c 9c 8d 9d 8s 9s")
"""Without a heart and without a card that counts: with hearts trumps nobody scores."""


def wished_pack(
    dealer: int, hands: Sequence[str], turn_ups: str, *, packet: int = 3, seed: int = 0
) -> list[Card]:
    """A pack that deals these hands, seat by seat, and turns these cards up, one after each deal.

    The first six cards of a hand are dealt first, and three with each turn-up after the first. Hands that are too short get
    whatever cards nobody wished for.
    """
    turned = parse_cards(turn_ups)
    wished = [parse_cards(hand) if hand else [] for hand in hands]
    taken = {*turned, *(card for hand in wished for card in hand)}
    rest = [card for card in DECK if card not in taken]
    random.Random(seed).shuffle(rest)
    each = FIRST + MORE * (len(turned) - 1)
    full = [[*hand, *(rest.pop() for _ in range(each - len(hand)))] for hand in wished]
    seats = len(hands)
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    cards: list[Card] = []
    at = 0
    for number, card in enumerate(turned):
        for _ in range((MORE if number else FIRST) // packet):
            for seat in order:
                cards += full[seat][at : at + packet]
            at += packet
        cards.append(card)
    return cards + rest


@dataclass
class FoursLaid(Laid):
    """A table of All Fours in the making; by default seat 3 deals, so that Mara, at seat 0, speaks first."""

    seats: int = 0

    def __post_init__(self) -> None:
        assert isinstance(self.rules, Rules)
        self.seats = self.rules.players
        super().__post_init__()

    def _lender(self) -> str:
        return "all-twos" if self.seats == 2 else "all-fours"

    def hand(self, hands: Sequence[str], turn_ups: str, *words: str, seed: int = 0) -> None:
        """Deals a hand by threes, and does what is to be done in it first."""
        dealer = self.match.next_dealer
        self._deal(wished_pack(dealer, hands, turn_ups, seed=seed))
        for action in words:
            self.act(action)

    def tricks(self, *tricks: str) -> None:
        """Plays these cards in turn."""
        for trick in tricks:
            for card in trick.split():
                self.act(f"play {card}")

    def play_out(self) -> None:
        """Plays the hand to its end, each the first card that he may play."""
        while self.match.to_act is not None:
            legal = self.match.state.legal_actions()
            self.act(next(one.partition(" ")[2] for one in legal if " play " in one))

    def nothing(self, turn_up: str) -> None:
        """A hand in which nothing is scored but its turn-up, a heart."""
        self.hand(NOTHING, turn_up, "stand")
        self.play_out()


def fours_rules(preset: str = "all-fours", **options: object) -> Rules:
    """A preset with other options; the packets are of three unless they are named."""
    wanted: Json = {"packets": "threes"} | options
    return Rules.preset(preset, **wanted)
