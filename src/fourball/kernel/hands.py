"""All Fours, compiled: many whole hands of random play in one call."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from fourball.allfours import Rules
from fourball.allfours import rules as clear_form
from fourball.allfours.actions import encode
from fourball.allfours.rules import AT_END, RUN
from fourball.cards import DECK
from fourball.kernel.bits import CARD_INSTRUCTIONS
from fourball.kernel.chance import below, draw, stream
from fourball.kernel.chance import following as next_state
from fourball.kernel.compile import compile_rules, door, dtype_of, to_record

POSITION: Final = dtype_of(clear_form.Position())
OPTIONS: Final = dtype_of(clear_form.Options())
_INLINED: Final = (
    "beats",
    "following",
    "higher",
    "legal_plays",
    "legal_follows",
    "play_card",
    "step",
    "count_legal",
    "legal",
    "count_plain",
)
_fast: Final = compile_rules(clear_form, CARD_INSTRUCTIONS, _INLINED)
deal: Final = _fast.deal
count_legal: Final = _fast.count_legal
legal: Final = _fast.legal
legal_mask: Final = _fast.legal_mask
step: Final = _fast.step


def options_record(rules: Rules) -> Any:
    """The rules of a table as a record of one."""
    record = np.zeros(1, OPTIONS)
    to_record(encode(rules), record[0])
    return record


@door
def _play(
    positions: Any, options: Any, pack: Any, seed: Any, first: Any, hands: Any, scores: Any
) -> Any:
    p = positions[0]
    o = options[0]
    steps = 0
    checksum = np.uint64(0)
    for hand in range(first, first + hands):
        x = stream(seed, hand)
        for k in range(len(pack)):
            p.stock[k] = pack[k]
        # Six cards to each and the turn-up; the rest of the pack is of no account unless it is run.
        drawn = 6 * o.seats + 1
        x = draw(p.stock, 0, drawn, len(pack), x)
        p.packet = 0
        deal(p, o, hand % o.seats)
        while p.phase != AT_END:
            x = next_state(x)
            action = legal(p, o, below(x, count_legal(p, o)))
            if action == RUN:
                x = draw(p.stock, drawn, len(pack), len(pack), x)
            step(p, o, action)
            steps += 1
        for side in range(2):
            scores[side] += p.points[side]
            checksum = checksum * np.uint64(31) + np.uint64(p.points[side])
        checksum = checksum * np.uint64(31) + np.uint64(p.tricks + 32 * p.counts)
    return steps, checksum


@dataclass(frozen=True, slots=True)
class Played:
    """What many hands of random play came to.

    Attributes:
        hands: how many.
        steps: decisions in all of them.
        totals: points by side.
        checksum: over every score in order, for comparing with another program.
    """

    hands: int
    steps: int
    totals: tuple[int, ...]
    checksum: int


def play(rules: Rules, hands: int, *, seed: int = 1, first: int = 0) -> Played:
    """Plays whole hands of random play from 0 to 0; the n-th is the same whatever ``first`` and ``hands`` are."""
    scores = np.zeros(2, np.int64)
    steps, checksum = _play(
        np.zeros(1, POSITION),
        options_record(rules),
        np.array(DECK, np.int8),
        seed,
        first,
        hands,
        scores,
    )
    return Played(hands, int(steps), tuple(scores.tolist()), int(checksum))
