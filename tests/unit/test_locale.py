"""Every word is there in every language, says the same things, and is used."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fourball import allfours, golf
from fourball.errors import RulesError
from fourball.games import GAMES, Option
from fourball.golf import OPTIONS
from fourball.server.agreed import FirstDealer, Ties
from fourball.server.problems import CODES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "fourball"
WEB = ROOT / "web" / "src"
LOCALES = SOURCES / "locale"
LANGUAGES = ("en", "lv", "nl", "fi")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 5, 10, 11, 21, 100)
# Messages that tell nothing from something; the number stands without a noun that would have to follow it.
WITHOUT_A_NOUN = {"fours-last-took", "fours-log-trick", "fours-log-turned"}
# Codes that the browser client makes itself.
CLIENT_CODES = {"offline", "unknown", "no-such-page"}


class Found(Visitor):
    """The variables and the selectors of one message, and the messages that it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []
        self.parts: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        of = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        keys = [
            v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants
        ]
        self.selectors.append((of, keys))
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Found]:
    found: dict[str, Found] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{path.name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, (
                    f"{language}/{path.name}: {entry.id.name} stands twice"
                )
                assert entry.value is not None
                found[entry.id.name] = Found()
                found[entry.id.name].visit(entry)
    for each in found.values():
        for part in each.parts:
            each.variables |= found[part].variables
            each.selectors += found[part].selectors
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def is_plural(keys: list[str]) -> bool:
    words = {key for key in keys if not key.lstrip("-").isdigit()}
    return words <= PLURALS


def raised() -> dict[str, list[set[str]]]:
    """Every error code of the package, and for each place that raises it the names of its facts."""
    places: dict[str, list[set[str]]] = defaultdict(list)
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 2:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            code = node.args[0]
            is_error = name.endswith("Error") or name == "IllegalAction"
            if is_error and isinstance(code, ast.Constant) and isinstance(code.value, str):
                places[code.value].append({fact.arg for fact in node.keywords if fact.arg})
    return places


@cache
def expected() -> frozenset[str]:
    """The messages that stand for data: options, their values, presets, groups, error codes."""
    ids = set()
    for game in GAMES.values():
        for name, option in game.options.items():
            ids.add(f"rule-{name}")
            words = values_in_words(name, option)
            ids |= {f"{kind}-{name}-{value}" for value in words for kind in ("rule", "opt")}
        ids |= {f"{kind}preset-{name}" for name in game.presets for kind in ("", "about-")}
        ids |= {f"preset-group-{info.group}" for info in game.preset_info.values()}
    return frozenset(ids | {f"error-{code}" for code in {*raised(), *CODES, *CLIENT_CODES}})


def values_in_words(name: str, option: Option) -> list[str]:
    """The values of an option as its messages name them; a number, a table and an order have one message for all."""
    if isinstance(option, golf.Option):
        words = [*option.values, *(word for word, _ in option.counted)]
    elif option.is_table:
        words = ["table", "none"]
    elif name == "count_order":
        words = ["words"]
    else:
        words = [str(value).lower() for value in option.values]
    return words + ["number"] * (option.least is not None)


def sources() -> Iterator[str]:
    for path in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *SOURCES.rglob("*.py")):
        if not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_the_messages_of_english(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_says_the_same_in_every_language(language: str) -> None:
    for name, found in messages(language).items():
        english = messages("en")[name].variables
        # Whoever speaks of a player may need to know whether it is the reader: verbs differ, in some languages only.
        optional = {"you"} if "name" in english else set()
        # A name cannot be inflected; some languages say “the opponents'” where English says whose it was.
        optional |= {"other", "otherYou"} if {"other", "otherYou"} & english else set()
        assert found.variables ^ english <= optional, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_every_plural_form_of_its_language(language: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    assert forms == ({"zero", "one", "other"} if language == "lv" else {"one", "other"})
    for name, found in messages(language).items():
        for _, keys in found.selectors:
            if is_plural(keys):
                words = {key for key in keys if not key.isdigit()}
                assert words == ({"other"} if name in WITHOUT_A_NOUN else forms), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for name, found in messages(language).items():
        counted = {of for of, keys in found.selectors if is_plural(keys)} | (
            {"port"} & found.variables
        )
        chosen = {of: keys for of, keys in found.selectors if of not in counted}
        for count in COUNTS:
            for turn in range(max((len(keys) for keys in chosen.values()), default=1)):
                given = {variable: f"<{variable}>" for variable in found.variables}
                given |= {of: keys[turn % len(keys)] for of, keys in chosen.items()}
                message = bundle(language).get_message(name)
                assert message.value is not None
                text, errors = bundle(language).format_pattern(
                    message.value, given | dict.fromkeys(counted, count)
                )
                assert not errors, name
                assert text.strip() == text != "", name
                assert "  " not in text, name
                assert "{" not in text, name
                assert text.count("<b>") == text.count("</b>"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_preset_and_error_has_its_words(language: str) -> None:
    families = re.compile(r"(rule|opt|about|preset|error)-")
    there = {name for name in messages(language) if families.match(name)}
    assert there - better() == expected()


def better() -> set[str]:
    """Sentences that say a value better where they hold: in one layout, for two players, of one number, of a known table."""
    layouts = OPTIONS["layout"].values
    rules = [name for name in expected() if name.startswith("rule-")]
    found = {f"{name}-{layout}" for name in rules for layout in layouts}
    ones = {f"{kind}-{name}-1" for name in ("hang_jack", "game_points") for kind in ("rule", "opt")}
    found |= ones | {f"opt-turn_up_points-{one}" for one in ("trinidad", "tobago", "own")}
    told = {name for name in expected() if name.startswith(("rule-", "opt-"))}
    return (found | {f"{name}-two" for name in told | ones}) - expected()


def sentence(language: str, name: str) -> str:
    message = bundle(language).get_message(name).value
    given = {"n": 12, "points": "−12", "entries": "6"}
    given |= {word: word for word in ("first", "second", "third", "fourth")}
    text, errors = bundle(language).format_pattern(message, given)
    assert not errors, name
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_of_an_option_has_a_sentence_and_a_label_of_its_own(language: str) -> None:
    options = {name: option for game in GAMES.values() for name, option in game.options.items()}
    for name, option in options.items():
        values = values_in_words(name, option)
        for kind in ("rule", "opt"):
            said = [sentence(language, f"{kind}-{name}-{value}") for value in values]
            assert len(set(said)) == len(values), name
        for value in values:
            said = sentence(language, f"rule-{name}-{value}")
            assert said[0].isupper() or said.startswith("<b>"), said
            assert said.endswith((".", ".</b>")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_preset_is_told_in_a_sentence_of_its_own(language: str) -> None:
    presets = [name for game in GAMES.values() for name in game.presets]
    for kind in ("preset-", "about-preset-"):
        assert len({sentence(language, kind + name) for name in presets}) == len(presets)


@cache
def refusals() -> frozenset[tuple[str, object, str, object]]:
    """Every two options that are refused together, with the values that the rules have of them then."""
    golfs = ("six-card", "nine-card", "four-card", "four-in-hand")
    return refused_in(golf, golfs) | refused_in(allfours, ("all-fours", "all-twos"))


def refused_in(game: Any, presets: tuple[str, ...]) -> frozenset[tuple[str, object, str, object]]:
    """The same of one game, from these presets on."""
    chosen = [
        (name, value)
        for name, option in game.OPTIONS.items()
        for value in (*option.values, *([-10] if option.least == -1000 else []))
    ]
    found = set()
    for preset in presets:
        for one, two in combinations(chosen, 2):
            rules = replace(game.PRESETS[preset], **dict([one, two]))
            with suppress(RulesError):
                game.options.check(rules)
                continue
            with pytest.raises(RulesError, match=r"needs") as refused:
                game.options.check(rules)
            first, second = refused.value.facts["options"]
            found.add((first, getattr(rules, first), second, getattr(rules, second)))
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refused_combination_is_explained(language: str) -> None:
    explained = set()
    for first, one, second, two in refusals():
        close = f"clash-{first}-{one}-{second}-{two}"
        explained.add(close if close in messages(language) else f"clash-{first}-{second}")
    there = {name for name in messages(language) if re.match(r"clash-[a-z_]+-[a-z_]+", name)}
    assert there == explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_agrees_on_has_its_words(language: str) -> None:
    parts = {
        "first_dealer": get_args(FirstDealer),
        "memory_aid": ("off", "on"),
        "ties": get_args(Ties),
    }
    wanted = {f"agreed-{part}" for part in parts} | {"agreed-title"}
    for part, values in parts.items():
        wanted |= {f"agreed-{opt}{part}-{value}" for value in values for opt in ("", "opt-")}
    assert {name for name in messages(language) if name.startswith("agreed-")} == wanted


def test_the_words_of_an_error_name_only_facts_that_every_place_gives() -> None:
    for code, places in raised().items():
        named = messages("en")[f"error-{code}"].variables
        assert all(named <= facts for facts in places), code


def test_no_message_is_unused() -> None:
    text = "\n".join(sources())
    literal = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text))
    # `told-${word}` and f"told-{word}" may be any message that begins so.
    template = re.compile(r"""["'`]([a-z]+-[\w-]*(?:\$?\{[^`"'{}]*\}[\w-]*)+)["'`]""")
    made = [
        re.compile(re.sub(r"\$?\{[^{}]*\}", r"[\\w-]*", pattern))
        for pattern in template.findall(text)
    ]
    # One language may make its sentences of parts that another does not need.
    parts = {
        part
        for language in LANGUAGES
        for found in messages(language).values()
        for part in found.parts
    }
    unused = {
        name
        for name in messages("en")
        if name not in literal
        and name not in parts
        and name not in expected()
        and not any(pattern.fullmatch(name) for pattern in made)
    }
    assert not unused


def test_no_message_is_missing() -> None:
    asked = set()
    for text in sources():
        asked |= set(re.findall(r"""\bt\(\s*"([a-z][\w-]*)\"""", text))
    assert asked - set(messages("en")) == set()


def test_a_preset_is_called_in_english_as_in_the_table_of_presets() -> None:
    infos = [one for game in GAMES.values() for one in game.preset_info.items()]
    for preset_id, info in infos:
        message = bundle("en").get_message(f"preset-{preset_id}").value
        assert bundle("en").format_pattern(message)[0] == info.title


def test_what_the_client_calls_usual_is_plain_six_card_golf() -> None:
    text = (WEB / "pages" / "rules" / "words.ts").read_text(encoding="utf-8")
    block = re.search(r"USUAL[^{]*\{(.*?)\};", text, re.DOTALL)
    assert block is not None
    usual = dict(re.findall(r'(\w+): "?([^",]+)"?,', block[1]))
    plain = {name: str(value) for name, value in golf.PRESETS["six-card"].to_dict().items()}
    del plain["preset"]
    assert usual == plain
