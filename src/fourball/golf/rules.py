"""The rules of Golf: plain functions over a record of integers.

This is the only place where they stand. The functions run as they are, and ``fourball.kernel`` compiles the very same ones;
so they keep to integers, ``if``, ``for``, ``while``, fields, indexing and calls to each other, and hold nothing that is
random: a deal and a new stock come from outside. They check nothing either: ``play.State`` does, before it calls them.

Clauses in brackets are those of docs/rules/golf.md. A set of cells is a bit mask, cell 1 being bit 0.
"""

from dataclasses import dataclass
from typing import Final

from fourball.sets import count_bits, ints, nth_bit, small

SEATS: Final = 8
CELLS: Final = 10
PACK: Final = 256
CARDS: Final = 64
NOBODY: Final = -1

# Actions. A cell's action is the first of its kind and the cell's bit number.
DRAW: Final = 0
TAKE: Final = 1
DISCARD: Final = 2
KEEP: Final = 3
KNOCK: Final = 4
SWAP: Final = 5
TURN: Final = 15
CLEAR: Final = 25
PAIRS: Final = 10
"""Groups to clear: the columns, the rows and the diagonals, and from this number on the 45 pairs of cells."""
CLEAR_GROUPS: Final = PAIRS + 45
PEEK: Final = CLEAR + CLEAR_GROUPS
ACTIONS: Final = PEEK + CELLS

# Phases of a hole.
AT_START: Final = 0
AT_TURN: Final = 1
WITH_STOCK_CARD: Final = 2
WITH_DISCARD: Final = 3
AT_FLIP: Final = 4
AT_END: Final = 5

# How a hole ended.
BY_LAST_TURNS: Final = 1
BY_ALL_FACE_UP: Final = 2
BY_STOCK: Final = 3
BY_TURN_CAP: Final = 4

# Values of options.
MATCH_NONE: Final = 0
MATCH_COLUMN: Final = 1
MATCH_LINE: Final = 2
MATCH_LINE_DIAGONAL: Final = 3
MATCH_LINE_PAIRS: Final = 4
"""Rows and columns of two, where each card serves in one pair (7.11)."""
MATCH_ANYWHERE: Final = 5
COLUMNS_FREE: Final = 0
COLUMNS_SAME: Final = 1
COLUMNS_DIFFERENT: Final = 2
FLIP_NEVER: Final = 0
FLIP_MAY: Final = 1
FLIP_MUST: Final = 2
FLIP_ENDGAME: Final = 3
END_LAST_TURN: Final = 0
END_NOW: Final = 1
END_KNOCK: Final = 2
PENALTY_NONE: Final = 0
PENALTY_PLUS10: Final = 1
PENALTY_ADD_WINNER: Final = 2
PENALTY_DOUBLE: Final = 3
PENALTY_DOUBLE_PLUS5: Final = 4
PENALTY_WORST: Final = 5

# Observation of a seat: the layouts from its own clockwise, then these.
SEEN_PHASE: Final = SEATS * CELLS
SEEN_TURN: Final = SEEN_PHASE + 1
SEEN_HELD: Final = SEEN_PHASE + 2
SEEN_DISCARD: Final = SEEN_PHASE + 3
SEEN_STOCK: Final = SEEN_PHASE + 4
SEEN_PILE: Final = SEEN_PHASE + 5
SEEN_ENDER: Final = SEEN_PHASE + 6
SEEN_TURNS_LEFT: Final = SEEN_PHASE + 7
SEEN_TURNS: Final = SEEN_PHASE + 8
OBSERVATION: Final = SEEN_PHASE + 9
SEEN_NOTHING: Final = 0
SEEN_BACK: Final = 1
SEEN_CLEARED: Final = 2
SEEN_LOOKED: Final = 3
SEEN_CARD: Final = 4
SEEN_KNOWN: Final = SEEN_CARD + CARDS


