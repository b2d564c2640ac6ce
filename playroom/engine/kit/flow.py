"""Flow: a state in transition with the events so far; the rules work on it.

`PartedFlow` is one of a state in two parts: what everybody knows, and what not everybody knows.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeVar

from playroom.engine.record import Record, replace
from playroom.engine.steps import Event, Step

S = TypeVar("S", bound=Record)
Options = TypeVar("Options")
Public = TypeVar("Public", bound=Record)
Secret = TypeVar("Secret", bound=Record)


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
        the state, where it has one); fields of the state get other values.
        """
        last = {"last": event} if "last" in self.state.__struct_fields__ else {}
        self.change(**last, **fields)
        self.tell(event)

    def step(self) -> Step[S]:
        """The state that was reached and what happened on the way."""
        return Step(self.state, tuple(self.events))


@cache
def _fields(part: Any) -> frozenset[str]:
    return frozenset(part.__struct_fields__)


class PartedFlow(Flow[S], Generic[S, Options, Public, Secret]):
    """A flow of a state with the fields `options`, `public` and `secret`. Fields of both parts are
    changed by their names alone, so no name stands in both.

    >>> class Heap(Record):
    ...     stones: int
    >>> class Hidden(Record):
    ...     hands: tuple[int, ...]
    >>> class Whole(Record):
    ...     options: None
    ...     public: Heap
    ...     secret: Hidden
    >>> flow = PartedFlow[Whole, None, Heap, Hidden](Whole(None, Heap(5), Hidden((1, 2))))
    >>> flow.change(stones=4, hands=(1, 3))
    >>> flow.public, flow.secret
    (Heap(stones=4), Hidden(hands=(1, 3)))
    """

    __slots__ = ()

    @property
    def options(self) -> Options:
        """The options of the table."""
        state: Any = self.state
        options: Options = state.options
        return options

    @property
    def public(self) -> Public:
        """What everybody knows now."""
        state: Any = self.state
        public: Public = state.public
        return public

    @property
    def secret(self) -> Secret:
        """What not everybody knows now."""
        state: Any = self.state
        secret: Secret = state.secret
        return secret

    def change(self, **fields: Any) -> None:
        state: Any = self.state
        public, secret = state.public, state.secret
        kind: Any = type(secret)
        names = _fields(kind).intersection(fields)
        if names:
            secret = replace(secret, **{name: fields.pop(name) for name in names})
        if fields:
            public = replace(public, **fields)
        self.state = type(state)(state.options, public, secret)
