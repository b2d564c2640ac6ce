"""The console where keys cannot be read: pipes, files, /dev/null, closed ends."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.shell.terminal.console import Console
from playroom.shell.terminal.keynames import TEXT_LIMIT
from playroom.shell.terminal.line_reader import LineSource
from playroom.shell.terminal.line_writer import LineWriter
from tests.terminal.demo import HELP, WELCOME
from tests.terminal.pipe import Recorder, Screen

ROOT = Path(__file__).parents[2]
DEMO = [sys.executable, str(ROOT / "tests/terminal/demo.py")]


def demo(text: str | bytes, **env: str) -> subprocess.CompletedProcess[bytes]:
    data = text.encode() if isinstance(text, str) else text
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **env}
    environment.pop("PLAYROOM_CURSOR", None)
    return subprocess.run(
        DEMO, input=data, capture_output=True, timeout=30, env=environment, check=False
    )


def answers(text: str | bytes, **env: str) -> list[str]:
    """The demo's lines after its welcome."""
    run = demo(text, **env)
    assert run.stderr == b""
    assert run.returncode == 0
    lines = run.stdout.decode().splitlines()
    assert lines[0] == WELCOME
    return lines[1:]


def test_one_line_one_command() -> None:
    assert answers("c\n\ntab\nTAB\n12\n?\n") == [
        "15, count.",
        "No card chosen.",
        "5 of hearts, 1 of 4.",
        "jack of spades, 2 of 4.",
        "Bet 12.",
        *HELP,
    ]


@pytest.mark.parametrize("sequence", ["\x1bOP", "\x1b[11~", "\x1b[[A"])
def test_a_key_that_the_terminal_passes_on_as_it_is(sequence: str) -> None:
    """A dumb terminal has F1 and F5 too; Enter sends them."""
    assert answers(f"{sequence}\nc\n") == [*HELP, "15, count."]


def test_several_keys_on_a_line() -> None:
    assert answers("tab tab space enter\n") == [
        "5 of hearts, 1 of 4.",
        "jack of spades, 2 of 4.",
        "Nothing to mark.",
        "You play jack of spades.",
    ]


def test_a_number_among_keys_is_typed_and_ended() -> None:
    assert answers("t 7 enter c\n") == ["Turn is yours.", "Bet 7.", "15, count."]
    assert answers("t 7\nc\n") == ["Turn is yours.", "Bet 7.", "15, count."]


def test_text() -> None:
    assert answers("/rules of this table\nqueen of hearts\n") == [
        "Unknown: /rules of this table.",
        "Unknown: queen of hearts.",
    ]


def test_cancel_of_what_a_line_typed() -> None:
    assert answers("t 7 c-g\n") == ["Turn is yours.", "7 thrown away."]


def test_the_last_line_needs_no_line_end_and_windows_line_ends_are_fine() -> None:
    assert answers(b"\xef\xbb\xbft\r\nc") == ["Turn is yours.", "15, count."]


def test_text_is_utf8_or_whatever_it_is() -> None:
    assert answers("corazón añejo\n") == ["Unknown: corazón añejo."]
    assert len(answers(b"coraz\xf3n\n\xff\xfe\x00\n")) == 2


def test_control_characters_do_not_come_back() -> None:
    assert answers("a\x1b[31mbc\x07 \x00d\n") == ["Unknown: a[31mbc d."]


def test_an_endless_line_is_bounded() -> None:
    (line,) = answers("x" * 3_000_000 + "\n")
    assert line == "Unknown: " + "x" * TEXT_LIMIT + "."


def test_leaving_stops_at_once() -> None:
    assert answers("q\nc\nt\n") == ["Goodbye."]
    assert answers("t q c\n") == ["Turn is yours.", "Goodbye."]


def test_no_input_at_all(tmp_path: Path) -> None:
    why = tmp_path / "why"
    with Path(os.devnull).open("rb") as nothing:
        run = subprocess.run(
            DEMO,
            stdin=nothing,
            capture_output=True,
            timeout=30,
            env={**os.environ, "PYTHONPATH": str(ROOT), "DEMO_WHY": str(why)},
            check=True,
        )
    assert run.stdout.decode().splitlines() == [WELCOME]
    assert run.stderr == b""
    assert why.read_text() == "eof"


