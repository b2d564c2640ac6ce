"""Odds and evens: two players show some fingers at once; an even sum is a point for the first, an
odd one for the second.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from playroom.engine import kit

RULES = {"play": ("show", "win")}
Fingers = Annotated[int, kit.Meta(ge=1, le=5)]


class ParesOptions(kit.TableOptions):
    """The options of one table."""

    target: int = kit.number(3, (1, 20), steps=(1, 3, 5), unit="points")


class Show(kit.Action):
    """So many fingers."""

    fingers: Fingers


class Started(kit.Told):
    """The table before the first round."""

    target: kit.Points
    line = kit.Kind.TABLE


class Chosen(kit.Told):
    """A seat has chosen, the others do not know what."""

    seat: kit.Seat


class Shown(kit.Told):
    """All fingers are shown: who has the point, and what the score is now."""

    first: Fingers
    second: Fingers
    seat: kit.Seat
    total: kit.Points
    line = kit.Kind.POINTS


class Won(kit.Told):
    """The game is over."""

    seat: kit.Seat
    line = kit.Kind.POINTS


class State(kit.Record):
    """All that is true. No seat is in turn: all choose at once."""

    target: kit.Points
    scores: tuple[kit.Points, ...] = (0, 0)
    fingers: tuple[Fingers | None, ...] = (None, None)
    turn: kit.Seat | None = None
    round: kit.Count = 0
    last: Shown | None = None
    winner: kit.Seat | None = None


class View(kit.SeatView):
    """What a seat may know: its own fingers alone."""

    own: Fingers | None
    choosing: tuple[kit.Seat, ...]
    last: Shown | None


def choices(view: View) -> Iterator[kit.Action]:
    """One to five fingers."""
    yield from map(Show, range(1, 6))


class EasyBot(kit.Bot):
    """Likes threes."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """Its fingers."""
        return Show(turn.rng.choice((3, 3, 2, 4)))


LEVELS = {"easy": EasyBot}


class ParesTable(kit.MenuTable[View]):
    """Five things to choose from."""

    def offers(self, view: View) -> tuple[kit.Offer, ...]:
        return tuple(kit.Offer(Show(n), kit.note("pares-offer", fingers=n)) for n in range(1, 6))

    def answer_table(self, view: View) -> kit.Answer:
        return self.answer_last(view)


class Pares(kit.TurnGame[State, View]):
    """Odds and evens for 2."""

    seats = range(2, 3)

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        target = ParesOptions.of(setup).target
        return kit.Step(State(target), (Started(target),))

    def choosing(self, state: State) -> tuple[kit.Seat, ...]:
        waiting = (seat for seat, fingers in enumerate(state.fingers) if fingers is None)
        return tuple(waiting) if state.winner is None else ()

    def place(self, state: State) -> str:
        return f"{state.round}"

    def refusal(self, view: View, action: kit.Action) -> kit.Rejection | None:
        return None

    def do(self, flow: kit.Flow[State], seat: kit.Seat, action: Show, rng: kit.Rng) -> None:
        flow.change(fingers=kit.replaced(flow.state.fingers, seat, action.fingers))
        flow.tell(Chosen(seat))
        first, second = flow.state.fingers
        if first is None or second is None:
            return
        winner = (first + second) % 2
        scores = kit.replaced(flow.state.scores, winner, flow.state.scores[winner] + 1)
        flow.change(scores=scores, fingers=(None, None), round=flow.state.round + 1)
        flow.tell_last(Shown(first, second, winner, scores[winner]))
        if scores[winner] >= flow.state.target:
            flow.change(winner=winner)
            flow.tell(Won(winner))

    def view(self, state: State, seat: kit.Seat | None) -> View:
        own = None if seat is None else state.fingers[seat]
        return kit.view_of(View, state, seat, own=own, choosing=self.choosing(state))


GAME = Pares()
"""The game, as the entry point names it."""
