"""The bot that plays the written strategy: what the guides to Golf advise their readers.

The advice, on which the Latvian and the Dutch guide agree, is marked where it is followed:

1. Turn up the first cards in different columns: more columns then wait for a partner.
2. Replace the highest cards first, unless they are likely to cancel.
3. Do not wait for partners when another player has few cards face down or looks ready to knock.
4. The player on the right feeds the pile: give up pairing a rank that he collects.
5. The player on the left takes what one throws away: keep the rank he needs.

Every choice is weighed by one number, its cost: the points that one expects to be left with, and what it hands to the others.
Beside that it keeps to what no player at a table would forgive: a known card does not go for a worse one, and a card is
taken from the discard pile only to lower what lies there.
"""

import math
from typing import Final, NamedTuple

from fourball.bots.chance import generator
from fourball.bots.outlook import Outlook
from fourball.bots.sight import Sight
from fourball.cards import Card, rank
from fourball.golf import Rules, View
from fourball.golf import rules as r
from fourball.sets import count_bits

# Settled by playing some thousand holes against plainer players; none of them is sharp.
TURNS_PER_CARD: Final = 1.8
"""Turns it takes a player to see a face-down card off."""
TURNS_PER_CARD_FLIPPING: Final = 1.2
"""The same where cards may be turned up after a discard."""
TURNS_TO_KNOCK: Final = 8.0
"""After how many turns somebody is likely to knock."""
FEED: Final = 0.35
"""How much a point given to another counts against an own one."""
LAST_TURN: Final = 5.0
"""What a last turn is worth to a player at most."""
LAST_TURN_SHARE: Final = 0.5
"""The share of the points lying there that a last turn takes off at most."""
AHEAD: Final = 0.2
"""What a point of lead is worth when the hole is brought to its end."""
HASTE: Final = 2.0
"""What it costs to end a hole level with the others, as one has further turns in hand."""
ROUGH: Final = 1.0
"""How much more than the average a card may count that goes on a hidden one."""
KNOCKS: Final = 1.5
"""Points a card on which a player knocks; as patience wears out, up to twice as many."""
TOO_MANY: Final = 12
"""Nobody knocks on more than this with up to six cards, or on more than two points a card with more."""
PATIENCE: Final = 1.5
"""After so many turns for each card a player waits less and less for more than to be lowest; after twice as many not at all."""
SPREAD: Final = 3.0
"""How far a last turn leaves a score from what was expected, as a standard deviation."""


