import random
import time
from collections import Counter
from dataclasses import replace

import pytest

from fourball import bots
from fourball.cards import parse_card, parse_cards
from fourball.errors import RulesError
from fourball.golf import PRESET_INFO, PRESETS, Held, Rules, pack
from fourball.golf import rules as r
from fourball.golf.actions import encode
from fourball.play import State
from fourball.simulate import simulate
from fourball.simulate.hole import play_hole
from tests.soak.rows import rows, rules_of
from tests.support.tables import another_world, dealt, shuffled, some_rules

SIX = Rules.preset("six-card")


def view_of(pack_start, actions, rules=SIX, seats=2):
    """A hole from the first cards of its pack; seat 0 begins. The viewer is whoever is to act, and remembers."""
    state = deal_of(pack_start, rules, seats)
    for action in actions:
        state, _ = state.apply(action)
    return state.view(state.to_act, memory=True)


def chosen(view, rules=SIX):
    return bots.make("club", 1).choose(view, rules)


def deal_of(pack_start, rules, seats):
    first = list(parse_cards(pack_start))
    rest = list(pack(rules, seats))
    for card in first:
        rest.remove(card)
    return State.deal(rules, seats, seats - 1, [*first, *rest])


@pytest.mark.parametrize("name", bots.NAMES)
def test_every_choice_is_legal_under_random_options(name):
    rng = random.Random(11)
    for _ in range(60):
        rules = some_rules(rng)
        seats = rng.randint(2, 8)
        cards = shuffled(rng, rules, seats)
        players = [bots.make(name, seat) for seat in range(seats)]
        hole, _ = play_hole(rules, encode(rules, seats), 0, cards, players, rng)  # refuses others
        assert len(hole.scores) == seats


@pytest.mark.parametrize("name", bots.NAMES)
def test_choice_does_not_depend_on_hidden_cards(name):
    rng = random.Random(12)
    compared = 0
    for _ in range(12):
        rules = some_rules(rng)
        state = dealt(rng, rules, rng.randint(2, 5))
        while not state.over:
            seat = state.to_act
            bot = bots.make(name, 3)
            choice = bot.choose(state.view(seat, memory=True), rules)
            world = another_world(rng, state, seat)
            assert state.view(seat, memory=True) == world.view(seat, memory=True)
            assert choice == bots.make(name, 3).choose(world.view(seat, memory=True), rules)
            compared += 1
            stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
            state, _ = state.apply(f"{seat} {choice}", stock)
    assert compared > 100


@pytest.mark.parametrize("name", bots.NAMES)
def test_equal_seed_and_view_give_an_equal_choice(name):
    state = dealt(random.Random(5), SIX, 2)
    view = state.view(state.to_act)
    bot = bots.make(name, 9)
    assert {bot.choose(view, SIX) for _ in range(5)} == {bots.make(name, 9).choose(view, SIX)}


def test_random_bot_spreads_its_choices_over_all_legal_actions():
    state = dealt(random.Random(5), SIX, 2)
    view = state.view(state.to_act)
    chosen = {bots.make("random", seed).choose(view, SIX) for seed in range(200)}
    assert set(view.legal) == chosen


def test_bot_out_of_turn_may_only_clear():
    rules = Rules.preset("six-card", flip_turn="on")
    pack_start = "7h 2c 7d 3c 4s 5c 7s 6c 8d 8c 9s 9c Qh"
    state = deal_of(pack_start, rules, 2)
    for action in ("0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2", "0 turn 4"):
        state, _ = state.apply(action)
    assert state.view(0).legal == ("clear 1 4",)
    assert bots.make("club", 1).choose(state.view(0), rules) == "clear 1 4"


def test_club_turns_its_first_cards_up_in_different_columns():
    for seed in range(30):
        state = dealt(random.Random(seed), SIX, 2)
        seat = state.to_act
        first = bots.make("club", seed).choose(state.view(seat), SIX)
        state, _ = state.apply(f"{seat} {first}")
        second = bots.make("club", seed).choose(state.view(seat), SIX)
        assert int(first[-1]) % 3 != int(second[-1]) % 3


# Seat 0 has a queen over a hidden card, a four over a hidden card; seat 1 shows two threes.
START = "Qh 3c 4d 3h 9s 8c 7d 8s 6d 6c 5d 5c"
SHOWN = ("0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2")


