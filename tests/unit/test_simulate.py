import json
import random
import statistics
from itertools import pairwise

import pytest

from fourball import bots, record
from fourball.allfours import PRESETS as FOURS
from fourball.allfours import Rules as FoursRules
from fourball.allfours.actions import encode as encode_hand
from fourball.cards import DECK
from fourball.errors import IllegalAction, RulesError
from fourball.golf import Rules, pack
from fourball.golf.actions import encode
from fourball.play import Deal, Match, SeatInfo
from fourball.simulate import simulate
from fourball.simulate.hand import play_hand
from fourball.simulate.hole import play_hole
from fourball.simulate.run import WORTH_SHARING
from fourball.simulate.sides import SideTally, share_interval

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


# All Fours

FOUR = FoursRules.preset("all-fours")
SEVEN = FoursRules.preset("all-fours-seven")


def games_of(rules, deals, names=("random",), **more):
    records = []
    figures = simulate(rules, rules.players, deals, names, 4, on_record=records.append, **more)
    return figures, records


def test_equal_seeds_give_equal_games():
    first, again = (simulate(FOUR, 4, 30, ["club", "random"], seed=8) for _ in range(2))
    assert first.sides == again.sides
    assert first.sides != simulate(FOUR, 4, 30, ["club", "random"], seed=9).sides


def test_two_processes_play_the_games_of_one():
    alone, alone_records = games_of(SEVEN, WORTH_SHARING + 20)
    shared, shared_records = games_of(SEVEN, WORTH_SHARING + 20, jobs=2)
    assert alone.sides == shared.sides
    assert (alone.finished, alone.hands_a_game) == (shared.finished, shared.hands_a_game)
    assert alone_records == shared_records


@pytest.mark.parametrize("preset", FOURS)
def test_games_by_every_preset_are_read_back_without_a_fault(preset):
    _, records = games_of(FOURS[preset], 12, ("club", "random"))
    assert sum(len(one["deals"]) for one in records) == 12
    for one in records:
        assert one == record.read(json.loads(record.write_line(one))).to_dict()
    assert [one["deals"][0]["dealer"] for one in records] == [
        n % FOURS[preset].players for n in range(len(records))
    ]


def test_figures_of_the_sides_are_those_of_the_records():
    figures, records = games_of(FOUR, 90, ("club", "random"))
    hands = [deal for one in records for deal in one["deals"]]
    finished = [one for one in records if "winners" in one]
    assert (figures.deals, len(hands)) == (90, 90)
    assert (figures.matches, figures.finished) == (len(records), len(finished))
    assert figures.finished > 8
    assert figures.hands_a_game == statistics.mean(len(one["deals"]) for one in finished)
    assert figures.thrown_in == sum("thrown_in" in hand for hand in hands) / 90
    for side, told in enumerate(figures.sides):
        points = [hand["scores"][side] for hand in hands]
        leads = [hand["scores"][side] - hand["scores"][1 - side] for hand in hands]
        assert told.bots == (("club", "club"), ("random", "random"))[side]
        assert statistics.mean(points) == pytest.approx(told.mean)
        assert statistics.stdev(points) == pytest.approx(told.spread)
        assert statistics.mean(leads) == pytest.approx(told.lead)
        half = 1.96 * statistics.stdev(leads) / 90**0.5
        assert told.lead_interval == pytest.approx((told.lead - half, told.lead + half))
        assert told.won == sum(one["winners"] == [side] for one in finished)
        assert told.won_share == told.won / len(finished)
        said = [
            action.split()[1]
            for hand in hands
            for action in hand["actions"]
            if int(action[0]) % 2 == side
        ]
        begged, stood = said.count("beg"), said.count("stand")
        assert told.called["beg"] == begged / (begged + stood)
        gave, ran = said.count("give"), said.count("run")
        assert told.called["give"] == gave / (gave + ran) == 1 - told.called["run"]
    assert sum(side.won for side in figures.sides) == figures.finished


def test_what_a_side_scored_for_is_told_by_its_name():
    hand = play_hand(FOUR, encode_hand(FOUR), 3, DECK, [Scripted()] * 4)
    # Clubs: ace, king, queen, jack to others than the dealer; the turn-up is of clubs too and no ace, six or jack.
    tally = SideTally(["random"] * 4, 14)
    tally.add_game([hand])
    sides = tally.figures(1.0, stopped=False).sides
    for side in (0, 1):
        scored = {one.what for one in hand.told if one.side == side}
        assert {what for what, share in sides[side].scored.items() if share} == scored
    assert {one.what for one in hand.told} >= {"high", "low"}


