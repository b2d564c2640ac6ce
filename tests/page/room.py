"""A room with a page: the real program in a process of its own, and what it prints."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from playroom.bootstrap import ROOT
from playroom.store import Store, StoreError

PROGRAM = (sys.executable, "-m", "tests.page.quick_host")
SHORT: dict[str, tuple[str, ...]] = {
    "cribbage": ("target=31",),
    "casino": ("game_mode=deal",),
    "calatone": ("limit=2 hands",),
    "rummy": ("deuces_wild=yes", "jokers_per_deck=4"),
    "escoba": ("game_mode=deal",),
    "brisca": ("target=1",),
    "domino": ("target=50",),
    "farkle": ("target=1500",),
    "ninetynine": ("lives=1",),
}
"""Options that end a game soon, where there are any."""


class Room:
    """`playroom host --page` with one table open. Close it by `close`."""

    preload = ""

    def __init__(
        self,
        game: str,
        seats: str = ",Ana:easy",
        *options: str,
        lang: str = "en",
        pause: float = 0.0,
        keepalive: float = 0.0,
        quick: bool = True,
        more: tuple[str, ...] = (),
        site: Path | None = None,
    ) -> None:
        """`seats` as on the command line: a free seat is empty. `pause`: the seconds that bots
        wait between two plays. `keepalive`: those after which a silent page is given up. `quick`:
        pages may send more than people can. `site`: a folder with games from outside.
        """
        self.folder = Path(tempfile.mkdtemp(prefix="page-"))
        self.data = self.folder / "data"
        self.events: list[dict[str, Any]] = []
        self.printed: list[str] = []
        times = {"pause": pause, "keepalive": keepalive, "quick": quick}
        words = ["--page", "127.0.0.1:0", "--behind-proxy", "--listen", "127.0.0.1:0", "--json"]
        words += ["--open", game]
        words += ["--seats", seats, "--lang", lang, "--data", str(self.data), *more]
        for option in options or SHORT.get(game, ()):
            words += ["--option", option]
        self._errors = (self.folder / "errors").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [*PROGRAM, json.dumps(times), *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, site or ROOT)))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        try:
            self.ready = self.wait(lambda event: event["event"] == "ready")
            self.address = str(self.ready["page"]).rstrip("/")
        except BaseException:
            self.close()
            raise

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def collect(self, seconds: float = 0.0) -> bool:
        """Takes in what was printed; whether there was anything."""
        try:
            line = self._lines.get(timeout=seconds) if seconds else self._lines.get_nowait()
        except queue.Empty:
            return False
        assert line, f"the room has ended: {self.errors()}"
        self.printed.append(line)
        self.events.append(json.loads(line))
        return True

    def wait(self, what: Callable[[dict[str, Any]], object], seconds: float = 30) -> dict[str, Any]:
        """The first event that is so, waited for."""
        limit = time.monotonic() + seconds
        looked = 0
        while True:
            for event in self.events[looked:]:
                looked += 1
                if what(event):
                    return event
            assert time.monotonic() < limit, f"it did not come: {self.events} {self.errors()}"
            self.collect(0.1)

    def link(self, seat: int = 1) -> str:
        """The link of the invitation to a seat, counted from 1."""
        found = self.wait(lambda event: event["event"] == "invitation" and event["seat"] == seat)
        return str(found["page"])

    def errors(self) -> str:
        """What the room has written to its standard error."""
        self._errors.flush()
        self._errors.seek(0)
        return self._errors.read()

    def log(self) -> str:
        """Everything that the room has printed, and the text of every file that it keeps."""
        while self.collect():
            pass
        files = [path for path in self.data.rglob("*") if path.is_file()]
        texts = [path.read_bytes().decode("utf-8", "replace") for path in files]
        return "\n".join((*self.printed, self.errors(), *texts))

    def refusals(self) -> list[str]:
        """What is noted for the owner: whom the room has refused, and why; the oldest first.

        The room keeps its file to itself, so it is a copy that is looked at.
        """
        with tempfile.TemporaryDirectory() as folder:
            for path in (self.data / "room").glob("room.db*"):
                if not path.name.endswith("-shm"):
                    shutil.copy(path, folder)
            with contextlib.closing(sqlite3.connect(Path(folder) / "room.db")) as copy:
                rows = copy.execute("SELECT place, what FROM refused ORDER BY rowid").fetchall()
        return [" ".join(map(str, row)) for row in rows]

    def store(self) -> Store:
        """The games of the room, to be read."""
        limit = time.monotonic() + 10
        while True:
            try:
                return Store.open(self.data / "room", read_only=True)
            except StoreError:
                assert time.monotonic() < limit
                time.sleep(0.02)

    def close(self) -> None:
        """Ends it as its owner does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(8)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()
        self._errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Room:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
