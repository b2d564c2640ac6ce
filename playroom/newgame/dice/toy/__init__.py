"""Toy: roll a die as often as you dare; a 1 loses what the turn has brought.

It stands on `playroom.engine.kit.dice`; when it grows, split it as the contract names the files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from playroom.engine.contract import Chapter, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.dice import roll
from playroom.engine.kit.face import PlainTable, out_of_turn
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notation import Move, Notation
from playroom.engine.notes import Kind, Rejection, Seats, Who, note, replaced
from playroom.engine.options import Setup, TableOptions, number
from playroom.engine.record import Count, Points, Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Outcome, Step
from playroom.engine.table import Answer, Item, Offer, Zone


class ToyOptions(TableOptions):
    """The options of one table."""

    target: int = number(30, (10, 200), steps=(20, 30, 50, 100), unit="points")


class Roll(Action):
    """The die is rolled."""


class Hold(Action):
    """The points of the turn are kept."""


NOTATION = Notation("toy", (Move("roll", Roll), Move("hold", Hold)))


class Started(Event):
    """The table before the first roll."""

    seats: Count
    target: Points

    def told(self, seat: Seat | None) -> Answer:
        others = Seats(tuple(other for other in range(self.seats) if other != seat))
        return (note("toy-event-started", Kind.TABLE, target=self.target, others=others),)


class Rolled(Event):
    """A die that counts, and what the turn has brought."""

    seat: Seat
    die: Count
    pot: Points

    def told(self, seat: Seat | None) -> Answer:
        who, die, pot = Who(self.seat), self.die, self.pot
        return (note("toy-event-rolled", Kind.PLAY, who=who, die=die, pot=pot),)


class Lost(Event):
    """A 1: the turn brings nothing; the seat that is next."""

    seat: Seat
    next: Seat

    def told(self, seat: Seat | None) -> Answer:
        who, then = Who(self.seat), Seats((self.next,))
        return (note("toy-event-lost", Kind.PLAY, who=who, then=then),)


class Held(Event):
    """The points of the turn are kept; the seat that is next."""

    seat: Seat
    total: Points
    next: Seat

    def told(self, seat: Seat | None) -> Answer:
        who, then = Who(self.seat), Seats((self.next,))
        return (note("toy-event-held", Kind.POINTS, who=who, total=self.total, then=then),)


class Won(Event):
    """The game is over."""

    seat: Seat
    total: Points

    def told(self, seat: Seat | None) -> Answer:
        return (note("toy-event-won", Kind.POINTS, who=Who(self.seat), total=self.total),)


class State(Record):
    """All that is true, and everybody knows it."""

    options: ToyOptions
    scores: tuple[Points, ...]
    turn: Seat | None = 0
    pot: Points = 0
    rolls: Count = 0
    acts: Count = 0
    last: Rolled | Lost | Held | None = None
    winner: Seat | None = None


class View(Record):
    """The same for one seat."""

    seat: Seat | None
    scores: tuple[Points, ...]
    turn: Seat | None
    pot: Points
    target: Points
    last: Rolled | Lost | Held | None


def choices(view: View) -> Iterator[Action]:
    """Holding first: so silence comes to an end too."""
    if view.seat is not None and view.turn == view.seat:
        if view.pot:
            yield Hold()
        yield Roll()


class CarefulBot:
    """Holds at 15, or when that wins."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        view: View = turn.view
        enough = view.scores[view.seat or 0] + view.pot >= view.target
        return Hold() if view.pot and (enough or view.pot >= 15) else Roll()


LEVELS = {"random": random_bot(choices), "easy": CarefulBot}


class ToyTable(PlainTable[View]):
    """Two things to choose from, and an answer to every key."""

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        """What one may do, and what the turn has brought."""
        items = (
            Item("roll", note("toy-item-roll"), markable=False),
            Item("hold", note("toy-item-hold", pot=view.pot), markable=False),
        )
        return (Zone("hand", note("toy-zone-choices"), items if view.seat is not None else ()),)

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        """Enter."""
        if refused := out_of_turn(view):
            return refused
        if at is None:
            return Rejection.of("nothing", "toy-refuse-choose")
        if at.key == "roll":
            return (Offer(Roll(), note("toy-offer-roll")),)
        return refusal(view) or (Offer(Hold(), note("toy-offer-hold", pot=view.pot)),)

    def playable(self, view: View) -> tuple[str, ...]:
        """What Z visits."""
        return () if view.seat is None else ("roll", "hold") if view.pot else ("roll",)

    def answer_table(self, view: View) -> Answer:
        return (note("toy-ask-pot", pot=view.pot),)

    def answer_details(self, view: View) -> Answer:
        return (note("toy-ask-target", target=view.target),)

    def answer_turn(self, view: View) -> Answer:
        if view.turn is None:
            return (note("kit-turn-nobody"),)
        return (note("toy-ask-turn", who=Who(view.turn), pot=view.pot),)

    def answer_why(self, view: View) -> Answer:
        return self.answer_turn(view) if out_of_turn(view) else (note("toy-ask-why"),)


def refusal(view: View) -> Rejection | None:
    """Why nothing can be held now."""
    return None if view.pot else Rejection.of("nothing_held", "toy-refuse-hold")


class Toy(TurnGame[State, View]):
    """Toy for 2 to 4."""

    seats: ClassVar[range] = range(2, 5)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        """Nothing is random yet."""
        options = ToyOptions.of(setup)
        state = State(options, (0,) * setup.seats)
        return Step(state, (Started(setup.seats, options.target),))

    def turn(self, state: State) -> Seat | None:
        return state.turn

    def kinds(self, state: State) -> tuple[type[Action], ...]:
        return (Roll, Hold)

    def place(self, state: State) -> str:
        return f"{state.acts}"

    def refusal(self, view: View, action: Action) -> Rejection | None:
        return refusal(view) if isinstance(action, Hold) else None

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        flow = Flow(state)
        after = (seat + 1) % len(state.scores)
        flow.change(acts=state.acts + 1)
        if isinstance(action, Hold):
            total = state.scores[seat] + state.pot
            flow.change(scores=replaced(state.scores, seat, total), pot=0)
            if total >= state.options.target:
                flow.change(turn=None, winner=seat)
                flow.tell(Won(seat, total))
                return flow.step()
            held = Held(seat, total, after)
            flow.change(turn=after, last=held)
            flow.tell(held)
            return flow.step()
        (die,) = roll(rng.stream(f"roll{state.rolls}"), 1)
        flow.change(rolls=state.rolls + 1)
        if die == 1:
            lost = Lost(seat, after)
            flow.change(turn=after, pot=0, last=lost)
            flow.tell(lost)
        else:
            rolled = Rolled(seat, die, state.pot + die)
            flow.change(pot=rolled.pot, last=rolled)
            flow.tell(rolled)
        return flow.step()

    def choices(self, view: View) -> Iterator[Action]:
        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.scores, state.turn, state.pot, state.options.target, state.last)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.winner is None else Outcome(state.scores, (state.winner,), "target")

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        target = ToyOptions.of(setup).target
        lines = (note("toy-rule-roll"), note("toy-rule-one"), note("toy-rule-win", target=target))
        return (Chapter(note("toy-rule-play"), lines),)


GAME = Toy()
"""The game, as the entry point names it."""
