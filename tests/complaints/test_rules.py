"""Complaints about legality, turns and dealers, as they would look here."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from fourball import bots
from fourball.errors import IllegalAction, NotationError, RulesError
from fourball.golf import OPTIONS, Rules
from fourball.golf.actions import encode
from fourball.golf.options import Value
from fourball.play import Match, SeatInfo, State
from fourball.play.hole import _copy
from fourball.simulate import simulate
from fourball.simulate.hole import play_hole
from tests.complaints.driving import (
    FORMS,
    SEATS,
    almost_up,
    begun,
    ended_by,
    form,
    own,
    turns_nothing_up,
)
from tests.oracle.random_rules import random_rules
from tests.support.server import Json, Person, choose, settled
from tests.support.tables import shuffled

NUMBERS: dict[str, tuple[Value, ...]] = {
    "jokers": (-2, 0, 3),
    "jokers_count": (1, 3),
    "block_self": (-10, 5),
    "turn_cap": (1, 4),
}
COUNTED = ("holes:1", "holes:3", "points:40")


def every_value() -> Iterator[tuple[str, Value]]:
    """Each option with each of its values, and some of its numbers."""
    for name, option in OPTIONS.items():
        for value in (*option.values, *NUMBERS.get(name, ())):
            yield name, value
        for value in COUNTED if option.counted else ():
            yield name, value


def rules_with(rng: random.Random, name: str, value: Value) -> Rules:
    """Random rules in which an option has a value."""
    while True:
        try:
            return Rules.from_dict(random_rules(rng) | {name: value})
        except RulesError:
            continue


@pytest.mark.parametrize("bot", bots.NAMES)
def test_bots_choose_only_what_is_legal_whatever_is_agreed(bot):
    """B088: bots choose from the legal list only, with every value of every option at least once."""
    rng = random.Random(88)
    for name, value in every_value():
        agreed = rules_with(rng, name, value).to_dict()
        rules = Rules.from_dict(agreed | {"turn_cap": min(int(agreed["turn_cap"]), 6)})
        seats = rng.randint(2, 4)
        players = [bots.make(bot, seat) for seat in range(seats)]
        cards = shuffled(rng, rules, seats)
        hole, _ = play_hole(rules, encode(rules, seats), 0, cards, players, rng)
        assert len(hole.scores) == seats, (name, value)


STARTS: tuple[tuple[str, str, dict[str, Value]], ...] = (
    ("up2", "six-card", {}),
    ("up2 same", "six-card-same-column", {}),
    ("up2 different", "six-card-two-columns", {}),
    ("up3", "nine-card", {}),
    ("up3 same", "nine-card", {"start_columns": "same"}),
    ("up3 different", "nine-card", {"start_columns": "different"}),
    ("peek2_any", "four-card", {}),
    ("peek2_nearest", "four-card-pagat", {}),
    ("open", "four-in-hand", {}),
)
BEFORE_PLAY = {"up2": 2, "up3": 3, "peek2_any": 2, "peek2_nearest": 2, "open": 0}
"""How many cards each player turns up or looks at (2.12 to 2.16)."""


def rules_of(preset: str, options: dict[str, Value]) -> Rules:
    return Rules.preset(preset, **({"length": "holes:18", "turn_cap": 1} | options))


@pytest.mark.parametrize(("start", "preset", "options"), STARTS, ids=[name for name, *_ in STARTS])
def test_each_of_eighteen_holes_begins_as_agreed(start, preset, options):
    """B093: from the second hole on too, each player shows or looks at as many cards as agreed, and no more."""
    records = []
    simulate(rules_of(preset, options), 3, 18, ["club"], 93, on_record=records.append)
    deals = records[0]["deals"]
    assert len(deals) == 18
    for deal in deals:
        actions = [action.split() for action in deal["actions"]]
        first = list(
            itertools.takewhile(
                lambda action: action[1] in ("turn", "peek"),
                actions,
            )
        )
        wanted = BEFORE_PLAY[start.split()[0]]
        assert Counter(seat for seat, *_ in first) == Counter(
            dict.fromkeys("012", wanted) if wanted else {}
        )
        order = [str((deal["dealer"] + 1 + n) % 3) for n in range(3)]
        assert [seat for seat, *_ in first] == [seat for seat in order for _ in range(wanted)]


@pytest.mark.timeout(90)
@pytest.mark.parametrize(
    ("start", "preset", "options"),
    [case for case in STARTS if case[0] in BEFORE_PLAY],
    ids=list(BEFORE_PLAY),
)
async def test_a_table_with_bots_goes_through_eighteen_holes(
    mara: Person, start: str, preset: str, options: dict[str, Value]
) -> None:
    """B093: with bots at the table no hole waits for ever, whatever is done before play."""
    wanted = {"length": "holes:18", "turn_cap": 1, **options}
    table = await mara.open_table(preset=preset, options=wanted, seats=3, bots=2, start=True)
    chance = random.Random(start)
    view = await settled(mara, table["id"])
    while view["status"] != "match_over":
        words = "deal" if view["status"] == "hole_over" else choose(view, chance)
        await mara.act(table["id"], view["version"], words)
        view = await settled(mara, table["id"])
    assert len(view["match"]["holes"]) == 18


def started(start: str, preset: str, options: dict[str, Value]) -> State:
    """A hole before its first action, on which clearings and turnings up are allowed as far as may be."""
    rng = random.Random(start)
    rules = rules_of(preset, options)
    return State.deal(rules, 3, 2, shuffled(rng, rules, 3))


WRONG_CELLS = ("0", "-1", "+1", "1.0", "1.5", "1e0", "99", "1000", "x", "", "١", "1 1", "1 2", "0x1")  # fmt: skip
WORDS = ("turn", "peek", "swap", "clear")


def check_refused(state: State, action: str) -> None:
    """The action is refused, and nothing has changed."""
    before = _copy(state._position)
    with pytest.raises((IllegalAction, NotationError)):
        state.apply(action, state.discards_below_top)
    assert state._position == before


@pytest.mark.parametrize(
    ("start", "preset", "options"),
    [case for case in STARTS if case[0] != "open"],
    ids=[name for name, *_ in STARTS if name != "open"],
)
def test_the_same_cell_twice_is_one_card_shown(start, preset, options):
    """B092: a cell that was turned up or looked at before play is refused as the next one, and does not count."""
    state = started(start, preset, options)
    wanted = BEFORE_PLAY[start.split()[0]]
    for seat in (0, 1, 2):
        for shown in range(wanted):
            assert state.to_act == seat
            words = own(state)[0]
            state, _ = state.apply(f"{seat} {words}")
            if shown + 1 < wanted:
                check_refused(state, f"{seat} {words}")
                assert state.to_act == seat
    view = state.view(0)
    assert view.phase == "turn"
    for layout in view.layouts:
        assert len(layout.face_up) + len(layout.known) == wanted


@pytest.mark.parametrize(("start", "preset", "options"), STARTS, ids=[name for name, *_ in STARTS])
def test_a_cell_that_is_none_is_refused_in_every_phase(start, preset, options):
    """B091, B092: negative, broken, foreign, missing and too many cells are refused in every phase, and change nothing."""
    state = started(start, preset, options)
    rng = random.Random(start)
    phases = Counter[str]()
    while not state.over:
        phases[state.view(None).phase] += 1
        beyond = str(state.rules.cells + 1)
        for word, cell in itertools.product(WORDS, (*WRONG_CELLS, beyond)):
            if (word, cell) != ("clear", "1 2"):  # which a table may allow
                check_refused(state, f"{state.to_act} {word} {cell}")
        action = rng.choice(state.legal_actions())
        state, _ = state.apply(action, state.discards_below_top)
    assert phases["turn"] > 0
    assert phases["held"] > 0


def test_a_choice_made_in_an_earlier_moment_is_refused():
    """B091: what was allowed before somebody's last action and is not now is refused, and changes nothing."""
    refused = 0
    for seed in range(12):
        rng = random.Random(seed)
        rules = Rules.from_dict(random_rules(rng) | {"turn_cap": 3})
        seats = rng.randint(2, 4)
        state = State.deal(rules, seats, 0, shuffled(rng, rules, seats))
        earlier: set[str] = set()
        while not state.over:
            stale = earlier - set(state.legal_actions())
            for action in stale:
                check_refused(state, action)
            refused += len(stale)
            earlier |= set(state.legal_actions())
            stock = state.discards_below_top
            state, _ = state.apply(rng.choice(state.legal_actions()), rng.sample(stock, len(stock)))
        for action in earlier:
            check_refused(state, action)
    assert refused > 500


