"""What the conformance suite needs to know of Farkle."""

from __future__ import annotations

SHORT = {"target": 1000}
"""A match of some turns."""
PRESET_SEATS = {"farkle": (2, 8), "five-dice": (3,), "strict": (2,), "steal": (4,), "short": (2,)}
SELDOM = frozenset({"exact", "last_round", "target", "two_triplets", "straight", "farkles"})
"""What happens at the end of a match, or once in many rolls: vectors play each of them."""
UNREACHED = frozenset({"farkle-refuse-over"})
"""Walks seldom come so near to an exact target; vector V23 does."""
