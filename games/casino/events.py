"""What happens in Casino.

All is public but the cards dealt and drawn, and refusals.
"""

from __future__ import annotations

from typing import TypeAlias

from games.casino.notation import Groups
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Record, Seat, Token, replace
from playroom.engine.steps import Event


class TableBuild(Record):
    """A build on the table: its value, the seat that owns it (None: unowned), its groups.

    `played` are those of its cards that came from a hand. Its cards, groups, value and owner are
    public (CAS-071).
    """

    value: Count
    owner: Seat | None
    groups: Groups
    played: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards."""
        return (
            self.groups[0]
            if len(self.groups) == 1
            else tuple(card for group in self.groups for card in group)
        )

    @property
    def multiple(self) -> bool:
        """Two or more groups (CAS-068)."""
        return len(self.groups) > 1


class GameStarted(Event):
    """The table is open: what its options say, who plays with whom, who deals first."""

    preset: Token
    changed: tuple[tuple[Token, OptionValue], ...]
    """The options that differ from the preset."""
    sides: tuple[tuple[Seat, ...], ...]
    dealer: Seat
    target: Points
    single_deal: bool


class DealStarted(Event):
    """A deal begins."""

    deal: Count
    dealer: Seat
    scores: tuple[Points, ...]


class HandDealt(Event):
    """A seat has got `count` cards; others see none of them (CAS-300)."""

    seat: Seat
    count: Count
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards are its own seat's only."""
        return self if seat == self.seat else replace(self, cards=())


class TableDealt(Event):
    """The cards that are turned up."""

    cards: tuple[Card, ...]


class RoundStarted(Event):
    """A round has been dealt; `stock` cards are left."""

    round: Count
    rounds: Count
    stock: Count


class LastRound(Event):
    """The dealer announces the last round (CAS-017, CAS-171)."""

    dealer: Seat


class TurnBegan(Event):
    """A turn begins; `owns` are the builds (value, multiple?) that bind the seat, `duty` how
    (CAS-100 to 109).
    """

    seat: Seat
    owns: tuple[tuple[Count, bool], ...]
    duty: Token


class Trailed(Event):
    """A card was trailed: it lies loose on the table."""

    seat: Seat
    card: Card


class Took(Event):
    """A card took loose groups and builds; `value` when the card has two, `gained` counts the
    played card too.
    """

    seat: Seat
    card: Card
    value: Count | None
    groups: Groups
    builds: tuple[TableBuild, ...]
    gained: Count


class Built(Event):
    """A card began a build; it is in the first of the groups."""

    seat: Seat
    card: Card
    value: Count
    groups: Groups


class Duplicated(Event):
    """A card and table cards were added as groups to a build of the same value, which was
    `former`'s.
    """

    seat: Seat
    card: Card
    value: Count
    groups: Groups
    former: Seat | None


class Increased(Event):
    """A card increased a build to another value; `merged` when it met a build of that value.

    `groups` were gathered from the table, the build was `former`'s.
    """

    seat: Seat
    card: Card
    old: Count
    value: Count
    groups: Groups
    merged: bool
    former: Seat | None


class Swept(Event):
    """A take cleared the table; `count` are the side's sweeps so far (CAS-126)."""

    seat: Seat
    side: Seat
    count: Count


class Drew(Event):
    """A seat drew a card, which others do not see (CAS-221)."""

    seat: Seat
    stock: Count
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The card is its own seat's only."""
        return self if seat == self.seat else replace(self, card=None)


class StockExhausted(Event):
    """The last card of the stock was drawn (CAS-223)."""


class Residue(Event):
    """The cards left on the table go to a side, or to none (CAS-110, CAS-114)."""

    side: Seat | None
    cards: tuple[Card, ...]


class CountItem(Record):
    """One item of the count: its name (`cards`, `ace:S`, `sweep` ...), the side and its points."""

    name: Token
    side: Seat
    points: Points


class DealScored(Event):
    """The count of a deal, in the order of precedence (CAS-129).

    `points` are all points of the deal, `scores` the totals after it; when the order decided the
    game, `decided` is the item at which the count stopped, `counted` how many items were added,
    `running` the totals after each of those. `piles` are the taken cards, public now (CAS-307).
    `royal` puts the sweeps last, `spade_points` is Spade Casino.
    """

    deal: Count
    items: tuple[CountItem, ...]
    points: tuple[Points, ...]
    scores: tuple[Points, ...]
    cards: tuple[Count, ...]
    spades: tuple[Count, ...]
    piles: tuple[tuple[Card, ...], ...]
    decided: Token | None
    counted: Count
    running: tuple[tuple[Points, ...], ...]
    sides: tuple[tuple[Seat, ...], ...]
    royal: bool
    spade_points: bool


