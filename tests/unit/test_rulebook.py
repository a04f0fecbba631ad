"""What a sheet says is what is played: held against the second reading of the rules in tests/oracle."""

import builtins
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from fourball import cli
from fourball.errors import RulesError
from fourball.golf import OPTIONS, PRESETS, Rules
from fourball.rulebook import RuleSheet, rule_sheet, score_sheet
from fourball.rulebook.text import WIDTH, rule_sheet_text, score_sheet_text
from tests.oracle import golf as oracle
from tests.oracle.random_rules import NAMES, random_rules

LANGUAGES = ("en", "lv", "nl", "fi")
SEATS = (2, 5, 8)
NUMBERS = {
    "jokers": (-2, 0, 3),
    "jokers_count": (1, 2, 11),
    "block_self": (-10, 7),
    "turn_cap": (1, 21),
}
LENGTHS = ("holes:1", "holes:18", "points:1", "points:100")

# Stems that a sheet has where this is played, and nowhere else.
KNOCKING = {"en": "knock", "lv": "klauv", "nl": "klop", "fi": "koput"}
JOKER = {"en": "joker", "lv": "džoker", "nl": "joker", "fi": "jokeri"}
ONE_EYED = {"en": "one eye", "lv": "vienaca", "nl": "eenogig", "fi": "yksisilm"}
LAST_TURN = {"en": "last turn", "lv": "pēdēj", "nl": "laatste beurt", "fi": "viimei"}
AT_ONCE = {
    "en": "ends at once",
    "lv": "beidzas uzreiz",
    "nl": "eindigt de hole meteen",
    "fi": "päättyy heti",
}
SHUFFLED = {"en": "are shuffled", "lv": "sajauc", "nl": "geschud", "fi": "sekoitetaan"}
SHARED = {
    "en": "Sharing the lowest",
    "lv": "Pietiek|Nepietiek|nepietiek",
    "nl": "gedeelde|delen",
    "fi": "Jaettu",
}
PENALTY = {
    "plus10": {"en": "10 more", "lv": "vēl 10", "nl": "10 punten bij", "fi": "10 pistettä lisää"},
    "add_winner": {
        "en": "lowest score of the others",
        "lv": "mazāko no pārējo",
        "nl": "laagste score van de anderen",
        "fi": "muiden pienimmän",
    },
    "double": {"en": "double", "lv": "divreiz", "nl": "dubbel", "fi": "kahdesti"},
    "double_plus5": {"en": "5 more", "lv": "vēl 5", "nl": "nog 5", "fi": "tulee 5"},
    "worst": {"en": "worst", "lv": "sliktāko", "nl": "slechtste", "fi": "huonoimman"},
}
COLUMN = {"en": "column", "lv": "kolonn", "nl": "kolom", "fi": "sarak"}
DIAGONAL = {
    "en": "diagonal|crosswise",
    "lv": "diagonāl",
    "nl": "diagonaal|schuin",
    "fi": "lävistäj|ristiin",
}
BELOW_ZERO = {"en": "less than 0", "lv": "mazāka par 0", "nl": "minder dan 0", "fi": "alle 0"}


def every_value() -> Iterator[Rules]:
    """Each value of each option, on the first preset that it goes with."""
    for name, option in OPTIONS.items():
        values = [*option.values, *NUMBERS.get(name, ()), *(LENGTHS if name == "length" else ())]
        for value in values:
            for preset in PRESETS:
                try:
                    yield Rules.preset(preset, **{name: value})
                except RulesError:
                    continue
                break
            else:
                raise AssertionError(f"{name}={value} goes with no preset")


def agreements() -> list[Rules]:
    rng = random.Random(20)
    made = [Rules.from_dict(random_rules(rng, tuple(NAMES))) for _ in range(300)]
    return [*PRESETS.values(), *every_value(), *made]


AGREEMENTS = agreements()


def all_texts(sheet: RuleSheet) -> list[str]:
    texts = [sheet.title, *sheet.facts, sheet.places_label]
    for section in sheet.sections:
        texts += [section.title, *section.sentences, *section.choices, *section.more]
    for row in sheet.guide:
        texts += [row.label, row.value]
    for example in sheet.examples:
        texts += [example.title, *example.steps, example.result]
    return texts


def said(sheet: RuleSheet, name: str) -> str:
    """What a section says; nothing if the sheet has none of that name."""
    return " ".join(
        text
        for section in sheet.sections
        if section.name == name
        for text in (*section.sentences, *section.choices, *section.more)
    )


