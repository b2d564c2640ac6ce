"""A room that anybody may come to: the lobby, the tables in it, and those that only friends see."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.engine.wire import BadJson, encode
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.lobby import server as lobby_server
from playroom.room.members import phrases as phrases_module
from playroom.room.members.device_key import DeviceKey
from playroom.room.members.people import Key, Member
from playroom.room.members.phrases import Busy, PassphraseHasher
from playroom.room.moderation.house_rules import House, Who
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import InvitationLine
from playroom.room.server import admission
from playroom.room.server import host as host_module
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.limits import TokenBuckets
from playroom.room.server.lobby_connection import LobbyConnection
from playroom.room.server.responses import ResponseCache
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.kit import until
from tests.room.lobby_kit import Walker, walk_in, walk_in_here
from tests.room.server.test_hostile_client import FRAMES


def other_wire(walker: Walker, old: object) -> bool:
    """Is there a wire, and another one than this?"""
    assert walker.line is not None
    return walker.line._connection not in (None, old)


async def why_not(room: FarRoom, name: str, **more: object) -> str:
    with pytest.raises(NoPlace) as caught:
        await walk_in(room, name, **more)  # type: ignore[arg-type]
    return caught.value.why


def test_people_come_without_an_invitation_under_names_of_their_own(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        key = DeviceKey.new()
        ana = await walk_in(room, "Ana", "es", key)
        assert (ana.lobby.name, ana.lobby.role, ana.lobby.cards) == ("Ana", "member", ())
        assert await why_not(room, "ana") == "name_taken"
        assert await why_not(room, "\u0410na") == "name_taken"  # a Cyrillic letter
        assert await why_not(room, "") == "no_name"
        assert await why_not(room, "Ben", without_key=True) == "no_key"
        ben = await walk_in(room, "Ben")
        assert ben.me != ana.me
        again = await walk_in(room, "", "es", key)  # from another place
        assert again.me == ana.me
        await until(lambda: ana.ended == [CloseReason.ELSEWHERE])
        assert not ben.ended
        assert again.line is not None
        again.lobby.close(True)

    with_room(tmp_path, test, public=True)


def test_two_who_choose_one_name_at_once(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        result = await asyncio.gather(
            *(walk_in(room, "Ana") for _ in range(6)), return_exceptions=True
        )
        assert sum(isinstance(one, Walker) for one in result) == 1
        assert {one.why for one in result if isinstance(one, NoPlace)} == {"name_taken"}

    with_room(tmp_path, test, public=True)


@pytest.mark.parametrize("near", [False, True])
def test_a_table_is_opened_entered_and_left(tmp_path: Path, near: bool) -> None:
    """The same for a remote client, and in the process of the room."""

    async def test(room: FarRoom) -> None:
        ana = walk_in_here(room, "Ana", "es") if near else await walk_in(room, "Ana", "es")
        ben = await walk_in(room, "Ben")
        assert await ana.open("cribbage") == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: ben.seen.get(table, None) is not None and ben.seen[table].free == 1)
        card = ben.lobby.cards[0]
        assert (card.game, card.languages, card.people) == ("cribbage", ("es",), (Clean.of("Ana"),))
        assert not card.mine
        assert await ben.enter("ffffff") == "no_table"
        assert await ben.enter(table) == ""
        assert ben.person is not None
        await until(lambda: ben.person is not None and ben.person.session.seat == 1)
        assert await ben.enter(table) == "at_table"
        eva = await walk_in(room, "Eva")
        await until(lambda: eva.seen[table].free == 0)
        assert await eva.enter(table, watch=True) == ""
        for person in (ana.person, ben.person):
            assert await person.ready() == ""
        running = room.room.host.tables[table]
        await until(lambda: running.state.phase is v.Phase.PLAYING)
        await until(lambda: eva.person is not None and eva.person.chair is not None)
        await eva.leave()
        assert eva.person is not None
        assert eva.person.ended == [CloseReason.LEFT]
        await until(lambda: eva.seen[table].phase is v.Phase.PLAYING)
        await ben.leave(for_good=False)  # the seat is kept
        await until(lambda: ben.seen[table].mine)
        assert await ben.enter(table) == ""
        await until(lambda: ben.person is not None and ben.person.awaited() is not None)
        assert ben.person.session.seat == 1
        await ana.leave()
        assert ana.lobby.session is None
        await ben.leave()
        for walker in (ana, ben, eva):
            assert not walker.failures
            assert not walker.ended
            walker.lobby.close()

    with_room(tmp_path, test, public=True)


def test_a_private_table_is_for_who_is_invited(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
        key = DeviceKey.new()
        eva = await walk_in(room, "Eva", "en", key)
        assert await ana.open("cribbage", listed=False) == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        line: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        ana.person.session.invite(None, line.set_result)
        invitation = await asyncio.wait_for(line, 10)
        assert isinstance(invitation, v.Invitation)
        assert await ben.enter(table) == await ben.enter(table, watch=True) == "no_table"
        again = await walk_in(room, "", "en", key, invitation=InvitationLine.read(invitation.line))
        assert again.me == eva.me
        assert again.person is not None
        await until(lambda: again.person is not None and again.person.session.seat == 1)
        assert again.lobby.session is not None
        assert again.lobby.session.state.id == table
        await again.leave()
        await until(lambda: table in again.seen)
        assert again.seen[table].private
        assert again.seen[table].mine
        assert ben.ever == []
        assert await ben.seek("cribbage") == ""
        await asyncio.sleep(2 * lobby_server.SOON)
        assert not ben.found

    with_room(tmp_path, test, public=True)


def test_who_seeks_is_told_of_a_seat_and_two_of_each_other(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await walk_in(room, "Ana", "es"), await walk_in(room, "Ben", "en")
        eva, luz = await walk_in(room, "Eva", "es"), walk_in_here(room, "Luz", "es")
        assert await ana.seek("nothing") == "game"
        assert await ana.seek("cribbage", "es") == await ben.seek("cribbage", "en") == ""
        await asyncio.sleep(2 * lobby_server.SOON)
        assert ana.found == ben.found == []
        assert ana.lobby.seeking == ("cribbage", "es")
        assert await luz.seek("cribbage", "es") == ""
        await until(lambda: ana.found == luz.found == [True])
        assert ana.person is not None
        assert luz.person is not None
        assert ana.person.session.state.id == luz.person.session.state.id
        assert ana.person.session.state.listed
        await until(lambda: not room.room.host.tables[ana.person.session.state.id].state.free)
        assert ana.lobby.seeking is None
        assert await eva.open("cribbage") == ""
        assert await ben.seek("cribbage", None) == ""
        await until(lambda: ben.found == [False])
        assert eva.person is not None
        assert ben.person is not None
        assert ben.person.session.state.id == eva.person.session.state.id
        await until(lambda: ben.person is not None and ben.person.session.seat is not None)

    with_room(tmp_path, test, public=True)


def test_a_cut_wire_comes_back_to_where_one_was(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
        assert await ana.open("cribbage") == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: table in ben.seen)
        assert await ben.seek("casino") == ""
        for walker in (ana, ben):
            assert walker.line is not None
            connection = walker.line._connection
            assert connection is not None
            connection.abort()
            await until(lambda w=walker, c=connection: other_wire(w, c))
        assert ana.lobby.session is ana.person.session
        await until(lambda: ana.person is not None and ana.person.missed == [True, False])
        assert await ana.person.say("still here") == ""
        lobby = room.room.host.lobby
        assert lobby is not None
        await until(lambda: ben.me in lobby.tickets)  # it is sought on
        ana.person.session.ask(v.CloseTable(), lambda result: None)
        await until(lambda: ana.lobby.session is None)
        assert ana.person.ended == [CloseReason.CLOSED]
        await until(lambda: table not in ben.seen)
        await until(lambda: table not in room.room.host.tables)

    with_room(tmp_path, test, public=True)


def test_nobody_is_away_because_the_room_has_not_noticed_a_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(room: FarRoom) -> None:
        key = DeviceKey.new()
        ana, ben = await walk_in(room, "Ana", key=key), await walk_in(room, "Ben")
        assert await ana.open("cribbage") == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: table in ben.seen)
        assert await ben.enter(table) == ""
        hello = RoomClient._hello

        def from_there(line: RoomClient, nonce: str) -> e.Login:
            return replace(hello(line, nonce), known=e.ResumePoint(table=table))

        monkeypatch.setattr(RoomClient, "_hello", from_there)
        again = await walk_in(room, "", key=key)
        await until(lambda: bool(ana.ended))
        assert again.person is not None
        assert again.person.session.seat == 0
        assert await again.person.say("hola") == ""
        assert ben.person is not None
        await until(lambda: ben.person is not None and bool(ben.person.said))
        assert not [row for row in ben.person.rows if isinstance(row, v.Away | v.Back)]

    with_room(tmp_path, test, public=True)


def test_what_one_person_may_ask_for_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(room: FarRoom) -> None:
        ana = await walk_in(room, "Ana")
        for _ in range(3):
            assert await ana.open("cribbage") == ""
            await ana.leave(for_good=False)
        assert await ana.open("cribbage") == "own_tables"
        assert await ana.open("cribbage") == "too_fast"
        ben = await walk_in(room, "Ben")
        assert await ben.open("cribbage", "norules") == "game"
        assert await ben.open("cribbage") == "room_full"
        codes = [await ben.seek("casino") for _ in range(12)]
        assert codes[0] == ""
        assert "too_fast" in codes
        monkeypatch.setattr(admission, "NEWCOMERS", 3)
        room.room.host.limiter._hourly = TokenBuckets()
        for name in ("Eva", "Luz", "Tom"):
            await walk_in(room, name)
        assert await why_not(room, "Uma") == "too_many_new"

    with_room(tmp_path, test, public=True, house=House(tables=3, tables_new=3))


def test_who_watches_is_told_late_at_tables_of_the_hall_too(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
        eva = await walk_in(room, "Eva")
        assert await ana.open("casino") == ""
        assert await ben.seek("cribbage") == await eva.seek("cribbage") == ""
        await until(lambda: ben.found == eva.found == [True])
        tables = room.room.host.tables.values()
        assert [table.state.late for table in tables] == [7, 7]

    with_room(tmp_path, test, public=True, house=House(delay=7))


def test_who_opens_tables_is_a_rule_of_the_house(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana = await walk_in(room, "Ana")
        assert await ana.open("cribbage") == "may_not_open"
        room.room.services.moderation.own(ana.me)
        await until(lambda: ana.me in room.room.services.moderation.state.owners)
        assert await ana.open("cribbage") == ""

    with_room(tmp_path, test, public=True, house=House(open=Who.MODERATORS, tables_each=1))


def test_whoever_is_only_in_the_hall_is_kept_in_order_too(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
        room.room.services.moderation.own(ana.me)
        assert await ana.open("cribbage") == ""
        assert ana.person is not None
        keep = partial(v.ModerationCommand, why="Loud.")
        assert await ana.person.ask(keep(v.ModerationAction.HUSH, "ben")) == ""
        await until(lambda: len(ben.orders) == 1)
        assert await ana.person.ask(keep(v.ModerationAction.KICK, "Ben")) == ""
        await until(lambda: ben.ended == [CloseReason.SENT_OUT])
        assert [(news.act, str(news.why)) for news in ben.orders] == [
            (v.ModerationAction.HUSH, "Loud."),
            (v.ModerationAction.KICK, "Loud."),
        ]
        assert await ana.person.ask(keep(v.ModerationAction.KICK, "Nobody")) == "nobody"

    with_room(tmp_path, test, public=True)


def test_a_passphrase_is_the_way_from_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phrases_module, "_MEMORY", 64)

    async def test(room: FarRoom) -> None:
        ana = await walk_in(room, "Ana")
        assert await ana.set_phrase("short") == "short_phrase"
        assert await ana.set_phrase("correct horse") == ""
        assert await why_not(room, "Ana", phrase="wrong horse") == "bad_phrase"
        assert await why_not(room, "Nobody", phrase="correct horse") == "bad_phrase"
        key = DeviceKey.new()
        there = await walk_in(room, "Ana", key=key, phrase="correct horse")
        assert there.me == ana.me
        there.lobby.close()
        later = await walk_in(room, "", key=key)  # it is known by that key, too
        assert later.me == ana.me
        room.room.host.limiter._hourly = TokenBuckets()
        monkeypatch.setattr(admission, "TRIES", 1)
        assert await why_not(room, "Ana", phrase="wrong horse") == "bad_phrase"
        assert await why_not(room, "Ana", phrase="wrong horse") == "busy"

    with_room(tmp_path, test, public=True)


def test_two_hashes_at_once_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    now = most = 0

    def slow(phrase: str) -> str:
        nonlocal now, most
        now += 1
        most = max(most, now)
        import time

        time.sleep(0.02)
        now -= 1
        return phrase

    monkeypatch.setattr(phrases_module, "_made", slow)

    async def test() -> None:
        phrases = PassphraseHasher()
        result = await asyncio.gather(
            *(phrases.made(f"{n}") for n in range(40)), return_exceptions=True
        )
        assert most == phrases_module.AT_ONCE
        busy = [one for one in result if isinstance(one, Busy)]
        assert len(busy) == 40 - phrases_module.AT_ONCE - phrases_module.WAITING
        assert await phrases.made("again") == "again"
        phrases.close()

    asyncio.run(test())


def test_a_hash_costs_what_was_decided_and_a_name_that_nobody_has_as_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []
    hasher = phrases_module._hasher

    async def test() -> None:
        phrases = PassphraseHasher()
        kept = await phrases.made("correct horse")
        assert "$argon2id$" in kept
        assert "m=19456,t=2,p=1" in kept
        assert await phrases.is_right(kept, "correct horse")
        assert not await phrases.is_right(kept, "wrong horse")
        monkeypatch.setattr(phrases_module, "_hasher", lambda: made.append("x") or hasher())
        for asked in (kept, None, "no hash at all"):
            made.clear()
            assert not await phrases.is_right(asked, "wrong horse")
            assert len(made) == 1
        phrases.close()

    asyncio.run(test())


class Sent:
    """See `Sender`: keeps what is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.frames.append(data)

    def when_sent(self, then: Callable[[], None]) -> None:
        then()

    def send_close(self, why: str, again: int | None = None) -> None:
        self.frames.append(why.encode())