@dataclass(slots=True)
class Options:
    """A table's agreement as integers; ``actions.encode`` makes it."""

    seats: int = small(2)
    rows: int = small(2)
    columns: int = small(3)
    cells: int = small(6)
    layout: int = small(0b111111, "int16")
    """All cells."""
    column: int = small(0b001001, "int16")
    """The cells of the first column; those of the others by shifting."""
    row: int = small(0b000111, "int16")
    """The cells of the first row."""
    falling: int = small(0, "int16")
    """The diagonal from the first cell of a square layout; 0 in any other."""
    rising: int = small(0, "int16")
    """The other diagonal."""
    match: int = small(MATCH_COLUMN)
    keep_negative: int = small()
    block_others: int = small()
    block_self: int = small(0, "int16")
    start_cards: int = small(2)
    start_columns: int = small(COLUMNS_FREE)
    peek: int = small(0, "int16")
    """The cells that may be looked at before play; 0 where cards are turned up."""
    in_hand: int = small()
    place_down: int = small()
    flip: int = small(FLIP_NEVER)
    flip_turn: int = small()
    end: int = small(END_LAST_TURN)
    stock_only: int = small()
    reveal_before: int = small()
    penalty: int = small(PENALTY_NONE)
    tie_penalised: int = small()
    clearing: int = small()
    track_columns: int = small()
    """Whether ``cancelling`` is kept up: where columns may be cleared."""
    other_ways: int = small()
    """Whether a turn may be spent on a knock or on turning a card up."""
    end_hole: int = small()
    turn_cap: int = small(50, "int16")
    column_of: list[int] = ints(CELLS, "int8")
    """The column that each cell is in."""
    points: list[int] = ints(CARDS, "int16")
    """What each card counts (6.1 to 6.4)."""


@dataclass(slots=True)
class Position:
    """One hole."""

    stocked: int = small(0, "uint16")
    piled: int = small(0, "uint16")
    seat: int = small(0, "uint8")
    """Whose turn it is."""
    phase: int = small(AT_END)
    held: int = small(0, "uint8")
    """The card in the seat's hand, in the two phases that have one."""
    to_show: int = small()
    """Cards the seat has still to turn up before play."""
    dealer: int = small(0, "uint8")
    ender: int = small(NOBODY, "int8")
    can_take: int = small()
    """Whether the seat may take the top discard instead of drawing."""
    turns_left: int = small()
    """Last turns still to come."""
    clear_seat: int = small(NOBODY, "int8")
    """The seat whose turn is over and who may still clear."""
    ended_by: int = small()
    clearable: int = 0
    """The groups it may clear: bit g is the action CLEAR + g."""
    face_down: list[int] = ints(SEATS, "int16")
    cleared: list[int] = ints(SEATS, "int16")
    cancelling: list[int] = ints(SEATS, "int16")
    """The columns of each seat that cancel, face down or up, where ``track_columns``: looking at the one that a swap
    changes is quicker than looking at all when the turn is over."""
    turns: list[int] = ints(SEATS, "int16")
    """Turns each seat has had."""
    seen: list[int] = ints(SEATS, "int16")
    """The face-down cells whose cards their owner has seen: looked at, laid there, or held in the hand."""
    seen_by_all: list[int] = ints(SEATS, "int16")
    """Those of them whose cards came from the discard pile, so that everybody knows them (3.25)."""
    grid: list[int] = ints(SEATS * CELLS, "uint8")
    """Cell c of seat s is s * CELLS + c. A cleared cell keeps its card here for the score (4.11)."""
    stock: list[int] = ints(PACK, "uint8")
    """The next card is the last of the first ``stocked``."""
    pile: list[int] = ints(PACK, "uint8")
    """The top is the last of the first ``piled``."""
    raw: list[int] = ints(SEATS, "int32")
    blocks: list[int] = ints(SEATS, "int8")
    scores: list[int] = ints(SEATS, "int32")


