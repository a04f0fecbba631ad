"""The addresses of the sheets: the rule sheet of any agreement and of a table, and score sheets for either."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from fourball.errors import RulesError
from fourball.games import GAMES, Rules, check_seats, game_of_preset, usual_seats, value_of
from fourball.rulebook import (
    ChalkSheet,
    FoursRuleSheet,
    RuleSheet,
    ScoreSheet,
    rule_sheet,
    score_sheet,
)
from fourball.server.agreed import Agreed, Ties, check_agreed
from fourball.server.api import Call, TableName
from fourball.server.house import House
from fourball.server.messages import Problem
from fourball.server.people import NAME_LENGTH

Language: TypeAlias = Annotated[
    Literal["en", "lv", "nl", "fi"], Parameter(description="The language of all texts.")
]
Seats: TypeAlias = Annotated[
    int | None,
    Parameter(
        description="Number of players; if not given, 4 in Golf, and in All Fours as many as its rules have."
    ),
]
Preset: TypeAlias = Annotated[
    str | None,
    Parameter(description="A preset of either game; if not given, the usual one of the game."),
]
GameName: TypeAlias = Annotated[
    Literal["golf", "allfours"] | None,
    Parameter(description="The game, where no preset tells it."),
]
Names: TypeAlias = Annotated[
    list[str] | None,
    Parameter(description="The players by seat: given several times, or once with commas."),
]
GamesWanted: TypeAlias = Annotated[
    str,
    Parameter(
        pattern=r"\A(one|best_of:[1-9]?[13579]|first_to:[1-9][0-9]?)\Z",
        description="How many games of All Fours are the match: `one`, `best_of:3`, `first_to:4`.",
    ),
]
HoleWanted: TypeAlias = Annotated[
    int | None,
    Parameter(ge=1, le=1_000_000, description="A hole or hand that the sheet should have."),
]
_USUAL_PRESETS: Final = {"golf": "six-card", "allfours": "all-fours"}
_OURS: Final = frozenset(
    {
        *("preset", "seats", "language", "names", "holes", "game", "hole"),
        *("first_dealer", "ties", "memory_aid", "games"),
        "friends",  # the page's own word in the address of rules
    }
)
"""The parts of a query that are no options of a game."""
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
    preset: Preset = None,
    game: GameName = None,
    seats: Seats = None,
    first_dealer: Literal["anybody", "chance", "volunteer", "cut"] = "anybody",
    ties: Ties = "shared",
    memory_aid: bool = False,
    games: GamesWanted = "one",
    language: Language = "en",
) -> RuleSheet | FoursRuleSheet:
    """The rule sheet of a preset with house rules: every other part of the query is an option.

    `penalty=plus10`, `hang_jack=6`, `undertrump=banned`, `blind_partners=true`, `turn_up_points=A:1,6:2,J:3` or `none`.
    """
    rules = _agreed(request, preset, game)
    check_agreed(Agreed(ties=ties, games=games), rules)
    return rule_sheet(
        rules,
        check_seats(rules, usual_seats(rules) if seats is None else seats),
        language,
        first_dealer=first_dealer,
        ties=ties,
        memory_aid=memory_aid,
        games=games,
    )


@get("/api/tables/{table_name:str}/sheet", responses=_refusals)
async def table_sheet(
    table_name: TableName, house: House, language: Language = "en"
) -> RuleSheet | FoursRuleSheet:
    """The rule sheet of a table."""
    board = (await house.lobby.table(table_name)).board
    return rule_sheet(
        board.rules,
        len(board.everybody),
        language,
        first_dealer=board.agreed.first_dealer,
        ties=board.agreed.ties,
        memory_aid=board.agreed.memory_aid,
        games=board.agreed.games,
    )


@get("/api/score-sheet", sync_to_thread=False, responses=_refusals)
def scores(
    request: Call,
    preset: Preset = None,
    names: Names = None,
    seats: Seats = None,
    holes: Annotated[
        int | None, Parameter(description="How many holes are played, in Golf.")
    ] = None,
    game: GameName = None,
    hole: HoleWanted = None,
    games: GamesWanted = "one",
    language: Language = "en",
) -> ScoreSheet | ChalkSheet:
    """An empty score sheet. The first player deals first; without names there is room to write them."""
    rules = _agreed(request, preset, game, {} if holes is None else {"length": f"holes:{holes}"})
    check_agreed(Agreed(games=games), rules)
    wanted = usual_seats(rules) if seats is None else seats
    players = _split(names) or [""] * check_seats(rules, wanted)
    check_seats(rules, len(players))
    return score_sheet(
        rules,
        [name[:NAME_LENGTH] for name in players],
        language,
        first_dealer=0 if any(players) else None,
        start=hole,
        games=games,
    )


@get("/api/tables/{table_name:str}/score-sheet", responses=_refusals)
async def table_scores(
    table_name: TableName,
    house: House,
    hole: HoleWanted = None,
    language: Language = "en",
) -> ScoreSheet | ChalkSheet:
    """The score sheet of a table's match, with the results of its finished holes or hands."""
    board = (await house.lobby.table(table_name)).board
    match = board.match if board.tie is None else board.tie.match
    deals = () if match is None else match.deals
    is_over = match is not None and match.over
    games = () if board.series is None else board.series.finished
    return score_sheet(
        board.rules,
        [seat.name for seat in board.everybody],
        language,
        holes=[one.scores for one in deals],
        hands=deals,
        first_dealer=None if match is None else match.first_dealer,
        is_over=is_over,
        start=hole,
        games=board.agreed.games,
        # A game that is over stays on the table until the next one is dealt.
        finished=[game.totals for game in (games[:-1] if is_over else games)],
    )


def _agreed(
    request: Call, preset: str | None, game: str | None, more: Mapping[str, str] | None = None
) -> Rules:
    """The rules that a query names.

    Raises:
        RulesError: ``unknown-preset``, ``unknown-option``, ``bad-value`` or ``refused-combination``.
    """
    query: Any = request.query_params
    asked = preset or _USUAL_PRESETS[game or "golf"]
    known = GAMES[game] if game else game_of_preset(asked)
    if more and known.name != "golf":
        raise RulesError("unknown-option", "“holes” is no option of All Fours.", option="holes")
    given = {
        name: value_of(known.options[name], text) if name in known.options else text
        for name, text in query.items()
        if name not in _OURS
    }
    return known.make(asked, **(given | dict(more or {})))


def _split(names: list[str] | None) -> list[str]:
    if names is None:
        return []
    parts = names[0].split(",") if len(names) == 1 else names
    return [part.strip() for part in parts]


SHEETS = [sheet, table_sheet, scores, table_scores]
