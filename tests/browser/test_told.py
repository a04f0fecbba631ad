"""A score explains itself: the lines that a page writes name their reasons, and add up to the score that it shows."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fourball.cards import card_text
from fourball.golf import Rules, pack
from tests.browser.axe import complaints_of
from tests.browser.laid import Laid, rules
from tests.browser.people import LIVELY, STILL, Guests
from tests.browser.scores import match_card, table_of
from tests.oracle.random_rules import random_rules
from tests.support.server import Json, Server

pytestmark = pytest.mark.timeout(180)

Line = tuple[str, int]

READ = """() => [...document.querySelectorAll(".told")].map((one) => ({
  name: one.querySelector("h2").textContent,
  columns: [...one.querySelectorAll(".col > b")].map((sum) => sum.textContent),
  lines: [...one.querySelectorAll(".lines li")].map((line) => [
    line.querySelector("span").textContent.trim(), line.querySelector("b").textContent]),
  score: one.querySelector("footer strong").textContent,
}))"""
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"

CANCELS, LEFT, ALL = "cancels", "The cards left over", "All cards count"
LATE = "You ended the hole but were not lowest: "


@dataclass
class Case:
    """A hole, and the lines that a person would write for it: the players' in the order of their seats."""

    rules: Rules
    layouts: Sequence[str]
    lines: Sequence[Sequence[Line]]
    knock: bool = True
    says: Sequence[str] = field(default_factory=tuple)


def two(rank: str, kind: str = "Column") -> Line:
    return (f"{kind} of {rank} {CANCELS}", 0)


