"""Abuse by a client: more of something than is good for the others, by cutting wires and coming
again; to be heard though they are muted.
"""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from playroom.doors import arriving
from playroom.doors.arriving import ShellPrompts
from playroom.engine.notes import Clean, note
from playroom.engine.wire import encode
from playroom.room.members.device_key import DeviceKey
from playroom.room.members.people import Key
from playroom.room.members.phrases import PassphraseHasher
from playroom.room.moderation import state as o
from playroom.room.moderation.house_rules import House
from playroom.room.moderation.service import kept_of
from playroom.room.protocol import messages as e
from playroom.room.server import limits
from playroom.room.server.admission import Admission, Candidate, Credentials
from playroom.room.server.connection_limiter import ConnectionLimiter, Limits
from playroom.room.server.limits import Rate, RateLimiter, TokenBucket, TokenBuckets
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason
from playroom.room.table.state import makes_room
from playroom.shell.room.house_rules import RulesAsked
from playroom_testing.room import Inside
from tests.room.doors.test_every_door import OWNER, bar
from tests.room.far import FarRoom, with_room
from tests.room.kit import Near, Person, added, in_room, until
from tests.room.lobby_kit import Walker, walk_in
from tests.room.moderation.test_moderation import WHY, command
from tests.room.server.test_hostile_client import hello as hello_of
from tests.room.server.test_hostile_client import last_words, raw

RULES = House(rules={"en": (Clean.of("Be kind."),)})


# -- too much --------------------------------------------------------------------------------------


def test_buckets_are_looked_through_seldom_and_none_that_is_in_use_is_lost() -> None:
    looked = 0

    class Counted(TokenBucket):
        @property
        def is_full(self) -> bool:
            nonlocal looked
            looked += 1
            return super().is_full

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "TokenBucket", Counted)
        buckets, many = TokenBuckets[int](10), 20_000
        for number in range(many):  # of so many houses, none of which is quiet again
            assert buckets.of(number, 0.0, 1).take()
        assert len(buckets) == many
        assert looked < 2 * many
        assert not any(buckets.of(number, 0.0, 1).take() for number in range(0, many, 100))
        for number in range(many, 3 * many):
            buckets.of(number, 0.0, 1)  # nothing is taken
        assert len(buckets) < 3 * many


def test_what_one_may_do_is_counted_by_person_and_kind() -> None:
    rate_limiter = RateLimiter()
    assert [rate_limiter.may("ana", Rate.OPEN) for _ in range(5)] == [True] * 4 + [False]
    assert rate_limiter.may("ben", Rate.OPEN)
    assert rate_limiter.may("ana", Rate.SEEK)


async def come_anew(walker: Walker) -> None:
    """Cuts the wire, and comes again by itself."""
    assert walker.line is not None
    old = walker.line._connection
    assert old is not None
    old.abort()
    await until(lambda: walker.line._connection not in (None, old))  # type: ignore[union-attr]


def test_who_cuts_a_wire_may_not_say_or_ask_for_more(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
        assert await ana.open("cribbage") == ""
        table = ana.person.session.state.id if ana.person is not None else ""
        await until(lambda: table in ben.seen)
        assert await ben.enter(table) == ""
        said = list[str]()
        for number in range(3):
            assert ben.person is not None
            said += [await ben.person.say(f"word {number}{n}") for n in range(4)]
            await come_anew(ben)
        assert 5 <= said.count("") <= 7
        assert set(said) == {"", "too_fast"}
        asked = [await ben.person.ask(v.BeReady(n % 2 == 1, 10_000)) for n in range(60)]
        assert set(asked) == {"", "too_fast"}
        assert ana.person is not None
        assert sum(isinstance(row, v.Readied | v.Unreadied) for row in ana.person.rows) <= 45

    with_room(tmp_path, test, public=True)


def test_nobody_comes_and_goes_at_a_table_without_end(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
        assert await ana.open("cribbage") == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: table in ben.seen)
        result = list[str]()
        for _ in range(16):
            result.append(await ben.enter(table, watch=True))
            if result[-1] == "":
                await ben.leave()
        assert result[:10] == [""] * 10
        assert "too_fast" in result

    with_room(tmp_path, test, public=True)


def test_whoever_is_known_does_not_come_again_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rate.COME, "_value_", (0.5, 10))

    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        code = room.invitation(None).code
        words = list[str]()
        for _ in range(14):
            wire = await raw(room)
            with contextlib.suppress(ConnectionClosed):
                await wire.send(hello_of(token="c" * 32, code=code), text=True)
                await asyncio.wait_for(wire.recv(), 5)
                first = e.read_down(str(await asyncio.wait_for(wire.recv(), 5)).encode())
                words.append(first.why if isinstance(first, e.Close) else "")
            wire.transport.abort()
        assert words[:10] == [""] * 10
        assert words[-1] == "too_fast"
        assert not ana.ended

    with_room(tmp_path, test)


