"""Sheets as lines of plain text, for a terminal or a text file."""

import textwrap
from collections.abc import Iterator, Sequence

from fourball.rulebook.example import Example
from fourball.rulebook.guide import GuideRow
from fourball.rulebook.scores import ScoreRow, ScoreSheet
from fourball.rulebook.sheet import RuleSheet
from fourball.rulebook.speech import card_sign, signed, words_of
from fourball.words import Words

WIDTH = 78
_FACTS = " · "
_INDENT = "  "


def rule_sheet_text(sheet: RuleSheet) -> str:
    """The rule sheet as text."""
    return "\n".join(_rule_lines(sheet, words_of(sheet.language))) + "\n"


def score_sheet_text(sheet: ScoreSheet) -> str:
    """The score sheet as text, with room for each score that is not known."""
    return "\n".join(_score_lines(sheet)) + "\n"


def _rule_lines(sheet: RuleSheet, words: Words) -> Iterator[str]:
    yield from _heading(sheet.title, _FACTS.join(sheet.facts))
    for section in sheet.sections:
        yield from ("", section.title.upper())
        yield from _wrapped(" ".join(section.sentences))
        for choice in section.choices:
            yield from _wrapped(choice, "- ")
        yield from _wrapped(" ".join(section.more))
        if section.name == "cards" and sheet.places:
            yield from ("", f"{sheet.places_label}:")
            yield from _grid([[str(place) for place in row] for row in sheet.places])
        if section.name == "counts":
            yield ""
            yield from _guide(sheet.guide)
    for example in sheet.examples:
        yield from ("", example.title.upper())
        yield from _example(example, words)


def _example(example: Example, words: Words) -> Iterator[str]:
    columns = len(example.cards[0])
    yield from _grid(
        [
            [
                f"({card_sign(words, card)})"
                if row * columns + column + 1 in example.cancelled
                else card_sign(words, card)
                for column, card in enumerate(cards)
            ]
            for row, cards in enumerate(example.cards)
        ]
    )
    for step in example.steps:
        yield from _wrapped(step, _INDENT)
    yield from _wrapped(example.result, _INDENT)


def _guide(rows: Sequence[GuideRow]) -> Iterator[str]:
    wide = max(len(row.label) for row in rows)
    for row in rows:
        yield f"{_INDENT}{row.label:<{wide}}  {row.value}"


def _score_lines(sheet: ScoreSheet) -> Iterator[str]:
    yield from _heading(
        sheet.title, _FACTS.join(filter(None, (sheet.game, sheet.length, sheet.part)))
    )
    yield from ("", f"{sheet.labels['date']}: " + "_" * 16, "")
    names = [name or "_" * 8 for name in sheet.names]
    side = max(len(sheet.labels[name]) for name in ("hole", "carried", "total"))
    wide = [max(8, len(name) + 2) for name in names]

    def line(first: str, cells: Sequence[str]) -> str:
        parts = [f"{cell:>{width}}" for cell, width in zip(cells, wide, strict=True)]
        return (f"{first:<{side}}  " + " ".join(parts)).rstrip()

    yield line(sheet.labels["hole"], names)
    if sheet.carried:
        yield line(sheet.labels["carried"], [signed(total) for total in sheet.carried])
    for row in sheet.rows:
        yield line(str(row.hole), [_score(sheet, row, seat) for seat in range(len(names))])
    totals = [signed(total) for total in sheet.totals] or ["_" * 6] * len(names)
    yield line(sheet.labels["total"], totals)
    yield ""
    yield from _wrapped(f"* {sheet.labels['deals']}. {sheet.deal_moves}")
    yield ""
    yield from _guide(sheet.guide)
    for note in sheet.notes:
        yield from _wrapped(note)


def _score(sheet: ScoreSheet, row: ScoreRow, seat: int) -> str:
    mark = "*" if seat == row.dealer else ""
    if not row.scores:
        return f"{mark}______"
    total = f"/{signed(row.totals[seat])}" if sheet.running else ""
    return f"{mark}{signed(row.scores[seat])}{total}"


def _heading(title: str, below: str) -> Iterator[str]:
    yield title
    yield "=" * len(title)
    yield from _wrapped(below)


def _grid(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    wide = max(len(cell) for row in rows for cell in row)
    for row in rows:
        yield (_INDENT + " ".join(f"{cell:^{wide}}" for cell in row)).rstrip()


def _wrapped(text: str, before: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=before, subsequent_indent=" " * len(before))
