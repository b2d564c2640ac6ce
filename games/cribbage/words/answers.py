"""What the keys that every game has answer in cribbage (section 5 of the rules)."""

from __future__ import annotations

from collections.abc import Callable

from games.cribbage.events import Counted, Discarded, Played
from games.cribbage.state import Phase
from games.cribbage.view import View
from games.cribbage.words.advice import advice
from games.cribbage.words.phrases import (
    explanation,
    parts_note,
    result_item,
    result_note,
    score_line,
)
from playroom.engine.kit.told import own_first, sorted_hand
from playroom.engine.notes import Note, Notes, Seats, Side, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer, Ask


def answer(view: View, ask: Ask) -> Answer:
    """The lines that answer a question."""
    return _ANSWERS[ask](view)


def running_total(view: View) -> int | None:
    """What C tells in the play: the total, 31 until the next card after one that made
    it (CRB-130).
    """
    public = view.public
    if public.phase is not Phase.PLAY:
        return None
    last = public.last
    if isinstance(last, Played) and last.total == 31 and public.since == len(public.laid):
        return 31
    return public.total


def choosing(view: View) -> tuple[Seat, ...]:
    """The seats that still have to lay away (CRB-135)."""
    public, options = view.public, view.options
    if public.phase is not Phase.DISCARD:
        return ()
    return tuple(seat for seat in range(options.seats) if public.held[seat] > options.hand_size)


def _resting(view: View) -> bool:
    return view.public.phase in (Phase.IDLE, Phase.OVER)


def _count(view: View) -> Answer:
    total = running_total(view)
    if total is not None:
        return (note("cribbage-ask-count", total=total),)
    if view.public.open is not None:
        return (_counting(view),)
    return (note("cribbage-ask-no-count"),)


def _counting(view: View) -> Note:
    """Whose cards are being counted, one's own with the starter."""
    count, starter = view.public.open, view.public.starter
    assert count is not None
    assert starter is not None
    return note(
        "cribbage-ask-counting",
        who=Who(count.seat),
        what=count.what,
        cards=count.cards,
        starter=starter,
    )


def _burden(view: View) -> Answer:
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    dealer, options = view.public.dealer, view.options
    if options.teams and view.seat is not None and dealer != view.seat:
        ours = options.side_of[dealer] == options.side_of[view.seat]
        return (note("cribbage-ask-crib-team", dealer=Who(dealer), ours=ours),)
    return (note("cribbage-ask-crib", who=Who(dealer)),)


def _first(view: View) -> Answer:
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    if view.public.starter is None:
        return (note("cribbage-ask-no-starter"),)
    return (note("cribbage-ask-starter", card=view.public.starter),)


def _table(view: View) -> Answer:
    public = view.public
    if public.open is not None:
        return (note("cribbage-ask-none-in-play"),)
    if public.phase is not Phase.PLAY:
        return (note("cribbage-ask-only-in-play"),)
    pile = public.pile
    if not pile:
        return (note("cribbage-ask-table-empty"),)
    laid = Notes(tuple(note("cribbage-item-laid", who=Who(who), card=card) for who, card in pile))
    return (note("cribbage-ask-table", cards=laid, total=public.total),)


def _scores(view: View) -> Answer:
    options = view.options
    lines = [
        score_line(view.public.scores, options.teams, view.seat),
        note("cribbage-ask-target", target=options.target),
    ]
    return (*lines, *_teams(view))


def _teams(view: View) -> Answer:
    options = view.options
    if not options.teams:
        return ()
    own = None if view.seat is None else options.side_of[view.seat]
    lines = []
    for side in own_first(tuple(range(options.sides)), own):
        members = own_first(options.members(side), view.seat)
        lines.append(note("cribbage-event-table-team", team=Seats(members)))
    return tuple(lines)


def _details(view: View) -> Answer:
    options, scores = view.options, view.public.scores
    own = None if view.seat is None else options.side_of[view.seat]
    lines = []
    for side in own_first(tuple(range(options.sides)), own):
        left = max(0, options.target - scores[side])
        lines.append(
            note("cribbage-ask-score-detail", side=Side(side), points=scores[side], left=left)
        )
    number, dealer = view.public.number, Who(view.public.dealer)
    return (*lines, *_teams(view), note("cribbage-ask-deal-number", number=number, who=dealer))


