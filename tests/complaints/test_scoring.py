"""Complaints about scores, as they would look here. Figures stand in the rules' text, or are worked out by the oracle."""

import copy
import itertools
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pytest

from fourball import conformance, record
from fourball.bots.sight import Sight
from fourball.cards import card_text, parse_cards
from fourball.errors import RecordError, RulesError
from fourball.golf import Rules, Told, View, pack
from fourball.golf import rules as r
from fourball.golf import view as golf_view
from fourball.golf.actions import encode
from fourball.golf.options import Value
from fourball.play import Hole, Match, SeatInfo, State, is_match_over, lowest
from fourball.server.views import _match_view
from fourball.simulate.figures import Tally
from fourball.terminal.golf.sentences import Speaker
from fourball.words import Words
from tests.complaints.driving import own as own_words
from tests.oracle import golf as oracle
from tests.oracle.random_rules import random_rules
from tests.support.server import Person, play_hole
from tests.support.tables import choose, dealt, played, shuffled


def agrees(**case: object) -> None:
    assert conformance.run(case) == conformance.Verdict(conformance.AGREES), case


def check_layout(rules: Rules, text: str, score: int, blocks: int = 0) -> None:
    agrees(kind="golf.layout", rules=rules.to_dict(), layout=text, score=score, blocks=blocks)


# Equal cards that count less than 0

TWOS = {"values": "twos"}
EYES = {"bonus": "one_eyed_jacks"}
NEGATIVE: tuple[tuple[str, dict[str, Value], str, int, int], ...] = (
    # preset, options, layout, score with negative_pairs=cancel, and with keep (7.15, 7.16)
    ("six-card", TWOS, "2h 3c 4d / 2s 5c 6d", 18, 14),
    ("six-card", {"bonus": "twos"}, "2h 3c 4d / 2s 5c 6d", 18, 14),
    ("six-card", {}, "2h 3c 4d / 2s 5c 6d", 18, 18),
    ("six-card", TWOS, "2h 3c 4d / 3s 5c 6d", 19, 19),
    ("six-card", {"jokers": -2}, "Xr 3c 4d / Xb 5c 6d", 18, 14),
    ("six-card", {"jokers": -5}, "Xr 3c 4d / Xb 5c 6d", 18, 8),
    ("six-card", {"jokers": 0}, "Xr 3c 4d / Xb 5c 6d", 18, 18),
    ("six-card", {"jokers": 3}, "Xr 3c 4d / Xb 5c 6d", 18, 18),
    ("six-card", {"jokers": -2}, "Xr 3c 4d / 2h 5c 6d", 18, 18),
    ("six-card", EYES, "Jh 3c 4d / Js 5c 6d", 18, 14),
    ("six-card", EYES, "Jh 3c 4d / Jc 5c 6d", 18, 18),
    ("nine-card-columns", TWOS, "2h 3c 4d / 2s 5c 6d / 2d 7c 8d", 33, 27),
    ("nine-card-columns", TWOS, "2h 3c 4d / 2s 5c 6d / 9d 7c 8d", 38, 38),
    ("nine-card-columns", {"jokers": -2, "jokers_count": 3}, "Xr 3c 4d / Xb 5c 6d / Xr 7c 8d", 33, 27),
    ("nine-card", TWOS, "2h 2s 2d / 3c 5c 7c / 4d 6d 8d", 33, 27),
    ("nine-card", TWOS | {"decks": "two_or_more"}, "2h 2s 2d / 2c 5c 7c / 2h 6d 8d", 26, 16),
    ("four-in-hand", TWOS, "2h 2s 5c Kd", 5, 1),
    ("four-in-hand", TWOS, "2h 2s 2d 5c", 3, -1),
    ("four-in-hand", {"jokers": -2}, "Xr Xb 5c Kd", 5, 1),
    ("four-card", TWOS, "2h 5c / 2s 6d", 11, 7),
    ("four-card", TWOS, "2h 2s / 2d 5c", 3, -1),
    ("four-card", EYES, "Jh Jc / Js 5c", 3, 3),
)  # fmt: skip


