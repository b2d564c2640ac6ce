"""What is in front of the player: a screen answers keys and typed lines.

Screens lie on a stack; the top one is asked first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from playroom.engine.notes import Note
from playroom.shell.keys import LIST_KEYS, Command

if TYPE_CHECKING:
    from playroom.shell.app import App


class Screen:
    """The base of all screens. `where` says which commands of the key map work here."""

    where = "list"
    passes = False
    """Keys that mean nothing here are asked of the table below."""
    handles: frozenset[str] = frozenset()
    """The commands that do something here (besides those that do everywhere), and other things that
    keys do.
    """
    goodbye: Note | None = None
    """What is said when the room is left from here, where not all is kept."""
    extra: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Keys that mean something else here than on other lists: what, as a message `key-<what>`, and
    the keys.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    def does(self, what: str) -> bool:
        """Does a command (or another use of keys) do something here now?

        Help is made of the answers.
        """
        return what in self.handles

    def announce(self) -> None:
        """Said when the screen comes to the front."""

    def place(self) -> tuple[Note, ...]:
        """Where one is, when another line has already been said."""
        return ()

    def resumed(self) -> None:
        """Said when the screen above has gone."""
        self.announce()

    def told_trouble(self) -> None:
        """Called when something about the voice was told while this screen is in front."""

    def closed(self) -> None:
        """Called when the screen has left the stack."""

    def starts_text(self, char: str) -> bool:
        """Does this character begin a typed line here?"""
        return char == "/"

    def command(self, command: Command) -> bool:
        """Does the command; False when this screen has nothing to do with it (the one below is
        asked).
        """
        return False

    def other_key(self, key: str) -> bool:
        """A key that is no command here; False when it means nothing."""
        return False

    def is_move(self, text: str) -> bool:
        """Would a typed line be a move that can be made now?"""
        return False

    def text(self, text: str) -> bool:
        """A typed line without its slash; False when it means nothing here."""
        return False

    def key(self, key: str) -> bool:
        """Answers one key; False when it is not this screen's."""
        if self.where == "list":
            verb = LIST_KEYS.get(key)
            if verb in ("more", "less"):
                return self.adjust(1 if verb == "more" else -1)
            if verb == "cancel":
                return self.cancel()
            if verb in ("next", "previous"):
                return self.move(1 if verb == "next" else -1)
        found = self.app.keys.find(self.where, key)
        if found is None:
            return self.other_key(key)
        if found.name == "cancel":
            return self.cancel()
        return self.command(found)

    def key_below(self, key: str) -> bool:
        """Answers a key that the screen in front let pass; False when it is nothing here."""
        return self.key(key)

    def adjust(self, by: int) -> bool:
        """Right and left on a list."""
        return self.move(by)

    def move(self, by: int) -> bool:
        """Down and up on a list."""
        return False

    def cancel(self) -> bool:
        """Escape or Ctrl-G: leaves what was begun here."""
        self.app.pop(self)
        self.app.back()
        return True