class ClubBot:
    """Plays the advice of the guides, with every option of every form."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, rules: Rules) -> str:
        """The legal action that costs least."""
        if len(view.legal) == 1 or view.to_act != view.seat:
            return view.legal[0]  # out of turn one may only clear, which changes no score
        if view.phase == "start":
            return self._first_card(view, rules)
        thought = _Thought(view, rules)
        if view.phase == "turn":
            return thought.source()
        return thought.placing() if view.phase == "held" else thought.turning()

    def _first_card(self, view: View, rules: Rules) -> str:
        """Advice 1: a card that shares fewest lines with those chosen before. Of equal ones chance picks."""
        sight = Sight(view, rules)
        mates = Outlook(sight, 0, {}).mates
        chosen = sight.known[sight.me] | sight.looked[sight.me]

        def shared(words: str) -> int:
            return sum(chosen >> other & 1 for line in mates[_cell(words)] for other in line)

        fewest = min(map(shared, view.legal))
        apart = [words for words in view.legal if shared(words) == fewest]
        return generator(self._seed, view).choice(apart)


class _Swap(NamedTuple):
    """One place for a card.

    Attributes:
        cell: the place.
        cost: what it costs to put the card there.
        sound: whether a player with sense might.
        rough: whether that lowers nothing, and is done only to be rid of a hidden card.
    """

    cell: int
    cost: float
    sound: bool
    rough: bool


class _Thought:
    """One decision."""

    def __init__(self, view: View, rules: Rules) -> None:
        self.view = view
        self.sight = Sight(view, rules)
        self.options = self.sight.options
        self.me = self.sight.me
        self.others = [seat for seat in range(view.seats) if seat != self.me]
        self.next = (self.me + 1) % view.seats
        self.rivals = [self.sight.points(seat) for seat in self.others]
        self.expected = self._expected()
        self.taken_after = self.sight.collected(self.next)
        waited = view.turns[self.me] / (PATIENCE * self.options.cells)
        self.patience = min(1.0, max(0.0, 2 - waited))
        self.turns = self.patience * self._turns_to_come()
        taken_before = self.sight.collected((self.me - 1) % view.seats)
        self.outlook = Outlook(self.sight, self.turns, taken_before)
        self.lies = self.outlook.weigh()

    def source(self) -> str:
        """Knock, take the discard, draw, or turn a card up where that may be done instead."""
        view, sight = self.view, self.sight
        take = None
        if "take" in view.legal and sight.top is not None:
            take = self._best(self._swaps(sight.top))
            take = None if take is None or take.rough else take
        hidden = drawn = 0.0
        for card, count in sight.unseen:
            hidden += count
            swap = self._best(self._swaps(card))
            cost = self._discard_cost(card)
            drawn += count * (cost if swap is None else min(cost, swap.cost))
        drawn = drawn / hidden if hidden else self.lies.later
        if "knock" in view.legal and self._should_knock():
            return "knock"
        turn = self._turn_towards_the_end()
        if turn and self.lies.now + self._end_cost(self.lies.now) < drawn:
            return turn
        return "draw" if take is None or drawn < take.cost else "take"

    def _turn_towards_the_end(self) -> str:
        """A turn spent on turning a card up, where the cards face down are known, or the last of them is to end the hole."""
        turns = [words for words in self.view.legal if words.startswith("turn ")]
        unknown = self.sight.position.face_down[self.me] & ~self.sight.known[self.me]
        if not turns or not self._ends_when_up() or (unknown and len(turns) > 1):
            return ""
        return turns[0]

    def placing(self) -> str:
        """Where to put the held card, or on the discard pile with it."""
        card = self.sight.held
        assert card is not None, "the own card is seen"
        swaps = self._swaps(card)
        best = self._best(swaps)
        if "discard" in self.view.legal:
            if best is None or self._discard_cost(card) <= best.cost:
                return "discard"
        elif best is None:
            best = min(swaps, key=_cost)
        return f"swap {best.cell + 1}"

    def turning(self) -> str:
        """Which card to turn up after a discard, if any: it costs nothing, but the last one may end the hole."""
        cells = [words for words in self.view.legal if words != "keep"]
        ends = len(cells) == 1 and self._ends_when_up()
        too_early = ends and self._end_cost(self.lies.now) > 0
        if "keep" in self.view.legal and (too_early or self.view.last_turns):
            return "keep"
        known = self.sight.known[self.me]

        def learnt(words: str) -> int:
            mates = sum(known >> o & 1 for line in self.outlook.mates[_cell(words)] for o in line)
            return -100 if known >> _cell(words) & 1 else mates

        return max(cells, key=learnt)

    def _turns_to_come(self) -> float:
        """How many turns one may still expect after this one (advice 3)."""
        view, o = self.view, self.options
        if view.last_turns:
            return 0.0
        if o.end == r.END_KNOCK:
            turns = max(1.0, TURNS_TO_KNOCK * o.cells / 4 - view.turns[self.me])
            if min(self.rivals) < 2 * o.cells:
                turns = min(turns, 1.5)
        else:
            flipping = o.flip in (r.FLIP_MAY, r.FLIP_MUST)
            pace = TURNS_PER_CARD_FLIPPING if flipping else TURNS_PER_CARD
            down = [count_bits(cells) for cells in self.sight.position.face_down[: view.seats]]
            turns = min(down[seat] for seat in self.others) * pace + (o.end == r.END_LAST_TURN) / 2
            turns = min(turns, down[self.me] * pace + 1)
        if o.end_hole:
            turns = min(turns, view.stock_count / view.seats)
        return max(0.0, min(turns, o.turn_cap - view.turns[self.me] - 1))

    def _best(self, swaps: list[_Swap]) -> _Swap | None:
        """The cheapest of the sound swaps; one that lowers nothing, on a hidden card, only where none lowers anything."""
        kept = [swap for swap in swaps if swap.sound and not swap.rough]
        kept = kept or [swap for swap in swaps if swap.sound]
        return min(kept, key=_cost, default=None)

    def _swaps(self, card: Card) -> list[_Swap]:
        """A card in each own cell (advice 2: the cheapest place is that of a high card that will not cancel)."""
        sight, me = self.sight, self.me
        p = sight.position
        known, down = sight.known[me], p.face_down[me]
        ends = self._ends_when_up()
        swaps = []
        for cell in range(self.options.cells):
            bit = 1 << cell
            if p.cleared[me] & bit:
                continue
            at = me * r.CELLS + cell
            old, p.grid[at] = p.grid[at], card
            sight.known[me] = known | bit
            weight = self.outlook.weigh()
            last = ends and down == bit
            cost = weight.now + self._end_cost(weight.now) if last else weight.later
            if known & bit:
                cost += self._feed_cost(old)
            lowers = weight.plain < self.lies.plain
            rough = not (last or lowers or known & bit or self.view.last_turns)
            near = rough and weight.plain < self.lies.plain + ROUGH
            if rough and self.outlook.builds(cell):
                near, rough = True, False
            swaps.append(_Swap(cell, cost, last or lowers or near, rough))
            p.grid[at] = old
        sight.known[me] = known
        return swaps

    def _discard_cost(self, card: Card) -> float:
        """The cost of throwing a card away."""
        keep = self.lies.later
        down = self.sight.position.face_down[self.me]
        if self.options.flip == r.FLIP_MUST and count_bits(down) == 1 and self._ends_when_up():
            keep = self.lies.now + self._end_cost(self.lies.now)
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

    def _expected(self) -> list[float]:
        """What the others are likely to count when the hole is over, if one brings it to its end now."""
        if self.options.end == r.END_NOW:
            return self.rivals
        return [lie - min(LAST_TURN, max(0.0, lie) * LAST_TURN_SHARE) for lie in self.rivals]

    def _end_cost(self, points: float) -> float:
        """What it costs to be the ender with so many points, the penalty included; less than 0 where it pays."""
        lead = min(self.expected) - points
        cost = HASTE - lead * AHEAD + self._charge(points)
        return cost * self.patience if cost > 0 else cost

    def _charge(self, points: float) -> float:
        """What one must expect to be charged as the ender with so many points."""
        if self.options.penalty == r.PENALTY_NONE:
            return 0.0
        own = count_bits(self.sight.unknown(self.me))
        safe = 1.0
        for seat, theirs in zip(self.others, self.expected, strict=True):
            hidden = own + count_bits(self.sight.unknown(seat))
            spread = math.sqrt(SPREAD**2 + hidden * self.sight.spread**2)
            safe *= _below((theirs - points - self.options.tie_penalised / 2) / spread)
        return (1 - safe) * self._penalty(points)

    def _penalty(self, points: float) -> float:
        """What a failed ender is charged."""
        kind = self.options.penalty
        if kind == r.PENALTY_PLUS10:
            return 10
        if kind == r.PENALTY_ADD_WINNER:
            return max(0, min(self.expected))
        if kind == r.PENALTY_WORST:
            return max(0, max(self.expected) - points) + LAST_TURN
        return max(0, points) + (5 if kind == r.PENALTY_DOUBLE_PLUS5 else 0)

    def _should_knock(self) -> bool:
        """Whether ending the hole now is better than another turn for all.

        A knock gives up a turn of one's own and one of each other player's; so it pays when theirs are worth more. It is out of
        the question with more than a good score, or when another is likely to end up lower.
        """
        points = self.lies.now
        cells = self.options.cells
        most = TOO_MANY if cells <= 6 else 2 * cells
        if points > min(most, KNOCKS * cells * (2 - self.patience)):
            return False
        if points + self.options.tie_penalised / 2 > self._lowest_other():
            return False
        theirs = sum(map(self._gain, self.others)) / len(self.others)
        return (self._gain(self.me) + self._charge(points)) * self.patience <= theirs

    def _lowest_other(self) -> float:
        """The lowest of the others after their last turns; as patience wears out, as they lie now."""
        pairs = zip(self.rivals, self.expected, strict=True)
        return min(lie + (then - lie) * self.patience for lie, then in pairs)

    def _gain(self, seat: int) -> float:
        """What another turn is worth to a player: a stock card in the place of his worst, if it is better."""
        worst = self.sight.worst(seat)
        points = self.options.points
        hidden = gained = 0.0
        for card, count in self.sight.unseen:
            hidden += count
            gained += count * max(0.0, worst - points[card])
        return gained / hidden if hidden else 0.0


def _below(deviations: float) -> float:
    """How much of a normal distribution lies below so many standard deviations."""
    return (1 + math.erf(deviations / math.sqrt(2))) / 2


def _cost(swap: _Swap) -> float:
    return swap.cost


def _cell(words: str) -> int:
    return int(words.split()[1]) - 1
