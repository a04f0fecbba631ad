"""The application: addresses, errors, the description of the interface, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fourball import __version__
from fourball.errors import TableError
from fourball.server.api import HANDLERS, known_visitor, problem_response, provide_house
from fourball.server.client import Client
from fourball.server.headers import ASGIApp, Doorkeeper
from fourball.server.house import House, open_house
from fourball.server.messages import Problem, Refusal
from fourball.server.problems import explained, unreadable
from fourball.server.schema_page import SchemaPage
from fourball.server.settings import Settings
from fourball.server.sheets import SHEETS
from fourball.server.sockets import watch

MAX_BODY = 64 * 1024
DESCRIPTION = """Tables of card games for people and bots. Whoever calls is known by the cookie `fourball`, which the first
answer sets. A table is shown live by the WebSocket at /ws/tables/{name}; docs/api.md tells its messages.
Every error is {"code", "message", "facts"}: the code is stable, the message is English, the facts are what it names."""


def create_app(settings: Settings, house: House | None = None) -> ASGIApp:
    """The application of one server.

    Args:
        settings: what the host has chosen.
        house: an open house to use; without one the application opens its own when it starts.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.client = Client()
        if house is not None:
            app.state.house = house
            yield
        else:
            async with open_house(settings) as own:
                app.state.house = own
                yield

    app = Litestar(
        route_handlers=[*HANDLERS, *SHEETS, watch],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "visitor": Provide(known_visitor),
        },
        exception_handlers={Exception: answer_error},
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Fourball",
            version=__version__,
            description=DESCRIPTION,
            path="/schema",
            render_plugins=[SchemaPage(), JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=MAX_BODY,
    )
    return Doorkeeper(cast("ASGIApp", app), settings.origins)


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem | Refusal]:
    """Every error as a code, a sentence and facts."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        error = _http_problem(error)
    return problem_response(explained(error, request.url.path))


def _http_problem(error: HTTPException) -> TableError:
    if error.status_code == 404:
        return TableError("unknown-address", "There is nothing at this address.")
    if error.status_code == 405:
        return TableError("wrong-method", "This address does not take this method.")
    if error.status_code == 413:
        return TableError("too-large", f"A message has at most {MAX_BODY} bytes.", most=MAX_BODY)
    if error.__cause__ is not None:
        return unreadable(str(getattr(error.__cause__, "detail", None) or error.__cause__))
    return TableError("bad-request", f"The request cannot be understood: {error.detail}.")
