"""What happens in a game of cribbage, in the order in which it comes about, and how it is told: one
event, one line, the new thing first; points with what made them.

`Scored` and `Reset` are not told: the line of what made the points tells them, and a new run begins
with its first card.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from games.cribbage.options import CribbageOptions
from playroom.engine.cards import Card
from playroom.engine.kit.told import changed_lines, own_first, say
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Value, Who, note
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Count, Points, Record, Seat, Token
from playroom.engine.steps import Event
from playroom.engine.table import Answer

# -- before the first deal -------------------------------------------------------------------------


class TableSet(Event):
    """The table (CRB-112): the options that are not the usual ones, the seats that may ask for
    help, and those counted by the playroom although the others count their own.
    """

    seats: Count
    teams: Count
    target: Points
    changed: tuple[tuple[Token, OptionValue], ...]
    helped: tuple[Seat, ...]
    auto: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        others = Seats(tuple(other for other in range(self.seats) if other != seat))
        options = CribbageOptions.of(Setup.of(self.seats, dict(self.changed)))
        untold = ("teams", "target", "first_dealer", "help", "auto_count", *options.idle)
        lines = [
            note(
                "cribbage-event-table",
                Kind.TABLE,
                seats=self.seats,
                target=self.target,
                others=others,
            ),
            *(self._teams(seat) if self.teams else ()),
            *changed_lines("cribbage", CribbageOptions.declared, self.changed, untold),
        ]
        for name, seats in (("help", self.helped), ("auto", self.auto)):
            if seats:
                who = Seats(own_first(seats, seat))
                lines.append(note(f"cribbage-event-table-{name}", Kind.TABLE, who=who))
        return tuple(lines)

    def _teams(self, seat: Seat | None) -> Answer:
        """One's partners, and the other teams."""
        lines: list[Note] = []
        for side in range(self.teams):
            members = range(side, self.seats, self.teams)
            if seat in members:
                partners = Seats(tuple(member for member in members if member != seat))
                line = note("cribbage-event-table-partners", Kind.TABLE, partners=partners)
                lines.insert(0, line)
            else:
                team = Seats(tuple(members))
                lines.append(note("cribbage-event-table-team", Kind.TABLE, team=team))
        return tuple(lines)


class Cut(Event):
    """A card drawn for the first deal, in its round; the last one names the dealer (CRB-137)."""

    round: Count
    seat: Seat
    card: Card
    dealer: Seat | None = None

    def told(self, seat: Seat | None) -> Answer:
        return say("cribbage-event-cut", Kind.DEAL, who=Who(self.seat), card=self.card)


# -- a deal ----------------------------------------------------------------------------------------


class Dealt(Event):
    """A new deal: its number, the dealer, how many cards each seat has, who has nothing to lay away
    (CRB-138).
    """

    number: Count
    dealer: Seat
    counts: tuple[Count, ...]
    waiting: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> Answer:
        dealt = note("cribbage-event-dealt", Kind.DEAL, who=Who(self.dealer), number=self.number)
        if seat not in self.waiting:
            return (dealt,)
        others = set(range(len(self.counts))) - set(self.waiting)
        waits = Seats(tuple(sorted(others)))
        return (dealt, note("cribbage-event-dealer-waits", Kind.DEAL, others=waits))


class Hand(Event):
    """The cards a seat was dealt, the number to lay away, and the owner of the crib."""

    private = "seat"
    seat: Seat
    cards: tuple[Card, ...]
    discards: Count
    dealer: Seat

    def told(self, seat: Seat | None) -> Answer:
        hand = note("cribbage-event-hand", Kind.DEAL, cards=tuple(sorted(self.cards)))
        if not self.discards:
            return (hand,)
        who, count = Who(self.dealer), self.discards
        return (hand, note("cribbage-event-choose", Kind.DEAL, who=who, count=count))


class Discarded(Event):
    """A seat has laid away `count` cards; which ones only it knows (CRB-025, CRB-026)."""

    seat: Seat
    count: Count
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Discarded(self.seat, self.count, None)

    def told(self, seat: Seat | None) -> Answer:
        if self.cards is not None:
            return say("cribbage-event-laid-away", Kind.PLAY, cards=tuple(sorted(self.cards)))
        return say("cribbage-event-discarded", Kind.PLAY, who=Who(self.seat), count=self.count)


