"""What W, Z and K say about what a good player considers: how far the contract is, whether a card
helps, what can be added.
"""

from __future__ import annotations

from games.rummy.actions import Discard, MayI, Pass, Stock, Take, Throw
from games.rummy.bots.distance import Near, missing, nearest
from games.rummy.moves import lay_offs, replacements
from games.rummy.rules.contract import can_open
from games.rummy.rules.melds import SET
from games.rummy.rules.refusals import contract_note
from games.rummy.state import HAND_PHASES, Phase, View
from games.rummy.words.phrases import meld_name, rank_notes
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.told import say
from playroom.engine.notes import Note, note
from playroom.engine.record import replace
from playroom.engine.steps import Action
from playroom.engine.table import Answer


def turn_advice(view: View) -> Answer:
    """What to consider in one's own turn, with the keys of the turn."""
    public = view.public
    if public.phase is Phase.DRAW:
        return (note("rummy-advice-keys-draw", top=public.top is not None), *_on_top(view))
    if not view.is_open:  # what the hand allows comes first, then the keys of the turn
        return (*contract_state(view), note("rummy-advice-keys-lay"))
    return (note("rummy-advice-keys-play"), *_on_laying(view))


def claim_advice(view: View, quiet: bool) -> Answer:
    """Whether the card that may be claimed helps; `quiet`: and the key that ends the questions."""
    card = view.public.top
    assert card is not None
    if view.is_open:
        helps = _fits(view, card)
    else:
        helps = note("rummy-advice-claim", card=card, helps=_helps(view, card))
    return (helps, note("rummy-advice-quiet")) if quiet else (helps,)


def _on_top(view: View) -> Answer:
    card = view.public.top
    if card is None:
        return ()
    if view.is_open:
        return (_fits(view, card),)
    helps, wild = _helps(view, card), view.options.wild[card]
    return say("rummy-advice-top", card=card, helps=helps, wild=wild)


def _helps(view: View, card: Card) -> bool:
    """Does a card bring the contract nearer?"""
    number, options = view.public.number, view.options
    now = missing(view.hand, number, options)
    return missing((*view.hand, card), number, options) < now


def _fits(view: View, card: Card) -> Note:
    """For one who has gone down: would a card fit on the table?"""
    holding = replace(view, hand=(*view.hand, card))
    fits = any(action.card == card for action in lay_offs(holding))
    return note("rummy-advice-open", card=card, fits=fits)


def reasons(turn: Turn, action: Action) -> Answer:
    """What a card does for the contract, or costs in the hand."""
    view: View = turn.view
    match action:
        case MayI() | Pass() if view.public.phase is Phase.CLAIM and view.public.top is not None:
            return claim_advice(view, False)
        case Take() | Stock():
            return _on_top(view)
        case Throw(card=card) | Discard(card=card) if not view.is_open:
            left = list(view.hand)
            left.remove(card)
            lacks = missing(tuple(left), view.public.number, view.options)
            more = lacks - missing(view.hand, view.public.number, view.options)
            return say("rummy-hint-throws", count=lacks, more=more > 0)
        case Throw() | Discard() if len(view.hand) == 1:
            return say("rummy-hint-out")
        case Throw(card=card) | Discard(card=card):
            return say("rummy-hint-points", card=card, points=view.options.points[card])
    return ()


def _on_laying(view: View) -> Answer:
    count = len({action.card for action in lay_offs(view)})
    lines = [note("rummy-advice-lay", count=count) if count else note("rummy-advice-no-lay-off")]
    action = next(replacements(view), None)
    if action is not None:
        run = meld_name(view.public.melds[action.meld].meld)
        lines.append(note("rummy-advice-free", card=action.card, meld=run))
    return tuple(lines)


def contract_state(view: View) -> Answer:
    """Can the contract be laid, and if not, how many cards are missing?"""
    number, contract = view.public.number, contract_note(*view.public.contract)
    if can_open(view.hand, number, view.options):
        now = view.in_turn and view.public.phase is Phase.PLAY  # before, J would be refused
        return say("rummy-advice-contract-ready", contract=contract, now=now)
    count = missing(view.hand, number, view.options)
    if count:
        return say("rummy-advice-contract-lacks", count=count, contract=contract)
    return say("rummy-advice-contract-nearly", contract=contract)


def lacks(view: View) -> Answer:
    """What the hand lacks for the contract: its nearest melds one by one."""
    public = view.public
    if view.seat is None:
        return say("rummy-ask-watching")
    if public.phase not in HAND_PHASES:
        return say("rummy-ask-no-hand-now")
    if view.is_open:
        return say("rummy-advice-open-already")
    contract = contract_note(*public.contract)
    near, pool = nearest(view.hand, public.number, view.options)
    pool_note = note("rummy-advice-pool", count=pool)
    count = missing(view.hand, public.number, view.options)
    if count:  # in Z and W this line leads here, to K
        first: Answer = say("rummy-advice-lacks", count=count, contract=contract)
    else:
        first = contract_state(view)
    return (*first, *map(_near_note, near), pool_note)


def _near_note(near: Near) -> Note:
    if not near.held:
        return note("rummy-advice-near-nothing", kind=near.kind)
    if near.kind == SET:
        count = len(near.held)
        return note("rummy-advice-near-set", rank=near.of, count=count, holes=near.holes)
    card, ranks = near.held[0], rank_notes(near.held)
    if not near.holes:
        return note("rummy-advice-near-run-whole", card=card, ranks=ranks)
    return note("rummy-advice-near-run", card=card, ranks=ranks, lacks=rank_notes(near.lacks))
