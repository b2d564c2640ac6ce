"""What happens. `seen_by` is the one place where knowledge is removed."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Record, Seat, Token
from playroom.engine.steps import Event


class GameStarted(Event):
    """The table before the first deal; `changed` are the options that are not the preset's."""

    preset: Token
    changed: tuple[tuple[Token, OptionValue], ...]
    sides: tuple[tuple[Seat, ...], ...]
    target: Points
    single_deal: bool
    scopa: bool


class DealStarted(Event):
    """A new deal; the totals so far."""

    deal: Count
    dealer: Seat
    scores: tuple[Points, ...]


class RoundStarted(Event):
    """Three cards each."""

    round: Count
    rounds: Count
    stock: Count


class LastRound(Event):
    """The stock is empty now: "últimas"."""

    dealer: Seat


class HandDealt(Event):
    """The cards that a seat was dealt: only it is told."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class TableDealt(Event):
    """The four loose cards; `total` is what they make."""

    cards: tuple[Card, ...]
    total: Count


class InitialEscoba(Event):
    """The first four cards are taken as one escoba or two (ESC-020 to 027)."""

    seat: Seat
    cards: tuple[Card, ...]
    count: Count
    dealt: bool
    """Does the dealer take them?"""


class Redealt(Event):
    """The deal is void: `kings` or `bad_pack`."""

    reason: Token


class TurnBegan(Event):
    """A turn begins; `seats` and `lead` tell whether that is news."""

    seat: Seat
    seats: Count
    lead: bool


class Laid(Event):
    """A card was laid; so many lie there now."""

    seat: Seat
    card: Card
    left: Count


class Took(Event):
    """A card took others. `escobas` of the side when this is one (0: it is none); `left` lie there
    still.
    """

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    left: Count
    escobas: Count = 0
    scopa: bool = False


class Blown(Event):
    """The next seat took the fifteen of the card laid last (ESC-060)."""

    seat: Seat
    whose: Seat
    card: Card
    cards: tuple[Card, ...]
    """The other cards."""
    left: Count
    escobas: Count = 0


class EscobaMarked(Event):
    """A take that had to wait for its window is an escoba."""

    seat: Seat
    escobas: Count


class Cleared(Event):
    """The table is empty and nothing is marked: not called, or the last card of Scopa."""

    seat: Seat
    reason: Token


class Robbed(Event):
    """An escoba that was not called is another side's now."""

    seat: Seat
    victim: Seat


class WrongTake(Event):
    """A wrong sum: the card stays on the table."""

    seat: Seat
    card: Card
    cards: tuple[Card, ...]
    total: Count
    fined: bool


class WindowOpened(Event):
    """The opponents of the mover may challenge its take."""

    mover: Seat
    asked: tuple[Seat, ...]
    seconds: Count


class WindowClosed(Event):
    """All have answered; the challenger that counts, if any."""

    challenger: Seat | None


class ChallengeUpheld(Event):
    """The take was no fifteen: its cards go back."""

    seat: Seat
    mover: Seat
    card: Card
    cards: tuple[Card, ...]
    total: Count


class ChallengeDismissed(Event):
    """It was fifteen."""

    seat: Seat
    mover: Seat


class Residue(Event):
    """The cards left over, and who gets them."""

    seat: Seat | None
    cards: tuple[Card, ...]
    worth: Count


class Audit(Event):
    """An unchallenged wrong take is found at the end of the deal."""

    side: Seat
    card: Card
    cards: tuple[Card, ...]
    total: Count


class CountItem(Record):
    """Points of one side for one thing: `fine cards oros velo sevens setenta few escoba`."""

    name: Token
    side: Seat
    points: Points


class SideCount(Record):
    """What one side has taken; `setenta` is 0 without one."""

    cards: Count
    oros: Count
    sevens: Count
    setenta: Count
    velo: bool
    escobas: Count


class DealScored(Event):
    """The count of a deal, in its order; `order`: it stopped at the target."""

    items: tuple[CountItem, ...]
    counts: tuple[SideCount, ...]
    points: tuple[Points, ...]
    scores: tuple[Points, ...]
    sevens_point: Token
    scopa: bool
    deck: Token
    order: bool


class Tied(Event):
    """No side is far enough ahead: another deal."""

    scores: tuple[Points, ...]


class GameWon(Event):
    """One side has won; `decided` is the item that ended a count by order."""

    side: Seat
    scores: tuple[Points, ...]
    reason: Token
    decided: Token = ""


class GameDrawn(Event):
    """Several sides share the game."""

    sides: tuple[Seat, ...]
    scores: tuple[Points, ...]
    reason: Token


class SeatForfeits(Event):
    """A player has left, which loses the game here."""

    seat: Seat


EVENTS = (
    GameStarted,
    DealStarted,
    RoundStarted,
    LastRound,
    HandDealt,
    TableDealt,
    InitialEscoba,
    Redealt,
    TurnBegan,
    Laid,
    Took,
    Blown,
    EscobaMarked,
    Cleared,
    Robbed,
    WrongTake,
    WindowOpened,
    WindowClosed,
    ChallengeUpheld,
    ChallengeDismissed,
    Residue,
    Audit,
    DealScored,
    Tied,
    GameWon,
    GameDrawn,
    SeatForfeits,
)
