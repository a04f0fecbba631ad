"""The All Fours club bot against what the books advise, against chance, and against itself with a part of its sense taken away."""

import random
import statistics
import time
from dataclasses import replace

import pytest

from fourball import bots
from fourball.allfours import PRESETS, Rules
from fourball.allfours.actions import encode
from fourball.bots.hands import Hands
from fourball.bots.stakes import Stakes
from fourball.cards import DECK, parse_card
from fourball.errors import RulesError
from fourball.play import HandState
from fourball.simulate import simulate
from fourball.simulate.hand import play_hand
from tests.support.hands import another_world, choose_in_hand, dealt_hand, some_hand_rules
from tests.support.laid import FOUR, THREES, chosen, laid

# A name, the cards of seat 0 (eldest), 1, 2 (its partner), 3 as far as they matter, what was turned, what was played, and
# what the books advise whoever is to play. Spades are trump.
PUZZLES = [
    (
        "B113: eldest leads the king of trumps and not the three, for it may pull the jack (maxim 4)",
        ("Ks 3s 6d 7d 8c 5c",), "9s", (), ("Ks",),
    ),
    (
        "eldest leads the queen of trumps, having neither jack nor ten (maxim 4)",
        ("Qs 3s 6d 7d 8c 5c",), "9s", (), ("Qs",),
    ),
    (
        "nobody leads a lone jack of trumps that is not high",
        ("Js 8d 4d 7c 5c 3h",), "9s", (), ("8d", "4d", "7c", "5c", "3h"),
    ),
    (
        "B115: partner's ace stands, so the last player gives it the ten and does not trump it",
        ("3h 8d 4d 7c 5c 3d", "Ah 4h 5h 2c 3c 4c", "2h 6h 7h 9h 6d 7d", "Tc 5s 8s 9d 6c 9c"), "9s",
        ("0 play 3h", "1 play Ah", "2 play 2h"), ("Tc",),
    ),
    (
        "the ten of the suit goes to partner's ace",
        ("3h 8d 4d 7c 5c 3d", "Ah 4h 5h 2c 3c 4c", "2h 6h 7h 9h 6d 7d", "Th 8h 5s 9d 6c 9c"), "9s",
        ("0 play 3h", "1 play Ah", "2 play 2h"), ("Th",),
    ),
    (
        "a ten is not risked on partner's ace while an opponent may yet trump it, and the trick not trumped either",
        ("Ah 8d 4d 7c 5c 3h", "2h 4h 5h 2c 3c 4c", "Th 7h 5s 9d 6c 9c"), "9s",
        ("0 play Ah", "1 play 2h"), ("7h",),
    ),
    (
        "no ten for a trick of the other side: the low card goes",
        ("Ah 8d 4d 7c 5c 3h", "Th 4h 2d 2c 3c 4c"), "9s", ("0 play Ah",), ("4h",),
    ),
    (
        "the other side's ten is trumped by the last player (maxim 3)",
        ("Th 8d 4d 7c 5c 3h", "2h 4h 5h 2c 3c 4c", "6h 7h 8h 9h Jh 6d", "5s 9d 6c 9c 8c Td"), "9s",
        ("0 play Th", "1 play 2h", "2 play 6h"), ("5s",),
    ),
    (
        "the last player makes the jack by trumping (maxim 1)",
        ("Kh 8d 4d 7c 5c 3h", "2h 4h 5h 2c 3c 4c", "6h 7h 8h 9h Jh 6d", "Js 5s 9d 6c 9c 8c"), "9s",
        ("0 play Kh", "1 play 2h", "2 play 6h"), ("Js",),
    ),
    (
        "a jack with a guard stays at home when the ace of trumps is led",
        ("As 8d 4d 7c 5c 3h", "Js 4s 2d 2c 3c 4c"), "9s", ("0 play As",), ("4s",),
    ),
    (
        "the other side's jack is hung",
        ("Js 8d 4d 7c 5c 3h", "Qs 4s 2d 2c 3c 4c"), "9s", ("0 play Js",), ("Qs",),
    ),
    (
        "partner's jack is covered by the ace when a king or a queen may come after it",
        ("Js 8d 4d 7c 5c 3h", "2s 4h 5h 2c 3c 4c", "As 8s 2d 6c 9c 9h"), "9s",
        ("0 play Js", "1 play 2s"), ("As",),
    ),
    (
        "a jack that one higher trump may catch is not led, a plain ace that stands is (advice 6)",
        ("Js 4s Ah 7c 5c 3d",), "9s", (), ("Ah", "3d", "5c", "7c"),
    ),
    (
        "a void partner takes nothing needlessly: no trump on partner's ace, the low card of another suit neither counts",
        ("3h 8d 4d 7c 5c 3d", "Ah 4h 5h 2c 3c 4c", "2h 6h 7h 9h 6d 7d", "5s 8s 9d 6c 9c 6s"), "9s",
        ("0 play 3h", "1 play Ah", "2 play 2h"), ("9d", "6c", "9c"),
    ),
    (
        "an opponent who showed that he is void gets no ten led to trump",
        ("Th Ah 4d 7c 5c 3h", "9c 2d 3d 2c 3c 4c", "Kh 5h 6c 9h 9d Td", "8h 7h 6d 5d 8c Tc"), "9s",
        ("0 play Ah", "1 play 9c", "2 play 5h", "3 play 7h"), ("4d", "7c", "5c", "3h"),
    ),
    (
        "the lowest trump that takes the trick is enough, the higher ones stay for the jack",
        ("Th 8d 4d 7c 5c 3h", "2h 4h 5h 2c 3c 4c", "6h 7h 8h 9h Jh 6d", "5s Ks 6c 9c 8c Td"), "9s",
        ("0 play Th", "1 play 2h", "2 play 6h"), ("5s",),
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "turn", "actions", "advised"), [p[1:] for p in PUZZLES], ids=[p[0] for p in PUZZLES]
)
def test_club_plays_what_the_books_advise(hands, turn, actions, advised):
    state = laid(hands, turn, ("0 stand", *actions))
    assert chosen(state) in {f"play {card}" for card in advised}


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("As Ks Js 8d 4d 7c", "stand"),
        ("Js Ts 8s 4s 4d 7c", "stand"),
        ("Qh Jh 8d 4d 7c 3c", "beg"),
        ("2c 3c 4c 6d 7d 8d", "beg"),
    ],
)
def test_eldest_stands_with_trumps_and_begs_without(cards, said):
    assert chosen(laid((cards,), "9s", ())) == said


