"""Escoba for 2 to 4, with its penalties, the setenta, the soplo and Scopa. What is where:

* `options`, `actions`, `events` (and how they are told), `state` (and what one seat may know of
  it): the values.
* `rules`: `check` refuses, `apply` does; `deal` is the way of a deal, `scoring` its count,
  `silence` what a time-out stands for.
* `moves`: what cards are worth, all takes of a card, all plays of a seat.
* `words`: what is said: the table and its keys, answers, the rulebook, the lesson.
* `bots`: `easy` sees what it can take, `good` also what it leaves, `expert` plays rounds out.
* `figures`: of a match and of one player.
"""

from games.escoba.game import Escoba

GAME = Escoba()
"""The game, as the playroom finds it."""
