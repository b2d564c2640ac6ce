"""How a game begins and what can follow it: the level of the bots, another game, the same deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.notes import note
from playroom.engine.registry import find_game
from playroom.shell.screens.table_plan import SetupMenu
from playroom.store import Origin
from tests.finished import finished_games
from tests.shell.inside import Inside, inside
from tests.shell.test_duplicate import played_out


@pytest.mark.parametrize(
    ("language", "levels", "told"),
    [
        ("en", ("good",), "Against Berta, good. Key O says how to change that."),
        ("en", ("easy", "easy"), "With Berta and Luis, all easy. Key O says how to change that."),
        ("en", ("easy", "good"), "With Berta easy and Luis good. Key O says how to change that."),
        ("es", ("good",), "Contra Berta, nivel bueno. La tecla O dice cómo cambiarlo."),
        ("es", ("easy", "easy"), "Con Berta y Luis, nivel fácil. La tecla O dice cómo cambiarlo."),
    ],
)
def test_the_first_line_tells_how_strong_the_others_are(
    tmp_path: Path, language: str, levels: tuple[str, ...], told: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal(levels=levels)
        assert " ".join(room.lines[:2]) == told
        room.press("o")
        change = room.app.announcer.line(note("table-strength-how"))
        assert room.lines[-1] == change
        level = note("level-name", level=levels[0])
        assert room.app.announcer.line(level).rstrip(".") in room.press("tab")[-1]

    inside(run, tmp_path, language)


def test_in_brief_the_first_line_is_the_name_and_the_level(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(levels=("good",))
        assert room.lines[0] == "Berta, good."
        assert room.lines[1].startswith("Cribbage")

    inside(run, tmp_path, verbosity="brief")


async def over(room: Inside) -> None:
    """A game of Escoba that has just ended."""
    room.deal("escoba", seed="some", game_mode="deal")
    await played_out(room)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "/again"), ("es", "/otra vez"), ("es", "/repetir reparto")]
)
def test_the_same_deal_by_its_word(tmp_path: Path, language: str, word: str) -> None:
    async def run(room: Inside) -> None:
        room.deal("escoba", seed="some", game_mode="deal")
        not_yet = room.app.announcer.line(note("table-same-deal-not-yet"))
        assert room.text(word) == [not_yet]
        await played_out(room)
        old = room.match
        lines = room.text(word)
        await room.settle()
        new = room.match
        assert new.header.id != old.header.id
        assert (new.header.seed, new.header.players, new.header.setup) == (
            old.header.seed,
            old.header.players,
            old.header.setup,
        )
        assert new.view(0).hand == type(old).replay(old.game, old.header, ()).view(0).hand
        assert room.app.announcer.line(note("table-same-deal")) in lines
        assert room.store.find(new.header.id).origin == Origin("again", old.header.id)

    inside(run, tmp_path, language)


def test_a_repeated_deal_is_left_out_of_the_statistics(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await over(room)
        first = room.match.header.id
        room.text("/again")
        await played_out(room)
        await room.settle()
        kept = finished_games(room.store)
        assert [record.id for record in kept.records] == [first]
        assert [record.id for record in kept.foreknown] == [room.match.header.id]

    inside(run, tmp_path)


def test_enter_after_a_game_offers_another_one_the_same_deal_or_another_table(
    tmp_path: Path,
) -> None:
    async def run(room: Inside) -> None:
        await over(room)
        old = room.match.header
        room.press("enter")
        assert room.press("tab")[-1] == "Same deal again."
        assert room.press("tab")[-1] == "Another table: levels, rules, options."
        room.press("escape")
        assert room.match.header.id == old.id, "the game is still there to be asked about"
        room.press("enter", "enter")
        await room.settle()
        another = room.match.header
        assert another.id != old.id
        assert another.seed != old.seed
        assert (another.setup, another.players) == (old.setup, old.players)

    inside(run, tmp_path)


def test_another_table_is_where_levels_are_changed(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await over(room)
        room.press("enter", "tab", "tab", "enter")
        front = room.app.front
        assert isinstance(front, SetupMenu)
        assert front.plan.game is find_game("escoba")
        assert room.table is None

    inside(run, tmp_path)


@pytest.mark.parametrize(("language", "other"), [("en", "Jugar: Casino"), ("es", "Play Casino")])
def test_another_language_says_the_item_one_is_on(
    tmp_path: Path, language: str, other: str
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        room.press("home", "tab")
        while "Casino" not in room.lines[-1]:
            room.press("tab")
        assert room.press("f3")[-1].rstrip(".") == other

    inside(run, tmp_path, language)
