"""The real Speech Dispatcher for tests, without sound, with a module that records what it is told
to say.

    with RealSpeechd(ms_per_word=60) as daemon:  # sets SPEECHD_ADDRESS meanwhile
        ...speak with any client...
        assert daemon.wait_spoken("El as de copas")

Needs the Debian package speech-dispatcher and nothing else. Everything lives in one temporary
folder, removed at the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

needs_speechd = pytest.mark.needs("speech-dispatcher")

_CONFIGURATION = """\
LogLevel 1
DefaultLanguage "en"
SymbolsPreproc "no"
AudioOutputMethod "{audio}"
DisableAutoSpawn
AddModule "{name}" "{module}" "{settings}"
DefaultModule {name}
"""
ESPEAK = Path(
    os.environ.get("SD_ESPEAK_NG", "/usr/lib/speech-dispatcher-modules/sd_espeak-ng")  # not said
)
"""The module that really speaks (Debian package: speech-dispatcher-espeak-ng)."""


class RealSpeechd:
    """A daemon of our own. `ms_per_word` is how long it takes to say a word."""

    def __init__(self, ms_per_word: float = 0.0, heard: Mapping[str, str] | None = None) -> None:
        """`heard`: it really speaks, on the PulseAudio of this environment, and records nothing."""
        self.folder = Path(
            tempfile.mkdtemp(prefix="spd-", dir="/tmp")
        )  # short: a socket's path has 107 bytes at most
        self.record = self.folder / "record.jsonl"
        self.record.touch()
        self.socket = self.folder / "s"
        self.address = f"unix_socket:{self.socket}"
        (self.folder / "modules").mkdir()
        (self.folder / "log").mkdir()
        # A script of two lines, so that the module runs under the interpreter of the tests wherever
        # it is.
        module = self.folder / "recorder"
        source = Path(__file__).with_name("sd_recorder.py")
        module.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "{source}"\n')
        module.chmod(0o755)
        config = {"name": "recorder", "module": str(module), "settings": "", "audio": "alsa"}
        if heard is not None:
            config = {
                "name": "espeak-ng",
                "module": str(ESPEAK),
                "settings": "espeak-ng.conf",
                "audio": "pulse",
            }
            # the module wants its file of settings, which may be empty
            (self.folder / "modules" / "espeak-ng.conf").touch()
        (self.folder / "speechd.conf").write_text(_CONFIGURATION.format(**config), encoding="utf-8")
        self._environment = dict(
            os.environ,
            SPEECH_RECORD=str(self.record),
            SPEECH_MS_PER_WORD=str(ms_per_word),
            HOME=str(self.folder),
            XDG_RUNTIME_DIR=str(self.folder),
            **(heard or {}),
        )
        self._old: str | None = None
        self.process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        self.socket.unlink(missing_ok=True)
        folder = str(self.folder)
        command = [
            "speech-dispatcher",
            "-s",
            "-t",
            "0",
            "-C",
            folder,
            "-L",
            f"{folder}/log",
            "-P",
            f"{folder}/pid",
        ]
        process = subprocess.Popen(
            [*command, "-c", "unix_socket", "-S", str(self.socket)],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 10
        while not self.socket.exists():
            if process.poll() is not None or time.monotonic() > until:
                log = self.folder / "log" / "speech-dispatcher.log"
                raise RuntimeError(
                    "speech-dispatcher did not start: "
                    f"{log.read_text()[-500:] if log.exists() else ''}"
                )
            time.sleep(0.005)
        return process

    def __enter__(self) -> RealSpeechd:
        self._old = os.environ.get("SPEECHD_ADDRESS")
        os.environ["SPEECHD_ADDRESS"] = self.address
        return self

    def __exit__(self, *_: object) -> None:
        if self._old is None:
            os.environ.pop("SPEECHD_ADDRESS", None)
        else:
            os.environ["SPEECHD_ADDRESS"] = self._old
        self.close()

    def close(self) -> None:
        """End it and remove its folder."""
        self.thaw()
        self.process.terminate()
        try:
            self.process.wait(3)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def kill(self) -> None:
        """SIGKILL; the socket's file stays."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Start it again at the same address."""
        (self.folder / "pid").unlink(missing_ok=True)
        self.process = self._start()

    def freeze(self) -> None:
        """SIGSTOP: it accepts connections and answers nothing."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """SIGCONT."""
        with contextlib.suppress(OSError):
            self.process.send_signal(signal.SIGCONT)

    def events(self) -> list[dict[str, Any]]:
        """Everything recorded so far: "begin" (with language, rate, voice...), "end", "stop"."""
        lines = self.record.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines[:-1]]

    def begun(self) -> list[dict[str, Any]]:
        """Every beginning of an utterance."""
        return [e for e in self.events() if e["event"] == "begin"]

    def texts(self, *kinds: str) -> list[str]:
        """The texts of the events of these kinds (default "begin"), in order."""
        return [e["text"] for e in self.events() if e["event"] in (kinds or ("begin",))]

    def wait(self, condition: Callable[[], bool], seconds: float = 5.0) -> bool:
        """Wait until the condition holds; whether it does."""
        until = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > until:
                return False
            time.sleep(0.005)
        return True

    def wait_spoken(self, *texts: str, seconds: float = 5.0) -> bool:
        """Wait until each of the texts was said to its end."""
        return self.wait(lambda: set(texts) <= set(self.texts("end")), seconds)

    def wait_begun(self, text: str, seconds: float = 5.0) -> bool:
        """Wait until the saying of a text has begun."""
        return self.wait(lambda: text in self.texts("begin"), seconds)