CASES = {
    "columns": Case(
        rules(
            "six-card",
            values="twos",
            penalty="plus10",
            block="others_plus_10",
            block_self=-20,
            negative_pairs="keep",
        ),
        [
            "7h Ks 9d / 7d 4c Jh",
            "6h 6c Ts / 6d 6s 3h",
            "2h 5c 5d / 2d Qc 5s",
            "Ah Kc Kd / Ad Kh 2s",
        ],
        [
            [two("sevens"), (LEFT, 23), ("Ieva’s block", 10), (LATE + "10 more", 10)],
            [two("sixes"), two("sixes"), (LEFT, 13), ("Block of four sixes", -20)],
            [
                two("fives"),
                ("Column of twos keeps its −4 (negative pairs are kept)", -4),
                (LEFT, 15),
                ("Ieva’s block", 10),
            ],
            [two("aces"), two("kings"), (LEFT, -2), ("Ieva’s block", 10)],
        ],
        says=("Ieva wins the hole", "Equal cards worth less than 0 together keep their points."),
    ),
    "winner": Case(
        rules("six-card", penalty="add_winner"),
        ["7h Ks 9d / 7d 4c 4h", "Th 2c Qs / Td Kd Qh"],
        [
            [two("sevens"), (LEFT, 17), (LATE + "the winner’s score", 2)],
            [two("tens"), two("queens"), (LEFT, 2)],
        ],
    ),
    "double": Case(
        rules("six-card", penalty="double"),
        ["7h Ks 9d / 7d 4c 4h", "8h 2c Js / 8d Kd Jh"],
        [
            [two("sevens"), (LEFT, 17), (LATE + "the score counts double", 17)],
            [two("eights"), two("jacks"), (LEFT, 2)],
        ],
    ),
    "double-and-five": Case(
        rules("six-card", penalty="double_plus5"),
        ["7h Ks 9d / 7d 4c 4h", "9h 2c 3s / 9s Kd 3h"],
        [
            [two("sevens"), (LEFT, 17), (LATE + "the score counts double, and 5 more", 22)],
            [two("nines"), two("threes"), (LEFT, 2)],
        ],
    ),
    "worst": Case(
        rules("six-card", penalty="worst"),
        ["7h Ks 9d / 7d 4c 4h", "9h 2c 3s / 9s Kd 3h", "Th 9c Qs / Jd 8d Ah"],
        [
            [two("sevens"), (LEFT, 17), (LATE + "up to the worst score at the table", 31)],
            [two("nines"), two("threes"), (LEFT, 2)],
            [(ALL, 48)],
        ],
    ),
    "shared-lowest": Case(
        rules("six-card", penalty="plus10", tie="penalised"),
        ["7h Ks 9d / 7d 4c 4h", "9h 2c 6s / Kc Kd Kh"],
        [
            [
                two("sevens"),
                (LEFT, 17),
                ("You ended the hole but only shared the lowest score: 10 more", 10),
            ],
            [(ALL, 17)],
        ],
    ),
    "nothing-to-add": Case(
        rules("six-card", penalty="add_winner"),
        ["7h Ks 9d / 7d 4c 4h", "9h Qc 3s / 9s Qd 3h"],
        [
            [
                two("sevens"),
                (LEFT, 17),
                (LATE + "the winner’s score is not above 0, so nothing is added", 0),
            ],
            [two("nines"), two("queens"), two("threes")],
        ],
    ),
    "jokers": Case(
        rules("six-card", jokers=-2),
        ["Xr Ks 9d / Xb 4c 4h", "Th 2c Qs / Td Kd Qh"],
        [[two("jokers"), (LEFT, 17)], [two("tens"), two("queens"), (LEFT, 2)]],
    ),
    "nothing-cancels": Case(
        rules("six-card", match="none"),
        ["7h Ks 9d / 7d 4c 4h", "Th 2c Qs / Td Kd Qh"],
        [[(ALL, 31)], [(ALL, 42)]],
        says=("Every card counts.",),
    ),
    "eight": Case(
        rules("eight-card", block="others_plus_10", decks="two_or_more"),
        ["7h 7s 7d 7c / 7h 7s 7d 7c", "9h 3s Kd 5c / 9s 3h Kc 6c"],
        [
            [two("sevens")] * 4,
            [two("nines"), two("threes"), two("kings"), (LEFT, 11), ("Your 2 blocks", 20)],
        ],
    ),
    "ten": Case(
        rules("ten-card", match="anywhere", decks="two_or_more"),
        ["7h 7s Kd 2c 9h / 3s 7d 4c 7c 9h", "8h 3s Kd 5c 5s / 9s 3h Kc 6c Qh"],
        [
            [
                ("2 pairs of sevens cancel", 0),
                two("nines", "A pair"),
                (LEFT, 9),
            ],
            [
                two("threes", "A pair"),
                two("kings", "A pair"),
                two("fives", "A pair"),
                (LEFT, 33),
            ],
        ],
    ),
    "nine": Case(
        rules("nine-card-lines", start="up2", decks="two_or_more", values="basic"),
        ["4h 9s Kd / 7h 4c 7d / 3s Qs 4d", "7c 7s 7h / 9d Kc 9h / Jc Ks Jd"],
        [
            [two("fours", "Diagonal"), (LEFT, 36)],
            [two("sevens", "Row"), (LEFT, 38)],
        ],
        says=("Equal cards that fill a row, a column or a diagonal cancel, all else counts.",),
    ),
    "nine-kept": Case(
        rules(
            "nine-card",
            start="up2",
            decks="two_or_more",
            values="twos",
            negative_pairs="keep",
            block_self=-10,
        ),
        ["2h 2s 2d / 2h 4c 7d / 2s Qs 4d", "6c 6s 8h / 6d 6c 9h / 6h 6d Jd"],
        [
            [
                ("Column of twos keeps its −6 (negative pairs are kept)", -6),
                ("Row of twos keeps the rest of its points, −4 (a card counts once)", -4),
                (LEFT, 25),
            ],
            [two("sixes"), two("sixes"), (LEFT, 27), ("Block of six sixes", -10)],
        ],
    ),
    "four": Case(
        rules("four-card", start="up2", block="others_plus_10"),
        ["9h 4c / 9d 4s", "8h 8c / 8d 8s", "Ah 9c / 7d As"],
        [
            [two("fours", "A pair"), two("nines", "A pair"), ("Ieva’s block", 10)],
            [("2 pairs of eights cancel", 0)],
            [(ALL, 18), ("Ieva’s block", 10)],
        ],
        says=("Two equal cards in a row or a column cancel, all else counts.",),
    ),
    "hand": Case(
        rules("four-in-hand", start="open", place="face_down"),
        ["9h 4c 9d Kd", "8h 3c 5d Ks"],
        [[two("nines", "A pair"), (LEFT, 4)], [(ALL, 16)]],
        says=("Two equal cards cancel wherever they lie, all else counts.",),
    ),
    "turn-cap": Case(
        rules("six-card", turn_cap=1, penalty="plus10"),
        ["7h Ks 9d / 7d 4c 4h", "Th 2c Qs / Td Kd Qh"],
        [[two("sevens"), (LEFT, 17)], [two("tens"), two("queens"), (LEFT, 2)]],
        knock=False,
        says=("The hole has reached the agreed number of turns",),
    ),
    "stock-used-up": Case(
        rules("six-card", stock_empty="end_hole", penalty="plus10"),
        ["7h Ks 9d / 7d 4c 4h", "Th 2c Qs / Td Kd Qh"],
        [[two("sevens"), (LEFT, 17)], [two("tens"), two("queens"), (LEFT, 2)]],
        knock=False,
        says=("The stock was used up",),
    ),
}


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-"))


