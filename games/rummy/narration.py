"""How the events of rummy are told: one event, one line, the new thing first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.rummy import events as e
from games.rummy.melds import RUN, Meld
from games.rummy.phrases import contract_note, meld_name, meld_note, numbers, option_note
from playroom.engine.cards import Card
from playroom.engine.notes import Kind, Note, Notes, Seats, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.engine.table import Answer

FEW = 3
"""From so many cards on, what is left in a hand is told with its discard."""


def narrate(event: Event, seat: Seat | None) -> Answer:
    """The lines that tell `event`; none for what another line has told."""
    tell = _TELL.get(type(event))
    return () if tell is None else tell(event, seat)


def added(card: Card, now: Meld, end: str) -> Note:
    """A card that was added, that it is wild there (of a joker nobody need say it), and in a run
    what it stands for.
    """
    if now.kind == RUN and end:
        place = 0 if end == "low" else len(now.cards) - 1
        if now.wild_at(place):
            name = "rummy-the-as" if card.is_joker else "rummy-the-wild-as"
            return note(name, card=card, rank=now.stands_for(place).rank)
    elif any(star and one is card for one, star in zip(now.cards, now.stars, strict=True)):
        return note("rummy-the-wild", card=card)
    return note("rummy-the", card=card)


# -- the table and the deal ------------------------------------------------------------------------


def _table(event: e.TableSet, seat: Seat | None) -> Answer:
    others = tuple(one for one in range(event.seats) if one != seat)
    first = note(
        "rummy-table", Kind.TABLE, seats=event.seats, packs=event.packs, others=Seats(others)
    )
    return (first, *(option_note(name, value) for name, value in event.changed))


def _drawn(event: e.DealerDrawn, seat: Seat | None) -> Answer:
    draws = Notes(
        tuple(note("rummy-drew", player=Who(who), card=card) for who, card in event.draws)
    )
    return (note("rummy-drawn", Kind.DEAL, draws=draws),)


def _started(event: e.HandStarted, seat: Seat | None) -> Answer:
    contract = contract_note(event.sets, event.runs)
    first = note(
        "rummy-hand-started",
        Kind.DEAL,
        number=event.number,
        contract=contract,
        who=Who(event.dealer),
    )
    return (first, note("rummy-first-card", Kind.DEAL, card=event.top, stock=event.stock))


def _dealt(event: e.Dealt, seat: Seat | None) -> Answer:
    return (note("rummy-dealt", Kind.DEAL, cards=tuple(sorted(event.cards))),)


def _turn(event: e.Turn, seat: Seat | None) -> Answer:
    if seat != event.seat:
        return ()
    if event.top is None:
        return (note("rummy-your-turn", Kind.TURN),)
    return (note("rummy-your-turn-top", Kind.TURN, card=event.top),)


# -- drawing and claims ----------------------------------------------------------------------------


def _took(event: e.TookDiscard, seat: Seat | None) -> Answer:
    return (note("rummy-took", Kind.PLAY, who=Who(event.seat), card=event.card),)


def _declined(event: e.Declined, seat: Seat | None) -> Answer:
    if event.card is None or not event.asked:
        return ()
    if seat == event.seat:
        return (note("rummy-you-leave-it", Kind.PLAY, card=event.card),)
    if seat in event.asked:
        return may_i(event.seat, event.card, event.thrown, event.seconds)
    return ()


def may_i(by: Seat, card: Card, thrown: Seat | None, seconds: int) -> Answer:
    """The question to those who may claim: who left which card, perhaps one's own, what it costs,
    and the time for it.
    """
    # the first card of a hand was thrown by nobody, and that is as good as by the one who leaves it
    asked = note(
        "rummy-may-i",
        Kind.TURN,
        by=Who(by),
        card=card,
        thrown=Who(by if thrown is None else thrown),
    )
    return asked, note("rummy-may-i-how", Kind.TURN, seconds=seconds)


def _claimed(event: e.Claimed, seat: Seat | None) -> Answer:
    others = tuple(one for one in event.seats if one != event.seat)
    if seat == event.seat and event.penalty is not None:
        got: dict[str, Any] = {"card": event.card, "penalty": event.penalty}
        if others:
            return (note("rummy-got-over", Kind.PLAY, others=Seats(others), **got),)
        return (note("rummy-got", Kind.PLAY, **got),)
    if others:
        return (
            note(
                "rummy-claimed-over",
                Kind.PLAY,
                who=Who(event.seat),
                card=event.card,
                others=Seats(others),
            ),
        )
    return (note("rummy-claimed", Kind.PLAY, who=Who(event.seat), card=event.card),)


def _drew(event: e.DrewStock, seat: Seat | None) -> Answer:
    if event.card is None:
        return (note("rummy-drew-stock", Kind.PLAY, who=Who(event.seat)),)
    return (note("rummy-you-drew", Kind.PLAY, card=event.card),)


def _turned(event: e.StockTurned, seat: Seat | None) -> Answer:
    return (note("rummy-stock-turned", Kind.PLAY, count=event.count),)


# -- laying ----------------------------------------------------------------------------------------


def _opened(event: e.Opened, seat: Seat | None) -> Answer:
    first, *others = map(meld_note, event.melds)
    return (
        note("rummy-opened", Kind.PLAY, who=Who(event.seat), meld=first),
        *(note("rummy-opened-too", Kind.PLAY, meld=one) for one in others),
    )


def _laid_off(event: e.LaidOff, seat: Seat | None) -> Answer:
    what = added(event.card, event.now, event.end)
    return (
        note(
            "rummy-laid-off", Kind.PLAY, who=Who(event.seat), card=what, meld=meld_name(event.now)
        ),
    )


def _replaced(event: e.Replaced, seat: Seat | None) -> Answer:
    lines = [
        note("rummy-replaced", Kind.PLAY, who=Who(event.seat), card=event.card, freed=event.freed)
    ]
    lines.append(note("rummy-freed", Kind.PLAY, freed=event.freed, meld=meld_name(event.then)))
    return tuple(lines)


def _undone(event: e.Undone, seat: Seat | None) -> Answer:
    return (
        note("rummy-undone", Kind.PLAY, who=Who(event.seat), what=event.what, cards=event.cards),
    )


def _discarded(event: e.Discarded, seat: Seat | None) -> Answer:
    if 0 < event.left <= FEW:
        few = note(
            "rummy-discarded-few", Kind.PLAY, who=Who(event.seat), card=event.card, left=event.left
        )
        return (few,)
    return (note("rummy-discarded", Kind.PLAY, who=Who(event.seat), card=event.card),)


def _drafted(event: e.Drafted, seat: Seat | None) -> Answer:
    if not event.on:
        return (
            note("rummy-unstaged", Kind.PLAY, meld=meld_note(event.meld), count=len(event.draft)),
        )
    of = event.sets + event.runs
    name = "rummy-staged-last" if len(event.draft) == of else "rummy-staged"
    return (note(name, Kind.PLAY, meld=meld_note(event.meld), count=len(event.draft), of=of),)


# -- the end of a hand -----------------------------------------------------------------------------


def _ended(event: e.HandEnded, seat: Seat | None) -> Answer:
    if event.seat is not None:
        lines = [note("rummy-out", Kind.POINTS, who=Who(event.seat))]
    else:
        lines = [note(f"rummy-{event.how}", Kind.POINTS)]
    if event.points:
        lines.append(note("rummy-points", Kind.POINTS, points=numbers(event.points, seat)))
        lines.append(note("rummy-totals", Kind.POINTS, points=numbers(event.totals, seat)))
        if seat in event.asked:
            lines.append(note("rummy-closing", Kind.TABLE))
    elif seat in event.asked:
        lines.append(note("rummy-count-asked", Kind.COUNT, cards=tuple(sorted(event.hands[seat]))))
    elif event.asked:
        lines.append(note("rummy-count-others", Kind.COUNT, others=Seats(event.asked)))
    return tuple(lines)


def _noted(event: e.Noted, seat: Seat | None) -> Answer:
    if event.what == "count":
        return (note("rummy-noted-count", Kind.COUNT, points=event.points),)
    if event.what == "challenge":
        return (note("rummy-noted-challenge", Kind.COUNT, about=Who(event.about)),)
    return (note(f"rummy-noted-{event.what.replace('_', '-')}", Kind.PLAY),)


def _counts(event: e.CountGiven, seat: Seat | None) -> Answer:
    lines = [note("rummy-counts", Kind.COUNT, points=numbers(event.counts, seat))]
    if seat in event.asked:
        lines.append(note("rummy-challenge-asked", Kind.COUNT))
    return tuple(lines)


def _count_corrected(event: e.CountCorrected, seat: Seat | None) -> Answer:
    return (
        note(
            "rummy-count-corrected",
            Kind.COUNT,
            who=Who(event.seat),
            said=event.announced,
            points=event.points,
        ),
    )


def _scored(event: e.HandScored, seat: Seat | None) -> Answer:
    lines = [note("rummy-points", Kind.POINTS, points=numbers(event.points, seat))]
    if event.filled:
        lines.append(note("rummy-filled", Kind.POINTS, others=Seats(event.filled)))
    lines.append(note("rummy-totals", Kind.POINTS, points=numbers(event.totals, seat)))
    if seat in event.asked:
        lines.append(note("rummy-closing", Kind.TABLE))
    return tuple(lines)


def _replayed(event: e.HandReplayed, seat: Seat | None) -> Answer:
    return (note("rummy-replayed", Kind.DEAL, number=event.number),)


# -- corrections, adjournments, leavers ------------------------------------------------------------


def _proposed(event: e.CorrectionProposed, seat: Seat | None) -> Answer:
    values: dict[str, Any] = {
        "hand": event.hand,
        "player": Who(event.seat),
        "old": event.old,
        "new": event.new,
    }
    lines = [note("rummy-proposed", Kind.TABLE, who=Who(event.by), **values)]
    if seat in event.asked:
        lines.append(note("rummy-agree-asked", Kind.TABLE))
    return tuple(lines)


def _corrected(event: e.ScoreCorrected, seat: Seat | None) -> Answer:
    return (
        note(
            "rummy-corrected",
            Kind.POINTS,
            who=Who(event.seat),
            hand=event.hand,
            old=event.old,
            new=event.new,
        ),
    )


def _correction_refused(event: e.CorrectionRefused, seat: Seat | None) -> Answer:
    return (
        note(
            "rummy-not-corrected", Kind.POINTS, who=Who(event.seat), hand=event.hand, old=event.old
        ),
    )


def _adjourn(event: e.AdjournAsked, seat: Seat | None) -> Answer:
    if seat in event.asked:
        return (note("rummy-adjourn-asked", Kind.TABLE, by=Who(event.seat)),)
    return (
        note(
            "rummy-adjourn-now" if event.now else "rummy-adjourn-later",
            Kind.TABLE,
            who=Who(event.seat),
        ),
    )


def _adjourn_refused(event: e.AdjournRefused, seat: Seat | None) -> Answer:
    return (note("rummy-adjourn-refused", Kind.TABLE, resume=event.resume),)


def _suspended(event: e.Suspended, seat: Seat | None) -> Answer:
    return (note("rummy-suspended", Kind.TABLE, number=event.number),)


def _resume_asked(event: e.ResumeAsked, seat: Seat | None) -> Answer:
    if seat in event.asked:
        return (note("rummy-resume-asked", Kind.TABLE, by=Who(event.seat), rated=event.rated),)
    return (note("rummy-resume-wanted", Kind.TABLE, who=Who(event.seat)),)


def _resumed(event: e.Resumed, seat: Seat | None) -> Answer:
    return (note("rummy-resumed", Kind.TABLE, rated=event.rated),)


def _left(event: e.SeatLeft, seat: Seat | None) -> Answer:
    return (note("rummy-left", Kind.TABLE, who=Who(event.seat), vacated=event.vacated),)


def _back(event: e.SeatBack, seat: Seat | None) -> Answer:
    return (note("rummy-back", Kind.TABLE, who=Who(event.seat)),)


def end_lines(event: e.GameEnded, seat: Seat | None, kind: Kind = Kind.POINTS) -> Answer:
    """Who won, the final totals, and what was posted."""
    if len(event.winners) == 1:
        winner = event.winners[0]
        lines = [note("rummy-won", kind, who=Who(winner), points=event.totals[winner])]
    else:
        lines = [
            note(
                "rummy-shared",
                kind,
                winners=Seats(event.winners),
                points=event.totals[event.winners[0]],
            )
        ]
    lines.append(note("rummy-final", kind, points=numbers(event.totals, seat)))
    if event.posted_for:
        lines.append(note("rummy-posted-for", kind, others=Seats(event.posted_for)))
    if not event.rated:
        lines.append(note("rummy-unrated", kind))
    return tuple(lines)


_TELL: dict[type[Event], Callable[[Any, Seat | None], Answer]] = {
    e.TableSet: _table,
    e.DealerDrawn: _drawn,
    e.HandStarted: _started,
    e.Dealt: _dealt,
    e.Turn: _turn,
    e.TookDiscard: _took,
    e.Declined: _declined,
    e.Claimed: _claimed,
    e.DrewStock: _drew,
    e.StockTurned: _turned,
    e.Opened: _opened,
    e.LaidOff: _laid_off,
    e.Replaced: _replaced,
    e.Undone: _undone,
    e.Discarded: _discarded,
    e.Drafted: _drafted,
    e.HandEnded: _ended,
    e.Noted: _noted,
    e.CountGiven: _counts,
    e.CountCorrected: _count_corrected,
    e.HandScored: _scored,
    e.HandReplayed: _replayed,
    e.CorrectionProposed: _proposed,
    e.ScoreCorrected: _corrected,
    e.CorrectionRefused: _correction_refused,
    e.AdjournAsked: _adjourn,
    e.AdjournRefused: _adjourn_refused,
    e.Suspended: _suspended,
    e.ResumeAsked: _resume_asked,
    e.Resumed: _resumed,
    e.SeatLeft: _left,
    e.SeatBack: _back,
    e.GameEnded: end_lines,
}
