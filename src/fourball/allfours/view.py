"""What a seat at an All Fours table may know: built by adding, never by deleting."""

from dataclasses import dataclass

from fourball.allfours import rules as r
from fourball.allfours.actions import COUNTED, PHASES, action_words, actor
from fourball.allfours.options import Rules
from fourball.cards import HIDDEN, SUITS, card_text
from fourball.sets import count_bits


@dataclass(frozen=True, slots=True)
class Hand:
    """One player's cards.

    Attributes:
        cards: the own cards, or those that lie exposed, sorted by suit and rank; ``??`` for each other. All cards still in
            hands are shown when the hand is over (4.15).
        exposed: which of them lie exposed.
        called: the card of them that has been called, or ``None``.
    """

    cards: tuple[str, ...]
    exposed: tuple[str, ...]
    called: str | None


@dataclass(frozen=True, slots=True)
class Played:
    """A card in a trick.

    Attributes:
        seat: who played it.
        card: its text.
    """

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, or as much of it as lies on the table.

    Attributes:
        plays: its cards, in order.
        taker: who has taken it, or takes it as it lies; ``None`` before the lead.
        worth: what its cards count toward game.
    """

    plays: tuple[Played, ...]
    taker: int | None
    worth: int


@dataclass(frozen=True, slots=True)
class Score:
    """Points scored by a side.

    Attributes:
        what: ``turn_up``, ``gift``, ``high``, ``low``, ``jack``, ``hang_jack`` or ``game``.
        side: 0 or 1; ``None`` where nobody scores (a tie for game, a point that came after the game was won).
        points: how many.
        card: the card that made it, where one did.
        holder: who was dealt it.
        taker: who took it in a trick.
        game: for ``game`` what each side's tricks count.
    """

    what: str
    side: int | None
    points: int
    card: str | None = None
    holder: int | None = None
    taker: int | None = None
    game: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or an onlooker, may know of a hand.

    Attributes:
        game: ``allfours``.
        seat: the viewer's seat; ``None`` is an onlooker.
        seats: number of players, in turn order, anticlockwise; seat s is on side s modulo 2.
        dealer: who deals.
        eldest: the player at the dealer's right, who stands or begs and leads.
        phase: ``packet``, ``stand``, ``answer``, ``play``, ``over``.
        to_act: whose turn it is; ``None`` when the hand is over.
        packet: in packets of how many the dealer deals; ``None`` before the choice.
        hands: by seat.
        blind: whether the viewer may not look at the own cards before trump is fixed.
        turn_ups: the cards turned up, in order; those laid aside stay on the table.
        trump: ``c``, ``d``, ``h``, ``s``; ``None`` until it is fixed.
        runs: how often three more were dealt to each.
        left: cards of the pack neither dealt nor turned up.
        trick: the present trick.
        last: the trick before it, which may be looked at again; ``None`` before the second.
        tricks: who took each trick, in order.
        all_tricks: every finished trick; empty until the hand is over.
        seen: where the view was asked for with memory, every card played before the present trick, in order.
        game_counts: where the view was asked for with memory, and after the hand, what each side's tricks count toward game.
        totals: by side, this hand's points included.
        points: by side, of this hand.
        target: what wins the game.
        scored: what has been scored in this hand, in order; after the count also what was not scored.
        legal: the viewer's own legal actions, in words.
        over: whether the hand is over.
        thrown_in: whether the pack ran out.
        winner: the side that has won the game with this hand.
    """

    game: str
    seat: int | None
    seats: int
    dealer: int
    eldest: int
    phase: str
    to_act: int | None
    packet: int | None
    hands: tuple[Hand, ...]
    blind: bool
    turn_ups: tuple[str, ...]
    trump: str | None
    runs: int
    left: int
    trick: Trick
    last: Trick | None
    tricks: tuple[int, ...]
    all_tricks: tuple[Trick, ...]
    seen: tuple[Played, ...]
    game_counts: tuple[int, ...]
    totals: tuple[int, ...]
    points: tuple[int, ...]
    target: int
    scored: tuple[Score, ...]
    legal: tuple[str, ...]
    over: bool
    thrown_in: bool
    winner: int | None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one seat may know it.

    Attributes:
        type: ``packet``, ``deal`` (six, later three more, to each), ``turn_up``, ``stand``, ``beg``, ``give``, ``run``, ``trump``,
            ``look`` (partners who could not look before see their cards), ``expose``, ``call``, ``play``, ``trick``, ``score``,
            ``thrown_in``, ``over``.
        seat: who did it, or took the trick; ``None`` for what nobody did.
        cards: the card or cards; for ``deal`` the viewer's own new ones, ``??`` for each that he may not see; for ``trump`` none.
        detail: for ``trump`` its suit, for ``packet`` the number.
        score: for ``score`` what was scored.
    """

    type: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    detail: str | None = None
    score: Score | None = None


@dataclass(frozen=True, slots=True)
class Happened:
    """What an action brought about, each part with its audience.

    Ask ``seen_by``; nothing here may be shown without it.
    """

    parts: tuple[tuple[Event, dict[int, Event]], ...]
    """What everybody sees, and what some seats see instead."""

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """The events as a seat, or an onlooker (``None``), may know them."""
        return tuple(
            public if seat is None else own.get(seat, public) for public, own in self.parts
        )


def card_list(cards: int) -> tuple[str, ...]:
    """A set of cards as texts: by suit, and in each the ace first, then king to two."""
    found = []
    for suit in range(4):
        found += [16 * suit] if cards >> 16 * suit & 1 else []
        found += [16 * suit + k for k in range(12, 0, -1) if cards >> (16 * suit + k) & 1]
    return tuple(map(card_text, found))


def may_look(p: r.Position, o: r.Options, seat: int) -> bool:
    """Whether a seat may look at its own cards now: with blind partners only dealer and eldest until trump is fixed (3.12)."""
    if not o.blind_partners or o.seats == 2 or p.phase in (r.AT_PLAY, r.AT_END):
        return True
    return seat in (p.dealer, r.following(o, p.dealer))


def legal_words(p: r.Position, o: r.Options) -> list[tuple[int, str]]:
    """Every action allowed now, with the seat it belongs to."""
    return [(actor(p, o, action), action_words(action)) for action in legal_actions(p, o)]


def legal_of(p: r.Position, o: r.Options, seat: int) -> tuple[str, ...]:
    """The actions allowed to a seat now, as far as it may know of them: one cannot show a card that one has not seen."""
    blind = not may_look(p, o, seat)
    return tuple(
        words
        for owner, words in legal_words(p, o)
        if owner == seat and not (blind and words.startswith("expose"))
    )


def legal_actions(p: r.Position, o: r.Options) -> list[int]:
    """Every action allowed now."""
    actions = [0] * r.MOST_LEGAL
    return actions[: r.list_legal(p, o, actions)]


def view(
    p: r.Position, o: r.Options, rules: Rules, viewer: int | None, *, memory: bool = False
) -> View:
    """What a seat, or an onlooker (``None``), may know of a hand.

    Args:
        p: the hand.
        o: what is agreed, as integers.
        rules: what is agreed.
        viewer: who looks.
        memory: whether the view also tells what everybody has seen before: the cards played, and what they count. For bots,
            for review, and where a table has agreed on a running count.
    """
    over = p.phase == r.AT_END
    blind = viewer is not None and not may_look(p, o, viewer)
    finished = [trick(p, o, k) for k in range(p.tricks)]
    return View(
        game="allfours",
        seat=viewer,
        seats=o.seats,
        dealer=p.dealer,
        eldest=r.following(o, p.dealer),
        phase=PHASES[p.phase],
        to_act=None if over else p.seat,
        packet=p.packet or None,
        hands=tuple(
            _hand(p, seat, open_to=over or (seat == viewer and not blind))
            for seat in range(o.seats)
        ),
        blind=blind,
        turn_ups=tuple(map(card_text, p.turn_ups[: p.turned])),
        trump=SUITS[p.trump] if p.trump >= 0 else None,
        runs=p.runs,
        left=r.DECK - p.dealt,
        trick=_present(p, o),
        last=finished[-1] if finished else None,
        tricks=tuple(p.taken_by[: p.tricks]),
        all_tricks=tuple(finished) if over else (),
        seen=tuple(play for one in finished for play in one.plays) if memory else (),
        game_counts=_game_counts(p, o) if memory or over else (),
        totals=tuple(before + now for before, now in zip(p.totals, p.points, strict=True)),
        points=tuple(p.points),
        target=o.target,
        scored=scored(p, o),
        legal=() if viewer is None else legal_of(p, o, viewer),
        over=over,
        thrown_in=bool(p.thrown_in),
        winner=p.won_by if p.won_by >= 0 else None,
    )


def _hand(p: r.Position, seat: int, *, open_to: bool) -> Hand:
    hand = p.hand[seat]
    exposed = p.exposed & hand
    called = p.called & hand
    shown = hand if open_to else exposed
    hidden = count_bits(hand & ~shown)
    return Hand(
        (*card_list(shown), *[HIDDEN] * hidden),
        card_list(exposed),
        card_list(called)[0] if called else None,
    )


def trick(p: r.Position, o: r.Options, number: int) -> Trick:
    """A finished trick, from 0."""
    leader = r.following(o, p.dealer) if number == 0 else p.taken_by[number - 1]
    return _trick(p, o, number * o.seats, o.seats, leader, p.taken_by[number])


def _present(p: r.Position, o: r.Options) -> Trick:
    if p.played == 0:
        return Trick((), None, 0)
    leader = (p.seat - p.played) % o.seats
    return _trick(p, o, p.plays - p.played, p.played, leader, p.taker)


def _trick(p: r.Position, o: r.Options, first: int, count: int, leader: int, taker: int) -> Trick:
    cards = p.play[first : first + count]
    plays = tuple(Played((leader + k) % o.seats, card_text(card)) for k, card in enumerate(cards))
    return Trick(plays, taker, r.game_value(o, sum(1 << card for card in cards)))


def _game_counts(p: r.Position, o: r.Options) -> tuple[int, ...]:
    counts = [0, 0]
    for seat in range(o.seats):
        counts[seat & 1] += r.game_value(o, p.won[seat])
    return tuple(counts)


def scored(p: r.Position, o: r.Options) -> tuple[Score, ...]:
    """What has been scored in a hand so far, in order: turn-ups and the gift, then the count."""
    found = [
        Score("turn_up", p.dealer & 1, o.turn_up_points[card & r.RANK], card_text(card))
        for card in p.turn_ups[: p.turned]
        if o.turn_up_points[card & r.RANK]
    ]
    if p.gift:
        found.append(Score("gift", r.following(o, p.dealer) & 1, 1))
    if not was_counted(p):
        return tuple(found)
    given = [COUNTED[what] for what in p.counted[: p.counts]]
    order = [COUNTED[what] for what in o.order]
    return (*found, *(_counted(p, o, what, scores=what in given) for what in order))


def was_counted(p: r.Position) -> bool:
    """Whether a hand has been played out and counted."""
    return p.phase == r.AT_END and p.tricks > 0


def _counted(p: r.Position, o: r.Options, what: str, *, scores: bool) -> Score:
    if what == "game":
        if p.game[0] == p.game[1]:
            side: int | None = 1 - (p.dealer & 1) if o.tie_to_non_dealer else None
        else:
            side = 0 if p.game[0] > p.game[1] else 1
        return Score(
            what, side if scores else None, o.game_points if scores else 0, game=tuple(p.game)
        )
    card, holder = {
        "high": (p.high, p.high_holder),
        "low": (p.low, p.low_holder),
        "jack": (16 * p.trump + r.JACK if p.jack_holder >= 0 else r.NO_CARD, p.jack_holder),
    }[what]
    if card < 0:
        return Score(what, None, 0)
    taker = r.taker_of(p, card)
    side = holder & 1
    points = 1
    if what == "low" and o.low_to_winner:
        side = taker & 1
    elif what == "jack":
        side = taker & 1
        points = r.jack_points(o, holder, taker)
        if (holder ^ taker) & 1:
            what = "hang_jack"
    return Score(
        what,
        side if scores else None,
        points if scores else 0,
        card_text(card),
        holder,
        taker,
    )


def dealt(p: r.Position, o: r.Options) -> Happened:
    """The beginning of a hand: the six cards and the turn-up, where the dealer has nothing to choose."""
    parts: list[tuple[Event, dict[int, Event]]] = []
    if p.phase != r.AT_PACKET:
        _show_deal(parts, p, o, p, first=True)
    return Happened(tuple(parts))


def happened(before: r.Position, after: r.Position, o: r.Options, action: int) -> Happened:
    """What an action showed, and to whom, from the hand before and after it."""
    parts: list[tuple[Event, dict[int, Event]]] = []

    def show(event: Event) -> None:
        parts.append((event, {}))

    seat = actor(before, o, action)
    words = action_words(action).split()
    if words[0] == "packet":
        show(Event("packet", seat, detail=words[1]))
        _show_deal(parts, before, o, after, first=True)
    else:
        cards = tuple(words[1:])
        show(Event(words[0], seat, cards))
        if action == r.GIVE:
            show(Event("score", score=Score("gift", r.following(o, after.dealer) & 1, 1)))
        if action == r.RUN:
            _show_deal(parts, before, o, after, first=False)
        if after.trump >= 0 and before.trump < 0:
            show(Event("trump", detail=SUITS[after.trump]))
            _show_blind_hands(parts, before, after, o)
        if after.tricks > before.tricks:
            taken = trick(after, o, after.tricks - 1)
            show(Event("trick", taken.taker, tuple(play.card for play in taken.plays)))
    if was_counted(after):
        for score in scored(after, o)[len(scored(before, o)) :]:
            show(Event("score", score=score))
    if after.thrown_in:
        show(Event("thrown_in"))
    if after.phase == r.AT_END:
        show(Event("over", detail=None if after.won_by < 0 else str(after.won_by)))
    return Happened(tuple(parts))


def _show_deal(
    parts: list[tuple[Event, dict[int, Event]]],
    before: r.Position,
    o: r.Options,
    after: r.Position,
    *,
    first: bool,
) -> None:
    """The cards dealt and turned up between two moments, in order."""
    at = 0 if first else before.dealt
    began = 0 if first else before.turned
    steps = 1 if first else after.runs - before.runs
    for number, card in enumerate(after.turn_ups[began : after.turned]):
        if number < steps:  # the last cards of the pack may be turned without a deal (3.11)
            each = 6 if first else 3
            new = _given(after, o, at, each)
            own = {
                seat: Event("deal", None, card_list(new[seat]))
                for seat in range(o.seats)
                if may_look(before, o, seat)
            }
            parts.append((Event("deal", None, (HIDDEN,) * each), own))
            at += each * o.seats
        at += 1
        parts.append((Event("turn_up", after.dealer, (card_text(card),)), {}))
        points = o.turn_up_points[card & r.RANK]
        if points:
            score = Score("turn_up", after.dealer & 1, points, card_text(card))
            parts.append((Event("score", score=score), {}))


def _given(p: r.Position, o: r.Options, at: int, each: int) -> list[int]:
    """What each seat is dealt from a place of the pack on, in the dealer's packets."""
    new = [0] * o.seats
    for _ in range(each // p.packet):
        seat = p.dealer
        for _ in range(o.seats):
            seat = r.following(o, seat)
            for _ in range(p.packet):
                new[seat] |= 1 << p.stock[at]
                at += 1
    return new


def _show_blind_hands(
    parts: list[tuple[Event, dict[int, Event]]],
    before: r.Position,
    after: r.Position,
    o: r.Options,
) -> None:
    """Partners who could not look before may do so once trump is fixed (3.12)."""
    own = {
        seat: Event("deal", None, card_list(after.given[seat]))
        for seat in range(o.seats)
        if not may_look(before, o, seat) and after.phase == r.AT_PLAY
    }
    if own:
        parts.append((Event("look"), own))