def deal(p: Position, o: Options, dealer: int) -> None:
    """Deals from the first ``stocked`` cards of the stock (2.8, 2.9)."""
    stocked = p.stocked
    for cell in range(o.cells):
        seat = dealer
        for _ in range(o.seats):
            seat += 1
            if seat >= o.seats:
                seat = 0
            stocked -= 1
            p.grid[seat * CELLS + cell] = p.stock[stocked]
    stocked -= 1
    p.pile[0] = p.stock[stocked]
    p.piled = 1
    p.stocked = stocked
    for seat in range(o.seats):
        p.face_down[seat] = o.layout
        p.cleared[seat] = 0
        p.turns[seat] = 0
        p.cancelling[seat] = 0
        p.seen[seat] = o.layout if o.in_hand else 0
        p.seen_by_all[seat] = 0
        if o.track_columns:
            for column in range(o.columns):
                note_column(p, o, seat, column)
    p.dealer = dealer
    p.seat = dealer + 1 if dealer + 1 < o.seats else 0
    p.phase = AT_START if o.start_cards else AT_TURN
    p.to_show = o.start_cards
    p.held = 0
    p.ender = NOBODY
    p.can_take = 1
    p.turns_left = 0
    p.clear_seat = NOBODY
    p.clearable = 0
    p.ended_by = 0


def needs_stock(p: Position) -> bool:
    """Whether a draw now would need a new stock (5.15)."""
    return p.phase == AT_TURN and p.stocked == 0


def renew_stock(p: Position) -> None:
    """Makes the discards under the top one the stock (5.15), in no order: whoever calls this shuffles it."""
    p.stocked = p.piled - 1
    for k in range(p.stocked):
        p.stock[k] = p.pile[k]
    p.pile[0] = p.pile[p.stocked]
    p.piled = 1


# What may be done


def start_cells(p: Position, o: Options) -> int:
    """Own cells that may be turned up or looked at before play (2.12 to 2.15, 2.18)."""
    if o.peek:
        return o.peek & ~p.seen[p.seat]
    down = p.face_down[p.seat]
    if o.start_columns == COLUMNS_FREE:
        return down
    up = o.layout & ~down
    if up == 0:
        return down
    columns = 0
    for row in range(o.rows):
        columns |= up >> row * o.columns & o.row
    chosen = 0
    for row in range(o.rows):
        chosen |= columns << row * o.columns
    if o.start_columns == COLUMNS_SAME:
        return down & chosen
    return down & ~chosen


def may_take(p: Position, o: Options) -> int:
    """Whether the top discard may be taken (3.6, 4.13, 5.9)."""
    if p.ender >= 0 and o.stock_only:
        return 0
    return 1 if p.cleared[p.seat] != o.layout else 0


def may_knock(p: Position, o: Options) -> int:
    """Whether the seat may knock (3.9, 5.3 to 5.5)."""
    return 1 if o.end == END_KNOCK and p.ender < 0 else 0


def may_turn(p: Position, o: Options) -> int:
    """The cells that the seat may spend its turn on turning up (3.10)."""
    return p.face_down[p.seat] if o.flip_turn else 0


def may_flip(p: Position, o: Options) -> int:
    """Whether a card may be turned up after a discard (3.17 to 3.21)."""
    if p.face_down[p.seat] == 0:
        return 0
    if o.flip != FLIP_ENDGAME:
        return 1 if o.flip != FLIP_NEVER else 0
    for seat in range(o.seats):
        down = p.face_down[seat]
        if down & (down - 1) == 0:
            return 1
    return 0


def count_legal(p: Position, o: Options) -> int:
    """How many actions are allowed now, clearings by the seat before included (3.28)."""
    phase = p.phase
    if phase == AT_TURN:
        count = 1 + p.can_take
        if o.other_ways:
            count += may_knock(p, o) + count_bits(may_turn(p, o))
        if p.clearable:
            count += count_bits(p.clearable)
        return count
    if phase == WITH_STOCK_CARD or phase == WITH_DISCARD:
        count = o.cells
        if p.cleared[p.seat]:
            count -= count_bits(p.cleared[p.seat])
        return count + (1 if phase == WITH_STOCK_CARD else 0)
    if phase == AT_FLIP:
        return count_bits(p.face_down[p.seat]) + (0 if o.flip == FLIP_MUST else 1)
    if phase == AT_START:
        return count_bits(start_cells(p, o))
    return 0


