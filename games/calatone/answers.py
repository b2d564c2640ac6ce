"""What the information keys answer, from a view (section 8 of the rules).

Every key answers in every phase.
"""

from __future__ import annotations

from collections.abc import Callable

from games.calatone.betting import Legal, legal
from games.calatone.evaluator import Category, Made
from games.calatone.events import RoundStarted, Spoke, Withdrew
from games.calatone.narration import accounts_note, first_note, proposal_note, spoken, withdrawn
from games.calatone.packs import HAND
from games.calatone.says import (
    balance_note,
    card_note,
    limit_note,
    listed,
    made_note,
    own_first,
    own_last,
    sorted_own,
)
from games.calatone.state import Chair, Phase, evaluator_for
from games.calatone.view import HandView, View
from playroom.engine.notes import Note, Seats, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import Answer, Ask


def answer(view: View, ask: Ask) -> Answer:
    """The lines of a key."""
    return _ANSWERS[ask](view)


def own_legal(view: View) -> Legal | None:
    """What the seat may do with chips, or could if it were its turn; None when it has nothing more
    to say.
    """
    hand, seat = view.hand, view.seat
    if (
        view.phase is not Phase.BET
        or hand is None
        or seat is None
        or seat not in hand.live
        or not view.stacks[seat]
    ):
        return None
    return legal(view.terms, hand, view.stacks, seat)


def own_made(view: View) -> Made | None:
    """What the seat's cards make, where the table tells it (CAL-118)."""
    if view.hand is None or not view.hand.own or not view.terms.tells_hands:
        return None
    return evaluator_for(view.terms, view.hand.size).made(view.hand.own)


def shown_note(view: View, hand: HandView, seat: Seat) -> Note:
    """One player's shown cards, the newest first, and the hand they make when they make one (also
    of one's own: all see it).
    """
    up = hand.up[seat]
    made = evaluator_for(view.terms, hand.size).made(up)
    if made.category is Category.HIGH_CARD and len(up) < HAND:
        return note("calatone-shown", who=Who(seat), cards=tuple(reversed(up)))
    return note(
        "calatone-shown-made", who=Who(seat), cards=tuple(reversed(up)), hand=made_note(made)
    )


# -- C, B, F, V ------------------------------------------------------------------------------------


def _count(view: View) -> Answer:
    hand = view.in_hand
    if hand is None:
        none = note("calatone-no-hand")
        return (none, *account(view)) if view.seat is not None else (none,)
    if view.phase is Phase.DECLARE:
        return (
            note("calatone-pot-declaring", pot=hand.pot, done=len(hand.done), count=len(hand.live)),
        )
    if view.phase is Phase.EXPOSE:
        return (note("calatone-pot", pot=hand.pot),)
    may = own_legal(view)
    if not hand.level:
        return (note("calatone-pot-no-bet", pot=hand.pot), *_range(may))
    if may is None or not may.call:
        return (note("calatone-pot-level", pot=hand.pot, level=hand.level),)
    return (note("calatone-pot-cost", pot=hand.pot, level=hand.level, cost=may.call), *_range(may))


def _range(may: Legal | None) -> Answer:
    if may is None:
        return ()
    if may.bet is not None:
        return (note("calatone-range-bet", low=may.bet[0], high=may.bet[1]),)
    if may.raise_ is not None:
        return (note("calatone-range-raise", low=may.raise_[0], high=may.raise_[1]),)
    return ()


def account(view: View) -> Answer:
    """One's own account with the bank."""
    seat = view.seat
    if seat is None:
        return (note("calatone-no-hand"),)
    result = view.results[seat]
    how = "ahead" if result > 0 else "behind" if result < 0 else "even"
    return (
        note(
            "calatone-account",
            issued=view.issued[seat],
            returned=view.returned[seat],
            stack=view.stacks[seat],
            how=how,
            chips=abs(result),
        ),
    )


def _burden(view: View) -> Answer:
    hand = view.in_hand
    if hand is not None:
        return (note("calatone-deals", who=Who(hand.dealer)),)
    if view.next_order:
        return (note("calatone-deals-next", who=Who(view.next_order[-1])),)
    return (note("calatone-no-dealer"),)


def bank(view: View) -> Answer:
    """Shift+B: who keeps the bank, and one's own account."""
    keeper = note("calatone-bank-is", who=Who(view.banker))
    return (keeper,) if view.seat is None else (keeper, *account(view))


