"""Farkle, or Diez mil: dice that score are kept, and the points of a turn risked or banked."""

from games.farkle.game import Farkle

GAME = Farkle()
