"""Writes anew how the kept games are told: `python -m tests.kept.tell_again`, after sentences were
changed on purpose. The logs and what follows from them stay as they are; read the difference.
"""

from __future__ import annotations

import contextlib
import io
import json
import tempfile
from pathlib import Path

from playroom.cli import main
from tests.kept.before_files import BEFORE, GAMES, LANGUAGES, SAID, copied


def said(folder: Path, *words: str) -> list[str]:
    """The lines that a command prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main([*words, "--data", str(folder)]) == 0
    return out.getvalue().splitlines()


def tell_again() -> None:
    """Writes the tellings, their numbers of lines, and the lines of the statistics."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = copied(Path(scratch))
        for id_, game in GAMES.items():
            for language in LANGUAGES:
                lines = said(folder, "replay", id_, "--lang", language)
                game["told_lines"][language] = len(lines)
                text = BEFORE / f"{id_}.{language}.txt"
                if text.exists():
                    text.write_text("\n".join(lines) + "\n", encoding="utf-8")
        for language in LANGUAGES:
            SAID["stats"][language] = said(folder, "stats", "--lang", language)
    games = ",\n".join(json.dumps(game, ensure_ascii=False) for game in SAID["games"])
    rest = ",\n".join(
        f'"{name}": {json.dumps(SAID[name], ensure_ascii=False)}' for name in ("stats", "figures")
    )
    text = f'{{"games":[\n{games}],\n{rest}}}\n'
    (BEFORE / "before.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    tell_again()
