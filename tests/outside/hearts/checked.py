"""What the suite cannot see by chance; tests of this package play each."""

# not said: names for the suite

SELDOM = frozenset({"target", "moon", "bleeding"})
UNREACHED = frozenset({"hearts-refuse-first"})
"""Only who follows the first trick without clubs can provoke it, which is seldom."""
