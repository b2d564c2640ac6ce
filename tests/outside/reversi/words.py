"""How Reversi is handled by keyboard and heard. Sentences are messages in `locales/`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from playroom.engine import kit
from playroom.engine.sounds import Sound, SoundTable, won_by

from .actions import Lay
from .board import GRIDS, legal, places, turned
from .events import Drawn, Laid, Passed, Started, Won, listed, run_notes, said
from .state import View

RULES = {"play": ("board", "legal", "turn"), "end": ("pass", "win", "draw")}
A_LINE = 8  # squares in one line of a long list


def _laid(event: Laid, seat: kit.Seat | None) -> Sound:
    return Sound("sweep" if event.count > 5 else "capture", event.seat)


SOUNDS: SoundTable = {
    Started: "start",
    Laid: _laid,
    Passed: "draw",
    Won: won_by(lambda event: (event.seat,)),
    Drawn: "points",
}


class ReversiTable(kit.GridTable[View]):
    """The rows of the board; Enter lays a disc."""

    grid = GRIDS[8]
    sounds: ClassVar[SoundTable] = SOUNDS
    keys: ClassVar[tuple[kit.GameKey, ...]] = (
        kit.GameKey("around", "a"),
        kit.GameKey("discs", "d"),
        kit.GameKey("preview", "p"),
    )

    # A board of 6 by 6 is another grid.

    def zones(self, view: View, order: str = "rank") -> tuple[kit.Zone, ...]:
        return GRIDS[view.options.size].zones(lambda square: self.square(view, square))

    def act(
        self, view: View, marked: Sequence[kit.Item], at: kit.Item | None
    ) -> tuple[kit.Offer, ...] | kit.Rejection:
        if at is None or at.key in places(view.options.size):
            return super().act(view, marked, at)
        return kit.Rejection.of("no_square", "reversi-refuse-square")

    def square(self, view: View, square: str) -> kit.Note:
        place = places(view.options.size)[square]
        owner = view.board[place]
        if owner is not None:
            return kit.note("reversi-item-disc", square=said(square), who=kit.Who(owner))
        count = sum(map(len, runs_at(view, place)))
        if count and view.turn == view.seat:
            return kit.note("reversi-item-legal", square=said(square), count=count)
        return kit.note("reversi-item-empty", square=said(square))

    def filled(self, view: View) -> tuple[str, ...]:
        both = zip(GRIDS[view.options.size].squares, view.board, strict=True)
        return tuple(square for square, owner in both if owner is not None)

    def play(self, view: View, square: str) -> kit.Offer | kit.Rejection:
        lay = Lay(square)
        refused = REFUSALS.refusal(view, lay)
        if refused:
            return refused
        count = sum(map(len, runs_at(view, places(view.options.size)[square])))
        return kit.Offer(lay, kit.note("reversi-offer-lay", square=said(square), count=count))

    def answer_count(self, view: View) -> kit.Answer:
        """C: the empty squares."""
        return (kit.note("reversi-ask-empty", count=view.board.count(None)),)

    def answer_table(self, view: View) -> kit.Answer:
        """V: the discs, row by row, the top row first."""
        size = view.options.size
        rows = (
            row for row in range(size) if set(view.board[row * size : (row + 1) * size]) != {None}
        )
        return tuple(self._row(view, row) for row in rows)

    def _row(self, view: View, row: int) -> kit.Note:
        size = view.options.size
        owners = view.board[row * size : (row + 1) * size]
        parts = []
        for seat in kit.own_first((0, 1), view.seat):
            columns = tuple(
                "abcdefgh"[column] for column, owner in enumerate(owners) if owner == seat
            )
            if columns:
                parts.append(
                    kit.note("reversi-part-owned", who=kit.Who(seat), columns=listed(columns))
                )
        return kit.note("reversi-ask-row", row=size - row, parts=kit.Notes(tuple(parts)))

    def answer_why(self, view: View) -> kit.Answer:
        """W: where one may lay."""
        names = GRIDS[view.options.size].squares
        squares = tuple(names[place] for place in free(view))
        if not squares:
            return (kit.note("reversi-ask-none"),)
        lines = [squares[at : at + A_LINE] for at in range(0, len(squares), A_LINE)]
        first = kit.note("reversi-ask-legal", count=len(squares), squares=listed(lines[0]))
        return (first, *(kit.note("reversi-ask-more", squares=listed(line)) for line in lines[1:]))

    def answer_next(self, view: View) -> kit.Answer:
        """Z when no square is legal now: as W."""
        return self.answer_why(view)

    def press(
        self, view: View, name: str, marked: Sequence[kit.Item], at: kit.Item | None
    ) -> kit.Answer | kit.Rejection:
        if name == "discs":
            return self._last(view)
        if at is None or at.key not in places(view.options.size):
            return kit.Rejection.of("no_square", "reversi-refuse-square")
        return self._around(view, at.key) if name == "around" else self._preview(view, at.key)

    def _last(self, view: View) -> kit.Answer:
        """D: all that the last disc turned over, in lines of some rows."""
        last = view.last
        if last is None:
            return (kit.note("reversi-ask-no-disc"),)
        return _turning("reversi-ask-discs", last.square, last.runs)

    def _around(self, view: View, square: str) -> kit.Answer:
        """A: what lies on the squares around one, by who owns it."""
        size = view.options.size
        near = GRIDS[size].neighbours(square)
        owner_of = {other: view.board[places(size)[other]] for other in near}
        lines = []
        for seat in kit.own_first((0, 1), view.seat):
            own = tuple(other for other in near if owner_of[other] == seat)
            if own:
                lines.append(kit.note("reversi-ask-around", who=kit.Who(seat), squares=listed(own)))
        empty = tuple(other for other in near if owner_of[other] is None)
        if not lines:
            return (kit.note("reversi-ask-around-empty", square=said(square)),)
        if empty:
            lines.append(kit.note("reversi-ask-around-rest", squares=listed(empty)))
        return tuple(lines)

    def _preview(self, view: View, square: str) -> kit.Answer | kit.Rejection:
        """P: what a disc on this square would turn over."""
        if view.turn is None:
            return kit.Rejection.of("game_over", "reversi-refuse-over")
        if view.seat is not None:
            refused = REFUSALS.refusal(view, Lay(square))
            if refused:
                return refused
        size = view.options.size
        squares = GRIDS[size].squares
        runs = tuple(
            tuple(squares[at] for at in run) for run in runs_at(view, places(size)[square])
        )
        if not runs:
            return kit.Rejection.of("turns_nothing", "reversi-refuse-nothing", square=said(square))
        return _turning("reversi-ask-preview", square, runs)


def _turning(id: str, square: str, runs: tuple[tuple[str, ...], ...]) -> kit.Answer:
    """What is turned over, in lines of three rows."""
    parts = [runs[at : at + 3] for at in range(0, len(runs), 3)]
    count = sum(map(len, runs))
    first = kit.note(id, square=said(square), count=count, runs=run_notes(parts[0]))
    return (first, *(kit.note("reversi-ask-also", runs=run_notes(part)) for part in parts[1:]))


def free(view: View) -> tuple[int, ...]:
    """The places on which the seat of a view may lay (a spectator: the seat in turn), or could, if
    it were its turn.
    """
    seat = view.turn if view.seat is None else view.seat
    if seat is None or view.turn is None:
        return ()
    return tuple(legal(view.board, view.options.size, seat))


def runs_at(view: View, place: int) -> tuple[tuple[int, ...], ...]:
    """What the seat of a view would turn over there."""
    seat = view.turn if view.seat is None else view.seat
    return () if seat is None else turned(view.board, view.options.size, place, seat)


class _Refusals:
    """The rules, found when they are asked for: they name this table."""

    def refusal(self, view: View, action: Lay) -> kit.Rejection | None:
        from . import GAME

        return GAME.refusal(view, action)


REFUSALS = _Refusals()
