"""Relay: brings people of this process to the tables of a room of several processes, each of which
runs in the one that holds its lease.

The program of a person is sent to that process where it can reach it (`Close.at`). Programs that
cannot, and guests with a shell in this process, stay connected here, and this process is a client
of the other one for them (`messages.Relayed`), or of itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace as replaced
from functools import partial
from typing import Any

from playroom.clock import monotonic
from playroom.engine.contract import Game
from playroom.engine.notes import Rejection
from playroom.engine.overriding import override
from playroom.engine.wire import encode
from playroom.room.client.connection import Connection, ConnectionLost
from playroom.room.client.remote_session import RemoteSession
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.client.tls_connection import connect_tls
from playroom.room.cluster.shared_membership import About, SharedMembership
from playroom.room.members.people import Member
from playroom.room.moderation.state import ModerationNews
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import WrongCertificate
from playroom.room.server.admission import Refused
from playroom.room.server.host import Host
from playroom.room.server.relayed_table import BYE, ProgramRelay, RelayedTable
from playroom.room.server.table_connection import TableConnection
from playroom.room.table import values as v
from playroom.room.table.owing import Sender
from playroom.room.table.session import (
    CloseReason,
    GameHome,
    GuestSession,
    SessionHooks,
)

OWNER_WAIT = 6.0
"""Most seconds until a table has an owner again."""
LOOK = 0.05
"""Seconds between two looks for it."""
BLOCKED = 60.0
"""Seconds for which no program is sent to a process, after one came back from there."""
ANSWER = 5.0
"""Seconds in which another process answers."""
SECRET = "relay secret"  # not said
CERTIFICATE = "room.crt"


def proof_of(secret: str, nonce: str, person: v.PersonId, table: v.TableId) -> str:
    """The code that proves that a process of the room asks, for this challenge alone."""
    said = f"{nonce} {person} {table}"  # not said
    return hmac.new(bytes.fromhex(secret), said.encode(), "sha256").hexdigest()


class Relay(ProgramRelay):
    """Relay of one process. Everything is called on the thread of its loop."""

    def __init__(
        self,
        host: Host,
        membership: SharedMembership,
        find: Callable[[str], Game[Any, Any]],
    ) -> None:
        """Raises `StoreError`."""
        self._host, self._membership, self._find = host, membership, find
        self._certificate = (host.services.folder / CERTIFICATE).read_text("ascii")
        """That of all processes of the room."""
        room_store = host.services.room_store
        self._secret = room_store.keep_once(SECRET, secrets.token_hex(32))
        self._sent = dict[v.PersonId, tuple[str, float]]()
        """Where each was sent, and when."""
        self._blocked = dict[str, float]()
        self.awaited = Counter[v.TableId]()
        """People who wait here for the owner of a table."""
        self.guests = set[RelayedSession]()
        """The sessions of guests with a shell here."""
        self._tasks = set[asyncio.Task[None]]()

    def close(self) -> None:
        """Ends what is under way."""
        for task in tuple(self._tasks):
            task.cancel()

    @override
    def is_genuine(self, nonce: str, asked: e.Relayed) -> bool:
        proof = proof_of(self._secret, nonce, asked.member, asked.table)
        return hmac.compare_digest(proof, asked.proof)

    # -- where a table runs ------------------------------------------------------------------------

    async def owner(self, table: v.TableId) -> About | None:
        """The process that runs a table; None: this one, or the table is closed. Raises `Refused`,
        `StoreError`.
        """
        until = monotonic() + OWNER_WAIT
        self.awaited[table] += 1
        try:
            while monotonic() < until:
                running = self._host.tables.get(table)
                if running is None or running.is_leader:
                    return None
                find = partial(self._membership.holder, table)
                holder = await self._host.services.write_queue.ran(find, table)
                if holder is not None:
                    return holder
                self._membership.wants(table)
                self._membership.look()
                await asyncio.sleep(LOOK)
        finally:
            self.awaited[table] -= 1
            if not self.awaited[table]:
                del self.awaited[table]
        raise Refused("moved", 1)

    def way(self, person: v.PersonId, about: About) -> tuple[str, ...]:
        """The place where the program of a person finds another process; none where it does not
        find it.
        """
        now, place = monotonic(), about.place
        self._sent = {who: to for who, to in self._sent.items() if now - to[1] < BLOCKED}
        if self._sent.pop(person, ("", 0.0))[0] == place:  # they have come back
            self._blocked[place] = now
        is_blocked = now - self._blocked.get(place, -BLOCKED) < BLOCKED
        if not place or place == self._membership.place or is_blocked:
            return ()
        self._sent[person] = place, now
        return (place,)

    # -- connections -------------------------------------------------------------------------------

    async def reach(self, table: v.TableId) -> Connection:
        """A connection to the process that runs a table. Raises `Refused`, `OSError`,
        `TimeoutError`, `StoreError`.
        """
        about = await self.owner(table)
        if about is None:
            return Loopback(self._host)
        failure: OSError | TimeoutError | None = None
        for place in filter(None, (about.inside, about.place)):
            host, _, port = place.rpartition(":")
            to = SavedRoom(host.strip("[]"), int(port), about.pin, "", self._certificate)
            try:
                async with asyncio.timeout(ANSWER):
                    connection, _ = await connect_tls(to)
                return connection
            except WrongCertificate:  # of another room by now
                failure = failure or ConnectionLost()
            except (OSError, TimeoutError) as why:
                failure = why
        raise failure or ConnectionLost

    def hello(
        self,
        nonce: str,
        member: Member,
        table: v.TableId,
        sit: v.Sit | None,
        known: e.ResumePoint,
        games: Mapping[str, int] | None = None,
    ) -> e.Relayed:
        """What is answered to the challenge of that process; the member wants to `sit` or watch,
        with a program that has these `games` (None: their shell runs here).
        """
        seat = None if sit is None else sit.seat
        proof = proof_of(self._secret, nonce, member.id, table)
        return e.Relayed(
            *(e.PROTOCOL, member.id, table, proof, sit is None, seat),
            *(games is None, dict(games or {}), known),
        )

    @override
    def run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @override
    async def route(self, person: v.PersonId, table: v.TableId) -> tuple[str, ...] | None:
        about = await self.owner(table)
        return None if about is None else self.way(person, about)

    @override
    def table(
        self,
        member: Member,
        table: v.TableId,
        sit: v.Sit | None,
        known: e.ResumePoint,
        games: Mapping[str, int],
        sender: Sender,
        came: Callable[[], object] = lambda: None,
    ) -> RelayedTable:
        def hello(nonce: str) -> e.Relayed:
            return self.hello(nonce, member, table, sit, known, games)

        return RelayedTable(partial(self.reach, table), hello, sender, came)

    # -- guests ------------------------------------------------------------------------------------

    def comes(
        self,
        member: Member,
        table: v.TableId,
        sit: v.Sit | None,
        on_result: Callable[[GuestSession | Rejection | Exception], None],
    ) -> None:
        """The session of a guest with a shell here at a table."""

        async def come() -> None:
            client = GuestClient(self, member, table, sit, self._find)
            try:
                session = await client.join(None)
                assert isinstance(session, RelayedSession)
                await session.arrived()
            except NoPlace as why:
                on_result(Rejection.of("no_place", "together-trouble-bye", why=why.why))
            except Exception as why:
                on_result(why)
            else:
                if not session.is_over:
                    self.guests.add(session)
                on_result(session)

        self.run(come())


class Loopback(Connection):
    """Connection to a table of this process, which needs no proof."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._frames = asyncio.Queue[bytes]()
        self._client: TableConnection | None = None
        self._is_open = True
        self._frames.put_nowait(encode(e.Challenge(e.PROTOCOL, "0" * 32)))

    @override
    async def recv(self) -> bytes:
        if not self._is_open:
            raise ConnectionLost
        data = await self._frames.get()
        self._is_open = not data.startswith(BYE)
        return data

    @override
    async def send(self, data: bytes) -> None:
        if not self._is_open:
            raise ConnectionLost
        message, back = e.read_up(data), _Frames(self._frames)
        if self._client is not None:
            self._client.heed(message)
        elif isinstance(message, e.Relayed):
            try:
                self._client = await self._host.relayed(message, back)
            except Refused as no:
                back.send_close(no.why, no.again)

    @override
    def abort(self) -> None:
        self._is_open = False
        if self._client is not None:
            self._client.close()


