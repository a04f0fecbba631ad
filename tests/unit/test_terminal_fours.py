import contextlib
import io
import os
import re
import subprocess
import sys
from collections import defaultdict

import pytest
from rich.console import Console

from fourball import bots
from fourball.allfours import Rules
from fourball.cards import DECK, card_text, parse_card, parse_cards
from fourball.play import HandState, Match
from fourball.terminal.allfours.commands import understand
from fourball.terminal.allfours.duty import duty
from fourball.terminal.allfours.game import Game
from fourball.terminal.session import Company
from fourball.terminal.streams import write_nearest
from fourball.terminal.typed import Action, Order, Refusal
from fourball.words import LANGUAGES, Words

# The worked hand of the rules: seats S 0, E 1, N 2, W 3; W deals and turns up the 9 of hearts.
WORKED = ("Ah Qh Tc 4c Kd 3s", "Kh 2h Ac 9c 5d Qs", "Jh 5h Kc 8d Td As", "8h 6h Qc 3c Ad 6s")
WORKED_PLAY = (
    ("Kd", "5d", "8d", "Ad"),
    ("6s", "3s", "Qs", "As"),
    ("Kc", "3c", "4c", "Ac"),
    ("9c", "Jh", "Qc", "Tc"),
    ("Td", "6h", "Ah", "2h"),
    ("Qh", "Kh", "5h", "8h"),
)
WORKED_LEADERS = (0, 3, 2, 1, 2, 0)


def pack_of(hands, turned, dealer=3, runs=(), rest=()):
    """A pack that deals these hands by threes, turns up these cards, and gives three more to each in every run."""
    left = [
        card for card in DECK if card not in parse_cards(" ".join([*hands, *turned, *runs, *rest]))
    ]
    order = [(dealer + step) % len(hands) for step in range(1, len(hands) + 1)]
    pack = [
        card
        for part in (0, 3)
        for seat in order
        for card in parse_cards(hands[seat])[part : part + 3]
    ]
    pack.append(parse_card(turned[0]))
    for number, card in enumerate(turned[1:]):
        more = runs[number * len(hands) : (number + 1) * len(hands)]
        if more:
            pack += [card for seat in order for card in parse_cards(more[seat])]
        elif not rest:
            pack += [left.pop() for _ in range(3 * len(hands))]
        pack.append(parse_card(card))
    return (*pack, *parse_cards(" ".join(rest)), *left)


def state_of(hands, turned, actions=(), dealer=3, **options):
    rules = Rules.preset("all-fours", packets="threes", players=len(hands), **options)
    state = HandState.deal(rules, dealer, pack_of(hands, turned, dealer))
    for action in actions:
        state, _ = state.apply(action)
    return state


def view_of(*args, **options):
    return state_of(*args, **options).view(0)


def meant(typed, *args, **options):
    state = state_of(*args, **options)
    return understand(typed, state.view(0), state.rules)


# What is typed

STOOD = ("0 stand",)


@pytest.mark.parametrize(
    ("typed", "actions", "means"),
    [
        ("s", (), Action("stand")),
        ("STAND", (), Action("stand")),
        ("b", (), Action("beg")),
        (" beg ", (), Action("beg")),
        ("g", (), Refusal("terminal-not-now")),
        ("r", STOOD, Refusal("terminal-not-now")),
        ("s", STOOD, Refusal("terminal-not-now")),
        ("packet 3", (), Refusal("terminal-not-now")),
        ("kd", (), Refusal("terminal-not-now")),
        ("1", (), Refusal("terminal-not-now")),
        ("kd", STOOD, Action("play Kd")),
        ("play KD", STOOD, Action("play Kd")),
        ("10c", STOOD, Action("play Tc")),
        ("tc", STOOD, Action("play Tc")),
        ("k♦", STOOD, Action("play Kd")),
        ("1", STOOD, Action("play Ah")),  # trumps stand first, then clubs, diamonds, spades
        ("2", STOOD, Action("play Qh")),
        ("3", STOOD, Action("play Tc")),
        ("play 6", STOOD, Action("play 3s")),
        ("7", STOOD, Refusal("terminal-no-card", {"cell": 7, "last": 6})),
        ("0", STOOD, Refusal("terminal-no-card", {"cell": 0, "last": 6})),
        ("9999", STOOD, Refusal("terminal-not-understood", {"text": "9999"})),
        ("2h", STOOD, Refusal("fours-terminal-not-held", {"card": "2h"})),
        ("play", STOOD, Refusal("fours-terminal-which-card", {"word": "play"})),
        ("play kd now", STOOD, Refusal("terminal-not-understood", {"text": "play kd now"})),
        ("hello", STOOD, Refusal("terminal-not-understood", {"text": "hello"})),
        ("xr", STOOD, Refusal("terminal-not-understood", {"text": "xr"})),
        ("²", STOOD, Refusal("terminal-not-understood", {"text": "²"})),
        ("\x1b[A", STOOD, Refusal("terminal-not-understood", {"text": "?[A"})),
        ("", STOOD, Refusal("terminal-not-understood", {"text": ""})),
        ("expose kd", STOOD, Refusal("fours-terminal-none-exposed")),
        ("call kd", STOOD, Refusal("fours-terminal-none-exposed")),
        ("?", (), Order("help")),
        ("h", (), Order("help")),
        ("help", STOOD, Order("help")),
        ("l", STOOD, Order("last")),
        ("last", STOOD, Order("last")),
        ("w", STOOD, Order("where")),
        ("where", STOOD, Order("where")),
        ("score", STOOD, Order("score")),
        ("rules", STOOD, Order("rules")),
        ("q", (), Order("quit")),
        ("exit", STOOD, Order("quit")),
    ],
)
def test_typed_words_are_understood(typed, actions, means):
    assert meant(typed, WORKED, ["9h"], actions) == means


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("1", Action("packet 1")),
        ("3", Action("packet 3")),
        ("packet 3", Action("packet 3")),
        ("packet 2", Refusal("terminal-not-understood", {"text": "packet 2"})),
        ("packet", Refusal("terminal-not-understood", {"text": "packet"})),
        ("2", Refusal("terminal-not-now")),
        ("s", Refusal("terminal-not-now")),
    ],
)
def test_dealer_chooses_packets(typed, means):
    rules = Rules.preset("all-fours")
    assert understand(typed, HandState.deal(rules, 0, DECK).view(0), rules) == means


