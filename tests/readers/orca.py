"""Orca in an invisible desktop of its own: a virtual display, a message bus, a terminal window, a
silent speech server.

    with Desk() as desk, OrcaEar(desk, [sys.executable, "-m", "playroom"]) as ear:
        ear.wait_for("Playroom")
        ear.press("t", "Your turn.")
        report = ear.finish("c-d")

Everything is started for this alone and ended by its number; no other session is touched, and no
setting of the user's.
"""

from __future__ import annotations

import contextlib
import html
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from tests.readers.hear import SERVERS, SYSTEM_PYTHON, Ear, Place, Reader, Report
from tests.speech.fake_ssip import FakeSpeechd

PACKAGES = ("orca", "xvfb", "gir1.2-vte-2.91", "xdotool", "at-spi2-core", "dbus")
"""What has to be installed, as Debian names it."""

_BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_START = 20.0  # seconds that the whole desk may take to come up
_TAGS = re.compile(r"<[^>]*>")
_NAMES = {
    "enter": "Return",
    "escape": "Escape",
    "tab": "Tab",
    "s-tab": "shift+Tab",
    "backspace": "BackSpace",
    "delete": "Delete",
    "insert": "Insert",
    "pageup": "Page_Up",
    "pagedown": "Page_Down",
    "home": "Home",
    "end": "End",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "?": "question",
    "/": "slash",
    ",": "comma",
    ".": "period",
    "<": "less",
    ">": "greater",
    "~": "asciitilde",
    "+": "plus",
    "-": "minus",
    "=": "equal",
    "!": "exclam",
    "*": "asterisk",
    ":": "colon",
    ";": "semicolon",
    "'": "apostrophe",
    " ": "space",
}


def missing() -> str:
    """What has to be installed before Orca can be heard here, in words for a sentence; "" if
    nothing.
    """
    if not sys.platform.startswith("linux"):
        return "Linux"
    lacking = [name for name, there in _there().items() if not there]
    return "the Debian packages " + ", ".join(lacking) if lacking else ""


def _there() -> dict[str, bool]:
    found = {program: bool(shutil.which(program)) for program in ("orca", "xdotool")}
    found["xvfb"] = bool(shutil.which("Xvfb"))
    found["dbus"] = bool(shutil.which("dbus-daemon"))
    found["at-spi2-core"] = _BUS_LAUNCHER.exists()
    found["gir1.2-vte-2.91"] = any(Path("/usr/lib").glob("*/girepository-1.0/Vte-2.91.typelib"))
    return {package: found[package] for package in PACKAGES}


def plain_words(text: str) -> str:
    """The text without the marks (SSML) that Orca puts between its words."""
    return html.unescape(_TAGS.sub("", text))


class Ssip(FakeSpeechd):
    """The silent Speech Dispatcher with what Orca asks of one besides: single characters and keys,
    blocks, its sounds.
    """

    def said(self) -> list[str]:
        """What was given to say so far, as words."""
        return [plain_words(text) for text in self.texts("queued")]

    def _answer(
        self,
        number: int,
        line: str,
        lines: Iterator[str],
        settings: dict[str, str],
        send: Callable[..., None],
    ) -> bool:
        word, _, rest = line.partition(" ")
        if word.upper() in ("CHAR", "KEY", "SOUND_ICON"):
            with self._lock:
                self._record(word.lower(), text=rest)
            send("225-0", "225 OK MESSAGE QUEUED")
        elif word.upper() == "BLOCK":
            send("260 OK BLOCK")
        else:
            return super()._answer(number, line, lines, settings, send)
        return True


