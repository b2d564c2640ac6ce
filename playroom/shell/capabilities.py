"""Capabilities: what screens may do on the machine they run on.

At home everything. A guest of the room sits at another machine: screens reach no files and no
voice of the host, and tell none of its paths.
"""

from __future__ import annotations

from dataclasses import dataclass

from playroom.engine.notes import Note, note


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What is allowed; what is not is told by nothing: no help, no word, no item of a menu."""

    files: bool = True
    """Write files, and tell where they are."""
    voice: bool = True
    """Change how the room speaks."""
    sounds: bool = True
    """Play sounds, here or where the player hears them."""
    games: bool = True
    """Begin games that are kept here, take up those that were left, look back at those that are
    over.
    """
    rooms: bool = True
    """Open a room for others, and go to rooms elsewhere, by sockets."""
    leave: bool = True
    """End the program."""
    signals: bool = True
    """Answer the signals of the process, and stop it for a while."""
    terminal: bool = True
    """Change how a terminal shows lines, and which keys do what there."""

    def allow(self, needs: str) -> bool:
        """Is what needs a capability (by its name; none when empty) allowed?"""
        return not needs or bool(getattr(self, needs))

    def either(self, needs: str, allowed: str, otherwise: str) -> Note:
        """The sentence where something is allowed, and the one that does not speak of it."""
        return note(allowed if self.allow(needs) else otherwise)


HOME = Capabilities()
