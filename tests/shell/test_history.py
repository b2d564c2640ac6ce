"""What was said, heard again: first and last, by kind, by a word, since one's turn, at another
length and in another language.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.shell.announcer import LENGTHS
from playroom.shell.table.history import lines_of, since_my_turn
from tests.shell.inside import Inside, inside
from tests.shell.test_help import check
from tests.shell.test_table import match_dice


async def play(room: Inside, turns: int) -> None:
    """Deals and plays some inputs of one's own."""
    room.deal()
    bot = room.table.game.bots["easy"]()
    for _ in range(turns):
        await room.settle()
        match = room.match
        action = bot.decide(match.turn(0, match_dice(match.sequence)))
        room.table.do(action)
    await room.settle()


def texts(room: Inside) -> list[str]:
    return [room.app.announcer.line(one) for one, _ in lines_of(room.app.announcer.history)]


def test_back_forth_first_and_last(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await play(room, 3)
        history = room.app.announcer.history
        groups = [[room.app.announcer.line(one) for one in heard.notes] for heard in history]
        assert room.press("c-home") == groups[0]
        assert room.press(",") == ["That is the beginning."]
        assert room.press(".") == groups[1]
        assert room.press("c-end") == groups[-1]
        assert room.press(".") == ["That is the latest."]
        walked = [room.press(",") for _ in groups[1:]]
        assert walked == groups[-2::-1]
        assert room.text("/newest") == groups[-1]
        assert room.text("/principio") == groups[0]

    inside(run, tmp_path)


def test_the_list_has_every_line_of_the_game_and_begins_at_the_latest(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await play(room, 4)
        all_ = texts(room)
        first = room.press("f8")
        assert first[0].startswith(f"{len(all_)} lines were said.")
        assert first[1] == all_[-1]
        walked = [room.press("s-tab")[0] for _ in all_[1:]]
        assert walked == all_[-2::-1]
        assert room.press("end") == [all_[-1]]
        assert room.press("escape")[0], "back at the table it is told who is awaited"

    inside(run, tmp_path)


def test_only_lines_of_one_kind(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await play(room, 6)
        lines = [one for one, _ in lines_of(room.app.announcer.history)]
        kinds = list(dict.fromkeys(room.app.announcer.kind(one) for one in lines))
        assert {"play", "own", "deal"} <= set(kinds)
        room.press("f8")
        for kind in kinds:
            answer = room.press("right")
            wanted = [
                room.app.announcer.line(one)
                for one in lines
                if room.app.announcer.kind(one) == kind
            ]
            assert f", {len(wanted)} line" in answer[0]
            room.press("home")
            walked = [room.lines[-1], *(room.press("tab")[0] for _ in wanted[1:])]
            assert walked == wanted
        assert room.press("right")[0].startswith("Everything, ")
        assert room.press("left")[0].startswith(
            room.app.announcer.line(_kind_note(kinds[-1])).rstrip(".")
        )

    inside(run, tmp_path)


def _kind_note(kind: str) -> object:
    from playroom.engine.notes import note

    return note("kinds-kind", kind=kind)


def test_since_my_last_turn(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        assert room.press("f9")
        await play(room, 3)
        since = [room.app.announcer.line(one) for one in since_my_turn(room.app, room.table.chair)]
        last = max(entry.sequence for entry in room.match.entries if entry.seat == 0)
        after = [
            (room.app.announcer.line(one), room.app.announcer.kind(one))
            for one, place in lines_of(room.app.announcer.history)
            if place is not None and place[0] >= last
        ]
        while after and after[0][1] == "own":  # what one has played oneself is no news
            after.pop(0)
        assert since == [line for line, _ in after]
        answer = room.press("f9")
        assert answer == (since or ["Nothing since your last turn."])
        room.press("f8")
        if since:
            assert room.press("s") == [
                f"{len(since)} line{'s' * (len(since) > 1)} since your last turn.",
                since[0],
            ]

    inside(run, tmp_path)


def test_a_word_is_looked_for_and_found_again(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await play(room, 5)
        matching = [line for line in texts(room) if "berta" in line.casefold()]
        assert len(matching) > 2
        assert room.text("/find berta") == [matching[-1]]
        assert room.text("/find xyzzy") == ["No line with xyzzy."]
        assert room.press("c-f") == [
            "Type a word for its latest line; Enter alone for an older one with berta."
        ]
        assert room.text("Berta") == [matching[-1]]
        room.press("c-f")
        assert room.press("enter") == [matching[-2]]
        at = texts(room).index(matching[-2])
        assert room.press(",") == [texts(room)[at - 1]]
        room.press("f8", "home", "s-tab", "f")
        assert room.app.starts_text("b")
        assert room.text("BERTA") == [matching[-1]]
        assert room.press("p") == [matching[-2]]
        assert room.press("n") == [matching[-1]]
        assert room.press("n") == [matching[0]]

    inside(run, tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_line_at_another_length_and_in_the_other_language(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        await play(room, 3)
        room.press("f8")
        announcer = room.app.announcer
        for heard in reversed(announcer.history):
            for one in reversed(heard.notes):
                assert room.lines[-1] == announcer.line(one)
                said = {room.press("a")[0] for _ in LENGTHS}
                assert said == {announcer.line(one, length) for length in LENGTHS}
                other = room.press("l")[0]
                assert room.voice.said[-1][0] == other
                assert room.voice.said[-1][2] == {"en": "es", "es": "en"}[language]
                room.press("s-tab")
        assert room.app.language == language

    inside(run, tmp_path, language)


def test_the_history_as_text(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await play(room, 3)
        all_ = texts(room)
        answer = room.text("/write")[0]
        file = next(tmp_path.glob("cribbage-*.en.txt"))
        assert answer == f"{len(all_)} lines written into {file}."
        assert file.read_text(encoding="utf-8").splitlines() == all_
        file.unlink()
        room.press("f8", "x")
        assert file.read_text(encoding="utf-8").splitlines() == all_
        room.app.settings.folder = tmp_path / "gone"
        assert "gone" in room.press("x")[0]

    inside(run, tmp_path)


def test_help_of_the_history_is_what_its_keys_do(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await play(room, 2)

        def make() -> object:
            while len(room.app.screens) > 1:
                room.app.pop(room.app.screens[-1])
            room.press("f8")
            return room.app.screens[-1]

        assert check(room, make) > 30  # type: ignore[arg-type]

    inside(run, tmp_path)


def test_a_resumed_game_has_its_whole_history(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await play(room, 4)
        before, id_ = texts(room), room.match.header.id
        room.press("c-s")
        room.app.tables.resume_game(id_)
        await room.settle()
        assert texts(room)[: len(before)] == before
        assert texts(room)[len(before)] == "Cribbage, where you left it."
        assert texts(room)[-1] == room.lines[-1]

    inside(run, tmp_path)


def test_since_a_count_begins_with_what_it_was_worth(tmp_path: Path) -> None:
    """And not in mid-story, with the count of the other."""

    async def run(room: Inside) -> None:
        room.deal(seed="4")
        bot = room.table.game.bots["easy"]()
        for _ in range(60):
            await room.settle()
            if room.table.table.wants_number(room.table.view()):
                break
            match = room.match
            room.table.do(bot.decide(match.turn(0, match_dice(match.sequence))))
        before = len(room.lines)
        room.text("1")
        await room.settle()
        told = room.lines[before:]
        assert told[0].startswith("You count 1, ")
        assert room.press("f9")[0] == told[0]

    inside(run, tmp_path)
