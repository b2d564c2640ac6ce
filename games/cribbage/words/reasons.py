"""Why a card is laid or laid away, for a hint: what it scores, what can answer it, what is kept."""

from __future__ import annotations

from games.cribbage.actions import Discard, Play
from games.cribbage.bots import discarding, pegging
from games.cribbage.bots.easy import points_of
from games.cribbage.rules.play import VALUES
from games.cribbage.state import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.judging import number_note
from playroom.engine.kit.told import say
from playroom.engine.notes import note
from playroom.engine.steps import Action
from playroom.engine.table import Answer


def reasons(turn: Turn, action: Action) -> Answer:
    """What laying away leaves, and what a laid card scores and invites."""
    view: View = turn.view
    match action:
        case Discard(cards=away):
            ways = discarding.choices(view)
            choice = next(choice for choice in ways if set(choice.away) == set(away))
            hand, crib = number_note(choice.hand), number_note(choice.crib)
            return say("cribbage-hint-kept", hand=hand, crib=crib, own=view.own_crib)
        case Play(card=card):
            return _of_play(view, card)
    return ()


def _of_play(view: View, card: Card) -> Answer:
    points, situation = points_of(view, card), pegging.situation_of(view)
    now = say("cribbage-hint-now", points=points) if points else ()
    total = situation.total + VALUES[card.rank]
    if total == 31:
        return now
    scoring = pegging.scoring((*situation.run, card.rank), total)
    ranks = {rank for _, ranks in scoring for rank in ranks}
    count = sum(situation.unseen[rank] for rank in ranks)
    return (*now, note("cribbage-hint-answers", count=count, of=sum(situation.unseen)))