@pytest.mark.parametrize(("preset", "options", "layout", "cancel", "keep"), NEGATIVE)
def test_equal_negative_cards_count_as_agreed(preset, options, layout, cancel, keep):
    """B067: two 2s in a column, three 2s in a column of three, jokers and bonus jacks, where such pairs cancel and where they stay."""
    for choice, score in (("cancel", cancel), ("keep", keep)):
        rules = Rules.preset(preset, negative_pairs=choice, **options)
        check_layout(rules, layout, score)
        cards = layout.replace(" /", "").split()
        told = told_of(rules, [cards])[0]
        assert told.raw == told.score == score
        assert sum(sum(column.points) for column in told.columns) == score


def test_kept_negative_columns_are_no_block():
    """B067: two neighbouring columns of jokers are a block where they cancel, and none where they are kept (7.19)."""
    layout = "Xr Xb 3c 4d / Xb Xr 5c 6d"
    options = {"jokers": -2, "jokers_count": 4, "block_self": -10}
    cancel = Rules.preset("eight-card", negative_pairs="cancel", **options)
    keep = Rules.preset("eight-card", negative_pairs="keep", **options)
    check_layout(cancel, layout, 8, blocks=1)
    check_layout(keep, layout, 10, blocks=0)
    check_layout(replace(keep, jokers=0), layout, 8, blocks=1)  # 0 is not less than 0


def finished(rules: Rules, layouts: Sequence[Sequence[str]], ender: int = r.NOBODY) -> r.Position:
    """A hole that is over, with these cards in the layouts."""
    p = r.Position()
    for seat, cards in enumerate(layouts):
        p.grid[seat * r.CELLS : seat * r.CELLS + len(cards)] = parse_cards(" ".join(cards))
    p.phase, p.ended_by, p.ender = r.AT_END, r.BY_LAST_TURNS, ender
    r.score(p, encode(rules, max(2, len(layouts))))
    return p


def told_of(rules: Rules, layouts: Sequence[Sequence[str]]) -> list[Told]:
    p, o = finished(rules, layouts), encode(rules, max(2, len(layouts)))
    return [golf_view.told(p, o, rules, seat) for seat in range(len(layouts))]


# One way of counting

SCORING: Mapping[str, tuple[Value, ...]] = {
    "layout": ("2x2", "2x3", "2x4", "2x5", "3x3", "hand4"),
    "values": ("basic", "harder", "twos"),
    "jokers": ("none", -2, 0, 3),
    "jokers_count": ("two_per_deck", 3),
    "bonus": ("none", "twos", "one_eyed_jacks"),
    "match": ("column", "line", "line_diagonal", "anywhere", "none"),
    "negative_pairs": ("cancel", "keep"),
    "block": ("none", "others_plus_10"),
    "block_self": ("none", -10, 4),
    "penalty": ("none", "plus10", "add_winner", "double", "double_plus5", "worst"),
    "tie": ("ok", "penalised"),
}
"""Every option that a score depends on."""

Pair = tuple[tuple[str, Value], tuple[str, Value]]


def all_pairs() -> Iterator[Pair]:
    for one, other in itertools.combinations(SCORING, 2):
        for pair in itertools.product(SCORING[one], SCORING[other]):
            yield (one, pair[0]), (other, pair[1])


def is_refused(pair: Pair) -> bool:
    """Whether the rules refuse the two values together (11.1)."""
    layout, other = pair
    needed = oracle.HAND_NEEDS.get(other[0])
    return layout == ("layout", "hand4") and needed is not None and other[1] not in needed


def rules_of(rng: random.Random, wanted: Mapping[str, Value]) -> Rules | None:
    """Random rules with some values, if they go together."""
    for _ in range(60):
        layouts = [wanted["layout"]] if "layout" in wanted else tuple(SCORING["layout"])
        try:
            return Rules.from_dict(random_rules(rng, layouts) | wanted)
        except RulesError:
            continue
    return None


def some_layouts(rng: random.Random, rules: Rules, seats: int) -> list[list[str]]:
    """Layouts of few ranks, so that there is something to cancel."""
    every = oracle.RANKS + "X" * (rules.jokers != "none")
    ranks = {*rng.sample(every, rng.choice([1, 3])), rng.choice("2JX"), "2"}
    cards = [text for text in map(card_text, pack(rules, seats)) if text[0] in ranks]
    return [rng.choices(cards, k=rules.cells) for _ in range(seats)]


