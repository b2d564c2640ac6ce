"""A loudspeaker with every failure of its host: only silence is noticed, and one trouble is
told.
"""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from playroom.sound import SILENCE, Choice, Trouble, open_sounds
from playroom.sound.doctor import probe
from playroom.sound.loudspeaker import Limits, Loudspeaker
from tests.sound import fake_host

QUICK = Limits(start=1.0, answer=0.4, pause=0.1, longest=0.2, hopeless=0.2)
Make = Callable[..., Loudspeaker]


@pytest.fixture
def troubles() -> list[Trouble]:
    return []


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def make(troubles: list[Trouble], log: Path) -> Iterator[Make]:
    made = []

    def loudspeaker(behaviour: str, limits: Limits = QUICK) -> Loudspeaker:
        one = Loudspeaker(
            lambda: False,
            troubles.append,
            limits=limits,
            command=fake_host.command(behaviour, log),
        )
        made.append(one)
        return one

    yield loudspeaker
    for one in made:
        one.close()


def wait(what: Callable[[], object], seconds: float = 20.0) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if what():
            return True
        time.sleep(0.01)
    return False


def play_on(loudspeaker: Loudspeaker, until: Callable[[], object]) -> list[float]:
    """Plays again and again until something is so; how long each call took."""
    took: list[float] = []
    end = time.monotonic() + 20
    while not until() and time.monotonic() < end:
        before = time.perf_counter()
        loudspeaker.play("turn")
        took.append(time.perf_counter() - before)
        time.sleep(0.02)
    assert until()
    return took


@pytest.mark.parametrize("behaviour", ["good", "noisy"])
def test_what_is_wanted_is_played(
    make: Make, log: Path, troubles: list[Trouble], behaviour: str
) -> None:
    loudspeaker = make(behaviour)
    loudspeaker.set(volume=80)
    loudspeaker.warm()
    assert wait(lambda: loudspeaker.way == "fake")
    loudspeaker.play("card", -0.4)
    assert wait(lambda: fake_host.played(log) == ["card"])
    assert "play card -0.4 6.0" in log.read_text()
    loudspeaker.set(mono=True)
    loudspeaker.play("points", -0.4, within=5.0)
    assert wait(lambda: "play points 0.0 6.0" in log.read_text())
    loudspeaker.set(volume=0)
    loudspeaker.play("win")
    loudspeaker.play("no such sound")
    loudspeaker.set(volume=80)
    loudspeaker.play("chat", within=5.0)
    assert wait(lambda: "chat" in fake_host.played(log))
    assert fake_host.played(log) == ["card", "points", "chat"]
    assert troubles == []


@pytest.mark.parametrize(
    ("behaviour", "trouble"),
    [
        ("slow", Trouble("none", "no-answer")),
        ("fatal", Trouble("none", "no-device")),
        ("mute", Trouble("stopped", "no-answer")),
        ("dies", Trouble("stopped", "died")),
        ("deaf", Trouble("stopped", "no-answer")),
    ],
)
def test_whatever_becomes_of_it_no_call_waits_and_one_trouble_is_told(
    make: Make, log: Path, troubles: list[Trouble], behaviour: str, trouble: Trouble
) -> None:
    loudspeaker = make(behaviour)
    took = play_on(loudspeaker, lambda: fake_host.starts(log) >= 3)
    assert troubles[0] == trouble
    # a host that comes up each time and goes again is news each time; one that does not, once
    assert len(troubles) == 1 or trouble.code == "stopped"
    assert statistics.median(took) < 0.005
    before = time.monotonic()
    loudspeaker.close()
    assert time.monotonic() - before < 5
    assert not any(one.name == "sounds" and one.is_alive() for one in threading.enumerate())


def test_it_comes_back_by_itself(make: Make, log: Path, troubles: list[Trouble]) -> None:
    loudspeaker = make("late3")
    loudspeaker.play("turn")
    assert wait(lambda: loudspeaker.way == "fake")
    assert fake_host.starts(log) == 3
    assert troubles == [Trouble("none", "no-device")]


def test_nobody_who_wants_no_sounds_keeps_it_trying(make: Make, log: Path) -> None:
    loudspeaker = make("fatal", QUICK._replace(pause=0.01, hopeless=0.01, tries=2))
    loudspeaker.play("turn")
    assert wait(lambda: fake_host.starts(log) == 2)
    assert not wait(lambda: fake_host.starts(log) > 2, 1.0)


def test_nothing_is_started_before_a_sound_is_wanted(make: Make, log: Path) -> None:
    threads = threading.active_count()
    loudspeaker = make("good")
    loudspeaker.set(volume=50)
    assert threading.active_count() == threads
    assert fake_host.starts(log) == 0
    loudspeaker.close()
    loudspeaker.play("turn")
    loudspeaker.warm()
    assert threading.active_count() == threads


def test_silence_is_silent(troubles: list[Trouble]) -> None:
    silence = open_sounds(Choice(False, "ci"), lambda: False, troubles.append)
    assert silence is SILENCE
    silence.warm()
    silence.play("turn")
    silence.set(volume=3)
    silence.close()


@pytest.mark.parametrize(
    ("behaviour", "code"), [("good", "ok"), ("fatal", "no-device"), ("slow", "no-answer")]
)
def test_the_doctor_names_what_would_help(log: Path, behaviour: str, code: str) -> None:
    found = probe(1.5, command=fake_host.command(behaviour, log), has=lambda package: False)
    assert found.code == code
    assert found.ok == (code == "ok")
    assert found.command.endswith("" if found.ok else "pip install miniaudio")
    there = probe(1.5, command=fake_host.command(behaviour, log), has=lambda package: True)
    assert there.command == ""
