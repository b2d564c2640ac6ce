"""What happens in Casino (section 5.1).

All is public but the cards dealt and drawn, and refusals.
"""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue
from playroom.engine.record import Record, Seat, replace
from playroom.engine.steps import Event

Groups = tuple[tuple[Card, ...], ...]


class Pile(Record):
    """A build on the table: its value, the seat that owns it (None: nobody), its groups.

    `played` are those of its cards that came from a hand. Its cards, groups, value and owner are
    public (CAS-071).
    """

    value: int
    owner: Seat | None
    groups: Groups
    played: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards."""
        return (
            self.groups[0]
            if len(self.groups) == 1
            else tuple(one for group in self.groups for one in group)
        )

    @property
    def multiple(self) -> bool:
        """Two or more groups (CAS-068)."""
        return len(self.groups) > 1


class CasinoEvent(Event):
    """An event of this game; `name` is the one of the rules."""

    name: ClassVar[str] = ""


class GameStarted(CasinoEvent):
    """The table is open: what its options say, who plays with whom, who deals first."""

    name: ClassVar[str] = "game_started"

    preset: str
    changed: tuple[tuple[str, OptionValue], ...]
    """The options that differ from the preset."""
    sides: tuple[tuple[Seat, ...], ...]
    dealer: Seat
    target: int
    single_deal: bool


class DealStarted(CasinoEvent):
    """A deal begins."""

    name: ClassVar[str] = "deal_started"

    deal: int
    dealer: Seat
    scores: tuple[int, ...]


class HandDealt(CasinoEvent):
    """A seat has got `count` cards; others see none of them (CAS-300)."""

    name: ClassVar[str] = "hand_dealt"

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards are its own seat's only."""
        return self if seat == self.seat else replace(self, cards=())


class TableDealt(CasinoEvent):
    """The cards that are turned up."""

    name: ClassVar[str] = "table_dealt"

    cards: tuple[Card, ...]


class RoundStarted(CasinoEvent):
    """A round has been dealt; `stock` cards are left."""

    name: ClassVar[str] = "round_started"

    round: int
    rounds: int
    stock: int


class LastRound(CasinoEvent):
    """The dealer announces the last round (CAS-017, CAS-171)."""

    name: ClassVar[str] = "last_round"

    dealer: Seat


class Turn(CasinoEvent):
    """Whose turn it is; `owns` are the builds (value, multiple?) that bind the seat, `duty` how
    (CAS-100 to 109).
    """

    name: ClassVar[str] = "turn"

    seat: Seat
    owns: tuple[tuple[int, bool], ...]
    duty: str


class Played(CasinoEvent):
    """A card was played from a hand."""

    seat: Seat
    card: Card


class Trailed(Played):
    """... and trailed."""

    name: ClassVar[str] = "trailed"


class Took(Played):
    """... and took loose groups and builds; `value` when the card has two, `gained` counts the
    played card too.
    """

    name: ClassVar[str] = "took"

    value: int | None
    groups: Groups
    builds: tuple[Pile, ...]
    gained: int


class Built(Played):
    """... and began a build."""

    name: ClassVar[str] = "built"

    value: int
    groups: Groups


class Duplicated(Played):
    """... and added groups to a build of the same value, which was `former`'s."""

    name: ClassVar[str] = "duplicated"

    value: int
    groups: Groups
    former: Seat | None


class Increased(Played):
    """... and raised a build to another value; `merged` when it met a build of that value."""

    name: ClassVar[str] = "raised"

    old: int
    value: int
    groups: Groups
    merged: bool
    former: Seat | None


class Swept(CasinoEvent):
    """A take cleared the table; `count` are the side's sweeps so far (CAS-126)."""

    name: ClassVar[str] = "sweep"

    seat: Seat
    side: int
    count: int


class Drew(CasinoEvent):
    """A seat drew a card, which others do not see (CAS-221)."""

    name: ClassVar[str] = "drew"

    seat: Seat
    stock: int
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The card is its own seat's only."""
        return self if seat == self.seat else replace(self, card=None)


class StockExhausted(CasinoEvent):
    """The last card of the stock was drawn (CAS-223)."""

    name: ClassVar[str] = "stock_exhausted"


class Residue(CasinoEvent):
    """The cards left on the table go to a side, or to nobody (CAS-110, CAS-114)."""

    name: ClassVar[str] = "residue"

    side: int | None
    cards: tuple[Card, ...]


class Item(Record):
    """One item of the count: its name (`cards`, `ace:S`, `sweep` ...), the side and its points."""

    name: str
    side: int
    points: int