def test_every_part_counts_alike_whatever_is_agreed():
    """B068: what the rules score, what is told, what a layout shows, what a bot reckons with and what a terminal writes agree.

    They are held against the oracle, for every two values of options that a score depends on.
    """
    rng = random.Random(68)
    impossible = []
    for pair in all_pairs():
        rules = rules_of(rng, dict(pair))
        if rules is None:
            impossible.append(pair)
            continue
        check_counts(rng, rules)
    assert impossible == [pair for pair in all_pairs() if is_refused(pair)]


def check_counts(rng: random.Random, rules: Rules) -> None:
    seats = rng.randint(2, 3)
    layouts = some_layouts(rng, rules, seats)
    ender = rng.choice([None, *range(seats)])
    p, o = finished(rules, layouts, r.NOBODY if ender is None else ender), encode(rules, seats)
    view = golf_view.view(p, o, rules, 0, memory=True)
    agreed = rules.to_dict()
    reckoned = [oracle.reckon(agreed, cards) for cards in layouts]
    raw = [score for score, _, _ in reckoned]
    blocks = [count for _, count, _ in reckoned]
    scores = oracle.adjust(agreed, raw, ender, blocks)
    own = 0 if rules.block_self == "none" else int(rules.block_self)
    assert p.raw[:seats] == raw
    assert p.scores[:seats] == scores
    sight = Sight(view, rules)
    for seat in range(seats):
        told = view.told[seat]
        cards_only = raw[seat] - own * blocks[seat]
        assert (told.raw, told.score) == (raw[seat], scores[seat])
        assert view.layouts[seat].points == cards_only
        assert sight.points(seat) == cards_only
    check_written(rules, view, scores, rng.choice(["en", "lv", "nl", "fi"]))


def check_written(rules: Rules, view: View, scores: Sequence[int], language: str) -> None:
    """The figures that a terminal writes: the columns are the cards, and the lines of a player are the score."""
    names = [f"P{n}" for n in range(4)]
    speaker = Speaker(Words(language), rules, names, spoken=True, signs=True)
    lines = speaker.reasons(view.told, view.ender, "turn cap")
    for seat, told in enumerate(view.told):
        columns = [speaker.column(told, n)[1] for n in range(len(told.columns))]
        cards = sum(sum(column.points) for column in told.columns)
        assert sum(map(amount, columns)) == cards
        own = [line for line in lines if line.startswith(f"{speaker.name(seat)}: ")]
        assert sum(map(amount, own)) == scores[seat], own
        kept = [group for group in told.groups if group.kept and points_of(told, group.cells) < 0]
        reasons = [line for line in own if not re.search(r": [−+]?\d+$", line) and "−" in line]
        assert bool(reasons) == bool(kept)


def points_of(told: Told, cells: Sequence[int]) -> int:
    """What some cells of a finished layout count."""
    counts = {
        cell: points
        for column in told.columns
        for cell, points in zip(column.cells, column.points, strict=True)
    }
    return sum(counts[cell] for cell in cells)


def amount(line: str) -> int:
    """What a line says that is added: at its end, or the points that equal cards keep; nothing where cards cancel."""
    found = re.search(r"(?:^|[ :])([−+]?\d+)$", line) or re.search(r"(−\d+)", line)
    return int(found[1].replace("−", "-")) if found else 0


def test_what_lies_open_counts_by_the_same_rules_in_the_middle_of_a_hole():
    """B068, B082: a layout's points are those of the cards that a viewer sees now, by the table's own rules, after every action.

    So nothing is left over from a card that came and went.
    """
    looked = 0
    for seed in range(24):
        rng = random.Random(seed)
        state = dealt(rng, Rules.from_dict(random_rules(rng) | {"turn_cap": 6}))
        while not state.over:
            viewer = rng.choice([None, *range(state.seats)])
            view = state.view(viewer)
            for layout in view.layouts:
                if "--" not in layout.cells:
                    assert layout.points == shown_points(state.rules, layout.cells)
                    looked += "??" not in layout.cells[0]
            state, _ = state.apply(*choose(rng, state))
    assert looked > 500


def shown_points(rules: Rules, cells: Sequence[str]) -> int:
    """What the cards in sight count, by the oracle; cards that lie hidden cancel with nothing."""
    agreed = rules.to_dict()
    seen = {cell for cell, card in enumerate(cells, 1) if card != "??"}
    cards = ["Kc" if card == "??" else card for card in cells]
    groups = [group for group in oracle.cancelling_groups(agreed, cards) if set(group) <= seen]
    if oracle.cancels_in_pairs(agreed):
        choices = list(oracle.disjoint_choices(groups))
    else:
        choices = [{cell for group in groups for cell in group}]

    def left(gone: set[int]) -> int:
        return sum(oracle.value(agreed, cards[cell - 1]) for cell in seen - gone)

    return left(max(choices, key=lambda gone: (len(gone), -left(gone))))


