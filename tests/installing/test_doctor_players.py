"""What the doctor tells players: for each thing that does not work the one thing to do first."""

from __future__ import annotations

from itertools import product

import pytest

from playroom import optional_packages
from playroom.cli.doctor_players import others_notes, player_lines, sounds_note, voice_note
from playroom.engine.notes import Note, note
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.optional_packages import FEATURES, Here
from playroom.sound.doctor import SoundProbe
from playroom.speech.doctor import Probe
from playroom.speech.order import PROGRAMS

APT = "sudo apt-get install speech-dispatcher speech-dispatcher-espeak-ng"
CODES = ("no-daemon", "daemon-refused", "no-engine", "no-player", "no-sound", "no-reader", "died")
AO2 = Probe("ao2", False, "no-daemon", missing=("speech-dispatcher",), command=APT)
PRISM = Probe("prism", False, "not-installed", optional=True, command="pip install prismatoid")
PYTTSX3 = Probe("pyttsx3", False, "not-installed", command="pip install pyttsx3")


def told(line: Note, language: str = "en") -> str:
    return teller_of(language).tell(line, Listener(None, (), ()))


def test_the_command_of_the_system_comes_before_packages_of_python() -> None:
    expected = f"No voice works, Speech Dispatcher is missing or does not run. To have one: {APT}."
    for tried in ([AO2, PRISM, PYTTSX3], [PYTTSX3, PRISM, AO2]):
        assert told(voice_note(tried)) == expected


def test_the_best_voice_is_told_with_its_languages() -> None:
    speaks = Probe("pyttsx3", True, "ok", "eSpeak", languages=("en",))
    assert told(voice_note([AO2, speaks])) == (
        "The voice works, with eSpeak, in English; it has no voice for Spanish."
    )
    assert told(voice_note([Probe("ao2", True, "ok", "eSpeak")])) == (
        "The voice works, with eSpeak."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_hear_of_no_package_and_no_path(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(optional_packages, "this_installation", Here)
    sounds = [SoundProbe(code == "ok", code) for code in ("ok", "no-device", "not-installed", "x")]
    voices = [[Probe("ao2", False, code), PRISM] for code in CODES] + [[PRISM, PYTTSX3], [PRISM]]
    heard = [
        told(line, language)
        for voice, sound in product(voices, sounds)
        for line in player_lines(
            voice, note("doctor-mode", mode="off", why="ci"), sound, tuple(FEATURES)
        )
    ]
    packages = {name for program in PROGRAMS.values() for name in program.packages}
    packages |= {package.name for group in FEATURES.values() for package in group}
    for line in heard:
        assert not [word for word in (*packages, "pip", "/") if word in line], line
        assert line.endswith(".")
    alone = {told(voice_note(voice), language) for voice in voices}
    assert len(alone) == len(CODES) + 1, "each trouble has a sentence of its own"


def test_others_are_told_with_what_rooms_near_by_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(optional_packages, "this_installation", Here)
    assert [told(line) for line in others_notes(())] == ["Playing with others works."]
    works, near = others_notes(("near",))
    assert told(works) == "Playing with others works."
    assert told(near) == (
        "Finding rooms near by needs a package that is not here. "
        "Choose Rooms near by in the playroom, which asks whether to install it."
    )
    (room,) = others_notes(("room",))
    assert told(room).endswith(
        "Choose Play with others in the playroom, which asks whether to install it."
    )


def test_where_the_playroom_cannot_install_it_the_doctor_tells_what_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(optional_packages, "this_installation", lambda: Here(frozen=True))
    assert told(sounds_note(SoundProbe(False, "not-installed"))) == (
        "Sounds need a package that is not here. "
        "This playroom is a single program, to which nothing can be added."
    )
    monkeypatch.setattr(
        optional_packages, "this_installation", lambda: Here(environment=False, managed=True)
    )
    (room,) = others_notes(("room",))
    assert "pipx install accessible-playroom" in told(room)
