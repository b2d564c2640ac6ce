"""The real host process with models of the speech libraries of Windows and macOS, and their faults.

`modelled(log, platform, **faults)` gives the command for `Speaker(command=...)`: the real
`playroom.speech.host`, in which `prism`, `accessible_output2` and `pyttsx3` are models. They write
each line that a person would hear to the log, as `tests.speech.fake_host` does ("say" is "heard").

A fault is named by program, with the number of lines before it begins: `nvda=("asleep", 2)`.
What is known of the real programs stands at each model.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import types
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

WORD = 0.08
"""Seconds that a word takes."""
_IMPORTED = (shlex, shutil, subprocess, tempfile)  # before the platform is another
_MODEL = "from tests.speech.modelled_host import run; run()"


def modelled(
    log: Path, platform: str, **faults: tuple[str, int]
) -> Callable[[str, bool], Sequence[str]]:
    """See the module. A program without a fault is there and speaks, except readers: only those
    that are named run.
    """

    def command(backend: str, spawn: bool) -> Sequence[str]:
        behaviour = json.dumps({"platform": platform, "faults": faults})
        return [sys.executable, "-c", _MODEL, backend, str(log), behaviour]

    return command


class Engine:
    """What makes the sound. `fault` is what it does instead after so many `good` lines."""

    def __init__(self, log: int, backend: str, fault: str = "", good: int = 0) -> None:
        self.log, self.backend, self.fault, self.good = log, backend, fault, good
        self.until = 0.0
        self.lines = 0
        self.gone_file = Path(f"{sys.argv[2]}.gone")

    @property
    def faulty(self) -> bool:
        return bool(self.fault) and self.lines > self.good

    @property
    def gone(self) -> bool:
        """For this process and every later one."""
        if self.fault == "gone" and self.faulty:
            self.gone_file.touch()
        return self.fault == "not-running" or (self.fault == "gone" and self.gone_file.exists())

    def say(self, text: str) -> None:
        """Raises, blocks or says nothing where the fault is that."""
        self.lines += 1
        if self.faulty and self.fault == "raises":
            raise RuntimeError("the program has refused the line")
        while self.faulty and self.fault == "blocks":
            time.sleep(1)
        if self.faulty:
            return
        heard = {"backend": self.backend, "event": "heard", "text": text, "t": time.monotonic()}
        os.write(self.log, (json.dumps(heard) + "\n").encode())
        self.until = time.monotonic() + len(text.split()) * WORD

    @property
    def speaking(self) -> bool:
        return time.monotonic() < self.until

    def silence(self) -> None:
        self.until = 0.0


# -- prismatoid ------------------------------------------------------------------------------------


class PrismModel:
    """One of prismatoid's backends. `asleep`: NVDA's controller answers that it took the text, and
    says nothing (speech mode off, sleep mode, a synthesizer that is stuck): it then never tells
    that it speaks (`nvdaController3`). `blocks`: an RPC to a hung NVDA, or AVSpeech without a run
    loop, does not come back. `raises`: NVDA's RPC or SAPI's `Speak` returns an error. `gone`: its
    endpoint or window is no more. `voiceless`: SAPI without voices. JAWS cannot tell whether it
    speaks.
    """

    def __init__(self, name: str, engine: Engine, reader: bool) -> None:
        self.name, self._engine, self._reader = name, engine, reader
        self.voice, self.rate, self.pitch, self.volume = 0, 0.5, 0.5, 1.0
        self.voices_count = 0 if reader or engine.fault == "voiceless" else 1

    @property
    def features(self) -> Any:
        own = not self._reader
        named = {
            f"supports_{v}_{k}": own for v in ("set", "get") for k in ("rate", "pitch", "volume")
        }
        return types.SimpleNamespace(
            is_supported_at_runtime=not self._engine.gone,
            supports_stop=True,
            supports_braille=self._reader,
            supports_is_speaking=self.name != "JAWS",
            supports_set_voice=own,
            supports_count_voices=own,
            supports_get_voice_language=own,
            **named,
        )

    def speak(self, text: str, interrupt: bool) -> None:
        if interrupt:
            self._engine.silence()
        self._engine.say(text)
        if self._engine.gone:
            raise RuntimeError("PRISM_ERROR_INTERNAL")

    @property
    def speaking(self) -> bool:
        return self._engine.speaking

    def stop(self) -> None:
        self._engine.silence()

    def braille(self, text: str) -> None:
        """Shown, and not recorded."""

    def get_voice_name(self, index: int) -> str:
        return "Helena"

    def get_voice_language(self, index: int) -> str:
        return "es"


def prism_model(readers: dict[str, Engine], own: Engine, platform: str) -> types.ModuleType:
    module = types.ModuleType("prism")
    voice = "ONE_CORE" if platform == "win32" else "AV_SPEECH"

    def create(name: str) -> PrismModel:
        if name in readers and not readers[name].gone:
            return PrismModel(name, readers[name], True)
        if name == voice:
            return PrismModel(name, own, False)
        raise ValueError("PRISM_ERROR_BACKEND_NOT_AVAILABLE")

    class Ids:
        def __getattr__(self, name: str) -> str:
            return name

    module.BackendId = Ids()  # type: ignore[attr-defined]
    module.Context = lambda: types.SimpleNamespace(create=create)  # type: ignore[attr-defined]
    return module


# -- accessible-output2 ----------------------------------------------------------------------------


class Nvda:
    """`testIfRunning` answers 0 as long as NVDA's process has its endpoint; `speakText` answers an
    error of RPC (`refuses`: 1726) that accessible-output2 drops.
    """

    system_output, name, object = False, "NVDA", None

    def __init__(self, engine: Engine) -> None:
        def speak(text: str) -> int:
            engine.say(text)
            return 1726 if engine.faulty and engine.fault == "refuses" else 0

        self.engine = engine
        self.lib = types.SimpleNamespace(nvdaController_speakText=speak)

    def is_active(self) -> bool:
        return not self.engine.gone

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.lib.nvdaController_speakText(text)

    def silence(self) -> None:
        self.engine.silence()


class Jaws:
    """Its COM object can be made wherever JAWS is installed; without JAWS `SayString` answers no
    and its window is missing (`not-running`). While JAWS restarts the window is there already, and
    the answer is still no (`refuses`).
    """

    system_output, name, lib = False, "jaws", None

    def __init__(self, engine: Engine) -> None:
        def say(text: str, interrupt: bool) -> bool:
            if engine.gone:
                return False
            if text:
                engine.say(text)
            return not (engine.faulty and engine.fault == "refuses")

        self.engine = engine
        self.object = types.SimpleNamespace(SayString=say)

    def is_active(self) -> bool:
        window = not self.engine.gone
        return self.object.SayString("", 0) is True or window

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.object.SayString(text, interrupt)


class VoiceOver:
    """`not-running`: appscript finds no process. `raises`: VoiceOver runs and may not be controlled
    with AppleScript, which is off unless its owner allows it.
    """

    system_output, name, lib, object = False, "VoiceOver", None, None

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def is_active(self) -> bool:
        return not self.engine.gone

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.engine.say(text)

    def silence(self) -> None:
        self.engine.silence()


class Sapi:
    """`deviceless`: without a sound device `Speak` returns at once, its error is lost, and
    the running state never becomes 2. `voiceless`: the list of voices is empty. `raises`: `Speak`
    fails with SPERR_NOT_FOUND.
    """

    system_output, name, lib = True, "sapi5", None

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.rate, self.pitch, self.volume, self.voice = 0, 0, 100, "Helena"

    @property
    def object(self) -> Any:
        state = 2 if self.engine.speaking else 1
        return types.SimpleNamespace(Status=types.SimpleNamespace(RunningState=state))

    def is_active(self) -> bool:
        return True

    def list_voices(self) -> list[str]:
        return [] if self.engine.fault == "voiceless" else ["Helena"]

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.engine.say(text)

    def silence(self) -> None:
        self.engine.silence()

    def __getattr__(self, name: str) -> Any:
        kind, _, key = name.partition("_")
        if kind == "get" and key:
            return lambda: getattr(self, key)
        if kind == "set" and key:
            return lambda value: setattr(self, key, value)
        raise AttributeError(name)


def ao2_model(outputs: list[Any]) -> None:
    package = types.ModuleType("accessible_output2")

    def of(output: Any) -> type:
        return type(
            type(output).__name__,
            (),
            {
                "system_output": output.system_output,
                "__new__": lambda cls: output,
            },
        )

    classes = [of(output) for output in outputs]
    package.get_output_classes = lambda: classes  # type: ignore[attr-defined]
    for name in ("accessible_output2.outputs", "accessible_output2.outputs.auto"):
        sys.modules[name] = types.ModuleType(name)
    package.outputs = sys.modules["accessible_output2.outputs"]  # type: ignore[attr-defined]
    sys.modules["accessible_output2"] = package


# -- pyttsx3 ---------------------------------------------------------------------------------------


class Pyttsx3:
    """SAPI through pyttsx3. `deviceless`: the end is reported at once. `voiceless`: no voices."""

    driver_name = "sapi5"

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.called: dict[str, Callable[..., None]] = {}
        self.text = ""

    def connect(self, topic: str, call: Callable[..., None]) -> None:
        self.called[topic] = call

    def getProperty(self, name: str) -> Any:
        voice = types.SimpleNamespace(name="Helena", id="helena", languages=["es"])
        voices = [] if self.engine.fault == "voiceless" else [voice]
        return {"voices": voices, "rate": 200, "voice": "helena"}[name]

    def setProperty(self, name: str, value: Any) -> None:
        """Nothing that is heard."""

    def say(self, text: str) -> None:
        self.text = text

    def runAndWait(self) -> None:
        self.engine.say(self.text)
        while self.engine.speaking:
            time.sleep(0.005)
        self.called["finished-utterance"]()


def run() -> None:
    """The host of a backend, as `modelled` says."""
    backend, log_name, behaviour = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    platform, faults = behaviour["platform"], behaviour["faults"]
    log = os.open(log_name, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)

    def engine(name: str) -> Engine:
        return Engine(log, backend, *faults.get(name, ()))

    readers = {"nvda": Nvda, "jaws": Jaws, "voiceover": VoiceOver}
    through_prism = {name.upper(): engine(name) for name in ("nvda", "jaws") if name in faults}
    sys.modules["prism"] = prism_model(through_prism, engine("prism"), platform)
    running: list[Any] = [make(engine(name)) for name, make in readers.items() if name in faults]
    ao2_model([*running, Sapi(engine("sapi"))])
    pyttsx3 = types.ModuleType("pyttsx3")
    made = Pyttsx3(engine("pyttsx3"))
    pyttsx3.init = lambda: made  # type: ignore[attr-defined]
    sys.modules["pyttsx3"] = pyttsx3
    assert threading.main_thread() is threading.current_thread()
    sys.platform = platform
    from playroom.speech.host import main

    main([backend])