# Penalties

OWN = (-3, 0, 1)
FAILED = {
    "none": (-3, 0, 1),
    "plus10": (7, 10, 11),
    "add_winner": (-3, 0, 1),
    "double": (-3, 0, 2),
    "double_plus5": (2, 5, 7),
    "worst": (9, 9, 9),
}
"""An ender at -3, 0 and 1 with another player one point better and a third at 9 (8.7 to 8.13)."""
TIED = FAILED | {"add_winner": (-3, 0, 2)}
"""The same with another player who has as many points, where a tie is penalised (8.5)."""


@pytest.mark.parametrize("penalty", FAILED)
def test_a_penalty_never_helps_and_a_tie_is_judged_as_agreed(penalty):
    """B069: each penalty at -3, 0 and +1, for an ender who is not lowest, who ties for lowest, and who is lowest."""
    for k, own in enumerate(OWN):
        for tie in ("ok", "penalised"):
            rules = Rules.preset("six-card", penalty=penalty, tie=tie)
            for others, result in (
                ((own - 1, 9), FAILED[penalty][k]),
                ((own, 9), TIED[penalty][k] if tie == "penalised" else own),
                ((own + 1, 9), own),
            ):
                assert result >= own
                for ender in range(3):
                    raw = [*others]
                    raw.insert(ender, own)
                    wanted = [*others]
                    wanted.insert(ender, result)
                    check_adjusted(rules, raw, ender, wanted)
            check_adjusted(rules, [own, own - 1, 9], None, [own, own - 1, 9])


def check_adjusted(rules: Rules, raw: list[int], ender: int | None, result: list[int]) -> None:
    agrees(
        kind="golf.adjust",
        rules=rules.to_dict(),
        raw=raw,
        blocks=[0] * len(raw),
        ender=ender,
        result=result,
    )


def test_the_winners_score_is_added_once_and_only_above_zero():
    """B069: with a tie for lowest among the others their score is added once, and a lowest score of 0 or less is not (8.9)."""
    rules = Rules.preset("six-card", penalty="add_winner")
    check_adjusted(rules, [5, 4, 4], 0, [9, 4, 4])
    check_adjusted(rules, [5, 0, 0], 0, [5, 0, 0])
    check_adjusted(rules, [5, -4, 8], 0, [5, -4, 8])


# Lines that cross

CROSSING: tuple[tuple[str, str, int, int], ...] = (
    ("line", "7h 7c 7d / 7s 2c 3c / 7h 4d 5d", 14, 0),
    ("line", "7h 7c 7d / 7s 7h 7c / 2c 3c 4d", 9, 0),
    ("line", "7h 7c 7d / 7s 7h 7c / 7d 7s 2h", 2, 1),
    ("line", "7h 2c 7d / 3c 7s 4d / 7c 5d 7h", 49, 0),
    ("line_diagonal", "7h 2c 7d / 3c 7s 4d / 7c 5d 7h", 14, 0),
    ("line_diagonal", "7h 7c 7d / 2c 7s 3c / 4d 5d 7h", 14, 0),
    ("line_diagonal", "7h 7c 7d / 7s 7h 2c / 7d 3c 4d", 9, 0),
    ("column", "7h 7c 7d / 7s 2c 3c / 7h 4d 5d", 28, 0),
)
"""Every card in at least one cancelling line counts 0, once (7.10); the last figure is the blocks that whole columns make (7.17)."""


@pytest.mark.parametrize(("match", "layout", "score", "blocks"), CROSSING)
def test_cards_in_crossing_lines_count_nothing_once(match, layout, score, blocks):
    """B070: rows, columns and diagonals that cross cancel together: no line that cancels is left because of another."""
    rules = Rules.preset("nine-card", match=match, decks="two_or_more")
    check_layout(rules, layout, score, blocks)