class Desk:
    """A display, a message bus, the accessibility bus, a speech server, and Orca."""

    def __init__(self) -> None:
        self.folder = Path(
            tempfile.mkdtemp(prefix="desk-", dir="/tmp")
        )  # short: a socket's path has 107 bytes at most
        self.speech = Ssip()
        self.began = time.monotonic()
        self._all: list[subprocess.Popen[bytes]] = []
        home, run = self.folder / "home", self.folder / "run"
        home.mkdir()
        run.mkdir(mode=0o700)
        self.env = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(run),
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "SPEECHD_ADDRESS": self.speech.address,
            "GSETTINGS_BACKEND": "memory",
            "GDK_BACKEND": "x11",
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={run}/bus",
            "NO_AT_BRIDGE": "0",
        }
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        bus = self.env["DBUS_SESSION_BUS_ADDRESS"]
        self.start("dbus-daemon", "--session", "--nofork", "--nopidfile", "--address", bus)
        reading, writing = os.pipe()
        screen = ("-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset")
        self.start("Xvfb", "-displayfd", str(writing), *screen, pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise AssertionError(f"no virtual display: {self.words('Xvfb')}")
        self.env["DISPLAY"] = f":{number}"
        self.until(lambda: Path(bus.partition("=")[2]).exists(), "the message bus")
        self.start(str(_BUS_LAUNCHER), "--launch-immediately", "--a11y=1", "--screen-reader=1")
        # Orca does not start beside another one, that of the person who runs this, say; here it
        # must not look for any.
        look = self.folder / "bin" / "pgrep"
        look.parent.mkdir()
        look.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        look.chmod(0o755)
        self.env["PATH"] = f"{look.parent}:{self.env['PATH']}"
        orca = shutil.which("orca") or "/usr/bin/orca"
        log = os.environ.get("PLAYROOM_ORCA_LOG")  # a debug log of Orca
        debug = ("--debug-file", log) if log else ()
        self.start(SYSTEM_PYTHON, orca, "-u", str(self.folder / "orca"), *debug)
        self.until(lambda: "Screen reader on." in self.speech.said(), "Orca")

    def start(self, *argv: str, **more: Any) -> subprocess.Popen[bytes]:
        """Start a program of the desk; what it prints is kept."""
        with self._log(argv[0]).open("ab") as log:
            process = subprocess.Popen(
                argv,
                env=self.env,
                stdin=more.pop("stdin", subprocess.DEVNULL),
                stdout=more.pop("stdout", log),
                stderr=log,
                **more,
            )
        self._all.append(process)
        return process

    def _log(self, program: str) -> Path:
        return self.folder / f"{Path(program).name}.log"

    def words(self, program: str) -> str:
        """What a program of the desk has printed last."""
        return self._log(program).read_text(encoding="utf-8", errors="replace")[-2000:]

    def until(self, there: Callable[[], object], what: str, seconds: float = _START) -> None:
        """Wait until something is there, and fail when it is not, or when a part of the desk has
        ended.
        """
        limit = time.monotonic() + seconds
        while not there():
            gone = [process.args for process in self._all if process.poll() is not None]
            if time.monotonic() > limit or gone:
                logs = "\n".join(
                    f"{log.name}: {log.read_text(errors='replace')[-1500:]}"
                    for log in self.folder.glob("*.log")
                )
                raise AssertionError(
                    f"{what} did not come; ended: {gone}; said: {self.speech.said()}\n{logs}"
                )
            time.sleep(0.02)

    def xdotool(self, *words: str) -> None:
        """Keys and focus, as a person gives them."""
        subprocess.run(
            ["xdotool", *words], env=self.env, check=True, capture_output=True, timeout=20
        )

    def end(self, process: subprocess.Popen[bytes]) -> None:
        """End one program of the desk."""
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(2.0)
            except subprocess.TimeoutExpired:
                process.kill()
        process.wait()
        if process in self._all:
            self._all.remove(process)

    def close(self) -> None:
        """End everything that was started. May be called again."""
        for process in reversed(list(self._all)):
            self.end(process)
        self.speech.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Desk:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Window:
    """A terminal window with the program in it.

    What the program writes goes to the window and is not seen from here.
    """

    def __init__(self, runner: Desk, rows: int, cols: int) -> None:
        self.runner = runner
        self.raw = b""
        self.ended = False
        self.status: int | None = None
        self.number = ""
        before = len(runner.speech.said())
        program = str(SERVERS / "window.py")
        self.process = runner.start(
            SYSTEM_PYTHON, program, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdout.fileno(), False)
        self._rest = b""
        self.resize(rows, cols)
        for last in (
            False,
            False,
            True,
        ):  # an Orca that has just begun may not have seen the first window come
            runner.until(lambda: self.read(0.0) == b"" and self.number, "the terminal window")
            runner.xdotool("windowfocus", "--sync", self.number)
            limit = time.monotonic() + 2.0
            runner.until(
                lambda late=limit if not last else math.inf: (
                    "Terminal frame." in runner.speech.said()[before:] or time.monotonic() > late
                ),
                "Orca's look at the window",
            )
            if "Terminal frame." in runner.speech.said()[before:]:
                break
            self.number = ""
            self.tell(again=True)

    def tell(self, **what: Any) -> None:
        pipe: BinaryIO = self.process.stdin  # type: ignore[assignment]
        with contextlib.suppress(OSError):
            pipe.write((json.dumps(what) + "\n").encode())
            pipe.flush()

    def run(self, argv: Sequence[str], env: Mapping[str, str]) -> None:
        self.tell(run=list(argv), env=dict(env))

    def read(self, seconds: float) -> bytes:
        time.sleep(max(0.0, seconds))
        assert self.process.stdout is not None
        data = self.process.stdout.read() or b""
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            said = json.loads(line)
            self.number = str(said.get("window", self.number))
            if "ended" in said:
                self.ended, self.status = True, said["ended"]
        return b""

    def write(self, data: bytes) -> None:
        raise NotImplementedError("keys come from the keyboard")

    def resize(self, rows: int, cols: int) -> None:
        self.tell(resize=[rows, cols])

    def close(self) -> None:
        self.runner.end(self.process)
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]


