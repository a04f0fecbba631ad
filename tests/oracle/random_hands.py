"""Random legal rules and packs of All Fours, for tests."""

import random

from .allfours import CHOICES, PACK, RANKS, SUITS, Rules, check_rules


def random_rules(rng: random.Random, **wanted: object) -> Rules:
    """A full rules object in which no refused combination stands (options), with those wanted."""
    rules: Rules = {name: rng.choice(values) for name, values in CHOICES.items()}
    rules["preset"] = "all-twos" if rules["players"] == 2 else "all-fours"
    rules["target"] = rng.choice([14, 7, 11, 31, 1, rng.randint(1, 20)])
    rules["hang_jack"] = rng.choice([1, 3, 6, rng.randint(1, 9)])
    rules["game_points"] = rng.choice([1, 2, rng.randint(1, 5)])
    rules["turn_up_points"] = random_turn_ups(rng)
    rules |= wanted
    if rules["follow"] not in ("follow_or_trump", "strict"):
        rules["void_must_trump"] = False
    if rules["follow"] == "free":
        rules["undertrump"] = "allowed"
    check_rules(rules)
    return rules


def random_turn_ups(rng: random.Random) -> dict[str, int]:
    """The tables that are played, none at all, and one of any ranks."""
    some = rng.sample(RANKS, rng.randint(1, 6))
    return dict(
        rng.choice(
            [
                {"A": 1, "6": 2, "J": 3},
                {"A": 1, "2": 2, "J": 3},
                {},
                {rank: rng.randint(1, 5) for rank in some},
            ]
        )
    )


def random_pack(rng: random.Random, players: int) -> list[str]:
    """A shuffled pack; in a third of them cards of one suit lie where cards are turned."""
    pack = rng.sample(PACK, len(PACK))
    if rng.random() < 1 / 3:
        suit = rng.choice(SUITS)
        places = turning_places(players)
        for place in places[: rng.randint(2, len(places))]:
            other = next((n for n in _untouched(players) if pack[n][1] == suit), place)
            pack[place], pack[other] = pack[other], pack[place]
    return pack


def turning_places(players: int, *, last_ones: bool = True) -> list[int]:
    """The places in the pack of the cards that are turned, where a run goes on to the end."""
    places = [6 * players]
    while places[-1] + 3 * players + 1 < len(PACK):
        places.append(places[-1] + 3 * players + 1)
    rest = list(range(places[-1] + 1, len(PACK)))
    return places + rest if last_ones else places


def _untouched(players: int) -> list[int]:
    """The places of the cards that are never turned."""
    return [place for place in range(len(PACK)) if place not in turning_places(players)]