@pytest.mark.parametrize("cleared", [(), ("1 2 3",), ("1 4 7",)], ids=["none", "row", "column"])
def test_clearing_one_of_two_crossing_lines_does_not_bring_the_other_back(cleared):
    """B070: a line that crosses a cleared one cannot be cleared any more (4.6), but still counts nothing (4.11)."""
    rules = Rules.preset("nine-card", decks="two_or_more", flip_turn="on")
    first = parse_cards("7h 7c 7d 7s 2c 3c 7h 4d 5d")
    rest = list(pack(rules, 2))
    for card in first:
        rest.remove(card)
    others = [card for card in rest if card_text(card)[0] in "A8T"][:9]
    for card in others:
        rest.remove(card)
    cards = [card for pair in zip(first, others, strict=True) for card in pair] + rest
    state = State.deal(rules, 2, 1, cards)
    for action in (*(f"{seat} turn {n}" for seat in (0, 1) for n in (1, 2, 3)),
                   "0 turn 4", "1 turn 4", "0 turn 7"):  # fmt: skip
        state, _ = state.apply(action)
    both = {"0 clear 1 2 3", "0 clear 1 4 7"}
    assert both <= set(state.legal_actions())
    for cells in cleared:
        state, _ = state.apply(f"0 clear {cells}")
        assert not both & set(state.legal_actions())
    for cell in (5, 6, 8, 9):
        state, _ = state.apply(f"1 turn {cell}")
        state, _ = state.apply(f"0 turn {cell}")
    assert state.ender == 0
    state, _ = state.apply("1 turn 7")
    assert state.scores is not None
    assert state.scores[0] == state.told[0].score == 2 + 3 + 4 + 5


# Grids of one row


@pytest.mark.parametrize("layout", ["1x4", "4x1", "1x1", "3x1", "1x9", "2x1", "1x2"])
def test_a_grid_of_one_row_or_column_is_refused(layout):
    """B071: no layout has one column, and one row is only that of the cards in the hand."""
    with pytest.raises(RulesError) as refusal:
        Rules.preset("six-card", layout=layout)
    assert refusal.value.code == "bad-value"


def test_cards_in_the_hand_are_no_columns():
    """B071: in the one row of the hand a single card is no complete column, and four are no complete row (1.6, 7.7, 7.19)."""
    hand = {match: Rules.preset("four-in-hand", match=match) for match in ("anywhere", "none")}
    for layout, anywhere, none in (
        ("9h 4c 9d Kd", 4, 22),
        ("7h 7c 7d 7s", 0, 28),
        ("7h 7c 7d 4s", 11, 25),
        ("9h 4c 8d Ad", 22, 22),
    ):
        check_layout(hand["anywhere"], layout, anywhere)
        check_layout(hand["none"], layout, none)
    told = told_of(hand["anywhere"], [["9h", "4c", "9d", "Kd"]])[0]
    assert [column.cancelled for column in told.columns] == [(True,), (False,), (True,), (False,)]
    for match in ("column", "line", "line_diagonal"):
        with pytest.raises(RulesError) as refusal:
            Rules.preset("four-in-hand", match=match)
        assert refusal.value.code == "refused-combination"


def test_a_row_is_nothing_where_only_columns_cancel():
    """B071: three equal cards in a row of six count (7.4)."""
    check_layout(Rules.preset("six-card"), "8h 8c 8d / 4s Qd 5s", 43)


# Matches: lines, ties, counters


def test_every_line_names_its_seat_reason_and_amount():
    """B073: a block is charged to every other seat, each line names whose block it is, its rule and its points, as the oracle has them."""
    rng = random.Random(73)
    blocks_seen = 0
    for _ in range(150):
        wanted = {
            "layout": rng.choice(["2x4", "2x5", "3x3"]),
            "block": "others_plus_10",
            "block_self": rng.choice(["none", -10]),
        }
        rules = rules_of(rng, wanted)
        assert rules is not None
        seats = rng.randint(2, 4)
        layouts = [in_columns(rng, rules) for _ in range(seats)]
        ender = rng.randrange(seats)
        p, o = finished(rules, layouts, ender), encode(rules, seats)
        reckoned = [oracle.reckon(rules.to_dict(), cards) for cards in layouts]
        raw, blocks = [one[0] for one in reckoned], [one[1] for one in reckoned]
        scores = oracle.adjust(rules.to_dict(), raw, ender, blocks)
        blocks_seen += sum(blocks)
        for seat in range(seats):
            lines = []
            if blocks[seat] and rules.block_self != "none":
                lines.append(("block_self", -10 * blocks[seat], seat, "-10"))
            charges = [(n, 10 * count) for n, count in enumerate(blocks) if n != seat and count]
            lines += [("block", points, n, "others_plus_10") for n, points in charges]
            penalty = scores[seat] - raw[seat] - sum(points for _, points in charges)
            if penalty:
                lines.append(("penalty", penalty, seat, rules.penalty))
            told = golf_view.told(p, o, rules, seat)
            found = [(line.kind, line.points, line.seat, line.rule) for line in told.adjustments]
            assert found == lines
    assert blocks_seen > 100


