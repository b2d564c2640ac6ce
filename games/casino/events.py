"""What happens in Casino, who is told, and how: one event, one line, the new thing first; what is
long is told in several lines.

All is public but the cards dealt and drawn, and refusals.
"""

from __future__ import annotations

from itertools import groupby
from typing import ClassVar, TypeAlias

from games.casino.builds import TableBuild, the_build
from games.casino.notation import Groups
from games.casino.options import CasinoOptions
from games.casino.rules.values import in_order
from games.casino.words import phrases
from games.casino.words.phrases import card_note, groups_apart, item_note, scores_note
from playroom.engine.cards import Card
from playroom.engine.kit.counting import CountItem, points_of
from playroom.engine.kit.seating import opening_lines
from playroom.engine.kit.told import changed_lines, own_first, per_side, side_of
from playroom.engine.notes import Kind, Note, Notes, Rejection, Seats, Side, Value, Who, note
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Seat, Token, replace
from playroom.engine.steps import Event
from playroom.engine.table import Answer

SHORT = 2
"""So many things are named in the line of a take; of more the line says how many, and they follow.
"""

FEW = 3
"""Cards at the end of a deal that are named in the line that says who gets them."""

_TOLD = ("target", "game_mode", "seats", "partnerships", "first_dealer")
"""Options that have no line of their own at the start, for other lines tell them."""


class GameStarted(Event):
    """The table is open: what its options say, who plays with whom, who deals first."""

    preset: Token
    changed: tuple[tuple[Token, OptionValue], ...]
    """The options that differ from the preset."""
    sides: tuple[tuple[Seat, ...], ...]
    dealer: Seat
    target: Points
    single_deal: bool

    def told(self, seat: Seat | None) -> Answer:
        id_ = "casino-event-start-deal" if self.single_deal else "casino-event-start"
        lines = opening_lines("casino", id_, self.preset, self.sides, seat, self.target)
        return (*lines, *changed_lines("casino", CasinoOptions.declared, self.changed, _TOLD))


class DealStarted(Event):
    """A deal begins."""

    deal: Count
    dealer: Seat
    scores: tuple[Points, ...]

    def told(self, seat: Seat | None) -> Answer:
        deals = note("casino-event-deal", Kind.DEAL, who=Who(self.dealer), number=self.deal)
        if self.deal == 1:
            return (deals,)
        own = side_of(self.scores, seat)
        return (phrases.total_note(self.scores, own, Kind.POINTS), deals)


class HandDealt(Event):
    """A seat has got `count` cards; others see none of them (CAS-300)."""

    seat: Seat
    count: Count
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The cards are its own seat's only."""
        return self if seat == self.seat else replace(self, cards=())

    def told(self, seat: Seat | None) -> Answer:
        cards = in_order(self.cards)
        return (note("casino-event-hand-dealt", Kind.DEAL, cards=cards),) if cards else ()


class TableDealt(Event):
    """The cards that are turned up."""

    cards: tuple[Card, ...]

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-table-dealt", Kind.DEAL, cards=in_order(self.cards)),)


class RoundStarted(Event):
    """A round has been dealt; `stock` cards are left."""

    round: Count
    rounds: Count
    stock: Count

    def told(self, seat: Seat | None) -> Answer:
        if self.round in (1, self.rounds):
            return ()  # the last one is announced
        rounds, stock = self.rounds, self.stock
        line = note("casino-event-round", Kind.DEAL, round=self.round, rounds=rounds, stock=stock)
        return (line,)


class LastRound(Event):
    """The dealer announces the last round (CAS-017, CAS-171)."""

    dealer: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-last-round", Kind.DEAL, who=Who(self.dealer)),)


class TurnBegan(Event):
    """A turn begins; `owns` are the builds (value, multiple?) that bind the seat, `duty` how
    (CAS-100 to 109).
    """

    seat: Seat
    owns: tuple[tuple[Count, bool], ...]
    duty: Token

    def told(self, seat: Seat | None) -> Answer:
        if self.seat != seat:
            return ()
        if not self.owns:
            return (note("casino-event-turn", Kind.TURN),)
        return (phrases.duty_note(self.owns, self.duty, Kind.TURN),)


