"""Key bindings of a screen, one row a command.

Keys and typed words look up their row and run it; help lists the rows, so that it always says what
the keys do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

from playroom.shell.capabilities import Capabilities
from playroom.shell.keys import BY_NAME, COMMANDS, KeyMap
from playroom.shell.terminal.keynames import is_digit

ASKING = frozenset(command.name for command in COMMANDS if command.ask is not None)
"""The rows that are questions about the game."""


@dataclass(frozen=True, slots=True)
class Range:
    """A class of keys, named by its ends; what is done with them is told which key it was."""

    ends: tuple[str, ...]
    has: Callable[[str], bool]


DIGITS = Range(("1", "0"), is_digit)
LETTERS = Range(("a", "z"), lambda key: len(key) == 1 and key.isalpha())
OTHERS = Range((), lambda key: True)
"""Every key that is nothing else here, and no command's."""
EVERY = Range((), lambda key: True)
"""Every key that has no row of its own here, those of commands too."""


@dataclass(frozen=True, slots=True)
class Bind:
    """Something that keys do on a screen."""

    what: str
    """A command of the key map, or a use of keys of this screen's own; help is `key-<what>`."""
    act: Callable[..., object] | None
    """What is done: called with the screen, of a class of keys with the key too. False lets the key
    go on. A method is found again by its name in a screen that has another one. None: a row that
    the screen below in the family has is not here.
    """
    keys: tuple[str, ...] | Range = ()
    """Keys that are in no key map."""
    when: Callable[[Any], bool] | None = None
    """Does it do something now? Help tells only what does; the key is answered all the same."""
    needs: str = ""
    """What the machine must allow (see `Capabilities`); where it does not, there is no such row."""
    typed: Callable[[Any, str], object] | None = None
    """What its word does, given what was typed after it; False: the same as the key."""
    below: bool = False
    """Is it done while a list is read in front?"""
    told: bool = True
    """Does help tell it?"""

    def works(self, screen: Any) -> bool:
        """Is there something to tell of it now?"""
        return self.told and (self.when is None or self.when(screen))

    def do(self, screen: Any, key: str = "") -> bool:
        """Does it; False when the key goes on."""
        if self.act is None:
            return False
        done = self.act(screen, key) if isinstance(self.keys, Range) else self.act(screen)
        return done is not False


def asks(act: Callable[..., object]) -> tuple[Bind, ...]:
    """A row for every question of the key map; `act` is given the question as `ask`."""
    return tuple(
        Bind(command.name, partial(act, ask=command.ask), below=True)
        for command in COMMANDS
        if command.ask is not None
    )


def same(names: Iterable[str], act: Callable[..., object]) -> tuple[Bind, ...]:
    """Rows that answer all alike, and that help does not tell."""
    return tuple(Bind(name, act, told=False) for name in names)


class Rows:
    """The rows of a kind of screen, and where its keys find them."""

    __slots__ = ("all", "exact", "named", "ranges")

    def __init__(self, rows: tuple[Bind, ...]) -> None:
        self.all = rows
        self.named: Mapping[str, Bind] = {row.what: row for row in rows}
        self.exact: Mapping[str, Bind] = {
            key: row for row in rows if not isinstance(row.keys, Range) for key in row.keys
        }
        ranges = [row for row in rows if isinstance(row.keys, Range)]
        self.ranges = tuple(sorted(ranges, key=lambda row: row.keys in (OTHERS, EVERY)))

    def find(self, keys: KeyMap, where: str, key: str) -> Bind | None:
        """The row of a key: keys of the screen's own first, then the key map, then classes of
        keys.
        """
        return next(self.candidates(keys, where, key), None)

    def candidates(self, keys: KeyMap, where: str, key: str) -> Iterator[Bind]:
        """The rows that a key may mean, the first one first."""
        small = key.lower() if len(key) == 1 and keys.holder(where, key) is None else key
        own = self.exact.get(key) or self.exact.get(small)
        if own is not None:
            yield own
        names = keys.names(where, key)
        for name in names:
            if name in self.named:
                yield self.named[name]
        for row in self.ranges:
            if (not names or row.keys is EVERY) and row.keys.has(key):  # type: ignore[union-attr]
                yield row


def rows_of(kind: type, may: Capabilities, more: tuple[Bind, ...] = ()) -> Rows:
    """The rows of a class: those of the classes it is made from, its own before them in the order
    of help, and a row of the same name in the place of theirs. `more` come before them all.
    """
    return _rows_of(kind, may, more)


@lru_cache(maxsize=256)
def _rows_of(kind: type, may: Capabilities, more: tuple[Bind, ...]) -> Rows:
    rows: dict[str, Bind] = {}
    for family in reversed(kind.__mro__):
        given: tuple[Bind, ...] = vars(family).get("bindings", ())
        new = {row.what: row for row in given if row.what not in rows}
        rows |= {row.what: row for row in given if row.what in rows}
        rows = {**new, **rows}
    rows = {row.what: row for row in more} | rows
    return Rows(
        tuple(
            replace(row, act=_own(kind, row.act))
            for row in rows.values()
            if row.act is not None and may.allow(_needs(row))
        )
    )


def _needs(row: Bind) -> str:
    return row.needs or (BY_NAME[row.what].needs if row.what in BY_NAME else "")


def _own(kind: type, act: Callable[..., object]) -> Callable[..., object]:
    """A method as the class itself has it."""
    name = getattr(act, "__name__", "")
    if any(vars(family).get(name) is act for family in kind.__mro__):
        return getattr(kind, name)  # type: ignore[no-any-return]
    return act


FIRST = ("act", "mark")
"""What a newcomer needs before anything else."""
_PLACES = {command.name: place for place, command in enumerate(COMMANDS)}


def in_order(rows: Iterable[Bind], first: tuple[Bind, ...] = ()) -> list[Bind]:
    """Rows as help tells them: what is needed first, `first`, then the key map, then the rest."""

    def place(row: Bind) -> int:
        if row.what in FIRST:
            return FIRST.index(row.what) - 10
        return -1 if row in first else _PLACES.get(row.what, len(_PLACES))

    return sorted(rows, key=place)
