"""Message files of a translator: what was typed becomes a Fluent message, and the file has the
order and the comments of the source.
"""

# not said: forms of messages, no sentences

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast

from playroom.cli.translating.texts import Piece, parsed
from playroom.locale.languages import spread

_BRACED = re.compile(r"\{[^{}]*\}|\b[A-Z][A-Z_]*\(\s*\$[a-z][\w-]*\s*\)|\$[a-z][\w-]*")
_SELECT = re.compile(r"\{\s*(\$[a-z][\w-]*)\s*->\s*")
_VARIANT = re.compile(r"\s*(\*?\[[\w-]+\])\s*")

Typed = tuple[tuple[tuple[str, str], ...], str]
"""The choices of a variant, and its text."""


class BadText(ValueError):
    """What was typed is no Fluent text."""


def braced(text: str) -> str:
    """A typed text as Fluent writes it: `$who` and `THE($card)` in braces, variants of a choice in
    lines of their own.
    """
    made, at, depth = "", 0, 0
    while at < len(text):
        if found := _SELECT.match(text, at):
            made += f"{{ {found[1]} ->"
            depth += 1
        elif found := _BRACED.match(text, at):
            made += found[0] if found[0][0] == "{" else f"{{ {found[0]} }}"
        elif depth and (found := _VARIANT.match(text, at)):
            made += f"\n{found[1]} "
        elif depth and text[at] == "}":
            made = made.rstrip() + "\n}"
            depth -= 1
        else:
            made += text[at]
        at = found.end() if found else at + 1
    return made


def pattern(texts: Sequence[Typed]) -> str:
    """The Fluent text of one pattern: one text, or a choice among several."""
    choices, text = texts[0]
    if not choices:
        return braced(text)
    name = choices[0][0]
    branches: dict[str, list[Typed]] = {}
    for keys, said in texts:
        branches.setdefault(keys[0][1], []).append((keys[1:], said))
    usual = "other" if "other" in branches else list(branches)[-1]
    lines = [f"{{ ${name} ->"]
    for key, inner in branches.items():
        lines.append(f"{'*' if key == usual else ''}[{key}] {pattern(inner)}")
    return "\n".join([*lines, "}"])


def message(id: str, patterns: Mapping[str | None, str]) -> str:
    """The source of a message, well formed. Raises `BadText`."""
    lines = [f"{id} ={_inside(patterns[None])}" if None in patterns else f"{id} ="]
    lines += [f"    .{name} ={_inside(text)}" for name, text in patterns.items() if name]
    entry = parsed("\n".join(lines) + "\n")
    names = {name for name in patterns if name}
    if entry is None or {one.id.name for one in entry.attributes} != names:
        raise BadText(id)
    return FluentSerializer().serialize_entry(entry)


def _inside(text: str) -> str:
    lines = text.split("\n")
    if len(lines) == 1:
        return " " + text
    return "".join("\n        " + line for line in lines)


def patterns_of(source: str) -> dict[str | None, str]:
    """The patterns of a message as they are written, by attribute."""
    entry = parsed(source)
    if entry is None:
        return {}
    found: dict[str | None, str] = {}
    named = [(one.id.name, one.value) for one in entry.attributes]
    for name, value in [(None, entry.value), *named]:
        if value is not None:
            alone = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), value))
            found[name] = alone.partition("=")[2].strip()
    return found


def with_texts(source: str | None, pieces: Sequence[Piece], texts: Sequence[str]) -> str:
    """A message with one of its patterns written anew, of all its variants. Raises `BadText`."""
    first = pieces[0]
    patterns = {} if source is None else patterns_of(source)
    patterns[first.attribute] = pattern(
        [(piece.choices, text) for piece, text in zip(pieces, texts, strict=True)]
    )
    return message(first.id, patterns)


@cache
def _parsed(source: str) -> Sequence[ast.EntryType]:
    return FluentParser().parse(spread(source)).body  # a large file takes half a second


def in_order(source: str, entries: Mapping[str, str]) -> str:
    """A file of these messages, with the order and the comments of a source file; messages that the
    source has not come last.
    """
    left, blocks = dict(entries), list[str]()
    for node in _parsed(source):
        if isinstance(node, (ast.Message, ast.Term)):
            id = node.id.name if isinstance(node, ast.Message) else "-" + node.id.name
            text = left.pop(id, None)
            if text is None:
                continue
            comment = node.comment.content if node.comment else None
            blocks.append("".join(f"# {line}".rstrip() + "\n" for line in _lines(comment)) + text)
        elif isinstance(node, ast.BaseComment):
            sign = {"GroupComment": "##", "ResourceComment": "###"}.get(type(node).__name__, "#")
            lines = "".join(f"{sign} {line}".rstrip() + "\n" for line in _lines(node.content))
            blocks.append(f"\n{lines}\n" if blocks else f"{lines}\n")
    blocks += left.values()
    text = re.sub(r"\n{3,}", "\n\n", "".join(blocks).strip() + "\n")
    return _without_empty_groups(text)


def _lines(text: str | None) -> list[str]:
    return text.split("\n") if text is not None else []


def _without_empty_groups(text: str) -> str:
    """Headings under which nothing stands yet are left out."""
    blocks = text.split("\n\n")
    kept = [
        block
        for at, block in enumerate(blocks)
        if not block.startswith("##") or (at + 1 < len(blocks) and blocks[at + 1][:2] != "##")
    ]
    return "\n\n".join(kept).rstrip() + "\n"