def _first(view: View) -> Answer:
    hand = view.hand
    if hand is None or not hand.own:
        return (note("calatone-no-cards"),)
    hidden = hand.own_hidden
    if hidden is None:
        lines = [note("calatone-both-hidden", cards=sorted_own(hand.own))]
    elif view.phase is Phase.EXPOSE:
        lines = [
            note(
                "calatone-will-show",
                hidden=hidden,
                shown=tuple(one for one in hand.own if one != hidden),
            )
        ]
    else:
        up = tuple(one for one in hand.own if one != hidden)
        lines = [note("calatone-own-hidden", hidden=hidden, shown=up)]
    return (*lines, *worth(view))


def worth(view: View) -> Answer:
    """What one's cards are worth, where the table tells it."""
    made = own_made(view)
    return () if made is None else (note("calatone-worth", hand=made_note(made)),)


def _table(view: View) -> Answer:
    hand = view.hand
    if hand is None:
        return (note("calatone-nothing-shown"),)
    if hand.announced:
        return laid(view, hand)
    if view.in_hand is None or not hand.round:
        return (note("calatone-nothing-shown"),)
    return tuple(shown_note(view, hand, seat) for seat in own_last(hand.live, view.seat))


def laid(view: View, hand: HandView) -> Answer:
    """The hands that were declared, in the order in which they were announced."""
    worth = evaluator_for(view.terms, hand.size)
    return tuple(
        note("calatone-laid", who=Who(seat), hand=made_note(worth.made(five)), cards=five)
        for seat, five in zip(hand.announced, hand.laid, strict=True)
    )


# -- S, E ------------------------------------------------------------------------------------------


def _scores(view: View) -> Answer:
    if view.phase is Phase.OVER:  # all chips are back in the bank
        return (accounts_note(view.results, view.seat),)
    parts = [_stack(view, seat) for seat in own_first(view.places, view.seat)]
    return (note("calatone-stacks", parts=listed(parts)),)


def _stack(view: View, seat: Seat) -> Note:
    hand, chips = view.in_hand, view.stacks[seat]
    if view.chairs[seat] is Chair.LEFT:
        return note("calatone-stack-left", player=Who(seat))
    if view.chairs[seat] is Chair.OBSERVER:
        return note("calatone-stack-watching", player=Who(seat))
    if hand is not None and seat in hand.live and not chips:
        return note("calatone-stack-all-in", player=Who(seat))
    if hand is not None and seat not in hand.live:
        return note("calatone-stack-out", player=Who(seat), chips=chips)
    return note("calatone-stack", player=Who(seat), chips=chips)


def _details(view: View) -> Answer:
    lines = [
        note(
            "calatone-result", player=Who(seat), issued=view.issued[seat],
            balance=balance_note(seat, view.results[seat]),
        )
        for seat in own_first(view.places, view.seat)
    ]  # fmt: skip
    lines.append(note("calatone-hands", count=view.hands))
    return (*lines, *limit_left(view))


def limit_left(view: View) -> Answer:
    """The limit and what is left of it."""
    if view.limit is None:
        return (note("calatone-no-limit-set"),)
    if view.reached:
        return (note("calatone-limit-is-reached", limit=limit_note(view.limit)),)
    if view.limit.kind == "time":
        return (note("calatone-limit-is", limit=limit_note(view.limit)),)
    return (
        note(
            f"calatone-limit-left-{view.limit.kind}", limit=limit_note(view.limit), count=view.left
        ),
    )


def _holdings(view: View) -> Answer:
    hand = view.in_hand
    if hand is None:
        return (note("calatone-no-hand"),)
    many = max(hand.counts)
    lines = [note("calatone-holding", count=many, players=Seats(own_first(hand.live, view.seat)))]
    all_in = tuple(seat for seat in hand.live if not view.stacks[seat])
    if all_in:
        lines.append(note("calatone-all-in-are", players=Seats(all_in)))
    lines.append(
        note("calatone-out-and-rest", out=len(hand.order) - len(hand.live), rest=hand.rest)
    )
    return tuple(lines)


# -- T, L, H, Z ------------------------------------------------------------------------------------


