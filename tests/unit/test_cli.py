import builtins
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from fourball import __version__, cli, record
from fourball.games import GAMES
from fourball.golf import PRESETS, Rules

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
        (["play", "all-four"], "did you mean all-fours"),
        (["play", "all-fours", "--seats", "3"], "for 4 players, not 3"),
        (["play", "all-fours", "--option", "players=2", "--seats", "4"], "for 2 players, not 4"),
        (["play", "all-fours", "--option", "players=3"], "it is one of 4, 2"),
        (["play", "all-fours", "--option", "target=0"], "a whole number from 1 to 1000"),
        (["play", "all-fours", "--option", "target=--5"], "a whole number from 1 to 1000"),
        (["play", "all-fours", "--option", "blind_partners=maybe"], "it is one of false, true"),
        (["play", "all-fours", "--option", "penalty=none"], "There is no house rule “penalty”"),
        (["play", "all-fours", "--option", "turn_up_points=A"], "A:1,6:2,J:3"),
        (["play", "all-fours", "--option", "turn_up_points=A:1,A:2"], "A:1,6:2,J:3"),
        (["play", "all-fours", "--option", "turn_up_points=X:1"], "A:1,6:2,J:3"),
        (["play", "all-fours", "--option", "turn_up_points=" + "A:1," * 5000], "A:1,6:2,J:3"),
        (["play", "all-fours", "--option", "turn_up_points=A:0"], "points from 1 to 1000"),
        (["play", "all-fours", "--option", "turn_up_points=A:9999"], "points from 1 to 1000"),
        (["play", "all-fours", "--option", "turn_up_points={}"], "turn_up_points=none"),
        (
            ["play", "all-fours", "--option", "void_must_trump=true", "--option", "follow=free"],
            "void_must_trump=true needs follow=",
        ),
        (["simulate", "all-fours", "--bots", "club,club,club,club,club"], "seats for 4"),
        (["sheet", "all-fours", "--names", "Mara,Ilze"], "for 4 players, not 2"),
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
        (["simulate", "nine-card", "--option", "start=open"], "start=open needs layout=hand4"),
        (["simulate"], "PRESET"),
        (["play", "--language", "xx"], "choose en, lv, nl, fi"),
        (["serve", "--port", "99999"], "from 0 to 65535"),
        (["serve", "--port", "0", "--database", "mysql://me:secret@host/db"], "sqlite:///PATH"),
        (["serve", "--port", "0", "--database", "/no/such/folder/games.db"], "does not exist"),
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


def test_presets_of_both_games_are_listed_by_group(run):
    code, out, _ = run("presets", "--language", "en")
    assert code == 0
    for game in GAMES.values():
        for preset_id in game.presets:
            assert re.search(rf"^  {preset_id} ", out, re.MULTILINE)
    assert re.search(r"^Nine cards\n(  [a-z-]+ .*\n){4}", out, re.MULTILINE)
    assert re.search(r"^Tournament\n(  all-fours-[a-z-]+ .*\n){3}", out, re.MULTILINE)
    assert out.startswith("Golf\n\n")
    assert out.index("\nAll Fours\n\nTrinidad\n") > out.index("  four-in-hand ")


@pytest.mark.parametrize("language", ["lv", "nl", "fi"])
def test_presets_are_listed_in_every_language(run, language):
    code, out, _ = run("presets", "--language", language)
    assert code == 0
    assert not re.search(r"(preset|group|game)-[a-z]|preset-group", out)
    assert "All Fours" in out


def test_presets_as_json_give_every_rule(run):
    code, out, _ = run("presets", "--json")
    presets = json.loads(out)
    assert code == 0
    for name, game in GAMES.items():
        of_game = [one for one in presets if one["game"] == name]
        assert [one["id"] for one in of_game] == list(game.presets)
        assert all(one["rules"] == game.presets[one["id"]].to_dict() for one in of_game)


# House rules of All Fours


@pytest.mark.parametrize(
    ("typed", "name", "value"),
    [
        ("target=7", "target", 7),
        ("players=2", "players", 2),
        ("void_must_trump=true", "void_must_trump", True),
        ("give_at_match_point=FALSE", "give_at_match_point", False),
        ("twos_toward_game=2", "twos_toward_game", 2),
        ("exposed=callable", "exposed", "callable"),
        ("count_order=low-high-jack-game", "count_order", "low-high-jack-game"),
        ("turn_up_points=A:1,6:2,J:3", "turn_up_points", {"A": 1, "6": 2, "J": 3}),
        (" turn_up_points = a:4,k:3,q:2,j:1 ", "turn_up_points", {"A": 4, "K": 3, "Q": 2, "J": 1}),
        ("turn_up_points=T10-1000", "turn_up_points", None),
        ("turn_up_points=T:1000", "turn_up_points", {"T": 1000}),
        ("turn_up_points=none", "turn_up_points", {}),
    ],
)
def test_house_rule_is_read_as_its_option_has_it(typed, name, value):
    from fourball.terminal.agreement import read_rules
    from fourball.terminal.faults import BadInput

    if value is None:
        with pytest.raises(BadInput, match="A:1,6:2,J:3"):
            read_rules("all-fours", [typed])
        return
    read = read_rules("all-fours", [typed]).to_dict()[name]
    assert read == value
    assert type(read) is type(value)


# Check


