"""A line between a page and its server that a test can cut or hold, or on which the server says something else."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress


class Proxy:
    """Passes every connection to one port on to another."""

    def __init__(self, port: int) -> None:
        """A line to `port`."""
        self._to = port
        self.doctor: Callable[[bytes], bytes] = _as_it_is
        """Changes what the server says."""
        self._ends: list[socket.socket] = []
        self._whole = True
        self._flows = threading.Event()
        self._flows.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Breaks all connections; new ones break at once."""
        self._whole = False
        for end in self._ends:
            _end(end)

    def mend(self) -> None:
        """New connections are passed on again."""
        self._whole = True

    def hold(self) -> None:
        """The server is heard no more, the page still is."""
        self._flows.clear()

    def release(self) -> None:
        """All that was held comes through, and what comes after it."""
        self._flows.set()

    def close(self) -> None:
        """Ends everything."""
        self.cut()
        self.release()
        _end(self._listener)

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self._listener.accept()
                if not self._whole:
                    page.close()
                    continue
                server = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [page, server]
                for way in ((page, server, _as_it_is), (server, page, self._say)):
                    threading.Thread(target=_pass_on, args=way, daemon=True).start()

    def _say(self, sent: bytes) -> bytes:
        self._flows.wait()
        return self.doctor(sent)


def _as_it_is(sent: bytes) -> bytes:
    return sent


def _pass_on(
    source: socket.socket, target: socket.socket, change: Callable[[bytes], bytes]
) -> None:
    with suppress(OSError):
        while sent := source.recv(1 << 20):
            target.sendall(change(sent))
    _end(source)
    _end(target)


def _end(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
