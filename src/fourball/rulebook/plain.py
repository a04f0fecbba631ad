"""What sheets of either game are written with where there are only lines of text."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from fourball.rulebook.sheet import Section

WIDTH: Final = 78
FACTS: Final = " · "
INDENT: Final = "  "


def heading(title: str, below: str) -> Iterator[str]:
    """A title, underlined, and what stands below it."""
    yield title
    yield "=" * len(title)
    yield from wrapped(below)


def section_lines(section: Section) -> Iterator[str]:
    """One subject of a rule sheet."""
    yield from ("", section.title.upper())
    yield from wrapped(" ".join(section.sentences))
    for choice in section.choices:
        yield from wrapped(choice, "- ")
    for number, step in enumerate(section.steps, 1):
        yield from wrapped(step, f"{number}. ")
    yield from wrapped(" ".join(section.more))


def grid(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of cells of one width."""
    wide = max(len(cell) for row in rows for cell in row)
    for row in rows:
        yield (INDENT + " ".join(f"{cell:^{wide}}" for cell in row)).rstrip()


def wrapped(text: str, before: str = "") -> list[str]:
    """A paragraph in lines; what stands before it hangs out at the left."""
    return textwrap.wrap(text, WIDTH, initial_indent=before, subsequent_indent=" " * len(before))
