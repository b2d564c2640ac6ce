"""Dominoes for 2 to 4: draw and block, partners, Latin scoring. `rules` has the way of a deal and
its count, `game` the contract; a tile and its chain are those of `playroom.engine.kit.kinds.chain`.
"""

from games.domino.game import Domino

GAME = Domino()
"""The game, as the playroom finds it."""
