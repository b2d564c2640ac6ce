"""What is said of keys and words is so: the rules of the house, the question for a name, a word
that stands alone, and a table that one watches.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.doors.arriving import NameAsked
from playroom.engine.notes import Clean
from playroom.shell.room.house_rules import RulesAsked
from playroom.shell.room.joining import NamePrompt
from playroom.shell.table.bringing import Bringing
from playroom_testing.room import Inside
from tests.room.client.test_transcripts import Shown
from tests.room.far import FarRoom, with_room
from tests.room.kit import until

every_language = pytest.mark.parametrize("language", ["en", "es"])
RULES = (Clean.of("Be kind."), Clean.of("Play on."))


@every_language
@pytest.mark.parametrize("key", [".", ",", "r", "x", "pageup"])
def test_the_rules_of_the_house_are_said_again(key: str, language: str, tmp_path: Path) -> None:
    agreed = list[bool]()
    eva = Inside(tmp_path, language)
    asked = RulesAsked(eva.app, RULES, lambda: agreed.append(True), lambda: agreed.append(False))
    eva.app.push(asked)
    told = eva.lines[-4:]
    assert told[1:3] == ["Be kind.", "Play on."]
    assert ("period" if language == "en" else "punto") in told[3]
    assert eva.press(key) == told
    eva.press("enter")
    assert agreed == [True]
    eva.close()


@every_language
@pytest.mark.parametrize("prompt", [NameAsked, NamePrompt])
@pytest.mark.parametrize("key", ["?", "f1"])
def test_help_at_the_question_for_a_name(
    key: str, prompt: Any, language: str, tmp_path: Path
) -> None:
    eva = Inside(tmp_path, language)
    named = list[str]()
    asked = prompt(eva.app, named.append)
    eva.app.push(asked)
    question = eva.lines[-1]
    assert not asked.starts_text("?")
    assert asked.starts_text("E")
    eva.press(key)
    assert eva.app.front is not asked
    assert eva.press("escape")[-1] == question
    assert eva.app.front is asked
    eva.text("Eva")
    assert named == ["Eva"]
    eva.close()


@every_language
def test_a_word_that_takes_nothing_says_so_and_what_it_does(language: str, tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        ana = Shown(tmp_path / "Ana", "Ana", language)
        await ana.come(room, 0)
        await until(lambda: ana.session_screens.session.owns)
        before = len(ana.inside.lines)
        ana.inside.text("/privacy Dora" if language == "en" else "/privacidad Dora")
        assert " ".join(ana.inside.lines[before:]) == (
            "privacy takes nothing after it. Who runs this room, what it keeps of you, for how"
            " long, and whom you ask about it."
            if language == "en"
            else "Detrás de privacidad no va nada. Quién lleva esta sala, qué guarda de ti, durante"
            " cuánto tiempo y a quién se pregunta."
        )
        ana.inside.text("/nonsense Dora")
        assert "nonsense" in ana.inside.lines[-1]
        ana.close()

    with_room(tmp_path / "room", test)


@every_language
def test_who_watches_is_not_told_that_they_play(language: str, tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")
        guests = await room.begin("Ana", "Ben")
        for _ in range(2):  # both lay away, then the play begins
            await until(lambda: any(guest.awaited() for guest in guests))
            await next(guest for guest in guests if guest.awaited()).play()
        eva = Shown(tmp_path / "Eva", "Eva", language)
        await eva.come(room, None)
        await until(lambda: eva.chair is not None)
        said = " ".join(eva.inside.lines)
        assert ("the game is on" if language == "en" else "en plena partida") in said
        assert not any(word in said for word in ("you left it", "donde la dejaste"))
        await until(lambda: eva.chair.view.public.phase.value == "play")
        told = eva.inside.press("enter")
        assert told[-1] == (
            "You are only watching this game."
            if language == "en"
            else "Solo estás mirando esta partida."
        )
        eva.close()

    with_room(tmp_path / "room", test)


def test_a_play_that_is_being_kept_is_told_so_before_it_still_is() -> None:
    said = list[str]()
    telling = SimpleNamespace(all=lambda: None)
    happening: Any = SimpleNamespace(
        telling=telling, later=lambda act: act(), answering=False, keeping_told=False
    )
    announcer = SimpleNamespace(reply=lambda line: said.append(line.id))
    shell: Any = SimpleNamespace(announcer=announcer)
    bringing = Bringing(shell, happening)
    done = list[Any]()
    for _ in range(3):
        bringing.bring(done.append, lambda refused: refused.note, lambda told: None)
    assert said == ["table-being-kept", "table-on-its-way"]
    assert happening.keeping_told
    done[0](None)
    bringing.bring(done.append, lambda refused: refused.note, lambda told: None)
    assert not happening.keeping_told
