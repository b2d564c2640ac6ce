"""How the events of Escoba are told: one event, one line, the new thing first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.escoba import events
from games.escoba.options import EscobaOptions
from playroom.engine.cards import Card
from playroom.engine.kit.told import changed_lines, narrator, own_first, sorted_hand
from playroom.engine.notes import Kind, Note, Notes, Seats, Side, Value, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.engine.table import Answer

SHORT = 2
"""So many taken cards go into the sentence; more are listed behind it."""

_TOLD = ("target", "game_mode", "partnerships", "first_dealer")
"""Options that other lines tell at the start."""


def named(cards: Sequence[Card]) -> Notes:
    """Cards by their bare names, for brief lines: whole, for their suits score too."""
    return Notes(tuple(note("escoba-part-card", card=card) for card in cards))


def scores_note(numbers: Sequence[int], own: int | None, id_: str = "escoba-part-number") -> Notes:
    """A number for every side, one's own first."""
    sides = own_first(range(len(numbers)), own)
    return Notes(tuple(note(id_, side=Side(side), count=numbers[side]) for side in sides))


def side_of(seat: Seat | None, sides: int) -> int | None:
    """The side of a seat at a table of so many (ESC-004: partners sit opposite)."""
    return None if seat is None else seat % sides


def sweep_note(scopa: bool) -> Note:
    """What clearing the table is called here (ESC-145)."""
    return note("escoba-part-scopa" if scopa else "escoba-part-escoba")


def sweeps_note(scopa: bool) -> Note:
    """The same of several."""
    return note("escoba-part-scope" if scopa else "escoba-part-escobas")


def count_note(count: int) -> Note:
    """So many cards."""
    return note("escoba-part-cards", count=count)


def item_note(item: str, scopa: bool, deck: str) -> Note:
    """What an item of the count is called by these rules and with this pack."""
    if scopa and item in ("velo", "setenta", "escoba"):
        return note(f"escoba-part-item-{item}-scopa")
    french = deck == "french" and item in ("oros", "velo")
    return note(f"escoba-part-item-{item}-french" if french else f"escoba-part-item-{item}")


# -- the table and the deal ------------------------------------------------------------------------


def _started(event: events.GameStarted, seat: Seat | None) -> Answer:
    seats = [member for side in event.sides for member in side]
    values: dict[str, Value] = {
        "preset": note(f"escoba-preset-{event.preset}"),
        "seats": len(seats),
        "target": event.target,
        "others": Seats(tuple(sorted(member for member in seats if member != seat))),
    }
    started = "escoba-event-started-deal" if event.single_deal else "escoba-event-started"
    lines = [Note.of(started, values, Kind.TABLE)]
    for members in event.sides:
        if len(members) > 1 and seat in members:
            partner = Seats(tuple(member for member in members if member != seat))
            lines.append(note("escoba-event-partner", Kind.TABLE, partner=partner))
        elif len(members) > 1:
            lines.append(note("escoba-event-partners", Kind.TABLE, team=Seats(members)))
    return (*lines, *changed_lines("escoba", EscobaOptions.declared, event.changed, _TOLD))


def _deal(event: events.DealStarted, seat: Seat | None) -> Answer:
    return (note("escoba-event-deal", Kind.DEAL, who=Who(event.dealer)),)


def _hand(event: events.HandDealt, seat: Seat | None) -> Answer:
    return (note("escoba-event-hand", Kind.DEAL, cards=sorted_hand(event.cards)),)


def _table(event: events.TableDealt, seat: Seat | None) -> Answer:
    cards = sorted_hand(event.cards)
    return (note("escoba-event-table", Kind.DEAL, cards=cards, total=event.total),)


def _round(event: events.RoundStarted, seat: Seat | None) -> Answer:
    if event.round in (1, event.rounds):
        return ()  # the last one is announced
    return (note("escoba-event-round", Kind.DEAL, round=event.round, rounds=event.rounds),)


def _last_round(event: events.LastRound, seat: Seat | None) -> Answer:
    return (note("escoba-event-last-round", Kind.DEAL),)


def _initial(event: events.InitialEscoba, seat: Seat | None) -> Answer:
    dealt = "dealt" if event.dealt else "first"
    id_ = f"escoba-event-initial-{dealt}-{'one' if event.count == 1 else 'two'}"
    return (note(id_, Kind.POINTS, who=Who(event.seat)),)


def _redealt(event: events.Redealt, seat: Seat | None) -> Answer:
    return (note(f"escoba-event-redealt-{event.reason.replace('_', '-')}", Kind.DEAL),)


def _turn(event: events.TurnBegan, seat: Seat | None) -> Answer:
    return (note("escoba-event-turn", Kind.TURN),) if event.seat == seat else ()


# -- plays -----------------------------------------------------------------------------------------


def _laid(event: events.Laid, seat: Seat | None) -> Answer:
    who = Who(event.seat)
    return (note("escoba-event-laid", Kind.PLAY, who=who, card=event.card, left=event.left),)


