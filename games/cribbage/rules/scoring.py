"""Points for a side, and who gets what when a count is closed (CRB-007, CRB-071 to CRB-111)."""

from __future__ import annotations

from games.cribbage.events import Counted, Scored, Won
from games.cribbage.options import CribbageOptions
from games.cribbage.rules.show import explain_count
from games.cribbage.state import Phase, Public, Secret, State
from playroom.engine.kit.flow import PartedFlow
from playroom.engine.kit.told import order_from
from playroom.engine.notes import replaced
from playroom.engine.record import Count, Points, Seat, Token

Award = tuple[Seat, Points]
"""A side and the points it gets."""


class CribbageFlow(PartedFlow[State, CribbageOptions, Public, Secret]):
    """A game on its way: what every rule changes it with."""

    __slots__ = ()


def award(flow: CribbageFlow, side: Seat, points: Points, reason: Token) -> bool:
    """Gives points to a side; True when that ends the game (CRB-007, CRB-008).

    Every point of the game goes this way.
    """
    score = flow.state.public.scores[side] + points
    scores = replaced(flow.state.public.scores, side, score)
    flow.change(scores=scores)
    flow.tell(Scored(side, points, reason, score))
    if score < flow.state.options.target:
        return False
    flow.change(phase=Phase.OVER, winner=side, open=None)
    flow.tell(Won(side, scores, flow.state.options.teams))
    return True


def close_count(flow: CribbageFlow, how: Token, claim: Count | None = None) -> bool:
    """Closes the open count by a `claim`, a `timeout`, or by the playroom itself (`auto`), and pays
    for it; True when that ends the game (CRB-071 to CRB-111, CRB-123, CRB-125).
    """
    options, public, count = flow.state.options, flow.state.public, flow.state.public.open
    assert count is not None
    value, combinations = explain_count(options, count)
    joke = claim == 19 and options.joke
    taken = value if claim is None else 0 if joke else claim
    own, moved = _divided(options, value, taken, late=how == "timeout")
    wanted = [(options.side_of[count.seat], own)] if own else []
    if moved:
        wanted += _shared(options, count.seat, moved)
    awards = _until_won(options, public, wanted)
    shown = (count.seat, count.what, count.cards, count.starter)
    result = Counted(*shown, how, claim, value, combinations, awards, joke)
    flow.change(results=(*public.results, result), last=result, open=None, helps=0)
    flow.tell(result)
    lost = "timeout" if how == "timeout" else "miscount"
    for place, (side, points) in enumerate(awards):
        award(flow, side, points, "count" if place == 0 and own else lost)
    return flow.state.public.winner is not None


def _divided(
    options: CribbageOptions, value: Points, taken: Points, late: bool
) -> tuple[Points, Points]:
    """What of a count its owner gets, and how many points go to others."""
    if late:
        return value - value // 2, value // 2
    pays = options.miscount == "transfer" or (options.miscount == "under_only" and taken < value)
    return min(taken, value), abs(taken - value) if pays else 0


def _shared(options: CribbageOptions, seat: Seat, moved: Points) -> list[Award]:
    """Who receives `moved` points from the seat, in turn order (CRB-072 to CRB-105)."""
    own = options.side_of[seat]
    in_turn = [options.side_of[other] for other in order_from(seat, options.seats)]
    others = [side for side in dict.fromkeys(in_turn) if side != own]
    if options.award == "next":
        others = others[:1]
    elif options.award == "split":
        moved //= len(others)
    return [(side, moved) for side in others if moved]


def _until_won(options: CribbageOptions, public: Public, wanted: list[Award]) -> tuple[Award, ...]:
    """The awards that are really given: after the one that wins nothing follows (CRB-106)."""
    awards = []
    for side, points in wanted:
        awards.append((side, points))
        if public.scores[side] + points >= options.target:
            break
    return tuple(awards)
