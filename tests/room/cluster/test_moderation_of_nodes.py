"""Order in a room that several processes serve: what is done at one of them holds at all, and at
once.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from playroom.room.moderation import state as o
from playroom.room.table import values as v
from playroom.room.table.values import ModerationAction
from tests.room.gates import Gate, Gates, at_two, in_gates
from tests.room.kit import until
from tests.store.postgres import Server

NET = "192.0.2.7"


def command(act: ModerationAction, name: str, why: str = "shouting") -> v.ModerationCommand:
    return v.ModerationCommand(act, name, why)


async def agreed(*gates: Gate) -> None:
    """All know the same of the order of the room."""
    orders = [gate.room.services.moderation for gate in gates]
    await until(lambda: all(one.state == orders[0].state for one in orders))


def test_who_is_hushed_at_one_process_is_silent_at_all(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        eva = await gates.come(second, table, "Eva", None)
        for gate in (first, second):
            await until(lambda gate=gate: len(gate.runs(table).state.guests) == 3)
        first.room.services.moderation.own(ana.me)
        await agreed(first, second)
        assert await ana.ask(command(ModerationAction.HUSH, "Ben")) == ""
        await until(lambda: bool(ben.order) and bool(eva.order))
        assert [(n.act, n.why, n.minutes) for n in ben.order] == [
            (ModerationAction.HUSH, "shouting", 60)
        ]
        assert [(n.act, n.name, n.why) for n in eva.order] == [(ModerationAction.HUSH, "Ben", "")]
        assert await ben.say("still here") == "hushed"
        assert await ana.ask(v.ModerationCommand(ModerationAction.PARDON, "Ben", "calm")) == ""
        await until(lambda: len(ben.order) == 2)
        assert await ben.say("thanks") == ""
        await until(lambda: ana.said == ["Ben: thanks"])

    in_gates(tmp_path, postgres, test)


def test_two_moderators_at_once_at_two_processes(tmp_path: Path, postgres: Server) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        eva = await gates.come(first, table, "Eva", None)
        await until(lambda: len(second.runs(table).state.guests) == 3)
        for person in (ana.me, ben.me):
            first.room.services.moderation.own(person)
        await agreed(first, second)
        await until(lambda: len(first.room.services.moderation.state.owners) == 2)
        await agreed(first, second)
        answers = await asyncio.gather(
            ana.ask(command(ModerationAction.HUSH, "Eva", "one")),
            ben.ask(command(ModerationAction.BAN, "Eva", "two")),
        )
        assert answers == ["", ""]
        await until(lambda: bool(eva.ended))
        await agreed(first, second)
        for gate in (first, second):
            moderation = gate.room.services.moderation
            assert sorted(str(deed.why) for deed in o.told(moderation.rows)) == ["one", "two"]
            assert moderation.state.rows == len(moderation.rows)

    in_gates(tmp_path, postgres, test)


def test_who_is_barred_at_another_process_than_theirs_is_known_by_all_that_was_seen_there(
    tmp_path: Path, postgres: Server
) -> None:
    """By their keys, and by where they came from."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        _, ana, ben = await at_two(gates)
        for gate in (first, second):
            gate.room.services.moderation._address_days = 7
        first.room.services.moderation.own(ana.me)
        await agreed(first, second)
        assert not second.room.services.moderation.bans(ben.me, ("a-key",), NET)
        assert await ana.ask(command(ModerationAction.BAN, "Ben")) == ""
        await until(lambda: bool(ben.ended))
        for gate in (first, second):
            moderation = gate.room.services.moderation
            await until(lambda moderation=moderation: moderation.bans(None, ("a-key",), ""))
            assert moderation.bans(None, (), NET)
            assert not moderation.bans(None, ("other",), "192.0.2.8")
            assert len(o.told(moderation.rows)) == 1
        assert len(ben.order) == 1
        assert [news.act for news in ana.order] == [ModerationAction.BAN]
        assert await ana.ask(v.ModerationCommand(ModerationAction.PARDON, "Ben", "calm")) == ""
        await agreed(first, second)
        for gate in (first, second):
            assert not gate.room.services.moderation.bans(None, ("a-key",), NET)

    in_gates(tmp_path, postgres, test)
