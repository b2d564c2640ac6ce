"""The state of a game of Escoba: public data (`Public`), secret data (`State`), and what a seat may
know of it (`View`).
"""

from __future__ import annotations

from games.escoba.actions import Challenge, No
from games.escoba.events import Audit, Blown, DealScored, InitialEscoba, Laid, Took, WrongTake
from games.escoba.options import EscobaOptions
from playroom.engine.cards import Card
from playroom.engine.kit.public import PublicFlow, PublicView
from playroom.engine.kit.views import kept_for_state
from playroom.engine.record import Count, Points, Record, Seat, Token


class Window(Record):
    """The take that `mover` has made lies beside the table until all `asked` have answered."""

    mover: Seat
    asked: tuple[Seat, ...]
    card: Card
    cards: tuple[Card, ...]
    call: bool
    before: tuple[Card, ...]
    """The loose cards before it."""


class Loose(Record):
    """The card laid last, and by whom (ESC-061)."""

    seat: Seat
    card: Card


class Result(Record):
    """How the game ended."""

    winners: tuple[Seat, ...]
    reason: Token
    decided: Token = ""


class Public(Record):
    """All that everybody at the table knows."""

    options: EscobaOptions
    dealer: Seat
    scores: tuple[Points, ...]
    held: tuple[Count, ...]
    """How many cards each seat holds."""
    stock_size: Count = 0
    turn: Seat | None = None
    """The seat that is to play; none in a window and when the game is over."""
    window: Window | None = None
    deal: Count = 0
    shuffle: Count = 0
    """How often this deal has been void."""
    round: Count = 0
    plays: Count = 0
    """What has been done in this deal, soplos and robberies too."""
    loose: tuple[Card, ...] = ()
    laid: Loose | None = None
    uncalled: Seat | None = None
    """The seat with an escoba that may be robbed."""
    sweeps: tuple[Seat, ...] = ()
    """The sides that made escobas, in order."""
    fines: tuple[Seat, ...] = ()
    """The sides that are fined in this deal, once for each wrong take."""
    last: Seat | None = None
    """The last capturer."""
    last_play: Laid | Took | Blown | WrongTake | None = None
    last_take: Took | Blown | InitialEscoba | None = None
    untaken: Count = 0
    """How many deals before this one, in a row, passed without a take."""
    counted: DealScored | None = None
    result: Result | None = None


class State(Record):
    """The whole table."""

    public: Public
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    answers: tuple[tuple[Seat, Challenge | No], ...] = ()
    wrong: tuple[Audit, ...] = ()
    """Takes that stood though they were wrong: told at the end of the deal (ESC-076)."""


class Pile(Record):
    """What is told of the pile of a side; None: not told at this table."""

    cards: Count | None = None
    oros: Count | None = None
    sevens: Count | None = None
    velo: bool | None = None
    listed: tuple[Card, ...] = ()


class View(PublicView):
    """What a seat (None: a spectator) knows."""

    seat: Seat | None
    public: Public
    hand: tuple[Card, ...]
    piles: tuple[Pile, ...]
    answered: bool = False


@kept_for_state
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


class TableFlow(PublicFlow[State, Public]):
    """A table on its way to the next state."""

    __slots__ = ()

    @property
    def options(self) -> EscobaOptions:
        """The options of the table."""
        return self.state.public.options


def start_state(options: EscobaOptions, dealer: Seat) -> State:
    """A table before its first deal."""
    sides, seats = len(options.sides), options.seats
    public = Public(options, dealer, (0,) * sides, (0,) * seats)
    return State(public, ((),) * seats, ((),) * sides)