def _turn(view: View) -> Answer:
    public = view.public
    if public.phase is Phase.DISCARD:
        return _turn_discard(view)
    if public.phase is Phase.PLAY:
        return (note("cribbage-ask-turn", who=Who(public.turn), total=public.total),)
    if public.open is not None:
        seconds = view.options.claim_seconds
        lines = (note("cribbage-ask-turn-count", who=Who(public.open.seat), what=public.open.what),)
        return (
            (*lines, note("cribbage-event-count-clock", seconds=seconds))
            if seconds and public.open.seat == view.seat
            else lines
        )
    return (note("cribbage-ask-turn-nobody", phase=public.phase),)


def _turn_discard(view: View) -> Answer:
    waiting_for = choosing(view)
    if view.seat in waiting_for:
        lines = [note("cribbage-event-choose", who=Who(view.public.dealer), count=view.to_discard)]
        others = tuple(seat for seat in waiting_for if seat != view.seat)
        if others:
            lines.append(note("cribbage-ask-still-choosing", others=Seats(others)))
        return tuple(lines)
    if view.seat is None:
        return (note("cribbage-ask-still-choosing", others=Seats(waiting_for)),)
    wait = note("cribbage-ask-you-wait", others=Seats(waiting_for))
    if not view.options.discards(view.seat, view.public.dealer):
        return (wait, note("cribbage-ask-dealer-has-none"))
    return (wait,)


def _hand(view: View) -> Answer:
    public = view.public
    if view.seat is None:
        return (note("cribbage-ask-watching"),)
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    if public.open is not None and public.open.seat == view.seat:
        return (_counting(view),)
    if not view.hand:
        return (note("cribbage-ask-hand-none"),)
    hand = sorted_hand(view.hand)
    if public.phase is Phase.SHOW and public.starter is not None:
        return (note("cribbage-ask-hand-and-starter", cards=hand, starter=public.starter),)
    lines: Answer = (note("cribbage-ask-hand", cards=hand),)
    if view.discards:
        lines = (*lines, note("cribbage-ask-discards", cards=sorted_hand(view.discards)))
    return lines


def _holdings(view: View) -> Answer:
    if _resting(view):
        return (note("cribbage-ask-no-deal"),)
    held = view.public.held
    seats = own_first(tuple(range(len(held))), view.seat)
    parts = Notes(
        tuple(note("cribbage-part-holding", player=Who(seat), count=held[seat]) for seat in seats)
    )
    return (note("cribbage-ask-holdings", parts=parts),)


def _last(view: View) -> Answer:
    last = view.public.last
    if last is None:
        return (note("cribbage-ask-nothing-yet"),)
    if isinstance(last, Discarded):
        return (note("cribbage-event-discarded", who=Who(last.seat), count=last.count),)
    if isinstance(last, Played):
        return (parts_note(last),)
    if isinstance(last, Counted):
        return (result_item(last), result_note(last))
    return (note("cribbage-event-heels", who=Who(last.dealer), points=last.points),)


def _next(view: View) -> Answer:
    phase = view.public.phase
    if phase is Phase.DISCARD:
        return (note("cribbage-ask-next-none-to-discard"),)
    if phase is Phase.PLAY:
        if not view.hand:
            return (note("cribbage-ask-hand-none"),)
        return (note("cribbage-ask-next-none-fits", total=view.public.total),)
    if view.public.open is not None and view.public.open.seat == view.seat:
        return (note("cribbage-ask-next-type"),)
    return (note("cribbage-ask-next-nothing"),)


def _why(view: View) -> Answer:
    public = view.public
    lines = advice(view) or _turn(view)
    if public.open is not None:  # what is asked now; the counts before it have a key of their own
        return (*lines, *((note("cribbage-advice-earlier"),) if public.results else ()))
    if public.phase in (Phase.DISCARD, Phase.PLAY):
        return lines
    return (*lines, *(explanation(public.results[-1]) if public.results else ()))


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
