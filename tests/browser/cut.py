"""A connection that can be cut: what a browser sends to an address goes on to another one."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cut:
    """Passes on whatever comes to a port of this machine, until it is cut."""

    def __init__(self, port: int) -> None:
        """`port` is where it goes on to."""
        self._to = port
        self._pairs = list[socket.socket]()
        self.is_cut = False
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._server.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Ends all connections, and refuses others until `mend`."""
        self.is_cut = True
        for one in self._pairs:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def mend(self) -> None:
        """Connections are there again."""
        self.is_cut = False

    def close(self) -> None:
        """Ends everything."""
        self.cut()
        self._server.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._server.accept()
                if self.is_cut:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self._to))
                self._pairs += [here, there]
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=_pass_on, args=(one, other), daemon=True).start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65_536):
            other.sendall(data)
    for end in (one, other):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
