"""The game record: one JSON document is one match, whole and replayable.

``read`` checks by replaying: what it returns was played by the rules, action by action, and its scores, totals and winners
are right. Fields that it does not know are kept and written back.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from fourball.cards import Card, parse_cards
from fourball.errors import FourballError, RecordError, brief
from fourball.games import GAMES
from fourball.golf.options import MAX_SEATS
from fourball.play import RULES_VERSION, Match, SeatInfo

FORMAT: Final = "fourball-record/1"
_DEAL_FIELDS: Final = frozenset(
    {"dealer", "packet", "pack", "reshuffles", "actions", "thrown_in", "scores"}
)


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was replayed.

    Attributes:
        data: the document as it was read, unknown fields included.
        match: the match it tells of; its last hole may be unfinished.
    """

    data: Mapping[str, object]
    match: Match

    def to_dict(self) -> dict[str, object]:
        """The document to write: what was read, with the known fields as this version writes them."""
        written = self.match.record(unfinished=True)
        seats = zip(_list(self.data, "seats"), cast("list[object]", written["seats"]), strict=True)
        written["seats"] = [
            cast("dict[str, object]", old) | cast("dict[str, object]", new) for old, new in seats
        ]
        return {**self.data, **written}


def read(document: object) -> Record:
    """Reads and replays one record.

    Raises:
        RecordError: ``bad-record`` when it is no record, ``unknown-game``, or ``record-disagrees`` with the deal, the
            action's number and the reason.
    """
    if not isinstance(document, dict):
        raise _bad("a record is one JSON object")
    if document.get("format") != FORMAT:
        raise _bad(f"its format is {brief(document.get('format'))}, not {FORMAT!r}")
    game = document.get("game")
    if not isinstance(game, str) or game not in GAMES:
        raise RecordError(
            "unknown-game",
            f"This version replays {' and '.join(GAMES)}, not {brief(game)}.",
            game=brief(game),
        )
    version = document.get("rules_version", RULES_VERSION)
    if not is_same(version, RULES_VERSION):
        raise RecordError(
            "unknown-rules-version",
            f"The record was played by rules version {brief(version)}; this version replays {RULES_VERSION}.",
            rules_version=brief(version),
        )
    seats = [_seat(seat) for seat in _list(document, "seats")]
    deals = _list(document, "deals")
    try:
        rules = GAMES[game].from_dict(_dict(document, "rules"))
        first = _dealer(deals[0], 1) if deals else 0
        match = Match.start(rules, seats, first)
    except RecordError:
        raise
    except FourballError as error:
        raise _bad(error.sentence) from error
    for number, deal in enumerate(deals, 1):
        match = _replay(match, deal, number, last=number == len(deals))
    return Record(document, _check_end(document, match))


def read_text(text: str) -> Record:
    """Reads a record from JSON text; raises like ``read``."""
    return read(parse_json(text))


def read_file(path: Path) -> Iterator[tuple[int, Record | RecordError]]:
    """Reads the records of a file, of whatever it holds line by line or in all.

    Yields:
        The line on which a record begins, and the record, or the error that it was refused with.

    Raises:
        RecordError: ``unreadable-file``.
    """
    for line, document in documents(path):
        if isinstance(document, RecordError):
            yield line, document
            continue
        try:
            yield line, read(document)
        except RecordError as error:
            yield line, error


def documents(path: Path) -> Iterator[tuple[int, object]]:
    """Reads the JSON documents of a file: one to a line, or one in all where the first line is none by itself.

    Yields:
        The line on which a document begins, and the document, or a ``RecordError`` in its place.

    Raises:
        RecordError: ``unreadable-file``.
    """
    try:
        with path.open(encoding="utf-8-sig") as file:
            lines = ((number, line) for number, line in enumerate(file, 1) if line.strip())
            number, first = next(lines, (0, ""))
            document = _parsed(first)
            if isinstance(document, RecordError) and number and path.suffix != ".jsonl":
                yield number, _parsed("\n" * (number - 1) + first + file.read())
            elif number:
                yield number, document
                for number, line in lines:
                    yield number, _parsed(line)
    except UnicodeDecodeError as error:
        raise _unreadable(path, "it is not text in UTF-8") from error
    except (OSError, ValueError) as error:  # a name with a zero in it is a ValueError
        raise _unreadable(path, getattr(error, "strerror", None) or str(error)) from error


def parse_json(text: str) -> object:
    """Reads one JSON document.

    Raises:
        RecordError: ``bad-record``.
    """
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        line = f"line {error.lineno}, " if "\n" in text.strip() else ""
        what = (error.msg[0].lower() + error.msg[1:]).removesuffix(" at")
        why = f"{what} at {line}column {error.colno}"
    except RecursionError:
        why = "it is nested too deeply"
    except ValueError as error:
        why = str(error)
    raise RecordError("bad-record", f"This is not JSON: {why}.")


def _parsed(text: str) -> object:
    try:
        return parse_json(text)
    except RecordError as error:
        return error


def _refuse_constant(name: str) -> None:
    raise ValueError(f"it has no {name}")


def write_line(record: Mapping[str, object]) -> str:
    """A record as one line of a ``.jsonl`` file, the end of the line included."""
    return json.dumps(record, ensure_ascii=False) + "\n"