def in_columns(rng: random.Random, rules: Rules) -> list[str]:
    """A layout whose columns are of one rank each, but for a card here and there."""
    ranks = [rng.choice("27K") for _ in range(rules.columns)]
    return [
        (rng.choice("49") if rng.random() < 0.1 else ranks[cell % rules.columns])
        + rng.choice("cdhs")
        for cell in range(rules.cells)
    ]


@pytest.mark.parametrize("seed", range(12))
def test_the_lines_of_a_match_are_its_totals(seed):
    """B073: the lines of each score add up to it, and the scores to the totals, in the match and in what a server shows of it."""
    match = played(seed)
    totals = [0] * len(match.seats)
    for hole in match.holes:
        for seat, told in enumerate(hole.told):
            cards = sum(sum(column.points) for column in told.columns)
            assert cards + sum(line.points for line in told.adjustments) == hole.scores[seat]
            totals[seat] += hole.scores[seat]
    assert match.totals == tuple(totals)
    view = _match_view(match)
    assert tuple(view.totals) == tuple(totals)
    for shown, hole in zip(view.holes, match.holes, strict=True):
        assert shown.scores == hole.scores
        assert shown.adjusted == tuple(told.adjustments for told in hole.told)


# What the three are dealt, and what it counts: twice the first two change places, so that they end equal.
UNEQUAL = (("Ac 2c 3c 4c", 10), ("Kc 5d 6d 7d", 18), ("9c Tc 9d Td", 38))
EQUAL = (("Ac 2c 3c 4c", 10), ("Ad 2d 3d 4d", 10), ("9c Tc 9d Td", 38))


def tied_match(holes: int) -> Match:
    """A match of so many holes, played out, that the first two of three have won together."""
    rules = Rules.preset("four-card-no-pairs", length=f"holes:{holes}")
    match = Match.start(rules, [SeatInfo("Mara"), SeatInfo("Ilze"), SeatInfo("Bram")], 0)
    for hole in range(holes):
        one, other, last = EQUAL if hole == 8 and holes % 2 else UNEQUAL
        hands = (other, one, last) if hole % 2 else (one, other, last)
        match, _ = match.deal(stacked(rules, [cards.split() for cards, _ in hands], hole % 3))
        while match.playing is not None and match.state is not None:
            words = own_words(match.state)
            wanted = ("knock", "discard", "draw", *words)
            match, _ = match.apply(f"{match.to_act} {next(w for w in wanted if w in words)}")
        assert match.holes[-1].scores == tuple(score for _, score in hands)
    return match


def stacked(rules: Rules, layouts: Sequence[Sequence[str]], dealer: int) -> list[int]:
    """A pack from which these layouts are dealt."""
    rest = list(pack(rules, len(layouts)))
    for card in parse_cards(" ".join(itertools.chain(*layouts))):
        rest.remove(card)
    order = [(dealer + 1 + n) % len(layouts) for n in range(len(layouts))]
    first = [layouts[seat][cell] for cell in range(rules.cells) for seat in order]
    return [*parse_cards(" ".join(first)), *rest]


@pytest.mark.parametrize("holes", [9, 18])
def test_a_tie_at_the_end_is_a_shared_win_everywhere(holes):
    """B075: equal lowest totals after 9 or 18 holes share the win (9.6): in match, record, page and terminal, for nobody alone."""
    match = tied_match(holes)
    tied = (0, 1)
    assert match.totals[0] == match.totals[1] < match.totals[2]
    assert match.winners == tied
    assert _match_view(match).winners == tied
    document = json.loads(json.dumps(match.record()))
    assert document["winners"] == list(tied)
    assert record.read(document).match.winners == tied
    for wrong in ([0], [1], [], [0, 1, 2]):
        with pytest.raises(RecordError):
            record.read(document | {"winners": wrong})
    names = [seat.name for seat in match.seats]
    for language in ("en", "lv", "nl", "fi"):
        speaker = Speaker(Words(language), match.rules, names, spoken=True, signs=True)
        line = speaker.outcome(match.totals, match.winners, holes)[0]
        named = {seat for seat in range(3) if speaker.name(seat) in line}
        assert named == set(tied)
        assert line == Words(language)("match-shared", names=line_names(speaker, tied))


