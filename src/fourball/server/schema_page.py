"""The page at /schema for authors of bots and programs: it draws the server's OpenAPI description and loads nothing else.

Litestar's own pages for this fetch their scripts from the network, which a host without it, and our own content policy,
would not allow.
"""

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.openapi.plugins import OpenAPIRenderPlugin

PAGES: Final = Path(__file__).parent / "pages"


class SchemaPage(OpenAPIRenderPlugin):
    """Serves the page, its script and its style sheet."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")
        self._page = (PAGES / "schema.html").read_bytes()

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return self._page

    def receive_router(self, router: Router) -> None:
        """Adds the addresses of script and style sheet."""
        for name, media_type in (("schema.js", "text/javascript"), ("schema.css", "text/css")):
            router.register(_file(name, media_type))


def _file(name: str, media_type: str) -> Any:
    content = (PAGES / name).read_bytes()

    @get(f"/{name}", media_type=media_type, sync_to_thread=False, include_in_schema=False)
    def file() -> Response[bytes]:
        return Response(content, media_type=media_type)

    return file
