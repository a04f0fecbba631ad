"""What a seat at a Golf table may know: built by adding, never by deleting."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fourball.cards import CLEARED, HIDDEN, card_text
from fourball.golf import rules as r
from fourball.golf.actions import ENDED_BY, PHASES, action_words, actor, cell_numbers
from fourball.golf.options import Rules
from fourball.sets import lowest_bit


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
        cells: card by card from cell 1 as the viewer sees it now: its text if it lies face up or in the viewer's own
            hand, ``??`` face down, ``--`` cleared. Who has looked at a card may not look again (3.23).
        face_up: the numbers of the cells that lie face up, rising.
        known: the numbers of the face-down cells whose cards their owner has seen (looked at, laid there, or in the
            hand), rising; everybody watched that.
        remembered: where the view was asked for with memory, the cells as far as the viewer has ever seen the cards that
            lie there; otherwise empty.
        cancelling: groups of cells that cancel as they lie now, as far as this view shows their cards, each rising.
        points: what the cards that this view shows count as they lie now.
    """

    cells: tuple[str, ...]
    face_up: tuple[int, ...]
    known: tuple[int, ...]
    remembered: tuple[str, ...]
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
class Group:
    """Cards of one rank that belong together in a finished layout.

    Attributes:
        kind: ``column``, ``row``, ``diagonal``, or ``pair`` where cards cancel two by two.
        cells: its cells, rising; of several pairs of one rank all.
        rank: their rank, as on a card; ``X`` for jokers.
        kept: whether they keep their points, which are less than 0, instead of cancelling (7.16).
    """

    kind: str
    cells: tuple[int, ...]
    rank: str
    kept: bool


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
        groups: the groups of cards that cancel, and those that would if their points were not kept.
        adjustments: in the order in which they are made (8.1).
        raw: cards that do not cancel, with ``block_self``.
        score: the result of the hole.
    """

    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    adjustments: tuple[Adjustment, ...]
    raw: int
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or an onlooker, may know of a hole.

    Attributes:
        seat: the viewer's seat; ``None`` is an onlooker.
        seats: number of players.
        layout: the option's value, such as ``2x3`` or ``hand4``.
        rows, columns: of every layout; cards in the hand lie in one row.
        dealer: who dealt.
        phase: ``start`` (cards are turned up or looked at before play), ``turn``, ``held``, ``flip`` (a card may or must be turned up after a discard), ``over``.
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
    layout: str
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
        type: ``deal``, ``turn``, ``peek``, ``draw``, ``take``, ``put_back``, ``swap``, ``discard``, ``keep``, ``clear``, ``knock``,
            ``last_turns``, ``reveal``, ``reshuffle``, ``over``.
        seat: who did it; ``None`` for ``deal``, ``reshuffle``, ``over``.
        cells: the cells it touched, from 1: the cell turned up, looked at or swapped, the cells cleared or revealed.
        cards: for each of ``cells`` the card now lying there (``??`` if it may not be seen; for ``clear`` what was
            cleared, for ``peek`` what its owner sees); for ``draw``, ``take``, ``put_back`` and ``discard`` the one card; for ``deal`` the first discard.
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
        card = HIDDEN if o.place_down else card_text(before.held)
        show(Event("swap", seat, (cell + 1,), (card,), out))
    elif action < r.CLEAR:
        cell = action - r.TURN
        show(Event("turn", seat, (cell + 1,), (card_text(before.grid[seat * r.CELLS + cell]),)))
    elif action >= r.PEEK:
        cell = action - r.PEEK
        own = Event("peek", seat, (cell + 1,), (card_text(before.grid[seat * r.CELLS + cell]),))
        parts.append((Event("peek", seat, (cell + 1,), (HIDDEN,)), own, seat))
    else:
        seat = before.clear_seat
        cells = cell_numbers(r.group_cells(o, action - r.CLEAR))
        show(Event("clear", seat, cells, _cards(before, seat, cells)))
    if after.ender != before.ender and after.phase != r.AT_END:
        show(Event("last_turns", seat))
    for other in range(o.seats):
        down = before.face_down[other]
        if other == seat and r.SWAP <= action < r.TURN:
            bit = 1 << (action - r.SWAP)
            down = down | bit if o.place_down else down & ~bit
        elif other == seat and r.TURN <= action < r.CLEAR:
            down &= ~(1 << (action - r.TURN))
        shown = down & ~after.face_down[other]
        if shown:
            cells = cell_numbers(shown)
            show(Event("reveal", other, cells, _cards(after, other, cells)))
    if after.phase == r.AT_END:
        show(Event("over", detail=ENDED_BY[after.ended_by]))
    return Happened(tuple(parts))


def _cards(p: r.Position, seat: int, cells: Sequence[int]) -> tuple[str, ...]:
    return tuple(card_text(p.grid[seat * r.CELLS + cell - 1]) for cell in cells)


def view(
    p: r.Position,
    o: r.Options,
    rules: Rules,
    viewer: int | None,
    *,
    can_put_back: bool = False,
    memory: bool = False,
) -> View:
    """What a seat, or an onlooker (``None``), may know of a hole.

    Nobody sees a face-down card, its owner included (3.4, 3.23); a stock card is the drawer's alone until it is placed or
    thrown away (3.22); cards in the hand are their owner's alone (3.26).

    Args:
        p: the hole.
        o: what is agreed, as integers.
        rules: what is agreed.
        viewer: who looks.
        can_put_back: whether a card was just taken and may be put back.
        memory: whether the view also tells what the viewer has seen before: for bots, for review, and where a table has
            agreed that the page helps people to remember.
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
        layout=rules.layout,
        rows=o.rows,
        columns=o.columns,
        dealer=p.dealer,
        phase=PHASES[p.phase],
        to_act=None if over else p.seat,
        layouts=tuple(
            _layout(p, o, seat, r.NOBODY if viewer is None else viewer, memory=memory)
            for seat in range(o.seats)
        ),
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
    return [(actor(p, action), action_words(action, o)) for action in actions]


