"""Toy: roll a die as often as you dare; a 1 loses what the turn has brought.

When it grows, split it as the contract names the files.
"""

from __future__ import annotations

from collections.abc import Iterator

from playroom.engine import kit

RULES = {"play": ("roll", "one", "win")}
EVENTS = (kit.Started, kit.Won)


class ToyOptions(kit.TableOptions):
    """The options of one table."""

    target: int = kit.number(30, (10, 200), steps=(20, 30, 50, 100), unit="points")


class Roll(kit.Action):
    """The die is rolled."""


class Hold(kit.Action):
    """The points of the turn are kept."""


class Rolled(kit.Told):
    """A die that counts, and what the turn has brought."""

    seat: kit.Seat
    die: kit.Count
    pot: kit.Points


class Lost(kit.Told):
    """A 1: the turn brings nothing; the seat that is next."""

    seat: kit.Seat
    then: kit.Seat


class Held(kit.Told):
    """The points of the turn are kept; the seat that is next."""

    seat: kit.Seat
    total: kit.Points
    then: kit.Seat
    line = kit.Kind.POINTS


class State(kit.Record):
    """All that is true."""

    target: kit.Points
    scores: tuple[kit.Points, ...]
    turn: kit.Seat | None = 0
    pot: kit.Points = 0
    acts: kit.Count = 0
    last: Rolled | Lost | Held | None = None
    winner: kit.Seat | None = None


class View(kit.SeatView):
    """All of it is known to everybody."""

    pot: kit.Points
    target: kit.Points
    last: Rolled | Lost | Held | None


def choices(view: View) -> Iterator[kit.Action]:
    """Holding first: so silence comes to an end too."""
    if view.pot:
        yield Hold()
    yield Roll()


class CarefulBot:
    """Holds at 15, or when that wins."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """Its action."""
        view: View = turn.view
        enough = view.scores[view.seat or 0] + view.pot >= view.target
        return Hold() if view.pot and (enough or view.pot >= 15) else Roll()


LEVELS = {"easy": CarefulBot}


class ToyTable(kit.MenuTable[View]):
    """Two things to choose from, and an answer to every key."""

    def offers(self, view: View) -> tuple[kit.Offer, ...]:
        roll = kit.Offer(Roll(), kit.note("toy-offer-roll"))
        hold = kit.Offer(Hold(), kit.note("toy-offer-hold", pot=view.pot))
        return (roll, hold) if view.pot else (roll,)

    def answer_table(self, view: View) -> kit.Answer:
        return (kit.note("toy-ask-pot", pot=view.pot),)

    def answer_details(self, view: View) -> kit.Answer:
        return (kit.note("toy-ask-target", target=view.target),)


class Toy(kit.TurnGame[State, View]):
    """Toy for 2 to 4."""

    seats = range(2, 5)

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        """Nothing is random yet."""
        target = ToyOptions.of(setup).target
        state = State(target, (0,) * setup.seats)
        return kit.Step(state, (kit.Started(self.id, tuple(range(setup.seats)), target),))

    def refusal(self, view: View, action: kit.Action) -> kit.Rejection | None:
        if isinstance(action, Hold) and not view.pot:
            return kit.Rejection.of("nothing_held", "toy-refuse-hold")
        return None

    def do(self, flow: kit.Flow[State], seat: kit.Seat, action: kit.Action, rng: kit.Rng) -> None:
        state, then = flow.state, (seat + 1) % len(flow.state.scores)
        if isinstance(action, Hold):
            total = state.scores[seat] + state.pot
            flow.change(scores=kit.replaced(state.scores, seat, total), pot=0)
            if total >= state.target:
                flow.change(turn=None, winner=seat)
                flow.tell(kit.Won(seat, total))
            else:
                flow.change(turn=then)
                flow.tell_last(Held(seat, total, then))
            return
        (die,) = kit.roll(rng.stream(f"roll{state.acts}"), 1)
        result = Lost(seat, then) if die == 1 else Rolled(seat, die, state.pot + die)
        pot, turn = (0, then) if die == 1 else (state.pot + die, seat)
        flow.change(pot=pot, turn=turn)
        flow.tell_last(result)


GAME = Toy()
"""The game, as the entry point names it."""
