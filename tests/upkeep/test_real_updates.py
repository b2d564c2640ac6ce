"""Updates for real, by the commands that the playroom tells, of two wheels: a virtual environment,
pipx and uv, each with ten kept games of each kind that are all the same afterwards.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from tests.upkeep.games import keep, replayed

ROOT = Path(__file__).parents[2]
EACH = 10
GAMES = EACH * len(game_ids())
pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


def run(*words: str | Path, env: dict[str, str] | None = None, typed: str = "") -> tuple[int, str]:
    """Runs a program: its status, and all that it printed."""
    done = subprocess.run(
        list(map(str, words)), env=env, input=typed, text=True, check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    return done.returncode, done.stdout


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Wheels of the code under test: 90.1 and 90.2."""
    folder = tmp_path_factory.mktemp("wheels")
    source = folder / "source"
    source.mkdir()
    for name in ("playroom", "games", "locales", "docs"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    package = source / "playroom/__init__.py"
    made = {}
    for version in ("90.1", "90.2"):
        text = re.sub('__version__ = ".*"', f'__version__ = "{version}"', package.read_text())
        package.write_text(text)
        out = folder / version
        status, said = run(sys.executable, "-m", "build", "-q", "--wheel", "-o", out, source)
        assert status == 0, said
        (made[version],) = out.glob("*.whl")
    return made


class Machine:
    """A folder of wheels that package managers look into, and where they install."""

    def __init__(self, folder: Path, wheels: dict[str, Path]) -> None:
        self._folder, self._wheels = folder, wheels
        self.links = folder / "links"
        self.links.mkdir()
        self.data = folder / "data"
        found = os.environ.get("PIP_FIND_LINKS", "")
        self.env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.env |= {
            "HOME": str(folder),
            "PIP_FIND_LINKS": f"{self.links} {found}".strip(),
            "UV_FIND_LINKS": str(self.links),
            "PIPX_HOME": str(folder / "pipx"),
            "PIPX_BIN_DIR": str(folder / "bin"),
            "UV_TOOL_DIR": str(folder / "tools"),
            "UV_TOOL_BIN_DIR": str(folder / "bin"),
        }

    def offers(self, *versions: str) -> None:
        """From now on the package managers find these versions."""
        for wheel in self.links.iterdir():
            wheel.unlink()
        for version in versions:
            shutil.copy(self._wheels[version], self.links)

    def install(self, how: str) -> tuple[Path, Path]:
        """Installs 90.1; the command and its Python."""
        self.offers("90.1")
        if how == "venv":
            place = self._folder / "venv"
            venv.create(place, with_pip=True)
            words = (place / "bin/python", "-m", "pip", "install", "-q", "accessible-playroom")
            home = place / "bin"
        elif how == "pipx":
            words = ("pipx", "install", "accessible-playroom")
            home = self._folder / "pipx/venvs/accessible-playroom/bin"
        else:
            words = ("uv", "tool", "install", "accessible-playroom")
            home = self._folder / "tools/accessible-playroom/bin"
        status, said = run(*words, env=self.env)
        assert status == 0, said
        return home / "playroom", home / "python"


@pytest.mark.parametrize("how", ["venv", "pipx", "uv"])
def test_an_update_keeps_every_game(how: str, tmp_path: Path, wheels: dict[str, Path]) -> None:
    if how != "venv" and shutil.which(how) is None:
        assert not os.environ.get("PLAYROOM_ALL_SHELLS"), f"{how} is not installed"
        pytest.skip(f"{how} is not installed")
    machine = Machine(tmp_path, wheels)
    program, python = machine.install(how)

    def playroom(*words: str, typed: str = "") -> tuple[int, str]:
        data = ("--data", str(machine.data), "--lang", "en")
        return run(program, *words, *data, env=machine.env, typed=typed)

    assert keep(machine.data, EACH) == GAMES
    before = replayed(python, machine.data)
    listed = playroom("kept")
    assert len(before) == GAMES == listed[1].count("\n")
    some = [min(id_ for id_ in before if id_[2:] == part) for part in {id_[2:] for id_ in before}]
    proved = [playroom("verify", id_) for id_ in some]
    assert len(some) == len(game_ids())
    assert {status for status, _ in proved} == {0}

    def done(said: str) -> None:
        """Carries out the command that a sentence ends with."""
        (command,) = re.findall(r": ([^:\n]*)\.$", said, re.MULTILINE)
        status, printed = run(*shlex.split(command), env=machine.env)
        assert status == 0, printed

    machine.offers("90.1", "90.2")
    status, said = playroom("update")
    assert status == 0
    done(said)
    assert run(program, "--version", env=machine.env) == (0, "playroom 90.2\n")
    assert replayed(python, machine.data) == before
    assert playroom("kept") == listed
    assert [playroom("verify", id_) for id_ in some] == proved
    assert replayed(python, machine.data / "before-update-90.1") == before

    status, said = playroom("update")
    assert (status, f"All {GAMES} games of the copy" in said) == (0, True), said

    status, said = playroom("uninstall", "--keep-games", typed="yes\n")
    assert status == 0
    done(said.splitlines()[-1])
    assert not program.exists()
    assert len(replayed(Path(sys.executable), machine.data)) == GAMES