def line_names(speaker: Speaker, seats: Sequence[int]) -> str:
    names = [speaker.name(seat) for seat in seats]
    return speaker.words("match-and", first=", ".join(names[:-1]), last=names[-1])


def test_what_is_counted_in_a_hole_begins_anew_in_the_next():
    """B079: after a whole hole on the same table a new deal leaves nothing of it: turns, looks, clearings, ender, blocks.

    The deal is made over the finished position, as the compiled form does, and is played beside one on a fresh table.
    """
    cleared = 0
    for seed in range(30):
        rng = random.Random(seed)
        rules = Rules.from_dict(random_rules(rng) | {"turn_cap": 5})
        if rules.layout != "hand4":
            rules = replace(rules, remove_cancelled="optional", match="anywhere")
        seats = rng.randint(2, 4)
        o = encode(rules, seats)
        used = r.Position()
        play_out(used, o, shuffled(rng, rules, seats), rng, dealer=0)
        cleared += sum(used.cleared[:seats])
        cards = shuffled(rng, rules, seats)
        again, fresh = random.Random(seed + 1), random.Random(seed + 1)
        seen = play_out(used, o, cards, again, dealer=1)
        anew = r.Position()
        assert seen == play_out(anew, o, cards, fresh, dealer=1)
        for name in ("raw", "blocks", "scores", "turns"):
            assert getattr(used, name)[:seats] == getattr(anew, name)[:seats], name
    assert cleared > 0


def play_out(
    p: r.Position, o: r.Options, cards: Sequence[int], rng: random.Random, dealer: int
) -> list[tuple[list[int], ...]]:
    """Deals on a position and plays at random; what everybody observed, and what was allowed, at every moment."""
    p.stock[: len(cards)] = list(reversed(cards))
    p.stocked = len(cards)
    r.deal(p, o, dealer)
    told = []
    while p.phase != r.AT_END:
        seen = []
        for seat in range(o.seats):
            out = [0] * r.OBSERVATION
            r.observe(p, o, seat, out)
            seen.append(out)
        legal = [r.legal(p, o, n) for n in range(r.count_legal(p, o))]
        told.append((*seen, legal))
        clears = [action for action in legal if r.CLEAR <= action < r.PEEK]
        action = rng.choice(clears or legal)
        if action == r.DRAW and r.needs_stock(p):
            r.renew_stock(p)
        r.step(p, o, action)
    r.score(p, o)
    return told


def test_a_new_hole_of_a_match_shows_nothing_of_the_last_one():
    """B079: the counters of a hole are carried to its report, and stand at zero in the next."""
    for preset in ("six-card", "four-card", "nine-card", "four-in-hand"):
        rules = Rules.preset(preset, length="holes:2", turn_cap=4)
        rng = random.Random(preset)
        match = Match.start(rules, [SeatInfo(f"P{n}") for n in range(3)], 0)
        match, _ = match.deal(shuffled(rng, rules, 3))
        while match.playing is not None and match.state is not None:
            match, _ = match.apply(*choose(rng, match.state))
        first = match.holes[0]
        match, _ = match.deal(shuffled(rng, rules, 3))
        assert match.holes == (first,)
        assert len(first.told) == 3
        check_fresh(match.view(1, memory=True), rules)


def check_fresh(view: View | None, rules: Rules) -> None:
    assert view is not None
    assert view.turns == (0, 0, 0)
    assert (view.ender, view.ended_by, view.last_turns, view.over) == (None, None, False, False)
    assert (view.told, view.held, view.discard_count) == ((), None, 1)
    for seat, layout in enumerate(view.layouts):
        in_hand = rules.layout == "hand4"
        assert layout.face_up == ()
        assert layout.known == ((1, 2, 3, 4) if in_hand else ())
        assert "--" not in layout.cells
        if not (in_hand and seat == view.seat):
            assert layout.points == 0
            assert set(layout.cells) == set(layout.remembered) == {"??"}


