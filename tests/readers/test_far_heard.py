"""A remote chair under screen readers: a game with another player and a bot, chat, leaving and
returning, while one listens, presses keys and types; every line heard once, none cut, no noise.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX", allow_module_level=True)

from playroom.engine.notes import note
from playroom.locale import Listener, teller_of
from playroom.shell.room.screen_context import way_back
from tests.conftest import THOROUGH
from tests.readers import orca
from tests.readers.conftest import marks
from tests.readers.hear import READERS, Ear, Report, need
from tests.readers.screens import COLUMNS
from tests.readers.test_room_heard import perfect
from tests.room.doors.test_openssh import Host, Joined
from tests.shell.by_keys import prepare

LANGUAGES = {"yasr": "en", "fenrir": "es", "tdsr": "es", "orca": "en"}
CASES = [
    pytest.param(name, lang, marks=marks(name))
    for name in READERS
    for lang in ("en", "es")
    if THOROUGH or LANGUAGES[name] == lang
]
ROUNDS = 8 if THOROUGH else 3
"""Turns that everybody has."""
TURN = {"en": ("Your turn",), "es": ("Te toca", "Es tu turno")}
STILL = 0.5
"""Seconds without a new row after which no more is expected of what was done."""


class Tape:
    """What the playroom has printed, row by row."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._taken = 0

    def new(self) -> list[str]:
        """The rows since they were asked for last."""
        if not self.file.exists():
            return []
        data = self.file.read_bytes()
        whole = data[self._taken : data.rfind(b"\n") + 1]
        self._taken += len(whole)
        return whole.decode().splitlines()


class Ben:
    """The other one, who has a pipe."""

    def __init__(self, line: str, folder: Path) -> None:
        self._line, self._folder = line, folder
        folder.mkdir()
        self._read = 0
        self._joined: Joined

    def come(self) -> None:
        """Joins, for the first time or again."""
        self._joined = Joined(self._line, self._folder)
        self._read = 0

    def go(self) -> None:
        """Is cut off."""
        if hasattr(self, "_joined"):
            self._joined.end()

    def send(self, *lines: str) -> None:
        """Types lines."""
        self._read = len(self._joined.text)
        self._joined.send(*lines)

    def told(self, wanted: str) -> bool:
        """Has this been told since something was sent last?"""
        return wanted in self._joined.text[self._read :]

    @property
    def awaited(self) -> bool:
        """Is Ben to play?"""
        *_, last = [line for line in self._joined.text.splitlines() if line] or [""]
        return last.startswith(TURN["en"])

    def play(self) -> None:
        """What is advised, the first where there are several ways."""
        self.send("z", "enter")
        end = time.monotonic() + 10
        while not (self.told("You ") or self.told("play")) and time.monotonic() < end:
            time.sleep(0.02)
        time.sleep(0.2)
        if not self.told("You "):
            self._joined.send("enter")


