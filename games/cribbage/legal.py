"""Why a seat may not do something now, from what the seat knows (section 3 of the rules): checks in
the order written there.
"""

from __future__ import annotations

from games.cribbage.scoring import VALUES, fitting
from games.cribbage.state import Claim, Discard, Help, Play, Silence, View
from playroom.engine.notes import Rejection, Who
from playroom.engine.steps import Action


def to_discard(view: View) -> int:
    """How many cards the seat of `view` still has to lay away."""
    if (
        view.seat is None
        or view.public.phase != "discard"
        or len(view.hand) <= view.rules.hand_size
    ):
        return 0
    return view.rules.discards(view.seat, view.public.dealer)


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do `action` now, or None. Linear in the action."""
    if view.seat is None:
        return Rejection.of("not_seated", "cribbage-only-watching")
    if isinstance(action, Play):
        return _play(view, action)
    if isinstance(action, Discard):
        return _discard(view, action)
    if isinstance(action, (Claim, Help)):
        return _count(view, action)
    return Rejection.of("wrong_phase", "cribbage-no-such-action")


def silence(view: View) -> Action | Rejection:
    """What the silence of the seat stands for (CRB-127), or why nobody waits for it."""
    public = view.public
    if public.phase == "discard":
        if refused := _no_discard(view):
            return refused
        return Discard(view.hand[-to_discard(view) :])
    if public.phase == "play":
        if refused := _no_turn(view):
            return refused
        return Play(min(fitting(view.hand, public.total)))
    return _no_count(view, "timeout") or Silence()


def _now(view: View, wish: str) -> Rejection:
    return Rejection.of("wrong_phase", f"cribbage-no-{wish}-now", phase=view.public.phase)


def _no_turn(view: View) -> Rejection | None:
    if view.public.turn != view.seat:
        return Rejection.of("not_your_turn", "cribbage-not-your-turn", who=Who(view.public.turn))
    return None


def _play(view: View, action: Play) -> Rejection | None:
    public = view.public
    if public.phase != "play":
        return _now(view, "play")
    if refused := _no_turn(view):
        return refused
    card = action.card
    if card not in view.hand:
        return _no_such_card(view, action)
    total = public.total + VALUES[card.rank]
    if total > 31:
        fit = tuple(sorted(fitting(view.hand, public.total)))
        return Rejection.of("over_31", "cribbage-over-31", card=card, total=total, fit=fit)
    return None


def _no_such_card(view: View, action: Play) -> Rejection:
    """Where the card is that the seat does not hold."""
    card = action.card
    where = "not-your-card"
    if (view.seat, card) in view.public.laid:
        where = "laid-already"
    elif card in view.discards:
        where = "in-the-crib"
    return Rejection.of("not_your_card", f"cribbage-{where}", card=card)


def _no_discard(view: View) -> Rejection | None:
    assert view.seat is not None
    if not view.rules.discards(view.seat, view.public.dealer):
        return Rejection.of("nothing_to_discard", "cribbage-nothing-to-discard")
    if not to_discard(view):
        return Rejection.of(
            "already_discarded", "cribbage-already-discarded", cards=tuple(sorted(view.discards))
        )
    return None


def _discard(view: View, action: Discard) -> Rejection | None:
    if view.public.phase != "discard":
        return _now(view, "discard")
    if refused := _no_discard(view):
        return refused
    some = action.cards
    wanted = to_discard(view)
    if len(some) != wanted or len(set(some)) != len(some):
        return Rejection.of(
            "wrong_number", "cribbage-wrong-number", wanted=wanted, count=len(set(some))
        )
    for card in some:
        if card not in view.hand:
            return Rejection.of("not_your_card", "cribbage-not-your-card", card=card)
    return None


def _no_count(view: View, wish: str) -> Rejection | None:
    count = view.public.open
    if count is None:
        return _now(view, wish)
    if count.seat != view.seat:
        return Rejection.of(
            "not_your_turn", "cribbage-not-your-count", who=Who(count.seat), what=count.what
        )
    return None


def _count(view: View, action: Claim | Help) -> Rejection | None:
    if refused := _no_count(view, "claim" if isinstance(action, Claim) else "help"):
        return refused
    if isinstance(action, Help):
        assert view.seat is not None
        return None if view.rules.helped[view.seat] else Rejection.of("no_help", "cribbage-no-help")
    if type(action.points) is not int or not 0 <= action.points <= 99:
        return Rejection.of("bad_claim", "cribbage-no-claim")
    return None
