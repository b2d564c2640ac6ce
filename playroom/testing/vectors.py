"""Reads vectors: the fenced blocks of `tests/vectors/<game>*.md`, and of the files so named in the
folder PLAYROOM_VECTORS.

A fenced block holds one vector or several. A vector begins with a line that is not indented and
starts with its id (`V25`, `V05a`, `CAL-V01:`), or it is a JSON object with an `"id"`; it goes on to
the next such line or to the end of the block.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

_HERE = Path(__file__).parent
_FENCE = re.compile(r"^(```+|~~~+)[ \t]*([\w-]*)[^\n]*\n(.*?)^\1[ \t]*$", re.MULTILINE | re.DOTALL)
_HEAD = re.compile(r"^((?:[A-Z]{2,5}-)?[A-Z]{1,3}\d+[a-z]*)(?=[\s:]|$)")
_JSON_ID = re.compile(r'"id"\s*:\s*"([^"]+)"')


@dataclass(frozen=True, slots=True)
class Vector:
    """One vector: the file it stands in (without `.md`), what its fence is marked with, its id, its
    lines, its place.
    """

    stem: str
    mark: str
    id: str
    text: str
    line: int

    @property
    def name(self) -> str:
        """The name of its test case: `cribbage-V25`."""
        return f"{self.stem}-{self.id}"

    @property
    def lines(self) -> list[str]:
        """Its lines without indentation and without empty ones."""
        return [line.strip() for line in self.text.splitlines() if line.strip()]


def folders() -> list[Path]:
    """Where vectors are looked for.

    A folder that PLAYROOM_VECTORS names and that is none is an error, never an empty run.
    """
    extra = os.environ.get("PLAYROOM_VECTORS")
    if not extra:
        return [_HERE]
    folder = Path(extra)
    if not folder.is_dir():
        raise pytest.UsageError(f"PLAYROOM_VECTORS names no folder: {extra}")
    return [_HERE, *([] if folder.resolve() == _HERE.resolve() else [folder])]


def files(game: str) -> list[Path]:
    """The vector files of a game."""
    return [file for folder in folders() for file in sorted(folder.glob(f"{game}*.md"))]


def vectors(game: str) -> list[Vector]:
    """All vectors of a game, in the order of files and lines."""
    return [one for file in files(game) for one in read(file)]


def read(file: Path) -> Iterator[Vector]:
    """The vectors of one file."""
    text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
    for fence in _FENCE.finditer(text):
        first = text.count("\n", 0, fence.start(3)) + 1
        yield from split(file.stem, fence.group(2), fence.group(3), first)


def split(stem: str, mark: str, block: str, first: int = 1) -> Iterator[Vector]:
    """The vectors of one fenced block, whose first line is line `first` of its file."""
    if mark == "json":
        if found := _JSON_ID.search(block):
            yield Vector(stem, mark, found.group(1), block.strip("\n"), first)
        return
    current: list[str] = []
    name, at = "", first
    for number, line in enumerate([*block.splitlines(), ""], start=first):
        head = _HEAD.match(line)
        end = number == first + len(block.splitlines())
        if (head or end) and name:
            yield Vector(stem, mark, name, "\n".join(current), at)
        if head:
            name, at, current = head.group(1), number, []
        if name:
            current.append(line)


def cases(game: str, wanted: Callable[[Vector], bool] = lambda vector: True) -> list[object]:
    """The vectors of a game as parameters of a test, each named by its file and id."""
    return [pytest.param(vector, id=vector.name) for vector in vectors(game) if wanted(vector)]
