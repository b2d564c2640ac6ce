"""The builder's duty: to go on with the build, and to hold a card for each owned build (CAS-100 to
109).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.actions import Build, Duplicate, Increase, Play, Take, Trail
from games.casino.options import duty_word
from games.casino.rules.values import SCHEMES, Worth
from games.casino.state import Public
from playroom.engine.cards import Card
from playroom.engine.notes import Notes, Rejection, note
from playroom.engine.record import Seat


def duty_refusal(public: Public, seat: Seat, action: Play) -> Rejection | None:
    """Why the duty forbids the play, or None: judged by the builds owned before it (CAS-100 to 103
    and 109).
    """
    duty = public.options.builder_duty
    if not public.builds or duty == "none" or type(action) is Take:
        return None
    own = public.owned(seat)
    if not own or meets_duty(public, seat, action):
        return None
    values = Notes(tuple(note("casino-part-value", value=build.value) for build in own))
    word = duty_word(duty, [build.multiple for build in own])
    return Rejection.of("duty", "casino-refuse-duty", values=values, duty=word)


def meets_duty(public: Public, seat: Seat, action: Play) -> bool:
    """Is it a play that the builder's duty allows, whatever else is wrong with it?"""
    duty = public.options.builder_duty
    if duty == "none" or type(action) is Take:
        return True
    if type(action) is Trail:
        return False
    if duty == "no_trail":
        return True
    if type(action) is Duplicate:
        build = public.build_of(action.value)
        return build is not None and build.owner == seat
    if type(action) is Increase and duty == "take_or_duplicate_or_increase":
        build = public.build_of(action.build)
        return build is not None and build.owner == seat and not build.multiple
    return False


def owned_after(public: Public, seat: Seat, action: Play) -> set[int]:
    """The values of the builds that the seat owns when the play is made."""
    own = {build.value for build in public.builds if build.owner == seat}
    match action:
        case Take(builds=builds):
            own.difference_update(builds)
        case Build(value=value) | Duplicate(value=value) if value is not None:
            own.add(value)
        case Increase(build=old, value=value):
            own.discard(old)
            own.add(value)
    return own


def covered(values: Sequence[int], hand: Sequence[Card], worth: Worth) -> int:
    """For how many of these build values the hand has a card of its own each (a
    matching, CAS-104).
    """
    if not values:
        return 0
    first, rest = values[0], values[1:]
    best = covered(rest, hand, worth)
    for index, card in enumerate(hand):
        if best == len(values):
            break
        if first in worth[card]:
            best = max(best, 1 + covered(rest, (*hand[:index], *hand[index + 1 :]), worth))
    return best


def hold_refusal(
    public: Public, seat: Seat, hand: tuple[Card, ...], action: Play
) -> Rejection | None:
    """Why the seat would own a build without a card for it, or None (CAS-104 to 108)."""
    if type(action) is Trail and not public.builds:
        return None
    values = owned_after(public, seat, action)
    if not values:
        return None
    left = tuple(card for card in hand if card != action.card)
    worth = SCHEMES[public.options.scheme].hand
    ordered = sorted(values)
    if covered(ordered, left, worth) == len(ordered):
        return None
    lacking = next((card for card in ordered if not covered((card,), left, worth)), ordered[-1])
    standing = any(build.value == lacking and build.owner == seat for build in public.builds)
    id_ = "casino-refuse-hold-own" if standing else "casino-refuse-hold"
    return Rejection.of("hold", id_, value=lacking, card=action.card)
