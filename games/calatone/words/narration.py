"""How the events of Calatone are told: one event, one line, the new thing first."""

from __future__ import annotations

from typing import Any

from games.calatone import events as e
from games.calatone.rules.evaluator import Category
from games.calatone.rules.limits import Limit
from games.calatone.words.phrases import (
    balance_note,
    limit_note,
    made_note,
    sorted_own,
    standing,
)
from playroom.engine.kit.told import changed_lines, narrator, own_first
from playroom.engine.notes import Kind, Note, Notes, Seats, Value, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer

_TOLD = ("deck", "stack", "ante", "min_bet", "max_bet", "limit")
"""Options that the lines of the opening tell anyway."""


def spoken(event: e.Spoke) -> Note:
    """What a player said, as a phrase."""
    name = (
        f"calatone-event-{event.what}{'-all-in' if event.all_in and event.what != 'check' else ''}"
    )
    amount = event.put if event.what == "call" else event.paid
    if event.what == "check":
        return note(name, Kind.PLAY, who=Who(event.seat))
    return note(name, Kind.PLAY, who=Who(event.seat), chips=amount)


def withdrawn(event: e.Withdrew) -> Note:
    """That a player is out, as a phrase."""
    name = "calatone-event-folds" if event.faced else "calatone-event-withdraws"
    return note(name, Kind.PLAY, who=Who(event.seat))


def said_note(event: e.RoundStarted | e.Spoke | e.Withdrew) -> Note:
    """What was said last, or before any who speaks first, as a phrase."""
    match event:
        case e.Spoke():
            return spoken(event)
        case e.Withdrew():
            return withdrawn(event)
    return first_note(event)


def _then(said: Note, event: e.Spoke | e.Withdrew, seat: Seat | None) -> Answer:
    """A phrase, and that it is the listener's turn now."""
    if event.next is None or event.next != seat:
        return (said,)
    turn = (
        note("calatone-part-then-see", cost=event.cost)
        if event.cost
        else note("calatone-part-then-speak")
    )
    return (
        note("calatone-event-said-then", Kind.PLAY, player=Who(event.seat), said=said, turn=turn),
    )


# -- the table -------------------------------------------------------------------------------------


def _started(event: e.SessionStarted, seat: Seat | None) -> Answer:
    options, count = event.options, len(event.seats)
    others = Seats(tuple(other for other in event.seats if other != seat))
    return (
        note("calatone-event-session", Kind.TABLE, count=count, others=others, stack=options.stack),
        note(
            "calatone-event-stakes",
            Kind.TABLE,
            size=options.pack_size(count),
            ante=options.ante,
            least=options.min_bet,
            most=options.max_bet,
        ),
        *changed_lines("calatone", options.declared, options.changed(), _TOLD),
        note("calatone-event-bank-with", Kind.TABLE, who=Who(event.banker)),
    )


def _ready_asked(event: e.ReadyAsked, seat: Seat | None) -> Answer:
    name = "calatone-event-ready-asked" if seat in event.seats else "calatone-event-next-hand"
    dealer, seats = Who(event.dealer), Seats(event.seats)
    return (note(name, Kind.TURN, who=dealer, number=event.number, asked=seats),)


def _ready(event: e.IsReady, seat: Seat | None) -> Answer:
    if event.seat != seat or not event.waiting:
        return ()
    return (note("calatone-event-ready", others=Seats(event.waiting)),)


# -- the hand --------------------------------------------------------------------------------------


def _hand(event: e.HandStarted, seat: Seat | None) -> Answer:
    return (
        note(
            "calatone-event-hand-started",
            Kind.DEAL,
            who=Who(event.dealer),
            number=event.number,
            ante=event.ante,
            cutter=Who(event.cutter),
            size=event.size,
        ),
    )


def _ante(event: e.AntePaid, seat: Seat | None) -> Answer:
    if not event.all_in:
        return ()
    return (note("calatone-event-ante-all-in", Kind.PLAY, who=Who(event.seat), chips=event.amount),)


def _down(event: e.DealtDown, seat: Seat | None) -> Answer:
    if not event.cards:
        return ()
    return (
        note("calatone-event-dealt-down", Kind.DEAL, cards=sorted_own(event.cards)),
        note("calatone-event-show-asked", Kind.TURN),
    )


def _chose(event: e.Chose, seat: Seat | None) -> Answer:
    return () if event.card is None else (note("calatone-event-chose", Kind.PLAY, card=event.card),)


def _exposed(event: e.Exposed, seat: Seat | None) -> Answer:
    if event.seat == seat:  # told when it was chosen
        return ()
    return (note("calatone-event-exposed", Kind.PLAY, who=Who(event.seat), card=event.card),)


def _round(event: e.RoundStarted, seat: Seat | None) -> Answer:
    if event.first is None or event.made is None:
        return () if event.again else (note("calatone-event-no-betting", Kind.PLAY, pot=event.pot),)
    return (first_note(event),)


