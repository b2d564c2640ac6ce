"""What happens, and its lines."""

from __future__ import annotations

from playroom.engine import kit

from .board import Runs, Square


def said(square: str) -> kit.Clean:
    """A square, to be told."""
    return kit.Clean.of(square)


def listed(squares: tuple[str, ...]) -> kit.Notes:
    """Squares one by one."""
    return kit.Notes(
        tuple(kit.note("reversi-part-square", square=said(square)) for square in squares)
    )


def run_notes(runs: Runs) -> kit.Notes:
    """Rows of discs as phrases: one square, or from one to another."""
    return kit.Notes(
        tuple(
            kit.note("reversi-part-square", square=said(run[0]))
            if len(run) == 1
            else kit.note("reversi-part-run", square=said(run[0]), to=said(run[-1]))
            for run in runs
        )
    )


class Started(kit.Told):
    """The board, and who begins."""

    seat: kit.Seat
    other: kit.Seat
    size: kit.Count
    line = kit.Kind.TABLE


class Laid(kit.Event):
    """A disc was laid, and rows of discs were turned over."""

    seat: kit.Seat
    square: Square
    runs: Runs

    @property
    def count(self) -> int:
        """How many discs were turned over."""
        return sum(map(len, self.runs))

    def told(self, seat: kit.Seat | None) -> tuple[kit.Note, ...]:
        return (
            kit.note(
                "reversi-event-laid",
                kit.Kind.PLAY,
                who=kit.Who(self.seat),
                square=said(self.square),
                count=self.count,
                many=len(self.runs) > 3,
                runs=run_notes(self.runs),
            ),
        )


class Passed(kit.Told):
    """A seat had no legal square."""

    seat: kit.Seat


class Won(kit.Told):
    """The game is over, and one seat has more discs."""

    seat: kit.Seat
    points: kit.Points
    less: kit.Points
    line = kit.Kind.POINTS


class Drawn(kit.Told):
    """The game is over, and both have as many discs."""

    points: kit.Points
    line = kit.Kind.POINTS
