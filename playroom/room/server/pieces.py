"""Fragmentation of long messages."""

from __future__ import annotations

from collections.abc import Iterator

PIECE = 4_096
"""Bytes. What makes a wire safe keeps as much memory as the longest piece that ever went over it,
as long as the wire is there; for 2,000 people who were sent a whole game once that is 30 MB.
"""

HEAD = 14
"""Bytes of the longest head of a frame."""


def in_pieces(data: bytes) -> Iterator[bytes]:
    """A long message as it is to be given to `websockets`, which makes one frame of every piece."""
    return (data[at : at + PIECE] for at in range(0, len(data), PIECE))
