"""The rules of All Fours: plain functions over a record of integers.

This is the only place where they stand. The functions run as they are, and ``fourball.kernel`` compiles the very same ones;
so they keep to integers, ``if``, ``for``, ``while``, fields, indexing and calls to each other, and hold nothing that is
random: the pack comes from outside. They check nothing either: ``play.State`` does, before it calls them.

Clauses in brackets are those of docs/rules/allfours.md. A set of cards is a bit mask, a card's bit being its number (rank + 16
* suit); the ace is the highest of its suit, though its bit is the lowest. Seat s is on side s & 1, with four players and with two.
"""

from dataclasses import dataclass
from typing import Final

from fourball.sets import count_bits, highest_bit, ints, lowest_bit, nth_bit, small

SEATS: Final = 4
SIDES: Final = 2
CARDS: Final = 64
DECK: Final = 52
MOST_LEGAL: Final = 160
"""More actions than can ever be allowed at once."""
TURNS: Final = 12
"""The most cards that can be turned up in one hand, and some more."""
TRICKS: Final = 21
NOBODY: Final = -1
NO_CARD: Final = -1
NO_TRUMP: Final = -1

RANK: Final = 15
SUIT: Final = 0x1FFF
"""The cards of clubs; those of another suit by shifting 16 for each."""
ACES: Final = 0x0001_0001_0001_0001
TWOS: Final = 0x0002_0002_0002_0002
TENS: Final = 0x0200_0200_0200_0200
JACKS: Final = 0x0400_0400_0400_0400
QUEENS: Final = 0x0800_0800_0800_0800
KINGS: Final = 0x1000_1000_1000_1000
JACK: Final = 10

# Actions. A card's action is the first of its kind and the card.
PLAY: Final = 0
EXPOSE: Final = 64
CALL: Final = 128
"""The opponent who comes next after the owner calls the owner's card."""
CALL_BEFORE: Final = 192
"""The opponent who comes before the owner calls it; of two players there is only the one above."""
STAND: Final = 256
BEG: Final = 257
GIVE: Final = 258
RUN: Final = 259
PACKET_OF_ONE: Final = 260
PACKET_OF_THREE: Final = 261
ACTIONS: Final = 262

# Phases of a hand.
AT_PACKET: Final = 0
AT_STAND: Final = 1
AT_ANSWER: Final = 2
AT_PLAY: Final = 3
AT_END: Final = 4

# Values of options.
FOLLOW_OR_TRUMP: Final = 0
FOLLOW_STRICT: Final = 1
FOLLOW_TRUMP_ONLY: Final = 2
FOLLOW_FREE: Final = 3

# What is counted.
HIGH: Final = 1
LOW: Final = 2
JACK_POINT: Final = 3
GAME: Final = 4


@dataclass(slots=True)
class Options:
    """A table's agreement as integers; ``actions.encode`` makes it."""

    seats: int = small(4)
    target: int = small(14, "int16")
    hang_jack: int = small(3, "int16")
    game_points: int = small(1, "int16")
    tie_to_non_dealer: int = small()
    low_to_winner: int = small()
    twos_toward_game: int = small()
    follow: int = small(FOLLOW_OR_TRUMP)
    void_must_trump: int = small()
    no_undertrump: int = small()
    down_to_trump_free: int = small()
    no_gift_at_match_point: int = small()
    gift_needs_trump: int = small()
    turn_last: int = small()
    callable: int = small()
    blind_partners: int = small()
    packet: int = small()
    """1 or 3 where it is set for the table; 0 where each dealer chooses."""
    order: list[int] = ints(4, "int8")
    """HIGH, LOW, JACK_POINT and GAME in the order in which they are counted."""
    turn_up_points: list[int] = ints(16, "int16")
    """What the dealer's side scores for each rank turned up."""


