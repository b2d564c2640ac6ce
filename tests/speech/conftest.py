"""Fixtures: a silent daemon, a list of troubles, speakers that are closed whatever happens."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from playroom.speech import Trouble
from playroom.speech.speaker import Speaker
from tests.speech.fake_ssip import FakeSpeechd

MakeSpeaker = Callable[..., Speaker]


@pytest.fixture(autouse=True)
def no_daemon_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here may reach or start a real daemon unless a test brings its own."""
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent/speechd.sock")
    monkeypatch.setenv("SPEECHD_CMD", "/nonexistent/speech-dispatcher")


@pytest.fixture
def daemon() -> Iterator[FakeSpeechd]:
    """A fake Speech Dispatcher that needs 20 ms for a word."""
    with FakeSpeechd(ms_per_word=20) as fake:
        yield fake


@pytest.fixture
def troubles() -> list[Trouble]:
    """What the speakers of this test have reported."""
    return []


@pytest.fixture
def make_speaker(troubles: list[Trouble]) -> Iterator[MakeSpeaker]:
    """Makes speakers: `make_speaker("ao2", "pyttsx3", language="es", **more)`."""
    made: list[Speaker] = []

    def make(*chain: str, language: str = "en", **more: Any) -> Speaker:
        speaker = Speaker(chain, language, troubles.append, **more)
        made.append(speaker)
        return speaker

    yield make
    for speaker in made:
        speaker.close()


def wait(condition: Callable[[], object], seconds: float = 5.0) -> bool:
    """Wait until the condition holds, `seconds` at most; whether it does."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.005)
    return True


def alive(pid: int) -> bool:
    """Whether a process exists and is more than a zombie."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
        return stat.rpartition(")")[2].split()[0] != "Z"
    except OSError:
        try:
            os.kill(pid, 0)
        except OSError:
            return False
        return not Path("/proc").is_dir()
