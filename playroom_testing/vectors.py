"""Reads vectors: worked examples of the rules, in fenced blocks of Markdown.

A block is marked `json`, or with a word that ends in `vec` or `vectors`, or not at all. A marked
block holds vectors and nothing else; one without a mark does if any of its lines begins a vector. A
vector begins with a line that is not indented and starts with its id (`V25`, `V05a`, `CAL-V01:`),
and goes on to the next such line or to the end of the block; in JSON it is an object with an
`"id"`: the block is one, or a list of them, or has one a line. A line that belongs to no vector is
an error, never left out.

What the lines of a vector mean is the game's: `follow` hands each to the reader of its first word,
`Fields` gives the fields of JSON one by one; neither lets anything pass unread.

    for vector in vectors("escoba", folders(HERE)):
        follow(vector, {"rules": check_rules, "hand": set_hand, "end": check_end})
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MARKED = re.compile(r"json|\w*vec|vectors?")
VARIABLE = "PLAYROOM_VECTORS"
"""The environment variable that names a folder with more vectors."""

_FENCE = re.compile(r"^(```+|~~~+)[ \t]*([\w-]*)[^\n]*\n(.*?)^\1[ \t]*$", re.MULTILINE | re.DOTALL)
_HEAD = re.compile(r"^((?:[A-Z]{2,5}-)?[A-Z]{1,3}\d+[a-z]*)(?=[\s:]|$)")
_COMMENT = "##"


class BadVectors(ValueError):
    """A block that holds something else than vectors: its file and line, and what is there."""


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


def folders(own: Path) -> list[Path]:
    """Where vectors are looked for: the folder `own`, and the one that PLAYROOM_VECTORS names.

    A folder that is named and is none raises `NotADirectoryError`: it must never be an empty run.
    """
    extra = os.environ.get(VARIABLE)
    if not extra:
        return [own]
    folder = Path(extra)
    if not folder.is_dir():
        raise NotADirectoryError(f"{VARIABLE} names no folder: {extra}")
    return [own] if folder.resolve() == own.resolve() else [own, folder]


def files(game: str, places: Iterable[Path]) -> list[Path]:
    """The files with vectors of a game: `<game>*.md` of these folders."""
    return [file for folder in places for file in sorted(folder.glob(f"{game}*.md"))]


def vectors(game: str, places: Iterable[Path]) -> list[Vector]:
    """All vectors of a game in these folders, in the order of files and lines. Raises `BadVectors`,
    also for two of one file with one id.
    """
    return [vector for file in files(game, places) for vector in read(file)]


def read(file: Path) -> Iterator[Vector]:
    """The vectors of one file. Raises `BadVectors`."""
    text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
    seen: dict[str, int] = {}
    for fence in _FENCE.finditer(text):
        first = text.count("\n", 0, fence.start(3)) + 1
        for vector in split(file.stem, fence.group(2), fence.group(3), first):
            before = seen.setdefault(vector.id, vector.line)
            if before != vector.line:
                raise BadVectors(f"{file}:{vector.line}: {vector.id} is already in line {before}")
            yield vector


def split(stem: str, mark: str, block: str, first: int = 1) -> Iterator[Vector]:
    """The vectors of one fenced block that begins at line `first` of its file. None when it holds
    none and says so by its mark. Raises `BadVectors`.
    """
    if mark == "json":
        yield from _objects(stem, block, first)
        return
    lines = block.splitlines()
    heads = [index for index, line in enumerate(lines) if _HEAD.match(line)]
    marked = MARKED.fullmatch(mark) is not None
    if not marked and (mark or not heads):
        return
    before = lines[: heads[0]] if heads else lines
    for index, line in enumerate(before):
        if line.strip() and not line.startswith(_COMMENT):
            raise BadVectors(f"{stem}.md:{first + index}: belongs to no vector: {line.strip()}")
    for begin, end in zip(heads, [*heads[1:], len(lines)], strict=True):
        head = _HEAD.match(lines[begin])
        assert head is not None
        yield Vector(stem, mark, head.group(1), "\n".join(lines[begin:end]), first + begin)


def _objects(stem: str, block: str, first: int) -> Iterator[Vector]:
    """The vectors of a block of JSON: one object, a list of them, or one after the other."""
    decoder, place = json.JSONDecoder(), 0
    while rest := block[place:].strip():
        begin = len(block) - len(block[place:].lstrip())
        line = first + block.count("\n", 0, begin)
        try:
            value, place = decoder.raw_decode(block, begin)
        except ValueError as why:
            raise BadVectors(f"{stem}.md:{line}: is no JSON: {why}: {rest[:40]}") from why
        several = value if isinstance(value, list) else [value]
        for part in several:
            if not isinstance(part, dict) or not isinstance(part.get("id"), str):
                raise BadVectors(f'{stem}.md:{line}: is no object with an "id": {rest[:40]}')
            text = block[begin:place] if part is value else json.dumps(part, ensure_ascii=False)
            yield Vector(stem, "json", part["id"], text, line)


# -- what the lines mean ---------------------------------------------------------------------------


def follow(
    vector: Vector, readers: Mapping[str, Callable[[str], object]], skip: int = 1
) -> list[str]:
    """Gives every line but the first `skip` ones to the reader of its first word (up to a blank,
    a colon or an equals sign), with what stands behind that; the words in their order.

    Comments (`##`) are left out. Raises `BadVectors` for a line that has no reader.
    """
    words = []
    for line in vector.lines[skip:]:
        if line.startswith(_COMMENT):
            continue
        word, rest = _parts(line)
        if word not in readers:
            names = ", ".join(sorted(readers))
            raise BadVectors(f"{vector.name}: {word!r} is none of {names}: {line}")
        readers[word](rest)
        words.append(word)
    return words


def _parts(line: str) -> tuple[str, str]:
    split_at = re.match(r"([^\s:=]+)\s*[:=]?\s*(.*)", line, re.DOTALL)
    return (split_at.group(1), split_at.group(2)) if split_at else (line, "")


class Fields:
    """The fields of a JSON object, each to be taken once; `done` raises `BadVectors` for those
    left.

    >>> fields = Fields({"kind": "deal", "players": 2})
    >>> fields.take("kind")
    'deal'
    >>> fields.done()
    Traceback (most recent call last):
        ...
    playroom_testing.vectors.BadVectors: unknown fields: players
    """

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._left = dict(values)

    @classmethod
    def of(cls, vector: Vector) -> Fields:
        """The fields of a vector of JSON, without its id."""
        fields = cls(json.loads(vector.text))
        fields.take("id")
        return fields

    def take(self, name: str, *usual: Any) -> Any:
        """The value of a field; `usual` when it is missing, `BadVectors` when there is none."""
        if name not in self._left and not usual:
            raise BadVectors(f"no field {name}")
        return self._left.pop(name, *usual)

    def done(self) -> None:
        """Nothing must be left."""
        if self._left:
            raise BadVectors(f"unknown fields: {', '.join(self._left)}")