class Trailed(Event):
    """A card was trailed: it lies loose on the table."""

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-trailed", Kind.PLAY, who=Who(self.seat), card=self.card),)


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

    def told(self, seat: Seat | None) -> Answer:
        return self.lines()

    def lines(self, kind: Kind = Kind.PLAY) -> Answer:
        """What was taken, or how many cards and then which."""
        things = phrases.taken_notes(self.groups, self.builds, self.seat)
        who, value, card, count = Who(self.seat), self.value or 0, self.card, self.gained
        if len(things) <= SHORT:
            values: dict[str, Value] = {"who": who, "card": card, "value": value, "count": count}
            return (Note.of("casino-event-took", {**values, "taken": Notes(things)}, kind),)
        count -= 1
        many = note("casino-event-took-many", kind, who=who, count=count, card=card, value=value)
        builds = (build.said(self.seat) for build in self.builds)
        # the value of a build comes last: `9, 6 of diamonds` would be heard as one number
        plain = [*(card_note(card) for group in self.groups for card in group), *builds]
        return (many, *phrases.lines_of(plain, kind))


class Built(Event):
    """A card began a build; it is in the first of the groups."""

    seat: Seat
    card: Card
    value: Count
    groups: Groups

    def told(self, seat: Seat | None) -> Answer:
        company, extra = phrases.the_cards(self.groups[0][1:]), groups_apart(self.groups[1:])
        name = "built-lone" if not company.notes else "built-more" if extra.notes else "built"
        values: dict[str, Value] = {"who": Who(self.seat), "value": self.value, "card": self.card}
        values |= {"company": company, "extra": extra, "groups": len(self.groups)}
        return (Note.of(f"casino-event-{name}", values, Kind.PLAY),)


class Duplicated(Event):
    """A card and table cards were added as groups to a build of the same value, which was
    `former`'s.
    """

    seat: Seat
    card: Card
    value: Count
    groups: Groups
    former: Seat | None

    def told(self, seat: Seat | None) -> Answer:
        build = the_build(self.value, self.former, self.seat)
        who, added = Who(self.seat), groups_apart(self.groups)
        return (note("casino-event-duplicated", Kind.PLAY, who=who, build=build, added=added),)


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

    def told(self, seat: Seat | None) -> Answer:
        build, value = the_build(self.old, self.former, self.seat), self.value
        who, card = Who(self.seat), self.card
        lines = [
            note("casino-event-increased", Kind.PLAY, who=who, build=build, value=value, card=card)
        ]
        if self.merged:
            lines.append(note("casino-event-increased-merged", Kind.PLAY, value=value))
        if self.groups:
            extra = groups_apart(self.groups)
            lines.append(note("casino-event-increased-more", Kind.PLAY, extra=extra))
        return tuple(lines)


class Swept(Event):
    """A take cleared the table; `count` are the side's sweeps so far (CAS-126)."""

    seat: Seat
    side: Seat
    count: Count

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-swept", Kind.POINTS, who=Side(self.side), count=self.count),)


class Drew(Event):
    """A seat drew a card, which others do not see (CAS-221)."""

    seat: Seat
    stock: Count
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The card is its own seat's only."""
        return self if seat == self.seat else replace(self, card=None)

    def told(self, seat: Seat | None) -> Answer:
        return () if self.card is None else (note("casino-event-drew", Kind.DEAL, card=self.card),)


class StockExhausted(Event):
    """The last card of the stock was drawn (CAS-223)."""

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-stock-out", Kind.DEAL),)


