import builtins
import io
import json
import random
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from rich.console import Console

from fourball import __version__, bots, cli, record
from fourball.golf import PRESETS, Adjustment, Rules, Told, pack
from fourball.play import State
from fourball.terminal.commands import Action, Order, Refusal, understand
from fourball.terminal.game import Company, Game
from fourball.terminal.sentences import Speaker
from fourball.terminal.streams import write_nearest
from fourball.words import LANGUAGES, Words, language_of

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests" / "conformance"
DOCS = ROOT / "docs" / "terminal.md"


@pytest.fixture
def run(monkeypatch, capsys):
    """Runs the command; answers its exit code, standard output and standard error."""

    def _run(*args, typed=()):
        answers = iter(typed)

        def read(prompt=""):
            print(prompt, end="")
            answer = next(answers, None)
            if answer is None:
                raise EOFError
            return answer

        monkeypatch.setattr(builtins, "input", read)
        monkeypatch.setattr(sys, "argv", ["fourball", *map(str, args)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        told = capsys.readouterr()
        return left.value.code, told.out, told.err

    return _run


def complaint(result):
    """The one sentence of a refusal."""
    code, out, err = result
    assert (code, out) == (2, "")
    assert err.startswith("fourball: ")
    assert err.count("\n") == 1
    return err


# The command line


def test_version_is_told(run):
    assert run("--version") == (0, f"fourball {__version__}\n", "")


def test_help_lists_every_command(run):
    code, out, _ = run("--help")
    assert code == 0
    for command in ("serve", "play", "presets", "check", "simulate", "bench"):
        assert command in out


def test_help_imports_neither_server_nor_rules():
    code = "import sys, fourball.cli; print([m for m in sys.modules if m in sys.argv])"
    heavy = ["litestar", "sqlalchemy", "uvicorn", "numba", "numpy", "fluent.runtime", "rich.live"]
    done = subprocess.run([sys.executable, "-c", code, *heavy], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


def test_module_is_the_command():
    done = subprocess.run(
        [sys.executable, "-m", "fourball", "--version"], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, f"fourball {__version__}\n")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "six-crad"], "did you mean six-card"),
        (["play", "zzzz"], "see `fourball presets`"),
        (["simulate", "six-card", "--option", "penalty=lots"], "none, plus10, add_winner"),
        (["simulate", "six-card", "--option", "penlty=none"], "did you mean penalty"),
        (["simulate", "six-card", "--option", "penalty"], "NAME=VALUE"),
        (["simulate", "six-card", "--option", "jokers=99999"], "from -1000 to 1000"),
        (["simulate", "six-card", "--option", "place=face_down"], "needs end=knock_last_turn"),
        (["simulate", "six-card", "--seats", "9"], "2 to 8 players"),
        (["simulate", "six-card", "--seats", "two"], "--seats"),
        (["simulate", "six-card", "--deals", "0"], "--deals"),
        (["simulate", "six-card", "--bots", "club,boss"], "the bots are club and random"),
        (["simulate", "six-card", "--bots", "club,club,club"], "seats for 2"),
        (["simulate", "six-card", "--records", "/no/such/folder/file"], "cannot be written"),
        (["simulate", "nine-card"], "does not play layout=3x3 yet"),
        (["simulate"], "PRESET"),
        (["play", "--language", "xx"], "choose en, lv, nl, fi"),
        (["serve", "--port", "99999"], "from 0 to 65535"),
        (["serve", "--database", "mysql://me:secret@host/db"], "sqlite:///PATH"),
        (["serve", "--database", "/no/such/folder/games.db"], "does not exist"),
        (["--foo"], "No such option: --foo"),
        (["bogus"], "No such command 'bogus'"),
        (["check"], "FILE"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(run, args, words):
    sentence = complaint(run(*args))
    assert words in sentence
    assert "secret" not in sentence


def test_bench_without_numba_says_how_to_get_it(run, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "pip install 'fourball[fast]'" in complaint(run("bench"))


def test_port_in_use_is_told(run, tmp_path):
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", port, "--database", tmp_path / "games.db")
    assert f"Port {port} of 127.0.0.1 is in use" in complaint(result)


# Presets


def test_presets_are_listed_by_group_with_what_cannot_be_played(run):
    code, out, _ = run("presets", "--language", "en")
    assert code == 0
    for preset_id in PRESETS:
        assert re.search(rf"^  {preset_id} ", out, re.MULTILINE)
    assert re.search(r"four-in-hand .*not playable yet", out)
    assert not re.search(r"speed-golf .*not playable yet", out)


def test_presets_as_json_give_every_rule(run):
    code, out, _ = run("presets", "--json")
    presets = json.loads(out)
    assert code == 0
    assert [one["id"] for one in presets] == list(PRESETS)
    assert all(one["rules"] == PRESETS[one["id"]].to_dict() for one in presets)


# Check


@pytest.fixture(scope="module")
def match():
    """A finished match of bots, as a record."""
    from fourball.simulate import simulate

    records = []
    rules = Rules.preset("six-card", length="holes:2")
    simulate(rules, 2, 2, ["random"], 3, on_record=records.append)
    return records[0]


def test_check_runs_vectors_and_counts_what_it_cannot_run(run):
    files = [VECTORS / "golf-match.jsonl", VECTORS / "allfours-trick.jsonl"]
    code, out, _ = run("check", *files)
    assert code == 0
    assert out == (
        f"{files[0]}: 9 agree, 0 disagree, 0 not supported\n"
        f"{files[1]}: 0 agree, 0 disagree, 12 not supported\n"
    )


def test_check_tells_each_disagreement_by_id_with_its_reason(run, tmp_path):
    case = json.loads((VECTORS / "golf-match.jsonl").read_text().splitlines()[0])
    wrong = case | {"totals": [-1] * len(case["totals"])}
    file = tmp_path / "cases.jsonl"
    file.write_text(json.dumps(case) + "\n\n" + json.dumps(wrong) + "\n{broken\n[]\n{}\n")
    code, out, _ = run("check", file)
    assert code == 1
    first, *rest = out.splitlines()
    assert first == f"{file}: 1 agree, 4 disagree, 0 not supported"
    assert rest[0].startswith(f"  {case['id']}: totals is ")
    assert rest[1].startswith("  line 4: it is not JSON: ")
    assert rest[2].startswith("  line 5: it is neither a case nor a record")
    assert rest[3].startswith("  line 6: it is neither a case (no kind) nor a record")


def test_check_replays_a_record_however_it_is_written(run, tmp_path, match):
    for name, text in (
        ("one.fourball.json", json.dumps(match)),
        ("pretty.fourball.json", "\n" + json.dumps(match, indent=2)),
        ("many.fourball.jsonl", record.write_line(match) * 2),
        ("no-name", record.write_line(match) * 3),
    ):
        file = tmp_path / name
        file.write_text(text)
        count = max(1, text.count('"format"'))
        assert run("check", file)[:2] == (
            0,
            f"{file}: {count} agree, 0 disagree, 0 not supported\n",
        )


def test_check_tells_where_a_record_goes_wrong(run, tmp_path, match):
    wrong = json.loads(json.dumps(match))
    wrong["deals"][1]["scores"][0] += 1
    other = match | {"game": "allfours"}
    nine = match | {"rules": PRESETS["nine-card"].to_dict()}
    file = tmp_path / "records.jsonl"
    file.write_text("".join(map(record.write_line, (wrong, other, nine))))
    code, out, _ = run("check", file)
    assert code == 1
    assert f"{file}: 0 agree, 1 disagree, 2 not supported\n  line 1: deal 2, action " in out


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "it cannot be read: No such file"),
        (b"", "it holds no cases and no records"),
        (b"\xff\xfe\x00", "it is not text in UTF-8"),
        (b'{\n "format": "fourball-record/1",\n', "it is not JSON: expecting property name"),
        (b"[" * 100_000, "it is nested too deeply"),
    ],
)
def test_check_of_an_unreadable_file_is_a_disagreement(run, tmp_path, content, words):
    file = tmp_path / "file.json"
    if content is not None:
        file.write_bytes(content)
    code, out, err = run("check", file)
    assert (code, err) == (1, "")
    assert f"{file}: 0 agree, 1 disagree, 0 not supported\n  " in out
    assert words in out


