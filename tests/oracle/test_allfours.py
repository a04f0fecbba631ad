import json
import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.allfours import (
    CHOICES,
    COUNTED,
    NUMBERS,
    OPTIONS,
    PACK,
    SUITS,
    Game,
    Hand,
    Refused,
    Rules,
    check_rules,
    game_worth,
    jack_points,
    may_play,
    read_cards,
    side,
    winning_card,
)
from tests.oracle.random_hands import random_pack, random_rules, turning_places

Case = dict[str, Any]

VECTORS = Path(__file__).parent.parent / "conformance"


def allfours_cases() -> list[Case]:
    found = []
    for file in sorted(VECTORS.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            if case["kind"].startswith("allfours."):
                found.append(case)
    return found


def check_legal(case: Case) -> None:
    trick, hand = read_cards(case["trick"]), read_cards(case["hand"])
    found = may_play(case["rules"], case["trump"], trick, hand, case["called"])
    assert sorted(found) == sorted(read_cards(case["legal"]))


def check_trick(case: Case) -> None:
    rules, trump, plays = case["rules"], case["trump"], read_cards(case["plays"])
    seats = [(case["leader"] + step) % rules["players"] for step in range(len(plays))]
    played = dict(zip(plays, seats, strict=True))
    winner = played[winning_card(trump, plays)]
    assert winner == case["winner"]
    assert sum(game_worth(rules, card) for card in plays) == case["game_points"]
    jack = None
    if f"J{trump}" in played:
        points = jack_points(rules, played[f"J{trump}"], winner)
        jack = {"side": side(winner), "points": points}
    assert jack == case["jack"]


def check_hand(case: Case) -> None:
    expect = dict(case["expect"])
    refused = expect.pop("refused", None)
    pack, packet, before = case["pack"].split(), case.get("packet"), case["totals_before"]
    setup = (case["rules"], case["dealer"], pack, packet, before)
    if refused == 0:
        with pytest.raises(Refused):
            Hand(*setup)
        return
    hand = Hand(*setup)
    accepted = case["actions"] if refused is None else case["actions"][:-1]
    for action in accepted:
        hand.play(action)
    if refused is not None:
        assert refused == len(case["actions"])
        unchanged = deepcopy(vars(hand))
        with pytest.raises(Refused):
            hand.play(case["actions"][-1])
        assert vars(hand) == unchanged
    for name, wanted in expect.items():
        if name == "legal":
            assert {action for action in hand.legal() if " expose " not in action} == set(wanted)
        elif name == "sees":
            assert [hand.sees(seat) for seat in range(hand.seats)] == wanted
        else:
            assert getattr(hand, name) == wanted, name


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
    return [without, *({**rules, name: value} for value in (*CHOICES.get(name, ()), 1, {}))]


CHECKS: dict[str, Callable[[Case], None]] = {
    "allfours.legal": check_legal,
    "allfours.trick": check_trick,
    "allfours.auction": check_hand,
    "allfours.hand": check_hand,
    "allfours.preset": check_preset,
    "allfours.rules": check_game,
}


@pytest.mark.parametrize("case", allfours_cases(), ids=lambda case: case["id"])
def test_vector(case: Case) -> None:
    if case["kind"] != "allfours.rules":
        check_rules(case["rules"])
    CHECKS[case["kind"]](case)


def preset(name: str, **changes: Any) -> Rules:
    for case in allfours_cases():
        if case["kind"] == "allfours.preset" and case["preset"] == name:
            return {**case["rules"], **changes}
    raise KeyError(name)


def turning_pack(players: int, turned: str, last: str = "") -> list[str]:
    """A pack in which these are turned, one after each deal, and these are the cards left at the end."""
    named = set((turned + " " + last).split())
    others = iter([card for card in PACK if card not in named])
    pack: list[str] = []
    for number, card in enumerate(turned.split()):
        pack += [next(others) for _ in range((3 if number else 6) * players)]
        pack.append(card)
    return pack + (last.split() or list(others))


def dealt(rules: Rules, dealer: int, hands: list[str], turned: str, **more: Any) -> Hand:
    """Deal these hands in threes, seat 0 first, and turn these cards up."""
    cards = [hand.split() for hand in hands]
    order = [(dealer + step) % len(hands) for step in range(1, len(hands) + 1)]
    pack = [card for part in (0, 3) for seat in order for card in cards[seat][part : part + 3]]
    pack += turned.split()
    pack += [card for card in PACK if card not in pack]
    return Hand(rules, dealer, pack, 3, **more)


def play(hand: Hand, actions: str) -> None:
    for action in actions.split(","):
        hand.play(action.strip())


def lay(hand: Hand, *tricks: str) -> None:
    """Plays tricks, each card by the one to act."""
    for trick in tricks:
        for card in trick.split():
            hand.play(f"{hand.to_act} play {card}")


# Section 9, the worked examples.

LEGAL_EXAMPLES = [
    ({}, "5h", "Kh 3h Ac 9d", "Kh 3h"),
    ({}, "Ah 4h", "Jh Tc 9c As", "Jh"),
    ({}, "9c", "Kc 4c 7h As Td", "Kc 4c 7h"),
    ({}, "9c", "7h As Td 3d", "7h As Td 3d"),
    ({}, "9c Jh", "Qc 5h Qh 2d", "Qc 5h Qh"),
    ({"undertrump": "banned"}, "9c Jh", "Qc 5h Qh 2d", "Qc Qh"),
    ({"undertrump": "banned"}, "9c Jh", "5h 3h", "5h 3h"),
    ({"undertrump": "banned"}, "9c Jh", "Qh 5h", "Qh"),
    ({"undertrump": "banned"}, "Th Jh", "5h Ah 3s", "5h Ah"),
    ({"follow": "strict"}, "9c", "Kc 7h As", "Kc"),
    ({"follow": "trump_only"}, "9c", "Kc 4c 7h As Td", "Kc 4c 7h As Td"),
    ({"void_must_trump": True}, "9c", "7h As Td 3d", "7h"),
]


@pytest.mark.parametrize(("changes", "trick", "hand", "wanted"), LEGAL_EXAMPLES)
def test_what_may_be_played(changes: Rules, trick: str, hand: str, wanted: str) -> None:
    rules = preset("all-fours", **changes)
    assert may_play(rules, "h", trick.split(), hand.split()) == wanted.split()


@pytest.mark.parametrize(
    ("trick", "hand", "wanted"), [("9s", "As 4s 7h Td", "As"), ("9c", "As Kc 7h", "Kc 7h")]
)
def test_a_called_ace(trick: str, hand: str, wanted: str) -> None:
    found = may_play(preset("all-fours-classic"), "h", trick.split(), hand.split(), "As")
    assert found == wanted.split()


@pytest.mark.parametrize(
    ("changes", "hand", "wanted"),
    [
        ({"void_must_trump": True}, "5h 3h Ad", "5h 3h"),
        ({"void_must_trump": True}, "5h Kh Ad", "Kh"),
        ({"down_to_trump": "free"}, "Qh 5h", "Qh 5h"),
        ({"down_to_trump": "free"}, "Qh 5h Ad", "Qh Ad"),
        ({"follow": "trump_only"}, "Qc 5h Ad", "Qc Ad"),
        ({"follow": "strict"}, "Qc 5h Qh", "Qc"),
    ],
)
def test_the_ban_on_undertrumping_is_applied_last(changes: Rules, hand: str, wanted: str) -> None:
    rules = preset("all-fours", undertrump="banned", **changes)
    assert may_play(rules, "h", ["9c", "Jh"], hand.split()) == wanted.split()


@pytest.mark.parametrize(
    ("trick", "winner", "worth", "jack"),
    [
        ("9c Kc Ad 4c", 1, 7, None),
        ("Ac 2h Tc 5h", 3, 14, None),
        ("Th Jh Qh 3h", 2, 13, 3),
        ("Qh 3h Jh 4h", 0, 3, 1),
    ],
)
def test_tricks_led_by_seat_0(trick: str, winner: int, worth: int, jack: int | None) -> None:
    rules, cards = preset("all-fours"), trick.split()
    assert cards.index(winning_card("h", cards)) == winner
    assert sum(game_worth(rules, card) for card in cards) == worth
    if jack is not None:
        assert jack_points(rules, cards.index("Jh"), winner) == jack


@pytest.mark.parametrize(
    ("changes", "before", "pack", "actions", "points", "trump", "cards", "left"),
    [
        ({}, [0, 0], turning_pack(4, "9h"), "0 stand", [0, 0], "h", 6, 27),
        ({}, [0, 0], turning_pack(4, "Ah"), "0 stand", [0, 1], "h", 6, 27),
        ({}, [0, 0], turning_pack(4, "6c"), "0 beg, 3 give", [1, 2], "c", 6, 27),
        ({}, [0, 0], turning_pack(4, "Jd 8h"), "0 beg, 3 run", [0, 3], "h", 9, 14),
        ({}, [0, 0], turning_pack(4, "Ah 6h 9d"), "0 beg, 3 run", [0, 3], "d", 12, 1),
        ({}, [0, 0], turning_pack(4, "Jh 6h Ah"), "0 beg, 3 run", [0, 6], None, 12, 1),
        (
            {"turn_up_points": {"A": 1, "2": 2, "J": 3}},
            [0, 0],
            turning_pack(4, "2s"),
            "0 beg, 3 give",
            [1, 2],
            "s",
            6,
            27,
        ),
        (
            {"pack_out": "turn_last"},
            [0, 0],
            turning_pack(4, "4h 9h Kh", "6d"),
            "0 beg, 3 run",
            [0, 2],
            "d",
            12,
            0,
        ),
        ({}, [13, 0], turning_pack(4, "Kc"), "0 beg, 3 give", [1, 0], "c", 6, 27),
    ],
)
def test_deals_of_seat_3(
    changes: Rules,
    before: list[int],
    pack: list[str],
    actions: str,
    points: list[int],
    trump: str | None,
    cards: int,
    left: int,
) -> None:
    hand = Hand(preset("all-fours", **changes), 3, pack, 3, before)
    play(hand, actions)
    assert (hand.points, hand.trump, hand.left) == (points, trump, left)
    assert hand.hand_sizes == [cards] * 4
    assert hand.thrown_in == (trump is None)
    assert hand.over == (trump is None or before == [13, 0])
    assert hand.winner == (0 if before == [13, 0] else None)


def test_five_steps_with_two_players() -> None:
    hand = Hand(preset("all-twos"), 1, turning_pack(2, "5c 9c 2c Kc 7c Tc"), 3)
    play(hand, "0 beg, 1 run")
    assert (hand.points, hand.hand_sizes, hand.left) == ([0, 0], [21, 21], 4)
    assert hand.thrown_in


def test_the_same_dealer_deals_again_after_a_hand_thrown_in() -> None:
    game = Game(preset("all-fours"), 3)
    hand = game.deal(turning_pack(4, "Jh 6h Ah"))
    play(hand, "3 packet 3, 0 beg, 3 run")
    game.finish(hand)
    assert (game.next_dealer, game.totals, game.packets) == (3, [0, 6], {3: 3})
    assert game.deal(turning_pack(4, "9h")).legal() == {"0 stand", "0 beg"}


def test_no_gift_at_match_point() -> None:
    rules = preset("all-fours", give_at_match_point=False)
    hand = Hand(rules, 3, turning_pack(4, "Kc"), 3, [13, 0])
    play(hand, "0 beg")
    assert hand.legal() == {"3 run"}


FOUR = ["Ah Qh Tc 4c Kd 3s", "Kh 2h Ac 9c 5d Qs", "Jh 5h Kc 8d Td As", "8h 6h Qc 3c Ad 6s"]
TRICKS = ("Kd 5d 8d Ad", "6s 3s Qs As", "Kc 3c 4c Ac", "9c Jh Qc Tc", "Td 6h Ah 2h", "Qh Kh 5h 8h")


def test_the_hand() -> None:
    hand = dealt(preset("all-fours"), 3, FOUR, "9h")
    play(hand, "0 stand")
    lay(hand, *TRICKS[:3], "9c Jh")
    assert hand.legal() == {"3 play 8h", "3 play 6h", "3 play Qc"}
    lay(hand, "Qc Tc", *TRICKS[4:])
    assert hand.tricks == [3, 2, 1, 2, 0, 1]
    assert hand.game == [33, 19]
    assert hand.high == {"card": "Ah", "holder": 0}
    assert hand.low == {"card": "2h", "holder": 1, "taker": 0}
    assert hand.jack == {"holder": 2, "taker": 2, "hung": False}
    assert hand.points == [3, 1]
    assert hand.counted == list(COUNTED)
    assert (hand.over, hand.winner, hand.to_act, hand.legal()) == (True, None, None, set())


def test_undertrumping_banned_in_the_hand() -> None:
    hand = dealt(preset("all-fours", undertrump="banned"), 3, FOUR, "9h")
    play(hand, "0 stand")
    lay(hand, *TRICKS[:3], "9c Jh")
    assert hand.legal() == {"3 play Qc"}


@pytest.mark.parametrize(
    ("before", "totals", "winner", "counted"),
    [
        ([13, 13], [14, 13], 0, ["high"]),
        ([12, 13], [13, 14], 1, ["high", "low"]),
        ([11, 12], [14, 13], 0, ["high", "low", "jack", "game"]),
        ([12, 12], [14, 13], 0, ["high", "low", "jack"]),
    ],
)
def test_the_hand_at_the_end_of_a_game(
    before: list[int], totals: list[int], winner: int, counted: list[str]
) -> None:
    hand = dealt(preset("all-fours"), 3, FOUR, "9h", totals=before)
    play(hand, "0 stand")
    lay(hand, *TRICKS)
    assert (hand.totals, hand.winner, hand.counted) == (totals, winner, counted)
    assert hand.game == [33, 19]


# What the examples do not reach.


def test_dealing_by_ones_and_by_threes() -> None:
    rules = preset("all-twos")
    for packet, first, second in [
        (3, "2c 3c 4c 8c 9c Tc", "5c 6c 7c Jc Qc Kc"),
        (1, "2c 4c 6c 8c Tc Qc", "3c 5c 7c 9c Jc Kc"),
    ]:
        hand = Hand(rules, 1, PACK)
        play(hand, f"1 packet {packet}")
        assert hand.hands == [first, second]
        assert hand.turned == "Ac"
        play(hand, "0 beg, 1 run")
        more = ("2d 3d 4d", "5d 6d 7d") if packet == 3 else ("2d 4d 6d", "3d 5d 7d")
        assert hand.hands == [f"{first} {more[0]}", f"{second} {more[1]}"]
        assert (hand.turned, hand.trump) == ("Ac 8d", "d")


def test_packets_fixed_for_the_table() -> None:
    for word, packet in [("threes", 3), ("ones", 1)]:
        hand = Hand(preset("all-fours", packets=word), 0, PACK, 1)
        assert (hand.packet, hand.legal()) == (packet, {"1 stand", "1 beg"})


def test_a_turn_up_in_a_run_ends_the_game() -> None:
    rules = preset("all-fours-last-card")
    hand = Hand(rules, 3, turning_pack(4, "9h 6h Kh", "6d"), 3, [13, 12])
    play(hand, "0 beg, 3 run")
    assert (hand.turned, hand.points, hand.winner) == ("9h 6h", [0, 2], 1)
    assert (hand.over, hand.thrown_in, hand.left) == (True, False, 14)


@pytest.mark.parametrize(("word", "points"), [("holder", [1, 5]), ("winner", [0, 6])])
def test_two_trumps_the_lower_of_them_a_jack_that_is_hung(word: str, points: list[int]) -> None:
    hands = ["Jh Ac Tc 2c 3c 4c", "Kh Ad Kd Td Qd 4d"]
    hand = dealt(preset("all-twos", low_to=word), 1, hands, "9h")
    play(hand, "0 stand")
    lay(hand, "Jh Kh")
    while not hand.over:
        hand.play(min(hand.legal()))
    assert hand.high == {"card": "Kh", "holder": 1}
    assert hand.low == {"card": "Jh", "holder": 0, "taker": 1}
    assert hand.jack == {"holder": 0, "taker": 1, "hung": True}
    assert hand.points == points


@pytest.mark.parametrize(("card", "points"), [("Jh", [4, 0]), ("3h", [3, 0])])
def test_a_single_trump(card: str, points: list[int]) -> None:
    hands = [f"{card} Ac Tc 2c 3c 4c", "5d 7d 8d 9d 3d 4d"]
    for word in ("holder", "winner"):
        hand = dealt(preset("all-twos", low_to=word), 1, hands, "9h")
        play(hand, "0 stand")
        while not hand.over:
            hand.play(min(hand.legal()))
        assert hand.high == {"card": card, "holder": 0}
        assert hand.low == {"card": card, "holder": 0, "taker": 0}
        assert hand.points == points


def test_no_trump_dealt_and_nothing_for_game() -> None:
    hands = ["3c 4c 5c 7c 8c 9c", "3d 4d 5d 7d 8d 9d"]
    for tie, points in [("nobody", [0, 0]), ("non_dealer", [1, 0])]:
        hand = dealt(preset("all-twos", game_tie=tie), 1, hands, "9h")
        play(hand, "0 stand")
        while not hand.over:
            hand.play(min(hand.legal()))
        assert (hand.high, hand.low, hand.jack, hand.game) == (None, None, None, [0, 0])
        assert hand.points == points


def test_a_call_lapses_with_the_card_that_is_played() -> None:
    hand = dealt(preset("all-fours-classic"), 3, FOUR, "9h")
    assert {"1 expose Ac", "2 expose As"} < hand.legal()
    play(hand, "1 expose Ac")
    assert not any(" call " in action for action in hand.legal())
    play(hand, "0 stand, 2 call Ac")
    assert hand.called == [None, "Ac", None, None]
    assert not any(" call " in action for action in hand.legal())
    lay(hand, "Kd 5d")
    assert hand.called == [None] * 4
    assert hand.exposed == [[], ["Ac"], [], []]
    assert {"0 call Ac", "2 call Ac"} < hand.legal()
    assert not {"1 call Ac", "3 call Ac"} & hand.legal()


def test_what_the_seats_see() -> None:
    hand = dealt(preset("all-fours-classic", blind_partners=True), 3, FOUR, "9h")
    hidden = " ".join(["??"] * 6)
    assert hand.sees(0) == [FOUR[0], hidden, hidden, hidden]
    assert hand.sees(1) == [hidden] * 4
    assert hand.sees(3) == [hidden, hidden, hidden, FOUR[3]]
    play(hand, "1 expose Ac")
    assert hand.sees(1) == hand.sees(2) == [hidden, "?? ?? Ac ?? ?? ??", hidden, hidden]
    play(hand, "0 stand")
    assert hand.sees(1) == [hidden, FOUR[1], hidden, hidden]
    assert hand.sees(None) == [hidden, "?? ?? Ac ?? ?? ??", hidden, hidden]


@pytest.mark.parametrize(
    ("change", "value"),
    [
        *[(name, value) for name in NUMBERS for value in (0, -1, "3", True, 1.5, None, 1001)],
        ("players", 3),
        ("players", "4"),
        ("players", True),
        ("packets", "twos"),
        ("turn_up_points", {"A": 0}),
        ("turn_up_points", {"10": 1}),
        ("turn_up_points", {"X": 1}),
        ("turn_up_points", {"a": 1}),
        ("turn_up_points", {"": 1}),
        ("turn_up_points", {"AK": 1}),
        ("turn_up_points", {"A": True}),
        ("turn_up_points", "A"),
        ("turn_up_points", []),
        ("twos_toward_game", 1),
        ("twos_toward_game", False),
        ("void_must_trump", 0),
        ("void_must_trump", "false"),
        ("count_order", "high-low-jack"),
        ("count_order", "high-high-low-jack-game"),
        ("count_order", "high,low,jack,game"),
        ("follow", ["strict"]),
        ("colour", "red"),
        ("layout", "2x3"),
    ],
)
def test_rules_that_are_no_game_are_refused(change: str, value: object) -> None:
    with pytest.raises(Refused):
        check_rules(preset("all-fours", **{change: value}))


@pytest.mark.parametrize("name", ["preset", *sorted(OPTIONS)])
def test_a_missing_option_is_refused(name: str) -> None:
    rules = preset("all-fours")
    del rules[name]
    with pytest.raises(Refused):
        check_rules(rules)


@pytest.mark.parametrize("follow", CHOICES["follow"])
def test_the_combinations_that_are_refused(follow: str) -> None:
    forced = preset("all-fours", follow=follow, void_must_trump=True)
    banned = preset("all-fours", follow=follow, undertrump="banned")
    assert is_a_game(forced) == (follow in ("follow_or_trump", "strict"))
    assert is_a_game(banned) == (follow != "free")


@pytest.mark.parametrize("pack", [PACK[1:], [*PACK[1:], PACK[1]], [*PACK, "Xr"]])
def test_a_wrong_pack_is_refused(pack: list[str]) -> None:
    with pytest.raises(Refused):
        Hand(preset("all-fours"), 0, pack)


def test_every_random_option_value_is_reached() -> None:
    rng = random.Random(1)
    drawn = [random_rules(rng) for _ in range(600)]
    for name, values in CHOICES.items():
        assert {rules[name] for rules in drawn} == set(values), name
    assert {bool(rules["turn_up_points"]) for rules in drawn} == {True, False}


@pytest.mark.parametrize(("players", "most"), [(4, 12), (2, 21)])
def test_turning_places(players: int, most: int) -> None:
    places = turning_places(players, last_ones=False)
    assert places[-1] == most * players + len(places) - 1
    assert len(PACK) - places[-1] - 1 < 3 * players + 1


def every_card(hand: Hand) -> Counter[str]:
    """Every card that lies anywhere."""
    cards = hand._pack + hand._turned + [card for _, card in hand.trick]
    for seat in range(hand.seats):
        cards = cards + hand._hands[seat] + hand._taken[seat]
    return Counter(cards)


def choose(rng: random.Random, hand: Hand) -> str:
    """An action; begging and running oftener, exposing seldomer than chance has it."""
    actions = sorted(hand.legal())
    bold = [action for action in actions if action.endswith((" beg", " run"))]
    plain = [action for action in actions if " expose " not in action]
    if bold and rng.random() < 0.6:
        return rng.choice(bold)
    return rng.choice(plain if rng.random() < 0.85 else actions)


def random_game(rng: random.Random, rules: Rules) -> tuple[Game, list[Hand]]:
    """Play a game to its end with random actions, and check what must hold throughout."""
    game = Game(rules, rng.randrange(rules["players"]))
    hands: list[Hand] = []
    while game.winner is None and len(hands) < 40:
        hand = game.deal(random_pack(rng, rules["players"]))
        hands.append(hand)
        while not hand.over:
            assert any(action.startswith(f"{hand.to_act} ") for action in hand.legal())
            assert every_card(hand) == Counter(PACK)
            hand.play(choose(rng, hand))
        game.finish(hand)
    return game, hands


@pytest.mark.parametrize("seed", range(30))
def test_random_games_end_and_conserve_the_cards(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng, target=rng.randint(1, 14))
    game, hands = random_game(rng, rules)
    for hand in hands:
        assert hand.legal() == set()
        assert hand.to_act is None
        assert hand.points == [
            sum(one["points"] for one in hand.told if one["side"] == whose) for whose in (0, 1)
        ]
        if hand.counted is None:
            assert hand.thrown_in or hand.winner is not None
    if game.winner is not None:
        assert game.totals[game.winner] >= rules["target"] > game.totals[1 - game.winner]
    assert game.totals == [sum(hand.points[whose] for hand in hands) for whose in (0, 1)]


def test_random_games_meet_every_way_to_end_and_long_runs() -> None:
    rng = random.Random(6)
    ends: Counter[str] = Counter()
    lengths: Counter[int] = Counter()
    trumps: Counter[str | None] = Counter()
    for number in range(40):
        rules = random_rules(rng, players=2 + number % 2 * 2, target=rng.randint(5, 14))
        for hand in random_game(rng, rules)[1]:
            thrown = "thrown in" if hand.thrown_in else "counted"
            ends[thrown if hand.thrown_in or hand.counted is not None else "turned or given"] += 1
            lengths[len(hand._dealt[0])] += 1
            trumps[hand.trump] += 1
    assert set(ends) == {"thrown in", "counted", "turned or given"}
    assert set(lengths) >= {6, 9, 12, 15, 18, 21}
    assert set(trumps) == {None, *SUITS}
