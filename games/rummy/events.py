"""What happens in rummy, what of it others may know, and how it is told: one event, one line, the
new thing first.
"""

from __future__ import annotations

from games.rummy.options import PointsOfSeats, RummyOptions
from games.rummy.rules.melds import Cards, Meld
from games.rummy.rules.refusals import contract_note
from games.rummy.words.phrases import added, meld_name, meld_note, numbers, score_lines
from playroom.engine.cards import Card
from playroom.engine.kit.told import changed_lines, say
from playroom.engine.notes import Kind, Note, Notes, Seats, Who, note
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Seat, Token
from playroom.engine.steps import Event
from playroom.engine.table import Answer

FEW = 3
"""From so many cards on, what is left in a hand is told with its discard."""


def may_i(by: Seat, card: Card, thrown: Seat | None, seconds: int) -> Answer:
    """The question to those who may claim: who left which card, perhaps one's own, what it costs,
    and the time for it.
    """
    # the first card of a hand was turned up by the deal, which counts as thrown by the player who
    # leaves it
    thrower = Who(by if thrown is None else thrown)
    line = note("rummy-event-may-i", Kind.TURN, by=Who(by), card=card, thrown=thrower)
    if thrown is None and not seconds:  # the first question of a hand tells of all keys
        return (line, note("rummy-event-may-i-first", Kind.TURN))
    return (line, note("rummy-event-may-i-how", Kind.TURN, seconds=seconds))


class TableSet(Event):
    """The table before the first deal: how many play, with how many packs, what differs from the
    usual.
    """

    seats: Count
    packs: Count
    changed: tuple[tuple[Token, OptionValue], ...]

    def told(self, seat: Seat | None) -> Answer:
        others = Seats(tuple(other for other in range(self.seats) if other != seat))
        seats, packs = self.seats, self.packs
        first = note("rummy-event-table", Kind.TABLE, seats=seats, packs=packs, others=others)
        return (first, *changed_lines("rummy", RummyOptions.declared, self.changed))


class DealerDrawn(Event):
    """Cards drawn for the first deal; `dealer` is None when the highest tie and draw again
    (RUM-008, RUM-009).
    """

    draws: tuple[tuple[Seat, Card], ...]
    dealer: Seat | None

    def told(self, seat: Seat | None) -> Answer:
        draws = tuple(
            note("rummy-part-drew", player=Who(other), card=card) for other, card in self.draws
        )
        if self.dealer is None:
            return say("rummy-event-drawn-tie", Kind.DEAL, draws=Notes(draws))
        who, card = Who(self.dealer), dict(self.draws)[self.dealer]
        return say("rummy-event-drawn", Kind.DEAL, who=who, card=card, draws=Notes(draws))


class HandStarted(Event):
    """A new hand: its number, contract, dealer, first card of the pile (RUM-010 to RUM-014)."""

    number: Count
    sets: Count
    runs: Count
    dealer: Seat
    top: Card
    stock: Count
    again: bool

    def told(self, seat: Seat | None) -> Answer:
        number, contract = self.number, contract_note(self.sets, self.runs)
        dealer = Who(self.dealer)
        return (
            note(
                "rummy-event-hand-started", Kind.DEAL, number=number, contract=contract, who=dealer
            ),
            note("rummy-event-first-card", Kind.DEAL, card=self.top, stock=self.stock),
        )


class Dealt(Event):
    """The cards that a seat was dealt."""

    private = "seat"
    seat: Seat
    cards: Cards

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-dealt", Kind.DEAL, cards=tuple(sorted(self.cards)))


class Turn(Event):
    """A turn begins, and what it may take."""

    seat: Seat
    top: Card | None

    def told(self, seat: Seat | None) -> Answer:
        if seat != self.seat:
            return ()
        if self.top is None:
            return say("rummy-event-your-turn", Kind.TURN)
        return say("rummy-event-your-turn-top", Kind.TURN, card=self.top)


class TookDiscard(Event):
    """The top of the pile was taken (RUM-036)."""

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-took", Kind.PLAY, who=Who(self.seat), card=self.card)


