"""Notification channels of a room: e-mail by SMTP, a webhook, Web Push. Each send blocks and runs
in a thread of its own; nothing of a notice is ever written to a log.
"""

from __future__ import annotations

import html
import http.client
import json
import re
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from playroom.clock import wall
from playroom.room.notices.deciding import Subscription
from playroom.room.notices.house import LOOPBACK, MailServer

PATIENCE = 10.0
"""Seconds for each step of a connection."""
PUSHED_FOR = 24 * 60 * 60
"""Seconds for which a push service keeps a notice for a browser that is closed."""
PUSH_SERVICES = re.compile(
    r"fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)*push\.apple\.com"
    r"|(?:[a-z0-9-]+\.)*notify\.windows\.com"
)
"""Hosts of the push services of browsers. A room sends nothing anywhere else on a guest's word."""


class NotSent(Exception):
    """A notice was not sent; `final`: another attempt would fail too."""

    def __init__(self, final: bool) -> None:
        super().__init__("a notice was not sent")
        self.final = final


class Letter(NamedTuple):
    """A notice in the member's language: `subject` is one line, `lines` follow it. `id` is the same
    each time that it is sent. `fields` are those of the webhook's JSON besides the text.
    """

    subject: str
    lines: tuple[str, ...]
    id: str
    fields: Mapping[str, Any] = MappingProxyType({})

    @property
    def body(self) -> str:
        """All lines."""
        return "\n".join(self.lines)


def target_of(url: str, hosts: tuple[str, ...], push: bool = False) -> SplitResult | None:
    """The parts of an address that the room may post to; None for any other. It may post to `hosts`
    (`NAME` or `NAME:PORT`, from the house rules) by https, and on this machine by http; to the
    services of browsers for `push`.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    host = parts.hostname or ""
    schemes = ("https", "http") if host in LOOPBACK else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in schemes or not plain or "@" in parts.netloc or "\\" in url:
        return None
    shown = f"[{host}]" if ":" in host else host
    named = shown if port in (None, 443) and parts.scheme == "https" else f"{shown}:{port}"
    is_service = push and port in (None, 443) and PUSH_SERVICES.fullmatch(host) is not None
    return parts if named in hosts or is_service else None


def post(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> None:
    """Posts to an address that `target_of` allowed. Follows no redirection. Raises `NotSent`."""
    opens: Any = http.client.HTTPConnection
    if parts.scheme == "https":
        opens = partial(http.client.HTTPSConnection, context=ssl.create_default_context())
    connection = opens(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, dict(headers))
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException, ValueError):
        raise NotSent(False) from None  # what failed may name the address
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise NotSent(300 <= status < 500 and status not in (408, 429))


def send_hook(url: str, hosts: tuple[str, ...], letter: Letter) -> None:
    """Posts a notice as JSON to a webhook. Raises `NotSent`."""
    parts = target_of(url, hosts)
    if parts is None:  # the house rules allow it no more
        raise NotSent(True)
    text = f"{letter.subject}\n{letter.body}"
    told = {"notice": letter.id, "title": letter.subject, "message": letter.body, "text": text}
    told |= {"html": html.escape(text).replace("\n", "<br>"), "body": letter.body, **letter.fields}
    data = json.dumps(told, ensure_ascii=False).encode()
    post(parts, data, {"Content-Type": "application/json"})


def send_push(
    to: Subscription, hosts: tuple[str, ...], key: str, contact: str, letter: Letter
) -> None:
    """Posts a notice to the push service of a browser, encrypted for that browser; `key` is the
    room's private key (PEM). Raises `NotSent`.
    """
    parts = target_of(to.endpoint, hosts, push=True)
    if parts is None:
        raise NotSent(True)
    from py_vapid import Vapid02  # here: an optional package
    from pywebpush import WebPusher

    told = json.dumps({"title": letter.subject, "body": letter.body}, ensure_ascii=False)
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    claims = {"sub": f"mailto:{contact}", "aud": f"{parts.scheme}://{parts.netloc}"}
    try:
        info = {"endpoint": to.endpoint, "keys": keys}
        encoded = WebPusher(info).encode(told.encode(), "aes128gcm")
        expires = {"exp": int(wall()) + PUSHED_FOR // 2}
        signed = Vapid02.from_pem(key.encode()).sign(claims | expires)
    except Exception:  # keys of a browser that are none
        raise NotSent(True) from None
    headers = {"TTL": str(PUSHED_FOR), "Content-Encoding": "aes128gcm", **signed}
    headers["Topic"] = letter.id  # one that was sent twice is shown once
    post(parts, encoded["body"], headers)


def push_key(pem: str = "") -> tuple[str, str]:
    """A private key (PEM), a new one where there is none, and its public key as browsers take
    it.
    """
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    keys = Vapid02.from_pem(pem.encode()) if pem else Vapid02()
    if not pem:
        keys.generate_keys()
    point = keys.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return keys.private_pem().decode(), urlsafe_b64encode(point).decode().rstrip("=")


def send_mail(server: MailServer, folder: Path, to: str, letter: Letter) -> None:
    """Sends a mail. Lines of the header hold no line ends: `EmailMessage` refuses them. `folder` is
    where a relative password file is. Raises `NotSent`.
    """
    mail = EmailMessage()
    try:
        mail["From"], mail["To"], mail["Subject"] = server.sender, to, letter.subject
        mail["Date"] = formatdate(wall())
        mail["Message-ID"] = f"<{letter.id}@{server.sender.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(letter.body + "\n")
        context = ssl.create_default_context()
        opens: Any = smtplib.SMTP
        if server.security == "tls":
            opens = partial(smtplib.SMTP_SSL, context=context)
        with opens(server.host, server.port, timeout=PATIENCE) as smtp:
            if server.security == "starttls":
                smtp.starttls(context=context)
            if server.user:
                smtp.login(server.user, (folder / server.password_file).read_text("utf-8").strip())
            smtp.send_message(mail)
    except smtplib.SMTPRecipientsRefused as why:
        codes = [code for code, _ in why.recipients.values()]
        raise NotSent(all(500 <= code < 600 for code in codes)) from None
    except smtplib.SMTPResponseException as why:
        raise NotSent(500 <= why.smtp_code < 600) from None
    except (OSError, smtplib.SMTPException):
        raise NotSent(False) from None
    except ValueError:
        raise NotSent(True) from None
