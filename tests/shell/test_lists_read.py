"""Lists of kept games are read once while they are in front, however many games there are."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from playroom.engine.notes import note
from playroom.engine.registry import game_ids
from playroom.engine.steps import Outcome
from playroom.records import statistics_lines
from playroom.shell.screens import statistics
from playroom.shell.screens.archive import open_archive
from playroom.shell.screens.first_menu import open_resume
from playroom.shell.screens.statistics import open_statistics
from playroom.store import KeptGame, Store, database
from playroom.store.listing import Summary, listed
from tests.shell.inside import Inside, inside
from tests.shell.kept import a_header, finished_game
from tests.shell.test_room import find

WALKS = ("down", "down", "t", "t", "up", "end", "home", "3", "space")
"""Keys that only move in a list."""


def keep(store: Store, finished: int, left: int) -> None:
    """Keeps games of nearly no length."""
    for number in range(finished + left):
        log = KeptGame(a_header(f"g{number:07}"), ())
        store.add(log, Outcome((31, 3), (0,), "points") if number < finished else None)


class Readings(list[str]):
    """What the store was asked for since this was made."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        def counting(db: sqlite3.Connection, where: str, *values: object) -> list[Summary]:
            self.append(where)
            return listed(db, where, *values)

        patch.setattr(database, "listed", counting)


@pytest.mark.parametrize("games", [200, 1000])
def test_keys_that_move_in_a_list_of_games_read_no_store(
    games: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(room: Inside) -> None:
        keep(room.store, games, 30)
        read = Readings(monkeypatch)
        room.open_room()
        for opened in (lambda app: None, open_archive, open_resume):
            opened(room.app)
            room.press("down")
            read.clear()
            assert all(room.press(key) for key in WALKS)
            assert read == []

    inside(run, tmp_path)


def test_what_another_program_ends_is_in_the_list_at_the_next_key(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        keep(room.store, 3, 2)
        room.open_room()
        open_archive(room.app)
        assert "1 of 3" in room.press("home")[0]
        finished_game(tmp_path)
        assert "1 of 4" in room.press("home")[0]
        with Store.open(tmp_path) as another:
            another.remove(another.finished(1)[0].id)
        assert "1 of 3" in room.press("home")[0]
        room.press("escape")
        open_resume(room.app)
        room.store.abandon(room.store.unfinished()[0].id)
        assert "1 of 1" in room.press("home")[0]

    inside(run, tmp_path)


def test_statistics_are_counted_anew_only_when_something_else_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished_game(tmp_path)
    counted = []

    def counting(*asked: object) -> object:
        counted.append(asked)
        return statistics_lines.all_lines(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(statistics, "all_lines", counting)

    async def run(room: Inside) -> None:
        room.open_room()
        open_statistics(room.app)
        assert all(room.press(key) for key in WALKS)
        assert len(counted) == 1
        room.press("home", "right")
        assert len(counted) == 2

    inside(run, tmp_path)


@pytest.mark.parametrize("kept", [(0, 0), (1, 0), (2, 1), (1, 3)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_letters_reach_every_game_whatever_else_is_in_the_menu(
    language: str, kept: tuple[int, int], tmp_path: Path
) -> None:
    async def run(room: Inside) -> None:
        keep(room.store, *kept)
        room.open_room()
        items = [room.app.announcer.line(entry.note()) for entry in room.app.front.items]
        for id_ in game_ids():
            name = room.app.announcer.line(note(f"{id_}-name")).rstrip(".")
            for word in name.split():
                heard = [room.press(word[0].lower())[0] for _ in items]
                assert any(name in line for line in heard), (word, heard)

    inside(run, tmp_path, language)


def test_a_letter_goes_through_all_that_begin_with_it(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, "Conocer los sonidos")
        heard = [room.press("c")[0].rstrip(".") for _ in range(5)]
        assert heard[4] == "Conocer los sonidos"
        games = ["El Calatone", "Casino", "La cuna", "Rummy continental"]
        assert heard[:4] == [f"Jugar: {game}" for game in games]

    inside(run, tmp_path, "es")
