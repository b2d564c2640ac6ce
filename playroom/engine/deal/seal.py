"""The seal of a deal as announced: the first digits of the commitment to the seed. A room's
promise, the commitment to its own number of a joint deal, is announced likewise.
"""

from __future__ import annotations

from playroom.engine.header import Header, PublicHeader
from playroom.engine.notes import Clean

SPOKEN = 8
"""The digits of the commitment that are said; the whole of it is told when it is asked for."""


def grouped(digits: str) -> Clean:
    """Digits in groups of four, so that they can be heard and compared."""
    return Clean.of(" ".join(digits[start : start + 4] for start in range(0, len(digits), 4)), 120)


def spoken(commitment: str) -> Clean:
    """A commitment (hex) as it is said: the seal of a deal, or the promise of a room."""
    return grouped(commitment[:SPOKEN])


def seal(header: Header | PublicHeader) -> Clean:
    """The seal as it is said."""
    return spoken(header.commitment)
