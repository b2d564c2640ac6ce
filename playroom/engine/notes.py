"""Notes: messages as values, refusals, and placeholders for people.

Nothing here is text. A `Note` names a message (its id in a file of messages) and the values that go
into it; the locale of each listener turns it into a line.
"""

from __future__ import annotations

import enum
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, TypeAlias, Union

from msgspec import Meta

from playroom.engine.cards import Card
from playroom.engine.record import MOST_SEATS, Count, Points, Record, Seat, Token

LONGEST_TEXT = 500
"""Longest text, in characters, accepted from a wire or a file."""
LONGEST_NAME = 40
"""Characters of a name at a table."""


MOST_PARTS = 500
"""Values, phrases or cards in one note."""


def check_name(name: Clean) -> None:
    """Raises `ValueError` for a name that is longer than any here."""
    if len(name) > LONGEST_NAME:
        raise ValueError(f"{len(name)} characters, more than {LONGEST_NAME}")


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
        chars = [
            c if unicodedata.category(c)[0] != "C" else " "
            for c in unicodedata.normalize("NFC", text)
        ]
        return cls(" ".join("".join(chars).split())[:limit].strip())


class Who(Record, tag="who"):
    """A person in a message: the listener's own name is never said, so a message has a form for you
    and one for others.
    """

    seat: Seat


class Seats(Record, tag="seats"):
    """Several people, in the order to be named."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]


class Side(Record, tag="side"):
    """A side (a team, or a seat that plays for itself), by its number."""

    side: Seat


class Notes(Record, tag="notes"):
    """Several phrases listed with the language's own conjunction."""

    notes: Annotated[tuple[Note, ...], Meta(max_length=MOST_PARTS)]


class OneCard(Record, tag="card"):
    """A card, as a note carries it."""

    card: Card


class SomeCards(Record, tag="cards"):
    """Cards, as a note carries them."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=MOST_PARTS)]


class Said(Record, tag="said"):
    """A text that is said as it is, as a note carries it."""

    text: Clean


Value: TypeAlias = "int | str | bool | Card | tuple[Card, ...] | Who | Seats | Side | Note | Notes"
"""What may stand in a message. A `str` is a token that the message chooses by (`hand`, `pile`),
never a text to be said, except `Clean`, which is said as it is.
"""

Part: TypeAlias = Union[
    Points, bool, Token, Who, Seats, Side, "Note", Notes, OneCard, SomeCards, Said
]  # fmt: skip
"""A value as a note carries it: all that JSON could not tell apart has a record of its own."""


class Kind(enum.StrEnum):
    """What a message is about, so that a listener can set how long each kind is told."""

    DEAL = "deal"
    PLAY = "play"
    POINTS = "points"
    TURN = "turn"
    COUNT = "count"
    CLOCK = "clock"
    TABLE = "table"
    PEOPLE = "people"
    CHAT = "chat"
    ANSWER = "answer"
    REFUSAL = "refusal"


class Note(Record, tag="note"):
    """One line to be said: a message id, its values, and what kind of message it is. Made by `note`
    or `Note.of`.

    When `who` is among the values and is the listener, the message `<id>-you` is used.
    """

    id: Token
    parts: Annotated[tuple[tuple[Token, Part], ...], Meta(max_length=MOST_PARTS)] = ()
    kind: Kind = Kind.ANSWER

    @classmethod
    def of(cls, id: str, values: Mapping[str, Value], kind: Kind = Kind.ANSWER) -> Note:
        """A note with the values of a mapping, in its order."""
        return cls(id, _parts(values), kind)

    @property
    def values(self) -> tuple[tuple[str, Value], ...]:
        """The values by name, cards as cards."""
        return tuple([(name, _value(part)) for name, part in self.parts])

    def get(self, name: str) -> Value | None:
        """The value of that name, or None."""
        for key, part in self.parts:
            if key == name:
                return _value(part)
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
            for part in inner:
                yield from part.all_values()


_CARRIED: Mapping[type, Callable[[Any], Part]] = {Card: OneCard, tuple: SomeCards, Clean: Said}
"""What a value is carried in that JSON could not tell from others."""


def _parts(values: Mapping[str, Any]) -> tuple[tuple[Token, Part], ...]:
    parts: list[tuple[Token, Part]] = []
    for name, value in values.items():
        carried = _CARRIED.get(type(value))
        parts.append((name, value if carried is None else carried(value)))
    return tuple(parts)


def _value(part: Part) -> Value:
    if isinstance(part, OneCard):
        return part.card
    if isinstance(part, SomeCards):
        return part.cards
    if isinstance(part, Said):
        return part.text
    return part


def note(id: str, kind: Kind = Kind.ANSWER, /, **values: Value) -> Note:
    """A `Note` written short: `note("escoba-play", Kind.PLAY, who=Who(1), card=c)`."""
    return Note(id, _parts(values), kind)


def awaits(line: Note, seat: Seat | None) -> bool:
    """Does this line tell a seat that it is awaited? A line of kind `turn` does: those who are
    `asked` where it says so, else `who` it is about, else everybody who hears it.
    """
    if line.kind is not Kind.TURN or seat is None:
        return False
    is_asked = line.get("asked")
    if is_asked is None:
        is_asked = line.get("who")
    if isinstance(is_asked, Seats):
        return seat in is_asked.seats
    return not isinstance(is_asked, Who) or is_asked.seat == seat


class Rejection(Record):
    """Why an action or an option is refused: the code of the rules, and a note that says it (what
    is wrong, what would work).

    `code` is stable and is what programs and tests look at; the note's id names the sentence.
    """

    code: Token
    note: Note

    @classmethod
    def of(cls, code: str, id: str, /, **values: Value) -> Rejection:
        """A refusal with the sentence `id`."""
        return cls(code, Note.of(id, values, Kind.REFUSAL))


def replaced(values: tuple[Any, ...], index: Count, value: Any) -> tuple[Any, ...]:
    """`values` with another value at `index`."""
    return (*values[:index], value, *values[index + 1 :])
