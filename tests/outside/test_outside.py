"""The game from outside passes what `python -m playroom_testing` asks, and is played, kept,
replayed and counted as those of the project.

In the usual run some groups of the checks; with `PLAYROOM_THOROUGH=1` all of them.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.test_command import ROOT, command, package
from tests.conftest import THOROUGH

HERE = Path(__file__).parent
MAIN = "import sys; from playroom.cli.run import main; sys.exit(main())"
QUICK = "declared,replay,secrecy,figures,words,lessons"
"""Groups that a game without cards, deals and lessons, and without chance at its start, once
failed.
"""
HOOKS = {"hearts": ("--hooks", "hearts.checked"), "reversi": ("--hooks", "reversi.checked")}
"""What a game tells the suite of itself."""
OPENINGS = {
    "hearts": ("en", ("1", "space", "2", "space", "3", "space", "enter"), "Hearts", "Hearts"),
    "reversi": ("es", ("s", "w", "t"), "Reversi", "Reversi"),
    "pares": ("en", ("3", "enter", "s", "t"), "Odds and evens to 3", "Odds and evens"),
}
"""A language, keys that play, and what is heard at the table and in the list of kept games."""


@pytest.mark.parametrize("game", OPENINGS)
def test_a_game_from_outside_holds_the_contract(game: str, tmp_path: Path) -> None:
    site = package(tmp_path, game, HERE / game)
    hooks = HOOKS.get(game, ())
    status, said = command(site, game, *hooks, *(() if THOROUGH else ("--only", QUICK)))
    assert status == 0, said
    assert ("lessons: nothing to test, the game has none." in said) == (game != "reversi")
    assert f"All is well with {game}." in said


@pytest.mark.parametrize("game", OPENINGS)
def test_a_game_from_outside_is_played_kept_and_replayed(game: str, tmp_path: Path) -> None:
    site = package(tmp_path, game, HERE / game)
    language, keys, title, name = OPENINGS[game]

    def run(*words: str, typed: tuple[str, ...] = ()) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "playroom", *words, "--lang", language, "--speech", "off",
             "--data", str(tmp_path / "data")],
            cwd=site.parent,
            input="\n".join([*typed, ""]),
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join((str(ROOT), str(site.parent))),
                "PYTHONIOENCODING": "utf-8",
            },
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=100,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout

    said = run("play", game, "--seed", "7", typed=(*keys, "control s"))
    assert title in said
    [kept] = run("kept").splitlines()
    assert name in kept
    id_ = kept.rstrip(".").split()[-1]
    told = run("replay", id_)
    assert title in told
    assert len(told.splitlines()) > 1
    seats = ",".join(("random", "easy") * (2 if game == "hearts" else 1))
    assert run("simulate", game, "--games", "2", "--seats", seats)
    helped = run("play", game, typed=("?", "enter", "escape", "control s")).splitlines()
    keys_told = "\n".join(line for line in helped if len(line) < 100)  # not the list of words
    hands = () if game == "hearts" else ("sort your hand", "ordenar la mano")
    for of_other_games in ("crib", "cuna", *hands):
        assert of_other_games not in keys_told


@contextlib.contextmanager
def room_of(site: Path, data: Path, game: str) -> Iterator[dict[str, str]]:
    """A room in a process, with a table of the game: its invitation and its page."""
    words = ["--open", game, "--seats", ",bot:easy", "--listen", "127.0.0.1:0", "--json"]
    words += ["--page", "127.0.0.1:0", "--behind-proxy", "--data", str(data)]
    with subprocess.Popen(
        [sys.executable, "-c", MAIN, "host", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(site.parent)))},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as host:
        try:
            assert host.stdout is not None
            events = map(json.loads, host.stdout)
            page = next(event["page"] for event in events if event["event"] == "ready")
            line = next(event["line"] for event in events if event["event"] == "invitation")
            yield {"line": line, "page": page}
        finally:
            host.terminate()
            host.wait(10)


@pytest.mark.parametrize(
    ("language", "lacks", "game"),
    [("en", "is not installed here", "Odds and evens"), ("es", "no está instalado", "Pares")],
)
def test_a_guest_without_the_game_hears_what_to_install_and_comes_in_with_it(
    language: str, lacks: str, game: str, tmp_path: Path
) -> None:
    site = package(tmp_path, "pares", HERE / "pares")

    def joined(*paths: str, line: str) -> str:
        words = ["join", line, "--name", "Eva", "--data", str(tmp_path / "eva"), "--speech", "off"]
        done = subprocess.run(
            [sys.executable, "-c", MAIN, *words, "--lang", language],
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), *paths))},
            input="control d\n",
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=100,
        )
        assert done.stderr == ""
        return done.stdout

    with room_of(site, tmp_path / "room", "pares") as room:
        told = joined(line=room["line"])
        assert game in told
        assert lacks in told
        assert "-m pip install pares==1.0 " in told
        assert room["page"].rstrip("/") in told
        inside = joined(str(site.parent), line=room["line"])  # with the very same invitation
        assert lacks not in inside
        assert game in inside
