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
from fourball.errors import FourballError, RecordError
from fourball.golf.options import Rules
from fourball.play import RULES_VERSION, Match, SeatInfo

FORMAT: Final = "fourball-record/1"
_DEAL_FIELDS: Final = frozenset({"dealer", "pack", "reshuffles", "actions", "scores"})


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
        raise _bad("A record is one JSON object.")
    if document.get("format") != FORMAT:
        raise _bad(f"Its format is {document.get('format')!r}, not {FORMAT!r}.")
    if document.get("game") != "golf":
        raise RecordError(
            "unknown-game",
            f"This version replays golf, not {document.get('game')!r}.",
            game=str(document.get("game")),
        )
    version = document.get("rules_version", RULES_VERSION)
    if version != RULES_VERSION:
        raise RecordError(
            "unknown-rules-version",
            f"The record was played by rules version {version!r}; this version replays {RULES_VERSION}.",
            rules_version=str(version),
        )
    seats = [_seat(seat) for seat in _list(document, "seats")]
    deals = _list(document, "deals")
    try:
        rules = Rules.from_dict(_dict(document, "rules"))
        first = _dealer(deals[0], 1) if deals else 0
        match = Match.start(rules, seats, first)
    except RecordError:
        raise
    except FourballError as error:
        raise _bad(error.sentence) from error
    for number, deal in enumerate(deals, 1):
        match = _replay(match, deal, number, last=number == len(deals))
    _check_end(document, match)
    return Record(document, match)


def read_text(text: str) -> Record:
    """Reads a record from JSON text; raises like ``read``."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _bad(f"It is not JSON: {error}.") from error
    return read(document)


def read_file(path: Path) -> Iterator[tuple[int, Record | RecordError]]:
    """Reads a ``.fourball.json`` file, or a ``.jsonl`` one line by line.

    Yields:
        The record's number, from 1, and the record, or the error that it was refused with.

    Raises:
        RecordError: ``unreadable-file``.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(
            "unreadable-file", f"{path} cannot be read: {error}.", file=str(path)
        ) from error
    texts = (
        [line for line in text.splitlines() if line.strip()] if path.suffix == ".jsonl" else [text]
    )
    for number, one in enumerate(texts, 1):
        try:
            yield number, read_text(one)
        except RecordError as error:
            yield number, error


def write_line(record: Mapping[str, object]) -> str:
    """A record as one line of a ``.jsonl`` file, the end of the line included."""
    return json.dumps(record, ensure_ascii=False) + "\n"


def _replay(match: Match, deal: object, number: int, *, last: bool) -> Match:
    if not isinstance(deal, dict):
        raise _bad(f"Deal {number} is not an object.")
    if _dealer(deal, number) != match.next_dealer:
        raise _disagrees(
            number, 0, f"seat {deal['dealer']} deals, but it is seat {match.next_dealer}'s deal"
        )
    stocks = [_cards(text, number) for text in _list(deal, "reshuffles", [])]
    extra = {name: value for name, value in deal.items() if name not in _DEAL_FIELDS}
    place = 0
    try:
        match, _ = match.deal(_cards(deal.get("pack"), number), **extra)
        for place, action in enumerate(_list(deal, "actions"), 1):
            if not isinstance(action, str):
                raise _bad(f"Action {place} of deal {number} is not a text.")
            if match.state is None or match.playing is None:
                raise _disagrees(number, place, "the hole is over already")
            renewing = match.state.needs_stock and action.split()[1:] == ["draw"]
            match, _ = match.apply(action, stocks.pop(0) if renewing and stocks else None)
    except RecordError:
        raise
    except FourballError as error:
        raise _disagrees(number, place, error.sentence) from error
    if match.playing is not None:
        if not last:
            raise _disagrees(number, place, "the hole is not over, but another is dealt")
        if deal.get("scores"):
            raise _disagrees(number, place, "the hole is not over, but has scores")
        return match
    if stocks:
        raise _disagrees(number, place, f"{len(stocks)} of its reshuffles were never reached")
    scores = list(match.holes[-1].scores)
    if deal.get("scores") != scores:
        raise _disagrees(number, place, f"the scores are {scores}, not {deal.get('scores')}")
    return match


def _check_end(document: Mapping[str, object], match: Match) -> None:
    told = {name: document[name] for name in ("totals", "winners") if name in document}
    if not told:
        if match.over:
            raise RecordError(
                "record-disagrees", "The match is over, but its totals and winners are missing."
            )
        return
    if match.rules.length == "open" and match.playing is None and match.holes:
        match = match.end()
    if not match.over:
        raise RecordError(
            "record-disagrees",
            "Totals and winners stand only in a finished match; this one is not.",
        )
    right = {"totals": list(match.totals), "winners": list(match.winners)}
    if told != right:
        raise RecordError("record-disagrees", f"The match ended with {right}, not {told}.")


def _seat(seat: object) -> SeatInfo:
    if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
        raise _bad("Each seat is an object with a name.")
    bot = seat.get("bot")
    if bot is not None and not isinstance(bot, str):
        raise _bad("A seat's bot is a name.")
    return SeatInfo(seat["name"], bot)


def _dealer(deal: object, number: int) -> int:
    dealer = deal.get("dealer") if isinstance(deal, dict) else None
    if not isinstance(dealer, int) or isinstance(dealer, bool):
        raise _bad(f"Deal {number} does not say which seat deals.")
    return dealer


def _cards(text: object, number: int) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise _bad(f"Cards of deal {number} are not a text.")
    try:
        return parse_cards(text)
    except FourballError as error:
        raise _disagrees(number, 0, error.sentence) from error


def _dict(document: Mapping[str, object], name: str) -> Mapping[str, object]:
    value = document.get(name)
    if not isinstance(value, dict):
        raise _bad(f"Its “{name}” is not an object.")
    return value


def _list(
    document: Mapping[str, object], name: str, default: list[object] | None = None
) -> list[object]:
    value = document.get(name, default)
    if not isinstance(value, list):
        raise _bad(f"Its “{name}” is not a list.")
    return value


def _bad(reason: str) -> RecordError:
    return RecordError("bad-record", f"This is not a game record. {reason}")


def _disagrees(deal: int, action: int, reason: str) -> RecordError:
    where = f"deal {deal}" + (f", action {action}" if action else "")
    return RecordError("record-disagrees", f"{where}: {reason}", deal=deal, action=action)
