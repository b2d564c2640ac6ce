"""Cribbage, called La cuna in Spanish: for 2 to 6 players, alone or in teams, counted by hand.

Where to find what (every game of the house is laid out so):

* `options`, `actions`, `events`, `state`, `view`: the values. A state is what everybody knows
  (`Public`) and what not everybody knows (`Secret`); `view` is the one place where it is reduced
  to what a seat may know.
* `rules`: what may be done (`check`) and what follows (`apply`), from the deal to the points.
* `moves`: what a seat may do, action by action. `figures`: what statistics tell of a match.
* `words`: what the keys do and answer, how events are told, the rulebook, the lesson, hands to
  practise counting. The sentences themselves are in `locales`, in English and Spanish.
* `bots`: the levels of play.
* `game`: the object that ties all this to the engine.

Ids such as CRB-033 are those of the rules; for each there is a test with its name.
"""

from __future__ import annotations

from games.cribbage.game import Cribbage

GAME = Cribbage()
"""The game, as the entry point names it."""
