"""The command ``fourball``. What a command needs is imported when it runs, so that the others start at once."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn, TextIO

import typer

from fourball import __version__
from fourball.errors import FourballError
from fourball.terminal.faults import BAD_INPUT, BadInput
from fourball.terminal.streams import write_nearest

if TYPE_CHECKING:
    from collections.abc import Mapping

INTERRUPTED: Final = 130

app = typer.Typer(
    name="fourball",
    help="Golf and All Fours, two card games: play them in the browser or here, host them for friends, study them.\n\n"
    "Without a command it serves the game and opens it in the browser.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


Preset = Annotated[
    str, typer.Argument(metavar="PRESET", help="A preset; `fourball presets` lists them.")
]
Seats = Annotated[
    int | None,
    typer.Option(
        help="Number of players: 2 to 8 in Golf, 4 if not given; in All Fours as many as its rules say."
    ),
]
Bots = Annotated[
    str | None,
    typer.Option(help="The bots by seat, with commas: club,random. Too few are repeated in turn."),
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A house rule on top of the preset."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[str | None, typer.Option(help="en, lv, nl or fi; as the system if not given.")]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Serves and opens the browser, if no command is given."""
    if version:
        print(f"fourball {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 127.0.0.1 if not given.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="Port; 8710 if not given, 0 takes any free one.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="PATH", help="Database: a file, or sqlite:///PATH."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A further origin whose pages may talk to the server."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy whose X-Forwarded headers are believed."),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the game in the browser.")
    ] = False,
) -> None:
    """Serves the game. Settings may also come from FOURBALL_HOST, FOURBALL_PORT, FOURBALL_DATABASE ..."""
    from fourball.server.run import serve as run
    from fourball.server.settings import Settings

    given: dict[str, object] = {"host": host, "port": port, "database": database}
    given |= {"origins": origin or None, "proxies": proxy or None}

    def ready(address: str) -> None:
        print(f"Fourball is at {address} (Ctrl+C stops it).", flush=True)
        if open_browser:
            _open(address)

    run(Settings.read(None, **given), ready)


@app.command()
def play(
    preset: Preset = "six-card",
    seats: Seats = None,
    bots: Bots = None,
    language: Language = None,
    seed: Annotated[
        int | None, typer.Option(help="Settles the deals and the bots, to play a match again.")
    ] = None,
    option: HouseRules = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text only, good for screen readers.")
    ] = False,
) -> None:
    """Plays against bots in the terminal; you sit in seat 0, in All Fours opposite your partner."""
    from rich.console import Console

    from fourball.terminal.agreement import read_bots, read_rules, read_seats
    from fourball.terminal.playing import sit_down
    from fourball.terminal.session import Company
    from fourball.words import Words

    rules = read_rules(preset, option)
    company = Company(rules, read_bots(bots, read_seats(rules, seats) - 1), seed)
    console = Console(highlight=False, markup=False, no_color=True if plain else None)
    sit_down(company, Words(_language(language)), console, input, plain=plain).run()


@app.command()
def presets(as_json: Json = False, language: Language = None) -> None:
    """Lists the presets of both games."""
    from fourball.terminal import reports

    if as_json:
        _print_json(reports.preset_list())
        return
    from rich.console import Console

    from fourball.words import Words

    reports.print_presets(Console(highlight=False, markup=False), Words(_language(language)))


@app.command()
def sheet(
    preset: Preset = "six-card",
    options: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME=VALUE...", help="House rules on top of the preset."),
    ] = None,
    seats: Seats = None,
    language: Language = None,
    scores: Annotated[bool, typer.Option("--scores", help="Write a score sheet instead.")] = False,
    names: Annotated[
        str | None, typer.Option(help="The players of the score sheet, with commas.")
    ] = None,
) -> None:
    """Writes the rule sheet of a table, or a score sheet for it, as text."""
    from fourball.rulebook import rule_sheet, score_sheet
    from fourball.rulebook.text import rule_sheet_text, score_sheet_text
    from fourball.terminal.agreement import read_rules, read_seats

    rules = read_rules(preset, options)
    named = [name.strip() for name in names.split(",")] if names else None
    count = read_seats(rules, len(named) if named else seats)
    players = named or [""] * count
    if scores:
        print(score_sheet_text(score_sheet(rules, players, _language(language))), end="")
    else:
        print(rule_sheet_text(rule_sheet(rules, len(players), _language(language))), end="")