def _took(event: events.Took, seat: Seat | None) -> Answer:
    name = "escoba" if event.escobas else "took"
    values: dict[str, Value] = {
        "who": Who(event.seat),
        "card": event.card,
        "cards": sorted_hand(event.cards),
        "taken": named(sorted_hand(event.cards)),
    }
    if event.escobas:
        nth = note("escoba-part-nth", count=event.escobas)
        values |= {"sweep": sweep_note(event.scopa), "nth": nth}
    else:
        values["left"] = note("escoba-part-left", count=event.left)
    many = "" if len(event.cards) <= SHORT else "-many"
    kind = Kind.POINTS if event.escobas else Kind.PLAY
    return (Note.of(f"escoba-event-{name}{many}", values, kind),)


def _blown(event: events.Blown, seat: Seat | None) -> Answer:
    return (
        note(
            "escoba-event-blown-escoba" if event.escobas else "escoba-event-blown",
            Kind.PLAY,
            who=Who(event.seat),
            whose=Who(event.whose),
            card=event.card,
            cards=sorted_hand(event.cards),
            taken=named(sorted_hand(event.cards)),
        ),
    )


def _marked(event: events.EscobaMarked, seat: Seat | None) -> Answer:
    who = Who(event.seat)
    nth = note("escoba-part-nth", count=event.escobas)
    return (note("escoba-event-marked", Kind.POINTS, who=who, nth=nth),)


def _cleared(event: events.Cleared, seat: Seat | None) -> Answer:
    return (note(f"escoba-event-cleared-{event.reason}", Kind.PLAY),)


def _robbed(event: events.Robbed, seat: Seat | None) -> Answer:
    who, victim = Who(event.seat), Who(event.victim)
    return (note("escoba-event-robbed", Kind.POINTS, who=who, victim=victim),)


def _wrong(event: events.WrongTake, seat: Seat | None) -> Answer:
    return (
        note(
            "escoba-event-wrong-fined" if event.fined else "escoba-event-wrong",
            Kind.PLAY,
            who=Who(event.seat),
            card=event.card,
            cards=sorted_hand(event.cards),
            total=event.total,
        ),
    )


def _window(event: events.WindowOpened, seat: Seat | None) -> Answer:
    if seat not in event.asked:
        return ()
    return (window_note(event.seconds, Kind.TURN),)


def window_note(seconds: int, kind: Kind = Kind.ANSWER) -> Note:
    """What may be answered to a take, and how long."""
    if not seconds:
        return note("escoba-event-window-open", kind)
    return note("escoba-event-window", kind, seconds=seconds)


def _upheld(event: events.ChallengeUpheld, seat: Seat | None) -> Answer:
    who, card = Who(event.seat), event.card
    return (note("escoba-event-upheld", Kind.PLAY, who=who, card=card, total=event.total),)


def _dismissed(event: events.ChallengeDismissed, seat: Seat | None) -> Answer:
    return (note("escoba-event-dismissed", Kind.PLAY, who=Who(event.seat)),)


# -- the end of a deal -----------------------------------------------------------------------------


def _residue(event: events.Residue, seat: Seat | None) -> Answer:
    count = len(event.cards)
    if not count:
        return (note("escoba-event-rest-none", Kind.PLAY),)
    listed = note("escoba-event-rest-cards", Kind.PLAY, cards=sorted_hand(event.cards))
    if event.seat is None:
        return (note("escoba-event-rest-nobody", Kind.PLAY), listed)
    who, worth = Who(event.seat), event.worth
    cards = count_note(count)
    return (note("escoba-event-rest", Kind.PLAY, who=who, cards=cards, worth=worth), listed)


def _audit(event: events.Audit, seat: Seat | None) -> Answer:
    side, card = Side(event.side), event.card
    return (note("escoba-event-audit", Kind.POINTS, side=side, card=card, total=event.total),)


def count_lines(event: events.DealScored, own: int | None, kind: Kind = Kind.ANSWER) -> Answer:
    """The count of a deal, a line an item, then the totals."""
    lines: list[Note] = []
    if event.order:
        lines.append(note("escoba-event-count-order", kind))
        for item in event.items:
            values: dict[str, Value] = {
                "item": item_note(item.name, event.scopa, event.deck),
                "points": item.points,
                "side": Side(item.side),
            }
            lines.append(Note.of("escoba-event-count-step", values, kind))
    else:
        lines += _item_lines(event, own, kind)
    scores = scores_note(event.scores, own)
    return (*lines, note("escoba-event-count-total", kind, scores=scores))


