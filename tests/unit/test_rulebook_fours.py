"""What a sheet of All Fours says is what is played: held against the second reading of the rules in tests/oracle."""

import random
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

import pytest

from fourball import cli
from fourball.allfours import OPTIONS, PRESETS, Rules
from fourball.cards import DECK, card_text, parse_cards
from fourball.errors import RulesError
from fourball.play import Match, SeatInfo
from fourball.rulebook import ChalkSheet, FoursRuleSheet, rule_sheet, score_sheet
from fourball.rulebook.fours_example import _DEALT, _PLAYED, _TURN_UPS, _pack, _turn_up
from fourball.rulebook.text import WIDTH, rule_sheet_text, score_sheet_text
from tests.oracle import allfours as oracle
from tests.oracle.random_hands import random_rules

LANGUAGES = ("en", "lv", "nl", "fi")
NUMBERS = {"target": (1, 2, 7, 14, 31, 999), "hang_jack": (1, 3, 6), "game_points": (1, 2, 5)}
TABLES: tuple[Mapping[str, int], ...] = (
    {"A": 1, "6": 2, "J": 3},
    {"A": 1, "2": 2, "J": 3},
    {"J": 1},
    {},
    dict.fromkeys("A23456789TJQK", 999),
)
# What an option needs so that it makes a difference.
NEEDS = {"down_to_trump": {"undertrump": "banned"}}
SEATS_OF_TWO = ("Mara", "Ilze")
NAMES = ("Mara", "Ilze", "Jan", "Väinö")

# Stems that a sheet has where this is played, and nowhere else.
PARTNER = {"en": "partner", "lv": "partner", "nl": "partner", "fi": "pelipari"}
SIDE = {
    "en": r"\bside",
    "lv": r"\bpus[ei]",
    "nl": r"\bpartij (van|die|met)|andere partij",
    "fi": r"\bpuol(i|ta|elle|en)\b",
}
CALL = {"en": "call for", "lv": "to var pieprasīt", "nl": "opeisen", "fi": "saa vaatia"}
CUT = {"en": "cuts a card", "lv": "izvelk kārti", "nl": "trekt een kaart", "fi": "nostaa kortin"}
LOT = {"en": "Chance", "lv": "loze", "nl": "Het lot", "fi": "arpa"}
COUNTED = {
    "en": {"high": "High ", "low": "Low ", "jack": "jack of trumps", "game": "for game"},
    "lv": {"high": "augsto", "low": "zemo", "jack": "kalpu", "game": "Par spēli"},
    "nl": {"high": "Hoog", "low": "Laag", "jack": "troefboer", "game": "voor spel|in zijn slagen"},
    "fi": {"high": "Korkeasta", "low": "Matalasta", "jack": "sotamiehestä", "game": "Pelistä"},
}
# The calls are kept in English beside the translation.
CALLS = re.compile(r"\((Stand|I beg|Take one|Run the pack)\)")
ENGLISH = re.compile(
    r"\b(the|and|trump|trumps|dealer|trick|tricks|suit|points|cards|you|beg|side|player)\b",
    re.IGNORECASE,
)


def every_value(name: str) -> list[Rules]:
    """Rules of four with each value of an option, and else alike."""
    values = [*OPTIONS[name].values, *NUMBERS.get(name, ())]
    values += TABLES if OPTIONS[name].is_table else ()
    more = NEEDS.get(name, {})
    return [
        Rules.preset("all-twos" if (name, value) == ("players", 2) else "all-fours", **more)
        if name == "players"
        else Rules.preset("all-fours", **(more | {name: value}))
        for value in values
    ]


@cache
def agreements() -> tuple[Rules, ...]:
    rng = random.Random(29)
    made = [Rules.from_dict(random_rules(rng)) for _ in range(200)]
    return (*PRESETS.values(), *(rules for name in OPTIONS for rules in every_value(name)), *made)