async def test_the_server_refuses_a_stale_choice_and_a_cell_that_is_none(mara: Person) -> None:
    """B091, B092: over the wire too: stale versions, and cells that are doubled, negative, broken or out of range."""
    table = await mara.open_table(seats=2, bots=1, start=True)
    name = table["id"]
    view = await settled(mara, name)
    seen = Counter[str]()
    chance = random.Random(91)
    while view["status"] == "playing" and not (seen["start"] and seen["held"]):
        seen[view["view"]["phase"]] += 1
        before: Json = await mara.look(name)
        version = view["version"]
        for word, cell in itertools.product(("turn", "swap"), (*WRONG_CELLS, "7")):
            answer = await refused(mara, name, version, f"{word} {cell}")
            assert answer["code"] in ("bad-action", "not-allowed-now"), (word, cell)
        for words in view["view"]["legal"]:
            answer = await refused(mara, name, version - 1, words)
            assert answer["code"] == "stale-version"
        for cell in (1, 1.5, -1, [1], None):
            answer = await refused(mara, name, version, cell)
            assert answer["code"] == "bad-field"
        assert await mara.look(name) == before
        await mara.act(name, version, choose(view, chance))
        view = await settled(mara, name)
    assert seen["start"]
    assert seen["held"]


async def refused(person: Person, table: str, version: int, action: object) -> Json:
    body = {"version": version, "action": action, "nonce": f"n{random.getrandbits(60):x}"}
    answer = await person.http.post(f"/api/tables/{table}/actions", json=body)
    assert answer.status_code in (400, 409), answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_the_deal_moves_one_seat_clockwise_every_hole(seats):
    """B089: the dealer moves on after every hole, all around the table (2.7)."""
    rules = Rules.preset("six-card", turn_cap=1, length=f"holes:{2 * seats + 1}")
    first = seats // 2
    match = Match.start(rules, [SeatInfo(f"P{n}") for n in range(seats)], first)
    rng = random.Random(seats)
    dealers, begins = [], []
    while not match.over:
        match, _ = match.deal(shuffled(rng, rules, seats))
        assert match.state is not None
        dealers.append(match.state.dealer)
        begins.append(match.to_act)
        while match.playing is not None:
            match, _ = match.apply(match.state.legal_actions()[0])
            assert match.state is not None
    assert dealers == [(first + n) % seats for n in range(2 * seats + 1)]
    assert begins == [(dealer + 1) % seats for dealer in dealers]