def legal(p: Position, o: Options, n: int) -> int:
    """The n-th of the actions allowed now, from 0."""
    phase = p.phase
    if phase == AT_TURN:
        if n == 0:
            return DRAW
        n -= 1
        if p.can_take:
            if n == 0:
                return TAKE
            n -= 1
        if o.other_ways:
            if may_knock(p, o):
                if n == 0:
                    return KNOCK
                n -= 1
            down = may_turn(p, o)
            if n < count_bits(down):
                return TURN + nth_bit(down, n)
            n -= count_bits(down)
        return CLEAR + nth_bit(p.clearable, n)
    if phase == WITH_STOCK_CARD or phase == WITH_DISCARD:
        if phase == WITH_STOCK_CARD:
            if n == 0:
                return DISCARD
            n -= 1
        if p.cleared[p.seat] == 0:
            return SWAP + n
        return SWAP + nth_bit(o.layout & ~p.cleared[p.seat], n)
    if phase == AT_FLIP:
        if o.flip != FLIP_MUST:
            if n == 0:
                return KEEP
            n -= 1
        return TURN + nth_bit(p.face_down[p.seat], n)
    return (PEEK if o.peek else TURN) + nth_bit(start_cells(p, o), n)


def legal_mask(p: Position, o: Options, out: list[int]) -> None:
    """Writes 1 at every action allowed now and 0 at all others."""
    for action in range(ACTIONS):
        out[action] = 0
    for n in range(count_legal(p, o)):
        out[legal(p, o, n)] = 1


# What an action does


def step(p: Position, o: Options, action: int) -> None:
    """Does an action that is allowed now (section 3). A draw needs a card in the stock: see ``needs_stock``."""
    seat = p.seat
    if action == DRAW:
        p.stocked -= 1
        p.held = p.stock[p.stocked]
        p.phase = WITH_STOCK_CARD
        p.clearable = 0
        return
    if action == TAKE:
        p.piled -= 1
        p.held = p.pile[p.piled]
        p.phase = WITH_DISCARD
        p.clearable = 0
        return
    if action >= CLEAR:
        if action >= PEEK:
            p.seen[seat] |= 1 << (action - PEEK)
            shown_one(p, o)
        else:
            clear(p, o, action - CLEAR)
        return
    if action >= TURN:
        p.face_down[seat] &= ~(1 << (action - TURN))
        if p.phase == AT_START:
            shown_one(p, o)
            return
    elif action >= SWAP:
        cell = action - SWAP
        p.pile[p.piled] = p.grid[seat * CELLS + cell]
        p.piled += 1
        p.grid[seat * CELLS + cell] = p.held
        if o.place_down:
            lay_down(p, cell)
        else:
            p.face_down[seat] &= ~(1 << cell)
        if o.track_columns:
            note_column(p, o, seat, o.column_of[cell])
    elif action == DISCARD:
        p.pile[p.piled] = p.held
        p.piled += 1
        if o.flip and may_flip(p, o):
            p.phase = AT_FLIP
            return
    elif action == KNOCK:
        begin_last_turns(p, o)
    end_turn(p, o)


def lay_down(p: Position, cell: int) -> None:
    """Lays the held card face down: its owner has seen it (3.23), and all have if it was taken from the pile (3.25)."""
    bit = 1 << cell
    p.face_down[p.seat] |= bit
    p.seen[p.seat] |= bit
    if p.phase == WITH_DISCARD:
        p.seen_by_all[p.seat] |= bit
    else:
        p.seen_by_all[p.seat] &= ~bit


