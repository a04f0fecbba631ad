"""The tables in the documents are those of the code."""

import ast
import re
from dataclasses import fields
from pathlib import Path

from fourball import errors
from fourball.server.board import TABLE_WORDS
from fourball.server.problems import CODES, status_of
from fourball.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/fourball"
API = (ROOT / "docs/api.md").read_text()
HOSTING = (ROOT / "docs/hosting.md").read_text()
# Errors that nothing on the wire can bring about: the server makes packs, stocks, dealers and bots itself.
NOT_ON_THE_WIRE = {
    "bad-dealer",
    "bad-pack",
    "bad-packet",
    "bad-stock",
    "unknown-bot",
    "unknown-game",
}


def raised() -> dict[str, set[str]]:
    """The codes that stand in the sources a request can reach, each with the classes of its errors."""
    found: dict[str, set[str]] = {}
    paths = [PACKAGE / f"{name}.py" for name in ("cards", "games", "options")]
    for part in ("golf", "allfours", "play", "bots", "server"):
        paths += sorted((PACKAGE / part).rglob("*.py"))
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            kind, code = getattr(errors, node.func.id, None), node.args[0]
            if (
                isinstance(kind, type)
                and isinstance(code, ast.Constant)
                and isinstance(code.value, str)
            ):
                found.setdefault(code.value, set()).add(kind.__name__)
    return found


def table_after(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table after a heading, without its head."""
    rows = re.findall(r"(?m)^\|.*\|$", text.partition(heading)[2].partition("\n#")[0])
    return [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows[2:]]


def test_every_code_on_the_wire_is_documented_with_its_status() -> None:
    documented = {row[0]: int(row[1]) for row in table_after(API, "## Codes")}
    expected = {}
    for code, kinds in raised().items():
        if code not in NOT_ON_THE_WIRE and kinds != {"HostError"}:
            (kind,) = kinds
            expected[code] = status_of(getattr(errors, kind)(code, ""))
    assert documented == expected


def test_every_status_is_of_a_code_that_is_used() -> None:
    assert set(CODES) == {code for code, kinds in raised().items() if "TableError" in kinds}


def test_every_code_of_a_start_that_fails_is_documented() -> None:
    documented = {row[0] for row in table_after(HOSTING, "## When it does not start")}
    assert documented == {code for code, kinds in raised().items() if kinds == {"HostError"}}


def test_every_setting_is_documented_with_its_variable_and_default() -> None:
    rows = table_after(HOSTING, "## Settings")
    assert [row[0] for row in rows] == [field.name for field in fields(Settings)]
    for name, variable, default, _ in rows:
        assert variable == PREFIX + name.upper()
        value = getattr(Settings(), name)
        shown = ", ".join(value) if isinstance(value, tuple) else str(value)
        assert default == (shown or ("see below" if name == "database" else "none"))


def test_every_word_of_the_table_is_documented() -> None:
    assert {row[0] for row in table_after(API, "### Actions")} == {*TABLE_WORDS, "sit"}


def test_the_documented_addresses_are_the_servers() -> None:
    from fourball.server.api import HANDLERS
    from fourball.server.sheets import SHEETS

    documented = {tuple(row[0].split()) for row in table_after(API, "## HTTP")}
    served = set()
    for handler in (*HANDLERS, *SHEETS):
        for path in handler.paths:
            if path.startswith(("/api", "/healthz")):
                served |= {(method, path.replace(":str}", "}")) for method in handler.http_methods}
    assert documented == served
