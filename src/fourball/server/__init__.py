"""Tables for people and bots: storage, tables, and their addresses over HTTP and WebSocket.

The web framework stays inside this package, and inside it in ``app``, ``api``, ``sockets``, ``headers`` and ``schema_page``.
"""
