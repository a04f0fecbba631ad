"""The chalk sheet of a match of All Fours: strokes for each game, hands down, and beside each what made its points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fourball.allfours import Rules, Score
from fourball.games import check_seats
from fourball.play.deal import Deal
from fourball.play.hand import next_dealer
from fourball.rulebook.fours import count_steps, game_values, games_sentence, match_facts
from fourball.rulebook.speech import fours_sentence, words_of
from fourball.words import Words

PAGE: Final = 16
"""Hands on one sheet."""
GAMES: Final = 5
"""Games that there is room for where nothing is agreed on their number."""
MOST_GAMES: Final = 9
MOST_STROKES: Final = 40
"""The highest target whose strokes are printed one by one, to be crossed out."""


@dataclass(frozen=True, slots=True)
class ChalkSide:
    """Who plays together.

    Attributes:
        label: what the side is called.
        names: its players; an empty name is left to be written.
    """

    label: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChalkGame:
    """One game's strokes.

    Attributes:
        number: which game of the match, from 1.
        label: the same in words.
        points: the totals by side, as far as it has been played; empty for a game to come.
        winner: the side that has won it.
    """

    number: int
    label: str
    points: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class ChalkColumn:
    """One kind of points: ``turn_up``, ``gift``, ``high``, ``low``, ``jack`` or ``game``, and what it is called."""

    name: str
    label: str


@dataclass(frozen=True, slots=True)
class ChalkRow:
    """One hand.

    Attributes:
        hand: its number in the game, from 1.
        dealer: the seat that deals it; ``None`` while nobody knows.
        dealer_name: that player's name.
        points: for each column the points by side; empty for a hand to be played.
        hung: whether the jack was hung.
        thrown_in: whether the hand was thrown in.
        totals: the totals by side after it; empty for a hand to be played.
    """

    hand: int
    dealer: int | None
    dealer_name: str
    points: tuple[tuple[int, ...], ...]
    hung: bool
    thrown_in: bool
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChalkSheet:
    """A sheet for a match of All Fours.

    Attributes:
        game: ``allfours``.
        language: the language of its texts.
        title: what it is.
        form: the game that is played.
        facts: players, target and games, each in two words.
        part: which hands it is for, where it is not the first sheet; otherwise empty.
        before, after: the first hand of the sheet before and of the sheet after, or ``None``.
        sides: who plays together.
        target: the points that win a game.
        strokes: how many strokes are printed for each side and game; 0 where they are drawn by hand.
        games: the games of the match, or as many as there is room for.
        playing: the number of the game whose hands these are.
        columns: what makes points, in the order in which it is scored.
        carried: the totals before the first hand; empty where that is the first of the game or nothing is known.
        rows: the hands.
        labels: the words for ``hand``, ``dealer``, ``total``, ``carried``, ``thrown_in``, ``hung``, ``won`` and ``date``.
        notes: how the sheet is kept and what is scored.
    """

    game: str
    language: str
    title: str
    form: str
    facts: tuple[str, ...]
    part: str
    before: int | None
    after: int | None
    sides: tuple[ChalkSide, ...]
    target: int
    strokes: int
    games: tuple[ChalkGame, ...]
    playing: int
    columns: tuple[ChalkColumn, ...]
    carried: tuple[int, ...]
    rows: tuple[ChalkRow, ...]
    labels: dict[str, str]
    notes: tuple[str, ...]


def chalk_sheet(
    rules: Rules,
    names: Sequence[str],
    language: str,
    *,
    hands: Sequence[Deal] = (),
    first_dealer: int | None = 0,
    is_over: bool = False,
    start: int | None = None,
    games: str = "one",
    finished: Sequence[Sequence[int]] = (),
) -> ChalkSheet:
    """A chalk sheet for a match.

    Args:
        rules: what is agreed.
        names: the players, by seat.
        language: ``en``, ``lv``, ``nl`` or ``fi``.
        hands: the finished hands of the game that is played.
        first_dealer: the seat that deals its first hand; ``None`` if it is not known yet.
        is_over: whether no more hands are played.
        start: a hand of the sheet that is wanted; without it the next to be played.
        games: how many games are the match: ``one``, ``best_of:N`` or ``first_to:N``.
        finished: the totals of the games before this one, by side.

    Raises:
        RulesError: ``bad-seats``.
    """
    check_seats(rules, len(names))
    words = words_of(language)
    last = max(len(hands), 1) if is_over else None
    wanted = start or min(len(hands) + 1, last or len(hands) + 1)
    wanted = max(1, min(wanted, last or wanted))
    first = (wanted - 1) // PAGE * PAGE + 1
    final = first + PAGE - 1 if last is None else min(first + PAGE - 1, last)
    totals = _running_totals(hands)
    columns = ("turn_up", "gift", *rules.count_order.split("-"))
    return ChalkSheet(
        game="allfours",
        language=language,
        title=words("fours-sheet-chalk"),
        form=words("fours-sheet-title"),
        facts=match_facts(rules, words, games),
        part=words("fours-sheet-part", start=first, end=final) if first > 1 else "",
        before=first - PAGE if first > 1 else None,
        after=final + 1 if last is None or final < last else None,
        sides=tuple(
            ChalkSide(words("fours-sheet-side", n=side + 1), tuple(names[side::2]))
            for side in (0, 1)
        ),
        target=rules.target,
        strokes=rules.target if rules.target <= MOST_STROKES else 0,
        games=_games(rules, words, games, finished, totals[-1] if hands else ()),
        playing=len(finished) + 1,
        columns=tuple(ChalkColumn(name, words(f"fours-sheet-{name}")) for name in columns),
        carried=totals[first - 1] if 1 < first <= len(hands) + 1 else (),
        rows=tuple(
            _row(hand, names, hands, first_dealer, columns, totals)
            for hand in range(first, final + 1)
        ),
        labels={
            "hand": words("fours-sheet-hand"),
            "dealer": words("fours-sheet-dealer"),
            "total": words("sc-total"),
            "carried": words("paper-carried"),
            "thrown_in": words("fours-sheet-was-thrown-in"),
            "hung": words("fours-sheet-hang_jack"),
            "won": words("fours-sheet-won"),
            "date": words("paper-date"),
        },
        notes=tuple(_notes(rules, words, games)),
    )


def _running_totals(hands: Sequence[Deal]) -> list[tuple[int, ...]]:
    totals: list[tuple[int, ...]] = [(0, 0)]
    for one in hands:
        totals.append(
            tuple(total + score for total, score in zip(totals[-1], one.scores, strict=True))
        )
    return totals


def _games(
    rules: Rules,
    words: Words,
    games: str,
    finished: Sequence[Sequence[int]],
    playing: tuple[int, ...],
) -> tuple[ChalkGame, ...]:
    """The games that have been played, the one that is, and those to come, so many as there is room for."""
    kind, _, number = games.partition(":")
    count = {"best_of": int(number or 1), "first_to": 2 * int(number or 1) - 1}.get(kind, GAMES)
    played = [tuple(totals) for totals in (*finished, playing) if totals]
    # Of a match of more games than the sheet has lines, the lines are for those that are played now.
    first = max(0, min(len(finished) - MOST_GAMES + 1, count - MOST_GAMES))
    return tuple(
        ChalkGame(
            n + 1,
            words("fours-sheet-game-number", n=n + 1),
            played[n] if n < len(played) else (),
            next((side for side, total in enumerate(played[n]) if total >= rules.target), None)
            if n < len(played)
            else None,
        )
        for n in range(first, min(count, first + MOST_GAMES))
    )


def _row(
    hand: int,
    names: Sequence[str],
    hands: Sequence[Deal],
    first_dealer: int | None,
    columns: Sequence[str],
    totals: Sequence[tuple[int, ...]],
) -> ChalkRow:
    """One hand; those to come are dealt one after the other, as none of them is thrown in yet (2.4, 3.10)."""
    if hand > len(hands):
        dealer = None
        if first_dealer is not None:
            ahead = hand - len(hands) - 1
            dealer = (next_dealer(first_dealer, hands, len(names)) + ahead) % len(names)
        name = "" if dealer is None else names[dealer]
        return ChalkRow(hand, dealer, name, (), hung=False, thrown_in=False, totals=())
    one = hands[hand - 1]
    told: Sequence[Score] = one.told
    return ChalkRow(
        hand,
        one.dealer,
        names[one.dealer],
        tuple(
            tuple(
                sum(
                    score.points
                    for score in told
                    if score.side == side and score.what.removeprefix("hang_") == column
                )
                for side in (0, 1)
            )
            for column in columns
        ),
        hung=any(score.what == "hang_jack" and score.side is not None for score in told),
        thrown_in=one.thrown_in,
        totals=totals[hand],
    )


def _notes(rules: Rules, words: Words, games: str) -> list[str]:
    """How the sheet is kept, and what is scored in which order."""
    return [
        words("fours-sheet-halves"),
        words("fours-sheet-boxes" if rules.target <= MOST_STROKES else "fours-sheet-strokes"),
        words("fours-sheet-thrown-in-row"),
        fours_sentence(words, rules, "turn_up_points"),
        *count_steps(rules, words),
        *game_values(rules, words),
        fours_sentence(words, rules, "target"),
        games_sentence(words, games),
    ]
