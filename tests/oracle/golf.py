"""A slow and plain reading of the rules of Golf, for tests only.

It shares nothing with the engine. Section numbers in the docstrings are those of the rules text for
Golf; "options" is the list of options and presets, "the record" the text on the game record.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby
from typing import Any

Rules = dict[str, Any]
Group = tuple[int, ...]

RANKS = "A23456789TJQK"
SUITS = "cdhs"
SUIT_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}

SHAPES = {
    "2x2": (2, 2),
    "2x3": (2, 3),
    "2x4": (2, 4),
    "2x5": (2, 5),
    "3x3": (3, 3),
    "hand4": (1, 4),
}

WORDS = {
    "layout": ("2x3", "2x2", "2x4", "2x5", "3x3", "hand4"),
    "values": ("basic", "harder", "twos"),
    "bonus": ("none", "twos", "one_eyed_jacks"),
    "match": ("column", "line", "line_diagonal", "anywhere", "none"),
    "negative_pairs": ("cancel", "keep"),
    "block": ("none", "others_plus_10"),
    "start": ("up2", "up3", "peek2_any", "peek2_nearest", "open"),
    "start_columns": ("free", "same", "different"),
    "place": ("face_up", "face_down"),
    "flip_after_discard": ("never", "may", "must", "endgame"),
    "flip_turn": ("off", "on"),
    "end": ("up_last_turn", "up_now", "knock_last_turn"),
    "last_turn_draw": ("any", "stock_only"),
    "last_turn_reveal": ("after", "before"),
    "penalty": ("none", "plus10", "add_winner", "double", "double_plus5", "worst"),
    "tie": ("ok", "penalised"),
    "remove_cancelled": ("off", "optional"),
    "stock_empty": ("reshuffle", "end_hole"),
    "decks": ("from_four", "from_five", "from_eight", "two_or_more", "by_threes"),
}

NUMBERS: dict[str, tuple[str | None, int | None]] = {
    "jokers": ("none", None),
    "jokers_count": ("two_per_deck", 1),
    "block_self": ("none", None),
    "turn_cap": (None, 1),
}
"""Options that take a whole number: the word that may stand instead, and the least number."""

OPTIONS = {*WORDS, *NUMBERS, "length"}

HAND_NEEDS = {
    "start": ("open",),
    "match": ("anywhere", "none"),
    "place": ("face_down",),
    "end": ("knock_last_turn",),
    "start_columns": ("free",),
    "block": ("none",),
    "block_self": ("none",),
    "flip_after_discard": ("never",),
    "flip_turn": ("off",),
    "remove_cancelled": ("off",),
}

TURN_UPS = {"up2": 2, "up3": 3}
PEEKS = {"peek2_any": 2, "peek2_nearest": 2}

MOST_PLAYERS = {
    "from_four": (3, 7),
    "from_five": (4, 8),
    "from_eight": (7,),
    "two_or_more": (0, 5),
    "by_threes": (3, 6),
}
"""For one deck, for two decks, the most players that it serves; beyond the last a deck more."""


class Refused(Exception):
    """What the rules do not allow, in words."""


def check_rules(rules: Rules) -> None:
    """Refuse a rules object that is not a game (options: the tables and the refused combinations).

    The preset is a name only and may be any string.
    """
    if not isinstance(rules.get("preset"), str):
        raise Refused("the rules do not name a preset")
    for name in sorted(OPTIONS):
        if name not in rules:
            raise Refused(f"the option {name} is missing")
    for name in rules:
        if name != "preset" and name not in OPTIONS:
            raise Refused(f"there is no option {name}")
    for name, words in WORDS.items():
        if not isinstance(rules[name], str) or rules[name] not in words:
            raise Refused(f"{name} cannot be {rules[name]!r}")
    for name, (word, least) in NUMBERS.items():
        value = rules[name]
        if isinstance(value, str) and value == word:
            continue
        if type(value) is not int or (least is not None and value < least):
            raise Refused(f"{name} cannot be {value!r}")
    length = rules["length"]
    if not isinstance(length, str) or not re.fullmatch(r"open|(holes|points):[1-9][0-9]*", length):
        raise Refused(f"length cannot be {length!r}")
    _check_combinations(rules)


def _check_combinations(rules: Rules) -> None:
    """Refuse the combinations that the options list as refused."""
    if rules["layout"] == "hand4":
        for name, allowed in HAND_NEEDS.items():
            if rules[name] not in allowed:
                raise Refused(f"layout=hand4 does not go with {name}={rules[name]}")
    elif rules["start"] == "open":
        raise Refused("start=open needs layout=hand4")
    columns_rule = rules["start_columns"]
    if columns_rule != "free":
        turned = TURN_UPS.get(rules["start"])
        if turned is None:
            raise Refused(f"start_columns={columns_rule} needs start=up2 or up3")
        height, width = SHAPES[rules["layout"]]
        if columns_rule == "same" and height < turned:
            raise Refused(f"no column holds {turned} cards")
        if columns_rule == "different" and width < turned:
            raise Refused(f"there are fewer than {turned} columns")
    if rules["place"] == "face_down" and rules["end"] != "knock_last_turn":
        raise Refused("place=face_down needs end=knock_last_turn")


def cell_count(rules: Rules) -> int:
    """How many cells a layout has (section 1)."""
    height, width = SHAPES[rules["layout"]]
    return height * width


def decks(rules: Rules, seats: int) -> int:
    """How many decks are in the pack (section 2; options, decks by number of players)."""
    count = 1
    for most in MOST_PLAYERS[rules["decks"]]:
        if seats > most:
            count += 1
    while seats * (cell_count(rules) + 1) + 1 > 52 * count:
        count += 1
    return count


def jokers(rules: Rules, seats: int) -> int:
    """How many jokers are in the pack (options, `jokers` and `jokers_count`)."""
    if rules["jokers"] == "none":
        return 0
    if rules["jokers_count"] == "two_per_deck":
        return 2 * decks(rules, seats)
    return int(rules["jokers_count"])


def full_pack(rules: Rules, seats: int) -> list[str]:
    """Every card of the agreed pack, unshuffled; an odd joker is red (section 2)."""
    pack = [rank + suit for rank in RANKS for suit in SUITS] * decks(rules, seats)
    count = jokers(rules, seats)
    black = count // 2
    return pack + ["Xr"] * (count - black) + ["Xb"] * black


def read_card(text: str) -> str:
    """The one written form of a card (the record, cards)."""
    if text.upper() in ("XR", "XB"):
        return "X" + text[1].lower()
    rank = text[:-1].upper().replace("10", "T")
    suit = SUIT_SIGNS.get(text[-1:], text[-1:].lower())
    if len(rank) != 1 or rank not in RANKS or suit not in ("c", "d", "h", "s"):
        raise Refused(f"{text!r} is not a card")
    return rank + suit


def value(rules: Rules, card: str) -> int:
    """What a card counts when it does not cancel (section 6)."""
    rank, suit = card[0], card[1]
    if rank == "X":
        if rules["jokers"] == "none":
            raise Refused("a joker lies where no jokers are played")
        return int(rules["jokers"])
    if rank == "2" and (rules["bonus"] == "twos" or rules["values"] == "twos"):
        return -2
    if rank == "J" and suit in "hs" and rules["bonus"] == "one_eyed_jacks":
        return -2
    if rank in "JQK":
        basic, harder = {"J": (10, 11), "Q": (10, 12), "K": (0, 13)}[rank]
        return harder if rules["values"] == "harder" else basic
    return {"A": 1, "T": 10}[rank] if rank in "AT" else int(rank)


def columns(rules: Rules) -> list[Group]:
    """The cells of each column, from the left (section 1)."""
    height, width = SHAPES[rules["layout"]]
    return [tuple(row * width + column for row in range(height)) for column in _from_one(width)]


def rows(rules: Rules) -> list[Group]:
    """The cells of each row, the nearest row last (section 1)."""
    height, width = SHAPES[rules["layout"]]
    return [tuple(row * width + column for column in _from_one(width)) for row in range(height)]


def diagonals(rules: Rules) -> list[Group]:
    """The two diagonals of a square layout; another layout has none (section 7)."""
    height, width = SHAPES[rules["layout"]]
    if height != width:
        return []
    falling = tuple(row * width + row + 1 for row in range(width))
    rising = tuple(row * width + width - row for row in range(width))
    return [falling, rising]


def _from_one(count: int) -> range:
    return range(1, count + 1)


def cancels_in_pairs(rules: Rules) -> bool:
    """Whether cards cancel two by two, each in one pair (section 7, pairs)."""
    if rules["match"] == "anywhere":
        return True
    return rules["layout"] == "2x2" and rules["match"] in ("line", "line_diagonal")


def places(rules: Rules) -> list[Group]:
    """The sets of cells where equal ranks can cancel (section 7, the table)."""
    match_word = rules["match"]
    if match_word == "none":
        return []
    if match_word == "anywhere":
        return list(combinations(_from_one(cell_count(rules)), 2))
    found = columns(rules)
    if match_word in ("line", "line_diagonal"):
        found += rows(rules)
    if match_word == "line_diagonal":
        found += diagonals(rules)
    return found


def cancelling_groups(rules: Rules, cards: Sequence[str]) -> list[Group]:
    """All groups of equal rank that cancel; kept ones do not (section 7, compulsory)."""
    found = []
    for cells in places(rules):
        group = [cards[cell - 1] for cell in cells]
        if len({card[0] for card in group}) > 1:
            continue
        if rules["negative_pairs"] == "keep" and sum(value(rules, card) for card in group) < 0:
            continue
        found.append(cells)
    return found


def disjoint_choices(groups: Sequence[Group]) -> Iterator[set[int]]:
    """The cells of every set of groups that share no cell."""
    if not groups:
        yield set()
        return
    first, rest = groups[0], groups[1:]
    yield from disjoint_choices(rest)
    apart = [group for group in rest if not set(group) & set(first)]
    for cells in disjoint_choices(apart):
        yield cells | set(first)


def count_blocks(rules: Rules, cards: Sequence[str], cancelled: set[int]) -> int:
    """Pairs of neighbouring columns of one rank that cancel (section 7, blocks)."""
    if rules["layout"] == "hand4" or rules["match"] == "none":
        return 0
    column_ranks: list[str | None] = []
    for cells in columns(rules):
        ranks = {cards[cell - 1][0] for cell in cells}
        full = len(ranks) == 1 and set(cells) <= cancelled
        column_ranks.append(ranks.pop() if full else None)
    blocks = 0
    for rank, run in groupby(column_ranks):
        if rank is not None:
            blocks += len(list(run)) // 2
    return blocks


def reckon(rules: Rules, cards: Sequence[str]) -> tuple[int, int, set[int]]:
    """Raw score with the owner's `block_self`, blocks and cancelled cells (sections 7 and 8).

    Pairs are tried in all ways: most cancelled cells, then fewest points left, then most blocks.
    """
    groups = cancelling_groups(rules, cards)
    if cancels_in_pairs(rules):
        choices = list(disjoint_choices(groups))
    else:
        choices = [{cell for cells in groups for cell in cells}]

    def points_left(cancelled: set[int]) -> int:
        cells = _from_one(len(cards))
        return sum(value(rules, cards[cell - 1]) for cell in cells if cell not in cancelled)

    def goodness(cancelled: set[int]) -> tuple[int, int, int]:
        blocks = count_blocks(rules, cards, cancelled)
        return len(cancelled), -points_left(cancelled), blocks

    best = max(choices, key=goodness)
    blocks = count_blocks(rules, cards, best)
    own_bonus = 0 if rules["block_self"] == "none" else rules["block_self"] * blocks
    return points_left(best) + own_bonus, blocks, best


def layout(rules: Rules, text: str) -> tuple[int, int, set[int]]:
    """`reckon` for a written layout, rows parted by a stroke, the near row last (section 1)."""
    lines = [[read_card(card) for card in line.split()] for line in text.split("/")]
    height, width = SHAPES[rules["layout"]]
    if [len(line) for line in lines] != [width] * height:
        raise Refused(f"{text!r} is not a layout of {height} rows of {width}")
    return reckon(rules, [card for line in lines for card in line])


def adjust(rules: Rules, raw: Sequence[int], ender: int | None, blocks: Sequence[int]) -> list[int]:
    """The scores of a hole from the raw scores (section 8)."""
    scores = list(raw)
    if rules["block"] == "others_plus_10":
        for holder, count in enumerate(blocks):
            for seat in range(len(scores)):
                if seat != holder:
                    scores[seat] += 10 * count
    if ender is None:
        return scores
    own = scores[ender]
    lowest_other = min(scores[:ender] + scores[ender + 1 :])
    failed = lowest_other < own or (rules["tie"] == "penalised" and lowest_other == own)
    if not failed:
        return scores
    scores[ender] = {
        "none": own,
        "plus10": own + 10,
        "add_winner": own + max(lowest_other, 0),
        "double": own + max(own, 0),
        "double_plus5": own + max(own, 0) + 5,
        "worst": max(scores),
    }[rules["penalty"]]
    return scores


def match(
    rules: Rules, totals_before: Sequence[int], scores: Sequence[int], hole: int
) -> tuple[list[int], bool, list[int]]:
    """Totals after a hole, whether the match is over, and its winners (section 9)."""
    totals = [before + score for before, score in zip(totals_before, scores, strict=True)]
    kind, _, number = rules["length"].partition(":")
    over = False
    if kind == "holes":
        over = hole >= int(number)
    elif kind == "points":
        over = max(totals) >= int(number)
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)] if over else []
    return totals, over, winners


class Hole:
    """One hole, played action by action (sections 2 to 5)."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        dealer: int,
        pack: Sequence[str],
        reshuffles: Sequence[Sequence[str]] = (),
    ) -> None:
        """Deal (section 2)."""
        check_rules(rules)
        if type(seats) is not int or seats < 2:
            raise Refused("Golf needs two players or more")
        if type(dealer) is not int or not 0 <= dealer < seats:
            raise Refused(f"there is no seat {dealer} to deal")
        cards = [read_card(card) for card in pack]
        if Counter(cards) != Counter(full_pack(rules, seats)):
            raise Refused("the pack is not the agreed one")

        self.rules = dict(rules)
        self.seats = seats
        self.dealer = dealer
        self.reshuffles = [list(stock) for stock in reshuffles]
        self._reshuffles_used = 0

        self._cells = list(_from_one(cell_count(rules)))
        self._order = [(dealer + step) % seats for step in _from_one(seats)]
        self._cards: list[list[str]] = [[] for _ in range(seats)]
        for _ in self._cells:
            for seat in self._order:
                self._cards[seat].append(cards.pop(0))
        self._discards = [cards.pop(0)]
        """The discard pile, the top card last."""
        self._stock = cards
        """The stock, the next card first."""

        self._everybody: set[int | None] = {None, *range(seats)}
        """All who may know something; None is an onlooker."""
        self._known: list[dict[int, set[int | None]]] = [
            {cell: {seat} if rules["layout"] == "hand4" else set() for cell in self._cells}
            for seat in range(seats)
        ]
        self._up: list[set[int]] = [set() for _ in range(seats)]
        self._cleared: list[set[int]] = [set() for _ in range(seats)]
        self._chosen: list[list[int]] = [[] for _ in range(seats)]
        """The cells chosen before play, in order."""
        self._turns_had = [0] * seats
        self._last_turns_left = 0
        self._may_clear: int | None = None
        """The seat whose turn is over, while the next player has not acted."""

        self.held: str | None = None
        self.ender: int | None = None
        self.ended_by: str | None = None
        self.raw: list[int] | None = None
        self.blocks: list[int] | None = None
        self.scores: list[int] | None = None
        self.to_act: int | None = self._order[0]
        self._moment = "turn" if rules["start"] == "open" else "start"
        """One of: start, turn, drawn, taken, flip, over."""

    @property
    def over(self) -> bool:
        """Whether the hole is over."""
        return self._moment == "over"

    @property
    def face_up(self) -> list[list[int]]:
        """For each seat the cells that lie face up."""
        return [sorted(cells) for cells in self._up]

    @property
    def cleared(self) -> list[list[int]]:
        """For each seat the cells cleared."""
        return [sorted(cells) for cells in self._cleared]

    @property
    def cells(self) -> list[str]:
        """For each seat the cards cell by cell."""
        lines = []
        for seat in range(self.seats):
            cleared = self._cleared[seat]
            line = ["--" if cell in cleared else self._card(seat, cell) for cell in self._cells]
            lines.append(" ".join(line))
        return lines

    @property
    def discard_top(self) -> str | None:
        """The top card of the discard pile."""
        return self._discards[-1] if self._discards else None

    @property
    def discard_count(self) -> int:
        """How many cards the discard pile has."""
        return len(self._discards)

    @property
    def stock_count(self) -> int:
        """How many cards the stock has."""
        return len(self._stock)

    def needs_reshuffle(self) -> bool:
        """Whether a draw now would need a new stock (section 5, stock used up)."""
        return (
            self._moment == "turn" and not self._stock and self.rules["stock_empty"] == "reshuffle"
        )

    def discards_below_top(self) -> list[str]:
        """What a new stock would have to consist of (section 5, stock used up)."""
        return self._discards[:-1]

    def sees(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, or an onlooker (section 3, what others see)."""
        lines = []
        for owner in range(self.seats):
            line = []
            for cell in self._cells:
                if cell in self._cleared[owner]:
                    line.append("--")
                elif seat in self._known[owner][cell]:
                    line.append(self._card(owner, cell))
                else:
                    line.append("??")
            lines.append(" ".join(line))
        held = self.held
        if self._moment == "drawn" and seat != self.to_act:
            held = "??"
        return {"cells": lines, "held": held, "discard_top": self.discard_top}

    def legal(self) -> set[str]:
        """Every action allowed now (section 3, at a glance)."""
        found = set()
        if self.to_act is not None:
            found |= {f"{self.to_act} {words}" for words in self._own_words(self.to_act)}
        if self._may_clear is not None:
            for cells in self._clearable(self._may_clear):
                found.add(f"{self._may_clear} clear {' '.join(str(cell) for cell in cells)}")
        return found

    def play(self, action: str, reshuffle: Sequence[str] | None = None) -> None:
        """Play one action, or refuse it and change nothing (section 3).

        `reshuffle` joins the new stocks if the action is a draw that needs one.
        """
        words = action.split()
        if words[1:2] == ["clear"]:
            words[2:] = sorted(words[2:], key=lambda word: (len(word), word))
        plain = " ".join(words)
        if plain not in self.legal():
            raise Refused(f"{action!r} is not allowed now; allowed: {sorted(self.legal())}")
        seat, word = int(words[0]), words[1]
        numbers = [int(number) for number in words[2:]]
        if word == "draw" and self.needs_reshuffle():
            self._shuffle(reshuffle)
        if word == "clear":
            self._clear(seat, numbers)
            return
        self._may_clear = None
        if word == "draw":
            self.held = self._stock.pop(0)
            self._moment = "drawn"
        elif word == "take":
            self.held = self._discards.pop()
            self._moment = "taken"
        elif word == "swap":
            self._swap(seat, numbers[0])
        elif word == "discard":
            self._discard(seat)
        elif word == "keep":
            self._end_turn(seat)
        elif word == "knock":
            self._end_turn(seat, knocked=True)
        elif self._moment == "start":
            self._choose(seat, word, numbers[0])
        else:
            self._turn_up(seat, numbers[0])
            self._end_turn(seat)

    def _card(self, seat: int, cell: int) -> str:
        return self._cards[seat][cell - 1]

    def _in_place(self, seat: int) -> list[int]:
        """The cells that can take a card: all but the cleared ones (section 4)."""
        return [cell for cell in self._cells if cell not in self._cleared[seat]]

    def _face_down(self, seat: int) -> list[int]:
        """The cells that lie face down; a cleared one does not (section 4)."""
        return [cell for cell in self._in_place(seat) if cell not in self._up[seat]]

    def _column(self, cell: int) -> int:
        """The number of the column of a cell (section 1)."""
        return next(n for n, cells in enumerate(columns(self.rules)) if cell in cells)

    def _own_words(self, seat: int) -> list[str]:
        """The actions of the seat to act (section 3, at a glance)."""
        swaps = [f"swap {cell}" for cell in self._in_place(seat)]
        turns = [f"turn {cell}" for cell in self._face_down(seat)]
        if self._moment == "start":
            return self._start_words(seat)
        if self._moment == "drawn":
            return [*swaps, "discard"]
        if self._moment == "taken":
            return swaps
        if self._moment == "flip":
            return turns if self.rules["flip_after_discard"] == "must" else [*turns, "keep"]
        found = ["draw"]
        pile_closed = self.ender is not None and self.rules["last_turn_draw"] == "stock_only"
        if self._in_place(seat) and not pile_closed:
            found.append("take")
        if self.rules["end"] == "knock_last_turn" and self.ender is None:
            found.append("knock")
        if self.rules["flip_turn"] == "on":
            found += turns
        return found

    def _start_words(self, seat: int) -> list[str]:
        """What may be turned up or looked at before play (section 2, before play)."""
        chosen = self._chosen[seat]
        free = [cell for cell in self._cells if cell not in chosen]
        if self.rules["start"] in PEEKS:
            if self.rules["start"] == "peek2_nearest":
                free = [cell for cell in free if cell in rows(self.rules)[-1]]
            return [f"peek {cell}" for cell in free]
        used_columns = {self._column(cell) for cell in chosen}
        if self.rules["start_columns"] == "same" and used_columns:
            free = [cell for cell in free if self._column(cell) in used_columns]
        if self.rules["start_columns"] == "different":
            free = [cell for cell in free if self._column(cell) not in used_columns]
        return [f"turn {cell}" for cell in free]

    def _choose(self, seat: int, word: str, cell: int) -> None:
        """Turn up or look at a card before play (section 2, before play)."""
        if word == "peek":
            self._known[seat][cell].add(seat)
        else:
            self._turn_up(seat, cell)
        self._chosen[seat].append(cell)
        needed = (TURN_UPS | PEEKS)[self.rules["start"]]
        for player in self._order:
            if len(self._chosen[player]) < needed:
                self.to_act = player
                return
        self.to_act = self._order[0]
        self._moment = "turn"

    def _turn_up(self, seat: int, cell: int) -> None:
        self._up[seat].add(cell)
        self._known[seat][cell] = set(self._everybody)

    def _shuffle(self, reshuffle: Sequence[str] | None) -> None:
        """Make the discards without the top one the new stock (section 5, stock used up)."""
        coming = [*self.reshuffles, *([] if reshuffle is None else [list(reshuffle)])]
        if len(coming) <= self._reshuffles_used:
            raise Refused("there is no new stock to draw from")
        stock = [read_card(card) for card in coming[self._reshuffles_used]]
        if Counter(stock) != Counter(self.discards_below_top()):
            raise Refused("the new stock is not the discards without the top card")
        self.reshuffles = coming
        self._reshuffles_used += 1
        self._stock = stock
        self._discards = self._discards[-1:]

    def _swap(self, seat: int, cell: int) -> None:
        """Put the held card in a cell, as `place` says (section 3)."""
        assert self.held is not None
        self._discards.append(self._card(seat, cell))
        self._cards[seat][cell - 1] = self.held
        self._up[seat].discard(cell)
        if self.rules["place"] == "face_up":
            self._turn_up(seat, cell)
        elif self._moment == "taken":
            self._known[seat][cell] = set(self._everybody)
        else:
            self._known[seat][cell] = {seat}
        self.held = None
        self._end_turn(seat)

    def _discard(self, seat: int) -> None:
        """Throw the drawn card away, and see what follows (section 3, after a discard)."""
        assert self.held is not None
        self._discards.append(self.held)
        self.held = None
        near_end = any(len(self._face_down(player)) <= 1 for player in range(self.seats))
        follows = {"never": False, "may": True, "must": True, "endgame": near_end}
        if self._face_down(seat) and follows[self.rules["flip_after_discard"]]:
            self._moment = "flip"
        else:
            self._end_turn(seat)

    def _clearable(self, seat: int) -> list[Group]:
        """The groups that a player whose turn is over may clear (section 4)."""
        if self.rules["remove_cancelled"] == "off":
            return []
        groups = cancelling_groups(self.rules, self._cards[seat])
        found = {tuple(sorted(cells)) for cells in groups if set(cells) <= self._up[seat]}
        return sorted(found)

    def _clear(self, seat: int, cells: Sequence[int]) -> None:
        """Put a group under the discard pile; the layout remembers it for the count (section 4)."""
        for cell in cells:
            self._discards.insert(0, self._card(seat, cell))
            self._up[seat].discard(cell)
            self._cleared[seat].add(cell)

    def _end_turn(self, seat: int, *, knocked: bool = False) -> None:
        """End a turn, and with it perhaps the hole (section 5)."""
        self._turns_had[seat] += 1
        following = (seat + 1) % self.seats
        turned_out = self.rules["end"] != "knock_last_turn" and not self._face_down(seat)
        if self.ender is not None:
            self._last_turns_left -= 1
            if self._last_turns_left == 0:
                self._finish("last turns")
                return
        elif knocked or turned_out:
            self.ender = seat
            self._last_turns_left = self.seats - 1
            if self.rules["end"] == "up_now":
                self._finish("all face up")
                return
            if self.rules["last_turn_reveal"] == "before":
                for player in range(self.seats):
                    if player != seat:
                        self._show_all(player)
        if self.rules["stock_empty"] == "end_hole" and not self._stock:
            self.ender = None
            self._finish("stock empty")
            return
        if self.ender is None and self._turns_had[following] >= self.rules["turn_cap"]:
            self._finish("turn cap")
            return
        self.to_act = following
        self._moment = "turn"
        self._may_clear = seat

    def _show_all(self, seat: int) -> None:
        for cell in self._in_place(seat):
            self._turn_up(seat, cell)

    def _finish(self, reason: str) -> None:
        """Turn everything up and score; cleared cards count as if they lay there (section 5)."""
        for seat in range(self.seats):
            self._show_all(seat)
        self.ended_by = reason
        self.to_act = None
        self._may_clear = None
        self._moment = "over"
        reckoned = [reckon(self.rules, cards) for cards in self._cards]
        self.raw = [score for score, _, _ in reckoned]
        self.blocks = [blocks for _, blocks, _ in reckoned]
        self.scores = adjust(self.rules, self.raw, self.ender, self.blocks)