@pytest.mark.parametrize(
    ("typed", "options", "turned", "means"),
    [
        ("g", {}, "9h", Action("give")),
        ("give", {}, "9h", Action("give")),
        ("r", {}, "9h", Action("run")),
        ("s", {}, "9h", Refusal("terminal-not-now")),
        # A gift of the point that wins is barred by one option, a gift without a card of the suit by the other (3.6).
        ("g", {"target": 1, "give_at_match_point": False}, "9h", Refusal("fours-why-give-match")),
        (
            "g",
            {"give_needs_trump": True},
            "9h",
            Refusal("fours-why-give-suit", {"suit": "hearts"}),
        ),
        ("g", {"give_needs_trump": True}, "9s", Action("give")),
    ],
)
def test_dealer_answers(typed, options, turned, means):
    hands = ["Kd 3s Qs As 6s 5d", "Ah Qh Tc 4c 2c 3c", "Jh 5h Kc 8d Td 4s", "8h 6h Qc Ad 2d 7d"]
    assert meant(typed, hands, [turned], ("1 beg",), dealer=0, **options) == means


# What may be played: the table of section 9 of the rules. Trump is hearts; the reader plays after the trick so far.


DUTIES = [
    ({}, "5h", "Kh 3h Ac 9d 8d 7d", "Ac", "fours-no-trump-led"),
    ({}, "Ah 4h", "Jh Tc 9c As 8s 7s", "Tc", "fours-no-trump-led"),
    ({}, "9c", "Kc 4c 7h As Td 3d", "As", "fours-no-follow-or-trump"),
    ({"undertrump": "banned"}, "9c Jh", "Qc 5h Qh 2d 3d 4d", "5h", "fours-no-under"),
    ({"undertrump": "banned"}, "9c Jh", "Qc 5h Qh 2d 3d 4d", "2d", "fours-no-follow-or-trump"),
    ({"undertrump": "banned"}, "Tc Jh", "5h Ah 3s 4s 6s 7s", "5h", "fours-no-under"),
    ({"follow": "strict"}, "9c", "Kc 7h As 2s 3s 4s", "7h", "fours-no-follow"),
    ({"void_must_trump": True}, "9c", "7h As Td 3d 4d 5d", "As", "fours-no-void-must-trump"),
]


def trick_view(options, trick, hand):
    """The reader is last or in the middle of a trick led by the player whose turn it is before him."""
    cards, own_cards = trick.split(), parse_cards(hand)
    others = [
        card for card in DECK if card not in {*own_cards, *parse_cards(trick), parse_card("7c")}
    ]
    text = {card: card_text(card) for card in DECK}
    turned = next(text[card] for card in others if card >> 4 == 2)
    plain = [card for card in others if card >> 4 != 2]
    by_seat = {0: list(own_cards)}
    leader = 4 - len(cards)
    for place, card in enumerate(cards):
        led, this = parse_card(cards[0]), parse_card(card)
        # Who did not follow is void of the suit led, and who leads a plain suit may hold anything.
        void = [c for c in plain if c >> 4 != led >> 4]
        by_seat[leader + place] = [this, *void[:5]]
        plain = [c for c in plain if c not in void[:5]]
    for seat in range(4):
        if seat not in by_seat:
            by_seat[seat], plain = plain[:6], plain[6:]
    hands = [" ".join(text[card] for card in by_seat[seat]) for seat in range(4)]
    dealer = (leader - 1) % 4
    state = state_of(hands, [turned], [f"{leader} stand"], dealer=dealer, **options)
    for place, card in enumerate(cards):
        state, _ = state.apply(f"{leader + place} play {card}")
    return state.view(0), state.rules