class Far:
    """The session: what is done, and what it makes heard."""

    def __init__(self, ear: Ear, tape: Tape, ben: Ben, lang: str) -> None:
        self.ear, self.tape, self.ben, self.lang = ear, tape, ben, lang

    def listen(self) -> Report:
        """Everything, to the end."""
        ben = self.ben
        self.when(ben.come, "Ben", "Ben comes", "2")
        self.when(lambda: ben.send("enter"), "Ben", "Ben is ready")
        for key in ("tab", "s-tab", ";"):
            self.press(key)
        dealt = self.press("enter", self.dealt)
        if not self.turn(dealt):
            self._do(ben.play, self.turn, "Ben plays first")
        for number in range(ROUNDS):
            self.play()
            if number == 1:  # it is Ben's turn: in a pipe he is heard then
                self.talk()
                self.when(ben.go, "Ben", "Ben is cut off")
                self.when(ben.come, "Ben", "Ben is back")
            self._do(ben.play, self.turn, "Ben plays, and the bot")
        teller = teller_of(self.lang)
        close_reason = teller.tell(
            note("together-goodbye", plays="yes", way="join", back=way_back("join")),
            Listener(None, (), ()),
        )
        return self.ear.finish("c-d", close_reason)

    def dealt(self, rows: list[str]) -> bool:
        """Whether the table was announced and a player has to act."""
        table = any(row.startswith(("Table:", "Mesa:")) for row in rows)
        return table and (self.turn(rows) or self.ben.awaited)

    def turn(self, rows: list[str]) -> bool:
        """Has it been told that it is one's turn?"""
        return any(row.startswith(TURN[self.lang]) for row in rows)

    def talk(self) -> None:
        """A line comes while one is being typed."""
        ear = self.ear
        ear.type("/say buen")
        said = "hola a todos"
        self.when(lambda: self.ben.send(f"/say {said}"), said, "Ben talks", allowed=("/say buen",))
        ear.type("as", "/say buen")
        self.press("enter", allowed=("/say buenas",))

    def play(self) -> None:
        """What is advised, the first where there are several ways."""
        ben = self.ben
        ben.send()
        self.press("z")
        self.press("enter")
        if not ben.told("Ana "):
            self.press("enter", lambda rows: bool(rows) and ben.told("Ana "))

    def press(
        self,
        key: str,
        there: Callable[[list[str]], object] = bool,
        allowed: tuple[str, ...] = (),
    ) -> list[str]:
        """A key, and what answers it."""
        return self._do(lambda: self.ear._key(key), there, key, allowed)

    def when(
        self,
        act: Callable[[], None],
        wanted: str,
        what: str,
        *more: str,
        allowed: tuple[str, ...] = (),
    ) -> None:
        """Something happens of which this must be told."""

        def there(rows: list[str]) -> bool:
            return all(any(text in row for row in rows) for text in (wanted, *more))

        self._do(act, there, what, allowed)

    def _do(
        self,
        act: Callable[[], None],
        there: Callable[[list[str]], object],
        what: str,
        allowed: tuple[str, ...] = (),
    ) -> list[str]:
        ear, rows = self.ear, list[str]()

        def done() -> None:
            act()
            rows.extend(self.rows(there))
            ear.steps[-1].wanted = tuple(rows)

        ear.do(done, what=what, allowed=allowed)
        return rows

    def rows(self, there: Callable[[list[str]], object]) -> list[str]:
        """The rows that come until it is as it should be, and still."""
        rows, end = list[str](), time.monotonic() + 20
        still = time.monotonic() + STILL
        while time.monotonic() < still or not there(rows):
            assert time.monotonic() < end, rows
            if new := self.tape.new():
                rows += new
                still = time.monotonic() + STILL
            self.ear._pump(0.02)
        return rows


def far_session(folder: Path, lang: str, make: Callable[[list[str]], Ear]) -> Report:
    """A room with a bot, Ben, and a listener."""
    host = Host(folder / "data", "--open", "casino", "--seats", "Ana,Ben,bot:easy", "--lang", "en",
                "--listen", "127.0.0.1:0")  # fmt: skip
    mine, his = (host.invitation()["line"] for _ in range(2))
    tape, ben = Tape(folder / "tape"), None
    argv = [
        *(sys.executable, "-m", "tests.readers.taped", str(tape.file), *mine.split()[1:]),
        *("--lang", lang, "--data", str(prepare(folder / "mine"))),
    ]
    try:
        with make(argv) as ear:
            teller, nobody = teller_of(lang), Listener(None, (), ())
            begun = teller.tell(note("together-title", game=note("casino-name")), nobody)
            far = Far(ear, tape, ben := Ben(his, folder / "ben"), lang)
            ear.wait_for(*far.rows(lambda rows: begun in rows))
            report = far.listen()
    finally:
        if ben is not None:
            ben.go()
        host.end()
    return report


@pytest.mark.parametrize(("reader", "lang"), CASES)
def test_a_chair_far_away_is_heard(reader: str, lang: str, tmp_path: Path) -> None:
    need(reader)

    def make(argv: list[str]) -> Ear:
        return Ear(reader, argv, cols=COLUMNS, env={"PLAYROOM_SPEECH": "off"}, patience=15.0)

    report = far_session(tmp_path, lang, make)
    perfect(report)
    assert len(report.heard) > 30


@pytest.fixture(scope="module")
def runner() -> Iterator[orca.Desk]:
    need("orca", orca.missing())
    with orca.Desk() as one:
        yield one


@pytest.mark.flaky(reruns=2)
@pytest.mark.reader
@pytest.mark.parametrize("lang", ["en", "es"] if THOROUGH else [LANGUAGES["orca"]])
def test_a_chair_far_away_is_heard_through_orca(
    runner: orca.Desk, lang: str, tmp_path: Path
) -> None:
    def make(argv: list[str]) -> Ear:
        env = {"PLAYROOM_SPEECH": "off", "PYTHONPATH": str(Path(__file__).parents[2])}
        return orca.OrcaEar(runner, argv, cols=COLUMNS, env=env, patience=15.0)

    report = far_session(tmp_path, lang, make)
    perfect(report)
    assert len(report.heard) > 30
