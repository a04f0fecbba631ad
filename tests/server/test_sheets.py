"""The sheets by their addresses: of any agreement, and of a table with what has been played there."""

import msgspec
import pytest

from fourball.golf import Rules
from fourball.rulebook import rule_sheet, score_sheet
from tests.support.server import Json, Person, play_hole

pytestmark = pytest.mark.timeout(60)


def as_json(sheet: object) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(sheet))
    return found


async def test_a_rule_sheet_is_written_for_any_agreement(mara: Person) -> None:
    query = "preset=nine-card&penalty=plus10&jokers=-2&length=points:50&seats=5&language=lv"
    rules = Rules.preset("nine-card", penalty="plus10", jokers=-2, length="points:50")
    assert await mara.call("GET", f"/api/sheet?{query}", 200) == as_json(rule_sheet(rules, 5, "lv"))
    agreed = "friends&memory_aid=true&ties=hands&first_dealer=cut"
    wanted = rule_sheet(rules, 5, "lv", first_dealer="cut", ties="hands", memory_aid=True)
    assert await mara.call("GET", f"/api/sheet?{query}&{agreed}", 200) == as_json(wanted)
    usual = as_json(rule_sheet(Rules.preset("six-card"), 4, "en"))
    assert await mara.call("GET", "/api/sheet", 200) == usual


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("preset=seven-card", "unknown-preset"),
        ("colour=red", "unknown-option"),
        ("preset_name=six-card", "unknown-option"),
        ("penalty=always", "bad-value"),
        ("turn_cap=-5", "bad-value"),
        ("turn_cap=٣", "bad-value"),
        ("place=face_down", "refused-combination"),
        ("seats=9", "bad-seats"),
        ("seats=many", "bad-field"),
        ("language=tlh", "bad-field"),
    ],
)
async def test_a_sheet_of_what_is_no_game_is_refused_in_the_usual_way(
    mara: Person, query: str, code: str
) -> None:
    for address in ("/api/sheet", "/api/score-sheet"):
        refusal = await mara.call("GET", f"{address}?{query}", 400)
        assert refusal["code"] == code
        assert refusal["message"]


async def test_a_sheet_of_what_no_table_agrees_on_is_refused(mara: Person) -> None:
    for query in ("ties=never", "first_dealer=me", "memory_aid=perhaps"):
        assert (await mara.call("GET", f"/api/sheet?{query}", 400))["code"] == "bad-field"


async def test_a_tables_rule_sheet_is_that_of_its_agreement(mara: Person, onlooker: Person) -> None:
    agreed = {"first_dealer": "cut", "memory_aid": True, "ties": "hands"}
    table = await mara.open_table(
        preset="six-card-pagat", options={"penalty": "worst"}, seats=3, bots=0, agreed=agreed
    )
    rules = Rules.preset("six-card-pagat", penalty="worst")
    wanted = rule_sheet(rules, 3, "nl", first_dealer="cut", ties="hands", memory_aid=True)
    address = f"/api/tables/{table['id']}/sheet?language=nl"
    assert await onlooker.call("GET", address, 200) == as_json(wanted)


async def test_there_is_no_sheet_of_no_table(mara: Person) -> None:
    for sheet in ("sheet", "score-sheet"):
        refusal = await mara.call("GET", f"/api/tables/zzzzzz/{sheet}", 404)
        assert refusal["code"] == "unknown-table"


async def test_a_score_sheet_is_written_for_the_names_given(mara: Person) -> None:
    rules = Rules.preset("eight-card", length="holes:18")
    wanted = as_json(score_sheet(rules, ["Mara", "Ilze", "Jānis"], "fi"))
    query = "preset=eight-card&holes=18&game=golf&language=fi"
    for names in ("names=Mara,Ilze,J%C4%81nis", "names=Mara&names=Ilze&names=J%C4%81nis"):
        assert await mara.call("GET", f"/api/score-sheet?{query}&{names}", 200) == wanted


async def test_a_score_sheet_without_names_has_room_for_them(mara: Person) -> None:
    sheet = await mara.call("GET", "/api/score-sheet?seats=3", 200)
    assert sheet["names"] == ["", "", ""]
    assert {row["dealer"] for row in sheet["rows"]} == {None}


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("names=Mara", "bad-seats"),
        ("names=a,b,c,d,e,f,g,h,i", "bad-seats"),
        ("holes=0", "bad-value"),
        ("game=chess", "bad-field"),
        ("hole=x", "bad-field"),
        ("hole=0", "bad-field"),
    ],
)
async def test_a_score_sheet_of_what_is_no_match_is_refused(
    mara: Person, query: str, code: str
) -> None:
    assert (await mara.call("GET", f"/api/score-sheet?{query}", 400))["code"] == code


async def test_a_tables_score_sheet_has_its_finished_holes(mara: Person, ilze: Person) -> None:
    table = await mara.open_table(seats=2, bots=0, options={"length": "holes:3", "turn_cap": 1})
    await ilze.sit(table["id"], "Ilze")
    address = f"/api/tables/{table['id']}/score-sheet"
    before = await ilze.call("GET", address, 200)
    assert before["names"] == ["Mara", "Ilze"]
    assert {row["dealer"] for row in before["rows"]} == {None}
    view = await mara.look(table["id"])
    view = (await mara.act(table["id"], view["version"], "deal"))["table"]
    while view["status"] == "playing":
        person = (mara, ilze)[view["view"]["to_act"]]
        legal = (await person.look(table["id"]))["view"]["legal"]
        words = "discard" if "discard" in legal else legal[0]
        view = (await person.act(table["id"], view["version"], words))["table"]
    [hole] = view["match"]["holes"]
    sheet = await ilze.call("GET", address, 200)
    assert [row["scores"] for row in sheet["rows"]] == [hole["scores"], [], []]
    assert [row["dealer"] for row in sheet["rows"]] == [(hole["dealer"] + n) % 2 for n in range(3)]
    assert sheet["totals"] == []


async def test_a_score_sheet_tells_nothing_of_the_hole_that_is_played(mara: Person) -> None:
    table = await mara.open_table(start=True, options={"length": "holes:2"})
    view = await play_hole(mara, table["id"])
    await mara.act(table["id"], view["version"], "deal")
    sheet = await mara.call("GET", f"/api/tables/{table['id']}/score-sheet", 200)
    assert [bool(row["scores"]) for row in sheet["rows"]] == [True, False]
