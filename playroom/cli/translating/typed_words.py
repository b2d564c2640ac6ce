"""Typed words: phrases that would mean two things where players type them."""

# not said: whatever these checks find is told by `translating-wrong`

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from playroom.cli.translating.texts import Piece, text_at
from playroom.locale.typed import folded

_GROUPS = (
    re.compile(r"(card-typed-rank)-\d+"),
    re.compile(r"(card-\w+-typed-rank)-\d+"),
    re.compile(r"(card-\w+-typed-suit)-\d+"),
    re.compile(r"(value-[a-z]+)-[\w-]+"),
    re.compile(r"(key)-[\w-]+-words"),
    re.compile(r"(typed-about)-[\w-]+"),
    re.compile(r"(typed-place)-[\w-]+"),
    re.compile(r"(typed-plural)-\d+"),
    re.compile(r"(typed-ask)-[\w-]+"),
    re.compile(r"([a-z0-9-]+-verb)-\w+"),
)
"""The messages that are told apart by what is typed: those of one group."""


def group_of(id: str) -> str:
    """The group in which phrases of a message must mean one thing; nothing where it has none."""
    return next((found[1] for one in _GROUPS if (found := one.fullmatch(id))), "")


def is_typed(id: str) -> bool:
    """Does a message hold phrases that players type, with commas between?"""
    return bool(group_of(id)) or id.startswith(("typed-family-", "card-typed-", "typed-about-"))


def phrases_in(text: str) -> tuple[str, ...]:
    """The phrases of such a text, without accents and capitals."""
    return tuple(phrase for part in text.split(",") if (phrase := folded(" ".join(part.split()))))


def clashes(entries: Mapping[str, str], id: str | None = None) -> Iterator[tuple[str, str, str]]:
    """The phrases that two messages of a group have: both ids, and the phrase. Those of the message
    `id` alone where it is given.
    """
    known: dict[tuple[str, str], str] = {}
    wanted = "" if id is None else group_of(id)
    for one, source in entries.items():
        group = group_of(one)
        if not group or (id is not None and group != wanted):
            continue
        for phrase in dict.fromkeys(
            phrases_in(text_at(source, Piece(one, "", None, (), "")) or "")
        ):
            other = known.setdefault((group, phrase), one)
            if other != one and id in (None, one, other):
                yield other, one, phrase
