"""Lines that come after their sound: with a clock that is turned by hand."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

from playroom.shell.terminal import line_writer
from playroom.shell.terminal.line_writer import LineWriter


class Clock:
    """The time, and what is to be done when it has come."""

    def __init__(self) -> None:
        self.now = 100.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def __call__(self) -> float:
        return self.now

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Does something after so many seconds."""
        self._due.append((self.now + seconds, act))

    def turn(self, seconds: float) -> None:
        """So much time passes."""
        until = self.now + seconds
        while due := sorted(one for one in self._due if one[0] <= until + 1e-9)[:1]:
            self._due.remove(due[0])
            self.now = max(self.now, due[0][0])
            due[0][1]()
        self.now = until


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(line_writer, "monotonic", made)
    return made


class Paper:
    """A writer on a stream, and what stands there now."""

    def __init__(self, clock: Clock) -> None:
        self.stream = io.StringIO()
        self.writer = LineWriter(self.stream)
        self.writer.later = clock.later

    @property
    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()


def test_a_line_comes_after_its_sound_and_those_after_it_keep_their_order(clock: Clock) -> None:
    paper = Paper(clock)
    paper.writer.say("Berta: escoba.", lead=0.15)
    paper.writer.say("Your turn.")
    assert paper.lines == []
    clock.turn(0.14)
    assert paper.lines == []
    clock.turn(0.02)
    assert paper.lines == ["Berta: escoba.", "Your turn."]
    paper.writer.say("3 on the table.")
    assert paper.lines[-1] == "3 on the table."


def test_each_line_waits_for_its_own_sound(clock: Clock) -> None:
    paper = Paper(clock)
    paper.writer.say("one", lead=0.1)
    clock.turn(0.05)
    paper.writer.say("two", lead=0.15)
    clock.turn(0.06)
    assert paper.lines == ["one"]
    clock.turn(0.1)
    assert paper.lines == ["one", "two"]


@pytest.mark.parametrize("how", ["key", "typed", "answer", "farewell", "closed"])
def test_a_key_brings_out_what_waits_before_it_is_answered(clock: Clock, how: str) -> None:
    paper = Paper(clock)
    paper.writer.say("Your turn.", lead=0.15)
    if how == "key":
        paper.writer.answered("v")
        assert paper.lines == ["Your turn."]
    elif how == "typed":
        paper.writer.echo("/", "/")
    elif how == "answer":
        paper.writer.say("3 on the table.", kind="answer")
    elif how == "farewell":
        paper.writer.say("Goodbye.", last=True)
    else:
        paper.writer.close()
    assert paper.lines[0] == "Your turn."
    told = list(paper.lines)
    clock.turn(1.0)
    assert paper.lines == told, "nothing comes twice"


def test_an_answer_waits_for_no_sound(clock: Clock) -> None:
    paper = Paper(clock)
    paper.writer.say("The ten needs a ten.", kind="answer", lead=0.15)
    assert paper.lines == ["The ten needs a ten."]


def test_where_nothing_can_be_done_later_no_line_waits(clock: Clock) -> None:
    paper = Paper(clock)
    paper.writer.later = None
    paper.writer.say("Your turn.", lead=0.15)
    assert paper.lines == ["Your turn."]


def test_a_quiet_writer_remembers_what_waited(clock: Clock) -> None:
    paper = Paper(clock)
    paper.writer.quiet = True
    paper.writer.say("Your turn.", lead=0.15)
    paper.writer.reveal(5.0)
    assert paper.lines == ["Your turn."]