class Scripted:
    """Does the first thing that is legal."""

    def choose(self, view, rules):
        return view.legal[0]


def test_no_call_that_nobody_could_make_is_told():
    tally = SideTally(["random"] * 4, 14)
    tally.add_game([Deal(0, tuple(DECK), ("1 stand",), scores=(0, 2))])
    sides = tally.figures(1.0, stopped=False).sides
    assert sides[0].called == {}
    assert sides[1].called == {"beg": 0.0}


def test_nothing_played_tells_no_sides():
    assert SideTally(["random"] * 4, 14).figures(0.0, stopped=True).sides == ()
    assert SideTally(["random"] * 4, 14).figures(0.0, stopped=True).deals_per_second == 0
    figures = simulate(FOUR, 4, 3, ["random"], 1)
    assert (figures.finished, figures.hands_a_game) == (0, 0)
    assert figures.to_dict()["sides"][0]["won_interval"] == (0.0, 1.0)


@pytest.mark.parametrize(
    ("times", "of", "least", "most"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (90, 100, 0.8256, 0.9448)],
)
def test_interval_of_a_share_is_wilsons(times, of, least, most):
    assert share_interval(times, of) == pytest.approx((least, most), abs=1e-4)


def test_packets_are_kept_and_a_hand_thrown_in_is_dealt_again_by_the_same():
    _, records = games_of(FoursRules.preset("all-fours", target=60), 60)
    hands = records[0]["deals"]
    chosen = {}
    for hand in hands:
        assert chosen.setdefault(hand["dealer"], hand["packet"]) == hand["packet"]
    again = [(one, after) for one, after in pairwise(hands) if "thrown_in" in one]
    assert all(one["dealer"] == after["dealer"] for one, after in again)


def test_progress_and_interrupt_of_games():
    told = []

    def stop(played):
        told.append(played)
        if played >= 20:
            raise KeyboardInterrupt

    figures = simulate(FOUR, 4, 300, ["random"], 1, stop)
    assert figures.stopped
    assert figures.deals == told[-1] < 60
    assert len(figures.sides) == 2


def test_bad_tables_of_all_fours_are_refused_before_play():
    with pytest.raises(RulesError, match="for 4 players, not 2"):
        simulate(FOUR, 2, 1, ["club"], 1)
    with pytest.raises(RulesError, match="no bot"):
        simulate(FOUR, 4, 1, ["club", "boss"], 1)


def test_bot_of_all_fours_that_chooses_what_is_not_legal_is_named():
    class Stubborn:
        def choose(self, view, rules):
            return "knock"

    with pytest.raises(IllegalAction, match="bot in seat 1 chose “knock”; allowed: packet 1"):
        play_hand(FOUR, encode_hand(FOUR), 1, DECK, [Stubborn()] * 4)


def test_bots_of_all_fours_get_views_that_remember():
    class Watcher:
        remembered = 0

        def choose(self, view, rules):
            assert len(view.seen) == view.seats * len(view.tricks)
            Watcher.remembered += len(view.seen)
            return view.legal[0]

    play_hand(FOUR, encode_hand(FOUR), 0, DECK, [Watcher()] * 4)
    assert Watcher.remembered > 100


def test_cards_are_exposed_and_called_aside_where_that_is_asked_for_and_played():
    rng = random.Random(3)
    for exposed, expected in (("callable", {"expose", "call"}), ("never", set())):
        rules = FoursRules.preset("all-fours", exposed=exposed, blind_partners=True)
        said = set()
        for _ in range(6):
            pack = rng.sample(DECK, 52)
            players = [bots.make("club", seat, "allfours") for seat in range(4)]
            hand = play_hand(rules, encode_hand(rules), 0, pack, players, rng=rng, asides=0.5)
            said |= {action.split()[1] for action in hand.actions} & {"expose", "call"}
            seats = tuple(SeatInfo(name) for name in "ABCD")
            match = Match(rules, seats, 0, (hand,))
            assert record.read(match.record()).match.deals[0].scores == hand.scores
        assert said == expected
