"""The room itself under real screen readers: the kept transcripts, key by key; every line heard once, none cut, no noise."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.readers.hear import Ear, need
from tests.shell.by_keys import prepare
from tests.transcripts.scenarios import SCENARIOS

SCENARIO = next(one for one in SCENARIOS if one.name == "cribbage-short")
STEPS = 30
"""Keys pressed under each reader; yasr hears the whole game."""


def steps_of(lang: str) -> tuple[list[str], list[tuple[str, list[str]]]]:
    """The opening lines of the transcript, and (key, lines) of every step."""
    opening: list[str] = []
    steps: list[tuple[str, list[str]]] = []
    for line in SCENARIO.path(lang).read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            steps.append((line[2:], []))
        elif line and not line.startswith("# "):
            (steps[-1][1] if steps else opening).append(line)
    return opening, steps


def listen(name: str, lang: str, folder: Path, count: int | None) -> Ear:
    """Plays the first steps of the transcript (None: all) under a reader; the ear that heard it."""
    need(name)
    data = prepare(folder / "data")
    words = ["play", SCENARIO.game, *SCENARIO.words, "--lang", lang, "--data", str(data)]
    opening, steps = steps_of(lang)
    ear = Ear(name, [sys.executable, "-m", "playroom", *words], cols=200, env={"PLAYROOM_SPEECH": "off"}, patience=15.0)
    ear.wait_for(*opening)
    kept = ear.reader.keeps if ear.reader else frozenset()
    # A key that the reader keeps for itself has a word that does the same.
    word = {"f3": "/language" if lang == "en" else "/idioma"}
    for key, lines in steps[:count]:
        if key in kept:
            key = f"{word[key]} enter"
            word = {"f3": "/idioma" if word["f3"] == "/language" else "/language"}
        if key.endswith(" enter"):
            typed = key.removesuffix(" enter")
            ear.type(typed)
            ear.press("enter", *lines, allowed=(typed,))
        else:
            ear.press(key, *lines)
    return ear


def check(ear: Ear) -> None:
    report = ear.finish("c-d")
    farewell = (
        "kept",
        "guardadas",
        "c-d: blank",
        ": slash",
    )  # nothing wanted of the last key; "/" is echoed by its name
    said = [line for line in report.noise if not any(word in line for word in farewell)]
    assert (report.missed, report.cut, said) == ([], [], []), f"{report}\n{report.transcript()}"


@pytest.mark.reader
def test_a_whole_game_is_heard_line_by_line(tmp_path: Path) -> None:
    with listen("yasr", "en", tmp_path, None) as ear:
        report = ear.finish()
        noise = [line for line in report.noise if line != "c-s: blank"]  # yasr's own word for the end of its program
        assert (report.missed, report.cut, noise) == ([], [], []), f"{report}\n{report.transcript()}"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_room_is_heard_line_by_line(reader: str, lang: str, tmp_path: Path) -> None:
    with listen(reader, lang, tmp_path, STEPS) as ear:
        check(ear)
