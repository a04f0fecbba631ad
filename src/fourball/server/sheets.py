"""The addresses of the sheets: the rule sheet of any agreement and of a table, and score sheets for either."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from fourball.golf import OPTIONS, Rules, check_seats
from fourball.golf.options import Value
from fourball.rulebook import RuleSheet, ScoreSheet, rule_sheet, score_sheet
from fourball.server.agreed import Ties
from fourball.server.api import Call, TableName
from fourball.server.house import House
from fourball.server.messages import Problem
from fourball.server.people import NAME_LENGTH

Language: TypeAlias = Annotated[
    Literal["en", "lv", "nl", "fi"], Parameter(description="The language of all texts.")
]
Seats: TypeAlias = Annotated[int, Parameter(description="Number of players, 2 to 8.")]
Names: TypeAlias = Annotated[
    list[str] | None,
    Parameter(description="The players by seat: given several times, or once with commas."),
]
HoleWanted: TypeAlias = Annotated[
    int | None,
    Parameter(ge=1, le=1_000_000, description="A hole that the sheet should have."),
]
_OURS: Final = frozenset(
    {
        *("preset", "seats", "language", "names", "holes", "game", "hole"),
        *("first_dealer", "ties", "memory_aid"),
        "friends",  # the page's own word in the address of rules
    }
)
"""The parts of a query that are no options of the game."""
_refusals = {
    400: ResponseSpec(
        Problem,
        description="There is no such preset, option or value, or they do not go together.",
        generate_examples=False,
    ),
    404: ResponseSpec(Problem, description="There is no such table.", generate_examples=False),
}


@get("/api/sheet", sync_to_thread=False, responses=_refusals)
def sheet(
    request: Call,
    preset: str = "six-card",
    seats: Seats = 4,
    first_dealer: Literal["anybody", "chance", "volunteer", "cut"] = "anybody",
    ties: Ties = "shared",
    memory_aid: bool = False,
    language: Language = "en",
) -> RuleSheet:
    """The rule sheet of a preset with house rules: every other part of the query is an option, as `penalty=plus10`."""
    return rule_sheet(
        _agreed(request, preset),
        check_seats(seats),
        language,
        first_dealer=first_dealer,
        ties=ties,
        memory_aid=memory_aid,
    )


@get("/api/tables/{table_name:str}/sheet", responses=_refusals)
async def table_sheet(table_name: TableName, house: House, language: Language = "en") -> RuleSheet:
    """The rule sheet of a table."""
    board = (await house.lobby.table(table_name)).board
    return rule_sheet(
        board.rules,
        len(board.everybody),
        language,
        first_dealer=board.agreed.first_dealer,
        ties=board.agreed.ties,
        memory_aid=board.agreed.memory_aid,
    )


@get("/api/score-sheet", sync_to_thread=False, responses=_refusals)
def scores(
    request: Call,
    preset: str = "six-card",
    names: Names = None,
    seats: Seats = 4,
    holes: Annotated[int | None, Parameter(description="How many holes are played.")] = None,
    game: Literal["golf"] = "golf",
    hole: HoleWanted = None,
    language: Language = "en",
) -> ScoreSheet:
    """An empty score sheet. The first player deals the first hole; without names there is room to write them."""
    more: dict[str, Value] = {} if holes is None else {"length": f"holes:{holes}"}
    rules = _agreed(request, preset, **more)
    players = _split(names) or [""] * check_seats(seats)
    check_seats(len(players))
    return score_sheet(
        rules,
        [name[:NAME_LENGTH] for name in players],
        language,
        first_dealer=0 if any(players) else None,
        start=hole,
    )


@get("/api/tables/{table_name:str}/score-sheet", responses=_refusals)
async def table_scores(
    table_name: TableName,
    house: House,
    hole: HoleWanted = None,
    language: Language = "en",
) -> ScoreSheet:
    """The score sheet of a table's match, with the results of its finished holes."""
    board = (await house.lobby.table(table_name)).board
    match = board.match if board.tie is None else board.tie.match
    return score_sheet(
        board.rules,
        [seat.name for seat in board.everybody],
        language,
        holes=[] if match is None else [one.scores for one in match.holes],
        first_dealer=None if match is None else match.first_dealer,
        is_over=match is not None and match.over,
        start=hole,
    )


def _agreed(request: Call, preset: str, **more: Value) -> Rules:
    """The rules that a query names.

    Raises:
        RulesError: ``unknown-preset``, ``unknown-option``, ``bad-value`` or ``refused-combination``.
    """
    query: Any = request.query_params
    given = {name: _value(name, text) for name, text in query.items() if name not in _OURS}
    return Rules.preset(preset, **(given | more))


def _value(name: str, text: str) -> Value:
    """A value as it stands in an address: a number where the option takes numbers and it is one."""
    option = OPTIONS.get(name)
    if option is None or option.least is None:
        return text
    digits = text.removeprefix("-")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) < 9
    return int(text) if is_number else text


def _split(names: list[str] | None) -> list[str]:
    if names is None:
        return []
    parts = names[0].split(",") if len(names) == 1 else names
    return [part.strip() for part in parts]


SHEETS = [sheet, table_sheet, scores, table_scores]
