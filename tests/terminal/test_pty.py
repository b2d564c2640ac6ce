"""The console on a real pseudo-terminal: bytes, cursor, modes, sizes, signals."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are POSIX", allow_module_level=True)

import termios

from tests.terminal.demo import HELP, LONG, WELCOME
from tests.terminal.drive import KEY_BYTES, PASTE_MODE, Session, focus_modes, key_bytes

pytestmark = pytest.mark.pty

ROOT = Path(__file__).parents[2]
DEMO = [sys.executable, str(ROOT / "tests/terminal/demo.py")]
Start = Callable[..., Session]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the demo; why it ended is then in tmp_path/"why"."""
    sessions: list[Session] = []

    def go(
        cursor: str | None = "on",
        rows: int = 24,
        cols: int = 80,
        ready: bool = True,
        term: str = "xterm",
        **env: str,
    ) -> Session:
        settings = {
            "PYTHONPATH": str(ROOT),
            "DEMO_WHY": str(tmp_path / "why"),
            "PLAYROOM_CURSOR": cursor,
            **env,
        }
        session = Session(DEMO, rows=rows, cols=cols, term=term, env=settings)
        sessions.append(session)
        if ready:
            session.until("Question mark")
            wait_for_raw(session)
        return session

    yield go
    for session in sessions:
        session.close()


def wait_for_raw(session: Session) -> None:
    """Wait until the console reads keys."""
    limit = time.monotonic() + 10
    while b"\x1b[?2004h" not in session.raw:
        assert time.monotonic() < limit
        session.quiet(0.01)


def raw_mode(session: Session) -> bool:
    return not session.pty.modes()[3] & (termios.ECHO | termios.ICANON)


def why(tmp_path: Path) -> str:
    return (tmp_path / "why").read_text()


# What is written


def test_cursor_on_one_key_gives_newline_and_line(start: Start) -> None:
    session = start("on")
    mark = len(session.raw)
    session.key("c")
    session.key("tab")
    assert session.raw[mark:] == b"\r\n15, count.\r\n5 of hearts, 1 of 4."


def test_cursor_on_rests_on_the_newest_line(start: Start) -> None:
    session = start("on")
    session.key("c")
    assert session.screen.display[session.screen.cursor.y].startswith("15, count.")
    session.key("?")
    assert session.screen.display[session.screen.cursor.y].startswith(HELP[-1])


def test_cursor_after_gives_line_and_newline_on_a_screen_that_scrolls(start: Start) -> None:
    session = start("after")
    assert session.screen.display[22].startswith(WELCOME)
    assert session.screen.cursor.y == 23
    mark = len(session.raw)
    session.key("c")
    assert session.raw[mark:] == b"15, count.\r\n"
    assert (session.screen.cursor.x, session.screen.cursor.y) == (0, 23)


def test_without_a_reader_the_cursor_comes_after(start: Start) -> None:
    session = start(None, TDSR_ACTIVE="", TSDR_ACTIVE="")
    assert session.raw.replace(b"\x1b[?2004h", b"").endswith(b"help.\r\n")


def test_on_the_text_console_the_cursor_comes_on(start: Start) -> None:
    assert start(None, term="linux").raw.startswith(WELCOME.encode())


@pytest.mark.parametrize("cursor", ["on", "after"])
def test_the_first_line_is_printed_before_keys_are_read_and_keys_pressed_meanwhile_are_kept(
    start: Start, cursor: str
) -> None:
    session = start(cursor, ready=False, DEMO_SLOW="0.3")
    session.until("Question mark")
    assert b"2004h" not in session.raw
    session.send("tb")  # while it is still starting
    lines = session.until("crib")
    assert lines == ["Turn is yours.", "Your crib."]
    assert session.lines == [
        WELCOME,
        "Turn is yours.",
        "Your crib.",
    ]  # and no "tb" echoed by the terminal


def test_control_s_before_the_keys_are_read_is_a_key_and_stops_nothing(start: Start) -> None:
    session = start(ready=False, DEMO_SLOW="0.3")
    session.until("Question mark")
    session.send("\x13")  # as the terminal is when a program starts, it would print nothing now
    wait_for_raw(session)
    session.send("b")
    assert session.until("crib")[-1] == "Your crib."


def test_typed_text_and_an_event_in_the_middle(start: Start, tmp_path: Path) -> None:
    fifo = tmp_path / "events"
    os.mkfifo(fifo)
    session = start("on", DEMO_EVENTS=str(fifo))
    mark = len(session.raw)
    assert session.type("12") == []
    with fifo.open("w") as events:
        events.write("Bob plays ten.\n")
    assert session.until("ten") == ["Bob plays ten."]
    session.type("3")
    assert session.key("enter") == ["Bet 123."]
    assert session.raw[mark:] == b"\r\n12\r\nBob plays ten.\r\n123\r\nBet 123."


