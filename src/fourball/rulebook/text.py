"""Sheets as lines of plain text, for a terminal or a text file; here those of Golf."""

from collections.abc import Iterator, Sequence

from fourball.rulebook import fours_text
from fourball.rulebook.example import Example
from fourball.rulebook.guide import GuideRow
from fourball.rulebook.plain import FACTS, INDENT, WIDTH, grid, heading, section_lines, wrapped
from fourball.rulebook.scores import ScoreRow, ScoreSheet
from fourball.rulebook.sheet import RuleSheet
from fourball.rulebook.sheets import AnyRuleSheet, AnyScoreSheet
from fourball.rulebook.speech import card_sign, signed, words_of
from fourball.words import Words

__all__ = ["WIDTH", "rule_sheet_text", "score_sheet_text"]


def rule_sheet_text(sheet: AnyRuleSheet) -> str:
    """The rule sheet of either game as text."""
    if isinstance(sheet, RuleSheet):
        lines = _rule_lines(sheet, words_of(sheet.language))
    else:
        lines = fours_text.rule_lines(sheet)
    return "\n".join(lines) + "\n"


def score_sheet_text(sheet: AnyScoreSheet) -> str:
    """The score sheet of either game as text, with room for each score that is not known."""
    if isinstance(sheet, ScoreSheet):
        lines = _score_lines(sheet)
    else:
        lines = fours_text.chalk_lines(sheet)
    return "\n".join(lines) + "\n"


def _rule_lines(sheet: RuleSheet, words: Words) -> Iterator[str]:
    yield from heading(sheet.title, FACTS.join(sheet.facts))
    for section in sheet.sections:
        yield from section_lines(section)
        if section.name == "cards" and sheet.places:
            yield from ("", f"{sheet.places_label}:")
            yield from grid([[str(place) for place in row] for row in sheet.places])
        if section.name == "counts":
            yield ""
            yield from _guide(sheet.guide)
    for example in sheet.examples:
        yield from ("", example.title.upper())
        yield from _example(example, words)


def _example(example: Example, words: Words) -> Iterator[str]:
    columns = len(example.cards[0])
    yield from grid(
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
        yield from wrapped(step, INDENT)
    yield from wrapped(example.result, INDENT)


def _guide(rows: Sequence[GuideRow]) -> Iterator[str]:
    wide = max(len(row.label) for row in rows)
    for row in rows:
        yield f"{INDENT}{row.label:<{wide}}  {row.value}"


def _score_lines(sheet: ScoreSheet) -> Iterator[str]:
    yield from heading(
        sheet.title, FACTS.join(filter(None, (sheet.form, sheet.length, sheet.part)))
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
    yield from wrapped(f"* {sheet.labels['deals']}. {sheet.deal_moves}")
    yield ""
    yield from _guide(sheet.guide)
    for note in sheet.notes:
        yield from wrapped(note)


def _score(sheet: ScoreSheet, row: ScoreRow, seat: int) -> str:
    mark = "*" if seat == row.dealer else ""
    if not row.scores:
        return f"{mark}______"
    total = f"/{signed(row.totals[seat])}" if sheet.running else ""
    return f"{mark}{signed(row.scores[seat])}{total}"
