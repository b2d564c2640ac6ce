"""Plural categories of a language (CLDR), as far as whole numbers of a game need them."""

from __future__ import annotations

import re
from functools import cache

from playroom.locale.plurals import plural_rule

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
HIGHEST = 200
"""The highest number that is looked at: millions are not counted here."""


@cache
def plural_samples(language: str) -> tuple[tuple[str, int], ...]:
    """The categories of a language, each with the lowest number that has it (above 0 where there
    is one), in the order of these numbers. Raises `ValueError` for no language.
    """
    if not re.fullmatch(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*", language):
        raise ValueError(language)
    category = plural_rule(language)
    found: dict[str, int] = {}
    for number in (*range(1, HIGHEST + 1), 0):
        found.setdefault(category(number), number)
    return tuple(found.items())
