"""The room through a pipe on a dumb terminal, one command a line: the same game is heard as by
keys.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.readers.test_room_heard import SCENARIO, steps_of
from tests.shell.by_keys import prepare

LEAVE = {"en": "/save", "es": "/guardar"}
ASIDES = {"?", "tab", "c-g", "s-tab", ">"}
"""Keys that page through lists, which a pipe gets whole."""


def through(data: Path, typed: list[str], *words: str) -> list[str]:
    """The lines printed for typed lines.

    Nothing may be said on the error output, and the end is orderly.
    """
    argv = [sys.executable, "-m", "playroom", *words, "--data", str(data), "--speech", "off"]
    env = {**os.environ, "TERM": "dumb", "PYTHONUTF8": "1"}
    text = "".join(line + "\n" for line in typed)
    done = subprocess.run(
        argv,
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    return done.stdout.splitlines()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_through_a_pipe_says_what_it_says_by_keys(lang: str, tmp_path: Path) -> None:
    opening, steps = steps_of(lang)
    typed, wanted = [], list(opening)
    for key, lines in steps:
        if key in ASIDES and len(typed) < 8:
            continue
        typed.append(
            LEAVE[lang] if key == "c-s" else key.removesuffix(" enter") if " " in key else key
        )
        wanted += lines
    data = prepare(tmp_path / "data")
    heard = through(data, typed, "play", SCENARIO.game, *SCENARIO.words, "--lang", lang)
    assert heard == wanted


@pytest.mark.parametrize(
    ("lang", "help_word", "quit_word"), [("en", "help", "quit"), ("es", "ayuda", "salir")]
)
def test_help_and_the_way_out_need_no_slash(
    lang: str, help_word: str, quit_word: str, tmp_path: Path
) -> None:
    data = prepare(tmp_path / "data")
    room = through(data, [help_word, quit_word, "h"], "--lang", lang)
    table = through(data, [help_word, quit_word, "h"], "play", "cribbage", "--lang", lang)
    bye = {
        "en": "Goodbye. Your games are kept.",
        "es": "Hasta pronto. Tus partidas quedan guardadas.",
    }[lang]
    assert room[-1] == table[-1] == bye  # what is typed after it is not read
    assert len(room) > 10
    assert len(table) > 30
