"""A table at every version, made again from its log."""

from collections.abc import Sequence
from typing import Any

import msgspec

from fourball.server.board import Board
from fourball.server.row import Row
from tests.support.server import Json


def boards(rows: Sequence[Json]) -> dict[int, Board]:
    """The table at every version, from the log alone."""
    log = [
        Row(r["table"], r["version"], r["move_id"], r["seat"], r["kind"], r["body"], r["at"])
        for r in rows
    ]
    board = Board.opened(log[0])
    found = {board.version: board}
    for row in log[1:]:
        board, _ = board.after(row)
        found[row.version] = board
    return found


def without_presence(view: Any) -> Json:
    """A table's view without what depends on who has it open, or was told once."""
    plain: Json = msgspec.json.decode(msgspec.json.encode(view))
    tie = plain["tie"]
    return plain | {
        "seats": [seat | {"here": None} for seat in plain["seats"]],
        "tie": tie and tie | {"seats": [seat | {"here": None} for seat in tie["seats"]]},
        "notice": None,
    }
