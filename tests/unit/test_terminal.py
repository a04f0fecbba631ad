import io
import random
import re

import pytest
from rich.console import Console

from fourball import bots
from fourball.cards import card_text, parse_cards
from fourball.golf import PRESETS, Rules, pack
from fourball.golf import rules as r
from fourball.golf import view as golf_view
from fourball.golf.actions import encode
from fourball.play import State
from fourball.terminal.golf.commands import understand
from fourball.terminal.golf.game import Game
from fourball.terminal.golf.sentences import Speaker
from fourball.terminal.session import Company
from fourball.terminal.streams import write_nearest
from fourball.terminal.typed import Action, Order, Refusal
from fourball.words import LANGUAGES, Words, language_of

# What is typed


def view_after(actions, rules=PRESETS["six-card"]):
    cards = list(pack(rules, 2))
    random.Random(4).shuffle(cards)
    state = State.deal(rules, 2, 1, cards)
    for action in actions:
        state, _ = state.apply(action)
    return state.view(0)


STARTED = ("0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2")
STRICT = Rules.preset("six-card", start_columns="same")
STOCK_ONLY = Rules.preset("six-card", last_turn_draw="stock_only", end="knock_last_turn")


@pytest.mark.parametrize(
    ("typed", "actions", "meant"),
    [
        ("3", (), Action("turn 3")),
        (" Turn 3 ", (), Action("turn 3")),
        ("d", STARTED, Action("draw")),
        ("TAKE", STARTED, Action("take")),
        ("4", (*STARTED, "0 draw"), Action("swap 4")),
        ("swap 4", (*STARTED, "0 draw"), Action("swap 4")),
        ("x", (*STARTED, "0 draw"), Action("discard")),
        ("b", (*STARTED, "0 take"), Action("put back")),
        ("put back", (*STARTED, "0 take"), Action("put back")),
        ("?", STARTED, Order("help")),
        ("q", (), Order("quit")),
        ("exit", STARTED, Order("quit")),
        ("s", STARTED, Order("score")),
        ("r", STARTED, Order("rules")),
        ("w", STARTED, Order("where")),
        ("hello", STARTED, Refusal("terminal-not-understood", {"text": "hello"})),
        ("swap x", STARTED, Refusal("terminal-not-understood", {"text": "swap x"})),
        ("²", STARTED, Refusal("terminal-not-understood", {"text": "²"})),
        ("\x1b[A", STARTED, Refusal("terminal-not-understood", {"text": "?[A"})),
        ("swap", (*STARTED, "0 draw"), Refusal("terminal-which-card")),
        ("7", (*STARTED, "0 draw"), Refusal("terminal-no-card", {"cell": 7, "last": 6})),
        ("0", (), Refusal("terminal-no-card", {"cell": 0, "last": 6})),
        ("3", STARTED, Refusal("terminal-draw-first")),
        ("x", STARTED, Refusal("terminal-holding-nothing")),
        ("x", (*STARTED, "0 take"), Refusal("terminal-taken-stays")),
        ("b", (*STARTED, "0 draw"), Refusal("act-put-back-seen")),
        ("k", STARTED, Refusal("terminal-not-now")),
        ("1", ("0 turn 1",), Refusal("terminal-face-up", {"cell": 1})),
        ("d", (), Refusal("terminal-not-now")),
    ],
)
def test_typed_words_are_understood(typed, actions, meant):
    assert understand(typed, view_after(actions)) == meant


def test_card_already_held_is_named():
    view = view_after((*STARTED, "0 draw"))
    assert understand("t", view) == Refusal("terminal-holding", {"card": view.held.card})


def test_agreed_columns_are_told():
    refusal = understand("2", view_after(("0 turn 1",), STRICT))
    assert refusal == Refusal("terminal-other-cards", {"cells": "4"})


def test_closed_pile_is_told():
    view = view_after((*STARTED, "0 draw", "0 discard", "1 knock"), STOCK_ONLY)
    assert understand("t", view) == Refusal("terminal-pile-closed")


# The game


