"""The score sheet of a match of Golf: holes down, players across, what is known filled in and the rest left to be written."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fourball.golf import Rules
from fourball.rulebook.guide import GuideRow, scoring_guide
from fourball.rulebook.sheet import scoring_notes, sheet_title
from fourball.rulebook.speech import length_label, words_of

PAGE: Final = 18
"""Holes on one sheet."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One hole.

    Attributes:
        hole: its number, from 1.
        dealer: the seat that deals it; ``None`` while nobody knows.
        scores: the results by seat; empty for a hole to be played.
        totals: the totals after it; empty likewise.
    """

    hole: int
    dealer: int | None
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A sheet for so many holes of a match.

    Attributes:
        game: ``golf``.
        language: the language of its texts.
        title: what it is.
        form: the form of the game.
        length: how long the match is, in two words.
        names: the players, by seat; an empty name is left to be written.
        part: which holes it is for, where the match does not fit on one sheet; otherwise empty.
        before, after: the first hole of the sheet before and of the sheet after, or ``None``.
        carried: the totals before its first hole; empty where that is the first of the match or nothing is known.
        rows: the holes.
        running: whether each hole wants the total so far beside it, because the totals end the match.
        totals: the totals after its last hole; empty until that has been played.
        labels: the words for ``hole``, ``total``, ``carried``, ``so_far``, ``deals``, ``date``.
        deal_moves: how the deal moves on.
        guide: what each card counts.
        notes: what else counts.
    """

    game: str
    language: str
    title: str
    form: str
    length: str
    names: tuple[str, ...]
    part: str
    before: int | None
    after: int | None
    carried: tuple[int, ...]
    rows: tuple[ScoreRow, ...]
    running: bool
    totals: tuple[int, ...]
    labels: dict[str, str]
    deal_moves: str
    guide: tuple[GuideRow, ...]
    notes: tuple[str, ...]


def score_sheet(
    rules: Rules,
    names: Sequence[str],
    language: str,
    *,
    holes: Sequence[Sequence[int]] = (),
    first_dealer: int | None = 0,
    is_over: bool = False,
    start: int | None = None,
) -> ScoreSheet:
    """A score sheet for a match.

    Args:
        rules: what is agreed.
        names: the players, by seat.
        language: ``en``, ``lv``, ``nl`` or ``fi``.
        holes: the results of the finished holes, by seat.
        first_dealer: the seat that deals the first hole; ``None`` if it is not known yet.
        is_over: whether no more holes are played.
        start: a hole of the sheet that is wanted; without it the next to be played.
    """
    words = words_of(language)
    last = rules.holes if rules.holes is not None and not is_over else None
    if is_over:
        last = max(len(holes), 1)
    # The last hole of a match that has no last one is as far away as one cares to turn the leaf.
    wanted = start or min(len(holes) + 1, last or len(holes) + 1)
    wanted = max(1, min(wanted, last or wanted))
    first = (wanted - 1) // PAGE * PAGE + 1
    final = min(first + PAGE - 1, last) if last is not None else first + PAGE - 1
    totals = _running_totals(holes, len(names))
    rows = tuple(
        ScoreRow(
            hole,
            None if first_dealer is None else (first_dealer + hole - 1) % len(names),
            tuple(holes[hole - 1]) if hole <= len(holes) else (),
            totals[hole] if hole <= len(holes) else (),
        )
        for hole in range(first, final + 1)
    )
    needs_part = first > 1 or (last is not None and final < last)
    return ScoreSheet(
        game="golf",
        language=language,
        title=words("sc-caption"),
        form=sheet_title(rules, words),
        length=length_label(words, rules),
        names=tuple(names),
        part=words("paper-part", start=first, end=final) if needs_part else "",
        before=first - PAGE if first > 1 else None,
        after=final + 1 if last is None or final < last else None,
        carried=totals[first - 1] if 1 < first <= len(holes) + 1 else (),
        rows=rows,
        running=rules.holes is None,
        totals=totals[final] if final <= len(holes) else (),
        labels={
            "hole": words("sc-hole"),
            "total": words("sc-total"),
            "carried": words("paper-carried"),
            "so_far": words("paper-so-far"),
            "deals": words("paper-deals"),
            "date": words("paper-date"),
        },
        deal_moves=words("paper-deal-moves"),
        guide=scoring_guide(rules, words),
        notes=tuple(scoring_notes(rules, words)),
    )


def _running_totals(holes: Sequence[Sequence[int]], seats: int) -> list[tuple[int, ...]]:
    totals: list[tuple[int, ...]] = [(0,) * seats]
    for scores in holes:
        totals.append(tuple(total + score for total, score in zip(totals[-1], scores, strict=True)))
    return totals
