"""Requests, actions, events, steps and outcomes: the values between players and rules."""

from __future__ import annotations

import enum
from typing import Annotated, ClassVar, Generic, TypeVar

from msgspec import Meta

from playroom.engine.notes import Clean, Note
from playroom.engine.record import MOST_SEATS, Count, Points, Record, Seat, Token, tag_of


class Action(Record, tag=tag_of):
    """What a seat asks for.

    Its parameters are values (cards, numbers), never places in a menu. No concrete action has
    subclasses.
    """

    table_only: ClassVar[bool] = False
    """True for what only the table may do (the end of a clock, a seat left): players' tries are
    refused.
    """
    costly: ClassVar[bool] = False
    """True for what costs its player or is final (a penalty, chips, the points of a turn, the end
    of a game): a typed line does it only by its own name or sentence, anything near asks first.
    """


class Event(Record, tag=tag_of):
    """What happened.

    The rules write all of it; `seen_by` is the one place where knowledge is removed. No concrete
    event has subclasses, and no field has `Event` itself as its type.
    """

    private: ClassVar[str] = ""
    """The name of the field with the seat that alone is told; "": all are."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as `seat` may know it (None: a spectator), or None when it is not told at
        all.
        """
        return self if not self.private or getattr(self, self.private) == seat else None

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        """The lines that tell the event, as `seen_by(seat)` has reduced it, to that seat; none for
        what is not said by itself.
        """
        return ()


class Mode(enum.StrEnum):
    """How a seat is asked."""

    TURN = "turn"
    WINDOW = "window"  # out of turn; closed by the rules' order of seats, never by who was first
    CLAIM = "claim"  # an answer that may be wrong, and has consequences
    SECRET = "secret"  # several choose at once, unseen


class Request(Record):
    """A seat may now do one of `kinds`.

    `id` stays the same while the question does, whatever others answer. `awaited` is False for what
    may be done but is not waited for (then it has no clock). `seconds` is the clock of this
    request, None for none.
    """

    id: Token
    seat: Seat
    kinds: tuple[type[Action], ...]
    mode: Mode
    seconds: Points | None = None
    awaited: bool = True


S = TypeVar("S")


class Step(Record, Generic[S]):
    """A new state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...] = ()


class Outcome(Record):
    """How a game ended: the score of every side, the sides that won (several in a draw), and why (a
    token).
    """

    scores: Annotated[tuple[Points, ...], Meta(max_length=MOST_SEATS)]
    winners: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
    reason: Token = ""


class Leaving(enum.StrEnum):
    """What becomes of a seat when its player leaves, by the rules of the table, and until when the
    player may come back.
    """

    BOT = "bot"  # a bot plays on; back at any time
    STAND_IN = "stand-in"  # a bot plays on; back while this hand lasts
    HAND = "hand"  # a bot plays this hand to its end, then the seat is out; back until then
    FOLD = "fold"  # withdraws from this hand, then the seat is out; back until then
    VACATE = "vacate"  # the hand is put aside and the seat skipped; back while this hand lasts
    CASH = "cash"  # out at once, chips go back
    FORFEIT = "forfeit"  # the game is lost
    WATCH = "watch"  # it plays no more anyway

    @property
    def may_return(self) -> bool:
        """May the player come back, for a while at least?"""
        return self not in (Leaving.CASH, Leaving.FORFEIT, Leaving.WATCH)


STUMBLED = "stumbled"
"""`how` of a `SeatChanged` after a bot has failed."""


class TimedOut(Event):
    """A clock ran out; what silence stands for follows."""

    seat: Seat


class SeatChanged(Event):
    """A seat is now played by `kind` (`person` or the level of a bot), by another person if there
    is a `name`. `how`: the `Leaving` of a seat that was left, or `STUMBLED` when a simpler bot
    replaces one that has failed.
    """

    seat: Seat
    kind: Token
    name: Clean = Clean.of("")
    how: Token = Leaving.BOT.value


class Placed(Record):
    """An event with its stable position: the sequence of its input (0 for the start) and its place
    in what followed.
    """

    sequence: Count
    index: Count
    event: Event


TABLE_EVENTS = (TimedOut, SeatChanged)
"""The events of the table itself, which every game has beside its own."""
