"""Plays a newcomer with an installed playroom that has none of the optional packages: answers the
question at a pseudo-terminal, once in each language, and opens a room.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.terminal.drive import Session

WORDS = {
    "en": ("Play with others", "Playing with others needs", "y", "Open a room.", "Which game"),
    "es": ("Jugar con otras", "Para jugar con otras", "s", "Abrir una sala.", "Para qué juego"),
}
ENDS = 120.0
"""Seconds that the network may take."""


def arrives(program: str, language: str, folder: Path) -> float:
    """From the first menu to a room of one's own; gives the seconds that the installation took."""
    item, question, yes, opens, tables = WORDS[language]
    data = folder / f"games-{language}"
    data.mkdir()
    (data / "settings.toml").write_text("first_run_done = true\nname = 'Ana'\n")
    heard = folder / f"heard-{language}"
    words = ["--lang", language, "--data", str(data), "--speech", f"file:{heard}"]
    env = {"PYTHONPATH": None, "HOME": str(folder)}
    with Session([program, *words], cols=200, env=env, cwd=folder, deadline=ENDS) as session:
        session.until(lambda lines: len(lines) > 3)
        for _ in range(20):
            if any(item in line for line in session.key("tab")):
                break
        assert question in session.key("enter")[0], session.lines
        began = time.monotonic()
        session.send(yes)
        session.until(opens, ENDS)
        took = time.monotonic() - began
        session.send("\r")
        session.until(tables)
        session.key("c-d")
    assert question in heard.read_text("utf-8")
    return took


def main(program: str) -> int:
    """Arrives in each language, with the packages taken away again in between."""
    python = str(Path(program).with_name("python"))
    packages = ("websockets", "cryptography", "asyncssh", "argon2-cffi", "confusable-homoglyphs")
    with tempfile.TemporaryDirectory() as folder:
        for language in WORDS:
            took = arrives(program, language, Path(folder))
            print(f"{language}: {took:.1f} s")
            remove = [python, "-m", "pip", "uninstall", "-q", "-y", *packages]
            subprocess.run(remove, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