def lay(server: Server, page: Page, case: Case) -> None:
    laid = Laid(server, page, case.rules, len(case.layouts))
    laid.hole(case.layouts, knock=case.knock)
    laid.show()
    page.wait_for_selector("#told")


def read(page: Page) -> list[Json]:
    found: list[Json] = page.evaluate(READ)
    for one in found:
        one["lines"] = [(words, number(amount)) for words, amount in one["lines"]]
        one["score"] = number(one["score"])
        one["columns"] = [number(text) for text in one["columns"]]
    return found


@pytest.mark.parametrize("name", CASES)
def test_the_lines_of_a_score_add_up_to_it(
    server: Server, guests: Guests, pictures: Callable[[str], Path], name: str
) -> None:
    """B067, B068, B073: the page's lines name seat, reason and amount, as a person would reckon them by the agreed rules."""
    case = CASES[name]
    page = guests.come(server, STILL, color_scheme="light")
    lay(server, page, case)
    told = read(page)
    table = table_of(page)
    assert [one["name"] for one in told] == [
        "You",
        *(seat["name"] for seat in table["seats"][1:]),
    ]
    assert [sorted(lines) for lines in case.lines] == [sorted(one["lines"]) for one in told]
    assert [one["score"] for one in told] == [
        sum(amount for _, amount in one["lines"]) for one in told
    ]
    assert [one["score"] for one in told] == table["match"]["holes"][-1]["scores"]
    # The columns say the same of the cards alone.
    cards = (CANCELS, "keep", LEFT, ALL)
    assert [sum(one["columns"]) for one in told] == [
        sum(amount for words, amount in one["lines"] if any(word in words for word in cards))
        for one in told
    ]
    for words in case.says:
        expect(page.locator("main > header")).to_contain_text(words)
    wrong = []
    for width, theme in ((1280, "light"), (360, "dark"), (320, "light")):
        page.set_viewport_size({"width": width, "height": 740})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.screenshot(path=pictures(f"told-{name}-{width}-{theme}"), full_page=True)
        if page.evaluate(SIDEWAYS):
            wrong.append(f"{width}: sideways")
        if width == 360:
            wrong += complaints_of(page)
    assert not wrong, "\n".join(wrong)


def test_the_lines_of_any_score_add_up_to_it(server: Server, guests: Guests) -> None:
    """Random rules, and layouts in which few ranks come often."""
    page = guests.come(server)
    for seed in random.sample(range(1_000_000), 12):
        rng = random.Random(seed)
        drawn = Rules.from_dict(random_rules(rng) | {"turn_cap": 4, "length": "holes:1"})
        seats = rng.randint(2, 4)
        often = rng.sample("A23456789TJQKX", 3)
        cards = [card_text(card) for card in pack(drawn, seats)]
        rng.shuffle(cards)
        cards.sort(key=lambda card: card[0] not in often)
        dealt = rng.sample(cards[: drawn.cells * seats], drawn.cells * seats)
        laid = Laid(server, page, drawn, seats)
        laid.hole([" ".join(dealt[seat::seats]) for seat in range(seats)])
        laid.show()
        page.wait_for_selector("#told")
        told = read(page)
        sums = [sum(amount for _, amount in one["lines"]) for one in told]
        scores = table_of(page)["match"]["holes"][-1]["scores"]
        assert sums == [one["score"] for one in told] == scores, f"seed {seed}: {told}"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "lv",
            [
                "Kungu kolonna dzēšas",
                "Divnieku kolonna patur savus −4 punktus (negatīvi pāri nedzēšas)",
                "Četri sešinieki blakus",
                "Divas vienādas kolonnas blakus: Ieva",
                "Tu pabeidzi bedrīti, bet kādam bija mazāk: vēl 10",
            ],
        ),
        (
            "nl",
            [
                "Een kolom heren valt weg",
                "Een kolom tweeën telt −4 (negatieve paren blijven tellen)",
                "Blok van vier zessen",
                "Het blok van Ieva",
                "Je beëindigde de hole, maar was niet de laagste: 10 erbij",
            ],
        ),
        (
            "fi",
            [
                "Kuninkaiden sarake kumoutuu",
                "Kakkosten sarake pitää pisteensä −4 (negatiiviset parit eivät kumoudu)",
                "Neljä kuutosta vierekkäin",
                "Kaksi samanarvoista saraketta vierekkäin: Ieva",
                "Päätit reiän, mutta jollakulla oli vähemmän: 10 lisää",
            ],
        ),
    ],
)
def test_a_score_is_told_in_every_language(
    server: Server,
    guests: Guests,
    pictures: Callable[[str], Path],
    language: str,
    words: list[str],
) -> None:
    page = guests.come(
        server, STILL | {"language": language}, viewport={"width": 320, "height": 640}
    )
    lay(server, page, CASES["columns"])
    told = read(page)
    lines = [line for one in told for line, _ in one["lines"]]
    assert [line for line in words if line not in lines] == []
    assert [one["score"] for one in told] == [
        sum(amount for _, amount in one["lines"]) for one in told
    ]
    assert not page.evaluate(SIDEWAYS)
    page.screenshot(path=pictures(f"told-{language}"), full_page=True)