def first_note(event: e.RoundStarted, kind: Kind = Kind.TURN) -> Note:
    """Who speaks first in a round, and why."""
    assert event.first is not None
    assert event.made is not None
    return note(
        "calatone-event-speaks-first",
        kind,
        who=Who(event.first),
        hand=made_note(event.made),
        round=event.round,
        pot=event.pot,
    )


def _spoke(event: e.Spoke, seat: Seat | None) -> Answer:
    return _then(spoken(event), event, seat)


def _withdrew(event: e.Withdrew, seat: Seat | None) -> Answer:
    return _then(withdrawn(event), event, seat)


def _up(event: e.DealtUp, seat: Seat | None) -> Answer:
    player, card = Who(event.seat), event.card
    if event.made.category is Category.HIGH_CARD or event.seat == seat:
        return (note("calatone-event-dealt-up", Kind.DEAL, who=player, card=card),)
    values: dict[str, Value] = {"player": player, "card": card, "hand": made_note(event.made)}
    values["category"] = str(event.made.category)
    return (Note.of("calatone-event-dealt-up-made", values, Kind.DEAL),)


def _refund(event: e.Refund, seat: Seat | None) -> Answer:
    return (note("calatone-event-refund", Kind.POINTS, who=Who(event.seat), chips=event.amount),)


def _all_passed(event: e.AllPassed, seat: Seat | None) -> Answer:
    return (note("calatone-event-all-passed", Kind.PLAY),)


def _declare_asked(event: e.DeclareAsked, seat: Seat | None) -> Answer:
    if seat in event.seats:
        return (note("calatone-event-declare", Kind.TURN),)
    return (note("calatone-event-declaring", Kind.PLAY, others=Seats(event.seats)),)


def _decided(event: e.Decided, seat: Seat | None) -> Answer:
    if event.made is None:
        return ()
    return (note("calatone-event-decided", Kind.PLAY, hand=made_note(event.made)),)


def _declared(event: e.Declared, seat: Seat | None) -> Answer:
    hand = made_note(event.made)
    return (
        note(
            "calatone-event-declared",
            Kind.COUNT,
            who=Who(event.seat),
            hand=hand,
            hidden=event.hidden,
            cards=event.cards,
        ),
    )


def _won(event: e.PotWon, seat: Seat | None) -> Answer:
    chips = event.amount
    if len(event.winners) > 1:
        winners, share = Seats(own_first(event.winners, seat)), event.shares[-1]
        return (
            note("calatone-event-shared", Kind.POINTS, winners=winners, chips=chips, share=share),
        )
    winner = Who(event.winners[0])
    if event.pots == 1:
        return (note("calatone-event-won", Kind.POINTS, who=winner, chips=chips),)
    side = "main" if event.index == 0 else "only" if event.pots == 2 else "side"
    return (
        note(
            "calatone-event-won-pot",
            Kind.POINTS,
            who=winner,
            chips=chips,
            side=side,
            number=event.index,
        ),
    )


def _ended(event: e.HandEnded, seat: Seat | None) -> Answer:
    lines = [note("calatone-event-void", Kind.POINTS)] if event.reason == "void" else []
    if seat is not None and event.reason != "void" and event.stacks[seat]:
        lines.append(note("calatone-event-you-have", Kind.POINTS, chips=event.stacks[seat]))
    return tuple(lines)


def _annulled(event: e.HandAnnulled, seat: Seat | None) -> Answer:
    return (note("calatone-event-annulled", Kind.TABLE),)


# -- the evening -----------------------------------------------------------------------------------


def _bank(event: e.Banked, seat: Seat | None) -> Answer:
    if event.opening or event.what == "returned":  # the opening and the leaving tell it
        return ()
    return (note("calatone-event-issued", Kind.TABLE, who=Who(event.seat), chips=event.amount),)


def proposal_note(what: str, by: Seat, amount: int, limit: Limit | None) -> Note:
    """What is asked and by whom, as a phrase."""
    common: dict[str, Any] = {"who": Who(by)}
    if limit is not None:
        common["limit"] = limit_note(limit)
    if what == "rebuy":
        common["chips"] = amount
    return note(f"calatone-event-asks-{what}", Kind.TABLE, **common)


def _asked(event: e.Asked, seat: Seat | None) -> Answer:
    said = proposal_note(event.what, event.by, event.amount, event.limit)
    if seat not in event.seats:
        return (said,)
    return (said, note("calatone-event-answer-how", Kind.TURN))


def _answered(event: e.Answered, seat: Seat | None) -> Answer:
    if event.answer == "rebuy" and event.seat != seat:
        return ()  # the question or the chips follow and tell it
    if event.answer in ("consent", "refuse"):
        return (note(f"calatone-event-answer-{event.answer}", Kind.TABLE, who=Who(event.seat)),)
    return (
        note(f"calatone-event-answer-{event.what}-{event.answer}", Kind.TABLE, who=Who(event.seat)),
    )