# Simulate


def test_simulate_tells_scores_by_seat_and_writes_records(run, tmp_path):
    file = tmp_path / "games.fourball.jsonl"
    args = ["simulate", "six-card", "--deals", 12, "--seats", 3, "--bots", "random", "--seed", 5]
    code, out, err = run(*args, "--records", file)
    assert (code, err) == (0, "")
    assert "six-card, seed 5" in out
    assert "12 deals in 2 matches" in out
    assert run("check", file)[1] == f"{file}: 2 agree, 0 disagree, 0 not supported\n"


def test_simulate_as_json_is_the_same_for_the_same_seed(run):
    args = ["simulate", "six-card", "--deals", 6, "--bots", "random", "--seed", 5, "--json"]
    first, second = (json.loads(run(*args)[1]) for _ in range(2))
    assert first["seats"] == second["seats"]
    assert first["deals"] == 6
    assert first["bots"] == ["random", "random"]
    assert first["rules"] == PRESETS["six-card"].to_dict()
    assert {"mean", "spread", "interval", "turns"} <= set(first["seats"][0])


def test_simulate_that_is_interrupted_tells_what_was_done(run, monkeypatch):
    from fourball.simulate import run as simulate_run

    play = simulate_run._play_match

    def third_time_stops(job, number, most):
        if number == 2:
            raise KeyboardInterrupt
        return play(job, number, most)

    monkeypatch.setattr(simulate_run, "_play_match", third_time_stops)
    code, out, _ = run("simulate", "six-card", "--bots", "random", "--deals", 90)
    assert code == 130
    assert "Stopped after 18 deals." in out


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


