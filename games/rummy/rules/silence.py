"""What the silence of a seat stands for, and what leaving and coming back do (RUM-057, RUM-074,
RUM-079, RUM-089).
"""

from __future__ import annotations

from games.rummy.actions import Discard, Leave, Pass, Refuse, Return, Stock, Take
from games.rummy.options import RummyOptions
from games.rummy.rules.draw import stock_possible
from games.rummy.rules.leaving import can_return
from games.rummy.rules.melds import Cards
from games.rummy.rules.refusals import refuse
from games.rummy.rules.requests import requests
from games.rummy.state import Phase, View
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.steps import Action


def silence(view: View) -> Action | Rejection:
    """What silence stands for: a draw and the dearest card in a turn, no to a claim and to a count,
    a refusal of an agreement. A refusal when the seat is not awaited.
    """
    public = view.public
    if not any(request.seat == view.seat and request.awaited for request in requests(view)):
        return refuse("not_awaited", "awaited")
    if public.judges(view.seat):
        return Refuse()
    match public.phase:
        case Phase.DRAW:
            draws = public.top is None or stock_possible(view.options, public)
            return Stock() if draws else Take()
        case Phase.PLAY:
            return Discard(poor_discard(view.options, view.hand))
        case Phase.ADJOURN | Phase.RESUME:
            return Refuse()
    return Pass()


def poor_discard(options: RummyOptions, hand: Cards) -> Card:
    """The dearest natural card, a wild card only if there is no other (RUM-089)."""
    naturals = [card for card in hand if not options.wild[card]]
    if naturals:
        return min(naturals, key=lambda card: (-options.points[card], card.rank, card.suit))
    return min(hand, key=lambda card: (2 if card.is_joker else card.rank != 2, card.suit))


def leaving(view: View) -> Action | None:
    """What leaving does; None when the game is over or the seat is skipped already."""
    over = view.public.phase is Phase.OVER
    return None if over or view.seat in view.public.vacated else Leave()


def returning(view: View, newcomer: bool) -> Action | Rejection:
    """The effect of coming back. A game in progress takes no newcomers, and a seat that was left
    comes back before the hand is over or not at all (RUM-079).
    """
    if newcomer:
        return refuse("newcomer")
    return Return() if can_return(view) else refuse("too_late", "return")
