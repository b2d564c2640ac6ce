"""Games are found by name; what does not load is named, refused, and takes nothing else with it."""

from __future__ import annotations

import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import pytest

from playroom.engine import registry
from playroom.engine.registry import BrokenGame, NoGame
from tests.engine.installed import TOY, install, on_path

SOUND = TOY.format(id="toy")


def offered(folder: Path) -> tuple[BrokenGame, ...]:
    """What the packages of a folder offer and cannot be played."""
    names = {about.name.split("-")[0] for about in folder.glob("*.dist-info")}
    return tuple(one for one in registry.broken() if one.distribution in names)


def refused(id_: str) -> NoGame:
    with pytest.raises(NoGame) as caught:
        registry.find_game(id_)
    assert isinstance(caught.value, KeyError)
    return caught.value


def test_a_package_adds_a_game(tmp_path: Path) -> None:
    before = registry.game_ids()
    with on_path(install(tmp_path, "toybox", SOUND, {"toy": "toybox:GAME"})):
        assert registry.game_ids() == tuple(sorted((*before, "toy")))
        assert "toybox" not in sys.modules, "listing imports nothing"
        assert registry.find_game("toy").id == "toy"
        assert registry.find_game("toy") in registry.games()
        assert registry.why_not("toy") is None
        assert offered(tmp_path) == ()
    assert registry.game_ids() == before


def test_no_such_game() -> None:
    why = refused("chess")
    assert (why.id, why.reason, why.packages) == ("chess", "unknown", ())
    assert why.note.id == "game-refused-unknown"
    assert registry.game_name("chess").id == "plain-name"


