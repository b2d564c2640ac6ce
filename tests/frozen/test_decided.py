"""What is decided in a frozen program: how a module of it is started, what else is refused, and
that nothing tells to install anything.
"""

from __future__ import annotations

import ast
import multiprocessing.spawn
import os
import re
import sys
from pathlib import Path

import pytest

from playroom import frozen as frozen_program
from playroom.cli import main
from playroom.engine.notes import Clean
from playroom.frozen import MODULES, WORD, frozen, started_module
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.process import module_command
from playroom.room.protocol.packages import Needs, needs_note

PROGRAM = "/opt/playroom/playroom"
PRODUCT = Path(frozen_program.__file__).parent


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch) -> None:
    """This Python takes itself for a frozen program. multiprocessing, which keeps what
    `sys.executable` was at its import, has the true one.
    """
    assert os.fsdecode(multiprocessing.spawn.get_executable()) == sys.executable
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", PROGRAM)


def test_the_program_starts_itself_with_a_hidden_word(program: None) -> None:
    assert module_command("playroom.sound.host", "miniaudio", "player") == [
        *(PROGRAM, WORD, "playroom.sound.host", "miniaudio", "player")
    ]


def test_python_starts_a_module_by_its_own_command() -> None:
    assert not frozen()
    assert module_command("playroom.sound.host")[:2] == [sys.executable, "-I"]


def test_what_the_product_starts_is_on_the_list_and_nothing_else_is() -> None:
    started = set()
    for file in PRODUCT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "module_command":
                assert isinstance(node.args[0], ast.Constant), f"{file.name}: by its name only"
                started.add(node.args[0].value)
    assert started == set(MODULES)


@pytest.mark.usefixtures("program")
def test_a_module_of_the_list_is_given_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []
    monkeypatch.setattr("playroom.sound.host.main", given.append)
    assert started_module([WORD, "playroom.sound.host", "player"])
    assert given == [["player"]]


@pytest.mark.parametrize(
    "words",
    [
        [WORD],
        [WORD, "os"],
        [WORD, "playroom.cli"],
        [WORD, "playroom.sound.host.other"],
        ["play", WORD, "playroom.sound.host"],
        ["-c", "import os"],
        ["-c", "from multiprocessing.resource_tracker import main;main(3);import os"],
        ["-c", "from multiprocessing.resource_tracker import main;main(os.abort())"],
        [],
    ],
)
@pytest.mark.usefixtures("program")
def test_nothing_else_is_started(words: list[str]) -> None:
    assert not started_module(words)


@pytest.mark.usefixtures("program")
def test_the_tracker_of_multiprocessing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []
    monkeypatch.setattr("multiprocessing.resource_tracker.main", given.append)
    command = "from multiprocessing.resource_tracker import main;main(17)"
    assert started_module(["-I", "-c", command])
    assert given == [17]


def test_python_has_no_hidden_word() -> None:
    assert not started_module([WORD, "playroom.sound.host"])


@pytest.mark.skipif(sys.platform != "linux", reason="a variable of Linux")
@pytest.mark.parametrize("before", [None, "/opt/own"])
@pytest.mark.usefixtures("program")
def test_programs_of_the_system_get_the_systems_libraries(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/tmp/_MEI")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    started_module([])
    assert os.environ.get("LD_LIBRARY_PATH") == before
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["new-game", "brisca"], ["page", "--export", "site"]])
@pytest.mark.usefixtures("program")
def test_what_needs_the_package_is_refused_without_a_command(
    words: list[str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--lang", language]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Python" in told
    assert not re.search(r"\bpip\b|venv", told)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("program")
def test_a_game_that_is_missing_cannot_be_installed(language: str) -> None:
    needs = needs_note(Needs(Clean("Hearts"), "hearts-game"))
    told = Teller(language, strict=True).tell(needs, Listener(None, (), ()), "full")
    assert "Hearts" in told
    assert "pip" not in told
