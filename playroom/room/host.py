"""A room that others can come to: its tables, its door, and its wires."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import ssl
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from playroom.desk.messages import LONGEST_UP
from playroom.engine.contract import Game
from playroom.engine.notes import Clean
from playroom.engine.record import Seat
from playroom.engine.wire import BadJson, encode
from playroom.room import envelope as e
from playroom.room import values as v
from playroom.room.callers import Allowance, Callers
from playroom.room.counters import Counters
from playroom.room.doorway import Answers, Doorway, known_name
from playroom.room.half_open import HalfOpen, counted
from playroom.room.hall_door import HallDoor
from playroom.room.house import agree, agreed
from playroom.room.life import names_at
from playroom.room.limits import Bucket, Pace
from playroom.room.names import is_taken
from playroom.room.notice import ASKED_AT, Notice
from playroom.room.own_key import is_proved
from playroom.room.people import Key, Member
from playroom.room.phrases import Busy, Phrases
from playroom.room.pieces import in_pieces
from playroom.room.running import RunningTable
from playroom.room.running_hall import RunningHall
from playroom.room.services import Services
from playroom.room.values import Phase, TableId
from playroom.store import StoreError

HELLO_WAIT = 20.0
"""Seconds that somebody has to say who they are."""
AGREE_WAIT = 600.0
"""Seconds that somebody has to agree to the rules of the house."""
NEWS_WAIT = 2.0
"""Seconds that somebody who comes from another process waits at most until this one has heard all
that they have.
"""
PING = 20.0
"""Seconds between two signs of life that are asked for, and that an answer may take."""
QUEUE = 256
"""Frames that may wait for somebody who is slow."""
WAITING = 512 * 1024
"""Bytes of them, beside the last one."""
FRAMES = (20.0, 60.0)
"""What one wire may send: so many a second, so many at once."""
ALLOWED = Allowance(connections=64, knocks=64, half_open=64)
"""What may be asked of the door."""
NEWCOMERS = 64
"""People who come for the first time from one address, in an hour."""
TRIES = 20
"""Wrong passphrases that are tried from one address, in an hour."""
ANSWERED = 2_000
"""People whose last answers are remembered."""


_Frame: TypeAlias = tuple[bytes, float | None]
"""What is sent, and when the input was kept that it tells of."""


class _Out:
    """The frames that wait to be sent to one connection."""

    def __init__(self, connection: ServerConnection, counters: Counters) -> None:
        self._connection = connection
        self._counters = counters
        self._waiting: asyncio.Queue[_Frame | Callable[[], None] | None] = asyncio.Queue()
        self._bytes = 0
        self.task = asyncio.get_running_loop().create_task(self._run())

    def send(self, data: bytes) -> None:
        """See `Sender`."""
        if self._waiting.qsize() > QUEUE or self._bytes > WAITING:
            self.task.cancel()  # comes back, and is told what was missed
            self._connection.transport.abort()
            return
        self._bytes += len(data)
        self._waiting.put_nowait((data, self._counters.telling))

    def when_sent(self, then: Callable[[], None]) -> None:
        """See `Sender`."""
        self._waiting.put_nowait(then)

    def bye(self, why: str, again: int | None = None, at: tuple[str, ...] = ()) -> None:
        """See `Sender`."""
        data = encode(e.Bye(why, again, at))
        self._bytes += len(data)
        self._waiting.put_nowait((data, None))
        self._waiting.put_nowait(None)

    async def _run(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while (frame := await self._waiting.get()) is not None:
                if callable(frame):
                    frame()
                    continue
                data, kept = frame
                self._bytes -= len(data)
                await self._connection.send(in_pieces(data), text=True)
                self._counters.sent(kept)
            await self._connection.close()


class Host:
    """One room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: Services,
        find: Callable[[str], Game[Any, Any]],
        tables: Mapping[TableId, RunningTable],
        bot_pause: float = 0.8,
        pin: str = "",
        public: bool = False,
    ) -> None:
        """`pin` is that of the certificate that the door is opened with; `public`: people may come
        without an invitation.
        """
        self.services = services
        self.tables = dict(tables)
        services.warden.tables = lambda: self.tables.values()
        self.notice: Callable[[], Notice] | None = None
        """What is said to whoever asks before they come; None: nothing."""
        self._bot_pause = bot_pause
        self._pin = pin
        self.phrases = Phrases()
        self.hall = RunningHall(services, self.tables, find, self.phrases) if public else None
        """Where who comes arrives, in a room that anybody may come to."""
        if self.hall is not None:
            services.warden.hall = self.hall
        self.callers = Callers(services, ALLOWED)
        self._half_open = HalfOpen(self.callers)
        self._answers: dict[str, Answers] = {}
        self._server: Server | None = None
        self.doors: set[Doorway | HallDoor] = set()
        """Whoever is here by a wire."""
        self.is_draining = False
        """Is nobody new taken, because this process is being emptied?"""

    def table_for(
        self, places: Mapping[TableId, Seat | None]
    ) -> tuple[RunningTable | None, Seat | None]:
        """The table that somebody comes to who has these places, the latest one first: the first
        of them that is open; and the seat there.
        """
        for id, seat in places.items():
            table = self.tables.get(id)
            if table is not None and table.life.phase is not Phase.CLOSED:
                return table, seat
        return None, None

    async def listen(self, address: str, port: int, context: ssl.SSLContext | None) -> int:
        """Opens the door; gives the port (a free one for 0). Raises `OSError`."""
        self._server = await serve(
            self._connected,
            address,
            port,
            subprotocols=[Subprotocol(e.SUBPROTOCOL)],
            select_subprotocol=_spoken,
            compression=None,
            max_size=LONGEST_UP,
            open_timeout=HELLO_WAIT,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=2,
            server_header=None,
            process_request=self._asked_before,
            **counted(self._half_open, context, HELLO_WAIT),
        )
        found: int = next(iter(self._server.sockets)).getsockname()[1]
        return found

    async def close(self, again: int = 0) -> None:
        """Closes the door, and tells everybody; whoever may go on elsewhere is told where, and
        that they may try here `again` after so many seconds (0: the room is closed).
        """
        self.is_draining = True
        if (at := self.services.serving.elsewhere()) or again:
            for door in tuple(self.doors):
                door.send_on(at, 0 if at else again)
        if self.hall is not None:
            self.hall.close()
        self.phrases.close()
        for table in self.tables.values():
            table.close()
        await asyncio.sleep(0.05)
        if self._server is not None:
            self._server.close()
            self._half_open.close()
            await self._server.wait_closed()

    # -- the door ----------------------------------------------------------------------------------

    def _asked_before(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answers whoever only asks what the room is; None: somebody who comes."""
        if request.path != ASKED_AT:
            return None
        if self.notice is None:
            return connection.respond(404, "")
        if not self.callers.may_knock(_place(connection)):
            return connection.respond(429, "")
        return connection.respond(200, encode(self.notice()).decode())

    async def _connected(self, connection: ServerConnection) -> None:
        place, counters = _place(connection), self.services.counters
        out = _Out(connection, counters)
        comes = self.callers.may_knock(place) and self.callers.comes(place)
        try:
            if not comes:
                out.bye("too_many", 60)
                return
            await self._let_in(connection, out, place)
        except (ConnectionClosed, OSError):
            pass
        except StoreError:
            out.bye("not_kept", 5)
        except Exception as why:  # whatever one wire does to us ends that wire and nothing else
            self.services.faults(["a wire:", *traceback.format_exception(why)])
            self.callers.refused(place, "fault")
            out.bye("not_understood", 5)
        finally:
            if comes:
                self.callers.goes(place)
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(out.task, 2.0)

    async def _let_in(self, connection: ServerConnection, out: _Out, place: str) -> None:
        if connection.subprotocol != e.SUBPROTOCOL:  # a program of another version
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(connection.recv(), HELLO_WAIT)
            out.bye("other_version")
            return
        for head in (connection.request, connection.response):
            if head is not None:
                head.headers = Headers()  # 5 KB that nobody looks at any more
        nonce = secrets.token_hex(16)
        out.send(encode(e.Greeting(e.PROTOCOL, nonce)))
        try:
            async with asyncio.timeout(HELLO_WAIT):
                hello = e.read_up(await connection.recv(decode=False))
            if not isinstance(hello, e.Hello):
                raise BadJson("the first message says who comes")
        except TimeoutError:
            self.callers.refused(place, "silent")
            out.bye("silent")
            return
        except BadJson:
            self.callers.refused(place, "no_hello")
            out.bye("not_understood")
            return
        self._half_open.goes(connection)
        if self.is_draining:
            out.bye("moved", 1, self.services.serving.elsewhere())
            return
        member = await self._member(hello, nonce, out, place)
        if member is None:
            return
        bars = partial(self.services.warden.bars, member.id, (hello.token, hello.key or ""), place)
        if not bars() and not await self._agrees(member, connection, out):
            return
        answers = await self._answers_of(member)
        people, code = self.services.people, hello.code
        places = await self.callers.kept(lambda: people.comes(member.id))
        holds = code is None or await self.callers.kept(
            lambda: people.holds(code, member.id) is True
        )
        await self._hears(hello.known, places)
        if bars():  # perhaps while they read the rules of the house
            self.callers.refused(place, "barred")
            out.bye("barred")
            return
        if not self.services.paces.may(member.id, Pace.COME):
            self.callers.refused(place, "too_fast")
            out.bye("too_fast", 5)
            return
        self.callers.was_known(place)
        door: Doorway | HallDoor
        enter: Callable[[], object]
        if self.hall is not None:
            hall = self.hall.come(member, places, hello.games)
            door = HallDoor(hall, out, answers, hello.known, self._bot_pause, self.services.faults)
            door.not_invited = not holds
            goes_to = hello.known.table or (next(iter(places), None) if hello.code else None)
            enter = partial(door.enter, goes_to)
        else:
            table, seat = self.table_for(places)
            if table is None:
                out.bye("closed")
                return
            if hello.games.get(table.game.id) != table.game.version:
                out.bye("other_version")
                return
            door = Doorway(table, member, out, answers, hello.known, self._bot_pause)
            enter = partial(door.enter, v.Sit(seat))
        self.doors.add(door)
        try:
            enter()
            if at := self.services.serving.elsewhere():
                door.tell_elsewhere(at)
            await self._listen(connection, door, out, place)
        finally:
            self.doors.discard(door)
            door.close()

    async def _hears(self, known: e.Known, places: Mapping[TableId, Seat | None]) -> None:
        """Whoever comes from another process of the room may know more of their table than was
        heard here: then they would be told of it twice.
        """
        if self.services.serving.alone or not known.rows:
            return
        table = self.table_for(places)[0] if known.table is None else self.tables.get(known.table)
        if table is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(NEWS_WAIT):
                    await table.caught_up()

    async def _agrees(self, member: Member, connection: ServerConnection, out: _Out) -> bool:
        """Do they agree to the rules of the house? Asked the first time, and when these change."""
        house, ledger = self.services.house, self.services.ledger
        if await self.callers.kept(lambda: agreed(ledger, member.id, house)):
            return True
        out.send(encode(e.HouseRules(dict(house.rules), house.hash)))
        try:
            async with asyncio.timeout(AGREE_WAIT):
                answer = e.read_up(await connection.recv(decode=False))
        except (TimeoutError, BadJson):
            answer = None
        if answer != e.Agreed(house.hash):
            out.bye("not_agreed")
            return False
        await self.callers.kept(lambda: agree(ledger, member.id, house))
        return True

    async def _answers_of(self, member: Member) -> Answers:
        """What was answered to somebody lately."""
        ledger = self.services.ledger
        if member.id not in self._answers:
            done = await self.callers.kept(lambda: ledger.done(member.id))
            self._answers.setdefault(member.id, Answers(done))
            while len(self._answers) > ANSWERED:
                self._answers.pop(next(iter(self._answers)))
        answers = self._answers[member.id] = self._answers.pop(member.id)
        return answers

    async def _member(self, hello: e.Hello, nonce: str, out: _Out, place: str) -> Member | None:
        name = known_name(hello)
        if hello.v != e.PROTOCOL:
            out.bye("other_version")
            return None
        token, own = Key.token(hello.token), None
        if hello.key is not None:
            if not is_proved(hello.key, hello.proof or "", self._pin, nonce, hello.token):
                self.callers.refused(place, "not_proved")
                out.bye("other_key")
                return None
            own = Key.own(hello.key)
        people, keys = self.services.people, (token,) if own is None else (token, own)
        is_hushed = self.services.warden.is_hushed

        def found() -> Member | str | None:
            member = people.identify(token, own)
            if isinstance(member, str):
                return member
            called = name
            if member is not None and is_hushed(member.id):
                called = member.name  # a name is heard, too
            if hello.code is not None:
                return people.redeem(hello.code, keys, called, hello.language, self._may_have)
            if member is None:
                return None
            called = called or member.name
            if people.unique or (member.name, member.language) != (called, hello.language):
                return people.rename(member, called, hello.language)
            return member

        came = await self.callers.kept(found)
        if came is None and self.hall is not None:
            came = await self._new(hello, name, keys, place)
        if isinstance(came, str):
            out.bye(came, 5 if came == "busy" else None)
            return None
        if came is None:
            self.callers.refused(place, "not_invited")
            out.bye("not_invited")
        return came

    async def _new(
        self, hello: e.Hello, name: Clean, keys: tuple[Key, ...], place: str
    ) -> Member | str:
        """Somebody whom the room does not know by what they hold comes without an invitation: with
        a passphrase, or for the first time.
        """
        people, kept_by = self.services.people, self.callers.kept
        if hello.phrase:
            if not self.callers.may("try", place, TRIES):
                return "busy"
            member, kept = await kept_by(lambda: people.phrase(name)) or (None, None)
            try:
                right = await self.phrases.is_right(kept, hello.phrase)
            except Busy:
                return "busy"
            if not right or member is None:
                self.callers.refused(place, "bad_phrase")
                return "bad_phrase"
            self.callers.did_well("try", place)
            await kept_by(lambda: people.bind(member.id, *keys))
            return member
        if len(keys) < 2:
            return "no_key"
        if not self.may_be_new(place):
            return "too_many_new"
        return await kept_by(lambda: people.add(name, hello.language, keys))

    def may_be_new(self, place: str) -> bool:
        """May somebody come from this address without an invitation, for the first time?"""
        if self.hall is None:
            return False
        may = self.callers.may("come", place, NEWCOMERS)
        if not may:
            self.callers.refused(place, "too_many_new")
        return may

    def _may_have(self, table: TableId, name: Clean) -> str:
        """Why somebody who comes for the first time cannot be called so. In the keeper's thread."""
        running = self.tables.get(table)
        if running is None:
            return ""
        return "name_taken" if is_taken(name, names_at(running.life)) else ""

    async def _listen(
        self, connection: ServerConnection, door: Doorway | HallDoor, out: _Out, place: str
    ) -> None:
        frames, counters = Bucket(*FRAMES), self.services.counters
        while True:
            data = await connection.recv(decode=False)
            counters.frames_in += 1
            if not frames.take():
                self._cut_off(place, out, "too_fast")
                return
            try:
                door.take(data)
            except BadJson:
                self._cut_off(place, out, "not_understood")
                return

    def _cut_off(self, place: str, out: _Out, why: str) -> None:
        self.callers.refused(place, why)
        self.callers.did_harm(place)
        out.bye(why, 5)


def _place(connection: ServerConnection) -> str:
    """The address that somebody comes from."""
    return str((connection.remote_address or ("?",))[0])


def _spoken(
    connection: ServerConnection, subprotocols: Sequence[Subprotocol]
) -> Subprotocol | None:
    """The version that both ends know; None: whoever comes is told so in words of any version."""
    ours = Subprotocol(e.SUBPROTOCOL)
    return ours if ours in subprotocols else None
