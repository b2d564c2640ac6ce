"""Speech programs of Windows and macOS that say they are there and are not: the next one says the
line within three seconds, it is told once, and no line is heard twice.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from playroom.speech import Trouble, Urgency
from playroom.speech.order import order_for
from playroom.speech.shared import Limits
from tests.speech.conftest import MakeSpeaker, wait
from tests.speech.fake_host import events, texts
from tests.speech.modelled_host import modelled

LONGEST = 3.0
"""Seconds from a line that is not said to its being said by the next, on a quiet machine."""
BUSY = 1.5
"""Seconds that the tests beside this one may take."""
WELL = ("Choose with Tab, then Enter.", "Play escoba, against one other.")
LOST = "Your turn, 3 on the table: ace of swords, 5 of coins."
AFTER = "You take 15 with the 5 of coins."


@pytest.mark.parametrize(
    ("platform", "mode", "faults", "why", "speaks"),
    [
        # NVDA through prismatoid, and the voice that takes its place
        ("win32", "screen-reader", {"nvda": ("asleep", 2)}, "not-taken", "prism"),
        ("win32", "screen-reader", {"nvda": ("blocks", 2)}, "no-answer", "prism"),
        (
            "win32",
            "screen-reader",
            {"nvda": ("asleep", 2), "prism": ("asleep", 0)},
            "not-taken",
            "ao2",
        ),
        ("win32", "screen-reader", {"nvda": ("raises", 2)}, "not-taken", "prism"),
        ("win32", "screen-reader", {"nvda": ("gone", 2)}, "no-reader", "prism"),
        # JAWS cannot tell whether it speaks; what it refuses or is gone is noticed
        ("win32", "screen-reader", {"jaws": ("raises", 2)}, "not-taken", "prism"),
        # synthesizers
        ("win32", "tts", {"prism": ("asleep", 2)}, "not-taken", "ao2"),
        ("win32", "tts", {"prism": ("raises", 2)}, "not-taken", "ao2"),
        ("win32", "tts", {"prism": ("blocks", 2)}, "no-answer", "ao2"),
        (
            "win32",
            "tts",
            {"prism": ("voiceless", 0), "sapi": ("deviceless", 2)},
            "not-taken",
            "pyttsx3",
        ),
        (
            "win32",
            "tts",
            {"prism": ("raises", 2), "sapi": ("raises", 0)},
            "not-taken",
            "pyttsx3",
        ),
        # macOS
        ("darwin", "screen-reader", {"voiceover": ("raises", 2)}, "not-taken", "prism"),
        ("darwin", "tts", {"prism": ("blocks", 2)}, "no-answer", "pyttsx3"),
    ],
)
def test_the_next_says_the_line_and_no_line_is_heard_twice(
    tmp_path: Path,
    make_speaker: MakeSpeaker,
    troubles: list[Trouble],
    platform: str,
    mode: str,
    faults: dict[str, Any],
    why: str,
    speaks: str,
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker(
        *order_for(mode, platform),
        language="es",
        command=modelled(log, platform, **faults),
        daemon_backend=None,
    )
    for line in WELL:
        speaker.say(line, Urgency.ALERT)
        assert wait(lambda line=line: line in texts(log, "heard"), 20)
    speaker.drain(5)
    first = speaker.backend
    begun = time.monotonic()
    speaker.say(LOST, Urgency.ALERT)
    assert wait(lambda: LOST in texts(log, "heard"), 20), troubles
    assert time.monotonic() - begun < LONGEST + BUSY
    speaker.say(AFTER, Urgency.ALERT)
    assert wait(lambda: AFTER in texts(log, "heard"), 20)
    speaker.drain(5)
    assert texts(log, "heard") == [*WELL, LOST, AFTER]
    heard_by = [event["backend"] for event in events(log) if event["event"] == "heard"]
    assert heard_by == [first, first, speaks, speaks]
    # One for each that failed, which the shell tells once; on a busy machine the silence itself is
    # told before the next one speaks.
    assert (troubles[0].code, troubles[0].detail) in (("backend-replaced", why), ("no-speech", why))
    assert troubles[-1].code in ("backend-replaced", "speech-returned")
    assert len(troubles) <= 1 + len(faults)


@pytest.mark.parametrize(
    ("platform", "mode", "faults", "speaks"),
    [
        # JAWS' COM object without JAWS
        ("win32", "screen-reader", {"jaws": ("not-running", 0)}, "prism"),
        ("darwin", "screen-reader", {"voiceover": ("not-running", 0)}, "prism"),
        ("win32", "tts", {"prism": ("voiceless", 0)}, "ao2"),
        ("win32", "tts", {"prism": ("voiceless", 0), "sapi": ("voiceless", 0)}, "pyttsx3"),
        ("win32", "tts", {"prism": ("asleep", 0)}, "ao2"),
    ],
)
def test_from_the_start_the_first_that_speaks_says_every_line(
    tmp_path: Path,
    make_speaker: MakeSpeaker,
    troubles: list[Trouble],
    platform: str,
    mode: str,
    faults: dict[str, Any],
    speaks: str,
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker(
        *order_for(mode, platform),
        language="es",
        command=modelled(log, platform, **faults),
        daemon_backend=None,
    )
    for line in (LOST, AFTER):
        speaker.say(line, Urgency.ALERT)
        assert wait(lambda line=line: line in texts(log, "heard"), 20), troubles
    assert texts(log, "heard") == [LOST, AFTER]
    assert {event["backend"] for event in events(log)} == {speaks}
    # It is news that a voice of our own stands for a reader, or for what said nothing.
    news = mode == "screen-reader" or "asleep" in str(faults)
    assert [one.code for one in troubles] == (["backend-replaced"] if news else [])


@pytest.mark.parametrize("reader", ["nvda", "jaws"])
def test_a_reader_that_refuses_lines_through_accessible_output2(
    tmp_path: Path, make_speaker: MakeSpeaker, troubles: list[Trouble], reader: str
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker(
        *("ao2-reader", "pyttsx3"),
        language="es",
        command=modelled(log, "win32", **{reader: ("refuses", 1)}),
        daemon_backend=None,
    )
    speaker.say(WELL[0], Urgency.ALERT)
    assert wait(lambda: texts(log, "heard") == [WELL[0]], 20)
    speaker.say(LOST, Urgency.ALERT)
    assert wait(lambda: LOST in texts(log, "heard"), 20)
    assert texts(log, "heard") == [WELL[0], LOST]
    assert troubles == [Trouble("backend-replaced", "not-taken", "ao2-reader", "pyttsx3")]


def test_nothing_speaks_and_it_is_told(
    tmp_path: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    log = tmp_path / "log.jsonl"
    faults = {
        "prism": ("asleep", 0),
        "sapi": ("deviceless", 0),
        "pyttsx3": ("deviceless", 0),
    }
    speaker = make_speaker(
        *order_for("tts", "win32"), command=modelled(log, "win32", **faults), daemon_backend=None
    )
    speaker.say(LOST, Urgency.ALERT)
    assert wait(lambda: any(one.code == "no-speech" for one in troubles), 30)
    assert wait(lambda: len(troubles[-1].reasons) == 3, 30)
    assert troubles[-1].detail == "not-taken"
    assert {reason for _backend, reason in troubles[-1].reasons} == {"not-taken"}
    assert texts(log, "heard") == []


def test_a_reader_that_was_closed_and_is_back_speaks_again(
    tmp_path: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker(
        *order_for("screen-reader", "win32"),
        language="es",
        command=modelled(log, "win32", nvda=("gone", 1)),
        daemon_backend=None,
        limits=Limits(back=0.2),
    )
    for line in (*WELL, LOST):
        speaker.say(line, Urgency.ALERT)
        assert wait(lambda line=line: line in texts(log, "heard"), 20)
    assert [one.code for one in troubles] == ["backend-replaced"]
    Path(f"{log}.gone").unlink()
    assert wait(lambda: speaker.backend == "prism-reader", 20)
    speaker.say(AFTER, Urgency.ALERT)
    assert wait(lambda: AFTER in texts(log, "heard"), 20)
    assert [one.code for one in troubles] == ["backend-replaced", "speech-returned"]
    assert texts(log, "heard") == [*WELL, LOST, AFTER]
