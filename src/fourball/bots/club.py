"""The bot that plays the written strategy: what the guides to Golf advise their readers.

The advice, on which the Latvian and the Dutch guide agree, is marked where it is followed:

1. Turn up the first cards in different columns: more columns then wait for a partner.
2. Replace the highest cards first, unless they are likely to cancel.
3. Do not wait for partners when another player has few cards face down or looks ready to knock.
4. The player on the right feeds the pile: give up pairing a rank that he collects.
5. The player on the left takes what one throws away: keep the rank he needs.

Every choice is weighed by one number, its cost: the points that one expects to be left with, and what it hands to the others.
"""

import math
from collections.abc import Iterable
from typing import Final

from fourball.bots.chance import generator
from fourball.bots.sight import Sight
from fourball.cards import JOKER, Card, rank
from fourball.golf import Rules, View
from fourball.golf import rules as r

# Settled by playing some hundred holes against plainer players; none of them is sharp.
LOOKS: Final = 1.5
"""Cards seen in a turn: the discard, and the stock card if that was not taken."""
PAIRING: Final = 0.7
"""How often one makes use of such a chance to pair a card."""
LOOKS_BEHIND_COLLECTOR: Final = 0.7
"""The share of them that may still be of a rank which the player on the right collects."""
TURNS_PER_CARD: Final = 1.8
"""Turns it takes a player to see a face-down card off."""
TURNS_PER_CARD_FLIPPING: Final = 1.2
"""The same where cards may be turned up after a discard."""
GOOD: Final = 1.5
"""What a card counts that one gives no more thought to."""
REPAIR: Final = 0.35
"""How many cards a turn to come makes good."""
FEED: Final = 0.35
"""How much a point given to another counts against an own one."""
LAST_TURN: Final = 4.0
"""What a last turn is worth to a player at most."""
LAST_TURN_SHARE: Final = 0.4
"""The share of the points lying there that a last turn takes off at most."""
AHEAD: Final = 0.2
"""What a point of lead is worth when the hole is brought to its end."""
HASTE: Final = 2.0
"""What it costs to end a hole level with the others, as one has further turns in hand."""
KNOCK_LEAD: Final = 4.0
"""The lead with which to knock at the start."""
KNOCK_ANYHOW: Final = 12
"""After how many turns no lead at all is wanted any more."""


