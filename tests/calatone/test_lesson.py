"""The lesson can be followed to the letter: by the keys that its sentences name and no others,
wherever the cursor has gone before, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.calatone.words.lesson import FIRST
from playroom.engine.cards import Card
from playroom.engine.lesson import Do, PlayOn, Press, Tell
from playroom.engine.notes import Note, note
from playroom.shell.screens.lesson import LessonScreen, open_lesson
from tests.calatone.test_told import GAME, told
from tests.shell.advised import play_on
from tests.shell.inside import Inside, inside

WALKS = ((), ("tab",), ("tab", "tab"), ("end",), (">",), (">", "end"), ("<", "tab"), ("z",))
"""Keys pressed before doing what is asked."""
UNTIL_HEARD = re.compile(r"\bZ until|\bZ hasta|^Key Z goes|^La tecla Z va")
NUMBER = re.compile(r"(?:type|escribe) (\d+)")
KEY = re.compile(r"\b([A-Z])\.$")


def follow(room: Inside, lines: Sequence[Note]) -> None:
    """Presses what the last sentence names; the cards may be named by the one before."""
    line = lines[-1]
    sentence = room.app.announcer.line(line)
    number, key = NUMBER.search(sentence), KEY.search(sentence)
    if UNTIL_HEARD.search(sentence):
        wanted = next(
            cards
            for named in reversed(lines)
            if (cards := named.get("card") or named.get("cards")) is not None
        )
        for one in wanted if isinstance(wanted, tuple) else (wanted,):
            assert isinstance(one, Card)
            find(room, one)
            if re.search("Space|Espacio", sentence):
                room.press("space")
        room.press("enter")
    elif number:
        room.text(number[1])
    elif key:
        room.press(key[1].lower())
    else:
        assert re.search("Enter|Intro", sentence), sentence
        room.press("enter")


def find(room: Inside, card: Card) -> None:
    """Z until that card is heard."""
    name = room.app.announcer.line(note("calatone-part-card", card=card)).rstrip(".")
    for _ in range(10):
        if any(line.startswith(name) for line in room.press("z")):
            return
    raise AssertionError(f"Z never comes to {name}")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("walk", WALKS, ids=" ".join)
def test_by_the_keys_that_it_names(tmp_path: Path, walk: tuple[str, ...], language: str) -> None:
    async def run(room: Inside) -> None:
        open_lesson(room.app, GAME, FIRST)
        while screens := [one for one in room.app.screens if isinstance(one, LessonScreen)]:
            now, before = screens[-1]._now(), screens[-1].step
            room.press(*walk)
            if isinstance(now, Tell):
                room.press("enter")
            elif isinstance(now, PlayOn):
                play_on(room, screens[-1])
            else:
                assert isinstance(now, (Press, Do))
                follow(room, screens[-1]._lines)
            said = room.app.announcer.line(screens[-1]._lines[-1])
            assert screens[-1].step > before, (said, room.lines[-3:])

    inside(run, tmp_path, language)


def test_its_words_for_cards_are_those_that_were_chosen(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        open_lesson(room.app, GAME, FIRST)
        lines = {
            room.app.announcer.line(line)
            for step in FIRST.steps
            if isinstance(step, (Tell, Press, Do))
            for line in step.lines
        }
        heard = " ".join(lines)
        assert "sota" in heard
        assert "dama" in heard
        assert not re.search(r"\bjotas?\b|\breinas?\b", heard)

    inside(run, tmp_path, "es", **{"words.es": {"jack": "sota", "queen": "dama"}})


def test_seeing_never_costs_the_rest_which_is_all_one_has() -> None:
    """In Spanish `el resto` is what goes all in."""
    lines = [
        told(line, "es") for step in FIRST.steps if isinstance(step, Do) for line in step.lines
    ]
    assert any("solo lo que falta" in line for line in lines)
    assert not any("resto" in line for line in lines)
