"""Continental rummy: seven contracts, wild cards, claims out of turn, for 2 to 8 players.

Begin with `options`, `actions`, `events` and `state`, which says what a seat knows; `rules` says
what is legal and what follows, `moves` what there is to choose from, `words` how it is handled and
heard, `bots` how it is played, `figures` what is counted. `game` puts it together.
"""

from __future__ import annotations

from games.rummy.game import Rummy

GAME = Rummy()
"""The game, as the entry point names it."""
