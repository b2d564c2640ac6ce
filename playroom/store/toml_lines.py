"""A TOML file as a person edits it: read statement by statement, so that one bad line spoils nothing else, and changed
line by line, so that comments, blank lines and whatever is not understood stay where they are.

Plain lines (`name = "word"`, numbers, true and false, one-line lists of strings, `[table]`) are read here, in a fraction of
a millisecond; for any other line `tomllib` is loaded (11 ms).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str, ...]

_BARE = r"[A-Za-z0-9_-]+"
_STRING = r"\"[^\"\\\x00-\x08\x0a-\x1f\x7f\ud800-\udfff]*\"|'[^'\x00-\x08\x0a-\x1f\x7f\ud800-\udfff]*'"
_KEY = rf"(?:{_BARE}|{_STRING})"
_KEYS = rf"{_KEY}(?:[ \t]*\.[ \t]*{_KEY})*"
_LIST = rf"\[[ \t]*(?:(?:{_STRING})[ \t]*(?:,[ \t]*(?:{_STRING})[ \t]*)*,?[ \t]*)?\]"
_COMMENT = r"(?P<comment>[ \t]*(?:#[^\x00-\x08\x0a-\x1f\x7f]*)?)"
_TABLE_LINE = re.compile(rf"[ \t]*\[[ \t]*(?P<keys>{_KEYS})[ \t]*\]{_COMMENT}")
_PLAIN_LINE = re.compile(
    rf"(?P<before>[ \t]*(?P<keys>{_KEYS})[ \t]*=[ \t]*)"
    rf"(?:(?P<word>true|false)|(?P<number>[+-]?(?:0|[1-9][0-9]{{0,17}}))|(?P<string>{_STRING})|(?P<list>{_LIST})){_COMMENT}"
)
_NAMED_LINE = re.compile(rf"[ \t]*(?P<keys>{_KEYS})[ \t]*=")
_ONE_KEY = re.compile(_KEY)
_ONE_STRING = re.compile(_STRING)
_BYTE = re.compile("[\ud800-\udfff]")  # a byte that is not UTF-8, as `surrogateescape` reads it
_MOST_LINES = 50


@dataclass(frozen=True, slots=True)
class Statement:
    """A table's heading or an assignment: lines `first` to `last` (from 0), with what they set, by full path.

    `problem` is `syntax` or `encoding` for a line that cannot be read; then `values` has at most the name, without a value.
    """

    first: int
    last: int
    table: Path
    values: tuple[tuple[Path, Any], ...] = ()
    heading: bool = False
    problem: str = ""


def parse(lines: Sequence[str]) -> list[Statement]:
    """The statements of a file, given as lines without line ends. Never raises."""
    out: list[Statement] = []
    table: Path = ()
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip() or line.lstrip().startswith("#"):
            at += 1
            continue
        if found := _TABLE_LINE.fullmatch(line):
            table = _keys(found["keys"])
            one = Statement(at, at, table, heading=True)
        elif found := _PLAIN_LINE.fullmatch(line):
            one = Statement(at, at, table, (((*table, *_keys(found["keys"])), _plain(found)),))
        else:
            one = _other(lines, at, table)
            table = one.table
        out.append(one)
        at = one.last + 1
    return out


def _keys(text: str) -> Path:
    return tuple(key.strip("\"'") if key[0] in "\"'" else key for key in _ONE_KEY.findall(text))


def _plain(found: re.Match[str]) -> Any:
    if found["word"]:
        return found["word"] == "true"
    if found["number"]:
        return int(found["number"])
    if found["list"]:
        return [text[1:-1] for text in _ONE_STRING.findall(found["list"])]
    return found["string"][1:-1]


def _other(lines: Sequence[str], at: int, table: Path) -> Statement:
    import tomllib

    line = lines[at]
    named = _NAMED_LINE.match(line)
    name = (((*table, *_keys(named["keys"])), None),) if named else ()
    if _BYTE.search(line):
        return Statement(at, at, table, name, problem="encoding")
    # only what has been opened may go on over further lines
    open_ended = any(mark in line for mark in ("[", "{", '"""', "'''"))
    for last in range(at, min(len(lines), at + _MOST_LINES) if open_ended else at + 1):
        try:
            found = tomllib.loads("\n".join(lines[at : last + 1]))
        except (ValueError, RecursionError):
            continue
        if line.lstrip().startswith("["):  # a list of tables, or a heading with escapes: nothing of ours is in there
            return Statement(at, last, ("", line.strip()), heading=True)
        return Statement(at, last, table, tuple(_flat(found, table)))
    return Statement(at, at, table, name, problem="syntax")


