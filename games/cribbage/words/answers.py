"""What the keys that every game has answer in cribbage."""

from __future__ import annotations

from collections.abc import Callable

from games.cribbage.events import Counted, Discarded, Heels, Played
from games.cribbage.state import OpenCount, Phase, Public
from games.cribbage.view import View
from games.cribbage.words.advice import advice
from games.cribbage.words.phrases import (
    explanations,
    played_note,
    result_item,
    result_note,
    scores_note,
)
from playroom.engine.kit.told import own_first, per_seat, sorted_hand
from playroom.engine.notes import Note, Notes, Seats, Side, Who, note
from playroom.engine.record import Count, Seat
from playroom.engine.table import Answer, Ask


def answer(view: View, ask: Ask) -> Answer:
    """The lines that answer a question."""
    return _ANSWERS[ask](view)


def _resting(view: View) -> bool:
    """Is no deal going on?"""
    return view.public.phase in (Phase.IDLE, Phase.OVER)


# -- what is being counted, and what lies there ----------------------------------------------------


def _count(view: View) -> Answer:
    total = _running_total(view.public)
    if total is not None:
        return (note("cribbage-ask-count", total=total),)
    if view.public.open is not None:
        return (_counting(view.public.open),)
    return (note("cribbage-ask-no-count"),)


def _running_total(public: Public) -> Count | None:
    """What C tells in the play: the total, 31 until the next card after one that made it
    (CRB-130).
    """
    if public.phase is not Phase.PLAY:
        return None
    last = public.last
    if isinstance(last, Played) and last.total == 31 and public.since == len(public.laid):
        return 31
    return public.total


def _counting(count: OpenCount) -> Note:
    """The cards being counted, one's own with the starter."""
    return note(
        "cribbage-ask-counting",
        who=Who(count.seat),
        what=count.what,
        cards=count.cards,
        starter=count.starter,
    )


def _burden(view: View) -> Answer:
    """The owner of the crib: the dealer's side gains by what is laid away."""
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    dealer, options = view.public.dealer, view.options
    if options.teams and view.seat is not None and dealer != view.seat:
        ours = options.side_of[dealer] == options.side_of[view.seat]
        return (note("cribbage-ask-crib-team", dealer=Who(dealer), ours=ours),)
    return (note("cribbage-ask-crib", who=Who(dealer)),)


def _first(view: View) -> Answer:
    """The starter."""
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    if view.public.starter is None:
        return (note("cribbage-ask-no-starter"),)
    unpaid = view.public.starter.rank == 11 and not view.options.his_heels
    name = "cribbage-ask-starter-unpaid" if unpaid else "cribbage-ask-starter"
    return (note(name, card=view.public.starter),)


def _table(view: View) -> Answer:
    public = view.public
    if public.open is not None:
        return (note("cribbage-ask-none-in-play"),)
    if public.phase is not Phase.PLAY:
        return (note("cribbage-ask-only-in-play"),)
    if not public.pile:
        return (note("cribbage-ask-table-empty"),)
    laid = [note("cribbage-item-laid", who=Who(seat), card=card) for seat, card in public.pile]
    return (note("cribbage-ask-table", cards=Notes(tuple(laid)), total=public.total),)


# -- scores ----------------------------------------------------------------------------------------


def _scores(view: View) -> Answer:
    options = view.options
    scores = scores_note(view.public.scores, options.teams, view.seat)
    return (scores, note("cribbage-ask-target", target=options.target), *_teams(view))


def _details(view: View) -> Answer:
    public, target = view.public, view.options.target
    points = tuple(
        note(
            "cribbage-ask-score-detail",
            side=Side(side),
            points=public.scores[side],
            left=max(0, target - public.scores[side]),
        )
        for side in _sides(view)
    )
    deal = note("cribbage-ask-deal-number", number=public.number, who=Who(public.dealer))
    return (*points, *_teams(view), deal)


def _sides(view: View) -> tuple[Seat, ...]:
    """The sides, one's own first."""
    own = None if view.seat is None else view.options.side_of[view.seat]
    return own_first(range(view.options.sides), own)


def _teams(view: View) -> Answer:
    """Who plays together with whom, one's own team first; none when everybody plays alone."""
    if not view.options.teams:
        return ()
    return tuple(
        note(
            "cribbage-event-table-team",
            team=Seats(own_first(view.options.members(side), view.seat)),
        )
        for side in _sides(view)
    )


