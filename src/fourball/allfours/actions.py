"""Actions and options between words and integers: the words of a record on one side, the rules' integers on the other."""

from typing import Final

from fourball.allfours import rules as r
from fourball.allfours.options import Rules
from fourball.cards import RANKS, card_text, parse_card
from fourball.errors import NotationError

_PLAIN: Final = {"stand": r.STAND, "beg": r.BEG, "give": r.GIVE, "run": r.RUN}
_PLAIN_WORDS: Final = {action: word for word, action in _PLAIN.items()}
_PACKETS: Final = {"1": r.PACKET_OF_ONE, "3": r.PACKET_OF_THREE}
_CARD_WORDS: Final = {"play": r.PLAY, "expose": r.EXPOSE, "call": r.CALL}
WORDS: Final = (*_PLAIN, "packet", *_CARD_WORDS)
"""The first words of all actions of All Fours."""

PHASES: Final = {
    r.AT_PACKET: "packet",
    r.AT_STAND: "stand",
    r.AT_ANSWER: "answer",
    r.AT_PLAY: "play",
    r.AT_END: "over",
}
"""The phases of a hand, in words."""
COUNTED: Final = {r.HIGH: "high", r.LOW: "low", r.JACK_POINT: "jack", r.GAME: "game"}
"""What is counted when a hand is over, in words."""

_FOLLOW: Final = {
    "follow_or_trump": r.FOLLOW_OR_TRUMP,
    "strict": r.FOLLOW_STRICT,
    "trump_only": r.FOLLOW_TRUMP_ONLY,
    "free": r.FOLLOW_FREE,
}
_PACKET: Final = {"dealer_chooses": 0, "ones": 1, "threes": 3}


def encode(rules: Rules) -> r.Options:
    """The rules of a table, as the integers that the rules' functions read."""
    order = {word: what for what, word in COUNTED.items()}
    return r.Options(
        seats=rules.players,
        target=rules.target,
        hang_jack=rules.hang_jack,
        game_points=rules.game_points,
        tie_to_non_dealer=int(rules.game_tie == "non_dealer"),
        low_to_winner=int(rules.low_to == "winner"),
        twos_toward_game=rules.twos_toward_game,
        follow=_FOLLOW[rules.follow],
        void_must_trump=int(rules.void_must_trump),
        no_undertrump=int(rules.undertrump == "banned"),
        down_to_trump_free=int(rules.down_to_trump == "free"),
        no_gift_at_match_point=int(not rules.give_at_match_point),
        gift_needs_trump=int(rules.give_needs_trump),
        turn_last=int(rules.pack_out == "turn_last"),
        callable=int(rules.exposed == "callable"),
        blind_partners=int(rules.blind_partners),
        packet=_PACKET[rules.packets],
        order=[order[word] for word in rules.count_order.split("-")],
        turn_up_points=[
            *(rules.turn_up_points.get(rank, 0) for rank in RANKS),
            *[0] * (16 - len(RANKS)),
        ],
    )


def actor(p: r.Position, o: r.Options, action: int) -> int:
    """The seat that an action belongs to: the owner exposes a card, an opponent calls it, the seat to act does the rest."""
    if action < r.EXPOSE or action >= r.STAND:
        return p.seat
    holder = r.owner(p, action & 63)
    if action < r.CALL:
        return holder
    return (holder + (1 if action < r.CALL_BEFORE else o.seats - 1)) % o.seats


def action_words(action: int) -> str:
    """An action in words: ``beg``, ``packet 3``, ``play Jh``."""
    if action in _PLAIN_WORDS:
        return _PLAIN_WORDS[action]
    if action in (r.PACKET_OF_ONE, r.PACKET_OF_THREE):
        return "packet 1" if action == r.PACKET_OF_ONE else "packet 3"
    word = "play" if action < r.EXPOSE else "expose" if action < r.CALL else "call"
    return f"{word} {card_text(action & 63)}"


def parse_action(words: str) -> str:
    """An action's words as a record writes them: ``play Th`` for ``play  10h``.

    Raises:
        NotationError: ``bad-action`` when the words are no action of All Fours.
    """
    first, *rest = words.split()[:3] or [""]
    if first in _PLAIN and not rest:
        return first
    if first == "packet" and len(rest) == 1 and rest[0] in _PACKETS:
        return f"packet {rest[0]}"
    if first in _CARD_WORDS and len(rest) == 1:
        return f"{first} {card_text(parse_card(rest[0]))}"
    raise NotationError(
        "bad-action",
        f"“{words[:40]}” is no action of All Fours: write one of {', '.join(WORDS)}, with its card or number.",
        action=words[:40],
    )
