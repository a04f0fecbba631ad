"""Games of All Fours for the soak: bots of all kinds, watched by the oracle, which holds every choice against its own legal set."""

import random
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fourball import bots
from fourball.allfours import PRESETS, Rules, View
from fourball.allfours.actions import encode
from fourball.bots import Bot
from fourball.cards import DECK, cards_text
from fourball.play import Deal, Match, SeatInfo
from fourball.play.hand import totals
from fourball.simulate.hand import play_hand
from tests.oracle import allfours as oracle
from tests.soak.figures import Figures, Stuck, replay
from tests.soak.judge_fours import judge_fours
from tests.soak.rows_fours import rows_fours, rules_of_row

HOUSE: Final = 5
"""Every so many-th game is by house rules."""
ROWS_APART: Final = 11
"""How many rows of house rules lie between those that two presets begin with."""
AT_ONCE: Final = 25
"""How many games a process plays before it tells of them."""
ASIDES: Final = 0.1
"""How often somebody exposes or calls a card between two actions, where that is played."""
MOST_HANDS: Final = 400
"""More hands than any game to 31 takes: of five hands one at most is thrown in, and every other brings a point."""


@dataclass(frozen=True, slots=True)
class FoursBatch:
    """Some games of one preset.

    Attributes:
        preset: its name.
        place: the number of the preset among all, so that rows of house rules go round.
        numbers: which of its games.
        seed: of the whole soak.
        replay: every how many-th game is replayed.
    """

    preset: str
    place: int
    numbers: range
    seed: int
    replay: int

    def row(self, number: int) -> int | None:
        """Which row of house rules a game is played by; ``None`` by the preset's own."""
        if number % HOUSE != HOUSE - 1:
            return None
        return (number // HOUSE + self.place * ROWS_APART) % len(rows_fours())


def fours_batches(
    presets: Sequence[str], games: int, seed: int, replay: int
) -> Iterator[FoursBatch]:
    """All that is to be played: so many games of each preset by its own rules, and games by house rules among them."""
    played = games + games // (HOUSE - 1)
    for start in range(0, played, AT_ONCE):
        numbers = range(start, min(played, start + AT_ONCE))
        for place, preset in enumerate(presets):
            yield FoursBatch(preset, place, numbers, seed, replay)


def play_fours(batch: FoursBatch) -> Figures:
    """Plays a batch."""
    figures = Figures()
    for number in batch.numbers:
        row = batch.row(number)
        rules = PRESETS[batch.preset] if row is None else rules_of_row(rows_fours()[row])
        seed = f"{batch.seed}/{batch.preset}/{number}"
        replayed = (number + number // batch.replay) % batch.replay == 0  # of both kinds
        play_game(rules, seed, figures, replayed=replayed)
    return figures


class Refereed:
    """A bot whose every choice the oracle holds against what it allows itself, and against what the view calls legal."""

    def __init__(self, bot: Bot, hand: oracle.Hand, log: list[str]) -> None:
        self._bot = bot
        self._hand = hand
        self._log = log

    def choose(self, view: View, rules: Rules) -> str:
        """What the bot chooses."""
        words = self._bot.choose(view, rules)
        before = f"{view.seat} "
        allowed = {one.removeprefix(before) for one in self._hand.legal() if one.startswith(before)}
        if view.blind:
            allowed = {one for one in allowed if not one.startswith("expose")}
        if set(view.legal) != allowed:
            raise AssertionError(f"legal is {sorted(allowed)}, not {sorted(view.legal)}")
        self._hand.play(before + words)
        self._log.append(before + words)
        return words


def play_game(
    rules: Rules,
    seed: str,
    figures: Figures,
    *,
    replayed: bool,
    make: Callable[[str, int, str], Bot] = bots.make,
) -> None:
    """Plays one game to its end, and tells the figures of it and of what went wrong.

    In every other game where cards are called the oracle does not sit beside, for there others than bots expose and call too;
    it judges the record afterwards.
    """
    rng = random.Random(seed)
    seats = rules.players
    names = [rng.choice(bots.NAMES) for _ in range(seats)]
    match = Match.start(
        rules,
        [SeatInfo(f"{name.capitalize()} {n + 1}", name) for n, name in enumerate(names)],
        rng.randrange(seats),
    )
    options = encode(rules)
    game = oracle.Game(rules.to_dict(), match.first_dealer)
    asides = rules.exposed == "callable" and rng.random() < 0.5
    log: list[str] = []
    cards = list(DECK)
    try:
        players = [make(name, rng.getrandbits(32), "allfours") for name in names]
        while not match.over:
            if len(match.deals) >= MOST_HANDS:
                raise Stuck(f"after {MOST_HANDS} hands the game is not over")
            log.clear()
            rng.shuffle(cards)
            beside = game.deal(cards_text(cards).split())
            hand = play_hand(
                rules,
                options,
                match.next_dealer,
                cards,
                players if asides else [Refereed(player, beside, log) for player in players],
                totals=totals(match.deals, seats),
                packet=game.packets.get(match.next_dealer),
                rng=rng,
                asides=ASIDES if asides else 0.0,
            )
            for action in hand.actions if asides else ():
                beside.play(action)
            _agree(hand, beside)
            game.finish(beside)
            figures.add_hand(hand)
            match = Match(rules, match.seats, match.first_dealer, (*match.deals, hand))
        figures.matches += 1
        if match.winners != (game.winner,):
            raise AssertionError(f"the oracle has {game.winner} win, not {match.winners}")
        if replayed:
            figures.replayed += 1
            replay(match, judge_fours)
    except Exception:
        written = match.record()
        if not match.over:
            unfinished = Deal(match.next_dealer, tuple(cards), tuple(log)).to_dict()
            written["deals"] = [*written["deals"], unfinished]  # type: ignore[misc]
        figures.failures.append((seed, traceback.format_exc(), written))


def _agree(hand: Deal, beside: oracle.Hand) -> None:
    """The oracle's end of the hand is the same."""
    told = [(one.what, one.side, one.points) for one in hand.told if one.side is not None]
    theirs = [
        (
            "hang_jack" if one["what"] == "jack" and _hung(beside) else one["what"],
            one["side"],
            one["points"],
        )
        for one in beside.told
    ]
    mine = (list(hand.scores), hand.thrown_in, told)
    if not beside.over or mine != (beside.points, beside.thrown_in, theirs):
        raise AssertionError(f"the oracle tells {theirs}, {beside.points}, not {mine}")


def _hung(beside: oracle.Hand) -> bool:
    return beside.jack is not None and bool(beside.jack["hung"])
