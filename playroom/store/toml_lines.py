"""A TOML file as a person edits it: read statement by statement, so that one bad line spoils
nothing else, and changed line by line, so that comments, blank lines and whatever is not
understood stay where they are.

Plain lines (`name = "word"`, numbers, true and false, one-line lists of strings, `[table]`) are
read here, in a fraction of a millisecond; for any other line `tomllib` is loaded (11 ms).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

Keys: TypeAlias = tuple[str, ...]

# Few and small patterns: compiling them is most of what reading the settings costs. Quoted names,
# numbers in other bases and the like are for `tomllib`.
_BARE = r"[A-Za-z0-9_-]+"
_KEYS = rf"(?P<keys>{_BARE}(?:[ \t]*\.[ \t]*{_BARE})*)"
_STRING = r"\"[^\"\\]*\"|'[^']*'"
_TABLE_LINE = re.compile(rf"[ \t]*\[[ \t]*{_KEYS}[ \t]*\][ \t]*(?:#.*)?")
_NAMED_LINE = re.compile(rf"[ \t]*{_KEYS}[ \t]*=[ \t]*")
_VALUE = re.compile(
    rf"(?:(?P<word>true|false)|(?P<number>[+-]?(?:0|[1-9][0-9]{{0,17}}))|(?P<string>{_STRING})"
    r"|(?P<list>\[[^][#]*\]))"
    r"(?P<comment>[ \t]*(?:#.*)?)"
)
_BYTE = re.compile("[\ud800-\udfff]")  # a byte that is not UTF-8, as `surrogateescape` reads it
_MOST_LINES = 50


class Statement(NamedTuple):
    """A table's heading or an assignment: lines `first` to `last` (from 0), with what they set, by
    full path.

    `problem` is `syntax` or `encoding` for a line that cannot be read; then `values` has at most
    the name, without a value.
    """

    first: int
    last: int
    table: Keys
    values: tuple[tuple[Keys, Any], ...] = ()
    heading: bool = False
    problem: str = ""


def parse(lines: Sequence[str]) -> list[Statement]:
    """The statements of a file, given as lines without line ends. Never raises."""
    statements: list[Statement] = []
    table: Keys = ()
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip() or line.lstrip().startswith("#"):
            at += 1
            continue
        if (match := _TABLE_LINE.fullmatch(line)) and line.isprintable():
            table = _keys(match)
            statement = Statement(at, at, table, heading=True)
        elif plain := _plain(line):
            name, value, _ = plain
            statement = Statement(at, at, table, (((*table, *_keys(name)), value),))
        else:
            statement = _other(lines, at, table)
            table = statement.table
        statements.append(statement)
        at = statement.last + 1
    return statements


def _keys(match: re.Match[str]) -> Keys:
    return tuple(key.strip() for key in match["keys"].split("."))


def _plain(line: str) -> tuple[re.Match[str], Any, str] | None:
    """The name, the value and the comment of a plain assignment; None for any other line."""
    name = _NAMED_LINE.match(line)
    match = name and _VALUE.fullmatch(line, name.end())
    if not name or not match or not line[: match.start("comment")].replace("\t", " ").isprintable():
        return None
    value: Any
    if match["word"]:
        value = match["word"] == "true"
    elif match["number"]:
        value = int(match["number"])
    elif match["string"]:
        value = match["string"][1:-1]
    else:
        inner = match["list"][1:-1].strip()
        value = [item[1:-1] for item in re.findall(_STRING, inner)]
        if not re.fullmatch(rf"(?:(?:{_STRING})[ \t]*,[ \t]*)*(?:{_STRING})?", inner):
            return None
    return name, value, match["comment"]


def _other(lines: Sequence[str], at: int, table: Keys) -> Statement:
    import tomllib

    line = lines[at]
    named = _NAMED_LINE.match(line)
    name = (((*table, *_keys(named)), None),) if named else ()
    if _BYTE.search(line):
        return Statement(at, at, table, name, problem="encoding")
    # only what has been opened may go on over further lines
    open_ended = any(mark in line for mark in ("[", "{", '"""', "'''"))
    for last in range(at, min(len(lines), at + _MOST_LINES) if open_ended else at + 1):
        try:
            table_read = tomllib.loads("\n".join(lines[at : last + 1]))
        except (ValueError, RecursionError):
            continue
        if line.lstrip().startswith("[["):  # a list of tables: nothing of ours is in there
            return Statement(at, last, (line.strip(),), heading=True)
        if line.lstrip().startswith("["):  # a heading with escapes
            return Statement(at, last, _chain(table_read), heading=True)
        return Statement(at, last, table, tuple(_flat(table_read, table)))
    return Statement(at, at, table, name, problem="syntax")