def _settled(event: e.Settled, seat: Seat | None) -> Answer:
    if event.agreed and event.what in ("rebuy", "limit", "extend", "seats", "end"):
        return ()  # what follows tells it
    return (note("calatone-event-not-agreed", Kind.TABLE, what=event.what),)


def _rebuy_asked(event: e.RebuyAsked, seat: Seat | None) -> Answer:
    if seat in event.seats:
        return (note("calatone-event-rebuy-asked", Kind.TURN),)
    others, count = Seats(event.seats), len(event.seats)
    return (note("calatone-event-rebuy-others", Kind.TABLE, others=others, count=count),)


def _extend_asked(event: e.ExtendAsked, seat: Seat | None) -> Answer:
    return (note("calatone-event-extend", Kind.TURN),) if seat in event.seats else ()


def _drawn(event: e.SeatsDrawn, seat: Seat | None) -> Answer:
    index = event.places.index(seat) if seat in event.places and seat is not None else 0
    places = Seats(event.places[index:] + event.places[:index])
    return (note("calatone-event-places", Kind.TABLE, places=places),)


def _limit_reached(event: e.LimitReached, seat: Seat | None) -> Answer:
    limit = limit_note(event.limit)
    return (note("calatone-event-limit-reached", Kind.CLOCK, last=event.in_hand, limit=limit),)


def _limit_set(event: e.LimitSet, seat: Seat | None) -> Answer:
    return (note("calatone-event-limit-set", Kind.TABLE, limit=limit_note(event.limit)),)


def _gone(event: e.Gone, seat: Seat | None) -> Answer:
    return (note("calatone-event-gone", Kind.TABLE, who=Who(event.seat)),)


def _returned(event: e.Returned, seat: Seat | None) -> Answer:
    return (note("calatone-event-returned", Kind.TABLE, who=Who(event.seat)),)


def _left(event: e.Left, seat: Seat | None) -> Answer:
    how, chips = standing(event.result), abs(event.result)
    return (note("calatone-event-left", Kind.TABLE, who=Who(event.seat), how=how, chips=chips),)


def _observer(event: e.Observer, seat: Seat | None) -> Answer:
    return (note("calatone-event-observer", Kind.TABLE, who=Who(event.seat)),)


def _banker(event: e.BankerChanged, seat: Seat | None) -> Answer:
    return (note("calatone-event-bank-with", Kind.TABLE, who=Who(event.seat)),)


def _over(event: e.SessionEnded, seat: Seat | None) -> Answer:
    best = max(event.results)
    winners = [winner for winner, result in enumerate(event.results) if result == best]
    lines = [note("calatone-event-over", Kind.TABLE, reason=event.reason)]
    if best > 0 and len(winners) == 1:
        lines.append(
            note("calatone-event-wins-evening", Kind.POINTS, who=Who(winners[0]), chips=best)
        )
    elif best > 0:
        sharing = Seats(own_first(winners, seat))
        lines.append(note("calatone-event-share-evening", Kind.POINTS, winners=sharing, chips=best))
    return (*lines, accounts_note(event.results, seat))


def accounts_note(results: tuple[int, ...], seat: Seat | None) -> Note:
    """What everybody is ahead or behind, one's own first."""
    seats = own_first(range(len(results)), seat)
    parts = tuple(balance_note(other, results[other]) for other in seats)
    return note("calatone-event-accounts", Kind.POINTS, parts=Notes(parts))


narrate = narrator(
    {
        e.SessionStarted: _started,
        e.ReadyAsked: _ready_asked,
        e.IsReady: _ready,
        e.HandStarted: _hand,
        e.AntePaid: _ante,
        e.DealtDown: _down,
        e.Chose: _chose,
        e.Exposed: _exposed,
        e.RoundStarted: _round,
        e.Spoke: _spoke,
        e.Withdrew: _withdrew,
        e.DealtUp: _up,
        e.Refund: _refund,
        e.AllPassed: _all_passed,
        e.DeclareAsked: _declare_asked,
        e.Decided: _decided,
        e.Declared: _declared,
        e.PotWon: _won,
        e.HandEnded: _ended,
        e.HandAnnulled: _annulled,
        e.Banked: _bank,
        e.Asked: _asked,
        e.Answered: _answered,
        e.Settled: _settled,
        e.RebuyAsked: _rebuy_asked,
        e.ExtendAsked: _extend_asked,
        e.SeatsDrawn: _drawn,
        e.LimitReached: _limit_reached,
        e.LimitSet: _limit_set,
        e.Gone: _gone,
        e.Returned: _returned,
        e.Left: _left,
        e.Observer: _observer,
        e.BankerChanged: _banker,
        e.SessionEnded: _over,
    }
)
"""The lines that tell an event to a seat."""
