"""Reload of a package: what was saved is what is played, and what is broken is told by its line."""

from __future__ import annotations

import os
import py_compile
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.cli.dev.loading import Broken, Watch, code_of, fault_note, load, stamps, trace_lines
from playroom.engine import registry
from playroom.engine.notes import note
from playroom.locale import Listener, teller, teller_of
from tests.conformance.test_command import package, spoil

NAME = "briscola"


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game that is installed for this test."""
    site = package(tmp_path, NAME)
    monkeypatch.syspath_prepend(str(site.parent))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    registry.forget()
    yield code_of(NAME)
    monkeypatch.undo()
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]
    registry.forget()
    teller.forget()


def told(why: pytest.ExceptionInfo[Broken]) -> str:
    return teller_of("en").tell(why.value.note, Listener(None, (), ()))


def test_what_was_saved_is_what_is_played(code: Path) -> None:
    before = load(NAME, code)
    spoil(code / "options.py", "HAND = 5", "HAND = 4")
    spoil(code / "locales" / "en.ftl", "briscola-name = Briscola", "briscola-name = Tute")
    after = load(NAME, code)
    assert sys.modules[f"{NAME}.options"].HAND == 4
    assert type(after) is not type(before)
    assert teller_of("en").tell(note("briscola-name"), Listener(None, (), ())) == "Tute."


def test_what_was_compiled_of_the_same_second_and_length_is_not_what_is_played(code: Path) -> None:
    """By another process: tests, a second table, the playroom before it knew what it is for."""
    file = code / "options.py"
    py_compile.compile(str(file), doraise=True)
    written = file.stat().st_mtime_ns
    spoil(file, "HAND = 5", "HAND = 4")
    os.utime(file, ns=(written, written))
    load(NAME, code)
    assert sys.modules[f"{NAME}.options"].HAND == 4


def test_code_that_is_broken_is_told_by_its_line_and_the_old_one_stays(code: Path) -> None:
    before = load(NAME, code)
    rules = sys.modules[f"{NAME}.game"]
    spoil(code / "bots.py", "from .actions import Lay", "from .actions import Fly")
    with pytest.raises(Broken) as why:
        load(NAME, code)
    assert told(why).startswith("ImportError: cannot import name 'Fly' from 'briscola.actions'")
    assert told(why).endswith("It is in bots.py, line 9.")
    assert trace_lines(why.value.lines, code)[0].startswith('File "briscola/__init__.py", line')
    assert sys.modules[f"{NAME}.game"] is rules
    spoil(code / "bots.py", "from .actions import Fly", "from .actions import Lay")
    assert type(load(NAME, code)).__name__ == type(before).__name__


def test_a_game_that_lacks_something_says_so_without_a_line(code: Path) -> None:
    load(NAME, code)
    spoil(code / "bots.py", 'LEVELS = {"easy": EasyBot}', "LEVELS = {}")
    with pytest.raises(Broken) as why:
        load(NAME, code)
    assert told(why) == "TypeError: Briscola needs the bot 'random' and one to play against."


def test_words_that_are_no_fluent_are_told_by_their_line(code: Path) -> None:
    file = code / "locales" / "es.ftl"
    lines = len(file.read_text("utf-8").splitlines())
    file.write_text(file.read_text("utf-8") + "briscola-more = { $who\n", "utf-8")
    with pytest.raises(Broken) as why:
        load(NAME, code)
    said = told(why)
    assert said.startswith("Words that cannot be read in es.ftl, line ")
    assert int(said.split(":")[0].rpartition(" ")[2]) in (lines + 1, lines + 2)


def test_a_save_is_seen_when_it_is_over(tmp_path: Path) -> None:
    (file := tmp_path / "game.py").write_text("one")
    (tmp_path / "notes.txt").write_text("nothing of the game")
    watch = Watch(stamps(tmp_path))
    assert not watch.saved(stamps(tmp_path))
    (tmp_path / "notes.txt").write_text("more")
    file.write_text("a beginning")
    assert not watch.saved(stamps(tmp_path))
    file.write_text("all of it, at last")
    (tmp_path / "words.ftl").write_text("a = b")
    assert not watch.saved(stamps(tmp_path))
    assert watch.saved(stamps(tmp_path))
    assert not watch.saved(stamps(tmp_path))
    file.unlink()
    assert [watch.saved(stamps(tmp_path)) for _ in range(3)] == [False, True, False]


def test_the_place_of_a_fault_is_the_last_one_in_the_game(tmp_path: Path) -> None:
    lines = [
        "Traceback (most recent call last):\n",
        f'  File "{tmp_path}/briscola/game.py", line 12, in apply\n',
        f'  File "{tmp_path}/briscola/state.py", line 4, in view_of\n',
        '  File "/elsewhere/engine.py", line 99, in replaced\n',
        "KeyError: 'x'\n",
    ]
    fault = fault_note(lines, tmp_path / "briscola")
    assert (fault.get("file"), fault.get("line")) == ("state.py", 4)
    assert trace_lines(lines, tmp_path / "briscola") == [
        'File "briscola/game.py", line 12, in apply',
        'File "briscola/state.py", line 4, in view_of',
        'File "/elsewhere/engine.py", line 99, in replaced',
        "KeyError: 'x'",
    ]
