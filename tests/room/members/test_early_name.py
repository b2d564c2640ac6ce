"""What is typed a moment too early, before the question for a name, becomes no name."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.shell.room.joining import NamePrompt
from tests.shell.inside import Inside, inside


@pytest.mark.parametrize("typed", ["'hola a todos", "'x", "-x"])
def test_talk_is_no_name(typed: str, tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        named = list[str]()
        room.app.push(NamePrompt(room.app, named.append))
        assert room.text(typed)[0] == "Un nombre empieza por una letra o un número."
        assert isinstance(room.app.front, NamePrompt)
        assert named == []
        assert room.preferences.get("name") in ("", None)
        room.text("Óscar")
        assert named == ["Óscar"]

    inside(run, tmp_path, "es")
