"""The rules."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine import kit

from .actions import Lay
from .board import GRIDS, beginning, counted, legal, places, turned
from .events import Drawn, Laid, Passed, Started, Won, said
from .options import ReversiOptions
from .state import State, View


class Reversi(kit.TurnGame[State, View]):
    """Reversi for 2."""

    seats: ClassVar[range] = range(2, 3)

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        """REV-001: 8 by 8 squares or 6 by 6; who begins is an option."""
        options = ReversiOptions.of(setup)
        first = {"guest": 1, "host": 0}.get(options.first)
        if first is None:
            first = rng.stream("first").below(2)
        state = State(options, beginning(options.size, first), first)
        return kit.Step(state, (Started(first, 1 - first, options.size),))

    def refusal(self, view: View, action: kit.Action) -> kit.Rejection | None:
        """REV-003: on an empty square that turns something over."""
        assert isinstance(action, Lay)
        assert view.seat is not None
        size, square = view.options.size, said(action.square)
        place = places(size).get(action.square)
        if place is None:
            return kit.Rejection.of("off_board", "reversi-refuse-board", square=square, size=size)
        owner = view.board[place]
        if owner is not None:
            return kit.Rejection.of(
                "taken", "reversi-refuse-taken", square=square, who=kit.Who(owner)
            )
        if not turned(view.board, size, place, view.seat):
            return kit.Rejection.of("turns_nothing", "reversi-refuse-nothing", square=square)
        return None

    def do(self, flow: kit.Flow[State], seat: kit.Seat, action: Lay, rng: kit.Rng) -> None:
        """REV-004: all that is enclosed is turned over; what this turns encloses nothing more."""
        state, size = flow.state, flow.state.options.size
        squares, place = GRIDS[size].squares, places(size)[action.square]
        runs = turned(state.board, size, place, seat)
        own = {place}.union(*runs)
        board = tuple(seat if at in own else owner for at, owner in enumerate(state.board))
        flow.change(board=board, scores=counted(board))
        flow.tell_last(
            Laid(seat, action.square, tuple(tuple(squares[at] for at in run) for run in runs))
        )
        after(flow, seat)


def after(flow: kit.Flow[State], seat: kit.Seat) -> None:
    """REV-006: a seat without a legal square passes by itself. REV-007: without any it is over."""
    state = flow.state
    able = [any(True for _ in legal(state.board, state.options.size, each)) for each in (0, 1)]
    if able[1 - seat]:
        flow.change(turn=1 - seat)
    elif able[seat]:
        flow.change(turn=seat)
        flow.tell(Passed(1 - seat))
    else:
        over(flow)


def over(flow: kit.Flow[State]) -> None:
    """REV-008: most discs win. REV-009: as many for both is a draw."""
    scores = flow.state.scores
    winners = kit.leaders(scores)
    flow.change(turn=None, winners=winners)
    if len(winners) == 1:
        flow.tell(Won(winners[0], max(scores), min(scores)))
    else:
        flow.tell(Drawn(scores[0]))
