"""What is heard of the demo game under each reader: every answer once, nothing missed, cut off or
said besides.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are POSIX", allow_module_level=True)

from tests.readers.hear import READERS, Ear, descendants, need
from tests.terminal.demo import ANSWERS, HELP, LONG, WELCOME

ROOT = Path(__file__).parents[2]
DEMO = [sys.executable, str(ROOT / "tests/terminal/demo.py")]
Start = Callable[..., "Game"]


class Game(Ear):
    """The demo under a reader, with events from outside."""

    def __init__(self, name: str, fifo: Path, rows: int = 24, cols: int = 80, **env: str) -> None:
        settings = {"PYTHONPATH": str(ROOT), "DEMO_EVENTS": str(fifo), **env}
        super().__init__(name, DEMO, rows=rows, cols=cols, env=settings)
        self.fifo = fifo
        self.wait_for(WELCOME)

    def event(self, *lines: str) -> None:
        """Something happens at the table: these lines are printed."""

        def happen() -> None:
            with self.fifo.open("w", encoding="utf-8") as file:
                file.write("".join(line + "\n" for line in lines))

        self.do(happen, *lines, what=f"event {lines[0]}")


@pytest.fixture
def start(reader: str, tmp_path: Path) -> Iterator[Start]:
    games: list[Game] = []
    fifo = tmp_path / "events"
    os.mkfifo(fifo)

    def go(**settings: object) -> Game:
        games.append(Game(reader, fifo, **settings))  # type: ignore[arg-type]
        return games[-1]

    yield go
    for game in games:
        game.close()


def perfect(game: Game) -> None:
    """Leave the game; all must have been heard."""
    report = game.finish("q", "Goodbye.")
    assert (report.missed, report.cut, report.noise) == ([], [], []), (
        f"{report}\n{report.transcript()}"
    )
    assert report.status == 0
    assert all(u.text != "" for u in report.utterances)


@pytest.mark.parametrize("rows", [24, 6])
def test_one_utterance_for_each_key(start: Start, rows: int) -> None:
    game = start(rows=rows)
    for key in "cbfvst":
        said = game.press(key, ANSWERS[key])
        assert [u.text for u in said if u.kind == "say"] == [ANSWERS[key]]
    game.press("tab", "5 of hearts, 1 of 4.")
    game.press("tab", "jack of spades, 2 of 4.")
    game.press("s-tab", "5 of hearts, 1 of 4.")
    game.press("space", "Nothing to mark.")
    game.press("enter", "You play 5 of hearts.")
    game.press("c-g", "Nothing to leave.")
    game.press("~", "Nothing on the key pressed.")
    perfect(game)


@pytest.mark.parametrize("rows", [24, 6])
def test_events_and_typing(start: Start, rows: int) -> None:
    game = start(rows=rows)
    game.event("Ann plays queen.")
    game.type("12")
    game.event("Bob plays ten.")
    game.press("enter", "Bet 12.", allowed=("12",))
    game.type("7")
    game.event("Cal passes.")
    game.type("5", before="7")
    game.press("enter", "Bet 75.")
    game.type("4")
    game.press("c-g", "4 thrown away.")
    game.event("Ann plays two.", "Bob plays six.", "Cal says go.")
    game.press("c", "15, count.")
    perfect(game)


def test_help_of_several_lines_and_a_long_line(start: Start) -> None:
    game = start()
    game.press("?", *HELP)
    first, second = LONG[: LONG.index(" and that")], LONG[LONG.index("and that") :]
    game.press("w", first, second)
    game.press("c", "15, count.")
    perfect(game)


def test_spanish(start: Start) -> None:
    game = start()
    game.press("i", ANSWERS["i"])
    game.event(
        "Berta construye 8: as de picas sobre 7 de tréboles.",
        "Ñandú, corazón, vergüenza, ¡qué año!",
    )
    perfect(game)


def test_the_same_answer_again_and_again(start: Start) -> None:
    game = start(rows=8)
    for _ in range(12):
        game.press("c", "15, count.")
    for _ in range(3):
        game.press("space", "Nothing to mark.")
    perfect(game)


def test_a_line_half_as_long_as_the_line_above(start: Start) -> None:
    """Fenrir takes a cursor that moved by the length of the new text for key echo."""
    game = start()
    game.event("x" * 20 + ".")
    game.event("y" * 9 + ".")
    game.event("z" * 21 + ".")
    game.event("w" * 10 + ".")
    perfect(game)


def test_resize_and_paste(start: Start) -> None:
    game = start()
    game.press("c", "15, count.")
    game.resize(24, 60)
    game.press("b", "Your crib.")
    game.resize(10, 100)
    game.paste("25")
    game.press("enter", "Bet 25.")
    game.paste("queen of\nhearts")
    game.press("enter", "Unknown: queen of hearts.")
    perfect(game)


def test_after_arrows_and_escape(start: Start, reader: str) -> None:
    game = start()
    mutes = reader in READERS and READERS[reader].mutes_after_arrow
    cards = ("5 of hearts, 1 of 4.", "jack of spades, 2 of 4.")
    # After an arrow a reader may say the line under the cursor, some time later: on a busy machine
    # the one before.
    before = (WELCOME, *cards)
    for card in cards:
        game.press("down", *([] if mutes else [card]), allowed=before)
    if mutes:
        game.press(
            "c", "15, count."
        )  # until then its user has been told nothing but the line under the cursor
    game.event("Ann plays queen.")
    if reader not in READERS or "escape" not in READERS[reader].keeps:
        game.press("escape", "Nothing to leave.")
        game.press("f1", *HELP)
        game.event("Bob plays ten.")
    game.press("b", "Your crib.")
    perfect(game)


def test_a_quick_player_is_answered_too(start: Start) -> None:
    """Keys pressed before the answers are spoken cut them off: that is what the player wants.

    None stays silent.
    """
    game = start()
    for key in "cbvs":
        game.do(
            lambda key=key: game._send(key.encode()),  # type: ignore[misc]
            ANSWERS[key],
            what=key,
        )
    perfect(game)


@pytest.mark.reader
@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("early", [False, True], ids=["playing", "starting"])
def test_the_game_ends_with_its_reader(name: str, early: bool, tmp_path: Path) -> None:
    """Also under yasr, which hands its own end of the terminal on to the program, so that nothing
    ever hangs up.
    """
    need(name)
    fifo = tmp_path / "events"
    os.mkfifo(fifo)
    why = tmp_path / "why"
    game = Game(name, fifo, DEMO_WHY=str(why))
    try:
        if not early:
            game.press("c", "15, count.")
        below = descendants(game.pty.process.pid)
        game.pty.process.kill()
        limit = time.monotonic() + 60
        while any(alive(pid) for pid in below):
            assert time.monotonic() < limit, [command(pid) for pid in below if alive(pid)]
            time.sleep(0.05)
        assert early or why.read_text() == "hangup"
    finally:
        game.close()


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return f"{pid} has ended"


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
