"""`python -m tests.house.outside PYTHON`: a game from another package, as a stranger adds one.

With the interpreter of an environment that has the playroom: writes a new game, installs it, plays
it from the project's folder and by the installed command in both languages, lets the shipped suite
test it, removes it, and sees that nothing is disturbed. Every line must be in words.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = "sota"
KEYS = ["h", "t", "v", "s", "e", "f", "b", "c", "l", "w", "z", "1", "enter", "h", "l", "o"]
UNTOLD = ("faltan las palabras", "words for it are missing", "words are missing", "Traceback")


class Failed(Exception):
    """Something did not go as it should."""


def run(words: list[str], folder: Path, keys: list[str] | None = None) -> str:
    """What a command says; raises `Failed` when its status is not 0 or a line is not in words."""
    print("$", " ".join(words), flush=True)
    done = subprocess.run(
        words,
        cwd=folder,
        input="\n".join([*(keys or ()), ""]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    said = done.stdout + done.stderr
    print(said, flush=True)
    if done.returncode != 0:
        raise Failed(f"status {done.returncode}: {' '.join(words)}")
    for text in UNTOLD:
        if text in said:
            raise Failed(f"{text!r} was said by {' '.join(words)}")
    return said


def play(python: str, folder: Path, data: Path) -> None:
    """Plays a few keys in both languages and looks for what must be heard."""
    for language, first in (("es", "Sota a 5"), ("en", "Sota to 5")):
        words = [python, "-m", "playroom", "play", GAME, "--lang", language, "--speech", "off"]
        said = run([*words, "--seed", "3", "--data", str(data)], folder, KEYS)
        if first not in said:
            raise Failed(f"{first!r} is not heard in {folder}")
        rules = run([python, "-m", "playroom", "rules", GAME, "--lang", language], folder)
        if len(rules.splitlines()) < 5:
            raise Failed("the rulebook is too short")


def main(python: str) -> int:
    """All of it. Status 0, or 1 with a sentence."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        try:
            run([python, "-m", "playroom", "new-game", GAME, "--lang", "es"], folder)
            run([python, "-m", "pip", "install", "-q", f"./{GAME}"], folder)
            for where in (ROOT, folder):
                play(python, where, folder / "data")
            run([python, "-m", "playroom_testing", GAME], folder)
            run([python, "-m", "pytest", "-q", f"{GAME}/tests"], folder)
            run([python, "-m", "pip", "uninstall", "-q", "-y", f"playroom-{GAME}"], folder)
            for command in (["games"], ["doctor"], ["stats"], ["resume", "--lang", "es"]):
                run(
                    [python, "-m", "playroom", *command, "--data", str(folder / "data")],
                    folder,
                    ["quit"],
                )
        except Failed as why:
            print(why, flush=True)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else sys.executable))
