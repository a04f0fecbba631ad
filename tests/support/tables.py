"""Golf tables for tests: random rules, dealt holes, random play, and worlds that look alike from a seat."""

import random
from collections.abc import Sequence
from dataclasses import replace

from fourball.cards import Card
from fourball.golf import Rules, pack
from fourball.golf import rules as r
from fourball.play import Match, SeatInfo, State
from fourball.play.hole import _copy
from tests.oracle.random_rules import random_rules


def some_rules(rng: random.Random, lengths: Sequence[str] = ()) -> Rules:
    """Random rules, of one of these lengths if any are named."""
    drawn = random_rules(rng)
    return Rules.from_dict(drawn | ({"length": rng.choice(lengths)} if lengths else {}))


def shuffled(rng: random.Random, rules: Rules, seats: int) -> list[Card]:
    cards = pack(rules, seats)
    return rng.sample(cards, len(cards))


def dealt(rng: random.Random, rules: Rules | None = None, seats: int = 0) -> State:
    """A hole before its first action, of random rules for a random number of players where none are given."""
    rules = rules or some_rules(rng)
    seats = seats or rng.randint(2, 8)
    return State.deal(rules, seats, rng.randrange(seats), shuffled(rng, rules, seats))


def choose(rng: random.Random, state: State) -> tuple[str, list[Card] | None]:
    """An action, and the new stock if it wants one; swaps and clearings bring a hole to its end, so they come oftener."""
    actions = state.legal_actions()
    swaps = [action for action in actions if " swap " in action or " clear " in action]
    action = rng.choice(swaps if swaps and rng.random() < 0.5 else actions)
    discards = state.discards_below_top
    return action, rng.sample(discards, len(discards)) if state.wants_stock(action) else None


def another_world(
    rng: random.Random, state: State, viewer: int | None, *, memory: bool = True
) -> State:
    """The same hole with the cards that the viewer may not see, and does not remember, shuffled among their places.

    Without memory even those are shuffled that the viewer has looked at before.
    """
    p = _copy(state._position)
    hidden = []
    for seat in range(state.seats):
        known = 0
        if memory or (seat == viewer and state.rules.layout == "hand4"):
            known = r.known_cells(p, seat, r.NOBODY if viewer is None else viewer)
        hidden += [
            (p.grid, seat * r.CELLS + cell)
            for cell in range(state.rules.cells)
            if (p.face_down[seat] & ~known) >> cell & 1
        ]
    hidden += [(p.stock, k) for k in range(p.stocked)]
    cards = [place[k] for place, k in hidden]
    held_hidden = p.phase == r.WITH_STOCK_CARD and p.seat != viewer
    if held_hidden:
        cards.append(p.held)
    rng.shuffle(cards)
    if held_hidden:
        p.held = cards.pop()
    for (place, k), card in zip(hidden, cards, strict=True):
        place[k] = card
    return replace(state, _position=p)


def played(seed: int) -> Match:
    """A match of random play, now and then with a take put back; its last hole may be unfinished."""
    rng = random.Random(seed)
    rules = some_rules(rng, ("holes:1", "holes:2", "points:20", "open"))
    seats = rng.randint(2, 8)
    people = [SeatInfo(f"P{n}", "club" if n else None) for n in range(seats)]
    match = Match.start(rules, people, rng.randrange(seats))
    for _ in range(3):
        if match.over:
            break
        match, _ = match.deal(shuffled(rng, rules, seats), salt=f"{seed}")
        while match.playing is not None and match.state is not None:
            action, stock = choose(rng, match.state)
            match, _ = match.apply(action, stock)
            if match.state is not None and match.state.can_put_back and rng.random() < 0.3:
                match, _ = match.put_back(int(action.split()[0]))
    if rules.length == "open" and rng.random() < 0.5:
        return match.end()
    return match if match.over or rng.random() < 0.7 else broken_off(rng, match)


def broken_off(rng: random.Random, match: Match) -> Match:
    """The match with another hole begun."""
    match, _ = match.deal(shuffled(rng, match.rules, len(match.seats)))
    for _ in range(rng.randint(0, 40)):
        if match.playing is not None and match.state is not None:
            match, _ = match.apply(*choose(rng, match.state))
    return match