def shown_one(p: Position, o: Options) -> None:
    """Passes on once the seat has turned up or looked at what it must (2.11); after the dealer the first turn begins."""
    p.to_show -= 1
    if p.to_show == 0:
        if p.seat == p.dealer:
            p.phase = AT_TURN
        p.to_show = o.start_cards
        next_seat(p, o)


def next_seat(p: Position, o: Options) -> None:
    """Passes the turn clockwise (3.1)."""
    seat = p.seat + 1
    if seat == o.seats:
        seat = 0
    p.seat = seat
    p.can_take = may_take(p, o)


def clear(p: Position, o: Options, group: int) -> None:
    """Puts a finished group under the discard pile (4.9)."""
    seat = p.clear_seat
    cells = group_cells(o, group)
    size = count_bits(cells)
    for k in range(p.piled - 1, -1, -1):
        p.pile[k + size] = p.pile[k]
    p.piled += size
    for cell in range(o.cells):
        if cells >> cell & 1:
            size -= 1
            p.pile[size] = p.grid[seat * CELLS + cell]
    p.cleared[seat] |= cells
    p.clearable = clear_groups(p, o, seat)


def begin_last_turns(p: Position, o: Options) -> None:
    """Makes the seat the ender, his own turn being the first of those left (5.1 to 5.3); shows cards (5.11, 5.12)."""
    p.ender = p.seat
    if o.end == END_NOW:
        p.turns_left = 1
    else:
        p.turns_left = o.seats
        if o.reveal_before:
            for seat in range(o.seats):
                if seat != p.seat:
                    p.face_down[seat] = 0


def end_turn(p: Position, o: Options) -> None:
    """Ends the seat's turn, and the hole if it is over (4.2, 5.1 to 5.7, 5.18 to 5.22)."""
    seat = p.seat
    p.turns[seat] += 1
    p.phase = AT_TURN
    if o.clearing:
        p.clear_seat = seat
        p.clearable = clear_groups(p, o, seat)
    if p.ender < 0 and p.face_down[seat] == 0 and o.end != END_KNOCK:
        begin_last_turns(p, o)
    if p.ender >= 0:
        p.turns_left -= 1
        if p.turns_left == 0:
            finish(p, o, BY_ALL_FACE_UP if o.end == END_NOW else BY_LAST_TURNS)
            return
    if o.end_hole and p.stocked == 0:
        p.ender = NOBODY
        finish(p, o, BY_STOCK)
        return
    next_seat(p, o)
    if p.ender < 0 and p.turns[p.seat] >= o.turn_cap:
        finish(p, o, BY_TURN_CAP)


def finish(p: Position, o: Options, how: int) -> None:
    """Ends the hole: all cards are turned up (5.14). ``score`` counts them."""
    p.phase = AT_END
    p.ended_by = how
    p.turns_left = 0
    p.clear_seat = NOBODY
    p.clearable = 0
    for seat in range(o.seats):
        p.face_down[seat] = 0


# What cancels


def line_cancels(p: Position, o: Options, first: int, stride: int, length: int) -> int:
    """Whether a full line cancels: equal ranks (7.1), and not kept for being negative (7.16)."""
    for k in range(1, length):
        if (p.grid[first] ^ p.grid[first + k * stride]) & 15:
            return 0
    if o.keep_negative:
        total = 0
        for k in range(length):
            total += o.points[p.grid[first + k * stride]]
        if total < 0:
            return 0
    return 1


def pair_group(one: int, other: int) -> int:
    """The number of the group of two cells, the lower cell first."""
    return PAIRS + one * (2 * CELLS - 1 - one) // 2 + other - one - 1


def group_cells(o: Options, group: int) -> int:
    """The cells of a group: a column, a row, a diagonal or a pair."""
    if group < o.columns:
        return o.column << group
    if group < o.columns + o.rows:
        return o.row << (group - o.columns) * o.columns
    if group < PAIRS:
        return o.falling if group == o.columns + o.rows else o.rising
    one = 0
    while pair_group(one + 1, one + 2) <= group:
        one += 1
    return 1 << one | 1 << (group - pair_group(one, one + 1) + one + 1)


