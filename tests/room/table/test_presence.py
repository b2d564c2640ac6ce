"""Who is away and who comes back: bots play for them, the table passes on, and a chair of a bot is
there to be taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean
from playroom.room.members.people import Member
from playroom.room.table import presence
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.store import StoreError
from tests import clock
from tests.one_game import one_game
from tests.room.kit import Near, Person, in_room, kinds, names, play_on, state_of, until


def test_who_is_back_within_the_grace_plays_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(turn_seconds=30)
        ana, ben = await near.begin("Ana", "Ben")
        runner = near.table.runner
        assert runner is not None
        ben.session.close()
        await until(lambda: names(v.Away, ana) == ["Ben"])
        assert runner.seconds_left(1) == {}
        assert runner.seconds_left(0) != {}
        people = ana.session.chair.people if ana.session.chair is not None else ()
        assert [person.away for person in people] == [False, True]
        ben = near.come("Ben")
        await until(lambda: names(v.Back, ana) == ["Ben"])
        assert runner.seconds_left(1) != {}
        await clock.passes(0.4)
        assert kinds(near) == ("person", "person")
        assert ben.session.chair is not None
        assert ben.session.chair.seat == 1
        await play_on([ana, ben], lambda: runner.match.outcome is not None)

    in_room(tmp_path, test)


def test_after_the_grace_a_bot_plays_and_the_seat_can_be_taken_back(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        ben.session.close()
        await until(lambda: kinds(near)[1] != "person")
        assert kinds(near)[1] in near.table.game.bots
        ben = near.come("Ben")
        chair = ben.session.chair
        assert chair is not None
        assert (chair.seat, chair.plays) == (1, False)
        result: list[object] = []
        chair.come_back(result.append)
        await until(lambda: bool(result))
        assert result == [None]
        assert kinds(near) == ("person", "person")
        runner = near.table.runner
        assert runner is not None
        await play_on([ana, ben], lambda: runner.match.outcome is not None)
        chair = ben.session.chair
        assert chair is not None
        assert ben.heard(runner.header.id) == list(chair.events())

    in_room(tmp_path, test)


def test_nobody_loses_a_seat_while_nobody_is_here(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        ana.session.close()
        ben.session.close()
        runner = near.table.runner
        assert runner is not None
        await until(lambda: runner.resting)
        await clock.passes(0.4)
        assert kinds(near) == ("person", "person")
        ana = near.come("Ana")
        await until(lambda: not runner.resting)
        await until(lambda: kinds(near)[1] != "person")  # from then on Ben is waited for
        assert kinds(near)[0] == "person"

    in_room(tmp_path, test)


def test_a_pause_takes_nobodys_seat_and_lets_no_bot_act(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3, turn_seconds=30)
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        await ana.ask(v.PutBot("easy"))
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        runner = near.table.runner
        assert runner is not None
        assert await ana.ask(v.Pause()) == ""
        assert runner.resting
        assert runner.seconds_left(0) == {}
        ben.session.close()
        at = runner.match.sequence
        await clock.passes(0.4)
        assert kinds(near)[1] == "person"
        assert runner.match.sequence <= at + 1  # what was being kept
        assert await ana.ask(v.GoOn()) == ""
        assert not runner.resting
        await until(lambda: kinds(near)[1] != "person")

    in_room(tmp_path, test)


@pytest.mark.parametrize("game", one_game())
def test_bots_play_to_the_end_for_who_has_gone_for_good(game: str, tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(game)
        ana, ben = await near.begin("Ana", "Ben")
        await ben.go(True)
        await until(lambda: kinds(near)[1] != "person" or ana.overs > 0)
        runner = near.table.runner
        assert runner is not None
        leaving = [entry for entry in runner.match.entries if entry.kind == "leave"]
        assert len(leaving) == 1
        await play_on([ana], lambda: runner.match.outcome is not None or runner.match.sequence > 40)

    in_room(tmp_path, test)


def test_bots_alone_rest_while_nobody_is_here(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        await ben.go(True)
        await ana.go(True)
        runner = near.table.runner
        assert runner is not None
        at = runner.match.sequence
        await until(lambda: runner.match.sequence > at)  # Eva watches bots
        eva.session.close()
        await until(lambda: runner.resting)
        await clock.passes(0.05)
        at = runner.match.sequence
        await clock.passes(0.2)
        assert runner.match.sequence == at
        near.come("Eva")
        await until(lambda: runner.match.outcome is not None)

    in_room(tmp_path, test)


def test_an_owner_who_stays_away_is_followed_by_who_sat_longest(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        ana, eva, ben = near.come("Ana"), near.come("Eva"), near.come("Ben")
        await ben.ask(v.Sit(0))
        ana.session.close()
        await until(lambda: near.table.state.owner == ben.me)
        near.come("Ana")
        await clock.passes(0.25)
        assert near.table.state.owner == ben.me
        assert not eva.session.owns

    in_room(tmp_path, test)


def test_an_owner_who_is_back_in_time_stays_the_owner(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana = near.come("Ana")
        near.come("Ben")
        ana.session.close()
        await clock.passes(0.05)
        near.come("Ana")
        await clock.passes(0.3)
        assert near.table.state.owner == ana.me

    in_room(tmp_path, test)


# -- other people's chairs -------------------------------------------------------------------------


async def with_a_bot(near: Near) -> Person:
    """A person plays with a bot."""
    near.open_table(seats=2)
    ana = near.come("Ana")
    await ana.ask(v.Sit(0))
    await ana.ask(v.PutBot("easy"))
    await ana.ready()
    await until(lambda: near.table.state.phase is Phase.PLAYING)
    return ana


def test_a_newcomer_takes_the_chair_of_a_bot_while_a_game_is_on(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana = await with_a_bot(near)
        ben, eva = near.come("Ben"), near.come("Eva")
        assert ben.session.chair is not None
        assert ben.session.chair.seat is None
        assert await ana.ask(v.Sit()) == "seated"
        result = await asyncio.gather(ben.ask(v.Sit()), eva.ask(v.Sit()))
        assert sorted(result) == ["", "no_bot"]
        sits, watches = (ben, eva) if result[0] == "" else (eva, ben)
        assert sits.session.chair is not None
        assert sits.session.chair.seat == 1
        assert sits.session.chair.plays
        assert watches.session.chair is not None
        assert watches.session.chair.seat is None
        assert kinds(near) == ("person", "person")
        assert near.table.state.bots == ()
        runner = near.table.runner
        assert runner is not None
        assert str(runner.match.players[1].name) == ("Ben" if result[0] == "" else "Eva")
        await play_on([ana, sits], lambda: runner.match.outcome is not None)

    in_room(tmp_path, test)


def test_who_goes_while_taking_a_chair_leaves_it_to_the_bot(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await with_a_bot(near)
        ben = near.come("Ben")
        await until(lambda: near.table.state.guest(ben.me) is not None)
        near.write_queue._patience = 0.0  # everything takes a moment now
        ben.session.ask(v.Sit(), lambda result: None)
        ben.session.go(True, lambda result: None)
        await until(lambda: bool(ben.ended))
        await until(lambda: kinds(near)[1] != "person" and near.table.state.guest(ben.me) is None)
        await clock.passes(0.1)
        assert kinds(near)[1] != "person"
        assert (
            state_of(near.room_store.rows(near.table.state.id), near.table.game) == near.table.state
        )

    in_room(tmp_path, test)


def test_a_seat_is_a_persons_and_not_a_names(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        ben.session.close()
        await until(lambda: names(v.Away, ana) == ["Ben"])
        member = near._members["Ben"]
        renamed = near.room_store.people.rename(member, Clean.of("Benita"), "es")
        assert isinstance(renamed, Member)
        near._members["Ben"] = renamed
        again = near.come("Ben")
        await until(lambda: near.table.state.in_seat(1) == near.table.state.guest(again.me))
        assert again.session.chair is not None
        assert again.session.chair.seat == 1
        runner = near.table.runner
        assert runner is not None
        await play_on([ana, again], lambda: runner.match.outcome is not None)
        # who sits there for the next game does not see the cards of the last one
        assert await again.ask(v.Stand()) == ""
        eva = near.come("Eva")
        assert await eva.ask(v.Sit(1)) == ""
        eva.session.close()
        eva = near.come("Eva")
        assert eva.session.chair is not None
        assert eva.session.chair.seat is None

    in_room(tmp_path, test)


class FullDisk:
    """Keeps no row of some kind at the tables, until there is room again."""

    def __init__(self, near: Near, kind: type[v.TableEvent]) -> None:
        self._room_store, self._append, self._kind = near.room_store, near.room_store.append, kind
        self.tried = 0
        self._room_store.append = self._full  # type: ignore[method-assign]

    def _full(
        self, table: v.TableId, number: int, rows: Sequence[v.TableEvent], *more: Any
    ) -> None:
        if any(isinstance(row, self._kind) for row in rows):
            self.tried += 1
            raise StoreError("disk-full", file=Clean.of("room.db"))
        self._append(table, number, rows, *more)

    def end(self) -> None:
        """There is room again."""
        self._room_store.append = self._append  # type: ignore[method-assign]


def test_who_goes_and_comes_while_the_disk_is_full_is_not_mistaken_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "AGAIN", 0.02)

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        for _ in range(2):
            disk = FullDisk(near, v.Away)
            ben.session.close()
            await until(lambda disk=disk: disk.tried >= 2)  # type: ignore[misc]
            assert near.table.state.guests[1].here
            disk.end()
            await until(lambda: not near.table.state.guests[1].here)
            disk = FullDisk(near, v.Back)
            ben = near.come("Ben")
            await until(lambda disk=disk: disk.tried >= 2)  # type: ignore[misc]
            assert not near.table.state.guests[1].here
            disk.end()
            await until(lambda: near.table.state.guests[1].here)
            assert not ben.ended
        assert len(ana.failures) <= 3, "it is told seldom"
        for person in near.persons:
            person.failures.clear()

    in_room(tmp_path, test)
