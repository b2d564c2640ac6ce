"""From an action to the next turn: what `check` lets pass is done here."""

from __future__ import annotations

from games.casino import actions
from games.casino.actions import PLAYS, Play, Take, Trail
from games.casino.events import Played, Refused, Swept, Took, Trailed
from games.casino.rules import irregularities
from games.casino.rules.capture import build, capture, parted
from games.casino.rules.check import has_price, play_refusal
from games.casino.rules.claims import answer_accusation, answer_window, open_window
from games.casino.rules.deal import announce, draw, next_turn
from games.casino.state import LastCall, Phase, State, TableFlow
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
    """What follows from an action that `check` lets pass."""
    flow = TableFlow(state)
    if isinstance(action, PLAYS):
        _play(flow, seat, action, rng)
    else:
        _reply(flow, seat, action, rng)
    return flow.step()


def _reply(flow: TableFlow, seat: Seat, action: Action, rng: Rng) -> None:
    """All that is not a play."""
    match action:
        case actions.Challenge() | actions.No() | actions.Accuse():
            if answer_window(flow, seat, action):
                _consequences(flow, rng)
        case actions.Agree() | actions.Decline():
            if flow.public.phase is Phase.VOTE:
                irregularities.answer_vote(flow, seat, action, rng)
            elif answer_accusation(flow, seat, action):
                _consequences(flow, rng)
        case actions.Redeal():
            irregularities.propose_redeal(flow, seat)
        case actions.NameDealer():
            irregularities.name_dealer(flow, seat, action, rng)
        case actions.AnnounceLast():
            announce(flow)
        case actions.AnnounceAndPlay(play=play):
            announce(flow)
            _play(flow, seat, play, rng)
        case actions.GiveUp(play=play):
            # no play meets the duty: the seat's builds were improper (CAS-184 b), then it trails
            irregularities.improper_all(flow, flow.public.owned(seat))
            if flow.public.result is None:
                _play(flow, seat, play, rng)
        case actions.Forfeit():
            irregularities.forfeit(flow, seat)
        case actions.BadPack():
            irregularities.void_deal(flow, "bad_pack", rng)
        case _:
            raise TypeError(type(action).__name__)


def _play(flow: TableFlow, seat: Seat, action: Play, rng: Rng) -> None:
    """One play of the seat in turn, with all that follows at once."""
    before = flow.state
    public, options = before.public, before.public.options
    if options.penalty and isinstance(action, Take):
        refused = play_refusal(public, seat, before.hands[seat], action)
        if refused is not None and has_price(public, action, refused):
            flow.tell(Refused(seat, refused))
            if irregularities.penalise(flow, seat, action.card, own_turn=True):
                _consequences(flow, rng)
            return
    _make_play(flow, seat, action)
    debt = public.debt(seat) if public.owed else None
    if debt is not None:
        index = public.owed.index((seat, debt))
        flow.show(owed=public.owed[:index] + public.owed[index + 1 :])
    if seat == public.dealer and public.call is LastCall.DUE:
        flow.show(call=LastCall.MISSED)
        if options.irregularity_loses:
            irregularities.lose_game(flow, seat, "last")
            return
    if options.claims and debt is None and public.phase is not Phase.REPLACEMENT:
        open_window(flow, before, seat, action)
    else:
        _consequences(flow, rng)


def _make_play(flow: TableFlow, seat: Seat, action: Play) -> None:
    """Moves the cards of the action and tells it.

    Nothing that waits for a window (CAS-187) happens here.
    """
    state = flow.state
    public = state.public
    event: Played
    if isinstance(action, Trail):
        event = Trailed(seat, action.card)
        public = replace(public, loose=(*public.loose, action.card))
    elif isinstance(action, Take):
        public, event = capture(public, seat, action)
    else:
        public, event = build(public, seat, action)
    flow.change(public=public)
    hands, exposed = parted(state, seat, action.card)
    flow.hold(hands, exposed=exposed, plays=public.plays + 1, last_play=event)
    flow.tell(event)


def _consequences(flow: TableFlow, rng: Rng) -> None:
    """What follows from a play that stands (CAS-187): the sweep, the draw, improper builds, the
    next turn.
    """
    public, options = flow.public, flow.public.options
    seat, event = public.turn, public.last_play
    assert seat is not None
    if options.sweeps and isinstance(event, Took) and not public.loose and not public.builds:
        side = options.side_of[seat]
        flow.show(sweeps=(*public.sweeps, side))
        flow.tell(Swept(seat, side, flow.public.sweeps.count(side)))
    draw(flow, seat)
    if options.claims:
        # an owner without cards cannot take its builds (CAS-184 a)
        hands = flow.state.hands
        stuck = [b for b in flow.public.builds if b.owner is not None and not hands[b.owner]]
        irregularities.improper_all(flow, stuck)
    if flow.public.result is None:
        next_turn(flow, seat, rng)
