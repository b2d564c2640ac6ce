"""Health check of Speech Dispatcher: is one there and answering? Asked without its client library,
which would start one, and bounded in time.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Mapping

_PATIENCE = (
    1.0  # seconds for one answer; a daemon that is stopped accepts connections and never answers
)
_SLOWEST = 30.0


def address(env: Mapping[str, str]) -> tuple[str, str | tuple[str, int]]:
    """Where the daemon listens, by the rules of its client: ("unix", path) or ("inet", (host,
    port)).
    """
    configured = env.get("SPEECHD_ADDRESS", "")
    method, _, rest = configured.partition(":")
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return "inet", (
            host or "127.0.0.1",
            int(port) if port.isascii() and port.isdigit() else 6560,
        )
    if method == "unix_socket" and rest:
        return "unix", rest
    home = env.get("HOME", "")
    base = env.get("XDG_RUNTIME_DIR") or env.get("XDG_CACHE_HOME") or f"{home}/.cache"
    return "unix", env.get("SPEECHD_SOCKET") or f"{base}/speech-dispatcher/speechd.sock"


def answers(env: Mapping[str, str], seconds: float = _PATIENCE) -> bool:
    """Whether a daemon answers a question within `seconds`."""
    return _is_there(env, seconds, sends=True)


def listens(env: Mapping[str, str], seconds: float = _PATIENCE) -> bool:
    """Whether the daemon accepts connections, whatever it answers."""
    return _is_there(env, seconds, sends=False)


def _is_there(env: Mapping[str, str], seconds: float, sends: bool) -> bool:
    import socket

    kind, where = address(env)
    try:
        family = socket.AF_INET
        if kind == "unix":
            if sys.platform == "win32":
                return False
            family = socket.AF_UNIX
        with socket.socket(family, socket.SOCK_STREAM) as link:
            link.settimeout(seconds)
            link.connect(where)
            if not sends:
                return True
            link.sendall(b"QUIT\r\n")
            return link.recv(16)[:1] == b"2"
    except (OSError, ValueError):
        return False


class Canary:
    """Looks for the daemon in a thread of its own until it answers, then calls `found` once.

    `first` is the time to the first look in seconds; the looks grow rarer, up to one in half a
    minute.
    """

    def __init__(self, found: Callable[[], None], first: float = 0.5) -> None:
        self._found = found
        self._first = first
        self._over = threading.Event()
        threading.Thread(target=self._look, name="speech-scout", daemon=True).start()

    def stop(self) -> None:
        """Look no more."""
        self._over.set()

    def _look(self) -> None:
        pause = self._first
        while not self._over.wait(pause):
            if answers(os.environ):
                if not self._over.is_set():
                    self._found()
                return
            pause = min(_SLOWEST, max(1.0, pause * 1.2))
