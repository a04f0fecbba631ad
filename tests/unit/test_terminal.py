import io
import random
import re

import pytest
from rich.console import Console

from fourball import bots
from fourball.golf import PRESETS, Adjustment, Rules, Told, pack
from fourball.play import State
from fourball.terminal.commands import Action, Order, Refusal, understand
from fourball.terminal.game import Company, Game
from fourball.terminal.sentences import Speaker
from fourball.terminal.streams import write_nearest
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
        view = self.game._match.view(0)
        if re.search(r"\([a-z]/[a-z]\)$", asked):
            return "y" if "Knock" in asked else "n"
        if view.to_act != 0:
            return "c" if view.legal else ""
        return bots.make("club", 1).choose(view, self.game._rules)

    def play(self):
        self.game.run()
        return self.said()


TWO_HOLES = {"length": "holes:2", "penalty": "plus10"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("preset", ["six-card", "ten-card"])
def test_match_is_played_to_its_end_within_80_columns(preset, plain, language):
    seats = 8 if preset == "ten-card" else 3
    rules = Rules.preset(preset, **TWO_HOLES)
    table = Table(rules, seats, plain=plain, language=language)
    said = table.play()
    assert not re.search(r"\b(terminal|log|say|told|table|match|where|rule)-[a-z]", said)
    if not plain:
        assert max(map(len, said.splitlines())) <= 80


def test_hole_is_told_column_by_column_and_the_match_card_follows():
    said = Table(Rules.preset("six-card", **TWO_HOLES), 3).play()
    assert "Every column is told from the left" in said
    assert re.search(r"Column 1 +Column 2 +Column 3", said)
    assert "cancels 0" in said
    assert re.search(r"\d\+\d+=\d+", said)
    assert re.search(r"^ Hole +1 +2 +Total", said, re.MULTILINE)
    assert "leads" in said
    assert "Lowest total wins." in said


def test_penalty_is_told_with_its_rule():
    added = (
        Adjustment("block_self", -20, 1, "-20"),
        Adjustment("block", 10, 0, "others_plus_10"),
        Adjustment("penalty", 10, 1, "plus10"),
    )
    rules = Rules.preset("six-card", penalty="plus10")
    speaker = Speaker(Words("en"), rules, ["", "Bot 1"], spoken=False, signs=True)
    assert speaker.adjustments(Told((), (), added, 5, 5), 1) == [
        "Bot 1: −20, own block of one rank",
        "Bot 1: +10, for your block",
        "Bot 1: +10, ended the hole, but was not lowest (house rule: ten for ending too early)",
    ]


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
