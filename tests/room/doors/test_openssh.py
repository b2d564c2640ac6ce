"""A stock `ssh` in a pseudo-terminal, on a slow and lumpy way: no key is lost, doubled or taken for
another, nothing but lines is drawn; and a game in two languages with a remote client.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from playroom.locale import teller_of
from playroom.records.playback import Playback
from playroom.records.transcript import transcript
from playroom.store import Store
from tests.conftest import THOROUGH
from tests.room.slow_wire import SlowWire

pexpect = pytest.importorskip("pexpect")  # not on Windows
pytestmark = [
    pytest.mark.pty,
    pytest.mark.needs("openssh-client"),
]

ROUNDS = 1_000 if THOROUGH else 60
"""Lines that are typed, and arrows."""
ALLOWED = ("\x1b[?2004h", "\x1b[?2004l")
WAIT = 20


class Host:
    """`playroom host --json` in a process of its own."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.errors = (folder.parent / "errors").open("w+")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "playroom", "host", "--json", "--data", str(folder), *more],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, "LANG": "C.UTF-8"},
        )
        self.events: list[dict[str, Any]] = []
        self._taken = 0
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()
        self.ready = self.until("ready")

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.events.append(json.loads(line))

    def until(self, wanted: str, seconds: float = WAIT) -> dict[str, Any]:
        """The next event of that name."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self._taken < len(self.events):
                event = self.events[self._taken]
                self._taken += 1
                if event["event"] == wanted:
                    return event
            time.sleep(0.01)
        raise AssertionError(f"no {wanted}: {self.events}")

    def told(self, wanted: str) -> bool:
        """Has there been an event of that name?"""
        return any(event["event"] == wanted for event in self.events)

    def invitation(self) -> dict[str, Any]:
        """The next invitation."""
        return self.until("invitation")

    @property
    def port(self) -> int:
        """Where the door for SSH is."""
        return int(self.ready["ssh"].rpartition(":")[2])

    def end(self, how: int = signal.SIGTERM) -> None:
        """Ends it."""
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(10)
        self._reading.join(5)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self.errors.seek(0)
        assert self.errors.read() == ""
        self.errors.close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Callable[..., Host]]:
    """Opens rooms."""
    opened: list[Host] = []

    def open_one(*more: str, folder: str = "data") -> Host:
        places = ("--listen", "127.0.0.1:0", "--ssh", "127.0.0.1:0")
        opened.append(Host(tmp_path / folder, *(more or places)))
        return opened[-1]

    yield open_one
    for one in opened:
        with contextlib.suppress(ValueError):
            one.end()


def ssh(port: int, user: str, lang: str, home: Path) -> Any:
    """A client as it is installed, without personal settings."""
    options = [
        *("-F", "/dev/null", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR"),
        *("-o", "StrictHostKeyChecking=no", "-o", "IdentityFile=/dev/null"),
        *("-o", "IdentityAgent=none", "-o", "SendEnv=LANG", "-p", str(port)),
    ]
    child = pexpect.spawn(
        "ssh",
        [*options, f"{user}@127.0.0.1"],
        env={"PATH": os.environ["PATH"], "HOME": str(home), "TERM": "xterm", "LANG": lang},
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=WAIT,
    )
    child.delaybeforesend = None
    return child


def code_of(invitation: dict[str, Any]) -> str:
    """The code in the line for SSH."""
    found = re.fullmatch(r"ssh -p \d+ ([a-z2-7]{12})@127\.0\.0\.1", invitation["ssh"])
    assert found
    return found[1]


OPEN = (
    *("--open", "cribbage", "--option", "target=31", "--option", "counting=auto", "--lang", "en"),
    *("--listen", "127.0.0.1:0", "--ssh", "127.0.0.1:0"),
)


def test_every_key_arrives_once_as_itself_however_slow_and_lumpy_the_way(
    host: Callable[..., Host], tmp_path: Path
) -> None:
    room = host(*OPEN, "--seats", "Ana,Ben")
    wire = SlowWire(room.port)
    raw = list[str]()
    try:
        child = ssh(wire.port, code_of(room.invitation()), "en_GB.UTF-8", tmp_path)

        def hear(wanted: str) -> str:
            child.expect(wanted)
            raw.append(child.before + child.after)
            return raw[-1]

        hear(r"Enter when you are ready\.\r\n")
        # lines: every one is answered by its own number, in order
        for start in range(0, ROUNDS, 20):
            numbers = range(start, min(start + 20, ROUNDS))
            child.send("".join(f"/xq{n}\r" for n in numbers))
            heard = hear(rf"understand: xq{numbers[-1]}\.[^\n]*\n")
            answered = [int(n) for n in re.findall(r"understand: xq(\d+)\.", heard)]
            assert answered == list(numbers)
        # arrows: ten down and ten up, every time the same twenty items
        rounds = list[list[str]]()
        for _ in range(max(2, ROUNDS // 20)):
            child.send("\x1b[B" * 10 + "\x1b[A" * 10 + "/rubicon\r")
            heard = hear(r"understand: rubicon[^\n]*\n")
            lines = [line.strip() for line in heard.splitlines() if line.strip()]
            rounds.append([line for line in lines if "rubicon" not in line])
        assert len(rounds[0]) == 20
        assert len(set(rounds[0])) == 11  # ten items passed twice, and the first again
        assert all(one == rounds[0] for one in rounds)
        # an Escape by itself, and a key after it
        child.send("\x1b")
        hear(r"Control S leaves the table[^\n]*\n")
        child.send("/half")
        child.send("\x1b")
        hear(r"/half\r\n[^\n]*\r\n")
        assert "half" not in raw[-1].split("/half", 1)[1]
        child.send("\x04")
        hear(r"The same SSH line brings you back\.\r\n")
        child.expect(pexpect.EOF)
        raw.append(child.before)
        child.close()
        assert child.exitstatus == 0
    finally:
        wire.close()
    drawn = "".join(raw)
    for allowed in ALLOWED:
        assert drawn.count(allowed) == 1
        drawn = drawn.replace(allowed, "")
    assert "\x1b" not in drawn
    assert set(re.findall(r"[\x00-\x1f\x7f]", drawn)) <= {"\r", "\n", "\b"}


def test_a_room_that_is_killed_is_there_again_at_the_same_place(
    host: Callable[..., Host], tmp_path: Path
) -> None:
    room = host(*OPEN, "--seats", "Ana,Ben")
    code = code_of(room.invitation())
    ana = ssh(room.port, code, "es_AR.UTF-8", tmp_path)
    ana.expect("Te sientas en el asiento 1 de 2")
    room.end(signal.SIGKILL)
    ana.expect(pexpect.EOF)
    ana.close()
    again = Host(room.folder, "--lang", "en")
    try:
        for what in ("address", "fingerprint", "ssh", "ssh_fingerprint"):
            assert again.ready[what] == room.ready[what]
        ana = ssh(again.port, code, "es_AR.UTF-8", tmp_path)
        ana.expect("Intro cuando")
        again.until("back")
        ana.close()
    finally:
        again.end()
    closed = Host(room.folder, "--lang", "en", "--ssh", "off")
    closed.end()
    assert "ssh" not in closed.ready
    closed = Host(room.folder, "--lang", "en")
    closed.end()
    assert "ssh" not in closed.ready


class Joined:
    """`playroom join` in a pipe."""

    def __init__(self, line: str, folder: Path) -> None:
        self.file = (folder / "joined").open("w+")
        words = line.split()[1:]
        options = ("--data", str(folder / "mine"), "--speech", "off", "--lang", "en")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "playroom", *words, *options],
            stdin=subprocess.PIPE,
            stdout=self.file,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def send(self, *lines: str) -> None:
        """Types lines."""
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write("".join(f"{line}\n" for line in lines))
            self._process.stdin.flush()

    @property
    def text(self) -> str:
        """Everything that was printed."""
        return Path(self.file.name).read_text()

    def until(self, wanted: str) -> None:
        """Waits until that is printed."""
        end = time.monotonic() + WAIT
        while wanted not in self.text:
            assert time.monotonic() < end, self.text
            time.sleep(0.01)

    def end(self, how: int = signal.SIGTERM) -> None:
        """Leaves."""
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(10)
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self.file.close()


def test_a_game_in_two_languages(host: Callable[..., Host], tmp_path: Path) -> None:
    room = host(*OPEN, "--seats", "Ana,Ben")
    ana = ssh(room.port, code_of(room.invitation()), "es_AR.UTF-8", tmp_path)
    ana.expect("Te sientas en el asiento 1 de 2")
    ben = Joined(room.invitation()["line"], tmp_path)
    try:
        ana.expect("Ben se sienta")
        ben.until("You sit in seat 2 of 2")
        ana.send("\r")
        ben.send("enter")
        room.until("began")
        heard, read, end = "", 0, time.monotonic() + 3 * WAIT
        while not room.told("ended") and time.monotonic() < end:
            with contextlib.suppress(pexpect.TIMEOUT):
                asked = ana.expect(["Elige 2 cartas para", "Te toca"], timeout=0.1)
                heard += ana.before + ana.after
                ana.send((" \t \r", "z\r")[asked])
            text = ben.text
            new, read = text[read:], len(text)
            if "Choose 2 cards for" in new:
                ben.send("space", "tab", "space", "enter")
            elif "Your turn" in new:
                ben.send("z", "enter")
        room.until("ended", 1)
        ana.send("\x04")
        ana.expect(pexpect.EOF)
        heard += ana.before
        until = time.monotonic() + WAIT
        while "The deal is proved" not in ben.text and time.monotonic() < until:
            time.sleep(0.05)
    finally:
        ben.end()
        ana.close()
    room.end()
    with Store.open(room.folder / "room", read_only=True) as store:
        playback = Playback(store.log(store.finished(1)[0].id))
    for seat, language, text in ((0, "es", heard), (1, "en", ben.text)):
        plain = " ".join(text.split())
        told = list(transcript(playback, seat, teller_of(language)))
        at = 0
        for line in told[told.index("") : len(told) - 1 - told[::-1].index("")]:
            found = plain.find(line, at)
            assert found >= 0, (language, line, plain[at : at + 500])
            at = found + len(line)
        assert at > 500