def test_club_takes_a_card_that_pairs_a_high_one():
    view = view_of(f"{START} Qc", SHOWN)
    assert bots.make("club", 1).choose(view, SIX) == "take"
    view = view_of(f"{START} Qc", (*SHOWN, "0 take"))
    assert bots.make("club", 1).choose(view, SIX) == "swap 4"


def test_club_replaces_its_highest_card_with_a_low_one():
    rules = Rules.preset("six-card", match="none")
    assert chosen(view_of(f"{START} Kc", (*SHOWN, "0 take"), rules), rules) == "swap 1"


def test_club_throws_a_high_card_away():
    view = view_of("4h 3c 2d 3h 9s 8c 7d 8s 6d 6c 5d 5c 9d Jc", (*SHOWN, "0 draw"))
    assert bots.make("club", 1).choose(view, SIX) == "discard"


def test_club_in_its_last_turn_puts_a_low_card_where_it_saves_most():
    rules = Rules.preset("six-card", end="knock_last_turn")
    view = view_of(
        f"{START} 9d Kc Ks Qd As", (*SHOWN, "0 draw", "0 discard", "1 knock", "0 draw"), rules
    )
    assert bots.make("club", 1).choose(view, rules) == "swap 1"


# Four cards: seat 0 has the first, third, fifth and seventh card of the pack, seat 1 those between.
FOUR = Rules.preset("four-card")
LOOKED = ("0 peek 1", "0 peek 2", "1 peek 1", "1 peek 2")


def test_club_looks_at_two_cards_that_do_not_share_a_line():
    for preset, apart in (
        ("four-card", {(1, 4), (4, 1), (2, 3), (3, 2)}),
        ("four-card-columns", {(1, 2), (2, 1), (1, 4), (4, 1), (3, 2), (2, 3), (3, 4), (4, 3)}),
        ("four-card-pagat", {(3, 4), (4, 3)}),
    ):
        rules = Rules.preset(preset)
        met = set()
        for seed in range(40):
            state = dealt(random.Random(seed), rules, 2)
            seat, looked = state.to_act, []
            for _ in range(2):
                words = bots.make("club", seed).choose(state.view(seat, memory=True), rules)
                state, _ = state.apply(f"{seat} {words}")
                looked.append(int(words.removeprefix("peek ")))
            met.add(tuple(looked))
        assert met <= apart
        assert len(met) > 1


def test_club_remembers_what_it_has_looked_at():
    rules = Rules.preset("four-card-no-pairs")
    view = view_of("Qh 3c 2d 3h 9s 8c 7d 8s Kc", (*LOOKED, "0 take"), rules)
    assert chosen(view, rules) == "swap 1"  # the queen, not the two and not a card never seen
    view = view_of("2d 3c Qh 3h 9s 8c 7d 8s Kc", (*LOOKED, "0 take"), rules)
    assert chosen(view, rules) == "swap 2"


def test_club_pairs_with_a_card_it_has_looked_at_in_row_or_column():
    cards = "9h 3c 2d 3h 6s 8c 7d 8s 9c"
    assert chosen(view_of(cards, LOOKED, FOUR), FOUR) == "take"
    assert chosen(view_of(cards, (*LOOKED, "0 take"), FOUR), FOUR) == "swap 3"  # below the nine
    anywhere = Rules.preset("four-card-diagonals")
    view = view_of(cards, (*LOOKED, "0 take"), anywhere)
    assert chosen(view, anywhere) in ("swap 3", "swap 4")
    none = Rules.preset("four-card-no-pairs")
    assert chosen(view_of(cards, LOOKED, none), none) == "draw"


def test_club_without_memory_knows_only_what_it_sees():
    state = deal_of("Qh 3c 2d 3h 9s 8c 7d 8s Kc", FOUR, 2)
    for action in (*LOOKED, "0 take"):
        state, _ = state.apply(action)
    view = state.view(0)
    assert all(text == "??" for text in view.layouts[0].cells)
    assert chosen(view, FOUR) in view.legal


def test_club_pairs_anywhere_in_the_hand():
    hand = Rules.preset("four-in-hand")
    cards = "Qh 3c 2d 3h 9s 8c 7d 8s Qc"
    assert chosen(view_of(cards, (), hand), hand) == "take"
    assert (
        chosen(view_of(cards, ("0 take",), hand), hand) == "swap 3"
    )  # the nine is the highest of the others