BROKEN = {
    "import": ("import nothing_such", "toybox:GAME", "ModuleNotFoundError"),
    "syntax": ("def (:", "toybox:GAME", "SyntaxError: invalid syntax (__init__.py, line 1)"),
    "crash": ("1 / 0", "toybox:GAME", "ZeroDivisionError"),
    "exit": ("raise SystemExit(3)", "toybox:GAME", "SystemExit(3)"),
    "interrupt": ("raise KeyboardInterrupt", "toybox:GAME", "KeyboardInterrupt()"),
    "panic": (
        "class Panic(BaseException): ...\nraise Panic('rust')",
        "toybox:GAME",
        "Panic('rust')",
    ),
    "name": (SOUND, "toybox:OTHER", "AttributeError"),
    "module": (SOUND, "toyboxes:GAME", "ModuleNotFoundError"),
    "type": ("GAME = object()", "toybox:GAME", "toybox:GAME is no Game but object"),
    "class": (SOUND.replace("Toy()", "Toy"), "toybox:GAME", "is no Game but ABCMeta"),
    "id": (TOY.format(id="other"), "toybox:GAME", "Toy is the game 'other', not 'toy'"),
    "table": (SOUND.replace("    id", "    table = None\n    id"), "toybox:GAME", "is no Table"),
    "options": (SOUND.replace("    id", "    options = ()\n    id"), "toybox:GAME", "TableOptions"),
    "bots": (SOUND.replace("    id", "    bots = {}\n    id"), "toybox:GAME", "'random'"),
    "presets": (SOUND.replace("    id", "    presets = {}\n    id"), "toybox:GAME", "no preset"),
    "lacks": (
        "from playroom.engine.contract import Game\n"
        "Bare = type('Bare', (Game,), {'id': 'toy', '__abstractmethods__': frozenset()})\n"
        "Bare.__abstractmethods__ = frozenset()\nGAME = Bare()\n",
        "toybox:GAME",
        "Bare lacks version, seats, options, ",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_does_not_load_is_named_and_left_out(name: str, tmp_path: Path) -> None:
    code, value, error = BROKEN[name]
    before = registry.game_ids()
    with on_path(install(tmp_path, "toybox", code, {"toy": value})):
        why = refused("toy")
        assert (why.reason, why.packages, why.note.id) == (
            "broken",
            ("toybox",),
            "game-refused-broken",
        )
        assert why.__cause__ is not None
        assert registry.game_ids() == registry.offered_ids() == before
        assert "toy" not in {game.id for game in registry.games()}
        (found,) = offered(tmp_path)
        assert (found.id, found.distribution, found.module, found.reason) == (
            "toy",
            "toybox",
            value,
            "broken",
        )
        assert error in found.error
        assert registry.game_name("toy").id == "toy-name"


def test_what_a_package_prints_is_not_heard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = "import sys\nprint('\\x1b]0;toy\\x07')\nsys.stderr.write('\\x1b[2J')\n"
    with on_path(install(tmp_path, "toybox", code + SOUND, {"toy": "toybox:GAME"})):
        assert registry.find_game("toy").id == "toy"
    assert capsys.readouterr() == ("", "")


def test_what_others_print_while_packages_load_is_heard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two threads load packages at once, and a third one speaks: all of it is printed, then and
    when both are done.
    """
    code = "import time\nprint('toy')\ntime.sleep({})\n"
    install(tmp_path, "toybox", code.format(0.3) + SOUND, {"toy": "toybox:GAME"})
    install(tmp_path, "attic", code.format(0.5) + SOUND, {"old": "attic:GAME"})
    with on_path(tmp_path), ThreadPoolExecutor() as threads:
        loading = [threads.submit(registry.find_game, "toy")]
        time.sleep(0.1)
        loading.append(threads.submit(registry.offered_ids))
        loading.append(threads.submit(registry.games))
        time.sleep(0.1)
        print("while", flush=True)
        wait(loading)
        print("after", flush=True)
    assert capsys.readouterr() == ("while\nafter\n", "")


def test_a_person_who_interrupts_is_no_fault_of_the_package(tmp_path: Path) -> None:
    code = "import signal\nsignal.raise_signal(signal.SIGINT)\n"
    before = signal.getsignal(signal.SIGINT)
    folder = install(tmp_path, "toybox", code + SOUND, {"toy": "toybox:GAME"})
    with on_path(folder), pytest.raises(KeyboardInterrupt):
        registry.find_game("toy")
    assert signal.getsignal(signal.SIGINT) is before


def test_a_broken_package_is_not_imported_a_second_time(tmp_path: Path) -> None:
    code = "import sys\nsys.toys = getattr(sys, 'toys', 0) + 1\nraise ImportError('no')\n"
    with on_path(install(tmp_path, "toybox", code, {"toy": "toybox:GAME"})):
        for _ in range(3):
            refused("toy")
        registry.games()
        assert sys.__dict__.pop("toys") == 1


def test_an_id_that_no_message_could_begin_with(tmp_path: Path) -> None:
    with on_path(install(tmp_path, "toybox", TOY.format(id="My Toy"), {"My Toy": "toybox:GAME"})):
        assert "is no id" in str(refused("My Toy").__cause__)


def test_two_packages_with_one_id_are_both_refused(tmp_path: Path) -> None:
    before = registry.game_ids()
    install(tmp_path, "toybox", SOUND, {"toy": "toybox:GAME"}, {"en.ftl": "toy-name = Toy\n"})
    install(tmp_path, "attic", SOUND, {"toy": "attic:GAME"})
    with on_path(tmp_path):
        why = refused("toy")
        assert (why.reason, why.packages) == ("clash", ("attic", "toybox"))
        assert registry.game_ids() == before
        assert [(one.id, one.distribution, one.reason) for one in offered(tmp_path)] == [
            ("toy", "attic", "clash"),
            ("toy", "toybox", "clash"),
        ]
        assert registry.words_of("toy") == ()
        assert "toybox" not in sys.modules


def test_a_package_whose_list_cannot_be_read_harms_only_itself(tmp_path: Path) -> None:
    install(tmp_path, "toybox", SOUND, {"toy": "toybox:GAME"})
    install(tmp_path, "attic", SOUND, {})
    (tmp_path / "attic-1.0.dist-info" / "entry_points.txt").write_text("[playroom.games]\nodd\n")
    with on_path(tmp_path):
        assert "toy" in registry.game_ids()
        assert "toy" in {game.id for game in registry.games()}
        assert [(one.id, one.distribution) for one in offered(tmp_path)] == [("", "attic")]


def test_words_are_found_without_importing_the_game(tmp_path: Path) -> None:
    words = {"en.ftl": "toy-name = Toy\n"}
    install(tmp_path, "toybox", "raise ImportError", {"toy": "toybox:GAME"}, words)
    install(
        tmp_path, "attic", "", {"top": "attic.inner.game:GAME", "ball": "attic.ball:GAME"}, words
    )
    inner = tmp_path / "attic" / "inner"
    (inner / "locales").mkdir(parents=True)
    for file in (inner / "__init__.py", inner / "game.py", tmp_path / "attic" / "ball.py"):
        file.write_text("raise ImportError")
    install(tmp_path, "single", "", {"pin": "pin:GAME", "far": "attic.ball.deep:GAME"})
    (tmp_path / "pin.py").write_text("raise ImportError")
    (tmp_path / "locales").mkdir()
    with on_path(tmp_path):
        before = set(sys.modules)
        assert registry.words_of("toy") == (tmp_path / "toybox" / "locales",)
        assert registry.words_of("top") == (inner / "locales",), "the nearest package"
        assert registry.words_of("ball") == (tmp_path / "attic" / "locales",)
        assert registry.words_of("pin") == (), "in no package"
        assert registry.words_of("far") == registry.words_of("chess") == ()
        assert "far" not in registry.game_ids()
        assert not {"toybox", "attic", "attic.inner", "pin"} & (set(sys.modules) - before)


def test_the_longest_id_owns_a_message(tmp_path: Path) -> None:
    install(tmp_path, "toybox", SOUND, {"toy": "toybox:GAME", "toy-train": "toybox:TRAIN"})
    with on_path(tmp_path):
        assert registry.owner_of("toy-train-name") == "toy-train"
        assert registry.owner_of("toy-name") == registry.owner_of("-toy-term") == "toy"
        assert registry.owner_of("toy") is None
        assert registry.owner_of("toys-name") is None
        assert registry.owner_of("shell-welcome") is None


def test_the_games_of_this_package_are_installed_and_sound() -> None:
    assert "cribbage" in registry.game_ids()
    assert registry.broken() == ()
    assert tuple(game.id for game in registry.games()) == registry.game_ids()
    for id_ in registry.game_ids():
        (folder,) = registry.words_of(id_)
        assert folder.name == "locales"