class _Frames(Sender):
    """The way back within this process."""

    def __init__(self, frames: asyncio.Queue[bytes]) -> None:
        self._frames = frames

    @override
    def send(self, data: bytes) -> None:
        self._frames.put_nowait(data)

    @override
    def when_sent(self, then: Callable[[], None]) -> None:
        then()

    @override
    def send_close(self, why: str, again: int | None = None, at: tuple[str, ...] = ()) -> None:
        self._frames.put_nowait(encode(e.Close(why, again, at)))


class GuestClient(RoomClient):
    """Client of the process that runs a table, for a guest with a shell here."""

    def __init__(
        self,
        relay: Relay,
        member: Member,
        table: v.TableId,
        sit: v.Sit | None,
        find: Callable[[str], Game[Any, Any]],
    ) -> None:
        room = SavedRoom("127.0.0.1", 1, "", "")
        super().__init__(
            room, member.name, member.language, {}, find, self._finished, lambda room: None,
            connect=self._reach,
        )  # fmt: skip
        self._relay, self._member = relay, member
        self._table, self._sit = table, sit

    async def _reach(self, room: SavedRoom) -> tuple[Connection, SavedRoom]:
        try:
            return await self._relay.reach(self._table), room
        except Refused as why:
            raise NoPlace(why.why, why.again) from why

    @override
    def _hello(self, nonce: str) -> e.Relayed:
        known = e.ResumePoint() if self._only is None else self._only.known
        return self._relay.hello(nonce, self._member, self._table, self._sit, known)

    @override
    def _session_of(self, first: e.Snapshot, game: Game[Any, Any]) -> RemoteSession:
        return RelayedSession(self._relay, first, game, self._send, self._comes_home, self._find)

    def _finished(self, home: GameHome) -> None:
        session = self._only
        if isinstance(session, RelayedSession):
            session.finishes(home)