class Declined(Event):
    """The top of the pile, `thrown` by a player, was not wanted; `asked` may claim it now, in so
    many seconds (RUM-047).
    """

    seat: Seat
    card: Card | None
    asked: tuple[Seat, ...]
    thrown: Seat | None = None
    seconds: Count = 0

    def told(self, seat: Seat | None) -> Answer:
        if self.card is None or not self.asked:
            return ()
        if seat == self.seat:  # the card that is drawn comes when they have answered
            return say("rummy-event-others-asked", Kind.PLAY, others=Seats(self.asked))
        if seat in self.asked:
            return may_i(self.seat, self.card, self.thrown, self.seconds)
        return ()


class Claimed(Event):
    """All who claimed, who got the card, and the penalty card, which only that seat knows (RUM-049,
    RUM-050).
    """

    seats: tuple[Seat, ...]
    seat: Seat
    card: Card
    penalty: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Claimed(self.seats, self.seat, self.card, None)

    def told(self, seat: Seat | None) -> Answer:
        card, penalty, who = self.card, self.penalty, Who(self.seat)
        others = Seats(tuple(other for other in self.seats if other != self.seat))
        if seat == self.seat and penalty is not None:
            if not others.seats:
                return say("rummy-event-got", Kind.PLAY, card=card, penalty=penalty)
            got = note("rummy-event-got-over", Kind.PLAY, others=others, card=card, penalty=penalty)
            return (got,)
        if not others.seats:
            return say("rummy-event-claimed", Kind.PLAY, who=who, card=card)
        return say("rummy-event-claimed-over", Kind.PLAY, who=who, card=card, others=others)


class DrewStock(Event):
    """A card came from the stock."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat or self.card is None else DrewStock(self.seat, None)

    def told(self, seat: Seat | None) -> Answer:
        if self.card is None:
            return say("rummy-event-drew-stock", Kind.PLAY, who=Who(self.seat))
        return say("rummy-event-you-drew", Kind.DEAL, card=self.card)


class Opened(Event):
    """The contract was laid; `first` is the number of its first meld on the table."""

    seat: Seat
    melds: tuple[Meld, ...]
    first: Count
    left: Count

    def told(self, seat: Seat | None) -> Answer:
        first, *others = map(meld_note, self.melds)
        return (
            note("rummy-event-opened", Kind.PLAY, who=Who(self.seat), meld=first),
            *(note("rummy-event-opened-too", Kind.PLAY, meld=meld) for meld in others),
        )


class LaidOff(Event):
    """A card was added to meld number `meld`, which is now `now`."""

    seat: Seat
    card: Card
    meld: Count
    now: Meld
    end: Token
    owner: Seat
    left: Count

    def told(self, seat: Seat | None) -> Answer:
        card, meld = added(self.card, self.now, self.end), meld_name(self.now)
        return say("rummy-event-laid-off", Kind.PLAY, who=Who(self.seat), card=card, meld=meld)


class Replaced(Event):
    """A card took the place of a wild card, which went to meld number `to`, now `then`."""

    seat: Seat
    card: Card
    meld: Count
    now: Meld
    freed: Card
    to: Count
    then: Meld
    left: Count

    def told(self, seat: Seat | None) -> Answer:
        who, freed = Who(self.seat), self.freed
        return (
            note("rummy-event-replaced", Kind.PLAY, who=who, card=self.card, freed=freed),
            note("rummy-event-freed", Kind.PLAY, freed=freed, meld=meld_name(self.then)),
        )


class Undone(Event):
    """What was taken back: `opened`, `laid_off` or `replaced`, and its cards."""

    seat: Seat
    what: Token
    cards: Cards

    def told(self, seat: Seat | None) -> Answer:
        who, what = Who(self.seat), self.what
        return say("rummy-event-undone", Kind.PLAY, who=who, what=what, cards=self.cards)


class Discarded(Event):
    """A card to the pile, and how many are left."""

    seat: Seat
    card: Card
    left: Count

    def told(self, seat: Seat | None) -> Answer:
        who, card, left = Who(self.seat), self.card, self.left
        if 0 < left <= FEW:
            return say("rummy-event-discarded-few", Kind.PLAY, who=who, card=card, left=left)
        return say("rummy-event-discarded", Kind.PLAY, who=who, card=card)


class StockTurned(Event):
    """The pile was turned over and is the stock (RUM-060)."""

    count: Count

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-stock-turned", Kind.PLAY, count=self.count)


class HandEnded(Event):
    """How (`out`, `exhausted`, `blocked`), all hands, and the scores unless they are counted by
    hand (RUM-085).

    `asked` are to count; with scores, those who may still correct something after the last hand
    (RUM-090).
    """

    how: Token
    seat: Seat | None
    hands: tuple[Cards, ...]
    points: PointsOfSeats
    totals: tuple[Points, ...]
    asked: tuple[Seat, ...]
    seconds: Count

    def told(self, seat: Seat | None) -> Answer:
        if self.seat is not None:
            lines = [note("rummy-event-out", Kind.POINTS, who=Who(self.seat))]
        else:
            lines = [note(f"rummy-event-{self.how}", Kind.POINTS)]
        if self.points:
            lines += score_lines(self.points, self.totals, seat)
            if seat in self.asked:
                lines.append(note("rummy-event-closing", Kind.TABLE))
        elif seat is not None and seat in self.asked:
            cards = tuple(sorted(self.hands[seat]))
            lines.append(note("rummy-event-count-asked", Kind.COUNT, cards=cards))
        elif self.asked:
            lines.append(note("rummy-event-count-others", Kind.COUNT, others=Seats(self.asked)))
        return tuple(lines)


class Noted(Event):
    """A private answer has been heard: to its own seat only.

    `what` names it; `points` or `about` say more.
    """

    private = "seat"
    seat: Seat
    what: Token
    points: Points = 0
    about: Seat | None = None

    def told(self, seat: Seat | None) -> Answer:
        if self.what == "count":
            return say("rummy-event-noted-count", Kind.COUNT, points=self.points)
        if self.about is not None:
            return say("rummy-event-noted-challenge", Kind.COUNT, about=Who(self.about))
        return say(f"rummy-event-noted-{self.what.replace('_', '-')}", Kind.PLAY)


class Drafted(Event):
    """A seat's draft of its opening, after a meld was put in or taken back; to that seat only."""

    private = "seat"
    seat: Seat
    draft: tuple[Meld, ...]
    meld: Meld
    on: bool
    sets: Count
    runs: Count

    def told(self, seat: Seat | None) -> Answer:
        meld, count, of = meld_note(self.meld), len(self.draft), self.sets + self.runs
        if not self.on:
            return say("rummy-event-unstaged", Kind.PLAY, meld=meld, count=count)
        name = "rummy-event-staged-first" if count == 1 else "rummy-event-staged"
        if count == of:
            name = "rummy-event-staged-last"
        return say(name, Kind.PLAY, meld=meld, count=count, of=of)


