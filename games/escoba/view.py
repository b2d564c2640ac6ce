"""The view of a game of Escoba: what a seat may know of its state."""

from __future__ import annotations

from games.escoba.state import Public, State
from playroom.engine.cards import Card
from playroom.engine.record import Count, Record, Seat


class Pile(Record):
    """What is told of the pile of a side; None: not told at this table."""

    cards: Count | None = None
    oros: Count | None = None
    sevens: Count | None = None
    velo: bool | None = None
    listed: tuple[Card, ...] = ()


class View(Record):
    """What a seat (None: a spectator) knows."""

    seat: Seat | None
    public: Public
    hand: tuple[Card, ...]
    piles: tuple[Pile, ...]
    answered: bool = False

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return self.public.held

    @property
    def table(self) -> tuple[Card, ...]:
        """The loose cards, the oldest first."""
        return self.public.loose

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of every side."""
        return self.public.scores

    @property
    def turn(self) -> Seat | None:
        """The seat to act."""
        return self.public.turn

    @property
    def side(self) -> int | None:
        """The side of the seat."""
        return None if self.seat is None else self.public.options.side_of(self.seat)


def view_of(state: State, seat: Seat | None) -> View:
    """The one place where a state is reduced to what a seat may know (ESC-150 to 156)."""
    known = state.public.options.known
    piles = tuple(_told(pile, known) for pile in state.piles)
    if seat is None:
        return View(None, state.public, (), piles)
    answered = any(answerer == seat for answerer, _ in state.answers)
    return View(seat, state.public, state.hands[seat], piles, answered)


def _told(pile: tuple[Card, ...], known: tuple[str, ...]) -> Pile:
    summary = "oros" in known
    return Pile(
        cards=len(pile) if "cards" in known else None,
        oros=sum(c.suit == 1 for c in pile) if summary else None,
        sevens=sum(c.rank == 7 for c in pile) if summary else None,
        velo=any(c.rank == 7 and c.suit == 1 for c in pile) if summary else None,
        listed=pile if "list" in known else (),
    )
