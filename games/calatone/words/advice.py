"""What W tells of a turn, and what a good player would consider, where the table runs with `help`
(CAL-118).
"""

from __future__ import annotations

from games.calatone.actions import Bet, Check, Expose, Fold, Raise
from games.calatone.bots.unseen import Known, deals, share
from games.calatone.rules.bets import Legal
from games.calatone.rules.packs import pack_of
from games.calatone.rules.silence import lower_card
from games.calatone.state import Phase
from games.calatone.view import HandView, View
from games.calatone.words.phrases import made_note, only
from playroom.engine.kit.told import say
from playroom.engine.notes import note
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.engine.table import Answer

DEALS = 40
"""How many ways to go on are tried; the answer to a key must not wait for more."""


def ways(may: Legal) -> Answer:
    """All that may be said in a betting turn, each with its key and its chips, and why not the
    rest.
    """
    lines = [
        note("calatone-advice-check") if may.check else note("calatone-advice-see", cost=may.cost)
    ]
    if may.attack is not None:
        name, low, high = may.attack
        name = "open" if name == "bet" else name
        lines.append(note(f"calatone-advice-{name}{only(low, high)}", low=low, high=high))
        lines += [note("calatone-advice-most", high=high)] if low < high else []
    lines.append(note("calatone-advice-fold"))
    if not may.check:
        lines.append(note("calatone-advice-no-pass"))
    if may.why_not:
        lines.append(note(f"calatone-advice-no-raise-{may.why_not}"))
    return tuple(lines)


def advice(view: View) -> Answer:
    """Lines of advice for the seat of `view`; none when it is not asked to decide anything about
    cards or chips.
    """
    hand = view.hand
    if hand is None or not view.is_awaited:
        return ()
    match view.phase:
        case Phase.EXPOSE:
            return say("calatone-advice-lower", card=lower_card(hand.own))
        case Phase.DECLARE:
            best = view.evaluator.best(hand.own)
            made = made_note(view.evaluator.made(best))
            return say("calatone-ask-best-five", cards=best, hand=made)
        case Phase.BET:
            return _chances(view, hand, *_odds(view, hand))
    return ()


def reasons(view: View, action: Action) -> Answer:
    """Why a hint does what it does: the advice, and in place of its last line what the action is
    for, where the chances alone do not tell.
    """
    hand = view.hand
    if hand is None or not view.is_awaited:
        return ()
    if isinstance(action, Expose):
        lower = action.card == lower_card(hand.own)
        return say("calatone-hint-shows", card=action.card, lower=lower)
    if view.phase is not Phase.BET:
        return advice(view)
    wins, price = _odds(view, hand)
    told = _chances(view, hand, wins, price)
    match action:
        case Bet() | Raise():
            ahead = wins * len(hand.bets.live) >= 100
            return (told[0], note("calatone-hint-bet", ahead=ahead))
        case Check():
            return (told[0], note("calatone-hint-check"))
        case Fold() if 0 < price <= wins:
            return (told[0], note("calatone-hint-fold"))
    return told


def _odds(view: View, hand: HandView) -> tuple[int, int]:
    """How many of 100 such deals the hand wins when all stay in, and from how many on calling pays
    (0: there is nothing to pay). The same view gives the same answer.
    """
    seen = {*hand.own, *(card for up in hand.up for card in up)}
    unseen = tuple(card for card in pack_of(hand.deal.size).cards() if card not in seen)
    rivals = tuple(seat for seat in hand.bets.live if seat != view.seat)
    facts = Known(hand, hand.own, rivals, unseen, ())
    futures = deals(view.evaluator, facts, DEALS, Rng("advice"), None)
    wins = sum(share(mine, [key for _, key in theirs]) for mine, theirs in futures) / len(futures)
    cost = 0 if view.legal is None else view.legal.cost
    return round(100 * wins), -(-100 * cost // (hand.bets.pot + cost)) if cost else 0


def _chances(view: View, hand: HandView, wins: int, price: int) -> Answer:
    lines = [note("calatone-advice-wins", wins=wins, count=len(hand.bets.live))]
    if price and view.legal is not None:
        lines.append(note("calatone-advice-price", price=price, cost=view.legal.cost))
    elif view.options.all_pass_ends:
        lines.append(note("calatone-advice-all-pass"))
    return tuple(lines)
