"""LineWriter: one event, one line, one write, and nothing that a reader would swallow or double."""

from __future__ import annotations

import io
import itertools
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.shell.terminal import line_writer
from playroom.shell.terminal.line_writer import (
    LineWriter,
    cells,
    choose_cursor,
    clean,
    encodable,
    wrap,
)
from tests.terminal.pipe import Screen


def writer(
    monkeypatch: pytest.MonkeyPatch, cursor: str = "on", size: tuple[int, int] = (80, 24)
) -> tuple[LineWriter, Screen]:
    monkeypatch.delenv("TERM", raising=False)
    screen = Screen()
    w = LineWriter(screen, cursor=cursor)
    monkeypatch.setattr(w, "_size", lambda: size)
    return w, screen


def test_cursor_on_writes_the_newline_first(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    w.say("Ann plays ten.")
    w.say("Bob plays two.")
    w.close()
    assert screen.writes == ["Ann plays ten.", "\nBob plays two.", "\n"]


def test_cursor_after_fills_the_screen_once_and_writes_the_newline_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    w, screen = writer(monkeypatch, "after", (80, 4))
    w.say("Ann plays ten.")
    w.say("Bob plays two.")
    w.close()
    fill = "\n\n\n\n" if os.name == "posix" else ""
    assert screen.writes == [fill + "Ann plays ten.\n", "Bob plays two.\n"]


@pytest.mark.parametrize("cursor", ["on", "after"])
def test_the_last_words_and_their_newline_are_one_write(
    monkeypatch: pytest.MonkeyPatch, cursor: str
) -> None:
    w, screen = writer(monkeypatch, cursor)
    w.say("Ann plays ten.")
    w.say("Goodbye.", last=True)
    w.close()
    assert screen.writes[1:] == [("\n" if cursor == "on" else "") + "Goodbye.\n"]


@pytest.mark.parametrize("cursor", ["on", "after"])
def test_an_event_of_several_lines_is_one_write(
    monkeypatch: pytest.MonkeyPatch, cursor: str
) -> None:
    w, screen = writer(monkeypatch, cursor)
    w.say("Ann wins.", "", "You 34.", "Ann 121.")
    assert len(screen.writes) == 1
    assert "Ann wins.\nYou 34.\nAnn 121." in screen.writes[0]


def test_not_a_terminal_gets_text_and_newline_and_no_guard() -> None:
    screen = Screen(tty=False)
    w = LineWriter(screen)
    w.answered("c")
    w.say("Count is 15.")
    w.say("Count is 15.")
    w.echo("1", "1")
    w.close()
    assert screen.writes == ["Count is 15.\n", "Count is 15.\n"]


def test_dumb_terminal_gets_text_and_newline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    screen = Screen()
    w = LineWriter(screen)
    w.say("Your turn.")
    assert screen.writes == ["Your turn.\n"]


@pytest.mark.parametrize(
    ("key", "line"), [("c", "Count is 15."), ("C", "count is 15."), ("ñ", "Ñandú, as.")]
)
def test_an_answer_never_starts_with_its_key(
    monkeypatch: pytest.MonkeyPatch, key: str, line: str
) -> None:
    w, screen = writer(monkeypatch)
    w.answered(key)
    w.say(line)
    w.say("Then another.")
    assert screen.writes == [" " + line, "\nThen another."]


def test_a_key_that_printed_nothing_is_still_guarded_against(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    w, screen = writer(monkeypatch)
    w.answered("a")
    w.say("Ann plays two.")  # an event of another seat
    assert screen.writes == [" Ann plays two."]


def test_named_keys_guard_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    w.answered("enter")
    w.say("Enter what?")
    assert screen.writes == ["Enter what?"]


def test_a_line_never_repeats_the_line_above(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    for _ in range(4):
        w.say("Your turn.")
    w.say("Cal passes.", "Cal passes.")
    rows = screen.getvalue().split("\n")
    assert all(above != below for above, below in itertools.pairwise(rows))
    assert [row.strip() for row in rows] == ["Your turn."] * 4 + ["Cal passes."] * 2


def test_a_repeated_answer_to_the_space_bar_does_not_start_with_a_space(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """TDSR says "space" when the first character printed is the key that was pressed."""
    w, screen = writer(monkeypatch)
    for _ in range(2):
        w.answered(" ")
        w.say("Nothing to mark.")
    assert screen.writes == ["Nothing to mark.", "\n\u00a0Nothing to mark."]


def test_an_event_never_repeats_the_whole_event_above(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    for _ in range(3):
        w.say("You 34.", "Ann 28.")
    assert screen.writes == ["You 34.\nAnn 28.", "\n You 34.\nAnn 28.", "\nYou 34.\nAnn 28."]


def test_fenrir_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cursor must not move by exactly the length of the new text: that looks like key echo to
    Fenrir.
    """
    w, screen = writer(monkeypatch)
    w.say("x" * 20 + ".")  # column 21
    w.say("y" * 9 + ".")  # 21 == 2 * 10 + 1
    assert screen.writes[1] == "\nyyyyyyyyy. "


@pytest.mark.parametrize("columns", [20, 30, 40, 80])
def test_long_lines_break_at_spaces(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    w, screen = writer(monkeypatch, size=(columns, 24))
    line = "Ann plays queen of diamonds, the count is twenty five, and pegs two points for a pair."
    w.say(line)
    rows = screen.getvalue().split("\n")
    assert len(screen.writes) == 1
    assert max(map(len, rows)) < columns
    assert " ".join(rows) == line


def test_the_guard_space_survives_wrapping() -> None:
    assert wrap(" one two three four five six", 20)[0].startswith(" one")
    assert wrap("\u00a0one two three four five six", 20)[0].startswith("\u00a0one")


@given(st.text(), st.integers(min_value=0, max_value=120))
def test_wrapping_loses_and_changes_nothing(text: str, columns: int) -> None:
    line = clean(text)
    rows = wrap(line, columns)
    assert "".join(rows).replace(" ", "") == line.replace(" ", "")
    if columns:
        assert all(cells(row) <= max(columns, 20) - 1 for row in rows)


@given(st.text())
def test_whatever_is_said_stays_printable_and_on_one_row(text: str) -> None:
    screen = Screen(tty=False)
    LineWriter(screen).say(text)
    out = screen.getvalue()
    assert out == "" or (out.endswith("\n") and out[:-1].isprintable())


def test_control_and_format_characters_never_reach_the_terminal() -> None:
    assert (
        clean("Ann\x1b[31m\u2068plays\u2069\u00ad ten.\r\n\t Now\x07") == "Ann [31mplays ten. Now"
    )


def test_typed_text_is_echoed_as_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    w.say("How many?")
    w.echo("1", "1")
    w.echo("2", "12")
    w.answered("enter")
    w.say("Bet 12.")
    assert screen.writes == ["How many?", "\n1", "2", "\nBet 12."]


def test_an_event_while_typing_neither_loses_nor_repeats_what_was_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    w, screen = writer(monkeypatch)
    w.echo("1", "1")
    w.echo("2", "12")
    w.say("Bob plays ten.")
    w.echo("3", "123")
    assert screen.writes == ["1", "2", "\nBob plays ten.", "\n123"]


def test_rub_out(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch, "after")
    w.echo("12", "12")
    w.rub_out("2", "1")
    w.rub_out("1", "")
    w.say("Your turn.")
    assert screen.writes == ["12", "\b \b", "\b \b", "Your turn.\n"]


def test_rub_out_after_an_event_shows_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    w.echo("12", "12")
    w.say("Bob plays ten.")
    w.rub_out("2", "1")
    assert screen.writes[-1] == "\n1"


def test_rub_out_at_the_edge_of_the_screen_starts_a_row_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    w, screen = writer(monkeypatch, size=(20, 24))
    w.echo("x" * 20, "x" * 20)
    w.rub_out("x", "x" * 19)
    assert screen.writes[-1] == "\n" + "x" * 19


def test_rub_out_of_wide_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    w.echo("日", "日")
    w.rub_out("日", "")
    assert screen.writes[-1] == "\b \b\b \b"


def test_quiet_prints_only_what_is_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    w, screen = writer(monkeypatch)
    w.quiet = True
    w.say("Ann plays ten.")
    w.say("The voice has stopped.", force=True)
    assert screen.writes == ["The voice has stopped."]


class Broken(Screen):
    def __init__(self, error: Exception, after: int = 0) -> None:
        super().__init__()
        self.error, self.after = error, after

    def write(self, text: str) -> int:
        if self.after <= 0:
            raise self.error
        self.after -= 1
        return super().write(text)


@pytest.mark.parametrize(
    "error",
    [BrokenPipeError(), OSError(5, "EIO"), OSError(28, "ENOSPC"), ValueError("closed file")],
)
def test_a_terminal_that_is_gone_is_reported_once_and_never_raised(error: Exception) -> None:
    w = LineWriter(Broken(error, after=1), cursor="on")
    told: list[int] = []
    w.when_closed = lambda: told.append(1)
    w.say("Ann plays ten.")
    assert not w.closed
    use: tuple[Callable[[], None], ...] = (
        lambda: w.say("Bob plays two."),
        lambda: w.echo("1", "1"),
        lambda: w.rub_out("1", ""),
        lambda: w.control("\x1b[?2004l"),
        w.close,
        w.plain,
        lambda: w.say("Still nothing."),
    )
    for call in use:
        call()
    assert w.closed
    assert told == [1]


def test_no_standard_output_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    w = LineWriter()
    w.say("Nobody hears this.")
    assert w.closed


class Encoded(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("encoding", "want"),
    [
        ("ascii", "Cuantos puntos? Treboles, ano, ?."),
        ("latin-1", "¿Cuántos puntos? Tréboles, año, ?."),
        ("utf-8", "¿Cuántos puntos? Tréboles, año, 日."),
    ],
)
def test_characters_that_cannot_be_encoded_are_made_plain(encoding: str, want: str) -> None:
    raw = io.BytesIO()
    w = LineWriter(Encoded(raw, encoding=encoding, newline="\n"), cursor="on")
    w.say("¿Cuántos puntos? Tréboles, año, 日.")
    assert raw.getvalue().decode(encoding) == want
    assert not w.closed


@given(st.text(), st.sampled_from(["ascii", "latin-1", "cp850", "utf-8", "no-such-code"]))
def test_encodable_never_fails(text: str, encoding: str) -> None:
    made = encodable(text, encoding)
    if encoding != "no-such-code":
        made.encode(encoding)


def test_lone_surrogates_do_not_stop_the_game() -> None:
    raw = io.BytesIO()
    w = LineWriter(Encoded(raw, encoding="utf-8", newline="\n"), cursor="on")
    w.say("Ana\udcff plays ten.")
    assert raw.getvalue() == b"Ana plays ten."


def test_cursor_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("PLAYROOM_CURSOR", raising=False)
    monkeypatch.setattr(line_writer, "terminal_reader", lambda: "")
    assert choose_cursor() == "after"
    assert choose_cursor("on") == "on"
    assert choose_cursor("auto") == "after"
    monkeypatch.setattr(line_writer, "terminal_reader", lambda: "yasr")
    assert choose_cursor() == "on"
    monkeypatch.setenv("PLAYROOM_CURSOR", "after")
    assert choose_cursor() == "after"
    assert choose_cursor("on") == "on"
    monkeypatch.setenv("PLAYROOM_CURSOR", "nonsense")
    monkeypatch.setattr(line_writer, "terminal_reader", lambda: "")
    monkeypatch.setenv("TERM", "linux")
    assert choose_cursor() == "on"


def test_the_reader_around_us_is_found_by_its_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TDSR_ACTIVE", raising=False)
    monkeypatch.delenv("TSDR_ACTIVE", raising=False)
    assert line_writer.terminal_reader() == ""
    monkeypatch.setenv("TSDR_ACTIVE", "true")
    assert line_writer.terminal_reader() == "tdsr"


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="reads /proc, which this system has not"
)
def test_the_reader_around_us_is_found_among_the_parents(tmp_path: Path) -> None:
    for name, found in (("fenrir", "fenrir"), ("yasr.py", "yasr"), ("notes-on-fenrir.py", "")):
        path = tmp_path / name
        path.write_text(
            "import subprocess, sys\n"
            "code = 'import playroom.shell.terminal.line_writer as l; print(l.terminal_reader())'\n"
            "subprocess.run([sys.executable, '-c', code])\n"
        )
        run = subprocess.run([sys.executable, path], capture_output=True, text=True, check=True)
        assert run.stdout.strip() == found


def test_importing_it_imports_nothing_slow() -> None:
    code = (
        "import sys; before = set(sys.modules); import playroom.shell.terminal.line_writer;"
        "print(' '.join(sorted(m for m in set(sys.modules) - before "
        "if not m.startswith('playroom'))))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) <= {"__future__"}