class Residue(Event):
    """The cards left on the table go to a side, or to none (CAS-110, CAS-114)."""

    side: Seat | None
    cards: tuple[Card, ...]

    def told(self, seat: Seat | None) -> Answer:
        cards = in_order(self.cards)
        if not cards:
            return (note("casino-event-residue-none", Kind.POINTS),)
        if self.side is None:
            first = note("casino-event-residue-nobody", Kind.POINTS, count=len(cards))
        elif len(cards) <= FEW:
            who = Side(self.side)
            return (note("casino-event-residue-few", Kind.POINTS, who=who, cards=cards),)
        else:
            who, count = Side(self.side), len(cards)
            first = note("casino-event-residue", Kind.POINTS, who=who, count=count)
        return (first, *phrases.lines_of([card_note(card) for card in cards], Kind.POINTS))


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

    def told(self, seat: Seat | None) -> Answer:
        return self.count_lines(side_of(self.scores, seat), Kind.COUNT)

    def count_lines(self, own: int | None, kind: Kind = Kind.ANSWER) -> Answer:
        """The count, item by item in the order of precedence (CAS-132). Where the order decides the
        game, every item tells the totals; else they are told once: after an answer, with the next
        deal, or with the win.
        """
        total = scores_note(self.scores, own)
        if self.decided == "improper":
            none = note("casino-event-count-none", kind)
            return (none, note("casino-part-scores", kind, scores=total))
        if self.decided is not None:
            return self._until_decided(own, kind)
        lines = [self._majority("cards", self.cards, own, kind)]
        if self.spade_points:
            lines += self._sum("spade", own, kind)
        else:
            lines.append(self._majority("spades", self.spades, own, kind))
        for item in self.items:
            if item.name in ("big", "little"):
                id_, who = f"casino-event-count-{item.name}", Side(item.side)
                lines.append(note(id_, kind, points=item.points, who=who))
        lines += self._aces(kind)
        sweeps_last = ("over", "spadeover", "sweep")
        for name in sweeps_last if self.royal else ("sweep", "over", "spadeover"):
            lines += self._sum(name, own, kind)
        if self.points != self.scores:
            deal = scores_note(self.points, own)
            lines.append(note("casino-event-count-deal", kind, scores=deal))
        if kind is Kind.ANSWER:
            lines.append(note("casino-event-count-total", kind, scores=total))
        return tuple(lines)

    def _until_decided(self, own: int | None, kind: Kind) -> Answer:
        lines = [note("casino-event-count-order", kind)]
        for item, totals in zip(self.items[: self.counted], self.running, strict=True):
            said, who, points = item_note(item.name), Side(item.side), item.points
            scores = scores_note(totals, own)
            step = note(
                "casino-event-count-step", kind, item=said, points=points, who=who, scores=scores
            )
            lines.append(step)
        return tuple(lines)

    def _majority(self, name: str, counts: tuple[int, ...], own: int | None, kind: Kind) -> Note:
        """Most cards or most spades, with how many each side has; or the tie."""
        item = next((item for item in self.items if item.name == name), None)
        each = per_side("casino-part-side-number", counts, own)
        if item is None:
            return note(f"casino-event-count-{name}-tie", kind, counts=each)
        if len(counts) == 2:
            against = note("casino-part-against", most=max(counts), least=min(counts))
        else:
            against = note("casino-part-each", counts=each)
        points, who = item.points, Side(item.side)
        return note(f"casino-event-count-{name}", kind, points=points, who=who, counts=against)

    def _aces(self, kind: Kind) -> list[Note]:
        """The aces in their order, those that follow each other into one pile together."""
        lines = []
        for side, run in groupby(self._items("ace"), key=lambda item: item.side):
            suits = [phrases.suit_note(item.name) for item in run]
            points, who, said = len(suits), Side(side), Notes(tuple(suits))
            lines.append(note("casino-event-count-aces", kind, points=points, who=who, suits=said))
        return lines

    def _sum(self, name: str, own: int | None, kind: Kind) -> list[Note]:
        """Points that are made card by card or sweep by sweep: so many for each side."""
        items = self._items(name)
        made = scores_note(points_of(items, len(self.scores)), own)
        return [note(f"casino-event-count-{name}", kind, made=made)] if items else []

    def _items(self, family: str) -> list[CountItem]:
        return [item for item in self.items if item.name.partition(":")[0] == family]


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

    def told(self, seat: Seat | None) -> Answer:
        who, points = Side(self.side), self.scores[self.side]
        lines: list[Note] = []
        if self.reason == "forfeit":
            # who left was told just before, and what they had says nothing of the win
            return (note("casino-event-won-forfeit", Kind.POINTS, who=who),)
        if self.reason == "stalled":
            lines.append(note("casino-event-ended-stalled", Kind.POINTS))
        elif self.decided == "improper":
            lines.append(note("casino-event-decided-improper", Kind.POINTS, who=who))
        elif self.decided is not None and self.reason != "irregularity":
            # the irregularity has been announced just before
            lines.append(note("casino-event-decided", Kind.POINTS, item=item_note(self.decided)))
        if len(self.scores) == 2:
            other = self.scores[1 - self.side]
            lines.append(note("casino-event-won", Kind.POINTS, who=who, points=points, other=other))
        else:
            lines.append(note("casino-event-won-several", Kind.POINTS, who=who, points=points))
            lines.append(_scores(self.scores, seat))
        if self.multiplier > 1:
            times, points = self.multiplier, points * self.multiplier
            lines.append(note("casino-event-multiplied", Kind.POINTS, times=times, points=points))
        if self.margins and (self.multiplier > 1 or len(self.margins) > 1):
            margins = Notes(
                tuple(
                    note("casino-part-margin-over", side=Side(side), count=margin)
                    for side, margin in self.margins
                )
            )
            lines.append(note("casino-event-margins", Kind.POINTS, margins=margins))
        return tuple(lines)