def note_column(p: Position, o: Options, seat: int, column: int) -> None:
    """Keeps up whether a column cancels."""
    first = seat * CELLS + column
    if o.rows == 2 and not o.keep_negative:  # two equal ranks: no branch for the processor to guess
        cancels = 1 if (p.grid[first] ^ p.grid[first + o.columns]) & 15 == 0 else 0
    else:
        cancels = line_cancels(p, o, first, o.columns, o.rows)
    p.cancelling[seat] = p.cancelling[seat] & ~(1 << column) | cancels << column


def clear_groups(p: Position, o: Options, seat: int) -> int:
    """The groups a seat could clear as its cards lie: all face up, in place, and cancelling (4.5 to 4.7)."""
    here = o.layout & ~(p.face_down[seat] | p.cleared[seat])
    if o.match == MATCH_COLUMN:
        full = here & p.cancelling[seat]
        for row in range(1, o.rows):
            full &= here >> row * o.columns
        return full
    if o.match == MATCH_ANYWHERE:
        return equal_pairs(p, o, seat, here)
    return full_lines(p, o, seat, here)


def full_lines(p: Position, o: Options, seat: int, cells: int) -> int:
    """The groups that are cancelling lines within the cells (7.4 to 7.6)."""
    base = seat * CELLS
    groups = 0
    if o.match != MATCH_NONE and o.match != MATCH_ANYWHERE:
        for column in range(o.columns):
            line = o.column << column
            if cells & line == line and line_cancels(p, o, base + column, o.columns, o.rows):
                groups |= 1 << column
        if o.match != MATCH_COLUMN:
            for row in range(o.rows):
                line = o.row << row * o.columns
                if cells & line == line and line_cancels(
                    p, o, base + row * o.columns, 1, o.columns
                ):
                    groups |= 1 << (o.columns + row)
        if o.match == MATCH_LINE_DIAGONAL:
            size = o.columns
            if cells & o.falling == o.falling and line_cancels(p, o, base, size + 1, size):
                groups |= 1 << 2 * size
            if cells & o.rising == o.rising and line_cancels(p, o, base + size - 1, size - 1, size):
                groups |= 1 << (2 * size + 1)
    return groups


def equal_pairs(p: Position, o: Options, seat: int, cells: int) -> int:
    """The groups that are two cancelling cards within the cells, wherever they lie (7.7)."""
    base = seat * CELLS
    groups = 0
    for one in range(o.cells):
        if cells >> one & 1:
            for other in range(one + 1, o.cells):
                if cells >> other & 1 and line_cancels(p, o, base + one, other - one, 2):
                    groups |= 1 << pair_group(one, other)
    return groups


def cancelled_cells(p: Position, o: Options, seat: int, cells: int) -> int:
    """Which of the cells cancel, the others being unknown (section 7)."""
    cancelled = 0
    if o.match == MATCH_LINE_PAIRS:
        return square_pairs(p, o, seat, cells)
    if o.match != MATCH_ANYWHERE:
        groups = full_lines(p, o, seat, cells)
        for line in range(PAIRS):
            if groups >> line & 1:
                cancelled |= group_cells(o, line)
        return cancelled
    base = seat * CELLS
    left = cells
    for cell in range(o.cells):
        if left >> cell & 1:
            equal = 0
            for other in range(cell, o.cells):
                if left >> other & 1 and (p.grid[base + cell] ^ p.grid[base + other]) & 15 == 0:
                    equal |= 1 << other
            left &= ~equal
            cancelled |= paired_cells(p, o, seat, equal)
    return cancelled


