"""The addresses for programs and pages: tables, seats, actions, records."""

import asyncio
from typing import Annotated, Any, Literal, TypeVar

from litestar import MediaType, Request, Response, get, post, put, route
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from fourball import __version__
from fourball.errors import FourballError, TableError
from fourball.games import check_seats, deck_count, preset, usual_seats
from fourball.games import pack as pack_of
from fourball.server import crash
from fourball.server.catalog import Catalog, catalog
from fourball.server.client import Client
from fourball.server.deals import DealFigures
from fourball.server.house import House
from fourball.server.messages import (
    ActionDone,
    ActionWanted,
    Me,
    NameWanted,
    NewTable,
    Problem,
    Refusal,
    RulesChecked,
    RulesWanted,
    SeatWanted,
)
from fourball.server.people import Person, Visitor
from fourball.server.problems import facts_of, status_of
from fourball.server.table import Table
from fourball.server.views import TableView

COOKIE = "fourball"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one
NOT_CLIENT = ("api", "ws", "schema", "assets", "healthz")

T = TypeVar("T")
Call = Request[Any, Any, State]
TableName = Annotated[str, Parameter(description="The table's name, six letters and digits.")]
_refusals = {
    400: ResponseSpec(
        Problem,
        description="The request cannot be read, or asks for what does not exist.",
        generate_examples=False,
    ),
    403: ResponseSpec(Problem, description="Not yours to do.", generate_examples=False),
    404: ResponseSpec(Problem, description="There is no such table.", generate_examples=False),
    409: ResponseSpec(
        Refusal, description="Not now; the present table comes along.", generate_examples=False
    ),
}


def provide_house(state: State) -> House:
    """The running server's parts."""
    house: House = state.house
    return house


async def known_visitor(request: Call, house: House) -> Visitor:
    """Who sent the request; whoever has no token gets one.

    Raises:
        TableError: ``too-many-requests``.
    """
    token = request.cookies.get(COOKIE)
    person = await house.people.of_token(token)
    if person is not None:
        return Visitor(person)
    if not house.newcomers.allows(_address(request)):
        raise _too_many()
    return await house.people.newcomer(unknown=token is not None)


@get("/api/presets", sync_to_thread=False)
def presets(game: Literal["golf", "allfours"] = "golf") -> Catalog:
    """Every preset and every option of a game."""
    return catalog(game)


@post("/api/rules/check", status_code=200, sync_to_thread=False, responses=_refusals)
def check_rules(data: RulesWanted) -> RulesChecked:
    """Checks a preset with house rules, and says which pack they need."""
    rules = preset(data.preset, **data.options)
    seats = check_seats(rules, usual_seats(rules) if data.seats is None else data.seats)
    options: dict[str, Any] = rules.to_dict()
    return RulesChecked(options, deck_count(rules, seats), len(pack_of(rules, seats)))


@post("/api/tables", responses=_refusals)
async def open_table(
    request: Call, data: NewTable, house: House, visitor: Visitor
) -> Response[TableView]:
    """Opens a table of either game. Whoever opens it has seat 0; bots have the next seats, and the rest is free.

    In All Fours bots sit down as opponents first.

    The same `nonce` sent again by the same person finds the table that it opened.
    """
    rules = preset(data.preset, **data.options)
    if not house.openings.allows(_address(request)):
        raise _too_many()
    person = await _named(house, visitor, data.name)
    table = await house.lobby.open_table(
        person,
        person.name,
        rules,
        data.seats,
        data.bots,
        start=data.start,
        agreed=data.agreed,
        nonce=data.nonce,
    )
    return _answer(request, visitor, table.view(person.id, visitor.notice), 201)


@get("/api/tables/{table_name:str}", responses=_refusals)
async def look(request: Call, table_name: TableName, house: House) -> Response[TableView]:
    """The table as its caller may see it."""
    table = await house.lobby.table(table_name)
    visitor = await known_visitor(request, house)
    return _answer(request, visitor, table.view(visitor.person.id, visitor.notice))


@post("/api/tables/{table_name:str}/seat", status_code=200, responses=_refusals)
async def sit(
    request: Call, table_name: TableName, data: SeatWanted, house: House
) -> Response[TableView]:
    """Sits down: in the wanted seat, else in a free one, else in a bot's.

    Whoever sits already keeps the seat, or moves to a wanted one before the first deal.
    """
    table = await house.lobby.table(table_name)
    visitor = await known_visitor(request, house)
    try:
        person = await _named(house, visitor, data.name)
        await table.sit(person.id, person.name, data.seat)
    except FourballError as error:
        return _refusal(request, visitor, error, table)
    crash.at("before-answer")
    return _answer(request, visitor, table.view(person.id, visitor.notice))