class Starter(Event):
    """The starter is turned (CRB-028); `leads` begins the play, None when the game ends with this
    card. `unpaid`: it is the first jack of a game in which a jack pays nothing (CRB-030).
    """

    card: Card
    leads: Seat | None
    unpaid: bool = False

    def told(self, seat: Seat | None) -> Answer:
        if self.leads is None:
            return say("cribbage-event-starter-only", Kind.DEAL, card=self.card)
        name = "cribbage-event-starter-unpaid" if self.unpaid else "cribbage-event-starter"
        starter = note(name, Kind.DEAL, who=Who(self.leads), card=self.card)
        if self.unpaid and self.leads == seat:  # too long for one line
            return (starter, note("cribbage-event-turn-next", Kind.TURN))
        return (starter,)


class Heels(Event):
    """A jack as starter pays the dealer's side (CRB-030)."""

    dealer: Seat
    points: Points

    def told(self, seat: Seat | None) -> Answer:
        who = Who(self.dealer)
        return say("cribbage-event-heels", Kind.POINTS, who=who, points=self.points)


# -- the play --------------------------------------------------------------------------------------


class TurnBegan(Event):
    """A turn begins, and why (`how`).

    `start`: after the starter. `next`: after the neighbour's card (with two players `reply`).
    `skip`: others were passed over. `again`: all others were. `lead`: a new run of cards begins.
    """

    seat: Seat
    how: Token

    def told(self, seat: Seat | None) -> Answer:
        if seat != self.seat or self.how == "start":  # the line of the starter tells who begins
            return ()
        how = "next" if self.how == "reply" else self.how
        return say(f"cribbage-event-turn-{how}", Kind.TURN)


class Played(Event):
    """A card laid, the total with it, its points and what they are for: one award and one line
    (CRB-051).
    """

    seat: Seat
    card: Card
    total: Count
    points: Points
    parts: tuple[tuple[Token, Points], ...]

    def told(self, seat: Seat | None) -> Answer:
        values: dict[str, Value] = {"who": Who(self.seat), "card": self.card, "total": self.total}
        if not self.points:
            return (Note.of("cribbage-event-played", values, Kind.PLAY),)
        values["points"] = self.points
        if len(self.parts) == 1 and self.parts[0][0] in ("fifteen", "thirty_one"):
            # the total says what for
            return (Note.of("cribbage-event-played-plain", values, Kind.PLAY),)
        parts = (
            note(f"cribbage-part-{kind.replace('_', '-')}", points=points)
            for kind, points in self.parts
        )
        values["parts"] = Notes(tuple(parts))
        return (Note.of("cribbage-event-played-points", values, Kind.PLAY),)


class Cannot(Event):
    """A seat holds cards but none fits (CRB-036).

    Of several at once the last one names them all, so that one line tells it.
    """

    seat: Seat
    together: tuple[Seat, ...] = ()

    def told(self, seat: Seat | None) -> Answer:
        if not self.together:
            return ()
        if len(self.together) > 1:
            seats = Seats(own_first(self.together, seat))
            return say("cribbage-event-cannot-several", Kind.PLAY, seats=seats)
        return say("cribbage-event-cannot", Kind.PLAY, who=Who(self.seat))


class LastCard(Event):
    """The point of the last card of a run under 31 (CRB-039); `final`: all hands are empty
    (CRB-042).
    """

    seat: Seat
    points: Points
    final: bool = False

    def told(self, seat: Seat | None) -> Answer:
        name = "cribbage-event-last-card" if self.final else "cribbage-event-go"
        return say(name, Kind.POINTS, who=Who(self.seat), points=self.points)


class Reset(Event):
    """The total is 0 again and the cards on the table are turned down (CRB-041)."""


# -- the show --------------------------------------------------------------------------------------


class CountOpened(Event):
    """A hand or the crib (`what`) is shown to be counted by `seat` (CRB-067, CRB-068).

    `seconds` is its clock, 0 for none; without `by_hand` the playroom counts it at once (CRB-107).
    """

    seat: Seat
    what: Token
    cards: tuple[Card, ...]
    starter: Card
    seconds: Count
    by_hand: bool

    def told(self, seat: Seat | None) -> Answer:
        shown: dict[str, Any] = {"what": self.what, "cards": self.cards, "starter": self.starter}
        if seat != self.seat or not self.by_hand:
            return say("cribbage-event-count-opened", Kind.COUNT, who=Who(self.seat), **shown)
        opened = note("cribbage-event-count-asked", Kind.TURN, **shown)
        if self.seconds:
            return (opened, note("cribbage-event-count-clock", Kind.CLOCK, seconds=self.seconds))
        return (opened,)