def square_pairs(p: Position, o: Options, seat: int, cells: int) -> int:
    """Which of the cells of a 2x2 layout cancel in rows or columns, two by two (7.11 to 7.13).

    Two pairs without a common card are both rows or both columns. A single pair leaves two cards, so that blocks never
    decide between two choices that are otherwise as good.
    """
    base = seat * CELLS
    groups = full_lines(p, o, seat, cells)
    columns = 0
    rows = 0
    for line in range(2):
        if groups >> line & 1:
            columns |= group_cells(o, line)
        if groups >> (line + 2) & 1:
            rows |= group_cells(o, line + 2)
    gain = 0
    for cell in range(o.cells):
        points = o.points[p.grid[base + cell]]
        if rows >> cell & 1:
            gain += points
        if columns >> cell & 1:
            gain -= points
    more = count_bits(rows) - count_bits(columns)
    return rows if more > 0 or (more == 0 and gain > 0) else columns


def paired_cells(p: Position, o: Options, seat: int, equal: int) -> int:
    """Which of some cells of one rank cancel two by two: as many pairs as can be, then the lowest score (7.11 to 7.13).

    Cards of one rank have two values at most, so what is left over is always of the lower one. Of several such cards, those
    are left that leave the most blocks (7.20).
    """
    base = seat * CELLS
    lowest = 1 << 40
    for cell in range(o.cells):
        if equal >> cell & 1 and o.points[p.grid[base + cell]] < lowest:
            lowest = o.points[p.grid[base + cell]]
    low = 0
    for cell in range(o.cells):
        if equal >> cell & 1 and o.points[p.grid[base + cell]] == lowest:
            low |= 1 << cell
    lows = count_bits(low)
    highs = count_bits(equal) - lows
    left_over = (lows + highs) & 1
    if o.keep_negative and lowest < 0 and lows > highs:
        left_over = (
            lows - highs
        )  # two low ones keep their points, so each needs a high one to cancel with
    if left_over == 0:
        return equal
    best = -1
    kept = 0
    part = low
    while part:
        if count_bits(part) == left_over:
            found = count_blocks(p, o, seat, equal & ~part)
            if found > best:
                best = found
                kept = part
        part = (part - 1) & low
    return equal & ~kept


def count_blocks(p: Position, o: Options, seat: int, cancelled: int) -> int:
    """How many blocks the cancelled cells make: a run of k equal columns is k / 2, rounded down (7.17 to 7.19)."""
    base = seat * CELLS
    blocks = 0
    run = 0
    if o.in_hand:
        return 0
    for column in range(o.columns):
        cells = o.column << column
        solid = cancelled & cells == cells
        for row in range(1, o.rows):
            if (p.grid[base + column] ^ p.grid[base + column + row * o.columns]) & 15:
                solid = False
        if not solid:
            run = 0
        elif run > 0 and (p.grid[base + column] ^ p.grid[base + column - 1]) & 15 == 0:
            run += 1
            if run & 1 == 0:
                blocks += 1
        else:
            run = 1
    return blocks


# What it counts


def score(p: Position, o: Options) -> None:
    """Writes the blocks, raw scores and results of a hole that is over (section 8)."""
    for seat in range(o.seats):
        count_cards(p, o, seat)
    adjust(p, o)


def count_cards(p: Position, o: Options, seat: int) -> None:
    """Writes a seat's blocks and raw score (8.2), every card counted, cleared ones as if they still lay there (4.11)."""
    base = seat * CELLS
    cancelled = cancelled_cells(p, o, seat, o.layout)
    total = 0
    for cell in range(o.cells):
        if cancelled >> cell & 1 == 0:
            total += o.points[p.grid[base + cell]]
    blocks = count_blocks(p, o, seat, cancelled) if cancelled else 0
    p.blocks[seat] = blocks
    p.raw[seat] = total + o.block_self * blocks


def adjust(p: Position, o: Options) -> None:
    """Writes the results from the raw scores, the blocks and the ender: blocks first, then the penalty (8.1)."""
    blocks = 0
    if o.block_others:
        for seat in range(o.seats):
            blocks += p.blocks[seat]
    for seat in range(o.seats):
        p.scores[seat] = p.raw[seat]
        if blocks:
            p.scores[seat] += o.block_others * (blocks - p.blocks[seat])
    if p.ender >= 0 and o.penalty != PENALTY_NONE:
        p.scores[p.ender] += penalty(p, o)


