"""Order in a room: who may do what about whom, what follows from it, and at which doors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.engine.notes import Clean, Rejection
from playroom.engine.wire import PLAIN, BadJson, written
from playroom.log import stream
from playroom.log.write_queue import Queue
from playroom.room.moderation import state as o
from playroom.room.moderation.service import ELSEWHERE, KEYS_EACH, ModerationService, kept_of
from playroom.room.moderation.state import (
    ModerationState,
    Somebody,
    Wanted,
    active_ban,
    active_mute,
    apply,
    decide,
    long_ago,
)
from playroom.room.table import values as v
from playroom.room.table.values import ModerationAction
from playroom.store import StoreError
from tests import clock
from tests.room.kit import Near, Person, in_room, until

ANA, BEN, EVA, IDA = (
    Somebody(digit * 12, Clean.of(name))
    for digit, name in zip("abcd", ("Ana", "Ben", "Eva", "Ida"), strict=True)
)
WHY = Clean.of("shouting")
NOW = 1_800_000_000


def of(*rows: o.AnyModerationEvent) -> ModerationState:
    order = ModerationState()
    for row in rows:
        order = apply(order, row)
    return order


OWNED = of(o.Owns(ANA.id), o.Moderator(NOW, BEN, ANA, WHY))
"""A room that is Ana's, and Ben looks after it, too."""


def code(
    order: ModerationState, by: Somebody, act: ModerationAction, person: Somebody, why: Clean = WHY
) -> str:
    result = decide(order, by, Wanted(act, person, why), NOW)
    return result.code if isinstance(result, Rejection) else ""


def test_who_may_do_what_about_whom() -> None:
    for act in (ModerationAction.HUSH, ModerationAction.KICK, ModerationAction.BAN):
        assert code(OWNED, ANA, act, EVA) == ""
        assert code(OWNED, ANA, act, BEN) == ""
        assert code(OWNED, BEN, act, EVA) == ""
        assert code(OWNED, BEN, act, ANA) == "looks_after"
        assert code(OWNED, BEN, act, BEN) == "oneself"
        assert code(OWNED, EVA, act, IDA) == "order"
        assert code(OWNED, BEN, act, EVA, Clean("")) == "reason"
    two = apply(OWNED, o.Moderator(NOW, IDA, ANA, WHY))
    assert code(two, IDA, ModerationAction.BAN, BEN) == "looks_after"
    assert code(OWNED, ANA, ModerationAction.MODERATOR, EVA) == ""
    assert code(OWNED, BEN, ModerationAction.MODERATOR, EVA) == "moderator"
    assert code(OWNED, EVA, ModerationAction.MODERATOR, EVA) == "order"
    assert code(OWNED, BEN, ModerationAction.PARDON, EVA) == "pardon"


def test_hushed_for_a_while_and_pardoned() -> None:
    rows = decide(OWNED, BEN, Wanted(ModerationAction.HUSH, EVA, WHY, 10), NOW)
    assert isinstance(rows, tuple)
    order = apply(OWNED, rows[0])
    assert active_mute(order, EVA.id, NOW + 599) is not None
    assert active_mute(order, EVA.id, NOW + 600) is None
    assert active_mute(order, IDA.id, NOW) is None
    forgiven = apply(order, o.Reinstated(NOW, EVA, BEN, WHY))
    assert active_mute(forgiven, EVA.id, NOW + 1) is None
    for_good = apply(order, o.Mute(NOW, EVA, BEN, WHY, 0))
    assert active_mute(for_good, EVA.id, NOW + 10**9) is not None
    assert o.muted_or_banned(for_good, NOW + 600) == {EVA.id}
    assert o.muted_or_banned(order, NOW + 599) == {EVA.id}
    assert o.muted_or_banned(order, NOW + 600) == set()


def test_who_was_hushed_for_good_and_then_for_a_while_stays_heard() -> None:
    rows = (o.Mute(NOW, EVA, BEN, WHY, 0), o.Mute(NOW + 60, EVA, BEN, WHY, 10))
    later = NOW + 10**6
    assert active_mute(of(*rows), EVA.id, later) is None
    assert long_ago(rows, later) == (1, 2)