class Table:
    """A game whose reader types given lines first, and then plays as the club bot would."""

    def __init__(self, rules, seats=2, typed=(), plain=False, language="en", encoding="utf-8"):
        raw = io.BytesIO()
        self.file = io.TextIOWrapper(raw, encoding=encoding, write_through=True)
        write_nearest(self.file)
        self.raw = raw
        self.typed = list(typed)
        console = Console(file=self.file, width=80, highlight=False, markup=False)
        company = Company(rules, ("club",) * (seats - 1), 7)
        self.game = Game(company, Words(language), console, self.ask, plain=plain)

    def ask(self, prompt):
        asked = " ".join(self.said().split())[-200:]
        answer = self.typed.pop(0) if self.typed else self.club(asked)
        self.file.write(f"{prompt}{answer}\n")
        return answer

    def said(self):
        return self.raw.getvalue().decode(self.file.encoding)

    def club(self, asked):
        view = self.game._match.view(0, memory=True)
        if re.search(r"\([a-z]/[a-z]\)$", asked):
            return "y" if asked.endswith(self.game._words("terminal-knock-sure")) else "n"
        if view.to_act != 0:
            return "c" if view.legal else ""
        return bots.make("club", 1).choose(view, self.game._rules)

    def play(self):
        self.game.run()
        return self.said()


TWO_HOLES = {"length": "holes:2", "penalty": "plus10"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    "preset", ["six-card", "ten-card", "nine-card", "four-card", "four-in-hand"]
)
def test_match_is_played_to_its_end_within_80_columns(preset, plain, language):
    seats = {"ten-card": 8, "four-card": 5}.get(preset, 3)
    rules = Rules.preset(preset, length="holes:1", penalty="plus10")
    table = Table(rules, seats, plain=plain, language=language)
    said = table.play()
    assert not re.search(r"\b(terminal|log|say|told|table|match|where|rule|place)-[a-z]", said)
    if not plain:
        assert max(map(len, said.splitlines())) <= 80


def test_hole_is_told_column_by_column_and_the_match_card_follows():
    said = Table(Rules.preset("six-card", **TWO_HOLES), 3).play()
    intro = "Equal cards that fill a column cancel, all else counts. Low is good."
    assert intro in " ".join(said.split())
    assert re.search(r"(You|Bot \d): Column of \w+ cancels", said)
    assert re.search(r"(You|Bot \d): The cards left over: \d+", said)
    assert re.search(r"Column 1 +Column 2 +Column 3", said)
    assert "cancels 0" in said
    assert re.search(r"\d\+\d+=\d+", said)
    assert re.search(r"^ Hole +1 +2 +Total", said, re.MULTILINE)
    assert "leads" in said
    assert "Lowest total wins." in said


def reasons(rules, hands, ender=None, ended_by=None):
    """Why the scores are what they are, of layouts written row by row."""
    options = encode(rules, len(hands))
    p = r.Position(ender=r.NOBODY if ender is None else ender)
    for seat, hand in enumerate(hands):
        for cell, card in enumerate(parse_cards(hand.replace("/", " "))):
            p.grid[seat * r.CELLS + cell] = card
    r.score(p, options)
    told = [golf_view.told(p, options, rules, seat) for seat in range(len(hands))]
    names = ["", *(f"Bot {seat}" for seat in range(1, len(hands)))]
    speaker = Speaker(Words("en"), rules, names, spoken=False, signs=True)
    return speaker.reasons(told, ender, ended_by)


def test_each_form_tells_what_cancels_and_by_which_rule():
    lines = Rules.preset("nine-card-lines", values="basic")
    assert reasons(lines, ["4h 4c 4d / 9s Kd Ah / 7c Jd Ts", "7h 2c Ac / 3d 7s 9h / 5d 6h 7c"]) == [
        "You: Row of fours cancels",
        "You: The cards left over: 37",
        "Bot 1: Diagonal of sevens cancels",
        "Bot 1: The cards left over: 26",
    ]
    assert reasons(Rules.preset("four-card"), ["7h 7c / 9d 2s", "3c 9s / 3d 9h"]) == [
        "You: A pair of sevens cancels",
        "You: The cards left over: 11",
        "Bot 1: A pair of threes cancels",
        "Bot 1: A pair of nines cancels",
    ]
    assert reasons(Rules.preset("four-in-hand"), ["9h 9c 9d 9s", "Ah 2c 3d 4s"]) == [
        "You: 2 pairs of nines cancel",
        "Bot 1: All cards count: 10",
    ]


def test_kept_pair_and_block_are_told_with_their_rule():
    rules = Rules.preset("six-card-pagat", negative_pairs="keep", block_self=-20)
    assert reasons(rules, ["2h 5c 5s / 2d 5d 5h", "Ah 3c 4d / 6s 7c 8d"]) == [
        "You: Column of fives cancels",
        "You: Column of fives cancels",
        "You: Column of twos keeps its −4 (negative pairs are kept)",
        "You: Block of four fives: −20",
        "Bot 1: All cards count: 29",
    ]