def penalty(p: Position, o: Options) -> int:
    """What the ender is charged (8.4 to 8.13)."""
    own = p.scores[p.ender]
    best = 1 << 40
    worst = own
    for seat in range(o.seats):
        if seat != p.ender:
            score = p.scores[seat]
            if score < best:
                best = score
            if score > worst:
                worst = score
    if best > own or (best == own and not o.tie_penalised):
        return 0
    if o.penalty == PENALTY_PLUS10:
        return 10
    if o.penalty == PENALTY_ADD_WINNER:
        return best if best > 0 else 0
    if o.penalty == PENALTY_DOUBLE:
        return own if own > 0 else 0
    if o.penalty == PENALTY_DOUBLE_PLUS5:
        return (own if own > 0 else 0) + 5
    return worst - own


# What a seat sees


def known_cells(p: Position, seat: int, viewer: int) -> int:
    """The face-down cells of a seat whose cards the viewer has seen; a viewer below 0 is an onlooker (3.23 to 3.26)."""
    return p.face_down[seat] & (p.seen[seat] if seat == viewer else p.seen_by_all[seat])


def observe(p: Position, o: Options, viewer: int, out: list[int]) -> None:
    """Writes what a seat may know as integers, one observation being OBSERVATION of them (3.22 to 3.27).

    The layouts come first, the viewer's own and then clockwise, CELLS to each: SEEN_NOTHING, SEEN_BACK, SEEN_CLEARED,
    SEEN_LOOKED for a back whose owner has seen the card, SEEN_CARD and the card that lies face up, SEEN_KNOWN and the card
    that lies face down but was seen by the viewer. Then the phase, whose turn it is (0 the viewer), the held card, the top discard, the cards in stock
    and pile, the ender (0 nobody, 1 the viewer), the last turns left, and the viewer's turns.
    """
    seat = viewer
    for place in range(o.seats):
        down = p.face_down[seat]
        cleared = p.cleared[seat]
        for cell in range(o.cells):
            code = SEEN_CARD + p.grid[seat * CELLS + cell]
            if down >> cell & 1:
                code = SEEN_BACK
            if cleared >> cell & 1:
                code = SEEN_CLEARED
            out[place * CELLS + cell] = code
        looked = down & p.seen[seat]
        if looked:  # apart, since few forms have it and the loop above runs at every step
            known = known_cells(p, seat, viewer)
            for cell in range(o.cells):
                if known >> cell & 1:
                    out[place * CELLS + cell] = SEEN_KNOWN + p.grid[seat * CELLS + cell]
                elif looked >> cell & 1:
                    out[place * CELLS + cell] = SEEN_LOOKED
        seat += 1
        if seat == o.seats:
            seat = 0
    out[SEEN_PHASE] = p.phase
    out[SEEN_TURN] = p.seat - viewer if p.seat >= viewer else p.seat - viewer + o.seats
    out[SEEN_HELD] = SEEN_NOTHING
    if p.phase == WITH_DISCARD or (p.phase == WITH_STOCK_CARD and p.seat == viewer):
        out[SEEN_HELD] = SEEN_CARD + p.held
    elif p.phase == WITH_STOCK_CARD:
        out[SEEN_HELD] = SEEN_BACK
    out[SEEN_DISCARD] = SEEN_CARD + p.pile[p.piled - 1] if p.piled else SEEN_NOTHING
    out[SEEN_STOCK] = p.stocked
    out[SEEN_PILE] = p.piled
    out[SEEN_ENDER] = 0
    if p.ender >= 0:
        out[SEEN_ENDER] = 1 + (
            p.ender - viewer if p.ender >= viewer else p.ender - viewer + o.seats
        )
    out[SEEN_TURNS_LEFT] = p.turns_left
    out[SEEN_TURNS] = p.turns[viewer]
