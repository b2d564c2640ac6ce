"""Another level of the bots in a game that goes on: what is kept, told and refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.engine.kit.bots import levels_of
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean, Note, note
from playroom.engine.registry import find_game, game_ids
from playroom.records.opening import load_match, with_level
from playroom.records.playback import Playback
from playroom.shell.screens.lesson import open_lesson
from playroom.store import Origin
from tests.finished import finished_games
from tests.shell.inside import Inside, inside
from tests.shell.test_duplicate import played_out, to_item
from tests.shell.test_mending import run as run_program
from tests.shell.test_undo import choose


async def put(room: Inside, *items: Note, word: str = "/level") -> None:
    """Types the word and takes these items of the lists that follow."""
    room.text(word)
    for item in items:
        await to_item(room, room.app.announcer.line(item).rstrip("."))
        room.press("enter")
    await room.settle()


def named(level: str) -> Note:
    return note("level-name", level=level)


@pytest.mark.parametrize("game", game_ids())
def test_the_game_goes_on_where_it_was_with_better_bots(tmp_path: Path, game: str) -> None:
    best = levels_of(find_game(game))[-1]

    async def run(room: Inside) -> None:
        room.deal(game, seed="level", levels=("easy",))
        await room.settle()
        for place in range(3):
            await choose(room, place)
        before = room.match
        old, entries = before.header.id, list(before.entries)
        await put(room, named(best))
        new = room.match
        assert new.header.id != old
        assert new.kinds == ["person", best]
        assert list(new.entries)[: len(entries)] == entries
        assert new.state == before.state
        assert room.store.find(new.header.id).origin == Origin("level", old)
        assert [game.id for game in room.store.unfinished()] == [new.header.id]
        await choose(room)
        id, played = new.header.id, list(new.entries)
        assert len(played) > len(entries), "it is played on"
        room.press("c-s")
        await room.settle()
        kept = load_match(room.store, id)
        assert list(kept.entries) == played
        assert kept.kinds == ["person", best]
        shown = room.store.log(id)
        assert shown.header.players[1].kind == best
        assert len(shown.times) == len(played)

        assert Playback(shown).states[len(played)] == kept.state

    inside(run, tmp_path)


@pytest.mark.parametrize("game", game_ids())
def test_in_haste_nothing_that_was_played_or_told_is_lost(tmp_path: Path, game: str) -> None:
    """The choice is being kept and bots are thinking when the level is changed."""

    async def run(room: Inside) -> None:
        room.deal(game, levels=("easy",))
        await room.settle()
        for hops in range(3):
            before = room.match
            choice = next(iter(before.game.choices(before.view(0))))
            room.table.do(choice)
            for _ in range(hops):
                await asyncio.sleep(0)
            other = "fair" if before.kinds[1] == "easy" else "easy"
            await put(room, named(other))
            new = room.match
            told = list(before.entries)
            assert before.game.format(choice) in {entry.text for entry in told}
            assert list(new.entries)[: len(told)] == told
            assert new.kinds[1] == other
            if new.outcome is not None:
                break

    inside(run, tmp_path)


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [
        ("en", "/level", "Level changed: Berta, good. This game is left out of your statistics."),
        ("es", "/nivel", "Nivel cambiado: Berta, bueno. Esta partida no cuenta en tus estadísti"),
    ],
)
def test_it_is_told_who_plays_how_from_now_on_and_what_is_asked(
    tmp_path: Path, language: str, word: str, told: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        await put(room, named("good"), word=word)
        first, *asked = [line for line in room.lines if told in line], room.lines[-1]
        assert len(first) == 1
        turn = " ".join(map(room.app.announcer.line, room.table.answer("turn")))
        assert turn.endswith(asked[0])

    inside(run, tmp_path, language)


@pytest.mark.parametrize("language", ["en", "es"])
def test_of_several_bots_one_or_all(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(levels=("easy", "easy"))
        await room.settle()
        luis = note("setup-level", name=Clean.of("Luis"), level=named("easy"))
        await put(room, luis, named("good"))
        assert room.match.kinds == ["person", "easy", "good"]
        await put(room, note("level-all"), named("fair"))
        assert room.match.kinds == ["person", "fair", "fair"]
        told = {"en": "Level changed: Berta and Luis, fair.", "es": "Berta y Luis, regular."}
        assert any(told[language] in line for line in room.lines)

    inside(run, tmp_path, language)


def test_only_the_levels_of_the_table_and_another_one_are_offered(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(levels=("easy", "easy"))
        await room.settle()
        old = room.match.header.id
        room.text("/level")
        room.press("tab")
        heard = " ".join(room.press("enter", "tab", "tab", "tab"))
        assert "fair" in heard
        assert "expert" not in heard, "with three there is none"
        assert "easy" not in heard
        room.press("escape")
        assert room.match.header.id == old

    inside(run, tmp_path)


def test_such_a_game_is_left_out_of_the_figures(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("escoba", seed="some", game_mode="deal")
        await room.settle()
        await choose(room)
        await put(room, named("good"))
        await played_out(room)
        assert room.text("/level") == [room.app.announcer.line(note("level-over"))]
        await room.settle()
        kept = finished_games(room.store)
        assert not kept.records
        assert [record.id for record in kept.foreknown] == [room.match.header.id]
        ids.append(room.match.header.id)

    ids: list[str] = []
    inside(run, tmp_path)
    for words in (("verify", *ids), ("export", *ids, "--text"), ("replay", *ids), ("doctor",)):
        done = run_program(*words, "--lang", "en", data=tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), (words, done.stdout)
        assert words[0] != "export" or "Berta, good" in done.stdout


def test_a_bot_that_had_failed_has_the_new_level_too(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(levels=("good",))
        await room.settle()
        assert room.match.stumble(1)
        log = room.store.log(room.match.header.id)
        failed = Entry(len(log.entries) + 1, "leave", 1, "easy stumbled")
        log = type(log)(log.header, (*log.entries, failed))
        changed = with_level(log, [1], "expert")
        assert changed.header.players[1].kind == "expert"
        assert changed.entries[-1].text == "expert stumbled"
        assert with_level(log, [], "expert") == log

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
        await put(room, named("good"))
        assert (room.match.header.id, room.match.state) == (old, state)
        assert [game.id for game in room.store.unfinished()] == [old]

    inside(run, tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
def test_lessons_and_duplicates_refuse_it_with_the_reason(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        game = find_game("cribbage")
        open_lesson(room.app, game, game.lessons[0])
        assert room.text("/level") == [room.app.announcer.line(note("level-not-here"))]
        room.app.pop(room.table)
        room.deal()
        await room.settle()
        match = room.match
        room.store.set_origin(match.header.id, Origin("duplicate", "x"))
        assert room.text("/level") == [room.app.announcer.line(note("level-duplicate"))]
        assert room.match is match
        await asyncio.sleep(0)

    inside(run, tmp_path, language)
