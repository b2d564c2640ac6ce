"""Calatone, the Italian seven-card stud: `GAME` is what the playroom finds.

A hand is in `rules`: `deal` (antes, cards, what comes before the next deal), `bets` (what may be
said and what it does), `showdown` (the declared five), `pots` (layers and shares), `evaluator`
(what cards are worth); `apply` leads from one to the other. The session around the hands is in
`bank` (chips, banker, leaving), `votes` (fresh chips, proposals, going on), `limits` and `clock`
(the agreed end). `state` says what there is, `view` what a seat may know of it; `check` and all
bots and words look at views alone.
"""

from __future__ import annotations

from games.calatone.game import Calatone

GAME = Calatone()

__all__ = ["GAME"]