def test_frames_that_are_none_do_nothing_in_the_hall(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        services, lobby = room.room.services, room.room.host.lobby
        assert lobby is not None
        member = services.people.add(Clean.of("Ana"), "en", (Key.token("a" * 32),))
        assert isinstance(member, Member)
        sent = Sent()
        here = lobby.come(member, {}, GAMES)
        services.rate_limiter.may = lambda person, rate: True  # type: ignore[method-assign]
        door = LobbyConnection(here, sent, ResponseCache(), e.ResumePoint(), 0.0, services.faults)
        door.enter(None)
        good = [
            encode(message)
            for message in (
                e.Enter("one", "0a0b0c"),
                e.Seek("two", "cribbage", "es"),
                e.SeekNoMore("three"),
                e.Open("four", "nothing", "rules"),
                e.SetPhrase("five", "short"),
                e.Go("six", True),
            )
        ]
        rng = random.Random(20_261_122)
        refused = 0
        for _ in range(FRAMES):
            data = bytearray(rng.choice(good))
            for _ in range(rng.randint(1, 4)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            try:
                door.take(bytes(data))
            except BadJson:
                refused += 1
        assert refused > FRAMES / 2
        assert all(b'"table"' not in frame for frame in sent.frames[1:])  # no client was admitted
        assert not room.room.host.tables
        door.close()

    with_room(tmp_path, test, public=True)


async def _while_there(walker: Walker, session: object, act: Coroutine[None, None, object]) -> None:
    """Does something at a table, as long as one is there."""
    doing = asyncio.ensure_future(act)
    over = asyncio.ensure_future(until(lambda: walker.lobby.session is not session, 30))
    await asyncio.wait([doing, over], return_when=asyncio.FIRST_COMPLETED)
    for task in (doing, over):
        if task.done():
            task.result()
        task.cancel()


async def _wanders(walker: Walker, rng: random.Random, end: float) -> None:
    """Does random things, and abandons nothing that it waits for."""
    loop = asyncio.get_running_loop()
    while loop.time() < end:
        await asyncio.sleep(rng.uniform(0.0, 0.05))
        session = walker.lobby.session
        person = walker.person
        if session is None:
            what = rng.random()
            if what < 0.5 and walker.seen:
                await walker.enter(rng.choice(sorted(walker.seen)), rng.random() < 0.3)
            elif what < 0.7:
                await walker.open(rng.choice(["cribbage", "casino"]), listed=rng.random() < 0.7)
            else:
                await walker.seek(rng.choice(["cribbage", "casino"]), rng.choice(["en", None]))
        elif person is not None and person.session is session:
            what = rng.random()
            if person.awaited():
                await _while_there(walker, session, person.play())
            elif what < 0.3:
                await _while_there(walker, session, person.ready())
            elif what < 0.4:
                await walker.leave(for_good=rng.random() < 0.5)
            elif what < 0.5 and walker.line is not None and walker.line._connection is not None:
                walker.line._connection.abort()


def test_twenty_who_come_and_go_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No client is stuck, and none is told of a private table that is not theirs."""
    monkeypatch.setattr(host_module, "ALLOWED", Limits(40, 1_000))

    async def test(room: FarRoom) -> None:
        walkers = [await walk_in(room, f"Walker {n}") for n in range(20)]
        loop = asyncio.get_running_loop()
        end = loop.time() + 4.0
        seed = 20_261_122
        wandering = [_wanders(w, random.Random(seed + n), end) for n, w in enumerate(walkers)]
        await asyncio.wait_for(asyncio.gather(*wandering), 60)
        lobby = room.room.host.lobby
        assert lobby is not None
        tables = dict(room.room.host.tables)
        for walker in walkers:
            assert not walker.ended
            assert not walker.failures
            await until(lambda w=walker: other_wire(w, None), 20)
            if walker.lobby.session is not None:
                await walker.leave()
            for card in walker.ever:
                table = tables.get(card.table)
                if card.private and table is not None:
                    assert table.opened_by == walker.me
        assert len(tables) > 5
        assert sum(len(t.state.guests) > 1 or t.state.matches > 0 for t in tables.values()) > 0
        # everybody is told the same of the tables that all may know of
        public = {t.state.id for t in tables.values()
                  if t.state.listed and t.state.phase is not v.Phase.CLOSED}  # fmt: skip

        def same() -> bool:
            shown = [{c.table for c in w.lobby.cards if not c.private} for w in walkers]
            return all(one == public for one in shown)

        await until(same, 10)
        for walker in walkers:
            walker.lobby.close(True)

    with_room(tmp_path, test, public=True, house=House(tables_each=50))
