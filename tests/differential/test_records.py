"""Records that a simulation writes are judged by the oracle from their JSON alone; what is falsified is found out."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from fourball.golf import PRESETS, Rules, View, pack
from fourball.golf.actions import encode
from fourball.play import Match, SeatInfo
from fourball.record import write_line
from fourball.simulate import simulate
from fourball.simulate.hole import play_hole
from tests.soak.judge import Wrong, judge

SEATS = (2, 3, 5, 8)
Json = dict[str, Any]


def records(rules: Rules, seats: int, deals: int, seed: int) -> list[Json]:
    """What a simulation writes, as it stands in the file."""
    lines: list[str] = []
    simulate(
        rules,
        seats,
        deals,
        ["random", "club"],
        seed,
        on_record=lambda record: lines.append(write_line(record)),
    )
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("preset", PRESETS)
def test_records_of_every_preset_are_what_the_oracle_plays(preset: str) -> None:
    rng = random.Random(preset)
    for seats in SEATS:
        length = rng.choice(["holes:1", "holes:2", "points:20", "open"])
        rules = Rules.preset(preset, length=length)
        written = records(rules, seats, 2, rng.getrandbits(32))
        assert sum(len(record["deals"]) for record in written) == 2
        for record in written:
            judge(record)


class Dawdler:
    """Draws and throws away as long as it may, so that the stock runs out."""

    def choose(self, view: View, rules: Rules) -> str:
        wanted = ("draw", "discard", "keep")
        return next((words for words in wanted if words in view.legal), view.legal[0])


def slow_match(rules: Rules, seats: int, clears: float = 0.0) -> Json:
    """A match of players who never come to an end by themselves."""
    rng = random.Random(seats)
    match = Match.start(rules, [SeatInfo(f"P{n}") for n in range(seats)], seats - 1)
    cards = list(pack(rules, seats))
    while not match.over:
        rng.shuffle(cards)
        hole, _ = play_hole(
            rules,
            encode(rules, seats),
            match.next_dealer,
            cards,
            [Dawdler()] * seats,
            rng,
            clears=clears,
        )
        match = Match(rules, match.seats, match.first_dealer, (*match.holes, hole))
    document: Json = json.loads(write_line(match.record()))
    return document


@pytest.mark.parametrize(
    "preset", ["six-card", "ten-card", "nine-card", "four-card", "four-in-hand", "speed-golf"]
)
@pytest.mark.parametrize("seats", [2, 8])
def test_records_with_reshuffles_are_what_the_oracle_plays(preset: str, seats: int) -> None:
    if preset == "speed-golf":  # turning up after every discard ends a hole too soon
        rules = Rules.preset(preset, flip_after_discard="may", length="holes:2")
    else:
        rules = Rules.preset(preset, length="holes:2")
    record = slow_match(rules, seats)
    assert all(len(deal["reshuffles"]) >= 2 for deal in record["deals"])
    judge(record)


def another_score(record: Json) -> None:
    record["deals"][0]["scores"][1] += 1
    record["totals"][1] += 1


def another_winner(record: Json) -> None:
    record["winners"] = [
        seat for seat in range(len(record["seats"])) if seat not in record["winners"]
    ]


def another_total(record: Json) -> None:
    record["totals"][0] -= 1


def no_reshuffle(record: Json) -> None:
    record["deals"][1]["reshuffles"].pop()


def another_reshuffle(record: Json) -> None:
    stock = record["deals"][0]["reshuffles"][0].split()
    missing = next(card for card in ("As", "Kd", "7c") if card not in stock[:1])
    record["deals"][0]["reshuffles"][0] = " ".join([missing, *stock[1:]])


def one_reshuffle_more(record: Json) -> None:
    record["deals"][0]["reshuffles"].append(record["deals"][0]["reshuffles"][-1])


def another_dealer(record: Json) -> None:
    record["deals"][1]["dealer"] = record["deals"][0]["dealer"]


def another_action(record: Json) -> None:
    record["deals"][0]["actions"][9] = "0 take"


def an_action_less(record: Json) -> None:
    del record["deals"][1]["actions"][-1]


def another_pack(record: Json) -> None:
    cards = record["deals"][0]["pack"].split()
    record["deals"][0]["pack"] = " ".join([cards[1], *cards[1:]])


def other_cards(record: Json) -> None:
    cards = record["deals"][0]["pack"].split()
    cards[0], cards[1] = cards[1], cards[0]
    record["deals"][0]["pack"] = " ".join(cards)


def no_end(record: Json) -> None:
    del record["totals"], record["winners"]


def a_deal_less(record: Json) -> None:
    del record["deals"][1]


@pytest.mark.parametrize(
    ("falsify", "words"),
    [
        (another_score, "the scores are"),
        (another_winner, "won by"),
        (another_total, "the match ended with"),
        (no_reshuffle, "a reshuffle is missing"),
        (another_reshuffle, "the new stock is not the discards"),
        (one_reshuffle_more, "were never reached"),
        (another_dealer, "deals out of turn"),
        (another_action, "is not allowed now"),
        (an_action_less, "the hole is not over"),
        (another_pack, "the pack is not the agreed one"),
        (other_cards, "the scores are"),
        (no_end, "the match is over"),
        (a_deal_less, "the match is not over"),
    ],
)
def test_falsified_record_is_found_out(falsify: Callable[[Json], None], words: str) -> None:
    record = slow_match(Rules.preset("six-card-harder", length="holes:2", end="knock_last_turn"), 4)
    judge(record)
    wrong = copy.deepcopy(record)
    falsify(wrong)
    assert wrong != record
    with pytest.raises(Wrong, match=words):
        judge(wrong)
