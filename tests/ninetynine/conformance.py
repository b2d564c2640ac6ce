"""What the conformance suite needs to know of Ninety-nine."""

from __future__ import annotations

SHORT = {"lives": 1}
ALLOWED = frozenset({"words for numbers"})
"""Ninety-nine is the name of the game."""
UNREACHED = frozenset({"ninetynine-refuse-way"})
"""An ace without low or high is typed, never offered; `test_rules.py` tries it."""
