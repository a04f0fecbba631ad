"""Sheets of All Fours as lines of plain text."""

from collections.abc import Iterator, Sequence
from typing import Final

from fourball.rulebook.chalk import ChalkGame, ChalkRow, ChalkSheet
from fourball.rulebook.fours import FoursRuleSheet
from fourball.rulebook.fours_example import CountExample
from fourball.rulebook.plain import FACTS, grid, heading, section_lines, wrapped
from fourball.rulebook.speech import card_signs, words_of
from fourball.words import Words

_LONGEST_NAME: Final = 11
_BY: Final = 5
"""Strokes in a bundle."""


def rule_lines(sheet: FoursRuleSheet) -> Iterator[str]:
    """The rule sheet."""
    words = words_of(sheet.language)
    yield from heading(sheet.title, FACTS.join(sheet.facts))
    for section in sheet.sections:
        yield from section_lines(section)
        if section.name == "table":
            yield from ("", f"{sheet.places_label}:")
            yield from grid(_table(sheet.places))
    yield from ("", sheet.plays_title.upper())
    for play in sheet.plays:
        yield from wrapped(play.told, "- ")
    if sheet.count is not None:
        yield from ("", sheet.count.title.upper())
        yield from _count_lines(sheet.count, words)


def _table(places: Sequence[str]) -> list[list[str]]:
    """The places as they lie: the dealer below, and the others in turn order from the right."""
    if len(places) == 2:
        return [[places[0]], [places[1]]]
    right, top, left, bottom = places
    return [["", top, ""], [left, "", right], ["", bottom, ""]]


def _count_lines(count: CountExample, words: Words) -> Iterator[str]:
    yield from wrapped(count.told)
    for taken in count.taken:
        yield from wrapped(f"{taken.label}: {card_signs(words, taken.cards)} = {taken.worth}")
    for number, step in enumerate(count.steps, 1):
        yield from wrapped(step, f"{number}. ")
    yield from wrapped(count.result)


def chalk_lines(sheet: ChalkSheet) -> Iterator[str]:
    """The chalk sheet, with room for all that is not known."""
    facts = FACTS.join(filter(None, (*sheet.facts, sheet.part)))
    yield from heading(f"{sheet.title}: {sheet.form}", facts)
    yield from ("", f"{sheet.labels['date']}: " + "_" * 16, "")
    for side in sheet.sides:
        names = ", ".join(name or "_" * _LONGEST_NAME for name in side.names)
        yield from wrapped(f"{side.label}: {names}")
    yield ""
    wide = max(len(game.label) for game in sheet.games)
    for game in sheet.games:
        for number, side in enumerate(sheet.sides):
            label = game.label if number == 0 else ""
            yield f"{label:<{wide}}  {side.label}  {_strokes(sheet, game, number)}"
    yield ""
    yield from _table_lines(sheet)
    yield ""
    for note in sheet.notes:
        yield from wrapped(note)


def _strokes(sheet: ChalkSheet, game: ChalkGame, side: int) -> str:
    """One side's strokes in bundles, those it has made crossed out."""
    points = game.points[side] if game.points else 0
    total = f"  {points}" if game.points else ""
    if game.winner == side:
        total += f", {sheet.labels['won']}"
    if not sheet.strokes:
        return ("" if game.points else "_" * 16) + total.strip()
    boxes = "x" * min(points, sheet.strokes) + "." * (sheet.strokes - points)
    return " ".join(boxes[at : at + _BY] for at in range(0, len(boxes), _BY)) + total


def _table_lines(sheet: ChalkSheet) -> Iterator[str]:
    heads = [
        sheet.labels["hand"],
        sheet.labels["dealer"],
        *(column.label for column in sheet.columns),
        *(side.label for side in sheet.sides),
    ]
    body = [_cells(sheet, row) for row in sheet.rows]
    if sheet.carried:
        blank = [""] * len(sheet.columns)
        body.insert(0, [sheet.labels["carried"], "", *blank, *map(str, sheet.carried)])
    words = [head.split() if 1 < n < len(heads) - 2 else [head] for n, head in enumerate(heads)]
    wide = [
        max(max(map(len, head)), *(len(row[n]) for row in body)) for n, head in enumerate(words)
    ]
    for line in range(max(map(len, words))):
        yield _line([head[line] if line < len(head) else "" for head in words], wide)
    for row in body:
        yield _line(row, wide)
    if any(row.thrown_in for row in sheet.rows):
        yield f"* {sheet.labels['thrown_in']}"


def _line(cells: Sequence[str], wide: Sequence[int]) -> str:
    return " ".join(f"{cell:<{width}}" for cell, width in zip(cells, wide, strict=True)).rstrip()


def _cells(sheet: ChalkSheet, row: ChalkRow) -> list[str]:
    name = row.dealer_name
    shown = name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
    if not row.totals:
        blank = ["__|__"] * len(sheet.columns)
        return [str(row.hand), shown or "_" * 8, *blank, "____", "____"]
    points = [f"{first or '·':>2}|{second or '·':<2}" for first, second in row.points]
    return [f"{row.hand}{'*' * row.thrown_in}", shown, *points, *map(str, row.totals)]