async def test_the_same_player_deals_a_hole_again(mara: Person) -> None:
    """B089: a deal that was thrown away is dealt again by the same dealer, scores nothing, and the deal then moves on as ever."""
    table = await mara.open_table(
        seats=3, bots=2, start=True, options={"turn_cap": 1, "length": "holes:2"}
    )
    name = table["id"]
    first = await settled(mara, name)
    again = first
    for _ in range(2):
        version = again["version"]
        await mara.act(name, version, "deal again")
        again = await settled(mara, name)
        assert again["void"]["commitment"] != again["commitment"]
        assert again["view"]["dealer"] == first["view"]["dealer"]
        assert again["match"]["hole"] == 1
        assert again["match"]["holes"] == []
        assert again["match"]["totals"] == [0, 0, 0]
    chance = random.Random(89)
    while again["status"] != "match_over":
        words = "deal" if again["status"] == "hole_over" else choose(again, chance)
        await mara.act(name, again["version"], words)
        again = await settled(mara, name)
    dealer = first["view"]["dealer"]
    assert [hole["dealer"] for hole in again["match"]["holes"]] == [dealer, (dealer + 1) % 3]
    record = await mara.call("GET", f"/api/tables/{name}/record", 200)
    assert [deal["dealer"] for deal in record["deals"]] == [dealer, (dealer + 1) % 3]


