"""Actions and options between words and integers: the words of a record on one side, the rules' integers on the other."""

from typing import Final

from fourball.cards import BLACK_JOKER, RANKS, RED_JOKER
from fourball.errors import NotationError
from fourball.golf import rules as r
from fourball.golf.options import Rules, check_seats

_PLAIN: Final = {
    "draw": r.DRAW,
    "take": r.TAKE,
    "discard": r.DISCARD,
    "keep": r.KEEP,
    "knock": r.KNOCK,
}
_PLAIN_WORDS: Final = {action: word for word, action in _PLAIN.items()}
_CELL_WORDS: Final = {"swap": r.SWAP, "turn": r.TURN, "peek": r.PEEK}
WORDS: Final = (*_PLAIN, *_CELL_WORDS, "clear", "pass")
"""The first words of all actions of Golf."""

ENDED_BY: Final = {
    r.BY_LAST_TURNS: "last turns",
    r.BY_ALL_FACE_UP: "all face up",
    r.BY_STOCK: "stock empty",
    r.BY_TURN_CAP: "turn cap",
}
"""How a hole ended, in words."""

PHASES: Final = {
    r.AT_START: "start",
    r.AT_TURN: "turn",
    r.WITH_STOCK_CARD: "held",
    r.WITH_DISCARD: "held",
    r.AT_FLIP: "flip",
    r.AT_END: "over",
}
"""The phases of a hole, in words."""

_MATCH: Final = {
    "column": r.MATCH_COLUMN,
    "line": r.MATCH_LINE,
    "line_diagonal": r.MATCH_LINE_DIAGONAL,
    "anywhere": r.MATCH_ANYWHERE,
    "none": r.MATCH_NONE,
}
_START_COLUMNS: Final = {
    "free": r.COLUMNS_FREE,
    "same": r.COLUMNS_SAME,
    "different": r.COLUMNS_DIFFERENT,
}
_FLIP: Final = {
    "never": r.FLIP_NEVER,
    "may": r.FLIP_MAY,
    "must": r.FLIP_MUST,
    "endgame": r.FLIP_ENDGAME,
}
_END: Final = {"up_last_turn": r.END_LAST_TURN, "up_now": r.END_NOW, "knock_last_turn": r.END_KNOCK}
_PENALTY: Final = {
    "none": r.PENALTY_NONE,
    "plus10": r.PENALTY_PLUS10,
    "add_winner": r.PENALTY_ADD_WINNER,
    "double": r.PENALTY_DOUBLE,
    "double_plus5": r.PENALTY_DOUBLE_PLUS5,
    "worst": r.PENALTY_WORST,
}


def card_points(rules: Rules) -> list[int]:
    """What each card counts, by card (6.1 to 6.4)."""
    by_rank = [*range(1, 11), 10, 10, 0]
    if rules.values == "harder":
        by_rank[RANKS.index("J") :] = [11, 12, 13]
    if rules.values == "twos" or rules.bonus == "twos":
        by_rank[RANKS.index("2")] = -2
    points = [0] * r.CARDS
    for suit in range(4):
        for rank, value in enumerate(by_rank):
            points[rank + 16 * suit] = value
    if rules.bonus == "one_eyed_jacks":
        for suit in (2, 3):
            points[RANKS.index("J") + 16 * suit] = -2
    if isinstance(rules.jokers, int):
        points[BLACK_JOKER] = points[RED_JOKER] = rules.jokers
    return points


def _match(rules: Rules) -> int:
    """Where equal ranks cancel, as these rows and columns make of it."""
    if rules.rows == rules.columns == 2:
        if rules.match == "line":
            return r.MATCH_LINE_PAIRS
        if rules.match == "line_diagonal":
            return r.MATCH_ANYWHERE  # any two of four cells share a line (7.14)
    if rules.match == "line_diagonal" and rules.rows != rules.columns:
        return r.MATCH_LINE  # only a square has full diagonals (7.6)
    return _MATCH[rules.match]


def _peek(rules: Rules) -> int:
    """The cells that may be looked at before play (2.14, 2.15)."""
    layout = (1 << rules.cells) - 1
    if rules.start == "peek2_nearest":
        return layout & ~(layout >> rules.columns)
    return layout if rules.start == "peek2_any" else 0


