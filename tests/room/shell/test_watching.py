"""What a person hears who watches with open hands and comments, at the end of a wire; and who
replays a game with comments.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.engine.registry import find_game
from playroom.shell.screens.replay import ReplayScreen
from playroom_testing.room import Inside
from tests.match.test_commentary import played
from tests.room.client.test_transcripts import Shown
from tests.room.far import FarRoom, with_room
from tests.room.kit import play_on, until
from tests.room.table.test_open_hands import play_open

WORDS = {
    "en": ("/comment", "Comments on.", "Comments off.", "Ana hears: ", "all hands open"),
    "es": ("/comentario", "Con comentarios.", "Sin comentarios.", "Ana oye: ", "todas las manos"),
}


@pytest.mark.parametrize("language", WORDS)
def test_who_watches_hears_comments_and_every_hand(language: str, tmp_path: Path) -> None:
    word, on, off, hears, opened = WORDS[language]

    async def test(room: FarRoom) -> None:
        ana, ben = await play_open(room)
        eva = Shown(tmp_path / "Eva", "Eva", language)
        await eva.come(room, None)
        await until(lambda: eva.chair is not None)
        runner, late = room.table.runner, room.table.late
        assert runner is not None
        assert late is not None
        await until(lambda: any(opened in line for line in eva.inside.lines))
        assert eva.inside.text(word) == [on]
        before = len(eva.inside.lines)
        assert not any(line.startswith(hears) for line in eva.inside.press("h"))
        await play_on([ana, ben], lambda: runner.match.deals == 2)
        await play_on([ana, ben], lambda: late.now.acts >= 9)
        await until(lambda: eva.chair.view == late.now.view)
        answers = eva.inside.press("h")
        assert [line.partition(":")[0] for line in answers] == [
            hears[:-2],
            hears[:-2].replace("Ana", "Ben"),
        ]
        told = [line for heard in eva.inside.app.announcer.history for line in heard.notes]
        kinds = {line.id.partition("-")[0] for line in told}
        assert "casino" in kinds
        assert len(eva.inside.lines) > before
        scores = [line for line in eva.inside.lines[before:] if line.startswith("Ana 0, Ben 0")]
        assert scores  # a comment, which answers no key
        assert eva.inside.text(word) == [off]
        eva.close()

    with_room(tmp_path / "room", test)


@pytest.mark.parametrize("language", WORDS)
def test_who_replays_a_finished_game_hears_comments(language: str, tmp_path: Path) -> None:
    word, on, off, *_ = WORDS[language]
    playback = played("cribbage", next(iter(find_game("cribbage").presets)), 2)

    async def test() -> None:
        room = Inside(tmp_path, language)
        room.app.put(ReplayScreen(room.app, playback, None))
        count = sum(len(room.press("right")) for _ in range(60))
        room.press("home")
        assert room.text(word) == [on]
        assert sum(len(room.press("right")) for _ in range(60)) > count + 5
        assert room.text(word) == [off]
        room.close()

    asyncio.run(test())
