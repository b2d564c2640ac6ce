"""Flow: a state in transition with the events so far; the rules work on it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from playroom.engine.record import Record, replace
from playroom.engine.steps import Event, Step

S = TypeVar("S", bound=Record)


class Flow(Generic[S]):
    """`state` is the newest state, `events` what has happened since the flow began.

    >>> class Heap(Record):
    ...     stones: int
    >>> flow = Flow(Heap(5))
    >>> flow.change(stones=flow.state.stones - 2)
    >>> flow.step().state
    Heap(stones=3)
    """

    __slots__ = ("events", "state")

    def __init__(self, state: S) -> None:
        self.state: S = state
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:
        """Gives fields of the state other values."""
        self.state = replace(self.state, **fields)

    def change_in(self, part: str, **fields: Any) -> None:
        """Gives fields of a record inside the state (its field `part`) other values.

        >>> class Table(Record):
        ...     heap: Record
        >>> class Stones(Record):
        ...     count: int
        >>> flow = Flow(Table(Stones(5)))
        >>> flow.change_in("heap", count=3)
        >>> flow.step().state
        Table(heap=Stones(count=3))
        """
        self.state = replace(self.state, **{part: replace(getattr(self.state, part), **fields)})

    def tell(self, *events: Event) -> None:
        """These happened, in this order."""
        self.events.extend(events)

    def tell_last(self, event: Event, **fields: Any) -> None:
        """This happened, and is what the key L tells until something else does (the field `last` of
        the state); fields of the state get other values.
        """
        self.change(last=event, **fields)
        self.tell(event)

    def step(self) -> Step[S]:
        """The state that was reached and what happened on the way."""
        return Step(self.state, tuple(self.events))
