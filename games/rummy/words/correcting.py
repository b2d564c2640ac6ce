"""Correcting posted scores by a key: a list of the scores, and for each a list of other points."""

from __future__ import annotations

from games.rummy.actions import Correct
from games.rummy.rules.check import refusal
from games.rummy.rules.counting import MOST_COUNTED
from games.rummy.rules.refusals import refuse
from games.rummy.state import View
from playroom.engine.kit.told import order_from
from playroom.engine.notes import Rejection, Value, Who, note
from playroom.engine.record import Count, Seat
from playroom.engine.table import Offer, OfferList

MOST_SCORES = 40
"""How many other scores are offered for one; any may be typed."""


def corrections(view: View) -> tuple[OfferList, ...] | Rejection:
    """The posted scores that may be corrected, the last hand and one's own first, each with the
    points that it may be given; why there is none.
    """
    refused: Rejection | None = None
    lists = []
    posted = view.public.posted
    for hand in range(len(posted), 0, -1):
        for seat in order_from(view.seat or 0, view.options.seats):
            offered = _points(view, hand, seat)
            if isinstance(offered, Rejection):
                refused = refused or offered
                continue
            values: dict[str, Value] = {
                "number": hand,
                "player": Who(seat),
                "points": posted[hand - 1][seat] or 0,
            }
            named = note("rummy-offer-score", **values)
            lists.append(OfferList(named, note("rummy-offer-score-asks", **values), offered))
    if lists:
        return tuple(lists)
    if not view.options.corrections:
        return refuse("option", "corrections")
    if refused is None:
        return refuse("no_score", "no-score")
    return refuse("disputed", "all-disputed") if refused.code == "disputed" else refused


def _points(view: View, hand: Count, seat: Seat) -> tuple[Offer, ...] | Rejection:
    """The points that a score may be given: those of the cards that were shown, then the nearest
    numbers first. All cards cost five points or a multiple of it.
    """
    old = view.public.posted[hand - 1][seat]
    if old is None:
        return refuse("no_score", "score")
    near = sorted(range(0, MOST_COUNTED, 5), key=lambda points: (abs(points - old), points))
    ended = view.public.ended
    if ended is not None and hand == len(view.public.posted):
        near.insert(0, view.options.score(ended.hands[seat]))
    offers = []
    refused: Rejection | None = None
    for points in dict.fromkeys(near):
        action = Correct(hand, seat, points)
        why = refusal(view, action)
        if why is None:
            offers.append(Offer(action, note("rummy-offer-points", points=points)))
            if len(offers) == MOST_SCORES:
                break
        elif why.code != "nothing":
            refused = why
            break
    return tuple(offers) if offers else refused or refuse("no_score", "score")