class ClubBot:
    """Plays the advice of the guides, with every option of the face-up forms."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, rules: Rules) -> str:
        """The legal action that costs least."""
        if view.phase == "start":
            return self._first_card(view)
        if len(view.legal) == 1 or view.to_act != view.seat:
            return view.legal[0]  # out of turn one may only clear, which changes no score
        thought = _Thought(view, rules)
        if view.phase == "turn":
            return thought.source()
        return thought.placing() if view.phase == "held" else thought.turning()

    def _first_card(self, view: View) -> str:
        """Advice 1. One column is as good as another, so chance picks."""
        assert view.seat is not None, "an onlooker has nothing to choose"
        shown = {(cell - 1) % view.columns for cell in view.layouts[view.seat].face_up}
        apart = [words for words in view.legal if (_cell(words) - 1) % view.columns not in shown]
        return generator(self._seed, view).choice(apart or list(view.legal))


class _Thought:
    """One decision."""

    def __init__(self, view: View, rules: Rules) -> None:
        self.view = view
        self.sight = Sight(view, rules)
        self.options = self.sight.options
        self.me = self.sight.me
        self.others = [seat for seat in range(view.seats) if seat != self.me]
        self.next = (self.me + 1) % view.seats
        self.taken_before = self.sight.collected((self.me - 1) % view.seats)
        self.taken_after = self.sight.collected(self.next)
        self.turns = self._turns_to_come()
        self.pair_chance = [self._pair_chance(wanted) for wanted in range(JOKER + 1)]

    def source(self) -> str:
        """Knock, take the discard, or draw."""
        if "knock" in self.view.legal and self._should_knock():
            return "knock"
        if "take" not in self.view.legal or self.sight.top is None:
            return "draw"
        take = min(self._swaps(self.sight.top).values())
        keep = self._layout_cost(self.turns)
        hidden = drawn = 0.0
        for card, count in self.sight.unseen:
            hidden += count
            drawn += count * min(*self._swaps(card).values(), self._discard_cost(card, keep))
        return "draw" if drawn < take * hidden else "take"

    def placing(self) -> str:
        """Where to put the held card, or on the discard pile with it."""
        card = self.sight.held
        assert card is not None, "the own card is seen"
        costs = {f"swap {cell + 1}": cost for cell, cost in self._swaps(card).items()}
        if "discard" in self.view.legal:
            costs["discard"] = self._discard_cost(card, self._layout_cost(self.turns))
        return min(costs, key=costs.__getitem__)

    def turning(self) -> str:
        """Which card to turn up after a discard, if any: it costs nothing, but the last one may end the hole."""
        cells = [words for words in self.view.legal if words != "keep"]
        ends = len(cells) == 1 and self._ends_when_up()
        too_early = ends and self._end_cost(self.sight.points(self.me)) > 0
        if "keep" in self.view.legal and (too_early or self.view.last_turns):
            return "keep"
        known = self.sight.known[self.me]
        waiting = [words for words in cells if known >> self._across(_cell(words) - 1) & 1]
        return (waiting or cells)[0]

    def _turns_to_come(self) -> float:
        """How many turns one may still expect after this one (advice 3)."""
        view, o = self.view, self.options
        if view.last_turns:
            return 0.0
        if o.end == r.END_KNOCK:
            turns = 1.5 if min(map(self.sight.points, self.others)) < 8 else 4.0
        else:
            flipping = o.flip in (r.FLIP_MAY, r.FLIP_MUST)
            pace = TURNS_PER_CARD_FLIPPING if flipping else TURNS_PER_CARD
            down = [r.count_bits(cells) for cells in self.sight.position.face_down[: view.seats]]
            turns = min(down[seat] for seat in self.others) * pace + (o.end == r.END_LAST_TURN) / 2
            turns = min(turns, down[self.me] * pace + 1)
        if o.end_hole:
            turns = min(turns, view.stock_count / view.seats)
        return max(0.0, min(turns, o.turn_cap - view.turns[self.me] - 1))

    def _layout_cost(self, turns: float) -> float:
        """What the own layout is likely to count with so many turns to come."""
        p, o, me = self.sight.position, self.options, self.me
        known = self.sight.known[me]
        gone = self.sight.cancelled(me)
        cards = []
        for cell in range(o.cells):
            if (gone | p.cleared[me]) >> cell & 1:
                continue
            if not known >> cell & 1:
                cards.append(self.sight.mean)
                continue
            card = p.grid[me * r.CELLS + cell]
            points: float = o.points[card]
            if points > 0 and turns and self._can_pair(cell, gone):
                points *= 1 - self.pair_chance[card & 15]
            cards.append(points)
        cost = sum(cards)
        if turns and cards:
            repaired = min(0.8, turns * REPAIR / len(cards))
            cost -= repaired * sum([points - GOOD for points in cards if points > GOOD])
        if gone and (o.block_self or o.block_others):
            cost += (o.block_self - o.block_others) * r.count_blocks(p, o, me, gone)
        return cost

    def _can_pair(self, cell: int, gone: int) -> bool:
        if self.options.match in (r.MATCH_NONE, r.MATCH_ANYWHERE):
            return self.options.match == r.MATCH_ANYWHERE
        return not gone >> self._across(cell) & 1

    def _across(self, cell: int) -> int:
        """The other cell of a column of two."""
        return (cell + self.options.columns) % self.options.cells

    def _pair_chance(self, wanted: int) -> float:
        """How likely a card of a rank comes in time; less so if the player on the right collects it (advice 4)."""
        looks = self.turns * LOOKS * (LOOKS_BEHIND_COLLECTOR if wanted in self.taken_before else 1)
        return PAIRING * (1 - math.pow(1 - self.sight.likelihood(wanted), looks))

    def _swaps(self, card: Card) -> dict[int, float]:
        """The cost of a card in each own cell (advice 2: the cheapest place is that of a high card that will not cancel)."""
        sight, me = self.sight, self.me
        p = sight.position
        known, down = sight.known[me], p.face_down[me]
        costs = {}
        for cell in range(self.options.cells):
            bit = 1 << cell
            if p.cleared[me] & bit:
                continue
            at = me * r.CELLS + cell
            old, p.grid[at] = p.grid[at], card
            sight.known[me], p.face_down[me] = known | bit, down & ~bit
            if down == bit and self._ends_when_up():
                points = self._layout_cost(0)
                costs[cell] = points + self._end_cost(points)
            else:
                costs[cell] = self._layout_cost(self.turns)
            if known & bit:
                costs[cell] += self._feed_cost(old)
            p.grid[at] = old
        sight.known[me], p.face_down[me] = known, down
        return costs

    def _discard_cost(self, card: Card, keep: float) -> float:
        """The cost of throwing a card away, the layout as it lies costing ``keep``."""
        down = self.sight.position.face_down[self.me]
        if self.options.flip == r.FLIP_MUST and r.count_bits(down) == 1 and self._ends_when_up():
            points = self.sight.points(self.me)
            keep = points + self._end_cost(points)
        return keep + self._feed_cost(card)

    def _feed_cost(self, card: Card) -> float:
        """What a card on the pile is worth to the player on the left (advice 5)."""
        if self.view.ender == self.next or (self.view.last_turns and self.options.stock_only):
            return 0.0
        if rank(card) in self.taken_after:
            worth = self.taken_after[rank(card)] + self.sight.mean
        else:
            worth = self.sight.mean - self.options.points[card]
        return max(0.0, worth) * FEED / len(self.others)

    def _ends_when_up(self) -> bool:
        """Whether the hole comes to its end when one has every card face up."""
        return self.options.end != r.END_KNOCK and not self.view.last_turns

    def _rivals(self) -> list[float]:
        """What the others are likely to count if the hole is brought to its end now."""
        points = [self.sight.points(seat) for seat in self.others]
        if self.options.end == r.END_NOW:
            return points
        return [lie - min(LAST_TURN, max(0.0, lie) * LAST_TURN_SHARE) for lie in points]

    def _end_cost(self, points: float) -> float:
        """What it costs to be the ender with so many points, the penalty included; less than 0 where it pays."""
        rivals = self._rivals()
        lead = min(rivals) - points
        return HASTE - lead * AHEAD + self._penalty(points, rivals) / (1 + math.exp(lead / 4))

    def _penalty(self, points: float, rivals: Iterable[float]) -> float:
        """What a failed ender is charged."""
        kind = self.options.penalty
        if kind == r.PENALTY_NONE:
            return 0
        if kind == r.PENALTY_PLUS10:
            return 10
        if kind == r.PENALTY_ADD_WINNER:
            return max(0, min(rivals))
        if kind == r.PENALTY_WORST:
            return max(0, max(rivals) - points) + LAST_TURN
        return max(0, points) + (5 if kind == r.PENALTY_DOUBLE_PLUS5 else 0)

    def _should_knock(self) -> bool:
        """Whether one is lowest, and likely to stay so after the others' last turns."""
        points = self.sight.points(self.me)
        rivals = self._rivals()
        caution = max(0.0, 1 - self.view.turns[self.me] / KNOCK_ANYHOW)
        lead = caution * (KNOCK_LEAD + self._penalty(points, rivals) / 5)
        if self.options.tie_penalised:
            lead += 0.5
        return points + lead <= min(rivals)


def _cell(words: str) -> int:
    return int(words.split()[1])
