"""Anonymizing reader of the error log (`faults.log`): the kinds of the last errors, and where in
this package they were raised. No message of an error, and no other text of the file, is kept.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterator
from pathlib import Path

from playroom.engine.record import Record

MOST = 5
"""Errors that are reported, the latest ones."""
MOST_PLACES = 6
"""Places of one error, the innermost ones."""
MOST_BYTES = 262_144
"""Of the end of the file."""
PACKAGE = Path(__file__).parents[1]
OTHER = "other"
"""Stands for an error of a kind that is not known here."""

_TIME = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d\+00:00")
_FRAME = re.compile(r' {2,}File "([^"\n]+)", line (\d{1,6}), in (\S+)')
_ERROR = re.compile(r"([A-Za-z_][\w.]*)(?::|$)")
_LIBRARIES = ("msgspec", "sqlite3", "websockets", "asyncssh", "psycopg", "asyncio", "ssl", "json")


class Fault(Record):
    """An error: when, of which kind, and where (`module.py:line`, outermost first)."""

    at: str
    kind: str
    where: tuple[str, ...]


def last_faults(folder: Path) -> tuple[Fault, ...]:
    """The last errors of a folder of games, the latest first."""
    try:
        with (folder / "faults.log").open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - MOST_BYTES))
            text = file.read().decode("utf-8", "replace")
    except OSError:
        return ()
    return tuple(_fault(at, lines) for at, lines in list(_reports(text))[-MOST:])[::-1]


def _reports(text: str) -> Iterator[tuple[str, list[str]]]:
    """The reports of a log: a line with the time, then lines."""
    at, lines = "", list[str]()
    for line in text.splitlines():
        if (time := _TIME.fullmatch(line)) is not None:
            if at:
                yield at, lines
            at, lines = time[1], []
        else:
            lines.append(line)
    if at:
        yield at, lines


def _fault(at: str, lines: list[str]) -> Fault:
    places = [place for line in lines if (place := _place(line))]
    kinds = [kind for line in lines if (kind := _kind(line))]
    return Fault(at, kinds[-1] if kinds else OTHER, tuple(places[-MOST_PLACES:]))


def _place(line: str) -> str:
    """The place that a line of a traceback names, where that is a file of this package."""
    frame = _FRAME.fullmatch(line)
    if frame is None:
        return ""
    parts = re.split(r"[\\/]", frame[1])
    if PACKAGE.name not in parts:
        return ""
    own = parts[len(parts) - parts[::-1].index(PACKAGE.name) :]
    if not own or not PACKAGE.joinpath(*own).is_file() or ".." in own:
        return ""
    return f"{'/'.join(own)}:{int(frame[2])}"


def _kind(line: str) -> str:
    """The class of the error that a line names, where Python, a library or this package has it."""
    match = _ERROR.match(line)
    if match is None:
        return ""
    *module, name = match[1].split(".")
    if not module:
        found = getattr(builtins, name, None)
        return name if isinstance(found, type) and issubclass(found, BaseException) else ""
    if module[0] == PACKAGE.name:
        file = PACKAGE.joinpath(*module[1:])
        for source in (file.with_suffix(".py"), file / "__init__.py"):
            if source.is_file() and re.search(rf"^class {name}\b", source.read_text("utf-8"), re.M):
                return match[1]
        return ""
    return f"{module[0]}." + OTHER if module[0] in _LIBRARIES else ""