def test_input_from_a_file(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("t\nc\n", encoding="utf-8")
    with script.open("rb") as file:
        run = subprocess.run(
            DEMO,
            stdin=file,
            capture_output=True,
            timeout=30,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            check=True,
        )
    assert run.stdout.decode().splitlines() == [WELCOME, "Turn is yours.", "15, count."]


@pytest.mark.skipif(os.name != "posix", reason="closes file descriptors the POSIX way")
@pytest.mark.parametrize("closing", ["<&-", ">&-", "<&- >&-", "< /dev/null >&- 2>&-"])
def test_closed_standard_streams(closing: str) -> None:
    run = subprocess.run(
        ["/bin/sh", "-c", f'"$0" "$1" {closing}', *DEMO],
        stdin=subprocess.PIPE,
        capture_output=True,
        timeout=30,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert run.returncode == 0
    assert run.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_under_the_output() -> None:
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run(
            DEMO,
            input=b"t\nc\n",
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=30,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            check=False,
        )
    assert run.returncode == 0
    assert run.stderr == b""


def test_a_reader_of_the_pipe_that_leaves(tmp_path: Path) -> None:
    why = tmp_path / "why"
    with subprocess.Popen(
        DEMO,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT), "DEMO_WHY": str(why)},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().decode().strip() == WELCOME
        process.stdout.close()
        process.stdin.write(b"t\n")
        process.stdin.flush()  # and the pipe of the keys stays open
        assert process.wait(30) == 0
        assert process.stderr.read() == b""
        process.stdin.close()
    assert why.read_text() == "closed"


def test_an_answer_comes_at_once_while_the_pipe_stays_open() -> None:
    with subprocess.Popen(
        DEMO,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline().decode().strip() == WELCOME
        for key, answer in (("t", "Turn is yours."), ("c", "15, count.")):
            process.stdin.write(key.encode() + b"\n")
            process.stdin.flush()
            assert process.stdout.readline().decode().strip() == answer
        process.stdin.close()
        assert process.wait(30) == 0


def test_a_broken_handler_is_the_callers_to_see() -> None:
    run = demo("x\n")
    assert run.returncode == 1
    assert run.stderr == b""


def test_lines_go_out_in_one_system_call_each() -> None:
    if sys.platform == "win32":
        pytest.skip("needs POSIX sockets")
    import socket

    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)  # keeps writes apart
    ours.settimeout(10)
    for unbuffered in ("", "1"):
        with subprocess.Popen(
            DEMO,
            stdin=subprocess.PIPE,
            stdout=theirs,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": unbuffered},
        ) as process:
            process.communicate(b"t\n?\nq\n", timeout=30)
        got = [ours.recv(65536).decode() for _ in range(4)]
        assert got == [WELCOME + "\n", "Turn is yours.\n", "\n".join(HELP) + "\n", "Goodbye.\n"]
    ours.close()
    theirs.close()


def test_whoever_reads_next_loses_no_line() -> None:
    """One console is stopped while it waits for a line; the line and those after it are the next
    one's.
    """
    read, write = os.pipe()
    with (
        os.fdopen(read, encoding="utf-8") as stream,
        os.fdopen(write, "w", encoding="utf-8") as pipe,
    ):
        old, sys.stdin = sys.stdin, stream
        try:

            async def go() -> list[list[tuple[str, str]]]:
                writer = LineWriter(Screen(tty=False))
                first, second = Recorder(writer), Recorder(writer)
                first.on_key = lambda key: one.stop() if key == "q" else None
                one, two = Console(first, writer), Console(second, writer)
                pipe.write("c\nq\nt\nv\n")
                pipe.flush()
                assert await asyncio.wait_for(one.run(), 10) == "left"
                task = asyncio.ensure_future(two.run())
                while len(second.calls) < 2:
                    await asyncio.sleep(0.005)
                two.stop()  # while it waits for a line
                assert await asyncio.wait_for(task, 10) == "left"
                pipe.write("s\n")
                pipe.close()
                assert await asyncio.wait_for(Console(second, writer).run(), 10) == "eof"
                return [first.calls, second.calls]

            assert asyncio.run(go()) == [
                [("key", "c"), ("key", "q")],
                [("key", "t"), ("key", "v"), ("key", "s")],
            ]
        finally:
            sys.stdin = old


def test_a_script_waits_for_its_game() -> None:
    read, write = os.pipe()
    with (
        os.fdopen(read, encoding="utf-8") as stream,
        os.fdopen(write, "w", encoding="utf-8") as pipe,
    ):
        old, sys.stdin = sys.stdin, stream
        try:

            async def go() -> list[str]:
                order: list[str] = []
                writer = LineWriter(Screen(tty=False))
                handler = Recorder(writer, on_key=lambda key: order.append(key))

                async def pace() -> None:
                    await asyncio.sleep(0)
                    order.append("game")

                pipe.write("c\nt\n")
                pipe.close()
                await asyncio.wait_for(Console(handler, writer, pace=pace).run(), 10)
                return order

            assert asyncio.run(go()) == ["game", "c", "game", "t", "game"]
        finally:
            sys.stdin = old


def test_a_source_that_is_no_file() -> None:
    import io

    async def go() -> list[str | None]:
        source = LineSource(io.StringIO("one\r\ntwo"))
        return [await source.next() for _ in range(3)]

    assert asyncio.run(go()) == ["one", "two", None]