@pytest.mark.parametrize(("options", "trick", "hand", "card", "why"), DUTIES)
def test_refused_card_is_told_with_its_rule(options, trick, hand, card, why):
    view, rules = trick_view(options, trick, hand)
    refused = understand(card, view, rules)
    assert isinstance(refused, Refusal)
    assert refused.message == "fours-terminal-refused"
    assert (refused.values["card"], refused.values["why"]) == (card, why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_duty_and_reason_has_its_words(language):
    words = Words(language)
    for options, trick, hand, card, why in DUTIES:
        view, rules = trick_view(options, trick, hand)
        assert words.has(why)
        assert words.has(f"fours-say-{duty(view, rules)}")
        assert understand(card, view, rules).values["suit"] in ("hearts", "clubs")


# The game


class Scripted:
    """A bot that says and plays what it is told, and then one of its legal actions as the club bot would."""

    def __init__(self, says):
        self.says = list(says)
        self.club = bots.make("club", 1, "allfours")

    def choose(self, view, rules):
        return self.says.pop(0) if self.says else self.club.choose(view, rules)


class Table:
    """A game from given packs, whose reader and bots say and play given things first, and then as the club bot would."""

    def __init__(
        self,
        rules,
        packs=(),
        dealer=3,
        typed=(),
        bots_say=None,
        plain=True,
        language="en",
        encoding="utf-8",
        width=80,
    ):
        self.raw = io.BytesIO()
        self.file = io.TextIOWrapper(self.raw, encoding=encoding, write_through=True)
        write_nearest(self.file)
        console = Console(file=self.file, width=width, highlight=False, markup=False)
        company = Company(rules, ("club",) * (rules.players - 1), 7)
        self.typed = list(typed)
        self.game = game = Game(company, Words(language), console, self.ask, plain=plain)
        if packs:
            self.packs = list(packs)
            shuffled = game._shuffled
            game._shuffled = lambda cards: self.packs.pop(0) if self.packs else shuffled(cards)
            game._match = Match.start(rules, game._seats, dealer)
            game._players = [Scripted((bots_say or {}).get(n, ())) for n in range(1, rules.players)]
        self.club = bots.make("club", 1, "allfours")

    def ask(self, prompt):
        answer = self.typed.pop(0) if self.typed else self.club_answer()
        self.file.write(f"{prompt}{answer}\n")
        return answer

    def club_answer(self):
        view = self.game._match.view(0, memory=True)
        if view is None or view.winner is not None:
            return "n"
        return self.club.choose(view, self.game._rules) if view.to_act == 0 else ""

    def said(self):
        return self.raw.getvalue().decode(self.file.encoding)

    def play(self):
        self.game.run()
        return self.said()


LEAVE = ("q", "y")
THREES = {"packets": "threes"}


def worked(plain=True, language="en", typed=None, **options):
    """The worked hand of the rules, played as it stands there."""
    rules = Rules.preset("all-fours", **THREES, **options)
    own = ["s", "Kd", "3s", "4c", "10c", "Ah", "Qh"] if typed is None else typed
    says = defaultdict(list)
    for leader, cards in zip(WORKED_LEADERS, WORKED_PLAY, strict=True):
        for step, card in enumerate(cards):
            seat = (leader + step) % 4
            says[seat].append(f"play {card}")
    return Table(rules, [pack_of(WORKED, ["9h"])], 3, [*own, *LEAVE], says, plain, language)


def test_worked_hand_is_told_point_by_point_with_its_cards():
    said = worked().play()
    for line in (
        "Left Bot turned up 9 of hearts",
        "You stand",
        "Hearts are trumps",
        "You led king of diamonds",
        "Right Bot followed with 5 of diamonds",
        "Left Bot took the trick: 7 toward game",
        "Partner trumped with jack of hearts",
        "Left Bot followed with queen of clubs",
        "Partner took the trick: 13 toward game",
        "Partner took the trick: 6 toward game",
        "Right Bot took the trick: 7 toward game",
        "You took the trick: 14 toward game",
        "Right Bot took the trick: 5 toward game",
    ):
        assert f"\n{line}\n" in said, line
    told = said[said.index("Hand 1: the count") :]
    assert re.search(r"^High: Us, 1\. Card: ace of hearts\. .*you", told, re.M)
    assert re.search(r"^Low: Them, 1\. Card: 2 of hearts\. .*Right Bot.*you", told, re.M)
    assert re.search(r"^Jack: Us, 1\. Card: jack of hearts\. Partner", told, re.M)
    assert re.search(r"^Game: Us, 1\. 33 against 19", told, re.M)
    assert re.search(
        r"^Toward game, Us: 33 \(ace of spades, ace of hearts, queen of spades, queen of clubs, jack of hearts, 10 of clubs, 10 of diamonds\)",
        told,
        re.M,
    )
    assert re.search(r"^Toward game, Them: 19 \(", told, re.M)
    assert "\nUs 3, Them 1.\n" in told
    assert "Hang" not in told
    assert said.endswith("Goodbye.\n")


def test_worked_hand_is_drawn():
    said = worked(plain=False).play()
    assert max(map(len, said.splitlines())) <= 80
    told = said[said.index("Hand 1: the count") :]
    assert re.search(r"^ High +A♥ +1 +\w", told, re.M)
    assert re.search(r"^ Low +2♥ {9,}1 +\w", told, re.M)
    assert re.search(r"^ Jack +J♥ +1 +Partner", told, re.M)
    assert re.search(r"^ Game +1 +33 against 19", told, re.M)
    assert re.search(r"^ Total +3 +1", told, re.M)
    assert re.search(r"^Us +3  \|\|\|$", told, re.M)
    assert re.search(r"^Them +1  \|$", told, re.M)


def test_points_after_the_game_is_won_are_not_counted():
    """Where one point wins, high does: the count stops there, as in the worked example with both sides at 13."""
    said = worked(target=1).play()
    told = said[said.index("Hand 1: the count") :]
    assert re.search(r"^High: Us, 1\. Card: ace of hearts\. .*with it the game", told, re.M)
    assert re.search(r"^Low: Card: 2 of hearts\. Not counted", told, re.M)
    assert re.search(r"^Jack: Card: jack of hearts\. Not counted", told, re.M)
    assert re.search(r"^Game: Not counted", told, re.M)
    assert "We win the game, 1 to 0." in told


# Seats: partners opposite, the next player at the right.


def test_partner_sits_opposite_and_the_next_player_at_the_right():
    table = worked(plain=False, typed=["s", "Kd"])
    said = table.play()
    drawn = said[: said.index("Left Bot took")].split("You led")[0].rstrip()
    last = drawn[drawn.rindex("first to 14") :].splitlines()
    places = {
        name: (row, line.index(name))
        for row, line in enumerate(last)
        for name in ("Partner", "Left Bot", "Right Bot", "Your hand")
        if name in line
    }
    assert (
        places["Partner"][0]
        < places["Left Bot"][0]
        == places["Right Bot"][0]
        < places["Your hand"][0]
    )
    assert places["Left Bot"][1] < places["Partner"][1] < places["Right Bot"][1]
    assert "Left Bot (deals)" in drawn


def test_card_of_the_trick_lies_before_its_player_and_the_taker_is_marked():
    said = worked(plain=False, typed=["s", "Kd"]).play()
    second = said[said.index("Left Bot led 6♠") :]
    (row,) = [line for line in second.splitlines() if "6♠*" in line][:1]
    assert row.index("6♠*") < 40
    assert "* takes it" in second
    assert "│ 3♠ │" in second
    assert "└─1──┘ └─2──┘ └────┘ └────┘ └─5──┘" in second  # spades are led: follow, or trump


def test_two_players_sit_opposite():
    rules = Rules.preset("all-twos", **THREES)
    table = Table(rules, [pack_of(WORKED[:2], ["9h"], 1)], 1, ["s", "Kd", *LEAVE], {1: ["play 5d"]})
    said = table.play()
    assert "Bot followed with 5 of diamonds" in said
    assert "\nYou took the trick: 3 toward game\n" in said
    assert "You 0, Bot 0." in said
    assert "Right" not in said
    drawn = Table(rules, [pack_of(WORKED[:2], ["9h"], 1)], 1, LEAVE, plain=False).play()
    assert re.search(r"^ {20,}Bot \(deals\)$", drawn, re.M)


def test_twenty_one_cards_are_drawn_within_80_columns():
    """Two players, 5c, beg, run, 9c, 2c, Kc, 7c, Qh: five steps, 21 cards each (section 3)."""
    hands = ["Ah Kh Jh Th 9h 8h", "Ad Kd Qd Jd Td 9d"]
    runs = [
        "7h 6h 5h",
        "8d 7d 6d",
        "4h 3h 2h",
        "5d 4d 3d",
        "As Ks Qs",
        "2d Js Ts",
        "9s 8s 7s",
        "6s 5s 4s",
        "3s 2s Ac",
        "Qc Jc Tc",
    ]
    pack = pack_of(hands, ["5c", "9c", "2c", "Kc", "7c", "Qh"], 1, runs)
    table = Table(
        Rules.preset("all-twos", **THREES), [pack], 1, ["b", *LEAVE], {1: ["run"]}, plain=False
    )
    said = table.play()
    assert "Hearts are trumps" in said
    assert "└─21─┘" in said
    assert max(map(len, said.splitlines())) <= 80


# Standing, begging, giving and running: the deals of section 9 of the rules


HANDS = ["Ks 3s Qs As 6s 5d", "Kd Qh Tc 4c 2c 3c", "Jc 5h Kc 8d Td 4s", "8h 7h Qc Ad 2d 7d"]


def deal(turned, typed, bots_say, dealer=3, runs=(), rest=(), **options):
    rules = Rules.preset("all-fours", **THREES, **options)
    pack = pack_of(HANDS, turned, dealer, runs, rest)
    return Table(rules, [pack], dealer, [*typed, *LEAVE], bots_say).play()


def test_turn_up_and_gift_are_told_with_their_points():
    """6c, beg, give: D 2, O 1, trump c, six cards."""
    said = deal(["6c"], ["b", "w"], {3: ["give"]})
    assert "Left Bot turned up 6 of clubs: 2 for them\n" in said
    assert "You beg\n" in said
    assert "Left Bot gave one: 1 for us\n" in said
    assert "Clubs are trumps\n" in said
    assert "Us 1, Them 2." in said
    assert "Trick 1 of 6: nobody has led yet." in said


def test_run_deals_three_more_and_turns_up_again():
    """Ah, beg, run, 6h, 9d: D 1+2, trump d, twelve cards, 1 left."""
    said = deal(["Ah", "6h", "9d"], ["b", "w"], {3: ["run"]})
    assert "Left Bot turned up ace of hearts: 1 for them\n" in said
    assert "Left Bot ran the pack\n" in said
    assert said.count("You are dealt 3 cards: ") == 2
    assert "Left Bot turned up 6 of hearts: 2 for them\n" in said
    assert "Left Bot turned up 9 of diamonds\n" in said
    assert "Diamonds are trumps\n" in said
    assert "Turned up: ace of hearts, 6 of hearts, 9 of diamonds." in said
    assert "Right Bot: 12 cards, no trick." in said
    assert "Us 0, Them 3." in said


def test_reader_who_deals_gives_or_runs():
    given = deal(["6c"], ["g"], {1: ["beg"]}, dealer=0)
    assert "Right Bot begs. Give one point, or run the pack?" in given
    assert "g give, r run, ? help" in given
    assert "You gave one: 1 for them\n" in given
    run = deal(["9h", "8c"], ["run"], {1: ["beg"]}, dealer=0)
    assert "You ran the pack\n" in run
    assert "You turned up 8 of clubs\n" in run


def test_dealer_who_may_not_give_is_told_why():
    said = deal(["Kh"], ["g"], {1: ["beg"]}, dealer=0, target=1, give_at_match_point=False)
    assert said.count("You may not give: that point would win them the game.") == 3
    assert "\nr run, ? help\n" in said
    said = deal(["9h"], ["g"], {1: ["beg"]}, dealer=0, give_needs_trump=True)
    assert "You may not give: you hold none of hearts." in said


def test_pack_that_runs_out_throws_the_hand_in_and_the_same_dealer_deals_again():
    """Jh, beg, run, 6h, Ah: D 3+2+1, 1 card left: thrown in, same dealer, 6 kept."""
    rules = Rules.preset("all-fours", **THREES)
    packs = [pack_of(HANDS, ["Jh", "6h", "Ah"]), pack_of(WORKED, ["9h"])]
    said = Table(rules, packs, 3, ["b", "", *LEAVE], {3: ["run"]}).play()
    assert "The pack ran out: the hand is thrown in\n" in said
    assert re.search(r"The pack ran out.*Left Bot deals again", said)
    assert "The points for the cards turned up stand." in said
    assert "Us 0, Them 6.\nHand 1: Us 0, Them 6.\nEnter deals hand 2." in said
    assert said.index("All Fours · Hand 2") < said.index("Left Bot turned up 9 of hearts")


def test_last_cards_are_turned_where_that_is_agreed():
    """4h, beg, run, 9h, Kh, then 6d left; turn_last: D 2, trump d, twelve cards, none left."""
    hands = ["Ks 3s Qs As 6s 5d", "Kd Qc Tc 4c 2c 3c", "Jc 5h Kc 8d Td 4s", "8h 7h 9c Ad 2d 7d"]
    used = {*" ".join(hands).split(), "4h", "9h", "Kh", "6d"}
    left = [card_text(card) for card in DECK if card_text(card) not in used]
    runs = [" ".join(left[3 * n : 3 * n + 3]) for n in range(8)]
    rules = Rules.preset("all-fours-last-card", **THREES)
    pack = pack_of(hands, ["4h", "9h", "Kh"], 3, runs, ["6d"])
    said = Table(rules, [pack], 3, ["b", "w", *LEAVE], {3: ["run"]}).play()
    assert "Left Bot turned up 6 of diamonds: 2 for them\nDiamonds are trumps\n" in said
    assert "Right Bot: 12 cards, no trick." in said


def test_turn_up_may_win_the_game_before_a_card_is_played():
    """The first side at the target has won, by a turn-up too (5.8)."""
    said = deal(["Jh"], ["n"], {}, target=3)
    assert "Left Bot turned up jack of hearts: 3 for them\n" in said
    assert "The card turned up won the game before a card was played.\n" in said
    assert "They win the game, 3 to 0.\nPlay again? (y/n)" in said
    assert "count" not in said


def test_gift_may_win_the_game():
    """O at match point: Kc, beg, give: O 1, O win."""
    said = deal(["Kh"], ["b", "n"], {3: ["give"]}, target=1)
    assert "The point given won the game before a card was played.\n" in said
    assert "We win the game, 1 to 0." in said


def test_packets_are_chosen_once_a_game_by_each_dealer():
    rules = Rules.preset("all-fours", target=30)
    table = Table(rules, [DECK], 0, ["packet 2", "3"], {1: ["stand"]})
    said = table.play()
    assert "Deal by ones or by threes?\n1 by ones, 3 by threes, ? help" in said
    assert said.count("You deal by threes\n") == 1
    dealers = [hand.dealer for hand in table.game._match.deals]
    assert dealers[:5] == [0, 1, 2, 3, 0]
    assert (
        said.count("Deal by ones or by threes?") == 2
    )  # once more after the packet that there is not


# The hang


def test_hang_jack_is_told_when_it_happens_and_in_the_count():
    """Th Jh Qh 3h goes to N, and N has hung E's jack: 3 in the place of 1."""
    hands = ["Th 2c 3c 4c 5c 6c", "Jh 7c 8c 9c Tc Jc", "Qh 2d 3d 4d 5d 6d", "3h 2s 3s 4s 5s 6s"]
    rules = Rules.preset("all-fours", **THREES)
    says = {1: ["play Jh"], 2: ["play Qh"], 3: ["play 3h"]}
    said = Table(rules, [pack_of(hands, ["9h"])], 3, ["s", "10h"], says).play()
    assert "Partner took Right Bot’s jack of hearts with queen of hearts: hang jack\n" in said
    assert "Partner took the trick: 13 toward game\n" in said
    assert re.search(r"^Hang jack: Us, 3\. Card: jack of hearts\. ", said, re.M)


def test_where_a_jack_counts_one_none_is_hung():
    hands = ["Th 2c 3c 4c 5c 6c", "Jh 7c 8c 9c Tc Jc", "Qh 2d 3d 4d 5d 6d", "3h 2s 3s 4s 5s 6s"]
    rules = Rules.preset("all-fours", **THREES, hang_jack=1)
    says = {1: ["play Jh"], 2: ["play Qh"], 3: ["play 3h"]}
    said = Table(rules, [pack_of(hands, ["9h"])], 3, ["s", "10h"], says).play()
    assert re.search(r"^Jack: Us, 1\. Card: jack of hearts\. ", said, re.M)
    assert "ang jack" not in said


# Exposed and called cards


CALLABLE = {**THREES, "exposed": "callable"}


def test_showing_a_card_asks_once_more():
    rules = Rules.preset("all-fours", **CALLABLE)
    typed = ["s", "expose kd", "n", "expose 5", "y", "expose kd", "w", *LEAVE]
    said = Table(rules, [pack_of(WORKED, ["9h"])], 3, typed).play()
    assert said.count("Show king of diamonds to everybody?") == 2
    assert said.count("You laid king of diamonds open\n") == 1
    assert "king of diamonds lies open already." in said
    assert "You, open: king of diamonds." in said
    assert "1-6 a card, expose a card, ? help" in said


def test_called_card_must_be_played():
    """As exposed and called, 9s led; the hand As 4s 7h Td may play As only."""
    hands = ["As 4s 7h Td 3d 2d", "9s 2c 3c 4c 5c 6c", "Qh 9c 8d 4d 5d 6d", "3h 2s 3s 8s 5s 6s"]
    rules = Rules.preset("all-fours", **CALLABLE)
    game = Table(rules, [DECK], 0).game
    game._match, _ = game._match.deal(pack_of(hands, ["9h"], 0))
    for action in ("0 expose As", "1 stand", "3 call As", "1 play 9s", "2 play 9c", "3 play 2s"):
        game._match, _ = game._match.apply(action)
    view = game._match.view(0)
    assert understand("4s", view, rules) == Refusal(
        "fours-terminal-refused",
        {"card": "4s", "why": "fours-no-called", "suit": "spades", "called": "As"},
    )
    assert "has been called: play it" in game._speaker.invitation(view)


def test_opponents_open_card_is_offered_before_its_owner_plays():
    rules = Rules.preset("all-fours", **CALLABLE)
    says = {1: ["expose 5d", "play 5d"], 2: ["play 8d"], 3: ["play Ad"]}
    typed = ["s", "kd", "c", *LEAVE]
    said = Table(rules, [pack_of(WORKED, ["9h"])], 3, typed, says).play()
    assert "Right Bot laid 5 of diamonds open\n" in said
    assert "Right Bot is to play, and 5 of diamonds lies open. c calls it" in said
    assert "You called Right Bot’s 5 of diamonds\n" in said
    assert "Right Bot followed with 5 of diamonds\n" in said


def test_offer_to_call_may_be_declined_and_a_partner_is_never_called():
    rules = Rules.preset("all-fours", **CALLABLE)
    says = {1: ["expose 5d", "play 5d"], 2: ["expose 8d", "play 8d"], 3: ["play Ad", "play 6s"]}
    typed = ["s", "kd", "", "call 8d", "call 1", "call ks", *LEAVE]
    said = Table(rules, [pack_of(WORKED, ["9h"])], 3, typed, says).play()
    assert "You called" not in said
    assert said.count("c calls it") == 1
    assert "8 of diamonds cannot be called" in said
    assert "Which card? Write it, as in “call jh”." in said


def test_shown_and_called_cards_lie_before_their_owner_with_their_signs():
    rules = Rules.preset("all-fours", **CALLABLE)
    says = {2: ["expose As", "expose Td", "play 8d"], 3: ["call Td", "play Ad", "play 6s"]}
    typed = ["s", "kd", *LEAVE]
    said = Table(rules, [pack_of(WORKED, ["9h"])], 3, typed, says, plain=False).play()
    assert "Left Bot called Partner’s 10♦\n" in said
    assert "░░ 3 10♦! A♠°" in said
    assert "* takes it   ° lies open   ! called\n" in said


# Blind partners


def test_blind_partner_sees_backs_until_trump_is_fixed():
    rules = Rules.preset("all-fours-house", **THREES)
    say = {3: ["beg"], 2: ["give"]}
    pack = pack_of(WORKED, ["9h"], 2)
    for plain in (True, False):
        table = Table(rules, [pack], 2, LEAVE, say, plain=plain)
        said = table.play()
        before, after = said.split("Hearts are trumps", 1)
        assert not re.search(r"ace of hearts|A♥", before)
        assert "to be seen when trumps are fixed" in before
        assert "you see your cards" in after
        assert "ace of hearts" in after or "A♥" in after


def test_blind_reader_may_not_look_at_the_table_in_words():
    state = state_of(WORKED, ["9h"], dealer=2, blind_partners=True)
    view = state.view(0)
    game = Table(Rules.preset("all-fours-house"), [DECK], 2).game
    said = " ".join(game._speaker.where(view, 1))
    assert "Only dealer and eldest look at their cards" in said
    assert "ace" not in said
    drawn = "\n".join(line.plain for line in game._drawing.table(view))
    assert drawn.count("│ ░░ │") == 6
    assert understand("expose 1", view, Rules.preset("all-fours", exposed="callable")) == Refusal(
        "terminal-not-now"
    )


# Orders, games and leaving


def test_orders_are_obeyed_without_costing_a_turn():
    table = worked(typed=["?", "l", "score", "rules", "w", "s", "Kd", "l"])
    said = table.play()
    for words in (
        "What you can type",
        "  s, stand    stand: the suit",
        "  jh, 10h     play that card",
        "No trick has been taken yet.",
        "Us 0, Them 0.",
        "Points that win the game: The first side with 14 points or more wins the game.",
        "Hand 1, 14 points win.",
        "Yours: king of diamonds, Right Bot: 5 of diamonds, Partner: 8 of diamonds, "
        "Left Bot: ace of diamonds. Left Bot took it: 7 toward game.",
    ):
        assert words in said, words
    assert "expose jh" not in said
    assert table.game._match.playing.actions[:2] == ("0 stand", "0 play Kd")


def test_help_has_showing_and_calling_where_that_is_agreed():
    rules = Rules.preset("all-fours-classic", **THREES)
    said = Table(rules, [pack_of(WORKED, ["9h"])], 3, ["?", *LEAVE]).play()
    assert "  expose jh   show a card" in said
    assert "  call jh     call an opponent" in said


def test_rules_leave_out_what_makes_no_difference():
    said = Table(Rules.preset("all-twos"), [DECK], 0, ["rules", *LEAVE]).play()
    assert "The cards before trump is fixed:" not in said
    assert "With nothing but trumps:" not in said
    assert "3 for a jack" in said
    assert "<b>" not in said


def test_bad_input_is_answered_with_what_may_be_done():
    said = worked(typed=["dance", "g", "s", "2h", "9", "Kd", "ks"]).play()
    assert "“dance” is no command here; ? lists them all." in said
    assert "That cannot be done now. You may: s stand, b beg, ? help" in said
    assert "You do not hold 2 of hearts." in said
    assert "You have no card 9; your cards are 1 to 6." in said
    assert "You do not hold king of spades." in said
    said = worked(typed=["s", "Kd", "10c"]).play()
    assert "You cannot play 10 of clubs now; spades were led: follow, or trump." in said


def test_leaving_asks_first():
    said = worked(typed=["q", "maybe", "n", "s"]).play()
    assert said.count("Leave the match? (y/n)") == 3
    assert "Please answer yes or no." in said


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_end_of_input_leaves_quietly(stop):
    table = worked()

    def ask(prompt):
        raise stop

    table.game._read = ask
    assert "Goodbye" not in table.play()


def test_highest_card_deals_and_those_who_tie_cut_again():
    """First dealer: cards are cut and the highest deals, ace high; suits do not rank; those who tie cut again."""
    table = Table(Rules.preset("all-fours"))
    lines = table.game._speaker.cut([("Ks", "Kh", "Qs", "2c"), ("3s", "Ah", None, None)], 1)
    assert lines == [
        "Cut for the deal: You king of spades, Right Bot king of hearts, Partner queen of spades, Left Bot 2 of clubs",
        "Cut 2: the highest were equal",
        "Cut for the deal: You 3 of spades, Right Bot ace of hearts",
        "Right Bot deals: ace of hearts is the highest card cut",
    ]
    cutting = table.game._cutting
    ranks = {n: "23456789TJQKA".index(card[0]) for n, card in enumerate(cutting.rounds[-1]) if card}
    assert cutting.dealer == max(ranks, key=ranks.get)


def test_another_game_goes_on_to_the_right_and_games_are_counted():
    rules = Rules.preset("all-fours", **THREES, target=3)
    packs = [pack_of(HANDS, ["Jh"]), pack_of(HANDS, ["Jh"], 0)]
    table = Table(rules, packs, 3, ["y", "n"])
    said = table.play()
    assert "They win the game, 3 to 0.\nPlay again? (y/n)" in said
    assert "You turned up jack of hearts: 3 for us\n" in said
    assert "We win the game, 3 to 0.\nGames won: Us 1, Them 1.\n" in said
    assert said.count("Cut for the deal") == 1


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    "preset", ["all-fours-classic", "all-fours-house", "all-fours-knockout", "all-twos"]
)
def test_game_is_played_to_its_end_within_80_columns(preset, plain, language):
    rules = Rules.preset(preset, target=4)
    table = Table(rules, plain=plain, language=language)
    said = table.play()
    assert max(table.game._match.totals) >= 4
    ids = r"\b(fours|terminal|log|say|told|table|rule|preset)-[a-z]"
    assert not re.search(ids, said)
    assert "{" not in said
    if plain:
        assert not set(said) & set("─│┌┐└┘░♣♦♥♠\x1b")
    else:
        assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_said_is_said_in_every_language(language):
    yes = Words(language)("terminal-yes").split()[0]
    typed = [
        "?",
        "rules",
        "l",
        "dance",
        "g",
        "expose",
        "call 2h",
        "s",
        "2h",
        "call 1",
        "Kd",
        "l",
        "score",
        "10c",
        "expose qh",
    ]
    table = worked(language=language, typed=[*typed, yes, "expose qh"], exposed="callable")
    said = table.play()
    assert not re.search(r"\b(fours|terminal|rule|table)-[a-z]", said)
    if language != "en":
        assert not re.search(r"\b(the|cannot|card|trick|your)\b", said)


