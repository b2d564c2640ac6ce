"""A door that exists only here: lines over a plain connection, as telnet sends them where nothing
is negotiated. It is a row, this package, and its sentences.
"""

from __future__ import annotations

from playroom.doors.door import Door
from playroom.engine.overriding import override
from playroom.room.members.people import Key
from playroom.room.server.opening import Place


class Telnet(Door):
    """The row."""

    name = "telnet"
    port = 2323

    @override
    def line(self, place: Place, code: str) -> str:
        return f"telnet {place.host} {place.port} {code}".rstrip()

    @override
    def key(self, shown: str) -> Key:
        return Key.code(shown)


TELNET = Telnet()
