"""The file of the games goes away while one is played: it is noticed at the next move and told in a
sentence, the game goes on, is written again where it can be, and nothing says that games are kept
when they are not.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.records.opening import load_match
from playroom.store import Store
from playroom.store.database import FILE
from tests.shell.inside import Inside, inside

GONE = "is gone. This game goes on, and is not kept."
ANEW = "was gone. This game is written there anew; the rest of what it held is lost."


def removed(folder: Path) -> None:
    shutil.rmtree(folder)


def moved(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


def unlinked(folder: Path) -> None:
    (folder / FILE).unlink()


def unlinked_with_all(folder: Path) -> None:
    for file in folder.glob(FILE + "*"):
        file.unlink()


def emptied(folder: Path) -> None:
    with (folder / FILE).open("r+b") as file:
        file.truncate(0)


def cut(folder: Path) -> None:
    with (folder / FILE).open("r+b") as file:
        file.truncate(5000)


def another_room(folder: Path) -> None:
    other = folder.with_name("other")
    Store.open(other).close()
    (other / FILE).replace(folder / FILE)


def older(folder: Path) -> None:
    """A copy that was made when the game had just begun."""
    shutil.copyfile(folder.with_name("copy") / FILE, folder / "copied")
    (folder / "copied").replace(folder / FILE)


def folder_in_its_place(folder: Path) -> None:
    (folder / FILE).unlink()
    (folder / FILE).mkdir()


def file_for_a_folder(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.write_text("")


def another_program(folder: Path) -> None:
    (folder / FILE).unlink()
    (folder / FILE).write_text("something else that is long enough to be looked at " * 9)


HEALING = [removed, moved, unlinked, unlinked_with_all, emptied, cut, another_room, older]
LASTING = [folder_in_its_place, file_for_a_folder, another_program]


def copy(folder: Path) -> None:
    store = Store.open(folder)
    copied = folder.with_name("copy")
    copied.mkdir()
    store._db.execute("VACUUM INTO ?", (str(copied / FILE),))
    store.close()


async def moves(room: Inside, count: int) -> None:
    chance = Rng("gone")
    for _ in range(count):
        await room.settle()
        choices = list(room.match.game.choices(room.match.view(0)))[:20]
        if room.match.outcome is None and choices:
            room.table.do(chance.choice(choices))
    await room.settle()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("happens", HEALING)
def test_it_is_told_and_the_game_is_written_again(
    tmp_path: Path, happens: Callable[[Path], None], game: str
) -> None:
    folder = tmp_path / "data"
    others: list[str] = []

    async def play(room: Inside) -> None:
        room.deal(game, "3")
        room.press("c-s")
        others.append(room.store.unfinished()[0].id)
        room.deal(game, "4")
        copy(folder)
        await moves(room, 2)
        before = len(room.lines)
        happens(folder)
        await moves(room, 1)
        told = [line for line in room.lines[before:] if ANEW in line or GONE in line]
        assert [ANEW in line for line in told] == [True]
        await moves(room, 2)
        assert room.lines.count(told[0]) == 1
        match = room.match
        with Store.open(folder, read_only=True) as found:
            assert found.load(match.header.id)[1] == match.entries
        assert room.press("c-s")[0].startswith("Saved as")
        assert room.press("c-d") == [
            f"Goodbye. {folder / FILE} was gone meanwhile; only what it holds now is kept."
        ]

    async def again(room: Inside) -> None:
        assert room.store.check() == []
        (kept,) = [one for one in room.store.unfinished() if one.id not in others]
        room.app.tables.open_match(load_match(room.store, kept.id))
        await moves(room, 1)
        room.press("c-s")
        assert not any(FILE in line for line in room.lines)

    inside(play, folder)
    inside(again, folder)


@pytest.mark.parametrize("happens", LASTING)
def test_where_it_cannot_be_written_the_game_goes_on_and_nobody_says_that_it_is_kept(
    tmp_path: Path, happens: Callable[[Path], None]
) -> None:
    folder = tmp_path / "data"

    async def play(room: Inside) -> None:
        room.deal("casino", "4")
        await moves(room, 2)
        before, played = len(room.lines), room.match.sequence
        happens(folder)
        await moves(room, 3)
        assert room.match.sequence > played + 2
        told = [line for line in room.lines[before:] if GONE in line]
        assert len(told) == 1
        assert not any(ANEW in line for line in room.lines)
        left = room.press("c-s")[0]
        assert left == f"You leave the table. {folder / FILE} is gone: this game is not kept."
        assert room.press("c-d") == [f"Goodbye. {folder / FILE} is gone: your games are not kept."]

    inside(play, folder)


def test_what_comes_back_is_written_to(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def play(room: Inside) -> None:
        room.deal("casino", "4")
        await moves(room, 1)
        file_for_a_folder(folder)
        await moves(room, 1)
        assert GONE in "".join(room.lines)
        folder.unlink()
        await moves(room, 1)
        assert ANEW in room.lines[-1] or ANEW in "".join(room.lines)
        with Store.open(folder, read_only=True) as found:
            assert found.load(room.match.header.id)[1] == room.match.entries

    inside(play, folder)


def test_it_is_noticed_without_a_move(tmp_path: Path) -> None:
    """Who leaves at once is told too, and in the first menu every key answers."""
    folder = tmp_path / "data"

    async def play(room: Inside) -> None:
        room.open_room()
        room.deal("casino", "4")
        await room.settle()
        file_for_a_folder(folder)
        assert "is not kept" in room.press("c-s")[0]
        for key in ("tab", "tab", "home", "space", "s-tab"):
            assert room.press(key)
        assert "are not kept" in room.press("c-d")[0]
        assert not room.faults()

    async def in_the_menu(room: Inside) -> None:
        room.deal("casino", "4")
        room.press("c-s")
        room.open_room()
        removed(folder)
        assert room.press("home") == ["Play Brisca."]
        assert "was gone meanwhile" in room.press("c-d")[0]

    inside(play, folder)
    folder.unlink()
    inside(in_the_menu, folder)


def test_as_long_as_the_file_is_there_nothing_is_said(tmp_path: Path) -> None:
    async def play(room: Inside) -> None:
        room.deal("casino", "4")
        await moves(room, 12)
        assert room.press("c-s")[0].startswith("Saved as")
        room.open_room()
        assert room.press("c-d") == ["Goodbye. Your games are kept."]

    inside(play, tmp_path)
