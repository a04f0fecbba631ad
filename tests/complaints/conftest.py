"""Some complaints are about a running server."""

from tests.server.conftest import ilze, mara, onlooker, own_server, server

__all__ = ["ilze", "mara", "onlooker", "own_server", "server"]