def test_terminal_without_signs_gets_letters():
    table = Table(Rules.preset("all-fours"), plain=False, language="lv", encoding="ascii")
    said = table.play()
    assert not re.search(r"\w\?\w", said)
    assert re.search(r"\| ?[0-9AKQJ]+[cdhs][* ]\|", said)
    assert "trumpis" in said


def test_game_shows_no_card_that_the_reader_may_not_see():
    """Before the first lead nothing names a card beyond the own six and the turn-up."""
    for plain in (True, False):
        said = worked(plain=plain, typed=["w", "?", "score", "l"]).play()
        for card in " ".join(WORKED[1:]).split():
            rank = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}.get(
                card[0], card[0]
            )
            suit = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}[card[1]]
            sign = f"{'10' if card[0] == 'T' else card[0]}{dict(zip('cdhs', '♣♦♥♠', strict=True))[card[1]]}"
            dealt = said[said.index("turned up") :]
            assert f"{rank} of {suit}" not in dealt
            assert sign not in dealt


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_game_is_played_in_a_real_terminal():
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "fourball", "play", "all-fours", "--seed", "5"]
    command += ["--option", "packets=threes", "--language", "en"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as game:
        os.close(theirs)
        os.write(ours, b"score\nq\nn\nq\ny\n")
        said = b""
        with contextlib.suppress(OSError):  # the end of a pseudo-terminal
            while more := os.read(ours, 65536):
                said += more
    os.close(ours)
    text = said.decode()
    assert game.returncode == 0
    assert text.count("Leave the match? (y/n)") == 2
    assert text.rstrip().endswith("Goodbye.")
    assert re.search("\x1b\\[3[0-9]m|\x1b\\[9[0-9]m", text)  # suits in colours
    assert re.search("[♣♦♥♠]", text)
