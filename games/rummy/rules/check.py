"""Why a seat may not do something now, from what the seat knows: what is asked of all moves first,
then what each takes.
"""

from __future__ import annotations

from games.rummy import actions as a
from games.rummy.rules import adjourn, corrections, counting
from games.rummy.rules.draw import claimants
from games.rummy.rules.leaving import can_return
from games.rummy.rules.melds import (
    RUN,
    Meld,
    cards_in,
    covers,
    lacking,
    laid_on,
    put_natural,
    validate,
)
from games.rummy.rules.refusals import bad_meld, contract_note, refuse
from games.rummy.state import HAND_PHASES, Phase, View
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection, Seats, Who
from playroom.engine.steps import Action

_IN_DRAW = (a.Take, a.Stock)
_IN_PLAY = (a.GoDown, a.LayOff, a.Replace, a.Undo, a.Discard, a.Throw)
# messages: rummy-refuse-phase-<phase>
# messages: rummy-refuse-resume-players rummy-refuse-resume-seats rummy-refuse-resume-year


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do `action` now, or None."""
    public, seat = view.public, view.seat
    if seat is None:
        return refuse("not_your_turn", "watching")
    if public.phase is Phase.OVER:
        return refuse("game_over", "over")
    if seat in public.vacated and not isinstance(action, a.Return):
        return refuse("not_your_turn", "vacated")
    match action:
        case a.Leave():
            return None
        case a.Return():
            return None if can_return(view) else refuse("wrong_phase", "return")
        case a.Suspend():
            return adjourn.suspend_refusal(view)
        case a.Correct():
            return corrections.refusal(view, action)
        case a.Stage() | a.Unstage() | a.Quiet():
            return _private(view, action)
        case a.Agree() | a.Refuse() if public.judges(seat):
            return None
    if public.phase in HAND_PHASES:
        return _in_hand(view, action)
    return _after_hand(view, action)


def _in_hand(view: View, action: Action) -> Rejection | None:
    public, seat, phase = view.public, view.seat, view.public.phase
    answers = isinstance(action, (a.MayI, a.Pass))
    if phase is Phase.CLAIM:
        is_asked = seat in public.waiting
        if answers and is_asked:
            return None
        sentence = "claim-open" if is_asked else "claim-waits"
        return refuse("wrong_phase", sentence, others=Seats(public.waiting))
    drawing = phase is Phase.DRAW
    if drawing and answers and seat in claimants(view.options, public):
        return None
    passed = public.claims.passed
    if seat != public.turn:
        if not answers:
            return refuse("not_your_turn", "turn", who=Who(public.turn))
        if drawing or passed is None:
            return refuse("not_your_turn", "claim")
        return refuse("not_your_turn", "late", card=passed, phase=phase)
    if isinstance(action, _IN_DRAW if drawing else _IN_PLAY):
        return _draw(view, action) if drawing else _play(view, action)
    if drawing and answers and passed is not None:
        return refuse("wrong_phase", "late", card=passed, phase=phase)
    return refuse("wrong_phase", f"phase-{phase}")


def _after_hand(view: View, action: Action) -> Rejection | None:
    public, seat, phase = view.public, view.seat, view.public.phase
    if seat in public.waiting:
        if phase in (Phase.COUNT, Phase.CHALLENGE):
            return counting.refusal(view, action)
        fits = a.Pass if phase is Phase.CLOSING else (a.Agree, a.Refuse)
        return None if isinstance(action, fits) else refuse("wrong_phase", f"phase-{phase}")
    if phase is Phase.SUSPENDED and isinstance(action, a.Resume) and seat in public.humans:
        return adjourn.resume_refusal(view, action)
    return refuse("wrong_phase", "rest", phase=phase)


def _draw(view: View, action: Action) -> Rejection | None:
    empty = isinstance(action, a.Take) and view.public.top is None
    return refuse("no_discard", "discard") if empty else None


def _play(view: View, action: Action) -> Rejection | None:
    match action:
        case a.Discard(card) | a.Throw(card):
            return None if card in view.hand else not_held((card,))
        case a.GoDown(melds):
            return opening_refusal(view, melds)
        case a.LayOff():
            return _lay_off(view, action)
        case a.Replace():
            return _replace(view, action)
    return None if view.public.acts else refuse("nothing", "undo")


def not_held(cards: tuple[Card, ...]) -> Rejection:
    """The refusal of cards that are not in the hand."""
    return refuse("not_in_hand", "card", cards=cards)


def opening_refusal(view: View, melds: tuple[Meld, ...]) -> Rejection | None:
    """Why these melds cannot be laid as the contract now: open, valid, the contract, held, one card
    kept.
    """
    if view.is_open:
        return refuse("already_open", "open-already")
    made = []
    for meld in melds:
        valid = validate(meld, view.options)
        if isinstance(valid, str):
            return bad_meld(valid, meld)
        made.append(valid)
    sets, runs = view.public.contract
    if sum([meld.kind == RUN for meld in made]) != runs or len(made) != sets + runs:
        return refuse("contract", contract=contract_note(sets, runs))
    used = cards_in(tuple(made))
    if missing := lacking(view.hand, used):
        return not_held(missing)
    if len(view.hand) - len(used) < view.options.keep:
        return refuse("keep_one")
    return None


def _may_lay(view: View, meld: int) -> Rejection | None:
    """Why the seat cannot add anything to the meld of that number, or None."""
    if not view.is_open:
        return refuse("not_open")
    row = view.public.melds
    return None if 0 <= meld < len(row) else refuse("no_meld", "meld", count=len(row))


def _may_leave(view: View, card: Card) -> Rejection | None:
    """Why a card cannot leave the hand onto the table, or None."""
    if card not in view.hand:
        return not_held((card,))
    return refuse("keep_one") if len(view.hand) - 1 < view.options.keep else None


def _lay_off(view: View, action: a.LayOff) -> Rejection | None:
    if refused := _may_lay(view, action.meld) or _may_leave(view, action.card):
        return refused
    meld = view.public.melds[action.meld].meld
    return _fits(view, meld, action.card, action.star, action.end)


def _fits(view: View, meld: Meld, card: Card, star: bool, end: str) -> Rejection | None:
    made = laid_on(meld, card, star, end, view.options)
    return bad_meld(made, meld, card) if isinstance(made, str) else None


def _replace(view: View, action: a.Replace) -> Rejection | None:
    if refused := _may_lay(view, action.meld):
        return refused
    row = view.public.melds
    meld = row[action.meld].meld
    if meld.kind != RUN:
        return refuse("set_wild")
    place = action.position - meld.low
    if not 0 <= place < len(meld.cards) or not meld.wild_at(place):
        return refuse("no_wild", "wild")
    natural = meld.stands_for(place)
    if action.card is not natural:
        return refuse("run_card", "stands-for", card=natural)
    if refused := _may_leave(view, action.card) or _may_lay(view, action.to):
        return refused
    if action.to == action.meld and not view.options.replace_same_run:
        return refuse("same_run")
    now, freed = put_natural(meld, action.position, action.card)
    target = now if action.to == action.meld else row[action.to].meld
    return _fits(view, target, freed, False, action.end)


def _private(view: View, action: a.Stage | a.Unstage | a.Quiet) -> Rejection | None:
    public = view.public
    if public.phase not in HAND_PHASES:
        return refuse("wrong_phase", "rest", phase=public.phase)
    if isinstance(action, a.Quiet):
        if not view.options.claims_in(public.number):
            return refuse("option", "may-i")
        same = action.on == view.quiet
        return refuse("nothing", "quiet-same", on=action.on) if same else None
    if view.is_open:
        return refuse("already_open", "open-already")
    if isinstance(action, a.Unstage):
        return None if view.draft else refuse("nothing", "draft")
    return stage_refusal(view, action.meld)


def stage_refusal(view: View, meld: Meld) -> Rejection | None:
    """Why this meld cannot be put into the draft of the opening."""
    made = validate(meld, view.options)
    if isinstance(made, str):
        return bad_meld(made, meld)
    sets, runs = view.public.contract
    same = sum([drafted.kind == meld.kind for drafted in view.draft])
    if same >= (runs if meld.kind == RUN else sets):
        return refuse("contract", "draft-full", contract=contract_note(sets, runs))
    if not covers(view.rest, (made,)):
        return not_held(lacking(view.rest, made.cards))
    return None
