"""The console key by key, in this process: what is a command, what is text, and when."""

from __future__ import annotations

import asyncio
import signal
import threading

import pytest
from prompt_toolkit.input import create_pipe_input

from playroom.shell.terminal.console import Console
from playroom.shell.terminal.keynames import TEXT_LIMIT
from playroom.shell.terminal.line_writer import LineWriter
from tests.terminal.pipe import Recorder, Screen, drive, keys


def test_a_single_key_needs_no_enter() -> None:
    assert drive("t").calls == [("key", "t")]


def test_keys_are_named() -> None:
    sent = [
        "\t",
        "\x1b[Z",
        " ",
        "\r",
        "\x1b[A",
        "\x1bOP",
        "\x07",
        "\x7f",
        "\x1b[3~",
        "S",
        "?",
        "\x1b[H",
        "\x1b[6~",
    ]
    want = [
        "tab",
        "s-tab",
        "space",
        "enter",
        "up",
        "f1",
        "c-g",
        "backspace",
        "delete",
        "S",
        "?",
        "home",
        "pagedown",
    ]
    assert keys(drive(*sent).calls) == want


def test_ctrl_c_and_ctrl_d_with_nothing_typed_are_the_handlers() -> None:
    run = drive("\x03", "\x04", "t")
    assert keys(run.calls) == ["c-c", "c-d", "t"]


def test_every_key_reaches_the_handler_also_the_nameless() -> None:
    assert keys(drive("\x1b[99~", "\x1bx", b"\xff", "~").calls) == [
        "unknown",
        "a-x",
        "unknown",
        "~",
    ]


def test_an_answer_is_one_write_and_never_starts_with_the_key() -> None:
    run = drive("c", "t")
    assert run.writes == [" Count is 15.", "\nAnn to play.", "\n"]


def test_cursor_after() -> None:
    run = drive("t", "1", "2", "\r", cursor="after")
    assert run.output == "Ann to play.\n12\nBet 12.\n"


def test_equal_answers_differ_on_the_screen() -> None:
    assert drive("z", "z", "z").output == "Key z.\n Key z.\nKey z.\n"


def test_nothing_but_text_newline_and_backspace_is_written() -> None:
    run = drive(
        "t", "c", "1", "2", "\x7f", "\r", "\x1b[B", "\x1b[200~x\x1b[31my\x1b[201~", "\r", "\x1b"
    )
    assert set(run.output) - {"\n", "\b"} == {c for c in run.output if c.isprintable()}


def test_a_number_and_enter() -> None:
    run = drive("1", "2", "\r")
    assert run.calls == [("text", "12")]
    assert run.writes == ["1", "2", "\nBet 12.", "\n"]


def test_letters_inside_typed_text_are_text() -> None:
    assert drive("1", "c", " ", "q", "\r").calls == [("text", "1c q")]


def test_letters_are_commands_again_after_enter() -> None:
    assert drive("1", "\r", "c").calls == [("text", "1"), ("key", "c")]


def test_enter_on_blanks_is_the_key_enter() -> None:
    assert drive(" ", " ", "\r", text_starts=" ").calls == [("key", "enter")]


def test_an_event_while_typing_keeps_the_text() -> None:
    run = drive("1", "2", lambda h, c: h.writer.say("Bob plays ten."), "3", "\r")
    assert run.calls == [("text", "123")]
    assert run.writes == ["1", "2", "\nBob plays ten.", "\n123", "\nBet 123.", "\n"]


def test_an_event_before_enter_repeats_nothing() -> None:
    run = drive("1", "2", lambda h, c: h.writer.say("Bob plays ten."), "\r")
    assert run.output == "12\nBob plays ten.\nBet 12.\n"


def test_typed_is_what_stands_in_the_buffer() -> None:
    seen: list[str] = []
    drive(
        "1", "2", lambda h, c: seen.append(c.typed), "\x7f", lambda h, c: seen.append(c.typed), "\r"
    )
    drive("1", "\r", lambda h, c: seen.append(c.typed))
    assert seen == ["12", "1", ""]


