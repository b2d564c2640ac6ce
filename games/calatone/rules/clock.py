"""The agreed end of a sitting and the clock of the wall (CAL-100, CAL-101, CAL-117)."""

from __future__ import annotations

from games.calatone.events import LimitReached, LimitSet
from games.calatone.rules.limits import DAY, Limit
from games.calatone.state import State
from playroom.engine.kit.flow import Flow
from playroom.engine.record import replace


def set_limit(flow: Flow[State], limit: Limit) -> None:
    """A limit holds from now on (CAL-100)."""
    ending = flow.state.ending
    left = limit.amount if limit.kind != "time" else _minute_of(limit, ending.minute)
    flow.change(ending=replace(ending, limit=limit, reached=False, left=left))
    flow.tell(LimitSet(limit))


def _minute_of(limit: Limit, minute: int | None) -> int:
    """The minute of the clock at which a time of day comes next; -1 while no clock was told."""
    if minute is None:
        return -1
    ahead = (limit.amount - minute) % DAY
    return minute + (ahead or DAY)


def tick(flow: Flow[State], minute: int, resumed: bool) -> None:
    """The clock shows a new minute (CAL-117): minutes of play count, a break does not; a time of
    day passes all the same.
    """
    before = flow.state.ending
    ending = replace(before, minute=minute)
    limit = ending.limit
    if limit is None or ending.reached:
        flow.change(ending=ending)
        return
    over = False
    if limit.kind == "minutes" and before.minute is not None and not resumed:
        ending = replace(ending, left=ending.left - 1)
        over = not ending.left
    elif limit.kind == "time":
        if ending.left < 0:
            ending = replace(ending, left=_minute_of(limit, minute))
        over = minute >= ending.left
    flow.change(ending=ending)
    if over:
        reach_end(flow)


def count_hand(flow: Flow[State]) -> None:
    """A hand is finished: one less to go when hands are counted."""
    ending = flow.state.ending
    if ending.limit is not None and ending.limit.kind == "hands" and not ending.reached:
        flow.change(ending=replace(ending, left=ending.left - 1))
        if ending.left == 1:
            reach_end(flow)


def reach_end(flow: Flow[State]) -> None:
    """The agreed end has come; a hand in progress is finished (CAL-101)."""
    ending = flow.state.ending
    assert ending.limit is not None
    flow.change(ending=replace(ending, reached=True, left=0))
    flow.tell(LimitReached(ending.limit, flow.state.phase.in_hand))
