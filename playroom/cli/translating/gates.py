"""Gates of a translation: what is wrong with a text that was typed, told at once.

They are those that the tests hold English and Spanish to: `messages` (values, functions, forms,
signs), `sayings` (the line for the ear, braille), `typed_words` (what players type). Of their own
is only what a text by itself shows: variants, and words that were left in the source's language.
"""

# not said: codes of what is wrong

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from playroom.cli.translating.messages import (
    CARDS,
    Entry,
    Language,
    Problem,
    alone,
    differing,
    lint,
    read_text,
)
from playroom.cli.translating.sayings import CELLS, Saying, is_wide, line_problems
from playroom.cli.translating.texts import PLAIN, Piece, by_number, key_of, parsed
from playroom.cli.translating.typed_words import clashes, is_typed
from playroom.cli.translating.written import BadText, braced, message
from playroom.locale import Teller

OF_WORDS = frozenset(("glyph", "filler", "words for numbers", "number", "person"))
"""What `lint` finds by the words and letters of English and Spanish."""
RUN = 3
"""Words running that only the source's language says in this order."""


class Wrong(NamedTuple):
    """What is wrong: the code that `translating-wrong` tells by, and what is named. `hard`: it
    cannot be kept so.
    """

    code: str
    detail: str = ""
    hard: bool = True


def text_wrong(
    piece: Piece, text: str, language: Language, source: Language, categories: Iterable[str]
) -> list[Wrong]:
    """What is wrong with a text by itself, among the messages of its language."""
    try:
        made = message(piece.id, {piece.attribute: braced(text)})
    except BadText:
        return [Wrong("form")]
    entry = _entry(language.code, piece, made)
    first = _entry(source.code, piece, _alone(piece, piece.source)) if piece.source else None
    if entry is None or (piece.source and first is None):
        return [Wrong("form")]
    problems: list[Problem] = []
    if piece.part != CARDS and first is not None:
        problems += differing(source, first, language, entry, piece.chosen)
    elif first is not None:
        lacking = sorted(first.variables - entry.variables - {"sound"})
        strange = sorted(entry.variables - first.variables - set(PLAIN))
        return [
            *(Wrong("unused", name) for name in lacking),
            *(Wrong("unknown", name) for name in strange),
        ]
    within = Language(language.code, language.parts, language.games, language.entries, [])
    problems += [
        problem
        for problem in alone(within, entry, language.functions)
        if problem.code  # what concerns the message as a whole is looked at when it is whole
    ]
    allowed = _allowed(source, piece)
    entry.allowed = entry.allowed | allowed
    problems += lint(language.code, entry)
    found = [Wrong(problem.code, problem.detail) for problem in problems if problem.code]
    found += [Wrong("category", key) for key in _categories(made, piece, tuple(categories))]
    if words := left_over(text, piece.source, language.code, source.code):
        found.append(Wrong("leftover", words, hard=False))
    return list(dict.fromkeys(found))


def _alone(piece: Piece, text: str) -> str:
    return message(piece.id, {piece.attribute: braced(text)})


def _entry(code: str, piece: Piece, source: str) -> Entry | None:
    """One message, read as it is read in a file."""
    alone_there = Language(code, (piece.part,), (), {}, [])
    read_text(alone_there, piece.part, source, piece.part)
    return alone_there.entries.get(piece.id)


def _allowed(source: Language, piece: Piece) -> frozenset[str]:
    """The signs that a comment allows in the source's message."""
    entry = source.entries.get(piece.id)
    return frozenset() if entry is None else entry.allowed


def _categories(made: str, piece: Piece, categories: tuple[str, ...]) -> Iterator[str]:
    """The plural categories that a typed choice by number lacks."""
    from fluent.syntax import ast, visitor

    class Selects(visitor.Visitor):
        def __init__(self) -> None:
            self.lacking: list[str] = []

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            keys = [key_of(one) for one in node.variants]
            if by_number(keys):
                default = next(key_of(one) for one in node.variants if one.default)
                wanted = [one for one in categories if one != "other" or default != "other"]
                self.lacking += [one for one in wanted if one not in keys]
            self.generic_visit(node)

    selects = Selects()
    if piece.part != CARDS and (entry := parsed(made)) is not None:
        selects.visit(entry)
    yield from dict.fromkeys(selects.lacking)


_WORD = re.compile(r"[^\W\d_]+")
_PLACED = re.compile(r"\{[^{}]*\}|[A-Z_]+\(\$[\w-]+\)|\$[\w-]+")


def left_over(text: str, source: str, language: str, known: str) -> str:
    """Words that were left in the source's language: several running, or the whole text."""
    if not source or language == known:
        return ""
    runs = set(_runs(source))
    for run in _runs(text):
        if run in runs and any(len(word) > RUN for word in run):
            return " ".join(run)
    words = _WORD.findall(_PLACED.sub(" ", text).lower())
    if len(words) > 1 and words == _WORD.findall(_PLACED.sub(" ", source).lower()):
        return " ".join(words)
    return ""


def _runs(text: str) -> Iterator[tuple[str, ...]]:
    for part in re.split(r"[.,;:!?]", _PLACED.sub(".", text)):
        words = _WORD.findall(part.lower())
        yield from (tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1))


def line_wrong(saying: Saying, length: str, line: str, teller: Teller) -> list[Wrong]:
    """What is wrong with the line that came of it, for the ear and for braille."""
    codes = [one.split(":")[0] for one in line_problems(saying, length, line, teller)]
    if teller.language not in ("en", "es"):
        codes = [code for code in codes if code not in OF_WORDS]
    found = [Wrong("line-" + code.replace(" ", "-"), hard=False) for code in codes]
    if length == "brief" and is_wide(saying, line):
        found.append(Wrong("cells", f"{len(line)} {CELLS}", hard=False))
    return found


def typed_wrong(piece: Piece, text: str, known: Mapping[str, str]) -> list[Wrong]:
    """What is wrong with words that players type: those that already mean something else."""
    if not is_typed(piece.id):
        return []
    entries = {**known, piece.id: f"{piece.id} = {text}\n"}
    return [
        Wrong("clash", f"{phrase} {one if two == piece.id else two}")
        for one, two, phrase in clashes(entries, piece.id)
    ]