class DealScored(CasinoEvent):
    """The count of a deal, in the order of precedence (CAS-129).

    `points` are all points of the deal, `scores` the totals after it; when the order decided the
    game, `decided` is the item at which the count stopped, `counted` how many items were added,
    `running` the totals after each of those. `piles` are the taken cards, public now (CAS-307).
    `royal` puts the sweeps last, `spade_points` is Spade Casino.
    """

    name: ClassVar[str] = "deal_scored"

    deal: int
    items: tuple[Item, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    cards: tuple[int, ...]
    spades: tuple[int, ...]
    piles: tuple[tuple[Card, ...], ...]
    decided: str | None
    counted: int
    running: tuple[tuple[int, ...], ...]
    sides: tuple[tuple[Seat, ...], ...]
    royal: bool
    spade_points: bool


class GameWon(CasinoEvent):
    """A side has won. `reason` is `target`, `deal`, `stalled`, `irregularity` or `forfeit`.

    `margins` are (other side, margin), none where the rules know none; the winner's total counts
    `multiplier` times.
    """

    name: ClassVar[str] = "game_won"

    side: int
    scores: tuple[int, ...]
    reason: str
    decided: str | None
    multiplier: int
    margins: tuple[tuple[int, int], ...]
    sides: tuple[tuple[Seat, ...], ...]


class GameDrawn(CasinoEvent):
    """Several sides share the win; `reason` is `deal`, `stalled` or `forfeit` (CAS-145)."""

    name: ClassVar[str] = "game_drawn"

    tied: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    margins: tuple[tuple[int, int], ...]
    sides: tuple[tuple[Seat, ...], ...]


class Refused(CasinoEvent):
    """A take that is refused and has a price (CAS-167); only its own seat hears why (CAS-303)."""

    name: ClassVar[str] = "refused"

    seat: Seat
    rejection: Rejection

    def seen_by(self, seat: Seat | None) -> Event | None:
        """For the seat itself only."""
        return self if seat == self.seat else None


class RedealProposed(CasinoEvent):
    """A seat proposes to deal again; `asked` must all agree."""

    name: ClassVar[str] = "redeal_proposed"

    seat: Seat
    asked: tuple[Seat, ...]


class RedealDeclined(CasinoEvent):
    """`count` seats did not agree; the play goes on."""

    name: ClassVar[str] = "redeal_declined"

    seat: Seat
    count: int


class DealVoid(CasinoEvent):
    """The deal is void; `reason` is `agreed` or `bad_pack`."""

    name: ClassVar[str] = "redeal"

    reason: str


class DealerAsked(CasinoEvent):
    """Who is asked to name the next dealer."""

    name: ClassVar[str] = "dealer_choice"

    asked: tuple[Seat, ...]


class DealerChosen(CasinoEvent):
    """Who deals after a void deal, and who said so (None: the deal passed by itself)."""

    name: ClassVar[str] = "dealer_chosen"

    dealer: Seat
    by: Seat | None


class WindowOpened(CasinoEvent):
    """`asked` may challenge the play of `mover`."""

    name: ClassVar[str] = "window_opened"

    mover: Seat
    asked: tuple[Seat, ...]
    seconds: int | None


class WindowClosed(CasinoEvent):
    """All have answered: in whose name the play is challenged, and who accuses."""

    name: ClassVar[str] = "window_closed"

    mover: Seat
    challenger: Seat | None
    accusers: tuple[Seat, ...]


class ChallengeUpheld(CasinoEvent):
    """The play was illegal: `rejection` says why.

    A take is undone and its card trailed; another play is made again.
    """

    name: ClassVar[str] = "challenge_upheld"

    challenger: Seat
    mover: Seat
    card: Card
    take: bool
    rejection: Rejection


class ChallengeDismissed(CasinoEvent):
    """The play was legal, as far as the table can see."""

    name: ClassVar[str] = "challenge_dismissed"

    challenger: Seat
    mover: Seat


class ImproperBuild(CasinoEvent):
    """A build that its owner cannot take, or that does not fit: a point each way (CAS-185).

    `gained` are the sides that get one, `falls` is True when the build falls apart.
    """

    name: ClassVar[str] = "improper_build"

    seat: Seat
    side: int
    value: int
    cards: tuple[Card, ...]
    gained: tuple[int, ...]
    scores: tuple[int, ...]
    falls: bool


class PenaltyTrail(Played):
    """... and had to be trailed as a penalty (CAS-166, CAS-182)."""

    name: ClassVar[str] = "penalty_trail"


class MustTrail(CasinoEvent):
    """The seat's next play must be to trail this card."""

    name: ClassVar[str] = "must_trail"

    seat: Seat
    card: Card


class PenaltyWaived(CasinoEvent):
    """The card is the only one that can take the seat's own build, so it need not be trailed
    (CAS-173).
    """

    name: ClassVar[str] = "penalty_waived"

    seat: Seat
    card: Card


class Barred(CasinoEvent):
    """A side may never take this card (CAS-166)."""

    name: ClassVar[str] = "barred"

    side: int
    card: Card


class Accused(CasinoEvent):
    """`accuser` says that `seat` has named or shown a card."""

    name: ClassVar[str] = "accused"

    accuser: Seat
    seat: Seat
    card: Card


class AccusationDenied(CasinoEvent):
    """The accused does not agree; nothing follows."""

    name: ClassVar[str] = "accusation_denied"

    accuser: Seat
    seat: Seat
    card: Card


class SeatForfeits(CasinoEvent):
    """A seat has left and loses the game (CAS-177)."""

    name: ClassVar[str] = "seat_left"

    seat: Seat