def test_penalty_and_charge_are_told_with_their_rule():
    fours = Rules.preset("six-card", penalty="plus10", block="others_plus_10")
    hands = ["Ah 3c 4d / 6s 7c 8d", "5h 5c Ks / 5s 5d Kh"]
    assert reasons(fours, hands, ender=0)[:3] == [
        "You: All cards count: 29",
        "You: Bot 1’s block: +10",
        "You: You ended the hole but were not lowest: 10 more: +10",
    ]
    winner = Rules.preset("six-card-scrooge")
    assert reasons(winner, hands, ender=0)[1:2] == [
        "You: You ended the hole but were not lowest: the winner’s score is not above 0, so nothing is added"
    ]


def test_hole_that_nobody_ended_says_so():
    capped = reasons(PRESETS["six-card"], ["Ah 3c 4d / 6s 7c 8d"] * 2, ended_by="turn cap")
    assert capped[0].startswith("The hole has reached the agreed number of turns")


# Cards that are looked at once

FOUR = Rules.preset("four-card", length="holes:1")


@pytest.mark.parametrize(
    ("typed", "actions", "meant"),
    [
        ("3", (), Action("peek 3")),
        ("peek 3", (), Action("peek 3")),
        ("3", ("0 peek 3",), Refusal("terminal-looked-at", {"cell": 3})),
        ("turn 3", (), Refusal("terminal-not-now")),
        ("swap 3", (), Refusal("terminal-not-now")),
        ("peek", (), Refusal("terminal-which-card")),
        ("k", ("0 peek 3", "0 peek 1", "1 peek 1", "1 peek 2"), Action("knock")),
    ],
)
def test_typed_words_are_understood_where_cards_are_looked_at(typed, actions, meant):
    assert understand(typed, view_after(actions, FOUR)) == meant


def test_agreed_row_is_told():
    refusal = understand("2", view_after((), Rules.preset("four-card-pagat")))
    assert refusal == Refusal("terminal-other-looks", {"cells": "3, 4"})


@pytest.mark.parametrize("plain", [False, True])
def test_card_looked_at_is_shown_once_and_scrolled_away(plain):
    table = Table(FOUR, 3, typed=["1", "", "4", ""], plain=plain)
    said = table.play()
    hole = table.game._match.holes[0]
    place = (-hole.dealer - 1) % 3  # how many seats are dealt to before the reader
    for name, card in (("top left", hole.pack[place]), ("bottom right", hole.pack[3 * 3 + place])):
        (shown,) = re.findall(rf"Your {name} card: (.+)\. Only you see it\.", said)
        assert shown == table.game._speaker.card(card_text(card))
    looked = said.index("Only you see it.")
    hidden = said.index("You looked at the card at the top left")
    assert said[looked:hidden].count("\n") > table.game._console.height


def test_card_looked_at_stands_on_a_second_screen_that_is_left_again():
    typed = iter(["1", "", "4", ""])
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, highlight=False, no_color=True)

    def read(prompt):
        out.write(prompt)
        answer = next(typed, None)
        if answer is None:
            raise EOFError
        return answer

    Game(Company(FOUR, ("club",), 7), Words("en"), console, read, plain=False).run()
    kept = re.sub(r"\x1b\[\?1049h.*?\x1b\[\?1049l", "", out.getvalue(), flags=re.DOTALL)
    assert out.getvalue().count("Only you see it.") == 2
    assert "Only you see it." not in kept
    assert "You looked at the card at the bottom right" in kept


def test_drawn_card_that_goes_face_down_is_not_left_on_the_screen():
    typed = iter(["1", "", "4", "", "d", "2"])
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80, highlight=False, no_color=True)

    def read(prompt):
        answer = next(typed, None)
        if answer is None:
            raise EOFError
        return answer

    game = Game(Company(FOUR, ("club",), 8), Words("en"), console, read, plain=False)
    game.run()
    kept = re.sub(r"\x1b\[\?1049h.*?\x1b\[\?1049l", "", out.getvalue(), flags=re.DOTALL)
    assert "You hold" in out.getvalue()
    assert "You hold" not in kept
    assert "You drew a card and laid it face down at the top right" in kept


def test_others_looks_and_face_down_cards_are_told_by_their_places():
    said = Table(FOUR, 3).play()
    assert re.search(r"^Bot 1 looked at the card at the (top|bottom) (left|right)$", said, re.M)
    assert re.search(r"Bot \d drew a card and laid it face down at the \w+ \w+; .+ went out", said)
    assert re.search(r"^° its player has looked at it", said, re.M)
    assert re.search(r"\* has knocked", said)
    assert re.search(r"\* lowest of the hole", said)


