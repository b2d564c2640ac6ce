"""Was a line taken? The decision, with a clock that is turned."""

from __future__ import annotations

from typing import Any

import pytest

from playroom.speech.backends.base import BackendFailure, Utterance
from playroom.speech.backends.taken import BEGINS, DOUBTFUL, MOST_SHORT, OWN, SETTLED, Taken

LINE = "Your turn, 3 on the table."


class Program:
    """A speech program that is asked, at moments that the test chooses."""

    def __init__(self) -> None:
        self.now = 0.0
        self.speaking = False
        self.told: list[dict[str, Any]] = []
        self.number = 0
        self.taken = Taken(lambda: self.speaking, lambda: self.now)

    def say(self, text: str = LINE) -> None:
        self.number += 1
        self.taken.leave()
        self.taken.begin(
            Utterance(self.number, text, "", False, {}, lambda **news: self.told.append(news), bool)
        )

    def look(self, after: float) -> None:
        self.now += after
        self.taken.look()


def test_what_begins_and_ends_is_reported_and_never_refused() -> None:
    program = Program()
    program.say()
    program.look(0.1)
    program.speaking = True
    program.look(BEGINS / 2)
    program.look(60)
    assert program.told == [{"begun": 1}]
    program.speaking = False
    program.look(0.05)
    assert program.told[1:] == [{"done": 1, "cut": False}]
    assert not program.taken.waits
    program.look(60)


def test_a_line_that_is_not_said_is_doubted_once_and_then_refused() -> None:
    program = Program()
    program.say()
    program.look(DOUBTFUL - 0.01)
    assert program.told == []
    program.look(0.02)
    program.look(0.02)
    assert program.told == [{"doubt": 1}]
    program.look(BEGINS - DOUBTFUL - 0.05)
    with pytest.raises(BackendFailure, match="not-taken"):
        program.look(0.1)
    assert not program.taken.waits


def test_keys_that_cut_off_each_other_do_not_hide_the_silence() -> None:
    program = Program()
    while program.now < BEGINS - OWN - 0.05:
        program.say()
        program.look(OWN + 0.05)
    program.say()
    with pytest.raises(BackendFailure, match="not-taken"):
        program.look(OWN + 0.05)


def test_keys_that_cut_off_each_other_quickly_prove_nothing() -> None:
    """Held down, an arrow key leaves no time to look; the first look comes after the last."""
    program = Program()
    for _ in range(100):
        program.now += 0.03
        program.say()
    program.look(0.05)
    program.speaking = True
    program.look(0.05)
    assert program.told[-1] == {"begun": 100}


@pytest.mark.parametrize(("speaking", "cut"), [(True, True), (False, False)])
def test_what_is_cut_off_was_heard_to_its_end_or_not(speaking: bool, cut: bool) -> None:
    program = Program()
    program.say()
    program.speaking = True
    program.look(0.1)
    program.speaking = speaking
    program.say()
    assert {"done": 1, "cut": cut} in program.told


def test_short_texts_may_come_and_go_unseen_but_not_again_and_again() -> None:
    program = Program()
    for _ in range(MOST_SHORT - 1):
        program.say("15.")
        program.look(SETTLED / 2)
        assert program.taken.waits
        program.look(SETTLED)
        assert not program.taken.waits
        program.now += 5
    program.say("16.")
    with pytest.raises(BackendFailure, match="not-taken"):
        program.look(SETTLED)


def test_one_short_text_that_is_heard_ends_the_count() -> None:
    program = Program()
    for _ in range(3 * MOST_SHORT):
        program.say("15.")
        program.speaking = program.number % MOST_SHORT == 0
        program.look(SETTLED)
        program.speaking = False
        program.look(SETTLED)
    assert program.told[-1]["done"] == 3 * MOST_SHORT
