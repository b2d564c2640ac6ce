"""Run any program under a real terminal screen reader, press keys, and get what is heard.

    with Ear("yasr", [sys.executable, "-m", "playroom"]) as ear:
        ear.wait_for("Choose a game")
        ear.press("c", "15, count.")          # a key, and the lines that must be heard
        ear.do(lambda: trigger("Ann passes."), "Ann passes.")
        report = ear.finish("c-d")
    assert report.missed == [] and report.cut == [] and report.noise == []

Readers: yasr, fenrir, tdsr (real programs whose speech is written down instead of spoken); nvda,
nvda-lines, windows-terminal (models, see models.py). ``python -m tests.readers.hear yasr -- PROGRAM
...`` lets you try one by hand.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Protocol

import pyte

from tests import needed
from tests.readers import models
from tests.terminal.drive import Pty, Terminal, key_bytes

SERVERS = Path(__file__).parent / "servers"
LOGGER = [sys.executable, str(SERVERS / "speech_log.py")]
SPEED = 25.0  # characters a second that are assumed to be spoken, to tell what was cut off
# bytes that a pseudo-terminal hands over at once; what is longer may reach the reader in two pieces
PIECE = 256
SYSTEM_PYTHON = "/usr/bin/python3"
FENRIR_SETTINGS = Path("/etc/fenrirscreenreader/settings/settings.conf")
YASR_SETTINGS = Path("/etc/yasr/yasr.conf")


@dataclass
class Utterance:
    """Something the reader said: a text, or a single character (key echo).

    ``part`` of it was heard before it was cut.
    """

    time: float
    step: int
    kind: str  # "say" or "char"
    text: str
    part: float = 1.0
    cut: bool = False  # silenced by the reader itself, not by the next key press


@dataclass
class Step:
    """One thing done, the lines it must make heard, and those that it need not."""

    what: str
    start: float
    wanted: tuple[str, ...]
    allowed: tuple[str, ...] = ()


@dataclass
class Report:
    """What came of a run. Entries read "step: text"."""

    reader: str
    steps: list[Step]
    utterances: list[Utterance]
    heard: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)  # begun, and silenced by the reader itself
    noise: list[str] = field(default_factory=list)  # said though nothing of the kind was wanted
    raw: bytes = b""
    status: int | None = None

    def __str__(self) -> str:
        counts = (
            f"{self.reader}: {len(self.heard)} heard, {len(self.missed)} missed, {len(self.cut)} "
            "cut off, "
        )
        rows = [counts + f"{len(self.noise)} of noise"]
        for name in ("missed", "cut", "noise"):
            rows += [f"  {name}: {entry}" for entry in getattr(self, name)]
        return "\n".join(rows)

    def said(self, step: int) -> list[str]:
        """The texts said in a step (-1: before the first)."""
        return [u.text for u in self.utterances if u.step == step and u.kind == "say"]

    def transcript(self) -> str:
        """Everything heard, by step, for a person to read."""
        rows: list[str] = []
        for n in range(-1, len(self.steps)):
            said = [
                (f"<{u.text}>" if u.kind == "char" else repr(u.text))
                + (f" cut at {u.part:.0%}" if u.part < 0.95 else "")
                for u in self.utterances
                if u.step == n
            ]
            rows.append(
                f"{self.steps[n].what if n >= 0 else 'start':>24}  {'; '.join(said) or '(silence)'}"
            )
        return "\n".join(rows)


class Reader:
    """How a real reader is started with its speech written to a log."""

    name = ""
    package = ""  # what to install, for the reason of a skipped test
    tail = 0.15  # seconds after the last wanted line in which noise would come
    own: tuple[str, ...] = ()  # patterns of what the reader says on its own account
    keeps: frozenset[str] = frozenset()  # keys that never reach the program
    # reads the screen, which shows its lines broken anew or cut off, when the size has changed
    reads_again = False
    mutes_after_arrow = False  # says nothing after an arrow key until another key is pressed

    def missing(self) -> str:
        """Why it cannot run here, or ""."""
        raise NotImplementedError

    def command(self, argv: Sequence[str], folder: Path, log: Path) -> list[str]:
        raise NotImplementedError

    def parse(self, entry: Mapping[str, str]) -> list[tuple[str, str]]:
        """("say" | "char" | "cancel", text) for one line of the log."""
        raise NotImplementedError


class Yasr(Reader):
    name, package = "yasr", "Debian package yasr"

    def missing(self) -> str:
        return "" if shutil.which("yasr") and YASR_SETTINGS.exists() else self.package

    def command(self, argv: Sequence[str], folder: Path, log: Path) -> list[str]:
        server = folder / "server"
        server.write_text(f"#!/bin/sh\nexec {shlex.join([*LOGGER, str(log)])}\n", encoding="utf-8")
        server.chmod(0o755)
        settings = YASR_SETTINGS.read_text(encoding="utf-8", errors="replace")
        settings = re.sub(r"(?m)^synthesizer=.*", "synthesizer=emacspeak server", settings)
        settings = re.sub(r"(?m)^synthesizer port=.*", f"synthesizer port=|{server}", settings)
        (folder / "yasr.conf").write_text(settings, encoding="utf-8")
        program = folder / "program"  # yasr would take the program's options for its own
        program.write_text(f"#!/bin/sh\nexec {shlex.join(argv)}\n", encoding="utf-8")
        program.chmod(0o755)
        return [shutil.which("yasr") or "yasr", "-C", str(folder / "yasr.conf"), str(program)]

    def parse(self, entry: Mapping[str, str]) -> list[tuple[str, str]]:
        raw = entry["raw"]
        if raw == "s":
            return [("cancel", "")]
        match = re.fullmatch(r"([ql]) \{(.*)\}", raw, re.DOTALL)
        if match is None:
            return []
        return [("say" if match[1] == "q" else "char", match[2])]


class Tdsr(Reader):
    name, package = "tdsr", "PyPI packages tdsr2 and setproctitle"
    own = ("tdsr, presented by Lighthouse of San Francisco",)
    mutes_after_arrow = True

    def missing(self) -> str:
        spec = importlib.util.find_spec(
            "tdsr"
        )  # a quite different package has the same name: look inside
        ours = (
            spec is not None
            and spec.origin is not None
            and Path(spec.origin).with_name("tdsr.cfg.dist").exists()
        )
        return "" if ours and importlib.util.find_spec("setproctitle") else self.package

    def command(self, argv: Sequence[str], folder: Path, log: Path) -> list[str]:
        (folder / ".config" / "tdsr").mkdir(parents=True)
        server = shlex.join([*LOGGER, str(log)])
        return [sys.executable, str(SERVERS / "tdsr.py"), "-s", server, "--", shlex.join(argv)]

    def parse(self, entry: Mapping[str, str]) -> list[tuple[str, str]]:
        raw = entry["raw"]
        kind = {"s": "say", "l": "char", "x": "cancel"}.get(raw[:1])
        return [(kind, raw[1:])] if kind else []


class Fenrir(Reader):
    name, package = "fenrir", "Debian package fenrir"
    tail = 0.25
    own = ("pychant is not installed", "Start Fenrir")
    keeps = frozenset(("escape", "f1", "f2", "f3", "f6"))
    reads_again = True

    def missing(self) -> str:
        return "" if shutil.which("fenrir") and FENRIR_SETTINGS.exists() else self.package

    def command(self, argv: Sequence[str], folder: Path, log: Path) -> list[str]:
        # Fenrir ends when its shell does, and its own last words would cut off those of the
        # program.
        (folder / "then-wait").write_text(
            f'"$@"; echo $? > {log}.status; exec sleep 60\n', encoding="utf-8"
        )
        options = {
            "general#shell": shlex.join(["/bin/sh", str(folder / "then-wait"), *argv]),
            "speech#driver": "debugDriver",
            "sound#enabled": "False",
            "remote#enable": "False",
            "general#debugLevel": "0",
            "general#autoSpellCheck": "False",
        }
        text = ";".join(f"{key}={value}" for key, value in options.items())
        return [
            SYSTEM_PYTHON,
            str(SERVERS / "fenrir.py"),
            "-e",
            "-s",
            str(FENRIR_SETTINGS),
            "-o",
            text,
        ]

    def parse(self, entry: Mapping[str, str]) -> list[tuple[str, str]]:
        return [(entry["op"], entry["text"])]


READERS: dict[str, Reader] = {reader.name: reader for reader in (Yasr(), Fenrir(), Tdsr())}
NAMES = (*READERS, *models.MODELS)


def missing(name: str) -> str:
    """What has to be installed for this reader to run here; "" if nothing."""
    if sys.platform == "win32":
        return "a system with pseudo-terminals"
    return READERS[name].missing() if name in READERS else models.missing(name)


def need(name: str, reason: str | None = None) -> None:
    """Leaves the test out that needs this reader (or what `reason` says is missing)."""
    needed.need(name, missing(name) if reason is None else reason)


class Place(Protocol):
    """Where the program runs: bytes from it and to it, its size, its end."""

    raw: bytes
    ended: bool
    process: subprocess.Popen[bytes]

    def read(self, seconds: float) -> bytes: ...

    def write(self, data: bytes) -> None: ...

    def resize(self, rows: int, cols: int) -> None: ...

    def close(self) -> None: ...


class Ear:
    """A program under a reader.

    Every step waits until what it wants was heard, and then a little for what it does not.
    """

    def __init__(
        self,
        name: str,
        argv: Sequence[str],
        *,
        rows: int = 24,
        cols: int = 80,
        env: Mapping[str, str | None] | None = None,
        term: str = "xterm-256color",
        patience: float = 5.0,
    ) -> None:
        self.name = name
        self.reader = READERS.get(name)
        self.patience = patience
        self.steps: list[Step] = []
        self._events: list[tuple[float, str, str]] = []  # time, say | char | cancel, text
        self._folder = Path(tempfile.mkdtemp(prefix="hear-"))
        self._log = self._folder / "speech.log"
        self._log.touch()
        self._read = 0
        self._silences = 0
        self._model: models.Model | None = None
        surroundings = {
            "HEAR_LOG": str(self._log),
            "HOME": str(self._folder),
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
        }
        for setting in ("TDSR_ACTIVE", "TSDR_ACTIVE"):
            surroundings[setting] = ""
        self.screen = Terminal(cols, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.started = time.monotonic()
        self.pty: Place = self._start(argv, rows, cols, {**surroundings, **(env or {})}, term)
        self._first: Step = Step("start", self.started, ())
        self._report: Report | None = None

    def _start(
        self, argv: Sequence[str], rows: int, cols: int, env: Mapping[str, str | None], term: str
    ) -> Place:
        """Start the program, with its reader around it or beside it."""
        if self.reader is not None:
            argv = self.reader.command(argv, self._folder, self._log)
        else:
            model = models.MODELS[self.name][0]
            self._model = model(
                lambda kind, text: self._events.append((time.monotonic(), kind, text))
            )
        return Pty(argv, rows=rows, cols=cols, env=env, term=term)

    def __enter__(self) -> Ear:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def tail(self) -> float:
        return self.reader.tail if self.reader else 0.07

    def every_step(self) -> list[Step]:
        """The start and the steps so far."""
        return [self._first, *self.steps]

    # Doing things

    def wait_for(self, *wanted: str, allowed: tuple[str, ...] = (), patience: float = 30.0) -> None:
        """Wait until the start-up has made these heard."""
        self._first.wanted, self._first.allowed = wanted, allowed
        self._listen(-1, patience)

    def press(
        self, key: str | bytes, *wanted: str, allowed: tuple[str, ...] = ()
    ) -> list[Utterance]:
        """Press a key that must make these lines heard; returns what was said."""
        return self.do(lambda: self._key(key), *wanted, what=str(key), allowed=allowed)

    def type(self, text: str, before: str = "", *wanted: str) -> list[Utterance]:
        """Type text: the echo of its characters, in any grouping, may be heard; after an event also
        what stood before.

        wanted: lines that must be heard while or after it is typed, because something happens.
        """

        def keys() -> None:
            for char in text:
                self._key(char)
                self._pump(0.12)

        whole = before + text
        echo = tuple(whole[a:b] for a in range(len(whole)) for b in range(len(whole), a, -1))
        return self.do(
            keys,
            *wanted,
            what=f"type {text}",
            allowed=("slash", "space", *echo, *(part.replace("/", "slash ") for part in echo)),
        )

    def paste(self, text: str) -> list[Utterance]:
        """Paste text, marked as terminals do; it is echoed."""
        data = b"\x1b[200~" + text.encode() + b"\x1b[201~"
        return self.do(
            lambda: self._send(data), what=f"paste {text}", allowed=(" ".join(text.split()),)
        )

    def resize(self, rows: int, cols: int) -> list[Utterance]:
        def change() -> None:
            self.screen.resize(rows, cols)
            self.pty.resize(rows, cols)

        return self.do(change, what=f"resize {rows} {cols}")

    def do(
        self,
        action: Callable[[], object],
        *wanted: str,
        what: str = "",
        allowed: tuple[str, ...] = (),
    ) -> list[Utterance]:
        """Do anything that must make these lines heard (an event from outside, say)."""
        self.steps.append(Step(what or "event", time.monotonic(), wanted, allowed))
        n = len(self.steps) - 1
        action()
        self._listen(n, self.patience)
        return [u for u in self._utterances() if u.step == n]

    def _key(self, key: str | bytes) -> None:
        self._send(key_bytes(key))

    def _send(self, data: bytes) -> None:
        if self._model is not None:
            self._model.key(data)
        self.pty.write(data)

    # Listening

    def _pump(self, seconds: float) -> None:
        limit = time.monotonic() + seconds
        while True:
            left = limit - time.monotonic()
            data = self.pty.read(max(0.0, min(0.01, left)))
            if data:
                with contextlib.suppress(Exception):  # the readers send what pyte does not know
                    self._stream.feed(data)
                if self._model is not None:
                    self._model.output(data, time.monotonic())
            elif self.pty.ended:
                time.sleep(max(0.0, min(0.01, left)))
            if self._model is not None:
                self._model.tick(self.screen.document, time.monotonic())
            if left <= 0:
                return

    def _collect(self) -> None:
        """Read what the reader has logged since the last time."""
        if self.reader is None:
            return
        with self._log.open("rb") as file:
            file.seek(self._read)
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._read += len(whole)
        for line in whole.decode("utf-8", "replace").splitlines():
            entry = json.loads(line)
            self._events += [(entry["t"], kind, text) for kind, text in self.reader.parse(entry)]

    def _listen(self, n: int, patience: float) -> None:
        step = self.steps[n] if n >= 0 else self._first
        limit = time.monotonic() + (patience if self._silences < 2 else 1.0)
        while True:
            self._pump(0.01)
            self._collect()
            said = " ".join(plain(u.text) for u in self._utterances() if u.step == n)
            if all(plain(text) in said for text in step.wanted):
                break
            if self.pty.ended or time.monotonic() > limit:
                self._silences += (
                    1  # a reader that has gone dumb must not make every later step wait
                )
                break
        last = len(self._events)
        quiet = time.monotonic() + self.tail
        while time.monotonic() < quiet:
            self._pump(0.02)
            self._collect()
            if len(self._events) > last:
                last, quiet = len(self._events), time.monotonic() + self.tail

    def _utterances(self) -> list[Utterance]:
        """Everything said, with its step, and how much of it was spoken before something silenced
        it.
        """
        spoken: list[Utterance] = []
        playing: list[tuple[float, float, Utterance]] = []  # start, end
        free = 0.0
        for at, kind, text in sorted(self._events, key=lambda event: event[0]):
            step = max((n for n, s in enumerate(self.steps) if at >= s.start), default=-1)
            if kind == "cancel":
                for start, end, utterance in playing:
                    if at < end:
                        utterance.part = max(0.0, (at - start) / (end - start))
                        utterance.cut = utterance.step == step
                playing, free = [], at
            elif text.strip() or kind == "char":
                utterance = Utterance(round(at - self.started, 3), step, kind, text.strip() or text)
                start = max(free, at)
                free = start + max(0.08, len(text) / SPEED)
                playing.append((start, free, utterance))
                spoken.append(utterance)
        return spoken

    # The end

    def finish(self, key: str | bytes | None = None, *wanted: str) -> Report:
        """Press a last key that ends the program, wait for the end, and tell what was heard, missed
        and too much.
        """
        if key is not None:
            self.press(key, *wanted)
            limit = time.monotonic() + self.patience
            while self.status() is None and time.monotonic() < limit:
                self._pump(0.02)
            self._pump(self.tail)
        status = self.status()
        self._collect()
        report = Report(self.name, self.steps, self._utterances(), raw=self.pty.raw, status=status)
        for n in range(-1, len(self.steps)):
            self._judge(report, n, self.steps[n] if n >= 0 else self._first)
        self._report = report
        self.close()
        return report

    def status(self) -> int | None:
        """The exit status of the program (or of its reader, which ends with it); None while it
        runs.
        """
        left = self._log.with_name(self._log.name + ".status")
        if left.exists() and left.read_text().strip():
            return int(left.read_text())
        return self.pty.process.poll()

    def _judge(self, report: Report, n: int, step: Step) -> None:
        said = [u for u in report.utterances if u.step == n and u.kind == "say"]
        left = [plain(u.text) for u in said]
        for text in step.wanted:
            entry = f"{step.what}: {text}"
            found = next((k for k, heard in enumerate(left) if plain(text) in heard), None)
            if found is None and sum(map(len, step.wanted)) > PIECE:
                found = joined(left, plain(text))
            if found is None:
                report.missed.append(entry)
            else:
                left[found] = left[found].replace(plain(text), "", 1)
                (report.cut if said[found].cut and said[found].part < 0.5 else report.heard).append(
                    entry
                )
        own = self.reader.own if self.reader else ()
        resized = any(near.what.startswith("resize") for near in self.steps[max(0, n - 1) : n + 1])
        for utterance, rest in zip(said, left, strict=True):
            rest = rest.strip(" ,|")
            if (
                resized
                and self.reader is not None
                and self.reader.reads_again
                and self._stood(utterance.text, n)
            ):
                continue
            if (
                rest
                and rest not in map(plain, step.allowed)
                and not any(re.fullmatch(p, rest) for p in own)
            ):
                report.noise.append(f"{step.what}: {rest}")

    def _stood(self, text: str, n: int) -> bool:
        """Whether all of this was on the screen already: lines, or what is left of them when they
        are cut off.
        """
        known = [
            plain(line)
            for step in self.every_step()[: n + 2]
            for line in (*step.wanted, *step.allowed)
        ]
        pieces = [plain(piece).strip(" ,") for piece in re.split(r"\n|\s,\s", text)]
        return all(any(piece in line for line in known) for piece in pieces)

    def close(self) -> None:
        """End everything that was started. May be called again."""
        below = descendants(self.pty.process.pid)
        self.pty.close()
        for pid in below:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        shutil.rmtree(self._folder, ignore_errors=True)


def plain(text: str) -> str:
    """A text without what makes no difference to the ear."""
    return " ".join(text.split())


def joined(left: list[str], text: str) -> int | None:
    """Looks for a text at the end of one utterance and the beginning of the next, and puts the two
    together there.
    """
    for k in range(len(left) - 1):
        both = f"{left[k]} {left[k + 1]}"
        if text in both:
            left[k], left[k + 1] = both, ""
            return k
    return None


def descendants(pid: int) -> list[int]:
    """The processes below this one.

    Some of them may not notice the end of their reader (yasr's program).
    """
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir() if Path("/proc").exists() else ():
        if entry.name.isdigit():
            with contextlib.suppress(OSError, ValueError, IndexError):
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                children.setdefault(parent, []).append(int(entry.name))
    found: list[int] = []
    todo = [pid]
    while todo:
        below = children.get(todo.pop(), [])
        found += below
        todo += below
    return found


def main() -> int:
    """Read keys' names from standard input, one a line, and print what each makes heard."""
    name, _, *argv = sys.argv[1:]
    with Ear(name, argv) as ear:
        ear.wait_for(patience=3.0)
        for line in sys.stdin:
            ear.press(line.strip() or "enter")
        print(ear.finish().transcript())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
