"""A real sound server with a card that is recorded: what is wanted is heard, at its moment, on its
side, whatever becomes of the server.
"""

from __future__ import annotations

import signal
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from playroom.engine.registry import find_game, game_ids
from playroom.sound import Trouble
from playroom.sound.loudspeaker import Loudspeaker
from playroom.sound.tokens import TOKENS
from tests.shell.by_keys import playroom, prepare
from tests.sound import rig

pytestmark = [
    pytest.mark.slow,
    pytest.mark.needs(*rig.PACKAGES),
    pytest.mark.flaky(reruns=2),
]

SIDES = (-0.8, 0.0, 0.8)
BACK = 8.0
"""Seconds after which a loudspeaker whose server returns is there again, at the latest."""


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
    for id_ in game_ids():
        named |= {one for one in find_game(id_).table.sounds.values() if isinstance(one, str)}
    return sorted(named)


@pytest.mark.parametrize("way", ["miniaudio", "libpulse"])
def test_every_sound_is_heard_at_its_moment_and_on_its_side(
    server: rig.Server,
    make: Callable[[str], Loudspeaker],
    troubles: list[Trouble],
    way: str,
) -> None:
    loudspeaker = make(way)
    lateness: list[float] = []
    unheard = [(token, SIDES[number % 3]) for number, token in enumerate(tokens_of_games())]
    for _ in range(3):  # a machine with no time at all drops one now and then
        before = len(unheard)
        unheard = heard_late(server, loudspeaker, unheard, lateness)
        assert len(unheard) < max(1, before // 4)
        if not unheard:
            break
    assert not unheard
    assert troubles == []
    # on a busy machine some wait for their turn; what waits for a buffer waits every time, so the
    # quickest ones tell (all of them are measured in tests.bench)
    lateness.sort()
    assert lateness[len(lateness) // 4] < 0.025, lateness


def heard_late(
    server: rig.Server,
    loudspeaker: Loudspeaker,
    sounds: list[tuple[str, float]],
    lateness: list[float],
) -> list[tuple[str, float]]:
    """Plays sounds at their places one after the other; those that were not heard. How late the
    others were comes to the end of `lateness`.
    """
    recorder = rig.Recorder(server)
    wanted = []
    for token, side in sounds:
        time.sleep(0.7)
        wanted.append((time.monotonic(), token, side))
        loudspeaker.play(token, side, within=2.0)
    time.sleep(0.6)
    onsets = recorder.finish().onsets()
    assert len(onsets) <= len(wanted), "something was heard that nobody wanted"
    unheard = []
    for at, token, side in wanted:
        late = [began - at for began, louder in onsets if abs(louder + 16 * side / 0.8) < 2]
        late = [each for each in late if -0.02 < each < 0.6]
        if late:
            lateness.append(late[0])
        else:
            unheard.append((token, side))
    return unheard


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
        return statistics.median(took) if took else 0.0  # it is there again at once

    server.signal(signal.SIGSTOP)
    assert play_for(10.0) < 0.005
    assert loudspeaker.way == ""
    assert len(troubles) == 1
    server.signal(signal.SIGCONT)
    began = time.monotonic()
    play_for(12.0, lambda: bool(loudspeaker.way))
    assert time.monotonic() - began < BACK
    server.signal(signal.SIGKILL)
    assert play_for(3.0) < 0.005
    assert loudspeaker.way == ""
    server.start()
    began = time.monotonic()
    play_for(12.0, lambda: bool(loudspeaker.way))
    assert time.monotonic() - began < BACK
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


def test_a_game_in_a_terminal_is_heard_and_goes_on_without_a_server(
    server: rig.Server, tmp_path: Path
) -> None:
    data = prepare(tmp_path / "data")
    with (data / "settings.toml").open("a", encoding="utf-8") as file:
        file.write("[sound]\n" + "".join(f"{token} = true\n" for token in TOKENS))
    words = ("play", "escoba", "--seed", "3", "--sounds", "on")
    with playroom(*words, data=data, env={**server.env}) as session:
        session.until("Berta takes")
        time.sleep(2.0)  # the loudspeaker is opened meanwhile
        recorder = rig.Recorder(server)
        session.key("space")  # a card is chosen, and put back
        time.sleep(0.7)
        session.key("space")
        time.sleep(0.7)
        session.key("tab")
        session.key("end")
        session.key("tab")  # the end of the list
        time.sleep(0.7)
        assert len(recorder.finish().onsets()) == 3
        server.signal(signal.SIGKILL)
        session.key("space")
        session.until("The sounds have stopped. They come back by themselves.", 15)
        for _ in range(4):
            session.key("space")
            time.sleep(0.3)
        printed = session.lines
        assert sum("sounds" in line.lower() for line in printed) == 1
        session.key("c-s", answer=False)
        assert any("Saved as" in line for line in (*session.lines, *session.quiet()))
    assert not (data / "faults.log").exists()
