"""What a seat at a Golf table may know: built by adding, never by deleting."""

from collections.abc import Sequence
from dataclasses import dataclass

from fourball.cards import CLEARED, HIDDEN, card_text
from fourball.golf import rules as r
from fourball.golf.actions import ENDED_BY, PHASES, action_words, cell_numbers
from fourball.golf.options import Rules


@dataclass(frozen=True, slots=True)
class Held:
    """A card drawn or taken and not yet placed.

    Attributes:
        seat: who holds it.
        card: its text; ``??`` for a stock card in another's hand.
        source: ``stock`` or ``discard``.
    """

    seat: int
    card: str
    source: str


@dataclass(frozen=True, slots=True)
class Layout:
    """One player's cards.

    Attributes:
        cells: card by card from cell 1: its text, ``??`` face down, ``--`` cleared.
        face_up: the numbers of the cells that lie face up, rising.
        cancelling: groups of face-up cells that cancel as they lie now, each rising.
        points: what the face-up cards count as they lie now.
    """

    cells: tuple[str, ...]
    face_up: tuple[int, ...]
    cancelling: tuple[tuple[int, ...], ...]
    points: int


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a finished layout, told for the score.

    Attributes:
        cells: its cells, the upper first.
        cards: their cards.
        points: what each card counts; 0 where it cancels.
        cancelled: whether each card cancels.
    """

    cells: tuple[int, ...]
    cards: tuple[str, ...]
    points: tuple[int, ...]
    cancelled: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points added to a score after the cards are counted.

    Attributes:
        kind: ``block_self`` (own block), ``block`` (another's block), ``penalty`` (ended and was not lowest).
        points: what it adds.
        seat: whose block it is; the own seat for ``block_self`` and ``penalty``.
        rule: the option's value that made it, such as ``others_plus_10``, ``plus10``, ``-20``.
    """

    kind: str
    points: int
    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class Told:
    """How one player's score of a hole came about.

    Attributes:
        columns: column by column, left to right.
        groups: the groups of cells that cancel.
        adjustments: in the order in which they are made (8.1).
        raw: cards that do not cancel, with ``block_self``.
        score: the result of the hole.
    """

    columns: tuple[Column, ...]
    groups: tuple[tuple[int, ...], ...]
    adjustments: tuple[Adjustment, ...]
    raw: int
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or an onlooker, may know of a hole.

    Attributes:
        seat: the viewer's seat; ``None`` is an onlooker.
        seats: number of players.
        rows, columns: of every layout.
        dealer: who dealt.
        phase: ``start``, ``turn``, ``held``, ``flip`` (a card may or must be turned up after a discard), ``over``.
        to_act: whose turn it is; ``None`` when the hole is over.
        layouts: by seat.
        held: the card in somebody's hand, or ``None``.
        discard_top: the top of the discard pile, ``None`` while it is empty.
        discard_count, stock_count: cards in the piles.
        turns: turns finished, by seat.
        ender: who brought the hole to its end, set as soon as the last turns begin.
        last_turns: whether last turns are under way.
        legal: the viewer's own legal actions, in words; empty for onlookers and for seats with nothing to do.
        can_put_back: whether the viewer may put the card just taken back on the discard pile.
        over: whether the hole is over.
        ended_by: ``last turns``, ``all face up``, ``stock empty``, ``turn cap``, or ``None``.
        told: by seat, how each score came about; empty before the end.
    """

    seat: int | None
    seats: int
    rows: int
    columns: int
    dealer: int
    phase: str
    to_act: int | None
    layouts: tuple[Layout, ...]
    held: Held | None
    discard_top: str | None
    discard_count: int
    stock_count: int
    turns: tuple[int, ...]
    ender: int | None
    last_turns: bool
    legal: tuple[str, ...]
    can_put_back: bool
    over: bool
    ended_by: str | None
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one seat may know it.

    Attributes:
        type: ``deal``, ``turn``, ``draw``, ``take``, ``put_back``, ``swap``, ``discard``, ``keep``, ``clear``, ``knock``,
            ``last_turns``, ``reveal``, ``reshuffle``, ``over``.
        seat: who did it; ``None`` for ``deal``, ``reshuffle``, ``over``.
        cells: the cells it touched, from 1: the cell turned up or swapped, the cells cleared or revealed.
        cards: for each of ``cells`` the card now lying there (``??`` if it may not be seen; what was cleared for
            ``clear``); for ``draw``, ``take``, ``put_back`` and ``discard`` the one card; for ``deal`` the first discard.
        out: for ``swap`` the card that went on the discard pile.
        detail: for ``over`` how the hole ended.
    """

    type: str
    seat: int | None = None
    cells: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    out: str | None = None
    detail: str | None = None