@app.command()
def check(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...", help="Conformance cases (.jsonl) or game records, of either game."
        ),
    ],
) -> None:
    """Runs conformance cases and replays game records; the exit code is 1 if any disagrees."""
    from fourball.terminal.checking import check_file

    disagree = False
    for file in files:
        report = check_file(file)
        print("\n".join(report.lines()), flush=True)
        disagree |= report.disagree > 0
    if disagree:
        raise typer.Exit(1)


@app.command()
def simulate(
    preset: Preset,
    seats: Annotated[
        int | None,
        typer.Option(
            help="Number of players: 2 to 8 in Golf, 2 if not given; in All Fours as many as its rules say."
        ),
    ] = None,
    deals: Annotated[int, typer.Option(min=1, help="How many holes or hands to play.")] = 1000,
    bots: Bots = None,
    seed: Annotated[
        int | None, typer.Option(help="Settles everything; equal seeds give equal results.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the matches as records, one a line.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; as many as there are cores if not given.")
    ] = None,
    option: HouseRules = None,
    as_json: Json = False,
) -> None:
    """Lets bots play many deals, and tells the scores by seat."""
    import random
    from contextlib import ExitStack

    from rich.console import Console

    from fourball.record import write_line
    from fourball.simulate import simulate as run
    from fourball.terminal import reports
    from fourball.terminal.agreement import read_bots, read_rules, read_seats

    rules = read_rules(preset, option)
    count = read_seats(rules, seats, golf=2)
    names = read_bots(bots, count)
    if seed is None:
        seed = random.SystemRandom().getrandbits(32)
    with ExitStack() as stack:
        written = stack.enter_context(_open_to_write(records)) if records else None

        def write(one: "Mapping[str, object]") -> None:
            if written is not None:
                written.write(write_line(one))

        progress = stack.enter_context(reports.progress_bar(deals, shown=not as_json))
        cores = os.cpu_count() or 1
        figures = run(
            rules,
            count,
            deals,
            names,
            seed,
            progress,
            jobs=jobs or cores,
            on_record=write if written else None,
        )
    if as_json:
        told = {"preset": preset, "rules": rules.to_dict(), "bots": names, "seed": seed}
        _print_json(told | figures.to_dict())
    else:
        console = Console(highlight=False, markup=False)
        reports.print_figures(console, figures, f"{preset}, seed {seed}")
    if figures.stopped:
        raise typer.Exit(INTERRUPTED)


@app.command()
def bench(
    rounds: Annotated[
        int, typer.Option(min=1, help="Turns of each contender; one gives a first idea.")
    ] = 7,
    as_json: Json = False,
) -> None:
    """Measures how fast the rules run here, plain and compiled."""
    from importlib.util import find_spec

    if find_spec("numba") is None:
        raise BadInput("The bench needs numba, which pip install 'fourball[fast]' brings.")
    from fourball.kernel import bench as kernel_bench

    kernel_bench.run(rounds, as_json=as_json)


def _language(language: str | None) -> str:
    from fourball.words import LANGUAGES, language_of

    if language is not None and language not in LANGUAGES:
        raise BadInput(f"There is no language “{language[:20]}”: choose {', '.join(LANGUAGES)}.")
    return language or language_of()


def _open(address: str) -> None:
    """Opens a browser where there is a screen, without waiting for it."""
    import threading
    import webbrowser

    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _open_to_write(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}.") from error


def _print_json(value: object) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False, indent=2))


def main() -> NoReturn:
    """Runs the command; every fault of the input is one sentence on standard error, and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        write_nearest(stream)
    try:
        code = app(prog_name="fourball", standalone_mode=False)
    except FourballError as error:
        code = _complain(error.sentence)
    except typer.TyperException as error:
        code = _complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
        code = 1
    sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str) -> int:
    print(f"fourball: {' '.join(sentence.split())}", file=sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    main()
