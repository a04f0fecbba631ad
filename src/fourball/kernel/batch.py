"""A batch of holes stepped together, one compiled call a step: for learning and for search."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fourball.cards import Card, is_same_pack
from fourball.errors import DealError, IllegalAction
from fourball.golf import Rules
from fourball.golf import rules as clear_form
from fourball.golf.actions import action_words, actor
from fourball.kernel.chance import shuffle, stream
from fourball.kernel.compile import door, from_record
from fourball.kernel.golf import (
    POSITION,
    count_legal,
    deal,
    legal,
    legal_mask,
    needs_stock,
    observe,
    options_record,
    pack_array,
    renew_stock,
    score,
    step,
)
from fourball.kernel.playout import random_step, shuffled_deal
from fourball.play import check_pack

AT_END = clear_form.AT_END
ACTIONS = clear_form.ACTIONS
OBSERVATION = clear_form.OBSERVATION


@door
def _deal_all(positions: Any, options: Any, pack: Any, streams: Any, seed: Any, first: Any) -> None:
    o = options[0]
    for k in range(len(positions)):
        x = stream(seed, first + k)
        streams[k] = shuffled_deal(positions[k], o, pack, (first + k) % o.seats, x)


@door
def _deal_pack(positions: Any, options: Any, k: Any, pack: Any, dealer: Any) -> None:
    p = positions[k]
    for n in range(len(pack)):
        p.stock[n] = pack[len(pack) - 1 - n]
    p.stocked = len(pack)
    deal(p, options[0], dealer)


@door
def _step_all(positions: Any, options: Any, streams: Any, actions: Any, trusted: Any) -> Any:
    o = options[0]
    if not trusted:
        for k in range(len(positions)):
            p = positions[k]
            found = p.phase == AT_END
            for n in range(count_legal(p, o)):
                if legal(p, o, n) == actions[k]:
                    found = True
            if not found:
                return k
    for k in range(len(positions)):
        p = positions[k]
        if p.phase != AT_END:
            if needs_stock(p) and actions[k] == 0:
                renew_stock(p)
                streams[k] = shuffle(p.stock, p.stocked, streams[k])
            step(p, o, actions[k])
            if p.phase == AT_END:
                score(p, o)
    return -1


@door
def _step_random(positions: Any, options: Any, pack: Any, streams: Any) -> Any:
    o = options[0]
    finished = 0
    for k in range(len(positions)):
        p = positions[k]
        if p.phase == AT_END:
            streams[k] = shuffled_deal(p, o, pack, (p.dealer + 1) % o.seats, streams[k])
        streams[k] = random_step(p, o, streams[k])
        if p.phase == AT_END:
            score(p, o)
            finished += 1
    return finished


@door
def _masks(positions: Any, options: Any, out: Any) -> None:
    for k in range(len(positions)):
        legal_mask(positions[k], options[0], out[k])


@door
def _observations(positions: Any, options: Any, out: Any) -> None:
    for k in range(len(positions)):
        observe(positions[k], options[0], np.int64(positions[k].seat), out[k])


class Batch:
    """Many holes of the same table, each with its own random stream.

    A hole's deal and its new stocks depend on ``seed`` and its own number alone. All arrays are one row to a hole.
    """

    def __init__(
        self, rules: Rules, seats: int, size: int, *, seed: int = 1, first: int = 0
    ) -> None:
        """Deals ``size`` holes, numbered from ``first``.

        Raises:
            RulesError: as ``actions.encode``.
        """
        self.rules = rules
        self.seats = seats
        self._options = options_record(rules, seats)
        self._pack = pack_array(rules, seats)
        self._positions = np.zeros(size, POSITION)
        self._streams = np.zeros(size, np.uint32)
        _deal_all(self._positions, self._options, self._pack, self._streams, seed, first)

    def __len__(self) -> int:
        """How many holes."""
        return len(self._positions)

    def deal(self, hole: int, pack: Sequence[Card], dealer: int) -> None:
        """Deals one hole anew from a given pack, first card first.

        Raises:
            DealError: ``bad-pack``.
        """
        check_pack(self.rules, self.seats, pack)
        _deal_pack(self._positions, self._options, hole, np.array(pack, np.uint8), dealer)

    def renew_stock(self, hole: int, stock: Sequence[Card]) -> None:
        """Gives one hole, whose stock is used up, its new stock in the order in which it will be drawn.

        A hole that draws without having been given one gets it in the order of its own random stream.

        Raises:
            DealError: ``bad-stock`` when the stock is not used up, or this is not the discards without the top one.
        """
        p = self._positions[hole]
        discards = p["pile"][: int(p["piled"]) - 1].tolist()
        if p["stocked"] or not is_same_pack(stock, discards):
            raise DealError(
                "bad-stock", "The new stock must hold exactly the discards without the top one."
            )
        p["stock"][: len(stock)] = stock[::-1]
        p["stocked"] = len(stock)
        p["pile"][0] = p["pile"][len(stock)]
        p["piled"] = 1

    @property
    def to_act(self) -> np.ndarray[Any, Any]:
        """The seat to act, by hole; -1 where the hole is over."""
        seats: np.ndarray[Any, Any] = np.where(
            self.over, -1, self._positions["seat"].astype(np.int64)
        )
        return seats

    @property
    def over(self) -> np.ndarray[Any, Any]:
        """Whether each hole is over."""
        over: np.ndarray[Any, Any] = self._positions["phase"] == AT_END
        return over

    @property
    def scores(self) -> np.ndarray[Any, Any]:
        """The results, by hole and seat, of the holes that are over."""
        scores: np.ndarray[Any, Any] = self._positions["scores"][:, : self.seats].copy()
        return scores

    def step(self, actions: np.ndarray[Any, Any], *, trusted: bool = False) -> None:
        """Does one action in each hole; holes that are over stay as they are.

        Args:
            actions: an action of ``golf.rules`` for each hole.
            trusted: whether the actions are known to be legal, so that they are not checked. One that is not legal
                then does harm.

        Raises:
            IllegalAction: ``not-allowed-now``, and nothing is changed in any hole.
        """
        wrong = _step_all(
            self._positions, self._options, self._streams, actions.astype(np.int64), trusted
        )
        if wrong >= 0:
            raise IllegalAction(
                "not-allowed-now",
                f"Hole {wrong} of the batch does not allow action {int(actions[wrong])} now.",
                hole=int(wrong),
                action=int(actions[wrong]),
            )

    def step_random(self) -> int:
        """Does one random action in each hole, dealing those anew that are over; tells how many ended."""
        return int(_step_random(self._positions, self._options, self._pack, self._streams))

    def legal_mask(self, out: np.ndarray[Any, Any] | None = None) -> np.ndarray[Any, Any]:
        """1 at each legal action, by hole and action; clearings by the seat whose turn is over are among them."""
        if out is None:
            out = np.zeros((len(self), ACTIONS), np.uint8)
        _masks(self._positions, self._options, out)
        return out

    def observe(self, out: np.ndarray[Any, Any] | None = None) -> np.ndarray[Any, Any]:
        """What the seat to act sees in each hole; the layout of a row is told in ``golf.rules.observe``."""
        if out is None:
            out = np.zeros((len(self), OBSERVATION), np.int16)
        _observations(self._positions, self._options, out)
        return out

    def position(self, hole: int) -> clear_form.Position:
        """One hole as the clear form has it, hidden cards and all: for tests, not for players."""
        position = clear_form.Position()
        from_record(self._positions[hole], position)
        return position

    def legal_words(self, hole: int) -> list[str]:
        """The legal actions of one hole in words, with their seats."""
        options = clear_form.Options()
        from_record(self._options[0], options)
        p = self.position(hole)
        actions = [
            clear_form.legal(p, options, n) for n in range(clear_form.count_legal(p, options))
        ]
        return [f"{actor(p, action)} {action_words(action, options)}" for action in actions]
