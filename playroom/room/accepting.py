"""A socket that takes in no more from one address than is good for the others: whoever is refused
costs neither a handshake nor memory.
"""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Callable
from typing import Any

AT_ONCE = 64
"""Who are refused before whoever is inside has a turn."""
BACKLOG = 100


class Accepting(socket.socket):
    """Listens. (Where the system itself takes connections in, as on Windows, it refuses nobody.)"""

    may: Callable[[str], bool]
    """May somebody from this address come?"""

    def accept(self) -> tuple[socket.socket, Any]:
        """See `socket.socket`."""
        for _ in range(AT_ONCE):
            connection, address = super().accept()
            if self.may(str(address[0])):
                return connection, address
            with contextlib.suppress(OSError):
                connection.close()
        raise BlockingIOError


def listening(address: str, port: int, may: Callable[[str], bool]) -> Accepting | None:
    """Listens at an address; None for one that stands for several. Raises `OSError`."""
    found = socket.getaddrinfo(
        address or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    if len(found) != 1:
        return None
    family, _, _, _, place = found[0]
    accepting = Accepting(family, socket.SOCK_STREAM)
    accepting.may = may
    try:
        if sys.platform != "win32":
            accepting.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            accepting.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        accepting.setblocking(False)
        accepting.bind(place)
        accepting.listen(BACKLOG)
    except BaseException:
        accepting.close()
        raise
    return accepting
