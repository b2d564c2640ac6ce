"""The room through Orca, in a terminal window on an invisible display; and what holds of that
without Orca.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("Orca is for Linux", allow_module_level=True)

from playroom.engine.notes import Clean, note
from playroom.engine.registry import game_ids
from playroom.locale import Listener, teller_of
from tests.readers import orca
from tests.readers.hear import Report, need
from tests.readers.screens import COLUMNS, listen, session
from tests.terminal.demo import ANSWERS, HELP, WELCOME

ROOT = Path(__file__).parents[2]
DEMO = [sys.executable, str(ROOT / "tests/terminal/demo.py")]
again = pytest.mark.flaky(reruns=2)  # see conftest.py: readers work by the clock


@pytest.fixture(scope="module")
def runner() -> Iterator[orca.Desk]:
    need("orca", orca.missing())
    with orca.Desk() as one:
        yield one


@again
@pytest.mark.reader
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_kind_of_screen_is_heard_through_orca(
    runner: orca.Desk, lang: str, tmp_path: Path
) -> None:
    what = session(tmp_path, lang)
    with orca.OrcaEar(
        runner, what.argv, cols=COLUMNS, env={"PLAYROOM_SPEECH": "off"}, patience=15.0
    ) as ear:
        report = listen(ear, what)
    assert (report.missed, report.cut, report.noise) == ([], [], []), (
        f"{report}\n{report.transcript()}"
    )
    assert report.status == 0


@again
@pytest.mark.reader
@pytest.mark.parametrize("lang", ["en", "es"])
def test_beside_orca_the_room_is_not_heard_twice(
    runner: orca.Desk, lang: str, tmp_path: Path
) -> None:
    """The room finds it by itself, says so once, and leaves the speech server that both could use
    to it.
    """
    argv = [sys.executable, "-m", "playroom", "--lang", lang, "--data", str(tmp_path / "data")]
    nobody, teller = Listener(None, (), ()), teller_of(lang)

    def line(id_: str, **values: Any) -> str:
        return teller.tell(note(id_, **values), nobody)

    def item(id_: str, **values: Any) -> str:
        return line("shell-item", item=note(id_, **values), place=1, count=1)

    found = line("speech-reader-found", named=True, reader=Clean.of("Orca"))
    first = item("room-game", game=note(f"{game_ids()[0]}-name"))
    with orca.OrcaEar(
        runner, argv, cols=COLUMNS, env={"SPEECHD_ADDRESS": runner.speech.address}
    ) as ear:
        lessons = line("first-run-lesson")  # nothing has been played here yet
        ear.wait_for(line("shell-welcome"), found, line("room-title"), first, lessons)
        ear.press("end", item("room-quit"))
        report = ear.finish("c-d", line("shell-goodbye"))
    assert (report.missed, report.cut, report.noise) == ([], [], []), (
        f"{report}\n{report.transcript()}"
    )
    assert runner.speech.connections == 1


@again
@pytest.mark.reader
@pytest.mark.parametrize("cursor", ["on", "after"])
def test_on_a_screen_that_scrolls_a_cursor_on_the_line_makes_orca_repeat(
    runner: orca.Desk, cursor: str
) -> None:
    """Why the cursor rests after the newest line in a terminal window: see `choose_cursor`."""
    report = demo(runner, cursor)
    assert report.missed == [], report.transcript()
    assert (len(report.noise) > 3) == (cursor == "on"), report.transcript()


@again
@pytest.mark.reader
@pytest.mark.parametrize("rows", [24, 6])
def test_what_happens_after_arrows_and_escape_is_heard(
    runner: orca.Desk, rows: int, tmp_path: Path
) -> None:
    """Orca keeps quiet about what comes after such a key, unless the text ends where
    the cursor is.
    """
    fifo = tmp_path / "events"
    os.mkfifo(fifo)

    def event(text: str) -> None:
        ear.do(lambda: fifo.write_text(text + "\n"), text, what=f"event {text}")

    with orca.OrcaEar(
        runner, DEMO, rows=rows, env={"PYTHONPATH": str(ROOT), "DEMO_EVENTS": str(fifo)}
    ) as ear:
        ear.wait_for(WELCOME)
        ear.press("down", "5 of hearts, 1 of 4.")
        event("Ann plays queen.")
        event("Bob plays ten.")
        ear.press("escape", "Nothing to leave.")
        event("Ann plays two.")
        ear.press("f1", *HELP)
        event("Bob plays six.")
        ear.press("right", "jack of spades, 2 of 4.")
        event("Ann says go.")
        report = ear.finish("q", "Goodbye.")
    assert (report.missed, report.cut, report.noise) == ([], [], []), (
        f"{report}\n{report.transcript()}"
    )


def demo(runner: orca.Desk, cursor: str) -> Report:
    with orca.OrcaEar(
        runner, DEMO, rows=6, env={"PYTHONPATH": str(ROOT), "PLAYROOM_CURSOR": cursor}
    ) as ear:
        ear.wait_for(WELCOME)
        for key in "cbfvscbf":
            ear.press(key, ANSWERS[key])
        return ear.finish("q", "Goodbye.")


def test_what_is_missing_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = {**dict.fromkeys(orca.PACKAGES, True), "xvfb": False, "xdotool": False}
    monkeypatch.setattr(orca, "_there", lambda: there)
    monkeypatch.setattr(sys, "platform", "linux")
    assert orca.main() == 1
    assert (
        capsys.readouterr().out
        == "Orca cannot be heard here: it needs the Debian packages xvfb, xdotool.\n"
    )


def test_keys_by_their_names() -> None:
    keys = {
        "t": "t",
        "enter": "Return",
        "c-g": "ctrl+g",
        "s-tab": "shift+Tab",
        "f3": "F3",
        "?": "question",
        "f": "f",
    }
    assert {key: orca.keysym(key) for key in keys} == keys


def test_the_silent_speech_server_takes_what_orca_sends() -> None:
    server = orca.Ssip()
    try:
        with socket.socket(socket.AF_UNIX) as link, link.makefile("r") as answers:
            link.settimeout(10)
            link.connect(server.path)
            link.sendall(b"CHAR a\r\nBLOCK BEGIN\r\nKEY control_c\r\nSPEAK\r\n")
            assert [answers.readline()[:3] for _ in range(6)] == [
                "225",
                "225",
                "260",
                "225",
                "225",
                "230",
            ]
            link.sendall(b'<speak><mark name="0:3"/>You &amp; Ana.</speak>\r\n.\r\n')
            assert answers.readline()[:3] == "225"
        assert server.said() == ["You & Ana."]
        assert server.texts("char", "key") == ["a", "control_c"]
    finally:
        server.close()
