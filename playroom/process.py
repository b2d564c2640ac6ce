"""A process of its own for what may print, block or die: started isolated, told by lines, ended at
once.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from playroom.frozen import WORD, frozen

P = TypeVar("P", bound="Process[Any]")

_PATH = "import json, sys; sys.path[:] = json.loads(sys.argv[1])"  # not said


def module_command(module: str, *words: str) -> list[str]:
    """Run `main(words)` of a module of this very installation, isolated: no module in the current
    folder, no variable of the environment and no start-up file can put itself in the place of a
    module, but everything that this process can import is there.

    A frozen program runs itself, which has these properties always; it refuses a module that is not
    in `playroom.frozen.MODULES`.
    """
    if frozen():
        return [sys.executable, WORD, module, *words]
    start = f"{_PATH}; from {module} import main; main(sys.argv[2:])"  # not said
    return [sys.executable, "-I", "-X", "utf8", "-c", start, json.dumps(module_path()), *words]


def module_path() -> list[str]:
    """`sys.path` without the current folder, unless this package itself comes from there."""
    root = str(Path(__file__).parents[1])
    try:
        here = str(Path.cwd())
    except OSError:
        here = ""  # it was removed
    path = [entry for entry in sys.path if entry not in ("", ".", here) or entry == root]
    return path if root in path else [*path, root]


class Process(Generic[P]):
    """One process, from its start to its end. News arrive in a thread of their own, as calls of
    `heard` and `gone`.

    `heard` gets each line as a dict. After `gone` (the process has ended, was reaped, and what it
    left was removed) nothing more comes. Sending and killing never block.
    """

    def __init__(
        self,
        command: Sequence[str],
        heard: Callable[[P, dict[str, Any]], None],
        gone: Callable[[P], None],
        thread: str,
    ) -> None:
        self.ready = False
        self.started = time.monotonic()
        self._heard = heard
        self._gone = gone
        self._killed = False
        options: dict[str, Any] = {
            "start_new_session": True
        }  # its own group to kill, and no terminal to write on
        if sys.platform == "win32":
            options = {"creationflags": subprocess.CREATE_NO_WINDOW}
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            **options,
        )
        assert self._process.stdin is not None
        self._input = self._process.stdin
        self._input_lock = threading.Lock()
        if sys.platform != "win32":
            os.set_blocking(self._input.fileno(), False)
        self._thread = threading.Thread(target=self._read, name=thread, daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, order: dict[str, Any]) -> str:
        """Hand an order over. "" when it was taken, else the reason: "died", or "no-answer" when
        the process takes nothing any more."""
        data = (json.dumps(order, ensure_ascii=False) + "\n").encode("utf-8", "replace")
        with self._input_lock:  # so that the number of the pipe is not that of another file by now
            try:
                if self._input.closed:
                    return "died"
                return "" if os.write(self._input.fileno(), data) == len(data) else "no-answer"
            except BlockingIOError:
                return "no-answer"
            except OSError:
                return "died"

    def kill(self) -> None:
        """End the process and everything it started, at once."""
        if self._killed:
            return
        self._killed = True
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    def wait(self, seconds: float) -> bool:
        """Wait until `gone` was called, `seconds` at most; whether it was."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            rest = b""
            while block := self._block(lines.fileno()):
                *whole, rest = (rest + block).split(b"\n")
                for line in whole:
                    self._line(line)
        self.kill()  # Whatever it has started goes with it.
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
        with self._input_lock, contextlib.suppress(OSError):
            self._input.close()
        self._clean()
        self._gone(self)  # type: ignore[arg-type]

    @staticmethod
    def _block(descriptor: int) -> bytes:
        try:
            return os.read(descriptor, 65536)
        except OSError:
            return b""

    def _line(self, line: bytes) -> None:
        try:
            news = json.loads(line)
        except ValueError:
            return  # something was printed before the process could put a stop to it
        if isinstance(news, dict) and self._note(news):
            self._heard(self, news)  # type: ignore[arg-type]

    def _note(self, news: dict[str, Any]) -> bool:
        """Looks at a line first; False keeps it from `heard`."""
        return True

    def _clean(self) -> None:
        """Removes what the process has left."""


__all__ = ["Process", "frozen", "module_command", "module_path"]