# -- the turn --------------------------------------------------------------------------------------


def _turn(view: View) -> Answer:
    public, count = view.public, view.public.open
    if public.phase is Phase.DISCARD:
        return _turn_to_discard(view)
    if public.phase is Phase.PLAY:
        return (note("cribbage-ask-turn", who=Who(public.turn), total=public.total),)
    if count is None:
        return (note("cribbage-ask-turn-nobody", phase=public.phase),)
    line = note("cribbage-ask-turn-count", who=Who(count.seat), what=count.what)
    seconds = view.options.claim_seconds
    if seconds and view.is_counting:
        return (line, note("cribbage-event-count-clock", seconds=seconds))
    return (line,)


def _turn_to_discard(view: View) -> Answer:
    """Who still has to lay away (CRB-135)."""
    options, public = view.options, view.public
    choosing = tuple(seat for seat, held in enumerate(public.held) if held > options.hand_size)
    others = Seats(tuple(seat for seat in choosing if seat != view.seat))
    if view.seat in choosing:
        choose = note("cribbage-event-choose", who=Who(public.dealer), count=view.to_discard)
        if not others.seats:
            return (choose,)
        return (choose, note("cribbage-ask-still-choosing", others=others))
    if view.seat is None:
        return (note("cribbage-ask-still-choosing", others=others),)
    wait = note("cribbage-ask-you-wait", others=others)
    if not options.discards(view.seat, public.dealer):
        return (wait, note("cribbage-ask-dealer-has-none"))
    return (wait,)


def _last(view: View) -> Answer:
    match view.public.last:
        case Discarded() as last:
            return (note("cribbage-event-discarded", who=Who(last.seat), count=last.count),)
        case Played() as last:
            return (played_note(last),)
        case Counted() as last:
            return (result_item(last), result_note(last))
        case Heels() as last:
            return (note("cribbage-event-heels", who=Who(last.dealer), points=last.points),)
    return (note("cribbage-ask-nothing-yet"),)


# -- cards in hand ---------------------------------------------------------------------------------


def _hand(view: View) -> Answer:
    public = view.public
    if view.seat is None:
        return (note("cribbage-ask-watching"),)
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    if public.open is not None and view.is_counting:
        return (_counting(public.open),)
    if not view.hand:
        return (note("cribbage-ask-hand-none"),)
    hand = sorted_hand(view.hand)
    if public.phase is Phase.SHOW and public.starter is not None:
        return (note("cribbage-ask-hand-and-starter", cards=hand, starter=public.starter),)
    line = note("cribbage-ask-hand", cards=hand)
    if view.discards:
        return (line, note("cribbage-ask-discards", cards=sorted_hand(view.discards)))
    return (line,)


def _holdings(view: View) -> Answer:
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    held = view.public.held
    seats = own_first(range(len(held)), view.seat)
    parts = per_seat(seats, "cribbage-part-holding", "count", held)
    return (note("cribbage-ask-holdings", parts=parts),)


def _next(view: View) -> Answer:
    """Why there is no card to go to."""
    public = view.public
    if public.phase is Phase.DISCARD:
        return (note("cribbage-ask-next-none-to-discard"),)
    if public.phase is Phase.PLAY:
        if not view.hand:
            return (note("cribbage-ask-hand-none"),)
        return (note("cribbage-ask-next-none-fits", total=public.total),)
    if view.is_counting:
        return (note("cribbage-ask-next-type"),)
    return (note("cribbage-ask-next-nothing"),)


# -- why -------------------------------------------------------------------------------------------


def _why(view: View) -> Answer:
    public, lines = view.public, advice(view) or _turn(view)
    if not public.results or public.phase in (Phase.DISCARD, Phase.PLAY):
        return lines
    if public.open is not None:  # what is asked now; the counts before it have a key of their own
        return (*lines, note("cribbage-advice-earlier"))
    return (*lines, *explanations(public.results))


_ANSWERS: dict[Ask, Callable[[View], Answer]] = {
    Ask.COUNT: _count,
    Ask.BURDEN: _burden,
    Ask.FIRST: _first,
    Ask.TABLE: _table,
    Ask.SCORES: _scores,
    Ask.DETAILS: _details,
    Ask.TURN: _turn,
    Ask.HAND: _hand,
    Ask.HOLDINGS: _holdings,
    Ask.LAST: _last,
    Ask.NEXT: _next,
    Ask.WHY: _why,
}