class Orca(Reader):
    """What is particular to it."""

    name, package = "orca", "the Debian packages " + ", ".join(PACKAGES)
    tail = 0.2
    reads_again = True
    own = (
        "newline",
        "tab",
        "return",
        "escape",
        "space",
        "backspace",
        "left (shift|control)",
        r"F\d+",
    )

    def missing(self) -> str:
        return missing()


class OrcaEar(Ear):
    """A program in a terminal window, heard through Orca."""

    def __init__(self, runner: Desk, argv: Sequence[str], **more: Any) -> None:
        self.runner = runner
        self._from = len(runner.speech.events)
        super().__init__("orca", argv, **more)
        self.reader = Orca()

    def _start(
        self, argv: Sequence[str], rows: int, cols: int, env: Mapping[str, str | None], term: str
    ) -> Place:
        window = Window(self.runner, rows, cols)
        given = {name: value for name, value in env.items() if value is not None}
        about = {
            name: value for name, value in self.runner.env.items() if name != "SPEECHD_ADDRESS"
        }  # that is Orca's
        time.sleep(self.tail)
        self._from = len(self.runner.speech.events)
        self.started = time.monotonic()
        window.run(argv, {**about, **given, "TERM": term})
        return window

    @property
    def tail(self) -> float:
        return Orca.tail

    def _key(self, key: str | bytes) -> None:
        assert isinstance(key, str)
        self.runner.xdotool("key", keysym(key))

    def paste(self, text: str) -> Any:
        window = self.pty
        assert isinstance(window, Window)
        allowed = (" ".join(text.split()),)
        return self.do(lambda: window.tell(paste=text), what=f"paste {text}", allowed=allowed)

    def _collect(self) -> None:
        events = self.runner.speech.events
        new, self._from = events[self._from :], len(events)
        kinds = {
            "queued": "say",
            "char": "char",
            "key": "char",
            "stop": "cancel",
            "cancel": "cancel",
        }
        for event in new:
            if kind := kinds.get(event["event"]):
                text = plain_words(event.get("text", ""))
                self._events.append((event["t"], kind, text))

    def status(self) -> int | None:
        window = self.pty
        assert isinstance(window, Window)
        return window.status


def keysym(key: str) -> str:
    """What xdotool calls a key of the harness."""
    if key in _NAMES:
        return _NAMES[key]
    for short, long in (("s-", "shift+"), ("c-", "ctrl+"), ("a-", "alt+")):
        if key.startswith(short) and len(key) > 2:
            return long + keysym(key[2:])
    if re.fullmatch(r"f\d+", key):
        return key.upper()
    return "space" if key == "space" else key


def report(lang: str) -> Report:
    """The session of every kind of screen in a language, heard through an Orca of its own."""
    from tests.readers.screens import COLUMNS, listen, session

    with tempfile.TemporaryDirectory() as folder, Desk() as runner:
        what = session(Path(folder), lang)
        with OrcaEar(
            runner, what.argv, cols=COLUMNS, env={"PLAYROOM_SPEECH": "off"}, patience=15.0
        ) as ear:
            return listen(ear, what)


def main() -> int:
    """Listens in both languages (or those named) and prints what was heard, missed, cut off and too
    much.
    """
    words = sys.argv[1:]
    if lacking := missing():
        print(f"Orca cannot be heard here: it needs {lacking}.")
        return 1
    status = 0
    for lang in [word for word in words if not word.startswith("-")] or ["en", "es"]:
        began = time.monotonic()
        found = report(lang)
        print(f"{lang}, {time.monotonic() - began:.0f} s. {found}", flush=True)
        if "--all" in words:
            print(found.transcript(), flush=True)
        status = status or int(bool(found.missed or found.cut or found.noise))
    return status


if __name__ == "__main__":
    sys.exit(main())
