"""The truth about an All Fours table, worked out from its log by the independent oracle, and what a message may show of it."""

import json
import re
from dataclasses import dataclass, field

from tests.oracle import allfours as oracle
from tests.support.server import Json

CARD = re.compile(r"(?<![A-Za-z0-9])[A23456789TJQK][cdhs](?![A-Za-z0-9])")


@dataclass
class FoursMoment:
    """The truth at one version.

    Attributes:
        public: the cards of this hand that everybody has seen by now, and all of the pack once the hand is over.
        own: by seat, the cards that its player has been allowed to look at in this hand.
        cut: the cards cut for the first deal.
    """

    public: set[str] = field(default_factory=set)
    own: list[set[str]] = field(default_factory=list)
    cut: set[str] = field(default_factory=set)

    def may_know(self, seat: int | None) -> set[str]:
        """The cards that somebody at this seat, or an onlooker, may have been shown."""
        return self.public | self.cut | (set() if seat is None else self.own[seat])


def fours_truth(rows: list[Json]) -> tuple[dict[int, FoursMoment], list[oracle.Game]]:
    """What could be seen at each version, and the games with their winners."""
    rules: Json = {}
    games: list[oracle.Game] = []
    hand: oracle.Hand | None = None
    moments: dict[int, FoursMoment] = {}
    now = FoursMoment()
    for row in rows:
        body = row["body"]
        if row["kind"] == "open":
            rules = body["rules"]
        if "seats" in body and "pack" in body:
            games.append(oracle.Game(rules, body["dealer"]))
            now.cut = {card for each in body.get("cut", ()) for card in each if card}
        if "pack" in body:
            hand = games[-1].deal(body["pack"].split())
            now = FoursMoment(own=[set() for _ in range(hand.seats)], cut=now.cut)
        elif row["kind"] == "act":
            assert hand is not None
            hand.play(body["action"])
            word, _, card = body["action"].partition(" ")[2].partition(" ")
            if word in ("play", "expose"):
                now.public = now.public | {card}
        if hand is not None and row["kind"] != "open":
            now.public = now.public | set(hand.turned.split())
            if hand.over:
                now.public = set(oracle.PACK)
                if "pack" in body or row["kind"] == "act":
                    games[-1].finish(hand)
            for seat, cards in enumerate(now.own):
                cards.update(hand.sees(seat)[seat].replace("??", "").split())
        own = [set(cards) for cards in now.own]
        moments[row["version"]] = FoursMoment(set(now.public), own, set(now.cut))
    return moments, games


def check_shown(text: str, seat: int | None, moments: dict[int, FoursMoment]) -> None:
    """Sees to it that a message shows its reader no card that could not be seen at the versions it tells of."""
    message: Json = json.loads(text)
    table = message.get("table") or message
    if "version" not in table:
        return
    # What scored in earlier hands was seen by all when those were over.
    holes = (table.get("match") or {}).pop("holes", [])
    assert all("pack" not in hole and "hands" not in hole for hole in holes)
    shown = set(CARD.findall(json.dumps(message)))
    since = message.get("since", table["version"])
    passed = [moments[version] for version in range(since, table["version"] + 1)]
    extra = shown.difference(*(moment.may_know(seat) for moment in passed if moment.own))
    assert not extra, f"seat {seat}, version {table['version']}: {sorted(extra)}\n{text[:2000]}"