def test_backspace() -> None:
    run = drive("1", "2", "\x7f", "\r")
    assert run.calls == [("text", "1")]
    assert "\b \b" in run.output


def test_backspace_to_nothing_makes_keys_commands_again() -> None:
    assert drive("1", "\x7f", "c").calls == [("key", "c")]


def test_control_d_leaves_also_while_something_is_typed() -> None:
    run = drive("4", "2", "\x04", "t")
    assert run.calls == [("key", "c-d"), ("key", "t")]


@pytest.mark.parametrize("key", ["\x1b", "\x07", "\x03"])
def test_cancel(key: str) -> None:
    run = drive("4", "2", key, "t", "5", "\r")
    assert run.calls == [("cancel", "42"), ("key", "t"), ("text", "5")]


def test_escape_alone_is_answered_after_a_tenth_of_a_second() -> None:
    run = drive("\x1b")
    assert run.calls == [("key", "escape")]
    assert 0.08 < run.times[0] < 0.45


def test_escape_and_then_a_key_are_two_keys() -> None:
    """Also when the second comes before the Escape was given up waiting for: only one read makes
    them Alt.
    """
    assert keys(drive("\x1b", "t").calls) == ["escape", "t"]

    async def close_together() -> list[str]:
        with create_pipe_input() as source:
            writer = LineWriter(Screen(), cursor="on")
            handler = Recorder(writer)
            console = Console(handler, writer, input=source)
            task = asyncio.ensure_future(console.run())
            for data in ("\x1b", "t"):
                await asyncio.sleep(0.02)
                source.send_text(data)
            await asyncio.sleep(0.05)
            console.stop()
            await task
            return keys(handler.calls)

    assert asyncio.run(close_together()) == ["escape", "t"]


def test_a_sequence_in_two_reads_is_one_key() -> None:
    assert keys(drive("\x1b", "[A", 0.15).calls) in (
        ["up"],
        ["escape", "[", "A"],
    )  # the second on a slow machine

    async def split() -> list[str]:
        with create_pipe_input() as source:
            writer = LineWriter(Screen(), cursor="on")
            handler = Recorder(writer)
            console = Console(handler, writer, input=source)
            task = asyncio.ensure_future(console.run())
            await asyncio.sleep(0.01)
            source.send_text("\x1b")
            await asyncio.sleep(0)
            source.send_text("[A")
            await asyncio.sleep(0.05)
            console.stop()
            await task
            return keys(handler.calls)

    assert asyncio.run(split()) == ["up"]


def test_keys_that_type_nothing_reach_the_handler_while_typing_and_keep_the_text() -> None:
    run = drive("1", "\t", "\x1bOP", "2", "\r")
    assert run.calls == [("key", "tab"), ("key", "f1"), ("text", "12")]


def test_a_marked_paste_is_text_and_sends_nothing() -> None:
    assert drive("\x1b[200~25\nct\r\x1b[201~").calls == []
    assert drive("\x1b[200~25\nct\x1b[201~", "\r").calls == [("text", "25 ct")]
    assert drive("\x1b[200~cbt\x1b[201~", "\r").calls == [("text", "cbt")]  # never commands


def test_a_paste_goes_on_from_what_is_typed() -> None:
    run = drive("1", "\x1b[200~25\x1b[201~", "\r")
    assert run.calls == [("text", "125")]
    assert run.writes[:2] == ["1", "25"]


def test_an_empty_paste_changes_nothing() -> None:
    assert drive("\x1b[200~\n\x1b[201~", "t").calls == [("key", "t")]


def test_a_paste_is_bounded_and_cleaned() -> None:
    run = drive("\x1b[200~" + "x\x07\u202e" * 3000 + "\x1b[201~", 0.05, "\r")
    assert run.calls == [("text", "x" * TEXT_LIMIT)]