@post("/api/tables/{table_name:str}/actions", status_code=200, responses=_refusals)
async def act(
    request: Call, table_name: TableName, data: ActionWanted, house: House
) -> Response[ActionDone]:
    """Does an action of the game (`draw`, `swap 3`) or a word of the table (`deal`, `rematch`, `put back`).

    `version` is the version of the table that the caller saw; `nonce` is a new word for each wish. The same nonce sent again is
    answered as the first time, and nothing is done twice.
    """
    table = await house.lobby.table(table_name)
    visitor = await known_visitor(request, house)
    try:
        done = await table.act_and_tell(visitor.person.id, data.version, data.action, data.nonce)
    except FourballError as error:
        return _refusal(request, visitor, error, table)
    crash.at("before-answer")
    return _answer(
        request,
        visitor,
        ActionDone(
            data.nonce,
            done.version,
            table.view(visitor.person.id, visitor.notice),
            done.events,
        ),
    )


@get("/api/tables/{table_name:str}/record", responses=_refusals)
async def record(
    table_name: TableName,
    house: House,
    game: Annotated[int | None, Parameter(description="Which game of a match of several.")] = None,
) -> dict[str, Any]:
    """The match as a game record: the finished holes, without the one that is being played.

    If a tie was broken, `tie_break` tells how. Of a match of several games each is a record of its own.
    """
    board = (await house.lobby.table(table_name)).board
    return await asyncio.to_thread(board.record, game)


@get("/api/deals")
async def deals(house: House) -> DealFigures:
    """How the cards have come in all finished holes of this server, and how likely that is of a fair shuffle."""
    return await house.deals.figures()


@get("/api/me")
async def me(request: Call, visitor: Visitor) -> Response[Me]:
    """The caller's nickname; one without a token gets a token and a nickname."""
    return _answer(request, visitor, Me(visitor.person.name, visitor.notice))


@put("/api/me", responses=_refusals)
async def rename(request: Call, data: NameWanted, house: House, visitor: Visitor) -> Response[Me]:
    """Takes another nickname, for the next time of sitting down."""
    person = await _named(house, visitor, data.name)
    return _answer(request, visitor, Me(person.name, visitor.notice))


@get("/healthz")
async def health(house: House) -> Response[dict[str, str]]:
    """Whether the server and its database are well."""
    well = await house.store.is_well()
    return Response(
        {"status": "ok" if well else "no database", "version": __version__},
        status_code=200 if well else 503,
    )


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    sync_to_thread=False,
)
def client_file(request: Call, state: State, path: str = "/") -> Response[bytes]:
    """A file of the browser client, or its first page."""
    client: Client = state.client
    name = path.strip("/")
    file = client.file(name)
    *folders, last = name.split("/")
    if file is None and ([*folders, last][0] in NOT_CLIENT or "." in last):
        raise TableError("unknown-address", f"There is nothing at /{name[:80]}.")
    file = file or client.page()
    headers = {"cache-control": file.cache_control, "etag": file.etag, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "").split(",")
    if file.etag.removeprefix("W/") in (etag.strip().removeprefix("W/") for etag in known):
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = file.packed, "gzip"
    return Response(content, media_type=file.media_type, headers=headers)


def problem_response(
    error: FourballError, table: TableView | None = None
) -> Response[Problem | Refusal]:
    """The answer that carries an error."""
    said = (error.code, error.sentence, facts_of(error))
    problem = Problem(*said) if table is None else Refusal(*said, table)
    return Response(problem, status_code=status_of(error), media_type=MediaType.JSON)


def _refusal(request: Call, visitor: Visitor, error: FourballError, table: Table) -> Response[Any]:
    response = problem_response(error, table.view(visitor.person.id, visitor.notice))
    response.cookies.extend(_cookies(request, visitor))
    return response


def _answer(request: Call, visitor: Visitor, content: T, status: int = 200) -> Response[T]:
    return Response(
        content, status_code=status, cookies=_cookies(request, visitor), media_type=MediaType.JSON
    )


def _cookies(request: Call, visitor: Visitor) -> list[Cookie]:
    if visitor.token is None:
        return []
    secure = request.scope["scheme"] == "https"
    return [
        Cookie(
            COOKIE,
            value=visitor.token,
            max_age=COOKIE_AGE,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
    ]


def _address(request: Call) -> str:
    return request.client.host if request.client else ""


def _too_many() -> TableError:
    return TableError(
        "too-many-requests", "Too much was asked for from here just now. Wait a minute."
    )


async def _named(house: House, visitor: Visitor, name: str | None) -> Person:
    if name is None or not name.strip():
        return visitor.person
    return await house.people.rename(visitor.person, name)


HANDLERS = [
    presets,
    check_rules,
    open_table,
    look,
    sit,
    act,
    record,
    deals,
    me,
    rename,
    health,
    client_file,
]
