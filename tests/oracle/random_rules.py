"""Random legal rules and packs of Golf, for tests."""

import random
from collections.abc import Sequence

from .golf import HAND_NEEDS, SHAPES, TURN_UPS, WORDS, Rules, check_rules, full_pack

NAMES = {
    "2x2": "four-card",
    "2x3": "six-card",
    "2x4": "eight-card",
    "2x5": "ten-card",
    "3x3": "nine-card",
    "hand4": "four-in-hand",
}


def random_rules(rng: random.Random, layouts: Sequence[str] = tuple(SHAPES)) -> Rules:
    """A full rules object in which no refused combination stands (options)."""
    rules: Rules = {name: rng.choice(words) for name, words in WORDS.items()}
    rules["layout"] = rng.choice(layouts)
    rules["preset"] = NAMES[rules["layout"]]
    rules["jokers"] = rng.choice(["none", rng.randint(-7, 7), -2, -5, 0])
    rules["jokers_count"] = rng.choice(["two_per_deck", rng.randint(1, 9), 1, 2])
    rules["block_self"] = rng.choice(["none", rng.randint(-25, 25), -10, -20])
    rules["turn_cap"] = rng.choice([50, rng.randint(1, 8), rng.randint(1, 80)])
    count = rng.choice([1, 9, 18, 100, rng.randint(1, 200)])
    rules["length"] = rng.choice([f"holes:{count}", f"points:{count}", "open"])
    if rules["layout"] == "hand4":
        for name, allowed in HAND_NEEDS.items():
            rules[name] = rng.choice(allowed)
    else:
        _choose_table_start(rng, rules)
    if rules["place"] == "face_down":
        rules["end"] = "knock_last_turn"
    check_rules(rules)
    return rules


def _choose_table_start(rng: random.Random, rules: Rules) -> None:
    """Choose `start` and a `start_columns` that goes with it (options, refused combinations)."""
    rules["start"] = rng.choice([word for word in WORDS["start"] if word != "open"])
    turned = TURN_UPS.get(rules["start"])
    height, width = SHAPES[rules["layout"]]
    allowed = ["free"]
    if turned is not None and turned <= height:
        allowed.append("same")
    if turned is not None and turned <= width:
        allowed.append("different")
    rules["start_columns"] = rng.choice(allowed)


def random_pack(rng: random.Random, rules: Rules, seats: int) -> list[str]:
    """The agreed pack, shuffled."""
    pack = full_pack(rules, seats)
    rng.shuffle(pack)
    return pack
