"""A phrase that players type means one thing, among the messages that are told apart by it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES
from playroom.locale.languages import read_entries, read_parts
from playroom.locale.teller import game_entries
from playroom.locale.typed import folded

GROUPS = (
    r"(card-typed-rank)-\d+",
    r"(card-\w+-typed-(?:rank|suit))-\d+",
    r"(value-[a-z]+)-[\w-]+",
    r"(key)-[\w-]+-words",
    r"(typed-(?:about|place|ask))-[\w-]+",
    r"(typed-plural)-\d+",
    r"([a-z0-9-]+-verb)-\w+",
)
"""The messages of one group are told apart by what is typed."""


def clashes(entries: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Two messages of a group that have the same phrase."""
    known: dict[tuple[str, str], str] = {}
    for id, source in entries.items():
        group = next((found[1] for one in GROUPS if (found := re.fullmatch(one, id))), None)
        value = re.split(r"\n +\.", source.partition("=")[2])[0]
        for phrase in value.split(",") if group is not None else ():
            words = folded(" ".join(phrase.split()))
            other = known.setdefault((group or "", words), id)
            if other != id:
                yield other, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_mean_one_thing(language: str) -> None:
    entries: dict[str, str] = {}
    for part in read_parts(language):
        entries |= read_entries(language, part)
    for game in game_ids():
        entries |= game_entries(language, game)
    assert list(clashes(entries)) == []
    for one, other in (("card-typed-rank-2", "card-typed-rank-3"), ("typed-ask-scores", "")):
        other = other or next(id for id in entries if id.startswith("typed-ask-") and id != one)
        planted = {**entries, one: f"{one} ={entries[other].partition('=')[2]}"}
        assert {one, other} in [{*both} for both in clashes(planted)]
