"""The sheets by their addresses: of any agreement, and of a table with what has been played there."""

import msgspec
import pytest

from fourball import allfours
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


# All Fours


async def test_a_rule_sheet_of_all_fours_is_written_for_any_agreement(mara: Person) -> None:
    query = (
        "preset=all-fours&hang_jack=6&undertrump=banned&blind_partners=true&give_at_match_point=false"
        "&turn_up_points=A:1,2:2,J:3&twos_toward_game=2&count_order=jack-high-low-game&language=lv"
    )
    rules = allfours.Rules.preset(
        "all-fours",
        hang_jack=6,
        undertrump="banned",
        blind_partners=True,
        give_at_match_point=False,
        turn_up_points={"A": 1, "2": 2, "J": 3},
        twos_toward_game=2,
        count_order="jack-high-low-game",
    )
    assert await mara.call("GET", f"/api/sheet?{query}", 200) == as_json(rule_sheet(rules, 4, "lv"))
    agreed = "friends&seats=4&memory_aid=true&games=best_of:3&first_dealer=chance"
    wanted = rule_sheet(rules, 4, "lv", first_dealer="chance", memory_aid=True, games="best_of:3")
    assert await mara.call("GET", f"/api/sheet?{query}&{agreed}", 200) == as_json(wanted)


async def test_the_preset_tells_the_game_and_the_game_the_preset(mara: Person) -> None:
    for query in ("game=allfours", "preset=all-fours", "preset=all-fours&game=allfours"):
        sheet = await mara.call("GET", f"/api/sheet?{query}", 200)
        assert sheet == as_json(rule_sheet(allfours.PRESETS["all-fours"], 4, "en"))
    two = await mara.call("GET", "/api/sheet?preset=all-twos", 200)
    assert two == as_json(rule_sheet(allfours.PRESETS["all-twos"], 2, "en"))
    more = await mara.call("GET", "/api/sheet?preset=all-fours&players=2&turn_up_points=none", 200)
    rules = allfours.Rules.preset("all-fours", players=2, turn_up_points={})
    assert more == as_json(rule_sheet(rules, 2, "en"))


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("preset=all-fours&game=golf", "unknown-preset"),
        ("preset=six-card&game=allfours", "unknown-preset"),
        ("preset=all-fours&game=chess", "bad-field"),
        ("preset=all-fours&penalty=plus10", "unknown-option"),
        ("preset=six-card&hang_jack=6", "unknown-option"),
        ("preset=all-fours&follow=never", "bad-value"),
        ("preset=all-fours&hang_jack=0", "bad-value"),
        ("preset=all-fours&hang_jack=1001", "bad-value"),
        ("preset=all-fours&hang_jack=٣", "bad-value"),
        ("preset=all-fours&blind_partners=yes", "bad-value"),
        ("preset=all-fours&blind_partners=maybe", "bad-value"),
        ("preset=all-fours&players=3", "bad-value"),
        ("preset=all-fours&turn_up_points=", "bad-value"),
        ("preset=all-fours&turn_up_points=A1-62-J3", "bad-value"),
        ("preset=all-fours&turn_up_points=A:0", "bad-value"),
        ("preset=all-fours&turn_up_points=A:1001", "bad-value"),
        ("preset=all-fours&turn_up_points=A:٣", "bad-value"),
        ("preset=all-fours&turn_up_points=A:1,A:2", "bad-value"),
        ("preset=all-fours&turn_up_points=10:1", "bad-value"),
        ("preset=all-fours&turn_up_points=A:1," + "6:2," * 400, "bad-value"),
        ("preset=all-fours&follow=free&undertrump=banned", "refused-combination"),
        ("preset=all-fours&seats=2", "bad-seats"),
        ("preset=all-twos&seats=4", "bad-seats"),
        ("preset=all-fours&games=best_of:2", "bad-field"),
        ("preset=all-fours&games=first_to:100", "bad-field"),
        ("preset=all-fours&games=one%0A", "bad-field"),
        ("preset=six-card&games=best_of:3", "not-in-this-game"),
    ],
)
async def test_a_sheet_of_what_is_no_game_of_all_fours_is_refused(
    mara: Person, query: str, code: str
) -> None:
    for address in ("/api/sheet", "/api/score-sheet"):
        refusal = await mara.call("GET", f"{address}?{query}", 400)
        assert refusal["code"] == code
        assert refusal["message"]


