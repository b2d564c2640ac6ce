"""Games with a public record: states hold what all know as one record `public`, beside the hands.

`PublicFlow` is such a state on its way; `FunctionGame` puts a game together from functions, each in
the module of its part:

    class Whist(FunctionGame[State, View]):
        seats = range(4, 5)
        table = WhistTable()
        begin = staticmethod(begin)
        requests = staticmethod(requests)
        refusal = staticmethod(refusal)
        apply = staticmethod(apply)
        silence = staticmethod(silence)
        choices = staticmethod(choices)
        view = staticmethod(view_of)

Class attributes are found by convention (`playroom.engine.kit.conventions`). The figures of a match
(`figures`, `own_figures` in the module `figures`) and the rules as text (`rulebook` in
`words.rulebook`) are imported when they are asked for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, TypeVar

from playroom.engine.cards import Card
from playroom.engine.contract import Chapter, Finished, Game
from playroom.engine.kit.conventions import fill
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.turns import not_seated
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Record, Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Leaving, Outcome, Step

P = TypeVar("P", bound=Record)
R = TypeVar("R", bound=Record)
S = TypeVar("S")
V = TypeVar("V")


class PublicView(Record):
    """What the base tables ask of a view (`playroom.engine.kit.face.CardView`), for views with the
    fields `seat`, `public` and `hand`. The public record has `held`, `loose`, `scores`, `turn` and
    the `options`, which know the sides.
    """

    @property
    def counts(self: Any) -> tuple[int, ...]:
        """How many cards each seat holds."""
        held: tuple[int, ...] = self.public.held
        return held

    @property
    def table(self: Any) -> tuple[Card, ...]:
        """The loose cards, the oldest first."""
        loose: tuple[Card, ...] = self.public.loose
        return loose

    @property
    def scores(self: Any) -> tuple[int, ...]:
        """The score of every side."""
        scores: tuple[int, ...] = self.public.scores
        return scores

    @property
    def turn(self: Any) -> Seat | None:
        """The seat to act."""
        turn: Seat | None = self.public.turn
        return turn

    @property
    def side(self: Any) -> int | None:
        """The side of the seat."""
        side: int | None = None if self.seat is None else self.public.options.side_of[self.seat]
        return side


class PublicFlow(Flow[R], Generic[R, P]):
    """A state with the fields `public` (with `held`, how many cards each seat holds) and `hands`,
    on its way to the next one. `show` changes what all know, `hold` also the hands, `change` the
    rest.
    """

    __slots__ = ()

    @property
    def public(self) -> P:
        """What all know now."""
        return self.state.public  # type: ignore[attr-defined,no-any-return]

    def show(self, **fields: Any) -> None:
        """Gives fields of the public record other values."""
        self.change_in("public", **fields)

    def hold(self, hands: tuple[tuple[Card, ...], ...], **fields: Any) -> None:
        """Gives the seats these hands, and fields of the public record other values."""
        state: Any = self.state
        public = replace(state.public, held=tuple(map(len, hands)), **fields)
        self.state = replace(state, hands=hands, public=public)


def next_holding(hands: Sequence[Sequence[Card]], seat: Seat) -> Seat | None:
    """The next seat in turn order that holds cards, `seat` itself the last; None when none does."""
    seats = len(hands)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if hands[other]:
            return other
    return None


class FunctionGame(Game[S, V]):
    """The rest of the contract, for a game with a state and views that have the field `public` with
    `options`, `scores` and `result` (None, or a record with `winners` and `reason`); the
    options know the `sides` (`playroom.engine.kit.seating`).
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        fill(cls)

    @staticmethod
    @abstractmethod
    def begin(options: Any, rng: Rng) -> Step[Any]:
        """The first state of a table with these options."""

    @staticmethod
    @abstractmethod
    def refusal(view: Any, action: Action) -> Rejection | None:
        """Why the seat of `view` may not do this now, or None."""

    @staticmethod
    @abstractmethod
    def silence(view: Any) -> Action | Rejection:
        """What silence of the seat of `view` stands for, or why it is not awaited."""

    @staticmethod
    def clash(options: Any) -> Rejection | None:
        """Why options, each legal by itself, cannot stand together, or None."""
        return None

    @staticmethod
    def forfeit() -> Action | None:
        """What leaving does at a table with the option `on_leave=forfeit`."""
        return None

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or self.clash(self.options.of(setup))

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        options: Any = self.options.of(setup)
        sides: tuple[tuple[Seat, ...], ...] = options.sides
        return sides

    def start(self, setup: Setup, rng: Rng) -> Step[S]:
        return self.begin(self.options.of(setup), rng)

    def check(self, state: Any, seat: Seat, action: Action) -> Rejection | None:
        return not_seated(seat, len(state.hands)) or self.refusal(self.view(state, seat), action)

    def on_timeout(self, state: S, seat: Seat) -> Action | Rejection:
        return self.silence(self.view(state, seat))

    def on_leave(self, state: Any, seat: Seat) -> Action | None:
        return self.forfeit() if self._is_forfeit(state) else None

    def leaving(self, view: Any) -> Leaving:
        return Leaving.FORFEIT if self._is_forfeit(view) else Leaving.BOT

    @staticmethod
    def _is_forfeit(known: Any) -> bool:
        return getattr(known.public.options, "on_leave", "bot") == "forfeit"

    def outcome(self, state: Any) -> Outcome | None:
        result, scores = state.public.result, state.public.scores
        return None if result is None else Outcome(scores, result.winners, result.reason)

    def figures(self, finished: Finished) -> Mapping[str, tuple[float, int]]:
        told: Mapping[str, tuple[float, int]] = self._module("figures").figures(finished)
        return told

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
        told: Mapping[str, tuple[float, int]] = self._module("figures").own_figures(finished, seat)
        return told

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        chapters: tuple[Chapter, ...] = self._module("words.rulebook").rulebook(
            self.options.of(setup)
        )
        return chapters

    def _module(self, name: str) -> ModuleType:
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")
