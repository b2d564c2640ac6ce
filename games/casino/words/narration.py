"""How the events of Casino are told: one event, one line, the new thing first; what is long is told
in several lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from games.casino import events
from games.casino.options import CasinoOptions
from games.casino.rules.duty import duty_word
from games.casino.words.count import drawn, scored, total_note, won
from games.casino.words.phrases import (
    bare_build,
    card_note,
    group_note,
    sorted_hand,
    sorted_loose,
    taken_notes,
    the_build,
)
from playroom.engine.kit.told import changed_lines, narrator, own_first
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.engine.table import Answer

SHORT = 2
"""So many things are named in the line of a take; of more the line says how many, and they follow.
"""

LINE = 4
"""Cards in one line of a long list."""

_TOLD = ("target", "game_mode", "seats", "partnerships", "first_dealer")
"""Options that have no line of their own at the start, for other lines tell them."""

FEW = 3
"""Cards at the end of a deal that are named in the line that says who gets them."""


def lines_of(things: Sequence[Note], kind: Kind) -> Answer:
    """A long list in lines of a few, as even as can be: only the last one is closed with `and`."""
    count = -(-len(things) // LINE) or 1
    ends = [len(things) * number // count for number in range(count + 1)]
    rows = [Notes(tuple(things[start:end])) for start, end in pairwise(ends)]
    if len(rows) == 1:
        return (note("casino-part-list", kind, things=rows[0]),) if things else ()
    return (
        *(note("casino-part-list-begun", kind, things=row) for row in rows[:-1]),
        note("casino-part-list-ended", kind, things=rows[-1]),
    )


# -- the table and the deal ------------------------------------------------------------------------


def _started(event: events.GameStarted, seat: Seat | None) -> Answer:
    seats = [member for side in event.sides for member in side]
    others = tuple(sorted(member for member in seats if member != seat))
    preset = note(f"casino-preset-{event.preset}")
    lines = [
        note(
            "casino-event-start-deal",
            Kind.TABLE,
            preset=preset,
            seats=len(seats),
            others=Seats(others),
        )
        if event.single_deal
        else note(
            "casino-event-start",
            Kind.TABLE,
            preset=preset,
            seats=len(seats),
            target=event.target,
            others=Seats(others),
        )
    ]
    for members in event.sides:
        if len(members) > 1:
            partners = tuple(member for member in members if member != seat)
            if len(partners) < len(members):
                lines.append(note("casino-event-partner", Kind.TABLE, partner=Seats(partners)))
            else:
                lines.append(note("casino-event-partners", Kind.TABLE, team=Seats(members)))
    return (*lines, *changed_lines("casino", CasinoOptions.declared, event.changed, _TOLD))


def _deal(event: events.DealStarted, seat: Seat | None) -> Answer:
    deals = note("casino-event-deal", Kind.DEAL, who=Who(event.dealer), number=event.deal)
    if event.deal == 1:
        return (deals,)
    # seats of a side are as far apart as there are sides (CAS-004)
    own = None if seat is None else seat % len(event.scores)
    return (total_note(event.scores, own, Kind.POINTS), deals)


def _hand(event: events.HandDealt, seat: Seat | None) -> Answer:
    if not event.cards:
        return ()
    return (note("casino-event-hand-dealt", Kind.DEAL, cards=sorted_hand(event.cards)),)


def _table(event: events.TableDealt, seat: Seat | None) -> Answer:
    return (note("casino-event-table-dealt", Kind.DEAL, cards=sorted_loose(event.cards)),)


def _round(event: events.RoundStarted, seat: Seat | None) -> Answer:
    if event.round in (1, event.rounds):
        return ()  # the last one is announced
    stock = event.stock
    values = {"round": event.round, "rounds": event.rounds, "stock": stock}
    return (Note.of("casino-event-round", values, Kind.DEAL),)


def _last_round(event: events.LastRound, seat: Seat | None) -> Answer:
    return (note("casino-event-last-round", Kind.DEAL, who=Who(event.dealer)),)


def _turn(event: events.TurnBegan, seat: Seat | None) -> Answer:
    if event.seat != seat:
        return ()
    if not event.owns:
        return (note("casino-event-turn", Kind.TURN),)
    return (duty_note(event.owns, event.duty, Kind.TURN),)


def duty_note(owns: Sequence[tuple[int, bool]], duty: str, kind: Kind = Kind.ANSWER) -> Note:
    """One's own turn, with the builds that bind and what may be done (CAS-100 to 109)."""
    builds = Notes(tuple(bare_build(value, multiple) for value, multiple in owns))
    word = duty_word(duty, [multiple for _, multiple in owns])
    return note("casino-event-turn-owner", kind, builds=builds, duty=word)


# -- plays -----------------------------------------------------------------------------------------


def _trailed(event: events.Trailed, seat: Seat | None) -> Answer:
    return (note("casino-event-trailed", Kind.PLAY, who=Who(event.seat), card=event.card),)


