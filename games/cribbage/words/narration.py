"""How the events of cribbage are told: one event, one note, the new thing first.

Points are told with what made them.
"""

from __future__ import annotations

from typing import Any

from games.cribbage.events import (
    Cannot,
    Counted,
    CountOpened,
    Cut,
    DealEnded,
    Dealt,
    Discarded,
    Hand,
    Heels,
    Helped,
    LastCard,
    Played,
    Starter,
    TableSet,
    TurnBegan,
    Won,
)
from games.cribbage.options import CribbageOptions
from games.cribbage.words.phrases import played_note, result_note, scores_note
from playroom.engine.kit.told import changed_lines, narrator, own_first
from playroom.engine.notes import Kind, Note, Seats, Side, Who, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.table import Answer


def _table(event: TableSet, seat: Seat | None) -> Answer:
    others = tuple(other for other in range(event.seats) if other != seat)
    lines = [
        note(
            "cribbage-event-table",
            Kind.TABLE,
            seats=event.seats,
            target=event.target,
            others=Seats(others),
        ),
        *(_teams(event, seat) if event.teams else ()),
    ]
    table = Setup.of(event.seats, dict(event.changed))
    idle = CribbageOptions.of(table).idle
    untold = ("teams", "target", "first_dealer", "help", "auto_count", *idle)
    lines += changed_lines("cribbage", CribbageOptions.declared, event.changed, untold)
    if event.helped:
        helped = Seats(own_first(event.helped, seat))
        lines.append(note("cribbage-event-table-help", Kind.TABLE, who=helped))
    if event.auto:
        auto = Seats(own_first(event.auto, seat))
        lines.append(note("cribbage-event-table-auto", Kind.TABLE, who=auto))
    return tuple(lines)


def _teams(event: TableSet, seat: Seat | None) -> Answer:
    """One's partners, and the other teams."""
    lines: list[Note] = []
    for side in range(event.teams):
        members = range(side, event.seats, event.teams)
        if seat in members:
            partners = Seats(tuple(member for member in members if member != seat))
            line = note("cribbage-event-table-partners", Kind.TABLE, partners=partners)
            lines.insert(0, line)
        else:
            team = Seats(tuple(members))
            lines.append(note("cribbage-event-table-team", Kind.TABLE, team=team))
    return tuple(lines)


def _cut(event: Cut, seat: Seat | None) -> Answer:
    return (note("cribbage-event-cut", Kind.DEAL, who=Who(event.seat), card=event.card),)


def _dealt(event: Dealt, seat: Seat | None) -> Answer:
    lines = [note("cribbage-event-dealt", Kind.DEAL, who=Who(event.dealer), number=event.number)]
    if seat in event.waiting:
        seats = range(len(event.counts))
        others = tuple(other for other in seats if other not in event.waiting)
        lines.append(note("cribbage-event-dealer-waits", Kind.DEAL, others=Seats(others)))
    return tuple(lines)


def _hand(event: Hand, seat: Seat | None) -> Answer:
    lines = [note("cribbage-event-hand", Kind.DEAL, cards=tuple(sorted(event.cards)))]
    if event.discards:
        lines.append(
            note("cribbage-event-choose", Kind.DEAL, who=Who(event.dealer), count=event.discards)
        )
    return tuple(lines)


def _discarded(event: Discarded, seat: Seat | None) -> Answer:
    if event.cards is not None:
        return (note("cribbage-event-laid-away", Kind.PLAY, cards=tuple(sorted(event.cards))),)
    return (note("cribbage-event-discarded", Kind.PLAY, who=Who(event.seat), count=event.count),)


def _starter(event: Starter, seat: Seat | None) -> Answer:
    if event.leads is None:
        return (note("cribbage-event-starter-only", Kind.DEAL, card=event.card),)
    name = "cribbage-event-starter-unpaid" if event.unpaid else "cribbage-event-starter"
    starter = note(name, Kind.DEAL, who=Who(event.leads), card=event.card)
    if event.unpaid and event.leads == seat:  # too long for one line
        return (starter, note("cribbage-event-turn-next", Kind.TURN))
    return (starter,)


def _heels(event: Heels, seat: Seat | None) -> Answer:
    return (note("cribbage-event-heels", Kind.POINTS, who=Who(event.dealer), points=event.points),)


def _turn(event: TurnBegan, seat: Seat | None) -> Answer:
    if seat != event.seat or event.how == "start":  # the line of the starter tells who begins
        return ()
    how = "next" if event.how == "reply" else event.how
    return (note(f"cribbage-event-turn-{how}", Kind.TURN),)


def _played(event: Played, seat: Seat | None) -> Answer:
    return (played_note(event),)


def _cannot(event: Cannot, seat: Seat | None) -> Answer:
    if not event.together:  # the last of them tells it
        return ()
    if len(event.together) > 1:
        seats = Seats(own_first(event.together, seat))
        return (note("cribbage-event-cannot-several", Kind.PLAY, seats=seats),)
    return (note("cribbage-event-cannot", Kind.PLAY, who=Who(event.seat)),)


def _last_card(event: LastCard, seat: Seat | None) -> Answer:
    name = "cribbage-event-last-card" if event.final else "cribbage-event-go"
    return (note(name, Kind.POINTS, who=Who(event.seat), points=event.points),)


def _count_opened(event: CountOpened, seat: Seat | None) -> Answer:
    is_claimed = seat == event.seat and event.by_hand
    shown: dict[str, Any] = {"what": event.what, "cards": event.cards, "starter": event.starter}
    if not is_claimed:
        return (note("cribbage-event-count-opened", Kind.COUNT, who=Who(event.seat), **shown),)
    opened = note("cribbage-event-count-asked", Kind.TURN, **shown)
    if event.seconds:
        return (opened, note("cribbage-event-count-clock", Kind.CLOCK, seconds=event.seconds))
    return (opened,)


def _helped(event: Helped, seat: Seat | None) -> Answer:
    if event.kind is None:
        return (note("cribbage-event-help-end"),)
    name, cards = f"cribbage-event-help-{event.kind}", event.cards
    if event.kind == "pair":
        return (note(name, cards=cards, rank=cards[0].rank),)
    return (note(name, cards=cards),)


def _counted(event: Counted, seat: Seat | None) -> Answer:
    return (result_note(event),)


def _deal_ended(event: DealEnded, seat: Seat | None) -> Answer:
    return (scores_note(event.scores, event.teams, seat, Kind.POINTS),)


def _won(event: Won, seat: Seat | None) -> Answer:
    points = event.scores[event.side]
    won = note("cribbage-event-won", Kind.POINTS, who=Side(event.side), points=points)
    return (won, scores_note(event.scores, event.teams, seat, Kind.POINTS))


narrate = narrator(
    {
        TableSet: _table,
        Cut: _cut,
        Dealt: _dealt,
        Hand: _hand,
        Discarded: _discarded,
        Starter: _starter,
        Heels: _heels,
        TurnBegan: _turn,
        Played: _played,
        Cannot: _cannot,
        LastCard: _last_card,
        CountOpened: _count_opened,
        Helped: _helped,
        Counted: _counted,
        DealEnded: _deal_ended,
        Won: _won,
    }
)
"""`Scored` and `Reset` are not told: the line of what made the points tells them, and a new run
begins with its first card.
"""
