"""The room itself under screen readers: every kind of screen, and a whole game; every line heard
once, none cut, no noise.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.readers.conftest import marks
from tests.readers.hear import READERS, Ear, Report, joined, need
from tests.readers.models import MODELS
from tests.readers.screens import COLUMNS, listen, session
from tests.shell.by_keys import prepare
from tests.transcripts.scenarios import SCENARIOS

SCENARIO = next(one for one in SCENARIOS if one.name == "cribbage-short")
CASES = [
    *(pytest.param(name, lang, marks=marks(name)) for name in READERS for lang in ("en", "es")),
    *(
        pytest.param(name, "es", marks=marks(name)) for name in MODELS
    ),  # to them all languages are one
]


def perfect(report: Report) -> None:
    """Nothing missed, cut or too much, but for the reader's own word for the end of its program."""
    noise = [
        line
        for line in report.noise
        if not line.endswith(": blank") or not line.startswith(report.steps[-1].what)
    ]
    assert (report.missed, report.cut, noise) == ([], [], []), f"{report}\n{report.transcript()}"


@pytest.mark.parametrize(("reader", "lang"), CASES)
def test_every_kind_of_screen_is_heard(reader: str, lang: str, tmp_path: Path) -> None:
    need(reader)
    what = session(tmp_path, lang)
    with Ear(reader, what.argv, cols=COLUMNS, env={"PLAYROOM_SPEECH": "off"}, patience=15.0) as ear:
        perfect(listen(ear, what))


@pytest.mark.reader
def test_a_whole_game_is_heard_line_by_line(tmp_path: Path) -> None:
    """The kept transcript of a short game, key by key, under yasr."""
    need("yasr")
    data = prepare(tmp_path / "data")
    words = ["play", SCENARIO.game, *SCENARIO.words, "--lang", "en", "--data", str(data)]
    argv = [sys.executable, "-m", "playroom", *words]
    opening, steps = steps_of("en")
    with Ear("yasr", argv, cols=200, env={"PLAYROOM_SPEECH": "off"}, patience=15.0) as ear:
        ear.wait_for(*opening)
        for key, lines in steps:
            typed = key.removesuffix(" enter") if key.endswith(" enter") else ""
            if typed:
                ear.type(typed)
            ear.press("enter" if typed else key, *lines, allowed=(typed,) if typed else ())
        perfect(ear.finish())


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


def test_a_line_may_come_in_two_pieces_but_not_in_three() -> None:
    left = ["P yes, X", "no.", "Hand 1."]
    assert joined(left, "P yes, X no.") == 0
    assert left == ["P yes, X no.", "", "Hand 1."]
    assert joined(["P", "yes, X", "no."], "P yes, X no.") is None
