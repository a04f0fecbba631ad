import json
import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.golf import (
    NUMBERS,
    OPTIONS,
    WORDS,
    Hole,
    Refused,
    Rules,
    adjust,
    check_rules,
    decks,
    full_pack,
    jokers,
    layout,
    match,
    reckon,
)
from tests.oracle.random_rules import random_pack, random_rules

Case = dict[str, Any]

VECTORS = Path(__file__).parent.parent / "conformance"
ALL_LAYOUTS = WORDS["layout"]


def golf_cases() -> list[Case]:
    found = []
    for file in sorted(VECTORS.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            if case["kind"].startswith("golf."):
                found.append(case)
    return found


def check_layout(case: Case) -> None:
    score, blocks, cancelled = layout(case["rules"], case["layout"])
    assert score == case["score"]
    assert blocks == case["blocks"]
    if "cancelled" in case:
        assert sorted(cancelled) == case["cancelled"]


def check_adjust(case: Case) -> None:
    result = adjust(case["rules"], case["raw"], case["ender"], case["blocks"])
    assert result == case["result"]


def check_match(case: Case) -> None:
    totals, over, winners = match(
        case["rules"], case["totals_before"], case["scores"], case["hole"]
    )
    assert totals == case["totals"]
    assert over == case["over"]
    assert winners == case["winners"]


def check_play(case: Case) -> None:
    expect = dict(case["expect"])
    refused = expect.pop("refused", None)
    reshuffles = [cards.split() for cards in case.get("reshuffles", [])]
    setup = (case["rules"], case["seats"], case["dealer"], case["pack"].split(), reshuffles)
    if refused == 0:
        with pytest.raises(Refused):
            Hole(*setup)
        return
    hole = Hole(*setup)
    accepted = case["actions"] if refused is None else case["actions"][:-1]
    for action in accepted:
        hole.play(action)
    if refused is not None:
        assert refused == len(case["actions"])
        before = deepcopy(vars(hole))
        with pytest.raises(Refused):
            hole.play(case["actions"][-1])
        assert vars(hole) == before
    for name, wanted in expect.items():
        if name == "legal":
            assert hole.legal() == set(wanted)
        elif name == "sees":
            assert [hole.sees(seat)["cells"] for seat in range(hole.seats)] == wanted
        elif name == "sees_held":
            assert [hole.sees(seat)["held"] for seat in range(hole.seats)] == wanted
        else:
            assert getattr(hole, name) == wanted, name


def check_preset(case: Case) -> None:
    assert case["rules"]["preset"] == case["preset"]


def check_game(case: Case) -> None:
    """Rules are a game, or else are one as soon as one of the options that stand in the way is mended."""
    rules, named = case["rules"], case.get("refused")
    if named is None:
        check_rules(rules)
        return
    with pytest.raises(Refused):
        check_rules(rules)
    assert any(is_a_game(mended) for name in named for mended in mendings(rules, name))


def is_a_game(rules: Rules) -> bool:
    try:
        check_rules(rules)
    except Refused:
        return False
    return True


def mendings(rules: Rules, name: str) -> list[Rules]:
    """The rules without the option, and with each of the values that it may have."""
    without = {other: value for other, value in rules.items() if other != name}
    return [
        without,
        *({**rules, name: value} for value in (*WORDS.get(name, ()), "none", 1, "open")),
    ]


CHECKS: dict[str, Callable[[Case], None]] = {
    "golf.layout": check_layout,
    "golf.adjust": check_adjust,
    "golf.match": check_match,
    "golf.play": check_play,
    "golf.preset": check_preset,
    "golf.rules": check_game,
}


@pytest.mark.parametrize("case", golf_cases(), ids=lambda case: case["id"])
def test_vector(case: Case) -> None:
    if case["kind"] != "golf.rules":
        check_rules(case["rules"])
    CHECKS[case["kind"]](case)


def preset(name: str, **changes: Any) -> Rules:
    for case in golf_cases():
        if case["kind"] == "golf.preset" and case["preset"] == name:
            return {**case["rules"], **changes}
    raise KeyError(name)


def hole_of(rules: Rules, layouts: list[str], rest: str) -> Hole:
    """Deal the layouts, seat 0 first, then the cards of `rest`, then the pack's other cards."""
    hands = [cards.replace("/", " ").split() for cards in layouts]
    pack = [cards[cell] for cell in range(len(hands[0])) for cards in hands] + rest.split()
    others = Counter(full_pack(rules, len(layouts)))
    others.subtract(pack)
    return Hole(rules, len(layouts), len(layouts) - 1, pack + sorted(others.elements()))


def play(hole: Hole, actions: str) -> None:
    for action in actions.split(","):
        hole.play(action.strip())


SIX = ["7h Ks 2d / 7d 4c Jh", "9h 9c 3s / 5d 8c Qd"]
SIX_START = "0 turn 1, 0 turn 4, 1 turn 1, 1 turn 2"
FOUR = ["Ah 9c / 4d Kd", "Qh Qd / 2c 6s"]
FOUR_START = "0 peek 1, 0 peek 4, 1 peek 3, 1 peek 4"


@pytest.mark.parametrize(
    ("change", "value"),
    [
        ("jokers", True),
        ("jokers", "-2"),
        ("jokers", -2.0),
        ("jokers_count", 0),
        ("jokers_count", "none"),
        ("block_self", None),
        ("turn_cap", 0),
        ("turn_cap", "50"),
        ("length", "holes:0"),
        ("length", "holes:09"),
        ("length", "points:-5"),
        ("length", "holes:9\n"),
        ("length", 9),
        ("layout", "3x2"),
        ("values", ["basic"]),
        ("start", "open"),
        ("start", "peek2_any"),
        ("place", "face_down"),
        ("colour", "red"),
    ],
)
def test_rules_that_are_no_game_are_refused(change: str, value: object) -> None:
    rules = preset("six-card-same-column", **{change: value})
    with pytest.raises(Refused):
        check_rules(rules)


@pytest.mark.parametrize("name", ["preset", *sorted(OPTIONS)])
def test_a_missing_option_is_refused(name: str) -> None:
    rules = preset("six-card")
    del rules[name]
    with pytest.raises(Refused):
        check_rules(rules)


@pytest.mark.parametrize(
    ("table", "wanted"),
    [
        ("from_four", [1, 1, 2, 2, 2, 2, 3, 3]),
        ("from_five", [1, 1, 1, 2, 2, 2, 2, 3]),
        ("from_eight", [1, 1, 1, 1, 1, 1, 2, 2]),
        ("two_or_more", [2, 2, 2, 2, 3, 3, 3, 3]),
        ("by_threes", [1, 1, 2, 2, 2, 3, 3, 3]),
    ],
)
def test_decks_follow_the_table(table: str, wanted: list[int]) -> None:
    rules = preset("four-card", decks=table)
    assert [decks(rules, seats) for seats in range(2, 10)] == wanted


def test_a_deck_is_added_where_the_pack_is_too_small() -> None:
    rules = preset("ten-card", decks="from_eight")
    assert [decks(rules, seats) for seats in (4, 5, 7, 8, 9)] == [1, 2, 2, 2, 2]


def test_the_odd_joker_is_red() -> None:
    rules = preset("six-card-jokers", jokers_count=3)
    assert jokers(rules, 2) == 3
    assert Counter(full_pack(rules, 2))["Xr"] == 2


def test_the_ender_may_clear_after_his_last_card() -> None:
    hole = hole_of(preset("six-card", flip_turn="on"), SIX, "6s")
    play(hole, SIX_START)
    for cell in (2, 3, 5):
        play(hole, f"0 turn {cell}, 1 draw, 1 discard")
    play(hole, "0 turn 6")
    assert hole.ender == 0
    assert "0 clear 1 4" in hole.legal()
    play(hole, "0 clear 4 1, 1 draw, 1 discard")
    assert hole.ended_by == "last turns"
    assert hole.cells[0] == "-- Ks 2d -- 4c Jh"
    assert hole.raw == [16, 44]


def test_a_player_with_all_cells_cleared_cannot_take() -> None:
    rules = preset("six-card-easy", end="knock_last_turn", flip_turn="on")
    hole = hole_of(rules, ["7h 7s 2d / 7d 7c 2h", SIX[1]], "6s")
    play(hole, SIX_START)
    for cell in (2, 3, 5, 6):
        play(hole, f"0 turn {cell}, 1 draw, 1 discard")
    play(hole, "0 draw, 0 discard, 0 clear 1 5, 0 clear 2 4, 0 clear 3 6, 1 draw, 1 discard")
    assert hole.legal() == {"0 draw", "0 knock", "1 clear 1 2"}
    hole.play("0 draw")
    assert hole.legal() == {"0 discard"}


def test_a_kept_group_is_not_cleared() -> None:
    rules = preset("six-card-bonus-twos", negative_pairs="keep")
    hole = hole_of(rules, ["2h Ks 7d / 2d 4c Jh", SIX[1]], "6s")
    play(hole, SIX_START + ", 0 draw, 0 discard")
    assert hole.legal() == {"1 draw", "1 take"}


def test_the_last_stock_card_in_the_last_of_the_last_turns_leaves_the_normal_end() -> None:
    rules = preset("six-card-plus-ten", stock_empty="end_hole", flip_turn="on")
    hole = hole_of(rules, SIX, "6s")
    play(hole, SIX_START)
    while hole.stock_count > 3:
        play(hole, f"{hole.to_act} draw, {hole.to_act} discard")
    assert hole.to_act == 0
    before_the_end = deepcopy(hole)

    play(hole, "0 draw, 0 discard, 1 draw, 1 discard, 0 draw, 0 discard")
    assert (hole.ended_by, hole.ender) == ("stock empty", None)

    hole = before_the_end
    for cell in (2, 3, 5):
        play(hole, f"0 turn {cell}, 1 take, 1 swap 1")
    play(hole, "0 draw, 0 discard, 1 draw, 1 discard, 0 turn 6")
    assert hole.stock_count == 1
    play(hole, "1 draw, 1 discard")
    assert (hole.ended_by, hole.ender) == ("last turns", 0)


def test_what_a_player_knows_of_face_down_cards() -> None:
    hole = hole_of(preset("four-card"), FOUR, "8s Th 5h")
    play(hole, FOUR_START + ", 0 draw")
    assert [hole.sees(seat)["held"] for seat in (0, 1, None)] == ["Th", "??", "??"]
    play(hole, "0 swap 2, 1 take")
    assert hole.sees(None)["held"] == "9c"
    play(hole, "1 swap 1")
    assert hole.sees(0)["cells"] == ["Ah Th ?? Kd", "9c ?? ?? ??"]
    assert hole.sees(1)["cells"] == ["?? ?? ?? ??", "9c ?? 2c 6s"]
    assert hole.sees(None)["cells"] == ["?? ?? ?? ??", "9c ?? ?? ??"]


def test_own_face_down_cards_are_unknown_in_six_card_golf() -> None:
    hole = hole_of(preset("six-card"), SIX, "6s")
    play(hole, SIX_START)
    for seat in (0, 1, None):
        assert hole.sees(seat)["cells"] == ["7h ?? ?? 7d ?? ??", "9h 9c ?? ?? ?? ??"]


def test_cards_in_the_hand_are_seen_by_their_owner() -> None:
    hole = hole_of(preset("four-in-hand"), ["9h 4c 9d Kd", "Qh Qd 2c 6s"], "8s")
    assert hole.sees(0)["cells"] == ["9h 4c 9d Kd", "?? ?? ?? ??"]


def test_a_knockers_cards_stay_hidden_where_the_others_are_shown() -> None:
    hole = hole_of(preset("four-card", last_turn_reveal="before"), FOUR, "8s")
    play(hole, FOUR_START + ", 0 knock")
    assert hole.face_up == [[], [1, 2, 3, 4]]
    play(hole, "1 draw, 1 swap 1")
    assert hole.over
    assert hole.face_up == [[1, 2, 3, 4], [1, 2, 3, 4]]


def test_as_many_pairs_as_possible_cancel_before_negative_ones_are_kept() -> None:
    rules = preset("six-card-easy", bonus="one_eyed_jacks", negative_pairs="keep")
    assert layout(rules, "Jh Js Jc / Jd 4c 5s") == (9, 0, {1, 2, 3, 4})


def test_a_card_in_a_cancelling_and_a_kept_line_counts_nothing() -> None:
    rules = preset("nine-card", bonus="one_eyed_jacks", negative_pairs="keep")
    assert layout(rules, "Jh Js Jh / Jd 4c 5s / Jc 7s 8s") == (20, 0, {1, 4, 7})


def test_the_left_over_card_is_the_one_that_leaves_most_blocks() -> None:
    rules = preset("ten-card", match="anywhere")
    score, blocks, cancelled = layout(rules, "6h 6c Ts Kd 6d / 6d 6s 3h Qs Ah")
    assert (score, blocks) == (30, 1)
    assert cancelled == {1, 2, 6, 7}


def test_every_random_option_value_is_reached() -> None:
    rng = random.Random(1)
    drawn = [random_rules(rng, ALL_LAYOUTS) for _ in range(1500)]
    for name, words in WORDS.items():
        assert {rules[name] for rules in drawn} == set(words), name
    for name, (word, _) in NUMBERS.items():
        seen = {rules[name] for rules in drawn}
        assert word is None or word in seen, name
        assert any(type(value) is int and value % 2 for value in seen), name
    kinds = {rules["length"].partition(":")[0] for rules in drawn}
    assert kinds == {"holes", "points", "open"}


def on_the_table(hole: Hole) -> Counter[str]:
    """Every card that can be pointed at: the piles, the layouts and the one held."""
    cards = [card for line in hole.cells for card in line.split() if card != "--"]
    cards += hole._stock + hole._discards
    if hole.held is not None:
        cards.append(hole.held)
    return Counter(cards)


def random_hole(rng: random.Random, rules: Rules, seats: int) -> Hole:
    """Play a hole to its end with random actions, and check what must hold throughout."""
    pack = random_pack(rng, rules, seats)
    hole = Hole(rules, seats, rng.randrange(seats), pack)
    while not hole.over:
        legal = sorted(hole.legal())
        assert any(action.startswith(f"{hole.to_act} ") for action in legal)
        action = rng.choice(legal)
        new_stock = None
        if hole.needs_reshuffle() and action.endswith("draw"):
            with pytest.raises(Refused):
                hole.play(action)
            new_stock = hole.discards_below_top()
            rng.shuffle(new_stock)
        hole.play(action, new_stock)
        assert on_the_table(hole) == Counter(pack)
        seen = hole.sees(None)["cells"]
        for seat in range(seats):
            for cell in hole.face_up[seat]:
                assert seen[seat].split()[cell - 1] == hole.cells[seat].split()[cell - 1]
    return hole


@pytest.mark.parametrize("seed", range(60))
def test_random_play_ends_and_conserves_the_cards(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng, ALL_LAYOUTS if seed % 2 else ("2x3", "2x4", "2x5"))
    hole = random_hole(rng, rules, rng.choice([2, 2, 3, 4, 5, 6, 7, 8]))
    assert hole.legal() == set()
    assert hole.to_act is None
    assert hole.held is None
    assert (hole.ender is None) == (hole.ended_by in ("stock empty", "turn cap"))
    assert hole.raw is not None
    assert hole.blocks is not None
    assert hole.scores == adjust(rules, hole.raw, hole.ender, hole.blocks)
    for seat in range(hole.seats):
        if not hole.cleared[seat]:
            raw, blocks, _ = reckon(rules, hole.cells[seat].split())
            assert (raw, blocks) == (hole.raw[seat], hole.blocks[seat])


def test_random_play_meets_every_end_clearing_and_new_stocks() -> None:
    rng = random.Random(4)
    ends: Counter[str | None] = Counter()
    cleared = reshuffled = 0
    for number in range(80):
        rules = random_rules(rng, ("2x3", "2x4", "2x5"))
        if number % 2:
            rules |= {"layout": "2x5", "decks": "from_eight", "turn_cap": 80}
        hole = random_hole(rng, rules, 4)
        ends[hole.ended_by] += 1
        cleared += any(hole.cleared)
        reshuffled += bool(hole.reshuffles)
    assert set(ends) == {"last turns", "all face up", "stock empty", "turn cap"}
    assert cleared
    assert reshuffled
