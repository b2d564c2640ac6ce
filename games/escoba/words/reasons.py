"""Why a card is laid or takes, for a hint: what it brings, and what can clear what it leaves."""

from __future__ import annotations

from games.escoba.actions import Lay, Take
from games.escoba.bots.unseen import Memory
from games.escoba.moves import OROS, total, worth
from playroom.engine.contract import Turn
from playroom.engine.kit.told import say
from playroom.engine.notes import note
from playroom.engine.steps import Action
from playroom.engine.table import Answer


def reasons(turn: Turn, action: Action) -> Answer:
    """What a play takes, and how many unseen cards sweep what it leaves."""
    if not isinstance(action, Lay | Take):
        return ()
    memory = Memory(turn)
    left = memory.left(action)
    lines: Answer = ()
    if isinstance(action, Take):
        taken = (action.card, *action.cards)
        oros = sum(card.suit == OROS for card in taken)
        sevens = sum(card.rank == 7 for card in taken)
        lines = say("escoba-hint-takes", count=len(taken), oros=oros, sevens=sevens)
    if not left or not memory.unseen:
        return lines
    needed = memory.need(total(left))
    count = sum(worth(card) == needed for card in memory.unseen)
    told = {"sum": total(left), "count": count, "of": len(memory.unseen)}
    return (*lines, note("escoba-hint-leaves", **told))