@dataclass(frozen=True, slots=True)
class Happened:
    """What an action brought about, each part with its audience.

    Ask ``seen_by``; nothing here may be shown without it.
    """

    parts: tuple[tuple[Event, Event, int | None], ...]
    """What everybody sees, what its owner sees, and who that is."""

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """The events as a seat, or an onlooker (``None``), may know them."""
        return tuple(
            own if seat is not None and seat == owner else public
            for public, own, owner in self.parts
        )


def _to_all(*events: Event) -> Happened:
    return Happened(tuple((event, event, None) for event in events))


def dealt(p: r.Position) -> Happened:
    """The deal: nobody sees more of it than the first discard (2.8, 2.9)."""
    return _to_all(Event("deal", cards=(card_text(p.pile[p.piled - 1]),)))


def put_back(seat: int, card: int) -> Happened:
    """A mistaken take undone (3.8)."""
    return _to_all(Event("put_back", seat, cards=(card_text(card),)))


def happened(
    before: r.Position, after: r.Position, o: r.Options, action: int, reshuffled: bool
) -> Happened:
    """What an action showed, and to whom, from the hole before and after it."""
    seat = before.seat
    parts: list[tuple[Event, Event, int | None]] = []

    def show(event: Event) -> None:
        parts.append((event, event, None))

    if reshuffled:
        show(Event("reshuffle"))
    if action == r.DRAW:
        own = Event("draw", seat, cards=(card_text(after.held),))
        parts.append((Event("draw", seat, cards=(HIDDEN,)), own, seat))
    elif action == r.TAKE:
        show(Event("take", seat, cards=(card_text(after.held),)))
    elif action == r.DISCARD:
        show(Event("discard", seat, cards=(card_text(before.held),)))
    elif action in (r.KEEP, r.KNOCK):
        show(Event(action_words(action, o), seat))
    elif action < r.TURN:
        cell = action - r.SWAP
        out = card_text(before.grid[seat * r.CELLS + cell])
        show(Event("swap", seat, (cell + 1,), (card_text(before.held),), out))
    elif action < r.CLEAR:
        cell = action - r.TURN
        show(Event("turn", seat, (cell + 1,), (card_text(before.grid[seat * r.CELLS + cell]),)))
    else:
        seat = before.clear_seat
        cells = cell_numbers(r.group_cells(o, action - r.CLEAR))
        show(Event("clear", seat, cells, _cards(before, seat, cells)))
    if after.ender != before.ender and after.phase != r.AT_END:
        show(Event("last_turns", seat))
    for other in range(o.seats):
        shown = before.face_down[other] & ~after.face_down[other]
        if other == seat and r.SWAP <= action < r.CLEAR:
            shown &= ~(1 << (action - (r.SWAP if action < r.TURN else r.TURN)))
        if shown:
            cells = cell_numbers(shown)
            show(Event("reveal", other, cells, _cards(after, other, cells)))
    if after.phase == r.AT_END:
        show(Event("over", detail=ENDED_BY[after.ended_by]))
    return Happened(tuple(parts))


def _cards(p: r.Position, seat: int, cells: Sequence[int]) -> tuple[str, ...]:
    return tuple(card_text(p.grid[seat * r.CELLS + cell - 1]) for cell in cells)