@dataclass(slots=True)
class Position:
    """One hand."""

    hand: list[int] = ints(SEATS)
    won: list[int] = ints(SEATS)
    """The cards that each seat has taken in tricks."""
    playable: int = 0
    """The cards that the seat to act may play, at play."""
    trick: int = 0
    """The cards lying in the present trick."""
    exposed: int = 0
    """The exposed cards that are still in hands."""
    called: int = 0
    """The called ones of them: one at most of each owner."""
    phase: int = small(AT_END)
    seat: int = small(0, "uint8")
    """Whose turn it is."""
    trump: int = small(NO_TRUMP)
    played: int = small(0, "uint8")
    """How many cards lie in the present trick."""
    # In one byte it would be read together with its neighbours; they have just been written, and a processor waits for that.
    best: int = small(0, "int16")
    """The card that takes the trick as it lies, where one lies."""
    taker: int = small(0, "uint8")
    """Who has played it."""
    plays: int = small(0, "uint8")
    """Cards played in the hand."""
    tricks: int = small(0, "uint8")
    """Tricks finished."""
    dealer: int = small()
    packet: int = small()
    """How the dealer deals: by 1 or by 3; 0 before the choice."""
    runs: int = small()
    """How often three more were dealt."""
    dealt: int = small()
    """Cards that have come off the pack."""
    turned: int = small()
    """Cards turned up."""
    gift: int = small()
    """Whether the dealer gave one."""
    thrown_in: int = small()
    won_by: int = small(NOBODY)
    """The side that has won the game in this hand."""
    given: list[int] = ints(SEATS)
    """The cards that each seat was dealt."""
    play: list[int] = ints(DECK, "int8")
    """The cards played, in order: those of trick k are from k * seats on."""
    taken_by: list[int] = ints(TRICKS, "int8")
    """Who took each trick."""
    turn_ups: list[int] = ints(TURNS, "int8")
    stock: list[int] = ints(DECK, "int8")
    """The pack, the first card first."""
    totals: list[int] = ints(SIDES, "int16")
    """The sides' points before this hand."""
    points: list[int] = ints(SIDES, "int16")
    """The points of this hand."""
    high: int = small(NO_CARD)
    low: int = small(NO_CARD)
    high_holder: int = small(NOBODY)
    low_holder: int = small(NOBODY)
    low_taker: int = small(NOBODY)
    jack_holder: int = small(NOBODY)
    jack_taker: int = small(NOBODY)
    game: list[int] = ints(SIDES, "int16")
    counts: int = small()
    """How many of the four gave a point."""
    counted: list[int] = ints(4, "int8")
    """Which, in order."""


def highest(cards: int, suit: int) -> int:
    """The highest card of a suit in a set that has one."""
    ranks = cards >> 16 * suit & SUIT
    return 16 * suit + (0 if ranks & 1 else highest_bit(ranks))


def lowest(cards: int, suit: int) -> int:
    """The lowest card of a suit in a set that has one."""
    ranks = cards >> 16 * suit & SUIT & ~1
    return 16 * suit + (lowest_bit(ranks) if ranks else 0)


def higher(card: int) -> int:
    """All cards of its suit that are higher."""
    rank = card & RANK
    if rank == 0:
        return 0
    return (SUIT & ~((2 << rank) - 1) | 1) << (card - rank)


def owner(p: Position, card: int) -> int:
    """The seat that was dealt a card; NOBODY if it is in no hand."""
    # All are looked at: where a search would stop is nothing that a processor can guess, and a wrong guess costs more.
    found = NOBODY
    for seat in range(SEATS):
        found = seat if p.given[seat] >> card & 1 else found
    return found


def taker_of(p: Position, card: int) -> int:
    """The seat that has taken a card in a trick; NOBODY if none has."""
    found = NOBODY
    for seat in range(SEATS):
        found = seat if p.won[seat] >> card & 1 else found
    return found


def following(o: Options, seat: int) -> int:
    """The next seat in turn order."""
    return seat + 1 if seat + 1 < o.seats else 0


# The deal


def deal(p: Position, o: Options, dealer: int) -> None:
    """Begins a hand: ``stock``, ``totals`` and, where the dealer has chosen before, ``packet`` are set (2.6 to 2.8)."""
    for seat in range(SEATS):
        p.hand[seat] = 0
        p.won[seat] = 0
        p.given[seat] = 0
    for side in range(SIDES):
        p.points[side] = 0
        p.game[side] = 0
    p.playable = 0
    p.trick = 0
    p.exposed = 0
    p.called = 0
    p.trump = NO_TRUMP
    p.played = 0
    p.plays = 0
    p.tricks = 0
    p.dealer = dealer
    p.runs = 0
    p.dealt = 0
    p.turned = 0
    p.gift = 0
    p.thrown_in = 0
    p.won_by = NOBODY
    p.high = NO_CARD
    p.low = NO_CARD
    p.high_holder = NOBODY
    p.low_holder = NOBODY
    p.low_taker = NOBODY
    p.jack_holder = NOBODY
    p.jack_taker = NOBODY
    p.counts = 0
    if o.packet:
        p.packet = o.packet
    p.seat = dealer
    p.phase = AT_PACKET
    if p.packet:
        deal_first(p, o)