def took_lines(event: events.Took, kind: Kind = Kind.PLAY) -> Answer:
    """A take: what it took, or how many cards and then which."""
    things = taken_notes(event.groups, event.builds, event.seat)
    who, value = Who(event.seat), event.value or 0
    if len(things) <= SHORT:
        return (
            note(
                "casino-event-took",
                kind,
                who=who,
                taken=Notes(things),
                card=event.card,
                value=value,
                count=event.gained,
            ),
        )
    first = note(
        "casino-event-took-many",
        kind,
        who=who,
        count=event.gained - 1,
        card=event.card,
        value=value,
    )
    builds = (
        the_build(build.value, build.owner, event.seat, len(build.groups)) for build in event.builds
    )
    # the value of a build comes last: `9, 6 of diamonds` would be heard as one number
    plain = [*(card_note(card) for group in event.groups for card in group), *builds]
    return (first, *lines_of(plain, kind))


def _took(event: events.Took, seat: Seat | None) -> Answer:
    return took_lines(event)


def _built(event: events.Built, seat: Seat | None) -> Answer:
    company = Notes(tuple(note("casino-part-the-card", card=card) for card in event.groups[0][1:]))
    extra = Notes(tuple(group_note(group) for group in event.groups[1:]))
    who, value, card_, groups = Who(event.seat), event.value, event.card, len(event.groups)
    if not company.notes:
        return (
            note(
                "casino-event-built-lone",
                Kind.PLAY,
                who=who,
                value=value,
                card=card_,
                extra=extra,
                groups=groups,
            ),
        )
    if not extra.notes:
        return (
            note(
                "casino-event-built", Kind.PLAY, who=who, value=value, card=card_, company=company
            ),
        )
    return (
        note(
            "casino-event-built-more",
            Kind.PLAY,
            who=who,
            value=value,
            card=card_,
            company=company,
            extra=extra,
            groups=groups,
        ),
    )


def _duplicated(event: events.Duplicated, seat: Seat | None) -> Answer:
    build = the_build(event.value, event.former, event.seat)
    added = Notes(tuple(group_note(group) for group in event.groups))
    return (
        note("casino-event-duplicated", Kind.PLAY, who=Who(event.seat), build=build, added=added),
    )


def _increased(event: events.Increased, seat: Seat | None) -> Answer:
    build = the_build(event.old, event.former, event.seat)
    lines = [
        note(
            "casino-event-increased",
            Kind.PLAY,
            who=Who(event.seat),
            build=build,
            value=event.value,
            card=event.card,
        )
    ]
    if event.merged:
        lines.append(note("casino-event-increased-merged", Kind.PLAY, value=event.value))
    if event.groups:
        extra = Notes(tuple(group_note(group) for group in event.groups))
        lines.append(note("casino-event-increased-more", Kind.PLAY, extra=extra))
    return tuple(lines)


def _swept(event: events.Swept, seat: Seat | None) -> Answer:
    return (note("casino-event-swept", Kind.POINTS, who=Side(event.side), count=event.count),)


def _drew(event: events.Drew, seat: Seat | None) -> Answer:
    return () if event.card is None else (note("casino-event-drew", Kind.DEAL, card=event.card),)


def _exhausted(event: events.StockExhausted, seat: Seat | None) -> Answer:
    return (note("casino-event-stock-out", Kind.DEAL),)


def _residue(event: events.Residue, seat: Seat | None) -> Answer:
    cards = sorted_loose(event.cards)
    if not cards:
        return (note("casino-event-residue-none", Kind.POINTS),)
    if event.side is not None and len(cards) <= FEW:
        return (note("casino-event-residue-few", Kind.POINTS, who=Side(event.side), cards=cards),)
    if event.side is None:
        first = note("casino-event-residue-nobody", Kind.POINTS, count=len(cards))
    else:
        first = note("casino-event-residue", Kind.POINTS, who=Side(event.side), count=len(cards))
    return (first, *lines_of([card_note(card) for card in cards], Kind.POINTS))


# -- the referee and the procedures ----------------------------------------------------------------


def _refused(event: events.Refused, seat: Seat | None) -> Answer:
    return (event.rejection.note,)


def _proposed(event: events.RedealProposed, seat: Seat | None) -> Answer:
    lines = [note("casino-event-redeal-proposed", Kind.TABLE, who=Who(event.seat))]
    if seat in event.asked:
        lines.append(note("casino-event-redeal-asked", Kind.TURN))
    return tuple(lines)


def _declined(event: events.RedealDeclined, seat: Seat | None) -> Answer:
    return (note("casino-event-redeal-declined", Kind.TABLE, count=event.count),)


def _void(event: events.DealVoid, seat: Seat | None) -> Answer:
    return (note("casino-event-deal-void", Kind.TABLE, reason=event.reason),)


def _dealer_asked(event: events.DealerAsked, seat: Seat | None) -> Answer:
    return (note("casino-event-dealer-asked", Kind.TURN, who=Seats(own_first(event.asked, seat))),)


