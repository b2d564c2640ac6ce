"""A tournament in words of any language: `swiss cribbage 5 rounds 24 bots saturday 20:00`.

The words are messages `value-contest-...` of `contests.ftl`, and the names of the games.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playroom.engine.registry import NoGame, find_game
from playroom.locale import LANGUAGES
from playroom.locale.game_names import game_named
from playroom.locale.typed import folded, phrases
from playroom.room.contests.state import MOST_ENTRANTS, MOST_ROUNDS, Format
from playroom.room.contests.views import ContestDo, ContestWanted

FLAGS = ("duplicate", "twice")
UNITS: Mapping[str, tuple[str, int, int]] = {
    "rounds": ("rounds", MOST_ROUNDS, 1),
    "bots": ("bots", MOST_ENTRANTS, 1),
    "seats": ("seats", 64, 1),
    "minutes": ("minutes", 20_160, 1),
    "hours": ("minutes", 336, 60),
    "days": ("minutes", 14, 1_440),
    "wait": ("wait", 1_440, 1),
}
"""What follows a number: the field, the largest number, and the number of units in one."""
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
LEVELS = ("easy", "fair", "good", "expert")
FILLERS = "filler"


def _known(names: tuple[str, ...]) -> dict[str, str]:
    """The phrases of all languages, folded, and which name each stands for."""
    return {
        folded(phrase): name
        for name in names
        for language in LANGUAGES
        for phrase in (name, *phrases(language, f"value-contest-{name}"))
    }


def _taken(text: str, names: tuple[str, ...]) -> tuple[str, str]:
    """The first of these names in a text, and the text without it; empty: none."""
    known = _known(names)
    for phrase in sorted(known, key=len, reverse=True):
        found = re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", text)
        if found:
            return known[phrase], f"{text[: found.start()]} {text[found.end() :]}"
    return "", text


def read_wanted(text: str) -> ContestWanted | None:
    """The tournament that a text names; None: none, or something in it is not understood."""
    rest, given = folded(text), dict[str, Any]()
    name, rest = _taken(rest, tuple(Format))
    given["format"] = Format(name) if name else Format.SWISS
    clock = re.search(r"(?<!\d)([01]?\d|2[0-3]):([0-5]\d)(?!\d)", rest)
    day, rest = _taken(rest, DAYS)
    if clock is not None:
        rest = rest.replace(clock[0], " ", 1)
        given["minute"] = int(clock[1]) * 60 + int(clock[2])
    if (clock is None) != (not day):
        return None
    if day:
        given["weekday"] = DAYS.index(day)
    units = _known(tuple(UNITS))
    every = "|".join(re.escape(unit) for unit in sorted(units, key=len, reverse=True))
    while number := re.search(rf"(?<!\w)(\d{{1,5}}) +({every})(?!\w)", rest):
        field, most, each = UNITS[units[number[2]]]
        if not 0 < int(number[1]) <= most:
            return None
        given[field] = int(number[1]) * each
        rest = f"{rest[: number.start()]} {rest[number.end() :]}"
    for flag in FLAGS:
        found, rest = _taken(rest, (flag,))
        given[flag] = bool(found)
    level, rest = _taken(rest, LEVELS)
    if level:
        given["level"] = level
    while (taken := _taken(rest, (FILLERS,)))[0]:
        rest = taken[1]
    game = game_named(rest.replace(",", " ").split())
    if not game:
        return None
    try:
        seats = find_game(game).seats
    except NoGame:
        return None
    return ContestWanted(game=game, **given) if given.get("seats", seats[0]) in seats else None


def read_deed(text: str) -> ContestDo | None:
    """What is to be done about a tournament, by one word (`join`); None: no such word."""
    name, rest = _taken(folded(text), tuple(do for do in ContestDo if do is not ContestDo.OPEN))
    return ContestDo(name) if name and not rest.strip() else None
