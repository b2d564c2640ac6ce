"""A play that awaits its answer when the place at the table changes: it is refused or asked again,
and answered once.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.room.protocol import messages as e
from playroom.room.server.chair_server import ChairServer
from playroom.room.server.responses import Responder, ResponseCache
from playroom.room.table import values as v
from tests.match.plain import Heard, all_of
from tests.room.fair.test_another_match_shown import Room, dealt
from tests.room.table.test_decide import ANA, GAME


def ask(room: Room) -> Heard:
    """Ana asks for the first play that her screen offers. What her chair hears."""
    chair = room.session.chair
    assert chair is not None
    heard = Heard(chair)
    action = next(iter(GAME.choices(chair.view)))
    chair.submit(action, chair.requests[0].id, heard.done)
    assert len(commands(room)) == 1
    return heard


def commands(room: Room) -> list[str]:
    return [sent.id for sent in room.sent if isinstance(sent, e.Do)]


def on_turn() -> tuple[Room, Match[Any, Any]]:
    """A room in which it is Ana's turn."""
    room, match = dealt()
    while match.requests[0].seat != 0:
        match = room.match(inputs=match.sequence + 1)
        room.tell_match(match)
    return room, match


def again(room: Room, match: Match[Any, Any]) -> None:
    """Ana's client has reconnected; the room sends everything."""
    room.sent.clear()
    at = e.read_down(all_of(chair_of(match)))
    assert isinstance(at, e.At)
    snapshot = e.Snapshot(Clean.of("room"), ANA, room.log.state, chair=at)
    room.session.heed(snapshot)
    room.session.heed(e.Synced())


def chair_of(match: Match[Any, Any]) -> LocalChair:
    return LocalChair(MatchRunner(match, MatchInlineQueue(), "", lambda lines: None), 0)


@pytest.mark.parametrize("change", ["another match", "watching"])
def test_a_play_from_before_the_place_changed_is_refused_once(change: str) -> None:
    async def test() -> None:
        room, match = on_turn()
        heard = ask(room)
        (id,) = commands(room)
        if change == "watching":
            room.tell_match(match, None)
        else:
            room.tell(v.Ended(match.header.id), v.Sealed("x1", "a" * 64), v.Began("x1"))
            match = room.match("c0ffee" * 5 + "c0", id="x1")
            room.tell_match(match)
        assert heard.answers == [e.PLACE_CHANGED]
        room.session.heed(e.Denied(id, e.PLACE_CHANGED))  # the room refuses it as well
        assert heard.answers == [e.PLACE_CHANGED]
        assert not room.ana.failures
        room.session.close()

    asyncio.run(test())


@pytest.mark.parametrize("told_otherwise", [False, True])
def test_a_play_is_asked_again_when_everything_is_told_anew(told_otherwise: bool) -> None:
    async def test() -> None:
        room, match = on_turn()
        heard = ask(room)
        (id,) = commands(room)
        room.session.forgets = True
        again(room, room.match(inputs=match.sequence, choice=-1) if told_otherwise else match)
        assert commands(room) == [id]
        chair = room.session.chair
        assert chair is not None
        assert (chair is heard.chair) is not told_otherwise
        Heard(chair)
        other = list[Rejection | Exception | None]()
        chair.leave(other.append)
        assert [refused.code for refused in other if isinstance(refused, Rejection)] == [
            "on_its_way"
        ]
        room.session.heed(e.Done(id, None))
        assert heard.answers == [None]
        assert chair.asked is None
        room.session.close()

    asyncio.run(test())


@pytest.mark.parametrize("command", [e.LeaveGame, e.ComeBack])
def test_the_room_refuses_a_command_of_another_match(command: type[e.LeaveGame]) -> None:
    _, match = on_turn()
    sent = list[e.AnyDown]()
    failed = list[Exception]()
    responder = Responder(ResponseCache(), sent.append, failed.append)
    server = ChairServer(chair_of(match), sent.append, responder, failed.append)
    server.start()
    server.take(command("ask1", "another"))
    server.take(command("ask1", "another"))
    answers = [answer for answer in sent if isinstance(answer, e.Denied)]
    assert [(answer.id, answer.refusal) for answer in answers] == [("ask1", e.PLACE_CHANGED)] * 2
    assert not failed
