"""A muted person is not heard: no command or request tells others a word or a name of theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from playroom.engine.notes import Clean
from playroom.engine.wire import written
from playroom.room.members.circle import Notice, PersonalAct
from playroom.room.table import values as v
from playroom.room.table.values import ModerationAction
from tests.room.kit import Near, Person, in_room, until
from tests.room.members.test_personal import asked

WORDS = "insulting"
COMMANDS: tuple[v.AnyCommand, ...] = (
    v.Pause(), v.GoOn(), v.Sit(), v.Sit(1), v.Stand(), v.SetOption(WORDS, WORDS),
    v.SetOption("target", WORDS), v.SetPreset(WORDS), v.SetSeats(4), v.SetDeals(False),
    v.SetPace(24), v.SetHints("all"), v.TakeVacation(3), v.SetOpenHands(True), v.PutBot(WORDS),
    v.TakeBot(), v.BeReady(True, 10**6), v.KickFromTable("a" * 12), v.MuteAtTable("a" * 12, True),
    v.HearWatchers(True), v.GiveTable("a" * 12), v.CloseTable(),
    v.ModerationCommand(ModerationAction.HUSH, "Ana", WORDS),
    v.ModerationCommand(ModerationAction.REPORT, "Ana", WORDS),
)  # fmt: skip
"""Every command of a table, with the muted person's words wherever there is room for any."""
SAID_TO_OTHERS = {PersonalAct.FRIEND, PersonalAct.CALL}


def test_every_command_is_walked() -> None:
    assert {type(command) for command in COMMANDS} == {*get_args(v.AnyCommand)}


@pytest.mark.parametrize("where", ["room", "table"])
def test_whatever_a_muted_person_asks_for_nobody_hears_it(where: str, tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("brisca")
        ana, ben = await near.begin("Ana", "Ben")
        lines = list[Notice]()
        for person in (ana, ben):
            session: Any = person.session
            object.__setattr__(session._hooks, "notice", lines.append)
        near.moderation.own(ana.me)
        await until(lambda: near.moderation.state.is_moderator(ana.me))
        muted: v.AnyCommand = v.MuteAtTable(ben.me, True)
        if where == "room":
            muted = v.ModerationCommand(ModerationAction.HUSH, "Ben", "shouting")
        assert await ana.ask(muted) == ""
        told = len(ana.rows)
        assert await ben.say(WORDS) == "hushed"
        assert await ben.say(WORDS, v.To.PERSON, ana.me) == "hushed"
        assert await ben.nudge() == "hushed"
        circles, personal = near.services.people.circles, near.services.personal
        for one, other in ((ana, ben), (ben, ana)):
            circles.befriend(one.me, other.me)
        for one in (ana, ben):
            personal.arrives(one.me, circles.of(one.me), ())
        if where == "room":
            personal.greet(ben.me, Clean("Ben"))
        for act in PersonalAct:
            answer = await asked(ben.session, act, name="Ana", text=WORDS)
            assert (answer == "hushed") is (act in SAID_TO_OTHERS), act
        if where == "room":
            assert lines == [], "who moderates finds the report of a muted person when they look"
        assert len(near.moderation.reports) == 1
        for command in COMMANDS:
            code = await ben.ask(command)
            if isinstance(command, v.Pause):
                assert code == "hushed"
        rows = ana.rows[told:]
        assert not any(isinstance(row, v.WantsPause | v.Paused) for row in rows)
        heard: list[Any] = [*rows, *ana.order, *ana.said, *(line for line in lines)]
        assert WORDS not in "".join(map(written, heard))
        assert (ana.said, ana.nudged) == ([], 0)
        assert await ana.ask(v.Pause()) == ""
        assert near.table.state.phase is v.Phase.PAUSED

    in_room(tmp_path, test)


def test_what_was_said_before_is_not_let_out_afterwards(tmp_path: Path) -> None:
    """Those who watch late hear what players say as late."""

    async def test(near: Near) -> None:
        near.open_table("brisca")
        await until(lambda: near.table.stream.is_idle)
        near.table.put(v.WatchersLate(2))
        ana, ben = await near.begin("Ana", "Ben")
        eva: Person = near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        assert await ben.say(WORDS) == ""
        assert await ana.say("hello") == ""
        assert await ana.ask(v.MuteAtTable(ben.me, True)) == ""
        while not eva.said:
            await (ana if ana.awaited() else ben).play()
        assert eva.said == ["Ana: hello"]

    in_room(tmp_path, test)