def number(n: int) -> re.Pattern[str]:
    sign = "−" if n < 0 else ""
    return re.compile(rf"(?<![\d−]){sign}{abs(n)}(?!\d)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_says_what_is_played(language: str) -> None:
    for rules in AGREEMENTS:
        says_what_is_played(rules, language)


def says_what_is_played(rules: Rules, language: str) -> None:
    agreed = rules.to_dict()
    for seats in SEATS:
        sheet = rule_sheet(rules, seats, language)
        texts = all_texts(sheet)
        whole = "\n".join(texts)
        assert not [t for t in texts if not t.strip() or re.match(r"[a-z]+-[a-z_]+", t)]
        assert not re.search(r"[{}<>]|  ", whole)

        # The pack (2.3 to 2.5).
        decks, jokers = oracle.decks(agreed, seats), oracle.jokers(agreed, seats)
        assert (sheet.seats, sheet.decks, sheet.jokers) == (seats, decks, jokers)
        cards = said(sheet, "cards")
        assert decks == 1 or number(decks).search(cards)
        assert jokers < 2 or number(jokers).search(cards)
        assert (JOKER[language] in whole.lower()) == (agreed["jokers"] != "none")

        # What every card of the pack counts (section 6).
        for card in set(oracle.full_pack(agreed, seats)):
            [row] = [row for row in sheet.guide if card in row.cards or card[0] in row.cards]
            value = oracle.value(agreed, card)
            if row.points is None:
                assert str(value) == {"A": "1", "T": "10"}.get(card[0], card[0])
                assert not re.search(r"\d", row.value)
            else:
                assert row.points == value
                assert number(value).fullmatch(row.value)
        assert all(row.cards for row in sheet.guide)

        # Places (1.5, 1.6).
        places = [list(cells) for cells in oracle.rows(agreed)]
        assert [list(row) for row in sheet.places] == (
            places if agreed["layout"] != "hand4" else []
        )

        # A turn and the end (sections 3 to 5).
        knocking = agreed["end"] == "knock_last_turn"
        assert (KNOCKING[language] in whole.lower()) == knocking
        [turn] = [section for section in sheet.sections if section.name == "turn"]
        assert len(turn.choices) == 2 + knocking + (agreed["flip_turn"] == "on")
        end = said(sheet, "end")
        assert (AT_ONCE[language] in end) == (agreed["end"] == "up_now")
        assert (LAST_TURN[language] in end) == (agreed["end"] != "up_now")
        assert (SHUFFLED[language] in end) == (agreed["stock_empty"] == "reshuffle")
        assert agreed["turn_cap"] == 1 or number(agreed["turn_cap"]).search(end)
        clears = agreed["remove_cancelled"] == "optional" and agreed["match"] != "none"
        assert bool(said(sheet, "clearing")) == clears

        # What cancels (section 7).
        cancels = said(sheet, "cancels")
        by_column = agreed["match"] in ("column", "line") or (
            agreed["match"] == "line_diagonal" and agreed["layout"] != "2x2"
        )
        assert (COLUMN[language] in cancels) == by_column
        assert bool(re.search(DIAGONAL[language], cancels)) == (agreed["match"] == "line_diagonal")
        one_eyed = agreed["bonus"] == "one_eyed_jacks" and agreed["match"] != "none"
        assert bool(re.search(ONE_EYED[language], cancels.lower())) == one_eyed
        below = min(oracle.value(agreed, card) for card in oracle.full_pack(agreed, seats))
        if agreed["jokers"] != "none":
            below = min(below, agreed["jokers"])
        may_be_below = below < 0 and agreed["match"] != "none"
        assert (BELOW_ZERO[language] in cancels) == may_be_below
        blocks = agreed["match"] != "none"  # in the hand nothing else is allowed
        counts = said(sheet, "counts")
        if blocks and agreed["block"] == "others_plus_10":
            assert number(10).search(counts)
        if blocks and agreed["block_self"] not in ("none", 0):
            assert number(agreed["block_self"]).search(counts)

        # The penalty and the match (sections 8 and 9).
        penalty = said(sheet, "penalty")
        found = {name for name, words in PENALTY.items() if words[language] in penalty}
        wanted = {agreed["penalty"]} - {"none"}
        assert found == wanted | ({"double"} if "double_plus5" in wanted else set())
        assert bool(re.search(SHARED[language], penalty)) == bool(wanted)
        kind, _, count = agreed["length"].partition(":")
        length = said(sheet, "match")
        assert kind == "open" or count == "1" or number(int(count)).search(length)


def test_an_example_counts_as_the_rules_say() -> None:
    for rules in AGREEMENTS:
        counts_as_the_rules_say(rules)


def counts_as_the_rules_say(rules: Rules) -> None:
    agreed = rules.to_dict()
    for seats in SEATS:
        sheet = rule_sheet(rules, seats, "en")
        for example in sheet.examples:
            cards = [card for row in example.cards for card in row]
            raw, blocks, cancelled = oracle.reckon(agreed, cards)
            # Of three equal cards in two crossing lines either pair may go: it comes to the same.
            assert (example.score, len(example.cancelled)) == (raw, len(cancelled))
            assert number(raw).search(example.result)
            assert not Counter(cards) - Counter(oracle.full_pack(agreed, seats))
            assert [len(row) for row in example.cards] == [len(row) for row in oracle.rows(agreed)]
            assert blocks == (example is not sheet.examples[0])
        first = sheet.examples[0]
        assert bool(first.cancelled) == (agreed["match"] != "none")
        kept = " keep " in "".join(first.steps)
        assert not kept or agreed["negative_pairs"] == "keep"


def test_a_block_is_shown_where_it_counts_and_can_be_dealt() -> None:
    for rules, seats, count in (
        (Rules.preset("six-card-fours"), 2, 2),
        (Rules.preset("eight-card-jokers"), 4, 2),
        (Rules.preset("six-card"), 4, 1),
        (Rules.preset("nine-card", block_self=-20), 2, 1),  # one deck has no six equal cards
        (Rules.preset("nine-card", block_self=-20), 4, 2),
    ):
        assert len(rule_sheet(rules, seats, "en").examples) == count


def test_kept_points_are_shown_where_points_are_kept() -> None:
    rules = Rules.preset("six-card-pagat", negative_pairs="keep")
    steps = rule_sheet(rules, 2, "en").examples[0].steps
    assert steps[1] == "2♥ 2♦: less than 0 together, so they keep their −4"


def test_a_sheet_of_one_table_tells_what_it_agrees_on() -> None:
    rules = Rules.preset("six-card")
    sheet = rule_sheet(rules, 4, "en", first_dealer="cut", ties="extra_hole", memory_aid=True)
    assert "cuts a card" in said(sheet, "cards")
    assert "extra hole" in said(sheet, "match")
    assert "remember" in said(sheet, "turn")
    usual = rule_sheet(rules, 4, "en")
    assert "Anybody deals" in said(usual, "cards")
    assert "share the win" in said(usual, "match")
    assert "remember" not in said(usual, "turn")


def test_a_sheet_asks_the_options_and_not_the_presets_name() -> None:
    rules = Rules.from_dict(PRESETS["crazy-nines"].to_dict() | {"preset": "six-card"})
    assert rule_sheet(rules, 3, "fi") == rule_sheet(PRESETS["crazy-nines"], 3, "fi")


def test_a_sheet_is_for_a_table_that_can_be() -> None:
    for seats in (1, 9):
        with pytest.raises(RulesError, match="2 to 8"):
            rule_sheet(Rules.preset("six-card"), seats, "en")


# Score sheets


def test_a_score_sheet_has_a_row_for_each_hole_and_says_who_deals_it() -> None:
    sheet = score_sheet(Rules.preset("six-card"), ["Mara", "Ilze", "Jan"], "en", first_dealer=2)
    assert [row.hole for row in sheet.rows] == list(range(1, 10))
    assert [row.dealer for row in sheet.rows] == [2, 0, 1, 2, 0, 1, 2, 0, 1]
    assert {row.scores for row in sheet.rows} == {()}
    assert (sheet.totals, sheet.carried, sheet.part) == ((), (), "")
    assert (sheet.before, sheet.after, sheet.running) == (None, None, False)


def test_a_score_sheet_is_filled_with_what_has_been_played() -> None:
    rules = Rules.preset("six-card", length="holes:2")
    sheet = score_sheet(rules, ["Mara", "Ilze"], "en", holes=[(3, -2), (10, 4)], is_over=True)
    assert [row.scores for row in sheet.rows] == [(3, -2), (10, 4)]
    assert [row.totals for row in sheet.rows] == [(3, -2), (13, 2)]
    assert sheet.totals == (13, 2)
    half = score_sheet(rules, ["Mara", "Ilze"], "en", holes=[(3, -2)])
    assert [row.scores for row in half.rows] == [(3, -2), ()]
    assert half.totals == ()


def test_a_long_match_goes_on_over_several_sheets() -> None:
    rules = Rules.preset("six-card", length="holes:40")
    names = ["Mara", "Ilze"]
    first = score_sheet(rules, names, "en")
    assert (first.rows[0].hole, first.rows[-1].hole) == (1, 18)
    assert (first.before, first.after) == (None, 19)
    holes = [(1, 2)] * 20
    second = score_sheet(rules, names, "en", holes=holes)
    assert (second.rows[0].hole, second.rows[-1].hole) == (19, 36)
    assert (second.before, second.after, second.carried) == (1, 37, (18, 36))
    assert second.part == "Holes 19 to 36"
    last = score_sheet(rules, names, "en", holes=holes, start=10_000)
    assert (last.rows[0].hole, last.rows[-1].hole) == (37, 40)
    assert (last.after, last.carried) == (None, ())


def test_a_match_to_points_wants_the_total_after_each_hole() -> None:
    rules = Rules.preset("six-card-pagat-100")
    sheet = score_sheet(rules, ["Mara", "Ilze"], "en", holes=[(60, 5), (50, 5)], is_over=True)
    assert sheet.running
    assert [row.totals for row in sheet.rows] == [(60, 5), (110, 10)]
    assert (sheet.totals, sheet.after) == ((110, 10), None)
    going_on = score_sheet(rules, ["Mara", "Ilze"], "en", holes=[(60, 5)])
    assert (len(going_on.rows), going_on.totals, going_on.after) == (18, (), 19)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_has_the_scoring_guide_of_its_rules(language: str) -> None:
    for rules in PRESETS.values():
        sheet = score_sheet(rules, [""] * 8, language)
        assert sheet.guide == rule_sheet(rules, 8, language).guide
        texts = [sheet.title, sheet.form, sheet.length, sheet.deal_moves, *sheet.labels.values()]
        assert not [t for t in (*texts, *sheet.notes) if not t or re.match(r"[a-z]+-[a-z_]+", t)]


# As text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_as_text_fits_a_terminal_and_leaves_nothing_out(language: str) -> None:
    for rules in PRESETS.values():
        sheet = rule_sheet(rules, 4, language)
        text = rule_sheet_text(sheet)
        assert max(map(len, text.splitlines())) <= WIDTH
        assert text.endswith("\n")
        flat = re.sub(r"\s+", " ", text)
        assert not [
            one
            for one in all_texts(sheet)[1:]
            if one.upper() not in flat.upper() and one != sheet.places_label
        ]


def test_a_score_sheet_as_text_has_everybody_and_every_score() -> None:
    rules = Rules.preset("six-card-pagat-100")
    sheet = score_sheet(rules, ["Mara", "Ilze"], "en", holes=[(12, -3), (30, 5)])
    lines = score_sheet_text(sheet).splitlines()
    assert next(line for line in lines if line.startswith("Hole")).split() == [
        "Hole",
        "Mara",
        "Ilze",
    ]
    assert next(line for line in lines if line.startswith("1 ")).split() == ["1", "*12/12", "−3/−3"]
    assert next(line for line in lines if line.startswith("2 ")).split() == ["2", "30/42", "*5/2"]


def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *args: str
) -> tuple[int, str, str]:
    def no_questions(prompt: str = "") -> str:
        raise AssertionError(prompt)

    monkeypatch.setattr(builtins, "input", no_questions)
    monkeypatch.setattr(sys, "argv", ["fourball", *args])
    with pytest.raises(SystemExit) as left:
        cli.main()
    told = capsys.readouterr()
    return int(str(left.value.code)), told.out, told.err


def test_the_command_writes_either_sheet(monkeypatch, capsys) -> None:
    args = ("sheet", "nine-card", "penalty=plus10", "jokers=-2", "--seats", "5", "--language", "lv")
    rules = Rules.preset("nine-card", penalty="plus10", jokers=-2)
    assert command(monkeypatch, capsys, *args) == (
        0,
        rule_sheet_text(rule_sheet(rules, 5, "lv")),
        "",
    )
    names = ("--scores", "--names", "Mara, Ilze")
    assert command(monkeypatch, capsys, *args, *names) == (
        0,
        score_sheet_text(score_sheet(rules, ["Mara", "Ilze"], "lv")),
        "",
    )


def test_the_command_refuses_what_is_no_game(monkeypatch, capsys) -> None:
    for args in (
        ("sheet", "six-card", "penalty=never"),
        ("sheet", "six-card", "place=face_down"),
        ("sheet", "seven-card"),
        ("sheet", "--names", "Mara"),
        ("sheet", "--seats", "9"),
    ):
        code, out, err = command(monkeypatch, capsys, *args)
        assert (code, out) == (2, "")
        assert err.startswith("fourball: ")
