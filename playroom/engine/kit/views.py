"""Views made from states, and states from views, by the names of their fields.

>>> class State(Record):
...     hands: tuple[tuple[str, ...], ...]
...     scores: tuple[int, ...]
...     turn: int = 0
...     deal: int = 1
>>> class View(HandView):
...     deal: int
>>> seen = view_of(View, State((("a", "b"), ("c",)), (3, 4)), 1)
>>> seen
View(seat=1, scores=(3, 4), turn=0, hand=('c',), counts=(2, 1), deal=1)
>>> state_of(State, seen, hands=(("x", "y"), ("c",)))
State(hands=(('x', 'y'), ('c',)), scores=(3, 4), turn=0, deal=1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar, cast

from playroom.engine.cards import Card
from playroom.engine.kit.search import dealt_anew
from playroom.engine.notes import replaced
from playroom.engine.record import Count, Points, Record, Seat
from playroom.engine.rng import Rng

Look = TypeVar("Look", bound=Callable[..., Any])
V = TypeVar("V", bound=Record)


class SeatView(Record):
    """What every seat may know in most games; a spectator's seat is None."""

    seat: Seat | None
    scores: tuple[Points, ...]
    turn: Seat | None


class HandView(SeatView):
    """The same where cards are held: one's own, and how many each seat has."""

    hand: tuple[Card, ...]
    counts: tuple[Count, ...]


def view_of(kind: type[V], state: Any, seat: Seat | None, **fields: Any) -> V:
    """What a seat may know of a state: `kind` names it, each field an attribute of the state or
    given. `hand` is the seat's own of `hands`, `counts` how many cards each of them has, `last` an
    event as the seat may know it.
    """
    values = dict(fields)
    for name in kind.__struct_fields__:
        if name in values:
            continue
        if name == "seat":
            values[name] = seat
        elif name == "hand":
            values[name] = () if seat is None else state.hands[seat]
        elif name == "last":
            values[name] = state.last and state.last.seen_by(seat)
        elif name == "counts":
            values[name] = tuple(map(len, state.hands))
        else:
            values[name] = getattr(state, name)
    return kind(**values)


def kept_for_state(view: Look) -> Look:
    """A function that makes views, which are kept until it is asked about another state: who
    decides, and the rules that check what was decided, look at the same view.

    >>> look = kept_for_state(lambda state, seat: [state, seat])
    >>> look("one", 1) is look("one", 1), look("two", 1)
    (True, ['two', 1])
    """
    kept: tuple[Any, dict[Seat | None, Any]] = (None, {})

    @wraps(view)
    def look(state: Any, seat: Seat | None) -> Any:
        nonlocal kept
        of, views = kept
        if of is not state:
            kept = of, views = state, {}
        if seat not in views:
            views[seat] = view(state, seat)
        return views[seat]

    return cast(Look, look)


def state_of(kind: type[V], view: Any, **hidden: Any) -> V:
    """A state that looks like the true one from a view: what is `hidden`, as it is imagined, and
    the fields that the view has too; the others have their defaults.
    """
    values = dict(hidden)
    for name in kind.__struct_fields__:
        if name not in values and hasattr(view, name):
            values[name] = getattr(view, name)
    return kind(**values)


def hands_anew(
    view: Any, cards: Iterable[Card], seen: Iterable[Card], rng: Rng
) -> tuple[tuple[Card, ...], ...]:
    """The hands of all seats, the own one of a view and for the others as many `cards` as they
    hold, without those that were `seen`.
    """
    own = 0 if view.seat is None else view.seat
    counts = replaced(tuple(view.counts), own, 0)
    unknown = set(cards) - set(view.hand) - set(seen)
    *hands, _ = dealt_anew(unknown, counts, rng)
    return replaced(tuple(hands), own, tuple(view.hand))
