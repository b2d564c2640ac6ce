"""What happens: of each event the fields, and the seats that are told."""

from __future__ import annotations

from playroom.engine import kit

EVENTS = (kit.Started, kit.Paired, kit.HandDealt, kit.TurnBegan, kit.Laid, kit.CardDrawn)


class Dealt(kit.Told):
    """A new deal by `seat`; `card` makes trumps, and is the dealer's where there is no stock."""

    seat: kit.Seat
    card: kit.Card
    stock: kit.Count
    line = kit.Kind.DEAL


class Took(kit.Told):
    """A trick was taken: what it counts (`last`: with ten more), and what the side has now."""

    seat: kit.Seat
    points: kit.Points
    total: kit.Points
    last: bool
    line = kit.Kind.POINTS


class LastDrawn(kit.Told):
    """The last card of the stock was drawn, the trump that lay open: all see who has it."""

    seat: kit.Seat
    card: kit.Card
    line = kit.Kind.DEAL


class Shown(kit.Told):
    """Partners look at each other's last cards: only `to` is told (BRI-070)."""

    to: kit.Seat
    player: kit.Seat
    cards: tuple[kit.Card, ...]
    private = "to"
    line = kit.Kind.DEAL


class Swapped(kit.Told):
    """A trump was given for the card turned up."""

    seat: kit.Seat
    card: kit.Card
    given: kit.Card


class Sung(kit.Told):
    """King and knight of a suit, or four of a rank, which win the deal and count 0."""

    seat: kit.Seat
    cards: tuple[kit.Card, ...]
    points: kit.Points
    total: kit.Points
    line = kit.Kind.POINTS


class Signed(kit.Event):
    """A sign to the partner. Others are told that there was one, or nothing (BRI-062)."""

    seat: kit.Seat
    card: kit.Card | None
    noticed: bool

    def seen_by(self, seat: kit.Seat | None) -> kit.Event | None:
        hidden = kit.replace(self, card=None) if self.noticed else None
        return self if seat in (self.seat, (self.seat + 2) % 4) else hidden

    def told(self, seat: kit.Seat | None) -> kit.Answer:
        who = kit.Who(self.seat)
        if self.card is None:
            return (kit.note("brisca-event-noticed", kit.Kind.PLAY, who=who),)
        return (kit.note("brisca-event-signed", kit.Kind.PLAY, who=who, card=self.card),)


class Counted(kit.Event):
    """A deal is over: all points, the side that wins it, and its games; `won`: the match too."""

    points: tuple[kit.Points, ...]
    side: kit.Seat | None
    games: kit.Points
    won: bool

    def told(self, seat: kit.Seat | None) -> kit.Answer:
        points = kit.score_notes(self.points, seat)
        counted = kit.note("brisca-event-counted", kit.Kind.POINTS, points=points)
        if self.side is None:
            return counted, kit.note("brisca-event-tied", kit.Kind.POINTS)
        id_ = "brisca-event-won" if self.won else "brisca-event-deal-won"
        side = kit.Side(self.side)
        return counted, kit.note(id_, kit.Kind.POINTS, side=side, games=self.games)