@pytest.fixture(scope="module")
def match():
    """A finished match of bots, as a record."""
    from fourball.simulate import simulate

    records = []
    rules = Rules.preset("six-card", length="holes:2")
    simulate(rules, 2, 2, ["random"], 3, on_record=records.append)
    return records[0]


def test_check_runs_vectors_and_counts_what_it_cannot_run(run, tmp_path):
    files = [VECTORS / "golf-match.jsonl", VECTORS / "allfours-trick.jsonl"]
    other = tmp_path / "other.jsonl"
    other.write_text('{"id": "w-1", "kind": "whist.trick"}\n')
    code, out, _ = run("check", *files, other)
    assert code == 0
    assert out == (
        f"{files[0]}: 9 agree, 0 disagree, 0 not supported\n"
        f"{files[1]}: 12 agree, 0 disagree, 0 not supported\n"
        f"{other}: 0 agree, 0 disagree, 1 not supported\n"
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
    assert rest[1].startswith("  line 4: This is not JSON: ")
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
    later = match | {"rules_version": 2}
    file = tmp_path / "records.jsonl"
    file.write_text("".join(map(record.write_line, (wrong, later))))
    code, out, _ = run("check", file)
    assert code == 1
    assert f"{file}: 0 agree, 1 disagree, 1 not supported\n  line 1: Deal 2, action " in out


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "file.json cannot be read: No such file"),
        (b"", "it holds no cases and no records"),
        (b"\xff\xfe\x00", "it is not text in UTF-8"),
        (b'{\n "format": "fourball-record/1",\n', "This is not JSON: expecting property name"),
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


@pytest.mark.parametrize("preset", ["all-fours", "all-twos", "all-fours-last-card"])
def test_check_replays_records_of_all_fours(run, tmp_path, preset):
    from fourball.simulate import simulate

    records = []
    rules = GAMES["allfours"].presets[preset]
    simulate(rules, rules.players, 20, ["random"], 3, on_record=records.append)
    file = tmp_path / "games.jsonl"
    file.write_text("".join(map(record.write_line, records)))
    agree = f"{file}: {len(records)} agree, 0 disagree, 0 not supported\n"
    assert run("check", file)[:2] == (0, agree)
    wrong = json.loads(json.dumps(records[0]))
    wrong["deals"][0]["scores"][0] += 1
    file.write_text(record.write_line(wrong))
    code, out, _ = run("check", file)
    assert code == 1
    assert re.search(r"  line 1: Deal 1, .*scores", out)


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


def test_simulate_tells_all_fours_by_side(run, tmp_path):
    file = tmp_path / "games.fourball.jsonl"
    args = ["simulate", "all-fours", "--deals", 40, "--bots", "club,random", "--seed", 5]
    code, out, err = run(*args, "--jobs", 1, "--records", file)
    assert (code, err) == (0, "")
    assert "all-fours, seed 5" in out
    assert re.search(r"^ *0 +club ", out, re.MULTILINE)
    assert re.search(r"^ *1 +random ", out, re.MULTILINE)
    for name in ("Turn up", "Gift", "High", "Low", "Jack", "Hang jack", "Game", "Beg", "Run"):
        assert re.search(rf"^{name} +\d", out, re.MULTILINE)
    assert re.search(r"^40 deals in \d+ games, ", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 80
    assert " 0 disagree, 0 not supported" in run("check", file)[1]


def test_simulate_of_all_fours_as_json(run):
    args = ["simulate", "all-twos", "--deals", 9, "--bots", "random", "--seed", 5, "--json"]
    told = json.loads(run(*args, "--jobs", 1)[1])
    assert (told["deals"], told["bots"]) == (9, ["random", "random"])
    assert told["rules"] == GAMES["allfours"].presets["all-twos"].to_dict()
    assert [side["side"] for side in told["sides"]] == [0, 1]


# Sheets


@pytest.mark.parametrize("language", ["en", "lv", "nl", "fi"])
@pytest.mark.parametrize("scores", [(), ("--scores",)])
def test_sheet_of_all_fours_is_written(run, language, scores):
    code, out, err = run("sheet", "all-fours-knockout", "target=7", "--language", language, *scores)
    assert (code, err) == (0, "")
    assert out.startswith("All Fours") or "All Fours" in out.splitlines()[0]
    assert "7" in out
    assert not re.search(r"\b(fours|rule|sheet|paper)-[a-z]", out)


# Play


def test_play_runs_from_the_command_line(run):
    code, out, err = run("play", "--seats", 2, "--seed", 1, "--plain", typed=["1", "q", "y"])
    assert (code, err) == (0, "")
    assert "You turned up" in out
    assert out.endswith("Goodbye.\n")


def test_all_fours_runs_from_the_command_line(run):
    for preset in ("all-fours", "all-twos"):
        args = ["play", preset, "--seed", 1, "--plain", "--language", "en"]
        code, out, err = run(*args, typed=["rules", "q", "y"])
        assert (code, err) == (0, "")
        assert "Cut for the deal: You " in out
        assert "Points that win the game: The first " in out
        assert out.endswith("Goodbye.\n")


@pytest.mark.parametrize("game", [[], ["all-fours"]])
def test_same_seed_deals_the_same_match(run, game):
    args = ["play", *game, "--seed", 1, "--plain"]
    assert run(*args, typed=["1"])[1] == run(*args, typed=["1"])[1]


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
