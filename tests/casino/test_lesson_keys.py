"""The lesson by exactly the keys that its sentences name, from every place where the cursor may
stand.

No sentence is told more than once in a lesson, and nothing is done here that it does not say.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.casino import GAME
from playroom.engine.lesson import Do, PlayOn, Press
from playroom.locale import LANGUAGES
from playroom.shell.screens.lesson import LessonScreen, open_lesson
from playroom_testing.checks.lessons import screens
from tests.shell.advised import play_on
from tests.shell.inside import Inside, inside

KEYS = {
    "en": {
        "enter": "enter",
        "space": "space",
        "home": "home",
        "less-than": "<",
        "greater-than": ">",
        "z": "z",
    },
    "es": {
        "intro": "enter",
        "espacio": "space",
        "inicio": "home",
        "menor que": "<",
        "mayor que": ">",
        "z": "z",
    },
}
UNTIL = {"en": "until you hear", "es": "hasta oír"}
IF_ON_THE_TABLE = {"en": "If you are on the table", "es": "Si estás en la mesa"}
ELSEWHERE = (("<",), (">",), ("tab",), ("s-tab",), ("home",), ("end",), (">", "tab"), ("<", "end"))
"""Ways to wander before a sentence is followed."""


def named_keys(line: str, language: str) -> list[str]:
    """The keys that a sentence names, in its order."""
    names = KEYS[language]
    found = re.findall(rf"(?i)\b({'|'.join(names)})\b", line)
    return [names[name.lower()] for name in found]


def on_the_table(screen: LessonScreen) -> bool:
    """Does the cursor stand in the second row?"""
    return screen.cursor[0] == "table"


def follow(room: Inside, screen: LessonScreen, language: str) -> None:
    """Presses what the last sentences say, one after the other."""
    step = screen._now()
    assert isinstance(step, Do)
    card = GAME.parse(step.text).card  # type: ignore[attr-defined]
    for line in [room.app.announcer.line(one) for one in screen._hint()]:
        if line.startswith(IF_ON_THE_TABLE[language]) and not on_the_table(screen):
            continue
        keys = named_keys(line, language)
        if UNTIL[language] in line:
            for _ in range(8):
                room.press(keys[0])
                zone, at = screen._cursor.current()
                if zone.id == "hand" and zone.items[at].card == card:
                    break
            keys = keys[1:]
        room.press(*keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wander", [(), *ELSEWHERE], ids=" ".join)
def test_the_lesson_is_followed_to_the_letter(
    tmp_path: Path, language: str, wander: Sequence[str]
) -> None:
    async def run(room: Inside) -> None:
        open_lesson(room.app, GAME, GAME.lessons[0])
        done = 0
        for screen in screens(room):
            step, before = screen._now(), screen.step
            line = room.app.announcer.line(screen._lines[-1])
            if isinstance(step, Press):
                room.press(re.findall(r"\b([A-Z])\.$", line)[0].lower())
            elif isinstance(step, Do):
                room.press(*wander)
                follow(room, screen, language)
                done += 1
            elif isinstance(step, PlayOn):
                room.press(*wander)
                play_on(room, screen)
            else:
                room.press("enter")
            assert screen.step > before, f"{line}: {room.lines[-3:]}"
        assert done == 4

    inside(run, tmp_path, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_says_what_enter_does_at_a_table(tmp_path: Path, language: str) -> None:
    """There Enter names the play first, in the lesson it does the lesson's own at once."""

    async def run(room: Inside) -> None:
        open_lesson(room.app, GAME, GAME.lessons[0])
        for screen in screens(room):
            step, line = screen._now(), room.app.announcer.line(screen._lines[-1])
            if isinstance(step, Press):
                room.press(re.findall(r"\b([A-Z])\.$", line)[0].lower())
            elif isinstance(step, Do):
                follow(room, screen, language)
            elif isinstance(step, PlayOn):
                play_on(room, screen)
            else:
                room.press("enter")
        said = {"en": "Enter first names a play", "es": "Intro nombra antes una jugada"}
        assert [line for line in room.lines if said[language] in line]

    inside(run, tmp_path, language)
