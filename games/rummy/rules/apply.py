"""What follows from an action: who deals with it, and what a seat lays and discards in its turn
(RUM-027 to RUM-046, RUM-058).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.rummy import actions as a
from games.rummy.events import Discarded, Drafted, LaidOff, Opened, Replaced, Undone
from games.rummy.rules import adjourn, corrections, counting, draw, leaving, scoring
from games.rummy.rules.deal import deal_next
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.melds import (
    Cards,
    Meld,
    cards_in,
    covers,
    laid_on,
    put_natural,
    validate,
    without,
)
from games.rummy.state import Before, Laid, Phase, State
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
    """What follows from a legal action, the next deal included."""
    flow = RummyFlow(state)
    act(flow, seat, action)
    if flow.public.phase is Phase.DEAL:
        deal_next(flow, rng)
    return flow.step()


def act(flow: RummyFlow, seat: Seat, action: Action) -> None:
    """What follows from a legal action, up to the score of the hand; the next one is not dealt."""
    _ACTS[type(action)](flow, seat, action)
    if flow.public.phase is Phase.ENDED:
        settle(flow)


def settle(flow: RummyFlow) -> None:
    """What follows when a hand has just ended."""
    if flow.options.manual_scoring:
        counting.begin(flow)
    else:
        scoring.settle(flow)


def _pass(flow: RummyFlow, seat: Seat, action: a.Pass) -> None:
    match flow.public.phase:
        case Phase.COUNT:
            counting.announce(flow, seat, None)
        case Phase.CHALLENGE:
            counting.no_more_challenges(flow, seat)
        case Phase.CLOSING:
            corrections.no_more(flow, seat)
        case _:
            draw.answer(flow, seat, draw.PASS)


def _agree(flow: RummyFlow, seat: Seat, yes: bool) -> None:
    if flow.public.judges(seat):
        corrections.judge(flow, seat, yes)
    else:
        adjourn.vote(flow, seat, yes)


def _laid(
    flow: RummyFlow, seat: Seat, what: str, used: Cards, melds: tuple[Laid, ...]
) -> dict[str, Any]:
    """The changes that follow from laying `used`: what can be taken back, the hand, the draft
    without melds that lost cards.
    """
    public, secret = flow.public, flow.secret
    hand = secret.hands[seat]
    undo = (*secret.undo, Before(what, hand, public.melds, public.opened))
    return {"undo": undo, "acts": len(undo), "melds": melds, **_without(flow, seat, used)}


def _without(flow: RummyFlow, seat: Seat, used: Cards) -> dict[str, Any]:
    """The changes that follow from `used` leaving the hand."""
    secret = flow.secret
    hand = without(secret.hands[seat], used)
    changes: dict[str, Any] = {"hands": replaced(secret.hands, seat, hand)}
    if secret.shown[seat]:
        shown = list(secret.shown[seat])
        for card in used:
            if card in shown:
                shown.remove(card)
        changes["shown"] = replaced(secret.shown, seat, tuple(shown))
    if secret.drafts[seat]:
        draft = secret.drafts[seat]
        while draft and not covers(hand, draft):
            draft = draft[:-1]
        changes["drafts"] = replaced(secret.drafts, seat, draft)
    return changes


def _out_by_laying(flow: RummyFlow, seat: Seat) -> None:
    if not flow.secret.hands[seat]:  # only with going_out = either (RUM-059)
        flow.end_hand("out", seat)


def _go_down(flow: RummyFlow, seat: Seat, action: a.GoDown) -> None:
    """The contract is laid (RUM-027)."""
    made = tuple([validate(meld, flow.options) for meld in action.melds])
    melds = tuple([meld for meld in made if isinstance(meld, Meld)])
    public = flow.public
    row = (*public.melds, *[Laid(meld, seat) for meld in melds])
    changes = _laid(flow, seat, "opened", cards_in(melds), row)
    changes["drafts"] = replaced(flow.secret.drafts, seat, ())
    left = len(changes["hands"][seat])
    opened = replaced(public.opened, seat, True)
    flow.play(Opened(seat, melds, len(public.melds), left), opened=opened, **changes)
    _out_by_laying(flow, seat)


def _lay_off(flow: RummyFlow, seat: Seat, action: a.LayOff) -> None:
    """One card more on a meld (RUM-038)."""
    laid = flow.public.melds[action.meld]
    now = laid_on(laid.meld, action.card, action.star, action.end, flow.options)
    assert isinstance(now, Meld)
    row = replaced(flow.public.melds, action.meld, Laid(now, laid.owner))
    changes = _laid(flow, seat, "laid_off", (action.card,), row)
    end, left = action.end if now.low else "", len(changes["hands"][seat])
    flow.play(LaidOff(seat, action.card, action.meld, now, end, laid.owner, left), **changes)
    _out_by_laying(flow, seat)


def _replace(flow: RummyFlow, seat: Seat, action: a.Replace) -> None:
    """A natural for a wild card, which goes to another meld at once (RUM-042)."""
    row = flow.public.melds
    run = row[action.meld]
    now, freed = put_natural(run.meld, action.position, action.card)
    row = replaced(row, action.meld, Laid(now, run.owner))
    target = row[action.to]
    then = laid_on(target.meld, freed, False, action.end, flow.options)
    assert isinstance(then, Meld)
    row = replaced(row, action.to, Laid(then, target.owner))
    changes = _laid(flow, seat, "replaced", (action.card,), row)
    left = len(changes["hands"][seat])
    event = Replaced(seat, action.card, action.meld, now, freed, action.to, then, left)
    flow.play(event, **changes)
    _out_by_laying(flow, seat)


def _undo(flow: RummyFlow, seat: Seat, action: a.Undo) -> None:
    """The last act of this turn (RUM-040)."""
    secret = flow.secret
    before, undo = secret.undo[-1], secret.undo[:-1]
    back = without(before.hand, secret.hands[seat])
    flow.play(
        Undone(seat, before.what, tuple(sorted(back))),
        undo=undo,
        acts=len(undo),
        hands=replaced(secret.hands, seat, before.hand),
        shown=replaced(secret.shown, seat, (*secret.shown[seat], *map(int, back))),
        melds=before.melds,
        opened=before.opened,
    )


def _discard(flow: RummyFlow, seat: Seat, action: a.Discard | a.Throw) -> None:
    """One card to the pile; the hand ends with the last one (RUM-033, RUM-058)."""
    card, changes = action.card, _without(flow, seat, (action.card,))
    left = len(changes["hands"][seat])
    flow.play(
        Discarded(seat, card, left),
        pile=(*flow.secret.pile, card),
        claims=replace(flow.public.claims, discarder=seat),
        **changes,
    )
    if left:
        flow.end_turn()
        if isinstance(action, a.Throw) and flow.public.phase is Phase.DRAW:
            draw.let_go(flow, seat)
    else:
        flow.end_hand("out", seat)


def _stage(flow: RummyFlow, seat: Seat, action: a.Stage) -> None:
    made = validate(action.meld, flow.options)
    assert isinstance(made, Meld)
    _draft(flow, seat, (*flow.secret.drafts[seat], made), made, True)


def _unstage(flow: RummyFlow, seat: Seat, action: a.Unstage) -> None:
    draft = flow.secret.drafts[seat]
    _draft(flow, seat, draft[:-1], draft[-1], False)


def _draft(flow: RummyFlow, seat: Seat, draft: tuple[Meld, ...], meld: Meld, on: bool) -> None:
    flow.change(drafts=replaced(flow.secret.drafts, seat, draft))
    flow.tell(Drafted(seat, draft, meld, on, *flow.public.contract))


_ACTS: dict[type[Action], Callable[[RummyFlow, Seat, Any], None]] = {
    a.Take: lambda flow, seat, action: draw.take(flow, seat),
    a.Stock: lambda flow, seat, action: draw.decline(flow, seat),
    a.MayI: lambda flow, seat, action: draw.answer(flow, seat, draw.MAY_I),
    a.Pass: _pass,
    a.Quiet: lambda flow, seat, action: draw.set_quiet(flow, seat, action.on),
    a.GoDown: _go_down,
    a.LayOff: _lay_off,
    a.Replace: _replace,
    a.Undo: _undo,
    a.Discard: _discard,
    a.Throw: _discard,
    a.Stage: _stage,
    a.Unstage: _unstage,
    a.Announce: lambda flow, seat, action: counting.announce(flow, seat, action.points),
    a.Challenge: lambda flow, seat, action: counting.challenge(flow, seat, action.seat),
    a.Correct: corrections.correct,
    a.Agree: lambda flow, seat, action: _agree(flow, seat, True),
    a.Refuse: lambda flow, seat, action: _agree(flow, seat, False),
    a.Suspend: lambda flow, seat, action: adjourn.ask(flow, seat),
    a.Resume: lambda flow, seat, action: adjourn.resume(flow, seat, action.unrated),
    a.Leave: lambda flow, seat, action: leaving.leave(flow, seat),
    a.Return: lambda flow, seat, action: leaving.come_back(flow, seat),
}