def test_play_runs_from_the_command_line(run):
    code, out, err = run("play", "--seats", 2, "--seed", 1, "--plain", typed=["1", "q", "y"])
    assert (code, err) == (0, "")
    assert "You turned up" in out
    assert out.endswith("Goodbye.\n")


def test_same_seed_deals_the_same_match(run):
    args = ["play", "--seats", 2, "--seed", 1, "--plain"]
    assert run(*args, typed=["1"])[1] == run(*args, typed=["1"])[1]


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


# The guide


def _commands():
    tree = typer.main.get_command(cli.app)
    return tree, tree.commands


def _examples():
    for block in re.findall(r"```sh\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL):
        yield from (line for line in block.splitlines() if line.strip())


@pytest.mark.parametrize("line", list(_examples()))
def test_example_of_the_guide_is_a_command(line):
    program, *args = shlex.split(line)
    assert program == "fourball"
    tree, commands = _commands()
    if args:
        commands[args[0]].make_context(args[0], args[1:])
    else:
        assert tree.invoke_without_command


def test_guide_has_every_command_and_option():
    text = DOCS.read_text(encoding="utf-8")
    _, commands = _commands()
    for name, command in commands.items():
        assert f"fourball {name}" in text
        for parameter in command.params:
            for option in [*parameter.opts, *parameter.secondary_opts]:
                if option.startswith("--") and option != "--help":
                    assert option in text, f"{name} {option}"


def test_guide_names_no_option_that_is_not_there():
    _, commands = _commands()
    known = {
        option
        for command in commands.values()
        for parameter in command.params
        for option in [*parameter.opts, *parameter.secondary_opts]
    }
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", DOCS.read_text(encoding="utf-8")))
    assert named - known <= {"--help"}