def _turn(view: View) -> Answer:
    hand = view.in_hand
    others = tuple(seat for seat in view.awaited if seat != view.seat)
    if view.phase is Phase.BET and hand is not None:
        if not view.is_awaited:
            gone = _own_part(view, "bet")
            return (*gone, note("calatone-turn-of", round=hand.round, player=Who(hand.queue[0])))
        return (_own_turn(hand.round, view.legal or Legal()),)
    if view.phase is Phase.OVER:
        return (note("calatone-turn-over"),)
    name = "limit" if view.phase is Phase.LIMIT else view.phase.value
    lines = list(_own_part(view, name))
    if others:
        lines.append(note("calatone-waiting", what=name, players=Seats(others)))
    if view.phase is Phase.ASK and view.question is not None:
        asked = view.question
        lines.insert(0, proposal_note(asked.what, asked.by, asked.amount, asked.limit))
    return tuple(lines)


def _own_part(view: View, name: str) -> Answer:
    """What is asked of this seat outside the betting, or that it has left and how the table is left
    too.
    """
    if view.seat is not None and view.chairs[view.seat] is Chair.LEFT:
        return (note("calatone-you-left", chips=view.returned[view.seat]),)
    if not view.is_awaited:
        return ()
    return (
        note(f"calatone-turn-{name}", first=view.hands == 0)
        if name == "between"
        else note(f"calatone-turn-{name}"),
    )


def _own_turn(round_: int, may: Legal) -> Note:
    if may.bet is not None:
        return note("calatone-turn-bet", round=round_, low=may.bet[0], high=may.bet[1])
    if may.raise_ is not None:
        return note(
            "calatone-turn-raise",
            round=round_,
            cost=may.call or 0,
            low=may.raise_[0],
            high=may.raise_[1],
        )
    return note("calatone-turn-see", round=round_, cost=may.call or 0)


def _last(view: View) -> Answer:
    hand = view.hand
    last = hand.last if hand is not None else None
    if isinstance(last, RoundStarted) and last.first is not None:
        return (note("calatone-last", round=last.round, said=first_note(last)),)
    if hand is not None and isinstance(last, (Spoke, Withdrew)):
        said = spoken(last) if isinstance(last, Spoke) else withdrawn(last)
        return (note("calatone-last", round=hand.round, said=said),)
    return (note("calatone-nothing-said"),)


def _hand(view: View) -> Answer:
    hand = view.hand
    if hand is None or not hand.own:
        return (note("calatone-no-cards"),)
    cards = own_cards(hand)
    name = "calatone-own"
    if view.in_hand is None:
        name = "calatone-own-last"
    elif view.seat not in hand.live:
        name = "calatone-own-withdrawn"
    return (note(name, count=len(hand.own), cards=listed(cards)), *worth(view))


def own_cards(hand: HandView, order: str = "rank") -> tuple[Note, ...]:
    """One's own cards as phrases, the hidden one marked."""
    return tuple(card_note(one, one == hand.own_hidden) for one in sorted_own(hand.own, order))


def _next(view: View) -> Answer:
    if (
        view.phase is Phase.DECLARE
        and view.seat is not None
        and view.hand is not None
        and view.hand.own_five
    ):
        return (note("calatone-next-declared"),)
    return (note("calatone-next-none"),)


# -- W ---------------------------------------------------------------------------------------------


def _why(view: View) -> Answer:
    from games.calatone.advice import advice

    hand = view.in_hand
    if hand is None or view.seat is None or view.seat not in hand.live:
        between = view.phase is Phase.BETWEEN and view.playing
        return (
            (*_turn(view), note("calatone-why-between", rebuy=view.terms.rebuy != "never"))
            if between
            else _turn(view)
        )
    if not view.is_awaited:
        lines = _turn(view)
    elif view.phase is Phase.EXPOSE:
        lines = (*_turn(view), note("calatone-why-expose"))
    elif view.phase is Phase.DECLARE:
        lines = (*_turn(view), note("calatone-why-declare"), note("calatone-why-five"))
    else:
        lines = _ways(view.legal or Legal())
    return (*lines, *(advice(view) if view.terms.help else ()))


def _ways(may: Legal) -> Answer:
    """All that may be said in a betting turn, each with its key and its chips, and why not the
    rest.
    """
    lines = [
        note("calatone-why-check") if may.check else note("calatone-why-see", cost=may.call or 0)
    ]
    for name, between in (("open", may.bet), ("raise", may.raise_)):
        if between is not None:
            low, high = between
            lines.append(
                note(f"calatone-why-{name}{'-only' if low == high else ''}", low=low, high=high)
            )
            lines += [note("calatone-why-most", high=high)] if low < high else []
    lines.append(note("calatone-why-fold"))
    if not may.check:
        lines.append(note("calatone-why-no-pass"))
    if may.why_not:
        lines.append(note(f"calatone-why-no-raise-{may.why_not}"))
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
