"""Transcripts: whole games as they are heard, played by keys through a pseudo-terminal.

A transcript is a text file: lines that were heard, and lines with `> ` for what was pressed. Read
it as prose: it is what a player hears. `python3 -m tests.transcripts.make` writes all of them
again; the tests compare.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.shell.by_keys import KeyPlayer, playroom, prepare

FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Scenario:
    """One game to be played: the words after `play`, and keys pressed besides the moves (when a
    condition first holds).
    """

    name: str
    game: str
    words: tuple[str, ...]
    first: Mapping[str, str]
    """A text of the last line before the player's first move, by language."""
    level: str = "easy"
    settings: Mapping[str, object] = field(default_factory=dict)
    asides: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Keys pressed before the n-th move of the person (from 0): questions, help, another language
    and back.
    """
    choose: Callable[..., object] | None = None

    def path(self, lang: str) -> Path:
        """The file of a language."""
        return FOLDER / f"{self.name}.{lang}.txt"


def play(scenario: Scenario, lang: str, folder: Path) -> str:
    """Plays the scenario to its end and returns the transcript."""
    data = prepare(folder, **scenario.settings)
    with playroom(
        "play", scenario.game, *scenario.words, data=data, lang=lang, deadline=30.0
    ) as session:
        opening = session.until(scenario.first[lang])
        player = KeyPlayer(
            session,
            data,
            scenario.level,
            scenario.choose,  # type: ignore[arg-type]
            lang,
        )
        player.script.append(("", opening))
        player.ready()
        move = 0
        while True:
            player.wait()
            player.collect()
            for key in scenario.asides.get(move, ()):
                if key.startswith("/"):
                    player.type(key)
                else:
                    player.press(key)
            if not player.step():
                break
            move += 1
        for key in ("s", "l", "c-s"):
            player.press(key)
        player.close()
        session.wait()
    words = " ".join(("play", scenario.game, *scenario.words, "--lang", lang))
    out = [f"# playroom {words}", ""]
    for key, lines in player.script:
        if key:
            out.append(f"> {key}")
        out.extend(lines)
    return "\n".join(out) + "\n"


def lines_of(text: str) -> list[tuple[str, str]]:
    """(key pressed before, line) of every heard line of a transcript."""
    out, key = [], ""
    for line in text.splitlines():
        if line.startswith("# ") or not line:
            continue
        if line.startswith("> "):
            key = line[2:]
        else:
            out.append((key, line))
            key = ""
    return out
