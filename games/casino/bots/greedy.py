"""The bot for beginners: takes what it sees, best first, and does not think about anybody else."""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.actions import AnnounceLast, Decline, NameDealer, No, Trail
from games.casino.groups import points_of
from games.casino.listing import BUILD, DUP, RAISE, TAKE, Plan, plans, to_action
from games.casino.model import Accusation, DealerChoice, LastCall, Public, View, Vote
from games.casino.values import BIG
from playroom.engine.cards import Card
from playroom.engine.contract import Action, Event, Request
from playroom.engine.rng import Rng


def answer_question(view: View) -> Action:
    """What every bot says when it is asked something but a play (CAS-160, CAS-162, CAS-188, CAS-191)."""
    question = view.public.question
    if isinstance(question, DealerChoice):
        return NameDealer(view.public.dealer)
    if isinstance(question, Vote):
        return Agree()
    if isinstance(question, Accusation):
        return Decline()
    return No()