def test_typing_is_bounded() -> None:
    done = drive("1", *["\x1b[200~" + "x" * 300 + "\x1b[201~"] * 2, 0.1, "y", 0.1, "\r")
    assert done.calls == [("text", "1" + "x" * (TEXT_LIMIT - 1))]
    assert done.output.count("No more fits.") == 2, "what the line has no room for is answered"


def test_a_letter_is_text_when_the_handler_says_so() -> None:
    assert drive("A", "n", "a", "\r", text_starts="A").calls == [("text", "Ana")]


def test_accents_and_decomposed_accents() -> None:
    assert drive("/", "A\u0301", "ñ", "\r").calls == [("text", "/Áñ")]


def test_stop_returns_left_and_keeps_keys_for_the_next_run() -> None:
    async def go() -> tuple[str, str, list[str]]:
        with create_pipe_input() as source:
            writer = LineWriter(Screen(), cursor="on")
            handler = Recorder(writer)
            console = Console(handler, writer, input=source)
            handler.on_key = lambda key: console.stop() if key in "qr" else None
            source.send_text("qtr")
            first = await asyncio.wait_for(console.run(), 5)
            second = await asyncio.wait_for(console.run(), 5)
            return first, second, keys(handler.calls)

    assert asyncio.run(go()) == ("left", "left", ["q", "t", "r"])


def test_stop_before_run() -> None:
    async def go() -> str:
        with create_pipe_input() as source:
            writer = LineWriter(Screen(), cursor="on")
            console = Console(Recorder(writer), writer, input=source)
            console.stop()
            return await asyncio.wait_for(console.run(), 5)

    assert asyncio.run(go()) == "left"


def test_end_of_input() -> None:
    async def go() -> str:
        with create_pipe_input() as source:
            writer = LineWriter(Screen(), cursor="on")
            console = Console(Recorder(writer), writer, input=source)
            task = asyncio.ensure_future(console.run())
            await asyncio.sleep(0.01)
            source.close()
            return await asyncio.wait_for(task, 5)

    assert asyncio.run(go()) == "eof"


def test_a_closed_terminal_ends_it() -> None:
    def gone(handler: Recorder, console: Console) -> None:
        handler.writer.closed = True
        assert handler.writer.when_closed is not None
        handler.writer.when_closed()

    assert drive("t", gone).why == "closed"


def test_what_the_handler_raises_is_raised_by_run() -> None:
    def broken(key: str) -> None:
        raise RuntimeError("a broken handler")

    with pytest.raises(RuntimeError, match="a broken handler"):
        drive("t", on_key=broken)


@pytest.mark.skipif(
    not hasattr(signal, "SIGTERM") or not hasattr(signal, "SIGHUP"), reason="no POSIX signals"
)
@pytest.mark.parametrize(("name", "why"), [("SIGTERM", "terminated"), ("SIGHUP", "hangup")])
def test_signals_end_it_and_are_given_back(name: str, why: str) -> None:
    number = getattr(signal, name)
    before = signal.getsignal(number)
    assert drive("t", lambda h, c: signal.raise_signal(number), 0.05).why == why
    assert signal.getsignal(number) == before


@pytest.mark.skipif(not hasattr(signal, "SIGWINCH"), reason="no POSIX signals")
def test_a_resize_is_answered_with_silence() -> None:
    run = drive("t", lambda h, c: signal.raise_signal(signal.SIGWINCH), 0.02, "t")
    assert run.writes == ["Ann to play.", "\n Ann to play.", "\n"]


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no POSIX signals")
def test_an_interrupt_from_outside_is_ctrl_c() -> None:
    run = drive(
        lambda h, c: signal.raise_signal(signal.SIGINT),
        "1",
        lambda h, c: signal.raise_signal(signal.SIGINT),
    )
    assert run.calls == [("key", "c-c"), ("cancel", "1")]


def test_it_also_runs_outside_the_main_thread() -> None:
    result: list[list[tuple[str, str]]] = []
    thread = threading.Thread(target=lambda: result.append(drive("t").calls))
    thread.start()
    thread.join(10)
    assert result == [[("key", "t")]]
