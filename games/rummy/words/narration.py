"""How the events of rummy are told: one event, one line, the new thing first."""

from __future__ import annotations

from games.rummy.events import (
    Claimed,
    DealerDrawn,
    Dealt,
    Declined,
    Discarded,
    Drafted,
    DrewStock,
    GameEnded,
    HandEnded,
    HandStarted,
    LaidOff,
    Noted,
    Opened,
    Replaced,
    SeatBack,
    SeatLeft,
    StockTurned,
    TableSet,
    TookDiscard,
    Turn,
    Undone,
)
from games.rummy.options import RummyOptions
from games.rummy.rules.refusals import contract_note
from games.rummy.words.agreements import TOLD as AGREEMENTS
from games.rummy.words.phrases import added, meld_name, meld_note, numbers, score_lines
from playroom.engine.cards import Card
from playroom.engine.kit.told import changed_lines, narrator
from playroom.engine.notes import Kind, Notes, Seats, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer

FEW = 3
"""From so many cards on, what is left in a hand is told with its discard."""


# -- the table and the deal ------------------------------------------------------------------------


def _table(event: TableSet, seat: Seat | None) -> Answer:
    others = Seats(tuple(other for other in range(event.seats) if other != seat))
    seats, packs = event.seats, event.packs
    first = note("rummy-event-table", Kind.TABLE, seats=seats, packs=packs, others=others)
    return (first, *changed_lines("rummy", RummyOptions.declared, event.changed))


def _drawn(event: DealerDrawn, seat: Seat | None) -> Answer:
    draws = tuple(
        note("rummy-part-drew", player=Who(other), card=card) for other, card in event.draws
    )
    if event.dealer is None:
        return (note("rummy-event-drawn-tie", Kind.DEAL, draws=Notes(draws)),)
    who, card = Who(event.dealer), dict(event.draws)[event.dealer]
    return (note("rummy-event-drawn", Kind.DEAL, who=who, card=card, draws=Notes(draws)),)


def _started(event: HandStarted, seat: Seat | None) -> Answer:
    number, contract = event.number, contract_note(event.sets, event.runs)
    dealer = Who(event.dealer)
    return (
        note("rummy-event-hand-started", Kind.DEAL, number=number, contract=contract, who=dealer),
        note("rummy-event-first-card", Kind.DEAL, card=event.top, stock=event.stock),
    )


def _dealt(event: Dealt, seat: Seat | None) -> Answer:
    return (note("rummy-event-dealt", Kind.DEAL, cards=tuple(sorted(event.cards))),)


def _turn(event: Turn, seat: Seat | None) -> Answer:
    if seat != event.seat:
        return ()
    if event.top is None:
        return (note("rummy-event-your-turn", Kind.TURN),)
    return (note("rummy-event-your-turn-top", Kind.TURN, card=event.top),)


# -- drawing and claims ----------------------------------------------------------------------------


def _took(event: TookDiscard, seat: Seat | None) -> Answer:
    return (note("rummy-event-took", Kind.PLAY, who=Who(event.seat), card=event.card),)


def _declined(event: Declined, seat: Seat | None) -> Answer:
    if event.card is None or not event.asked:
        return ()
    if seat == event.seat:  # the card that is drawn comes when they have answered
        return (note("rummy-event-others-asked", Kind.PLAY, others=Seats(event.asked)),)
    if seat in event.asked:
        return may_i(event.seat, event.card, event.thrown, event.seconds)
    return ()


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


def _claimed(event: Claimed, seat: Seat | None) -> Answer:
    card, penalty, who = event.card, event.penalty, Who(event.seat)
    others = Seats(tuple(other for other in event.seats if other != event.seat))
    if seat == event.seat and penalty is not None:
        if not others.seats:
            return (note("rummy-event-got", Kind.PLAY, card=card, penalty=penalty),)
        got = note("rummy-event-got-over", Kind.PLAY, others=others, card=card, penalty=penalty)
        return (got,)
    if not others.seats:
        return (note("rummy-event-claimed", Kind.PLAY, who=who, card=card),)
    return (note("rummy-event-claimed-over", Kind.PLAY, who=who, card=card, others=others),)


def _drew(event: DrewStock, seat: Seat | None) -> Answer:
    if event.card is None:
        return (note("rummy-event-drew-stock", Kind.PLAY, who=Who(event.seat)),)
    return (note("rummy-event-you-drew", Kind.PLAY, card=event.card),)


def _turned(event: StockTurned, seat: Seat | None) -> Answer:
    return (note("rummy-event-stock-turned", Kind.PLAY, count=event.count),)


# -- laying ----------------------------------------------------------------------------------------


def _opened(event: Opened, seat: Seat | None) -> Answer:
    first, *others = map(meld_note, event.melds)
    return (
        note("rummy-event-opened", Kind.PLAY, who=Who(event.seat), meld=first),
        *(note("rummy-event-opened-too", Kind.PLAY, meld=meld) for meld in others),
    )


