"""Cribbage, called La cuna in Spanish: for 2 to 6 players, alone or in teams, counted by hand.

The values are in `options`, `actions`, `events` and `state`, what is legal and what follows in
`rules`, how it is handled and heard in `words` and `locales`, the levels of play in `bots`; `game`
puts it together. Ids such as CRB-033 are those of the rules; for each there is a test with its
name.
"""

from __future__ import annotations

from games.cribbage.game import Cribbage

GAME = Cribbage()
"""The game, as the entry point names it."""
