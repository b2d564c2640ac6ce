"""What the conformance suite needs to know of Farkle."""

from __future__ import annotations

from playroom.engine.options import Setup

SHORT = {"target": 1000}
"""A match of some turns."""
PRESET_SEATS = {"farkle": (2, 8), "five-dice": (3,), "strict": (2,), "steal": (4,), "short": (2,)}
SETUPS = (Setup.of(2, {"exact": True, "target": 500, "opening": 0}),)
"""Where turns soon lead over the target."""
SELDOM = frozenset({"exact", "last_round", "target", "two_triplets", "straight", "farkles"})
"""What happens at the end of a match, or once in many rolls: vectors play each of them."""