# In each hole seat 0 takes this many cards down to a known layout, and seat 1 draws and throws away.
@pytest.mark.parametrize(
    ("hand", "knocks"),
    [
        ("Kh Ah 2d Kd", True),
        ("Qh Qs 2d Kd", True),
        ("9h 4h Kd Ks", False),  # 13
        ("7h 3d 2d Ac", False),  # 13
        ("Th 9s 8d 7c", False),
    ],
)
@pytest.mark.parametrize("penalty", ["none", "plus10", "double_plus5"])
def test_club_knocks_with_a_low_hand_and_never_on_thirteen(hand, knocks, penalty):
    rules = Rules.preset("four-in-hand", penalty=penalty)
    mine = hand.split()
    cards = " ".join(
        f"{own} {other}" for own, other in zip(mine, ["8c", "6c", "5d", "9c"], strict=True)
    )
    view = view_of(f"{cards} Jc", (), rules)
    assert (chosen(view, rules) == "knock") is knocks


def test_club_knocks_in_no_form_with_more_than_a_good_score():
    rng = random.Random(17)
    knocks = 0
    for rules in (
        FOUR,
        Rules.preset("four-card-no-pairs", values="harder"),
        Rules.preset("four-card-plus-ten"),
        Rules.preset("four-in-hand"),
        Rules.preset("six-card", end="knock_last_turn"),
    ):
        for _ in range(9):
            state = dealt(rng, rules, rng.randint(2, 4))
            while not state.over and state.ender is None:
                view = state.view(state.to_act, memory=True)
                words = chosen(view, rules)
                if words == "knock":
                    knocks += 1
                    assert count(view, rules) < 13
                assert state.view(None).turns[0] < 40
                stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
                state, _ = state.apply(f"{state.to_act} {words}", stock)
    assert knocks > 40


def test_club_knocks_when_it_is_far_ahead():
    rules = Rules.preset("six-card", end="knock_last_turn", flip_turn="on")
    cards = "Kh Qc Kd Jc 9s Tc Ks 9c 9h 8c 9d Qs 2d Ac"
    start = [f"{seat} turn {cell}" for seat in (0, 1) for cell in (1, 2)]
    turns = [f"{seat} turn {cell}" for cell in (3, 4, 5, 6) for seat in (0, 1)]
    assert chosen(view_of(cards, start + turns, rules), rules) == "knock"


def test_club_turns_up_what_it_has_looked_at_to_end_the_hole():
    rules = Rules.preset("six-card", start="peek2_any", flip_turn="on", end="up_now")
    view = laid(rules, "?? Ac 2c / ?? As 2s", "Qc")
    mine = replace(view.layouts[0], remembered=("Kh", "Ac", "2c", "Ks", "As", "2s"), known=(1, 4))
    view = replace(
        view, layouts=(mine, view.layouts[1]), legal=("draw", "take", "turn 1", "turn 4")
    )
    assert chosen(view, rules) == "turn 1"


NINE = Rules.preset("nine-card-lines")


@pytest.mark.parametrize(
    ("match", "shown", "place"),
    [
        ("column", "7h 2c 3s / 7d 2s 4s / ?? ?? ??", 7),
        ("line", "7h 7c ?? / 2d 4s ?? / 5d 9s ??", 3),
        ("line_diagonal", "7h 2c 3s / 2d 7s 4s / 3d 4c ??", 9),
        ("line_diagonal", "2h 3c 7s / 2d 7c 4s / ?? 4d 5s", 7),
    ],
)
def test_club_finishes_three_of_a_kind_in_a_line(match, shown, place):
    rules = Rules.preset("nine-card-lines", match=match, end="up_now", values="basic")
    view = laid(rules, shown, "7s")
    assert chosen(view, rules) == "take"
    held = replace(view, phase="held", held=Held(0, "7s", "discard"), discard_top="Kc")
    swaps = tuple(f"swap {cell}" for cell in range(1, 10))
    assert chosen(replace(held, legal=swaps), rules) == f"swap {place}"


def laid(rules, shown, top):
    """A view of seat 0's turn with these cards before it, and nothing known of seat 1's."""
    cells = tuple(shown.replace("/", " ").split())
    up = tuple(n for n, text in enumerate(cells, 1) if text != "??")
    state = dealt(random.Random(1), rules, 2)
    blank = state.view(0, memory=True)
    mine = replace(blank.layouts[0], cells=cells, remembered=cells, face_up=up, known=())
    return replace(
        blank,
        phase="turn",
        to_act=0,
        seat=0,
        layouts=(mine, blank.layouts[1]),
        discard_top=top,
        legal=("draw", "take"),
    )