class CountGiven(Event):
    """All announced counts, when the last is in; `asked` may challenge them."""

    counts: PointsOfSeats
    asked: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        lines = [note("rummy-event-counts", Kind.COUNT, points=numbers(self.counts, seat))]
        if seat in self.asked:
            lines.append(note("rummy-event-challenge-asked", Kind.COUNT))
        return tuple(lines)


class CountCorrected(Event):
    """A challenged count: what was announced and the true one."""

    seat: Seat
    by: tuple[Seat, ...]
    announced: Points
    points: Points

    def told(self, seat: Seat | None) -> Answer:
        who, said, points = Who(self.seat), self.announced, self.points
        return say("rummy-event-count-corrected", Kind.COUNT, who=who, said=said, points=points)


class HandScored(Event):
    """The scores of a hand counted by the players; `filled` had given none.

    `asked` may still correct something after the last hand (RUM-090).
    """

    points: PointsOfSeats
    filled: tuple[Seat, ...]
    totals: tuple[Points, ...]
    asked: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        points, *totals = score_lines(self.points, self.totals, seat)
        lines = [points]
        if self.filled:
            lines.append(note("rummy-event-filled", Kind.POINTS, others=Seats(self.filled)))
        lines += totals
        if seat in self.asked:
            lines.append(note("rummy-event-closing", Kind.TABLE))
        return tuple(lines)


class HandReplayed(Event):
    """Too few counts: the same dealer deals this hand again (RUM-076)."""

    number: Count
    dealer: Seat

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-replayed", Kind.DEAL, number=self.number)