def test_backspace_on_the_screen(start: Start) -> None:
    session = start("on")
    session.type("125")
    session.key("backspace")
    assert session.screen.display[session.screen.cursor.y].rstrip() == "12"
    assert session.screen.cursor.x == 2


def test_long_text_is_rubbed_out_across_rows(start: Start) -> None:
    session = start("on", cols=20)
    session.paste("/" + "x" * 44)
    for _ in range(40):
        session.key("backspace")
    assert session.screen.display[session.screen.cursor.y].rstrip() == "/xxxx"
    assert session.key("enter") == ["Unknown: /xxxx."]


def test_no_escape_code_but_paste_mode_whatever_is_pressed(start: Start) -> None:
    session = start("after")
    random.seed(4)
    keys = [key for key in KEY_BYTES if key not in ("c-d", "c-c", "c-z")] + list(
        "cbfvstiw?0123456789/zñ~[]"
    )
    sent = b""
    for _ in range(400):
        sent += key_bytes(random.choice(keys))
        if len(sent) > 5:
            session.send(sent)
            sent = b""
            session.quiet(0)
    session.quiet(0.3)
    session.key("enter")
    assert session.key("c")[-1:] == ["15, count."]
    assert not set(PASTE_MODE.sub(b"", session.raw)) - set(b"\r\n\b") & set(range(32))
    assert session.screen.asked_for_position == 0


# Sizes


def test_nothing_is_sent_when_the_window_changes(start: Start) -> None:
    session = start("on")
    mark = len(session.raw)
    for size in ((30, 100), (6, 40), (24, 80)):
        session.resize(*size)
    session.quiet(0.2)
    assert session.raw[mark:] == b""
    assert session.key("c") == ["15, count."]


@pytest.mark.parametrize("cols", [20, 28, 40])
def test_narrow_windows_break_at_words(start: Start, cols: int) -> None:
    session = start("on", cols=cols, ready=False)
    session.until("help")
    wait_for_raw(session)
    rows = session.key("w")
    assert max(map(len, rows)) < cols
    assert " ".join(rows) == LONG


def test_a_window_made_narrow_in_the_middle(start: Start) -> None:
    session = start("after")
    session.resize(24, 20)
    rows = session.key("w")
    assert max(map(len, rows)) < 20
    assert " ".join(rows) == LONG


def test_narrower_than_anything_still_plays(start: Start) -> None:
    session = start("on", cols=5, rows=2, ready=False)
    wait_for_raw(session)
    assert session.key("c") == ["15, count."]


def test_a_screen_of_six_rows_scrolls_line_by_line(start: Start) -> None:
    session = start("after", rows=6)
    for key in "cbfvst":
        session.key(key)
    assert [row.strip() for row in session.screen.rows()][-2:] == [
        "You 34, Ann 28.",
        "Turn is yours.",
    ]


# Modes


def test_raw_while_it_runs_and_restored_when_left(start: Start, tmp_path: Path) -> None:
    session = start()
    assert raw_mode(session)
    session.send("q")
    assert session.wait() == 0
    assert session.pty.modes() == session.pty.modes_before
    assert session.raw.endswith(b"Goodbye.\r\n\x1b[?2004l")
    assert why(tmp_path) == "left"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("SIGTERM", "terminated"),
        ("SIGHUP", "hangup"),
        ("SIGQUIT", "terminated"),
        ("SIGUSR1", "terminated"),
        ("SIGALRM", "terminated"),
    ],
)
def test_restored_when_told_to_end(start: Start, tmp_path: Path, name: str, reason: str) -> None:
    session = start()
    session.type("12")
    session.signal(getattr(signal, name))
    assert session.wait() == 0
    assert session.pty.modes() == session.pty.modes_before
    assert session.raw.endswith(b"\x1b[?2004l\r\n")
    assert b"Traceback" not in session.raw
    assert why(tmp_path) == reason


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGALRM"])
def test_restored_when_told_to_end_while_it_is_starting(start: Start, name: str) -> None:
    session = start(ready=False, DEMO_SLOW="5")
    session.until("Question mark")
    time.sleep(0.3)  # until it has set up its handlers; it sleeps for 5 seconds
    session.signal(getattr(signal, name))
    assert session.wait() == -getattr(signal, name)
    assert session.pty.modes() == session.pty.modes_before


