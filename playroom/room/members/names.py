"""Names and chat lines: cleaned for speech, and no two names that ear or eye takes for one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from functools import cache, lru_cache

from playroom.engine.notes import Clean
from playroom.room.table.values import LONGEST_NAME, LONGEST_SAYING

MOST_MARKS = 2
"""Accents on one letter."""
MOST_REPEATS = 3
"""Times that one character is repeated without a break."""

_LIKE = str.maketrans(
    # Cyrillic, then Greek, then other letters and digits that are taken for a Latin letter
    "авекмнорстухіјԁԛѕһӏѵԝ" + "αβεζηικμνορτυχϲϳ" + "ıøłđi10"
    # Armenian, Cherokee, small capitals
    + "օսհոցյ" + "ᎪᎬᎻᏟᏢᏚᎢᎳᎩᎫᏦᎷᏴᏞᏙᏃ" + "ᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢɪ",
    "abekmhopctyxljdqshlvw" + "abezhlkmnoptyxcj" + "loldllo"
    + "ouhngj" + "aehcpstwyjkmblvz" + "abcdeghjklmnoprtuvwyzl",
)  # fmt: skip

_UNSEEN = frozenset(
    map(chr, (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
    ))
)  # fmt: skip
"""Letters and marks of which nothing is seen or heard."""


def tidy(text: str) -> str:
    """Text without towers of accents, accents on nothing, and endless repeats."""
    chars = list[str]()
    marks = repeats = 0
    for given in unicodedata.normalize("NFC", text):
        category = unicodedata.category(given)
        char = " " if category[0] in "CZ" or given in _UNSEEN else given
        if char == " ":
            category = "Zs"
        if category.startswith("M"):
            marks += 1
            if marks > MOST_MARKS or not chars or chars[-1] == " ":
                continue
        else:
            marks = 0
        repeats = repeats + 1 if chars and chars[-1] == char else 1
        if repeats <= MOST_REPEATS:
            chars.append(char)
    return "".join(chars)


def name_of(text: str) -> Clean:
    """A name, cleaned; empty when no letter of it is left."""
    name = Clean.of(tidy(unicodedata.normalize("NFKC", text)), LONGEST_NAME)
    return name if any(char.isalnum() for char in name) else Clean("")


def said_of(text: str) -> Clean:
    """A line of chat, cleaned."""
    return Clean.of(tidy(text), LONGEST_SAYING)


def skeleton(name: str) -> str:
    """What is left of a name for the ear and the eye: names with the same one are taken for each
    other.
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(char for char in plain if char.isalnum()).translate(_LIKE)


@lru_cache(50_000)
def sound(name: str) -> str:
    """How a name sounds in Spanish or English, whatever letters like these it is written with: b
    and v, ll and y, c, s and z, k and qu, a doubled letter and one are the same, h is mute. A
    number after a name tells it from others.
    """
    letters = "".join(map(_letter, unicodedata.normalize("NFKD", name).casefold()))
    heard = _INSIDE.sub(lambda digit: _DIGITS[digit[0]], letters)
    heard = "".join(c for c in heard if c.isalnum() and unicodedata.category(c) != "Lm")
    for pattern, letter in _HEARD:
        heard = pattern.sub(letter, heard)
    return heard


def _letter(char: str) -> str:
    """The plain letter of one with a stroke or a hook, of an open or turned one, of a regional
    indicator, by the names that Unicode gives them; and of one of another alphabet that looks
    like it.
    """
    if char.isascii():
        return char
    if (found := _NAMED.fullmatch(unicodedata.name(char, ""))) is not None:
        return "e" if found[1] == "SCHWA" else found[1][0].lower()
    return _confusables().get(char, char)


@cache
def _confusables() -> dict[str, str]:
    """Letters of other alphabets that look like a Latin one: the list of confusables of Unicode."""
    from confusable_homoglyphs.confusables import confusables_data  # here: it reads a large file

    latin = re.compile("[A-Za-z]")
    alike = {char: [row["c"] for row in rows] for char, rows in confusables_data.items()}
    found = {c: next(filter(latin.fullmatch, row), "") for c, row in alike.items() if len(c) == 1}
    return {char: letter.lower() for char, letter in found.items() if letter}


_NAMED = re.compile(
    r"(?:REGIONAL INDICATOR SYMBOL|LATIN(?: SMALL| CAPITAL)?) LETTER"
    r"(?: SMALL CAPITAL| OPEN| REVERSED| TURNED| DOTLESS| SCRIPT)*"
    r" ([A-Z]|ALPHA|SCHWA)(?: WITH .*)?"
)
_INSIDE = re.compile(r"(?<=[^\W\d_])[0134578](?=[^\W\d_])")
_DIGITS = dict(zip("0134578", "oieastb", strict=True))
_HEARD = [
    (re.compile(pattern), letter)
    for pattern, letter in (
        ("ph", "f"), ("ch", "x"), ("h", ""), ("qu(?=[ei])|q", "k"), ("c(?=[eiy])|z", "s"),
        ("c", "k"), ("v", "b"), ("ll", "y"), (r"(?<=[^\Waeiou])n(?=[^\Waeiou])", ""),
        (r"([^\W\d_])\1+", r"\1"),
    )
]  # fmt: skip
_SCRIPTS = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "HANGUL": "CJK", "BOPOMOFO": "CJK"}
"""Scripts that are written together."""


def has_one_script(name: str) -> bool:
    """Are all letters of a name of one script?"""
    letters = (c for c in name if unicodedata.category(c) in ("Lu", "Ll", "Lt", "Lo"))
    named = (unicodedata.name(c, "?").split()[0] for c in letters)
    return len({_SCRIPTS.get(script, script) for script in named}) <= 1


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Would it be taken for one of the others, by eye or by ear?"""
    wanted, heard = skeleton(name), sound(name)
    return any(skeleton(other) == wanted or sound(other) == heard for other in others)


def distinct(name: Clean, others: Collection[str]) -> Clean:
    """The name, with a number after it when it would be taken for one of the others."""
    number, candidate = 1, name
    while is_taken(candidate, others):
        number += 1
        candidate = Clean.of(f"{name[: LONGEST_NAME - 3]} {number}", LONGEST_NAME)
    return candidate