def test_barred_as_a_person_by_a_key_and_for_a_while_by_the_net() -> None:
    key, net, other = "1" * 32, "2" * 32, "3" * 32
    known = o.Identifiers((key,), (net,), nets_minutes=60)
    rows = decide(OWNED, BEN, Wanted(ModerationAction.BAN, EVA, WHY), NOW, known)
    assert isinstance(rows, tuple)
    order = apply(OWNED, rows[0])
    for later in (0, 10**8):
        assert active_ban(order, EVA.id, (), None, NOW + later)
        assert active_ban(order, IDA.id, (key,), None, NOW + later)
        assert active_ban(order, None, (key,), None, NOW + later)
        assert not active_ban(order, IDA.id, (other,), other, NOW + later)
    assert active_ban(order, IDA.id, (), net, NOW + 3_599)
    assert not active_ban(order, IDA.id, (), net, NOW + 3_600)
    assert not active_ban(order, ANA.id, (key,), net, NOW), "the owner comes in from anywhere"
    assert not active_ban(order, BEN.id, (), net, NOW)
    assert not active_ban(apply(order, o.Reinstated(NOW, EVA, BEN, WHY)), EVA.id, (key,), net, NOW)


def test_a_moderator_who_is_barred_is_none_any_more() -> None:
    rows = decide(OWNED, ANA, Wanted(ModerationAction.BAN, BEN, WHY), NOW)
    assert isinstance(rows, tuple)
    order = apply(OWNED, rows[0])
    assert not order.is_moderator(BEN.id)
    assert code(order, BEN, ModerationAction.HUSH, EVA) == "order"


def test_everything_is_bounded() -> None:
    order = OWNED
    for number in range(o.MOST_MUTES + 10):
        order = apply(order, o.Mute(NOW, Somebody(f"{number:012x}", WHY), ANA, WHY))
    assert len(order.mutes) == o.MOST_MUTES
    for row in (
        {"at": -1}, {"minutes": o.MOST_MINUTES + 1}, {"why": "x" * 201}, {"keys": ["1" * 33]},
        {"nets": ["1" * 32] * 17}, {"person": {"id": "b" * 12, "name": "x" * 25}}, {"more": 1},
    ):  # fmt: skip
        good = PLAIN.decode(written(o.Ban(NOW, EVA, BEN, WHY)).encode(), dict)
        wrong = written({**good, **row}).encode()
        with pytest.raises(BadJson):
            PLAIN.decode(wrong, o.AnyModerationEvent)  # type: ignore[arg-type]


def test_what_holds_no_more_is_forgotten_after_its_days() -> None:
    rows = (
        o.Owns(ANA.id),
        o.Moderator(NOW, BEN, ANA, WHY),
        o.Kicked(NOW, EVA, BEN, WHY),
        o.Mute(NOW, EVA, BEN, WHY, 10),
        o.Ban(NOW, IDA, BEN, WHY),
        o.Reinstated(NOW, IDA, BEN, WHY),
        o.Ban(NOW, EVA, BEN, WHY),
        o.Kicked(NOW + 5_000, IDA, BEN, WHY),
    )
    assert long_ago(rows, NOW) == ()
    assert long_ago(rows, NOW + 599) == (3, 5, 6)
    assert long_ago(rows, NOW + 5_000) == (3, 4, 5, 6)
    forgotten = tuple(
        o.Forgotten() if number in (3, 4, 5, 6) else row for number, row in enumerate(rows, 1)
    )
    assert of(*forgotten).bans == of(*rows).bans
    assert of(*forgotten).moderators == of(*rows).moderators
    assert of(*forgotten).rows == of(*rows).rows


# -- in a room -------------------------------------------------------------------------------------


