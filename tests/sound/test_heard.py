"""A real sound server with a card that is recorded: what is wanted is heard, at its moment, on its
side, whatever becomes of the server.
"""

from __future__ import annotations

import signal
import statistics
import time
from collections.abc import Callable, Iterator

import pytest

from playroom.engine.registry import find_game
from playroom.sound import Trouble
from playroom.sound.loudspeaker import Loudspeaker
from playroom.sound.tokens import TOKENS
from tests.sound import rig

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not rig.is_there(), reason="needs pulseaudio"),
    pytest.mark.flaky(reruns=2),
]

SIDES = (-0.8, 0.0, 0.8)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[rig.Server]:
    with rig.server() as made:
        for name, value in made.env.items():
            monkeypatch.setenv(name, value)
        yield made


@pytest.fixture
def troubles() -> list[Trouble]:
    return []


@pytest.fixture
def make(troubles: list[Trouble]) -> Iterator[Callable[[str], Loudspeaker]]:
    made = []

    def loudspeaker(way: str) -> Loudspeaker:
        one = Loudspeaker(lambda: False, troubles.append, ways=(way,))
        one.set(volume=100)
        one.warm()
        until = time.monotonic() + 10
        while not one.way:
            assert time.monotonic() < until, troubles
            time.sleep(0.01)
        time.sleep(1.0)  # all sounds are made meanwhile
        made.append(one)
        return one

    yield loudspeaker
    for one in made:
        one.close()


def tokens_of_games() -> list[str]:
    """Every sound that some game names, and those of the room."""
    named = set(TOKENS)
    for id_ in ("cribbage", "casino", "rummy", "escoba", "calatone"):
        named |= {one for one in find_game(id_).table.sounds.values() if isinstance(one, str)}
    return sorted(named)


@pytest.mark.parametrize(("way", "late"), [("miniaudio", 0.025), ("libpulse", 0.05)])
def test_every_sound_is_heard_at_its_moment_and_on_its_side(
    server: rig.Server,
    make: Callable[[str], Loudspeaker],
    troubles: list[Trouble],
    way: str,
    late: float,
) -> None:
    loudspeaker = make(way)
    recorder = rig.Recorder(server)
    wanted = []
    for number, token in enumerate(tokens_of_games()):
        time.sleep(0.7)
        wanted.append((time.monotonic(), SIDES[number % 3]))
        loudspeaker.play(token, SIDES[number % 3])
    time.sleep(0.6)
    heard = recorder.finish().onsets()
    assert troubles == []
    # one sound each, none lost and none that nobody wanted
    assert len(heard) == len(wanted)
    lateness = []
    for (at, side), (began, louder) in zip(wanted, heard, strict=True):
        lateness.append(began - at)
        assert -0.02 < began - at < 0.25
        assert abs(louder + 16 * side / 0.8) < 2
    lateness.sort()
    # the clock is that of a loaded machine: the usual sound is in time, most are nearly
    assert statistics.median(lateness) < late, lateness
    assert lateness[len(lateness) * 9 // 10] < 4 * late, lateness


def test_nothing_but_silence_is_noticed_of_a_server_that_stops_dies_and_returns(
    server: rig.Server, make: Callable[[str], Loudspeaker], troubles: list[Trouble]
) -> None:
    loudspeaker = make("miniaudio")

    def play_for(seconds: float, until: Callable[[], bool] = lambda: False) -> float:
        took, end = [], time.monotonic() + seconds
        while time.monotonic() < end and not until():
            before = time.perf_counter()
            loudspeaker.play("turn")
            took.append(time.perf_counter() - before)
            time.sleep(0.15)
        return statistics.median(took)

    server.signal(signal.SIGSTOP)
    assert play_for(10.0) < 0.005
    assert loudspeaker.way == ""
    assert len(troubles) == 1
    server.signal(signal.SIGCONT)
    began = time.monotonic()
    play_for(12.0, lambda: bool(loudspeaker.way))
    assert time.monotonic() - began < 8 + 2
    server.signal(signal.SIGKILL)
    assert play_for(3.0) < 0.005
    assert loudspeaker.way == ""
    server.start()
    began = time.monotonic()
    play_for(12.0, lambda: bool(loudspeaker.way))
    assert time.monotonic() - began < 8 + 2
    recorder = rig.Recorder(server)
    play_for(1.0)
    assert recorder.finish().onsets(quiet=0.05)
    assert {trouble.code for trouble in troubles} == {"stopped"}


def test_one_device_is_opened_however_much_is_played(
    server: rig.Server, make: Callable[[str], Loudspeaker]
) -> None:
    loudspeaker = make("miniaudio")
    clients = server.clients()
    for _ in range(60):
        loudspeaker.play("card")
        time.sleep(0.02)
    assert server.clients() <= clients + 1
