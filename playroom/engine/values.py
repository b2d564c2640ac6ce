"""Values that games hand to whoever speaks: notes, refusals, and the words that stand for people.

Nothing here is text. A `Note` names a message (its id in `locales/`) and the values that go into
it; the locale of each listener turns it into a line.
"""

from __future__ import annotations

import enum
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from playroom.engine.cards import Card

Seat: TypeAlias = int
"""The place of a player, from 0 in turn order."""


@dataclass(frozen=True, slots=True)
class Who:
    """A person in a message: the listener's own name is never said, so a message has a form for you
    and one for others.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Seats:
    """Several people, in the order to be named."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A side (a team, or a seat that plays for itself), by its number."""

    side: int


@dataclass(frozen=True, slots=True)
class Notes:
    """Several phrases listed with the language's own conjunction."""

    notes: tuple[Note, ...]


Value: TypeAlias = "int | str | bool | Card | tuple[Card, ...] | Who | Seats | Side | Note | Notes"
"""What may stand in a message. A `str` is a token that the message chooses by (`hand`, `pile`),
never a text to be said, except `Clean`, which is said as it is."""


class Kind(enum.StrEnum):
    """What a message is about, so that a listener can set how long each kind is told."""

    DEAL = "deal"
    PLAY = "play"
    POINTS = "points"
    TURN = "turn"
    COUNT = "count"
    CLOCK = "clock"
    TABLE = "table"
    ANSWER = "answer"
    REFUSAL = "refusal"


@dataclass(frozen=True, slots=True)
class Note:
    """One line to be said: a message id, its values, and what kind of message it is.

    When `who` is among the values and is the listener, the message `<id>-you` is used.
    """

    id: str
    values: tuple[tuple[str, Value], ...] = ()
    kind: Kind = Kind.ANSWER

    def get(self, name: str) -> Value | None:
        """The value of that name, or None."""
        for key, value in self.values:
            if key == name:
                return value
        return None

    def all_values(self) -> Iterator[Value]:
        """All values, those of inner notes included."""
        for _, value in self.values:
            yield value
            inner = (
                value.notes
                if isinstance(value, Notes)
                else (value,)
                if isinstance(value, Note)
                else ()
            )
            for one in inner:
                yield from one.all_values()


def note(id: str, kind: Kind = Kind.ANSWER, /, **values: Value) -> Note:  # noqa: A002 - the word of the messages
    """A `Note` written short: `note("escoba-play", Kind.PLAY, who=Who(1), card=c)`."""
    return Note(id, tuple(values.items()), kind)


@dataclass(frozen=True, slots=True)
class Rejection:
    """Why an action or an option is refused: the code of the rules, and a note that says it (what
    is wrong, what would work).

    `code` is stable and is what programs and tests look at; the note's id names the sentence.
    """

    code: str
    note: Note

    @classmethod
    def of(cls, code: str, id: str, /, **values: Value) -> Rejection:  # noqa: A002
        """A refusal with the sentence `id`."""
        return cls(code, Note(id, tuple(values.items()), Kind.REFUSAL))


class Clean(str):
    """Text typed by a person that others will hear: one line, no control or format characters,
    bounded length.

    Made only by `Clean.of`, so that whatever has this type has been cleaned.
    """

    __slots__ = ()

    @classmethod
    def of(cls, text: str, limit: int = 40) -> Clean:
        """`text` without control, format, private and unassigned characters, blanks folded, cut to
        `limit` characters.
        """
        kept = [
            c if unicodedata.category(c)[0] != "C" else " "
            for c in unicodedata.normalize("NFC", text)
        ]
        return cls(" ".join("".join(kept).split())[:limit].strip())


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """`values` with another value at `index`."""
    return (*values[:index], value, *values[index + 1 :])