def _dealer_chosen(event: events.DealerChosen, seat: Seat | None) -> Answer:
    if event.by is None:
        return (note("casino-event-dealer-passes", Kind.TABLE, who=Who(event.dealer)),)
    return (note("casino-event-dealer-chosen", Kind.TABLE, who=Who(event.dealer)),)


def _window(event: events.WindowOpened, seat: Seat | None) -> Answer:
    if seat not in event.asked:
        return ()
    return (
        note("casino-event-window", Kind.TURN, mover=Who(event.mover), seconds=event.seconds or 0),
    )


def _window_closed(event: events.WindowClosed, seat: Seat | None) -> Answer:
    if event.challenger is None:
        return ()
    return (
        note(
            "casino-event-challenged", Kind.TABLE, who=Who(event.challenger), mover=Who(event.mover)
        ),
    )


def _upheld(event: events.ChallengeUpheld, seat: Seat | None) -> Answer:
    reason = event.rejection.note
    return (
        note(
            "casino-event-upheld",
            Kind.TABLE,
            who=Who(event.mover),
            take=event.take,
            card=event.card,
        ),
        Note(reason.id, reason.parts, Kind.TABLE),
    )


def _dismissed(event: events.ChallengeDismissed, seat: Seat | None) -> Answer:
    return (note("casino-event-dismissed", Kind.TABLE, who=Who(event.mover)),)


def _lost(event: events.GameLost, seat: Seat | None) -> Answer:
    return (note("casino-event-lost", Kind.POINTS, who=Who(event.seat), fault=event.fault),)


def _improper(event: events.ImproperBuild, seat: Seat | None) -> Answer:
    build = the_build(event.value, event.seat)
    gained = Notes(
        tuple(note("casino-part-side-gains", side=Side(side), count=1) for side in event.gained)
    )
    lines = [
        note("casino-event-improper", Kind.POINTS, build=build, who=Side(event.side), gained=gained)
    ]
    if event.falls:
        lines.append(note("casino-event-falls-apart", Kind.TABLE))
    return tuple(lines)


def _penalty(event: events.PenaltyTrail, seat: Seat | None) -> Answer:
    return (note("casino-event-penalty-trail", Kind.PLAY, who=Who(event.seat), card=event.card),)


def _must_trail(event: events.MustTrail, seat: Seat | None) -> Answer:
    return (note("casino-event-must-trail", Kind.TABLE, who=Who(event.seat), card=event.card),)


def _waived(event: events.PenaltyWaived, seat: Seat | None) -> Answer:
    return (note("casino-event-penalty-waived", Kind.TABLE, who=Who(event.seat), card=event.card),)


def _barred(event: events.Barred, seat: Seat | None) -> Answer:
    return (note("casino-event-barred", Kind.TABLE, who=Side(event.side), card=event.card),)


def _accused(event: events.Accused, seat: Seat | None) -> Answer:
    lines = [
        note(
            "casino-event-accused",
            Kind.TABLE,
            accuser=Who(event.accuser),
            who=Who(event.seat),
            card=event.card,
        )
    ]
    if seat == event.seat:
        lines.append(note("casino-event-accused-asked", Kind.TURN))
    return tuple(lines)


def _denied(event: events.AccusationDenied, seat: Seat | None) -> Answer:
    return (note("casino-event-denied", Kind.TABLE, who=Who(event.seat)),)


def _forfeits(event: events.SeatForfeits, seat: Seat | None) -> Answer:
    return (note("casino-event-forfeits", Kind.TABLE, who=Who(event.seat)),)


_TELLERS: dict[type[Event], Callable[[Any, Seat | None], Answer]] = {
    events.GameStarted: _started,
    events.DealStarted: _deal,
    events.HandDealt: _hand,
    events.TableDealt: _table,
    events.RoundStarted: _round,
    events.LastRound: _last_round,
    events.TurnBegan: _turn,
    events.Trailed: _trailed,
    events.Took: _took,
    events.Built: _built,
    events.Duplicated: _duplicated,
    events.Increased: _increased,
    events.Swept: _swept,
    events.Drew: _drew,
    events.StockExhausted: _exhausted,
    events.Residue: _residue,
    events.DealScored: scored,
    events.GameWon: won,
    events.GameDrawn: drawn,
    events.Refused: _refused,
    events.RedealProposed: _proposed,
    events.RedealDeclined: _declined,
    events.DealVoid: _void,
    events.DealerAsked: _dealer_asked,
    events.DealerChosen: _dealer_chosen,
    events.WindowOpened: _window,
    events.WindowClosed: _window_closed,
    events.ChallengeUpheld: _upheld,
    events.ChallengeDismissed: _dismissed,
    events.ImproperBuild: _improper,
    events.GameLost: _lost,
    events.PenaltyTrail: _penalty,
    events.MustTrail: _must_trail,
    events.PenaltyWaived: _waived,
    events.Barred: _barred,
    events.Accused: _accused,
    events.AccusationDenied: _denied,
    events.SeatForfeits: _forfeits,
}

narrate = narrator(_TELLERS)
"""The lines that tell an event to a seat; none for what another line has told."""
