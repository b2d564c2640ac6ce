"""What can speak, what is missing, and the command that installs it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.optional_packages import command_for
from playroom.speech.doctor import Probe, probe, used_program
from playroom.speech.order import PROGRAMS
from tests.speech.conftest import alive
from tests.speech.fake_host import events, fake_command
from tests.speech.fake_ssip import FakeSpeechd
from tests.speech.standin_aplay import StandInAplay


def only(*names: str) -> Callable[[str], str | None]:
    """A machine that has these programs."""
    return lambda program: f"/usr/bin/{program}" if program in names else None


def test_what_works_is_found_with_its_languages(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = fake_command(
        log,
        **{
            "ao2": {
                "voices": [
                    ["Spanish (Spain)", "es"],
                    ["English", "en-gb"],
                    ["English 2", "en-us"],
                    ["?", ""],
                ]
            },
            "prism": {"fatal": "not-installed"},
            "pyttsx3": {"fatal": "no-player"},
            "prism-reader": {"can": ["cancel", "braille"]},
        },
    )
    found = {
        p.backend: p
        for p in probe(4.0, platform="linux", command=command, which=only("apt-get", "sudo"))
    }
    assert list(found) == ["ao2", "prism", "pyttsx3", "prism-reader"]
    assert found["ao2"] == Probe("ao2", True, "ok", "fake ao2", languages=("en", "es"))
    assert found["prism-reader"] == Probe(
        "prism-reader", True, "ok", "fake prism-reader", braille=True, optional=True
    )
    assert found["prism"] == Probe(
        "prism",
        False,
        "not-installed",
        optional=True,
        missing=("prismatoid",),
        command=command_for(["prismatoid"]),
        detail="as told",
    )
    assert found["pyttsx3"].command == "sudo apt-get install alsa-utils"
    assert not any(alive(e["pid"]) for e in events(log))


@pytest.mark.parametrize(
    ("backend", "code", "programs", "missing", "command"),
    [
        (
            "ao2",
            "no-daemon",
            ("apt-get", "sudo"),
            ("speech-dispatcher", "speech-dispatcher-espeak-ng"),
            "sudo apt-get install speech-dispatcher speech-dispatcher-espeak-ng",
        ),
        (
            "ao2",
            "no-daemon",
            ("pacman",),
            ("speech-dispatcher", "espeak-ng"),
            "pacman -S speech-dispatcher espeak-ng",
        ),
        ("ao2", "no-daemon", (), ("speech-dispatcher",), ""),
        (
            "pyttsx3",
            "no-engine",
            ("apt-get",),
            ("espeak-ng", "alsa-utils"),
            "apt-get install espeak-ng alsa-utils",
        ),
        (
            "pyttsx3",
            "no-engine",
            ("apt-get", "paplay"),
            ("espeak-ng",),
            "apt-get install espeak-ng",
        ),
        ("pyttsx3", "died", ("apt-get",), (), ""),
    ],
)
def test_what_is_missing_has_a_command(
    tmp_path: Path,
    backend: str,
    code: str,
    programs: tuple[str, ...],
    missing: tuple[str, ...],
    command: str,
) -> None:
    hosts = fake_command(tmp_path / "log", fatal=code)
    [found] = probe(4.0, platform="linux", backends=[backend], command=hosts, which=only(*programs))
    assert (found.ok, found.code, found.missing, found.command) == (False, code, missing, command)


def test_it_is_bounded_in_time(tmp_path: Path) -> None:
    log = tmp_path / "log"
    hosts = fake_command(
        log, ao2={"silent_start": True}, pyttsx3={"deaf": True}, prism={"start": 9}
    )
    started = time.monotonic()
    found = probe(
        0.6, platform="linux", backends=["ao2", "pyttsx3", "prism"], command=hosts, which=only()
    )
    assert time.monotonic() - started < 2
    assert [(p.backend, p.code) for p in found] == [
        ("ao2", "no-answer"),
        ("pyttsx3", "ok"),
        ("prism", "no-answer"),
    ]
    assert not any(alive(e["pid"]) for e in events(log))


def test_hosts_that_end_without_a_word() -> None:
    [found] = probe(
        4.0,
        backends=["ao2"],
        command=lambda backend, spawn: [sys.executable, "-c", "import os; os._exit(1)"],
    )
    assert (found.ok, found.code) == (False, "died")
    [found] = probe(4.0, backends=["ao2"], command=lambda backend, spawn: ["/nonexistent/python"])
    assert (found.ok, found.code) == (False, "error")


@pytest.mark.needs("libespeak-ng1")
def test_the_real_backends_of_this_machine(daemon: FakeSpeechd) -> None:
    with StandInAplay() as player:
        found = {p.backend: p for p in probe(platform="linux", backends=["ao2", "pyttsx3"])}
        assert found["ao2"] == Probe(
            "ao2", True, "ok", "Linux Speech Dispatcher", languages=("en", "es")
        )
        assert (found["pyttsx3"].ok, found["pyttsx3"].name) == (True, "pyttsx3 espeak")
        assert {"en", "es"} <= set(found["pyttsx3"].languages)
        assert player.plays() == []
    assert daemon.texts() == []


def test_nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    [found] = probe(platform="linux", backends=["ao2"], which=only("apt-get"))
    assert (found.ok, found.code) == (False, "no-daemon")
    assert found.command == "apt-get install speech-dispatcher speech-dispatcher-espeak-ng"


def test_which_program_speaks_and_why() -> None:
    def tried(**codes: str) -> list[Probe]:
        return [
            Probe(name, code == "ok", code, optional=PROGRAMS[name].optional("linux"))
            for name, code in codes.items()
        ]

    assert used_program(tried(ao2="ok", prism="not-installed"), "linux") == ("ao2", ())
    lacking = tried(ao2="no-daemon", prism="not-installed", pyttsx3="ok")
    assert used_program(lacking, "linux") == ("pyttsx3", ("ao2",))
    silent = tried(prism="no-engine", ao2="error", pyttsx3="ok")
    assert used_program(silent, "win32") == ("pyttsx3", ("prism", "ao2"))
    assert used_program(tried(ao2="no-daemon"), "linux") is None
