"""Plural categories of a language (CLDR), as far as whole numbers of a game need them."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
HIGHEST = 200
"""The highest number that is looked at: millions are not counted here."""


@cache
def plural_samples(language: str) -> tuple[tuple[str, int], ...]:
    """The categories of a language, each with the lowest number that has it (above 0 where there
    is one), in the order of these numbers. Raises `ValueError` for no language.
    """
    variants = "".join(f"\n    [{name}] {name}" for name in CATEGORIES[:-1])
    try:
        bundle = FluentBundle([language], use_isolating=False)
    except Exception as why:  # whatever the library makes of a code that names none
        raise ValueError(language) from why
    bundle.add_resource(FluentResource(f"x = {{ $n ->{variants}\n   *[other] other\n }}\n"))
    pattern = bundle.get_message("x").value
    assert pattern is not None
    found: dict[str, int] = {}
    for number in (*range(1, HIGHEST + 1), 0):
        name = str(bundle.format_pattern(pattern, {"n": number})[0])
        found.setdefault(name, number)
    return tuple(found.items())
