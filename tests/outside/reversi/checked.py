# not said: for the suite alone.
"""What the suite is told of this game."""

from __future__ import annotations

UNREACHED_EVENTS = frozenset({"Drawn"})  # a draw is seldom: test_rev_009 plays one
