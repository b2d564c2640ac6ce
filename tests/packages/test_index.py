"""The playroom by its name in an index, as uv and pipx take it."""

from __future__ import annotations

import os
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.packages.conftest import ROOT

NAME = "accessible-playroom"


def index(built: Path) -> tuple[str, ...]:
    return ("--no-index", "--find-links", str(built / "index"))


def run(home: Path, *words: str) -> str:
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "PYTHONPATH": ""}
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "XDG_CONFIG_HOME"):
        env.pop(name, None)
    done = subprocess.run(
        words, env=env, cwd=home, input="help\nquit\n", check=True, capture_output=True, text=True
    )
    return done.stdout


@pytest.mark.parametrize("asked", [NAME, f"{NAME}[all]"])
def test_uvx_starts_it(built: Path, tmp_path: Path, asked: str) -> None:
    uvx = ("uvx", "--offline", *index(built), asked)
    assert "cribbage" in run(tmp_path, *uvx, "games", "--lang", "en")
    assert run(tmp_path, *uvx, "--lang", "en").startswith("Playroom.")


def test_pipx_runs_and_installs_it(built: Path, tmp_path: Path) -> None:
    args = ("--backend", "pip", f"--pip-args={' '.join(index(built))}", f"{NAME}[all]")
    assert "La cuna" in run(tmp_path, "pipx", "run", *args, "games", "--lang", "es")
    run(tmp_path, "pipx", "install", *args)
    for name in ("playroom", NAME):
        program = str(tmp_path / ".local/bin" / name)
        assert run(tmp_path, program, "--version").startswith("playroom ")


def test_all_has_every_extra_of_players() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    others = {"test", "test-all", "lint", "release", "security", "shared", "push"}
    for_players = set(extras) - {"all", "prism", *others}  # prism comes by itself where it is best
    (all_,) = extras["all"]
    assert set(all_.removeprefix(f"{NAME}[").removesuffix("]").split(",")) == for_players
    assert project["scripts"][NAME] == project["scripts"]["playroom"]
