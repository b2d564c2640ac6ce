"""A room in which those who watch are told late: what is played, what those who play say, and
what they may ask.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playroom.engine.chair import Chair, reduced
from playroom.engine.wire import encode
from playroom.room.moderation.house_rules import House
from playroom.room.table import values as v
from playroom.room.table.session import ConnectionState
from playroom.room.table.values import Phase
from playroom.shell.room.telling import told
from tests.room.far import FarRoom, Guest, with_room
from tests.room.kit import Near, Person, in_room, play_on, until

PLAYS = 4
LATE = House(delay=PLAYS)


def acts(near: Near) -> int:
    assert near.table.runner is not None
    return near.table.runner.match.acts


async def plays(near: Near, persons: list[Person], count: int) -> None:
    """So many more plays."""
    wanted = acts(near) + count
    await play_on(persons, lambda: acts(near) >= wanted)


def places(person: Person) -> set[int]:
    """The inputs that a person was told of."""
    return {placed.sequence for _, placed in person.events}


def test_talk_of_those_who_play_is_heard_as_late_as_their_plays(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        eva, ida = near.come("Eva"), near.come("Ida")
        await until(lambda: near.table.state.guest(ida.me) is not None)
        await plays(near, [ana, ben], PLAYS + 1)
        assert await ana.say("my ten is good") == ""
        assert await ben.say("for you alone", v.To.PERSON, eva.me) == ""
        assert await eva.say("is it", v.To.WATCHERS) == ""
        assert ben.said[0] == "Ana: my ten is good"
        assert (eva.said, ida.said) == (["Eva: is it"], ["Eva: is it"])
        assert [said.text for said in eva.session.sayings] == ["is it"]
        await plays(near, [ana, ben], PLAYS - 1)
        assert eva.said == ["Eva: is it"]
        late = near.come("Ola")
        await until(lambda: near.table.state.guest(late.me) is not None)
        assert [said.text for said in late.session.sayings] == ["is it"]
        await plays(near, [ana, ben], 1)
        assert eva.said[1:] == ["Ana: my ten is good", "Ben: for you alone"]
        assert ida.said[1:] == late.said == ["Ana: my ten is good"]
        assert next(said.text for said in eva.session.sayings) == "my ten is good"

    in_room(tmp_path, test, house=LATE)


def test_what_is_said_last_is_heard_when_the_match_is_over(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        match = near.table.runner.match if near.table.runner else None
        assert match is not None
        said = 0
        while match.outcome is None:
            await plays(near, [ana, ben], 1)
            if match.outcome is None and said < 20:
                said += 1
                await ana.say(f"word {said}")
        await until(lambda: near.table.state.phase is Phase.OVER)
        assert eva.said == [f"Ana: word {number}" for number in range(1, said + 1)]
        assert eva.overs == 1
        assert max(places(eva)) == max(places(ana))
        await ana.say("at once again")
        assert eva.said[-1] == "Ana: at once again"

    in_room(tmp_path, test, house=LATE)


def test_who_watches_late_is_not_told_who_is_awaited(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        assert await eva.nudge() == "late"
        waits = ben if ana.awaited() else ana
        waits.session.close()
        await until(lambda: not all(guest.here for guest in near.table.state.seated))
        assert await eva.nudge() == "late"

    in_room(tmp_path, test, house=LATE)


def test_a_room_that_was_killed_is_as_late_as_before(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        await plays(near, [ana, ben], 2 * PLAYS)
        await until(lambda: eva.chair is not None)
        assert eva.chair is not None
        known = encode([eva.chair.view, list(eva.chair.events())])
        await near.again()
        eva = near.come("Eva")
        await until(lambda: eva.chair is not None)
        assert eva.chair is not None
        assert encode([eva.chair.view, list(eva.chair.events())]) == known
        near.more["house"] = House()
        await near.again()
        assert near.table.state.late == 0

    in_room(tmp_path, test, house=LATE)


def test_who_watches_from_elsewhere_is_sent_nothing_newer_through_cuts_too(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        guests = await room.begin("Ana", "Ben")
        runner = room.table.runner
        assert runner is not None
        eva = await room.watch("Eva")
        for target in range(2, 30, 3):
            await until_known(room, guests, eva, target)
            if target % 2 == 0:
                cut(room)
                await until(lambda: ConnectionState.UP in eva.wires)
                eva.wires.clear()

    with_room(tmp_path, test, house=LATE)


async def until_known(room: FarRoom, guests: list[Guest], watcher: Guest, target: int) -> None:
    """So many plays, after which a spectator knows what may be known by then."""
    runner, late = room.table.runner, room.table.late
    assert runner is not None
    assert late is not None
    await play_on(list(guests), lambda: runner.match.acts >= target)
    chair = await at_chair(watcher)
    wanted, now = target - PLAYS, late.now
    assert max(0, wanted) <= now.acts <= max(0, runner.match.acts - PLAYS)
    await until(lambda: encode(chair.view) == encode(now.view))
    told = list(reduced(runner.match.events[: now.events], None))
    await until(lambda: watcher.heard(runner.header.id) == told)


async def at_chair(guest: Guest) -> Chair:
    await until(lambda: guest.chair is not None)
    assert guest.chair is not None
    return guest.chair


def cut(room: FarRoom) -> None:
    """All wires are cut."""
    server = room.room.listener._server
    assert server is not None
    for connection in tuple(server.connections):
        connection.transport.abort()


def test_the_delay_is_told(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        state: Any = near.open_table("casino").state
        assert state.late == PLAYS
        (line,) = told(v.WatchersLate(PLAYS), state, state, "f" * 12, near.table.game, "en")
        assert line.id == "together-watchers-late"

    in_room(tmp_path, test, house=LATE)
