import json
import random
import statistics

import pytest

from fourball import bots, record
from fourball.errors import IllegalAction, RulesError
from fourball.golf import Rules, pack
from fourball.golf.actions import encode
from fourball.play import Match, SeatInfo
from fourball.simulate import simulate
from fourball.simulate.hole import play_hole
from fourball.simulate.run import WORTH_SHARING

SIX = Rules.preset("six-card")
SHORT = Rules.preset("six-card", length="holes:3")


def records_of(rules, deals, **more):
    records = []
    figures = simulate(rules, 3, deals, ["random"], 4, on_record=records.append, **more)
    return figures, records


def test_equal_seeds_give_equal_results():
    first, second = (simulate(SIX, 2, 20, ["random"], seed=8) for _ in range(2))
    assert first.seats == second.seats
    assert first.seats != simulate(SIX, 2, 20, ["random"], seed=9).seats


def test_two_processes_give_the_results_of_one():
    alone, alone_records = records_of(SHORT, WORTH_SHARING + 20)
    shared, shared_records = records_of(SHORT, WORTH_SHARING + 20, jobs=2)
    assert alone.seats == shared.seats
    assert alone_records == shared_records


def test_figures_are_those_of_the_records():
    figures, records = records_of(SIX, 25)
    for seat, told in enumerate(figures.seats):
        scores = [deal["scores"][seat] for r in records for deal in r["deals"]]
        assert len(scores) == 25
        assert statistics.mean(scores) == pytest.approx(told.mean)
        assert statistics.stdev(scores) == pytest.approx(told.spread)
        assert told.interval[0] < told.mean < told.interval[1]
    assert sum(seat.lowest for seat in figures.seats) >= 1


@pytest.mark.parametrize(
    "rules",
    [
        SIX,
        Rules.preset("six-card-pagat-100"),
        Rules.preset("eight-card", length="open"),
        Rules.preset("ten-card", turn_cap=200, length="holes:2"),
    ],
)
def test_records_are_replayed_without_a_fault(rules):
    _, records = records_of(rules, 20)
    for one in records:
        assert one == record.read(json.loads(record.write_line(one))).to_dict()
    assert sum(len(one["deals"]) for one in records) == 20


def test_last_match_may_be_unfinished_and_has_no_totals():
    figures, records = records_of(SHORT, 7)
    assert [len(one["deals"]) for one in records] == [3, 3, 1]
    assert ["totals" in one for one in records] == [True, True, False]
    assert (figures.deals, figures.matches) == (7, 3)


def test_every_seat_deals_first_in_turn():
    _, records = records_of(SHORT, 12)
    assert [one["deals"][0]["dealer"] for one in records] == [0, 1, 2, 0]


def test_fewer_bots_than_seats_are_repeated_in_turn():
    figures = simulate(SHORT, 4, 3, ["club", "random"], 1)
    assert [seat.bot for seat in figures.seats] == ["club", "random", "club", "random"]


def test_progress_is_told_up_to_the_last_deal():
    told = []
    simulate(SHORT, 2, 8, ["random"], 1, told.append)
    assert told == [3, 6, 8]


def test_interrupt_tells_what_was_played():
    def stop(played):
        if played >= 6:
            raise KeyboardInterrupt

    figures = simulate(SHORT, 2, 300, ["random"], 1, stop)
    assert figures.stopped
    assert figures.deals == 6
    assert len(figures.seats) == 2


def test_bad_seats_and_bots_are_refused_before_play():
    with pytest.raises(RulesError, match="2 to 8 players"):
        simulate(SIX, 9, 1, ["club"], 1)
    with pytest.raises(RulesError, match="no bot"):
        simulate(SIX, 2, 1, ["club", "boss"], 1)


def test_bot_that_chooses_what_is_not_legal_is_named():
    class Stubborn:
        def choose(self, view, rules):
            return "knock"

    with pytest.raises(IllegalAction, match="bot in seat 1 chose “knock”"):
        play_hole(SIX, encode(SIX, 2), 0, pack(SIX, 2), [Stubborn()] * 2, random.Random(1))


def test_bots_get_views_that_remember():
    class Watcher:
        remembered = 0

        def choose(self, view, rules):
            own = view.layouts[view.seat]
            if view.phase == "turn":
                Watcher.remembered += sum(text != "??" for text in own.remembered)
                assert len([text for text in own.remembered if text != "??"]) >= 2
                assert all(text == "??" for text in own.cells)
                return "knock" if "knock" in view.legal else "draw"
            return view.legal[0]

    rules = Rules.preset("four-card")
    hole, _ = play_hole(
        rules, encode(rules, 3), 0, pack(rules, 3), [Watcher()] * 3, random.Random(1)
    )
    assert Watcher.remembered >= 6
    assert hole.ended_by == "last turns"


def test_groups_are_cleared_by_chance_where_that_is_asked_for():
    rules = Rules.preset("six-card", length="holes:1")
    rng = random.Random(2)
    cards = list(pack(rules, 2))
    found = []
    for clears in (0.0, 1.0):
        actions = []
        for _ in range(12):
            rng.shuffle(cards)
            players = [bots.make("club", seat) for seat in (0, 1)]
            hole, _ = play_hole(rules, encode(rules, 2), 0, cards, players, rng, clears=clears)
            actions += [action for action in hole.actions if " clear " in action]
            match = Match(rules, (SeatInfo("A"), SeatInfo("B")), 0, (hole,))
            assert record.read(match.record()).match.holes[0].scores == hole.scores
        found.append(len(actions))
    assert found[0] == 0
    assert found[1] > 5


@pytest.mark.parametrize("preset", ["four-card", "four-in-hand", "nine-card-lines", "crazy-nines"])
def test_every_form_is_simulated_and_its_records_replay(preset):
    rules = Rules.preset(preset, length="holes:2")
    records = []
    figures = simulate(rules, 4, 4, ["club", "random"], 6, on_record=records.append)
    assert figures.deals == 4
    for one in records:
        assert one == record.read(json.loads(record.write_line(one))).to_dict()