def deal_first(p: Position, o: Options) -> None:
    """Six cards to each, and the turn-up (2.8, 3.1)."""
    give_cards(p, o, 6)
    turn_up(p, o)
    p.seat = following(o, p.dealer)
    p.phase = AT_END if p.won_by >= 0 else AT_STAND


def give_cards(p: Position, o: Options, each: int) -> None:
    """Deals six or three cards to each, eldest first, in the dealer's packets (2.8)."""
    # Three cards of a player lie together in the pack, or one in each round; the next three come when all have had three.
    apart = 1 if p.packet == 3 else o.seats
    first = p.dealt
    seat = p.dealer
    for _ in range(o.seats):
        seat = following(o, seat)
        cards = three_cards(p, first, apart)
        if each == 6:
            cards |= three_cards(p, first + 3 * o.seats, apart)
        p.hand[seat] |= cards
        p.given[seat] = p.hand[seat]
        first += p.packet
    p.dealt += each * o.seats


def three_cards(p: Position, first: int, apart: int) -> int:
    """Three cards of the pack, from a place on, so far apart."""
    return 1 << p.stock[first] | 1 << p.stock[first + apart] | 1 << p.stock[first + 2 * apart]


def turn_up(p: Position, o: Options) -> int:
    """Turns the next card and scores it for the dealer's side (3.1, 3.2); gives the card."""
    card = p.stock[p.dealt]
    p.dealt += 1
    p.turn_ups[p.turned] = card
    p.turned += 1
    points = o.turn_up_points[card & RANK]
    if points:
        add_points(p, o, p.dealer & 1, points)
    return card


def add_points(p: Position, o: Options, side: int, points: int) -> None:
    """Scores for a side; at the target the game is over (3.2, 5.8)."""
    p.points[side] += points
    if p.won_by < 0 and p.totals[side] + p.points[side] >= o.target:
        p.won_by = side


def may_give(p: Position, o: Options) -> int:
    """Whether the dealer may give one (3.6)."""
    eldest_side = following(o, p.dealer) & 1
    if o.no_gift_at_match_point and p.totals[eldest_side] + p.points[eldest_side] + 1 >= o.target:
        return 0
    if o.gift_needs_trump:
        suit = p.turn_ups[0] >> 4
        return 1 if p.hand[p.dealer] >> (16 * suit) & SUIT else 0
    return 1


def give(p: Position, o: Options) -> None:
    """The dealer gives one: the suit stays, and eldest's side has a point (3.6)."""
    p.gift = 1
    add_points(p, o, following(o, p.dealer) & 1, 1)
    fix_trump(p, o, p.turn_ups[0] >> 4)


def run(p: Position, o: Options) -> None:
    """Runs the pack until another suit is turned, the game is won or the cards give out (3.7 to 3.11)."""
    refused = p.turn_ups[0] >> 4
    while p.won_by < 0 and DECK - p.dealt > 3 * o.seats:
        give_cards(p, o, 3)
        p.runs += 1
        suit = turn_up(p, o) >> 4
        if suit != refused and p.won_by < 0:
            fix_trump(p, o, suit)
            return
    if o.turn_last:
        while p.won_by < 0 and p.dealt < DECK:
            suit = turn_up(p, o) >> 4
            if suit != refused and p.won_by < 0:
                fix_trump(p, o, suit)
                return
    if p.won_by < 0:
        p.thrown_in = 1
    p.phase = AT_END


def fix_trump(p: Position, o: Options, suit: int) -> None:
    """Makes a suit trump; eldest leads (3.4, 4.1), unless the game was won by the gift."""
    p.trump = suit
    if p.won_by >= 0:
        p.phase = AT_END
        return
    p.phase = AT_PLAY
    p.seat = following(o, p.dealer)
    p.playable = p.hand[p.seat]


# What may be played


def legal_plays(p: Position, o: Options) -> int:
    """The cards that the seat to act may play (section 4)."""
    hand = p.hand[p.seat]
    allowed = hand if p.played == 0 else legal_follows(p, o, hand, p.play[p.plays - p.played] >> 4)
    if p.called & allowed:
        return p.called & allowed
    return allowed