def _layout(p: r.Position, o: r.Options, seat: int, viewer: int, *, memory: bool) -> Layout:
    up = o.layout & ~p.face_down[seat]
    seen_now = up | (p.face_down[seat] if o.in_hand and seat == viewer else 0)
    seen_ever = up | r.known_cells(p, seat, viewer)
    shown = seen_ever if memory else seen_now
    cancelled = r.cancelled_cells(p, o, seat, shown)
    return Layout(
        cells=_texts(p, o, seat, seen_now),
        face_up=cell_numbers(up & ~p.cleared[seat]),
        known=cell_numbers(p.face_down[seat] & p.seen[seat]),
        remembered=_texts(p, o, seat, seen_ever) if memory else (),
        cancelling=tuple(cell_numbers(cells) for _, cells in _groups(p, o, seat, cancelled)),
        points=sum(
            o.points[p.grid[seat * r.CELLS + cell]]
            for cell in range(o.cells)
            if (shown & ~cancelled) >> cell & 1
        ),
    )


def _texts(p: r.Position, o: r.Options, seat: int, shown: int) -> tuple[str, ...]:
    """A layout's cells of which so many are shown."""
    cells = []
    for cell in range(o.cells):
        if p.cleared[seat] >> cell & 1:
            cells.append(CLEARED)
        elif shown >> cell & 1:
            cells.append(card_text(p.grid[seat * r.CELLS + cell]))
        else:
            cells.append(HIDDEN)
    return tuple(cells)


def _groups(p: r.Position, o: r.Options, seat: int, cells: int) -> list[tuple[str, int]]:
    """The groups within some cells as a person would point at them, with their kind.

    They are the full lines, or the equal cards where cards cancel two by two.
    """
    if _is_paired(o):
        return [("pair", equal) for equal in _equal_cells(p, o, seat, cells)]
    lines = r.full_lines(p, o, seat, cells)
    return [
        (_line_kind(o, group), r.group_cells(o, group))
        for group in range(r.PAIRS)
        if lines >> group & 1
    ]


def _line_kind(o: r.Options, group: int) -> str:
    if group < o.columns:
        return "column"
    return "row" if group < o.columns + o.rows else "diagonal"


def _equal_cells(p: r.Position, o: r.Options, seat: int, cells: int) -> list[int]:
    """The cells parted by rank."""
    by_rank: dict[int, int] = {}
    for cell in range(o.cells):
        if cells >> cell & 1:
            rank = p.grid[seat * r.CELLS + cell] & 15
            by_rank[rank] = by_rank.get(rank, 0) | 1 << cell
    return list(by_rank.values())


def _told_groups(p: r.Position, o: r.Options, seat: int, cancelled: int) -> tuple[Group, ...]:
    """The groups that cancel, then those whose points are kept (7.16)."""
    found = [(kind, cells, False) for kind, cells in _groups(p, o, seat, cancelled)]
    if o.keep_negative:
        # What would cancel beside these if nothing were kept. A bonus jack that went with an ordinary one is no loss.
        cancelling_all = replace(o, keep_negative=0)
        left = o.layout & ~cancelled if _is_paired(o) else o.layout
        would = r.cancelled_cells(p, cancelling_all, seat, left)
        found += [
            (kind, cells, True)
            for kind, cells in _groups(p, cancelling_all, seat, would)
            if (kind, cells, False) not in found
        ]
    base = seat * r.CELLS
    return tuple(
        Group(
            kind,
            cell_numbers(cells),
            card_text(p.grid[base + lowest_bit(cells)])[0],
            kept,
        )
        for kind, cells, kept in found
    )


def _is_paired(o: r.Options) -> bool:
    return o.match in (r.MATCH_ANYWHERE, r.MATCH_LINE_PAIRS)


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
        _told_groups(p, o, seat, cancelled),
        tuple(adjustments),
        p.raw[seat],
        p.scores[seat],
    )
