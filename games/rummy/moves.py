"""What a seat may do now, lazily and bounded: complete but for openings, of which the best 20 are
given, and for discards after which their thrower would be asked (`Discard`).
"""

from __future__ import annotations

from collections.abc import Iterator

from games.rummy import actions as a
from games.rummy.notation import ENDS
from games.rummy.rules.check import refusal
from games.rummy.rules.contract import openings
from games.rummy.rules.draw import claimants
from games.rummy.rules.melds import RUN, SET, Meld, laid_on
from games.rummy.state import HAND_PHASES, Phase, View
from playroom.engine.steps import Action


def choices(view: View) -> Iterator[Action]:
    """The actions that the seat of `view` may do now, lazily: the `Game.choices` of this game."""
    public, seat = view.public, view.seat
    if seat is None or public.phase is Phase.OVER or seat in public.vacated:
        return
    if public.judges(seat):
        yield from (a.Agree(), a.Refuse())
    if public.phase in HAND_PHASES:
        yield from _in_hand(view)
    elif seat in public.waiting:
        yield from _awaited(view)
    elif public.phase is Phase.SUSPENDED and seat in public.humans:
        yield a.Resume(public.adjournment.names, public.adjournment.started, False)
    if refusal(view, a.Suspend()) is None:
        yield a.Suspend()
    if view.options.corrections and public.corrections.proposal is None:
        yield from _corrections(view)


def _in_hand(view: View) -> Iterator[Action]:
    public, seat = view.public, view.seat
    if public.phase is Phase.PLAY:
        if view.in_turn:
            yield from _in_turn(view)
    elif public.phase is Phase.DRAW and view.in_turn:
        if public.top is not None:
            yield a.Take()
        yield a.Stock()
    else:
        claiming = public.phase is Phase.CLAIM
        if seat in (public.waiting if claiming else claimants(view.options, public)):
            yield from (a.MayI(), a.Pass())
    for on in (True, False):
        if refusal(view, a.Quiet(on)) is None:
            yield a.Quiet(on)
    if not view.is_open:
        yield from _drafts(view)


def _in_turn(view: View) -> Iterator[Action]:
    for card in sorted(set(view.hand)):
        yield a.Throw(card)
    if not view.is_open:
        for melds in openings(view.hand, view.public.number, view.options):
            yield a.GoDown(melds)
    yield from lay_offs(view)
    yield from replacements(view)
    if view.public.acts:
        yield a.Undo()


def lay_offs(view: View) -> Iterator[a.LayOff]:
    """Every lay-off of every different card of the hand, in turn or not."""
    options = view.options
    if not view.is_open or len(view.hand) - 1 < options.keep:
        return
    for card in sorted(set(view.hand)):
        wild = options.wild[card]
        for number, laid in enumerate(view.public.melds):
            meld = laid.meld
            if meld.kind == SET:
                if (card.rank == meld.of or wild) and not isinstance(
                    laid_on(meld, card, False, "", options), str
                ):
                    yield a.LayOff(number, card)
                continue
            if card.suit != meld.of and not wild:
                continue
            for end in ENDS:
                if not isinstance(laid_on(meld, card, False, end, options), str):
                    yield a.LayOff(number, card, end)


def replacements(view: View) -> Iterator[a.Replace]:
    """Every replacement of a wild card in a run, with every place for the freed card."""
    if not view.is_open:
        return
    held, row = set(view.hand), view.public.melds
    for number, laid in enumerate(row):
        run = laid.meld
        if run.kind != RUN:
            continue
        for place in range(len(run.cards)):
            if not run.wild_at(place) or run.stands_for(place) not in held:
                continue
            for to, other in enumerate(row):
                for end in ENDS if other.meld.kind == RUN else ("",):
                    action = a.Replace(number, run.low + place, run.stands_for(place), to, end)
                    if refusal(view, action) is None:
                        yield action


def _drafts(view: View) -> Iterator[Action]:
    if view.draft:
        yield a.Unstage()
        return
    for melds in openings(view.rest, view.public.number, view.options, 3):
        yield a.Stage(melds[0])
    if not view.public.contract[0]:
        return
    ranks = [card.rank for card in view.hand]
    for rank in range(1, 14):
        if ranks.count(rank) >= 3:
            cards = [card for card in view.hand if card.rank == rank][:3]
            stage = a.Stage(Meld(SET, rank, 0, tuple(sorted(cards)), (False,) * 3))
            if refusal(view, stage) is None:
                yield stage


def _awaited(view: View) -> Iterator[Action]:
    match view.public.phase:
        case Phase.COUNT:
            true = view.options.score(view.hand)
            for points in dict.fromkeys((true, 0, 5, 25, 60, 120)):
                yield a.Announce(points)
            yield a.Pass()
        case Phase.CHALLENGE:
            for seat in range(view.options.seats):
                if refusal(view, a.Challenge(seat)) is None:
                    yield a.Challenge(seat)
            yield a.Pass()
        case Phase.ADJOURN | Phase.RESUME:
            yield from (a.Agree(), a.Refuse())
        case Phase.CLOSING:
            yield a.Pass()


def _corrections(view: View) -> Iterator[Action]:
    for hand, row in enumerate(view.public.posted, 1):
        for seat, old in enumerate(row):
            if old is None:
                continue
            for points in (old + 5, max(0, old - 5)):
                action = a.Correct(hand, seat, points)
                if refusal(view, action) is None:
                    yield action


def also_said(view: View, action: Action) -> str:
    """The card that lies on the pile, for what takes it; the meld that a card is added to; the
    cards that may come back; that a discard goes out.
    """
    match action:
        case a.Take() | a.MayI():
            return f"1 {view.public.top or ''}"
        case a.Stock():
            return "1"
        case a.Throw() | a.Discard():
            return "out" if len(view.hand) == 1 else ""
        case a.Undo():
            return " ".join(str(card) for laid in view.public.melds for card in laid.meld.cards)
        case a.LayOff(number):
            return _meld_said(view, number)
        case a.Replace(number, _, _, to):
            return f"{_meld_said(view, number)} {_meld_said(view, to)}"
    return ""


def _meld_said(view: View, number: int) -> str:
    return str(view.public.melds[number].meld).replace(":", "").replace("*", "")
