"""Why a seat may not do something now, from what the seat knows: the checks of section 5.2 in their
order.
"""

from __future__ import annotations

from typing import Any

from games.rummy.actions import (
    Agree,
    Challenge,
    Correct,
    Count,
    Discard,
    GoDown,
    LayOff,
    Leave,
    MayI,
    Pass,
    Quiet,
    Refuse,
    Replace,
    Resume,
    Return,
    Stage,
    Stock,
    Suspend,
    Take,
    Undo,
    Unstage,
)  # fmt: skip
from games.rummy.after import may_resume
from games.rummy.flow import covers, put_natural, without
from games.rummy.melds import RUN, Cards, Meld, laid_on, validate
from games.rummy.phrases import contract_note
from games.rummy.state import HAND_PHASES, View, claimants, may_suspend
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection, Seats, Who
from playroom.engine.steps import Action

_IN_DRAW = (Take, Stock)
_IN_PLAY = (GoDown, LayOff, Replace, Undo, Discard)
MOST_COUNTED = 999
# messages: rummy-no-phase-<phase>
# messages: rummy-no-resume-players rummy-no-resume-seats rummy-no-resume-year


def no(code: str, reason: str, **values: Any) -> Rejection:
    """A refusal with the sentence `rummy-no-<reason>`."""
    return Rejection.of(code, f"rummy-no-{reason}", **values)


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do `action` now, or None."""
    public, seat = view.public, view.seat
    if seat is None:
        return no("TURN", "watching")
    if public.phase == "over":
        return no("OVER", "over")
    if seat in public.vacated and not isinstance(action, Return):
        return no("TURN", "vacated")
    if isinstance(action, Leave):
        return None
    if isinstance(action, Return):
        return None if can_return(view) else no("PHASE", "return")
    if isinstance(action, Suspend):
        return _suspend(view)
    if isinstance(action, Correct):
        return _correct(view, action)
    if isinstance(action, (Stage, Unstage, Quiet)):
        return _private(view, action)
    if (
        isinstance(action, (Agree, Refuse))
        and public.correction is not None
        and seat in public.correction.waiting
    ):
        return None
    return _phased(view, action)


def _late(card: Card, phase: str) -> Rejection:
    """An answer to a question that is closed: which card was let pass, and what may be done now."""
    return no("PHASE" if phase == "draw" else "TURN", "late", card=card, phase=phase)


def can_return(view: View) -> bool:
    """Has the seat left, and is the hand in which it did not over (RUM-079)?"""
    public = view.public
    if public.phase not in (*HAND_PHASES, "count", "challenge"):
        return False
    return (view.seat, len(public.posted)) in public.left


def _phased(view: View, action: Action) -> Rejection | None:
    public, seat, phase = view.public, view.seat, view.public.phase
    if (
        phase == "draw"
        and isinstance(action, (MayI, Pass))
        and seat in claimants(view.rules, public)
    ):
        return None
    if phase in HAND_PHASES:
        if phase == "claim":
            if isinstance(action, (MayI, Pass)) and seat in public.waiting:
                return None
            return no(
                "PHASE",
                "claim-open" if seat in public.waiting else "claim-waits",
                others=Seats(public.waiting),
            )
        if seat != public.turn:
            if not isinstance(action, (MayI, Pass)):
                return no("TURN", "turn", who=Who(public.turn))
            return (
                no("TURN", "claim")
                if phase == "draw" or public.passed is None
                else _late(public.passed, phase)
            )
        if isinstance(action, _IN_DRAW if phase == "draw" else _IN_PLAY):
            return _draw(view, action) if phase == "draw" else _play(view, action)
        if phase == "draw" and public.passed is not None and isinstance(action, (MayI, Pass)):
            return _late(public.passed, phase)
        return no("PHASE", f"phase-{phase}")
    if seat in public.waiting:
        if phase == "count" and isinstance(action, (Count, Pass)):
            return None if isinstance(action, Pass) else _points(action.points)
        if phase == "challenge" and isinstance(action, (Challenge, Pass)):
            return None if isinstance(action, Pass) else _challenge(view, action)
        if phase in ("adjourn", "resume") and isinstance(action, (Agree, Refuse)):
            return None
        if phase == "closing" and isinstance(action, Pass):
            return None
        return no("PHASE", f"phase-{phase}")
    if phase == "suspended" and isinstance(action, Resume) and seat in public.humans:
        return _resume(view, action)
    return no("PHASE", "rest", phase=phase)


# -- drawing and laying ----------------------------------------------------------------------------


def _draw(view: View, action: Action) -> Rejection | None:
    if isinstance(action, Take) and view.public.top is None:
        return no("NO_DISCARD", "discard")
    return None


def _play(view: View, action: Action) -> Rejection | None:
    if isinstance(action, Discard):
        return None if action.card in view.hand else no("NOT_IN_HAND", "card", cards=(action.card,))
    if isinstance(action, GoDown):
        return check_opening(view, action.melds)
    if isinstance(action, LayOff):
        return _lay_off(view, action)
    if isinstance(action, Replace):
        return _replace(view, action)
    return None if view.public.acts else no("NOTHING", "undo")


def check_opening(view: View, melds: tuple[Meld, ...]) -> Rejection | None:
    """Why these melds cannot be laid as the contract now: open, valid, the contract, held, one card
    kept.
    """
    assert view.seat is not None
    if view.public.opened[view.seat]:
        return no("ALREADY_OPEN", "open-already")
    made = []
    for meld in melds:
        found = validate(meld, view.rules)
        if isinstance(found, str):
            return bad_meld(found, meld)
        made.append(found)
    sets, runs = view.public.contract
    if sum([meld.kind == RUN for meld in made]) != runs or len(made) != sets + runs:
        return no("CONTRACT", "contract", contract=contract_note(sets, runs))
    if not covers(view.hand, tuple(made)):
        gone = _lacking(view.hand, tuple([one for meld in made for one in meld.cards]))
        return no("NOT_IN_HAND", "card", cards=gone)
    if len(view.hand) - sum([len(meld.cards) for meld in made]) < view.rules.keep:
        return no("KEEP_ONE", "keep-one")
    return None


def _lacking(hand: Cards, some: Cards) -> Cards:
    left, out = list(hand), []
    for one in some:
        if one in left:
            left.remove(one)
        else:
            out.append(one)
    return tuple(out)


def bad_meld(code: str, meld: Meld, added: Card | None = None) -> Rejection:
    """The sentence for a meld that is none."""
    reason = code.lower().replace("_", "-")
    if code == "SET_RANK":
        return no(code, reason, rank=meld.of)
    if code == "RUN_CARD" and added is not None and meld.kind == RUN:
        return no(code, "run-end", card=added)
    return no(code, reason)


def _lay_off(view: View, action: LayOff) -> Rejection | None:
    public = view.public
    assert view.seat is not None
    if not public.opened[view.seat]:
        return no("NOT_OPEN", "not-open")
    if not 0 <= action.meld < len(public.melds):
        return no("NO_MELD", "meld", count=len(public.melds))
    if action.card not in view.hand:
        return no("NOT_IN_HAND", "card", cards=(action.card,))
    if len(view.hand) - 1 < view.rules.keep:
        return no("KEEP_ONE", "keep-one")
    return _fits(view, public.melds[action.meld].meld, action.card, action.star, action.end)


def _fits(view: View, meld: Meld, card: Card, star: bool, end: str) -> Rejection | None:
    found = laid_on(meld, card, star, end, view.rules)
    if not isinstance(found, str):
        return None
    return no("END", "end") if found == "END" else bad_meld(found, meld, card)


def _replace(view: View, action: Replace) -> Rejection | None:
    public = view.public
    assert view.seat is not None
    if not public.opened[view.seat]:
        return no("NOT_OPEN", "not-open")
    if not 0 <= action.meld < len(public.melds):
        return no("NO_MELD", "meld", count=len(public.melds))
    meld = public.melds[action.meld].meld
    if meld.kind != RUN:
        return no("SET_WILD", "set-wild")
    place = action.position - meld.low
    if not 0 <= place < len(meld.cards) or not meld.wild_at(place):
        return no("NO_WILD", "wild")
    if action.card is not meld.stands_for(place):
        return no("RUN_CARD", "stands-for", card=meld.stands_for(place))
    if action.card not in view.hand:
        return no("NOT_IN_HAND", "card", cards=(action.card,))
    if len(view.hand) - 1 < view.rules.keep:
        return no("KEEP_ONE", "keep-one")
    if not 0 <= action.to < len(public.melds):
        return no("NO_MELD", "meld", count=len(public.melds))
    if action.to == action.meld and not view.rules.replace_same_run:
        return no("SAME_RUN", "same-run")
    now, freed = put_natural(meld, action.position, action.card)
    target = now if action.to == action.meld else public.melds[action.to].meld
    return _fits(view, target, freed, False, action.end)


# -- counting, correcting, adjourning --------------------------------------------------------------


def _points(points: int) -> Rejection | None:
    if type(points) is not int or not 0 <= points <= MOST_COUNTED:
        return no("POINTS", "points")
    return None


def _challenge(view: View, action: Challenge) -> Rejection | None:
    public = view.public
    counts, ended = public.counts, public.ended
    assert counts is not None
    asked = ended.asked if ended is not None else ()
    if action.seat in view.challenged:
        return no("NO_COUNT", "challenge-again", who=Who(action.seat))
    if (
        action.seat not in range(len(counts))
        or counts[action.seat] is None
        or action.seat not in asked
    ):
        return no("NO_COUNT", "count")
    return None


def _correct(view: View, action: Correct) -> Rejection | None:
    public, seat = view.public, view.seat
    if not view.rules.corrections:
        return no("OPTION", "corrections")
    if public.phase in ("suspended", "resume") or seat not in public.humans:
        return no("PHASE", "correct-now")
    if public.correction is not None:
        return no("PENDING", "correction-open")
    if not 1 <= action.hand <= len(public.posted) or action.seat not in range(view.rules.seats):
        return no("NO_SCORE", "score")
    old = public.posted[action.hand - 1][action.seat]
    if old is None:
        return no("NO_SCORE", "score")
    if (action.hand, action.seat) in public.disputed:
        return no("DISPUTED", "disputed")
    if refused := _points(action.points):
        return refused
    return no("NOTHING", "same-score", points=old) if action.points == old else None


def _suspend(view: View) -> Rejection | None:
    if not may_suspend(view.public) or view.seat not in view.public.humans:
        return no("PHASE", "suspend-now")
    return None if view.public.question is None else no("PENDING", "suspend-asked")


def _resume(view: View, action: Resume) -> Rejection | None:
    public, rules = view.public, view.rules
    why = may_resume(
        public.names, action.players, public.started, action.date, len(public.humans),
        rules.same_year and not action.unrated,
    )  # fmt: skip
    return no(why, f"resume-{why.lower()}") if why else None


# -- what is prepared in private -------------------------------------------------------------------


def _private(view: View, action: Stage | Unstage | Quiet) -> Rejection | None:
    public = view.public
    assert view.seat is not None
    if public.phase not in HAND_PHASES:
        return no("PHASE", "rest", phase=public.phase)
    if isinstance(action, Quiet):
        if not view.rules.may_i or (view.rules.no_may_i_last_three and public.number >= 5):
            return no("OPTION", "may-i")
        return no("NOTHING", "quiet-same", on=action.on) if action.on == view.quiet else None
    if public.opened[view.seat]:
        return no("ALREADY_OPEN", "open-already")
    if isinstance(action, Unstage):
        return None if view.draft else no("NOTHING", "draft")
    return check_stage(view, action.meld)


def check_stage(view: View, meld: Meld) -> Rejection | None:
    """Why this meld cannot be put into the draft of the opening."""
    found = validate(meld, view.rules)
    if isinstance(found, str):
        return bad_meld(found, meld)
    sets, runs = view.public.contract
    same = sum([one.kind == meld.kind for one in view.draft])
    if same >= (runs if meld.kind == RUN else sets):
        return no("CONTRACT", "draft-full", contract=contract_note(sets, runs))
    left = rest_of(view)
    if not covers(left, (found,)):
        return no("NOT_IN_HAND", "card", cards=_lacking(left, found.cards))
    return None


def rest_of(view: View) -> Cards:
    """The hand without the cards of the draft."""
    return without(view.hand, tuple([one for meld in view.draft for one in meld.cards]))
