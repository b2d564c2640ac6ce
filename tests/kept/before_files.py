"""The folder `before`: its games, what was said of them, and copies to be worked on."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from playroom.cli import main
from playroom.store.database import FILE

BEFORE = Path(__file__).parent / "before"
SAID: dict[str, Any] = json.loads((BEFORE / "before.json").read_text(encoding="utf-8"))
GAMES: dict[str, dict[str, Any]] = {game["id"]: game for game in SAID["games"]}
OPEN = [id_ for id_, game in GAMES.items() if game["status"] == "open"]
LANGUAGES = ("en", "es")


def copied(folder: Path) -> Path:
    """`folder` with a copy of the old store in it."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(BEFORE / FILE, folder / FILE)
    return folder


def change(folder: Path, statement: str, *values: object) -> None:
    """Changes the database without the store; at least one row must be there to be changed."""
    db = sqlite3.connect(folder / FILE)
    try:
        assert db.execute(statement, values).rowcount
        db.commit()
    finally:
        db.close()


class Said:
    """What a command printed: its exit status, its lines, and the sentence of a refusal."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> None:
        """Runs `playroom WORDS --data FOLDER` in this process, in English unless told otherwise."""
        language = () if "--lang" in words else ("--lang", "en")
        capsys.readouterr()
        self.status = main([*words, *language, "--data", str(folder)])
        self.text, self.refusal = capsys.readouterr()
        self.lines = self.text.splitlines()
