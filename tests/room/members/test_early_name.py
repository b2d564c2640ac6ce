"""What is typed a moment too early, before the question for a name, becomes no name."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.doors.arriving import NameAsked
from playroom.engine.notes import note
from playroom.shell.prompt import Prompt
from playroom.shell.room.joining import NamePrompt
from tests.shell.inside import Inside, inside


@pytest.mark.parametrize("prompt", [NameAsked, NamePrompt])
@pytest.mark.parametrize("typed", ["'hola a todos", "'x", "-x"])
def test_talk_is_no_name(typed: str, prompt: type[NameAsked | NamePrompt], tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        named = list[str]()
        room.app.push(prompt(room.app, named.append))
        assert room.text(typed)[0] == "Un nombre empieza por una letra o un número."
        assert isinstance(room.app.front, prompt)
        assert named == []
        assert room.preferences.get("name") in ("", None)
        room.text("Óscar")
        assert named == ["Óscar"]

    inside(run, tmp_path, "es")


@pytest.mark.parametrize("prompt", [NameAsked, NamePrompt, Prompt])
def test_a_command_that_works_elsewhere_answers_no_question(
    prompt: type[Prompt], tmp_path: Path
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        answered = list[str]()
        given = (note("setting-name-ask"),) if prompt is Prompt else ()
        room.app.push(prompt(room.app, *given, answered.append))  # type: ignore[arg-type]
        said = room.text("/ritmo 3 días")
        assert said[-1].startswith("ritmo es para una sala"), said
        assert "No entiendo: Ana." in room.text("/Ana")[-1]
        assert answered == []
        room.text("Ana")
        assert answered == ["Ana"]

    inside(run, tmp_path, "es")
