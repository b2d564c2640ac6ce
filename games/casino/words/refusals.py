"""Refusals as they are told to the one who tried: the rules' reason, and what would work with the
same card.

The rules judge from the table and the cards named; here the seat's own hand is looked at too, so
nothing of this is for other ears (CAS-303).
"""

from __future__ import annotations

from games.casino.moves import TAKE, TRAIL, Lister, Plan, to_action
from games.casino.rules.check import turn_refusal
from games.casino.rules.values import SCHEMES
from games.casino.state import View
from games.casino.words.offers import best_first, plans_of, play_note
from playroom.engine.cards import Card
from playroom.engine.notes import Kind, Note, Notes, Rejection, note

HINTED = frozenset({"face_sum", "face_build", "sum", "build_value", "scope", "lone_card", "hold"})
"""The refusals after which the best play of the same card is named; the sentences of the others say
what would work.
"""


def told(view: View, card: Card | None, why: Rejection, trailing: bool = False) -> Rejection:
    """The refusal of a play of `card` (None: no hand card was named) with what would work;
    `trailing`: it was a trail.
    """
    seat = view.seat
    if seat is None or card is None or card not in view.hand:
        return why
    if turn_refusal(view.public, seat) is not None or view.public.debt(seat) is not None:
        return why
    if why.code == "duty":
        return _bound(view, why, trailing)
    if why.note.id == "casino-refuse-hold-own":
        more = len({plan.card for plan in _all(view)}) > 1
        needed = note("casino-refuse-hold-needed", card=card, value=_value(why), more=more)
        return _refusal(why, needed)
    if why.code == "bad_value":
        values = SCHEMES[view.public.options.scheme].hand[card]
        if not values:
            return why
        has = Notes(tuple(note("casino-part-number", number=value) for value in values))
        said = note("casino-refuse-bad-value-has", card=card, value=_value(why), values=has)
        return _refusal(why, said)
    return _hinted(view, card, why) if why.code in HINTED else why


def _value(why: Rejection) -> int:
    value = why.note.get("value")
    assert isinstance(value, int)
    return value


def _refusal(why: Rejection, said: Note) -> Rejection:
    return Rejection(why.code, Note(said.id, said.parts, Kind.REFUSAL))


def _all(view: View) -> list[Plan]:
    public, seat = view.public, view.seat
    assert seat is not None
    return Lister(public, seat, view.hand).all()


def _bound(view: View, why: Rejection, trailing: bool) -> Rejection:
    """The builder's duty: the own build that stands, and the card that captures it (CAS-100 to
    109).
    """
    public, seat = view.public, view.seat
    assert seat is not None
    plans = best_first(public, _all(view))
    own = {build.value for build in public.owned(seat)}
    home = next((plan for plan in reversed(plans) if plan.kind == TAKE and plan.build in own), None)
    if home is None:
        return why
    more = any(plan.kind != TAKE or plan.build != home.build or plan.loose for plan in plans)
    values = {"value": home.build, "card": home.card}
    return _refusal(why, note("casino-refuse-duty-own", trail=trailing, more=more, **values))


def _hinted(view: View, card: Card, why: Rejection) -> Rejection:
    plans = plans_of(view, card)
    if not plans:
        return _refusal(why, note("casino-refuse-hint-other", reason=why.note))
    if plans[0].kind == TRAIL:
        return _refusal(why, note("casino-refuse-hint-trail", reason=why.note, card=card))
    offer = play_note(view.public, to_action(view.public, plans[0]))
    # as it is said inside a sentence
    works = Note(f"casino-part-works-{offer.id.removeprefix('casino-offer-')}", offer.parts)
    return _refusal(why, note("casino-refuse-hint", reason=why.note, card=card, works=works))