async def test_what_belongs_to_the_other_game_is_refused(mara: Person) -> None:
    for address, code in (
        ("/api/sheet?preset=all-fours&ties=hands", "not-in-this-game"),
        ("/api/score-sheet?preset=all-fours&holes=9", "unknown-option"),
        ("/api/score-sheet?preset=all-fours&names=Mara,Ilze", "bad-seats"),
    ):
        assert (await mara.call("GET", address, 400))["code"] == code


async def test_a_chalk_sheet_is_written_for_the_names_given(mara: Person) -> None:
    rules = allfours.Rules.preset("all-fours", target=7)
    names = ["Mara", "Ilze", "Jānis", "Väinö"]
    wanted = as_json(score_sheet(rules, names, "fi", games="first_to:4"))
    query = "preset=all-fours&target=7&language=fi&games=first_to:4"
    address = f"/api/score-sheet?{query}&names=Mara,Ilze,J%C4%81nis,V%C3%A4in%C3%B6"
    assert await mara.call("GET", address, 200) == wanted
    empty = await mara.call("GET", "/api/score-sheet?preset=all-twos&hole=20", 200)
    assert [side["names"] for side in empty["sides"]] == [[""], [""]]
    assert [empty["rows"][0]["hand"], empty["rows"][0]["dealer"]] == [17, None]


async def test_a_table_of_all_fours_has_its_sheets(mara: Person, onlooker: Person) -> None:
    agreed = {"first_dealer": "chance", "memory_aid": True, "games": "best_of:3"}
    options = {"target": 1000, "packets": "threes", "hang_jack": 6}
    table = await mara.open_table(preset="all-fours", options=options, agreed=agreed, start=True)
    rules = allfours.Rules.preset("all-fours", **options)
    wanted = rule_sheet(rules, 4, "nl", first_dealer="chance", memory_aid=True, games="best_of:3")
    address = f"/api/tables/{table['id']}/sheet?language=nl"
    assert await onlooker.call("GET", address, 200) == as_json(wanted)

    # While the first hand is played the sheet tells nothing of it.
    address = f"/api/tables/{table['id']}/score-sheet"
    before = await onlooker.call("GET", address, 200)
    assert {tuple(row["totals"]) for row in before["rows"]} == {()}
    view = await play_hole(mara, table["id"])
    [hand] = view["match"]["holes"]
    sheet = await onlooker.call("GET", address, 200)
    first = sheet["rows"][0]
    assert (first["dealer"], first["totals"]) == (hand["dealer"], hand["scores"])
    assert first["dealer_name"] == view["seats"][hand["dealer"]]["name"]
    columns = [column["name"] for column in sheet["columns"]]
    for side in (0, 1):
        assert sum(points[side] for points in first["points"]) == hand["scores"][side]
    for score in hand["told"]:
        if score["side"] is not None:
            column = columns.index(score["what"].removeprefix("hang_"))
            assert first["points"][column][score["side"]] >= score["points"]
    assert sheet["rows"][1]["totals"] == []
    assert [game["points"] for game in sheet["games"]] == [hand["scores"], [], []]


async def test_a_chalk_sheet_has_the_games_of_a_match(mara: Person) -> None:
    table = await mara.open_table(
        preset="all-twos", options={"target": 1}, agreed={"games": "first_to:2"}, start=True
    )
    address = f"/api/tables/{table['id']}/score-sheet"
    view = await play_hole(mara, table["id"])
    while view["status"] == "hole_over":  # nobody has scored in a hand that was thrown in
        await mara.act(table["id"], view["version"], "deal")
        view = await play_hole(mara, table["id"])
    assert view["status"] == "game_over"
    sheet = await mara.call("GET", address, 200)
    winner = view["match"]["winners"][0]
    assert [game["winner"] for game in sheet["games"]] == [winner, None, None]
    assert sheet["playing"] == 1
    await mara.act(table["id"], view["version"], "next game")
    sheet = await mara.call("GET", address, 200)
    assert sheet["games"][0]["points"] == view["match"]["totals"]
    assert sheet["playing"] == 2