class RelayedSession(RemoteSession, GuestSession):
    """Session of a guest with a shell here, at a table of any process."""

    def __init__(self, relay: Relay, *given: Any) -> None:
        super().__init__(*given)
        self.over = lambda: None
        self._relay = relay
        self._is_there = True
        self._finished: GameHome | None = None
        self._untold = list[GameHome]()
        """Matches that ended in their absence."""
        self._comes = asyncio.Event()

    async def arrived(self) -> None:
        """Waits until the table has told that they are here, or why they cannot be."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await self._comes.wait()

    @property
    @override
    def close_reason(self) -> CloseReason | None:
        return self._close_reason

    @property
    @override
    def finished(self) -> GameHome | None:
        home = self._finished
        is_last = home is not None and home.header.id == self._match and home.seat is not None
        return home if is_last else None

    def finishes(self, home: GameHome) -> None:
        """A match has come home, which one sat at or watched."""
        self._finished = home
        if home.missed:
            self._untold.append(home)
            self._tell_missed()

    def _tell_missed(self) -> None:
        untold, self._untold = self._untold, [] if self._hooks else self._untold
        for home in untold:
            self._safely(partial(_missed, home))

    @override
    def attach(self, hooks: SessionHooks) -> None:
        # a guest has no program of their own that could prove a deal
        super().attach(replaced(hooks, proved=lambda proved, seats: None))
        if self._close_reason is not None:  # it was over before anybody looked
            hooks.ended(self._close_reason)
        asyncio.get_running_loop().call_soon(self._tell_missed)  # once it is shown where one is

    @override
    def cut(self) -> None:
        self._is_there = False
        self.send(encode(e.Present(False)))

    @override
    def mended(self) -> None:
        self._is_there = True
        self.send(encode(e.Present(True)))

    @override
    def heed(self, message: e.AnyDown) -> None:
        super().heed(message)
        guest = self.state.guest(self.me)
        if guest is not None and guest.here:
            self._comes.set()
        if isinstance(message, e.Synced) and not self._is_there:
            self.send(encode(e.Present(False)))

    @override
    def tell_moderation(self, news: ModerationNews) -> None:
        self._safely(lambda hooks: hooks.order(news))

    @override
    def _ends(self, why: CloseReason) -> None:
        self._comes.set()
        self._relay.guests.discard(self)
        self.over()

    @override
    def close(self, meant: bool = False) -> None:
        self._relay.guests.discard(self)
        super().close(meant or self.meant)
        self.over()


def _missed(home: GameHome, hooks: SessionHooks) -> None:
    hooks.ended_meanwhile(home)
