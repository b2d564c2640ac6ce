"""Odds and evens: two players show some fingers at once; an even sum is a point for the first, an
odd one for the second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Meta

from playroom.engine.contract import Bot, Chapter, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.face import PlainTable, out_of_turn
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notation import Move, Notation
from playroom.engine.notes import Kind, Rejection, Who, note, replaced
from playroom.engine.options import Setup, TableOptions, number
from playroom.engine.record import Count, Points, Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Outcome, Step
from playroom.engine.table import Answer, Item, Offer, Zone

Fingers = Annotated[int, Meta(ge=1, le=5)]


class ParesOptions(TableOptions):
    """The options of one table."""

    target: int = number(3, (1, 20), steps=(1, 3, 5), unit="points")


class Show(Action):
    """So many fingers."""

    fingers: Fingers


NOTATION = Notation("pares", (Move("show", Show),))


class Started(Event):
    """The table before the first round."""

    target: Points

    def told(self, seat: Seat | None) -> Answer:
        return (note("pares-event-started", Kind.TABLE, target=self.target),)


class Chosen(Event):
    """A seat has chosen, the others do not know what."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("pares-event-chosen", Kind.PLAY, who=Who(self.seat)),)


class Shown(Event):
    """All fingers are shown: who has the point, and what the score is now."""

    fingers: tuple[Fingers, ...]
    seat: Seat
    total: Points

    def told(self, seat: Seat | None) -> Answer:
        first, second = self.fingers
        who = Who(self.seat)
        return (
            note(
                "pares-event-shown",
                Kind.POINTS,
                who=who,
                first=first,
                second=second,
                total=self.total,
            ),
        )


class Won(Event):
    """The game is over."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("pares-event-won", Kind.POINTS, who=Who(self.seat)),)


class State(Record):
    """All that is true."""

    options: ParesOptions
    scores: tuple[Points, ...] = (0, 0)
    fingers: tuple[Fingers | None, ...] = (None, None)
    round: Count = 0
    last: Shown | None = None
    winner: Seat | None = None


class View(Record):
    """What a seat may know: its own fingers alone."""

    seat: Seat | None
    own: Fingers | None
    choosing: tuple[Seat, ...]
    scores: tuple[Points, ...]
    last: Shown | None

    @property
    def turn(self) -> Seat | None:
        """No seat: all choose at once."""
        return None


def choices(view: View) -> Iterator[Action]:
    """One to five fingers."""
    if view.seat in view.choosing:
        yield from map(Show, range(1, 6))


class EasyBot(Bot):
    """Likes threes."""

    def decide(self, turn: Turn) -> Action:
        """Its fingers."""
        return Show(turn.rng.choice((3, 3, 2, 4)))


LEVELS = {"random": random_bot(choices), "easy": EasyBot}


class ParesTable(PlainTable[View]):
    """Five things to choose from; a digit and Enter does as well."""

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        items = tuple(
            Item(f"{n}", note("pares-item", fingers=n), markable=False) for n in range(1, 6)
        )
        return (Zone("hand", note("pares-zone"), items if view.seat is not None else ()),)

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if refused := out_of_turn(view):
            return refused
        if at is None:
            return Rejection.of("nothing", "pares-refuse-choose")
        fingers = int(at.key)
        return (Offer(Show(fingers), note("pares-offer", fingers=fingers)),)

    def playable(self, view: View) -> tuple[str, ...]:
        return () if view.seat is None else tuple("12345")

    def answer_table(self, view: View) -> Answer:
        return self.answer_last(view)

    def answer_why(self, view: View) -> Answer:
        return (note("pares-ask-why"),) if view.seat in view.choosing else self.answer_turn(view)


class Pares(TurnGame[State, View]):
    """Odds and evens for 2."""

    seats = range(2, 3)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        options = ParesOptions.of(setup)
        return Step(State(options), (Started(options.target),))

    def turn(self, state: State) -> Seat | None:
        return None

    def choosing(self, state: State) -> tuple[Seat, ...]:
        waiting = (seat for seat, fingers in enumerate(state.fingers) if fingers is None)
        return tuple(waiting) if state.winner is None else ()

    def kinds(self, state: State) -> tuple[type[Action], ...]:
        return (Show,)

    def place(self, state: State) -> str:
        return f"{state.round}"

    def refusal(self, view: View, action: Action) -> Rejection | None:
        return None

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        assert isinstance(action, Show)
        flow = Flow(state)
        flow.change(fingers=replaced(state.fingers, seat, action.fingers))
        flow.tell(Chosen(seat))
        first, second = flow.state.fingers
        if first is not None and second is not None:
            winner = (first + second) % 2
            total = state.scores[winner] + 1
            shown = Shown((first, second), winner, total)
            over = total >= state.options.target
            flow.change(
                scores=replaced(state.scores, winner, total),
                fingers=(None, None),
                round=state.round + 1,
                last=shown,
                winner=winner if over else None,
            )
            flow.tell(shown, *((Won(winner),) if over else ()))
        return flow.step()

    def choices(self, view: View) -> Iterator[Action]:
        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        own = None if seat is None else state.fingers[seat]
        return View(seat, own, self.choosing(state), state.scores, state.last)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.winner is None else Outcome(state.scores, (state.winner,), "target")

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        target = ParesOptions.of(setup).target
        lines = (note("pares-rule-show"), note("pares-rule-win", target=target))
        return (Chapter(note("pares-rule-play"), lines),)


GAME = Pares()
"""The game, as the entry point names it."""