def _flat(found: dict[str, Any], path: Path) -> Iterator[tuple[Path, Any]]:
    for key, value in found.items():
        if isinstance(value, dict) and value:
            yield from _flat(value, (*path, key))
        else:
            yield (*path, key), value


# -- changes --------------------------------------------------------------------------------------------------------


def assign(lines: list[str], path: Path, value: Any) -> None:
    """Sets `path` in `lines`: where it stands, else at the end of its table, else in a new table at the end."""
    statements = parse(lines)
    one = next((s for s in statements if any(p == path and not s.problem for p, _ in s.values)), None)
    one = one or next((s for s in statements if any(p == path for p, _ in s.values)), None)
    if one is not None:
        lines[one.first : one.last + 1] = _rewritten(lines, one, path, value)
        return
    table = path[:-1]
    near = [s for s in statements if s.table == table]
    if near:
        lines.insert(near[-1].last + 1, f"{_key(path[-1:])} = {write(value)}")
        return
    # a table written as `voice.es = { rate = 20 }` or `voice.es.rate = 20` goes on in that manner: a heading would clash
    dotted = (
        [s for s in statements if not s.heading and any(p[: len(table)] == table for p, _ in s.values)] if table else []
    )
    if dotted:
        one = dotted[-1]
        more = f"{_key(path[len(one.table) :])} = {write(value)}"
        lines[one.first : one.last + 1] = [*_spread(lines, one), more]
    elif table:
        lines += ([""] if lines and lines[-1].strip() else []) + [
            f"[{_key(table)}]",
            f"{_key(path[-1:])} = {write(value)}",
        ]
    else:
        heading = next((s.first for s in statements if s.heading), len(lines))
        while heading and (not lines[heading - 1].strip() or lines[heading - 1].lstrip().startswith("#")):
            heading -= 1
        if not heading:  # only comments so far: below them, but above those of the first table
            heading = next((n + 1 for n, line in enumerate(lines) if not line.strip()), len(lines))
        lines.insert(heading, f"{_key(path)} = {write(value)}")


def remove(lines: list[str], path: Path) -> None:
    """Takes `path` out of `lines`, wherever it stands; a line that cannot be read stays."""
    for one in reversed(parse(lines)):
        if not one.problem and any(p == path for p, _ in one.values):
            rest = [] if len(one.values) == 1 else _spread(lines, one, without=path)
            lines[one.first : one.last + 1] = rest


def _rewritten(lines: Sequence[str], one: Statement, path: Path, value: Any) -> list[str]:
    old = lines[one.first]
    if one.problem:  # what the person wrote stays to be looked at
        return [f"# {old.strip()}", f"{_key(path[len(one.table) :])} = {write(value)}"]
    if found := _PLAIN_LINE.fullmatch(old):
        return [f"{found['before']}{write(value)}{found['comment']}"]
    if len(one.values) > 1:
        return _spread(lines, one, path, value)
    return [f"{_key(path[len(one.table) :])} = {write(value)}", *_comments(lines, one)]


def _spread(
    lines: Sequence[str], one: Statement, path: Path = (), value: Any = None, without: Path = ()
) -> list[str]:  # fmt: skip
    """A statement as one line for each of its values."""
    if len(one.values) == 1 and not path and not without:
        return list(lines[one.first : one.last + 1])
    new = [(p, value if p == path else v) for p, v in one.values if p != without]
    return [f"{_key(p[len(one.table) :])} = {write(v)}" for p, v in new] + _comments(lines, one)


def _comments(lines: Sequence[str], one: Statement) -> list[str]:
    """The comments inside a statement that is written anew, below it."""
    return [f"#{part[2]}" for line in lines[one.first : one.last + 1] if (part := line.rpartition(" #"))[1]]


def _key(path: Path) -> str:
    return ".".join(key if re.fullmatch(_BARE, key) else write(key) for key in path)


def write(value: Any) -> str:
    """`value` as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(map(_escaped, value)) + '"'
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(write, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key((key,))} = {write(one)}" for key, one in value.items()) + "}"
    return value.isoformat() if hasattr(value, "isoformat") else repr(value)


def _escaped(c: str) -> str:
    if c in '"\\':
        return f"\\{c}"
    return f"\\u{ord(c):04x}" if ord(c) < 32 or ord(c) == 127 else c
