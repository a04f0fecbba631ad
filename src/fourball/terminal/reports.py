"""What the commands print that only tell something: the presets, and a simulation's figures."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fourball.golf import PRESET_INFO, PRESETS
from fourball.simulate import Figures
from fourball.words import Words


def preset_list() -> list[Mapping[str, object]]:
    """Every preset as JSON values."""
    return [
        {
            "game": "golf",
            "id": preset_id,
            "group": info.group,
            "title": info.title,
            "follows": info.follows,
            "rules": PRESETS[preset_id].to_dict(),
        }
        for preset_id, info in PRESET_INFO.items()
    ]


def print_presets(console: Console, words: Words) -> None:
    """Prints the presets group by group."""
    wide = max(map(len, PRESET_INFO))
    group = ""
    for preset_id, info in PRESET_INFO.items():
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


def print_figures(console: Console, figures: Figures, title: str) -> None:
    """Prints a simulation's results by seat."""
    if figures.stopped:
        console.print(f"Stopped after {figures.deals} deals.")
    if not figures.deals:
        return
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
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
    console.print(table)
    console.print(
        f"{figures.deals} deals in {figures.matches} matches, {figures.seconds:.1f} s: "
        f"{figures.deals_per_second:.0f} deals a second."
    )
