"""The backends of platforms that are not at hand, against libraries that only write down how they
are called.
"""

from __future__ import annotations

import subprocess
import sys
import types
from typing import Any

import pytest

from playroom.speech import detect
from playroom.speech.backends import readers
from playroom.speech.backends.base import BackendFailure, Utterance, language_tag, matching
from playroom.speech.backends.prismatic import Prism

Calls = list[tuple[Any, ...]]


def utterance(
    text: str,
    language: str = "en",
    interrupt: bool = False,
    told: Calls | None = None,
    **voice: Any,
) -> Utterance:
    news: Calls = [] if told is None else told
    return Utterance(
        1, text, language, interrupt, voice, lambda **line: news.append((line,)), lambda: False
    )


# accessible-output2
# ------------------------------------------------------------------------------------------------


class FakeOutput:
    system_output = False
    active = True
    name = "fake"

    def __init__(self) -> None:
        self.calls: Calls = []

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))


class FakeNvda(FakeOutput):
    name = "NVDA"

    def silence(self) -> None:
        self.calls.append(("silence",))


class FakeJaws(FakeOutput):
    name = "jaws"


class FakeBroken(FakeOutput):
    def __init__(self) -> None:
        raise OSError("the library is for another processor")


class FakeAsleep(FakeNvda):
    active = False


class FakeSapi(FakeNvda):
    name = "sapi5"
    system_output = True

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, Any] = {"rate": 3, "volume": 90, "voice": "Helena", "pitch": 0}

    def list_voices(self) -> list[str]:
        return ["Helena", "Zira"]

    def __getattr__(self, name: str) -> Any:
        kind, _, key = name.partition("_")
        if kind == "get":
            return lambda: self.values[key]
        if kind == "set":
            return lambda value: self.values.__setitem__(key, value)
        raise AttributeError(name)


def install_ao2(monkeypatch: pytest.MonkeyPatch, *outputs: type[FakeOutput]) -> None:
    package = types.ModuleType("accessible_output2")
    package.get_output_classes = lambda: list(outputs)  # type: ignore[attr-defined]
    for name in ("accessible_output2.outputs", "accessible_output2.outputs.auto"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    package.outputs = sys.modules["accessible_output2.outputs"]  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "accessible_output2", package)


def test_the_first_running_reader_is_taken_whatever_the_others_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install_ao2(monkeypatch, FakeBroken, FakeAsleep, FakeSapi, FakeNvda, FakeJaws)
    reader = readers.Reader()
    assert reader.name == "NVDA"
    reader.say(utterance("one"))
    reader.say(utterance("answer", interrupt=True))
    reader.braille("7 of hearts")
    reader.stop()
    assert reader._output.calls == [
        ("speak", "one", False),
        ("silence",),
        ("speak", "answer", False),
        ("braille", "7 of hearts"),
        ("silence",),
    ]


def test_a_reader_that_was_closed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    install_ao2(monkeypatch, FakeNvda)
    reader = readers.Reader()
    reader._output.active = False
    for use in (reader.tick, lambda: reader.say(utterance("x"))):
        with pytest.raises(BackendFailure) as failure:
            use()
        assert failure.value.code == "no-reader"


def test_jaws_is_silenced_by_an_empty_text(monkeypatch: pytest.MonkeyPatch) -> None:
    install_ao2(monkeypatch, FakeJaws)
    reader = readers.Reader()
    reader.stop()
    assert reader._output.calls == [("speak", "", True)]


def test_no_reader_is_replaced_by_a_voice_and_no_voice_by_a_reader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install_ao2(monkeypatch, FakeSapi)
    with pytest.raises(BackendFailure, match="no-reader"):
        readers.Reader()
    install_ao2(monkeypatch, FakeNvda)
    with pytest.raises(BackendFailure, match="no-engine"):
        readers.Sapi()


def test_sapi_takes_settings_gives_them_back_and_gets_clean_xml(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    install_ao2(monkeypatch, FakeNvda, FakeSapi)
    sapi = readers.Sapi()
    sapi.say(utterance("Ana & Luis", rate=100, pitch=-50, volume=40, voice="Zira"))
    assert sapi._output.values == {"rate": 10, "pitch": -5, "volume": 40, "voice": "Zira"}
    sapi.say(utterance("as before", voice="nobody"))
    assert (sapi._output.values["rate"], sapi._output.values["voice"]) == (3, "Helena")
    sapi.say(utterance("as before", interrupt=True))
    assert sapi._output.values == {"rate": 3, "pitch": 0, "volume": 90, "voice": "Helena"}
    assert sapi._output.calls == [
        ("speak", "Ana &amp; Luis", False),
        ("speak", "as before", False),
        ("silence",),
        ("speak", "as before", False),
    ]
    assert sapi.voices() == [("Helena", ""), ("Zira", "")]
    assert sapi.normal() == {"rate": 30, "pitch": 0, "volume": 90}
    assert sapi.adjustable == {"rate", "pitch", "volume", "voice"}


# prismatoid
# --------------------------------------------------------------------------------------------------


class FakePrismBackend:
    """One of prism's backends, with everything it may be able to do."""

    def __init__(self, name: str, running: bool, voices: tuple[tuple[str, str], ...]) -> None:
        self.name = name
        self.features = types.SimpleNamespace(
            is_supported_at_runtime=running,
            supports_stop=True,
            supports_braille=not voices,
            supports_is_speaking=True,
            supports_set_voice=bool(voices),
            supports_count_voices=bool(voices),
            supports_get_voice_language=bool(voices),
            **{
                f"supports_{verb}_{key}": bool(voices)
                for verb in ("set", "get")
                for key in ("rate", "pitch", "volume")
            },
        )
        self.calls: Calls = []
        self.speaking = True
        self.rate = self.pitch = 0.5
        self.volume = 1.0
        self.voice = 0
        self._voices = voices
        self.voices_count = len(voices)

    def get_voice_name(self, index: int) -> str:
        return self._voices[index][0]

    def get_voice_language(self, index: int) -> str:
        return self._voices[index][1]

    def speak(self, text: str, interrupt: bool) -> None:
        self.calls.append(("speak", text, interrupt, self.voice, self.rate, self.volume))

    def stop(self) -> None:
        self.calls.append(("stop",))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))