def legal_follows(p: Position, o: Options, hand: int, led: int) -> int:
    """The cards of a hand that may be played to a trick in which a suit was led (4.3 to 4.9)."""
    trumps = hand & SUIT << 16 * p.trump
    same = hand & SUIT << 16 * led
    # A trump led needs no case of its own: those who hold the suit are then those who hold trumps.
    allowed = hand
    if o.follow == FOLLOW_OR_TRUMP:
        allowed = same | trumps if same else hand
    elif o.follow == FOLLOW_STRICT or (o.follow == FOLLOW_TRUMP_ONLY and led == p.trump):
        allowed = same if same else hand
    if o.void_must_trump and same == 0 and trumps:
        allowed = trumps
    trumped = led != p.trump and p.best >> 4 == p.trump
    if o.no_undertrump and trumped and not (o.down_to_trump_free and hand == trumps):
        left = allowed & ~(trumps & ~higher(p.best))
        if left:
            return left
    return allowed


def may_expose(p: Position, seat: int) -> int:
    """The cards that a seat may expose (4.11)."""
    return p.hand[seat] & ~p.exposed


def may_call(p: Position, seat: int) -> int:
    """The cards of a seat that an opponent may call (4.12)."""
    if p.phase != AT_PLAY or p.called & p.given[seat]:
        return 0
    return p.exposed & p.hand[seat]


def count_plain(p: Position, o: Options) -> int:
    """How many actions the seat to act has, apart from exposing and calling."""
    if p.phase == AT_PLAY:
        return count_bits(p.playable)
    if p.phase == AT_ANSWER:
        return 1 + may_give(p, o)
    return 0 if p.phase == AT_END else 2


def count_legal(p: Position, o: Options) -> int:
    """How many actions are allowed now, to anybody."""
    count = count_plain(p, o)
    if o.callable and p.phase != AT_PACKET and p.phase != AT_END:
        for seat in range(o.seats):
            count += count_bits(may_expose(p, seat))
            count += count_bits(may_call(p, seat)) * (2 if o.seats == 4 else 1)
    return count


def legal(p: Position, o: Options, n: int) -> int:
    """The n-th of the actions allowed now, from 0: those of the seat to act, then exposing and calling by seat."""
    if p.phase == AT_PLAY and not o.callable:
        return nth_bit(p.playable, n)
    count = count_plain(p, o)
    if n < count:
        if p.phase == AT_PLAY:
            return nth_bit(p.playable, n)
        if p.phase == AT_ANSWER:
            return RUN - n
        return (STAND if p.phase == AT_STAND else PACKET_OF_ONE) + n
    n -= count
    for seat in range(o.seats):
        cards = may_expose(p, seat)
        count = count_bits(cards)
        if n < count:
            return EXPOSE + nth_bit(cards, n)
        n -= count
        cards = may_call(p, seat)
        count = count_bits(cards)
        if n < count:
            return CALL + nth_bit(cards, n)
        n -= count
        if o.seats == 4:
            if n < count:
                return CALL_BEFORE + nth_bit(cards, n)
            n -= count
    return NO_CARD


def put_cards(first: int, cards: int, out: list[int], n: int) -> int:
    """Writes an action for each card of a set from place n on; gives the place after them."""
    while cards:
        out[n] = first + lowest_bit(cards)
        cards &= cards - 1
        n += 1
    return n


def list_legal(p: Position, o: Options, out: list[int]) -> int:
    """Writes all actions allowed now, in the order of ``legal``; gives how many. Quicker than asking for one after another."""
    n = count_plain(p, o)
    if p.phase == AT_PLAY:
        put_cards(PLAY, p.playable, out, 0)
    else:
        for k in range(n):
            out[k] = legal(p, o, k)
    if o.callable and p.phase != AT_PACKET and p.phase != AT_END:
        for seat in range(o.seats):
            n = put_cards(EXPOSE, may_expose(p, seat), out, n)
            n = put_cards(CALL, may_call(p, seat), out, n)
            if o.seats == 4:
                n = put_cards(CALL_BEFORE, may_call(p, seat), out, n)
    return n


def legal_mask(p: Position, o: Options, out: list[int]) -> None:
    """Writes 1 at every action allowed now and 0 at all others."""
    for action in range(ACTIONS):
        out[action] = 0
    for n in range(count_legal(p, o)):
        out[legal(p, o, n)] = 1


# What an action does


