"""Commands that wait when the room is closed are decided and stored: of a table, of its match, of
moderation. What is submitted afterwards is refused.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from playroom.log.stream import NOT_KEPT
from playroom.room.moderation.state import Mute
from playroom.room.table import values as v
from playroom.room.table.values import ModerationAction, Phase
from tests.room.kit import Near, in_room


def holds(near: Near) -> threading.Event:
    """What is stored from now on waits until the event is set."""
    free = threading.Event()
    near.write_queue._patience = 0.0
    near.write_queue.run(lambda: free.wait(20), lambda waited: None)
    return free


def test_commands_that_wait_when_a_room_is_closed_are_stored(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        table = near.open_table(seats=3)
        persons = [near.come(name) for name in ("Ana", "Ben", "Eva")]
        near.moderation.own(persons[0].me)
        free, results = holds(near), list[Any]()
        for seat, person in enumerate(persons):
            person.session.ask(v.Sit(seat), results.append)
        for person in persons[1:]:
            command = v.ModerationCommand(ModerationAction.HUSH, "", "shouts", person.me)
            persons[0].session.ask(command, results.append)
        assert results == []
        assert len(table.stream.commands) == 2
        table.close()
        table.submit(lambda state: (v.Closed(),), results.append)
        assert results == [NOT_KEPT]
        free.set()
        again = await near.again()
        assert results == [NOT_KEPT, *5 * [None]]
        assert [guest.seat for guest in again.state.guests] == [0, 1, 2]
        assert again.state.phase is Phase.OPEN
        muted = [row.person.name for row in near.moderation.rows if isinstance(row, Mute)]
        assert [str(name) for name in muted] == ["Ben", "Eva"]

    in_room(tmp_path, test)


def test_plays_that_wait_when_a_room_is_closed_are_stored(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        persons = await near.begin("Ana", "Ben")
        free, results = holds(near), list[Any]()
        for person in persons:
            chair = person.chair
            assert chair is not None
            action = next(iter(chair.game.choices(chair.view)))
            chair.submit(action, chair.request_of(action), results.append)
        near.table.close()
        free.set()
        again = await near.again()
        assert again.runner is not None
        acts = [entry.seat for entry in again.runner.match.entries if entry.kind == "act"]
        assert acts == [0, 1]

    in_room(tmp_path, test)
