"""What the information keys answer (section 7): from what the seat knows, in every phase, changing
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.rummy import events as e
from games.rummy.choosing import lay_offs, replacements
from games.rummy.legal import rest_of
from games.rummy.melds import RUN, Cards
from games.rummy.narration import end_lines, may_i, narrate
from games.rummy.nearest import missing
from games.rummy.phrases import (
    contract_note,
    is_open,
    marked_wild,
    meld_full,
    meld_name,
    melds_notes,
    numbers,
    own_first,
    run_ends,
    sorted_hand,
)
from games.rummy.search import can_open
from games.rummy.state import HAND_PHASES, View, claimants
from playroom.engine.cards import Card
from playroom.engine.notes import Kind, Note, Notes, Seats, Who, note
from playroom.engine.table import Answer, Ask


def answer(view: View, ask: Ask) -> Answer:
    """The lines that answer a key."""
    return _ANSWERS[ask](view)


def _running(view: View) -> bool:
    return view.public.phase in HAND_PHASES


def _no_hand(view: View) -> Answer:
    return (note("rummy-no-hand-now"),)


# -- C, B, F, V ------------------------------------------------------------------------------------


def _count(view: View) -> Answer:
    public = view.public
    if not _running(view):
        return _no_hand(view)
    contract = contract_note(*public.contract)
    if view.seat is None:
        return (note("rummy-this-hand", contract=contract),)
    lines = [note("rummy-this-hand-mine", contract=contract, open=public.opened[view.seat])]
    if view.rules.may_i and view.rules.may_i_limit:
        left = max(0, view.rules.may_i_limit - public.claims[view.seat])
        lines.append(note("rummy-claims-left", count=left))
    return tuple(lines)


def _burden(view: View) -> Answer:
    public = view.public
    if public.phase == "over":
        return (note("rummy-turn-over"),)
    return (note("rummy-deals", who=Who(public.dealer), number=public.number),)


def _first(view: View) -> Answer:
    public = view.public
    if not _running(view):
        return _no_hand(view)
    if public.top is None:
        first = note("rummy-pile-none", stock=public.stock)
    else:
        first = note(
            "rummy-pile-top",
            card=public.top,
            stock=public.stock,
            wild=marked_wild(view.rules, public.top),
        )
    if public.flipped:
        return (first, note("rummy-turned-times", times=public.flipped))
    return (first,)


def _table(view: View) -> Answer:
    public = view.public
    if not _running(view):
        return _shown_hands(view)
    if not public.melds:
        return (note("rummy-table-none"),)
    lines = [note("rummy-table-melds", count=len(public.melds))]
    for number, laid in enumerate(public.melds, 1):
        values: dict[str, Any] = {
            "number": number,
            "who": Who(laid.owner),
            "meld": meld_full(laid.meld),
        }
        ends = run_ends(laid.meld) if laid.meld.kind == RUN else ()
        if ends:
            lines.append(note("rummy-meld-run", ends=ends, **values))
        else:
            lines.append(note("rummy-meld-line", **values))
    return tuple(lines)


def _shown_hands(view: View) -> Answer:
    ended = view.public.ended
    if ended is None:
        return _no_hand(view)
    lines = []
    for seat in own_first(range(len(ended.hands)), view.seat):
        cards = sorted_hand(ended.hands[seat])
        if cards:
            lines.append(
                note("rummy-had", who=Who(seat), cards=cards, points=view.rules.score(cards))
            )
        else:
            lines.append(note("rummy-had-none", who=Who(seat)))
    return tuple(lines)


# -- S, Shift S ------------------------------------------------------------------------------------


def _scores(view: View) -> Answer:
    public = view.public
    if public.result is not None:
        return (note("rummy-final", points=numbers(public.result.totals, view.seat)),)
    return (
        note("rummy-totals-now", number=public.number, points=numbers(public.totals, view.seat)),
    )


def _details(view: View) -> Answer:
    public = view.public
    if not public.posted:
        return (note("rummy-nothing-posted"),)
    lines = []
    for number, row in enumerate(public.posted, 1):
        lines.append(note("rummy-posted-hand", number=number, points=numbers(row, view.seat)))
        filled = tuple(seat for hand, seat in public.filled if hand == number)
        disputed = tuple(seat for hand, seat in public.disputed if hand == number)
        if filled:
            lines.append(note("rummy-filled", others=Seats(filled)))
        if disputed:
            lines.append(note("rummy-disputed", others=Seats(disputed)))
    return tuple(lines)


# -- T ---------------------------------------------------------------------------------------------


def _turn(view: View) -> Answer:
    public, seat = view.public, view.seat
    lines: list[Note] = []
    phase = public.phase
    if phase in ("draw", "play"):
        lines.append(note("rummy-turn-of", who=Who(public.turn), phase=phase))
        if seat is not None and phase == "draw" and seat in claimants(view.rules, public):
            lines += _ahead(view)
    elif phase == "claim":
        lines += _turn_claim(view)
    elif phase == "over":
        lines.append(note("rummy-turn-over"))
    elif phase == "suspended":
        lines.append(note("rummy-turn-suspended"))
    elif seat in public.waiting:
        lines.append(note(f"rummy-asked-{phase}"))
    else:
        lines.append(note("rummy-turn-others", phase=phase, others=Seats(public.waiting)))
    now = public.correction
    if now is not None:
        old = public.posted[now.hand - 1][now.seat] or 0
        lines.append(
            note(
                "rummy-proposed",
                who=Who(now.by),
                hand=now.hand,
                player=Who(now.seat),
                old=old,
                new=now.points,
            )
        )
        if seat in now.waiting:
            lines.append(note("rummy-agree-asked"))
        else:
            lines.append(note("rummy-turn-others", phase="correction", others=Seats(now.waiting)))
    return tuple(lines)


def _turn_claim(view: View) -> list[Note]:
    public = view.public
    assert public.top is not None
    if view.seat in public.waiting:
        asked = may_i(public.turn, public.top, public.discarder, view.rules.claim_seconds)
        return [Note(one.id, one.values) for one in asked]
    return [note("rummy-turn-claim", card=public.top, others=Seats(public.waiting))]


def _ahead(view: View) -> list[Note]:
    top = view.public.top
    if top is None:
        return []
    if view.answer:
        return [note("rummy-ahead", answer=view.answer, card=top)]
    if view.quiet:
        return [note("rummy-ahead-quiet")]
    return [note("rummy-ahead-none", card=top)]


# -- H, E, L ---------------------------------------------------------------------------------------


def _hand(view: View) -> Answer:
    if view.seat is None:
        return (note("rummy-watching"),)
    if not _running(view):
        return _shown_hands(view)
    if not view.hand:
        return (note("rummy-hand-empty"),)
    rest = sorted_hand(rest_of(view))
    lines = [note("rummy-hand", cards=rest)] if rest else []
    if wilds := tuple([one for one in rest if marked_wild(view.rules, one)]):
        lines.append(note("rummy-hand-wilds", cards=wilds))
    fresh = fresh_cards(view)
    if fresh:
        lines.append(note("rummy-new-cards", cards=fresh))
    if view.draft:
        lines.append(note("rummy-draft", melds=melds_notes(view.draft)))
    return tuple(lines)


def fresh_cards(view: View) -> Cards:
    """The cards that came last and are still in the hand."""
    left = list(view.hand)
    found = []
    for one in view.fresh:
        if one in left:
            left.remove(one)
            found.append(one)
    return tuple(found)


def _holdings(view: View) -> Answer:
    public = view.public
    if not _running(view):
        return _no_hand(view)
    seats = own_first(
        (seat for seat in range(len(public.held)) if seat not in public.vacated), view.seat
    )
    parts = Notes(
        tuple(
            note(
                "rummy-holding", player=Who(seat), count=public.held[seat], open=public.opened[seat]
            )
            for seat in seats
        )
    )
    lines = [note("rummy-holdings", parts=parts)]
    if public.vacated:
        lines.append(note("rummy-vacated", others=Seats(public.vacated)))
    return tuple(lines)


def _last(view: View) -> Answer:
    for event in reversed(view.public.last):
        if getattr(event, "seat", None) != view.seat:
            told = narrate(event, view.seat)
            if told:
                return tuple(Note(one.id, one.values) for one in told)
    if view.public.result is not None:
        result = view.public.result
        ended = e.GameEnded(result.totals, result.winners, result.posted_for, result.rated)
        return end_lines(ended, view.seat, Kind.ANSWER)
    return (note("rummy-nothing-yet"),)


# -- Z, W ------------------------------------------------------------------------------------------


def _next(view: View) -> Answer:
    """Z when no card can be laid off."""
    if view.seat is None:
        return (note("rummy-watching"),)
    if not _running(view):
        return _no_hand(view)
    if is_open(view):
        return (note("rummy-no-lay-off"),)
    return _contract_state(view)


def _contract_state(view: View) -> Answer:
    public = view.public
    contract = contract_note(*public.contract)
    if can_open(view.hand, public.number, view.rules):
        return (note("rummy-contract-ready", contract=contract),)
    count = missing(view.hand, public.number, view.rules)
    if count:
        return (note("rummy-contract-lacks", count=count, contract=contract),)
    return (note("rummy-contract-nearly", contract=contract),)


def _why(view: View) -> Answer:
    public, seat = view.public, view.seat
    if seat is None or not _running(view) or seat in public.vacated:
        return _turn(view)
    if public.turn != seat:
        lines = list(_turn(view))
        if public.phase == "claim" and seat in public.waiting:
            lines += _claim_advice(view)
        return tuple(lines)
    if public.phase == "draw":
        return (note("rummy-why-draw", top=public.top is not None), *_draw_advice(view))
    if public.phase == "claim":
        return _turn(view)
    if not is_open(view):  # what the hand allows comes first, then the keys of the turn
        return (*_play_advice(view), note("rummy-why-lay"))
    return (note("rummy-why-play"), *_play_advice(view))


def _helps(view: View) -> bool:
    """Does the top of the pile bring the contract nearer?"""
    public, top = view.public, view.public.top
    if top is None or is_open(view):
        return False
    return missing((*view.hand, top), public.number, view.rules) < missing(
        view.hand, public.number, view.rules
    )


def _draw_advice(view: View) -> Answer:
    if view.public.top is None:
        return ()
    if is_open(view):
        return (_fits(view, view.public.top),)
    return (
        note(
            "rummy-advice-top",
            card=view.public.top,
            helps=_helps(view),
            wild=view.rules.wild[view.public.top],
        ),
    )


def _fits(view: View, card: Card) -> Note:
    """For one who has opened: would a card fit on the table?"""
    fits = any(action.card == card for action in lay_offs(view._replace(hand=(*view.hand, card))))
    return note("rummy-advice-open", card=card, fits=fits)


def _claim_advice(view: View) -> list[Note]:
    assert view.public.top is not None
    if is_open(view):
        return [_fits(view, view.public.top)]
    return [note("rummy-advice-claim", card=view.public.top, helps=_helps(view))]


def _play_advice(view: View) -> Answer:
    if not is_open(view):
        return _contract_state(view)
    count = len({action.card for action in lay_offs(view)})
    lines = [note("rummy-advice-lay", count=count)] if count else [note("rummy-no-lay-off")]
    for action in replacements(view):
        run = meld_name(view.public.melds[action.meld].meld)
        lines.append(note("rummy-advice-free", card=action.card, meld=run))
        break
    return tuple(lines)


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
