"""Admission at the room's own door: what they say first, who they are, and whether they may
come in.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers

from playroom.engine.notes import Clean
from playroom.engine.wire import BadJson, encode
from playroom.room.members.device_key import is_proved
from playroom.room.members.names import is_taken
from playroom.room.members.people import Key, Member
from playroom.room.members.phrases import Busy, PassphraseHasher
from playroom.room.moderation.house_rules import agree, agreed
from playroom.room.protocol import messages as e
from playroom.room.protocol.packages import Needs, has, needs_of
from playroom.room.server.connection_limiter import ConnectionLimiter
from playroom.room.server.table_connection import known_name
from playroom.room.table.context import RoomContext
from playroom.room.table.owing import Sender
from playroom.room.table.running import RunningTable
from playroom.room.table.state import names_at
from playroom.room.table.values import TableId

AGREE_WAIT = 600.0
"""Seconds that somebody has to agree to the rules of the house."""
NEWCOMERS = 64
"""People who come for the first time from one address, in an hour."""
TRIES = 20
"""Wrong passphrases that are tried from one address, in an hour."""


LACKS = "no_package"
"""Why somebody cannot come whose program does not have the game of the table."""


class Refused(Exception):
    """Admission is refused. They are told `why` (see `Close`), in how many seconds they may try it
    `again`, and the addresses at which they may try it now (`elsewhere`); `counted`: as what it
    counts against the address that they come from ("" for what does not); `needs`: which game they
    have to install before.
    """

    def __init__(
        self,
        why: str,
        again: int | None = None,
        elsewhere: tuple[str, ...] = (),
        counted: str = "",
        needs: Needs | None = None,
    ) -> None:
        super().__init__(why)
        self.why, self.again, self.elsewhere, self.counted = why, again, elsewhere, counted
        self.needs = needs


class Admission:
    """Admission: what is asked of whoever comes, in this order: `greet`, `identify`,
    `refuse_barred`, `have_agreed`. Each raises `Refused`, and `StoreError` when nothing can be
    kept.
    """

    def __init__(
        self,
        services: RoomContext,
        limiter: ConnectionLimiter,
        phrases: PassphraseHasher,
        tables: Mapping[TableId, RunningTable],
        pin: str,
        is_public: bool,
    ) -> None:
        """`pin` is that of the door's certificate; `is_public`: people may come without an
        invitation.
        """
        self._services = services
        self._limiter = limiter
        self._phrases = phrases
        self._tables = tables
        self._pin = pin
        self._is_public = is_public

    async def greet(
        self, connection: ServerConnection, out: Sender, within: float
    ) -> tuple[e.Login, str]:
        """What somebody says first, within so many seconds, and the number that was to be proved
        with.
        """
        if connection.subprotocol not in e.SUBPROTOCOLS:  # a program of another version
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(connection.recv(), within)
            raise Refused("other_version")
        for head in (connection.request, connection.response):
            if head is not None:
                head.headers = Headers()  # 5 KB that nobody looks at any more
        nonce = secrets.token_hex(16)
        out.send(encode(e.Challenge(e.PROTOCOL, nonce)))
        try:
            async with asyncio.timeout(within):
                hello = e.read_up(await connection.recv(decode=False))
        except TimeoutError:
            raise Refused("silent", counted="silent") from None
        except BadJson:
            raise Refused("not_understood", counted="no_hello") from None
        if not isinstance(hello, e.Login):
            raise Refused("not_understood", counted="no_hello")
        return hello, nonce

    async def identify(self, hello: e.Login, nonce: str, place: str) -> Member:
        """Who it is, by the keys that they hold, by their invitation, or by their passphrase; in a
        public room also somebody new. `place` is the address that they come from.
        """
        name = known_name(hello)
        if hello.v != e.PROTOCOL:
            raise Refused("other_version")
        token, own = Key.token(hello.token), None
        if hello.key is not None:
            if not is_proved(hello.key, hello.proof or "", self._pin, nonce, hello.token):
                raise Refused("other_key", counted="not_proved")
            own = Key.own(hello.key)
        people, keys = self._services.people, (token,) if own is None else (token, own)
        is_muted = self._services.moderation.is_muted

        lacked = list[RunningTable]()

        def may_have(table: TableId, called: Clean) -> str:
            running = self._tables.get(table)
            if running is not None and not has(running.game, hello.games):
                lacked.append(running)
                return LACKS  # and the invitation stays good
            return self._may_have(table, called)

        def found() -> Member | str | None:
            member = people.identify(token, own)
            if isinstance(member, str):
                return member
            called = name
            if member is not None and is_muted(member.id):
                called = member.name  # a name is heard, too
            if hello.code is not None:
                return people.redeem(hello.code, keys, called, hello.language, may_have)
            if member is None:
                return None
            called = called or member.name
            if people.unique or (member.name, member.language) != (called, hello.language):
                return people.rename(member, called, hello.language)
            return member

        came = await self._services.keeper.ran(found, of=hello.token)
        if came is None and self._is_public:
            came = await self._new(hello, name, keys, place)
        if came is None:
            raise Refused("not_invited", counted="not_invited")
        if came == LACKS:
            raise self.lacks(lacked[-1], hello)
        if isinstance(came, str):
            raise Refused(came, 5 if came == "busy" else None)
        return came

    def lacks(self, table: RunningTable, hello: e.Login) -> Refused:
        """What somebody is told whose program does not have the game of a table."""
        page = ""
        if hello.code:  # without one its address leads nowhere
            page = self._services.invitation(table.life.id, hello.code).page
        needs = needs_of(table.game, hello.games, hello.language, page)
        return Refused(LACKS, needs=needs)

    async def _new(
        self, hello: e.Login, name: Clean, keys: tuple[Key, ...], place: str
    ) -> Member | str:
        """Somebody whom the room does not know by what they hold comes without an invitation: with
        a passphrase, or for the first time.
        """
        people, ran = self._services.people, self._services.keeper.ran
        if hello.phrase:
            if not self._limiter.may("try", place, TRIES):
                return "busy"
            member, kept = await ran(lambda: people.phrase(name)) or (None, None)
            try:
                right = await self._phrases.is_right(kept, hello.phrase)
            except Busy:
                return "busy"
            if not right or member is None:
                self._limiter.refused(place, "bad_phrase")
                return "bad_phrase"
            self._limiter.did_well("try", place)
            await ran(lambda: people.bind(member.id, *keys))
            return member
        if len(keys) < 2:
            return "no_key"
        if not self.may_be_new(place):
            return "too_many_new"
        return await ran(lambda: people.add(name, hello.language, keys))

    def may_be_new(self, place: str) -> bool:
        """May somebody come from this address without an invitation, for the first time?"""
        if not self._is_public:
            return False
        may = self._limiter.may("come", place, NEWCOMERS)
        if not may:
            self._limiter.refused(place, "too_many_new")
        return may

    def _may_have(self, table: TableId, name: Clean) -> str:
        """Why somebody who comes for the first time cannot be called so. In the keeper's thread."""
        running = self._tables.get(table)
        if running is None:
            return ""
        return "name_taken" if is_taken(name, names_at(running.life)) else ""

    def refuse_banned(self, member: Member, hello: e.Login, place: str) -> None:
        """Only whoever is banned, by themselves, by what they hold or by their address."""
        holds = (hello.token, hello.key or "")
        if self._services.moderation.bans(member.id, holds, place):
            raise Refused("barred", counted="barred")

    async def have_agreed(self, member: Member, connection: ServerConnection, out: Sender) -> None:
        """To the rules of the house: asked the first time, and when these change."""
        house, ledger = self._services.house, self._services.ledger
        ran, of = self._services.keeper.ran, member.id
        if await ran(lambda: agreed(ledger, member.id, house), of):
            return
        out.send(encode(e.HouseRules(dict(house.rules), house.hash)))
        try:
            async with asyncio.timeout(AGREE_WAIT):
                answer = e.read_up(await connection.recv(decode=False))
        except (TimeoutError, BadJson):
            answer = None
        if answer != e.Agreed(house.hash):
            raise Refused("not_agreed")
        await ran(lambda: agree(ledger, member.id, house), of)
