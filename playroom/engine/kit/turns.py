"""Games of plain turns: the seat to act, and the refusals that come before all others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from playroom.engine.contract import Chapter, Game
from playroom.engine.kit.conventions import fill
from playroom.engine.kit.face import out_of_turn
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.rulebook import chapters
from playroom.engine.kit.views import view_of
from playroom.engine.notes import Note, Rejection, Who
from playroom.engine.options import Setup, resolved
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Mode, Outcome, Request, Step

S = TypeVar("S")
V = TypeVar("V")


def not_seated(seat: Seat, seats: int) -> Rejection | None:
    """The refusal of a seat that is not at this table."""
    return None if 0 <= seat < seats else Rejection.of("not_seated", "table-not-seated")


def not_awaited(requests: Iterable[Request], seat: Seat, action: Action) -> Rejection | None:
    """The refusal of an action that is not asked of `seat` now (codes `game_over`,
    `not_your_turn`, `wrong_phase`); None when it is.
    """
    requests = tuple(requests)
    if any(request.seat == seat and isinstance(action, request.kinds) for request in requests):
        return None
    if not requests:
        return Rejection.of("game_over", "table-game-over")
    if any(request.seat == seat for request in requests):
        return Rejection.of("wrong_phase", "table-not-now")
    return Rejection.of("not_your_turn", "table-not-your-turn", who=Who(requests[0].seat))


@lru_cache(4096)
def asked(
    place: str | tuple[object, ...],
    seats: tuple[Seat, ...],
    kinds: tuple[type[Action], ...],
    mode: Mode = Mode.WINDOW,
    seconds: int = 0,
    awaited: bool = True,
) -> tuple[Request, ...]:
    """A request of every one of the seats, by the id `<place>.<seat>` (the parts of a place are
    joined by dots); `seconds` is its clock, 0 for none. The same ones come back with every look at
    a table, so the latest are kept.

    >>> [(request.id, request.seconds) for request in asked((4, "claim"), (0, 2), (Action,))]
    [('4.claim.0', None), ('4.claim.2', None)]
    """
    place = place if isinstance(place, str) else ".".join(map(str, place))
    return tuple(
        Request(f"{place}.{seat}", seat, kinds, mode, seconds or None, awaited) for seat in seats
    )


class TurnGame(Game[S, V]):
    """A game in which one seat after the other is asked, or several choose at once and unseen.

    It gives the requests, the refusals that come first, and what silence stands for; a game that
    asks in other ways overrides them. Write `start`, `refusal`, and `do` (or `apply`). The rest is
    read from the fields of the state, where it has them: `turn`, `scores`, `acts` (how many there
    were), `winner` (the side that has won, None before) or `winners` (several, none before); a
    state without them overrides what needs them. Class attributes are found by convention
    (`playroom.engine.kit.conventions`).
    """

    rules: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The rulebook: chapters (messages `<game>-rule-chapter-<name>`), and the lines of each
    (`<game>-rule-<name>`, with the values of all options, and `seats`).
    """
    listed: ClassVar[Callable[[Any], Iterator[Action]]]
    """The actions of the seat of a view that is asked: `choices` of the module."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        fill(cls)

    def turn(self, state: S) -> Seat | None:
        """The seat to act, None when the game is over."""
        whole: Any = state
        seat: Seat | None = whole.turn
        return seat

    def kinds(self, state: S) -> tuple[type[Action], ...]:
        """What the seat in turn may do."""
        kinds = dict.fromkeys(move.kind for move in self.notation.moves)
        return tuple(kind for kind in kinds if not kind.table_only)

    def place(self, state: S) -> str:
        """A word that is another one at every turn of the game (the number of actions so far)."""
        whole: Any = state
        return f"{whole.acts}"

    def refusal(self, view: V, action: Action) -> Rejection | None:
        """Why the seat of `view`, which is in turn and may do such a thing, may not do this."""
        raise NotImplementedError(f"{type(self).__name__} has no `refusal`")

    def seconds(self, state: S) -> int | None:
        """The clock of a turn in seconds, None for none: the option `turn_seconds`, where the state
        has `options` with one.
        """
        return getattr(getattr(state, "options", None), "turn_seconds", 0) or None

    def choosing(self, state: S) -> tuple[Seat, ...]:
        """The seats that still choose where several do so at once and unseen; then no seat is in
        turn.
        """
        return ()

    def requests(self, state: S) -> tuple[Request, ...]:
        place, kinds, seconds = self.place(state), self.kinds(state), self.seconds(state)
        if secret := self.choosing(state):
            return tuple(
                Request(f"{place}.{seat}", seat, kinds, Mode.SECRET, seconds) for seat in secret
            )
        seat = self.turn(state)
        return () if seat is None else (Request(place, seat, kinds, Mode.TURN, seconds),)

    def check(self, state: S, seat: Seat, action: Action) -> Rejection | None:
        return not_awaited(self.requests(state), seat, action) or self.refusal(
            self.view(state, seat), action
        )

    def apply(self, state: S, seat: Seat, action: Action, rng: Rng) -> Step[S]:
        whole: Any = state
        flow: Flow[Any] = Flow(whole)
        if hasattr(whole, "acts"):
            flow.change(acts=whole.acts + 1)
        self.do(flow, seat, action, rng)
        return flow.step()

    def do(self, flow: Flow[Any], seat: Seat, action: Any, rng: Rng) -> None:
        """Carries out a legal action on a state that is on its way."""
        raise NotImplementedError(f"{type(self).__name__} has neither `do` nor `apply`")

    def choices(self, view: V) -> Iterator[Action]:
        return iter(()) if out_of_turn(view) else type(self).listed(view)

    def view(self, state: S, seat: Seat | None) -> V:
        seen: V = view_of(self.views, state, seat)
        return seen

    def outcome(self, state: S) -> Outcome | None:
        whole: Any = state
        one = getattr(whole, "winner", None)
        winners = getattr(whole, "winners", ()) if one is None else (one,)
        return Outcome(whole.scores, winners, "won") if winners else None

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        values = resolved(self.options.declared, setup.given()) | {"seats": setup.seats}
        told = {
            chapter: [Note.of(f"{self.id}-rule-{line}", values) for line in lines]
            for chapter, lines in self.rules.items()
        }
        return chapters(self.id, told)

    def on_timeout(self, state: S, seat: Seat) -> Action | Rejection:
        if all(request.seat != seat for request in self.requests(state)):
            return Rejection.of("not_awaited", "table-not-awaited")
        view: Any = self.view(state, seat)
        return next(iter(self.choices(view)))
