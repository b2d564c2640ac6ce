"""A game that hides numbers and not cards: its leaks are found, and without a `redeal` the suite
says that it cannot look for any. Its moves are typed numbers, and no key does anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from playroom.engine import kit
from playroom.engine.options import TableOptions
from playroom_testing.cases import Case, Subject
from playroom_testing.checks import keyboard, secrecy
from playroom_testing.hooks import Hooks
from tests.conformance.broken.checks import watched


class Guess(kit.Action):
    """The number of the other seat is guessed."""

    number: kit.Count


class State(kit.Record):
    """The number of each seat, and the last guess."""

    numbers: tuple[kit.Count, ...]
    turn: kit.Seat | None = 0
    guess: kit.Count = 0
    acts: kit.Count = 0


class View(kit.Record):
    """One's own number; `hint` is what a leaking game shows."""

    seat: kit.Seat | None
    own: kit.Count
    turn: kit.Seat | None
    guess: kit.Count
    hint: kit.Count = 0
    scores: tuple[kit.Points, ...] = (0, 0)


class NumberTable(kit.PlainTable[View]):
    """Only numbers are typed."""

    def zones(self, view: View, order: str = "rank") -> tuple[kit.Zone, ...]:
        return (kit.Zone("hand", kit.note("kit-zone-hand"), ()),)

    def act(self, view: View, marked: Any, at: Any) -> kit.Rejection:
        return kit.Rejection.of("type_it", "numbers-type")

    def playable(self, view: View) -> tuple[str, ...]:
        return ()

    def wants_number(self, view: View) -> bool:
        return view.turn == view.seat

    def number(self, view: View, number: int) -> kit.Action | kit.Rejection:
        may = view.turn == view.seat and 0 < number < 50
        return Guess(number) if may else kit.Rejection.of("no_guess", "numbers-no")


class Numbers(kit.TurnGame[State, View]):
    """Two seats guess each other's number, from 1 to 49, in turn."""

    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[type[TableOptions]] = TableOptions
    notation = kit.Notation("numbers", (kit.Move("guess", Guess),))
    views: ClassVar[type[View]] = View
    table = NumberTable()

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        return kit.Step(State(tuple(1 + rng.stream(f"{n}").below(49) for n in range(2))), ())

    def turn(self, state: State) -> kit.Seat | None:
        return state.turn

    def view(self, state: State, seat: kit.Seat | None) -> View:
        own = 0 if seat is None else state.numbers[seat]
        return View(seat, own, state.turn, state.guess)

    def refusal(self, view: View, action: Any) -> kit.Rejection | None:
        return None if 0 < action.number < 50 else kit.Rejection.of("no_guess", "numbers-no")

    def choices(self, view: View) -> Iterator[kit.Action]:
        yield from map(Guess, range(30, 33) if view.turn == view.seat else ())

    def do(self, flow: kit.Flow[State], seat: kit.Seat, action: Any, rng: kit.Rng) -> None:
        flow.change(turn=1 - seat, guess=action.number)

    def outcome(self, state: State) -> Any:
        return None


class Leaking(Numbers):
    """Shows whether the number of the other seat is odd."""

    def view(self, state: State, seat: kit.Seat | None) -> View:
        hint = 0 if seat is None else state.numbers[1 - seat] % 2
        return kit.replace(super().view(state, seat), hint=hint)


class Redeals:
    """The hooks of who thought of it."""

    @staticmethod
    def redeal(state: State, seat: kit.Seat | None, rng: kit.Rng) -> State:
        """Other numbers for the other seats."""
        numbers = (n if at == seat else 1 + rng.below(49) for at, n in enumerate(state.numbers))
        return kit.replace(state, numbers=tuple(numbers))


def case(game: Numbers, source: object = None) -> Case:
    """A table of the game with its hooks."""
    return Case(Subject(game, Hooks(source)), kit.Setup.of(2), "numbers")


def test_a_redeal_of_numbers_counts_as_one() -> None:
    secrecy.check_redeals_move(case(Numbers(), Redeals), ["a", "b", "c"])
    secrecy.check_hidden_is_varied(case(Numbers(), Redeals), "a", 20)


def test_a_redeal_that_moves_no_number_is_caught() -> None:
    class Lazy:
        redeal = staticmethod(lambda state, seat, rng: state)

    with pytest.raises(AssertionError, match="something hidden that a redeal moves"):
        secrecy.check_redeals_move(case(Numbers(), Lazy), ["a", "b", "c"])


def test_a_leak_of_a_number_is_caught() -> None:
    places = watched(case(Leaking(), Redeals), 5)
    with pytest.raises(AssertionError, match="sees a difference: hint"):
        list(map(secrecy.check_secrets, places, map(str, range(9))))


@pytest.mark.parametrize("game", [Numbers(), Leaking()])
def test_without_a_redeal_the_suite_says_that_nothing_was_varied(game: Numbers) -> None:
    with pytest.raises(AssertionError, match=r"was not varied: seats see different own.*redeal"):
        secrecy.check_hidden_is_varied(case(game), "a", 20)


def test_typed_numbers_are_moves_too() -> None:
    keyboard.check_offers(case(Numbers()), "typed")
