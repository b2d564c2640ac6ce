"""The voice chosen by ear: every change heard by the voice it changes, kept for its language and
speech program.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.cli.start.voices import Voices
from playroom.engine.notes import note
from playroom.locale import LANGUAGES
from playroom.shell.screens.voices import open_voices, voice_name
from playroom.shell.voice import echo, restore, retry, tell_once
from playroom.speech import Abilities, Choice, Trouble, Urgency, Voice
from playroom.speech.waiting import Message, Waiting
from playroom_testing.language.lint import lint
from tests.shell.by_keys import playroom, prepare
from tests.shell.inside import Inside, Recorder, inside
from tests.speech.fake_ssip import FakeSpeechd
from tests.terminal.drive import PASTE_MODE

ALL = frozenset({"rate", "pitch", "volume", "voice"})
KNOWN = (
    Voice("Spanish_(Spain)", "es"),
    Voice("Spanish_(Latin_America)+Ana", "es-419"),
    Voice("English_(Great_Britain)", "en-gb"),
)


def own_voice(
    room: Inside, adjustable: frozenset[str] = ALL, known: tuple[Voice, ...] = KNOWN, **normal: int
) -> None:
    """The room's voice has these abilities; the menu of the voice is open."""
    room.voice.abilities = Abilities("ao2", "Fake Dispatcher", adjustable, tuple(normal.items()))
    room.voice.known = known
    open_voices(room.app)


def find(room: Inside, wanted: str) -> str:
    """Walks the menu to the item that has the text."""
    room.press("home")
    for _ in range(20):
        if wanted in room.lines[-1]:
            return room.lines[-1]
        room.press("down")
    raise AssertionError(f"no item {wanted}: {room.lines[-20:]}")


def kept(folder: Path) -> str:
    return (folder / "settings.toml").read_text(encoding="utf-8")