def test_eldest_does_not_beg_where_a_kick_may_win_the_game_for_the_dealer():
    poor = ("Qh Jh 8d 4d 7c 3c",)
    assert chosen(laid(poor, "9s", ())) == "beg"
    assert chosen(laid(poor, "9s", (), totals=(0, 13))) == "stand"


@pytest.mark.parametrize(
    ("cards", "totals", "said"),
    [
        ("As Ks Js 8s 4d 7c", (0, 0), "give"),
        ("2c 3c 4c 6d 7d 8d", (0, 0), "run"),
        ("As Ks Js 8s 4d 7c", (13, 0), "run"),  # the gift would win the game for eldest
        ("2c 3c 4c 6d 7d 8d", (0, 13), "run"),
    ],
)
def test_dealer_gives_with_a_strong_hand_and_never_the_point_that_loses_the_game(
    cards, totals, said
):
    hands = ("2h 3h 4h 5h 6h 7h", "", "", cards)
    assert chosen(laid(hands, "9s", ("0 beg",), totals=totals)) == said


def test_dealer_who_may_not_give_runs():
    rules = replace(FOUR, give_needs_trump=True)
    hands = ("2h 3h 4h 5h 6h 7h", "", "", "2c 3c 4c 6d 7d 8d")
    assert chosen(laid(hands, "9s", ("0 beg",), rules)) == "run"
    hopeless = replace(FOUR, turn_up_points={})
    assert chosen(laid(hands, "9s", ("0 beg",), hopeless)) in ("give", "run")


def test_packets_are_left_to_chance_and_kept():
    state = HandState.deal(Rules.preset("all-fours"), 3, DECK)
    said = {chosen(state, seed) for seed in range(20)}
    assert said == {"packet 1", "packet 3"}
    assert len({chosen(state, 5) for _ in range(5)}) == 1


# The order of the count (5.1) and what a point is worth near the target


def stakes(order, totals, hand="As 3s 6d 7d 8c 5c", **more):
    rules = Rules.preset("all-fours", count_order=order, **THREES, **more)
    view = laid((hand,), "9s", totals=totals, rules=rules).view(0, memory=True)
    return Stakes(view, Hands(view, rules))


