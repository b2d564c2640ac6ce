"""A mail server and a web server on this machine that keep what they are sent, and a room with
notices.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, cast

from aiosmtpd.smtp import SMTP, Envelope

from playroom.engine.notes import Clean, Rejection
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.notices.house import MailServer
from playroom.room.notices.service import NoticeService
from playroom.room.notices.values import NoticeChange, NoticeState
from playroom.room.server.limits import RateLimiter
from tests.room.kit import Near, Person


class Mailbox:
    """An SMTP server; answers each mail with the next of `answers`, or takes it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.to: list[str] = []
        self.answers: list[str] = []
        self.port = 0
        self.taken: asyncio.Event | None = None
        self.waits = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        if self.taken is not None:
            self.waits = True
            await self.taken.wait()
        if self.answers:
            return self.answers.pop(0)
        content = envelope.content
        assert isinstance(content, bytes)
        self.mails.append(cast(EmailMessage, message_from_bytes(content, policy=policy.default)))
        self.to += envelope.rcpt_tos
        return "250 OK"

    @property
    def house(self) -> House:
        server = MailServer("127.0.0.1", self.port, "room@example.org", security="plain")
        return House(mail=server)

    @property
    def subjects(self) -> list[str]:
        return [str(mail["Subject"]) for mail in self.mails]


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


class Web:
    """An HTTP server that keeps requests: path, headers in small letters, body."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (x.partition(": ") for x in lines)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.requests.append((first.split()[1], headers, body))
        status = self.statuses.pop(0) if self.statuses else 201
        more = "Location: http://127.0.0.1:1/\r\n" if status == 302 else ""
        writer.write(f"HTTP/1.1 {status} x\r\nContent-Length: 0\r\n{more}\r\n".encode())
        writer.close()


@asynccontextmanager
async def web() -> AsyncIterator[Web]:
    served = Web()
    server = await asyncio.start_server(served.serve, "127.0.0.1", 0)
    served.port = server.sockets[0].getsockname()[1]
    try:
        yield served
    finally:
        server.close()


class Noticing(Near):
    """A room with notices, in which an absent person's seat is kept for ever."""

    house: House = USUAL

    def __init__(self, folder: Any, house: House) -> None:
        self.house = house
        super().__init__(folder, grace=10.0**8, owner_wait=10.0**8, deserted_wait=10.0**8)

    def _open(self) -> None:
        super()._open()
        faults, name = self.services.faults, Clean.of("Sala Sur")
        given = (self.room_store, self.write_queue, self.house, name, self.folder, faults)
        self.notices = NoticeService(*given, RateLimiter())
        self.services = dataclasses.replace(self.services, notices=self.notices)

    def close(self) -> None:
        self.notices.close()
        super().close()


async def asked(person: Person, what: str = "", value: str = "") -> NoticeState | Rejection:
    """What the room answers to a change."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    person.session.personal(NoticeChange(what, value), answer.set_result)
    result = await asyncio.wait_for(answer, 10)
    assert isinstance(result, NoticeState | Rejection), result
    return result
