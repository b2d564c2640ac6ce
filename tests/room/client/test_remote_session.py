"""People at the far end of a real wire: let in only by who they came for, told everything once and
in order whatever the wire does, and nothing that they do is lost or done twice.
"""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from playroom.engine.wire import encode
from playroom.room.client import room_client as line_module
from playroom.room.client.remote_session import RemoteSession
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import InvitationLine, WrongCertificate, certificate_in, pin_of
from playroom.room.server import send_queue as send_queue_module
from playroom.room.server.limits import Rate
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason, ConnectionState
from tests.conftest import THOROUGH
from tests.one_game import one_game
from tests.room.far import (
    GAMES,
    FarRoom,
    assert_heard_once,
    play_some,
    to_the_end,
    with_room,
)
from tests.room.kit import play_on, until
from tests.room.proxy import Proxy, Weather

EVERY = 1 if THOROUGH else 5


# -- being let in ----------------------------------------------------------------------------------


def test_a_wrong_certificate_is_refused_before_a_byte_is_sent(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        result = bytearray()
        handshakes = 0

        async def pretend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal handshakes
            handshakes += 1
            while data := await reader.read(4_096):
                result.extend(data)
            writer.close()

        context = certificate_in(tmp_path).context()
        other = await asyncio.start_server(pretend, "127.0.0.1", 0, ssl=context)
        port = other.sockets[0].getsockname()[1]
        room.open_table()
        right = room.invitation(0)
        false = InvitationLine("127.0.0.1", port, right.code, right.pin)
        with pytest.raises(WrongCertificate):
            await room.come("Ana", invitation=false)
        # a returning member, who finds another room there now
        ana = await room.come("Ana", invitation=right)
        ana.line.close()
        moved = ana.line.room
        ana.line.room = SavedRoom(
            "127.0.0.1", port, moved.pin, moved.token, moved.certificate, moved.room
        )
        with pytest.raises(WrongCertificate):
            await ana.line._connect()
        assert bytes(result) == b""
        assert handshakes >= 1
        other.close()

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_the_pin_is_that_of_the_certificate(tmp_path: Path) -> None:
    made = certificate_in(tmp_path)
    again = certificate_in(tmp_path)
    assert made == again
    der = ssl.PEM_cert_to_DER_cert(Path(made.file).read_text("ascii"))
    assert made.pin == pin_of(der)
    assert len(made.pin) == 26  # 128 bits
    assert Path(made.key).stat().st_mode & 0o077 == 0


async def why_not(room: FarRoom, invitation: InvitationLine, name: str = "Ben") -> str:
    with pytest.raises(NoPlace) as caught:
        await room.come(name, invitation=invitation)
    return caught.value.why


def test_codes_that_are_no_good(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        good = room.invitation(0)
        room_store = room.room.services.room_store
        await room.come("Ana", invitation=good)
        assert await why_not(room, good) == "not_invited"  # used
        old = room.invitation(1)
        now = room_store.people._clock
        room_store.people._clock = lambda: now() + 3_600
        assert await why_not(room, old) == "not_invited"
        room_store.people._clock = now
        never = InvitationLine(good.host, good.port, "a" * 12, good.pin)
        assert await why_not(room, never) == "not_invited"
        await until(
            lambda: [what for _, _, what in room_store.refusals()].count("not_invited") == 3
        )
        assert len(room.table.state.guests) == 1

    with_room(tmp_path, test)


def test_a_foreign_token_is_nobody(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        known = ana.line.room
        foreign = SavedRoom(known.host, known.port, known.pin, "f" * 32, known.certificate)
        line = RoomClient(
            foreign, ana.line._name, "en", GAMES, ana.line._find,
            lambda home: None, lambda room: None,
        )  # fmt: skip
        with pytest.raises(NoPlace) as caught:
            await line.join(None)
        assert caught.value.why == "not_invited"

    with_room(tmp_path, test)


def test_nobody_is_called_nothing_and_no_two_alike(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table(seats=3)
        await room.come("Ana", 0)
        line = room.invitation(1)
        assert await why_not(room, line, "") == "no_name"
        assert await why_not(room, line, "\u202e?!") == "no_name"
        for alike in ("Ana", "ana", "АNA", "Аnа", "A n a", "ANΑ"):
            assert await why_not(room, line, alike) == "name_taken"
        ben = await room.come("Ben\u202e" + "\u0301" * 500, invitation=line)
        await until(lambda: len(room.table.state.guests) == 2)
        assert str(room.table.state.guests[1].name) == "Ben"
        named = await room.come("", invitation=room.invitation(2, "Eva"))
        await until(lambda: len(room.table.state.guests) == 3)
        assert str(room.table.state.guests[2].name) == "Eva"
        assert ben.session.seat == 1
        assert not named.ended

    with_room(tmp_path, test)


def test_a_closed_table_is_told_so(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana, ben = await room.come("Ana", 0), await room.come("Ben", 1)
        late = room.invitation(None)
        await until(lambda: ana.session.owns)
        ana.session.ask(v.CloseTable(), lambda result: None)
        await until(lambda: bool(ben.ended))
        assert (ana.ended, ben.ended) == ([CloseReason.CLOSED], [CloseReason.CLOSED])
        assert await why_not(room, late, "Eva") == "closed"

    with_room(tmp_path, test)


def test_who_was_barred_is_told_so_and_does_not_try_for_ever(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana, ben = await room.come("Ana", 0), await room.come("Ben", 1)
        await until(lambda: ana.session.owns and len(ana.session.state.guests) == 2)
        await ana.ask(v.KickFromTable(ben.me, True))
        await until(lambda: bool(ben.ended))
        assert ben.ended == [CloseReason.SENT_AWAY]
        with pytest.raises(NoPlace) as caught:
            await ben.line._connect()
        assert caught.value.why == "sent_away"

    with_room(tmp_path, test)


def test_the_older_of_two_connections_ends_and_is_not_read(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        ana, ben = await room.begin("Ana", "Ben")
        older, other = (ana, ben) if ana.awaited() else (ben, ana)
        assert older.awaited() or other.awaited()
        if not older.awaited():
            older, other = other, older
        line = RoomClient(
            older.line.room, older.line._name, "en", GAMES, older.line._find,
            lambda home: None, lambda room: None,
        )  # fmt: skip
        newer = await room.arrive(line, [], None)
        # what the older one sends now is not read
        chair = older.chair
        assert chair is not None
        action = next(iter(chair.game.choices(chair.view)))
        chair.submit(action, chair.request_of(action), lambda result: None)
        await until(lambda: bool(older.ended))
        assert older.ended == [CloseReason.ELSEWHERE]
        runner = room.table.runner
        assert runner is not None
        assert [entry for entry in runner.match.entries if entry.kind == "act"] == []
        await until(newer.awaited)
        assert await newer.play() == ""
        assert not [row for row in other.rows if isinstance(row, v.Away | v.Back)]

    with_room(tmp_path, test)


# -- cuts ------------------------------------------------------------------------------------------


class Cutting(RoomClient):
    """A line that is cut again and again: after so many frames down, or up; before the frame is
    taken (or sent) or after it.
    """

    every = EVERY
    cuts = 0
    frames = 0
    _until = 3

    def _count(self) -> bool:
        self.frames += 1
        self._until -= 1
        if self._until > 0:
            return False
        self.cuts += 1
        # the next cut comes after another number of frames, so that every frame has its turn; now
        # and then there is time enough to get on
        self._until = 1 + self.cuts % (3 + self.every) + (12 if self.cuts % 3 == 0 else 0)
        return True

    def _cut(self) -> None:
        if self._connection is not None:
            self._connection.abort()

    def _send(self, data: bytes) -> None:
        if self._count():
            if self.cuts % 2:
                super()._send(data)
                asyncio.get_running_loop().call_later(0.002, self._cut)  # sent, and no answer
            else:
                self._cut()  # never sent
            return
        super()._send(data)

    async def join(self, invitation: InvitationLine | None) -> Any:
        session = await super().join(invitation)
        take = session.take

        def taken(data: bytes) -> None:
            if self._count():
                self._cut()
                if self.cuts % 2:
                    raise ConnectionResetError  # it never came
            take(data)

        session.take = taken  # type: ignore[method-assign]
        return session


@pytest.mark.parametrize("game", one_game("casino"))
def test_a_wire_cut_at_every_frame_loses_nothing_and_doubles_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # clients are not cut off so often, nor do they return so soon
    monkeypatch.setattr(Rate.COME, "_value_", (1_000.0, 1_000))
    monkeypatch.setattr(line_module, "THROWN_OUT", 0.01)

    async def test(room: FarRoom) -> None:
        room.open_table(game, 3 if game != "cribbage" else 2, bots=1 if game != "cribbage" else 0)
        guests = await room.begin("Ana", "Ben", make=Cutting)
        runner = room.table.runner
        assert runner is not None
        inputs = 2_000 if THOROUGH else 60
        over = await play_some(room, guests, inputs, 250 if THOROUGH else 40)
        for guest in guests:
            assert_heard_once(room, guest)
            assert isinstance(guest.line, Cutting)
            assert guest.line.cuts > 5
            assert not guest.ended
        for guest in guests:
            if over:
                await until(lambda: len(guest.homes) == 1)  # noqa: B023
                assert guest.homes[0].proved is True
                assert list(guest.homes[0].entries) == list(runner.match.entries)
        ids = [entry.id for entry in runner.match.entries]
        assert len(set(ids)) == len(ids)

    with_room(tmp_path, test)


def test_wishes_are_done_once_however_often_they_are_sent(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 6)
        ana = await room.come("Ana", 0, make=Cutting)
        await until(lambda: ana.session.owns and ana.session.seat == 0)
        for number in range(4):
            assert await ana.ask(v.PutBot("easy")) == ""
            await until(lambda: len(room.table.state.bots) == number + 1)  # noqa: B023
        for _ in range(4):
            assert await ana.ask(v.TakeBot()) == ""
        assert await ana.ask(v.TakeBot()) == "no_bot"
        texts = [f"line {number}" for number in range(4)]
        for text in texts:
            assert await ana.say(text) == ""
        await until(lambda: len(ana.said) >= 4)
        assert ana.said == [f"Ana: {text}" for text in texts]
        rows = room.room.services.room_store.rows(room.table.state.id)
        assert len([row for row in rows if isinstance(row, v.BotSat)]) == 4
        assert len([row for row in rows if isinstance(row, v.BotRose)]) == 4

    with_room(tmp_path, test)


WEATHERS = {
    "late": Weather(0.005, 0.01),
    "cut": Weather(0.0, 0.005, lives=0.25),
    "stalls": Weather(0.0, 0.01, stalls=0.05, stall=0.2, lives=2.0),
}
BAD = {
    "far": Weather(0.15, 0.2, stalls=0.01, stall=2.0),
    "near": Weather(0.025, 0.2, stalls=0.01, stall=2.0, lives=8.0),
}


@pytest.mark.parametrize("weather", list(WEATHERS) + (list(BAD) if THOROUGH else []))
def test_a_bad_network_changes_nothing(
    weather: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_module, "THROWN_OUT", 0.2)  # for a game to end soon
    monkeypatch.setattr(Rate.COME, "_value_", (1_000.0, 1_000))

    async def test(room: FarRoom) -> None:
        proxy = Proxy(room.port, {**WEATHERS, **BAD}[weather])
        await proxy.open()
        room.open_table("casino", 2)
        eva = await room.watch("Eva")  # over a good wire
        guests = await room.begin("Ana", "Ben", port=proxy.port)
        await until(lambda: eva.chair is not None)
        await to_the_end(room, guests, 250)
        await until(lambda: eva.session.state == room.table.state)
        for guest in (*guests, eva):
            assert_heard_once(room, guest)
        assert proxy.cuts > 0 or not proxy.weather.lives
        await proxy.close()

    with_room(tmp_path, test)


def test_a_cut_is_told_after_a_while_and_what_was_missed_comes_before_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playroom.room.client.room_client.SILENT_FOR", 0.1)

    async def test(room: FarRoom) -> None:
        proxy = Proxy(room.port, Weather())
        port = await proxy.open()
        room.open_table("casino", 2)
        ana, ben = await room.begin("Ana", "Ben")
        eva = await room.come("Eva", None, port=port)
        await until(lambda: eva.chair is not None)
        await proxy.close()
        await until(lambda: ConnectionState.TRYING in eva.wires)
        await ana.say("hola")
        if ana.awaited():
            await ana.play()
        else:
            await until(ben.awaited)
            await ben.play()
        assert eva.said == []
        again = Proxy(room.port, Weather())
        again._server = await asyncio.start_server(again._pass, "127.0.0.1", port)
        await until(lambda: eva.wires == [ConnectionState.TRYING, ConnectionState.UP])
        await until(lambda: eva.missed == [True, False])
        assert eva.said == ["Ana: hola"]
        await until(lambda: eva.session.state == room.table.state)  # her own return comes when kept
        assert_heard_once(room, eva)
        await again.close()

    with_room(tmp_path, test)


def test_who_reads_too_slowly_is_dropped_and_healed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(send_queue_module, "QUEUE", 16)

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 2)
        ana, ben = await room.come("Ana", 0), await room.come("Ben", 1)
        await until(lambda: ana.session.owns and len(ana.session.state.guests) == 2)
        connection: Any = ben.line._connection
        connection.wire.transport.pause_reading()
        table = room.table
        for number in range(400):
            table.put(v.MutedAtTable(ben.me, number % 2 == 0))
            for session in table.sessions:
                session.tell_saying(
                    v.Saying(number + 1, ana.me, ana.line._name, v.To.TABLE, "x" * 300)
                )  # type: ignore[arg-type]
            await asyncio.sleep(0)
        await until(lambda: not table.state.guests[1].here or table.state.guests[1].hushed is False)
        await until(lambda: len(room.room.host.tables) == 1)
        connection.wire.transport.resume_reading()
        await until(lambda: ben.session.state == table.state and table.state.guests[1].here, 20)
        numbers = [state.rows for state in ben.lives]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert not ben.ended

    with_room(tmp_path, test)


# -- what the other end must not do ----------------------------------------------------------------


async def raw(room: FarRoom) -> ClientConnection:
    """A wire without our client."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return await connect(
        f"wss://127.0.0.1:{room.port}", ssl=context, compression=None, max_size=2**24, proxy=None
    )


def test_the_game_comes_home_to_who_was_cut_at_its_end(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 2)
        ana, ben = await room.begin("Ana", "Ben")
        whole = ben.line.session._whole  # type: ignore[union-attr]
        lost: list[e.WholeGame] = []
        ben.line.session._whole = lost.append  # type: ignore[union-attr,method-assign]
        await to_the_end(room, [ana, ben])
        await until(lambda: bool(lost))
        assert ben.homes == []
        ben.line.session._whole = whole  # type: ignore[union-attr,method-assign]
        connection: Any = ben.line._connection
        connection.abort()
        await until(lambda: len(ben.homes) == 1)
        connection = ben.line._connection
        connection = connection if connection is not None else ben.line._connection
        await asyncio.sleep(0.05)
        now: Any = ben.line._connection
        now.abort()
        await asyncio.sleep(0.3)
        assert len(ben.homes) == 1
        assert ben.proved == [(True, (0, 1))]
        assert ana.homes[0].entries == ben.homes[0].entries

    with_room(tmp_path, test)


def hello(token: str = "a" * 32, code: str | None = None, **more: Any) -> bytes:
    return encode(e.Login(e.PROTOCOL, "Eva", "en", token, code, GAMES, **more))


def test_all_frames_of_a_game_sent_again_do_nothing(tmp_path: Path) -> None:
    sent: list[bytes] = []

    class Spied(RoomClient):
        def _send(self, data: bytes) -> None:
            sent.append(data)
            super()._send(data)

    async def test(room: FarRoom) -> None:
        room.open_table("casino", 2)
        ana, ben = await room.begin("Ana", "Ben", make=Spied)
        await play_on([ana, ben], lambda: len(sent) > 25)
        before = room.table.state.rows
        entries = list(room.table.runner.match.entries)  # type: ignore[union-attr]
        token = ana.line.room.token
        for guest in (ana, ben):
            guest.line.close()
        await until(lambda: not any(guest.here for guest in room.table.state.guests))
        wire = await raw(room)
        await wire.send(hello(token), text=True)
        for data in sent:
            await wire.send(data, text=True)
        await asyncio.sleep(0.3)
        assert room.table.runner is not None
        assert [e for e in room.table.runner.match.entries if e.kind == "act"] == [
            e for e in entries if e.kind == "act"
        ]
        rows = room.table.recent.since(before)[1]
        assert {type(row) for row in rows} <= {v.Away, v.Back, v.Came}
        wire.transport.abort()

    with_room(tmp_path, test)


def test_news_that_is_missing_is_asked_for_on_another_wire_and_told_once(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", target=31)
        ana, ben = await room.begin("Ana", "Ben")
        end = ben.session
        assert isinstance(end, RemoteSession)
        heed, missed = end.heed, list[e.AnyDown]()

        def loses_news(message: e.AnyDown) -> None:
            if isinstance(message, e.News) and not missed:
                missed.append(message)
            else:
                heed(message)

        end.heed = loses_news  # type: ignore[method-assign]
        assert await play_some(room, [ana, ben])
        assert missed
        assert [wire.value for wire in ben.wires] == ["up"]
        assert len(ben.events) == len(set(ben.events))
        assert not ben.failures

    with_room(tmp_path, test)
