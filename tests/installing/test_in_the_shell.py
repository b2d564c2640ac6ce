"""The question in the shell, and all that may come of an installation; installers are stand-ins."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playroom import optional_packages
from playroom.cli.start import installing
from playroom.cli.start.installing import Installing, ask_to_install
from playroom.optional_packages import ADD, FOLDER, GET, Plan, Step
from playroom.shell import sounds, voice
from playroom.shell.menu import YesNo
from playroom.shell.room.others import Others
from playroom.shell.screens.first_menu import Room
from playroom.sound import Trouble
from playroom.speech import SpeechOutput
from playroom.speech import Trouble as VoiceTrouble
from playroom_testing.room import Inside
from tests.room.kit import until

FOREVER = (sys.executable, "-c", "import time; print('begun', flush=True); time.sleep(600)")
LEAVES = "import pathlib, sys; pathlib.Path(sys.argv[1], 'wheel').touch()"
NEEDS = (
    "import pathlib, sys, time; time.sleep({}); assert pathlib.Path(sys.argv[1], 'wheel').exists()"
)
DONE = (
    Step(GET, (sys.executable, "-c", LEAVES, FOLDER)),
    Step(ADD, (sys.executable, "-c", NEEDS.format(0), FOLDER)),
)


def fails(printed: str) -> Plan:
    return Plan((Step(GET, (sys.executable, "-c", f"raise SystemExit({printed!r})")),))


def at_home(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    plan: Plan,
    test: Callable[[Inside, list[str]], Coroutine[Any, Any, None]],
    language: str = "en",
) -> None:
    """Runs a test in the first menu of a player who can install by a plan; `test` gets the list of
    what was gone on with.
    """
    monkeypatch.setattr(installing, "plan_for", lambda names: plan)
    monkeypatch.setattr(installing, "lacking", lambda features: ())

    async def run() -> None:
        ana = Inside(folder, language)
        ana.app.openers["install"] = partial(ask_to_install, ana.app)
        ana.open_room()
        try:
            await test(ana, [])
        finally:
            ana.app.close()
            for close in ana.app.closing:
                await asyncio.wait_for(close(), 20)
            ana.store.close()

    asyncio.run(run())


def ask(ana: Inside, went: list[str]) -> None:
    ana.app.open("install", ("room",), lambda: went.append("on"))


def test_yes_installs_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(ana: Inside, went: list[str]) -> None:
        ask(ana, went)
        assert isinstance(ana.app.front, YesNo)
        assert ana.press("y") == ["Installing. Escape stops it."]
        first, second = ana.press("a", "a")
        assert first != second
        await until(lambda: bool(went))
        assert ana.lines[-1] == "Installed."
        assert isinstance(ana.app.front, Room)

    at_home(tmp_path, monkeypatch, Plan(DONE), test)
    assert not (tmp_path / "faults.log").exists()


@pytest.mark.parametrize(("language", "key"), [("en", "n"), ("es", "n"), ("es", "escape")])
def test_no_changes_nothing(
    language: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(ana: Inside, went: list[str]) -> None:
        ask(ana, went)
        assert len(ana.press(key)) == 2, "that it is left, and where one is"
        assert isinstance(ana.app.front, Room)
        assert went == []

    at_home(tmp_path, monkeypatch, Plan(DONE), test, language)


def test_it_is_told_that_it_goes_on_and_escape_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installing, "TELL_EVERY", 0.02)

    async def test(ana: Inside, went: list[str]) -> None:
        ask(ana, went)
        ana.press("enter")
        await until(lambda: ana.lines.count("Still installing.") > 1)
        assert not [1 for a, b in zip(ana.lines, ana.lines[1:], strict=False) if a == b]
        ana.press("escape")
        await until(lambda: isinstance(ana.app.front, Room))
        said = len(ana.lines)
        assert "Stopped. Nothing was installed." in ana.lines
        await asyncio.sleep(0.1)
        assert len(ana.lines) == said
        assert went == []

    at_home(tmp_path, monkeypatch, Plan((Step(GET, FOREVER),)), test)


def test_what_is_being_put_in_its_place_is_not_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slowly = (sys.executable, "-c", NEEDS.format(0.5), FOLDER)

    async def test(ana: Inside, went: list[str]) -> None:
        ask(ana, went)
        ana.press("enter")
        screen = ana.app.front
        assert isinstance(screen, Installing)
        await until(lambda: not screen._may_stop)
        assert ana.press("escape") == ["Nearly done, it does not stop any more."]
        await until(lambda: bool(went))

    at_home(tmp_path, monkeypatch, Plan((DONE[0], Step(ADD, slowly))), test)


def test_the_program_may_end_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(ana: Inside, went: list[str]) -> None:
        ask(ana, went)
        ana.press("enter")  # and `at_home` closes it, which waits for a while at most

    at_home(tmp_path, monkeypatch, Plan((Step(GET, FOREVER),)), test)


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("(from versions: none)", "Not installed, the network does not answer."),
        ("[Errno 28] No space left on device", "Not installed, the disk is full."),
        ("Permission denied", "Not installed, this machine does not allow it."),
        ("what is that", "Not installed. What went wrong is written in faults.log"),
    ],
)
def test_a_failure_is_one_sentence_and_leads_back(
    printed: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(ana: Inside, went: list[str]) -> None:
        ask(ana, went)
        ana.press("enter")
        await until(lambda: isinstance(ana.app.front, Room))
        assert [line for line in ana.lines if line.startswith(said)]
        assert went == []
        assert printed in ana.faults()

    at_home(tmp_path, monkeypatch, fails(printed), test)


def test_a_plan_without_steps_asks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(ana: Inside, went: list[str]) -> None:
        ask(ana, went)
        assert isinstance(ana.app.front, Room)
        assert went == []

    at_home(tmp_path, monkeypatch, Plan(why="frozen"), test)


def test_sounds_and_a_voice_ask_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(ana: Inside, went: list[str]) -> None:
        sounds.tell_trouble(ana.app, Trouble("none", "not-installed"))
        assert isinstance(ana.app.front, Room), "sounds that were not wished are not asked about"
        ana.app.told_troubles.clear()
        ana.app.sounding.asked = True
        sounds.tell_trouble(ana.app, Trouble("none", "not-installed"))
        assert isinstance(ana.app.front, YesNo)
        assert ana.lines[-1].startswith("Sounds need a package that is not here. Install it now?")
        ana.press("n")
        missing = VoiceTrouble("no-speech", "not-installed", reasons=(("ao2", "not-installed"),))
        voice.tell_trouble(ana.app, missing)
        assert isinstance(ana.app.front, YesNo)
        assert ana.lines[-1].startswith("The voice needs a package that is not here.")
        ana.press("n")
        voice.tell_trouble(ana.app, missing)
        assert isinstance(ana.app.front, Room), "once, until it is wished again"
        given = ana.app.open_speech

        def opened(mode: str) -> SpeechOutput:
            ana.app.settings.speech_mode = mode
            return given(mode)

        ana.app.open_speech = opened
        ana.press("f5")
        assert ana.app.settings.get("speech") == "tts"
        voice.tell_trouble(ana.app, missing)
        assert isinstance(ana.app.front, YesNo)

    at_home(tmp_path, monkeypatch, Plan(DONE), test)


def test_rooms_near_by_ask_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> object:
        return None if name == "zeroconf" else name

    monkeypatch.setattr(optional_packages, "find_spec", found)

    async def test(ana: Inside, went: list[str]) -> None:
        ana.app.open("others")
        front = ana.app.front
        assert isinstance(front, Others)
        while "Rooms near by" not in ana.lines[-1]:
            ana.press("tab")
        (line,) = ana.press("enter")
        assert line.startswith("Finding rooms near by needs a package that is not here.")
        ana.press("n")
        assert ana.app.front is front

    at_home(tmp_path, monkeypatch, Plan(DONE), test)