def sheet_of(rules: Rules, language: str) -> FoursRuleSheet:
    return rule_sheet(rules, rules.players, language)


def all_texts(sheet: FoursRuleSheet) -> list[str]:
    texts = [sheet.title, *sheet.facts, *sheet.places, sheet.places_label]
    for section in sheet.sections:
        texts += [section.title, *section.sentences, *section.choices, *section.steps]
        texts += section.more
    texts += [sheet.plays_title, sheet.plays_label, *(play.told for play in sheet.plays)]
    if sheet.count is not None:
        texts += [sheet.count.title, sheet.count.told, *sheet.count.steps, sheet.count.result]
        texts += [taken.label for taken in sheet.count.taken]
    return texts


def chalk_texts(sheet: ChalkSheet) -> list[str]:
    labels = [column.label for column in sheet.columns]
    labels += [side.label for side in sheet.sides] + [game.label for game in sheet.games]
    return [sheet.title, sheet.form, *sheet.facts, *labels, *sheet.labels.values(), *sheet.notes]


def said(sheet: FoursRuleSheet, name: str) -> str:
    [section] = [section for section in sheet.sections if section.name == name]
    return " ".join((*section.sentences, *section.choices, *section.steps, *section.more))


def number(n: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){n}(?!\d)")


# The rule sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_of_an_option_changes_the_sheet(name: str, language: str) -> None:
    different = every_value(name)
    sheets = {rule_sheet_text(sheet_of(rules, language)) for rules in different}
    assert len(sheets) == len({str(rules.to_dict()) for rules in different}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_words_for_everything(language: str) -> None:
    for rules in agreements():
        names = [""] * rules.players
        texts = all_texts(sheet_of(rules, language))
        texts += chalk_texts(score_sheet(rules, names, language, games="best_of:3"))
        assert not [t for t in texts if not t.strip() or re.match(r"[a-z]+-[a-z_]+", t)]
        whole = "\n".join(texts)
        assert not re.search(r"[{}<>]|  |None|True|False", whole)
        if language != "en":
            assert not ENGLISH.search(CALLS.sub("", whole.replace("All Fours", ""))), rules


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    for rules in agreements():
        theirs = all_texts(sheet_of(rules, language))
        english = all_texts(sheet_of(rules, "en"))
        assert len(theirs) == len(english)
        same = {text for text in theirs if text in english}
        assert same <= {"All Fours", "1", "2", "3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_says_what_is_played(language: str) -> None:
    for rules in agreements():
        agreed = rules.to_dict()
        sheet = sheet_of(rules, language)
        whole = "\n".join(all_texts(sheet))
        two = agreed["players"] == 2

        # Two players have neither partners nor sides (section 6).
        assert (PARTNER[language] in whole.lower()) == (not two)
        assert bool(re.search(SIDE[language], whole)) == (not two)
        assert len(sheet.places) == sheet.seats == agreed["players"]
        assert (CUT[language] in said(sheet, "table")) == (LOT[language] not in whole)

        # The turn-up (section 3).
        points = agreed["turn_up_points"]
        assert isinstance(points, dict)
        deal = said(sheet, "deal")
        assert all(number(count).search(deal) for count in points.values())

        # Exposed cards (section 4).
        assert bool(re.search(CALL[language], whole)) == (agreed["exposed"] == "callable")

        # The count and the game (section 5).
        [count] = [section for section in sheet.sections if section.name == "count"]
        order = str(agreed["count_order"]).split("-")
        for step, what in zip(count.steps, order, strict=True):
            assert re.search(COUNTED[language][what], step), (step, what)
            worth = {"jack": agreed["hang_jack"], "game": agreed["game_points"]}.get(what, 1)
            assert isinstance(worth, int)
            assert number(worth).search(step), step
        target = agreed["target"]
        assert target == 1 or number(int(str(target))).search(said(sheet, "game"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_undertrumping_and_partners_cards_are_no_subject_for_two(language: str) -> None:
    for name in ("undertrump", "blind_partners", "down_to_trump"):
        values = OPTIONS[name].values
        sheets = [sheet_of(Rules.preset("all-twos", **{name: value}), language) for value in values]
        assert sheets[0] == sheets[1]


def test_a_sheet_of_one_table_tells_what_it_agrees_on() -> None:
    rules = PRESETS["all-fours"]
    sheet = rule_sheet(rules, 4, "en", first_dealer="volunteer", memory_aid=True, games="best_of:5")
    assert "volunteer" in said(sheet, "table")
    assert "cut again" not in said(sheet, "table")
    assert "best of 5" in said(sheet, "match")
    assert "wins 3" in said(sheet, "match")
    assert "keeps count" in said(sheet, "match")
    usual = rule_sheet(rules, 4, "en")
    assert "the highest deals" in said(usual, "table")
    assert "cut again" in said(usual, "table")
    assert "one game" in said(usual, "match")
    assert "keeps count" not in said(usual, "match")
    assert rule_sheet(rules, 4, "en", first_dealer="anybody") == usual


def test_a_sheet_asks_the_options_and_not_the_presets_name() -> None:
    rules = Rules.from_dict(PRESETS["all-fours-knockout"].to_dict() | {"preset": "all-fours"})
    assert sheet_of(rules, "fi") == sheet_of(PRESETS["all-fours-knockout"], "fi")
    assert score_sheet(rules, NAMES, "lv") == score_sheet(
        PRESETS["all-fours-knockout"], NAMES, "lv"
    )


def test_sheets_are_for_as_many_as_the_rules_have() -> None:
    for rules, seats in ((PRESETS["all-fours"], 3), (PRESETS["all-twos"], 4)):
        with pytest.raises(RulesError, match="players, not"):
            rule_sheet(rules, seats, "en")
        with pytest.raises(RulesError, match="players, not"):
            score_sheet(rules, [""] * seats, "en")


# The examples


def test_an_example_of_play_allows_what_the_rules_allow() -> None:
    shown = set()
    for rules in agreements():
        for play in sheet_of(rules, "en").plays:
            allowed = oracle.may_play(rules.to_dict(), "h", play.trick, play.hand)
            assert list(play.allowed) == [card for card in play.hand if card in allowed]
            assert len(play.trick) < rules.players
            assert len({*play.trick, *play.hand}) == len(play.trick) + len(play.hand)
            shown.add((play.trick, play.hand, play.allowed))
    # Each kind of following shows in some example (section 9).
    assert (("9c", "Jh"), ("Qc", "5h", "Qh", "2d"), ("Qc", "5h", "Qh")) in shown
    assert (("9c", "Jh"), ("Qc", "5h", "Qh", "2d"), ("Qc", "Qh")) in shown
    assert (("9c", "Jh"), ("Qc", "5h", "Qh", "2d"), ("Qc",)) in shown
    assert (("9c", "Jh"), ("Qh", "5h"), ("Qh",)) in shown
    assert (("9c", "Jh"), ("Qh", "5h"), ("Qh", "5h")) in shown
    assert (("9c",), ("7h", "As", "Td"), ("7h",)) in shown
    assert (("Ah", "4h"), ("Jh", "Tc", "9c", "As"), ("Jh",)) in shown


def played_by_the_oracle(rules: Rules) -> oracle.Hand:
    """The example's hand, dealt and played by the second reading of the rules."""
    turned = _turn_up(rules)
    assert turned is not None
    pack = list(map(card_text, _pack(rules, turned)))
    hand = oracle.Hand(rules.to_dict(), rules.players - 1, pack, packet=3)
    hand.play("0 stand")
    for card in _PLAYED[rules.players].split():
        hand.play(f"{hand.to_act} play {card}")
    return hand


def test_the_counted_hand_comes_out_as_the_rules_say() -> None:
    for rules in agreements():
        count = sheet_of(rules, "en").count
        if count is None:
            points = rules.turn_up_points
            assert len(points) == 13
            assert min(points.values()) >= rules.target
            continue
        hand = played_by_the_oracle(rules)
        assert list(count.scores) == hand.points
        assert [taken.worth for taken in count.taken] == hand.game
        for taken in count.taken:
            worths = [oracle.game_worth(rules.to_dict(), card) for card in taken.cards]
            assert sum(worths) == taken.worth
            assert 0 not in worths
        counted = [told for told in hand.told if told["what"] != "turn_up"]
        assert len(count.steps) == 4  # what came too late is told as well
        for told, step in zip(counted, count.steps, strict=False):
            whose = "you" if told["side"] == 0 else "the" if rules.players == 2 else "them"
            assert re.search(rf": {told['points']} for {whose}", step)
        assert all("nothing" in step for step in count.steps[len(counted) :])


def test_the_counted_hand_shows_what_the_table_plays() -> None:
    usual = sheet_of(PRESETS["all-fours"], "en").count
    assert usual is not None
    assert usual.steps == (
        "High, K♥: 1 for you",
        "Low, 3♥: 1 for them",
        "Hang jack, J♥: 3 for you",
        "Game, 14 : 21: 1 for them",
    )
    assert usual.scores == (4, 4)
    other = Rules.preset(
        "all-fours-tobago-twos", low_to="winner", hang_jack=6, count_order="game-jack-low-high"
    )
    count = sheet_of(other, "en").count
    assert count is not None
    assert count.told.startswith("2♥ is turned up: 2 for the others")
    assert count.steps == (
        "Game, 14 : 25: 1 for them",
        "Hang jack, J♥: 6 for you",
        "Low, 3♥: 1 for you",
        "High, K♥: 1 for you",
    )
    short = sheet_of(Rules.preset("all-fours", target=3), "en").count
    assert short is not None
    assert short.steps[1:3] == ("Low, 3♥: 1 for them", "Hang jack, J♥: nothing, as the game is won")


def test_the_hand_of_the_example_is_one_that_anybody_may_play() -> None:
    for players, hands in _DEALT.items():
        cards = [card for hand in hands for card in hand.split()]
        assert len(set(cards)) == 6 * players == len(_PLAYED[players].split())
        assert sorted(cards) == sorted(_PLAYED[players].split())
        assert not {f"{rank}h" for rank in _TURN_UPS} & {*cards}
        for rank in "62AQT98754":
            rules = Rules.preset("all-fours", players=players, turn_up_points={rank: 1})
            assert sheet_of(rules, "en").count is not None


# The chalk sheet


def match_of_hands(rules: Rules) -> Match:
    """A hand that is thrown in, and one that is counted: both dealt by seat 3 (3.10, section 9)."""
    match = Match.start(rules, [SeatInfo(name) for name in NAMES], 3)
    turned = parse_cards("Jh 6h Ah")
    rest = [card for card in DECK if card not in turned]
    places = {24: turned[0], 37: turned[1], 50: turned[2]}
    pack = [places[n] if n in places else rest.pop() for n in range(52)]
    match, _ = match.deal(pack)
    for action in ("0 beg", "3 run"):
        match, _ = match.apply(action)
    match, _ = match.deal(_pack(rules, "6h"))
    match, _ = match.apply("0 stand")
    for card in _PLAYED[4].split():
        match, _ = match.apply(f"{match.to_act} play {card}")
    return match


def test_a_chalk_sheet_has_hands_down_and_says_who_deals_them() -> None:
    sheet = score_sheet(PRESETS["all-fours"], NAMES, "en", first_dealer=2)
    assert [row.hand for row in sheet.rows] == list(range(1, 17))
    assert [row.dealer for row in sheet.rows[:5]] == [2, 3, 0, 1, 2]
    assert [row.dealer_name for row in sheet.rows[:2]] == ["Jan", "Väinö"]
    assert [side.names for side in sheet.sides] == [("Mara", "Jan"), ("Ilze", "Väinö")]
    assert [column.name for column in sheet.columns] == [
        *("turn_up", "gift", "high", "low", "jack", "game")
    ]
    assert {row.points for row in sheet.rows} == {()}
    assert (sheet.target, sheet.strokes, len(sheet.games)) == (14, 14, 5)
    assert {game.points for game in sheet.games} == {()}


def test_without_names_there_is_room_to_write_them() -> None:
    sheet = score_sheet(PRESETS["all-twos"], ["", ""], "en", first_dealer=None)
    assert [side.names for side in sheet.sides] == [("",), ("",)]
    assert {(row.dealer, row.dealer_name) for row in sheet.rows} == {(None, "")}


def test_a_chalk_sheet_is_filled_with_the_hands_that_were_played() -> None:
    rules = Rules.preset("all-fours", packets="threes")
    match = match_of_hands(rules)
    sheet = score_sheet(rules, NAMES, "en", hands=match.deals, first_dealer=3)
    first, second, third = sheet.rows[:3]
    assert (first.dealer, first.thrown_in, first.totals) == (3, True, (0, 6))
    assert first.points == ((0, 6), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0))
    assert (second.dealer, second.thrown_in, second.hung) == (3, False, True)
    assert second.points == ((0, 2), (0, 0), (1, 0), (0, 1), (3, 0), (0, 1))
    assert second.totals == (4, 10)
    assert (third.dealer, third.points, third.totals) == (0, (), ())
    assert [game.points for game in sheet.games] == [(4, 10), (), (), (), ()]
    assert sheet.games[0].winner is None


def test_the_columns_stand_in_the_order_of_the_count() -> None:
    rules = Rules.preset("all-fours", packets="threes", count_order="jack-game-low-high")
    match = match_of_hands(rules)
    sheet = score_sheet(rules, NAMES, "en", hands=match.deals, first_dealer=3)
    assert [column.name for column in sheet.columns][2:] == ["jack", "game", "low", "high"]
    assert sheet.rows[1].points[2:] == ((3, 0), (0, 1), (0, 1), (1, 0))


def test_points_that_came_too_late_are_not_on_the_sheet() -> None:
    rules = Rules.preset("all-fours", packets="threes", target=9)
    match = match_of_hands(rules)
    assert match.over
    sheet = score_sheet(rules, NAMES, "en", hands=match.deals, first_dealer=3, is_over=True)
    # 6 and 2 for turn-ups, and low: 9, so the jack and the game are not counted.
    assert sheet.rows[1].points == ((0, 2), (0, 0), (1, 0), (0, 1), (0, 0), (0, 0))
    assert (sheet.rows[1].hung, sheet.rows[1].totals) == (False, (1, 9))
    assert (len(sheet.rows), sheet.after) == (2, None)
    assert sheet.games[0].winner == 1


def test_a_match_of_several_games_has_the_strokes_of_each() -> None:
    rules = Rules.preset("all-fours", packets="threes")
    hands = match_of_hands(rules).deals
    finished = ((14, 9), (3, 15))
    sheet = score_sheet(
        rules, NAMES, "en", hands=hands, first_dealer=3, games="best_of:5", finished=finished
    )
    assert [game.points for game in sheet.games] == [(14, 9), (3, 15), (4, 10), (), ()]
    assert [game.winner for game in sheet.games] == [0, 1, None, None, None]
    assert sheet.playing == 3
    first_to = score_sheet(rules, NAMES, "en", games="first_to:3")
    assert [game.number for game in first_to.games] == [1, 2, 3, 4, 5]
    long = score_sheet(
        rules, NAMES, "en", hands=hands, games="first_to:99", finished=[(14, 0)] * 20
    )
    assert [game.number for game in long.games] == list(range(13, 22))
    assert long.games[-1].points == (4, 10)


def test_a_long_game_goes_on_over_several_sheets() -> None:
    rules = Rules.preset("all-fours", packets="threes", target=1000)
    _, two = match_of_hands(rules).deals
    hands = [replace(two, dealer=n % 4) for n in range(20)]
    sheet = score_sheet(rules, NAMES, "en", hands=hands, first_dealer=0)
    assert (sheet.rows[0].hand, sheet.rows[-1].hand) == (17, 32)
    assert (sheet.before, sheet.after, sheet.carried) == (1, 33, (64, 64))
    assert sheet.part == "Hands 17 to 32"
    assert sheet.strokes == 0
    first = score_sheet(rules, NAMES, "en", hands=hands, first_dealer=0, start=3)
    assert (first.before, first.after, first.carried, first.part) == (None, 17, (), "")


# As text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_as_text_fits_a_terminal_and_leaves_nothing_out(language: str) -> None:
    for rules in PRESETS.values():
        sheet = sheet_of(rules, language)
        text = rule_sheet_text(sheet)
        assert max(map(len, text.splitlines())) <= WIDTH
        assert text.endswith("\n")
        flat = re.sub(r"\s+", " ", text).upper()
        missing = [one for one in all_texts(sheet)[1:] if one.upper() not in flat]
        assert missing == [sheet.plays_label]  # nothing is struck out where cards are only named


def in_words(sheet: ChalkSheet) -> Iterator[list[str]]:
    for line in score_sheet_text(sheet).splitlines():
        yield line.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chalk_sheet_as_text_fits_a_terminal(language: str) -> None:
    hands = match_of_hands(Rules.preset("all-fours", packets="threes")).deals
    names = ("Maximilian von Hohenheim", "WWWWWWWWWWWWWWWWWWWWWWWW", "Ilze", "Jānis")
    for rules in PRESETS.values():
        some = names[: rules.players]
        filled = hands if rules.players == 4 else ()
        sheet = score_sheet(rules, some, language, hands=filled, first_dealer=3 % rules.players)
        text = score_sheet_text(sheet)
        assert max(map(len, text.splitlines())) <= WIDTH, text
        flat = re.sub(r"\s+", " ", text)
        assert all(name in flat for name in some)
        assert all(note in flat for note in sheet.notes)


def test_a_chalk_sheet_as_text_has_every_hand() -> None:
    rules = Rules.preset("all-fours", packets="threes")
    sheet = score_sheet(rules, NAMES, "en", hands=match_of_hands(rules).deals, first_dealer=3)
    lines = list(in_words(sheet))
    assert ["1*", "Väinö", "·|6", *["·|·"] * 5, "0", "6"] in lines
    assert ["2", "Väinö", "·|2", "·|·", "1|·", "·|1", "3|·", "·|1", "4", "10"] in lines
    assert ["3", "Mara", *["__|__"] * 6, "____", "____"] in lines
    assert ["Game", "1", "Side", "1", "xxxx.", ".....", "....", "4"] in lines
    assert ["Side", "2", "xxxxx", "xxxxx", "....", "10"] in lines
    assert ["*", "thrown", "in"] in lines


def test_the_command_writes_either_sheet(monkeypatch, capsys) -> None:
    args = ("sheet", "all-fours", "hang_jack=6", "blind_partners=true", "turn_up_points=none")
    rules = Rules.preset("all-fours", hang_jack=6, blind_partners=True, turn_up_points={})
    names = ("--scores", "--names", "Mara, Ilze, Jan, Väinö")
    for more, wanted in (
        ((), rule_sheet_text(rule_sheet(rules, 4, "lv"))),
        (names, score_sheet_text(score_sheet(rules, NAMES, "lv"))),
    ):
        monkeypatch.setattr(sys, "argv", ["fourball", *args, "--language", "lv", *more])
        with pytest.raises(SystemExit) as left:
            cli.main()
        assert (left.value.code, capsys.readouterr().out) == (0, wanted)
