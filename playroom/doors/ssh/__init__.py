"""Door for SSH: the listener, the remote terminal, and a shell for each guest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playroom.doors.door import Door
from playroom.engine.overriding import override

if TYPE_CHECKING:
    from playroom.room.members.people import Key
    from playroom.room.server.opening import Place


class Ssh(Door):
    """The row of the door for SSH."""

    name = "ssh"
    port = 7422

    @override
    def line(self, place: Place, code: str) -> str:
        return f"ssh -p {place.port} {code}{'@' if code else ''}{place.host}"  # not said in words

    @override
    def key(self, shown: str) -> Key:
        from playroom.room.members.people import Key  # here: only when a guest connects

        return Key.ssh(shown)


SSH = Ssh()