def encode(rules: Rules, seats: int) -> r.Options:
    """The rules of a table with so many players, as the integers that the rules' functions read.

    Raises:
        RulesError: ``bad-seats``.
    """
    check_seats(seats)
    size = rules.columns if rules.rows == rules.columns else 0
    return r.Options(
        seats=seats,
        rows=rules.rows,
        columns=rules.columns,
        cells=rules.cells,
        layout=(1 << rules.cells) - 1,
        column=sum(1 << row * rules.columns for row in range(rules.rows)),
        row=(1 << rules.columns) - 1,
        falling=sum(1 << row * size + row for row in range(size)),
        rising=sum(1 << row * size + size - 1 - row for row in range(size)),
        match=_match(rules),
        keep_negative=int(rules.negative_pairs == "keep"),
        block_others=10 if rules.block == "others_plus_10" else 0,
        block_self=rules.block_self if isinstance(rules.block_self, int) else 0,
        start_cards=rules.start_cards,
        start_columns=_START_COLUMNS[rules.start_columns],
        peek=_peek(rules),
        in_hand=int(rules.layout == "hand4"),
        place_down=int(rules.place == "face_down"),
        flip=_FLIP[rules.flip_after_discard],
        flip_turn=int(rules.flip_turn == "on"),
        end=_END[rules.end],
        stock_only=int(rules.last_turn_draw == "stock_only"),
        reveal_before=int(rules.last_turn_reveal == "before"),
        penalty=_PENALTY[rules.penalty],
        tie_penalised=int(rules.tie == "penalised"),
        clearing=int(rules.remove_cancelled == "optional"),
        column_of=[cell % rules.columns for cell in range(r.CELLS)],
        track_columns=int(rules.remove_cancelled == "optional" and rules.match == "column"),
        other_ways=int(rules.end == "knock_last_turn" or rules.flip_turn == "on"),
        end_hole=int(rules.stock_empty == "end_hole"),
        turn_cap=rules.turn_cap,
        points=card_points(rules),
    )


def cell_numbers(cells: int) -> tuple[int, ...]:
    """The numbers, from 1, of a set of cells."""
    return tuple(cell + 1 for cell in range(r.CELLS) if cells >> cell & 1)


def action_words(action: int, o: r.Options) -> str:
    """An action in words: ``draw``, ``swap 3``, ``clear 1 4``."""
    if action in _PLAIN_WORDS:
        return _PLAIN_WORDS[action]
    if action >= r.PEEK:
        return f"peek {action - r.PEEK + 1}"
    if action >= r.CLEAR:
        return "clear " + " ".join(map(str, cell_numbers(r.group_cells(o, action - r.CLEAR))))
    if action >= r.TURN:
        return f"turn {action - r.TURN + 1}"
    return f"swap {action - r.SWAP + 1}"


def actor(p: r.Position, action: int) -> int:
    """The seat that an action belongs to: a clearing to the seat whose turn is over, all others to the seat to act."""
    return p.clear_seat if r.CLEAR <= action < r.PEEK else p.seat


def parse_action(words: str, o: r.Options) -> int | None:
    """The action that the words name.

    ``None`` if they name one that this table never has: a cell or group that is not there, ``pass``.

    Raises:
        NotationError: ``bad-action`` when the words are no action of Golf.
    """
    first, *rest = words.split()[:13] or [""]
    if first not in WORDS or not all(
        text.isascii() and text.isdecimal() and len(text) < 4 for text in rest
    ):
        raise _bad_action(words)
    cells = [int(text) for text in rest]
    if first in _PLAIN or first == "pass":
        if cells:
            raise _bad_action(words)
        return _PLAIN.get(first)
    if first != "clear" and len(cells) != 1:
        raise _bad_action(words)
    if not all(1 <= cell <= o.cells for cell in cells) or len(set(cells)) != len(cells):
        return None
    if first == "clear":
        return _clear_action(sum(1 << (cell - 1) for cell in cells), o)
    return _CELL_WORDS[first] + cells[0] - 1


def _clear_action(cells: int, o: r.Options) -> int | None:
    groups = (
        range(r.PAIRS, r.CLEAR_GROUPS)
        if o.match == r.MATCH_ANYWHERE
        else range(o.columns + o.rows + 2 * (o.match == r.MATCH_LINE_DIAGONAL))
    )
    for group in groups:
        if r.group_cells(o, group) == cells:
            return r.CLEAR + group
    return None


def _bad_action(words: str) -> NotationError:
    return NotationError(
        "bad-action",
        f"“{words[:40]}” is no action of Golf: write one of {', '.join(WORDS)}, with its cells.",
        action=words[:40],
    )
