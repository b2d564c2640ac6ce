"""Groups of actions on the page: what can be done now, what can be asked, the room, and more.

One table for all games, by the names of the key bindings.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from playroom.shell.keys import BY_NAME

Group: TypeAlias = Literal["now", "ask", "room", "more"]

GROUPS: tuple[Group, ...] = ("now", "ask", "room", "more")
"""The groups in the order of the page."""
NOW = ("act", "playable", "cancel", "more", "less", "explain")
"""What is done with what is in front; the moves that a game has keys for follow the first one."""
MOST = 5
"""Actions that can be done now, at most; what is over goes to `more`."""
ASK = ("since",)
"""What is asked, besides the questions about the game."""
ROOM = (
    *("room", "people", "say", "tell", "mute", "seek", "invite", "to-hall", "resign", "save"),
    *("pace", "next-table", "vacation", "contest", "standings"),
    *("hush", "kick", "ban", "pardon", "moderator", "close", "notices", "privacy", "rating"),
)
"""What has to do with the people at the table, and with leaving it."""
_OF: dict[str, Group] = {
    **dict.fromkeys(NOW, "now"),
    **dict.fromkeys(ASK, "ask"),
    **dict.fromkeys(ROOM, "room"),
    **{name: "ask" for name, command in BY_NAME.items() if command.ask is not None},
}


def group_of(row: str) -> Group:
    """The group of an action by the name of its row."""
    return _OF.get(row, "more")