def test_a_score_is_told_step_by_step_and_aloud(server: Server, guests: Guests) -> None:
    page = guests.come(server, LIVELY)
    lay(server, page, CASES["nine"])
    expect(page.get_by_role("heading", level=1)).to_have_text("You win the hole")
    page.get_by_role("button", name="Tell it again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hole 1")
    expect(page.get_by_text("Diagonal of fours cancels")).to_be_visible()
    expect(page.locator(".told footer strong").first).to_be_hidden()
    page.get_by_role("button", name="Show all at once").click()
    expect(page.locator(".told footer strong").first).to_be_visible()
    expect(page.locator("#voice")).to_contain_text(
        "Ieva: 38. Row of sevens cancels: 0. The cards left over: 38."
    )


def test_who_is_lowest_where_all_scores_are_below_zero(server: Server, guests: Guests) -> None:
    """B080: the page too finds a lowest score and a leader where all scores are negative."""
    page = guests.come(server)
    twos = rules("six-card", values="twos", jokers=-2, length="holes:2", decks="two_or_more")
    laid = Laid(server, page, twos, 3)
    for layouts in (
        ["2h 7c 9d / Ks 7d 9h", "2s 5c 8d / Ac 5d 8h", "Xr Tc 3d / Kd Td 3h"],
        ["Xr 7c 9d / As 7d 9h", "2s 5c 8d / Kc 5d 8h", "2h 4c 3d / Kd 4d 3h"],
    ):
        laid.hole(layouts)
    laid.show()
    page.wait_for_selector("#told")
    scores = [hole["scores"] for hole in table_of(page)["match"]["holes"]]
    assert all(score < 0 for hole in scores for score in hole)
    lines = match_card(page)
    assert list(lines) == ["You", "Ieva", "Bram"]
    assert [line.total for line in lines.values()] == [-3, -3, -4]
    assert [line.scores for line in lines.values()] == [
        list(both) for both in zip(*scores, strict=True)
    ]
    totals = [line.total for line in lines.values()]
    leads = page.locator("tr.ldr .nm").all_text_contents()
    assert leads == [
        name for name, total in zip(lines, totals, strict=True) if total == min(totals)
    ]
    best = page.locator("table.sc").last.locator("td:has(.best)").count()
    assert best == sum(score == min(hole) for hole in scores for score in hole)


def test_equal_scores_share_the_hole(server: Server, guests: Guests) -> None:
    page = guests.come(server)
    laid = Laid(server, page, rules("six-card", length="holes:2"), 3)
    laid.hole(["7h Ks 9d / 7d 4c 4h", "Th 8c Kc / Td 9s Kh", "Jc 9c 3h / Jh As 7s"])
    laid.show()
    expect(page.get_by_role("heading", level=1)).to_have_text("You and Ieva share the hole")
    assert page.locator(".low").count() == 2
    leads = page.locator("tr.ldr .vh").all_text_contents()
    assert [words for words in leads if "lead" in words] == [", shares the lead"] * 2