class GameDrawn(Event):
    """Several sides share the win; `reason` is `deal`, `stalled` or `forfeit` (CAS-145)."""

    tied: tuple[Seat, ...]
    scores: tuple[Points, ...]
    reason: Token
    margins: tuple[tuple[Seat, Points], ...]
    sides: tuple[tuple[Seat, ...], ...]

    def told(self, seat: Seat | None) -> Answer:
        tied = own_first([member for side in self.tied for member in self.sides[side]], seat)
        points = self.scores[self.tied[0]]
        lines = [note("casino-event-drawn", Kind.POINTS, tied=Seats(tied), points=points)]
        if self.reason in ("stalled", "forfeit"):
            lines.insert(0, note(f"casino-event-ended-{self.reason}", Kind.POINTS))
        if len(self.tied) < len(self.scores):
            lines.append(_scores(self.scores, seat))
        return tuple(lines)


def _scores(scores: tuple[int, ...], seat: Seat | None) -> Note:
    """The scores of all sides, at the end of a game."""
    said = scores_note(scores, side_of(scores, seat))
    return note("casino-part-scores", Kind.POINTS, scores=said)


class Refused(Event):
    """A take that is refused and has a price (CAS-167); only its own seat hears why (CAS-303)."""

    seat: Seat
    rejection: Rejection
    private: ClassVar[str] = "seat"

    def told(self, seat: Seat | None) -> Answer:
        return (self.rejection.note,)


class RedealProposed(Event):
    """A seat proposes to deal again; `asked` must all agree."""

    seat: Seat
    asked: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        lines = [note("casino-event-redeal-proposed", Kind.TABLE, who=Who(self.seat))]
        if seat in self.asked:
            lines.append(note("casino-event-redeal-asked", Kind.TURN))
        return tuple(lines)


class RedealDeclined(Event):
    """`count` seats did not agree; the play goes on."""

    seat: Seat
    count: Count

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-redeal-declined", Kind.TABLE, count=self.count),)


class DealVoid(Event):
    """The deal is void; `reason` is `agreed` or `bad_pack`."""

    reason: Token

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-deal-void", Kind.TABLE, reason=self.reason),)


class DealerAsked(Event):
    """Who is asked to name the next dealer."""

    asked: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        return (
            note("casino-event-dealer-asked", Kind.TURN, who=Seats(own_first(self.asked, seat))),
        )


class DealerChosen(Event):
    """Who deals after a void deal, and who said so (None: the deal passed by itself)."""

    dealer: Seat
    by: Seat | None

    def told(self, seat: Seat | None) -> Answer:
        chosen = "casino-event-dealer-passes" if self.by is None else "casino-event-dealer-chosen"
        return (note(chosen, Kind.TABLE, who=Who(self.dealer)),)


