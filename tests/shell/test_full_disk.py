"""A disk that is full at any write of a whole game: what was refused did not happen, is told, and
can be done again.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.log.entries import Entry, Lease
from playroom.engine.notes import Clean, Kind, note
from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.records.opening import load_match
from playroom.store import StoreError
from tests.shell.inside import Inside, inside
from tests.shell.test_hard import told


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("every", [2, 5])
def test_every_so_many_writes_fail_and_nothing_is_lost_or_doubled(
    game: str, every: int, tmp_path: Path
) -> None:
    async def play(room: Inside) -> None:
        calls = refused = 0
        append = room.app.tables.log.append

        def failing(match_id: str, sequence: int, entry: Entry, by: Lease | None = None) -> int:
            nonlocal calls, refused
            calls += 1
            if calls % every == 0:
                refused += 1
                raise StoreError("disk-full", file="games.db")
            return append(match_id, sequence, entry, by)

        room.app.tables.log.append = failing  # type: ignore[method-assign]
        options: dict[str, Any] = {"target": 31} if game == "cribbage" else {}
        room.deal(game, "3", ("random",), **options)
        chance = Rng("full")
        for _ in range(60):
            await room.settle()
            match = room.match
            if match.outcome is not None:
                break
            some = list(islice(match.game.choices(match.view(0)), 40))
            if some:
                room.table.do(chance.choice(some))
            room.press("n")  # a bot's move that could not be stored is retried at the next key
        await room.settle()
        match = room.match
        assert refused > 3
        said = sum("No room left on the disk" in line for line in room.lines)
        assert 0 < said <= refused
        assert match.sequence == calls - refused
        assert room.store.load(match.header.id)[1] == match.entries
        assert load_match(room.store, match.header.id).digest() == match.digest()
        at = 0
        for line in told(match):  # everything was told, in its order
            assert line in room.lines[at:], line
            at = room.lines.index(line, at) + 1
        assert not (tmp_path / "faults.log").exists()

    inside(play, tmp_path)


def test_what_hangs_on_a_log_may_fail_and_the_game_goes_on(tmp_path: Path) -> None:
    """Fingerprints, results, records: without them the game is kept all the same."""

    async def play(room: Inside) -> None:
        def full(*_: object) -> None:
            raise StoreError("disk-full", file="games.db")

        room.deal(seed="5", target=31)
        for name in ("keep_derived", "set_origin", "checkpoint", "finish"):
            setattr(room.store, name, full)
        for _ in range(300):
            await room.settle()
            match = room.match
            if match.outcome is not None:
                break
            room.table.do(next(iter(match.game.choices(match.view(0)))))
        assert room.match.outcome is not None
        assert any("Game over" in line for line in room.lines)
        assert any("No room left" in line for line in room.lines)
        room.press("c-s")
        assert not (tmp_path / "faults.log").exists()

    inside(play, tmp_path)


LASTS = {
    "en": (
        "Nothing is kept now: no room is left on the disk; make room.",
        "Then Enter tries again.",
        "It goes on by itself then, and Enter tries at once.",
        "Trying again.",
    ),
    "es": (
        "Ahora no se guarda nada: no queda sitio en el disco; haz sitio.",
        "Después, Intro lo vuelve a intentar.",
        "Después sigue por sí sola, e Intro lo intenta enseguida.",
        "Otro intento.",
    ),
}


@pytest.mark.parametrize("language", LASTS)
def test_as_long_as_nothing_can_be_kept_every_answer_says_so_and_what_to_do(
    language: str, tmp_path: Path
) -> None:
    lasts, mine, others, again = LASTS[language]

    async def play(room: Inside) -> None:
        log, append, full = room.app.tables.log, room.app.tables.log.append, False

        def failing(*given: Any) -> int:
            if full:
                raise StoreError("disk-full", file=Clean.of("games.db"))
            return append(*given)

        log.append = failing  # type: ignore[method-assign, assignment]
        room.deal("casino", "4")
        await room.settle()
        assert lasts not in " ".join(room.press("t"))
        full = True
        action = next(iter(room.match.game.choices(room.match.view(0))))
        before = room.match.sequence
        room.table.do(action)
        await room.settle()
        for key in ("t", "w", "T"):
            if lines := room.press(key):
                assert f"{lasts} {mine}" in " ".join(lines), key
        refused = room.press("u") + room.press("tab")
        assert refused
        room.table.text("take 2 of nothing")
        full = False
        room.table.do(action)
        await room.settle()
        assert room.match.sequence > before
        assert lasts not in " ".join(room.press("t"))
        # and when it is a bot that cannot play
        match = room.match
        append_now = log.append

        def for_bots(*given: Any) -> int:
            if full and given[2].id.startswith("bot:"):
                raise StoreError("disk-full", file=Clean.of("games.db"))
            return append(*given)

        full = True
        assert append_now is failing
        log.append = for_bots  # type: ignore[method-assign, assignment]
        before = len(room.lines)
        room.table.do(next(iter(match.game.choices(match.view(0)))))
        await room.settle()
        told = [line for line in room.lines[before:] if lasts in line]
        assert told == [f"{lasts} {others}"]
        assert f"{lasts} {others}" in " ".join(room.press("t"))
        before = len(room.lines)
        room.press("enter")
        await room.settle()
        assert room.lines[before:] == [again, f"{lasts} {others}"]
        await asyncio.sleep(2.2)
        assert len(room.lines) == before + 2, "what is tried by itself is not told again and again"
        at, full = match.sequence, False
        await asyncio.sleep(1.2)
        await room.settle()
        assert match.sequence > at, "it goes on by itself"
        assert lasts not in " ".join(room.press("t"))
        assert not room.faults()

    inside(play, tmp_path, language)


def test_said_again_a_refusal_tells_once_that_nothing_is_kept(tmp_path: Path) -> None:
    async def play(room: Inside) -> None:
        announcer = room.app.announcer
        lasts = note("table-unkept", Kind.TABLE, why="disk-full", mine=True)
        announcer.trouble = lambda: (lasts,)
        for length in ("", "full"):
            before = len(room.voice.said)
            announcer.reply(note("shell-no-key", Kind.REFUSAL), length=length)
            for _ in range(3):
                announcer.repeat()
            told = [text for text, _, _ in room.voice.said[before:]]
            assert len(told) == 4
            assert set(told) == {told[0]}
            assert told[0].count("Nothing is kept now") == 1

    inside(play, tmp_path)
