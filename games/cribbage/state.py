"""State of a game of cribbage: a public and a secret part, and what a seat may know of it
(`view_of`: the one place where a state is reduced).
"""

from __future__ import annotations

import enum

from games.cribbage.events import Counted, Discarded, Heels, Played
from games.cribbage.options import CribbageOptions
from playroom.engine.cards import Card
from playroom.engine.kit.told import own_first
from playroom.engine.record import Count, Points, Record, Seat, Token


class Phase(enum.StrEnum):
    """What the table is doing; messages choose by these words."""

    DISCARD = "discard"
    PLAY = "play"
    SHOW = "show"
    IDLE = "idle"  # between two deals
    OVER = "over"


class OpenCount(Record):
    """A count that waits for its claim: seat, `hand` or `crib`, its cards, low to high, and the
    starter.
    """

    seat: Seat
    what: Token
    cards: tuple[Card, ...]
    starter: Card


class Public(Record):
    """What everybody at the table knows.

    `number` is that of the deal. `held` is how many cards each seat holds. `laid` are the cards of
    the play with who laid them; those of the current run begin at `since`. `passed` are the seats
    told to be unable in this run. `results` are the counts closed in this deal; until the starter
    of the next deal is turned they stay, so that they can be explained. `last` is what L tells.
    `winner` is a side. `unpaid_told`: that a jack as starter pays nothing here was told once.
    """

    number: Count
    phase: Phase
    dealer: Seat
    scores: tuple[Points, ...]
    held: tuple[Count, ...]
    starter: Card | None = None
    turn: Seat = 0
    laid: tuple[tuple[Seat, Card], ...] = ()
    since: Count = 0
    total: Count = 0
    passed: tuple[Seat, ...] = ()
    open: OpenCount | None = None
    results: tuple[Counted, ...] = ()
    last: Discarded | Played | Counted | Heels | None = None
    winner: Seat | None = None
    unpaid_told: bool = False

    @property
    def pile(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of the current run, in order, with who laid them."""
        return self.laid[self.since :]


class Secret(Record):
    """What not everybody knows.

    `hands` are the cards of each seat in dealing order, without those it laid away (`discards`);
    `left` are the same without those laid in the play (in the show they are full again). `extra` is
    the card from the deck in the crib of three (CRB-022). `deck` is what was not dealt, the top
    first, without the starter once it is turned. `helps` counts the combinations that the owner of
    the open count was told.
    """

    hands: tuple[tuple[Card, ...], ...]
    left: tuple[tuple[Card, ...], ...]
    discards: tuple[tuple[Card, ...], ...]
    extra: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    helps: Count = 0


class State(Record):
    """A whole game at one moment."""

    options: CribbageOptions
    public: Public
    secret: Secret


class View(Record):
    """All that `seat` may know (None: a spectator): what everybody knows, its own hand, and what it
    laid away.

    `hand` is in dealing order and without laid cards in the play; in the show it is the hand kept.
    `helps` counts the combinations it was told of its own open count.
    """

    seat: Seat | None
    options: CribbageOptions
    public: Public
    hand: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    helps: Count = 0

    @property
    def to_discard(self) -> int:
        """How many cards the seat still has to lay away."""
        public, full = self.public, self.options.hand_size
        if self.seat is None or public.phase is not Phase.DISCARD or len(self.hand) <= full:
            return 0
        return self.options.discards(self.seat, public.dealer)

    @property
    def own_crib(self) -> bool:
        """Does the crib count for the seat's side?"""
        side_of = self.options.side_of
        return self.seat is not None and side_of[self.public.dealer] == side_of[self.seat]

    @property
    def sides(self) -> tuple[Seat, ...]:
        """The sides, one's own first."""
        own = None if self.seat is None else self.options.side_of[self.seat]
        return own_first(range(self.options.sides), own)

    @property
    def is_counting(self) -> bool:
        """Does the seat have the open count?"""
        return self.public.open is not None and self.public.open.seat == self.seat


def view_of(state: State, seat: Seat | None) -> View:
    """What `seat` knows of `state` (None: a spectator)."""
    public, secret = state.public, state.secret
    if seat is None:
        return View(None, state.options, public)
    helps = secret.helps if public.open is not None and public.open.seat == seat else 0
    return View(seat, state.options, public, secret.left[seat], secret.discards[seat], helps)