def count(view, rules, seat=None):
    """What the viewer's own cards count as far as it knows them, an unknown one the average of those that are left."""
    seat = view.seat if seat is None else seat
    options = encode(rules, view.seats)
    position = r.Position()
    known = 0
    texts = view.layouts[seat].remembered
    for cell, text in enumerate(texts):
        if text not in ("??", "--"):
            known |= 1 << cell
            position.grid[cell] = parse_card(text)
    gone = r.cancelled_cells(position, options, 0, known)
    blocks = r.count_blocks(position, options, 0, gone)
    return (
        sum(options.points[position.grid[n]] for n in range(len(texts)) if (known & ~gone) >> n & 1)
        + mean(view, rules) * texts.count("??")
        + blocks * (options.block_self - options.block_others)
    )


def mean(view, rules):
    """What a card counts on average that the viewer does not know."""
    points = encode(rules, view.seats).points
    seen = [text for layout in view.layouts for text in layout.remembered]
    seen += [view.held.card if view.held else "??", view.discard_top or "??"]
    left = Counter(pack(rules, view.seats))
    left.subtract(parse_card(text) for text in seen if text not in ("??", "--"))
    return sum(points[card] * n for card, n in left.items()) / left.total()


def after_swap(view, cell, card):
    """The view with the held card in a cell."""
    mine = view.layouts[view.seat]
    texts = list(mine.remembered)
    texts[cell - 1] = card
    layouts = list(view.layouts)
    layouts[view.seat] = replace(mine, remembered=tuple(texts))
    return replace(view, layouts=tuple(layouts))


def makes_two_of_three(view, cell, card):
    """Whether a card in a cell is the second of its rank in a row, column or diagonal of three."""
    if view.layout != "3x3":
        return False
    texts = after_swap(view, cell, card).layouts[view.seat].remembered
    lines = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]
    return any(
        cell in line and sum(texts[n - 1][0] == card[0] for n in line) == 2 for line in lines
    )


def blunders(view, words, rules):
    """What nobody at a table would forgive in a choice."""
    points = encode(rules, view.seats).points
    mine = view.layouts[view.seat]
    down = sum(text == "??" for text in mine.cells)
    if words == "knock" and count(view, rules) > 12 and len(mine.cells) <= 6:
        yield "knocks on more than twelve"
    if not words.startswith("swap"):
        return
    cell = int(words.split()[1])
    held = view.held.card
    old = mine.remembered[cell - 1]
    ends = rules.end != "knock_last_turn" and not view.last_turns and down == 1
    if ends and mine.cells[cell - 1] == "??":
        return  # the hole is worth ending, whatever the card
    gains = count(after_swap(view, cell, held), rules) < count(view, rules)
    if old != "??" and not gains:
        yield f"gives up {old} for {held}"
    if old == "??" and not gains and not makes_two_of_three(view, cell, held):
        value = points[parse_card(held)]
        worse = [
            text
            for text in mine.remembered
            if text not in ("??", "--") and points[parse_card(text)] > value
        ]
        if value > mean(view, rules) + 2:
            yield f"puts {held} on a card never seen"
        if value > mean(view, rules) + 1 and any(
            count(after_swap(view, n, held), rules) < count(view, rules) - 2
            for n, text in enumerate(mine.remembered, 1)
            if text in worse
        ):
            yield f"puts {held} on a card never seen, and has {worse}"


@pytest.mark.parametrize("group", sorted({info.group for info in PRESET_INFO.values()}))
def test_club_makes_no_blunder_in_any_preset(group):
    rng = random.Random(group)
    choices = 0
    for preset in (name for name, info in PRESET_INFO.items() if info.group == group):
        rules = PRESETS[preset]
        for _ in range({"six": 2, "hand": 25}.get(group, 4)):
            state = dealt(rng, rules, rng.choice((2, 2, 3, 4, 6)))
            rival = rng.choice(bots.NAMES)
            while not state.over:
                seat = state.to_act
                view = state.view(seat, memory=True)
                words = bots.make("club" if seat % 2 == 0 else rival, 1).choose(view, rules)
                if seat % 2 == 0:
                    choices += 1
                    assert list(blunders(view, words, rules)) == [], (preset, view, words)
                stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
                state, _ = state.apply(f"{seat} {words}", stock)
    assert choices > 100


