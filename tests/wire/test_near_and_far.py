"""A remote player hears what they would hear at the table itself: the same lines, spoken and in
braille, for every key and every word, at looks spread through whole games.

With `PLAYROOM_THOROUGH=1`: every game, language, length, seat and a spectator, several looks each.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest

from playroom.engine.chair import Chair
from playroom.engine.log.entries import Entry
from playroom.engine.match import Match
from playroom.engine.record import Seat
from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.locale import LANGUAGES
from playroom.match import runner as desk_module
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.shell.command_words import words_of
from playroom.shell.keys import COMMANDS
from playroom.shell.table.table_screen import TableScreen
from playroom_testing.cases import Case
from playroom_testing.checks.keys import ALL_KEYS, LEAVING, MORE_KEYS, back_to
from playroom_testing.find import subject_of
from playroom_testing.room import Inside, Recorder
from playroom_testing.walks import AnyMatch, header, open_match, some_choices, walk
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.match.plain import Wire

LENGTHS = ("brief", "normal", "full")
LOOKS = 4 if THOROUGH else 1
"""Looks at each game, language, length, and seat; in a usual run at every seventh of them."""
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
LEAVE = ("leave", "save", "resign")


class Look(NamedTuple):
    """A place at a table at one moment, and how it is listened to."""

    case: Case
    part: int
    """So many hundredths of a game (of its first 400 inputs, when it is longer)."""
    seat: Seat | None
    language: str
    length: str
    seed: str

    def match(self) -> AnyMatch:
        game = self.case.game
        start = header(game, self.case.setup, self.seed)
        return Match.replay(game, start, _prefix(self.case, self.seed, self.part))

    def __str__(self) -> str:
        place = "watching" if self.seat is None else f"seat{self.seat}"
        return (
            f"{self.case.game.id}-{self.case.name}-{place}-{self.language}-{self.length}"
            f"-at{self.part}"
        )


def looks() -> Iterator[Look]:
    """Looks spread through whole games, at tables of all sizes."""
    for game in game_ids():
        every = subject_of(game, hooks_name(game), thorough=True).cases
        chance = Rng(f"looks {game}")
        number = 0
        for table in range(LOOKS):
            seats = (*range(max(case.setup.seats for case in every)), None)
            for seat in seats:
                for language in LANGUAGES:
                    for length in LENGTHS:
                        number += 1
                        fitting = [c for c in every if seat is None or seat < c.setup.seats]
                        case = chance.choice(fitting)
                        part = chance.below(101)
                        if not THOROUGH and number % 7:
                            continue
                        seed = f"look {number} {table}"
                        yield Look(case, part, seat, language, length, seed)


@lru_cache(maxsize=4)
def _prefix(case: Case, seed: str, part: int) -> tuple[Entry, ...]:
    match = open_match(case.game, case.setup, seed)
    for _ in walk(match, seed, 400, leaving=60):
        pass
    return tuple(match.entries[: len(match.entries) * part // 100])


# -- what is done ----------------------------------------------------------------------------------


def keys_of(look: Look) -> list[str]:
    """What is pressed and (after a slash or a blank) typed: every key, every word of a command, and
    moves; in an order of its own at every look.
    """
    chance, game, match = Rng(f"keys {look}"), look.case.game, look.match()
    keys = [key for key in (*ALL_KEYS, *MORE_KEYS) if key not in LEAVING]
    keys += [key for command in COMMANDS for key in command.keys if key not in LEAVING]
    keys += [key.key for key in game.table.keys]
    words = [
        f"/{word}"
        for command in COMMANDS
        if command.name not in LEAVE
        for word in sorted(words_of(look.language, command.name))
    ]
    if look.seat is not None:
        words += [game.format(action) for action in some_choices(game, match.view(look.seat))[:4]]
    words += [entry.text for entry in match.entries[-2:] if entry.kind == "act"]
    words += ["12", "999999", "banana", "/banana", "5H", "play 5H", "jugar as"]
    acting = ["enter", "space", "enter", "z", "enter", "tab", *"1234", "enter"] * 3
    done = [*keys, *(f" {word}" for word in words)]
    chance.shuffled(done)
    return [*chance.shuffled(done), *acting]


def kept(match: AnyMatch) -> MatchInlineQueue:
    """A keeper that has all of a match that was played before."""
    write_queue = MatchInlineQueue()
    for row in match.entries:
        write_queue.log.append(match.header.id, row.sequence, row)
    return write_queue


async def still(runner: MatchRunner) -> None:
    """Lets the bots play for those who have left."""
    await asyncio.sleep(0)
    while not runner.waits_for_persons and runner.match.outcome is None:
        await asyncio.sleep(0.001)


async def heard(look: Look, folder: Path, far: bool) -> list[object]:
    """All that is printed, said and put on the braille line, key by key."""
    shutil.rmtree(folder, ignore_errors=True)
    room = Inside(folder, look.language, verbosity=look.length)
    failures: list[str] = []
    match = look.match()
    runner = MatchRunner(match, kept(match), "secret", lambda why: failures.append(str(why)))
    served = LocalChair(runner, look.seat)
    wire = Wire(served) if far else None
    chair: Chair = served if wire is None else wire.end
    screen = TableScreen(room.app, chair)
    room.app.put(screen)
    told: list[object] = []
    chance = Rng(f"done {look}")
    try:
        if match.entries:
            screen.resume()
        else:
            screen.begin()
        if far:
            served.start(bool(match.entries))
        await still(runner)
        told.append(list(room.lines))
        for key in [*keys_of(look), "c-s"]:
            before = room.app.announcer.speech
            said, brailled = _voice(room, before)
            if chance.below(3):
                back_to(room, screen)
            lines = len(room.lines)
            if key.startswith(" "):
                room.text(key[1:])
            else:
                room.press(key)
            await still(runner)
            now = _voice(room, before)
            new = room.lines[lines:], now[0][len(said) :], now[1][len(brailled) :]
            told.append((key, *new, match.sequence))
    finally:
        chair.close()
        served.close()
        room.app.close()
        room.store.close()
    assert not failures
    if wire is not None:
        assert not wire.failures
    return told


def _voice(room: Inside, before: object) -> tuple[list[object], list[object]]:
    """What the voice of now (which keys may change for another) has said and put in braille."""
    voice = room.app.announcer.speech
    assert isinstance(voice, Recorder)
    return (list(voice.said), list(voice.brailled)) if voice is before else ([], [])


@pytest.mark.parametrize("look", list(looks()), ids=str)
def test_a_far_chair_is_told_what_a_near_one_is_told(
    look: Look, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(desk_module, "utc_now", lambda: NOON)
    near, far = (asyncio.run(heard(look, tmp_path / "room", end)) for end in (False, True))
    assert len(near) == len(far)
    for ours, theirs in zip(near, far, strict=True):
        assert ours == theirs
    assert not any("Traceback" in str(one) for one in near)
