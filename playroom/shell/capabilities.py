"""What the screens may do on the machine they run on.

At home everything. A guest of a room sits at another machine than the one the screens run on:
neither files nor voice there are theirs, and nothing tells a path of it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What is allowed; what is not is told by nothing: no help, no word, no item of a menu."""

    files: bool = True
    """Write files, and tell where they are."""
    voice: bool = True
    """Change how the room speaks."""
    games: bool = True
    """Begin games that are kept, take up those that were left, look back at those that are over."""
    settings: bool = True
    """Keep settings; else they count until one leaves."""
    leave: bool = True
    """End the program."""
    signals: bool = True
    """Answer the signals of the process."""


HOME = Capabilities()
GUEST = Capabilities(False, False, False, False, False, False)
