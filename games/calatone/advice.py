"""What a good player would consider, said where the table runs with `help` (CAL-118)."""

from __future__ import annotations

from games.calatone.bots.odds import Known, deals, share
from games.calatone.packs import pack_of
from games.calatone.says import made_note
from games.calatone.standin import card
from games.calatone.state import Phase, evaluator_for
from games.calatone.view import HandView, View
from playroom.engine.notes import note
from playroom.engine.rng import Rng
from playroom.engine.table import Answer

DEALS = 40
"""How many ways to go on are tried; the answer to a key must not wait for more."""


def advice(view: View) -> Answer:
    """Lines of advice for the seat of `view`; none when it is not asked to decide anything about
    cards or chips.
    """
    hand = view.hand
    if hand is None or not view.is_awaited:
        return ()
    match view.phase:
        case Phase.EXPOSE:
            return (note("calatone-advice-expose", card=card(hand.own)),)
        case Phase.DECLARE:
            worth = evaluator_for(view.terms, hand.size)
            best = worth.best(hand.own)
            return (note("calatone-best-five", cards=best, hand=made_note(worth.made(best))),)
        case Phase.BET:
            return _chances(view, hand)
    return ()


def _chances(view: View, hand: HandView) -> Answer:
    """How often the hand wins when nobody withdraws, and from when on seeing pays.

    The same view gives the same answer.
    """
    open_now = {one for up in hand.up for one in up}
    unseen = tuple(one for one in pack_of(hand.size) if one not in open_now and one not in hand.own)
    facts = Known(
        hand, hand.own, tuple(seat for seat in hand.live if seat != view.seat), unseen, ()
    )
    tried = deals(evaluator_for(view.terms, hand.size), facts, DEALS, Rng("advice"), None)
    wins = sum(share(mine, [key for _, key in theirs]) for mine, theirs in tried) / len(tried)
    lines = [note("calatone-advice-wins", wins=round(100 * wins), count=len(hand.live))]
    cost = view.legal.call if view.legal is not None else None
    if cost:
        lines.append(
            note("calatone-advice-price", price=-(-100 * cost // (hand.pot + cost)), cost=cost)
        )
    elif view.terms.all_pass_ends:
        lines.append(note("calatone-advice-pass"))
    return tuple(lines)