def step(p: Position, o: Options, action: int) -> None:
    """Does an action that is allowed now (sections 3 and 4)."""
    if action < EXPOSE:
        play_card(p, o, action)
    elif action < CALL:
        p.exposed |= 1 << (action - EXPOSE)
    elif action < STAND:
        p.called |= 1 << (action & 63)
        p.playable = legal_plays(p, o)
    elif action == STAND:
        fix_trump(p, o, p.turn_ups[0] >> 4)
    elif action == BEG:
        p.phase = AT_ANSWER
        p.seat = p.dealer
    elif action == GIVE:
        give(p, o)
    elif action == RUN:
        run(p, o)
    else:
        p.packet = 1 if action == PACKET_OF_ONE else 3
        deal_first(p, o)


def play_card(p: Position, o: Options, card: int) -> None:
    """Plays a card to the trick (4.1, 4.10)."""
    seat = p.seat
    p.hand[seat] &= ~(1 << card)
    if p.exposed:
        p.exposed &= ~(1 << card)
        p.called &= ~p.given[seat]
    p.play[p.plays] = card
    p.plays += 1
    p.trick |= 1 << card
    # Nor can it guess which card takes a trick; here it need not, as whatever comes of it the same fields are read and written.
    best = p.best
    taker = p.taker
    takes = (p.played == 0) | beats(card, best, p.trump)
    p.best = card if takes else best
    p.taker = seat if takes else taker
    p.played += 1
    if p.played < o.seats:
        p.seat = following(o, seat)
    else:
        take_trick(p)
        if p.hand[p.seat] == 0:
            count_hand(p, o)
            return
    p.playable = legal_plays(p, o)


def beats(card: int, best: int, trump: int) -> int:
    """Whether a card takes the trick from the best so far (4.10)."""
    # Ranks are compared less one, modulo 16: the ace, whose rank is 0, comes out above the king (2.2).
    stronger = (card - 1 & RANK) > (best - 1 & RANK)
    suit = card >> 4
    return stronger if suit == best >> 4 else suit == trump


def take_trick(p: Position) -> None:
    """The best card takes the trick, and its player leads to the next (4.1, 4.10)."""
    p.won[p.taker] |= p.trick
    p.trick = 0
    p.taken_by[p.tricks] = p.taker
    p.tricks += 1
    p.played = 0
    p.seat = p.taker


# The count


def game_value(o: Options, cards: int) -> int:
    """What a set of cards counts toward game (5.5)."""
    value = 10 * count_bits(cards & TENS)
    value += 4 * count_bits(cards & ACES)
    value += 3 * count_bits(cards & KINGS)
    value += 2 * count_bits(cards & QUEENS)
    value += count_bits(cards & JACKS)
    if o.twos_toward_game:
        value += o.twos_toward_game * count_bits(cards & TWOS)
    return value


def count_hand(p: Position, o: Options) -> None:
    """Ends a hand that was played out: finds the four, and scores them in order until the game is won (section 5)."""
    p.phase = AT_END
    p.playable = 0
    for side in range(SIDES):
        p.game[side] = game_value(o, p.won[side] | p.won[side + SIDES])
    in_play = p.given[0] | p.given[1] | p.given[2] | p.given[3]
    if in_play >> 16 * p.trump & SUIT:
        p.high = highest(in_play, p.trump)
        p.high_holder = owner(p, p.high)
        p.low = lowest(in_play, p.trump)
        p.low_holder = owner(p, p.low)
        p.low_taker = taker_of(p, p.low)
        jack = 16 * p.trump + JACK
        p.jack_holder = owner(p, jack)
        p.jack_taker = taker_of(p, jack)
    for k in range(4):
        if p.won_by < 0:
            score_one(p, o, o.order[k])


def score_one(p: Position, o: Options, what: int) -> None:
    """Scores high, low, jack or game (5.2 to 5.7)."""
    side = NOBODY
    points = 1
    if what == HIGH:
        if p.high >= 0:
            side = p.high_holder & 1
    elif what == LOW:
        if p.low >= 0:
            side = (p.low_taker if o.low_to_winner else p.low_holder) & 1
    elif what == JACK_POINT:
        if p.jack_holder >= 0:
            side = p.jack_taker & 1
            points = jack_points(o, p.jack_holder, p.jack_taker)
    else:
        points = o.game_points
        if p.game[0] > p.game[1]:
            side = 0
        elif p.game[1] > p.game[0]:
            side = 1
        elif o.tie_to_non_dealer:
            side = 1 - (p.dealer & 1)
    if side >= 0:
        p.counted[p.counts] = what
        p.counts += 1
        add_points(p, o, side, points)


def jack_points(o: Options, holder: int, taker: int) -> int:
    """What the jack of trumps is worth to the side that takes it (5.4)."""
    return o.hang_jack if (holder ^ taker) & 1 else 1
