"""Plural categories of whole numbers, by the rules of Unicode's CLDR.

Languages that are not in the table tell one from all other numbers, as English does (so Breton,
Manx and Cornish, which have more categories, get fewer).
"""

# not said: codes of languages

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

Rule = Callable[[int], str]
"""The category of a number: `zero`, `one`, `two`, `few`, `many` or `other`."""
_Tests = Mapping[str, Callable[[int], bool]]


def _one(n: int) -> bool:
    return n == 1


def _ends_in_one(n: int) -> bool:
    return n % 10 == 1 and n % 100 != 11


def _ends_in_few(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14


def _millions(n: int) -> bool:
    return n != 0 and n % 1_000_000 == 0


_RULES: tuple[tuple[str, _Tests], ...] = (
    # No number has a form of its own.
    (
        "bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa root sah ses sg su th"
        " to tpi vi wo yo yue zh",
        {},
    ),
    ("ca es it lld scn vec", {"one": _one, "many": _millions}),
    ("fr ht pt", {"one": lambda n: n < 2, "many": _millions}),
    (
        "ak am as bho bn csw doi fa ff gu hi hy kab kn ln mg nso pa pcm si ti wa zu",
        {"one": lambda n: n < 2},
    ),
    ("iu naq sat se sma smj smn sms", {"one": _one, "two": lambda n: n == 2}),
    (
        "be ru uk",
        {"one": _ends_in_one, "few": _ends_in_few, "many": lambda n: True},
    ),
    ("bs hr sr", {"one": _ends_in_one, "few": _ends_in_few}),
    ("pl", {"one": _one, "few": _ends_in_few, "many": lambda n: True}),
    ("cs sk", {"one": _one, "few": lambda n: 2 <= n <= 4}),
    (
        "dsb hsb sl",
        {
            "one": lambda n: n % 100 == 1,
            "two": lambda n: n % 100 == 2,
            "few": lambda n: n % 100 in (3, 4),
        },
    ),
    ("is mk", {"one": _ends_in_one}),
    (
        "lt",
        {
            "one": lambda n: n % 10 == 1 and not 11 <= n % 100 <= 19,
            "few": lambda n: n % 10 >= 2 and not 11 <= n % 100 <= 19,
        },
    ),
    (
        "lv prg",
        {"zero": lambda n: n % 10 == 0 or 11 <= n % 100 <= 19, "one": lambda n: n % 10 == 1},
    ),
    ("ro", {"one": _one, "few": lambda n: n == 0 or 1 <= n % 100 <= 19}),
    ("blo ksh lag", {"zero": lambda n: n == 0, "one": _one}),
    ("ceb fil", {"one": lambda n: n in (1, 2, 3) or n % 10 not in (4, 6, 9)}),
    ("tzm", {"one": lambda n: n < 2 or 11 <= n <= 99}),
    ("shi", {"one": lambda n: n < 2, "few": lambda n: 2 <= n <= 10}),
    (
        "ar",
        {
            "zero": lambda n: n == 0,
            "one": _one,
            "two": lambda n: n == 2,
            "few": lambda n: 3 <= n % 100 <= 10,
            "many": lambda n: n % 100 >= 11,
        },
    ),
    ("he iw", {"one": _one, "two": lambda n: n == 2}),
    (
        "cy",
        {
            "zero": lambda n: n == 0,
            "one": _one,
            "two": lambda n: n == 2,
            "few": lambda n: n == 3,
            "many": lambda n: n == 6,
        },
    ),
    (
        "ga",
        {
            "one": _one,
            "two": lambda n: n == 2,
            "few": lambda n: 3 <= n <= 6,
            "many": lambda n: 7 <= n <= 10,
        },
    ),
    (
        "gd",
        {
            "one": lambda n: n in (1, 11),
            "two": lambda n: n in (2, 12),
            "few": lambda n: 3 <= n <= 19,
        },
    ),
    (
        "mt",
        {
            "one": _one,
            "two": lambda n: n == 2,
            "few": lambda n: n == 0 or 3 <= n % 100 <= 10,
            "many": lambda n: 11 <= n % 100 <= 19,
        },
    ),
)


def plural_rule(language: str) -> Rule:
    """The rule of a language (`es`, `pt-BR`)."""
    base = language.replace("_", "-").partition("-")[0].lower()
    tests = next((tests for codes, tests in _RULES if base in codes.split()), {"one": _one})

    @lru_cache(1_000)
    def category(number: int) -> str:
        number = abs(number)
        return next((name for name, test in tests.items() if test(number)), "other")

    return category
