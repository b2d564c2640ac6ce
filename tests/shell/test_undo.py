"""Taking a choice back: what is dealt again, what is kept, and where it is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.engine.notes import note
from playroom.engine.registry import find_game, game_ids
from playroom.shell.screens.lesson import open_lesson
from playroom.store import Origin
from tests.finished import finished_games
from tests.shell.inside import Inside, inside
from tests.shell.test_duplicate import played_out


async def choose(room: Inside, place: int = 0) -> None:
    """Does one of the legal choices."""
    match = room.match
    choices = list(match.game.choices(match.view(0)))
    room.table.do(choices[place % len(choices)])
    await asyncio.sleep(0)
    await room.settle()


@pytest.mark.parametrize("game", game_ids())
def test_the_last_choice_is_made_anew_with_the_same_cards_unseen(tmp_path: Path, game: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, seed="undo")
        await room.settle()
        for place in range(3):
            if len(list(room.match.game.choices(room.match.view(0)))) > 1:
                before = room.match.state
            await choose(room, place)
        old, after, entries = room.match.header.id, room.match.state, list(room.match.entries)
        room.text("/undo")
        await room.settle()
        new = room.match
        assert new.header.id != old
        assert new.state == before, "every card lies where it lay, unseen ones too"
        assert new.state != after
        assert room.store.find(new.header.id).origin == Origin("undo", old)
        assert [e.text for e in room.store.log(old).entries] == [e.text for e in entries]
        assert [game.id for game in room.store.unfinished()] == [new.header.id]
        for entry in entries[new.sequence :]:
            if entry.seat == 0:
                room.table.do(new.game.parse(entry.text))
                await asyncio.sleep(0)
                await room.settle()
        assert room.match.state == after, "the bots throw the same dice again"

    inside(run, tmp_path)


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [("en", "/undo", "Taken back: You"), ("es", "/deshacer", "Deshecho: "), ("es", "/undo", "D")],
)
def test_it_is_told_what_was_taken_back_and_asked_again(
    tmp_path: Path, language: str, word: str, told: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        assert room.text(word) == [room.app.announcer.line(note("undo-nothing"))]
        await choose(room)
        room.text(word)
        await room.settle()
        first, *asked = room.lines[-2:]
        assert first.startswith(told)
        assert " ".join(asked) == " ".join(map(room.app.announcer.line, room.table.answer("turn")))

    inside(run, tmp_path, language)


def test_such_a_game_is_left_out_of_the_figures(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("escoba", seed="some", game_mode="deal")
        await room.settle()
        await choose(room)
        room.text("/undo")
        await room.settle()
        await played_out(room)
        assert room.text("/undo") == [room.app.announcer.line(note("undo-over"))]
        await room.settle()
        kept = finished_games(room.store)
        assert not kept.records
        assert [record.id for record in kept.foreknown] == [room.match.header.id]

    inside(run, tmp_path)


def test_a_copy_that_cannot_be_kept_leaves_the_game_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        await choose(room)
        old, state = room.match.header.id, room.match.state

        def full(*_: object) -> None:
            raise OSError(28, "no space")

        monkeypatch.setattr(room.store, "add", full)
        room.text("/undo")
        await room.settle()
        assert (room.match.header.id, room.match.state) == (old, state)
        assert [game.id for game in room.store.unfinished()] == [old]

    inside(run, tmp_path)


def test_a_lesson_refuses_it_with_the_reason(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        game = find_game("cribbage")
        open_lesson(room.app, game, game.lessons[0])
        assert room.text("/undo") == [room.app.announcer.line(note("undo-not-here"))]

    inside(run, tmp_path)