class GameWon(Event):
    """A side has won. `reason` is `target`, `deal`, `stalled`, `irregularity` or `forfeit`.

    `margins` are (other side, margin), none where the rules know none; the winner's total counts
    `multiplier` times.
    """

    side: Seat
    scores: tuple[Points, ...]
    reason: Token
    decided: Token | None
    multiplier: Count
    margins: tuple[tuple[Seat, Points], ...]
    sides: tuple[tuple[Seat, ...], ...]


class GameDrawn(Event):
    """Several sides share the win; `reason` is `deal`, `stalled` or `forfeit` (CAS-145)."""

    tied: tuple[Seat, ...]
    scores: tuple[Points, ...]
    reason: Token
    margins: tuple[tuple[Seat, Points], ...]
    sides: tuple[tuple[Seat, ...], ...]


class Refused(Event):
    """A take that is refused and has a price (CAS-167); only its own seat hears why (CAS-303)."""

    seat: Seat
    rejection: Rejection

    def seen_by(self, seat: Seat | None) -> Event | None:
        """For the seat itself only."""
        return self if seat == self.seat else None


class RedealProposed(Event):
    """A seat proposes to deal again; `asked` must all agree."""

    seat: Seat
    asked: tuple[Seat, ...]


class RedealDeclined(Event):
    """`count` seats did not agree; the play goes on."""

    seat: Seat
    count: Count


class DealVoid(Event):
    """The deal is void; `reason` is `agreed` or `bad_pack`."""

    reason: Token


class DealerAsked(Event):
    """Who is asked to name the next dealer."""

    asked: tuple[Seat, ...]


class DealerChosen(Event):
    """Who deals after a void deal, and who said so (None: the deal passed by itself)."""

    dealer: Seat
    by: Seat | None


class WindowOpened(Event):
    """`asked` may challenge the play of `mover`."""

    mover: Seat
    asked: tuple[Seat, ...]
    seconds: Count | None


class WindowClosed(Event):
    """All have answered: in whose name the play is challenged, and who accuses."""

    mover: Seat
    challenger: Seat | None
    accusers: tuple[Seat, ...]


class ChallengeUpheld(Event):
    """The play was illegal: `rejection` says why.

    A take is undone and its card trailed; another play is made again.
    """

    challenger: Seat
    mover: Seat
    card: Card
    take: bool
    rejection: Rejection


class ChallengeDismissed(Event):
    """The play was legal, as far as the table can see."""

    challenger: Seat
    mover: Seat


class ImproperBuild(Event):
    """A build that its owner cannot take, or that does not fit: a point each way (CAS-185).

    `gained` are the sides that get one, `falls` is True when the build falls apart.
    """

    seat: Seat
    side: Seat
    value: Count
    cards: tuple[Card, ...]
    gained: tuple[Seat, ...]
    scores: tuple[Points, ...]
    falls: bool


class GameLost(Event):
    """An irregularity of the seat loses the game of two (CAS-172): `last` (the last round was not
    announced), `build` (an improper build) or `play` (an illegal one).
    """

    seat: Seat
    fault: Token


class PenaltyTrail(Event):
    """A card had to be trailed as a penalty (CAS-166, CAS-182)."""

    seat: Seat
    card: Card


class MustTrail(Event):
    """The seat's next play must be to trail this card."""

    seat: Seat
    card: Card


class PenaltyWaived(Event):
    """The card is the only one that can take the seat's own build, so it need not be trailed
    (CAS-173).
    """

    seat: Seat
    card: Card


class Barred(Event):
    """A side may never take this card (CAS-166)."""

    side: Seat
    card: Card


class Accused(Event):
    """`accuser` says that `seat` has named or shown a card."""

    accuser: Seat
    seat: Seat
    card: Card


class AccusationDenied(Event):
    """The accused does not agree; nothing follows."""

    accuser: Seat
    seat: Seat
    card: Card


class SeatForfeits(Event):
    """A seat has left and loses the game (CAS-177)."""

    seat: Seat


Played: TypeAlias = Trailed | Took | Built | Duplicated | Increased | PenaltyTrail
"""A card was played from a hand."""

EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    DealStarted,
    HandDealt,
    TableDealt,
    RoundStarted,
    LastRound,
    TurnBegan,
    Trailed,
    Took,
    Built,
    Duplicated,
    Increased,
    Swept,
    Drew,
    StockExhausted,
    Residue,
    DealScored,
    GameWon,
    GameDrawn,
    Refused,
    RedealProposed,
    RedealDeclined,
    DealVoid,
    DealerAsked,
    DealerChosen,
    WindowOpened,
    WindowClosed,
    ChallengeUpheld,
    ChallengeDismissed,
    ImproperBuild,
    GameLost,
    PenaltyTrail,
    MustTrail,
    PenaltyWaived,
    Barred,
    Accused,
    AccusationDenied,
    SeatForfeits,
)
"""All events of the game."""