async def three(near: Near) -> tuple[Person, Person, Person]:
    """Ana, who owns the room, Ben and Eva at a table."""
    near.open_table("casino")
    persons = [near.come(name) for name in ("Ana", "Ben", "Eva")]
    await until(lambda: len(near.table.state.guests) == 3)
    near.moderation.own(persons[0].me)
    await until(lambda: persons[0].session.is_moderator)
    return persons[0], persons[1], persons[2]


def command(
    act: ModerationAction, name: str, why: str = "shouting", minutes: int | None = None
) -> v.ModerationCommand:
    return v.ModerationCommand(act, name, why, None, minutes)


def test_nobody_hears_who_is_hushed_in_the_room_and_they_are_told_why_once(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, ben, eva = await three(near)
        assert await ben.ask(command(ModerationAction.HUSH, "Eva")) == "order"
        assert await ana.ask(command(ModerationAction.HUSH, "Evá", minutes=5)) == ""
        assert [(n.why, n.minutes, n.by) for n in eva.order] == [("shouting", 5, "Ana")]
        assert [(n.name, n.why, n.minutes) for n in ben.order] == [("Eva", "", 5)]
        assert await eva.say("hello") == "hushed"
        assert await eva.say("psst", v.To.PERSON, ben.me) == "hushed"
        assert not ben.said
        near.clock += 301
        assert await eva.say("hello") == ""
        assert ben.said == ["Eva: hello"]
        assert await ana.ask(command(ModerationAction.HUSH, "Eva")) == ""
        await near.again()
        eva = near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        assert await eva.say("still") == "hushed"

    in_room(tmp_path, test)


def test_who_is_sent_out_may_come_again_and_who_is_barred_may_not(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, ben, eva = await three(near)
        assert not near.moderation.bans(eva.me, ("key",), "192.0.2.7")
        assert await ana.ask(command(ModerationAction.MODERATOR, "Ben")) == ""
        assert ben.session.is_moderator
        assert await ben.ask(command(ModerationAction.KICK, "Ana")) == "looks_after"
        assert await ben.ask(command(ModerationAction.KICK, "Eva")) == ""
        await until(lambda: bool(eva.ended))
        assert eva.order[-1].why == "shouting"
        assert near.table.state.guest(eva.me) is None
        assert not near.moderation.bans(eva.me, ("key",), "192.0.2.7")
        near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        assert await ben.ask(command(ModerationAction.BAN, "Eva", "again")) == ""
        await until(lambda: near.table.state.guest(eva.me) is None)
        for moderation in (
            near.moderation,
            ModerationService(near.room_store, near.write_queue, clock=lambda: near.clock),
        ):
            assert moderation.bans(eva.me, (), "")
            assert moderation.bans("f" * 12, ("key",), "")
            assert not moderation.bans("f" * 12, ("other",), "192.0.2.7"), "no address is kept here"
        late = near.come("Eva")  # let in a moment before
        await until(lambda: late.ended == ["barred"])
        assert near.table.state.guest(eva.me) is None
        assert await ana.ask(command(ModerationAction.PARDON, "Eva")) == ""
        assert not near.moderation.bans(eva.me, ("key",), "192.0.2.7")

    in_room(tmp_path, test)


def test_a_person_connected_to_another_process_is_kicked_there_first() -> None:
    kicked = list[str]()

    async def test() -> None:
        table: Any = SimpleNamespace(here=(), send_away=kicked.append)
        ModerationService._send_away(table, EVA.id)
        await clock.passes(ELSEWHERE - 0.1)
        assert kicked == []
        await clock.passes(0.2)
        assert kicked == [EVA.id]
        table.here = (SimpleNamespace(me=EVA.id),)
        ModerationService._send_away(table, EVA.id)
        assert kicked == [EVA.id] * 2

    clock.run(test())


def test_the_log_has_no_address_no_key_and_no_word_that_was_said(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, _, eva = await three(near)
        near.moderation.bans(eva.me, ("a-secret-key",), "192.0.2.7")
        near.moderation._address_days = 7
        await eva.say("mischief")
        assert await ana.ask(command(ModerationAction.BAN, "Eva")) == ""
        kept = "".join(written(row) for row in near.room_store.rows(o.ROOM))
        for secret in ("a-secret-key", "192.0.2", "mischief"):
            assert secret not in kept
        assert near.moderation.bans(None, (), "192.0.2.7")
        near.clock += 7 * 24 * 3600
        assert not near.moderation.bans(None, (), "192.0.2.7")

    in_room(tmp_path, test)


def test_a_name_of_nobody_and_one_of_two(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, ben, _ = await three(near)
        assert await ana.ask(command(ModerationAction.HUSH, "Luz")) == "nobody"
        assert await ben.ask(command(ModerationAction.HUSH, "Luz")) == "order"
        assert await ana.ask(command(ModerationAction.HUSH, "Eva", "\u202e \x1b")) == "reason"

    in_room(tmp_path, test)


def test_rows_that_another_process_adds_are_heard_and_who_was_first_counts(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, ben, eva = await three(near)
        other = ModerationService(near.room_store, near.write_queue, clock=lambda: near.clock)
        other.tables = lambda: [near.table]
        guest = near.table.state.guest(ana.me)
        assert guest is not None
        result = list[object]()
        other.submit(guest, command(ModerationAction.HUSH, "Eva"), result.append)
        await until(lambda: result == [None])
        assert len(eva.order) == 1
        assert (
            await ana.ask(command(ModerationAction.MODERATOR, "Ben")) == ""
        )  # too late, so it reads first
        assert near.moderation.is_muted(eva.me)
        assert not other.state.moderates(ben.me)
        other.catch_up()
        await until(lambda: other.state == near.moderation.state)
        assert other.state.moderates(ben.me)

    in_room(tmp_path, test)


def test_what_is_heard_while_something_is_kept_is_read_afterwards(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        _, _, eva = await three(near)
        waiting = list[tuple[Callable[[], object], Callable[[object], None]]]()

        class Slow(Queue):
            def run(
                self, call: Callable[[], Any], on_result: Callable[[Any], None], of: str = ""
            ) -> None:
                waiting.append((call, on_result))

        moderation = ModerationService(near.room_store, Slow(), clock=lambda: near.clock)
        moderation.own("f" * 12)
        act, done = waiting.pop()
        result = act()
        row = o.Mute(moderation.now, Somebody(eva.me, Clean.of("Eva")), ANA, WHY)
        number = len(near.room_store.rows(o.ROOM)) + 1
        near.room_store.append(o.ROOM, number, (kept_of(row),))
        moderation.catch_up()
        done(result)
        act, done = waiting.pop()
        done(act())
        assert moderation.is_muted(eva.me)
        assert not waiting

    in_room(tmp_path, test)


def test_rows_of_others_that_cannot_be_read_are_read_a_little_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "RETRY", 0.01)

    async def test(near: Near) -> None:
        _, _, eva = await three(near)
        row = o.Ban(near.moderation.now, Somebody(eva.me, Clean.of("Eva")), ANA, WHY)
        near.room_store.append(o.ROOM, len(near.room_store.rows(o.ROOM)) + 1, (kept_of(row),))
        rows, tries = near.room_store.rows, list[str]()

        def fails(table: str, after: int = 0) -> list[v.TableEvent]:
            tries.append(table)
            if len(tries) < 4:
                raise StoreError("disk-full")
            return rows(table, after)

        monkeypatch.setattr(near.room_store, "rows", fails)
        near.moderation.catch_up()
        await until(lambda: near.moderation.is_banned(eva.me))
        assert len(tries) == 4

    in_room(tmp_path, test)


def test_a_new_token_each_time_hides_no_key(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, _, eva = await three(near)
        for number in range(3 * KEYS_EACH):
            near.moderation.bans(eva.me, (f"token {number}", "own key"), "192.0.2.7")
            assert len(near.moderation._known[eva.me].keys) <= KEYS_EACH
            assert near.moderation._trace("own key") in near.moderation._known[eva.me].keys
        assert await ana.ask(command(ModerationAction.BAN, "Eva")) == ""
        assert near.moderation.bans(None, ("own key",), "198.51.100.1")

    in_room(tmp_path, test)