ENDS = ("up_last_turn", "up_now", "knock_last_turn")


def at_the_end(layout: str, seats: int, end: str, reveal: str) -> State:
    """A hole that a player has just brought to its end."""
    if layout == "hand4":
        rules = form(layout, last_turn_reveal=reveal)
    else:
        rules = form(layout, end=end, last_turn_reveal=reveal, flip_after_discard="never")
    state = begun(rules, seats, seed=1)
    ender = seats // 2
    if rules.end != "knock_last_turn":
        state = almost_up(state, ender)
    return ended_by(state, ender)


@pytest.mark.parametrize("reveal", OPTIONS["last_turn_reveal"].values)
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("layout", FORMS)
def test_each_player_but_the_ender_has_exactly_one_last_turn_and_is_told(layout, end, reveal):
    """B095: with every way to end, for every number of players, each other seat has one last turn and sees that it is its turn."""
    if layout == "hand4" and end != "knock_last_turn":
        end = "knock_last_turn"  # 11.1
    for seats in SEATS:
        state = at_the_end(layout, seats, end, reveal)
        ender = seats // 2
        assert state.ender == ender
        if end == "up_now":  # 5.2
            assert (state.over, state.ended_by) == (True, "all face up")
            continue
        had = state.view(None).turns
        for n in range(1, seats):
            seat = (ender + n) % seats
            check_told(state, seat)
            state = turns_nothing_up(state)
        assert (state.over, state.ended_by, state.to_act) == (True, "last turns", None)
        now = state.view(None).turns
        assert [after - before for after, before in zip(now, had, strict=True)] == [
            0 if seat == ender else 1 for seat in range(seats)
        ]


def check_told(state: State, seat: int) -> None:
    """Everybody is told whose last turn it is, and only that seat has something to do."""
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        assert (view.to_act, view.last_turns, view.ender) == (seat, True, state.ender)
        to_do = [words for words in view.legal if not words.startswith("clear")]
        assert (to_do != []) == (viewer == seat)
    assert "draw" in state.view(seat).legal
    assert "knock" not in state.view(seat).legal


def test_the_last_turns_are_announced_once_to_all():
    """B095: whoever looks is told when the last turns begin, by one event."""
    for end in ("up_last_turn", "knock_last_turn"):
        state = begun(form("2x3", end=end), 4, seed=1)
        state = almost_up(state, 2) if end == "up_last_turn" else state
        told = []
        while not state.over:
            if state.to_act == 2 and state.ender is None:
                words = own(state)
                before = state.view(None)
                up = before.layouts[2].face_up
                last = next(cell for cell in range(1, 7) if cell not in up)
                action = "knock" if end == "knock_last_turn" else "take"
                assert action in words
                state, happened = state.apply(f"2 {action}")
                told += [event.type for event in happened.seen_by(0)]
                if action == "take":
                    state, happened = state.apply(f"2 swap {last}")
                    told += [event.type for event in happened.seen_by(0)]
                continue
            first = state.legal_actions()[0] if state.view(None).phase != "held" else None
            action = first or f"{state.to_act} discard"
            state, happened = state.apply(action, state.discards_below_top)
            told += [event.type for event in happened.seen_by(None)]
        assert told.count("last_turns") == 1
