"""What a seat may do now, lazily and bounded (section 5.3): complete but for openings, of which the
best 20 are given.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.rummy.actions import (
    Agree,
    Challenge,
    Correct,
    Count,
    Discard,
    GoDown,
    LayOff,
    MayI,
    Pass,
    Quiet,
    Refuse,
    Replace,
    Resume,
    Stage,
    Stock,
    Suspend,
    Take,
    Undo,
    Unstage,
)  # fmt: skip
from games.rummy.legal import refusal, rest_of
from games.rummy.melds import RUN, SET, Cards, Meld, laid_on
from games.rummy.search import openings
from games.rummy.state import HAND_PHASES, View, claimants
from playroom.engine.steps import Action


def lay_offs(view: View) -> Iterator[LayOff]:
    """Every lay-off of every different card of the hand, whoever is in turn."""
    public, rules = view.public, view.rules
    if view.seat is None or not public.opened[view.seat] or len(view.hand) - 1 < rules.keep:
        return
    for card in sorted(set(view.hand)):
        for number, laid in enumerate(public.melds):
            if laid.meld.kind == SET:
                if (card.rank == laid.meld.of or rules.wild[card]) and not isinstance(
                    laid_on(laid.meld, card, False, "", rules), str
                ):
                    yield LayOff(number, card)
                continue
            if card.suit != laid.meld.of and not rules.wild[card]:
                continue
            for end in ("low", "high"):
                if not isinstance(laid_on(laid.meld, card, False, end, rules), str):
                    yield LayOff(number, card, end)


def replacements(view: View) -> Iterator[Replace]:
    """Every replacement of a wild card in a run, with every place for the freed card."""
    public = view.public
    if view.seat is None or not public.opened[view.seat]:
        return
    held = set(view.hand)
    for number, laid in enumerate(public.melds):
        if laid.meld.kind != RUN:
            continue
        for place in range(len(laid.meld.cards)):
            if not laid.meld.wild_at(place) or laid.meld.stands_for(place) not in held:
                continue
            card = laid.meld.stands_for(place)
            for to, other in enumerate(public.melds):
                for end in ("low", "high") if other.meld.kind == RUN else ("",):
                    action = Replace(number, laid.meld.low + place, card, to, end)
                    if refusal(view, action) is None:
                        yield action


def choices(view: View) -> Iterator[Action]:
    """See `Game.choices`."""
    public, rules, seat = view.public, view.rules, view.seat
    if seat is None or public.phase == "over" or seat in public.vacated:
        return
    if public.correction is not None and seat in public.correction.waiting:
        yield from (Agree(), Refuse())
    if public.phase in HAND_PHASES:
        yield from _in_hand(view)
    elif seat in public.waiting:
        yield from _awaited(view)
    elif public.phase == "suspended" and seat in public.humans:
        yield Resume(public.names, public.started, False)
    if refusal(view, Suspend()) is None:
        yield Suspend()
    if rules.corrections and public.correction is None:
        yield from _corrections(view)


def _in_hand(view: View) -> Iterator[Action]:
    public, seat = view.public, view.seat
    assert seat is not None
    if public.phase == "play" and seat == public.turn:
        for card in sorted(set(view.hand)):
            yield Discard(card)
        if not public.opened[seat]:
            for melds in openings(view.hand, public.number, view.rules):
                yield GoDown(melds)
        yield from lay_offs(view)
        yield from replacements(view)
        if public.acts:
            yield Undo()
    elif public.phase == "draw" and seat == public.turn:
        if public.top is not None:
            yield Take()
        yield Stock()
    elif (
        seat in (public.waiting if public.phase == "claim" else claimants(view.rules, public))
        and public.phase != "play"
    ):
        yield from (MayI(), Pass())
    for on in (True, False):
        if refusal(view, Quiet(on)) is None:
            yield Quiet(on)
    if not public.opened[seat]:
        yield from _drafts(view)


def _drafts(view: View) -> Iterator[Action]:
    if view.draft:
        yield Unstage()
        return
    sets, _ = view.public.contract
    ranks = [card.rank for card in view.hand]
    for melds in openings(rest_of(view), view.public.number, view.rules, 3):
        yield Stage(melds[0])
    if not sets:
        return
    for first in range(1, 14):
        if ranks.count(first) >= 3:
            some = tuple([card for card in view.hand if card.rank == first][:3])
            stage = Stage(_natural_set(first, some))
            if refusal(view, stage) is None:
                yield stage


def _natural_set(rank: int, some: Cards) -> Meld:
    return Meld(SET, rank, 0, tuple(sorted(some)), (False,) * len(some))


def _awaited(view: View) -> Iterator[Action]:
    public = view.public
    if public.phase == "count":
        true = view.rules.score(view.hand)
        for points in dict.fromkeys((true, 0, 5, 25, 60, 120)):
            yield Count(points)
        yield Pass()
    elif public.phase == "challenge":
        for seat in range(view.rules.seats):
            if refusal(view, Challenge(seat)) is None:
                yield Challenge(seat)
        yield Pass()
    elif public.phase in ("adjourn", "resume"):
        yield from (Agree(), Refuse())
    elif public.phase == "closing":
        yield Pass()


def _corrections(view: View) -> Iterator[Action]:
    for hand, row in enumerate(view.public.posted, 1):
        for seat, old in enumerate(row):
            if old is None:
                continue
            for points in (old + 5, max(0, old - 5)):
                action = Correct(hand, seat, points)
                if refusal(view, action) is None:
                    yield action