def test_hand_is_drawn_in_a_row_and_told_card_by_card():
    said = Table(Rules.preset("four-in-hand", length="holes:1"), 3).play()
    assert re.search(r"└─1──┘ └─2──┘ └─3──┘ └─4──┘", said)
    assert re.search(r"Card 1 +Card 2 +Card 3 +Card 4", said)
    assert "Two equal cards cancel wherever they lie, all else counts." in said
    assert "its player has looked at it" not in said
    said = Table(Rules.preset("four-in-hand", length="holes:1"), 3, plain=True).play()
    assert re.search(r"In your hand: 1: .+, 4: .+\. They count −?\d+\.", said)
    assert "Bot 1: 4 cards in the hand." in said


def test_nine_cards_lie_in_three_rows():
    said = Table(Rules.preset("nine-card", length="holes:1"), 2).play()
    for bottom in ("└─1──┘ └─2──┘ └─3──┘", "└─4──┘ └─5──┘ └─6──┘", "└─7──┘ └─8──┘ └─9──┘"):
        assert bottom in said
    assert "Equal cards that fill a row or a column cancel" in said


def test_long_match_card_shows_the_last_holes():
    said = Table(Rules.preset("six-card", length="holes:12"), 2).play()
    assert "The last 10 holes" in said


def test_plain_mode_draws_nothing():
    said = Table(Rules.preset("six-card", length="holes:1"), 2, plain=True).play()
    assert not set(said) & set("─│┌┐└┘░♣♦♥♠\x1b")
    assert "of hearts" in said
    assert "Your cards: 1: " in said


def test_terminal_without_signs_gets_letters():
    table = Table(Rules.preset("six-card", length="holes:1"), 2, language="lv", encoding="ascii")
    said = table.play()
    assert not re.search(r"\w\?\w|\?\w", said)
    assert "panemt" in said
    assert re.search(r"\| ?[0-9AKQJ]+[cdhs] \|", said)


def test_no_color_gives_no_escape_sequences(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(file=io.StringIO(), force_terminal=True, width=80)
    game = Game(
        Company(PRESETS["six-card"], ("club",), 1), Words("en"), console, lambda _: "1", plain=False
    )
    game._say("Bot 1 turned up 7♥")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", console.file.getvalue())


def test_leaving_asks_first():
    table = Table(PRESETS["six-card"], typed=["q", "maybe", "n", "1", "q", "y"])
    said = table.play()
    assert said.count("Leave the match? (y/n)") == 3
    assert "Please answer yes or no." in said
    assert said.endswith("Goodbye.\n")


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_end_of_input_leaves_quietly(stop):
    table = Table(PRESETS["six-card"])

    def ask(prompt):
        raise stop

    table.game._read = ask
    assert "Goodbye" not in table.play()


def test_help_rules_score_and_where_are_told_without_costing_a_turn():
    table = Table(PRESETS["six-card"], typed=["?", "r", "s", "w", "", "q", "y"])
    said = table.play()
    for words in ("What you can type", "The match is 9 holes.", "Nothing yet.", "Hole 1. It is"):
        assert words in said
    assert table.game._match.playing.actions[-1:] != ("0 turn 1",)


def test_finished_group_may_be_cleared_and_is_offered_once():
    table = Table(Rules.preset("six-card", length="holes:9"), 2)
    said = table.play()
    assert "put" in said
    assert re.search(r"You put .+ under the pile", said)
    again = Table(Rules.preset("six-card", length="holes:1"), 2)
    again.club = lambda asked, club=again.club: (
        "" if asked.endswith("leaves them.") else club(asked)
    )
    said = again.play()
    offers = re.findall(r"Cards ([\d, ]+) cancel", said)
    assert len(offers) == len(set(offers)) > 0


def test_knock_is_confirmed():
    rules = Rules.preset("six-card", end="knock_last_turn", length="holes:1")
    table = Table(rules, 2, typed=["1", "2"])
    taken = []

    def club(asked, club=table.club):
        view = table.game._match.view(0)
        if asked.endswith("(y/n)") and "Knock" in asked:
            taken.append(asked)
            return "n" if len(taken) == 1 else "y"
        return "k" if "knock" in view.legal and view.to_act == 0 else club(asked)

    table.club = club
    said = table.play()
    assert len(taken) == 2
    assert "You knocked" in said


def test_open_match_ends_when_the_reader_wants_it():
    said = Table(Rules.preset("six-card", length="open"), 2).play()
    assert "Another hole? (y/n)" in said
    assert "over 1 hole. Lowest total wins." in said


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "lv"}, "lv"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nl_NL", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "nl-BE", "LANG": "fi"}, "nl"),
        ({}, "en"),
    ],
)
def test_language_follows_the_system(environment, language):
    assert language_of(environment) == language