def test_what_is_counted_after_the_game_is_won_is_worth_nothing():
    won_by_high = stakes("high-low-jack-game", (13, 0))
    assert won_by_high.jack == won_by_high.their_jack == (0, 0)
    assert won_by_high.game == (0, 0)
    game_first = stakes("game-jack-low-high", (13, 0))
    assert game_first.game[0] > 1 == game_first.game[1]
    assert game_first.jack[0] > 1 == game_first.their_jack[0]


def test_a_point_that_wins_the_game_is_worth_more():
    level = stakes("high-low-jack-game", (0, 0))
    assert (level.jack, level.their_jack, level.game) == ((1, 3), (1, 3), (1, 1))
    near = stakes("high-low-jack-game", (5, 11))
    assert near.jack == (1, 3)
    assert near.their_jack[0] == 1
    assert near.their_jack[1] > 3


def test_low_is_played_for_only_where_it_goes_to_the_winner():
    assert stakes("high-low-jack-game", (0, 0)).low == (0, 0)
    assert stakes("high-low-jack-game", (0, 0), low_to="winner").low == (1, 1)


def test_low_is_taken_where_it_goes_to_the_winner():
    hands = ("2s 8d 4d 7c 5c 3h", "Ks 3s 2d 2c 3c 4c")
    for low_to, advised in (("winner", "play Ks"),):
        rules = Rules.preset("all-twos", low_to=low_to, **THREES)
        assert chosen(laid(hands, "9h", ("0 beg", "1 give"), rules)) in (
            "play 8d",
            "play 4d",
            "play 7c",
            "play 5c",
            "play 3h",
            "play 2s",
        )
        rules = replace(rules)
        assert chosen(laid(hands, "9s", ("0 stand", "0 play 2s"), rules)) == advised


# What is remembered


def test_who_shows_that_he_is_void_is_remembered_under_every_duty():
    hands = ("Th Ah 4d 7c 5c 3h", "9c 2d 3d 2c 3c 5s", "Kh 5h 6c 9h 9d Td", "8h 7h 6d 5d 8c Tc")
    hearts, spades = 1 << 2, 1 << 3
    for options, thrown, known in (
        ({}, "9c", hearts),
        ({}, "5s", 0),  # he may trump though he has hearts
        ({"follow": "strict"}, "5s", hearts),
        ({"follow": "strict"}, "9c", hearts),
        ({"follow": "trump_only"}, "9c", 0),
        ({"follow": "free"}, "9c", 0),
    ):
        rules = Rules.preset("all-fours", **THREES, **options)
        state = laid(hands, "9s", ("0 stand", "0 play Ah", f"1 play {thrown}"), rules)
        assert Hands(state.view(2, memory=True), rules).voids == [0, known, 0, 0], options
    must = Rules.preset("all-fours", void_must_trump=True, **THREES)
    bare = ("Th Ah 4d 7c 5c 3h", "9c 2d 3d 2c 3c 5d", *hands[2:3], "8h 7h 6d 8s 8c Tc")
    state = laid(bare, "9s", ("0 stand", "0 play Ah", "1 play 9c"), must)
    assert Hands(state.view(2, memory=True), must).voids == [0, hearts | spades, 0, 0]
    led = laid(
        hands, "9s", ("0 stand", "0 play Ah", "1 play 5s", "2 play 5h", "3 play 7h", "1 play 9c")
    )
    trump_led = laid(
        ("5s 8d 4d 7c 5c 3h", "9c 2d 3d 2c 3c 5d"), "9s", ("0 stand", "0 play 5s", "1 play 9c")
    )
    assert Hands(trump_led.view(2, memory=True), FOUR).voids == [0, spades, 0, 0]
    assert Hands(led.view(2, memory=True), FOUR).voids == [0, 0, 0, 0]


def test_void_is_remembered_beyond_the_last_trick_only_with_memory():
    hands = ("Ah 4d 7c 5c 3h Kd", "9c 2d 3d 2c 3c 8d", "Kh 5h 6c 9h 9d Td", "8h 7h 6d 5d 8c Tc")
    tricks = ("0 play Ah", "1 play 9c", "2 play 5h", "3 play 7h")
    more = ("0 play Kd", "1 play 2d", "2 play 9d", "3 play 5d")
    state = laid(hands, "9s", ("0 stand", *tricks, *more))
    assert Hands(state.view(0, memory=True), FOUR).voids[1] == 1 << 2
    assert Hands(state.view(0), FOUR).voids[1] == 0
    assert chosen(state).startswith("play ")


