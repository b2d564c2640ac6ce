"""W: what binds the seat in turn, and what a good player would weigh, from public cards and the own hand (9.1)."""

from __future__ import annotations

from games.casino.answers import unseen_cards
from games.casino.counting import POINT_CARDS
from games.casino.groups import points_of
from games.casino.listing import TAKE, TRAIL, Lister
from games.casino.model import LastCall, Phase, View
from games.casino.offers import best_first
from games.casino.phrases import card_note
from games.casino.values import BIG, SCHEMES
from playroom.engine.cards import Card
from playroom.engine.table import Answer
from playroom.engine.values import Note, Notes, note

MOST = 4
"""Lines of advice; more would not be listened to."""


def advice(view: View) -> Answer:
    """The lines after who is awaited."""
    public, seat = view.public, view.seat
    if seat is None or public.turn != seat or public.debt(seat) is not None:
        return ()
    lines = [*_bound(view), *_weighed(view)]
    return tuple(lines[: MOST + 1]) or (note("casino-why-free"),)


def _bound(view: View) -> list[Note]:
    """Cards that must stay for one's own builds (CAS-104)."""
    public, seat = view.public, view.seat
    assert seat is not None
    worth = SCHEMES[public.rules.scheme].hand
    out = []
    for pile in public.owned(seat):
        holders = [one for one in view.hand if pile.value in worth[one]]
        if len(holders) == 1:
            out.append(note("casino-why-only", card=holders[0], value=pile.value))
    return out


def _weighed(view: View) -> list[Note]:
    public, seat = view.public, view.seat
    assert seat is not None
    lister = Lister(public, seat, view.hand, replacing=public.phase is Phase.REPLACEMENT)
    plans = best_first(public, lister.all())
    out: list[Note] = []
    takes = [plan for plan in plans if plan.kind == TAKE]
    if takes:
        best = takes[0]
        piles = [pile for pile in public.builds if pile.value == best.build] if best.build else []
        count = 1 + len(best.loose) + sum(len(pile.cards) for pile in piles)
        out.append(note("casino-why-take", card=best.card, count=count))
    elif all(plan.kind == TRAIL for plan in plans):
        out.append(note("casino-why-trail", cards=_safest(view)))
    elif plans:
        out.append(note("casino-why-build"))
    lying = [one for one in public.loose if one in POINT_CARDS]
    if lying:
        out.append(note("casino-why-points-lie", cards=Notes(tuple(card_note(one) for one in lying))))
    own = [one for one in view.hand if one in POINT_CARDS]
    if BIG in own:
        out.append(note("casino-why-big"))
    elif own:
        out.append(note("casino-why-low", cards=Notes(tuple(card_note(one) for one in own))))
    if public.stock_size == 0 and public.call is not LastCall.NOT_YET:
        out.append(note("casino-why-last-take"))
    high = [one for one in unseen_cards(view) if one.rank in (8, 9, 10)]
    if "unseen" in _told(view) and not high:
        out.append(note("casino-why-no-high"))
    return out


def _told(view: View) -> tuple[str, ...]:
    from games.casino.answers import known

    return known(view.public.rules)


def _safest(view: View) -> tuple[Card, ...]:
    """The hand cards whose loss would cost least: no points, no spade, a rank of which most have gone."""
    unseen = unseen_cards(view)

    def cost(one: Card) -> tuple[int, int, int]:
        return points_of(one), int(one.suit == 3), sum(1 for other in unseen if other.rank == one.rank)

    return (min(view.hand, key=lambda one: (cost(one), one)),)
