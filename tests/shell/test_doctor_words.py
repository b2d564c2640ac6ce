"""`playroom doctor`: the state of each speech program in one sentence, in both languages."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.cli import doctor
from playroom.engine.record import replace
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.speech import Choice
from playroom.speech.doctor import Probe
from playroom.speech.order import PROGRAMS
from playroom_testing.language.lint import lint

CODES = (
    "not-installed",
    "no-daemon",
    "daemon-refused",
    "no-engine",
    "no-player",
    "no-sound",
    "no-reader",
    "no-answer",
    "died",
    "error",
)
WHYS = (
    "asked", "reader", "remote", "wsl", "dumb-terminal", "ci", "no-reader", "no-terminal",
    "unread", "status-line",
)  # fmt: skip


def told(language: str, *probes: Probe) -> list[str]:
    """The lines about these programs."""
    teller, nobody = teller_of(language), Listener(None, (), ())
    return [teller.tell(one, nobody) for one in doctor._speech_lines(list(probes))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("backend", PROGRAMS)
def test_each_state_of_each_program_is_one_sentence_of_its_own(backend: str, language: str) -> None:
    states = [Probe(backend, False, code) for code in CODES]
    states += [
        Probe(backend, True, "ok", "eSpeak"),
        Probe(backend, True, "ok", "eSpeak", True),
        Probe(backend, True, "ok", "eSpeak", languages=("de", "en", "es")),
        Probe(backend, True, "ok", "eSpeak", languages=("de", "en")),
        Probe(backend, True, "ok", "eSpeak", languages=("de",)),
    ]
    lines = []
    for one in states:
        said = told(language, one)
        if not one.ok:
            assert len(said) == 2, "that nothing speaks, and why"
        lines.append(said[-1])
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert line.count(".") == 1
        assert line.endswith(".")
        assert lint(line, limit=False) == []


def test_what_it_says() -> None:
    ao2 = Probe("ao2", True, "ok", "Linux Speech Dispatcher", languages=("de", "en", "es"))
    assert told("en", ao2) == [
        "accessible-output2 works, with Linux Speech Dispatcher, in English and Spanish."
    ]
    assert told("es", replace(ao2, languages=("en",))) == [
        "accessible-output2 funciona, con Linux Speech Dispatcher, en inglés; "
        "no tiene voz para español."
    ]
    broken = Probe(
        "pyttsx3",
        False,
        "no-player",
        missing=("alsa-utils",),
        command="sudo apt-get install alsa-utils",
    )
    assert told("en", ao2, broken)[1:] == [
        "pyttsx3 does not work: the program that plays sound is missing.",
        "To install what is missing: sudo apt-get install alsa-utils.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_it_speaks_or_not_is_told(language: str) -> None:
    teller, nobody = teller_of(language), Listener(None, (), ())
    choices = [Choice("off", False, why, None) for why in WHYS[2:]]
    choices += [
        Choice(mode, False, "asked", None) for mode in ("tts", "screen-reader", "file", "off")
    ]
    choices += [Choice("off", False, "reader", "Orca"), Choice("off", False, "reader", "")]
    lines = [teller.tell(doctor.mode_line(one), nobody) for one in choices]
    assert len(set(lines)) == len(choices)
    assert [(line, lint(line, limit=False)) for line in lines if lint(line, limit=False)] == []
    assert lines[-2].startswith("Orca ")


@pytest.mark.threads
def test_the_wish_of_the_settings_and_of_the_command_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PLAYROOM_SPEECH", raising=False)
    monkeypatch.setattr(doctor, "probe", list)

    def why(speech: str | None) -> tuple[str, str]:
        lines: list[str] = []
        out: Callable[[str], None] = lines.append
        args = argparse.Namespace(
            data=str(tmp_path), speech=speech, json=True, repair=False, all=False
        )
        assert doctor.report(args, teller_of("en"), out) == 0
        found = json.loads(lines[0])["speech"]
        return found["mode"], found["why"]

    assert why(None) == ("off", "no-terminal")
    (tmp_path / "settings.toml").write_text('speech = "tts"\n', encoding="utf-8")
    assert why(None) == ("tts", "asked")
    assert why("off") == ("off", "asked")
    assert why("shout") == ("off", "no-terminal")
