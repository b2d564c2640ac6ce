"""Trust (certificate pinning): the room's certificate is self-signed and pinned by the invitation.

An invitation is one line, `HOST:PORT/CODE/PIN`: where the room is, the code of a seat (none for an
open room), and the first 128 bits of the SHA-256 of the room's certificate. The client compares the
pin before anything is sent, and remembers the certificate.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import os
import re
import ssl
from asyncio import sslproto
from datetime import timedelta
from pathlib import Path
from typing import Self

from playroom.clock import utc_now
from playroom.engine.cards import PACK, Card
from playroom.engine.record import Record

COMPARED = 10
"""Cards by which people compare pins: one of 5 x 10^16 hands."""
YEARS = 20
"""For which a room's certificate is good."""
READ_AT_ONCE = 4_096
"""Bytes of TLS that are read at once: most frames are shorter."""
PORT = 7447
"""Where a room listens when nothing else is said."""

_COMMAND = re.compile(r"\A.*\bjoin\s", re.DOTALL)
_LINE = re.compile(
    r"(?P<host>\[[0-9A-Fa-f:.]+\]|[^\s:/\[\]]+):(?P<port>\d{1,5})"
    r"(?:/(?P<code>[A-Za-z2-7]{12}))?/(?P<pin>[A-Za-z2-7]{26})"
)


class BadInvitation(ValueError):
    """A line that is no invitation."""


class WrongCertificate(Exception):
    """Another certificate at the address of a room. `wanted` and `found` are pins."""

    def __init__(self, wanted: str, found: str) -> None:
        super().__init__(f"{found} instead of {wanted}")
        self.wanted = wanted
        self.found = found


class InvitationLine(Record):
    """An invitation, as it is passed on; without a code: the way to a room that needs none."""

    host: str
    port: int
    code: str
    pin: str

    @classmethod
    def read(cls, text: str) -> Self:
        """Reads a line, as it comes out of a letter: the command before it may stay, the end of a
        sentence too, and it may be broken. Raises `BadInvitation`.
        """
        line = "".join(_COMMAND.sub("", text).split())
        match = _LINE.fullmatch(line.strip("<>\"'`.,;"))
        if match is None or not 0 < int(match["port"]) < 65_536:
            raise BadInvitation(text)
        host = match["host"].strip("[]")
        code = (match["code"] or "").lower()
        return cls(host, int(match["port"]), code, match["pin"].lower())

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        code = f"/{self.code}" if self.code else ""
        return f"{host}:{self.port}{code}/{self.pin}"


def pin_of(certificate: bytes) -> str:
    """The pin of a certificate (DER)."""
    digest = hashlib.sha256(certificate).digest()[:16]
    return base64.b32encode(digest).decode().rstrip("=").lower()


def cards_of(pin: str) -> tuple[Card, ...]:
    """A pin as cards: what two people can read to each other, whatever language each hears."""
    number = int.from_bytes(hashlib.sha256(b"playroom-cards " + pin.encode()).digest())
    left, dealt = list(PACK), list[Card]()
    for _ in range(COMPARED):
        number, place = divmod(number, len(left))
        dealt.append(left.pop(place))
    return tuple(dealt)


class Certificate(Record):
    """The certificate of a room: its files, and its pin."""

    file: str
    key: str
    pin: str

    def context(self) -> ssl.SSLContext:
        """What the room serves with."""
        _read_in_small_pieces()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.load_cert_chain(self.file, self.key)
        return context


def _read_in_small_pieces() -> None:
    """asyncio keeps 256 KiB for every wire of this process, of which a frame fills one or two: with
    2,000 people that is half a gigabyte; and what is read at once is thousands of frames, for which
    a key would wait.
    """
    sslproto.SSLProtocol.max_size = READ_AT_ONCE


def certificate_in(folder: Path) -> Certificate:
    """The certificate kept in a folder, made when there is none. Raises `OSError`."""
    file, key = folder / "room.crt", folder / "room.key"
    if not (file.exists() and key.exists()):
        _make(file, key)
    der = ssl.PEM_cert_to_DER_cert(file.read_text("ascii"))
    return Certificate(str(file), str(key), pin_of(der))


def _make(file: Path, key_file: Path) -> None:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "playroom")])
    now = utc_now()
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=2))  # clocks differ
        .not_valid_after(now + timedelta(days=365 * YEARS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    write_private(
        key_file,
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ),
    )
    write_private(file, made.public_bytes(serialization.Encoding.PEM))


def write_private(file: Path, data: bytes) -> None:
    """Writes a file that only its owner reads, whole or not at all. Raises `OSError`."""
    new = file.with_suffix(".new")
    new.unlink(missing_ok=True)
    handle = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "wb") as written:
        written.write(data)
        written.flush()
        os.fsync(written.fileno())
    new.replace(file)


async def certificate_at(host: str, port: int, pin: str, timeout: float = 10.0) -> str:
    """The certificate (PEM) of the server there, if its pin is `pin`. Sends nothing but the TLS
    handshake. Raises `WrongCertificate`, `OSError`.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    async with asyncio.timeout(timeout):
        _, writer = await asyncio.open_connection(host, port, ssl=context)
    try:
        der = writer.get_extra_info("ssl_object").getpeercert(True)
    finally:
        writer.close()
        with contextlib.suppress(OSError, asyncio.TimeoutError):
            async with asyncio.timeout(1.0):
                await writer.wait_closed()
    actual = pin_of(der)
    if actual != pin:
        raise WrongCertificate(pin, actual)
    return ssl.DER_cert_to_PEM_cert(der)


def trusting(certificate: str) -> ssl.SSLContext:
    """What joins a room with, that has this certificate (PEM) and no other."""
    _read_in_small_pieces()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False  # the certificate itself is known, wherever the room is
    context.load_verify_locations(cadata=certificate)
    return context
