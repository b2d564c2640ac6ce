"""A newcomer without the optional packages, at a terminal: one question, and on to the room. Real
pip, from a folder of wheels.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are POSIX", allow_module_level=True)

from tests.installing.throwaway import environment, wheels
from tests.terminal.drive import Session

pytestmark = [pytest.mark.pty, pytest.mark.threads]
ENDS = 60.0
"""Seconds that pip may take on a busy machine."""
LINE = "127.0.0.1:1/abcdefghijkl/abcdefghijklmnopqrstuvwxyz"
WORDS = {
    "en": ("Play with others", "Playing with others needs", "y", "Installed.", "Open a room."),
    "es": ("Jugar con otras", "Para jugar con otras", "s", "Instalado.", "Abrir una sala."),
}


def env_of(folder: Path, found: Path) -> dict[str, str | None]:
    """The variables of a player who has a folder of wheels and no network."""
    return {
        "HOME": str(folder),
        "PYTHONPATH": None,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(found),
        "PIP_CONFIG_FILE": "/dev/null",
    }


def started(python: Path, folder: Path, env: Mapping[str, str | None], *words: str) -> Session:
    data = folder / "games"
    data.mkdir(exist_ok=True)
    (data / "settings.toml").write_text("first_run_done = true\nname = 'Ana'\n")
    heard = f"file:{folder / 'heard'}"
    command = [str(python), "-m", "playroom", *words, "--data", str(data), "--speech", heard]
    return Session(command, cols=200, env=env, cwd=folder)


@pytest.mark.parametrize("language", WORDS)
def test_yes_leads_to_the_list_of_rooms(language: str, tmp_path: Path) -> None:
    item, question, yes, done, then = WORDS[language]
    python = environment(tmp_path / "own")
    env = env_of(tmp_path, wheels(tmp_path / "wheels"))
    with started(python, tmp_path, env, "--lang", language) as session:
        session.until(lambda lines: len(lines) > 3)
        for _ in range(20):
            if any(item in line for line in session.key("tab")):
                break
        assert question in session.key("enter")[0]
        assert question not in " ".join(session.key("z")), "in brief"
        session.send(yes)
        lines = session.until(done, ENDS)
        lines += session.until(then) if then not in " ".join(lines) else []
        assert lines[-1] == then
        session.key("c-d")
        assert session.wait() == 0
    heard = (tmp_path / "heard").read_text("utf-8")
    assert question in heard
    assert done in heard
    found = subprocess.run(
        [python, "-c", "import websockets, argon2; print(websockets.__file__)"],
        capture_output=True, text=True, check=True, cwd=tmp_path,
    )  # fmt: skip
    assert found.stdout.startswith(str(tmp_path / "own"))


def test_words_of_the_command_line_go_on_after_it(tmp_path: Path) -> None:
    python = environment(tmp_path / "own")
    env = env_of(tmp_path, wheels(tmp_path / "wheels"))
    refused = subprocess.run(
        [python, "-m", "playroom", "host", "--json", "--lang", "en", "--data", tmp_path / "room"],
        capture_output=True, text=True, check=False, cwd=tmp_path, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert (refused.returncode, refused.stdout) == (2, "")
    packages = "websockets cryptography asyncssh argon2-cffi confusable-homoglyphs"
    by_hand = f"own/bin/python -m pip install {packages}"
    assert f"By hand: {by_hand}." in refused.stderr
    with started(python, tmp_path, env, "join", LINE, "--lang", "en") as session:
        session.until("needs a package")
        assert session.key("n") == ["Cancelled.", "Goodbye. Your games are kept."]
        assert session.wait() == 2
    nowhere = {**env, "PIP_FIND_LINKS": str(tmp_path)}
    with started(python, tmp_path, nowhere, "rooms", "--near", "--lang", "en") as session:
        session.until("needs a package")
        session.send("y")
        lines = session.until("Goodbye", ENDS)
        assert "Not installed, the network does not answer." in " ".join(lines)
        assert session.wait() == 2
    with started(python, tmp_path, env, "rooms", "--near", "--lang", "en") as session:
        session.until("needs a package")
        session.send("\r")
        session.until("Installed.", ENDS)