def view(
    p: r.Position, o: r.Options, rules: Rules, viewer: int | None, *, can_put_back: bool = False
) -> View:
    """What a seat, or an onlooker (``None``), may know of a hole.

    Nobody sees a face-down card, its owner included (3.4); a stock card is the drawer's alone until it is placed or
    thrown away (3.22).
    """
    held = None
    if p.phase == r.WITH_DISCARD:
        held = Held(p.seat, card_text(p.held), "discard")
    elif p.phase == r.WITH_STOCK_CARD:
        held = Held(p.seat, card_text(p.held) if viewer == p.seat else HIDDEN, "stock")
    over = p.phase == r.AT_END
    return View(
        seat=viewer,
        seats=o.seats,
        rows=o.rows,
        columns=o.columns,
        dealer=p.dealer,
        phase=PHASES[p.phase],
        to_act=None if over else p.seat,
        layouts=tuple(_layout(p, o, seat) for seat in range(o.seats)),
        held=held,
        discard_top=card_text(p.pile[p.piled - 1]) if p.piled else None,
        discard_count=p.piled,
        stock_count=p.stocked,
        turns=tuple(p.turns[: o.seats]),
        ender=p.ender if p.ender >= 0 else None,
        last_turns=p.ender >= 0 and not over,
        legal=()
        if viewer is None
        else tuple(words for seat, words in legal_words(p, o) if seat == viewer),
        can_put_back=can_put_back and viewer == p.seat,
        over=over,
        ended_by=ENDED_BY.get(p.ended_by),
        told=tuple(told(p, o, rules, seat) for seat in range(o.seats)) if over else (),
    )


def legal_words(p: r.Position, o: r.Options) -> list[tuple[int, str]]:
    """Every action allowed now, with the seat it belongs to."""
    actions = [r.legal(p, o, n) for n in range(r.count_legal(p, o))]
    return [
        (p.clear_seat if action >= r.CLEAR else p.seat, action_words(action, o))
        for action in actions
    ]


def _layout(p: r.Position, o: r.Options, seat: int) -> Layout:
    known = o.layout & ~p.face_down[seat]
    cells = []
    for cell in range(o.cells):
        if p.cleared[seat] >> cell & 1:
            cells.append(CLEARED)
        elif known >> cell & 1:
            cells.append(card_text(p.grid[seat * r.CELLS + cell]))
        else:
            cells.append(HIDDEN)
    cancelled = r.cancelled_cells(p, o, seat, known)
    return Layout(
        cells=tuple(cells),
        face_up=cell_numbers(known & ~p.cleared[seat]),
        cancelling=_groups(p, o, seat, cancelled),
        points=sum(
            o.points[p.grid[seat * r.CELLS + cell]]
            for cell in range(o.cells)
            if (known & ~cancelled) >> cell & 1
        ),
    )


def _groups(p: r.Position, o: r.Options, seat: int, cancelled: int) -> tuple[tuple[int, ...], ...]:
    """The cancelled cells as a person would point at them: the full lines, or where pairs lie anywhere the equal cards."""
    groups = []
    if o.match == r.MATCH_ANYWHERE:
        left = cancelled
        while left:
            first = r.nth_bit(left, 0)
            equal = 0
            for cell in range(o.cells):
                same = (p.grid[seat * r.CELLS + cell] ^ p.grid[seat * r.CELLS + first]) & 15 == 0
                equal |= (left & 1 << cell) if same else 0
            left &= ~equal
            groups.append(equal)
    else:
        lines = r.full_lines(p, o, seat, cancelled)
        groups = [r.group_cells(o, group) for group in range(r.PAIRS) if lines >> group & 1]
    return tuple(map(cell_numbers, groups))


def told(p: r.Position, o: r.Options, rules: Rules, seat: int) -> Told:
    """How a seat's score of a finished hole came about (section 8)."""
    base = seat * r.CELLS
    cancelled = r.cancelled_cells(p, o, seat, o.layout)
    columns = []
    for column in range(o.columns):
        cells = cell_numbers(o.column << column)
        gone = tuple(bool(cancelled >> (cell - 1) & 1) for cell in cells)
        points = tuple(
            0 if is_gone else o.points[p.grid[base + cell - 1]]
            for cell, is_gone in zip(cells, gone, strict=True)
        )
        columns.append(Column(cells, _cards(p, seat, cells), points, gone))
    adjustments = []
    if p.blocks[seat] and o.block_self:
        adjustments.append(
            Adjustment("block_self", o.block_self * p.blocks[seat], seat, str(rules.block_self))
        )
    charged = p.raw[seat]
    for other in range(o.seats):
        if other != seat and o.block_others and p.blocks[other]:
            points_charged = o.block_others * p.blocks[other]
            adjustments.append(Adjustment("block", points_charged, other, rules.block))
            charged += points_charged
    if p.scores[seat] != charged:
        adjustments.append(Adjustment("penalty", p.scores[seat] - charged, seat, rules.penalty))
    return Told(
        tuple(columns),
        _groups(p, o, seat, cancelled),
        tuple(adjustments),
        p.raw[seat],
        p.scores[seat],
    )
