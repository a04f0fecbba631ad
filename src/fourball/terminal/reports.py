"""What the commands print that only tell something: the presets, and a simulation's figures."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fourball.games import GAMES
from fourball.simulate import Figures, GameFigures
from fourball.words import Words

_SHARES: Final = "Hands in which a side scored, and how often it spoke so when it could:"


def preset_list() -> list[Mapping[str, object]]:
    """Every preset of both games as JSON values."""
    return [
        {
            "game": game.name,
            "id": preset_id,
            "group": info.group,
            "title": info.title,
            "follows": info.follows,
            "rules": game.presets[preset_id].to_dict(),
        }
        for game in GAMES.values()
        for preset_id, info in game.preset_info.items()
    ]


def print_presets(console: Console, words: Words) -> None:
    """Prints the presets of both games group by group."""
    wide = max(len(preset_id) for game in GAMES.values() for preset_id in game.presets)
    for number, game in enumerate(GAMES.values()):
        name = words(f"fours-game-{game.name}")
        console.print(Text(f"\n\n{name}" if number else name, "bold underline"))
        group = ""
        for preset_id, info in game.preset_info.items():
            if info.group != group:
                group = info.group
                console.print(Text(f"\n{words(f'preset-group-{group}')}", "bold"))
            line = Text(f"  {preset_id:<{wide}}  {words(f'preset-{preset_id}')}")
            console.print(line, soft_wrap=True)


@contextmanager
def progress_bar(deals: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar on standard error for so many deals."""
    console = Console(stderr=True)
    columns = (TextColumn("Deals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not shown or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        task = progress.add_task("", total=deals)
        yield lambda played: progress.update(task, completed=played)


def print_figures(console: Console, figures: Figures | GameFigures, title: str) -> None:
    """Prints a simulation's results: in Golf by seat, in All Fours by side."""
    if figures.stopped:
        console.print(f"Stopped after {figures.deals} deals.")
    if not figures.deals:
        return
    if isinstance(figures, Figures):
        console.print(_seats(figures, title))
        matches = "matches"
    else:
        console.print(_sides(figures, title), "", _SHARES, _shares(figures), "", sep="\n")
        console.print(
            f"{figures.finished} games finished, {figures.hands_a_game:.1f} hands a game; "
            f"{figures.thrown_in:.1%} of the hands thrown in."
        )
        matches = "games"
    console.print(
        f"{figures.deals} deals in {figures.matches} {matches}, {figures.seconds:.1f} s: "
        f"{figures.deals_per_second:.0f} deals a second."
    )


def _table(title: str | None) -> Table:
    return Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))


def _seats(figures: Figures, title: str) -> Table:
    table = _table(title)
    table.add_column("Seat", justify="right")
    table.add_column("Bot")
    for name in ("Mean score", "95 % interval", "Spread", "Turns", "Lowest"):
        table.add_column(name, justify="right")
    for seat in figures.seats:
        least, most = seat.interval
        table.add_row(
            str(seat.seat),
            seat.bot,
            f"{seat.mean:.2f}",
            f"{least:.2f} to {most:.2f}",
            f"{seat.spread:.2f}",
            f"{seat.turns:.1f}",
            f"{seat.lowest:.1%}",
        )
    return table


def _sides(figures: GameFigures, title: str) -> Table:
    """Points and games, a line a side."""
    table = _table(title)
    table.add_column("Side", justify="right")
    table.add_column("Bots")
    for name in ("Mean points", "95 % interval", "Spread", "Games won", "95 % interval"):
        table.add_column(name, justify="right")
    for side in figures.sides:
        least, most = side.interval
        fewest, utmost = side.won_interval
        table.add_row(
            str(side.side),
            ", ".join(dict.fromkeys(side.bots)),
            f"{side.mean:.2f}",
            f"{least:.2f} to {most:.2f}",
            f"{side.spread:.2f}",
            f"{side.won_share:.1%}",
            f"{fewest:.0%} to {utmost:.0%}",
        )
    return table


def _shares(figures: GameFigures) -> Table:
    """How often each thing was scored and said, a column a side."""
    table = _table(None)
    table.add_column("")
    for side in figures.sides:
        table.add_column(f"Side {side.side}", justify="right")
    for kind in ("scored", "called"):
        shares: list[Mapping[str, float]] = [getattr(side, kind) for side in figures.sides]
        for what in dict.fromkeys(name for side in shares for name in side):
            cells = (f"{side[what]:.1%}" if what in side else "" for side in shares)
            table.add_row(what.replace("_", " ").capitalize(), *cells)
    return table
