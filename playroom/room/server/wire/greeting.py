"""Greeting of the wire's door: reads what a program says first, proves its key, and passes on what
admission asks.
"""

from __future__ import annotations

import asyncio
import secrets

from websockets.asyncio.server import ServerConnection
from websockets.datastructures import Headers, MultipleValuesError

from playroom.clock import wall
from playroom.engine.notes import Clean
from playroom.engine.overriding import override
from playroom.engine.wire import BadJson, encode
from playroom.room.members.device_key import is_proved
from playroom.room.members.names import name_of
from playroom.room.members.people import Key, Member
from playroom.room.moderation.house_rules import House
from playroom.room.protocol import messages as e
from playroom.room.protocol.waiting_tables import APART, LOGIN, TIME, nonce_at
from playroom.room.server.admission import Credentials, Prompts, Refused
from playroom.room.table.owing import Sender
from playroom.room.table.values import Language

AGREE_WAIT = 600.0
"""Seconds in which to agree to the rules of the house."""


async def greet(
    connection: ServerConnection, out: Sender, within: float
) -> tuple[e.Login | e.Relayed, str]:
    """What a program (or another process of the room) says first, within so many seconds, and the
    number that it had to sign.

    Raises `Refused`.
    """
    for head in (connection.request, connection.response):
        if head is not None:
            head.headers = Headers()  # 5 KB that are not needed any more
    nonce = secrets.token_hex(16)
    out.send(encode(e.Challenge(e.PROTOCOL, nonce)))
    try:
        async with asyncio.timeout(within):
            hello = e.read_up(await connection.recv(decode=False))
    except TimeoutError:
        raise Refused("silent", counted="silent") from None
    except BadJson:
        raise Refused("not_understood", counted="no_hello") from None
    if not isinstance(hello, e.Login | e.Relayed):
        raise Refused("not_understood", counted="no_hello")
    return hello, nonce


def credentials_of(hello: e.Login, nonce: str, pin: str, peer: str) -> Credentials:
    """What a program has shown; `pin` is that of the door's certificate. Raises `Refused`."""
    if hello.v != e.PROTOCOL:
        raise Refused("old_program" if hello.v < e.PROTOCOL else "old_room")
    keys: tuple[Key, ...] = (Key.token(hello.token),)
    if hello.key is not None:
        if not is_proved(hello.key, hello.proof or "", pin, nonce, hello.token):
            raise Refused("other_key", counted="not_proved")
        keys += (Key.own(hello.key),)
    return Credentials(
        keys,
        peer,
        hello.language,
        hello.code or "",
        name=name_of(hello.name),
        phrase=hello.phrase or "",
        asks=False,
        is_lasting=hello.key is not None,
        games=hello.games,
    )


def asked_by(headers: Headers, pin: str, peer: str) -> Credentials:
    """Who asks which tables wait for them (`waiting_tables`). Raises `Refused`."""
    try:
        moment = int(headers.get(TIME, ""))
        login = e.read_up(headers.get(LOGIN, "").encode())
    except (ValueError, BadJson, MultipleValuesError):
        raise Refused("not_understood") from None
    if not isinstance(login, e.Login) or abs(moment - wall()) > APART:
        raise Refused("not_understood")
    return credentials_of(login, nonce_at(moment), pin, peer)


class WirePrompts(Prompts):
    """What admission asks of a program: it has told its name, and is asked for agreement."""

    def __init__(self, connection: ServerConnection, out: Sender, hello: e.Login) -> None:
        self._connection = connection
        self._out = out
        self._name = name_of(hello.name)
        self._language = hello.language

    @property
    @override
    def language(self) -> Language:
        return self._language

    @override
    def wanted_name(self, member: Member) -> Clean:
        return self._name

    @override
    async def ask_name(self, name: Clean, why: str) -> Clean:
        """The program comes again under another name."""
        raise Refused(why or "no_name")

    @override
    async def ask_agreement(self, house: House) -> bool:
        self._out.send(encode(e.HouseRules(dict(house.rules), house.hash)))
        try:
            async with asyncio.timeout(AGREE_WAIT):
                answer = e.read_up(await self._connection.recv(decode=False))
        except (TimeoutError, BadJson):
            return False
        return answer == e.Agreed(house.hash)
