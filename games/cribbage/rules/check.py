"""Why a seat may not do something now, from what the seat knows: in the order of the rules."""

from __future__ import annotations

from games.cribbage.actions import HIGHEST_CLAIM, Claim, Discard, Help, Play
from games.cribbage.rules.play import VALUES, fitting
from games.cribbage.state import Phase, View
from playroom.engine.notes import Rejection, Who
from playroom.engine.steps import Action


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do `action` now, or None. Linear in the action."""
    if view.seat is None:
        return _watching()
    if isinstance(action, Play):
        return _play(view, action)
    if isinstance(action, Discard):
        return _discard(view, action)
    if isinstance(action, Claim):
        return _claim(view, action)
    if isinstance(action, Help):
        return _help(view)
    return Rejection.of("wrong_phase", "cribbage-refuse-action")


def _watching() -> Rejection:
    return Rejection.of("not_seated", "cribbage-refuse-only-watching")


def _not_now(view: View, wish: str) -> Rejection:
    return Rejection.of("wrong_phase", f"cribbage-refuse-{wish}-now", phase=view.public.phase)


def discard_refusal(view: View) -> Rejection | None:
    """Why the seat has nothing to lay away, in the phase in which others may have."""
    assert view.seat is not None
    if not view.options.discards(view.seat, view.public.dealer):
        return Rejection.of("nothing_to_discard", "cribbage-refuse-nothing-to-discard")
    if not view.to_discard:
        away = tuple(sorted(view.discards))
        return Rejection.of("already_discarded", "cribbage-refuse-already-discarded", cards=away)
    return None


def _discard(view: View, action: Discard) -> Rejection | None:
    if view.public.phase is not Phase.DISCARD:
        return _not_now(view, "discard")
    if refused := discard_refusal(view):
        return refused
    wanted, count = view.to_discard, len(set(action.cards))
    if len(action.cards) != wanted or count != wanted:
        return Rejection.of(
            "wrong_number", "cribbage-refuse-wrong-number", wanted=wanted, count=count
        )
    for card in action.cards:
        if card not in view.hand:
            return Rejection.of("not_your_card", "cribbage-refuse-not-your-card", card=card)
    return None


def turn_refusal(view: View) -> Rejection | None:
    """The refusal of a play: it is another's turn, or the viewer is a spectator."""
    if view.seat is None:
        return _watching()
    if view.public.turn != view.seat:
        return Rejection.of(
            "not_your_turn", "cribbage-refuse-not-your-turn", who=Who(view.public.turn)
        )
    return None


def _play(view: View, action: Play) -> Rejection | None:
    public, card = view.public, action.card
    if public.phase is not Phase.PLAY:
        return _not_now(view, "play")
    if refused := turn_refusal(view):
        return refused
    if card not in view.hand:
        return _no_such_card(view, action)
    total = public.total + VALUES[card.rank]
    if total > 31:
        fit = tuple(sorted(fitting(view.hand, public.total)))
        return Rejection.of("over_31", "cribbage-refuse-over-31", card=card, total=total, fit=fit)
    return None


def _no_such_card(view: View, action: Play) -> Rejection:
    """Where the card is that the seat does not hold."""
    card = action.card
    where = "not-your-card"
    if (view.seat, card) in view.public.laid:
        where = "laid-already"
    elif card in view.discards:
        where = "in-the-crib"
    return Rejection.of("not_your_card", f"cribbage-refuse-{where}", card=card)


def open_count_refusal(view: View, wish: str) -> Rejection | None:
    """Why the seat has nothing to count now; `wish` is what it wanted to do: `claim`, `help` or
    `timeout`.
    """
    count = view.public.open
    if count is None:
        return _not_now(view, wish)
    if count.seat != view.seat:
        return Rejection.of(
            "not_your_turn", "cribbage-refuse-not-your-count", who=Who(count.seat), what=count.what
        )
    return None


def _claim(view: View, action: Claim) -> Rejection | None:
    if refused := open_count_refusal(view, "claim"):
        return refused
    if type(action.points) is not int or not 0 <= action.points <= HIGHEST_CLAIM:
        return Rejection.of("bad_claim", "cribbage-refuse-no-claim")
    return None


def _help(view: View) -> Rejection | None:
    if refused := open_count_refusal(view, "help"):
        return refused
    assert view.seat is not None
    if not view.options.helped[view.seat]:
        return Rejection.of("no_help", "cribbage-refuse-no-help")
    return None