def _laid_off(event: LaidOff, seat: Seat | None) -> Answer:
    card, meld = added(event.card, event.now, event.end), meld_name(event.now)
    return (note("rummy-event-laid-off", Kind.PLAY, who=Who(event.seat), card=card, meld=meld),)


def _replaced(event: Replaced, seat: Seat | None) -> Answer:
    who, freed = Who(event.seat), event.freed
    return (
        note("rummy-event-replaced", Kind.PLAY, who=who, card=event.card, freed=freed),
        note("rummy-event-freed", Kind.PLAY, freed=freed, meld=meld_name(event.then)),
    )


def _undone(event: Undone, seat: Seat | None) -> Answer:
    who, what = Who(event.seat), event.what
    return (note("rummy-event-undone", Kind.PLAY, who=who, what=what, cards=event.cards),)


def _discarded(event: Discarded, seat: Seat | None) -> Answer:
    who, card, left = Who(event.seat), event.card, event.left
    if 0 < left <= FEW:
        return (note("rummy-event-discarded-few", Kind.PLAY, who=who, card=card, left=left),)
    return (note("rummy-event-discarded", Kind.PLAY, who=who, card=card),)


def _drafted(event: Drafted, seat: Seat | None) -> Answer:
    meld, count, of = meld_note(event.meld), len(event.draft), event.sets + event.runs
    if not event.on:
        return (note("rummy-event-unstaged", Kind.PLAY, meld=meld, count=count),)
    name = "rummy-event-staged-first" if count == 1 else "rummy-event-staged"
    if count == of:
        name = "rummy-event-staged-last"
    return (note(name, Kind.PLAY, meld=meld, count=count, of=of),)


# -- the end of a hand -----------------------------------------------------------------------------


def _ended(event: HandEnded, seat: Seat | None) -> Answer:
    if event.seat is not None:
        lines = [note("rummy-event-out", Kind.POINTS, who=Who(event.seat))]
    else:
        lines = [note(f"rummy-event-{event.how}", Kind.POINTS)]
    if event.points:
        lines += score_lines(event.points, event.totals, seat)
        if seat in event.asked:
            lines.append(note("rummy-event-closing", Kind.TABLE))
    elif seat is not None and seat in event.asked:
        cards = tuple(sorted(event.hands[seat]))
        lines.append(note("rummy-event-count-asked", Kind.COUNT, cards=cards))
    elif event.asked:
        lines.append(note("rummy-event-count-others", Kind.COUNT, others=Seats(event.asked)))
    return tuple(lines)


def _noted(event: Noted, seat: Seat | None) -> Answer:
    if event.what == "count":
        return (note("rummy-event-noted-count", Kind.COUNT, points=event.points),)
    if event.about is not None:
        return (note("rummy-event-noted-challenge", Kind.COUNT, about=Who(event.about)),)
    return (note(f"rummy-event-noted-{event.what.replace('_', '-')}", Kind.PLAY),)


def _left(event: SeatLeft, seat: Seat | None) -> Answer:
    return (note("rummy-event-left", Kind.TABLE, who=Who(event.seat), vacated=event.vacated),)


def _back(event: SeatBack, seat: Seat | None) -> Answer:
    return (note("rummy-event-back", Kind.TABLE, who=Who(event.seat)),)


def end_lines(event: GameEnded, seat: Seat | None, kind: Kind = Kind.POINTS) -> Answer:
    """Who won and what was posted; in an answer the final totals too, which otherwise the last hand
    has just told.
    """
    winner = event.winners[0]
    points = event.totals[winner]
    if len(event.winners) == 1:
        lines = [note("rummy-event-won", kind, who=Who(winner), points=points)]
    else:
        lines = [note("rummy-event-shared", kind, winners=Seats(event.winners), points=points)]
    if kind is Kind.ANSWER:
        lines.append(note("rummy-event-final", kind, points=numbers(event.totals, seat)))
    if event.posted_for:
        lines.append(note("rummy-event-posted-for", kind, others=Seats(event.posted_for)))
    if not event.rated:
        lines.append(note("rummy-event-unrated", kind))
    return tuple(lines)


narrate = narrator(
    {
        TableSet: _table,
        DealerDrawn: _drawn,
        HandStarted: _started,
        Dealt: _dealt,
        Turn: _turn,
        TookDiscard: _took,
        Declined: _declined,
        Claimed: _claimed,
        DrewStock: _drew,
        StockTurned: _turned,
        Opened: _opened,
        LaidOff: _laid_off,
        Replaced: _replaced,
        Undone: _undone,
        Discarded: _discarded,
        Drafted: _drafted,
        HandEnded: _ended,
        Noted: _noted,
        SeatLeft: _left,
        SeatBack: _back,
        GameEnded: end_lines,
        **AGREEMENTS,
    }
)
"""The lines that tell an event to a seat; none for what another line has told."""
