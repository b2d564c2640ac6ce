"""`Table`: keys, zones and answers of a game from one seat's view. No text: notes, which the locale
renders.

Everything here is a pure function of the view (or of an event as the seat saw it), so it works for
a local player, a remote one, a replay and a lesson alike, and can reveal nothing the seat does not
know.
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from playroom.engine.cards import Card
from playroom.engine.notes import Note, Rejection, note
from playroom.engine.record import Record, Seat
from playroom.engine.sounds import SoundTable
from playroom.engine.steps import Action, Event

V = TypeVar("V")


class Ask(enum.StrEnum):
    """The questions that have a key in every game and answer in every phase, in turn
    and out of it.
    """

    COUNT = "count"  # C
    BURDEN = "burden"  # B
    FIRST = "first"  # F
    TABLE = "table"  # V
    SCORES = "scores"  # S
    DETAILS = "details"  # Shift+S
    TURN = "turn"  # T
    HAND = "hand"  # H
    HOLDINGS = "holdings"  # E: how many cards each seat holds
    LAST = "last"  # L
    NEXT = "next"  # Z: said when no card is playable; otherwise the cursor goes there
    WHY = "why"  # W


class Item(Record):
    """Something the cursor can stand on: a card, a build, a meld, a player.

    `key` is stable while it exists.
    """

    key: str
    note: Note
    card: Card | None = None
    markable: bool = True


class Zone(Record):
    """A row of items under review: `hand` first in every game, then what lies on the table.

    `note` names it.
    """

    id: str
    note: Note
    items: tuple[Item, ...]


class Offer(Record):
    """An action with the note that offers it in a list of plays."""

    action: Action
    note: Note


class OfferList(Record):
    """An entry of a list of plays that opens a list of its own: `asks` is said when it does."""

    note: Note
    asks: Note
    plays: tuple[Offer | OfferList, ...]


RESERVED_KEYS = frozenset("bcefhlnorstvwzHSZ0123456789,.<>?/';!")
"""The printed characters that mean something at every table; no game may take them."""

ORDERS = ("rank", "suit")
"""The ways in which a hand can be sorted: what the setting `hand_order` takes."""


class GameKey(Record):
    """A key of this game only: one letter. Its help is the message `<game>-key-<name>`.

    The letters that are free for games: a d g i j k m p q u x y, and every capital letter but H, S
    and Z. A small letter of a game answers to its capital too, unless that has a meaning of
    its own.
    """

    name: str
    key: str


Answer = tuple[Note, ...]


class Table(ABC, Generic[V]):
    """One game's side of the keyboard."""

    keys: ClassVar[tuple[GameKey, ...]] = ()
    deals: ClassVar[tuple[type[Event], ...]] = ()
    """The events that begin a deal (a hand, a round): where a replay steps to when it goes deal by
    deal.
    """
    paced: ClassVar[tuple[type[Event], ...]] = ()
    """Events with lines told one by one, with a pause between: a count of many items."""
    sounds: ClassVar[SoundTable] = {}
    """What the events sound like (`playroom.engine.sounds`). Empty: by the kinds of their lines."""
    names_first: ClassVar[bool] = False
    """Does Enter on a card name its plays before it does one, also when there is only one?

    For games in which most cards have several, so that Enter never plays what was not named.
    """
    board: ClassVar[bool] = False
    """Are the zones the rows of a board? Then the cursor keeps its column from row to row, and
    stays where it is after a play.
    """
    standing: ClassVar[tuple[Ask, ...]] = (Ask.TURN, Ask.SCORES, Ask.HOLDINGS)
    """The questions whose answers stand in sight all the time: whose turn it is, the scores, the
    cards of each player, the stock.
    """
    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.TABLE, Ask.HAND, Ask.TURN)
    """What is told to a player who takes up a game that was left, in this order, after the last
    line they heard.
    """

    def resuming_at(self, view: V) -> tuple[Ask, ...]:
        """The same where it depends on what is going on: what one answer tells another need not."""
        return self.resuming

    def sorts(self, view: V) -> tuple[str, ...]:
        """How a hand can be sorted: some of `ORDERS`, or none where it has an order of its own."""
        return ORDERS

    @abstractmethod
    def zones(self, view: V, order: str = "rank") -> tuple[Zone, ...]:
        """What can be reviewed now, the own hand first (also when it is empty)."""

    def card_values(self, view: V, card: Card) -> tuple[int, ...]:
        """What a card counts where its face does not say so, the lowest first. Empty: what it
        shows, or nothing.
        """
        return ()

    @abstractmethod
    def act(
        self, view: V, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        """Enter: the legal plays that use exactly the marked items (in the order of marking), or
        `at` when none is marked.

        Best first. Never empty: a refusal says what is missing and what would work.
        """

    @abstractmethod
    def playable(self, view: V) -> tuple[str, ...]:
        """Keys of the own items that can be played now (or could, if it were one's turn), in the
        order Z visits them. On a board, any of its squares.
        """

    @abstractmethod
    def answer(self, view: V, ask: Ask) -> Answer:
        """The lines that answer a question; at least one, in every phase."""

    @property
    def unasked(self) -> frozenset[Ask]:
        """The questions that mean nothing in this game: help and buttons leave them out. Their keys
        answer all the same.
        """
        return frozenset()

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        """The lines that tell `event`, already reduced by `seen_by(seat)`; none for what is not
        said by itself. A game with events that do not write their lines (`Event.told`) writes this.
        """
        return event.told(seat)

    def wants_number(self, view: V) -> bool:
        """Does a digit begin a number now (a count, a bet)?"""
        return False

    def asks_number(self, view: V) -> bool:
        """Is a number the one thing that is awaited now? Then the question is told again after the
        answer to any other one. For those who may type a number among other things: False.
        """
        return self.wants_number(view)

    def number(self, view: V, value: int) -> Action | Rejection:
        """The action that a typed number stands for."""
        return Rejection.of("no_number", "table-no-number")

    def marking(self, view: V, marked: Sequence[Item], item: Item, on: bool) -> Note:
        """What is said when `item` has just been marked (`on`) or unmarked; `marked` are the marked
        ones now.
        """
        return note("table-marked" if on else "table-unmarked", item=item.note, count=len(marked))

    def takes_several(self, view: V) -> bool:
        """Can several items of the hand go into one play now? An item that is pressed is then
        marked; where it is False, a press plays it, or is told why that cannot be.
        """
        return False

    def works(self, view: V, name: str) -> bool:
        """Does a key of `keys` do something now, with the right cards chosen?

        Help tells only those that do.
        """
        return not isinstance(self.press(view, name, (), None), Rejection)

    def press(
        self, view: V, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer | OfferList, ...] | Answer | Rejection:
        """A key of `keys`: plays to choose from (one is done, a branch opened at once), or lines to
        be said, or a refusal.
        """
        raise KeyError(name)

    def first_play(self, view: V, item: Item) -> Note | None:
        """The first thing that a playable item can do, told when Z has gone to it.

        None: the item says enough.
        """
        return None

    def cancelled(self, view: V) -> Action | None:
        """What Escape does when nothing is marked: it takes back something that was begun and that
        only its player knows. None: nothing is begun.
        """
        return None

    def foretold(self, view: V, action: Action) -> Event | None:
        """The event that will tell an action of this seat, where the view says all of it already:
        its line is then that action when it is typed. None: the words of the line have to do.
        """
        return None

    def asks_first(self, view: V, action: Action, typed: bool) -> Note | None:
        """The question that must be confirmed before an action is done, `typed` or chosen by keys.
        None: it is done at once.

        For what cannot be undone and costs something when it was a slip.
        """
        return None

    def asks_to_leave(self, view: V) -> Note | None:
        """The question that must be confirmed before the player of `view` leaves the game. None:
        the room's own, which tells what `Game.leaving` says.
        """
        return None

    def refused(self, view: V, action: Action, why: Rejection) -> Rejection:
        """The refusal of an action as it is told to the one who tried it: with what would work, as
        far as the seat knows.
        """
        return why
