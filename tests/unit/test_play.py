"""A match from deal to deal: what it refuses, who deals, what it adds up."""

import random

import pytest

from fourball.errors import DealError, FourballError
from fourball.golf import Rules, pack
from fourball.play import Match, SeatInfo, State, lowest
from tests.support.tables import choose, shuffled

SHORT = Rules.preset("six-card", length="holes:2")
OPEN = Rules.preset("six-card", length="open")
PAIR = (SeatInfo("Mara"), SeatInfo("Ilze"))


def dealt(match, seed=1):
    return match.deal(shuffled(random.Random(seed), match.rules, len(match.seats)))[0]


def played(match, seed=1):
    match = dealt(match, seed)
    rng = random.Random(seed)
    while match.playing is not None:
        match, _ = match.apply(*choose(rng, match.state))
    return match


def refusal_of(request):
    with pytest.raises(FourballError) as refusal:
        request()
    return refusal.value.code


def test_a_match_refuses_what_is_out_of_its_order():
    new = Match.start(SHORT, PAIR, 0)
    assert refusal_of(lambda: new.apply("0 draw")) == "nothing-dealt"
    assert refusal_of(lambda: new.put_back(0)) == "nothing-to-put-back"
    assert refusal_of(lambda: dealt(new).put_back(1)) == "nothing-to-put-back"
    assert refusal_of(lambda: dealt(dealt(new))) == "hole-not-over"
    assert refusal_of(lambda: played(new).apply("0 draw")) == "hole-over"
    assert refusal_of(lambda: dealt(played(played(new)))) == "match-over"


def test_only_an_open_match_ends_by_agreement_and_only_between_holes():
    assert refusal_of(Match.start(SHORT, PAIR, 0).end) == "not-open"
    new = Match.start(OPEN, PAIR, 0)
    assert refusal_of(new.end) == "nothing-dealt"
    assert refusal_of(dealt(new).end) == "hole-not-over"
    assert not played(new).over
    assert played(new).end().over


@pytest.mark.parametrize("dealer", [-1, 2, 99])
def test_a_dealer_has_a_seat(dealer):
    assert refusal_of(lambda: Match.start(SHORT, PAIR, dealer)) == "bad-dealer"
    assert refusal_of(lambda: State.deal(SHORT, 2, dealer, pack(SHORT, 2))) == "bad-dealer"


def test_the_deal_moves_clockwise_and_results_are_added():
    match = Match.start(SHORT, PAIR, 1)
    assert (match.next_dealer, match.hole, match.to_act) == (1, 1, None)
    match = dealt(match)
    assert (match.hole, match.to_act) == (1, 0)
    match = played(Match.start(SHORT, PAIR, 1))
    assert (match.next_dealer, match.hole, match.over, match.winners) == (0, 1, False, ())
    match = played(match, seed=2)
    first, second = (hole.scores for hole in match.holes)
    assert match.totals == (first[0] + second[0], first[1] + second[1])
    assert match.winners == lowest(match.totals)
    assert match.view(0) == match.state.view(0)


def test_a_put_back_take_leaves_no_trace():
    match = dealt(Match.start(SHORT, PAIR, 1))
    for action in ("0 turn 1", "0 turn 2", "1 turn 1", "1 turn 2"):
        match, _ = match.apply(action)
    taken, _ = match.apply("0 take")
    assert taken.view(0).can_put_back
    assert not taken.view(1).can_put_back
    back, happened = taken.put_back(0)
    assert [event.type for event in happened.seen_by(None)] == ["put_back"]
    assert back == match
    drawn, _ = back.apply("0 draw")
    assert not drawn.state.can_put_back


def test_a_pack_of_other_cards_is_refused_with_the_count():
    cards = pack(SHORT, 2)
    for wrong, words in ((cards[1:], "51 cards"), ((*cards[1:], cards[1]), "not the same ones")):
        with pytest.raises(DealError, match=words) as refusal:
            Match.start(SHORT, PAIR, 0).deal(wrong)
        assert refusal.value.code == "bad-pack"


@pytest.mark.parametrize(
    ("totals", "seats"), [((3, 1, 2), (1,)), ((1, 5, 1), (0, 2)), ((-4, -4), (0, 1))]
)
def test_the_lowest_totals_win(totals, seats):
    assert lowest(totals) == seats
