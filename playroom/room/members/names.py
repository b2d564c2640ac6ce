"""Names and chat lines: cleaned for speech, and no two names that ear or eye takes for one."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable

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


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Would it be taken for one of the others?"""
    wanted = skeleton(name)
    return any(skeleton(other) == wanted for other in others)


def distinct(name: Clean, others: Collection[str]) -> Clean:
    """The name, with a number after it when it would be taken for one of the others."""
    number, candidate = 1, name
    while is_taken(candidate, others):
        number += 1
        candidate = Clean.of(f"{name[: LONGEST_NAME - 3]} {number}", LONGEST_NAME)
    return candidate
