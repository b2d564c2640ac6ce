"""Notice settings in the house rules: the mail server of the room, and the hosts that it may post
to. Pure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from playroom.engine.record import Record

LOOPBACK = ("localhost", "127.0.0.1", "::1")
MOST_HOSTS = 20
SECURITY: Mapping[str, int] = {"starttls": 587, "tls": 465, "plain": 25}
"""How the connection to a mail server is protected, and the usual port."""
LONGEST_ADDRESS = 254
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+"
)
_HOST = re.compile(r"([a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?")


class MailServer(Record):
    """The mail server of a room. The password is in a file of its own, so that it stands neither in
    the house rules nor in what is reported of a fault.
    """

    host: str
    port: int
    sender: str
    user: str = ""
    password_file: str = ""
    security: str = "starttls"


def mail_address(text: str) -> str | None:
    """A mail address, stripped; None for anything else (also for lines and lists of them)."""
    address = text.strip().removeprefix("mailto:")
    good = len(address) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(address)
    return address if good else None


def host_and_port(text: str, usual: int) -> tuple[str, int] | None:
    """A host with its port, or the usual one."""
    match = _HOST.fullmatch(text.strip().lower())
    if match is None or int(match[2] or 1) not in range(1, 65_536):
        return None
    return match[1].strip("[]"), int(match[2] or usual)


def _hosts(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list) or not 0 < len(value) <= MOST_HOSTS:
        return None
    named = [host.strip().lower() for host in value if isinstance(host, str)]
    good = len(named) == len(value) and all(map(_HOST.fullmatch, named))
    return tuple(dict.fromkeys(named)) if good else None


def _text(reads: Callable[[str], str | None]) -> Callable[[object], str | None]:
    """What may stand in a line of text."""
    return lambda value: reads(value) if isinstance(value, str) else None


_line = _text(lambda value: value if 0 < len(value) <= 300 and value.isprintable() else None)
READ: Mapping[str, Callable[[object], Any]] = {
    "mail.server": _text(lambda value: value if host_and_port(value, 25) else None),
    "mail.from": _text(mail_address),
    "mail.user": _line,
    "mail.password_file": _line,
    "mail.security": _text(lambda value: value if value in SECURITY else None),
    "notices.hosts": _hosts,
    "notices.contact": _text(mail_address),
}
"""What may stand in the file of the house: gives the value, None for a wrong one."""
EXAMPLES: Mapping[str, str] = {
    "mail.server": "smtp.example.org:587",
    "mail.from": "room@example.org",
    "notices.hosts": '["ntfy.sh"]',
    "notices.contact": "ana@example.org",
}


def mail_server(given: Mapping[str, Any]) -> MailServer | tuple[str, str] | None:
    """The mail server that the lines of the file describe; None without them; the name of a
    line that is missing or does not go with the others, and why.
    """
    if not any(name.startswith("mail.") for name in given):
        return None
    for name in ("mail.server", "mail.from"):
        if name not in given:
            return name, "-missing"
    if ("mail.user" in given) != ("mail.password_file" in given):
        return "mail.user", "-alone"
    security = given.get("mail.security", "starttls")
    found = host_and_port(given["mail.server"], SECURITY[security])
    assert found is not None
    if security == "plain" and found[0] not in LOOPBACK:
        return "mail.security", "-open"
    more = (given.get("mail.user", ""), given.get("mail.password_file", ""), security)
    return MailServer(*found, given["mail.from"], *more)
