"""Casino: classic, Royal, Spade and Draw, for 2 to 4."""

from games.casino.game import Casino

GAME = Casino()
"""The game, as the playroom finds it."""