ALL_NEGATIVE: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((-4, -9, -2), (1,)),
    ((-1, -1, -1), (0, 1, 2)),
    ((0, 0, 0), (0, 1, 2)),
    ((7, 7, 7), (0, 1, 2)),
    ((-5, 0, -5), (0, 2)),
)


@pytest.mark.parametrize(("scores", "best"), ALL_NEGATIVE)
def test_the_lowest_score_is_found_where_all_are_negative_or_equal(scores, best):
    """B080: with scores all below 0, all 0 or all equal the lowest is still the lowest: of a hole, a match, a simulation."""
    rules = Rules.preset("six-card", length="holes:1")
    hole = Hole(0, pack(rules, 3), scores=scores, told=())
    match = Match(rules, tuple(SeatInfo(f"P{n}") for n in range(3)), 0, (hole,))
    assert lowest(scores) == match.winners == _match_view(match).winners == best
    tally = Tally(["club"] * 3)
    tally.add_match([hole], [(1, 1, 1)])
    found = tally.figures(1.0, stopped=False).seats
    assert tuple(seat.seat for seat in found if seat.lowest == 1) == best
    told = [replace(told_of(rules, [["Kc"] * 6])[0], score=score) for score in scores]
    speaker = Speaker(Words("en"), rules, ["", "Ilze", "Bram"], spoken=True, signs=True)
    result = speaker.result(told)
    if len(best) == 1:
        assert "Ilze" in result
    else:
        assert result == Words("en")("told-shared", names=line_names(speaker, best))


def test_a_match_to_points_does_not_end_below_them():
    """B080: totals that are all negative reach no number of points (9.3)."""
    rules = Rules.preset("six-card", length="points:5")
    for totals, over in (((-4, -9), False), ((-5, -5), False), ((4, -9), False), ((5, -9), True)):
        assert is_match_over(rules, 3, totals) is over


async def test_a_record_that_is_replayed_changes_nothing(mara: Person) -> None:
    """B081: reading and replaying a match's record touches neither the table, its dealer and totals, nor the record itself."""
    table = await mara.open_table(
        seats=3, bots=2, start=True, options={"length": "holes:3", "turn_cap": 2}
    )
    name = table["id"]
    over = await play_hole(mara, name)
    before = await mara.look(name)
    rows = mara.server.rows(name)
    document = await mara.call("GET", f"/api/tables/{name}/record", 200)
    kept = copy.deepcopy(document)
    for _ in range(3):
        again = record.read(document)
        assert again.match.totals == tuple(over["match"]["totals"])
        played_on, _ = again.match.deal(pack(again.match.rules, 3))
        assert played_on.state is not None
        assert again.match.state is not None
        assert again.match.state.over
        assert again.to_dict() == document == kept
        assert await mara.call("GET", f"/api/tables/{name}/record", 200) == kept
    assert await mara.look(name) == before
    assert mara.server.rows(name) == rows
    dealt_next = (await mara.act(name, before["version"], "deal"))["table"]
    assert dealt_next["view"]["dealer"] == (kept["deals"][0]["dealer"] + 1) % 3
    assert dealt_next["match"]["totals"] == over["match"]["totals"]


def test_holes_add_up_alike_in_any_order():
    """B082: totals, leaders and a simulation's sums do not depend on the order in which results were written down."""
    rng = random.Random(82)
    for _ in range(40):
        seats = rng.randint(2, 5)
        rules = Rules.preset("six-card", length="open")
        people = tuple(SeatInfo(f"P{n}") for n in range(seats))
        holes = [
            Hole(0, (), scores=tuple(rng.randint(-20, 60) for _ in range(seats)), told=())
            for _ in range(rng.randint(1, 12))
        ]
        turns = [tuple(rng.randint(1, 9) for _ in range(seats)) for _ in holes]
        found = []
        for _ in range(4):
            order = rng.sample(range(len(holes)), len(holes))
            match = Match(rules, people, 0, tuple(holes[n] for n in order)).end()
            tally = Tally(["club"] * seats)
            for n in order:
                tally.add_match([holes[n]], [turns[n]])
            found.append((match.totals, match.winners, tally.figures(1.0, stopped=False)))
        assert all(one == found[0] for one in found)
        assert found[0][0] == tuple(map(sum, zip(*(hole.scores for hole in holes), strict=True)))