class Helped(Event):
    """The next combination of the open count by kind and cards, without points; None: no more
    (CRB-113).
    """

    private = "seat"
    seat: Seat
    kind: Token | None
    cards: tuple[Card, ...]

    def told(self, seat: Seat | None) -> Answer:
        if self.kind is None:
            return say("cribbage-event-help-end")
        values: dict[str, Any] = {"cards": self.cards}
        if self.kind == "pair":
            values["rank"] = self.cards[0].rank
        return say(f"cribbage-event-help-{self.kind}", **values)


class Combination(Record):
    """Something that scores in the show: `fifteen`, `pair`, `three`, `four`, `run`, `flush` or
    `jack`, its cards and its points.
    """

    kind: Token
    cards: tuple[Card, ...]
    points: Points


class Counted(Event):
    """A count is closed: what was claimed, what it is worth and why, and which sides got how many
    points, in order (CRB-104, CRB-106).

    `how` is `claim`, `timeout` or `auto`; `claim` is None without a claim. `joke` is a claim of 19
    taken as 0 (CRB-111).
    """

    seat: Seat
    what: Token
    cards: tuple[Card, ...]
    starter: Card
    how: Token
    claim: Count | None
    value: Points
    combinations: tuple[Combination, ...]
    awards: tuple[tuple[Seat, Points], ...]
    joke: bool = False

    @property
    def wrong(self) -> bool:
        """Was something counted too much or too little, or not in time?"""
        return self.how != "auto" and self.claim != self.value and not self.joke

    def told(self, seat: Seat | None) -> Answer:
        """Claim, value, and what went to others (CRB-104)."""
        value = self.value
        claim = value if self.claim is None else self.claim
        own = value - value // 2 if self.how == "timeout" else min(claim, value)
        values: dict[str, Value] = {"who": Who(self.seat), "what": self.what, "value": value}
        moved: tuple[tuple[Seat, Points], ...] = ()
        if self.how == "auto":
            how = "-auto"
        elif not self.wrong and not self.joke:
            how = ""
        else:
            moved = self.awards[1:] if own and not self.joke else self.awards
            how = "-late" if self.how == "timeout" else "-joke" if self.joke else "-wrong"
            if how == "-late":
                values["own"] = own
            elif how == "-wrong":
                values["claim"] = claim
        if moved:  # messages: cribbage-event-counted-<how>-moved
            how += "-moved"
            values["given"] = given(moved)
        return (Note.of(f"cribbage-event-counted{how}", values, Kind.COUNT),)


def given(awards: Iterable[tuple[Seat, Points]]) -> Notes:
    """Who got what, as phrases; sides that got the same, one after another, in one phrase."""
    phrases = []
    for points, alike in groupby(awards, key=lambda award: award[1]):
        sides = [Side(side) for side, _ in alike]
        if len(sides) > 1:
            names = Notes(tuple(note("cribbage-part-side", side=side) for side in sides))
            phrases.append(note("cribbage-part-to-each", sides=names, points=points))
        else:
            phrases.append(note("cribbage-part-to", side=sides[0], points=points))
    return Notes(tuple(phrases))


# -- points ----------------------------------------------------------------------------------------


class Scored(Event):
    """Points for a side: why (`play`, `last_card`, `heels`, `count`, `miscount`, `timeout`), and
    its new score.
    """

    side: Seat
    points: Points
    reason: Token
    score: Points


def scores_note(
    scores: tuple[Points, ...], teams: Count, seat: Seat | None, kind: Kind = Kind.POINTS
) -> Note:
    """The scores of all sides, one's own first (CRB-134)."""
    own = None if seat is None else seat % (teams or len(scores))
    parts = tuple(
        note("cribbage-part-score", side=Side(side), points=scores[side])
        for side in own_first(range(len(scores)), own)
    )
    return note("cribbage-ask-scores", kind, scores=Notes(parts))


class Won(Event):
    """The game is over (CRB-007)."""

    side: Seat
    scores: tuple[Points, ...]
    teams: Count

    def told(self, seat: Seat | None) -> Answer:
        who, points = Side(self.side), self.scores[self.side]
        won = note("cribbage-event-won", Kind.POINTS, who=who, points=points)
        return (won, scores_note(self.scores, self.teams, seat))


class DealEnded(Event):
    """A deal is over; who deals next, and how it stands."""

    next_dealer: Seat
    scores: tuple[Points, ...]
    teams: Count

    def told(self, seat: Seat | None) -> Answer:
        return (scores_note(self.scores, self.teams, seat),)