def test_a_number_is_heard_at_once_and_kept(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        own_voice(room, rate=30)
        assert find(room, "Rate") == "Rate 30."
        room.voice.settings.clear()
        assert room.press("right") == ["Rate 40."]
        assert room.voice.settings == [{"language": "en", "backend": "ao2", "rate": 40}]
        assert room.voice.said[-1] == ("Rate 40.", Urgency.REPLY, "en")
        assert "[voice.en.ao2]\nrate = 40" in kept(tmp_path)
        for _ in range(7):
            room.press("right")
        assert room.lines[-1] == "Rate 100, the highest."
        find(room, "Volume")
        assert room.press("left", "left")[-1] == "Volume 80."
        find(room, "Pitch")
        assert room.press("left")[-1] == "Pitch minus 10."
        assert find(room, "As it was")
        assert room.press("enter") == ["The voice as your system has it."]
        assert room.voice.settings[-1] == {
            "language": "en",
            "backend": "ao2",
            "rate": None,
            "pitch": None,
            "volume": None,
            "voice": None,
        }
        assert find(room, "Rate") == "Rate 30."
        assert "rate" not in kept(tmp_path)

    inside(run, tmp_path)


def test_the_other_language_is_chosen_and_heard_in_its_own_voice(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        own_voice(room)
        find(room, "Voice for")
        assert room.press("right") == ["Voice for: español."]
        assert find(room, "Velocidad") == "Velocidad 0."
        assert room.voice.said[-1][2] == "es", "as it is, in the words in which it is changed"
        assert room.press("right") == ["Velocidad 10."]
        assert room.voice.said[-1] == ("Velocidad 10.", Urgency.REPLY, "es")
        find(room, "Hear a few")
        assert room.press("enter")[0].startswith("Te toca")
        assert room.voice.said[-1][2] == "es"
        assert room.press("up")[0].startswith("Voz:")
        assert room.voice.said[-1][2] == "es"
        assert room.press("home")[0].startswith("Voice: none")
        assert room.voice.said[-1][2] == "en"

    inside(run, tmp_path)


def test_the_menu_answers_before_the_voices_are_asked_for(tmp_path: Path) -> None:
    class Asked(Recorder):
        """Writes down how much was said before its voices were asked for."""

        asked: int | None = None

        def voices(self, language: str | None = None, seconds: float = 2.0) -> tuple[Voice, ...]:
            self.asked = len(self.said) if self.asked is None else self.asked
            return super().voices(language, seconds)

    async def run(room: Inside) -> None:
        voice = Asked(abilities=Abilities("ao2", "Fake Dispatcher", ALL), known=KNOWN)
        room.app.announcer.speech = voice
        room.open_room()
        before = len(voice.said)
        room.app.answer_key(lambda key: open_voices(room.app), "f6")
        assert wait_for(lambda: voice.asked is not None)
        assert voice.asked == before + 1

    inside(run, tmp_path)


def wait_for(condition: Callable[[], bool], seconds: float = 5.0) -> bool:
    """Waits until the condition holds; whether it does."""
    until = time.monotonic() + seconds
    while not condition() and time.monotonic() < until:
        time.sleep(0.005)
    return condition()


def test_voices_are_stepped_through_and_listed_each_by_itself(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        own_voice(room)
        assert find(room, "Voz: la habitual")
        assert room.press("right") == ["Voz: Spanish, Spain."]
        assert room.voice.settings[-1] == {
            "language": "es",
            "backend": "ao2",
            "voice": "Spanish_(Spain)",
        }
        room.voice.settings.clear()
        assert room.press("enter") == [
            "3 voces. Intro se queda con una, Escape con la de antes.",
            "Spanish, Spain.",
        ]
        assert room.press("down") == ["Spanish, Latin, America, Ana."]
        assert room.voice.settings[-1]["voice"] == "Spanish_(Latin_America)+Ana"
        assert 'voice = "Spanish_(Spain)"' in kept(tmp_path)
        room.press("escape")
        assert room.voice.settings[-1]["voice"] == "Spanish_(Spain)"
        assert room.lines[-1] == "Voz: Spanish, Spain."
        room.press("enter", "down", "enter")
        assert room.lines[-1] == "Voz: Spanish, Latin, America, Ana."
        assert 'voice = "Spanish_(Latin_America)+Ana"' in kept(tmp_path)
        assert room.press("right") == ["Voz: la habitual de este idioma."]
        assert "Spanish" not in kept(tmp_path)

    inside(run, tmp_path, "es")


def test_a_language_without_a_voice_is_said_in_a_language_that_has_one(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        own_voice(room, known=KNOWN[2:])
        missing = "Aquí no hay ninguna voz en español; lo lee la de otro idioma."
        assert "no hay ninguna voz en español" in find(room, "voz en español")
        assert room.press("enter") == [missing]
        tell_once(room.app, Trouble("language-missing", "es", "ao2"))
        assert room.lines[-1].startswith("La voz no sabe español")
        assert room.voice.said[-1] == (
            "The voice has no Spanish; another language's voice reads it.",
            Urgency.ALERT,
            "en",
        )

    inside(run, tmp_path, "es")


def test_a_program_that_names_no_voices_is_not_accused(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        own_voice(room, known=())
        assert find(room, "Voice: the usual one")
        assert room.press("right") == ["Voice: the usual one for this language."]

    inside(run, tmp_path)


def test_what_cannot_be_chosen_is_not_offered(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        own_voice(room, frozenset({"rate"}))
        lines = [room.press("down")[-1] for _ in range(6)]
        assert [line.split()[0] for line in lines] == ["Voice", "Rate", "Hear", "As", "Try", "Try"]
        room.press("escape")
        room.open_room()
        own_voice(room, frozenset())
        assert (
            room.press("down")[-1]
            == "Fake Dispatcher speaks with its own voice, which is set there."
        )
        room.voice.abilities = Abilities()
        assert [room.press("home")[-1], room.press("down")[-1]] == [
            "Voice: none, printing only.",
            "Try the voice again.",
        ]

    inside(run, tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_menu_is_fit_to_be_heard(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        own_voice(room)
        for _ in range(10):
            room.press("space", "right", "down")
        assert len(room.lines) > 25
        assert [
            (line, lint(line, limit=False)) for line in room.lines if lint(line, limit=False)
        ] == []

    inside(run, tmp_path, language)


def test_what_was_chosen_is_in_force_at_the_next_start(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        for name, value in {
            "es.ao2.rate": 30,
            "es.ao2.voice": "Ana",
            "en.pyttsx3.volume": 50,
        }.items():
            room.app.set_setting(f"voice.{name}", value)
        speech = Recorder()
        restore(room.preferences, speech)
        assert {"language": "es", "backend": "ao2", "rate": 30, "voice": "Ana"} in speech.settings
        assert {"language": "en", "backend": "pyttsx3", "volume": 50} in speech.settings
        assert len(speech.settings) == 2

    inside(run, tmp_path)


def test_the_word_alone_tries_again_and_with_a_mode_changes(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        room.app.settings.speech_mode = "tts"
        assert room.text("/speech") == ["Trying the voice again."]
        assert room.voice.retries == 1
        room.voice.abilities = Abilities("ao2", "Fake Dispatcher")
        assert room.text("/speech") == ["The voice works: Fake Dispatcher."]
        assert room.text("/speech loud") == [
            "Speech is automatic, screen reader, own or off, not loud."
        ]
        first = room.voice
        room.text("/speech off")
        for _ in range(200):
            if first.closed:
                break
            time.sleep(0.005)
        assert first.closed
        assert 'speech = "off"' in kept(tmp_path)
        room.app.settings.speech_mode = "off"
        retry(room.app)
        assert room.lines[-1] == "Own voice off, printing only. F5 turns it on."

    inside(run, tmp_path)


def test_a_trouble_is_told_again_when_the_voice_had_come_back(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        for code in ("no-speech", "no-speech", "speech-returned", "no-speech"):
            tell_once(room.app, Trouble(code))
        told = [line[:14] for line in room.lines[-3:]]
        assert told == ["No voice works", "The voice is b", "No voice works"]

    inside(run, tmp_path)


def test_what_only_a_dead_reader_got_is_printed(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        voice = Voices("en", room.app.announcer.writer)
        voice._choice = None
        writer = room.app.announcer.writer
        writer.quiet = True
        before = len(room.lines)
        room.open_room()
        room.press("down")
        assert len(room.lines) == before
        voice._tell(room.app, Trouble("no-speech", "died"))
        assert room.lines[before].startswith("Choose")
        assert room.lines[-1].startswith("No voice works")
        assert room.press("home")

    inside(run, tmp_path)


@pytest.mark.parametrize("platform", ["win32", "linux"])
def test_everything_is_printed_while_an_own_voice_stands_for_the_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setattr("playroom.cli.start.voices.sys", SimpleNamespace(platform=platform))

    async def run(room: Inside) -> None:
        voice = Voices("en", room.app.announcer.writer)
        voice._choice = Choice("screen-reader", True, "asked", None)
        writer = room.app.announcer.writer
        writer.quiet = True
        room.open_room()
        voice._tell(room.app, Trouble("backend-replaced", "not-taken", "prism-reader", "prism"))
        assert writer.quiet is (platform == "linux")
        if platform == "win32":
            assert room.lines[-1] == "The voice said nothing, another one speaks now."
            voice._tell(room.app, Trouble("speech-returned", backend="prism-reader"))
            assert writer.quiet

    inside(run, tmp_path)


def test_what_is_typed_is_echoed_by_the_own_voice_and_left_to_a_reader(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        writer = room.app.announcer.writer
        for mode, said in (
            ("tts", ["1", "slash", "Space", "a"]),
            ("screen-reader", []),
            ("off", []),
        ):
            room.app.settings.speech_mode = mode
            room.voice.said.clear()
            for char in "1/ a":
                writer.echo(char, char)
            assert [text.lower() for text, _, _ in room.voice.said] == [one.lower() for one in said]

    inside(run, tmp_path)


@pytest.mark.parametrize(
    ("text", "said"), [("12", "1, 2"), ("s7", "s, 7"), ("7 ", "7, space"), ("/", "slash")]
)
def test_characters_typed_at_once_are_all_said(tmp_path: Path, text: str, said: str) -> None:
    waiting = Waiting()

    class Queued(Recorder):
        def say(self, text: str, urgency: Urgency = Urgency.EVENT, *_: Any, **__: Any) -> None:
            waiting.add(Message(text, urgency, "en", None, 0.0), 0.0)

    async def run(room: Inside) -> None:
        room.app.settings.speech_mode = "tts"
        room.app.announcer.speech = Queued()
        echo(room.app, text)
        assert [one.text.lower() for one in waiting.take(0.0)] == [said]
        assert waiting.take(0.0) == []

    inside(run, tmp_path)


def test_names_of_voices_become_words() -> None:
    assert voice_name("Spanish_(Spain)+adam") == "Spanish, Spain, adam"
    assert voice_name("Helena") == "Helena"


def test_a_rate_chosen_in_the_room_is_heard_by_speech_dispatcher_now_and_next_time(
    tmp_path: Path,
) -> None:
    """The whole way: keys in a terminal, the settings file, the daemon."""
    data = prepare(tmp_path, speech="tts")
    with FakeSpeechd() as daemon:
        env = {"SPEECHD_ADDRESS": daemon.address, "SPEECHD_CMD": "/nonexistent/speech-dispatcher"}
        for start, rate in ((0, 10), (1, 20)):
            with playroom(data=data, lang="es", env=env) as session:
                session.until("Elige")
                while PASTE_MODE.search(session.raw) is None:
                    session.quiet()
                assert daemon.wait(
                    lambda count=start: len(daemon.begun()) > count  # type: ignore[misc]
                )
                assert "Ajustes" in session.key("f6")[0]
                while "Voz, velocidad" not in session.lines[-1]:
                    session.key("down")
                session.key("enter")
                while "Velocidad" not in session.lines[-1]:
                    session.key("down")
                assert session.key("right") == [f"Velocidad {rate}."]
                assert daemon.wait_spoken(f"Velocidad {rate}.")
                [heard] = [e for e in daemon.begun() if e["text"] == f"Velocidad {rate}."]
                assert (heard["language"], heard["rate"]) == ("es", str(rate))
                session.key("c-d")
                assert session.wait() == 0


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reason_has_a_sentence_of_its_own(tmp_path: Path, language: str) -> None:
    """A daemon that answers with errors is not one that is not installed."""
    from playroom.speech.trouble_news import _NEAREST

    async def run(room: Inside) -> None:
        told = [
            room.app.announcer.line(note("speech-no-speech", why=why)).rpartition(";")[0]
            for why in _NEAREST
        ]
        assert len(set(told)) == len(told)

    inside(run, tmp_path, language)