def test_unseen_cards_are_looked_for_only_where_they_can_be():
    hands = ("Th Ah 4d 7c 5c 3h", "9c 2d 3d 2c 3c 4c", "Kh 5h 6c 9h 9d Td", "8h 7h 6d 5d 8c Tc")
    state = laid(hands, "9s", ("0 stand", "0 play Ah", "1 play 9c", "2 play 5h", "3 play 7h"))
    sight = Hands(state.view(0, memory=True), FOUR)
    assert sight.share(1, 2) == 0
    assert sight.share(2, 2) == pytest.approx(5 / (5 + 5 + 27))  # the pack has 27 cards left
    assert sight.share(1, 3) == pytest.approx(5 / (5 + 5 + 5 + 27))
    assert sight.holds(2, 1 << parse_card("7h")) == 0  # it was played
    assert sight.unseen.bit_count() == 42


# Exposed and called cards


def test_an_exposed_jack_is_called_under_the_ace():
    rules = Rules.preset("all-fours", exposed="callable", **THREES)
    hands = ("As 3s 8d 4d 7c 5c", "Js 4s 2d 2c 3c 4c")
    state = laid(hands, "9s", ("0 stand", "1 expose Js"), rules)
    assert chosen(state) == "call Js"
    state, _ = state.apply("0 call Js")
    assert chosen(state) == "play As"
    state, _ = state.apply("0 play As")
    assert state.view(1).legal[0] == "play Js"


def test_an_exposed_card_that_does_no_harm_is_not_called():
    rules = Rules.preset("all-fours", exposed="callable", **THREES)
    hands = ("3s 8d 4d 7c 5c 2h", "As 4s 2d 2c 3c 4c")
    assert chosen(laid(hands, "9s", ("0 stand", "1 expose As"), rules)).startswith("play ")
    partners = ("As 3s 8d 4d 7c 5c", "", "Js 4s 2d 2c 3c 4c")
    assert chosen(laid(partners, "9s", ("0 stand", "2 expose Js"), rules)).startswith("play ")


@pytest.mark.parametrize("follow", ["follow_or_trump", "strict", "trump_only", "free"])
def test_club_exposes_nothing_and_calls_only_opponents_cards(follow):
    rules = Rules.preset("all-fours", exposed="callable", follow=follow, target=31)
    rng = random.Random(follow)
    players = [bots.make("club", seat, "allfours") for seat in range(4)]
    called = 0
    for _ in range(25):
        pack = rng.sample(DECK, 52)
        hand = play_hand(
            rules, encode(rules), 0, pack, [players[0], Exposer(), players[2], Exposer()]
        )
        said = [action.split() for action in hand.actions]
        assert not any(word == "expose" and int(seat) % 2 == 0 for seat, word, *_ in said)
        called += sum(word == "call" and int(seat) % 2 == 0 for seat, word, *_ in said)
    assert called > 3


class Exposer:
    """Lays all cards open, and then plays by chance."""

    def choose(self, view, rules):
        exposing = [words for words in view.legal if words.startswith("expose")]
        return exposing[0] if exposing else bots.make("random", 1, "allfours").choose(view, rules)


def test_who_is_asked_out_of_turn_answers_something_legal():
    rules = Rules.preset("all-fours", exposed="callable", **THREES)
    view = laid(("3s 8d 4d 7c 5c 2h",), "9s", rules=rules).view(2, memory=True)
    assert bots.make("club", 1, "allfours").choose(view, rules) in view.legal


# Partners who may not look


def test_blind_partner_shows_no_card_and_the_others_call_as_ever():
    rules = Rules.preset("all-fours-house", packets="threes", exposed="callable")
    state = laid(("As Ks Js 8d 4d 7c",), "9s", (), rules)
    assert chosen(state) == "stand"
    view = state.view(2, memory=True)
    assert set(view.hands[2].cards) == {"??"}
    assert Hands(view, rules).own == 0


# Sense, fairness, speed


@pytest.mark.parametrize("name", bots.NAMES)
def test_choice_does_not_depend_on_hidden_cards(name):
    rng = random.Random(12)
    compared = 0
    for _ in range(25):
        state = dealt_hand(rng)
        while not state.over:
            seat = state.to_act
            view = state.view(seat, memory=True)
            choice = bots.make(name, 3, "allfours").choose(view, state.rules)
            assert choice in view.legal
            world = another_world(rng, state, seat)
            assert world.view(seat, memory=True) == view
            assert choice == bots.make(name, 3, "allfours").choose(
                world.view(seat, memory=True), state.rules
            )
            compared += world != state
            state, _ = state.apply(choose_in_hand(rng, state))
    assert compared > 300