def is_same(told: object, right: object) -> bool:
    """Whether a document tells the right value, of the right kind: ``true`` is no 1."""
    if isinstance(right, list):
        return isinstance(told, list) and len(told) == len(right) and all(map(is_same, told, right))
    return type(told) is type(right) and told == right


def _replay(match: Match, deal: object, number: int, *, last: bool) -> Match:
    if not isinstance(deal, dict):
        raise _bad(f"deal {number} is not an object")
    if _dealer(deal, number) != match.next_dealer:
        raise _disagrees(
            number,
            0,
            f"seat {brief(deal['dealer'])} deals, but it is seat {match.next_dealer}'s deal",
        )
    stocks = [_cards(text, number) for text in _list(deal, "reshuffles", [])]
    extra = {name: value for name, value in deal.items() if name not in _DEAL_FIELDS}
    place = 0
    try:
        match, _ = match.deal(_cards(deal.get("pack"), number), **extra)
        for place, action in enumerate(_list(deal, "actions"), 1):
            if not isinstance(action, str):
                raise _bad(f"action {place} of deal {number} is not a text")
            if match.state is None or match.playing is None:
                raise _disagrees(number, place, f"the {_deal_word(match)} is over already")
            renewing = match.state.wants_stock(action)
            match, _ = match.apply(action, stocks.pop(0) if renewing and stocks else None)
    except RecordError:
        raise
    except FourballError as error:
        raise _disagrees(number, place, error.sentence) from error
    if stocks:
        raise _disagrees(number, place, f"{len(stocks)} of its reshuffles were never reached")
    if match.playing is not None:
        if not last:
            raise _disagrees(
                number, place, f"the {_deal_word(match)} is not over, but another is dealt"
            )
        if not is_same(deal.get("scores", []), []):
            raise _disagrees(number, place, f"the {_deal_word(match)} is not over, but has scores")
        return match
    played = match.deals[-1]
    scores = list(played.scores)
    if not is_same(deal.get("scores"), scores):
        raise _disagrees(number, place, f"the scores are {scores}, not {brief(deal.get('scores'))}")
    if not is_same(deal.get("packet"), played.packet):
        raise _disagrees(
            number, 0, f"the packet is {played.packet}, not {brief(deal.get('packet'))}"
        )
    if not is_same(deal.get("thrown_in", False), played.thrown_in):
        raise _disagrees(
            number, place, f"the hand was {'' if played.thrown_in else 'not '}thrown in"
        )
    return match


def _deal_word(match: Match) -> str:
    return "hole" if match.game == "golf" else "hand"


def _check_end(document: Mapping[str, object], match: Match) -> Match:
    """The match, its totals and winners checked; an open one is over if the record tells them."""
    told = {name: document[name] for name in ("totals", "winners") if name in document}
    if not told:
        if match.over:
            raise RecordError(
                "record-disagrees", "The match is over, but its totals and winners are missing."
            )
        return match
    if match.may_end and match.playing is None and match.deals:
        match = match.end()
    if not match.over:
        raise RecordError(
            "record-disagrees",
            "Totals and winners stand only in a finished match; this one is not.",
        )
    right = {"totals": list(match.totals), "winners": list(match.winners)}
    for name, value in right.items():
        if not is_same(told.get(name), value):
            raise RecordError(
                "record-disagrees",
                f"The match ended with the {name} {value}, not {brief(told.get(name))}.",
            )
    return match


def _seat(seat: object) -> SeatInfo:
    if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
        raise _bad("each seat is an object with a name")
    bot = seat.get("bot")
    if bot is not None and not isinstance(bot, str):
        raise _bad("a seat's bot is a name")
    return SeatInfo(seat["name"], bot)


def _dealer(deal: object, number: int) -> int:
    dealer = deal.get("dealer") if isinstance(deal, dict) else None
    if type(dealer) is not int or not 0 <= dealer < MAX_SEATS:  # True is an int too
        raise _bad(f"deal {number} does not say which seat deals")
    return dealer


def _cards(text: object, number: int) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise _bad(f"cards of deal {number} are not a text")
    try:
        return parse_cards(text)
    except FourballError as error:
        raise _disagrees(number, 0, error.sentence) from error


def _dict(document: Mapping[str, object], name: str) -> Mapping[str, object]:
    value = document.get(name)
    if not isinstance(value, dict):
        raise _bad(f"its “{name}” is not an object")
    return value


def _list(
    document: Mapping[str, object], name: str, default: list[object] | None = None
) -> list[object]:
    value = document.get(name, default)
    if not isinstance(value, list):
        raise _bad(f"its “{name}” is not a list")
    return value


def _unreadable(path: Path, why: str) -> RecordError:
    return RecordError("unreadable-file", f"{path} cannot be read: {why}.", file=str(path))


def _bad(reason: str) -> RecordError:
    return RecordError("bad-record", f"This is not a game record: {reason.removesuffix('.')}.")


def _disagrees(deal: int, action: int, reason: str) -> RecordError:
    where = f"Deal {deal}" + (f", action {action}" if action else "")
    return RecordError(
        "record-disagrees", f"{where}: {reason.removesuffix('.')}.", deal=deal, action=action
    )