def _item_lines(event: events.DealScored, own: int | None, kind: Kind) -> list[Note]:
    fines = [item for item in event.items if item.name == "fine"]
    lines = [
        note("escoba-event-count-fine", kind, side=Side(item.side), points=-item.points)
        for item in fines
    ]
    if not any(count.cards for count in event.counts):
        return [*lines, note("escoba-event-count-none", kind)]
    scored = {item.name: item for item in event.items}
    seventh = "sevens" if event.sevens_point == "sevens" else "setenta"
    ladder = event.sevens_point == "ladder"
    for name in ("cards", "oros", "velo", *((seventh,) if event.sevens_point != "none" else ())):
        item = scored.get(name)
        if name == "velo" and item is None:
            continue
        values: dict[str, Value] = {"item": item_note(name, event.scopa, event.deck)}
        if item is not None:
            values |= {"points": item.points, "side": Side(item.side)}
        if name == "setenta" and ladder:
            id_ = "ladder" if item is not None else "ladder-nobody"
            values.pop("item")
        elif name == "velo":
            id_ = "step"
        else:
            values["counts"] = _compared(event, name, own)
            id_ = "most" if item is not None else "nobody"
        lines.append(Note.of(f"escoba-event-count-{id_}", values, kind))
    if (few := scored.get("few")) is not None:
        item_ = item_note("few", event.scopa, event.deck)
        values = {"item": item_, "points": few.points, "side": Side(few.side)}
        lines.append(Note.of("escoba-event-count-step", values, kind))
    if any(count.escobas for count in event.counts):
        made = scores_note([count.escobas for count in event.counts], own)
        name_ = sweeps_note(event.scopa)
        lines.append(note("escoba-event-count-escobas", kind, made=made, sweeps=name_))
    return lines


def _compared(event: events.DealScored, name: str, own: int | None) -> Note:
    """How many each side has of what is counted: `22 to 18` with two sides, else by name."""
    numbers = [getattr(count, name) for count in event.counts]
    halves = name == "setenta" and event.sevens_point == "setenta70"
    if len(numbers) == 2:
        first, second = (_number(number, halves) for number in sorted(numbers, reverse=True))
        return note("escoba-part-against", most=first, least=second)
    sides = own_first(range(len(numbers)), own)
    parts = tuple(
        note("escoba-part-has", side=Side(side), number=_number(numbers[side], halves))
        for side in sides
    )
    return note("escoba-part-list", parts=Notes(parts))


def _number(number: int, halves: bool) -> Note:
    if halves and number % 2:
        return note("escoba-part-half", whole=number // 2)
    return note("escoba-part-whole", whole=number // 2 if halves else number)


def _scored(event: events.DealScored, seat: Seat | None) -> Answer:
    return count_lines(event, side_of(seat, len(event.scores)), Kind.POINTS)


def _tied(event: events.Tied, seat: Seat | None) -> Answer:
    best = max(event.scores)
    if event.scores.count(best) == 1:
        return (note("escoba-event-not-ahead", Kind.POINTS),)
    return (note("escoba-event-tied", Kind.POINTS, points=best),)


def _won(event: events.GameWon, seat: Seat | None) -> Answer:
    lines = _why_over(event.reason)
    if event.decided:
        item = item_note(event.decided, False, "spanish")
        lines.append(note("escoba-event-decided", Kind.POINTS, item=item))
    points, who = event.scores[event.side], Side(event.side)
    others = [score for side, score in enumerate(event.scores) if side != event.side]
    if event.reason in ("forfeit", "shutout"):
        return (*lines, note("escoba-event-won-all", Kind.POINTS, who=who))
    if len(others) > 1:
        return (*lines, note("escoba-event-won-several", Kind.POINTS, who=who, points=points))
    other = others[0]
    lead = points - other
    won = note("escoba-event-won", Kind.POINTS, who=who, lead=lead, points=points, other=other)
    return (*lines, won)


def _drawn(event: events.GameDrawn, seat: Seat | None) -> Answer:
    own = side_of(seat, len(event.scores))
    sides = own_first(event.sides, own)
    tied = Notes(tuple(note("escoba-part-side", side=Side(side)) for side in sides))
    points = event.scores[event.sides[0]]
    return (
        *_why_over(event.reason),
        note("escoba-event-drawn", Kind.POINTS, tied=tied, points=points),
    )


def _why_over(reason: str) -> list[Note]:
    if reason not in ("stalled", "forfeit", "shutout"):
        return []
    return [note(f"escoba-event-over-{reason}", Kind.POINTS)]


def _forfeits(event: events.SeatForfeits, seat: Seat | None) -> Answer:
    return (note("escoba-event-forfeits", Kind.TABLE, who=Who(event.seat)),)


_TELLERS: dict[type[Event], Callable[[Any, Seat | None], Answer]] = {
    events.GameStarted: _started,
    events.DealStarted: _deal,
    events.HandDealt: _hand,
    events.TableDealt: _table,
    events.RoundStarted: _round,
    events.LastRound: _last_round,
    events.InitialEscoba: _initial,
    events.Redealt: _redealt,
    events.TurnBegan: _turn,
    events.Laid: _laid,
    events.Took: _took,
    events.Blown: _blown,
    events.EscobaMarked: _marked,
    events.Cleared: _cleared,
    events.Robbed: _robbed,
    events.WrongTake: _wrong,
    events.WindowOpened: _window,
    events.ChallengeUpheld: _upheld,
    events.ChallengeDismissed: _dismissed,
    events.Residue: _residue,
    events.Audit: _audit,
    events.DealScored: _scored,
    events.Tied: _tied,
    events.GameWon: _won,
    events.GameDrawn: _drawn,
    events.SeatForfeits: _forfeits,
}

narrate = narrator(_TELLERS)