@pytest.mark.parametrize("name", bots.NAMES)
def test_equal_seed_and_view_give_an_equal_choice(name):
    state = dealt_hand(random.Random(4), FOUR)
    view = state.view(state.to_act, memory=True)
    bot = bots.make(name, 9, "allfours")
    again = bots.make(name, 9, "allfours").choose(view, FOUR)
    assert {bot.choose(view, FOUR) for _ in range(5)} == {again}


def test_random_bot_spreads_its_choices_over_all_legal_actions():
    view = laid(("As Ks Js 8d 4d 7c",), "9s").view(0)
    said = {bots.make("random", seed, "allfours").choose(view, FOUR) for seed in range(200)}
    assert said == set(view.legal)


def duel(mine, theirs, deals, seed, rules=FOUR):
    """Points a hand more than the others, by the same cards with the sides changed, and its 95 % interval's half."""
    rng = random.Random(seed)
    options = encode(rules)
    leads = []
    for _ in range(deals):
        pack, dealer, lead = rng.sample(DECK, 52), rng.randrange(rules.players), 0
        for side in (0, 1):
            players = [mine if s % 2 == side else theirs for s in range(rules.players)]
            scores = play_hand(rules, options, dealer, pack, players).scores
            lead += scores[side] - scores[1 - side]
        leads.append(lead / 2)
    return statistics.mean(leads), 1.96 * statistics.stdev(leads) / deals**0.5


@pytest.mark.parametrize(
    ("preset", "least"), [("all-fours", 0.6), ("all-fours-beer-jack", 0.7), ("all-twos", 0.5)]
)
def test_club_pair_beats_random_pair_by_far(preset, least):
    club, chance = (bots.make(name, 1, "allfours") for name in bots.NAMES)
    lead, half = duel(club, chance, 120, 5, Rules.preset(preset, packets="ones"))
    assert lead - half > 0
    assert lead > least


@pytest.mark.parametrize("preset", PRESETS)
def test_club_scores_more_than_random_by_every_preset(preset):
    rules = PRESETS[preset]
    figures = simulate(rules, rules.players, 90, ["club", "random"], 3)
    assert figures.sides[0].lead > 0.2
    assert figures.sides[0].scored["game"] > figures.sides[1].scored["game"]


def test_partner_sense_wins_points():
    """Taken away, the bot plays as if its partner were one more opponent."""
    club = bots.make("club", 1, "allfours")

    class Alone:
        def choose(self, view, rules):
            sense = Hands.partner
            Hands.partner = lambda hands, seat: seat == hands.me
            try:
                return club.choose(view, rules)
            finally:
                Hands.partner = sense

    lead, half = duel(club, Alone(), 350, 8)
    assert lead - half > 0


@pytest.mark.parametrize("preset", ["all-fours", "all-twos"])
def test_club_needs_less_than_a_millisecond_a_move(preset):
    rules = Rules.preset(preset)
    taken = []

    class Timed:
        def __init__(self):
            self.bot = bots.make("club", 1, "allfours")

        def choose(self, view, rules):
            before = time.thread_time()
            words = self.bot.choose(view, rules)
            taken.append(time.thread_time() - before)
            return words

    rng = random.Random(2)
    for _ in range(12):
        players = [Timed() for _ in range(rules.players)]
        play_hand(rules, encode(rules), 0, rng.sample(DECK, 52), players)
    assert statistics.median(taken) < 0.001


def test_every_choice_is_legal_under_random_options_and_without_memory():
    rng = random.Random(15)
    for _ in range(60):
        rules = some_hand_rules(rng)
        state = HandState.deal(rules, 0, rng.sample(DECK, 52))
        club = bots.make("club", 1, "allfours")
        while not state.over:
            seat = state.to_act
            forgetful = club.choose(state.view(seat), rules)
            words = club.choose(state.view(seat, memory=True), rules)
            assert {forgetful, words} <= set(state.view(seat).legal)
            state, _ = state.apply(f"{seat} {words}")


def test_unknown_game_and_bot_are_refused_by_name():
    with pytest.raises(RulesError, match="not for “whist”") as caught:
        bots.make("club", 1, "whist")
    assert caught.value.code == "unknown-game"
    with pytest.raises(RulesError, match="no bot “clubb”"):
        bots.make("clubb", 1, "allfours")
