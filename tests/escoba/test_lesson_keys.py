"""The lesson by exactly the keys that its sentences name, from every place where the cursor may
stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.escoba import GAME
from playroom.engine.lesson import Do, PlayOn, Press
from playroom.locale import LANGUAGES
from playroom.shell.screens.lesson import LessonScreen, open_lesson
from playroom_testing.checks.lessons import screens
from tests.shell.advised import play_on
from tests.shell.inside import Inside, inside

KEYS = {
    "en": {"enter": "enter", "z": "z", "3": "3", "less-than": "<"},
    "es": {"intro": "enter", "z": "z", "3": "3", "menor que": "<"},
}
UNTIL = {"en": "until you hear", "es": "hasta oír"}
IF_ON_THE_TABLE = {"en": "If you are on the table, ", "es": "Si estás en la mesa, "}
ELSEWHERE = (("<",), (">",), ("tab",), ("s-tab",), ("home",), ("end",), (">", "tab"), ("<", "end"))
"""Ways to wander before a sentence is followed."""


def follow(room: Inside, screen: LessonScreen, language: str) -> None:
    """Presses what the last sentences say, in their order."""
    step = screen._now()
    assert isinstance(step, Do)
    names = KEYS[language]
    wanted = GAME.parse(step.text).card  # type: ignore[attr-defined]
    *before, line = (room.app.announcer.line(one) for one in screen._hint())
    if UNTIL[language] in line:
        for _ in range(8):
            room.press("z")
            zone, at = screen._cursor.current()
            if zone.id == "hand" and zone.items[at].card == wanted:
                break
        room.press("enter")
        return
    assert all(one.startswith(IF_ON_THE_TABLE[language]) for one in before)
    if screen.cursor[0] != "hand":
        line = " ".join((*before, line))
    found = re.findall(rf"(?i)\b({'|'.join(names)})\b", line)
    room.press(*(names[name.lower()] for name in found))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wander", [(), *ELSEWHERE], ids=" ".join)
def test_the_lesson_is_followed_to_the_letter(
    tmp_path: Path, language: str, wander: Sequence[str]
) -> None:
    async def run(room: Inside) -> None:
        open_lesson(room.app, GAME, GAME.lessons[0])
        done, told = 0, []
        for screen in screens(room):
            step, before = screen._now(), screen.step
            line = room.app.announcer.line(screen._lines[-1])
            told.append(line)
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
        asked = [line for line in told if "Intro sigue" not in line and "Enter goes" not in line]
        assert len(set(asked)) == len(asked), "the same sentence twice"

    inside(run, tmp_path, language)