class WindowOpened(Event):
    """`asked` may challenge the play of `mover`."""

    mover: Seat
    asked: tuple[Seat, ...]
    seconds: Count | None

    def told(self, seat: Seat | None) -> Answer:
        mover, seconds = Who(self.mover), self.seconds or 0
        line = note("casino-event-window", Kind.TURN, mover=mover, seconds=seconds)
        return (line,) if seat in self.asked else ()


class WindowClosed(Event):
    """All have answered: who accuses, and for which side the play is challenged."""

    mover: Seat
    challenger: Seat | None
    accusers: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        if self.challenger is None:
            return ()
        who, mover = Who(self.challenger), Who(self.mover)
        return (note("casino-event-challenged", Kind.TABLE, who=who, mover=mover),)


class ChallengeUpheld(Event):
    """The play was illegal: `rejection` says why.

    A take is undone and its card trailed; another play is made again.
    """

    challenger: Seat
    mover: Seat
    card: Card
    take: bool
    rejection: Rejection

    def told(self, seat: Seat | None) -> Answer:
        who, reason = Who(self.mover), self.rejection.note
        return (
            note("casino-event-upheld", Kind.TABLE, who=who, take=self.take, card=self.card),
            Note(reason.id, reason.parts, Kind.TABLE),
        )


class ChallengeDismissed(Event):
    """The play was legal, as far as the table can see."""

    challenger: Seat
    mover: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-dismissed", Kind.TABLE, who=Who(self.mover)),)


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

    def told(self, seat: Seat | None) -> Answer:
        who, build = Side(self.side), the_build(self.value, self.seat)
        gains = (note("casino-part-side-gains", side=Side(side), count=1) for side in self.gained)
        gained = Notes(tuple(gains))
        lines = [note("casino-event-improper", Kind.POINTS, build=build, who=who, gained=gained)]
        if self.falls:
            lines.append(note("casino-event-falls-apart", Kind.TABLE))
        return tuple(lines)


class GameLost(Event):
    """An irregularity of the seat loses the game of two (CAS-172): `last` (the last round was not
    announced), `build` (an improper build) or `play` (an illegal one).
    """

    seat: Seat
    fault: Token

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-lost", Kind.POINTS, who=Who(self.seat), fault=self.fault),)


class PenaltyTrail(Event):
    """A card had to be trailed as a penalty (CAS-166, CAS-182)."""

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-penalty-trail", Kind.PLAY, who=Who(self.seat), card=self.card),)


class MustTrail(Event):
    """The seat's next play must be to trail this card."""

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-must-trail", Kind.TABLE, who=Who(self.seat), card=self.card),)


class PenaltyWaived(Event):
    """The card is the only one that can take the seat's own build, so it need not be trailed
    (CAS-173).
    """

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        return (
            note("casino-event-penalty-waived", Kind.TABLE, who=Who(self.seat), card=self.card),
        )


class Barred(Event):
    """A side may never take this card (CAS-166)."""

    side: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-barred", Kind.TABLE, who=Side(self.side), card=self.card),)


class Accused(Event):
    """`accuser` says that `seat` has named or shown a card."""

    accuser: Seat
    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        accuser, who = Who(self.accuser), Who(self.seat)
        lines = [note("casino-event-accused", Kind.TABLE, accuser=accuser, who=who, card=self.card)]
        if seat == self.seat:
            lines.append(note("casino-event-accused-asked", Kind.TURN))
        return tuple(lines)


class AccusationDenied(Event):
    """The accused does not agree; nothing follows."""

    accuser: Seat
    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-denied", Kind.TABLE, who=Who(self.seat)),)


class SeatForfeits(Event):
    """A seat has left and loses the game (CAS-177)."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("casino-event-forfeits", Kind.TABLE, who=Who(self.seat)),)


Played: TypeAlias = Trailed | Took | Built | Duplicated | Increased | PenaltyTrail
"""A card was played from a hand."""