def install_prism(
    monkeypatch: pytest.MonkeyPatch, platform: str, **backends: FakePrismBackend
) -> None:
    def create(name: str) -> FakePrismBackend:
        if name not in backends:
            raise ValueError("Invalid or unsupported backend")
        return backends[name]

    names = ("NVDA", "JAWS", "ONE_CORE", "SAPI", "AV_SPEECH", "SPEECH_DISPATCHER")
    module = types.ModuleType("prism")
    ids = types.SimpleNamespace(**{name: name for name in names})
    module.BackendId = ids  # type: ignore[attr-defined]
    module.Context = lambda: types.SimpleNamespace(create=create)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "prism", module)
    monkeypatch.setattr(sys, "platform", platform)


def test_prism_speaks_through_the_reader_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    asleep, jaws = FakePrismBackend("NVDA", False, ()), FakePrismBackend("JAWS", True, ())
    install_prism(monkeypatch, "win32", NVDA=asleep, JAWS=jaws)
    reader = Prism(reader=True)
    assert (reader.name, reader.can) == ("prism JAWS", frozenset({"cancel", "done", "braille"}))
    reader.say(utterance("uno", "es", rate=30))
    reader.say(utterance("dos", interrupt=True))
    reader.stop()
    reader.braille("dos")
    assert [call[:3] for call in jaws.calls] == [
        ("speak", "uno", False),
        ("speak", "dos", True),
        ("stop",),
        ("braille", "dos"),
    ]
    assert asleep.calls == []
    with pytest.raises(BackendFailure, match="no-engine"):
        Prism(reader=False)


def test_prism_chooses_voices_by_language_and_gives_settings_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    core = FakePrismBackend(
        "OneCore", True, (("Zira", "en-US"), ("Helena", "es_ES"), ("Sabina", "es-MX"))
    )
    install_prism(monkeypatch, "win32", ONE_CORE=core)
    voice = Prism(reader=False)
    told: Calls = []
    voice.say(utterance("hola", "es", told=told))
    voice.say(utterance("hallo", "de", told=told))
    voice.say(utterance("hola", "es-mx", rate=100, volume=20))
    voice.say(utterance("hello", "en", voice="Helena"))
    assert [call[3:] for call in core.calls] == [
        (1, 0.5, 1.0),
        (1, 0.5, 1.0),
        (2, 1.0, 0.2),
        (1, 0.5, 1.0),
    ]
    assert voice.normal() == {"rate": 0, "pitch": 0, "volume": 100}
    assert voice.adjustable == {"rate", "pitch", "volume", "voice"}
    assert ({"missing": "de"},) in told
    assert voice.voices()[1] == ("Helena", "es-es")


def test_prism_tells_the_end_by_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    core = FakePrismBackend("OneCore", True, (("Zira", "en-US"),))
    install_prism(monkeypatch, "win32", ONE_CORE=core)
    voice = Prism(reader=False)
    told: Calls = []
    voice.tick()
    voice.say(utterance("hello", told=told))
    voice.tick()
    assert voice.polling
    assert told == [({"ack": 1},), ({"begun": 1},)]
    core.speaking = False
    voice.tick()
    assert not voice.polling
    assert told[2:] == [({"done": 1, "cut": False},)]
    core.features.is_supported_at_runtime = False
    with pytest.raises(BackendFailure, match="died"):
        voice.tick()


def test_prism_over_speech_dispatcher_cannot_cancel_a_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    daemon = FakePrismBackend("Speech Dispatcher", True, (("x", "en"),))
    daemon.features.supports_is_speaking = False
    install_prism(monkeypatch, "linux", SPEECH_DISPATCHER=daemon)
    assert Prism(reader=False).can == frozenset()


# What they share
# -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "tag"),
    [("es_ES.UTF-8", "es-es"), (b"\x05en", "en"), ("EN", "en"), (" es-419 ", "es-419"), ("", "")],
)
def test_languages_as_the_libraries_give_them(given: object, tag: str) -> None:
    assert language_tag(given) == tag


def test_the_exact_language_before_its_relatives() -> None:
    voices = [("a", "es-mx"), ("b", "es"), ("c", "en-gb")]
    assert matching(voices, "es") == "b"
    assert matching(voices, "es-AR") == "a"
    assert matching(voices, "en") == "c"
    assert matching(voices, "eu") is None


@pytest.mark.parametrize(("status", "found"), [(0, "VoiceOver"), (1, None)])
def test_voiceover_is_found_by_its_process(
    monkeypatch: pytest.MonkeyPatch, status: int, found: object
) -> None:
    def run(command: list[str], **_: object) -> object:
        assert command[-1] == "VoiceOver"
        return types.SimpleNamespace(returncode=status)

    monkeypatch.setattr(subprocess, "run", run)
    assert detect._macos() == found
