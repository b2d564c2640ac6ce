"""Hints at a table of a room: its owner allows or forbids them, all who play are told and agree by
being ready.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.room.moderation.house_rules import House, Who
from playroom.room.table import values as v
from tests.room.client.test_transcripts import Shown
from tests.room.far import FarRoom, with_room
from tests.room.kit import until
from tests.room.shell.test_with_others import find

WORDS = {
    "en": (
        *("Hints: for who plays with bots", "Hints: for all who play", "Hints: none"),
        *("Hints are allowed", "Thinking", "My choice"),
    ),
    "es": (
        *("Pistas: para quien juega solo", "Pistas: para quien juega, también", "Pistas: ninguna"),
        *("se admiten pistas", "Estoy pensando", "Yo elegiría"),
    ),
}


@pytest.mark.parametrize("language", WORDS)
def test_with_people_there_are_hints_where_all_agree(language: str, tmp_path: Path) -> None:
    bots, all_, none, allowed, thinking, choice = WORDS[language]

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")  # both lay away at once
        ana = Shown(tmp_path / "Ana", "Ana", language)
        await ana.come(room, 0)
        await until(lambda: room.table.state.owner is not None)
        ben = await room.come("Ben", 1)
        await until(lambda: len(room.table.state.seated) == 2)
        await until(lambda: ben.session.state.rows >= room.table.state.changed)
        assert await ben.ready() == ""
        find(ana.inside, bots)
        ana.inside.press("left")
        await until(lambda: room.table.state.hints == "all")
        assert not any(guest.ready for guest in room.table.state.guests)
        await until(lambda: any(line.startswith(all_) for line in ana.inside.lines))
        ana.inside.press("left")
        await until(lambda: any(line.startswith(none) for line in ana.inside.lines))
        ana.inside.press("right")
        await until(lambda: room.table.state.hints == "all")
        assert await ben.ask(v.SetHints("none")) == "not_owner"
        await until(lambda: ben.session.state.rows >= room.table.state.changed)
        assert await ben.ready() == ""
        rows = room.table.state.rows
        ana.session_screens.session.ask(v.BeReady(True, rows), lambda done: None)
        await until(lambda: ana.chair is not None and any(allowed in x for x in ana.inside.lines))
        ana.inside.text("/rules" if language == "en" else "/reglas")
        assert ana.inside.press("end")[-1].startswith(all_)
        ana.inside.press("escape")
        await until(lambda: any(request.awaited for request in ana.chair.requests))
        assert ana.inside.text("/hint" if language == "en" else "/pista")[0].startswith(thinking)
        await until(lambda: any(line.startswith(choice) for line in ana.inside.lines))
        ana.close()

    with_room(tmp_path / "room", test)


@pytest.mark.parametrize("language", WORDS)
def test_a_room_may_forbid_hints_at_every_table(language: str, tmp_path: Path) -> None:
    forbids = {"en": "the room forbids them", "es": "la sala las prohíbe"}[language]

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")
        ana = Shown(tmp_path / "Ana", "Ana", language)
        await ana.come(room, 0)
        await until(lambda: room.table.state.owner is not None)
        session = ana.session_screens.session
        session.ask(v.PutBot("easy", 1), lambda done: None)
        await until(lambda: len(room.table.state.bots) == 1)
        find(ana.inside, WORDS[language][2])
        assert forbids in ana.inside.lines[-1]
        ana.inside.press("left")
        refused = {"en": "The room forbids hints", "es": "La sala prohíbe las pistas"}[language]
        await until(lambda: any(line.startswith(refused) for line in ana.inside.lines))
        assert room.table.state.hints == "bots"
        session.ask(v.BeReady(True, room.table.state.rows), lambda done: None)
        await until(lambda: ana.chair is not None)
        await until(lambda: any(request.awaited for request in ana.chair.requests))
        told = ana.inside.text("/hint" if language == "en" else "/pista")
        assert forbids in told[0]
        ana.close()

    with_room(tmp_path / "room", test, house=House(hint=Who.NOBODY))
