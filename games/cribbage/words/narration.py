"""How the events of cribbage are told: one event, one note, the new thing first.

Points are told with what made them.
"""

from __future__ import annotations

from collections.abc import Callable
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
from games.cribbage.words.phrases import parts_note, result_note, score_line
from playroom.engine.kit.told import changed_lines, own_first
from playroom.engine.notes import Kind, Seats, Side, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.engine.table import Answer


def narrate(event: Event, seat: Seat | None) -> Answer:
    """The lines that tell `event`; none for what another line has told."""
    tell = _TELL.get(type(event))
    return () if tell is None else tell(event, seat)


def _table(event: TableSet, seat: Seat | None) -> Answer:
    everybody = tuple(range(event.seats))
    others = tuple(one for one in everybody if one != seat)
    lines = [
        note(
            "cribbage-event-table",
            Kind.TABLE,
            seats=event.seats,
            target=event.target,
            others=Seats(others),
        )
    ]
    sides = event.teams or event.seats
    if event.teams:
        own = -1 if seat is None else seat % sides
        if seat is not None:
            partners = tuple(one for one in range(own, event.seats, sides) if one != seat)
            lines.append(
                note("cribbage-event-table-partners", Kind.TABLE, partners=Seats(partners))
            )
        for side in range(sides):
            if side != own:
                team = tuple(range(side, event.seats, sides))
                lines.append(note("cribbage-event-table-team", Kind.TABLE, team=Seats(team)))
    untold = ("teams", "target", "first_dealer", "help", "auto_count")
    lines += changed_lines("cribbage", CribbageOptions.declared, event.changed, untold)
    if event.helped:
        lines.append(
            note("cribbage-event-table-help", Kind.TABLE, who=Seats(own_first(event.helped, seat)))
        )
    if event.auto:
        lines.append(
            note("cribbage-event-table-auto", Kind.TABLE, who=Seats(own_first(event.auto, seat)))
        )
    return tuple(lines)


def _cut(event: Cut, seat: Seat | None) -> Answer:
    return (note("cribbage-event-cut", Kind.DEAL, who=Who(event.seat), card=event.card),)


def _dealt(event: Dealt, seat: Seat | None) -> Answer:
    lines = [note("cribbage-event-dealt", Kind.DEAL, who=Who(event.dealer), number=event.number)]
    if seat in event.waiting:
        others = tuple(one for one in range(len(event.counts)) if one not in event.waiting)
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
    return (note("cribbage-event-starter", Kind.DEAL, who=Who(event.leads), card=event.card),)


def _heels(event: Heels, seat: Seat | None) -> Answer:
    return (note("cribbage-event-heels", Kind.POINTS, who=Who(event.dealer), points=event.points),)


def _turn(event: TurnBegan, seat: Seat | None) -> Answer:
    if seat != event.seat or event.how == "start":  # the line of the starter tells who begins
        return ()
    return (
        note(f"cribbage-event-turn-{'next' if event.how == 'reply' else event.how}", Kind.TURN),
    )


def _played(event: Played, seat: Seat | None) -> Answer:
    return (parts_note(event),)


def _cannot(event: Cannot, seat: Seat | None) -> Answer:
    if len(event.together) > 1:
        return (
            note(
                "cribbage-event-cannot-several",
                Kind.PLAY,
                seats=Seats(own_first(event.together, seat)),
            ),
        )
    return (
        (note("cribbage-event-cannot", Kind.PLAY, who=Who(event.seat)),) if event.together else ()
    )


def _last_card(event: LastCard, seat: Seat | None) -> Answer:
    name = "cribbage-event-last-card" if event.final else "cribbage-event-go"
    return (note(name, Kind.POINTS, who=Who(event.seat), points=event.points),)


def _count_opened(event: CountOpened, seat: Seat | None) -> Answer:
    asked = seat == event.seat and event.by_hand
    shown: dict[str, Any] = {"what": event.what, "cards": event.cards, "starter": event.starter}
    if not asked:
        return (note("cribbage-event-count-opened", Kind.COUNT, who=Who(event.seat), **shown),)
    opened = note("cribbage-event-count-asked", Kind.COUNT, **shown)
    if event.seconds:
        return (opened, note("cribbage-event-count-clock", Kind.CLOCK, seconds=event.seconds))
    return (opened,)


def _helped(event: Helped, seat: Seat | None) -> Answer:
    if event.kind is None:
        return (note("cribbage-event-help-end"),)
    return (note(f"cribbage-event-help-{event.kind}", cards=event.cards),)


def _counted(event: Counted, seat: Seat | None) -> Answer:
    return (result_note(event),)


def _deal_ended(event: DealEnded, seat: Seat | None) -> Answer:
    return (score_line(event.scores, event.teams, seat, Kind.POINTS),)


def _won(event: Won, seat: Seat | None) -> Answer:
    won = note(
        "cribbage-event-won", Kind.POINTS, who=Side(event.side), points=event.scores[event.side]
    )
    return (won, score_line(event.scores, event.teams, seat, Kind.POINTS))


_TELL: dict[type[Event], Callable[[Any, Seat | None], Answer]] = {
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
"""`Scored` and `Reset` are not told: the line of what made the points tells them, and a new run
begins with its first card.
"""