def test_who_watches_neither_holds_up_nor_hurries_those_who_play(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        runner = near.table.runner
        assert runner is not None
        assert eva.chair is not None
        hooks: Any = next(chair.hooks for chair in runner.chairs if chair is eva.chair)
        slow = type(hooks)(**{**_fields(hooks), "pause": lambda: 5.0})
        eva.chair.attach(slow)
        assert max(listener.pause() for listener in runner._listeners()) <= 0.8
        hurried = list[bool]()
        runner.hurry = lambda: hurried.append(True)  # type: ignore[method-assign]
        eva.chair.hurry()
        assert not hurried
        ana = near.persons[0].chair
        assert ana is not None
        ana.hurry()
        assert hurried

    in_room(tmp_path, test)


def _fields(hooks: Any) -> dict[str, Any]:
    return {name: getattr(hooks, name) for name in type(hooks).__dataclass_fields__}


def test_nobody_leaves_the_game_and_comes_back_without_end(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        ana, _ = await near.begin("Ana", "Ben")
        chair = ana.chair
        assert chair is not None
        result = list[str]()
        for number in range(60):
            answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            (chair.come_back if number % 2 else chair.leave)(answer.set_result)
            refused = await asyncio.wait_for(answer, 10)
            result.append("" if refused is None else refused.code)
        assert result[:30] == [""] * 30
        assert result[-1] == "too_fast"

    in_room(tmp_path, test, grace=5.0)


def test_a_table_of_passers_by_is_never_full_of_those_who_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(v, "MOST_PEOPLE", 4)

    async def test(near: Near) -> None:
        near.open_table("casino")
        await near.begin("Ana", "Ben")
        for name in ("Eva", "Luz", "Tom", "Uma"):
            guest = near.come(name)
            await until(lambda: near.table.state.guest(guest.me) is not None)  # noqa: B023
            guest.session.close()
            await until(lambda: not _is_here(near, guest))  # noqa: B023
        assert [str(guest.name) for guest in near.table.state.guests] == [
            "Ana",
            "Ben",
            "Tom",
            "Uma",
        ]
        eva, luz = near.come("Eva"), near.come("Luz")
        await until(lambda: _is_here(near, eva) and _is_here(near, luz))
        assert makes_room(near.table.state) is None
        tom = near.come("Tom")
        await until(lambda: tom.ended == [CloseReason.SENT_AWAY])

    in_room(tmp_path, test)


def _is_here(near: Near, person: Person) -> bool:
    guest = near.table.state.guest(person.me)
    return guest is not None and guest.here


# -- order -----------------------------------------------------------------------------------------


def test_the_name_of_who_is_hushed_says_nothing(tmp_path: Path) -> None:
    """A new name would be heard wherever they come: they keep the one they have."""

    async def test(room: FarRoom) -> None:
        key = DeviceKey.new()
        ana, eva = await walk_in(room, "Ana"), await walk_in(room, "Eva", key=key)
        room.room.services.moderation.own(ana.me)
        assert await ana.open("cribbage") == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        assert await ana.person.ask(command(v.ModerationAction.HUSH, "Eva")) == ""
        assert eva.line is not None
        eva.line.close()
        loud = await walk_in(room, "Ana cheats", key=key)
        assert (loud.me, loud.lobby.name) == (eva.me, "Eva")
        assert await loud.enter(table) == ""
        await until(lambda: len(_names(ana)) == 2)
        assert _names(ana) == ["Ana", "Eva"]
        assert (
            await ana.person.ask(v.ModerationCommand(v.ModerationAction.PARDON, "Eva", "calm"))
            == ""
        )
        assert loud.line is not None
        loud.line.close()
        assert (await walk_in(room, "Evita", key=key)).lobby.name == "Evita"

    with_room(tmp_path, test, public=True)


def _names(walker: Walker) -> list[str]:
    assert walker.person is not None
    return [str(guest.name) for guest in walker.person.session.state.guests]


def test_who_is_hushed_at_a_table_is_so_when_they_come_again(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, eva = near.come("Ana"), near.come("Eva")
        await until(lambda: len(near.table.state.guests) == 2)
        assert await ana.ask(v.MuteAtTable(eva.me, True)) == ""
        await eva.go(True)
        await until(lambda: near.table.state.guest(eva.me) is None)
        near._members["Eva"] = _renamed(near, "Eva", "Ana cheats")
        again = near.come("Eva")
        await until(lambda: near.table.state.guest(again.me) is not None)
        guest = near.table.state.guest(again.me)
        assert guest is not None
        assert (guest.name, guest.hushed) == ("Eva", True)
        assert await again.say("hello") == "hushed"
        assert await ana.ask(v.MuteAtTable(eva.me, False)) == ""
        await again.go(True)
        near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        guest = near.table.state.guest(eva.me)
        assert guest is not None
        assert (guest.name, guest.hushed) == ("Ana cheats", False)

    in_room(tmp_path, test)


def _renamed(near: Near, name: str, called: str) -> Any:
    return near.services.people.rename(near._members[name], Clean.of(called), "en")


def test_a_table_sends_nobody_away_who_looks_after_the_room(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben, eva = (near.come(name) for name in ("Ana", "Ben", "Eva"))
        await until(lambda: len(near.table.state.guests) == 3)
        near.moderation.own(ben.me)
        await until(lambda: ben.session.is_moderator)
        assert near.table.state.owner == ana.me
        for asked in (v.KickFromTable(ben.me, True), v.MuteAtTable(ben.me, True)):
            assert await ana.ask(asked) == "looks_after"
            assert await eva.ask(asked) == "not_owner"
        assert await ana.ask(v.KickFromTable(eva.me)) == ""
        assert await ana.ask(v.GiveTable(ben.me)) == ""
        assert await ben.ask(v.MuteAtTable(ana.me, True)) == ""

    in_room(tmp_path, test)


def test_who_is_barred_while_they_read_the_rules_does_not_come_in(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        services, token = room.room.services, "c" * 32
        wire = await raw(room)
        await wire.send(hello_of(token=token, code=room.invitation(0).code), text=True)
        await asyncio.wait_for(wire.recv(), 5)
        rules = e.read_down(str(await asyncio.wait_for(wire.recv(), 5)).encode())
        assert isinstance(rules, e.HouseRules)
        eva = services.people.member(Key.token(token))
        assert eva is not None
        await bar(services, eva.id, "Eva")
        await until(lambda: services.moderation.is_banned(eva.id))
        await wire.send(encode(e.Agreed(rules.hash)), text=True)
        assert await last_words(wire) == ["barred", "1000"]
        assert not room.table.state.guests

    with_room(tmp_path, test, house=RULES)


def test_the_same_by_ssh_and_on_the_page(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana = near.come("Ana")
        await until(lambda: near.table.state.guest(ana.me) is not None)
        near.moderation.own(ana.me)
        inside, result = Inside(tmp_path / "shell"), list[str]()
        limiter = ConnectionLimiter(near.services, Limits(64, 64))
        admission = Admission(near.services, limiter, PassphraseHasher(), {}, True, lambda: False)
        for name in ("Eva", "Ben"):
            eva = added(near.services, name)
            shown = Credentials((Key.ssh(name),), "192.0.2.7", "en")
            prompts = ShellPrompts(inside.app)
            inside.app.set_setting("name", name)
            arriving.admit_guest(
                inside.app,
                admission,
                Candidate(eva, shown),
                prompts,
                lambda one: result.append(str(one.member.name)),
                note("guest-not-invited"),
            )
            await until(lambda: any(isinstance(one, RulesAsked) for one in inside.app.screens))
            if name == "Eva":
                row = o.Ban(near.moderation.now, o.Somebody(eva.id, eva.name), OWNER, WHY)
                near.room_store.append(o.ROOM, near.moderation.state.rows + 1, (kept_of(row),))
                near.moderation.catch_up()
                await until(lambda: near.moderation.is_banned(eva.id))  # noqa: B023
            inside.press("enter")
            await until(lambda: not inside.app.screens)
        assert result == ["Ben"]
        assert "do not let you in" in " ".join(inside.lines), inside.lines
        inside.close()

    in_room(tmp_path, test, house=RULES)