def test_restored_when_the_handler_breaks(start: Start, tmp_path: Path) -> None:
    session = start()
    session.send("x")
    assert session.wait() == 1
    assert session.pty.modes() == session.pty.modes_before
    assert why(tmp_path) == "error: a broken handler"
    assert b"Traceback" not in session.raw


def test_an_interrupt_from_outside_is_the_key_ctrl_c(start: Start) -> None:
    session = start()
    session.signal(signal.SIGINT)
    assert session.wait() == 0
    assert "Goodbye." in session.lines


@pytest.mark.parametrize("end", ["q", "x", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGALRM"])
def test_no_focus_is_reported_after_the_end(start: Start, end: str) -> None:
    session = start(DEMO_FOCUS="1")
    assert focus_modes(session) == "h"
    session.type("12")
    if end.startswith("SIG"):
        session.signal(getattr(signal, end))
    else:
        session.key("escape")
        session.send(end)
    session.wait()
    assert focus_modes(session) == "hl"


def test_reports_of_the_focus_are_no_keys(start: Start) -> None:
    session = start(DEMO_FOCUS="1")
    assert session.type("12") == []
    assert session.key(b"\x1b[O") == ["Behind."]
    session.send(b"\x1b[I")
    assert session.key("enter") == ["Bet 12."]
    assert session.key(b"\x1b[Ic\x1b[O") == ["Behind.", "15, count."]


def test_reports_that_nobody_asked_for_are_nothing(start: Start) -> None:
    session = start()
    session.send(b"\x1b[O")
    assert session.key("c") == ["15, count."]
    assert focus_modes(session) == ""


def test_the_terminal_goes_away(start: Start, tmp_path: Path) -> None:
    session = start()
    session.pty.hang_up()
    assert session.wait() == 0
    assert why(tmp_path) == "hangup"


def test_the_terminal_goes_away_without_a_signal(start: Start, tmp_path: Path) -> None:
    """A program that ignores SIGHUP, or is not told, must not spin on a dead terminal."""
    ignoring = (
        "import os, signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); "
        f"os.execv({DEMO[0]!r}, {DEMO!r})"
    )
    why_file = tmp_path / "why"
    env = {"PYTHONPATH": str(ROOT), "DEMO_WHY": str(why_file)}
    with Session([sys.executable, "-c", ignoring], env=env) as session:
        wait_for_raw(session)
        session.pty.hang_up()
        assert session.wait() == 0
    assert why_file.read_text() == "hangup"


def test_ctrl_c_with_text_throws_the_text_away_and_without_leaves(start: Start) -> None:
    session = start()
    session.type("12")
    assert session.key("c-c") == ["12 thrown away."]
    session.send(b"\x03")
    assert session.wait() == 0


def test_ctrl_z_without_job_control_is_a_key_like_others(start: Start) -> None:
    assert start().key("c-z") == ["Nothing on the key c-z."]


@pytest.mark.needs("bash")
def test_ctrl_z_suspends_and_fg_resumes(tmp_path: Path) -> None:
    env = {
        "PYTHONPATH": str(ROOT),
        "PS1": "ready$ ",
        "PLAYROOM_CURSOR": "on",
        "HOME": str(tmp_path),
        "INPUTRC": "/dev/null",
        "DEMO_FOCUS": "1",
    }
    with Session(
        ["bash", "--norc", "--noprofile", "--noediting", "-i"], env=env, term="xterm"
    ) as session:
        session.until(lambda lines: b"ready$" in session.raw)
        before = session.pty.modes()
        session.send(" ".join(DEMO) + "\n")
        wait_for_raw(session)
        assert raw_mode(session)
        session.send("c")
        session.until("15, count.")
        assert focus_modes(session) == "h"
        session.send(b"\x1a")
        session.until("Stopped")
        assert focus_modes(session) == "hl"
        assert not raw_mode(session)
        assert session.pty.modes()[3] == before[3]
        session.send("echo still $((40 + 2))\n")
        session.until("still 42")
        mark = len(session.raw)
        session.send("fg\n")
        session.until(lambda lines: b"\x1b[?2004h" in session.raw[mark:])
        session.send("t")
        session.until("Turn is yours.")
        assert raw_mode(session)
        assert focus_modes(session) == "hlh"
        session.send("q")
        session.until("Goodbye.")
        session.send("exit 7\n")
        assert session.wait() == 7
        assert focus_modes(session) == "hlhl"


# Other terminals


def test_a_dumb_terminal_gets_one_command_a_line(start: Start, tmp_path: Path) -> None:
    session = start(None, term="dumb", ready=False)
    session.until("Question mark")
    for sent, answer in (
        ("c\n", "15, count."),
        ("tab tab\n", "jack of spades, 2 of 4."),
        ("12\n", "Bet 12."),
    ):
        session.send(sent)
        session.until(answer)
    assert b"\x1b" not in session.raw
    assert session.pty.modes() == session.pty.modes_before
    rows = [
        line for line in session.lines if line not in ("c", "tab tab", "12")
    ]  # what the terminal echoes
    assert rows == [
        WELCOME,
        "15, count.",
        "5 of hearts, 1 of 4.",
        "jack of spades, 2 of 4.",
        "Bet 12.",
    ]
    session.signal(signal.SIGINT)
    assert session.wait() == 0
    assert "Goodbye." in session.lines


def test_end_of_file_on_a_dumb_terminal(start: Start, tmp_path: Path) -> None:
    session = start(None, term="dumb", ready=False)
    session.until("Question mark")
    session.send(b"\x04")
    assert session.wait() == 0
    assert why(tmp_path) == "eof"


def test_output_to_a_file_takes_lines(tmp_path: Path) -> None:
    out = tmp_path / "out"
    env = {"PYTHONPATH": str(ROOT)}
    with Session(["/bin/sh", "-c", f'"$0" "$1" > {out}', *DEMO], env=env) as session:
        session.send("c\nq\n")
        assert session.wait() == 0
    assert out.read_text().splitlines() == [WELCOME, "15, count.", "Goodbye."]


def test_a_latin1_terminal(start: Start) -> None:
    session = start("on", PYTHONIOENCODING="latin-1")
    mark = len(session.raw)
    session.key("i")
    assert (
        session.raw[mark:].strip().decode("latin-1") == "¿Cuántos puntos? Tréboles, corazón, año."
    )


def test_an_ascii_terminal(start: Start) -> None:
    session = start("on", PYTHONIOENCODING="ascii")
    assert session.key("i")[0] == "Cuantos puntos? Treboles, corazon, ano."


@pytest.mark.needs("tmux")
def test_under_tmux(tmp_path: Path) -> None:
    def tm(*args: str) -> str:
        command = ["tmux", "-S", str(tmp_path / "socket"), "-f", "/dev/null", *args]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def seen(want: str) -> list[str]:
        limit = time.monotonic() + 10
        while True:
            lines = [line for line in tm("capture-pane", "-p").splitlines() if line.strip()]
            if any(want in line for line in lines):
                return lines
            assert time.monotonic() < limit, lines
            time.sleep(0.02)

    command = f"PYTHONPATH={ROOT} PLAYROOM_CURSOR=on {' '.join(DEMO)}"
    try:
        tm("new-session", "-d", "-x", "80", "-y", "24", command)
        seen("Question mark")
        for key, answer in (
            ("c", "15, count."),
            ("Down", "5 of hearts"),
            ("Tab", "jack of spades"),
            ("BTab", "5 of hearts"),
            ("Escape", "Nothing to leave."),
        ):
            tm("send-keys", key)
            seen(answer)
        tm("send-keys", "1")
        tm("send-keys", "2")
        tm("send-keys", "Enter")
        assert seen("Bet 12.")[-2:] == ["12", "Bet 12."]
    finally:
        tm("kill-server")


@pytest.mark.needs("strace")
def test_one_line_is_one_system_call(start: Start, tmp_path: Path) -> None:
    probe = subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False)
    if probe.returncode:
        pytest.skip("strace may not trace here")
    for unbuffered in (None, "1"):
        log = tmp_path / f"strace{unbuffered}"
        env = {"PYTHONPATH": str(ROOT), "PLAYROOM_CURSOR": "on", "PYTHONUNBUFFERED": unbuffered}
        command = [
            "strace",
            "-qq",
            "-e",
            "trace=write",
            "-e",
            "signal=none",
            "-s",
            "300",
            "-o",
            str(log),
            *DEMO,
        ]
        with Session(command, env=env, deadline=30) as session:
            wait_for_raw(session)
            for key in ("c", "?", "1", "enter"):
                session.key(key)
            session.send("q")
            assert session.wait() == 0
        writes = re.findall(r'write\(1, "(.*)", \d+\)', log.read_text())
        shown = [
            WELCOME,
            "\\33[?2004h",
            "\\n15, count.",
            "\\n" + "\\n".join(HELP),
            "\\n1",
            "\\nBet 1.",
            "\\nGoodbye.\\n",
        ]
        assert writes == [*shown, "\\33[?2004l"]
