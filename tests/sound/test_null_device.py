"""The real host with miniaudio's device that has no sound and keeps time: no hardware, all the
rest.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.process import module_command
from playroom.sound.tokens import TOKENS

pytest.importorskip("miniaudio")

PLAYS = 10_000
BATCH = 20
NAMES = sorted(TOKENS)


class Driven:
    """A host at the end of two pipes."""

    def __init__(self, *ways: str) -> None:
        self.process = subprocess.Popen(
            module_command("playroom.sound.host", *ways),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        self._rest = b""
        self._number = 0

    def news(self, seconds: float = 15.0) -> dict[str, object]:
        """The next line; empty when none comes."""
        assert self.process.stdout is not None
        until = time.monotonic() + seconds
        while b"\n" not in self._rest:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return {}
            block = os.read(self.process.stdout.fileno(), 65_536)
            if not block:
                return {}
            self._rest += block
        line, _, self._rest = self._rest.partition(b"\n")
        return dict(json.loads(line))

    def play(self, *names: str) -> None:
        """Plays sounds and waits for the last acknowledgement."""
        assert self.process.stdin is not None
        orders = b""
        for name in names:
            self._number += 1
            order = {"op": "play", "token": name, "pan": 0.4, "db": -6, "id": self._number}
            orders += json.dumps(order).encode() + b"\n"
        self.process.stdin.write(orders)
        while self.news() != {"ack": self._number}:
            assert self.process.poll() is None

    def close(self) -> None:
        """Lets it end as it does when the game has gone."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(5)

    def memory(self) -> int:
        """Kilobytes that it holds."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0])

    def files(self) -> int:
        """How many are open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


@pytest.fixture
def host() -> Iterator[Driven]:
    driven = Driven("miniaudio:null")
    assert driven.news()["ready"] == "miniaudio"
    yield driven
    driven.process.kill()
    driven.process.wait(5)


def test_it_plays_and_ends_with_whoever_started_it(host: Driven) -> None:
    host.play("turn")
    host.close()
    assert host.process.returncode == 0
    assert host.process.stderr is not None
    assert host.process.stderr.read() == b"", "nothing is ever printed"


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_nothing_grows(host: Driven) -> None:
    for _ in range(3):
        host.play(*NAMES)
    time.sleep(0.5)
    memory, files = host.memory(), host.files()
    for start in range(0, PLAYS, BATCH):
        host.play(*(NAMES[(start + place) % len(NAMES)] for place in range(BATCH)))
    assert host.files() == files
    assert host.memory() - memory < 1_500


def test_without_a_way_it_says_why_and_prints_nothing() -> None:
    driven = Driven("player:no such player")
    assert driven.news()["fatal"] == "not-installed"
    driven.process.wait(5)
    assert driven.process.stderr is not None
    assert driven.process.stderr.read() == b""


def test_what_is_no_order_is_passed_over(host: Driven) -> None:
    assert host.process.stdin is not None
    host.process.stdin.write(b'nonsense\n{"op": "play"}\n{"token": "none", "pan": 0, "db": 0}\n')
    host.play("card")


def test_the_device_rests_and_wakes_without_using_anything_up() -> None:
    """A hundred times; every opening would cost a connection to the sound server."""
    code = (
        "import os, time\n"
        "from playroom.sound.backends.miniaudio_device import make\n"
        "from playroom.sound.mixing import Bank, Mixer\n"
        "mixer = Mixer(); device = make(mixer, 'null'); bank = Bank()\n"
        "count = lambda: len(os.listdir('/proc/self/fd')) if os.path.isdir('/proc') else 0\n"
        "device.wake(); device.rest(); before = count()\n"
        "for _ in range(100):\n"
        "    mixer.add(bank.sound('ok', 0, 0)); device.wake()\n"
        "    until = time.monotonic() + 5\n"
        "    while not mixer.silent:\n"
        "        assert time.monotonic() < until\n"
        "        time.sleep(0.002)\n"
        "    device.rest()\n"
        "assert count() == before, (before, count())\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
