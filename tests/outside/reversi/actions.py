"""What a seat may do."""

from __future__ import annotations

from playroom.engine import kit

from .board import Square


class Lay(kit.Action):
    """A disc on an empty square."""

    square: Square
