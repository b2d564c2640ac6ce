"""Room client: the connection to a remote room, joined by an invitation, with automatic
reconnect.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from playroom.clock import monotonic
from playroom.engine.contract import Game
from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.engine.registry import NoGame
from playroom.engine.wire import BadJson, encode
from playroom.room.client.connection import Connect, Connection
from playroom.room.client.remote_chair import OtherGame, SequenceGap
from playroom.room.client.remote_end import ComeAgain
from playroom.room.client.remote_lobby import RemoteLobby
from playroom.room.client.remote_session import RemoteSession, home_of
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.fair.own_deals import OwnDeals
from playroom.room.members.names import name_of
from playroom.room.protocol import messages as e
from playroom.room.protocol.addresses import in_order
from playroom.room.protocol.packages import Needs
from playroom.room.protocol.trust import InvitationLine, WrongCertificate
from playroom.room.table.session import CloseReason, ConnectionState, GameHome, Home
from playroom.room.table.values import Phase
from playroom.store import StoreError

if TYPE_CHECKING:
    from playroom.room.members.device_key import DeviceKey

FIRST_WAIT = 0.2
LONGEST_WAIT = 5.0
"""Seconds between two tries: after the first, and at most."""
SHORT_TRIES = 60.0
"""Seconds for which it is tried again every second at least."""
THROWN_OUT = 1.0
"""Most seconds between reconnects of a client that is admitted and cut off again and again, as on a
bad network.
"""
SETTLED = 5.0
"""Seconds after which one has really come in."""
MOST_BAD = 3
"""Wires in a row on which nothing can be understood, until it is given up."""
MOST_PLACES = 8
"""Places of a room that are tried in one go."""
SILENT_FOR = 3.0
"""Seconds after which it is told that the room does not answer."""


AT_A_TIME = 0.002
"""Seconds of frames that are taken before keys have their turn."""
GOODBYE = 1.0
"""Seconds that the room has to answer who goes."""

_NAME = re.compile(r"[\w.-]{1,253}")


VERSIONS = (CloseReason.OTHER_VERSION, CloseReason.OLD_ROOM, CloseReason.OLD_PROGRAM)
"""What says that the room or this program has to be brought up to date."""


class NoPlace(Exception):
    """The room has said that there is no place: why (a token, `together-trouble-bye`); `needs`:
    which game is to be installed before.
    """

    def __init__(
        self,
        why: str,
        again: int | None = None,
        at: tuple[str, ...] = (),
        needs: Needs | None = None,
    ) -> None:
        super().__init__(why)
        self.why = why
        self.again = again
        self.at = at
        self.needs = needs

    @property
    def is_of_process(self) -> bool:
        """May another process of the room say something else?"""
        return self.again is not None or self.why in (*VERSIONS, "no_package")


class RoomClient:
    """Room client: the connection to one room, for one person; reconnects by itself."""

    def __init__(
        self,
        room: SavedRoom,
        name: Clean,
        language: str,
        games: Mapping[str, int],
        find: Callable[[str], Game[Any, Any]],
        home: Home,
        learned: Callable[[SavedRoom], None],
        key: DeviceKey | None = None,
        phrase: str = "",
        deals: OwnDeals | None = None,
        connect: Connect | None = None,
    ) -> None:
        """`games`: installed games with their versions; `home` archives a match from its log,
        `learned` saves the room. `key` is the device key; `phrase` the passphrase of the name, for
        a room that does not know this key. `deals` stores numbers of joint deals. `connect` gets a
        connection; without it they are of TLS.
        """
        self.room = room
        self._name = name_of(name)
        self._language = language
        self._games = dict(games)
        self._find = find
        self._home = home
        self._deals = deals or OwnDeals()
        self._at_home = set[str]()
        """The matches that have come home."""
        self._learned = learned
        self._key = key
        self._phrase = phrase
        self.lobby: RemoteLobby | None = None
        """The lobby of the room, when it has one."""
        self.agrees: Callable[[e.HouseRules], Awaitable[bool]] = _decline_rules
        """Asks the player whether they agree to the house rules."""
        self._get = connect
        self._connection: Connection | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._only: RemoteSession | None = None
        self._code: str | None = None
        self.not_invited = False
        """Has one come with an invitation that is not good?"""
        self._kept_up: asyncio.Task[None] | None = None
        self._parting: asyncio.Task[None] | None = None
        self._bad = 0
        self._bad_at = 0.0
        self._closed = False
        self._sent_on: tuple[str, ...] = ()
        self._came = 0.0
        self._thrown_out = 0
        """How often in a row one was let in and not for long."""
        self._wait = 0.0

    @property
    def session(self) -> RemoteSession | None:
        """The table that one is at."""
        return self._only if self.lobby is None else self.lobby.session

    async def join(self, invitation: InvitationLine | None) -> RemoteSession | None:
        """Comes in, for the first time by an invitation. Gives the table that one is at; None: one
        is in the `lobby`.

        Raises `NoPlace`, `WrongCertificate`, `OtherGame`, `NoGame`, `OSError`, `TimeoutError`.
        """
        self._code = None if invitation is None else invitation.code or None
        await self._connect()
        session, end = self.session, self._end
        assert end is not None
        end.hang_up = self.close
        end.part = self._part
        self._kept_up = asyncio.get_running_loop().create_task(self._keep_up())
        return session

    @property
    def _end(self) -> RemoteSession | RemoteLobby | None:
        """What frames are given to."""
        return self._only if self.lobby is None else self.lobby

    def _part(self) -> None:
        """Hangs up once the room has said goodbye, or a moment later."""
        self._parting = asyncio.get_running_loop().create_task(self._goodbye())

    async def _goodbye(self) -> None:
        if self._kept_up is not None and self._connection is not None:
            await asyncio.wait([self._kept_up], timeout=GOODBYE)
        self.close()

    async def closed(self) -> None:
        """Waits until what is on its way has been said."""
        if self._parting is not None:
            await self._parting

    def close(self) -> None:
        """Hangs up."""
        if self._end is not None and not self._closed:
            self._learn_paced()
        if self.session is not None and not self._closed:
            self._learn(self.session)
        elif self.room.playing and self._end is not None and not self._closed:
            self.room = replace(self.room, playing=False)  # in the lobby, with no seat
            self._learned(self.room)
        self._closed = True
        if self._kept_up is not None:
            self._kept_up.cancel()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.abort()

    def _learn(self, session: RemoteSession) -> None:
        state = session.state
        others = tuple(guest.name for guest in state.guests if guest.id != session.me)
        me = state.guest(session.me)
        is_seated = me is not None and me.seat is not None
        self.room = replace(
            self.room,
            game=state.game,
            people=others,
            asked=False,
            playing=is_seated and state.phase is Phase.PLAYING,
        )
        self._learned(self.room)

    def _learn_paced(self) -> None:
        """Whether a table by correspondence may wait for the player later."""
        cards = () if self.lobby is None else self.lobby.cards
        paced = any(card.mine and card.pace for card in cards)
        paced = paced or (self._only is not None and self._only.state.pace > 0)
        if paced != self.room.paced:
            self.room = replace(self.room, paced=paced)
            self._learned(self.room)

    def _answers_too(self, at: tuple[str, ...]) -> None:
        """The room answers there, too."""
        self.room = replace(self.room, others=at)
        self._learned(self.room)

    # -- matches that come home -------------------------------------------------------------------

    def _comes_home(self, home: GameHome) -> None:
        """A match is over, and its whole log is here."""
        match = home.header.id
        if match not in self._at_home:
            if self._home(home) is False:
                return
            self._at_home.add(match)
            with contextlib.suppress(StoreError):  # what is kept of it does no harm
                self._deals.forget(match)
        self._send(encode(e.AtHome(match)))

    def _missed(self, missed: e.MissedGame) -> None:
        """A match that ended while one was not there; it may have been told here for all that."""
        session, header = self.session, missed.header
        is_new = header.id not in self._at_home
        if is_new and session is not None and session.has_heard_end(header.id):
            session.heed(e.WholeGame(header, *_brought_by(missed)))
            return
        if session is not None:
            proof = session.proof(missed)
        else:
            proof = self._deals.proof(header, missed.sealed, missed.shown, missed.number)
        self._comes_home(home_of(missed, proof, missed.seat, missed=True))

    # -- the wire ----------------------------------------------------------------------------------

    def _send(self, data: bytes) -> None:
        if self._connection is not None:
            self._out.put_nowait(data)

    async def _connect(self) -> None:
        """Tries where it was last, and at once wherever else the room answers: the clients of one
        table in one order, and those of another table in another, so that they find each other, and
        not all that were at one process are at one other. What one process refuses (it is full, or
        of another version) another one may grant.
        """
        saved, session = self.room, self.session
        order = random.random() if session is None else session.state.id
        failure: Exception | None = None
        refusal: NoPlace | None = None
        sent_on, others = in_order(self._sent_on, order), in_order(saved.others, order)
        places = deque([*sent_on, f"{saved.host}:{saved.port}", *others])
        self._sent_on = ()
        tried, senders = set[str](), set[str]()
        while places and len(tried) < MOST_PLACES:
            host, _, port = (place := places.popleft()).rpartition(":")
            host = host.strip("[]")
            if place in tried or not is_place(host, port):
                continue
            tried.add(place)
            self.room = replace(self.room, host=host, port=int(port))
            try:
                await self._connected()
                return
            except WrongCertificate as why:
                failure = failure or why
            except NoPlace as why:
                if not (why.at or why.is_of_process):
                    raise
                if refusal is None or refusal.again is None:
                    refusal = why
                places.extendleft(reversed(in_order(why.at, order)))
                if why.at and why.again == 0 and place not in senders:
                    senders.add(place)  # which lets us in where nothing else does
                    tried.discard(place)
                    places.append(place)
            except (OSError, TimeoutError) as why:
                failure = failure or why
        self.room = replace(self.room, host=saved.host, port=saved.port)
        raise refusal or failure or OSError("nobody can be there")  # not said

    async def _connected(self) -> None:
        if self._get is None:
            from playroom.room.client.tls_connection import connect_tls  # where there is TLS

            self._get = connect_tls
        connection, self.room = await self._get(self.room)
        try:
            async with asyncio.timeout(20):
                greeting = _first(await connection.recv())
                if not isinstance(greeting, e.Challenge):
                    raise BadJson("a room begins with a greeting")
                if greeting.v != e.PROTOCOL:
                    raise NoPlace("old_room" if greeting.v < e.PROTOCOL else "old_program")
                await connection.send(encode(self._hello(greeting.nonce)))
                data = await connection.recv()
            first = _first(data)
            if isinstance(first, e.HouseRules):
                if not await self.agrees(first):
                    raise NoPlace("not_agreed")
                await connection.send(encode(e.Agreed(first.hash)))
                async with asyncio.timeout(20):
                    data = await connection.recv()
                first = _first(data)
            while isinstance(first, e.MissedGame):  # there is no place there any more
                self._out, self._connection = asyncio.Queue(), connection
                self._missed(first)
                while not self._out.empty():
                    await connection.send(self._out.get_nowait())
                async with asyncio.timeout(20):
                    data = await connection.recv()
                first = _first(data)
            if not isinstance(first, e.Snapshot | e.InLobby):
                raise BadJson("a room begins with a welcome")
            self._code = None  # from now on they are known
            self._out = asyncio.Queue()
            self._connection = connection
            self._came = monotonic()
            end = self._end
            if end is not None:
                end.tell_wire(ConnectionState.UP)
                end.take(data)
            elif isinstance(first, e.Snapshot):
                self._only = self._session_of(first, self._find(first.state.game))
                self._only.elsewhere = self._answers_too
                self._only.missed = self._missed
                self._learn(self._only)
            else:
                await self._come_in(first, connection)
        except BaseException:
            self._connection = None
            connection.abort()
            raise

    async def _come_in(self, first: e.InLobby, connection: Connection) -> None:
        """Into the lobby, and to the table that one is at."""
        lobby = RemoteLobby(first, self._send, self._comes_home, self._find, self._deals)
        lobby.missed = self._missed
        lobby.learned = self._learn
        lobby.elsewhere = self._answers_too
        async with asyncio.timeout(20):
            while lobby.waits:
                lobby.take(await connection.recv())
        self.lobby, self.not_invited = lobby, first.not_invited
        if lobby.session is None:
            self.room = replace(self.room, room=first.room, asked=False)
            self._learned(self.room)

    def _session_of(self, first: e.Snapshot, game: Game[Any, Any]) -> RemoteSession:
        return RemoteSession(first, game, self._send, self._comes_home, self._find, self._deals)

    def _hello(self, nonce: str) -> e.Login | e.Relayed:
        """Who comes; the proof holds for this room and this greeting alone."""
        room, key = self.room, self._key
        return e.Login(
            e.PROTOCOL,
            str(self._name),
            self._language,
            room.token,
            self._code,
            dict(self._games),
            e.ResumePoint() if self._end is None else self._end.known,
            None if key is None else key.public,
            None if key is None else key.proof(room.pin, nonce, room.token),
            self._phrase,
        )

    async def _keep_up(self) -> None:
        """Listens, and joins again after every cut, until the session is over."""
        end = self._end
        assert end is not None
        while not end.is_over:
            await self._listen(end)
            if end.is_over or not await self._again(end):
                break
        self.close()

    async def _listen(self, end: RemoteSession | RemoteLobby) -> None:
        connection = self._connection
        if connection is None:
            return
        loop = asyncio.get_running_loop()
        sending, since = loop.create_task(self._send_all(connection)), monotonic()
        try:
            while not end.is_over:
                end.take(await connection.recv())
                if monotonic() - since > AT_A_TIME:  # whatever a room sends, keys have their turn
                    await asyncio.sleep(0)
                    since = monotonic()
        except (OSError, SequenceGap):
            pass  # it is joined again, and told what was missed
        except ComeAgain as why:
            self._wait, self._sent_on = why.again, why.at
        except (OtherGame, NoGame):
            end.end(CloseReason.OTHER_VERSION)
        except Exception:
            self._not_understood(end)
        finally:
            sending.cancel()
            self._connection = None
            connection.abort()

    def _not_understood(self, end: RemoteSession | RemoteLobby) -> None:
        """What came is no message, or cannot be: once more, then from the beginning, and then it is
        given up.
        """
        now = monotonic()
        self._bad = self._bad + 1 if now - self._bad_at < SHORT_TRIES else 1
        self._bad_at = now
        end.forgets = self._bad > 1
        if self._bad >= MOST_BAD:
            end.end(CloseReason.NOT_UNDERSTOOD)

    async def _send_all(self, connection: Connection) -> None:
        with contextlib.suppress(OSError):
            while True:
                await connection.send(await self._out.get())

    async def _again(self, end: RemoteSession | RemoteLobby) -> bool:
        """Joins again, as long as it takes. False when there is no place any more."""
        began, wait, was_told = monotonic(), FIRST_WAIT, False
        pause, self._wait = min(self._wait, LONGEST_WAIT), 0.0
        # who is let in and thrown out again and again does not knock at once, nor anywhere else;
        # once is nothing: they were sent to a process that was just killed
        self._thrown_out = self._thrown_out + 1 if began - self._came < SETTLED else 0
        if self._thrown_out > 1:
            pause = max(pause, min(THROWN_OUT, FIRST_WAIT * 2 ** min(self._thrown_out - 2, 8)))
        while not end.is_over:
            if pause:
                await asyncio.sleep(pause)
            if not was_told and monotonic() - began >= SILENT_FOR:
                was_told = True
                end.tell_wire(ConnectionState.TRYING)
            pause = wait
            try:
                await self._connect()
                return True
            except (OSError, TimeoutError):
                longest = 1.0 if monotonic() - began < SHORT_TRIES else LONGEST_WAIT
                wait = min(wait * 2, longest)
            except NoPlace as why:
                if why.again is None:
                    end.end(_CLOSE_REASONS.get(why.why, CloseReason.ROOM_GONE))
                else:
                    pause = min(why.again, LONGEST_WAIT)
            except WrongCertificate:
                end.end(CloseReason.ROOM_GONE)
            except (OtherGame, NoGame):
                end.end(CloseReason.OTHER_VERSION)
            except Exception:
                self._not_understood(end)
        return False


_CLOSE_REASONS = {
    close_reason.value: close_reason
    for close_reason in CloseReason
    if close_reason is not CloseReason.ROOM_GONE
} | {"no_package": CloseReason.OTHER_VERSION}


async def _decline_rules(rules: e.HouseRules) -> bool:
    return False


def _brought_by(whole: e.WholeGame) -> tuple[Any, ...]:
    return whole.entries, whole.number, whole.sealed, whole.shown


def _first(data: bytes) -> e.AnyDown:
    """What a room says before there is a session. Raises `NoPlace` for a goodbye, `BadJson`."""
    message = e.read_down(data)
    if isinstance(message, e.Close):
        raise NoPlace(message.why, message.again, message.at, message.needs)
    return message


def is_place(host: str, port: str) -> bool:
    """Whether the address is valid; a room may send anything."""
    if not (port.isascii() and port.isdecimal() and 0 < int(port[:6]) < 65_536):
        return False
    try:
        host.encode("idna")
        return bool(_NAME.fullmatch(host) or ip_address(host))
    except ValueError:
        return False
