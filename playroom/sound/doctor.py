"""Diagnosis of sound for `playroom doctor`, and the command that installs what is missing. A host
is started as the game would do it; nothing sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from playroom.engine.record import Record
from playroom.optional_packages import command_of, is_here
from playroom.process import Process, module_command
from playroom.sound.loudspeaker import WAYS


class SoundProbe(Record):
    """What came of trying: the `way` to the loudspeaker, or why there is none (`code`, as at
    `Trouble.detail`) and the command that would help.
    """

    ok: bool
    code: str
    way: str = ""
    command: str = ""
    detail: str = ""
    """The libraries' own words, for a bug report."""


def probe(
    seconds: float = 4.0,
    *,
    command: Sequence[str] | None = None,
    has: Callable[[str], bool] | None = None,
) -> SoundProbe:
    """Tries to open the loudspeaker, so many seconds at most. `command` and `has` (are the
    packages of a feature here?) are for tests.
    """
    news: SimpleQueue[dict[str, Any]] = SimpleQueue()

    def heard(host: Process[Any], line: dict[str, Any]) -> None:
        news.put(line)

    def gone(host: Process[Any]) -> None:
        news.put({"fatal": "died"})

    try:
        words = command or module_command("playroom.sound.host", *WAYS)
        host: Process[Any] = Process(words, heard, gone, "news")
    except OSError as why:
        return SoundProbe(False, "error", detail=repr(why))
    try:
        said = news.get(timeout=seconds)
    except Empty:
        said = {"fatal": "no-answer"}
    host.kill()
    host.wait(0.2)
    if "ready" in said:
        return SoundProbe(True, "ok", str(said["ready"]))
    code = str(said.get("fatal"))
    install = "" if (has or is_here)("sound") else command_of(("sound",))
    return SoundProbe(False, code, command=install, detail=str(said.get("why") or ""))
