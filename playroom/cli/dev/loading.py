"""Module reloading: the files of a game's package, when one was saved, and the game that they now
make; what is wrong with them is a sentence with file and line.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import re
import sys
import traceback
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from playroom.engine import registry
from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.registry import GROUP, NoGame, find_game, words_of
from playroom.locale import teller

KINDS = ("*.py", "*.ftl")
"""The files that a game is made of."""
LONGEST = 300
"""Characters of an error that are told."""

_FRAME = re.compile(r'^ *File "(.+?)", line (\d+)', re.MULTILINE)

Stamps = Mapping[Path, tuple[int, int]]
"""When each file was written last, and its length."""


class Broken(Exception):
    """The package makes no game now: the sentence, and the lines of the traceback."""

    def __init__(self, why: Note, lines: Sequence[str]) -> None:
        super().__init__(why.id)
        self.note = why
        self.lines = lines


# -- files -----------------------------------------------------------------------------------------


def code_of(id: str) -> Path:
    """The folder of a game's package: the one with its words, or else what its entry point names,
    which may be a single file. Raises `NoGame`.
    """
    if words := words_of(id):
        return words[0].parent
    points = entry_points(group=GROUP, name=id)
    spec = importlib.util.find_spec(next(iter(points)).module.partition(".")[0]) if points else None
    if spec is None or not (spec.submodule_search_locations or spec.origin):
        raise NoGame(id, "unknown")
    return Path(next(iter(spec.submodule_search_locations or ()), str(spec.origin)))


def stamps(code: Path) -> Stamps:
    """The files of a package as they are now."""
    files = [code] if code.is_file() else [file for kind in KINDS for file in code.rglob(kind)]
    found: dict[Path, tuple[int, int]] = {}
    for file in files:
        try:
            about = file.stat()
        except OSError:  # an editor is putting another in its place
            continue
        found[file] = about.st_mtime_ns, about.st_size
    return found


class Watch:
    """Tells whether the files were saved since they were asked for last."""

    def __init__(self, now: Stamps) -> None:
        self._loaded = self._last = now

    def saved(self, now: Stamps) -> bool:
        """Was something saved, and is the saving over? An editor may write a file in several
        steps, and several files: they must have been the same when asked for twice.
        """
        still, self._last = now == self._last, now
        if now == self._loaded or not still:
            return False
        self._loaded = now
        return True


# -- loading ---------------------------------------------------------------------------------------


def load(id: str, code: Path) -> Game[Any, Any]:
    """The game as its files are now. Raises `Broken`; the modules that were there stay then."""
    sys.dont_write_bytecode = True  # one of the same second and length would pass for the new code
    _forget_bytecode(code)  # what another process has written, or this one before
    before = {name: module for name, module in sys.modules.items() if _is_of(module, code)}
    _forget(before)
    try:
        game = find_game(id)
    except NoGame as why:
        for name in [name for name, module in sys.modules.items() if _is_of(module, code)]:
            del sys.modules[name]
        sys.modules.update(before)
        if why.__cause__ is None:
            raise Broken(why.note, ()) from why
        lines = traceback.format_exception(why.__cause__)
        raise Broken(fault_note(lines, code), lines) from why
    if (wrong := wrong_words(id)) is not None:
        raise Broken(wrong, ())
    return game


def _forget(modules: Mapping[str, Any]) -> None:
    for name in modules:
        del sys.modules[name]
    importlib.invalidate_caches()
    registry.forget()
    teller.forget()


def _forget_bytecode(code: Path) -> None:
    for file in [code] if code.is_file() else code.rglob("*.py"):
        with contextlib.suppress(OSError):
            Path(importlib.util.cache_from_source(str(file))).unlink()


def _is_of(module: Any, code: Path) -> bool:
    file: str | None = getattr(module, "__file__", None)
    return file is not None and Path(file).is_relative_to(code)


# -- what is wrong ---------------------------------------------------------------------------------


def fault_note(lines: Sequence[str], code: Path) -> Note:
    """The sentence of a traceback: the error, and the last line of the game's own that it went
    through.
    """
    text = "".join(lines)
    error = Clean.of(text.strip().rpartition("\n")[2], LONGEST)
    own = [(file, line) for file, line in _FRAME.findall(text) if Path(file).is_relative_to(code)]
    file, line = own[-1] if own else ("", "0")
    name = Path(file).relative_to(code).as_posix() if own and code.is_dir() else Path(file).name
    told = Clean.of(name, 120)
    return note("dev-fault", Kind.TABLE, error=error, placed=bool(own), file=told, line=int(line))


def trace_lines(lines: Sequence[str], code: Path) -> list[str]:
    """The lines of a traceback from the first one in the game's own code, without what a line of
    signs points at, and with short names of files.
    """
    text = "".join(lines).replace(f"{code.parent}{os.sep}", "")
    told = [line.strip().rstrip(":") for line in text.splitlines() if line.strip(" ^~")]
    own = f'File "{code.name}'  # not said
    first = next((at for at, line in enumerate(told) if line.startswith(own)), 0)
    return told[first:]


def wrong_words(id: str) -> Note | None:
    """The sentence of the first place where a file of words is no Fluent, or None."""
    for folder in words_of(id):
        for file in sorted(folder.rglob("*.ftl")):
            found = _not_fluent(file, file.stat().st_mtime_ns)
            if found is not None:
                line, error = found
                told = Clean.of(file.relative_to(folder).as_posix(), 120)
                return note("dev-words", Kind.TABLE, file=told, line=line, error=Clean.of(error))
    return None


@lru_cache(maxsize=256)
def _not_fluent(file: Path, written: int) -> tuple[int, str] | None:
    try:
        text = file.read_text("utf-8-sig")
    except (OSError, ValueError) as why:
        return 1, str(why)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            wrong = entry.annotations[0]
            at = wrong.span.start if wrong.span is not None else 0
            return text.count("\n", 0, at) + 1, str(wrong.message)
    return None