class CorrectionProposed(Event):
    """A posted score shall be changed (RUM-090)."""

    by: Seat
    hand: Count
    seat: Seat
    old: Points
    new: Points
    asked: tuple[Seat, ...]

    @property
    def said(self) -> Note:
        """Who would give whom which score instead of which, as a phrase."""
        return note(
            "rummy-event-proposed",
            Kind.TABLE,
            who=Who(self.by),
            hand=self.hand,
            player=Who(self.seat),
            old=self.old,
            new=self.new,
        )

    def told(self, seat: Seat | None) -> Answer:
        if seat in self.asked:
            return (self.said, note("rummy-event-agree-asked", Kind.TABLE))
        return (self.said,)


class ScoreCorrected(Event):
    """It was changed."""

    hand: Count
    seat: Seat
    old: Points
    new: Points

    def told(self, seat: Seat | None) -> Answer:
        who, hand, old, new = Who(self.seat), self.hand, self.old, self.new
        return say("rummy-event-corrected", Kind.POINTS, who=who, hand=hand, old=old, new=new)


class CorrectionRefused(Event):
    """It stays."""

    hand: Count
    seat: Seat
    old: Points

    def told(self, seat: Seat | None) -> Answer:
        who, hand, old = Who(self.seat), self.hand, self.old
        return say("rummy-event-not-corrected", Kind.POINTS, who=who, hand=hand, old=old)


class AdjournAsked(Event):
    """A seat asks to adjourn; `now` when the question is put to `asked`, before that it waits for
    the end of the hand.
    """

    seat: Seat
    asked: tuple[Seat, ...]
    now: bool

    def told(self, seat: Seat | None) -> Answer:
        if seat in self.asked:
            return say("rummy-event-adjourn-asked", Kind.TABLE, by=Who(self.seat))
        name = "rummy-event-adjourn-now" if self.now else "rummy-event-adjourn-later"
        return say(name, Kind.TABLE, who=Who(self.seat))


class AdjournRefused(Event):
    """Not all agreed to adjourn (`resume` false) or to resume without rating."""

    seat: Seat
    resume: bool

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-adjourn-refused", Kind.TABLE, resume=self.resume)


class Suspended(Event):
    """The game rests before its next hand."""

    number: Count

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-suspended", Kind.TABLE, number=self.number)


class ResumeAsked(Event):
    """A seat wants to go on with the suspended game; the others are asked."""

    seat: Seat
    asked: tuple[Seat, ...]
    rated: bool

    def told(self, seat: Seat | None) -> Answer:
        who, rated = Who(self.seat), self.rated
        if seat in self.asked:
            return say("rummy-event-resume-asked", Kind.TABLE, by=who, rated=rated)
        return say("rummy-event-resume-wanted", Kind.TABLE, who=who)


class Resumed(Event):
    """It goes on."""

    rated: bool

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-resumed", Kind.TABLE, rated=self.rated)


class SeatLeft(Event):
    """A player has left: a bot plays on, or the hand is put aside (`vacated`)."""

    seat: Seat
    vacated: bool

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-left", Kind.TABLE, who=Who(self.seat), vacated=self.vacated)


class SeatBack(Event):
    """... and is back in time."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return say("rummy-event-back", Kind.TABLE, who=Who(self.seat))


class GameEnded(Event):
    """Final totals, winners, the seats with a total posted for them, and whether the game counts in
    statistics.
    """

    totals: tuple[Points, ...]
    winners: tuple[Seat, ...]
    posted_for: tuple[Seat, ...]
    rated: bool

    def told(self, seat: Seat | None) -> Answer:
        points = self.totals[self.winners[0]]
        if len(self.winners) == 1:
            who = Who(self.winners[0])
            lines = [note("rummy-event-won", Kind.POINTS, who=who, points=points)]
        else:
            shared = Seats(self.winners)
            lines = [note("rummy-event-shared", Kind.POINTS, winners=shared, points=points)]
        if self.posted_for:
            others = Seats(self.posted_for)
            lines.append(note("rummy-event-posted-for", Kind.POINTS, others=others))
        if not self.rated:
            lines.append(note("rummy-event-unrated", Kind.POINTS))
        return tuple(lines)