def test_club_takes_a_card_only_to_lower_what_lies_there():
    rng = random.Random(19)
    taken = 0
    for _ in range(40):
        rules = some_rules(rng)
        state = dealt(rng, rules, rng.randint(2, 5))
        while not state.over:
            seat = state.to_act
            view = state.view(seat, memory=True)
            words = chosen(view, rules)
            if view.held and view.held.source == "discard":
                taken += 1
                cell = int(words.split()[1])
                down = [n for n, text in enumerate(view.layouts[seat].cells, 1) if text == "??"]
                last = rules.end != "knock_last_turn" and down == [cell]
                lower = count(after_swap(view, cell, view.held.card), rules) < count(view, rules)
                builds = makes_two_of_three(view, cell, view.held.card)
                assert lower or last or builds, (rules, view, words)
            stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
            state, _ = state.apply(f"{seat} {words}", stock)
    assert taken > 100


def test_club_chooses_from_the_legal_list_for_every_pair_of_options():
    rng = random.Random(23)
    for place, row in enumerate(rows()[::4]):
        rules = rules_of(row)
        state = dealt(rng, rules, 2 + place % 4)
        while not state.over:
            seat = state.to_act
            for name in bots.NAMES:
                for memory in (False, True):
                    view = state.view(seat, memory=memory)
                    words = bots.make(name, 2).choose(view, rules)
                    assert words in view.legal
            stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
            state, _ = state.apply(f"{seat} {words}", stock)
            assert state.over or state.legal_actions()


def test_club_beats_random_by_far():
    figures = simulate(SIX, 2, 300, ["club", "random"], seed=20)
    club, chance = figures.seats
    assert club.interval[1] + 20 < chance.interval[0]
    assert club.lowest > 0.97


@pytest.mark.parametrize(
    ("preset", "seats", "differences"),
    [
        ("six-card-pagat", 4, {}),
        ("speed-golf", 3, {}),
        ("ten-card", 3, {}),
        ("six-card-easy", 2, {}),
        ("eight-card-jokers", 2, {}),
        ("six-card", 3, {"end": "knock_last_turn", "penalty": "plus10"}),
        ("six-card", 2, {"match": "none", "penalty": "worst", "tie": "penalised"}),
        ("six-card", 2, {"match": "line", "negative_pairs": "keep", "values": "twos"}),
        ("nine-card", 2, {}),
        ("nine-card-columns", 3, {}),
        ("crazy-nines", 4, {}),
        ("nine-card-lines", 2, {"negative_pairs": "keep"}),
        ("four-card", 3, {}),
        ("four-card-pagat", 2, {}),
        ("four-card-no-pairs", 4, {}),
        ("four-card-plus-ten", 2, {}),
        ("four-in-hand", 3, {}),
    ],
)
def test_club_beats_random_in_other_forms(preset, seats, differences):
    rules = Rules.preset(preset, **differences)
    figures = simulate(rules, seats, 45, ["club", *["random"] * (seats - 1)], seed=21)
    club, *others = figures.seats
    assert all(club.interval[1] < other.interval[0] for other in others)


def test_club_against_itself_scores_like_a_decent_player():
    figures = simulate(SIX, 2, 270, ["club"], seed=22)
    for seat in figures.seats:
        assert 5 < seat.mean < 9
        assert 6 < seat.turns < 10


def test_club_needs_few_milliseconds_a_move():
    rng = random.Random(6)
    slowest = 0.0
    for rules in (SIX, Rules.preset("ten-card", match="anywhere"), NINE, FOUR):
        state = dealt(rng, rules, 8)
        while not state.over:
            view = state.view(state.to_act, memory=True)
            before = time.thread_time()
            choice = bots.make("club", 1).choose(view, rules)
            slowest = max(slowest, time.thread_time() - before)
            stock = rng.sample(state.discards_below_top, len(state.discards_below_top))
            state, _ = state.apply(f"{state.to_act} {choice}", stock)
    assert slowest < 0.02


def test_unknown_bot_is_refused_by_name():
    with pytest.raises(RulesError, match="no bot “clubb”") as caught:
        bots.make("clubb", 1)
    assert caught.value.code == "unknown-bot"