def _chain(values: dict[str, Any]) -> Keys:
    return next(((key, *_chain(inner)) for key, inner in values.items()), ())


def _flat(values: dict[str, Any], path: Keys) -> Iterator[tuple[Keys, Any]]:
    for key, value in values.items():
        if isinstance(value, dict) and value:
            yield from _flat(value, (*path, key))
        else:
            yield (*path, key), value


# -- changes ---------------------------------------------------------------------------------------


def assign(lines: list[str], path: Keys, value: Any) -> None:
    """Sets `path` in `lines`: where it stands, else at the end of its table, else in a new table at
    the end.
    """
    statements = parse(lines)
    statement = next(
        (s for s in statements if any(p == path and not s.problem for p, _ in s.values)), None
    )
    statement = statement or next(
        (s for s in statements if any(p == path for p, _ in s.values)), None
    )
    if statement is not None:
        lines[statement.first : statement.last + 1] = _rewritten(lines, statement, path, value)
        return
    table = path[:-1]
    near = [s for s in statements if s.table == table]
    if near:
        lines.insert(near[-1].last + 1, f"{key_text(path[-1:])} = {write(value)}")
        return
    # a table written as `voice.es = { rate = 20 }` or `voice.es.rate = 20` goes on in that manner:
    # a heading would clash
    dotted = (
        [
            s
            for s in statements
            if not s.heading and any(p[: len(table)] == table for p, _ in s.values)
        ]
        if table
        else []
    )
    if dotted:
        statement = dotted[-1]
        more = f"{key_text(path[len(statement.table) :])} = {write(value)}"
        lines[statement.first : statement.last + 1] = [*_spread(lines, statement), more]
    elif table:
        lines += ([""] if lines and lines[-1].strip() else []) + [
            f"[{key_text(table)}]",
            f"{key_text(path[-1:])} = {write(value)}",
        ]
    else:
        at = _first_table(lines, statements)
        lines[at:at] = [f"{key_text(path)} = {write(value)}", *([""] if at < len(lines) else [])]


def _first_table(lines: Sequence[str], statements: Sequence[Statement]) -> int:
    """The line where the first table begins, the comments right above it included."""
    at = next((s.first for s in statements if s.heading), len(lines))
    while 0 < at < len(lines) and lines[at - 1].lstrip().startswith("#"):
        at -= 1
    return at


def remove(lines: list[str], path: Keys) -> None:
    """Takes `path` out of `lines`, wherever it stands; a line that cannot be read stays."""
    for statement in reversed(parse(lines)):
        if not statement.problem and any(p == path for p, _ in statement.values):
            rest = [] if len(statement.values) == 1 else _spread(lines, statement, without=path)
            lines[statement.first : statement.last + 1] = rest


def _rewritten(lines: Sequence[str], statement: Statement, path: Keys, value: Any) -> list[str]:
    old = lines[statement.first]
    if statement.problem:  # what the person wrote stays to be looked at
        return [f"# {old.strip()}", f"{key_text(path[len(statement.table) :])} = {write(value)}"]
    if plain := _plain(old):
        return [f"{plain[0][0]}{write(value)}{plain[2]}"]
    if len(statement.values) > 1:
        return _spread(lines, statement, path, value)
    return [
        f"{key_text(path[len(statement.table) :])} = {write(value)}",
        *_comments(lines, statement),
    ]


def _spread(
    lines: Sequence[str],
    statement: Statement,
    path: Keys = (),
    value: Any = None,
    without: Keys = (),
) -> list[str]:
    """A statement as one line for each of its values."""
    if not path and not without and _plain(lines[statement.first]):
        return list(lines[statement.first : statement.last + 1])
    new = [(p, value if p == path else v) for p, v in statement.values if p != without]
    return [f"{key_text(p[len(statement.table) :])} = {write(v)}" for p, v in new] + _comments(
        lines, statement
    )


def _comments(lines: Sequence[str], statement: Statement) -> list[str]:
    """The comments inside a statement that is written anew, below it."""
    return [
        f"#{part[2]}"
        for line in lines[statement.first : statement.last + 1]
        if (part := line.rpartition(" #"))[1]
    ]


def key_text(path: Keys) -> str:
    """A path as TOML writes it: `voice.es.rate`, `"a b".c`."""
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
        return (
            "{"
            + ", ".join(f"{key_text((key,))} = {write(item)}" for key, item in value.items())
            + "}"
        )
    return value.isoformat() if hasattr(value, "isoformat") else repr(value)


def _escaped(c: str) -> str:
    if c in '"\\':
        return f"\\{c}"
    return f"\\u{ord(c):04x}" if ord(c) < 32 or ord(c) == 127 else c
